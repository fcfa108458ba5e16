import CarillonAPI
import ServiceKit
import Storage

extension NotificationTable {
    /// Uses `notifications_by_user`, so that it reads only the user's rows of the period.
    private static let pushesSQL = """
        SELECT created_at_ms, priority, type_id FROM notifications
        WHERE tenant = \(TenantTable.number) AND user_id = ? AND created_at_ms >= ? AND skip_reason = 0
        """

    /// Counts a user's pushes for warnings and caps: also further pushes of a notification, each of which interrupts the user (EVAL-30).
    static func countPushes(_ request: ReceiptsV1.CountPushesRequest, _ database: Database) throws -> ReceiptsV1.CountPushesResponse {
        let exempt = Set(request.exemptTypeIds)
        let (normalSince, highSince) = (Instant(milliseconds: request.normalSinceMs), Instant(milliseconds: request.highSinceMs))
        let tenant = request.tenant ?? .init()
        var count = ReceiptsV1.CountPushesResponse()
        try database.readDirectly(pushesSQL) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(request.userId)
            $0.add(min(normalSince, highSince))
        } _: { row in
            let created = row.instant(0)
            switch CommonV1.Priority(rawValue: Int32(truncatingIfNeeded: row.number(1))) {
            case .normal where created >= normalSince: if !exempt.contains(row.text(2)) { count.normal += 1 }
            case .high where created >= highSince: if !exempt.contains(row.text(2)) { count.high += 1 }
            default: break
            }
        }
        return count
    }
}
