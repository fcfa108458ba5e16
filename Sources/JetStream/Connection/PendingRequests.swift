import Dispatch
import Synchronization

/// Who waits for messages on the inbox of a connection: requests by their number, fetches by the consumer, too.
///
/// A waiter is in the table until exactly one of these takes it out: its answer, its timeout, its cancellation, the end of the connection. Whoever
/// takes it out resumes it, so nothing is resumed twice or never.
final class PendingRequests: Sendable {
    /// How a waiter is told of an answer.
    enum Waiter: Sendable {
        case reply(CheckedContinuation<NATSMessage, any Error>)
        /// Is called once, on a thread of the connection, and returns at once.
        case answer(@Sendable (Result<NATSMessage, NATSError>) -> Void)
        case fetch(FetchCollector)

        func fail(_ error: NATSError) {
            switch self {
            case .reply(let continuation): continuation.resume(throwing: error)
            case .answer(let handle): handle(.failure(error))
            case .fetch(let collector): collector.end(error.kind == .timeout ? .timedOut : .failed(error))
            }
        }
    }

    private struct Entry {
        let subject: String
        let waiter: Waiter
        /// The tick at which the waiter times out.
        var due: Int64
        /// For fetches whose server says something all the time: the longest silence, and the tick of the end, in any case.
        var silence: (ticks: Int64, end: Int64)?
    }

    private struct State {
        var next: UInt64 = 1
        var waiting: [UInt64: Entry] = [:]
        /// Fetches by ``Delivery/consumerKey``: the server delivers a message under its own subject, not that of the request.
        var fetches: [String: UInt64] = [:]
        /// Numbers of requests by the tick at which they time out. Answered ones stay until then: a number is 8 bytes.
        var deadlines: [Int64: [UInt64]] = [:]
        var lastTick: Int64 = 0
        var isTicking = false
        var isClosed = false

        mutating func remove(_ token: UInt64) -> Waiter? {
            guard let entry = waiting.removeValue(forKey: token) else { return nil }
            if case .fetch(let collector) = entry.waiter, fetches[collector.consumerKey] == token { fetches[collector.consumerKey] = nil }
            return entry.waiter
        }
    }

    /// Timeouts are exact to this.
    private static let tick = Duration.milliseconds(50)
    private static let timers = DispatchQueue(label: "carillon.nats.timeouts")

    /// `_INBOX.` and 128 random bits, with a full stop.
    let inboxPrefix: String
    private let mostRequests: Int
    private let origin = ContinuousClock.now
    private let state = Mutex(State())

    /// - Parameter limit: most requests at a time.
    init(limit: Int) {
        mostRequests = limit
        let random = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
        inboxPrefix = "_INBOX.\(String(random.0, radix: 36))\(String(random.1, radix: 36))."
    }

    /// The number of requests without an answer.
    var count: Int { state.withLock { $0.waiting.count } }

    /// The number for a new request; ``inbox(of:)`` is where its answer goes.
    func makeToken() -> UInt64 {
        state.withLock { state in
            state.next += 1
            return state.next
        }
    }

    /// The subject of answers to a request.
    func inbox(of token: UInt64) -> String { inboxPrefix + String(token) }

    /// Enters a waiter.
    ///
    /// - Parameters:
    ///   - timeout: the longest time until its end.
    ///   - silence: the longest time between two messages or heartbeats for a fetch; nil for no limit.
    /// - Throws: ``NATSError`` when the connection is closed, too many wait, or another fetch of the consumer does.
    func add(_ token: UInt64, _ waiter: Waiter, subject: String, timeout: Duration, silence: Duration? = nil) throws(NATSError) {
        let end = ticks(ContinuousClock.now + timeout) + 1
        let limit = silence.map { (ticks: $0.nanoseconds / Self.tick.nanoseconds, end: end) }
        let due = limit.map { min(end, ticks(.now) + $0.ticks) } ?? end
        let (refusal, startsTicking) = state.withLock { state -> (NATSError?, Bool) in
            if state.isClosed { return (NATSError(.closed, "the connection is closed", subject: subject), false) }
            guard state.waiting.count < mostRequests else {
                return (NATSError(.overloaded, "\(mostRequests) requests wait for answers already", subject: subject), false)
            }
            if case .fetch(let collector) = waiter {
                guard state.fetches[collector.consumerKey] == nil else {
                    return (NATSError(.overlappingFetch, "another fetch of this consumer is running", subject: subject), false)
                }
                state.fetches[collector.consumerKey] = token
            }
            state.waiting[token] = Entry(subject: subject, waiter: waiter, due: due, silence: limit)
            // This thread may have rested since it read the clock: no request enters a tick that is over.
            let starts = !state.isTicking
            if starts { state.lastTick = ticks(.now) }
            state.isTicking = true
            state.deadlines[max(due, state.lastTick), default: []].append(token)
            return (nil, starts)
        }
        if let refusal { throw refusal }
        if startsTicking { scheduleTick() }
    }

