import SwiftUI

let mixedViews: [AnyView] = [
  AnyView(Text("Hi")), AnyView(Image("giraffe").resizable().scaledToFit()),
]
