import Synchronization

/// A cache with a time to live, in real time. Misses are not cached, so that a new value is found at once. For values of other services, whose
/// changes this service does not see: a `UserCache` of Storage is invalidated by the commits of its own store.
public final class TTLCache<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        var until: ContinuousClock.Instant
    }

    private let lifetime: Duration
    private let mostEntries: Int
    private let lookups: CacheMetrics
    private let entries = Mutex<[String: Entry]>([:])

    /// - Parameters:
    ///   - lifetime: of a value.
    ///   - mostEntries: a full cache drops expired values, then everything.
    ///   - lookups: counts hits and misses.
    public init(lifetime: Duration, mostEntries: Int, lookups: CacheMetrics) {
        self.lifetime = lifetime
        self.lookups = lookups
        self.mostEntries = mostEntries
    }

    /// The cached value, else the result of `find`, which is then cached.
    public func value(for key: String, find: () async throws -> Value?) async throws -> Value? {
        if let known = cached(key) { return known }
        lookups.misses.increment()
        guard let found = try await find() else { return nil }
        insert(found, for: key)
        return found
    }

    /// The cached value, or nil.
    public func cached(_ key: String) -> Value? {
        guard let entry = entries.withLock({ $0[key] }), entry.until > .now else { return nil }
        lookups.hits.increment()
        return entry.value
    }

    /// Caches a value. A full cache drops expired values, then everything.
    public func insert(_ value: Value, for key: String) {
        let now = ContinuousClock.now
        entries.withLock { entries in
            if entries.count >= mostEntries { entries = entries.filter { $0.value.until > now } }
            if entries.count >= mostEntries { entries.removeAll() }
            entries[key] = Entry(value: value, until: now + lifetime)
        }
    }
}
