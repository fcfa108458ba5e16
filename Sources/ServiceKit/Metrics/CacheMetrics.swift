/// Hits and misses of a cache (OBS-02).
public struct CacheMetrics: Sendable {
    /// Lookups that found a value.
    public let hits: Counter
    /// Lookups that found none.
    public let misses: Counter

    /// The counters of the cache with this name.
    public init(_ cache: String, metrics: MetricsRegistry) {
        func counter(_ result: String) -> Counter {
            metrics.counter("carillon_cache_lookups_total", ["cache": cache, "result": result], help: "Lookups in caches.")
        }
        hits = counter("hit")
        misses = counter("miss")
    }
}
