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
        try FieldRules.checkDevice(request.ledgerId, field: "ledger_id")
        guard request.sequence > 0 else { throw APIError(.invalidValue, field: "sequence", "begins with 1") }
        let devices = try await BatchItems(request.devices) { item in
            try context.requireScope(tenant: item.tenant)
            try Self.check(item)
            return item
        }
        guard !devices.isEmpty else { return .init(rejected: devices.refused) }
        return try await store.write { database in
            guard try CountedLedgerTable.markIfNew(request.sequence, of: request.ledgerId, database) else {
                return .init(rejected: devices.refused)
            }
            return .init(rejected: try devices.write { _, item in try DeliveryCounterTable.add(item, database) })
        }
    }

    private static func check(_ item: RegistryV1.DeviceDeliveries) throws(APIError) {
        try FieldRules.checkDevice(item.pushDeviceId, field: "push_device_id")
        try FieldRules.checkInstant(item.lastNotificationAtMs, field: "last_notification_at_ms")
        guard item.lastDeliveryStatus == .unspecified || CommonV1.DeliveryStatus.allCases.contains(item.lastDeliveryStatus) else {
            throw APIError(.invalidValue, field: "last_delivery_status", "is a status of deliveries")
        }
    }
}
