import CarillonAPI

/// A push device of a notification as the ledger holds it.
struct LedgerDevice: Sendable {
    /// Where a device's state is stored: a push to one device is one row.
    enum Place: Sendable {
        /// In the notification's row: the first device.
        case notification
        /// In a row of its own: further devices, and what clients reported without a device that could be told.
        case row
        /// Nowhere yet.
        case new
    }

    var state: DeviceState
    var place: Place
}
