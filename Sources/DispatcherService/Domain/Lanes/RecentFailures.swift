import Providers
import ServiceKit

/// The failed attempts of a lane, as a value: operators see them before they are an outage (``OutageDetector``).
///
/// An attempt fails with 5xx, a timeout or a lost connection.
struct RecentFailures: Sendable {
    private var lastMinute = MinuteCount()
    /// Since the provider's last answer.
    private(set) var inARow = 0
    /// The provider's code of the last one; empty: none failed.
    private(set) var lastCode = ""
    /// The provider's codes of failed attempts since the last outage: pushes with one of them wait for a retry. At most ``mostCodes``.
    private var codes: Set<String> = []

    static let mostCodes = 64

    init() {}

    mutating func failed(_ code: String, at now: SteadyInstant) {
        lastMinute.add(1, at: now)
        inARow += 1
        lastCode = code
        if codes.count < Self.mostCodes { codes.insert(code) }
    }

    /// The provider answered an attempt.
    mutating func answered() { inARow = 0 }

    /// An outage has ended.
    ///
    /// - Returns: the codes of its failures, and of those before it.
    mutating func takeCodes() -> Set<String> {
        defer { codes = [] }
        return codes
    }

    /// Failures of the last 60 s.
    func count(at now: SteadyInstant) -> Int { lastMinute.sum(at: now) }

    /// For operators. Nil when the provider answered last, or nothing failed in the last minute.
    func words(at now: SteadyInstant) -> String? {
        guard inARow > 0, count(at: now) > 0 else { return nil }
        return inARow == 1 ? "the last attempt failed: \(lastCode)" : "the last \(inARow) attempts failed: \(lastCode)"
    }
}

extension ProviderVerdict {
    /// The provider's code of an attempt that was not accepted; empty for an accepted one.
    var code: String {
        switch self {
        case .accepted: ""
        case .rejected(let rejection): rejection.code
        case .retry(let retry): retry.code
        case .unknown(let unknown): unknown.rawValue
        }
    }
}
