/// What the compiler misses where a file was written for an app, or for a system that is not this one.
enum AppleModule {
  /// Modules that come with Apple's systems alone, of those that one meets beside SwiftUI.
  private static let names: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "CoreAnimation", "Combine",
    "PlaygroundSupport", "SwiftData", "SpriteKit", "MapKit", "Charts", "WatchKit", "WidgetKit", "AVFoundation", "os",
    "UniformTypeIdentifiers", "Accelerate", "simd", "ObjectiveC", "Darwin", "RealityKit", "PencilKit",
  ]

  /// Returns what to do about a message; nil where it is about something else.
  static func hint(for message: String) -> String? {
    if let match = message.wholeMatch(of: #/no such module '(.+)'/#) {
      let place = names.contains(String(match.1)) ? "\(match.1) is only there on Apple's systems. " : ""
      return "\(place)Remove the line: `import SwiftUI` brings all that an exercise needs."
    }
    let isOfApp =
      message.contains(#/cannot find (type )?'(App|Scene|WindowGroup)' in scope/#)
      || message.contains("annotated with '@main'") || message.contains("'main' attribute")
    return isOfApp ? "The @main of an app belongs into another file: take the app out of this one." : nil
  }
}
