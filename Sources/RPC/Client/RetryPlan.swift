import NIOCore

/// Stops retries while too many attempts fail, so that a channel does not add load to an overload. A value.
///
/// An attempt that fails with a retryable status takes a token, and a successful call returns a part of one. With half of the tokens or fewer, no
/// call is retried. Source: grpc proposal A6, "Throttling Retry Attempts and Hedged RPCs".
struct RetryThrottle: Sendable {
    private let most: Double
    private let ratio: Double
    private var tokens: Double

    /// - Parameters:
    ///   - most: Tokens at the start, and the most tokens.
    ///   - ratio: The part of a token that a success returns: the failures for each success that the channel tolerates in the long run.
    init(most: Int, ratio: Double) {
        self.most = Double(most)
        self.ratio = ratio
        self.tokens = Double(most)
    }

    /// Whether a call may be retried now.
    var allowsRetry: Bool { self.tokens > self.most / 2 }

    mutating func failed() { self.tokens = max(0, self.tokens - 1) }
    mutating func succeeded() { self.tokens = min(self.most, self.tokens + self.ratio) }
}

/// A server's `grpc-retry-pushback-ms` (grpc proposal A6, "Pushback").
enum RetryPushback: Sendable, Hashable {
    case wait(Duration)
    /// A negative number, or no number.
    case never

    init(_ text: String) {
        if let milliseconds = Int32(text), milliseconds >= 0 {
            self = .wait(.milliseconds(Int64(milliseconds)))
        } else {
            self = .never
        }
    }
}

/// Decides when a failed call is sent again, and counts its attempts. A value; randomness is passed in.
struct RetryPlan: Sendable {
    private let settings: ClientSettings
    private let isIdempotent: Bool
    /// Attempts that reached a server and failed: the value of `grpc-previous-rpc-attempts`.
    private(set) var failedAttempts = 0
    private var refusals = 0

    /// Most refusals by peers that certainly did not process the call. Then it fails, whatever its deadline.
    static let maxRefusals = 20

    init(settings: ClientSettings, isIdempotent: Bool) {
        self.settings = settings
        self.isIdempotent = isIdempotent
    }

    /// Whether a call that certainly was not processed is sent again at once.
    mutating func refused() -> Bool {
        self.refusals += 1
        return self.refusals < Self.maxRefusals
    }

    /// The wait before the next attempt of a call that failed with `UNAVAILABLE`; `nil`: no retry.
    ///
    /// - Parameter chance: A random number from 0 to 1. Changes the wait by up to a fifth, so that many clients do not retry at once.
    mutating func failed(_ error: RPCError, pushback: RetryPushback?, throttle: RetryThrottle, chance: Double) -> Duration? {
        self.failedAttempts += 1
        guard self.isIdempotent, self.failedAttempts < self.settings.maxAttempts, throttle.allowsRetry else { return nil }
        switch pushback {
        case .never: return nil
        case .wait(let time): return time
        case nil: break
        }
        let spread = self.settings.retryDelay * (1 << (self.failedAttempts - 1)) * (0.8 + 0.4 * chance)
        return max(error.retryAfter ?? .zero, spread)
    }
}
