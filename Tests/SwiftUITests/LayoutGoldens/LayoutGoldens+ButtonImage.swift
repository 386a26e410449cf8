import Testing

@testable import SwiftUI

// Sizes of buttons and images.
extension LayoutGoldens {
  // button-basic
  @Test func `a button is wider than its label, and higher`() {
    RecordedView(in: 300, 200) { frames in
      VStack(spacing: 12) {
        Button("OK") {}.named("ok", in: frames)
        Button("Increment") {}.named("increment", in: frames)
        Button {
        } label: {
          Text("Label").named("labelText", in: frames)
        }.named("labelButton", in: frames)
        HStack {
          Button("−") {}.named("minus", in: frames)
          Button("+") {}.named("plus", in: frames)
        }
        .named("row", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 107.5 34 85 132 | ok 128.75 34 42.5 24 | increment 107.5 70 85 24 | labelButton 121.5 106 57 24 |
      labelText 133.5 110 33 16 | row 113.5 142 73 24 | minus 113.5 142 32.5 24 | plus 154 142 32.5 24
      """)
  }

  // image-aspect-ratio
  @Test func `an image keeps its proportion inside of a frame or covers it`() {
    RecordedView(in: 400, 340) { frames in
      VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          landscape.resizable().aspectRatio(contentMode: .fit).named("fitWideImage", in: frames).frame(
            width: 100, height: 40
          ).named("fitWide", in: frames)
          landscape.resizable().aspectRatio(contentMode: .fit).named("fitTallImage", in: frames).frame(
            width: 40, height: 100
          ).named("fitTall", in: frames)
          landscape.resizable().aspectRatio(contentMode: .fill).named("fillImage", in: frames).frame(
            width: 40, height: 60
          ).named("fill", in: frames)
          landscape.resizable().aspectRatio(contentMode: .fill).named("fillClippedImage", in: frames).frame(
            width: 40, height: 60
          )
          .clipped().named("fillClipped", in: frames)
          landscape.resizable().aspectRatio(1, contentMode: .fit).named("squareImage", in: frames).frame(
            width: 60, height: 40
          ).named("square", in: frames)
          landscape.resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).named(
            "thirdImage", in: frames
          )
          .frame(width: 30, height: 30).named("third", in: frames)
        }
        .named("row1", in: frames)
        HStack(alignment: .top, spacing: 8) {
          landscape.resizable().aspectRatio(contentMode: .fit).named("widthOnlyImage", in: frames).frame(width: 100)
            .named("widthOnly", in: frames)
          landscape.resizable().aspectRatio(contentMode: .fit).named("heightOnlyImage", in: frames).frame(height: 30)
            .named("heightOnly", in: frames)
          landscape.aspectRatio(contentMode: .fit).named("rigidImage", in: frames).frame(width: 100, height: 40).named(
            "rigid", in: frames)
          portrait.resizable().aspectRatio(contentMode: .fit).named("flexibleImage", in: frames)
        }
        .frame(height: 100).named("row2", in: frames)
        Color.red.aspectRatio(2, contentMode: .fit).named("colorRatio", in: frames).frame(width: 100, height: 100)
          .named("colorRatioFrame", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 25 12 350 316 | row1 25 12 350 100 | fitWide 25 12 100 40 | fitWideImage 43 12 64 40 |
      fitTall 133 12 40 100 | fitTallImage 133 49.5 40 25 | fill 181 12 40 60 | fillImage 153 12 96 60 |
      fillClipped 229 12 40 60 | fillClippedImage 201 12 96 60 | square 277 12 60 40 | squareImage 287 12 40 40 |
      third 345 12 30 30 | thirdImage 345 -18 30 90 | row2 48.375 120 303.25 100 | widthOnly 48.375 120 100 62.5 |
      widthOnlyImage 48.375 120 100 62.5 | heightOnly 156.375 120 48 30 | heightOnlyImage 156.375 120 48 30 |
      rigid 212.375 120 100 40 | rigidImage 230.375 120 64 40 | flexibleImage 320.375 120 31.25 100 |
      colorRatioFrame 150 228 100 100 | colorRatio 150 253 100 50
      """)
  }

  // image-stack-spacing
  @Test func `images stand like shapes, and on the baseline of texts`() {
    RecordedView(in: 300, 280) { frames in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          landscape.named("hImage", in: frames)
          Text("Hg").named("hText", in: frames)
          landscape.named("hImage2", in: frames)
          Color.red.frame(width: 10, height: 10).named("hBox", in: frames)
        }
        .named("hstack", in: frames)
        VStack {
          landscape.named("vImage", in: frames)
          Text("Hg").named("vText", in: frames)
          landscape.named("vImage2", in: frames)
          Color.red.frame(width: 10, height: 10).named("vBox", in: frames)
        }
        .named("vstack", in: frames)
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("Hg").named("blText", in: frames)
          landscape.named("blImage", in: frames)
        }
        .named("baseline", in: frames)
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("Hg").named("lblText", in: frames)
          landscape.named("lblImage", in: frames)
        }
        .named("lastBaseline", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 60.25 13.553466796875 179.5 252.89306640625 | hstack 60.25 13.553466796875 179.5 40 |
      hImage 60.25 13.553466796875 64 40 | hText 132.25 25.553466796875 17.5 16 | hImage2 157.75 13.553466796875 64 40 |
      hBox 229.75 28.553466796875 10 10 | vstack 60.25 53.553466796875 64 126.89306640625 |
      vImage 60.25 53.553466796875 64 40 | vText 83.5 98.295654296875 17.5 16 | vImage2 60.25 122.446533203125 64 40 |
      vBox 87.25 170.446533203125 10 10 | baseline 60.25 180.446533203125 81.5 43 |
      blText 60.25 207.446533203125 17.5 16 | blImage 77.75 180.446533203125 64 40 |
      lastBaseline 60.25 223.446533203125 81.5 43 | lblText 60.25 250.446533203125 17.5 16 |
      lblImage 77.75 223.446533203125 64 40
      """)
  }

  private var landscape: Image { Image(named: "landscape", size: CGSize(width: 64, height: 40)) }
  private var portrait: Image { Image(named: "portrait", size: CGSize(width: 20, height: 64)) }
}
