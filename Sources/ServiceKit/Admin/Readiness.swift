import Synchronization

/// Whether the process can answer calls, for `/readyz`: it has started, is not draining, and the stores and peers that its calls need are usable.
/// A service starts without them.
final class Readiness: Sendable {
    private let running = Atomic<Bool>(false)
    private let look: ReadinessLook

    /// - Parameter checks: one for each store and peer that the service's calls need.
    init(checks: [ReadinessCheck] = []) { look = ReadinessLook(checks: checks) }

    /// The process has started and is not draining.
    var isReady: Bool { running.load(ordering: .acquiring) }

    func set(_ value: Bool) { running.store(value, ordering: .releasing) }

    /// Reasons why the service is not ready; empty: it is ready.
    func problems() async -> [String] {
        guard isReady else { return ["the service is starting or stopping"] }
        return await look.problems()
    }
}

/// The check of a store or a peer that a service's calls need.
struct ReadinessCheck: Sendable {
    /// `store registry`, `peer registry`.
    let name: String
    /// The problem, in words for operators; nil: none.
    let problem: @Sendable () async -> String?
}

/// Runs the checks, at most once a second because some of them write. Each may take two seconds.
actor ReadinessLook {
    /// How long an answer is reused.
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

    /// The check's answer, or a timeout. A check that cannot be cancelled ends by itself later.
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
