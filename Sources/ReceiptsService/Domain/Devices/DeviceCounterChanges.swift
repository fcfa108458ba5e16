import CarillonAPI
import ServiceKit

/// Changes of `DeviceCounters` for the registry (RCPT-08), collected during a write and stored with it, one row for each device.
///
/// The ledger records each attempt and each kind of report once, so repeated reports do not count twice (ARCH-04). Apps without a ledger (PRIV-10)
/// are not counted.
struct DeviceCounterChanges {
    struct Key: Hashable {
        /// Number of the app in the store.
        var tenant: Int64
        var pushDeviceID: String
    }

    struct Counters {
        var userID: String
        var sent: Int64 = 0
        var delivered: Int64 = 0
        var opened: Int64 = 0
        var status: CommonV1.DeliveryStatus
        /// Creation of the notification that ``status`` is of.
        var notificationAt: Instant
    }

    private(set) var counters: [Key: Counters]

    /// - Parameter capacity: Devices that it has space for.
    init(capacity: Int = 0) { counters = .init(minimumCapacity: capacity) }

    var isEmpty: Bool { counters.isEmpty }

    /// Counts a change of a notification's device.
    ///
    /// - Parameter before: nil for a new device.
    mutating func count(_ before: DeviceState?, _ after: DeviceState, of key: NotificationKey) {
        // Reports on the whole notification belong to no device.
        guard !after.pushDeviceID.isEmpty else { return }
        let isSent = before?.sentAt == nil && after.sentAt != nil
        let isDelivered = before?.deliveryEvidence ?? .unspecified == .unspecified && after.deliveryEvidence != .unspecified
        let isOpened = before?.openedAt == nil && after.openedAt != nil
        guard isSent || isDelivered || isOpened || before?.status != after.status else { return }
        let device = Key(tenant: key.tenant, pushDeviceID: after.pushDeviceID)
        counters[device, default: Counters(userID: key.userID, status: after.status, notificationAt: key.createdAt)]
            .add(isSent: isSent, isDelivered: isDelivered, isOpened: isOpened, after.status, at: key.createdAt)
    }
}

extension DeviceCounterChanges.Counters {
    fileprivate mutating func add(isSent: Bool, isDelivered: Bool, isOpened: Bool, _ status: CommonV1.DeliveryStatus, at created: Instant) {
        if isSent { sent += 1 }
        if isDelivered { delivered += 1 }
        if isOpened { opened += 1 }
        if created >= notificationAt { (self.status, notificationAt) = (status, created) }
    }
}
