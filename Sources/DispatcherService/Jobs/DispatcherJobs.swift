import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// The shortest wait between two deletions of finished pushes: pushes fall due all the time, and are deleted many at once.
    private static let deletionInterval = Duration.seconds(60)

    /// The maintenance jobs of the dispatcher. They delete finished pushes when their retention is over, cancellations of which no push can come any
    /// more, ids of messages to people that ended, credentials a day after their replacement, and expired idempotency keys and tombstones.
    ///
    /// - Parameter remind: tells operators of a credential in use whose key is old (DISP-33).
    static func dispatcher(
        _ store: Store, queue: SQLitePushQueue, clock: any DomainClock, remind: @escaping @Sendable (CredentialTable.Aged) -> Void = { _ in }
    ) -> [MaintenanceJob] {
        privacy(store) + [
            MaintenanceJob(
                "finished pushes", retryAfter: deletionInterval, in: store, batch: SQLitePushQueue.stepLimit,
                next: { try queue.nextDeletion($0).map { max($0, clock.now + deletionInterval) } },
                PushTable.deleteFinished),
            MaintenanceJob(
                "old cancellations", retryAfter: usualRetry, in: store, next: CancellationTable.firstEnd, CancellationTable.deleteEnded),
            MaintenanceJob(
                "ended messages to people", retryAfter: usualRetry, in: store, next: PersonMessageTable.firstEnd, PersonMessageTable.deleteEnded),
            MaintenanceJob(
                "replaced credentials", retryAfter: usualRetry, in: store,
                next: { try CredentialTable.firstReplacement($0).map { $0 + CredentialStore.keptAfterReplacement } }
            ) { now, limit, database in
                try CredentialTable.deleteReplaced(by: now - CredentialStore.keptAfterReplacement, limit: limit, database)
            },
            MaintenanceJob("old keys", retryAfter: usualRetry, in: store, next: CredentialTable.firstReminder) { now, limit, database in
                let old = try CredentialTable.takeReminders(at: now, limit: limit, database)
                for credential in old { remind(credential) }
                return old.count
            },
        ]
    }
}
