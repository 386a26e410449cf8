import SwiftUI

var mixedViews: [AnyView] {
    var views: [AnyView] = []
    views.append(AnyView(erasing: Text("Hi")))
    views.append(.init(Image("giraffe")))
    return views
}
