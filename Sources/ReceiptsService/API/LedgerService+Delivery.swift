import CarillonAPI
import RPC
import ServiceKit
import Storage

/// What the ledger knows of pushes whose delivery another service waits for (EVAL-26).
extension LedgerService {
    func checkDelivery(
        _ request: ReceiptsV1.CheckDeliveryRequest, context: ServerContext
    ) async throws -> ReceiptsV1.CheckDeliveryResponse {
        try BatchLimit.check(request.pushes.count, most: Self.itemsPerRequest, field: "pushes")
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        guard LedgerRule(try await policies.current(for: tenant).policy).isKept else { return .init(signs: request.pushes.map { _ in .none }) }
        return .init(signs: try await store.read { try DeliverySigns.read(request.pushes, of: tenant, $0) })
    }
}
