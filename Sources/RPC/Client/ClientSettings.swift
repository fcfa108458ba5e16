import HTTP2

/// How a `ClientChannel` behaves, each bound with its reason.
public struct ClientSettings: Sendable {
    /// Time between attempts to connect. Source: grpc connection-backoff.md.
    public struct Backoff: Sendable, Hashable {
        /// Wait after the first failure. 100 ms instead of gRPC's second: our peers restart in less (ARCH-02).
        public var initial: Duration = .milliseconds(100)
        public var multiplier: Double = 1.6
        /// Each wait is up to this fraction longer or shorter, so that many clients do not come back at once.
        public var jitter: Double = 0.2
        /// The longest wait; 120 s is gRPC's default.
        public var maximum: Duration = .seconds(120)

        public init() {}

        /// For peers on this machine or in the same deployment: they are back within seconds.
        public static let internalPeers: Backoff = {
            var backoff = Backoff()
            backoff.maximum = .seconds(5)
            return backoff
        }()
    }

    public var backoff = Backoff()

    /// One attempt to connect, TLS and HTTP/2 settings included, may take this long.
    public var connectTimeout: Duration = .seconds(10)

    /// Calls that may wait for a connection. Beyond, calls fail with `RESOURCE_EXHAUSTED`: each holds its encoded request.
    public var maxWaitingCalls = 10_000

    /// Calls wait for a peer within their deadline; after it has been unreachable for this long they fail at once, as if told not to wait, until it
    /// is found again. Nil lets every call wait. For servers of strangers, whose requests would pile up behind a peer that is away.
    public var patience: Duration?

    /// A connection without calls for this long is closed; the next call opens another. 30 minutes is gRPC's default.
    public var idleTimeout: Duration? = .seconds(1800)

    /// How often an idempotent call is tried in all while the answer is `UNAVAILABLE`, within its deadline.
    public var maxAttempts = 5

    /// Wait before the second attempt of an idempotent call that reached the server; doubles each time, and is spread by a fifth.
    public var retryDelay: Duration = .milliseconds(50)

    /// Attempts that may fail, beyond what successes make up for, before the channel's calls are no longer tried again: half of this number.
    /// While a whole peer is down calls wait for a connection instead, which this does not touch. (grpc proposal A6)
    public var retryTokens = 100

    /// What one success makes up for, in failed attempts.
    public var retryTokensPerSuccess = 0.1

    /// How long calls to a peer that left the name may take to finish. Streaming calls that have no end of their own are cut then.
    public var drainTimeout: Duration = .seconds(300)

    /// Round-robin looks the addresses of a name up again this often, so that peers that were added get their share. 30 s is the time to live
    /// that DNS of containers usually gives.
    public var refreshInterval: Duration = .seconds(30)

    /// Requests of a streaming call are kept for sending again, on another connection, up to this size and until the server answers.
    public var replayBufferBytes = 256 * 1024

    /// The largest response message taken; 4 MiB is gRPC's own default and ARCH-02's limit.
    public var maxMessageBytes = 4 * 1024 * 1024

    /// The bounds of the connections below; its `idleTimeout` is set from the one above.
    public var http2: HTTP2Limits = .client

    public init() {}

    /// For peers on this machine or in the same deployment.
    public static let internalPeers: ClientSettings = {
        var settings = ClientSettings()
        settings.backoff = .internalPeers
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

    /// A connection was made and held.
    mutating func reset() {
        self.next = self.settings.initial
    }
}
