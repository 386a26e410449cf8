import SwiftUI

let mixedViews: [AnyView] = [AnyView(ZStack { Text("Hi"); Image("giraffe") })]
