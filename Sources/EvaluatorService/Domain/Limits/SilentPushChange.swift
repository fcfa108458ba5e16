import JSON
import ServiceKit

/// A device, for the count of its silent pushes. Its push device id is the server's own.
struct SilentPushDevice: Sendable, Hashable {
    var user: UserKey
    var pushDeviceID: String
}

/// What a decision on a silent push changes in the store (EVAL-43): the times of devices with a limit, and what waits.
struct SilentPushChange: Sendable, Hashable {
    var user: UserKey
    /// Newer pushes of a kind replace the older one that waits.
    var syncType: String
    var eventRow: Int64
    var ordinal: Int
    var notificationID: String
    /// The pushes of the notification before this one.
    var number: Int32
    var now: Instant
    var expiresAt: Instant
    /// The push devices that get it now.
    var sent: [String]
    /// Of these, those that have a limit.
    var counted: [String]
    /// The push devices that get it later, and when.
    var waiting: [String]
    var waitsUntil: Instant?
}

/// A silent push that waits for devices that had too many: a due item of the kind `silent_push`.
struct WaitingSilentPush: Sendable, Hashable {
    var row: Int64
    /// The event that has its content, and the ordinal of the decision there.
    var eventRow: Int64
    var ordinal: Int
    var user: UserKey
    var details: Details

    /// What is stored beside user, event and times.
    struct Details: Sendable, Hashable {
        var notificationID: String
        var syncType: String
        var pushDeviceIDs: [String]
        /// The pushes of the notification so far.
        var number: Int32
        var expiresAt: Instant

        /// When it was accepted: a newer one of its kind replaces it.
        var time: Int64 { NotificationID.time(of: notificationID) ?? 0 }

        /// Compact JSON with sorted names.
        var text: String {
            JSONElement.object([
                "notification": .string(notificationID), "sync_type": .string(syncType), "devices": .array(pushDeviceIDs.map(JSONElement.string)),
                "number": .integer(Int64(number)), "expires_at_ms": .integer(expiresAt.milliseconds),
            ]).text
        }

        init(notificationID: String, syncType: String, pushDeviceIDs: [String], number: Int32, expiresAt: Instant) {
            (self.notificationID, self.syncType, self.pushDeviceIDs) = (notificationID, syncType, pushDeviceIDs)
            (self.number, self.expiresAt) = (number, expiresAt)
        }

        /// - Throws: ``UnreadableDueItem``; `JSONError`.
        init(_ text: String) throws {
            let details = try JSONElement(parsing: text).members
            guard let notification = details?["notification"]?.string, let syncType = details?["sync_type"]?.string,
                let devices = details?["devices"]?.elements?.compactMap(\.string),
                let number = details?["number"]?.integer.flatMap(Int32.init(exactly:)), let expiresAt = details?["expires_at_ms"]?.integer
            else { throw UnreadableDueItem("the item does not say which silent push waits for which devices: \(text.prefix(200))") }
            self.init(
                notificationID: notification, syncType: syncType, pushDeviceIDs: devices, number: number,
                expiresAt: Instant(milliseconds: expiresAt))
        }
    }
}
