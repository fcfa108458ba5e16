import CarillonAPI

/// A client's word on a notification, checked and ready to be stored.
struct ClientReport: Sendable {
    var tenant: CommonV1.Tenant
    /// Empty: whoever's it is.
    var userID: String
    var notificationID: String
    var pushID: String
    var kind: ClientReportKind
    /// As the report names it; empty if it names none.
    var deviceID: String
    /// The device the caller's token was issued to.
    var tokenDeviceID: String
    var occurredAt: Int64
    var actionTaken: String
    /// Nil where the report does not tell.
    var appState: ReceiptsV1.AppState.Known?
    var dismissMethod: ReceiptsV1.DismissMethod.Known?
    var deepLinkTarget: String
}

extension ClientReport {
    /// RCPT-06: the device the report names, else the one the token was issued to, else the only one it was sent to; else the
    /// report counts for the notification as a whole.
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
