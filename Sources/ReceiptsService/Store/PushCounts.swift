import CarillonAPI
import Storage

/// Counts a user's pushes for warnings and caps.
enum PushCounts {
    // A user's rows are in the order of their insertion: the newest come first, and reading ends where they are too old.
    private static let sql = """
        SELECT created_at_ms, priority, type_id, skip_reason FROM notifications
        WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY id DESC
        """

    static func read(_ request: ReceiptsV1.CountPushesRequest, _ database: Database) throws -> ReceiptsV1.CountPushesResponse {
        let exempt = Set(request.exemptTypeIds)
        let earliest = min(request.normalSinceMs, request.highSinceMs)
        let tenant = request.tenant ?? .init()
        var count = ReceiptsV1.CountPushesResponse()
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: sql), arguments: [tenant.organizationId, tenant.appId, request.userId])
        while let row = try rows.next() {
            let made: Int64 = row[0]
            guard made >= earliest else { break }
            guard (row[3] as Int) == 0, !exempt.contains(row[2]) else { continue }
            switch CommonV1.Priority(rawValue: row[1]) {
            case .normal where made >= request.normalSinceMs: count.normal += 1
            case .high where made >= request.highSinceMs: count.high += 1
            default: break
            }
        }
        return count
    }
}
