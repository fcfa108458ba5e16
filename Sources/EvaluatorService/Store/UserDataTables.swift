import CarillonAPI
import DurableWork
import ServiceKit
import Storage

extension UserDataContract {
    /// The evaluator's.
    static let evaluator = UserDataContract(
        .evaluator, erase: EvaluatorV1.UserData.Method.eraseUser, export: EvaluatorV1.UserData.Method.exportUser,
        exportOwn: EvaluatorV1.UserData.Method.exportOwnData)
}

extension UserDataTables {
    /// The tables of the evaluator that can have data of a user. Stored messages name users: they are read, and written back without the user.
    static let evaluator = UserDataTables(
        service: "evaluator",
        tables: [
            UserDataTable("events", userColumns: [], export: EventTable.export, erase: EventTable.erase),
            // With the tombstone: a release that is under way finds no items, and adds no decisions.
            DueItemTable.items.userData(
                export: UserDataTable.rows(
                    [
                        "kind": "d.kind", "event_id": "e.event_id", "since_ms": "d.since_ms", "due_at_ms": "d.due_at_ms",
                        "details": "CASE WHEN json_valid(d.details) THEN json(d.details) END",
                    ],
                    from: """
                        due_items d INDEXED BY due_items_by_user LEFT JOIN events e ON e.id = d.event_row
                        WHERE d.organization_id = ?1 AND d.app_id = ?2 AND d.user_id = ?3
                        """, scanning: TableScan("due_items d INDEXED BY due_items_by_user", key: ["d.id"], scope: .user))),
            UserDataTable(
                "decisions",
                export: UserDataTable.rows(
                    [
                        "event_id": "e.event_id", "event_type": "e.event_type", "notification_id": "d.notification_id", "push_id": "d.push_id",
                        "type_id": "d.type_id", "reason": UserDataTable.skipReason("d.reason"), "device_count": "d.device_count",
                        "decided_at_ms": "d.decided_at_ms",
                        "detail": "d.detail",
                    ],
                    from: """
                        decisions d CROSS JOIN events e ON e.id = d.event_row
                        WHERE d.organization_id = ?1 AND d.app_id = ?2 AND d.user_id = ?3
                        """, scanning: TableScan("decisions d", key: ["d.event_row", "d.ordinal"])),
                erase: DecisionTable.erase),
            UserDataTable(
                "dedup_records",
                export: UserDataTable.rows(
                    ["context": "context", "sent_at_ms": "sent_at_ms"],
                    from: "dedup_records WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3",
                    scanning: TableScan("dedup_records", key: ["context"], of: .texts, scope: .user)),
                erase: DedupRecordTable.erase),
            PushCountTable.userData,
            SilentPushTable.userData,
            ItemTable.userData,
            BroadcastTable.userData,
            // They go out without the name.
            Outbox<ReceiptsV1.Outcome>.userData { $0.withoutUser() },
            .quarantineTable(dropping: EventQuarantine.dropEvents),
            UserDataTable(
                DecisionOutboxTable.name, userColumns: ["named_users"], export: DecisionOutboxTable.export, erase: DecisionOutboxTable.erase),
            IdempotencyRecords.table(),
        ],
        // Some of these name a user only until an event is decided, or a broadcast ends: the last user id of a part.
        withoutUsers: [
            "broadcast_counts", "broadcast_runs", "counters", "deleted_entities", "erased_users", "erased_users_salt", "evaluation_progress",
            "event_progress",
            "due_items_counts", "pending_events",
            "retention_progress",
        ])
}