    /// Ends a waiter with an error, if it still waits.
    func fail(_ token: UInt64, _ error: NATSError) { state.withLock { $0.remove(token) }?.fail(error) }

    /// Takes a waiter out, if it is still there; the caller resumes it.
    func remove(_ token: UInt64) -> Waiter? { state.withLock { $0.remove(token) } }

    /// Ends the waiters for answers to a subject.
    func fail(subject: String, _ error: NATSError) {
        let failed = state.withLock { state in
            state.waiting.filter { $0.value.subject == subject }.keys.compactMap { state.remove($0) }
        }
        for waiter in failed { waiter.fail(error) }
    }

    /// Ends all waiters, and with `closes` all later ones.
    func failAll(_ error: NATSError, closes: Bool = false) {
        let failed = state.withLock { state in
            state.isClosed = state.isClosed || closes
            defer {
                state.waiting = [:]
                state.fetches = [:]
            }
            return state.waiting.values.map(\.waiter)
        }
        for waiter in failed { waiter.fail(error) }
    }

    /// Hands a message of the inbox to its waiter.
    ///
    /// - Returns: the delivery of a consumer that no fetch waits for; the server should deliver it again, at once.
    func receive(_ message: NATSMessage) -> Delivery? {
        // Deliveries have the subject of the stored message, and the server takes acknowledgements at their reply subject.
        if let reply = message.reply, reply.hasPrefix(Delivery.prefix) {
            guard let delivery = Delivery(parsing: reply) else { return nil }
            return receive(message, delivery)
        }
        guard message.subject.hasPrefix(inboxPrefix), let token = UInt64(message.subject.dropFirst(inboxPrefix.count)) else { return nil }
        let waiter = state.withLock { state -> Waiter? in
            // An idle heartbeat does not end the fetch.
            if message.status == 100 {
                keepAlive(token, &state)
                return nil
            }
            return state.remove(token)
        }
        switch waiter {
        case nil: break
        case .fetch(let collector): collector.end(FetchEnding(message))
        case .reply(let continuation): continuation.resume(with: Self.answer(message).mapError { $0 })
        case .answer(let handle): handle(Self.answer(message))
        }
        return nil
    }

    private static func answer(_ message: NATSMessage) -> Result<NATSMessage, NATSError> {
        guard message.status == 503 else { return .success(message) }
        return .failure(NATSError(.noResponders, "nobody answers on this subject", status: 503))
    }

    private func receive(_ message: NATSMessage, _ delivery: Delivery) -> Delivery? {
        let found = state.withLock { state -> (token: UInt64, collector: FetchCollector)? in
            guard let token = state.fetches[delivery.consumerKey], case .fetch(let collector)? = state.waiting[token]?.waiter else { return nil }
            keepAlive(token, &state)
            return (token, collector)
        }
        guard let found else { return delivery }
        switch found.collector.add(message, delivery) {
        case .more: return nil
        case .full:
            if state.withLock({ $0.remove(found.token) }) != nil { found.collector.end(.complete) }
            return nil
        case .ended: return delivery
        }
    }

    // MARK: Timeouts

    private func keepAlive(_ token: UInt64, _ state: inout State) {
        guard let silence = state.waiting[token]?.silence else { return }
        state.waiting[token]?.due = min(silence.end, ticks(.now) + silence.ticks)
    }

    private func ticks(_ instant: ContinuousClock.Instant) -> Int64 { (instant - origin).nanoseconds / Self.tick.nanoseconds }

    private func scheduleTick() {
        Self.timers.asyncAfter(deadline: .now() + .milliseconds(Int(Self.tick.milliseconds))) { [weak self] in self?.onTick() }
    }

    private func onTick() {
        let now = ticks(.now)
        let (expired, goesOn) = state.withLock { state -> ([Entry], Bool) in
            var expired: [Entry] = []
            for tick in state.lastTick...max(now, state.lastTick) {
                for token in state.deadlines.removeValue(forKey: tick) ?? [] {
                    guard let entry = state.waiting[token] else { continue }
                    if entry.due > now {
                        state.deadlines[entry.due, default: []].append(token)
                    } else {
                        _ = state.remove(token)
                        expired.append(entry)
                    }
                }
            }
            state.lastTick = now
            state.isTicking = !state.deadlines.isEmpty
            return (expired, state.isTicking)
        }
        for entry in expired { entry.waiter.fail(NATSError(.timeout, "no answer in time", subject: entry.subject)) }
        if goesOn { scheduleTick() }
    }
}
