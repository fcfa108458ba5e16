import CarillonAPI

/// Changes of devices' counters, for the registry (RCPT-08): collected over one write and stored with it, a row a device.
///
/// The ledger takes in each attempt and each kind of report once, so what is counted from its changes is counted once, whoever reported it and how
/// often (ARCH-04). Apps without a ledger (PRIV-10) are not counted.
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
        var notificationAtMs: Int64
    }

    private(set) var counters: [Key: Counters] = [:]

    var isEmpty: Bool { counters.isEmpty }

    /// Counts what became new of a push device of a notification.
    ///
    /// - Parameter before: nil for one that the ledger had not heard of.
    mutating func count(_ before: DeviceState?, _ after: DeviceState, of key: NotificationKey) {
        // What is known of a notification as a whole is no device's.
        guard !after.pushDeviceID.isEmpty else { return }
        let isSent = before?.sentAt == nil && after.sentAt != nil
        let isDelivered = before?.deliveryEvidence ?? .unspecified == .unspecified && after.deliveryEvidence != .unspecified
        let isOpened = before?.openedAt == nil && after.openedAt != nil
        guard isSent || isDelivered || isOpened || before?.status != after.status else { return }
        let device = Key(tenant: key.tenant, pushDeviceID: after.pushDeviceID)
        var counted = counters[device] ?? Counters(userID: key.userID, status: after.status, notificationAtMs: key.createdAt)
        if isSent { counted.sent += 1 }
        if isDelivered { counted.delivered += 1 }
        if isOpened { counted.opened += 1 }
        if key.createdAt >= counted.notificationAtMs { (counted.status, counted.notificationAtMs) = (after.status, key.createdAt) }
        counters[device] = counted
    }
}
