import SwiftUI

let mixedViews: [AnyView] = [AnyView(ZStack { Image("giraffe"); Text("Hi") })]
