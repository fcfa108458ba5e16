import CarillonAPI
import DurableWork
import Foundation
import ServiceKit
import Storage

extension UserDataTables {
    /// Where the evaluator's store can hold data of a user. Messages name users inside: they are read, and written back without the user.
    static let evaluator = UserDataTables(
        service: "evaluator",
        methods: .init(
            erase: EvaluatorV1.UserData.Method.eraseUser, export: EvaluatorV1.UserData.Method.exportUser,
            exportOwn: EvaluatorV1.UserData.Method.exportOwnData),
        tables: [
            UserDataTable("events", userColumns: [], export: EventTexts.export, erase: EventTexts.erase),
            // Before the decisions: a release that is under way finds nothing to release, and adds none.
            UserDataTable(
                "held",
                export: UserDataTable.rows(
                    [
                        "event_id": "e.event_id", "type_id": "h.type_id", "held_at_ms": "h.held_at_ms", "until_ms": "h.until_ms",
                        "timezone": "h.timezone",
                    ],
                    from: """
                        held h INDEXED BY held_by_user CROSS JOIN events e ON e.id = h.event_row
                        WHERE h.organization_id = ?1 AND h.app_id = ?2 AND h.user_id = ?3
                        """, scanning: TableScan("held h INDEXED BY held_by_user", key: ["h.id"], scope: .user)),
                erase: { user, store in try await store.write { try HeldTable.erase(user: user, $0) } }),
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
                erase: SubjectTraces.eraseDecisions),
            UserDataTable(
                "dedup_marks",
                export: UserDataTable.rows(
                    ["context": "context", "marked_at_ms": "marked_at_ms"],
                    from: "dedup_marks WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3",
                    scanning: TableScan("dedup_marks", key: ["context"], of: .texts, scope: .user)),
                erase: SubjectTraces.eraseMarks),
            // Before the outbox: from here on no requeue adds anything of the user to a batch.
            UserDataTable(
                Quarantine.table, userColumns: Quarantine.userColumns, export: UserDataTable.quarantine.export,
                erase: { user, store in try await store.write { try EventTable.eraseSetAside(user, $0) } }),
            UserDataTable(DecisionOutbox.name, userColumns: [], export: DecisionOutbox.export, erase: DecisionOutbox.erase),
        ],
        // Of these some hold a user only for as long as an event takes to be decided: where to go on in an order of ids.
        withoutUsers: [
            "counters", "erased_users", "evaluation_progress", "event_progress", "held_counts", "pending_events", "retention_progress",
        ])

    /// A JSON object.
    static func json(_ members: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
    }
}
