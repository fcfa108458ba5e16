import ServiceKit

/// How long a scope waits after a 429 without a wait of the provider (DISP-24): the first wait, doubled with every 429 in a row.
public struct ThrottleCurve: Sendable, Hashable {
    public var first: Duration
    /// Doubling stops here.
    public var longest: Duration

    /// The defaults are for providers that document no wait.
    public init(first: Duration = .seconds(1), longest: Duration = .seconds(600)) {
        self.first = first
        self.longest = longest
    }

    /// - Parameters:
    ///   - consecutive: 429 answers in a row, this one included, from 1.
    ///   - retryAfter: the wait that the provider asked for; it counts before all else.
    public func delay(consecutive: Int, retryAfter: Duration?) -> Duration {
        if let retryAfter { return max(retryAfter, .zero) }
        // 2^10 s exceeds the longest wait.
        let doublings = min(max(consecutive, 1) - 1, 10)
        return min(first * (1 << doublings), longest)
    }
}
