import Testing

@testable import SwiftUI

// Stacks: order, sizes, spacing.
extension LayoutGoldens {
  // hstack-distribution
  @Test func `a rigid view in a row gets its width and flexible ones share the rest`() {
    RecordedView(in: 300, 100) { frames in
      HStack(spacing: 0) {
        Color.red.named("a", in: frames)
        Color.green.frame(width: 50).named("b", in: frames)
        Color.blue.named("c", in: frames)
      }
    }
    .expect(
      """
      a 0 0 125 100 | b 125 0 50 100 | c 175 0 125 100
      """)
  }

  // hstack-priority
  @Test func `what has priority is served first, while the others' least widths are set aside`() {
    RecordedView(in: 300, 100) { frames in
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).named("a", in: frames)
        Color.green.frame(minWidth: 20).layoutPriority(1).named("b", in: frames)
        Color.blue.frame(width: 60).named("c", in: frames)
      }
    }
    .expect(
      """
      a 0 0 20 100 | b 20 0 220 100 | c 240 0 60 100
      """)
  }

  // hstack-spacing-default
  @Test func `colours in a row stand eight points apart`() {
    RecordedView(in: 300, 100) { frames in
      HStack {
        Color.red.frame(width: 50, height: 50).named("a", in: frames)
        Color.green.frame(width: 50, height: 50).named("b", in: frames)
        Color.blue.frame(width: 50, height: 50).named("c", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 67 25 166 50 | a 67 25 50 50 | b 125 25 50 50 | c 183 25 50 50
      """)
  }

  // vstack-spacing-default
  @Test func `colours in a column stand eight points apart`() {
    RecordedView(in: 100, 300) { frames in
      VStack {
        Color.red.frame(width: 50, height: 50).named("a", in: frames)
        Color.green.frame(width: 50, height: 50).named("b", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 25 96 50 108 | a 25 96 50 50 | b 25 154 50 50
      """)
  }

  // vstack-alignment
  @Test func `columns are aligned at their leading or trailing edges`() {
    RecordedView(in: 300, 200) { frames in
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Color.red.frame(width: 100, height: 20).named("l1", in: frames)
          Color.green.frame(width: 50, height: 20).named("l2", in: frames)
        }
        .named("leading", in: frames)
        VStack(alignment: .trailing, spacing: 4) {
          Color.red.frame(width: 100, height: 20).named("t1", in: frames)
          Color.green.frame(width: 50, height: 20).named("t2", in: frames)
        }
        .named("trailing", in: frames)
      }
    }
    .expect(
      """
      leading 50 78 100 44 | l1 50 78 100 20 | l2 50 102 50 20 | trailing 150 78 100 44 | t1 150 78 100 20 |
      t2 200 102 50 20
      """)
  }

  // hstack-ideal
  @Test func `a row of rigid views is as wide as they are together`() {
    RecordedView(in: 300, 200) { frames in
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Color.red.frame(width: 30, height: 30).named("a", in: frames)
          Color.green.frame(width: 40, height: 30).named("b", in: frames)
        }
        .named("row", in: frames)
        Color.blue.frame(width: 200, height: 10).named("wide", in: frames)
      }
      .named("column", in: frames)
    }
    .expect(
      """
      column 50 80 200 40 | row 50 80 76 30 | a 50 80 30 30 | b 86 80 40 30 | wide 50 110 200 10
      """)
  }

  // spacer
  @Test func `a spacer takes what is left, and no gap stands beside it`() {
    RecordedView(in: 300, 100) { frames in
      HStack {
        Color.red.frame(width: 50, height: 50).named("a", in: frames)
        Spacer().named("spacer", in: frames)
        Color.green.frame(width: 50, height: 50).named("b", in: frames)
      }
      .named("stack", in: frames)
    }
    .expect(
      """
      stack 0 25 300 50 | a 0 25 50 50 | spacer 50 50 200 0 | b 250 25 50 50
      """)
  }

  // divider
  @Test func `a divider is one point thick and as long as the stack is broad`() {
    RecordedView(in: 200, 200) { frames in
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 20).named("a", in: frames)
        Divider().named("hdivider", in: frames)
        HStack(spacing: 0) {
          Color.green.frame(width: 20, height: 60).named("b", in: frames)
          Divider().named("vdivider", in: frames)
          Color.blue.frame(width: 20, height: 60).named("c", in: frames)
        }
        .named("hstack", in: frames)
      }
      .named("vstack", in: frames)
    }
    .expect(
      """
      vstack 0 0 200 200 | a 50 0 100 20 | hdivider 0 20 200 1 | hstack 79.5 21 41 179 | b 79.5 80.5 20 60 |
      vdivider 99.5 21 1 179 | c 100.5 80.5 20 60
      """)
  }
}
