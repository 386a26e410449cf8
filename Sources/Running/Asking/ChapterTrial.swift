import Course
import Foundation
import Judging
import Observing

/// A compiled chapter: its exercises are asked, and what they answer is judged.
///
/// To start a process takes longer than most exercises need to answer. So one process is asked all of them first, and what it
/// answers right is right, as long as its file stands on its own: nobody answers without drawing what is asked. Everything else is
/// asked once more, each exercise in a process of its own, and nothing but what comes out there can cost points. So an
/// exercise that stops, never ends or changes what its neighbours meet still costs itself alone.
struct ChapterTrial: Sendable {
  /// An exercise that was compiled, and what judges it.
  struct Compiled: Sendable {
    var exercise: Exercise
    var source: SourceText
    var library: String
    var judge: Judge
  }

  var module: String
  var tools: Tools
  var containment: Containment
  var limits: Limits

  /// The workbook's own folder, which no process may see.
  var hidden: String
  var refusalRun: RefusalRun

  /// Returns the answers of those exercises that answered all in a process together, by the exercise's id.
  func answersTogether(of compiled: [Compiled]) async -> [String: Observation] {
    var answers: [String: Observation] = [:]
    for (library, group) in Dictionary(grouping: compiled, by: \.library) where group.count > 1 {
      let asked = group.map { ProbeRun.Asked(probe: $0.exercise.probe, questions: $0.judge.questionnaire.questions) }
      let seen = await withRun(of: library) { $0.observeTogether(module: module, asked, limits: limits) }
      for (compiled, observation) in zip(group, seen ?? []) { answers[compiled.exercise.id] = observation }
    }
    return answers
  }

  /// Returns the verdict on an exercise, and what came out for secret questions where they were asked.
  ///
  /// - Parameter together: What it answered in a process together with others; nil where it has to be asked alone.
  func judged(
    _ compiled: Compiled, together: Observation?, secret: SecretJudge?
  ) async -> (verdict: Verdict, outcome: SecretQuestions.Outcome?) {
    let exercise = compiled.exercise
    let result: (verdict: Verdict, outcome: SecretQuestions.Outcome?)? = await withRun(of: compiled.library) { run in
      var compilerAnswer: CompilerAnswer?
      switch exercise.assessment.refusal.map({ refusalRun.outcome(on: exercise, expected: $0) }) {
      case nil: break
      case .said(let answer): compilerAnswer = answer
      case .failed(let reason):
        // Blocked, as it is where there is no compiler, it would cost points: but here there is one.
        return (ChapterBuild.Obstacle.failed(reason).verdict(on: exercise, folder: ""), nil)
      }
      func judged(_ observation: Observation) -> (observation: Observation, verdict: Verdict) {
        var observation = observation
        observation.compilerAnswer = compilerAnswer
        return (observation, compiled.judge.verdict(on: observation, source: compiled.source))
      }
      func seen(_ questions: [Question]) -> Observation {
        run.observeFairly(module: module, probe: exercise.probe, questions: questions, limits: limits)
      }
      let passed = together.map(judged).flatMap { $0.verdict.status == .passed ? $0 : nil }
      let (observation, verdict) = passed ?? judged(seen(compiled.judge.questionnaire.questions))
      // Where there are no points, none can be lost.
      guard let secret, !secret.questions.isEmpty, verdict.points > 0 else { return (verdict, nil) }
      return secret.judged(verdict, on: observation, and: seen(secret.questions))
    }
    if let result { return result }
    return (ChapterBuild.Obstacle.failed("no folder can be made for it").verdict(on: exercise, folder: ""), nil)
  }

  /// Does something with a process that loads a library, on a thread of its own; nil where it has no folder to start in.
  private func withRun<Result: Sendable>(
    of library: String, _ body: @escaping @Sendable (ProbeRun) -> Result
  ) async -> Result? {
    // What learner code does to the folder it starts in must not reach the library, nor the other exercises. Where it is
    // contained, it starts in a home that is its own anyway.
    let place = containment.isActive ? nil : try? ScratchFolder()
    guard containment.isActive || place != nil else { return nil }
    let run = ProbeRun(
      program: tools.observer, arguments: [library], folder: place?.path ?? Confinement.home, containment: containment,
      libraries: [library], hidden: hidden)
    return await onThreadOfItsOwn {
      defer { withExtendedLifetime(place) {} }
      return body(run)
    }
  }
}
