import Foundation
import Observing

@testable import TypeErasure

struct CardElementProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    let facts = ["CardElement": protocolFacts, "PhotoElement": photoFacts, "NewElement": newFacts]
    guard let facts = facts[given.text("of")] else { return .none }
    return Observing::Value(facts())
  }

  // MARK: The protocol

  private static func protocolFacts() -> [String: Observing::Value] {
    let photo: any CardElement = PhotoElement()
    let width = widthOnceSet(photo)
    return [
      "the transform can be set": Observing::Value(width.isSet), "the width of its offset, set to 7": width.value,
    ]
  }

  /// Sets the transform of an element of which nobody knows the type, where the protocol allows it.
  private static func widthOnceSet<Element: CardElement>(
    _ element: Element
  ) -> (isSet: Bool, value: Observing::Value) {
    // What may be done with the transform follows from the protocol; asked at run time, it need not compile.
    let path: AnyKeyPath = \Element.transform
    guard let path = path as? WritableKeyPath<Element, Transform> else { return (false, Observing::Value(Int?.none)) }
    var changed = element
    changed[keyPath: path].offset.width = 7
    return (true, Observing::Value(Double(changed.transform.offset.width)))
  }

  // MARK: The types

  private static func photoFacts() -> [String: Observing::Value] {
    var photo = PhotoElement()
    let atFirst = Observing::Value(photo.frameIndex)
    photo.frameIndex = 3
    return [
      "type of the id": Observing::Value(typeName(of: photo.id)),
      "different ids of 20": Observing::Value(Set(times(20) { PhotoElement().id }).count),
      "the id stays": Observing::Value(one.contains(Set(times(2) { photo.id }).count)),
      "frame index at first": atFirst, "frame index, set to 3": Observing::Value(photo.frameIndex),
    ]
  }

  private static func newFacts() -> [String: Observing::Value] {
    let element = NewElement()
    let ids = times(30000) { NewElement().id }
    let numbers = ids.compactMap { number(of: $0) }
    return [
      "type of the id": Observing::Value(typeName(of: element.id)),
      "0 occurs": Observing::Value(numbers.contains(0)), "1000 occurs": Observing::Value(numbers.contains(1000)),
      "all are from 0 to 1000": Observing::Value(numbers.allSatisfy { range.contains($0) }),
      "different ids of 30000": Observing::Value(Set(ids).count),
      "the id stays": Observing::Value(one.contains(Set(times(20) { element.id }).count)),
    ]
  }

  private static let range = ClosedRange(uncheckedBounds: (0, 1000))

  /// How many ids one element has.
  private static let one: Set = [1]

  private static func times<Result>(_ count: Int, _ make: () -> Result) -> [Result] {
    Swift::repeatElement((), count: count).map(make)
  }

  // Which of these is called is settled by the type that the id has in the learner's file.
  private static func typeName(of id: UUID) -> String { "UUID" }
  private static func typeName(of id: Int) -> String { "Int" }
  private static func typeName(of id: some Any) -> String { "another type" }

  private static func number(of id: Int) -> Int? { id }
  private static func number(of id: some Any) -> Int? { nil }
}
