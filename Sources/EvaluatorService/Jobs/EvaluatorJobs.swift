import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// The maintenance jobs of the evaluator. They run at start and at midnight. They delete the content of old events and the decisions on them, old
    /// dedup records and push counts, and expired idempotency keys and tombstones.
    static func evaluator(_ store: Store, policies: any PolicySource) -> [MaintenanceJob] {
        privacy(store) + [
            MaintenanceJob("old events", retryAfter: usualRetry, eachOf: { try await store.read(EventRetention.tenants) }) { tenant, now in
                let plan = RetentionPlan(try await policies.current(for: tenant).policy, now: now)
                var done = 0
                for (kind, before) in plan.before {
                    done += try await inBatches(of: EventRetention.eventsPerBatch, store) {
                        try EventRetention.apply(kind, tenant, before: before, $0)
                    }
                }
                return done
            },
            MaintenanceJob("old dedup records", retryAfter: usualRetry) { try await DedupRecordTable.deleteOld(store, now: $0) },
            MaintenanceJob("old push counts", retryAfter: usualRetry) { try await PushCountTable.deleteOld(store, now: $0) },
        ]
    }
}
