public import ServiceKit
public import Storage

extension MaintenanceJob {
    /// Deletes expired rows that no call needs any more: idempotency records, and tombstones of erased users.
    ///
    /// - Parameter store: has ``ErasedUsers/migration`` and ``Storage/Migration/idempotencyKeys``.
    public static func privacy(_ store: Store, firstAfter: Duration = .zero) -> [MaintenanceJob] {
        [
            idempotencyKeys(store, firstAfter: firstAfter, retryAfter: usualRetry),
            MaintenanceJob("erased users", firstAfter: firstAfter, retryAfter: usualRetry, in: store) { now, limit, database in
                try ErasedUsers.purge(at: now, limit: limit, database)
            },
        ]
    }

    /// Deletes expired idempotency records.
    ///
    /// - Parameter store: has ``Storage/Migration/idempotencyKeys``.
    public static func idempotencyKeys(
        _ store: Store, every schedule: DailySchedule = .day, firstAfter: Duration = .zero, retryAfter: Duration? = nil
    ) -> MaintenanceJob {
        MaintenanceJob("idempotency keys", every: schedule, firstAfter: firstAfter, retryAfter: retryAfter, in: store) { now, limit, database in
            try IdempotencyRecords.purge(at: now, limit: limit, database)
        }
    }
}
