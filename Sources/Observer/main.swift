// The program in which a learner's chapter runs when `workbook` judges it.
//
// usage: observer LIBRARY, with the inquiry on standard input and descriptor 3 for the answers.
//
// It knows nothing of what is right. The chapter and its probes come as a shared library, which finds SwiftUI and
// Observing among this program's own symbols.
import Foundation
import Observing
import SystemCalls

func misuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("observer: \(message)\n".utf8))
  workbook_end(Respondent.misuseStatus)
}

guard CommandLine.arguments.count == 2, let inquiry = Respondent.readInquiry() else {
  misuse("usage: observer LIBRARY < inquiry")
}
guard workbook_limit_self(workbook_limits(inquiry.limits)) == 0 else { misuse("the limits cannot be set") }
// Where the system cannot refuse what no exercise needs, the limits must do.
_ = workbook_keep_to_self()
workbook_write_lines()
guard dlopen(CommandLine.arguments[1], RTLD_LAZY | RTLD_GLOBAL) != nil else {
  misuse(dlerror().map { String(cString: $0) } ?? "the library cannot be loaded")
}
guard Respondent.respond(to: inquiry) else {
  misuse("there is no probe \(inquiry.module).\(inquiry.probe) that answers such questions")
}
workbook_end(0)

extension workbook_limits {
  init(_ limits: Limits) {
    self.init(
      seconds: UInt(limits.processorSeconds), bytes: UInt(limits.memoryBytes), file_bytes: UInt(limits.fileBytes),
      processes: UInt(limits.processes ?? 0))
  }
}
