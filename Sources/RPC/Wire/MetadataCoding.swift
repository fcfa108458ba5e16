import HTTP2

/// Metadata to and from header fields. Source: grpc PROTOCOL-HTTP2.md, "Custom-Metadata".
extension Metadata {
    /// Header fields that belong to HTTP/2 or gRPC and never become metadata.
    static func isReserved(_ name: UnsafeRawBufferPointer) -> Bool {
        switch name.first {
        case UInt8(ascii: ":"): true
        case UInt8(ascii: "g"): name.starts(with: "grpc-")
        case UInt8(ascii: "t"): name.equals("te")
        case UInt8(ascii: "c"): name.equals("content-type") || name.equals("content-length")
        case UInt8(ascii: "u"): name.equals("user-agent")
        case UInt8(ascii: "h"): name.equals("host")
        default: false
        }
    }

    /// Adds a received field. `-bin` values may be several, joined by commas. Returns false when a binary value is not base64.
    mutating func addField(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) -> Bool {
        let key = name.text
        guard Self.isBinary(key) else {
            self.appendFromWire(key: key, value: .string(value.text))
            return true
        }
        for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let trimmed = part.drop(while: { $0 == 0x20 })
            guard let bytes = Base64.decode(trimmed) else { return false }
            self.appendFromWire(key: key, value: .binary(bytes))
        }
        return true
    }

    /// Whether a field may enter the peer's HPACK table. Secrets must not, and values that differ in every call would displace the others.
    private static func isIndexed(_ key: String) -> Bool {
        switch key {
        case "authorization", "x-request-id", "traceparent", "idempotency-key": false
        default: true
        }
    }

    /// Writes the entries as header fields. Secrets, ids and binary values stay out of the peer's HPACK table. Returns the key of an entry that
    /// HTTP/2 cannot carry, which is left out.
    @discardableResult
    func write(to headers: inout HTTP2Headers) -> String? {
        var refused: String?
        for entry in self.entries {
            guard Self.isValidKey(entry.key) else {
                refused = entry.key
                continue
            }
            switch entry.value {
            case .binary(let bytes):
                headers.add(entry.key, Base64.encode(bytes), indexing: .never)
            case .string(let value):
                guard Self.isValidValue(value) else {
                    refused = entry.key
                    continue
                }
                headers.add(entry.key, value, indexing: Self.isIndexed(entry.key) ? .default : .never)
            }
        }
        return refused
    }

    /// Lower case letters, digits, `_`, `-` and `.`, and not one of the reserved names.
    private static func isValidKey(_ key: String) -> Bool {
        var key = key
        return key.withUTF8 { bytes in
            !bytes.isEmpty && !self.isReserved(UnsafeRawBufferPointer(bytes))
                && bytes.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
                        UInt8(ascii: "-"), UInt8(ascii: "."):
                        true
                    default: false
                    }
                }
        }
    }

    /// Printable ASCII, no space at either end.
    private static func isValidValue(_ value: String) -> Bool {
        value.utf8.first != 0x20 && value.utf8.last != 0x20 && value.utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7e }
    }
}
