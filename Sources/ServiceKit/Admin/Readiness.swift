import Synchronization

/// Whether the process can answer calls now: what `/readyz` says. It has started and does not drain, and everything that it cannot answer without
/// is there. Nothing of this keeps a service from starting.
final class Readiness: Sendable {
    private let running = Atomic<Bool>(false)
    private let look: ReadinessLook

    /// - Parameter checks: what the service cannot answer without.
    init(checks: [ReadinessCheck] = []) { look = ReadinessLook(checks: checks) }

    /// The process has started and does not drain.
    var isReady: Bool { running.load(ordering: .acquiring) }

    func set(_ value: Bool) { running.store(value, ordering: .releasing) }

    /// What keeps the service from answering; empty when it is ready.
    func problems() async -> [String] {
        guard isReady else { return ["the service is starting or stopping"] }
        return await look.problems()
    }
}

/// Something that a service cannot answer without.
struct ReadinessCheck: Sendable {
    /// `store registry`, `peer registry`.
    let name: String
    /// What is wrong now, for the operator; nil when nothing is.
    let problem: @Sendable () async -> String?
}

/// Runs the checks: at most once a second whoever asks, because some of them write, and none of them for longer than its time.
actor ReadinessLook {
    /// How old an answer may be.
    private static let freshness = Duration.seconds(1)
    /// After this long a check counts as failed.
    private static let patience = Duration.seconds(2)

    private let checks: [ReadinessCheck]
    private var last: (at: ContinuousClock.Instant, problems: [String])?
    private var running: Task<[String], Never>?

    init(checks: [ReadinessCheck]) { self.checks = checks }

    func problems() async -> [String] {
        if let last, ContinuousClock.now - last.at < Self.freshness { return last.problems }
        if let running { return await running.value }
        let task = Task { [checks] in
            var problems: [String] = []
            // All begin before the first is waited for.
            let outcomes = checks.map { check in (check.name, Task { await Self.outcome(of: check) }) }
            for (name, outcome) in outcomes {
                if let problem = await outcome.value { problems.append("\(name): \(problem)") }
            }
            return problems
        }
        running = task
        let problems = await task.value
        last = (.now, problems)
        running = nil
        return problems
    }

    /// The first of two: what the check says, or that its time is over. A check that cannot be interrupted ends by itself later.
    private static func outcome(of check: ReadinessCheck) async -> String? {
        let (answers, answer) = AsyncStream.makeStream(of: String?.self, bufferingPolicy: .bufferingOldest(1))
        let work = Task { answer.yield(await check.problem()) }
        let limit = Task {
            try await Task.sleep(for: patience)
            answer.yield("no answer within \(patience)")
        }
        defer {
            work.cancel()
            limit.cancel()
        }
        for await first in answers { return first }
        return "the check was given up"
    }
}
