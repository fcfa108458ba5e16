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

    /// Removes the PING with that payload. The caller calls its completion, which may close the connection and so call this type again.
    mutating func remove(_ payload: UInt64) -> (sentAt: NIODeadline, completion: Completion)? {
        guard let ping = pings.removeValue(forKey: payload) else { return nil }
        ping.timeout.cancel()
        return (ping.sentAt, ping.completion)
    }

    /// Removes all PINGs. The caller calls their completions.
    mutating func removeAll() -> [Completion] {
        let all = pings.values
        pings = [:]
        for ping in all { ping.timeout.cancel() }
        return all.map(\.completion)
    }
}
