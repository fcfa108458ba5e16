import Cryptography
import JSON
package import ServiceKit

/// The POST that a host system gets for a message (DISP-32), signed as SEC-09 says.
package struct SignedWebhook: Sendable {
    /// The object {`kind`, `notification_id`, `user_id`, `email`, `title`, `body`, `deep_link`, `reason`}, with `message_id`, which stays the same
    /// when the POST is repeated.
    package let body: [UInt8]
    /// The value of `X-Signature`: `t=<unix>,v1=<hex HMAC-SHA256(t.body)>`, with a `v1` for each secret.
    package let signature: String

    /// - Parameters:
    ///   - secrets: those in use. While a secret is replaced, the host accepts either.
    ///   - now: the time of this attempt. The host refuses a signature that is older than five minutes.
    package init(_ message: OutboundMessage, secrets: [String], now: Instant) {
        var json = JSONWriter()
        json.object { json in
            json.member("kind", message.kind)
            json.member("message_id", message.id)
            json.member("notification_id", message.notificationID)
            json.member("user_id", message.userID)
            json.member("email", message.email)
            json.member("title", message.title)
            json.member("body", message.body)
            json.member("deep_link", message.deepLink)
            json.member("reason", message.reason)
        }
        body = json.bytes
        signature = Self.sign(body, secrets: secrets, now: now)
    }

    /// The signature of a body.
    package static func sign(_ body: [UInt8], secrets: [String], now: Instant) -> String {
        let seconds = now.milliseconds / 1_000
        let signed = Array("\(seconds).".utf8) + body
        let codes = secrets.map { "v1=" + Hexadecimal.encode(HMACSHA256.authenticationCode(for: signed, key: Array($0.utf8))) }
        return (["t=\(seconds)"] + codes).joined(separator: ",")
    }
}
