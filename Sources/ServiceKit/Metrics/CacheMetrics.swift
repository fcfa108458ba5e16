/// How often a cache had what was asked for (OBS-02).
public struct CacheMetrics: Sendable {
    /// What was there.
    public let hits: Counter
    /// What had to be fetched.
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
