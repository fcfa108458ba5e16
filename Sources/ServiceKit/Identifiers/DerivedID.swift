import Cryptography

/// Identifiers derived from their subject: a step that is repeated after a crash makes the same ids again (design: "Ids").
public enum DerivedID {
    /// `notif_` + ULID of the time of acceptance and the first 80 bits of SHA-256 over the five parts.
    public static func notification(
        acceptedAtMs: Int64, event: String, organization: String, app: String, user: String, type: String
    ) -> String {
        "notif_" + ulid(acceptedAtMs, [event, organization, app, user, type])
    }

    /// The push send of a notification. `ordinal` counts sends: 0 for the first, one more for each snooze.
    ///
    /// - Parameter prefix: the profile's, such as `psh_` in `chat`.
    public static func push(notificationID: String, ordinal: Int, prefix: String = "push_") -> String {
        let start = notificationID.utf8.lastIndex(of: UInt8(ascii: "_")).map(notificationID.utf8.index(after:))
        let stamp = ULID(notificationID[(start ?? notificationID.startIndex)...])?.milliseconds ?? 0
        return prefix + ulid(stamp, ["push", notificationID, String(ordinal)])
    }

    /// A UUID of version 8 (RFC 9562), lower case. Equal parts give the same UUID.
    public static func uuid(_ parts: [String]) -> String {
        var bytes = Array(digest(parts).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array("0123456789abcdef".utf8)
        return String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for (index, byte) in bytes.enumerated() {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    buffer[position] = UInt8(ascii: "-")
                    position += 1
                }
                buffer[position] = digits[Int(byte >> 4)]
                buffer[position + 1] = digits[Int(byte & 15)]
                position += 2
            }
            return position
        }
    }

    /// `prefix` + ULID of an instant and the hash of any parts. Equal arguments give the same id.
    public static func make(prefix: String, milliseconds: Int64, parts: [String]) -> String {
        prefix + ulid(milliseconds, ["make", prefix] + parts)
    }

    private static func ulid(_ milliseconds: Int64, _ parts: [String]) -> String {
        ULID(milliseconds: milliseconds, entropy: digest(parts).prefix(10)).string
    }

    /// Each part is preceded by its length, so that ("a", "bc") and ("ab", "c") differ.
    private static func digest(_ parts: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 4 })
        for part in parts {
            let count = UInt32(part.utf8.count)
            bytes.append(contentsOf: [UInt8(count >> 24), UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255)])
            bytes.append(contentsOf: part.utf8)
        }
        return SHA256.hash(bytes)
    }
}
