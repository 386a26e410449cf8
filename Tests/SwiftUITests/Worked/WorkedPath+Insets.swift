import SwiftUI

extension WorkedPath {
  /// Shapes with their edges moved inwards, or outwards where the distance is negative.
  static let insets: [WorkedPath] = [
    WorkedPath(
      id: "Rectangle inset 6",
      path: Rectangle().inset(by: 6).path(in: wide),
      text: "16 26 m 94 26 l 94 54 l 16 54 l h"),
    WorkedPath(
      id: "Ellipse inset 6",
      path: Ellipse().inset(by: 6).path(in: wide),
      text: """
        94 40 m 94 47.732 76.5391 54 55 54 c 33.4609 54 16 47.732 16 40 c 16 32.268 33.4609 26 55 26 c 76.5391 26 94 \
        32.268 94 40 c h
        """),
    WorkedPath(
      id: "Circle inset 6",
      path: Circle().inset(by: 6).path(in: wide),
      text: """
        69 40 m 69 47.732 62.732 54 55 54 c 47.268 54 41 47.732 41 40 c 41 32.268 47.268 26 55 26 c 62.732 26 69 \
        32.268 69 40 c h
        """),
    WorkedPath(
      id: "Capsule inset 6",
      path: Capsule().inset(by: 6).path(in: wide),
      text: """
        94 40 m 94 40 l 94 40.56 94 42.52 92.9512 45.1591 c 91.6332 48.7805 88.7805 51.6332 85.1591 52.9512 c \
        81.8423 54 78.7611 54 72.5987 54 c 37.4013 54 l 31.2389 54 28.1577 54 24.8409 52.9512 c 21.2195 51.6332 \
        18.3668 48.7805 17.0488 45.1591 c 16 42.52 16 40.56 16 40 c 16 40 l 16 39.44 16 37.48 17.0488 34.8409 c \
        18.3668 31.2195 21.2195 28.3668 24.8409 27.0488 c 28.1577 26 31.2389 26 37.4013 26 c 72.5987 26 l 78.7611 26 \
        81.8423 26 85.1591 27.0488 c 88.7805 28.3668 91.6332 31.2195 92.9512 34.8409 c 94 37.48 94 39.44 94 40 c h
        """),
    WorkedPath(
      id: "circular Capsule inset 6",
      path: Capsule(style: .circular).inset(by: 6).path(in: wide),
      text: """
        94 40 m 94 40 l 94 47.732 87.732 54 80 54 c 30 54 l 22.268 54 16 47.732 16 40 c 16 40 l 16 32.268 22.268 26 \
        30 26 c 80 26 l 87.732 26 94 32.268 94 40 c h
        """),
    WorkedPath(
      id: "RoundedRectangle 15 inset 6",
      path: RoundedRectangle(cornerRadius: 15).inset(by: 6).path(in: wide),
      text: """
        94 40 m 94 40.242 l 94 44.2036 94 46.1843 93.3258 48.3166 c 92.4785 50.6446 90.6446 52.4785 88.3166 53.3258 \
        c 86.1843 54 84.2036 54 80.242 54 c 29.758 54 l 25.7964 54 23.8157 54 21.6834 53.3258 c 19.3554 52.4785 \
        17.5215 50.6446 16.6742 48.3166 c 16 46.1843 16 44.2036 16 40.242 c 16 39.758 l 16 35.7964 16 33.8157 \
        16.6742 31.6834 c 17.5215 29.3554 19.3554 27.5215 21.6834 26.6742 c 23.8157 26 25.7964 26 29.758 26 c 80.242 \
        26 l 84.2036 26 86.1843 26 88.3166 26.6742 c 90.6446 27.5215 92.4785 29.3554 93.3258 31.6834 c 94 33.8157 94 \
        35.7964 94 39.758 c h
        """),
    WorkedPath(
      id: "20 × 5 circular inset 6",
      path: RoundedRectangle(cornerSize: CGSize(width: 20, height: 5), style: .circular).inset(by: 6).path(in: wide),
      text: "16 26 m 94 26 l 94 54 l 16 54 l h"),
    WorkedPath(
      id: "uneven 4 9 14 19 inset 6",
      path: unevenShape(4, 9, 14, 19, .circular).inset(by: 6).path(in: wide),
      text: """
        94 42.5 m 94 46 l 94 50.4183 90.4183 54 86 54 c 19 54 l 17.3431 54 16 52.6569 16 51 c 16 26 l 16 26 16 26 16 \
        26 c 81 26 l 88.1797 26 94 31.8203 94 39 c h
        """),
    WorkedPath(
      id: "continuous uneven 4 9 14 19 inset 6",
      path: unevenShape(4, 9, 14, 19, .continuous).inset(by: 6).path(in: wide),
      text: """
        94 42.5 m 94 43.3333 l 94 45.6719 94 47.1958 93.4007 48.948 c 92.6475 51.0174 91.0174 52.6475 88.948 53.4007 \
        c 87.0527 54 85.2921 54 81.7707 54 c 20.586 54 l 19.2655 54 18.6052 54 17.8945 53.7753 c 17.1185 53.4928 \
        16.5072 52.8815 16.2247 52.1055 c 16 51.3948 16 50.7345 16 49.414 c 16 26 l 16 26 16 26 16 26 c 16 26 16 26 \
        16 26 c 16 26 16 26 16 26 c 74.1274 26 l 79.8496 26 82.7107 26 85.7906 26.9738 c 89.1533 28.1978 91.8022 \
        30.8467 93.0262 34.2094 c 94 37.0568 94 39.5332 94 43.3333 c h
        """),
    WorkedPath(
      id: "ContainerRelativeShape inset 6",
      path: ContainerRelativeShape().inset(by: 6).path(in: wide),
      text: "16 26 m 94 26 l 94 54 l 16 54 l h"),
    WorkedPath(
      id: "Rectangle inset -4",
      path: Rectangle().inset(by: -4).path(in: wide),
      text: "6 16 m 104 16 l 104 64 l 6 64 l h"),
    WorkedPath(
      id: "Ellipse inset -4",
      path: Ellipse().inset(by: -4).path(in: wide),
      text: """
        104 40 m 104 53.2548 82.062 64 55 64 c 27.938 64 6 53.2548 6 40 c 6 26.7452 27.938 16 55 16 c 82.062 16 104 \
        26.7452 104 40 c h
        """),
    WorkedPath(
      id: "Circle inset -4",
      path: Circle().inset(by: -4).path(in: wide),
      text: """
        79 40 m 79 53.2548 68.2548 64 55 64 c 41.7452 64 31 53.2548 31 40 c 31 26.7452 41.7452 16 55 16 c 68.2548 16 \
        79 26.7452 79 40 c h
        """),
    WorkedPath(
      id: "Capsule inset -4",
      path: Capsule().inset(by: -4).path(in: wide),
      text: """
        104 40 m 104 40 l 104 40.96 104 44.32 102.202 48.8441 c 99.9426 55.0522 95.0522 59.9426 88.8441 62.2021 c \
        83.1582 64 77.8762 64 67.312 64 c 42.688 64 l 32.1238 64 26.8418 64 21.1559 62.2021 c 14.9478 59.9426 \
        10.0574 55.0522 7.79787 48.8441 c 6 44.32 6 40.96 6 40 c 6 40 l 6 39.04 6 35.68 7.79787 31.1559 c 10.0574 \
        24.9478 14.9478 20.0574 21.1559 17.7979 c 26.8418 16 32.1238 16 42.688 16 c 67.312 16 l 77.8762 16 83.1582 \
        16 88.8441 17.7979 c 95.0522 20.0574 99.9426 24.9478 102.202 31.1559 c 104 35.68 104 39.04 104 40 c h
        """),
    WorkedPath(
      id: "circular Capsule inset -4",
      path: Capsule(style: .circular).inset(by: -4).path(in: wide),
      text: """
        104 40 m 104 40 l 104 53.2548 93.2548 64 80 64 c 30 64 l 16.7452 64 6 53.2548 6 40 c 6 40 l 6 26.7452 \
        16.7452 16 30 16 c 80 16 l 93.2548 16 104 26.7452 104 40 c h
        """),
    WorkedPath(
      id: "RoundedRectangle 15 inset -4",
      path: RoundedRectangle(cornerRadius: 15).inset(by: -4).path(in: wide),
      text: """
        104 40 m 104 40 l 104 44.5448 104 47.9622 102.577 52.0016 c 100.788 56.9163 96.9163 60.7879 92.0016 62.5767 \
        c 87.5003 64 83.3187 64 74.9554 64 c 35.0446 64 l 26.6813 64 22.4997 64 17.9984 62.5767 c 13.0837 60.7879 \
        9.21214 56.9163 7.42332 52.0016 c 6 47.9622 6 44.5448 6 40 c 6 40 l 6 35.4552 6 32.0378 7.42332 27.9984 c \
        9.21214 23.0837 13.0837 19.2121 17.9984 17.4233 c 22.4997 16 26.6813 16 35.0446 16 c 74.9554 16 l 83.3187 16 \
        87.5003 16 92.0016 17.4233 c 96.9163 19.2121 100.788 23.0837 102.577 27.9984 c 104 32.0378 104 35.4552 104 \
        40 c h
        """),
    WorkedPath(
      id: "20 × 5 circular inset -4",
      path: RoundedRectangle(cornerSize: CGSize(width: 20, height: 5), style: .circular).inset(by: -4).path(in: wide),
      text: """
        104 40 m 104 55 l 104 59.9706 93.2548 64 80 64 c 30 64 l 16.7452 64 6 59.9706 6 55 c 6 25 l 6 20.0294 \
        16.7452 16 30 16 c 80 16 l 93.2548 16 104 20.0294 104 25 c h
        """),
    WorkedPath(
      id: "uneven 4 9 14 19 inset -4",
      path: unevenShape(4, 9, 14, 19, .circular).inset(by: -4).path(in: wide),
      text: """
        104 42.5 m 104 46 l 104 55.9411 95.9411 64 86 64 c 19 64 l 11.8203 64 6 58.1797 6 51 c 6 24 l 6 19.5817 \
        9.58172 16 14 16 c 81 16 l 93.7025 16 104 26.2975 104 39 c h
        """),
    WorkedPath(
      id: "continuous uneven 4 9 14 19 inset -4",
      path: unevenShape(4, 9, 14, 19, .continuous).inset(by: -4).path(in: wide),
      text: """
        104 42.5 m 104 42.9268 l 104 45.9731 104 48.9586 102.652 52.6331 c 100.957 57.2892 97.2892 60.9569 92.6331 \
        62.6516 c 88.3687 64 84.4072 64 76.484 64 c 25.8726 64 l 20.1504 64 17.2893 64 14.2094 63.0262 c 10.8467 \
        61.8022 8.19778 59.1533 6.97385 55.7906 c 6 52.7107 6 49.8496 6 44.1274 c 6 28.2293 l 6 24.7079 6 22.9473 \
        6.59929 21.052 c 7.35248 18.9826 8.98259 17.3525 11.052 16.5993 c 12.9473 16 14.7079 16 18.2293 16 c 68.8407 \
        16 l 78.9647 16 84.0266 16 89.4756 17.723 c 95.425 19.8884 100.112 24.575 102.277 30.5244 c 104 35.2196 104 \
        39.0344 104 42.9268 c h
        """),
    WorkedPath(
      id: "ContainerRelativeShape inset -4",
      path: ContainerRelativeShape().inset(by: -4).path(in: wide),
      text: "6 16 m 104 16 l 104 64 l 6 64 l h"),
    WorkedPath(
      id: "Rectangle inset 20",
      path: Rectangle().inset(by: 20).path(in: wide),
      text: "30 40 m 80 40 l 80 40 l 30 40 l h"),
    WorkedPath(
      id: "Ellipse inset 20",
      path: Ellipse().inset(by: 20).path(in: wide),
      text: """
        80 40 m 80 40 68.8071 40 55 40 c 41.1929 40 30 40 30 40 c 30 40 41.1929 40 55 40 c 68.8071 40 80 40 80 40 c \
        h
        """),
    WorkedPath(
      id: "Circle inset 20",
      path: Circle().inset(by: 20).path(in: wide),
      text: "55 40 m 55 40 55 40 55 40 c 55 40 55 40 55 40 c 55 40 55 40 55 40 c 55 40 55 40 55 40 c h"),
    WorkedPath(
      id: "Capsule inset 20",
      path: Capsule().inset(by: 20).path(in: wide),
      text: "30 40 m 80 40 l 80 40 l 30 40 l h"),
    WorkedPath(
      id: "circular Capsule inset 20",
      path: Capsule(style: .circular).inset(by: 20).path(in: wide),
      text: "30 40 m 80 40 l 80 40 l 30 40 l h"),
    WorkedPath(
      id: "RoundedRectangle 15 inset 20",
      path: RoundedRectangle(cornerRadius: 15).inset(by: 20).path(in: wide),
      text: "30 40 m 80 40 l 80 40 l 30 40 l h"),
    WorkedPath(
      id: "20 × 5 circular inset 20",
      path: RoundedRectangle(cornerSize: CGSize(width: 20, height: 5), style: .circular).inset(by: 20).path(in: wide),
      text: "30 40 m 80 40 l 80 40 l 30 40 l h"),
    WorkedPath(
      id: "uneven 4 9 14 19 inset 20",
      path: unevenShape(4, 9, 14, 19, .circular).inset(by: 20).path(in: wide),
      text: """
        80 40 m 80 40 l 80 40 80 40 80 40 c 30 40 l 30 40 30 40 30 40 c 30 40 l 30 40 30 40 30 40 c 80 40 l 80 40 80 \
        40 80 40 c h
        """),
    WorkedPath(
      id: "continuous uneven 4 9 14 19 inset 20",
      path: unevenShape(4, 9, 14, 19, .continuous).inset(by: 20).path(in: wide),
      text: """
        80 40 m 80 40 l 80 40 80 40 80 40 c 80 40 80 40 80 40 c 80 40 80 40 80 40 c 30 40 l 30 40 30 40 30 40 c 30 \
        40 30 40 30 40 c 30 40 30 40 30 40 c 30 40 l 30 40 30 40 30 40 c 30 40 30 40 30 40 c 30 40 30 40 30 40 c 80 \
        40 l 80 40 80 40 80 40 c 80 40 80 40 80 40 c 80 40 80 40 80 40 c h
        """),
    WorkedPath(
      id: "ContainerRelativeShape inset 20",
      path: ContainerRelativeShape().inset(by: 20).path(in: wide),
      text: "30 40 m 80 40 l 80 40 l 30 40 l h"),
  ]
}
