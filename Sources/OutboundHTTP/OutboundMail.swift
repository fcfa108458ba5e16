/// A mail server and the account there (RFC 6409).
public struct MailServer: Sendable, Hashable {
    /// How the connection is encrypted. There is none without TLS.
    public enum Security: String, Sendable, Hashable, CaseIterable {
        /// The connection begins in plain text; without STARTTLS nothing is sent (RFC 3207).
        case starttls
        /// From the first byte (RFC 8314).
        case tls
    }

    public var host: String
    public var port: Int
    public var security: Security
    /// Empty: the server asks for no account.
    public var user: String
    public var password: String

    /// A server.
    public init(host: String, port: Int, security: Security, user: String = "", password: String = "") {
        self.host = host
        self.port = port
        self.security = security
        self.user = user
        self.password = password
    }

    /// As libcurl reads it.
    var url: String { "\(security == .tls ? "smtps" : "smtp")://\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}

/// A mail for one recipient.
public struct OutboundMail: Sendable {
    public var server: MailServer
    /// Addresses of the envelope (``MailAddress``).
    public var sender: String
    public var recipient: String
    /// Header and body with CR LF at line ends (RFC 5322).
    public var message: [UInt8]

    /// A mail.
    public init(server: MailServer, sender: String, recipient: String, message: [UInt8]) {
        self.server = server
        self.sender = sender
        self.recipient = recipient
        self.message = message
    }
}
