import CarillonAPI
import Cryptography
import HTTP2
import NIOCore
public import ServiceKit

/// Requests to the Apple Push Notification service (DISP-06; Apple, "Sending notification requests to APNs").
public enum APNsRequest {
    /// Longest `apns-collapse-id` in bytes.
    static let longestCollapseID = 64

    /// Composes the request for one device.
    ///
    /// - Parameters:
    ///   - authority: host, with port when it is not 443.
    ///   - topic: the bundle id.
    ///   - providerToken: of ``APNsTokenMinter``.
    ///   - sizeLimit: a smaller payload limit than the provider's, after it refused a larger payload.
    /// - Throws: ``CompositionError``.
    public static func compose(
        _ message: DeviceMessage, authority: String, topic: String, providerToken: String, now: Instant,
        settings: CompositionSettings, sizeLimit: Int? = nil
    ) throws(CompositionError) -> ProviderRequest {
        guard isDeviceToken(message.address) else {
            throw .malformedAddress("an APNs device token is an even number of hexadecimal digits, at most 400")
        }
        if let activity = message.content.activity {
            return try compose(activity, message, authority: authority, topic: topic, providerToken: providerToken, sizeLimit: sizeLimit)
        }
        let payload = try payload(of: message, settings, sizeLimit: sizeLimit)
        return ProviderRequest(
            headers: headers(
                message, authority: authority, topic: topic, providerToken: providerToken, policy: settings.policy),
            body: ByteBuffer(bytes: payload.bytes), omissions: payload.omissions)
    }

    /// The payload of a notification.
    static func payload(
        of message: DeviceMessage, _ settings: CompositionSettings, sizeLimit: Int?
    ) throws(CompositionError) -> ProviderPayload {
        try ProviderPayload(message, PayloadParts.of(message, settings), settings, sizeLimit: sizeLimit) { parts, writer in
            APNsPayload.write(message, parts, badgeCap: settings.badgeCap, into: &writer)
        }
    }

    /// The first fields of a request to a device: secrets and values that differ each time stay out of Apple's small header table.
    static func headers(to message: DeviceMessage, authority: String, providerToken: String) -> HTTP2Headers {
        var headers = HTTP2Headers()
        headers.reserveCapacity(bytes: 768)
        headers.add(":method", "POST")
        headers.add(":scheme", "https")
        headers.add(":authority", authority)
        headers.add(":path", "/3/device/" + message.address, indexing: .never)
        headers.add("authorization", "bearer " + providerToken, indexing: .never)
        headers.add("apns-id", identifier(of: message), indexing: .never)
        return headers
    }

    private static func headers(
        _ message: DeviceMessage, authority: String, topic: String, providerToken: String, policy: Policy
    ) -> HTTP2Headers {
        // C-28: APNs forbids a badge in type `background`, so a silent badge update is an alert of low priority.
        let isBackground = message.isSilent && message.badge(cap: policy.badgeCap) == nil
        var headers = headers(to: message, authority: authority, providerToken: providerToken)
        headers.add("apns-topic", topic)
        headers.add("apns-push-type", isBackground ? "background" : "alert")
        headers.add("apns-priority", priority(of: message, by: policy))
        switch expiration(of: message, by: policy) {
        case 0: headers.add("apns-expiration", "0")
        case let seconds?: headers.add("apns-expiration", String(seconds), indexing: .never)
        case nil: break
        }
        headers.add("apns-collapse-id", collapseID(of: message), indexing: .never)
        headers.add("content-type", "application/json")
        return headers
    }

    /// The notification's own id, else one of push and device: the same on every attempt (T27).
    private static func identifier(of message: DeviceMessage) -> String {
        if let own = message.content.apple?.messageId, !own.isEmpty { return own }
        return DerivedID.uuid(["apns-id", message.push.pushId, message.device.pushDeviceId])
    }

    /// The notification's own collapse id, else the push's.
    static func collapseID(of message: DeviceMessage) -> String {
        let own = message.content.apple?.collapseId ?? ""
        return collapseID(own.isEmpty ? message.collapseID : own)
    }

    /// The notification's own (EVAL-05), else 10, or 5 by the policy's `apns_priority_map` (DISP-07); always 5 for a message that shows nothing. A
    /// test does not wait for the device.
    static func priority(of message: DeviceMessage, by policy: Policy) -> String {
        if message.isSilent { return "5" }
        switch message.content.apple?.priority ?? .unspecified {
        case .high: return "10"
        case .normal: return "5"
        default: break
        }
        return message.push.test || policy.apnsPriorityMap[message.push.priority] == 10 ? "10" : "5"
    }

    /// When APNs gives up, in seconds since 1970; 0: it tries once, by the policy's `apns_expiration_mode` (C-16) and for probes.
    /// Nil: the push does not expire.
    static func expiration(of message: DeviceMessage, by policy: Policy) -> Int64? {
        if message.isProbe { return 0 }
        if let own = message.content.apple?.expirationMs { return own / 1_000 }
        if !message.push.test && policy.apnsExpirationMode == .zero { return 0 }
        return message.push.expiresAtMs > 0 ? message.push.expiresAtMs / 1000 : nil
    }

    /// The id itself where it fits into the header, else its hash: equal ids stay equal.
    static func collapseID(_ id: String) -> String {
        let isPlain = id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        return isPlain && id.utf8.count <= longestCollapseID ? id : SHA256.hexadecimal(id)
    }

    /// Hexadecimal digits in pairs. Apple documents no length; 400 digits are more than any known token has.
    static func isDeviceToken(_ token: String) -> Bool {
        var token = token
        // Contiguous bytes: the UTF-8 view of a string costs several times as much for each byte.
        return token.withUTF8 { bytes in
            guard !bytes.isEmpty, bytes.count <= 400, bytes.count.isMultiple(of: 2) else { return false }
            // All bytes, also after another one: a loop without an end in between compares many bytes at once.
            var others: UInt8 = 0
            for byte in bytes { others |= APNsAddress.isHexadecimal(byte) ? 0 : 1 }
            return others == 0
        }
    }
}
