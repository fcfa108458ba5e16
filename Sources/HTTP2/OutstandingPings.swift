import NIOCore

/// PINGs sent and not yet answered, by their payload. A value: the connection sends, schedules and reports.
struct OutstandingPings {
    typealias Completion = (Result<TimeAmount, any Error>) -> Void

    private struct Ping {
        let sentAt: NIODeadline
        let timeout: Scheduled<Void>
        let completion: Completion
    }

    private var pings: [UInt64: Ping] = [:]
    private var nextPayload: UInt64 = 1

    /// A payload that is not in use.
    mutating func makePayload() -> UInt64 {
        defer { nextPayload &+= 1 }
        return nextPayload
    }

    mutating func sent(_ payload: UInt64, at now: NIODeadline, timeout: Scheduled<Void>, completion: @escaping Completion) {
        pings[payload] = Ping(sentAt: now, timeout: timeout, completion: completion)
    }

    mutating func answered(_ payload: UInt64, now: NIODeadline) {
        guard let ping = pings.removeValue(forKey: payload) else { return }
        ping.timeout.cancel()
        ping.completion(.success(now - ping.sentAt))
    }

    mutating func failed(_ payload: UInt64, _ error: any Error) {
        guard let ping = pings.removeValue(forKey: payload) else { return }
        ping.completion(.failure(error))
    }

    /// Takes all out; their completions are for the caller to call.
    mutating func removeAll() -> [Completion] {
        let all = pings.values
        pings = [:]
        for ping in all { ping.timeout.cancel() }
        return all.map(\.completion)
    }
}
