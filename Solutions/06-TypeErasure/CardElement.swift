import SwiftUI

/// CardElement: a protocol with an open place for a type.
///
///                     +-----------------------+
///                     |      CardElement      |
///                     |  ID: which type?      |
///                     |  id: ID               |
///                     |  transform: Transform |
///                     +-----------------------+
///                        /                \
///         +------------------+      +------------------+
///         |   PhotoElement   |      |    NewElement    |
///         |  ID is UUID      |      |  ID is Int       |
///         |  frameIndex      |      |                  |
///         +------------------+      +------------------+
///
/// On a card lie elements of different kinds. Each has an id, but they do not
/// agree on its type. So the protocol leaves the place open: an associated
/// type named ID, which each type that conforms fills in for itself.
///
/// * `CardElement` requires an `id` of the type ID, which can be read, and a
///   `transform`, which can be read and set, also by somebody who knows only
///   that it is `any CardElement`.
/// * `PhotoElement` has a UUID, a new one for each photo, and a `frameIndex`
///   that is an Int or nil: nil at first, and it can be set.
/// * `NewElement` has a random Int from 0 to 1000, both of them possible.
///
/// Both can be made without arguments: PhotoElement(), NewElement(). The
/// protocol and each of the two types are worth a point.
protocol CardElement {
  //: solution
  associatedtype ID
  var id: ID { get }
  var transform: Transform { get set }
  //: starter
  // // TODO: 1 Add an associated type ID, and make it the type of the id.
  // var id: UUID { get }
  // // TODO: 2 Let the transform be set too.
  // var transform: Transform { get }
  //: end
}

struct PhotoElement: CardElement {
  //: solution
  let id = UUID()
  var transform = Transform()
  var frameIndex: Int?
  //: starter
  // let id = UUID()
  // // TODO: 3 Make the transform a variable, and let the frame index be nil at first.
  // let transform = Transform()
  // var frameIndex = 0
  //: end
}

struct NewElement: CardElement {
  //: solution
  let id = Int.random(in: 0...1000)
  var transform = Transform()
  //: starter
  // // TODO: 4 The id is a random Int from 0 to 1000: Int.random(in:).
  // let id = UUID()
  // let transform = Transform()
  //: end
}

/// Given: where an element lies on its card, how large it is and how it is turned.
struct Transform: Equatable {
  var size = CGSize(width: 250, height: 180)
  var rotation = Angle.zero
  var offset = CGSize.zero
}
