import NIOCore

/// Keeps a channel from answering an overload with more load: retries stop while too many attempts fail. A value.
///
/// Every attempt that fails with a status worth a retry takes a token, every call that succeeds gives back a part of one; with half of
/// the tokens or fewer nobody tries again. Source: grpc proposal A6, "Throttling Retry Attempts and Hedged RPCs".
struct RetryThrottle: Sendable {
    private let most: Double
    private let ratio: Double
    private var tokens: Double

    /// - Parameters:
    ///   - most: tokens at the start and at most.
    ///   - ratio: what a success gives back; the share of failures, for each success, that the channel bears in the long run.
    init(most: Int, ratio: Double) {
        self.most = Double(most)
        self.ratio = ratio
        self.tokens = Double(most)
    }

    /// Whether a call may try again now.
    var allowsRetry: Bool { self.tokens > self.most / 2 }

    mutating func failed() { self.tokens = max(0, self.tokens - 1) }
    mutating func succeeded() { self.tokens = min(self.most, self.tokens + self.ratio) }
}

/// What a server says about trying again, in `grpc-retry-pushback-ms` (grpc proposal A6, "Pushback").
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

/// When a call that failed is sent again, and how often it was. A value; chance is passed in.
struct RetryPlan: Sendable {
    private let settings: ClientSettings
    private let isIdempotent: Bool
    /// Attempts that reached a server and failed: what `grpc-previous-rpc-attempts` says.
    private(set) var failedAttempts = 0
    private var refusals = 0

    /// Refusals by peers that certainly did not process the call, after which it fails, deadline or not.
    static let maxRefusals = 20

    init(settings: ClientSettings, isIdempotent: Bool) {
        self.settings = settings
        self.isIdempotent = isIdempotent
    }

    /// Whether a call that certainly was not processed is sent again, at once.
    mutating func refused() -> Bool {
        self.refusals += 1
        return self.refusals < Self.maxRefusals
    }

    /// The wait before the next attempt of a call that failed with `UNAVAILABLE`; `nil`: the failure counts.
    ///
    /// - Parameter chance: from 0 to 1; spreads the waits by a fifth both ways, so that many clients do not come back at once.
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
