/// A push of a notification in the ledger, with its devices.
struct LedgerPush: Sendable {
    var key: NotificationKey
    var devices: [LedgerDevice]
}
