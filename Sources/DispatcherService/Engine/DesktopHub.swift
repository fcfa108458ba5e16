import CarillonAPI
import ServiceKit
import Synchronization

/// The streams of agents at this dispatcher: one for each device. A newer stream ends an older one, also across dispatchers.
final class DesktopHub: Sendable {
    /// Most streams: a stream takes about 10 KiB beside its connection.
    static let mostStreams = 20_000

    private struct State {
        var streams: [String: DesktopAgentStream] = [:]
        var heartbeats = HeartbeatWheel()
        /// When the next stream ends, as ``DesktopHub/endExpired(now:)`` said; earlier when one began since that ends before; nil: none.
        var nextEnd: Instant?
    }

    private let state = Mutex(State())
    private let activity: ActivityTracker
    /// Given when a stream begins that may be the next to end.
    let endSignal: WorkSignal

    init(activity: ActivityTracker, metrics: MetricsRegistry) {
        self.activity = activity
        endSignal = WorkSignal(activity: activity)
        metrics.gauge("carillon_desktop_streams", help: "Streams of agents on desktops.") { [weak self] in Double(self?.count ?? 0) }
    }

    /// Streams that are open.
    var count: Int { state.withLock { $0.streams.count } }

    /// Begins a stream. An older one of the device ends.
    ///
    /// - Parameter endsAt: when it ends at the latest; nil: never.
    /// - Throws: `rate_limited` for too many streams.
    func open(_ mailbox: String, age: DesktopStreamAge, endsAt: Instant?) throws(APIError) -> DesktopAgentStream {
        let (stream, older, isNextToEnd) = state.withLock { state -> (DesktopAgentStream?, DesktopAgentStream?, Bool) in
            let older = state.streams[mailbox]
            guard older != nil || state.streams.count < Self.mostStreams else { return (nil, nil, false) }
            let slot = state.heartbeats.slotOfNewStream()
            let stream = DesktopAgentStream(mailbox: mailbox, age: age, endsAt: endsAt, slot: slot, activity: activity)
            state.streams[mailbox] = stream
            // Otherwise each of 10,000 agents that come back at once would have all streams looked through.
            guard let endsAt, endsAt < state.nextEnd ?? .latest else { return (stream, older, false) }
            state.nextEnd = endsAt
            return (stream, older, true)
        }
        guard let stream else {
            throw APIError(.rateLimited, "this dispatcher has \(Self.mostStreams) agents; try again, or add dispatchers", retryAfter: .seconds(30))
        }
        older?.end(Self.superseded)
        if isNextToEnd { endSignal.signal() }
        return stream
    }

    /// The stream has ended.
    func close(_ stream: DesktopAgentStream) {
        state.withLock { state in if state.streams[stream.mailbox] === stream { state.streams[stream.mailbox] = nil } }
        stream.close()
    }

    /// A message came into a mailbox; nil: perhaps into any of them.
    func arrived(_ mailbox: String?) {
        guard let mailbox else {
            for stream in state.withLock({ Array($0.streams.values) }) { stream.arrived() }
            return
        }
        state.withLock { $0.streams[mailbox] }?.arrived()
    }

    /// Another dispatcher serves a device. The older of the two streams ends.
    func takenOver(_ mailbox: String, by age: DesktopStreamAge) {
        guard let stream = state.withLock({ $0.streams[mailbox] }), stream.age < age else { return }
        stream.end(Self.superseded)
    }

    /// Ends the streams whose end has come.
    ///
    /// - Returns: when the next one ends.
    func endExpired(now: Instant) -> Instant? {
        var next: Instant?
        var ended: [DesktopAgentStream] = []
        state.withLock { state in
            for stream in state.streams.values {
                guard let end = stream.endsAt else { continue }
                if end <= now { ended.append(stream) } else { next = min(next ?? end, end) }
            }
            state.nextEnd = next
        }
        for stream in ended { stream.end(Self.tokenExpired) }
        return next
    }

    /// Wakes the streams of the next slot for a heartbeat.
    func beat() {
        let due = state.withLock { state in
            let slot = state.heartbeats.turn()
            return state.streams.values.filter { $0.slot == slot }
        }
        for stream in due { stream.beat() }
    }

    private static let superseded = APIError(.conflict, "a newer stream of this device has begun; this one ends")
    private static let tokenExpired = APIError(
        .unauthenticated, "the access token expired, or the stream is a day old; begin the stream again with a fresh token")
}

/// One stream of an agent.
final class DesktopAgentStream: Sendable {
    let mailbox: String
    let age: DesktopStreamAge
    let endsAt: Instant?
    let slot: Int
    private let served: ServedStream

    init(mailbox: String, age: DesktopStreamAge, endsAt: Instant?, slot: Int, activity: ActivityTracker) {
        self.mailbox = mailbox
        self.age = age
        self.endsAt = endsAt
        self.slot = slot
        served = ServedStream(activity: activity, unread: Self.unread)
    }

    private static let unread = APIError(.deadlineExceeded, "the agent has not read its messages for a minute; begin the stream again")

    /// A message came into the mailbox.
    func arrived() { served.arrived() }

    func beat() { served.beat() }

    /// Ends the stream, as ``ServedStream/end(_:)``. What the agent does not get stays in its mailbox.
    func end(_ error: APIError) { served.end(error) }

    /// As ``ServedStream/writing(_:)``.
    func writing<Result: Sendable>(_ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
        try await served.writing(body)
    }

    /// As ``ServedStream/taken()``.
    func taken() { served.taken() }

    func close() { served.close() }

    /// As ``ServedStream/next()``.
    func next() async throws -> ServedStream.Wake { try await served.next() }
}
