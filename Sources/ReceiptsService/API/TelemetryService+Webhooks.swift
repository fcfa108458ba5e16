import CarillonAPI
import RPC
import ServiceKit
import Storage

/// What the dispatcher posts to the webhooks of apps.
extension TelemetryService {
    func takeTelemetry(
        _ request: ReceiptsV1.TakeTelemetryRequest, context: ServerContext
    ) async throws -> ReceiptsV1.TakeTelemetryResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = try FieldRules.requireApp(of: request.tenant)
        guard !request.claimant.isEmpty, request.claimant.utf8.count <= 128 else {
            throw APIError(.invalidArgument, field: "claimant", "is required, at most 128 bytes")
        }
        var delivered: Int64?
        if !request.delivered.isEmpty {
            guard let position = Int64(request.delivered) else { throw APIError(.invalidValue, field: "delivered", "is no cursor") }
            delivered = position
        }
        // What was stored before the app chose another mode stays here.
        guard TelemetryRule(try await policies.current(for: tenant).policy).stores else { return .init() }
        let (now, news) = (clock.now, delivered)
        let taken = try await store.write {
            try TelemetryWebhookTable.take(tenant, by: request.claimant, delivered: news, at: now, $0)
        }
        return .init(events: taken.events, after: "\(taken.after)", cursor: "\(taken.position)")
    }
}
