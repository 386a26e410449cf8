import SwiftUI

extension WorkedPath {
  /// Shapes moved about anchors, in rectangles that start elsewhere or have negative sizes.
  static let wrappers: [WorkedPath] = [
    WorkedPath(
      id: "scaled about the centre in tall",
      path: Rectangle().scale(x: 2, y: 0.5).path(in: tall),
      text: "-50 32.5 m 30 32.5 l 30 87.5 l -50 87.5 l h"),
    WorkedPath(
      id: "scaled about bottomLeading in tall",
      path: Ellipse().scale(0.25, anchor: .bottomLeading).path(in: tall),
      text: """
        -20 101.25 m -20 108.844 -22.2386 115 -25 115 c -27.7614 115 -30 108.844 -30 101.25 c -30 93.6561 -27.7614 \
        87.5 -25 87.5 c -22.2386 87.5 -20 93.6561 -20 101.25 c h
        """),
    WorkedPath(
      id: "turned by 45° in tall",
      path: Rectangle().rotation(.degrees(45)).path(in: tall),
      text: "14.7487 6.96699 m 43.033 35.2513 l -34.7487 113.033 l -63.033 84.7487 l h"),
    WorkedPath(
      id: "turned by -110° about (0.25, 0.75) in tall",
      path: Capsule(style: .circular).rotation(.degrees(-110), anchor: UnitPoint(x: 0.25, y: 0.75)).path(in: tall),
      text: """
        -56.1022 68.7148 m -23.2129 56.7441 l -12.8334 52.9662 -1.3565 58.318 2.42135 68.6975 c 2.42135 68.6975 l \
        6.1992 79.0771 0.847454 90.5539 -9.5321 94.3318 c -75.3106 118.273 l -85.6901 122.051 -97.167 116.699 \
        -100.945 106.32 c -100.945 106.32 l -104.723 95.9402 -99.371 84.4633 -88.9914 80.6855 c h
        """),
    WorkedPath(
      id: "moved in tall",
      path: Circle().offset(x: -7, y: 3).path(in: tall),
      text: """
        3 63 m 3 74.0457 -5.95431 83 -17 83 c -28.0457 83 -37 74.0457 -37 63 c -37 51.9543 -28.0457 43 -17 43 c \
        -5.95431 43 3 51.9543 3 63 c h
        """),
    WorkedPath(
      id: "transformed in tall",
      path: Rectangle().transform(skewed).path(in: tall),
      text: "-13 -0.5 m 7 9.5 l -103 229.5 l -123 219.5 l h"),
    WorkedPath(
      id: "sized in tall",
      path: Ellipse().size(width: 30, height: 12).path(in: tall),
      text: """
        0 11 m 0 14.3137 -6.71573 17 -15 17 c -23.2843 17 -30 14.3137 -30 11 c -30 7.68629 -23.2843 5 -15 5 c \
        -6.71573 5 0 7.68629 0 11 c h
        """),
    WorkedPath(
      id: "turned, then moved in tall",
      path: Rectangle().rotation(.degrees(30), anchor: .topTrailing).offset(x: 5, y: 6).path(in: tall),
      text: "-19.641 -9 m 15 11 l -40 106.263 l -74.641 86.2628 l h"),
    WorkedPath(
      id: "moved, then turned in tall",
      path: Rectangle().offset(x: 5, y: 6).rotation(.degrees(30), anchor: .topTrailing).path(in: tall),
      text: "-23.3109 -7.30385 m 11.3301 12.6962 l -43.6699 107.959 l -78.3109 87.9589 l h"),
    WorkedPath(
      id: "sized, then turned about the whole rectangle in tall",
      path: Rectangle().size(width: 20, height: 10).rotation(.degrees(60)).path(in: tall),
      text: "27.6314 15.1795 m 37.6314 32.5 l 28.9711 37.5 l 18.9711 20.1795 l h"),
    WorkedPath(
      id: "scaled about the centre in turnedAround",
      path: Rectangle().scale(x: 2, y: 0.5).path(in: turnedAround),
      text: "-35 30 m 145 30 l 145 50 l -35 50 l h"),
    WorkedPath(
      id: "scaled about bottomLeading in turnedAround",
      path: Ellipse().scale(0.25, anchor: .bottomLeading).path(in: turnedAround),
      text: """
        100 25 m 100 27.7614 94.9632 30 88.75 30 c 82.5368 30 77.5 27.7614 77.5 25 c 77.5 22.2386 82.5368 20 88.75 \
        20 c 94.9632 20 100 22.2386 100 25 c h
        """),
    WorkedPath(
      id: "turned by 45° in turnedAround",
      path: Rectangle().rotation(.degrees(45)).path(in: turnedAround),
      text: "37.3223 -5.96194 m 100.962 57.6777 l 72.6777 85.9619 l 9.03806 22.3223 l h"),
    WorkedPath(
      id: "turned by -110° about (0.25, 0.75) in turnedAround",
      path: Capsule(style: .circular).rotation(.degrees(-110), anchor: UnitPoint(x: 0.25, y: 0.75)).path(
        in: turnedAround),
      text: """
        79.2015 5.43671 m 79.2015 5.43671 l 89.581 1.65886 101.058 7.01061 104.836 17.3902 c 121.937 64.3748 l \
        125.715 74.7544 120.363 86.2312 109.983 90.0091 c 109.983 90.0091 l 99.6037 93.7869 88.1269 88.4352 84.349 \
        78.0556 c 67.248 31.071 l 63.4702 20.6914 68.8219 9.21456 79.2015 5.43671 c h
        """),
    WorkedPath(
      id: "moved in turnedAround",
      path: Circle().offset(x: -7, y: 3).path(in: turnedAround),
      text: """
        68 43 m 68 54.0457 59.0457 63 48 63 c 36.9543 63 28 54.0457 28 43 c 28 31.9543 36.9543 23 48 23 c 59.0457 23 \
        68 31.9543 68 43 c h
        """),
    WorkedPath(
      id: "transformed in turnedAround",
      path: Rectangle().transform(skewed).path(in: turnedAround),
      text: "-8 39.5 m 37 62 l -3 142 l -48 119.5 l h"),
    WorkedPath(
      id: "sized in turnedAround",
      path: Ellipse().size(width: 30, height: 12).path(in: turnedAround),
      text: """
        130 66 m 130 69.3137 123.284 72 115 72 c 106.716 72 100 69.3137 100 66 c 100 62.6863 106.716 60 115 60 c \
        123.284 60 130 62.6863 130 66 c h
        """),
    WorkedPath(
      id: "turned, then moved in turnedAround",
      path: Rectangle().rotation(.degrees(30), anchor: .topTrailing).offset(x: 5, y: 6).path(in: turnedAround),
      text: "35 31.359 m 112.942 76.359 l 92.9423 111 l 15 66 l h"),
    WorkedPath(
      id: "moved, then turned in turnedAround",
      path: Rectangle().offset(x: 5, y: 6).rotation(.degrees(30), anchor: .topTrailing).path(in: turnedAround),
      text: "31.3301 33.0551 m 109.272 78.0551 l 89.2724 112.696 l 11.3301 67.6962 l h"),
    WorkedPath(
      id: "sized, then turned about the whole rectangle in turnedAround",
      path: Rectangle().size(width: 20, height: 10).rotation(.degrees(60)).path(in: turnedAround),
      text: "60.1795 88.9711 m 70.1795 106.292 l 61.5192 111.292 l 51.5192 93.9711 l h"),
    WorkedPath(
      id: "scaled about the centre in wide",
      path: Rectangle().scale(x: 2, y: 0.5).path(in: wide),
      text: "-35 30 m 145 30 l 145 50 l -35 50 l h"),
    WorkedPath(
      id: "scaled about bottomLeading in wide",
      path: Ellipse().scale(0.25, anchor: .bottomLeading).path(in: wide),
      text: """
        32.5 55 m 32.5 57.7614 27.4632 60 21.25 60 c 15.0368 60 10 57.7614 10 55 c 10 52.2386 15.0368 50 21.25 50 c \
        27.4632 50 32.5 52.2386 32.5 55 c h
        """),
    WorkedPath(
      id: "turned by 45° in wide",
      path: Rectangle().rotation(.degrees(45)).path(in: wide),
      text: "37.3223 -5.96194 m 100.962 57.6777 l 72.6777 85.9619 l 9.03806 22.3223 l h"),
    WorkedPath(
      id: "turned by -110° about (0.25, 0.75) in wide",
      path: Capsule(style: .circular).rotation(.degrees(-110), anchor: UnitPoint(x: 0.25, y: 0.75)).path(in: wide),
      text: """
        0.0167141 -10.0091 m 0.0167141 -10.0091 l 10.3963 -13.7869 21.8731 -8.43516 25.651 1.9444 c 42.752 48.929 l \
        46.5298 59.3086 41.1781 70.7854 30.7985 74.5633 c 30.7985 74.5633 l 20.419 78.3411 8.94212 72.9894 5.16427 \
        62.6098 c -11.9367 15.6252 l -15.7146 5.24565 -10.3628 -6.2312 0.0167141 -10.0091 c h
        """),
    WorkedPath(
      id: "moved in wide",
      path: Circle().offset(x: -7, y: 3).path(in: wide),
      text: """
        68 43 m 68 54.0457 59.0457 63 48 63 c 36.9543 63 28 54.0457 28 43 c 28 31.9543 36.9543 23 48 23 c 59.0457 23 \
        68 31.9543 68 43 c h
        """),
    WorkedPath(
      id: "transformed in wide",
      path: Rectangle().transform(skewed).path(in: wide),
      text: "-8 39.5 m 37 62 l -3 142 l -48 119.5 l h"),
    WorkedPath(
      id: "sized in wide",
      path: Ellipse().size(width: 30, height: 12).path(in: wide),
      text: """
        40 26 m 40 29.3137 33.2843 32 25 32 c 16.7157 32 10 29.3137 10 26 c 10 22.6863 16.7157 20 25 20 c 33.2843 20 \
        40 22.6863 40 26 c h
        """),
    WorkedPath(
      id: "turned, then moved in wide",
      path: Rectangle().rotation(.degrees(30), anchor: .topTrailing).offset(x: 5, y: 6).path(in: wide),
      text: "27.0577 -19 m 105 26 l 85 60.641 l 7.05771 15.641 l h"),
    WorkedPath(
      id: "moved, then turned in wide",
      path: Rectangle().offset(x: 5, y: 6).rotation(.degrees(30), anchor: .topTrailing).path(in: wide),
      text: "23.3878 -17.3038 m 101.33 27.6962 l 81.3301 62.3372 l 3.38784 17.3372 l h"),
    WorkedPath(
      id: "sized, then turned about the whole rectangle in wide",
      path: Rectangle().size(width: 20, height: 10).rotation(.degrees(60)).path(in: wide),
      text: "49.8205 -8.97114 m 59.8205 8.34936 l 51.1603 13.3494 l 41.1603 -3.97114 l h"),
  ]
}
