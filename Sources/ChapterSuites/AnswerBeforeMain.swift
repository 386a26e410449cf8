import Foundation
import Observing
import SystemCalls

/// The variable that tells a test program to answer an inquiry instead of running tests.
let answerVariable = "WORKBOOK_ANSWER"

/// Answers before `main` runs where this process was started as a child to run learner code.
///
/// So the test program can start itself as the child: it holds the learner's types already, and needs no arguments that the
/// testing library would have to understand.
private func answerIfAsked() {
  guard getenv(answerVariable) != nil else { return }
  guard let inquiries = Respondent.readInquiries(), let inquiry = inquiries.first else {
    workbook_end(Respondent.misuseStatus)
  }
  let limits = workbook_limits(
    seconds: UInt(inquiry.limits.processorSeconds), bytes: UInt(inquiry.limits.memoryBytes),
    file_bytes: UInt(inquiry.limits.fileBytes), processes: UInt(inquiry.limits.processes ?? 0))
  guard workbook_limit_self(limits) == 0, Respondent.begin(inquiry) else { workbook_end(Respondent.misuseStatus) }
  _ = workbook_keep_to_self()
  workbook_write_lines()
  workbook_end(Respondent.respond(to: inquiries))
}

#if objectFormat(ELF)
  @section(".init_array") @used
  let answerBeforeMain: @convention(c) () -> Void = { answerIfAsked() }
#elseif objectFormat(MachO)
  @section("__DATA,__mod_init_func") @used
  let answerBeforeMain: @convention(c) () -> Void = { answerIfAsked() }
#endif
