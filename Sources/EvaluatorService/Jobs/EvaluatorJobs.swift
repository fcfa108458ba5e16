import CarillonAPI
import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// The most that `content_retention_days` can be.
    private static let longestContentRetentionDays = 3_650

    /// The maintenance jobs of the evaluator. They run at start and at midnight. They delete the content of old events and the decisions on them, old
    /// dedup records, push counts and times of silent pushes, and expired idempotency keys and tombstones.
    static func evaluator(_ store: Store, policies: any PolicySource) -> [MaintenanceJob] {
        privacy(store) + [
            MaintenanceJob(
                "old events", retryAfter: usualRetry, deadline: { await forgetsEvents(store, policies) ? endedInterval : nil },
                eachOf: { try await store.read(EventRetention.tenants) }
            ) { tenant, now in
                let plan = RetentionPlan(try await policies.current(for: tenant), now: now)
                var done = 0
                for (kind, before) in plan.before {
                    done += try await inBatches(of: EventRetention.eventsPerBatch, store) {
                        try EventRetention.apply(kind, tenant, before: before, $0)
                    }
                }
                if done > 0 { store.emptyLogSoon() }
                return done
            },
            MaintenanceJob("old broadcasts", retryAfter: usualRetry, eachOf: { try await store.read(BroadcastTable.tenants) }) { tenant, now in
                // The longest time that an app can have, for broadcasts that are of no single app.
                let days = tenant.appId.isEmpty ? longestContentRetentionDays : try await policies.current(for: tenant).policy.contentRetentionDays
                return try await store.write { try BroadcastTable.empty(tenant, endedBefore: now - .days(days), $0) }
            },
            MaintenanceJob("old dedup records", retryAfter: usualRetry) { try await DedupRecordTable.deleteOld(store, now: $0) },
            MaintenanceJob("old deleted entities", retryAfter: usualRetry) { try await DeletedEntityTable.deleteOld(store, now: $0) },
            MaintenanceJob("old items", retryAfter: usualRetry, eachOf: { try await store.read(ItemTable.tenants) }) { tenant, now in
                try await oldItems(of: tenant, try await policies.current(for: tenant), store, now: now)
            },
            MaintenanceJob("old silent pushes", retryAfter: usualRetry) { try await SilentPushTable.deleteOld(store, now: $0) },
            MaintenanceJob("old push counts", retryAfter: usualRetry) { try await PushCountTable.deleteOld(store, now: $0) },
        ]
    }

    /// How long after the end of their notifications the events of an app go that keeps them for no days.
    private static let endedInterval = Duration.seconds(3_600)

    /// Whether an app keeps its events for no days.
    private static func forgetsEvents(_ store: Store, _ policies: any PolicySource) async -> Bool {
        guard let tenants = try? await store.read(EventRetention.tenants) else { return false }
        for tenant in tenants {
            if let app = try? await policies.current(for: tenant), RetentionPlan(app, now: Instant(milliseconds: 0)).endsWithLife { return true }
        }
        return false
    }

    /// States of homework stay longer than its titles: an alert looks at the homework before (EVAL-48).
    private static let daysOfStreaks = 365

    private static func oldItems(of tenant: CommonV1.Tenant, _ app: AppPolicy, _ store: Store, now: Instant) async throws -> Int {
        let zone = IANA.zone(named: app.policy.organizationTimezone) ?? .utc
        // An item that is over may still be in a report of the day.
        let days = max(1, app.policy.contentRetentionDays)
        let kept = app.catalogue.type(MissedStreak.type) == nil ? nil : MissedStreak.kind
        func before(_ days: Int) -> (instant: Instant, day: LocalDate) { (now - .days(days), LocalDateTime(now - .days(days), zone).date) }
        let (short, long) = (before(days), before(max(days, daysOfStreaks)))
        let limit = EventRetention.eventsPerBatch
        var done = 0
        if let kept {
            done += try await inBatches(of: limit, store) { try ItemTable.emptyOld(tenant, before: short, of: kept, limit: limit, $0) }
        }
        done += try await inBatches(of: limit, store) {
            try ItemTable.deleteOld(tenant, before: short, keepingEmptied: kept != nil, limit: limit, $0)
        }
        return done
            + (try await inBatches(of: limit, store) { try ItemTable.deleteOld(tenant, before: long, keepingEmptied: false, limit: limit, $0) })
    }
}
