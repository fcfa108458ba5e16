import CarillonAPI
import Cryptography
import HTTP2
import NIOCore
import ServiceKit

/// Requests to push services (DISP-14; RFC 8030).
enum WebPushRequest {
    /// Longest time to live in seconds, four weeks: Google's service refuses more.
    static let longestTimeToLive = 2_419_200

    /// The values of one message that do not depend on its text.
    struct Target {
        let address: WebPushAddress
        let service: PushService
        /// `Authorization`.
        let authorization: String
    }

    /// Composes the request for one browser.
    ///
    /// - Parameter sizeLimit: a smaller limit than the settings', after the push service refused a larger message.
    /// - Throws: ``CompositionError``, or ``CryptographyError``.
    static func compose(
        _ message: DeviceMessage, to target: Target, now: Instant, settings: CompositionSettings, sizeLimit: Int?
    ) throws -> ProviderRequest {
        let payload = try payload(of: message, settings, sizeLimit: sizeLimit)
        let body = try WebPushEncryption.encrypt(
            payload.bytes, for: target.address.key, secret: target.address.secret, sender: P256OneTimeKey(), salt: SecureRandom.bytes(16))
        return ProviderRequest(headers: headers(message, target, now: now), body: ByteBuffer(bytes: body), omissions: payload.omissions)
    }

    /// The text of a notification, before it is encrypted.
    static func payload(
        of message: DeviceMessage, _ settings: CompositionSettings, sizeLimit: Int?
    ) throws(CompositionError) -> ProviderPayload {
        var parts = PayloadParts.of(message, settings)
        parts.data.removeAll { $0.key == "push_id" }
        parts.data.append(.init(key: "push_id", value: message.push.pushId))
        parts.data.sort { $0.key < $1.key }
        return try ProviderPayload(message, parts, settings, sizeLimit: sizeLimit) { parts, writer in
            WebPushPayload.write(message, parts, policy: settings.policy, into: &writer)
        }
    }

    private static func headers(_ message: DeviceMessage, _ target: Target, now: Instant) -> HTTP2Headers {
        let timeToLive = timeToLive(of: message, now: now)
        var headers = HTTP2Headers()
        headers.reserveCapacity(bytes: 1_024)
        headers.add(":method", "POST")
        headers.add(":scheme", "https")
        headers.add(":authority", target.service.authority)
        headers.add(":path", target.address.path, indexing: .never)
        headers.add("authorization", target.authorization, indexing: .never)
        headers.add("content-encoding", "aes128gcm")
        headers.add("content-type", "application/octet-stream")
        headers.add("topic", topic(of: message), indexing: .never)
        headers.add("ttl", String(timeToLive), indexing: .never)
        headers.add("urgency", urgency(of: message))
        // Without it Windows' service answers 400 when its own default and the time to live differ.
        if target.service.isWindows { headers.add("x-wns-cache-policy", timeToLive == 0 ? "no-cache" : "cache") }
        return headers
    }

    /// In seconds. A probe is of no use to a browser that is not connected now.
    static func timeToLive(of message: DeviceMessage, now: Instant) -> Int {
        message.isProbe ? 0 : min(message.remainingSeconds(at: now) ?? longestTimeToLive, longestTimeToLive)
    }

    /// DISP-15. A test does not wait for the device.
    static func urgency(of message: DeviceMessage) -> String {
        if message.isProbe { return "very-low" }
        if message.push.test { return "high" }
        return switch message.push.priority {
        case .blocking, .high: "high"
        case .low: "low"
        default: "normal"
        }
    }

    /// The collapse key's hash: 32 characters of base64url. A message that the browser has not got yet is replaced by a newer one with its topic.
    static func topic(of message: DeviceMessage) -> String { String(Base64URL.encode(SHA256.hash(message.collapseID)).prefix(32)) }
}
