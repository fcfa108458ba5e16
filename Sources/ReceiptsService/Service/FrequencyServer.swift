import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Frequency`: how often a user was pushed lately.
struct FrequencyServer: ReceiptsV1.Frequency.ServiceProtocol {
    let store: Store
    let clock: any DomainClock

    /// No cap looks further back than a week; a month leaves room for zones and for what is asked later.
    static let longestMs: Int64 = 32 * 86_400_000

    // A user's rows lie in the order of their making: the newest come first, and reading ends where they are too old.
    static let sql = """
        SELECT created_at_ms, priority, type_id, skip_reason FROM notifications
        WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY id DESC
        """

    func countPushes(_ request: ReceiptsV1.CountPushesRequest, context: ServerContext) async throws -> ReceiptsV1.CountPushesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        let oldest = clock.now.milliseconds - Self.longestMs
        for (since, field) in [(request.normalSinceMs, "normal_since_ms"), (request.highSinceMs, "high_since_ms")] where since < oldest {
            throw APIError(.invalidValue, field: field, "is at most 32 days ago")
        }
        let exempt = Set(request.exemptTypeIds)
        let earliest = min(request.normalSinceMs, request.highSinceMs)
        let tenant = request.tenant ?? .init()
        return try await store.read { database in
            var count = ReceiptsV1.CountPushesResponse()
            let rows = try Row.fetchCursor(
                database.cachedStatement(sql: Self.sql), arguments: [tenant.organizationId, tenant.appId, request.userId])
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
}
