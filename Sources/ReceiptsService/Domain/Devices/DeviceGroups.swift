import CarillonAPI

/// What the devices of a user have of one category: notifications that are queued for a device or were sent to it, and were neither opened nor
/// dismissed (EVAL-54).
///
/// An opening on any device counts for all, because it marks the notification read (RCPT-07). A dismissal counts for its device.
struct DeviceGroups: Sendable {
    /// A push of a notification to a device.
    struct Push: Sendable, Hashable {
        var notificationID: String
        /// Empty: a report that names no device.
        var pushDeviceID: String
        var status: CommonV1.DeliveryStatus
        var isOpened: Bool
        var isDismissed: Bool
    }

    private struct Place: Hashable {
        var notificationID: String
        var pushDeviceID: String
    }

    /// Notifications that count nowhere.
    private var ended: Set<String> = []
    /// Whether the newest push of a notification to a device is there.
    private var shown: [Place: Bool] = [:]

    /// - Parameter pushes: the newest first.
    init(_ pushes: some Sequence<Push> = []) { for push in pushes { add(push) } }

    /// Adds a push that is older than those before.
    mutating func add(_ push: Push) {
        if push.isOpened || push.isDismissed && push.pushDeviceID.isEmpty { ended.insert(push.notificationID) }
        let place = Place(notificationID: push.notificationID, pushDeviceID: push.pushDeviceID)
        guard !push.pushDeviceID.isEmpty, shown[place] == nil else { return }
        shown[place] = !push.isDismissed && (push.status.isOpen || push.status == .sent || push.status == .delivered)
    }

    /// The number of notifications on a device.
    func count(on pushDeviceID: String) -> Int {
        shown.count { $0.value && $0.key.pushDeviceID == pushDeviceID && !ended.contains($0.key.notificationID) }
    }
}
