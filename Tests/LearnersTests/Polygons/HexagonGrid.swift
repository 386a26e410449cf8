import SwiftUI

struct HexagonGrid: Shape {
  let rows: Int
  let columns: Int

  func path(in rect: CGRect) -> Path {
    // every second row is half a cell to the right
    let cellWidth = rect.width / (CGFloat(columns) + 0.5)
    let side = cellWidth / sqrt(3)
    let cell = hexagon(width: cellWidth, side: side)

    var grid = Path()
    for row in 0..<rows {
      for column in 0..<columns {
        let indent = row % 2 == 1 ? cellWidth / 2 : 0
        let move = CGAffineTransform(
          translationX: rect.minX + indent + CGFloat(column) * cellWidth,
          y: rect.minY + CGFloat(row) * side * 1.5)
        grid.addPath(cell, transform: move)
      }
    }
    return grid
  }

  private func hexagon(width: CGFloat, side: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: width / 2, y: 0))
    path.addLine(to: CGPoint(x: width, y: side / 2))
    path.addLine(to: CGPoint(x: width, y: side * 1.5))
    path.addLine(to: CGPoint(x: width / 2, y: side * 2))
    path.addLine(to: CGPoint(x: 0, y: side * 1.5))
    path.addLine(to: CGPoint(x: 0, y: side / 2))
    path.closeSubpath()
    return path
  }
}

struct HexagonGrid_Previews: PreviewProvider {
  static var previews: some View {
    HexagonGrid(rows: 4, columns: 5)
      .stroke(Color.orange, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      .padding()
      .background(Color.black)
  }
}
