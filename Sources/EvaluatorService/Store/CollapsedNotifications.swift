import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Notifications that wait and that a newer one with their collapse key replaces (EVAL-55).
enum CollapsedNotifications {
    /// The kinds of items that are replaced. A notification that waits for a time that its sender chose is newer than what is sent before.
    private static let kinds = DeferralTable.kinds.filter { $0 != .localTime } + [EscalationTable.kind]

    /// Ends what waits and is older: in the decision, in the counts and, by outbox batches, in the ledger. What was sent already goes to no further
    /// devices.
    ///
    /// - Parameter newer: of one transaction, in the order of their decisions. They are stored.
    /// - Returns: outbox batches. The caller stores them after its own ones, which may have records of the same notifications.
    static func end(
        replacedBy newer: [CollapsingNotification], at now: Instant, _ database: Database
    ) throws -> [EncodedOutboxBatch] {
        guard !newer.isEmpty else { return [] }
        var skips: [CommonV1.Tenant: CancellableNotification.Skips] = [:]
        // Those that are not older than the present one.
        var rest = Set(newer.map(\.place))
        for notification in newer {
            for item in try waiting(withKeyOf: notification, database) where !rest.contains(item.place) {
                let tenant = notification.user.tenant
                try end(item, replacedBy: notification, &skips[tenant, default: .init(of: tenant, at: now)], database)
            }
            rest.remove(notification.place)
            try ScheduledEventTable.cancelForImages(replacedBy: notification, database)
        }
        var batches: [EncodedOutboxBatch] = []
        for tenant in Array(skips.keys) { batches += try skips[tenant]?.take(database) ?? [] }
        return batches
    }

    private static func end(
        _ item: Waiting, replacedBy newer: CollapsingNotification, _ skips: inout CancellableNotification.Skips, _ database: Database
    ) throws {
        guard item.kind != EscalationTable.kind else {
            if newer.isPushed { try EscalationTable.remove(eventRow: item.place.eventRow, ordinal: item.place.ordinal, database) }
            return
        }
        guard let decision = try DecisionTable.read(eventRow: item.place.eventRow, ordinal: item.place.ordinal, database) else {
            // The app keeps no decisions on users (PRIV-10).
            _ = try DeferralTable.take(eventRow: item.place.eventRow, ordinal: item.place.ordinal, database)
            return
        }
        let reason = "\(newer.notificationID) has its collapse key and took its place"
        _ = try skips.skip(decision, eventID: item.eventID, because: reason, database)
    }

    private struct Waiting {
        var kind: DueItemKind
        var place: CollapsingNotification.Place
        /// The host's.
        var eventID: String
    }

    /// What the user has that waits, is not newer, and has the key.
    private static func waiting(withKeyOf newer: CollapsingNotification, _ database: Database) throws -> [Waiting] {
        let words = kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return try database.rows(
            """
            SELECT kind, event_row, ordinal, event_id, payload FROM due_items JOIN events ON events.id = event_row
            WHERE due_items.organization_id = ? AND due_items.app_id = ? AND user_id = ? AND kind IN (\(words)) AND since_ms <= ?
            ORDER BY due_items.id
            """, newer.user.arguments + [newer.createdAt]
        ) { row -> Waiting? in
            // An event that cannot be read is quarantined when it is due.
            let event: EvaluatorV1.Event? = try row.readable(atIndex: 4)
            guard event?.content?.collapseKey == newer.collapseKey, let kind = DueItemKind(rawValue: row[0]) else { return nil }
            return Waiting(kind: kind, place: .init(eventRow: row[1], ordinal: row[2]), eventID: row[3])
        }.compactMap(\.self)
    }
}
