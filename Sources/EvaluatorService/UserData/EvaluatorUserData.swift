import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage

/// `carillon.evaluator.v1.UserData`: what waits for a user or speaks of them, to be disclosed or erased.
struct EvaluatorUserData: EvaluatorV1.UserData.ServiceProtocol {
    let data: StoredUserData

    init(store: Store, audit: any AuditSink, clock: any DomainClock) {
        data = StoredUserData(service: "evaluator", store: store, tables: Self.tables, audit: audit, clock: clock)
    }

    func eraseUser(_ request: CommonV1.EraseStoredUserRequest, context: ServerContext) async throws -> CommonV1.EraseStoredUserResponse {
        try await data.erase(request, context)
    }

    func exportUser(
        _ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws { try await data.export(request, response, context) }

    func exportOwnData(
        _ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws { try await data.exportOwn(response, context) }

    /// Every table that can hold something of a user. Messages name users inside: they are read, and written back without the user.
    static let tables = [
        UserDataTable("events", userColumns: [], disclose: EventTexts.disclose, erase: EventTexts.erase),
        // Before the decisions: a release that is under way finds nothing to release, and adds none.
        UserDataTable(
            "held",
            disclose: UserDataTable.rows(
                ["event_id": "e.event_id", "type_id": "h.type_id", "held_at_ms": "h.held_at_ms", "until_ms": "h.until_ms", "timezone": "h.timezone"],
                from: """
                    held h INDEXED BY held_by_user CROSS JOIN events e ON e.id = h.event_row
                    WHERE h.organization_id = ?1 AND h.app_id = ?2 AND h.user_id = ?3
                    """, walking: TableWalk("held h INDEXED BY held_by_user", key: ["h.id"], scope: .user)),
            erase: { user, store in
                let erased = ChangedUser(organization: user.organization, app: user.app, user: user.id)
                return try await store.write { try HeldTable.erase(user: erased, $0) }
            }),
        UserDataTable(
            "decisions",
            disclose: UserDataTable.rows(
                [
                    "event_id": "e.event_id", "event_type": "e.event_type", "notification_id": "d.notification_id", "push_id": "d.push_id",
                    "type_id": "d.type_id", "reason": UserDataTable.skipReason("d.reason"), "device_count": "d.device_count",
                    "decided_at_ms": "d.decided_at_ms",
                    "detail": "d.detail",
                ],
                from: """
                    decisions d CROSS JOIN events e ON e.id = d.event_row
                    WHERE d.organization_id = ?1 AND d.app_id = ?2 AND d.user_id = ?3
                    """, walking: TableWalk("decisions d", key: ["d.event_row", "d.ordinal"])),
            erase: SubjectTraces.eraseDecisions),
        UserDataTable(
            "dedup_marks",
            disclose: UserDataTable.rows(
                ["context": "context", "marked_at_ms": "marked_at_ms"],
                from: "dedup_marks WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3",
                walking: TableWalk("dedup_marks", key: ["context"], of: .texts, scope: .user)),
            erase: SubjectTraces.eraseMarks),
        // Before what waits: from here on no requeue brings anything of the user among the parcels.
        UserDataTable(
            Quarantine.table, userColumns: Quarantine.userColumns, disclose: UserDataTable.quarantine.disclose,
            erase: { user, store in try await store.write { try EventTable.eraseSetAside(user, $0) } }),
        UserDataTable("hand_overs", userColumns: [], disclose: WaitingHandOvers.disclose, erase: WaitingHandOvers.erase),
    ]

    /// Tables that hold nothing of any user, or only for as long as an event takes to be decided: where to go on in an order of ids.
    static let tablesWithoutUsers: Set<String> = ["counters", "erased_users", "event_progress", "held_counts", "retention_progress"]

    /// A JSON object.
    static func json(_ members: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
    }
}
