import Cryptography
import HTTP2
import JSON
import ServiceKit

/// The checks that the simulated push service makes of one push, in a fixed order (RFC 8030, RFC 8291, RFC 8292): all that any of the browsers'
/// services refuses.
struct WebPushRules {
    /// A valid push.
    struct Accepted {
        /// The decrypted text.
        var text: [UInt8] = []
        var timeToLive = 0
        var notificationID = ""
        /// Broken rules for which a service does not refuse the push: the service worker fails to show it.
        var softViolations: [String] = []
    }

    /// Google's service keeps no message longer.
    private static let longestTimeToLive = 2_419_200
    private static let longestBody = 4_096

    /// - Parameter origin: of the service: the audience of tokens.
    static func check(
        _ headers: HTTP2Headers, _ body: [UInt8], for browser: BrowserSubscription, origin: String, now: Instant
    ) throws(WebPushRefusal) -> Accepted {
        guard let text = headers.first("ttl"), !text.isEmpty, text.utf8.allSatisfy(ASCII.isDigit), let timeToLive = Int(text),
            timeToLive <= longestTimeToLive
        else { throw WebPushRefusal(400, "ttl", "TTL is missing, or not 0 to 2419200") }
        if let urgency = headers.first("urgency"), !["very-low", "low", "normal", "high"].contains(urgency) {
            throw WebPushRefusal(400, "urgency", "no urgency")
        }
        if let topic = headers.first("topic"), topic.isEmpty || topic.utf8.count > 32 || !ASCII.isIdentifier(topic, with: "-_") {
            throw WebPushRefusal(400, "topic", "more than 32 characters, or others than those of base64url")
        }
        guard headers.first("content-encoding") == "aes128gcm", headers.first("crypto-key") == nil, headers.first("encryption") == nil else {
            throw WebPushRefusal(400, "content_encoding", "not aes128gcm, or with the headers of earlier drafts")
        }
        try checkToken(headers.first("authorization"), browser, origin: origin, now: now)
        guard body.count <= longestBody else { throw WebPushRefusal(413, "size", "\(body.count) bytes") }
        var accepted = Accepted(text: try browser.decrypt(body), timeToLive: timeToLive)
        guard let payload = (try? JSONElement(parsing: accepted.text))?.members else {
            accepted.softViolations = ["web_push.payload.json"]
            return accepted
        }
        accepted.notificationID = payload["data"]?.members?["notification_id"]?.string ?? ""
        accepted.softViolations = violations(payload)
        return accepted
    }

    /// RFC 8292 §2 to §4.
    private static func checkToken(
        _ header: String?, _ browser: BrowserSubscription, origin: String, now: Instant
    ) throws(WebPushRefusal) {
        guard let header, header.hasPrefix("vapid ") else { throw WebPushRefusal(401, "authorization", "no vapid token") }
        var parts: [Substring: Substring] = [:]
        for part in header.dropFirst("vapid ".count).split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parts[pair[0]] = pair[1] }
        }
        guard let token = parts["t"], let decoded = try? JWT.decode(String(token)), decoded.header["alg"] == "ES256" else {
            throw WebPushRefusal(401, "authorization", "no token of ES256")
        }
        guard let key = parts["k"], key == browser.vapidPublicKey else {
            throw WebPushRefusal(403, "key", "the key is not the one that the subscription was made with")
        }
        guard browser.vapid.verify(decoded.signature, of: decoded.signingInput) else { throw WebPushRefusal(403, "signature", "wrong signature") }
        guard decoded.claims["aud"]?.string == origin else { throw WebPushRefusal(403, "audience", "the audience is not \(origin)") }
        let seconds = now.milliseconds / 1_000
        guard let expires = decoded.claims["exp"]?.integer, expires > seconds, expires <= seconds + 86_400 else {
            throw WebPushRefusal(403, "expiration", "exp is over, or more than 24 hours from the time of the request")
        }
        guard let contact = decoded.claims["sub"]?.string, contact.hasPrefix("mailto:") || contact.hasPrefix("https://") else {
            throw WebPushRefusal(403, "subject", "sub is no contact")
        }
    }

    /// What `showNotification` refuses (WHATWG, "Notifications API").
    private static func violations(_ payload: [String: JSONElement]) -> [String] {
        var found: [String] = []
        func require(_ isKept: Bool, _ rule: String) {
            if !isKept { found.append("web_push.payload.\(rule)") }
        }
        require(payload["title"]?.string != nil || payload["body"] == nil, "title")
        require(payload["renotify"] != true || payload["tag"]?.string?.isEmpty == false, "renotify")
        require(payload["silent"] != true || payload["vibrate"] == nil, "silent")
        require(["auto", "ltr", "rtl"].contains(payload["dir"]?.string ?? "auto"), "dir")
        for button in payload["actions"]?.elements ?? [] {
            require(button.members?["action"]?.string != nil && button.members?["title"]?.string != nil, "actions")
        }
        return found
    }
}
