/// How a client reaches and enters a NATS server.
public struct NATSOptions: Sendable {
    /// How a client proves who it is.
    public enum Authentication: Sendable {
        case none
        case password(user: String, password: String)
        case token(String)
        /// The path of a `.creds` file with a user's JWT and seed.
        case credentials(path: String)
    }

    /// TLS with the server. All files are PEM.
    public struct TLS: Sendable {
        /// The path of the authorities' certificates; nil for those of the system.
        public var caPath: String?
        /// The path of the client's certificate and its chain, for servers that ask for one.
        public var certificatePath: String?
        /// The path of the key of the client's certificate.
        public var keyPath: String?
        /// The name that the server's certificate must have; nil for the host of its address.
        public var serverName: String?

        /// TLS with files. A certificate needs its key.
        public init(caPath: String? = nil, certificatePath: String? = nil, keyPath: String? = nil, serverName: String? = nil) {
            self.caPath = caPath
            self.certificatePath = certificatePath
            self.keyPath = keyPath
            self.serverName = serverName
        }
    }

    /// What ``NATSConnection/connect(_:events:)`` does when no server can be entered.
    public enum FirstConnect: Sendable {
        /// It throws.
        case required
        /// It returns a connection that tries again for ever, with ``NATSOptions/reconnectWait``.
        case inBackground
    }

    /// Addresses, `nats://host:port` or `tls://host:port`, tried in a random order.
    public var servers: [String]
    /// The client's name in the server's lists and logs.
    public var name: String
    public var authentication: Authentication
    /// Nil for connections without TLS.
    public var tls: TLS?
    public var firstConnect: FirstConnect
    /// The longest wait for one server to accept the connection.
    public var connectTimeout: Duration
    /// The wait between two rounds over all servers; a random part of up to half of it is added.
    public var reconnectWait: Duration
    /// The time between two pings; the connection is given up after two without an answer.
    public var pingInterval: Duration
    /// The longest time that the socket may refuse data before the connection is given up.
    public var writeTimeout: Duration
    /// Most bytes that wait to be written; a call that would exceed it fails with ``NATSError/Kind/overloaded``.
    public var maxPendingBytes: Int
    /// Most requests that wait for an answer at a time.
    public var maxRequests: Int
    /// Most messages of one subscription that wait for its handler; the library drops further ones and reports
    /// ``NATSEvent/slowConsumer(subject:)``.
    public var maxPendingMessages: Int

    /// Options with the defaults: 2 s to connect, 1 s between attempts, pings every 5 s, 8 MiB of pending data, 65,536 requests.
    public init(servers: [String], name: String) {
        self.servers = servers
        self.name = name
        authentication = .none
        tls = nil
        firstConnect = .required
        connectTimeout = .seconds(2)
        reconnectWait = .seconds(1)
        pingInterval = .seconds(5)
        writeTimeout = .seconds(5)
        maxPendingBytes = 8 * 1_024 * 1_024
        maxRequests = 65_536
        maxPendingMessages = 65_536
    }
}

/// A change of a connection.
public enum NATSEvent: Sendable, Hashable {
    /// The first connection, with the server's address without user and password.
    case connected(url: String)
    /// An attempt to connect failed; the next one follows.
    case connectFailed(NATSError)
    /// The connection broke. All waiting requests failed; the library connects again.
    case disconnected
    /// The connection is there again.
    case reconnected(url: String)
    /// A handler is too slow, and messages of its subscription were dropped.
    case slowConsumer(subject: String)
    /// An error that the server sent without a question, such as a denied permission.
    case failed(NATSError)
    /// The server is about to stop; the library changes to another one when it does.
    case lameDuck
    /// The connection is closed for good.
    case closed
}

extension Duration {
    /// In whole milliseconds, at least one.
    var milliseconds: Int64 { max(1, nanoseconds / 1_000_000) }

    /// In nanoseconds, at most what 64 bits hold.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, exceeds) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return exceeds ? .max : sum
    }
}
