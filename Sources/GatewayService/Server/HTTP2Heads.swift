import HTTP2
import HTTPTypes

extension HTTPRequest {
    /// The head of a request; nil for a field that HTTP does not allow.
    init?(_ headers: HTTP2Headers) {
        guard let method = headers.first(":method").flatMap(Method.init(rawValue:)) else { return nil }
        self.init(method: method, scheme: headers.first(":scheme"), authority: headers.first(":authority"), path: headers.first(":path"))
        var isValid = true
        headers.forEachField { name, value, _ in
            guard name.first != UInt8(ascii: ":") else { return }
            guard let name = HTTPField.Name(String(decoding: name, as: UTF8.self)) else { return isValid = false }
            headerFields.append(HTTPField(name: name, value: value))
        }
        guard isValid else { return nil }
    }
}

extension HTTP2Headers {
    /// The head of a response.
    init(_ response: HTTPResponse) {
        self.init()
        add(":status", String(response.status.code))
        add(response.headerFields)
    }

    /// Adds fields, without connection-specific ones (RFC 9113 §8.2.2).
    mutating func add(_ fields: HTTPFields) {
        for field in fields where !Self.ofConnections.contains(field.name) {
            field.name.canonicalName.withContiguousStorage { name in
                field.withUnsafeBytesOfValue { add(name: name, value: UnsafeRawBufferPointer($0)) }
            }
        }
    }

    private static let ofConnections: Set<HTTPField.Name> = [.connection, .transferEncoding, .upgrade]
}

extension String {
    fileprivate func withContiguousStorage(_ body: (UnsafeRawBufferPointer) -> Void) {
        var copy = self
        copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
}
