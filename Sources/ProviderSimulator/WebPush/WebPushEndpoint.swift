import CarillonAPI
import Cryptography
import HTTP2
import NIOCore
import ServiceKit

/// The simulated push service of a browser, on Google's listener, as Chrome's is. Confined to the core's event loop.
final class WebPushEndpoint {
    /// The beginning of endpoints' paths.
    static let pathPrefix = "/wp/"
    /// Most browsers at once, so that a runaway script is noticed.
    private static let mostSubscriptions = 100_000

    private let core: SimulatorCore
    private var subscriptions: [String: BrowserSubscription] = [:]
    private var nextMessageNumber: UInt64 = 0
    /// Of the listener, set when it is bound.
    var origin = ""

    init(core: SimulatorCore) { self.core = core }

    /// Subscribes a new browser, which keeps its subscription until the simulator ends.
    ///
    /// - Throws: `invalid_argument` for a VAPID key that is none.
    func subscribe(vapidPublicKey: String) throws -> SimulatorV1.SubscribeResponse {
        guard subscriptions.count < Self.mostSubscriptions else {
            throw APIError(.invalidArgument, field: "vapid_public_key", "more than \(Self.mostSubscriptions) browsers; start the simulator anew")
        }
        let browser: BrowserSubscription
        do { browser = try BrowserSubscription(vapidPublicKey: vapidPublicKey) } catch {
            throw APIError(.invalidArgument, field: "vapid_public_key", "is an uncompressed point on P-256 in base64url")
        }
        let id = Hexadecimal.encode(SecureRandom.bytes(16))
        subscriptions[id] = browser
        return SimulatorV1.SubscribeResponse(
            endpoint: origin + Self.pathPrefix + id, p256dh: Base64URL.encode(browser.key.publicKey.x963), auth: Base64URL.encode(browser.secret),
            token: id)
    }

    func handle(_ exchange: Exchange) {
        let id = String((exchange.headers.first(":path") ?? "").dropFirst(Self.pathPrefix.count))
        var accepted = WebPushRules.Accepted()
        var natural: Answer
        do throws(WebPushRefusal) {
            guard exchange.headers.first(":method") == "POST" else { throw WebPushRefusal(405, "method", "pushes are posted") }
            guard let browser = subscriptions[id] else { throw WebPushRefusal(410, "subscription", "push subscription has unsubscribed or expired.") }
            accepted = try WebPushRules.check(exchange.headers, exchange.bodyBytes, for: browser, origin: origin, now: core.clock.now)
            for rule in accepted.softViolations { core.violated(rule) }
            nextMessageNumber += 1
            natural = Self.success(origin, nextMessageNumber, timeToLive: accepted.timeToLive)
        } catch {
            natural = error.answer
        }
        let success = natural
        core.settle(
            exchange, provider: .webPush, token: id, notificationID: accepted.notificationID, natural: natural,
            recording: natural.isSuccess ? accepted.text : nil, faultAnswer: { Self.answer(to: $0, accepted: success) })
    }

    private static func success(_ origin: String, _ number: UInt64, timeToLive: Int) -> Answer {
        Answer(status: 201, headers: [("location", "\(origin)/m/\(number)"), ("ttl", String(timeToLive))])
    }

    private static func answer(to fault: SimulatorV1.Fault, accepted: Answer) -> Answer {
        if [200, 201].contains(Int(fault.status)) { return accepted }
        return Answer(
            status: Int(fault.status), reason: fault.reason, headers: [("content-type", "application/json")],
            body: ByteBuffer(string: #"{"reason":"\#(fault.reason)"}"#))
    }
}
