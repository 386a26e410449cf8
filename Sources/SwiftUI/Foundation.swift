// A learner's file that imports SwiftUI alone sees Foundation too, as on Apple's systems, and `@Observable`.
@_exported import Foundation
@_exported import Observation
