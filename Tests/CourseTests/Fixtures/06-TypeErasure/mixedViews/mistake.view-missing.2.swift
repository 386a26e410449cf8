import SwiftUI

let mixedViews: [AnyView] = [AnyView(Image("giraffe"))]
