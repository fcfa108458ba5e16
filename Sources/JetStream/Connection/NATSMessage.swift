/// A header of a message. Names are case-sensitive.
public struct NATSHeader: Sendable, Hashable {
    public var name: String
    public var value: String

    /// A header. A message is refused when the name has other than visible ASCII or a colon, or the value has a line break or NUL.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// A message as the server delivered it.
public struct NATSMessage: Sendable, Hashable {
    public var subject: String
    /// Where an answer goes.
    public var reply: String?
    /// In the order of the library, which does not keep the sender's.
    public var headers: [NATSHeader]
    public var payload: [UInt8]
    /// The status of a message of the server itself (100, 404, 408, 409, 503).
    public var status: Int?
    /// The words beside the status.
    public var statusText: String

    /// A message, as tests make it.
    public init(
        subject: String, reply: String? = nil, headers: [NATSHeader] = [], payload: [UInt8] = [], status: Int? = nil, statusText: String = ""
    ) {
        self.subject = subject
        self.reply = reply
        self.headers = headers
        self.payload = payload
        self.status = status
        self.statusText = statusText
    }

    /// The value of the first header with this name, which is compared byte by byte.
    public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Checks of what goes into a line of the protocol, which libnats does not check: a space or line break would start another command.
enum WireNames {
    /// The longest subject that is sent. The server's limit for a line of the protocol is 4,096 bytes.
    static let longestSubject = 1_024

    /// Refuses what is no subject to publish to.
    static func checkPublish(_ subject: String) throws(NATSError) {
        guard isSubject(subject, allowsWildcards: false) else {
            throw NATSError(.invalidArgument, "\(printable(subject)) is not a subject to publish to")
        }
    }

    /// Refuses what is no subject to subscribe to.
    static func checkSubscribe(_ subject: String) throws(NATSError) {
        guard isSubject(subject, allowsWildcards: true) else {
            throw NATSError(.invalidArgument, "\(printable(subject)) is not a subject to subscribe to")
        }
    }

    /// Refuses what is no name of a stream or consumer: one token of a subject, without path separators.
    static func check(name: String, of what: String) throws(NATSError) {
        let isName = !name.isEmpty && name.utf8.count <= 255 && name.utf8.allSatisfy { isVisible($0) && !notInNames.contains($0) }
        guard isName else { throw NATSError(.invalidArgument, "\(printable(name)) is not a name of a \(what)") }
    }

    /// Refuses headers that would break the block of headers.
    static func check(_ headers: [NATSHeader]) throws(NATSError) {
        for header in headers {
            let isName = !header.name.isEmpty && header.name.utf8.allSatisfy { isVisible($0) && $0 < 0x7F && $0 != UInt8(ascii: ":") }
            guard isName, !header.value.utf8.contains(where: { $0 == 0 || $0 == 10 || $0 == 13 }) else {
                throw NATSError(.invalidArgument, "the header \(printable(header.name)) cannot be sent")
            }
        }
    }

    private static let notInNames: Set<UInt8> = Set("./\\*>".utf8)

    private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

    private static func isSubject(_ subject: String, allowsWildcards: Bool) -> Bool {
        let bytes = subject.utf8
        guard !bytes.isEmpty, bytes.count <= longestSubject else { return false }
        var previous = UInt8(ascii: ".")
        for byte in bytes {
            guard isVisible(byte), byte != UInt8(ascii: ".") || previous != UInt8(ascii: ".") else { return false }
            if !allowsWildcards, byte == UInt8(ascii: "*") || byte == UInt8(ascii: ">") { return false }
            previous = byte
        }
        return previous != UInt8(ascii: ".")
    }

    /// A text of a caller in an error: bounded, in quotation marks, with escapes.
    static func printable(_ text: String) -> String { String(text.prefix(100)).debugDescription }
}
