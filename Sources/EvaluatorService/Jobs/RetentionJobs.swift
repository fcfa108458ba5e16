import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// Takes from old events what is kept for a time only, forgets old dedup marks, and deletes expired idempotency keys and tombstones: at start
    /// and at the turn of every day.
    static func evaluator(_ store: Store, policies: any PolicySource) -> [MaintenanceJob] {
        privacy(store) + [
            MaintenanceJob("old events", eachOf: { try await store.read(AgedEvents.tenants) }) { tenant, now in
                let plan = AgedEvents.Plan(try await policies.current(for: tenant).policy, now: now)
                var done = 0
                for (kind, before) in plan.before {
                    done += try await inBatches(of: AgedEvents.portion, store) { try AgedEvents.run(kind, tenant, before: before, $0) }
                }
                return done
            },
            MaintenanceJob("old dedup marks") { try await AgedMarks.purge(store, now: $0) },
        ]
    }
}
