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
    /// By app, kind of message and host. A host may take some kinds and refuse others.
    private let known = Mutex<[String: State]>([:])

    /// A cause that lasts is reported again after this time.
    private static let interval = Duration.seconds(900)
    /// Most hosts in memory. All are forgotten beyond it: then each is told once more.
    private static let mostHosts = 1_000

    init(feed: AlertFeed) { self.feed = feed }

    /// A host refused a message for good, or failed twice.
    ///
    /// - Parameter code: such as `http_404`.
    func failed(_ message: WaitingMessage, at url: String, code: String) {
        let (host, tenant, now) = (Self.host(of: url), message.tenant, feed.clock.steadyNow)
        let subject = "\(message.webhookKind) to \(host)"
        let isNews = known.withLock { known in
            let key = "\(tenant.label) \(subject)"
            if case .told(let at)? = known[key], now < at + Self.interval { return false }
            if known.count >= Self.mostHosts { known = [:] }
            known[key] = .told(at: now)
            return true
        }
        guard isNews else { return }
        feed.fire(
            .webhookFailed, subject, of: tenant, severity: .warning,
            detail: "\(host) does not take the app's \(message.webhookKind): \(code); it gets some of them later or not at all",
            remedy: "look at the log of \(host); the address is that of `carillon credentials put webhook`, or of the notification's callback",
            // The message about its end would fail, too, and fire it again: each hour, for ever.
            fades: !message.message.isForOperators)
    }

    /// A host took a message. Once after a failure and after the start this resolves the alert.
    func taken(_ message: WaitingMessage, at url: String) {
        let (subject, tenant) = ("\(message.webhookKind) to \(Self.host(of: url))", message.tenant)
        let isNews = known.withLock { known in
            let key = "\(tenant.label) \(subject)"
            if case .works? = known[key] { return false }
            if known.count >= Self.mostHosts { known = [:] }
            known[key] = .works
            return true
        }
        if isNews { feed.resolve(.webhookFailed, subject, of: tenant) }
    }

    /// The host of an https address, with its port. No path: it may hold a secret.
    static func host(of url: String) -> String {
        let authority = url.dropFirst(url.hasPrefix("https://") ? "https://".count : 0).prefix { !"/?#".contains($0) }
        return String(authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority)
    }
}

extension WaitingMessage {
    /// What a host gets, for operators: `actions`, `callbacks`, `alerts`, or `messages` to users.
    fileprivate var webhookKind: String {
        if isAction { return message.action?.callbackTarget.isEmpty == false ? "callbacks" : "actions" }
        return message.isForOperators ? "alerts" : "messages"
    }
}
