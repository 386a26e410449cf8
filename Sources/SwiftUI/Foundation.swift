// A learner's file that imports SwiftUI alone sees Foundation too, as on Apple's systems.
@_exported import Foundation
