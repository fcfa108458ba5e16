/// Why bytes are not a message.
public struct DecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that was broken.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not the wire form of this message: truncated, a wrong wire type, a bad varint.
        case malformed
        /// A string field is not valid UTF-8.
        case invalidUTF8
        /// A string field contains NUL, which Carillon refuses everywhere.
        case nulInString
        /// The message is longer than ``ProtobufLimits/maximumMessageBytes``, or decoding its many small items would take more memory than
        /// ``ProtobufLimits/memoryAllowed(for:)``.
        case tooLarge
        /// The message has more fields than ``ProtobufLimits/maximumFields``.
        case tooManyFields
    }

    /// The rule that was broken.
    public let reason: Reason
    /// The message being decoded, by its full name.
    public let message: String
    /// The field, as `carillon.registry.v1.Device.locale`; `nil` when the wire form as a whole is wrong.
    public let field: String?
    /// The path of the field, as `devices[3].locale`; in a map `data[key]`, or `data` when the key is wrong or not plain.
    public let path: String?

    /// An error about a message.
    public init(_ reason: Reason, message: String, field: String? = nil, path: String? = nil) {
        self.reason = reason
        self.message = message
        self.field = field
        self.path = path
    }

    public var description: String {
        switch reason {
        case .malformed: "the bytes are not a \(message): truncated, or written for another message"
        case .invalidUTF8: "\(path ?? field ?? message) is not valid UTF-8"
        case .nulInString: "\(path ?? field ?? message) contains a NUL character; remove it"
        case .tooLarge:
            "the \(message) is longer than \(ProtobufLimits.maximumMessageBytes) bytes, or has so many small items that it would take more than 32 "
                + "times its length in memory; send fewer items at a time"
        case .tooManyFields: "the \(message) has more fields than the limit of \(ProtobufLimits.maximumFields); send fewer items at a time"
        }
    }
}

/// Why a message has no wire form.
public struct EncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message being encoded, by its full name.
    public let message: String
    /// The field that contains NUL, as `carillon.registry.v1.Device.locale`.
    public let field: String
    /// The path of the field, as in ``DecodingError/path``.
    public let path: String?

    /// An error about a field that contains NUL.
    public init(nulIn field: String, message: String, path: String? = nil) {
        self.message = message
        self.field = field
        self.path = path
    }

    public var description: String { "\(path ?? field) contains a NUL character; remove it" }
}
