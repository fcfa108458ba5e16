import CarillonAPI
import ServiceKit

/// The delays of apps for which a peer did not answer. Each app has its own delay, which doubles with each failure. The engine does the waiting.
struct AppWaits: Sendable {
    private struct Wait {
        var kind: String
        var reason: String
        var backoff: Backoff
        /// False when the wait is over and the peer may be asked again.
        var isWaiting = true
    }

    /// Waits are extended to multiples of this, so that those of many apps end together.
    static let grid = Duration.milliseconds(200)

    private let longest: Duration
    private var waits: [CommonV1.Tenant: Wait] = [:]

    /// - Parameter longest: of an app's waits.
    init(longest: Duration) { self.longest = longest }

    /// Whether the peer must not be asked about the app yet.
    func isWaiting(_ app: CommonV1.Tenant) -> Bool { waits[app]?.isWaiting == true }

    /// Why the peer's last answer about the app is missing, for operators; nil: it is not.
    func reason(of app: CommonV1.Tenant) -> String? { waits[app]?.reason }

    /// The peer did not answer: the app waits.
    ///
    /// - Parameters:
    ///   - kind: of the failure, without what changes from one attempt to the next.
    ///   - reason: for operators.
    /// - Returns: how long, and whether the kind is another one than before.
    mutating func failed(_ app: CommonV1.Tenant, kind: String, reason: String) -> (wait: Duration, isNews: Bool) {
        let before = waits[app]
        var backoff = before?.backoff ?? Backoff(longest: longest)
        let wait = backoff.advance()
        waits[app] = Wait(kind: kind, reason: reason, backoff: backoff)
        return (wait, before?.kind != kind)
    }

    /// When a wait ends, on the ``grid``.
    ///
    /// - Parameters:
    ///   - wait: at least so long.
    ///   - now: since the grid's start, as the result.
    static func end(of wait: Duration, from now: Duration) -> Duration {
        let step = grid.wholeMilliseconds
        return .milliseconds(((now + wait).wholeMilliseconds / step + 1) * step)
    }

    /// The app has waited long enough.
    mutating func ended(_ app: CommonV1.Tenant) { waits[app]?.isWaiting = false }

    /// The peer answered about the app.
    mutating func answered(_ app: CommonV1.Tenant) {
        if !waits.isEmpty { waits[app] = nil }
    }
}
