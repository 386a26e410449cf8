#if os(Linux)
  import Drawing
  import Geometry
  import SwiftUI

  extension Stage {
    /// Shows a view, goes through the steps, and tells what is seen before the first and after each of them.
    ///
    /// How often the view asked to be dismissed is read as `dismissals` once it did.
    @MainActor func show(_ staged: Staged<some View>) -> Scene {
      let hosted = HostedView(staged.view, size: CGSize(width: width, height: height))
      func moment() -> Scene.Moment {
        let drawing = hosted.hasLeft ? nil : hosted.drawing
        var readings = staged.readings()
        if hosted.dismissals > 0 { readings["dismissals"] = .number(Double(hosted.dismissals)) }
        return Scene.Moment(drawing: drawing, readings: readings)
      }
      var moments = [moment()]
      for step in steps {
        switch step {
        case .tap(let x, let y):
          hosted.tap(at: CGPoint(x: x, y: y))
        case .leave:
          hosted.leave()
        }
        moments.append(moment())
      }
      return Scene(moments: moments)
    }
  }
#endif
