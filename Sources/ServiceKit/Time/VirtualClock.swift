import Foundation
import RPC
import Synchronization

/// A clock that stands still until it is set, and then only goes forward: test mode and tests.
///
/// Setting it wakes the sleepers that are due, in the order of their times. Each counts as busy before ``set(_:)`` returns, so that the system never
/// looks quiet while it is about to work.
public final class VirtualClock: DomainClock {
    private struct Sleeper {
        let due: Instant
        let id: UInt64
        let wake: @Sendable () -> Void
    }

    private struct State {
        var now: Instant
        var nextID: UInt64 = 0
        /// Ascending by due time, then by arrival.
        var sleepers: [Sleeper] = []
    }

    private let state: Mutex<State>
    private let setting = Mutex(())
    private let stateFile: String?
    private let activity: ActivityTracker?

    /// - Parameters:
    ///   - start: the first time.
    ///   - stateFile: stores the time across restarts; a later time in the file replaces `start`.
    ///   - activity: counts sleepers as busy from the moment they are woken.
    public init(start: Instant, stateFile: String? = nil, activity: ActivityTracker? = nil) {
        self.stateFile = stateFile
        self.activity = activity
        self.state = Mutex(State(now: max(start, stateFile.flatMap(VirtualClock.readState) ?? start)))
    }

    public var now: Instant { state.withLock { $0.now } }

    /// `now`: it only goes forward.
    public var steadyNow: SteadyInstant { SteadyInstant(milliseconds: now.milliseconds) }

    /// The earliest time of a sleeper.
    public var nextDue: Instant? { state.withLock { $0.sleepers.first?.due } }

    /// Moves the clock and wakes what became due. False, and nothing happens, when `instant` is earlier than now or the
    /// state file cannot be written.
    @discardableResult
    public func set(_ instant: Instant) -> Bool {
        do {
            try move(to: instant)
            return true
        } catch {
            return false
        }
    }

    /// Moves the clock by a duration.
    @discardableResult
    public func advance(by duration: Duration) -> Bool { set(now + duration) }

    /// As ``set(_:)``.
    ///
    /// - Parameter wakes: whether due sleepers are woken; otherwise ``wakeDue()`` wakes them.
    /// - Throws: ``VirtualClockError``.
    public func move(to instant: Instant, wakes: Bool = true) throws {
        // One setter at a time: the file and the time must not disagree, and wake-ups must keep their order.
        try setting.withLock { _ in
            let now = state.withLock { $0.now }
            guard instant >= now else { throw VirtualClockError.backwards(now: now, asked: instant) }
            if instant > now, let stateFile { try VirtualClock.writeState(instant, to: stateFile) }
            state.withLock { $0.now = instant }
            if wakes { wakeSleepers() }
        }
    }

    /// Wakes due sleepers, after ``move(to:wakes:)`` with `wakes: false`.
    public func wakeDue() {
        setting.withLock { _ in wakeSleepers() }
    }

    private func wakeSleepers() {
        let due = state.withLock { state in
            let count = state.sleepers.firstIndex { $0.due > state.now } ?? state.sleepers.count
            defer { state.sleepers.removeFirst(count) }
            return Array(state.sleepers[..<count])
        }
        for sleeper in due { sleeper.wake() }
    }

    /// Calls back when the clock is set to `instant` or later.
    public func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        guard let id = register(instant, action) else {
            action()
            return ClockTimer {}
        }
        return ClockTimer { [self] in _ = withdraw(id) }
    }

    /// Calls back when the clock is set to that time or later.
    public func notify(at instant: SteadyInstant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        notify(at: Instant(milliseconds: instant.milliseconds), action)
    }

    /// Sleeps until the clock was moved by a duration.
    public func sleep(for duration: Duration) async throws { try await sleep(until: now + duration) }

    /// Sleeps until the clock is set to `instant` or later.
    public func sleep(until instant: Instant) async throws {
        try Task.checkCancellation()
        activity?.settle()
        let waiter = OneShot<Void>()
        let activity = activity
        let id = register(instant) {
            activity?.begin()
            if !waiter.resolve(.success(())) { activity?.end() }
        }
        guard let id else { return }
        try await withTaskCancellationHandler {
            try await waiter.value()
        } onCancel: {
            if withdraw(id) { waiter.resolve(.failure(CancellationError())) }
        }
        activity?.land()
    }

    /// Nil when the time has come already.
    private func register(_ due: Instant, _ wake: @escaping @Sendable () -> Void) -> UInt64? {
        state.withLock { state in
            guard due > state.now else { return nil }
            let id = state.nextID
            state.nextID += 1
            var (low, high) = (0, state.sleepers.count)
            while low < high {
                let middle = (low + high) / 2
                if state.sleepers[middle].due <= due { low = middle + 1 } else { high = middle }
            }
            state.sleepers.insert(Sleeper(due: due, id: id, wake: wake), at: low)
            return id
        }
    }

    /// False when it was woken already.
    private func withdraw(_ id: UInt64) -> Bool {
        state.withLock { state in
            guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return false }
            state.sleepers.remove(at: index)
            return true
        }
    }

    private static func readState(_ path: String) -> Instant? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return Int64(text.filter { !$0.isWhitespace }).map(Instant.init(milliseconds:))
    }

    private static func writeState(_ instant: Instant, to path: String) throws {
        // Several processes of one run folder write the same file; the later time stays.
        if let written = readState(path), written >= instant { return }
        do {
            try Data("\(instant.milliseconds)\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw VirtualClockError.notKept(path: path, reason: "\(error)")
        }
    }
}

/// Why a virtual clock did not move.
public enum VirtualClockError: Error, CustomStringConvertible {
    case backwards(now: Instant, asked: Instant)
    case notKept(path: String, reason: String)

    public var description: String {
        switch self {
        case .backwards(let now, let asked):
            "the virtual clock stands at \(now) and only goes forward; \(asked) is earlier"
        case .notKept(let path, let reason):
            "the virtual clock was not moved, because \(path) cannot be written: \(reason)"
        }
    }
}
