public import HTTP2

/// Counts connections and streams that the process refused or closed because a peer exceeded a limit, by reason (OBS-02).
public struct CutMetrics: Sendable {
    private let counters: [ConnectionCutReason: Counter]

    /// Every reason starts at 0: an alert on an increase needs a first value.
    init(metrics: MetricsRegistry) {
        counters = Dictionary(
            uniqueKeysWithValues: ConnectionCutReason.allCases.map { reason in
                (
                    reason,
                    metrics.counter(
                        "carillon_connections_cut_total", ["reason": reason.rawValue],
                        help: "Connections, and streams, of peers that were turned away or cut off for going beyond a limit.")
                )
            })
    }

    /// Counts one.
    public func count(_ reason: ConnectionCutReason) { counters[reason]?.increment() }
}
