import CarillonAPI
import ServiceKit
import Synchronization

/// Tells operators of hosts that do not take an app's webhooks or callbacks (OBS-04): nothing else shows it, because an action has no receipt.
///
/// A mail that fails is told by its receipt: its cause may be the address of one user.
final class WebhookAlerts: Sendable {
    private enum State: Sendable {
        case works
        case told(at: SteadyInstant)
    }

    private let feed: AlertFeed
    /// By app and host.
    private let known = Mutex<[String: State]>([:])

    /// A cause that lasts is reported again after this time.
    private static let interval = Duration.seconds(900)
    /// Most hosts in memory. All are forgotten beyond it: then each is told once more.
    private static let mostHosts = 1_000

    init(feed: AlertFeed) { self.feed = feed }

    /// A host refused a message for good, or failed twice.
    ///
    /// - Parameter code: such as `http_404`.
    func failed(_ url: String, of tenant: CommonV1.Tenant, code: String) {
        let (host, now) = (Self.host(of: url), feed.clock.steadyNow)
        let isNews = known.withLock { known in
            let key = "\(tenant.label) \(host)"
            if case .told(let at)? = known[key], now < at + Self.interval { return false }
            if known.count >= Self.mostHosts { known = [:] }
            known[key] = .told(at: now)
            return true
        }
        guard isNews else { return }
        feed.fire(
            .webhookFailed, "webhook \(host)", of: tenant, severity: .warning,
            detail: "\(host) does not take a webhook or callback of the app: \(code); it gets some of them later or not at all",
            remedy: "look at the log of \(host); the address is that of `carillon credentials put webhook`, or of the notification's callback")
    }

    /// A host took a message. Once after a failure and after the start this resolves the alert.
    func taken(_ url: String, of tenant: CommonV1.Tenant) {
        let host = Self.host(of: url)
        let isNews = known.withLock { known in
            let key = "\(tenant.label) \(host)"
            if case .works? = known[key] { return false }
            if known.count >= Self.mostHosts { known = [:] }
            known[key] = .works
            return true
        }
        if isNews { feed.resolve(.webhookFailed, "webhook \(host)", of: tenant) }
    }

    /// The host of an https address, with its port. No path: it may hold a secret.
    static func host(of url: String) -> String {
        let authority = url.dropFirst(url.hasPrefix("https://") ? "https://".count : 0).prefix { !"/?#".contains($0) }
        return String(authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority)
    }
}
