import ServiceKit

/// How long a 429 slows its scope down when the provider does not say (DISP-24): the first wait, doubled with every 429 in a row.
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
    ///   - retryAfter: what the provider asked for; wins over everything.
    public func delay(consecutive: Int, retryAfter: Duration?) -> Duration {
        if let retryAfter { return max(retryAfter, .zero) }
        // 2^10 s is past the longest wait already.
        let doublings = min(max(consecutive, 1) - 1, 10)
        return min(first * (1 << doublings), longest)
    }
}
