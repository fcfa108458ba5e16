import CarillonAPI
import ServiceKit

/// A client's report on a notification, after the check.
struct ClientReport: Sendable {
    var tenant: CommonV1.Tenant
    /// Empty: the notification's user.
    var userID: String
    var notificationID: String
    var pushID: String
    var kind: ClientReportKind
    /// The device in the report; empty: none.
    var deviceID: String
    /// The device the caller's token was issued to.
    var tokenDeviceID: String
    /// By the client's clock (``ClientReportTime``).
    var occurredAt: Instant
    var actionTaken: String
    /// Nil: not in the report.
    var appState: ReceiptsV1.AppState.Known?
    var dismissMethod: ReceiptsV1.DismissMethod.Known?
    var deepLinkTarget: String
    /// Of a user's action: it takes the place of a mere opening that was reported before.
    var isAction = false
}

extension ClientReport {
    /// The reporting device (RCPT-06): the one in the report, else the one of the token, else the only device. Otherwise the report counts for the
    /// whole notification. The push is the newest one to that device.
    ///
    /// - Parameter pushes: those that the report can be about, the newest first; at least one.
    /// - Throws: ``APIError`` `not_found` for a device that none of them was sent to.
    func target(among pushes: [LedgerPush]) throws(APIError) -> (key: NotificationKey, device: LedgerDevice) {
        func newest(where isMeant: (DeviceState) -> Bool) -> (key: NotificationKey, device: LedgerDevice)? {
            for push in pushes {
                let device = push.devices.first { !$0.state.pushDeviceID.isEmpty && isMeant($0.state) }
                if let device { return (push.key, device) }
            }
            return nil
        }
        func named(_ id: String) -> (key: NotificationKey, device: LedgerDevice)? {
            newest { $0.deviceID == id || $0.pushDeviceID == id }
        }
        if !deviceID.isEmpty {
            guard let found = named(deviceID) else {
                throw APIError(.notFound, field: "device_id", "the notification was not sent to device \(deviceID)")
            }
            return found
        }
        if !tokenDeviceID.isEmpty, let found = named(tokenDeviceID) { return found }
        let ids = Set(pushes.flatMap { $0.devices.map(\.state.pushDeviceID) }).subtracting([""])
        if ids.count == 1, let only = newest(where: { _ in true }) { return only }
        let whole = pushes[0].devices.first { $0.state.pushDeviceID.isEmpty }
        return (pushes[0].key, whole ?? LedgerDevice(state: DeviceState(pushID: pushes[0].key.pushID), place: .new))
    }
}

/// The kind of a client's report (RCPT-06, RCPT-07).
typealias ClientReportKind = ReceiptsV1.ClientEventKind.Known

extension ClientReportKind {
    /// The resulting status: a displayed notification was delivered.
    var status: CommonV1.DeliveryStatus {
        switch self {
        case .delivered, .displayed: .delivered
        case .opened: .opened
        case .dismissed: .dismissed
        }
    }
}
