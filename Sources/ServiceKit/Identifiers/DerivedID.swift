import Cryptography

/// Identifiers derived from their subject: a step that is repeated after a crash makes the same ids again.
public enum DerivedID {
    /// `notif_` + ULID of the time of acceptance and the first 80 bits of SHA-256 over the five parts.
    public static func notification(
        acceptedAt: Instant, event: String, organization: String, app: String, user: String, type: String
    ) -> String {
        ulid(acceptedAt, [event, organization, app, user, type]).string(after: "notif_")
    }

    /// The push send of a notification. `ordinal` counts sends: 0 for the first, one more for each snooze.
    ///
    /// - Parameters:
    ///   - acceptedAt: the instant in the notification's id, where the caller knows it; nil: it is read from the id.
    ///   - prefix: the profile's, such as `psh_` in `chat`.
    public static func push(notificationID: String, acceptedAt: Instant? = nil, ordinal: Int, prefix: String = "push_") -> String {
        ulid(acceptedAt ?? time(of: notificationID), ["push", notificationID, String(ordinal)]).string(after: prefix)
    }

    /// The instant in an id; 1970 for an id of another form.
    private static func time(of id: String) -> Instant {
        let start = id.utf8.lastIndex(of: UInt8(ascii: "_")).map(id.utf8.index(after:)) ?? id.startIndex
        return Instant(milliseconds: ULID(id[start...])?.milliseconds ?? 0)
    }

    /// A UUID of version 8 (RFC 9562), lower case. Equal parts give the same UUID.
    public static func uuid(_ parts: [String]) -> String {
        var bytes = digest(parts)
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for index in 0..<16 {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    buffer[position] = UInt8(ascii: "-")
                    position += 1
                }
                buffer[position] = hexadecimalDigit(bytes[index] >> 4)
                buffer[position + 1] = hexadecimalDigit(bytes[index] & 15)
                position += 2
            }
            return position
        }
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }

    /// `prefix` + ULID of an instant and the hash of any parts. Equal arguments give the same id.
    public static func make(prefix: String, at instant: Instant, parts: [String]) -> String {
        ulid(instant, ["make", prefix] + parts).string(after: prefix)
    }

    private static func ulid(_ instant: Instant, _ parts: [String]) -> ULID {
        ULID(milliseconds: instant.milliseconds, entropy: digest(parts))
    }

    /// Each part is preceded by its length, so that ("a", "bc") and ("ab", "c") differ.
    private static func digest(_ parts: [String]) -> [UInt8] {
        withUnsafeTemporaryAllocation(byteCount: parts.reduce(0) { $0 + $1.utf8.count + 4 }, alignment: 4) { bytes in
            var position = 0
            for part in parts {
                bytes.storeBytes(of: UInt32(part.utf8.count).bigEndian, toByteOffset: position, as: UInt32.self)
                let text = UnsafeMutableRawBufferPointer(rebasing: bytes[(position + 4)..<(position + 4 + part.utf8.count)])
                text.copyBytes(from: part.utf8)
                position += 4 + part.utf8.count
            }
            return SHA256.hash(UnsafeRawBufferPointer(bytes))
        }
    }
}
