import SwiftUI

let mixedViews: [AnyView] = [AnyView(Text("Hi")), AnyView(Text("giraffe"))]
