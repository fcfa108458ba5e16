import RPC

/// Counts the calls this process makes to its peers, by peer, method and status, and how long they took (OBS-02).
final class PeerCallMetrics: ClientCallObserver {
    private struct Key: Hashable {
        let peer: String
        let path: String
        let code: Int
    }
    private struct Instruments {
        let seconds: Histogram
        let retries: Counter
    }
    private let metrics: MetricsRegistry
    private let instruments = InstrumentTable<Key, Instruments>()

    init(metrics: MetricsRegistry) { self.metrics = metrics }

    func callEnded(_ call: ClientCallOutcome) {
        let instruments = of(call)
        instruments.seconds.observe(call.duration)
        if call.retries > 0 { instruments.retries.increment(by: call.retries) }
    }

    private func of(_ call: ClientCallOutcome) -> Instruments {
        instruments.instrument(for: Key(peer: call.peer, path: call.method.path, code: call.code.rawValue)) {
            let labels = ["peer": call.peer, "service": call.method.service.fullName, "method": call.method.name]
            return Instruments(
                seconds: metrics.histogram(
                    "carillon_rpc_client_seconds", labels.merging(["code": call.code.name]) { $1 },
                    help: "Calls made to peers and how long they took, waiting and retries included."),
                retries: metrics.counter("carillon_rpc_client_retries_total", labels, help: "Attempts after the first of a call to a peer."))
        }
    }
}
