/// The encoding of `grpc-message`, more lenient than that of URIs: UTF-8, everything but printable ASCII as `%XX`. Source: grpc PROTOCOL-HTTP2.md,
/// "Percent-Encoded".
enum StatusMessageCoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte <= 0x7e && byte != UInt8(ascii: "%")
    }

    /// Spaces at either end are escaped too: HTTP/2 forbids them there (RFC 9113 §8.2.1).
    static func encode(_ text: String) -> String {
        let bytes = text.utf8
        if bytes.allSatisfy(self.isPlain), bytes.first != 0x20, bytes.last != 0x20 { return text }
        var encoded: [UInt8] = []
        encoded.reserveCapacity(bytes.count + 16)
        for (index, byte) in bytes.enumerated() {
            let isEdgeSpace = byte == 0x20 && (index == 0 || index == bytes.count - 1)
            if self.isPlain(byte), !isEdgeSpace {
                encoded.append(byte)
            } else {
                encoded.append(UInt8(ascii: "%"))
                encoded.append(self.digits[Int(byte >> 4)])
                encoded.append(self.digits[Int(byte & 15)])
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Never fails: broken sequences stay as they are, and bytes that are not UTF-8 become U+FFFD.
    static func decode(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = self.digitValue(bytes[index + 1]), let low = self.digitValue(bytes[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func digitValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
