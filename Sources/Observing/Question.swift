/// One thing that a learner's type is asked.
public struct Question: Hashable, Sendable {
  /// What is asked for.
  public enum Subject: Hashable, Sendable {
    /// The path in a rectangle.
    case path(Rectangle)
    /// The size for a proposal.
    case size(Proposal)
    /// What is seen of a view on a stage.
    case scene(Stage)
    /// What a function or a property gives.
    case value
  }

  /// A rectangle in points, y growing downwards.
  public struct Rectangle: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A proposed size in points; a side that is nil is unspecified.
  public struct Proposal: Hashable, Sendable, Codable {
    public var width: Double?
    public var height: Double?

    public init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// What is asked for.
  public var subject: Subject

  /// With which values the type is made.
  public var given: Given

  /// By which amounts the shape is inset before it is asked, one after the other, in points; inwards where positive.
  public var insets: [Double]

  public init(_ subject: Subject, given: Given = Given(), insets: [Double] = []) {
    self.subject = subject
    self.given = given
    self.insets = insets
  }
}

extension Question: Codable {
  private enum Key: String, CodingKey { case path, size, scene, value, given, texts, insets }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if let rectangle = try fields.decodeIfPresent(Rectangle.self, forKey: .path) {
      subject = .path(rectangle)
    } else if let stage = try fields.decodeIfPresent(Stage.self, forKey: .scene) {
      subject = .scene(stage)
    } else if fields.contains(.value) {
      subject = .value
    } else {
      subject = .size(try fields.decode(Proposal.self, forKey: .size))
    }
    given = Given(
      try fields.decodeIfPresent([String: Double].self, forKey: .given) ?? [:],
      texts: try fields.decodeIfPresent([String: String].self, forKey: .texts) ?? [:])
    insets = try fields.decodeIfPresent([Double].self, forKey: .insets) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch subject {
    case .path(let rectangle): try fields.encode(rectangle, forKey: .path)
    case .size(let proposal): try fields.encode(proposal, forKey: .size)
    case .scene(let stage): try fields.encode(stage, forKey: .scene)
    case .value: try fields.encode(true, forKey: .value)
    }
    if !given.values.isEmpty { try fields.encode(given.values, forKey: .given) }
    if !given.texts.isEmpty { try fields.encode(given.texts, forKey: .texts) }
    if !insets.isEmpty { try fields.encode(insets, forKey: .insets) }
  }
}
