/// Prometheus's text exposition format, version 0.0.4.
struct PrometheusText {
    private(set) var text = ""

    mutating func begin(_ name: String, type: String, help: String) {
        if !help.isEmpty { text += "# HELP \(name) \(help.replacing("\\", with: "\\\\").replacing("\n", with: "\\n"))\n" }
        text += "# TYPE \(name) \(type)\n"
    }

    mutating func add(_ name: String, _ labels: String, _ instrument: MetricsRegistry.Instrument) {
        switch instrument {
        case .counter(let counter): line(name, labels, String(counter.value))
        case .gauge(let gauge): line(name, labels, PrometheusText.number(gauge.value))
        case .reading(let read): line(name, labels, PrometheusText.number(read()))
        case .histogram(let histogram):
            let counts = histogram.cumulativeCounts
            for (bound, count) in zip(histogram.bounds, counts) {
                line(name + "_bucket", PrometheusText.adding("le=\"\(PrometheusText.number(bound))\"", to: labels), String(count))
            }
            let total = String(counts.last ?? 0)
            line(name + "_bucket", PrometheusText.adding("le=\"+Inf\"", to: labels), total)
            line(name + "_sum", labels, PrometheusText.number(histogram.sum))
            line(name + "_count", labels, total)
        }
    }

    private mutating func line(_ name: String, _ labels: String, _ value: String) {
        text += "\(name)\(labels) \(value)\n"
    }

    /// `{code="OK",method="Resolve"}` by name; empty without labels.
    static func labels(_ labels: [String: String]) -> String {
        guard !labels.isEmpty else { return "" }
        let pairs = labels.sorted { $0.key < $1.key }.map { "\($0.key)=\"\(escaped($0.value))\"" }
        return "{" + pairs.joined(separator: ",") + "}"
    }

    private static func adding(_ pair: String, to labels: String) -> String {
        labels.isEmpty ? "{\(pair)}" : labels.dropLast() + ",\(pair)}"
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    private static func number(_ value: Double) -> String {
        if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
        if value.isNaN { return "NaN" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
