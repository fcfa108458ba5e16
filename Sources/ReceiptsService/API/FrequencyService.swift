import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Frequency`: counts a user's recent pushes.
struct FrequencyService: ReceiptsV1.Frequency.ServiceProtocol {
    let store: Store
    let clock: any DomainClock

    /// Longest period of a count. No cap covers more than a week; a month leaves a margin.
    static let longest = Duration.days(32)

    func countPushes(_ request: ReceiptsV1.CountPushesRequest, context: ServerContext) async throws -> ReceiptsV1.CountPushesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        let oldest = (clock.now - Self.longest).milliseconds
        for (since, field) in [(request.normalSinceMs, "normal_since_ms"), (request.highSinceMs, "high_since_ms")] where since < oldest {
            throw APIError(.invalidValue, field: field, "is at most 32 days ago")
        }
        return try await store.read { try NotificationTable.countPushes(request, $0) }
    }
}
