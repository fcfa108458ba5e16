/// An HTTP/2 error code (RFC 9113 §7), as carried by RST_STREAM and GOAWAY. Unknown numbers stay as they are.
public struct HTTP2ErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Graceful end, not an error.
    public static let noError = HTTP2ErrorCode(rawValue: 0x0)
    /// The peer broke the protocol in a way no other code names.
    public static let protocolError = HTTP2ErrorCode(rawValue: 0x1)
    /// The endpoint failed for a reason of its own.
    public static let internalError = HTTP2ErrorCode(rawValue: 0x2)
    /// The peer sent more than the flow-control window allowed.
    public static let flowControlError = HTTP2ErrorCode(rawValue: 0x3)
    /// SETTINGS were not acknowledged in time.
    public static let settingsTimeout = HTTP2ErrorCode(rawValue: 0x4)
    /// A frame arrived for a stream that is already half-closed.
    public static let streamClosed = HTTP2ErrorCode(rawValue: 0x5)
    /// A frame had a size its type does not allow.
    public static let frameSizeError = HTTP2ErrorCode(rawValue: 0x6)
    /// The stream was refused before any processing: safe to send again.
    public static let refusedStream = HTTP2ErrorCode(rawValue: 0x7)
    /// The stream is no longer wanted.
    public static let cancel = HTTP2ErrorCode(rawValue: 0x8)
    /// Header compression state was lost.
    public static let compressionError = HTTP2ErrorCode(rawValue: 0x9)
    /// A CONNECT tunnel broke.
    public static let connectError = HTTP2ErrorCode(rawValue: 0xa)
    /// The peer asks for more than is reasonable.
    public static let enhanceYourCalm = HTTP2ErrorCode(rawValue: 0xb)
    /// The transport is not secure enough.
    public static let inadequateSecurity = HTTP2ErrorCode(rawValue: 0xc)
    /// HTTP/1.1 is required for this request.
    public static let http11Required = HTTP2ErrorCode(rawValue: 0xd)

    private static let names = [
        "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT", "STREAM_CLOSED",
        "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR", "CONNECT_ERROR", "ENHANCE_YOUR_CALM",
        "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
    ]

    /// The name of RFC 9113, or the number in hexadecimal.
    public var description: String {
        rawValue < Self.names.count ? Self.names[Int(rawValue)] : "0x" + String(rawValue, radix: 16)
    }
}
