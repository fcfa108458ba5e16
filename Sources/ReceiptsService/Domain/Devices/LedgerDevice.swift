import CarillonAPI

/// A push device of a push in the ledger.
struct LedgerDevice: Sendable {
    /// The place of a device's state: a push to one device is one row.
    enum Place: Sendable {
        /// In the notification's row: the first device.
        case notification
        /// In a row of its own: further devices, and reports on the whole notification.
        case row
        /// Not stored yet.
        case new
    }

    var state: DeviceState
    var place: Place
}
