import ServiceKit

/// The keys of cancelled notifications, for as long as deliveries of them can be in the stream.
struct CancelledNotifications: Sendable {
    private var ends: [String: ContinuousClock.Instant] = [:]

    func contains(_ key: String) -> Bool { ends[key] != nil }

    mutating func insert(_ key: String, until end: ContinuousClock.Instant) { ends[key] = end }

    mutating func forgetOld(now: ContinuousClock.Instant) { if !ends.isEmpty { ends = ends.filter { $0.value > now } } }
}
