import CarillonAPI
import ServiceKit

/// Rules for fields that several calls have. Each refusal names its field (ARCH-06, ARCH-16).
enum FieldRules {
    /// Checks a user id by the rules of ``ServiceKit/HostID``.
    static func checkUser(_ userId: String, field: String = "user_id") throws(APIError) {
        guard !userId.isEmpty else { throw APIError(.invalidArgument, field: field, "is required") }
        guard HostID.canBeUser(userId) else {
            throw APIError(.invalidValue, field: field, "is 1 to 200 characters: letters, digits and . _ : % @ -, and neither . nor ..")
        }
    }

    static func checkChannel(_ channelId: String) throws(APIError) {
        guard !channelId.isEmpty else { throw APIError(.invalidArgument, field: "channel_id", "is required") }
        guard channelId.utf8.count <= 200, !channelId.utf8.contains(0x20), HostID.isAllowed(channelId) else {
            throw APIError(
                .invalidValue, field: "channel_id",
                "is 1 to 200 characters without spaces, control characters and marks of writing direction, some visible, and neither . nor ..")
        }
    }

    static func checkDevice(_ deviceId: String) throws(APIError) {
        guard !deviceId.isEmpty else { throw APIError(.invalidArgument, field: "device_id", "is required") }
        guard HostID.canBeDevice(deviceId) else {
            throw APIError(
                .invalidValue, field: "device_id", "has 1 to 128 letters, digits, dots, underscores, colons and hyphens, and is neither . nor ..")
        }
    }

    /// Milliseconds since 1970 up to the year 9999.
    static func checkInstant(_ milliseconds: Int64?, field: String) throws(APIError) {
        guard let milliseconds, !(0...253_402_300_799_999).contains(milliseconds) else { return }
        throw APIError(.invalidValue, field: field, "is an instant between the years 1970 and 9999")
    }
}
