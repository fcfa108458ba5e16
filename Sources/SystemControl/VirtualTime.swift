public import CarillonAPI
public import RPC
public import ServiceKit

/// Moves the virtual clock that all processes of a test-mode system share, and waits until they are idle.
///
/// Time moves from due instant to due instant. When all processes are idle, all clocks are set to the target or to the earliest due instant of any
/// process, whichever is earlier. This repeats until the target, so a virtual week passes in order.
public struct VirtualTime: Sendable {
    /// One process's clock.
    public struct Member: Sendable {
        /// The service's name, for messages.
        public let name: String
        /// A client of its clock.
        public let clock: TestingV1.Clock.Client

        /// A member of the shared clock.
        public init(name: String, channel: any RPCChannel) {
            self.name = name
            self.clock = TestingV1.Clock.Client(channel)
        }
    }

    private let members: @Sendable () -> [Member]
    private let patience: Duration

    /// Controls the clocks of the processes that `members` returns at each call, because processes start and end.
    ///
    /// - Parameter patience: how long (real time) `settle` waits until the system is idle.
    public init(patience: Duration = .seconds(60), members: @escaping @Sendable () -> [Member]) {
        self.members = members
        self.patience = patience
    }

    /// Virtual now: the earliest of all members' clocks.
    public func now() async throws -> Instant {
        let status = try await statuses().map(\.status.nowMs).min() ?? 0
        return Instant(milliseconds: status)
    }

    /// Virtual now, from the first process that answers, for callers that do not need all processes.
    ///
    /// - Returns: nil for a system on real time, and when no process answers.
    public func firstNow() async throws -> Instant? {
        for member in members() {
            do {
                return Instant(milliseconds: try await member.clock.status(.init()).nowMs)
            } catch let error as RPCError where error.code == .unimplemented {
                return nil
            } catch let error as RPCError where [.unavailable, .deadlineExceeded].contains(error.code) {
                continue
            }
        }
        return nil
    }

    /// Returns when all processes are idle and no work counter changed over two polls.
    ///
    /// Requests that wait for a provider count as idle when the simulator withholds as many answers.
    ///
    /// - Throws: `SystemError.notQuiet` with the busy processes.
    public func settle() async throws { _ = try await rest() }

    /// A process's counter of work.
    private struct WorkCount: Hashable {
        var name: String
        var counter: Int64

        init(_ polled: Polled) { (name, counter) = (polled.name, polled.status.workCounter) }
    }

    /// As ``settle()``.
    ///
    /// - Parameter known: earlier answers of all processes. If no process has worked since its answer, one poll is enough: at the moment between the
    ///   last of these answers and the poll all processes were idle. Requests at providers are not in the counters, so with such requests it is not.
    /// - Returns: the last statuses.
    private func rest(after known: [Polled]? = nil) async throws -> [Polled] {
        let deadline = ContinuousClock.now + patience
        var previous: [WorkCount]? = known.flatMap { known in
            known.allSatisfy { $0.status.awaitingProvider == 0 && $0.status.withheld == 0 } ? known.map(WorkCount.init) : nil
        }
        var pause = Duration.microseconds(500)
        while true {
            let polled = try await statuses()
            let counters = polled.map(WorkCount.init)
            let quiet = isQuiet(polled.map(\.status))
            if quiet, counters == previous { return polled }
            previous = quiet ? counters : nil
            guard ContinuousClock.now < deadline else { throw notQuiet(polled) }
            if !quiet {
                try await Task.sleep(for: pause)
                pause = min(pause * 2, .milliseconds(10))
            }
        }
    }

    /// Advances to `target`, with a stop at each due instant, and leaves the system idle.
    ///
    /// - Parameter progress: gets virtual now at each stop, and at the end.
    public func advance(to target: Instant, progress: (Instant) -> Void = { _ in }) async throws {
        var polled = try await rest()
        while true {
            let now = polled.map(\.status.nowMs).min() ?? target.milliseconds
            progress(Instant(milliseconds: now))
            guard now < target.milliseconds else { return }
            let due = polled.compactMap(\.status.nextDueMs).min() ?? target.milliseconds
            let instant = Instant(milliseconds: min(target.milliseconds, max(due, now + 1)))
            let known = try await set(instant, from: polled, wakesAll: instant == target)
            polled = try await rest(after: known)
        }
    }

    /// Advances by a duration from virtual now.
    public func advance(by duration: Duration) async throws {
        try await advance(to: now() + duration)
    }

    /// How long a woken process may work before it answers; then its status is polled.
    private static let workTime: Int64 = 25

    /// Sets the clocks of all processes, and then wakes those that have due work. So no work reaches a process with the old time.
    ///
    /// - Parameters:
    ///   - polled: the last statuses. They say which processes have due work.
    ///   - wakesAll: at the last stop: a call from elsewhere may have made work due since, and no later stop wakes it.
    /// - Returns: the new statuses of woken processes, and the last known ones of the others.
    private func set(_ instant: Instant, from polled: [Polled], wakesAll: Bool) async throws -> [Polled] {
        let members = members()
        _ = try await members.concurrentMap { try await $0.clock.set(.init(nowMs: instant.milliseconds)) }
        let asleep = polled.filter { !wakesAll && ($0.status.nextDueMs ?? .max) > instant.milliseconds }
        return try await members.concurrentMap { member -> Polled in
            if let known = asleep.first(where: { $0.name == member.name }) { return known }
            let answer = try await member.clock.wake(.init(waitMs: Self.workTime))
            return Polled(name: member.name, status: answer.status ?? .init())
        }
    }

    /// One process's answer.
    public struct Polled: Sendable {
        /// The service's name.
        public var name: String
        /// Its status.
        public var status: TestingV1.StatusResponse
    }

    /// The statuses of all processes now, in the order of the members.
    public func statuses() async throws -> [Polled] {
        try await members().concurrentMap { Polled(name: $0.name, status: try await $0.clock.status(.init())) }
    }

    private func isQuiet(_ statuses: [TestingV1.StatusResponse]) -> Bool {
        statuses.allSatisfy { $0.busy == 0 }
            && statuses.reduce(0) { $0 + $1.awaitingProvider } == statuses.reduce(0) { $0 + $1.withheld }
    }

    private func notQuiet(_ polled: [Polled]) -> SystemError {
        let words = polled.filter { $0.status.busy != 0 || $0.status.awaitingProvider != 0 || $0.status.withheld != 0 }
            .map { "\($0.name) busy \($0.status.busy), awaiting providers \($0.status.awaitingProvider), withholding \($0.status.withheld)" }
        return .notQuiet(seconds: Int(patience.components.seconds), busy: words.isEmpty ? "work keeps coming" : words.joined(separator: "; "))
    }
}
