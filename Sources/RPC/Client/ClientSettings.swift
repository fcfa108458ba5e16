import NIOCore
import HTTP2

/// Settings of a `ClientChannel`, each with its reason.
public struct ClientSettings: Sendable {
    /// Time between attempts to connect. Source: grpc connection-backoff.md.
    public struct Backoff: Sendable, Hashable {
        /// Wait after the first failure. 100 ms instead of gRPC's second: our peers restart in less (ARCH-02).
        public var initial: Duration = .milliseconds(100)
        public var multiplier: Double = 1.6
        /// Each wait is up to this fraction longer or shorter, so that many clients do not reconnect at once.
        public var jitter: Double = 0.2
        /// The longest wait; 120 s is gRPC's default.
        public var maximum: Duration = .seconds(120)

        public init() {}

        /// For peers on this machine or in the same deployment, which restart within seconds.
        public static let internalPeers: Backoff = {
            var backoff = Backoff()
            backoff.maximum = .seconds(5)
            return backoff
        }()
    }

    public var backoff = Backoff()

    /// One attempt to connect, TLS and HTTP/2 settings included, may take this long.
    public var connectTimeout: Duration = .seconds(10)

    /// Most calls that wait for a connection, each with its encoded request in memory. Further calls fail with `RESOURCE_EXHAUSTED`.
    public var maxWaitingCalls = 10_000

    /// Most connections to one peer that only streaming calls use, beside the one for all calls. They are opened when streaming calls need them.
    /// 32 have room for more streams than a dispatcher takes (20,000). Further streaming calls fail with `RESOURCE_EXHAUSTED`.
    public var maxStreamConnections = 32

    /// Calls wait for an unreachable peer within their deadline. When the peer has been unreachable for this long, calls fail at once until it is
    /// connected again. Nil: every call waits. Set it in servers of outside clients, whose requests would pile up otherwise.
    public var patience: Duration?

    /// A connection without calls for this long is closed; the next call opens another. 30 minutes is gRPC's default.
    public var idleTimeout: Duration? = .seconds(1800)

    /// Most attempts of an idempotent call while the answer is `UNAVAILABLE`, within its deadline.
    public var maxAttempts = 5

    /// Wait before the second attempt of an idempotent call that reached the server. Doubles each time, and varies by a fifth.
    public var retryDelay: Duration = .milliseconds(50)

    /// Tokens of the retry throttle (grpc proposal A6). When half of them are used by failed attempts, the channel does not retry. Calls that wait
    /// for a connection to a peer that is down use none.
    public var retryTokens = 100

    /// Tokens that one successful call returns.
    public var retryTokensPerSuccess = 0.1

    /// How long calls may take to finish when their address is no longer among the name's addresses. Then they are cancelled.
    public var drainTimeout: Duration = .seconds(300)

    /// Round-robin looks up the addresses of a name this often, so that new peers get calls. 30 s is the usual time to live in the DNS of containers.
    public var refreshInterval: Duration = .seconds(30)

    /// Requests of a streaming call are kept up to this size until the server answers, so that they can be sent again on another connection.
    public var replayBufferBytes = 256 * 1024

    /// The largest accepted response in bytes. 4 MiB is gRPC's default and ARCH-02's limit.
    public var maxMessageBytes = 4 * 1024 * 1024

    /// The bounds of the connections below; its `idleTimeout` is set from the one above.
    public var http2: HTTP2Limits = .client

    public init() {}

    /// For peers on this machine or in the same deployment.
    public static let internalPeers: ClientSettings = {
        var settings = ClientSettings()
        settings.backoff = .internalPeers
        // A process that stands still is left after 15 s: calls go to the others of its service.
        settings.http2.keepaliveInterval = .seconds(5)
        settings.http2.keepaliveTimeout = .seconds(10)
        return settings
    }()
}

/// The waits between attempts to connect, as a value.
struct ConnectBackoff: Sendable {
    private let settings: ClientSettings.Backoff
    private var next: Duration

    init(_ settings: ClientSettings.Backoff) {
        self.settings = settings
        self.next = settings.initial
    }

    /// The wait before the next attempt. `chance` is a number from 0 to 1 that chooses the jitter.
    mutating func wait(chance: Double) -> Duration {
        let base = self.next
        self.next = min(self.next * self.settings.multiplier, self.settings.maximum)
        return base * (1 + self.settings.jitter * (2 * chance - 1))
    }

    /// A connection was established and stayed open.
    mutating func reset() {
        self.next = self.settings.initial
    }
}
