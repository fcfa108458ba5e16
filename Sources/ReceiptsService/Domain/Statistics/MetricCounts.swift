import CarillonAPI
import Providers
import ServiceKit

/// The ledger's counts of some hours, and their readings (OBS-08).
struct MetricCounts: Sendable {
    typealias Count = MetricChanges.Count

    private var counts: [CatalogueMetric: [String: Count]] = [:]

    mutating func add(_ count: Count, to metric: CatalogueMetric, _ group: String) {
        counts[metric, default: [:]][group, default: Count()].add(count.part, count.whole)
    }

    /// Each of the ledger's metrics, those with groups first as a whole.
    ///
    /// - Parameters:
    ///   - before: the counts of the period before; nil: the period has no begin.
    ///   - provider: answers of providers since the service started.
    func readings(before: MetricCounts?, provider: ReceiptsV1.LatencySummary?, profile: String) -> [CommonV1.MetricReading] {
        func plain(_ metric: CatalogueMetric) -> [CommonV1.MetricReading] {
            let count = sum(metric)
            return [metric.reading(count.part, of: count.whole, before: before?.value(metric), profile: profile)]
        }
        func grouped(_ metric: CatalogueMetric) -> [CommonV1.MetricReading] {
            plain(metric)
                + groups(metric).map { group, count in metric.reading(group: group, count.part, of: count.whole, profile: profile) }
        }
        func share(_ metric: CatalogueMetric, of whole: Int64) -> [CommonV1.MetricReading] {
            [metric.reading(sum(metric).part, of: whole, profile: profile)]
        }
        let (ended, reached) = (sum(.successRate).whole, sum(.openRate))
        let latency = CatalogueMetric.providerLatency.reading(value: provider.map { Double($0.p95Us) / 1_000_000 }, profile: profile)
        var readings = deliveries(profile) + grouped(.successRate) + share(.failureRate, of: ended)
        for (reason, count) in groups(.failureRate) where count.part > 0 {
            readings.append(CatalogueMetric.failureRate.reading(group: reason, count.part, of: ended, profile: profile))
        }
        readings += grouped(.openRate)
        readings += share(.dismissRate, of: reached.whole)
        readings += share(.actionClickRate, of: reached.part)
        readings += [latency, landed(profile)]
        for metric in Self.plain { readings += plain(metric) }
        return readings
    }

    private static let plain: [CatalogueMetric] = [
        .timeToOpen, .deliveryLatency, .firstAttemptSuccess, .suppressedViolations, .statusChecks, .preferenceEditSeconds, .badgeDrift,
    ]

    /// One reading for each provider, because they know different things of their devices.
    private func deliveries(_ profile: String) -> [CommonV1.MetricReading] {
        let found = groups(.deliveryRate).map { provider, count in
            var reading = CatalogueMetric.deliveryRate.reading(group: provider, count.part, of: count.whole, profile: profile)
            guard ProviderList.adapter(named: provider)?.confirmsDelivery == false else { return reading }
            // Only what devices report is known. Those that report nothing may have got everything: that is no rate of 0 %.
            (reading.target, reading.met) = ("", nil)
            if count.part <= 0 { reading.value = nil }
            return reading
        }
        return found.isEmpty ? [CatalogueMetric.deliveryRate.reading(value: nil, profile: profile)] : found
    }

    /// Without a value where no app says where it landed.
    private func landed(_ profile: String) -> CommonV1.MetricReading {
        let count = sum(.deeplinkSuccess)
        return CatalogueMetric.deeplinkSuccess.reading(count.part, of: count.part > 0 ? count.whole : 0, profile: profile)
    }

    private func value(_ metric: CatalogueMetric) -> Double? {
        let count = sum(metric)
        return metric.value(count.part, of: count.whole)
    }

    private func sum(_ metric: CatalogueMetric) -> Count {
        (counts[metric] ?? [:]).values.reduce(into: Count()) { $0.add($1.part, $1.whole) }
    }

    /// By name, without what has none.
    private func groups(_ metric: CatalogueMetric) -> [(key: String, value: Count)] {
        (counts[metric] ?? [:]).filter { !$0.key.isEmpty && $0.value != Count() }.sorted { $0.key < $1.key }
    }
}
