import Geometry
import Testing

@testable import Drawing
@testable import SwiftUI

@MainActor @Suite struct SafeAreaLayoutTests {
  @Test func `a bar is aligned along its edge and keeps its own distance`() {
    RecordedView(in: 100, 100) { frames in
      Color.red.named("content", in: frames)
        .safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) {
          Color.blue.frame(width: 40, height: 10).named("bar", in: frames)
        }
    }
    .expect("content 0 15 100 85 | bar 60 0 40 10")
  }

  @Test func `a bar at the leading edge stands right where lines run from right to left`() {
    RecordedView(in: 100, 50) { frames in
      Color.red.named("content", in: frames)
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20).named("bar", in: frames) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    .expect("content 0 0 80 50 | bar 80 0 20 50")
  }

  @Test func `a view with a bar is as large as both together`() {
    RecordedView(in: 100, 100) { frames in
      Color.red.frame(width: 30, height: 20).named("content", in: frames)
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 10).named("bar", in: frames) }
        .named("all", in: frames)
    }
    .expect("content 35 31 30 20 | bar 35 59 30 10 | all 35 31 30 38")
  }

  @Test func `bars at several edges leave the rest to the content`() {
    RecordedView(in: 100, 100) { frames in
      Color.red.named("content", in: frames)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10).named("top", in: frames) }
        .safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: 10).named("trailing", in: frames) }
    }
    .expect("content 0 10 90 90 | top 0 0 90 10 | trailing 90 0 10 100")
  }

  @Test func `padding of the safe area is sixteen points, or as many as are asked for`() {
    RecordedView(in: 100, 100) { frames in
      Color.red.named("inner", in: frames).safeAreaPadding(.horizontal, 5).safeAreaPadding()
    }
    .expect("inner 21 16 58 68")
    RecordedView(in: 100, 100) { frames in
      Color.red.named("inner", in: frames)
        .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .expect("inner 2 1 94 96")
  }

  @Test func `a view deep inside reaches to the edges that it touches and to no others`() {
    RecordedView(in: 100, 100) { frames in
      VStack(spacing: 0) {
        Color.red.named("upper", in: frames).ignoresSafeArea()
        Color.green.named("lower", in: frames)
      }
      .safeAreaPadding(10)
    }
    .expect("upper 0 0 100 50 | lower 10 50 80 40")
    RecordedView(in: 100, 100) { frames in
      Color.red.named("inner", in: frames).ignoresSafeArea(edges: .horizontal).safeAreaPadding(10)
    }
    .expect("inner 0 10 100 80")
    RecordedView(in: 100, 100) { frames in
      Color.red.named("inner", in: frames).ignoresSafeArea(.keyboard).safeAreaPadding(10)
    }
    .expect("inner 10 10 80 80")
  }

  @Test func `a rigid view stays in the middle of what it reaches into`() {
    RecordedView(in: 100, 100) { frames in
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 20).named("rigid", in: frames)
      }
      .ignoresSafeArea().safeAreaPadding(.bottom, 40)
    }
    .expect("rigid 40 40 20 20")
  }

  @Test func `a reader of geometry knows what is kept clear beside it`() {
    var insets = EdgeInsets()
    func note(_ proxy: GeometryProxy) { insets = proxy.safeAreaInsets }
    let view = GeometryReader { proxy in
      let _ = note(proxy)
      Color.clear
    }
    .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20) }
    _ = HostedView(view, size: CGSize(width: 100, height: 50)).drawing
    #expect(insets == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    _ = HostedView(mirrored, size: CGSize(width: 100, height: 50)).drawing
    #expect(insets == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
  }

  @Test func `a scroll view shows its content below a bar too`() throws {
    let view = ScrollView { Color.red.frame(width: 50, height: 300) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20) }
    let mark = try #require(HostedView(view, size: CGSize(width: 50, height: 100)).drawing.marks.first)
    #expect(mark.clips.map(\.outline.bounds) == [Box(x: 0, y: 0, width: 50, height: 100)])
  }

  @Test func `a style behind a view reaches into what is kept clear, unless it is told not to`() {
    func bounds(_ view: some View) -> [Box] {
      let view = view.safeAreaPadding(.top, 10)
      return HostedView(view, size: CGSize(width: 50, height: 100)).drawing.marks.map { mark in
        if case .fill(let outline, _) = mark.content { outline.bounds } else { .null }
      }
    }
    let content = Text("").frame(width: 50, height: 90)
    let (all, safe) = (Box(x: 0, y: 0, width: 50, height: 100), Box(x: 0, y: 10, width: 50, height: 90))
    #expect(bounds(content.background(Color.red)).first == all)
    #expect(bounds(content.background(Color.red, ignoresSafeAreaEdges: [])).first == safe)
    #expect(bounds(content.overlay(Color.red)).last == all)
    #expect(bounds(content.overlay(Color.red, ignoresSafeAreaEdges: .bottom)).last == safe)
    #expect(bounds(content.background { Color.red }).first == safe)
  }

  @Test func `where nothing is kept clear, ignoring it changes nothing`() {
    RecordedView(in: 100, 100) { frames in
      Text("Hello").named("hello", in: frames).ignoresSafeArea()
    }
    .expect("hello 34.5 42 31 16")
  }
}
