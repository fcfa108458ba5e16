import Synchronization

/// The metrics of a process (OBS-02), written out as Prometheus text.
///
/// Equal names and labels give the same instrument. Recording takes no lock, but looking an instrument up does, so keep the instruments of hot paths.
/// Labels are few, with values from closed sets: never ids of users or devices.
public final class MetricsRegistry: Sendable {
    enum Instrument: Sendable {
        case counter(Counter)
        case gauge(Gauge)
        case reading(@Sendable () -> Double)
        case histogram(Histogram)

        var typeName: String {
            switch self {
            case .counter: "counter"
            case .gauge, .reading: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    private struct Family {
        let typeName: String
        var help: String
        /// By rendered labels.
        var members: [String: Instrument] = [:]
    }

    /// Most combinations of labels of a name; all others count under one with the value `other` for each label.
    static let combinationsPerName = 1_000

    private let families = Mutex<[String: Family]>([:])

    /// No metrics yet.
    public init() {}

    /// A counter; the name ends in `_total`.
    public func counter(_ name: String, _ labels: [String: String] = [:], help: String = "") -> Counter {
        guard case .counter(let counter) = instrument(name, labels, help, make: { .counter(Counter()) }) else {
            return Counter()
        }
        return counter
    }

    /// A counter whose value is read when the metrics are written. It replaces an earlier one with the same name and labels.
    public func counter(_ name: String, _ labels: [String: String] = [:], help: String = "", read: @escaping @Sendable () -> Double) {
        families.withLock { families in
            families[name, default: Family(typeName: "counter", help: help)].members[PrometheusText.labels(labels)] = .reading(read)
        }
    }

    /// The gauge of that name and labels; the same one each time.
    public func gauge(_ name: String, _ labels: [String: String] = [:], help: String = "") -> Gauge {
        guard case .gauge(let gauge) = instrument(name, labels, help, make: { .gauge(Gauge()) }) else { return Gauge() }
        return gauge
    }

    /// A gauge whose value is read when the metrics are written. It replaces an earlier one with the same name and labels.
    public func gauge(_ name: String, _ labels: [String: String] = [:], help: String = "", read: @escaping @Sendable () -> Double) {
        families.withLock { families in
            families[name, default: Family(typeName: "gauge", help: help)].members[PrometheusText.labels(labels)] = .reading(read)
        }
    }

    /// A histogram; for seconds the name ends in `_seconds`.
    public func histogram(
        _ name: String, _ labels: [String: String] = [:], buckets: [Double] = Histogram.latencyBuckets, help: String = ""
    ) -> Histogram {
        guard case .histogram(let histogram) = instrument(name, labels, help, make: { .histogram(Histogram(bounds: buckets)) }) else {
            return Histogram(bounds: buckets)
        }
        return histogram
    }

    /// All metrics, in Prometheus's text format 0.0.4.
    public func prometheusText() -> String {
        let families = families.withLock { $0 }
        var text = PrometheusText()
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            text.begin(name, type: family.typeName, help: family.help)
            for (labels, instrument) in family.members.sorted(by: { $0.key < $1.key }) { text.add(name, labels, instrument) }
        }
        return text.text
    }

    /// A name has one kind of instrument; another kind is a programming error.
    private func instrument(_ name: String, _ labels: [String: String], _ help: String, make: () -> Instrument) -> Instrument {
        families.withLock { families in
            var key = PrometheusText.labels(labels)
            if let found = families[name]?.members[key] { return found }
            let new = make()
            var family = families[name] ?? Family(typeName: new.typeName, help: help)
            precondition(family.typeName == new.typeName, "the metric \(name) is a \(family.typeName)")
            if family.members.count >= MetricsRegistry.combinationsPerName {
                key = PrometheusText.labels(labels.mapValues { _ in "other" })
                if let found = family.members[key] { return found }
            }
            family.members[key] = new
            families[name] = family
            return new
        }
    }
}
