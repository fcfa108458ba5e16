import CarillonAPI
import ServiceKit
import Storage

/// Reads the signs of delivery of pushes (EVAL-26).
enum DeliverySigns {
    /// In the order of the pushes.
    static func read(
        _ pushes: [ReceiptsV1.PushReference], of tenant: CommonV1.Tenant, _ database: Database
    ) throws -> [ReceiptsV1.DeliverySign] {
        var tenants = TenantNumbers()
        guard let number = try tenants.find(tenant, database) else { return pushes.map { _ in .unspecified } }
        return try pushes.map { reference in
            let known = try NotificationTable.pushes(number, notificationID: reference.notificationId, database)
            guard let push = known.first(where: { $0.pushID == reference.pushId && !$0.pushID.isEmpty }) else {
                // The app keeps nothing of a resolved notification.
                return try ResolvedNotificationTable.has(reference.pushId, tenant, database) ? .none : .unspecified
            }
            func devices(_ key: NotificationKey) throws -> [DeviceState] {
                try DeviceTable.all(notificationRow: key.row, database).map(\.state)
            }
            let others = try known.filter { $0.row != push.row }.flatMap(devices)
            return .init(of: try devices(push), others: others, sentAt: push.createdAt)
        }
    }
}
