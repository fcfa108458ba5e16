import CarillonAPI
import Storage

/// Counts a user's pushes for warnings and caps.
enum PushCounts {
    /// Uses `notifications_by_user`, so that it reads only the user's rows of the period.
    private static let sql = """
        SELECT created_at_ms, priority, type_id FROM notifications
        WHERE tenant = \(TenantTable.number) AND user_id = ? AND created_at_ms >= ? AND skip_reason = 0
        """

    static func read(_ request: ReceiptsV1.CountPushesRequest, _ database: Database) throws -> ReceiptsV1.CountPushesResponse {
        let exempt = Set(request.exemptTypeIds)
        let earliest = min(request.normalSinceMs, request.highSinceMs)
        let tenant = request.tenant ?? .init()
        var count = ReceiptsV1.CountPushesResponse()
        try database.readDirectly(sql) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(request.userId)
            $0.add(earliest)
        } _: { row in
            let created = row.number(0)
            switch CommonV1.Priority(rawValue: Int32(truncatingIfNeeded: row.number(1))) {
            case .normal where created >= request.normalSinceMs: if !exempt.contains(row.text(2)) { count.normal += 1 }
            case .high where created >= request.highSinceMs: if !exempt.contains(row.text(2)) { count.high += 1 }
            default: break
            }
        }
        return count
    }
}
