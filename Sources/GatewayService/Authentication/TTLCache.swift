import NIOConcurrencyHelpers
import ServiceKit

/// Remembers found values for a short real time. What was not found is not remembered, so that it is found once it exists.
final class TTLCache<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        var until: ContinuousClock.Instant
    }

    private let lifetime: Duration
    private let mostEntries: Int
    private let lookups: CacheMetrics
    private let entries = NIOLockedValueBox<[String: Entry]>([:])

    init(lifetime: Duration, mostEntries: Int, lookups: CacheMetrics) {
        self.lifetime = lifetime
        self.lookups = lookups
        self.mostEntries = mostEntries
    }

    /// The value; looked for where it is not remembered.
    func value(for key: String, find: () async throws -> Value?) async throws -> Value? {
        if let known = cached(key) { return known }
        lookups.misses.increment()
        guard let found = try await find() else { return nil }
        insert(found, for: key)
        return found
    }

    /// What is remembered.
    func cached(_ key: String) -> Value? {
        guard let entry = entries.withLockedValue({ $0[key] }), entry.until > .now else { return nil }
        lookups.hits.increment()
        return entry.value
    }

    /// Remembers a value. Where there is no room for it, everything is forgotten.
    func insert(_ value: Value, for key: String) {
        let now = ContinuousClock.now
        entries.withLockedValue { entries in
            if entries.count >= mostEntries { entries = entries.filter { $0.value.until > now } }
            if entries.count >= mostEntries { entries.removeAll() }
            entries[key] = Entry(value: value, until: now + lifetime)
        }
    }
}
