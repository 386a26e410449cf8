/// Something that is done to a view with fingers or a pointer.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of what is known of it while it goes on.
  associatedtype Value

  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// The type of what is known of it.
  public typealias Value = Never
}

/// A gesture that this module follows: taps, and what follows them.
nonisolated protocol TapFollowing: Gesture where Body == Never {
  /// How many taps make the gesture.
  var tapCount: Int { get }

  /// What is done once the gesture has ended.
  var whenEnded: () -> Void { get }
}

extension TapFollowing {
  /// The gesture that this one does not have.
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body to ask for") }
}

extension Gesture {
  /// Does something when the gesture has ended.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The taps that this gesture comes down to; nil for one of another kind.
  @MainActor fileprivate var taps: (any TapFollowing)? {
    if let taps = self as? any TapFollowing { return taps }
    return Body.self == Never.self ? nil : body.taps
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever what is known of the gesture changes; a tap ends at once, so that never happens to it.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self)
  }
}

/// One or more taps.
nonisolated public struct TapGesture: TapFollowing {
  /// The type of what is known of it: nothing.
  public typealias Value = Void

  /// How many taps make the gesture.
  public var count: Int

  /// Creates a gesture of so many taps.
  public init(count: Int = 1) { self.count = count }

  var tapCount: Int { count }
  var whenEnded: () -> Void { {} }
}

/// A gesture after which something is done.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture, TapFollowing {
  /// The type of what is known of the gesture.
  public typealias Value = Content.Value

  let content: Content
  let action: (Content.Value) -> Void

  var tapCount: Int { (content as? any TapFollowing)?.tapCount ?? 0 }

  var whenEnded: () -> Void {
    let before = (content as? any TapFollowing)?.whenEnded
    // What is known of a tap is nothing; no other gesture comes to its end here.
    guard let nothing = () as? Content.Value else { return before ?? {} }
    return {
      before?()
      action(nothing)
    }
  }
}

/// A gesture during which something is done.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture, TapFollowing where Content.Value: Equatable {
  /// The type of what is known of the gesture.
  public typealias Value = Content.Value

  let content: Content

  var tapCount: Int { (content as? any TapFollowing)?.tapCount ?? 0 }
  var whenEnded: () -> Void { (content as? any TapFollowing)?.whenEnded ?? {} }
}

/// Which gestures count while one is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither.
  public static let none = GestureMask([])
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated struct GestureModifier<Added: Gesture>: WrappingModifier {
  var gesture: Added
  var mask: GestureMask

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    guard mask.contains(.gesture), context.environment.isEnabled, let taps = gesture.taps, taps.tapCount > 0 else {
      return node
    }
    let action = taps.whenEnded
    let tap = Canvas.TapAction(count: taps.tapCount) { _ in action() }
    return DrawingNode(node) { child, canvas in canvas.tappable(tap) { child.draw(on: canvas) } }
  }
}

extension View {
  /// Adds a gesture to the view; of all gestures only taps are followed here.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }
}
