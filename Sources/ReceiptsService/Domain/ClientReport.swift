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
    var appState: String
    var dismissMethod: String
    var deepLinkTarget: String
}
