import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.DeliveryCounters`: adds the ledger's counts to devices (REG-06, RCPT-08).
struct DeliveryCountersService: RegistryV1.DeliveryCounters.ServiceProtocol {
    let store: Store

    func countDeliveries(
        _ request: RegistryV1.CountDeliveriesRequest, context: ServerContext
    ) async throws -> RegistryV1.CountDeliveriesResponse {
        try BatchLimit.check(request.devices.count, field: "devices")
        try Identifiers.checkDevice(request.ledgerId, field: "ledger_id")
        guard request.sequence > 0 else { throw APIError(.invalidValue, field: "sequence", "begins with 1") }
        var taken: [RegistryV1.DeviceDeliveries] = []
        var response = RegistryV1.CountDeliveriesResponse()
        for (index, item) in request.devices.enumerated() {
            do {
                try context.requireScope(tenant: item.tenant)
                try Self.check(item)
                taken.append(item)
            } catch let error as APIError {
                response.rejected.append(error.itemResult(index))
            }
        }
        guard !taken.isEmpty else { return response }
        let (devices, ledger, sequence) = (taken, request.ledgerId, request.sequence)
        try await store.write { database in
            guard try CountedLedgerTable.isNews(sequence, of: ledger, database) else { return }
            for item in devices { try DeliveryCounterTable.add(item, database) }
        }
        return response
    }

    private static func check(_ item: RegistryV1.DeviceDeliveries) throws(APIError) {
        try Identifiers.checkDevice(item.pushDeviceId, field: "push_device_id")
        try Identifiers.checkInstant(item.lastNotificationAtMs, field: "last_notification_at_ms")
        guard item.lastDeliveryStatus == .unspecified || CommonV1.DeliveryStatus.allCases.contains(item.lastDeliveryStatus) else {
            throw APIError(.invalidValue, field: "last_delivery_status", "is a status of deliveries")
        }
    }
}
