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
}

extension ClientReport {
    /// The reporting device (RCPT-06): the one in the report, else the one of the token, else the notification's only device. Otherwise the report
    /// counts for the whole notification.
    ///
    /// - Parameter devices: those of the notification.
    /// - Throws: ``APIError`` `not_found` for a device that the notification was not sent to.
    func device(of key: NotificationKey, among devices: [LedgerDevice]) throws(APIError) -> LedgerDevice {
        let real = devices.filter { !$0.state.pushDeviceID.isEmpty }
        func named(_ id: String) -> LedgerDevice? { real.first { $0.state.deviceID == id || $0.state.pushDeviceID == id } }
        if !deviceID.isEmpty {
            guard let device = named(deviceID) else {
                throw APIError(.notFound, field: "device_id", "the notification was not sent to device \(deviceID)")
            }
            return device
        }
        if !tokenDeviceID.isEmpty, let device = named(tokenDeviceID) { return device }
        if real.count == 1, let only = real.first { return only }
        return devices.first { $0.state.pushDeviceID.isEmpty } ?? LedgerDevice(state: DeviceState(pushID: key.pushID), place: .new)
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
