import CarillonAPI
import Cryptography
import HTTP2
import ServiceKit

/// A host system that takes Carillon's webhooks, on FCM's listener: `POST /webhook/SECRET`, where the secret is that of the signature (SEC-09).
/// Confined to the core's event loop.
final class WebhookEndpoint {
    static let pathPrefix = "/webhook/"
    /// How far the signature's time may be from the clock, in seconds.
    private static let mostSkew: Int64 = 300

    /// Texts of each kind of POST that must not be empty.
    private static func requiredFields(of kind: String?) -> [StaticString] {
        switch kind {
        case "action": ["kind", "message_id", "user_id", "action"]
        case "telemetry": ["kind", "message_id", "app_id", "after", "cursor"]
        // For an app's operators: about no user.
        case "alert", "report": ["kind", "message_id", "title"]
        default: ["kind", "message_id", "user_id", "title"]
        }
    }

    private let core: SimulatorCore

    init(core: SimulatorCore) { self.core = core }

    /// A broken rule, with its answer.
    private struct Refusal: Error {
        let status: Int
        let rule: String
    }

    func handle(_ exchange: Exchange) {
        let message = JSONDocument(exchange.bodyBytes)?.root
        var natural = Answer(status: 200)
        do throws(Refusal) {
            guard exchange.headers.first(":method") == "POST" else { throw Refusal(status: 405, rule: "method") }
            guard exchange.headers.first("content-type") == "application/json" else { throw Refusal(status: 415, rule: "content_type") }
            try checkSignature(exchange)
            let required = Self.requiredFields(of: message?["kind"]?.string)
            guard let message, required.allSatisfy({ message[$0]?.string?.isEmpty == false }) else {
                throw Refusal(status: 422, rule: "fields")
            }
        } catch {
            natural = Answer(status: error.status, reason: error.rule, violatedRule: "webhook.\(error.rule)")
        }
        core.settle(
            exchange, provider: .webhook, token: message?["user_id"]?.string ?? "", notificationID: message?["notification_id"]?.string ?? "",
            natural: natural, faultAnswer: { Answer(status: Int($0.status), reason: $0.reason) })
    }

    /// `t=SECONDS,v1=HEX`, with a `v1` for each secret in use.
    private func checkSignature(_ exchange: Exchange) throws(Refusal) {
        let secret = (exchange.headers.first(":path") ?? "").dropFirst(Self.pathPrefix.count)
        let parts = (exchange.headers.first("x-signature") ?? "").split(separator: ",")
        guard let time = parts.first(where: { $0.hasPrefix("t=") }).flatMap({ Int64($0.dropFirst(2)) }) else {
            throw Refusal(status: 401, rule: "signature")
        }
        guard abs(core.clock.now.milliseconds / 1_000 - time) <= Self.mostSkew else { throw Refusal(status: 401, rule: "signature_time") }
        let code = HMACSHA256.authenticationCode(for: Array("\(time).".utf8) + exchange.bodyBytes, key: Array(secret.utf8))
        guard parts.contains("v1=\(Hexadecimal.encode(code))") else { throw Refusal(status: 401, rule: "signature") }
    }
}
