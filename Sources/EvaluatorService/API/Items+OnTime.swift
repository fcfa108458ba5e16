import CarillonAPI
import ServiceKit
import Storage

extension Items {
    /// How many of the items that were due in a time were done before (`items_on_time_ratio`, OBS-08). Without a value for several apps.
    func onTime(_ request: EvaluatorV1.EvaluatorStatisticsRequest, of tenant: CommonV1.Tenant) async throws -> CommonV1.MetricReading {
        let metric = CatalogueMetric.itemsOnTimeRatio
        guard !tenant.appId.isEmpty else { return metric.reading(value: nil, profile: "") }
        let profile = try await policies.current(for: tenant).policy.profile
        let now = clock.now
        let from = Instant(milliseconds: request.metricsFromMs)
        // What is not due yet can still be done.
        let until = request.metricsUntilMs > 0 ? min(now, Instant(milliseconds: request.metricsUntilMs)) : now
        let earlier = request.metricsFromMs > 0 ? from - (until - from) : nil
        let (items, before) = try await store.read { database in
            (
                try ItemTable.onTime(tenant, from: from, until: until, database),
                try earlier.map { try ItemTable.onTime(tenant, from: $0, until: from, database) }
            )
        }
        return metric.reading(items.done, of: items.due, before: before.flatMap { metric.value($0.done, of: $0.due) }, profile: profile)
    }
}
