import CarillonAPI
import ServiceKit

/// The metric catalogue of an app, as `carillon metrics` shows it (OBS-08).
struct MetricsView: Encodable {
    var since: String
    /// Nil, and null as JSON: now.
    var until: String?
    var metrics: [Reading]

    /// A metric, or a group of it.
    struct Reading: Encodable {
        var name, group, unit, target: String
        /// Nil, and null as JSON, without data.
        var value: Double?
        var met: Bool?
        /// The counts of a share or a mean; see `MetricReading`.
        var part, whole: Int64

        init(_ reading: CommonV1.MetricReading) {
            (name, group, target, value, met) = (reading.name, reading.group, reading.target, reading.value, reading.met)
            (part, whole) = (reading.part, reading.whole)
            unit = CatalogueMetric(rawValue: reading.name)?.unit.rawValue ?? ""
        }

        private enum CodingKeys: CodingKey { case name, group, unit, value, target, met, part, whole }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            for (key, text) in [(CodingKeys.name, name), (.group, group), (.unit, unit), (.target, target)] { try values.encode(text, forKey: key) }
            try values.encode(value, forKey: .value)
            try values.encode(met, forKey: .met)
            try values.encode(part, forKey: .part)
            try values.encode(whole, forKey: .whole)
        }

        /// The value for people: `97.0 %`, `1.2 s`, `3`; empty without data.
        var shown: String {
            guard let value else { return "" }
            return switch CatalogueMetric(rawValue: name)?.unit {
            case .share: Format.decimal(value * 100) + " %"
            case .seconds: value < 3_600 ? Format.latency(microseconds: Int64(value * 1_000_000)) : Format.decimal(value / 3_600) + " h"
            case .count, nil: Format.count(Int64(value))
            }
        }

        /// What the value is made of; empty where it is no quotient.
        var basis: String {
            guard whole > 0 else { return "" }
            return switch CatalogueMetric(rawValue: name)?.unit {
            case .share: "\(Format.count(part)) of \(Format.count(whole))"
            case .seconds, .count, nil: "of \(Format.count(whole))"
            }
        }
    }

    /// - Parameters:
    ///   - from: milliseconds since 1970.
    ///   - until: 0: now.
    init(_ readings: [CommonV1.MetricReading], from: Int64, until: Int64) {
        since = Instant(milliseconds: from).rfc3339
        self.until = until == 0 ? nil : Instant(milliseconds: until).rfc3339
        metrics = readings.map(Reading.init)
    }

    private enum CodingKeys: CodingKey { case since, until, metrics }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(since, forKey: .since)
        try values.encode(until, forKey: .until)
        try values.encode(metrics, forKey: .metrics)
    }

    /// CSV with a line for each reading, below the columns' names. An empty cell: no data, or no target.
    var csv: String {
        let header = CSV.line(["name", "group", "unit", "value", "part", "whole", "target", "met", "since", "until"])
        return header
            + metrics.map {
                let (value, met) = ($0.value.map { "\($0)" } ?? "", $0.met.map { "\($0)" } ?? "")
                return CSV.line([$0.name, $0.group, $0.unit, value, "\($0.part)", "\($0.whole)", $0.target, met, since, until ?? ""])
            }.joined()
    }

    var text: String {
        var table = TextTable(["metric", "of", "value", "counted", "target", "met"])
        for metric in metrics {
            let met = metric.met.map { $0 ? "yes" : "no" } ?? ""
            table.add([metric.name, metric.group, metric.value == nil ? "no data" : metric.shown, metric.basis, metric.target, met])
        }
        return "from \(since) to \(until ?? "now")\n\n\(table.text)"
    }
}
