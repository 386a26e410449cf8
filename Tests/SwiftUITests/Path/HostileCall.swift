import SwiftUI
import Testing

/// A call of the library with numbers at which geometry code breaks first.
struct HostileCall: Sendable, CustomTestStringConvertible {
  var name: String
  /// Makes paths from two hostile numbers.
  var paths: @Sendable (CGFloat, CGFloat) -> [Path]

  var testDescription: String { name }

  init(_ name: String, _ paths: @escaping @Sendable (CGFloat, CGFloat) -> [Path]) {
    (self.name, self.paths) = (name, paths)
  }

  /// What is not finite, what does not fit an Int or a Float, or only just, what overflows when squared or doubled, and the smallest.
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e160, 1e19, 3e38,
    CGFloat(Int.min), .leastNonzeroMagnitude, -0.0, 0, 1,
  ]

  /// Rectangles with two hostile numbers, and those that are special without any.
  static func rects(_ a: CGFloat, _ b: CGFloat) -> [CGRect] {
    [
      CGRect(x: a, y: b, width: 10, height: 10), CGRect(x: 0, y: 0, width: a, height: b),
      CGRect(x: a, y: 0, width: b, height: a), CGRect(x: a, y: b, width: a, height: b),
    ]
  }

  static let specialRects: [CGRect] = [
    .null, .infinite, .zero, CGRect(x: 10, y: 10, width: -5, height: -7), CGRect(x: 3, y: 4, width: 0, height: 9),
    CGRect(x: 3, y: 4, width: 9, height: 0),
  ]

  private static let triangle = Path { path in
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 4), CGPoint(x: 9, y: 50)])
    path.closeSubpath()
  }

  private static func transforms(_ a: CGFloat, _ b: CGFloat) -> [CGAffineTransform] {
    [
      CGAffineTransform(scaleX: a, y: b), CGAffineTransform(translationX: a, y: b), CGAffineTransform(rotationAngle: a),
      CGAffineTransform(a: 1, b: a, c: b, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: a, y: b).inverted(),
      CGAffineTransform().translatedBy(x: a, y: b).rotated(by: a).scaledBy(x: b, y: 1),
    ]
  }

  private static func styles(_ path: (RoundedCornerStyle) -> Path) -> [Path] { [path(.circular), path(.continuous)] }

  /// Every way to make a path from numbers.
  static let building: [HostileCall] = [
    HostileCall("Path(_: CGRect), ellipseIn") { a, b in rects(a, b).flatMap { [Path($0), Path(ellipseIn: $0)] } },
    HostileCall("Path(roundedRect: cornerSize:)") { a, b in
      rects(a, b).flatMap { rect in
        styles { Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 4), style: $0) }
      }
    },
    HostileCall("Path(roundedRect: cornerRadius:), with hostile radii") { a, b in
      let rect = CGRect(x: 5, y: 6, width: 70, height: 80)
      return styles { Path(roundedRect: rect, cornerRadius: a, style: $0) }
        + styles { Path(roundedRect: rect, cornerSize: CGSize(width: a, height: b), style: $0) }
        + styles {
          let radii = RectangleCornerRadii(topLeading: a, bottomLeading: b, bottomTrailing: 5, topTrailing: a)
          return Path(roundedRect: rect, cornerRadii: radii, style: $0)
        }
    },
    HostileCall("Path(roundedRect: cornerRadii:)") { a, b in
      rects(a, b).flatMap { rect in
        styles {
          Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 7, topTrailing: a), style: $0)
        }
      }
    },
    HostileCall("move, addLine, addQuadCurve, addCurve, addLines, closeSubpath") { a, b in
      [
        Path { path in
          path.move(to: CGPoint(x: a, y: 0))
          path.addLine(to: CGPoint(x: a, y: b))
          path.addQuadCurve(to: CGPoint(x: 5, y: b), control: CGPoint(x: a, y: b))
          path.addCurve(to: CGPoint(x: b, y: 0), control1: CGPoint(x: a, y: 3), control2: CGPoint(x: 3, y: a))
          path.closeSubpath()
          path.addLine(to: CGPoint(x: b, y: a))
        },
        Path { $0.addLines([CGPoint(x: a, y: b), .zero, CGPoint(x: b, y: a), CGPoint(x: a, y: b)]) },
        Path { $0.move(to: CGPoint(x: a, y: b)) },
      ]
    },
    HostileCall("addRect, addRects, addEllipse, addRoundedRect") { a, b in
      transforms(a, b).map { transform in
        Path { path in
          path.addRect(CGRect(x: a, y: 0, width: b, height: 1), transform: transform)
          path.addRects(rects(a, b) + specialRects, transform: transform)
          path.addEllipse(in: CGRect(x: 0, y: 0, width: a, height: b), transform: transform)
          let rect = CGRect(x: a, y: b, width: 50, height: 60)
          path.addRoundedRect(in: rect, cornerSize: CGSize(width: a, height: 5), transform: transform)
          path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: b), transform: transform)
        }
      }
    },
    HostileCall("addArc(center: …)") { a, b in
      [false, true].flatMap { clockwise in
        [
          Path { path in
            path.addArc(
              center: .zero, radius: 10, startAngle: Angle(radians: Double(a)), endAngle: Angle(radians: Double(b)),
              clockwise: clockwise)
          },
          Path { path in
            path.move(to: .zero)
            path.addArc(
              center: CGPoint(x: a, y: 5), radius: b, startAngle: .zero, endAngle: .degrees(200), clockwise: clockwise,
              transform: CGAffineTransform(scaleX: a, y: 1))
          },
        ]
      }
    },
    HostileCall("addRelativeArc") { a, b in
      [
        Path { path in
          path.addRelativeArc(
            center: CGPoint(x: b, y: 0), radius: 7, startAngle: Angle(radians: Double(b)),
            delta: Angle(radians: Double(a)))
        },
        Path { $0.addRelativeArc(center: .zero, radius: b, startAngle: .zero, delta: Angle(degrees: Double(a))) },
      ]
    },
    HostileCall("addArc(tangent1End: …)") { a, b in
      [
        Path { path in
          path.move(to: CGPoint(x: b, y: 2))
          path.addArc(tangent1End: CGPoint(x: a, y: b), tangent2End: CGPoint(x: b, y: 3), radius: 5)
          path.addArc(tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 5, y: 3), radius: a)
          path.addArc(
            tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: a, y: 3), radius: b,
            transform: CGAffineTransform(scaleX: b, y: a))
        }
      ]
    },
    HostileCall("addPath, applying, offsetBy") { a, b in
      transforms(a, b).flatMap { transform in
        [
          triangle.applying(transform), Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5)).applying(transform),
          Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5).applying(transform),
          Path(CGRect.infinite).applying(transform), Path(CGRect.zero).applying(transform),
          Path { $0.addPath(triangle, transform: transform) },
        ]
      } + [triangle.offsetBy(dx: a, dy: b), Path(CGRect.infinite).offsetBy(dx: a, dy: b)]
    },
    HostileCall("trimmedPath") { a, b in
      [triangle, Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5)), Path(CGRect.infinite), Path(CGRect.zero)]
        .flatMap {
          [$0.trimmedPath(from: a, to: b), $0.trimmedPath(from: a, to: 0.7), $0.trimmedPath(from: 0.2, to: b)]
        }
    },
    HostileCall("strokedPath") { a, b in
      [triangle, Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5)), Path(CGRect.infinite), Path(CGRect.zero)]
        .flatMap { path in
          [
            path.strokedPath(StrokeStyle(lineWidth: a, lineJoin: .round, miterLimit: b)),
            path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square, miterLimit: a, dash: [40, a], dashPhase: b)),
          ]
        }
    },
    HostileCall("Path(_: String)") { a, b in
      [
        "\(a) \(b) m 5 \(a) l", "\(a) \(b) \(b) \(a) re", "0 0 m \(a) \(b) 1 2 q \(b) \(a) t",
        "Inf -Inf m 1e999 -1e-999 l h",
      ]
      .compactMap { Path($0.replacingOccurrences(of: "inf", with: "Inf")) }
    },
    HostileCall("CGPath") { a, b in
      var transform = CGAffineTransform(scaleX: a, y: b)
      return (rects(a, b) + specialRects).map { rect in
        Path { path in
          path.addPath(Path(CGPath(rect: rect, transform: &transform)))
          path.addPath(Path(CGPath(ellipseIn: rect, transform: nil)))
          path.addPath(Path(CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: b, transform: &transform)))
        }
      }
    },
    HostileCall("CGMutablePath") { a, b in
      [.identity, CGAffineTransform(a: 1, b: a, c: b, d: 1, tx: 0, ty: 0)].map { transform in
        let path = CGMutablePath()
        let (point, other) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 1))
        path.move(to: point, transform: transform)
        path.addLine(to: other, transform: transform)
        path.addQuadCurve(to: point, control: other, transform: transform)
        path.addCurve(to: other, control1: point, control2: other, transform: transform)
        path.closeSubpath()
        path.addLines(between: [point, other, point], transform: transform)
        path.addRects(rects(a, b), transform: transform)
        path.addEllipse(in: CGRect(x: a, y: b, width: 4, height: 5), transform: transform)
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 40, height: 50), cornerWidth: a, cornerHeight: b, transform: transform)
        path.addArc(tangent1End: point, tangent2End: other, radius: a, transform: transform)
        path.addArc(center: .zero, radius: 5, startAngle: a, endAngle: 1, clockwise: true, transform: transform)
        path.addRelativeArc(center: point, radius: b, startAngle: 0, delta: 7, transform: transform)
        path.addPath(CGPath(rect: CGRect(x: a, y: b, width: 1, height: 1), transform: nil), transform: transform)
        return Path(path)
      }
    },
  ]
}
