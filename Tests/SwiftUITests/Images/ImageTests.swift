import Testing

@testable import SwiftUI

@Suite struct ImageTests {
  private let environment = EnvironmentValues()

  @Test func `an image has a size of its own and keeps it`() {
    let image = Image("giraffe")
    #expect(image.size(for: .unspecified, in: environment) == Image.placeholderSize)
    #expect(image.size(for: ProposedViewSize(width: 5, height: 500), in: environment) == Image.placeholderSize)
    #expect(Image(named: "a", size: CGSize(width: 64, height: 40)).naturalSize(in: environment).height == 40)
    #expect(image.baseline(in: environment) == nil && image.name == "giraffe" && !image.isSymbol)
  }

  @Test func `a resizable image takes what it is offered`() {
    let image = Image(named: "a", size: CGSize(width: 64, height: 40)).resizable()
    #expect(
      image.size(for: ProposedViewSize(width: 100, height: nil), in: environment) == CGSize(width: 100, height: 40))
    #expect(image.size(for: .zero, in: environment) == .zero)
    #expect(image.size(for: .unspecified, in: environment) == CGSize(width: 64, height: 40))
  }

  @Test func `a symbol is as large as its font`() {
    let arrow = Image(systemName: "arrow.right")
    #expect(arrow.naturalSize(in: environment) == CGSize(width: 15, height: 12) && arrow.isSymbol)
    var large = EnvironmentValues()
    large.font = .largeTitle
    #expect(arrow.naturalSize(in: large) == CGSize(width: 30, height: 24))
    #expect(Image(systemName: "unknown").naturalSize(in: environment).width > 0)
  }

  // Of a label with a star and "One", 25 wide, 49.5 and 16.079833984375 were recorded.
  @Test func `a star and a text on one baseline are as high as was recorded`() throws {
    let star = Image(systemName: "star")
    let size = star.naturalSize(in: environment)
    let baseline = try #require(star.baseline(in: environment))
    #expect(max(baseline, 13) + max(size.height - baseline, 3) == 16.079833984375)
    #expect(size.width + 8 + 25 == 49.5)
    #expect(star.resizable().baseline(in: environment) == nil)
  }

  @Test func `images are told apart by what is shown and how`() {
    #expect(Image("a") == Image(decorative: "a") && Image("a") == Image("a", label: Text("words")))
    #expect(Image("a") != Image(systemName: "a") && Image("a").resizable() != Image("a"))
    #expect(Image("a").resizable(resizingMode: .tile) != Image("a").resizable())
    #expect(Image("a").renderingMode(.template) != Image("a").renderingMode(nil))
    #expect(
      Image("a").interpolation(.none) == Image("a").interpolation(.none) && Image("a").antialiased(true) == Image("a"))
    #expect(Image(ImageResource(name: "a", bundle: .main)) == Image("a"))
  }

  @MainActor @Test func `a label is made of its words and its image`() {
    let label = Label("One", systemImage: "star")
    #expect(label.title == Text("One") && label.icon == Image(systemName: "star"))
    #expect(Label(String("One"), image: "a").icon == Image("a"))
    #expect(
      Label {
        Text("a")
      } icon: {
        Circle()
      }.title == Text("a"))
  }
}
