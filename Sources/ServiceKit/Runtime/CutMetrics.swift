public import HTTP2

/// Counts the connections and streams that this process ended in its own defence, by reason (OBS-02).
public struct CutMetrics: Sendable {
    private let counters: [HTTP2CutReason: Counter]

    /// Every reason is there from the start, at 0: an alert on its rise needs something to compare with.
    init(metrics: MetricsRegistry) {
        counters = Dictionary(
            uniqueKeysWithValues: HTTP2CutReason.allCases.map { reason in
                (
                    reason,
                    metrics.counter(
                        "carillon_connections_cut_total", ["reason": reason.rawValue],
                        help: "Connections, and streams, of peers that were turned away or cut off for going beyond a limit.")
                )
            })
    }

    /// One more for that reason.
    public func count(_ reason: HTTP2CutReason) { counters[reason]?.increment() }
}
