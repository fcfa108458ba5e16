import CarillonAPI
import HTTP2
import NIOCore
public import ServiceKit

/// Requests to Firebase Cloud Messaging's HTTP v1 API (DISP-10).
public enum FCMRequest {
    /// Longest accepted registration token, in bytes. Google documents no limit; known tokens have 140 to 200.
    static let longestToken = 4096

    /// Composes the request for one device.
    ///
    /// - Parameters:
    ///   - authority: host, with port when it is not 443.
    ///   - accessToken: of the token endpoint.
    ///   - sizeLimit: a smaller limit than the setting, after FCM refused a larger message.
    /// - Throws: ``CompositionError``.
    public static func compose(
        _ message: DeviceMessage, authority: String, projectID: String, accessToken: String, now: Instant,
        settings: CompositionSettings, sizeLimit: Int? = nil
    ) throws(CompositionError) -> ProviderRequest {
        if let activity = message.content.activity {
            return try compose(activity, message, authority: authority, projectID: projectID, accessToken: accessToken, sizeLimit: sizeLimit)
        }
        try check(message.address)
        let payload = try payload(of: message, settings, sizeLimit: sizeLimit, now: now)
        return request(payload.bytes, payload.omissions, authority: authority, projectID: projectID, accessToken: accessToken)
    }

    /// The message of a notification: the body of a request.
    static func payload(
        of message: DeviceMessage, _ settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        var parts = PayloadParts.of(message, settings)
        for entry in parts.data where FCMPayload.isReserved(entry.key) { parts.omissions.append(.reservedData(key: entry.key)) }
        parts.data.removeAll { FCMPayload.isReserved($0.key) }
        if message.isSilent, let badge = message.badge(cap: settings.badgeCap) {
            // Data messages have no place for a count; the app sets the badge itself.
            parts.data.removeAll { $0.key == "badge" }
            parts.data.append(.init(key: "badge", value: String(badge)))
            parts.data.sort { $0.key < $1.key }
        }
        // FCM counts the bytes that the device gets, without the token.
        return try ProviderPayload(message, parts, settings, sizeLimit: sizeLimit, uncounted: message.address.utf8.count) { parts, writer in
            FCMPayload.write(message, parts, now: now, policy: settings.policy, into: &writer)
        }
    }

    /// Whether FCM may get a registration token or an installation id.
    static func check(_ token: String) throws(CompositionError) {
        guard !token.isEmpty, token.utf8.count <= longestToken, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw .malformedAddress("an FCM registration token is printable ASCII without spaces")
        }
    }

    /// The request with a message as its body.
    static func request(
        _ body: [UInt8], _ omissions: [Omission] = [], authority: String, projectID: String, accessToken: String
    ) -> ProviderRequest {
        var headers = HTTP2Headers()
        headers.reserveCapacity(bytes: 512)
        headers.add(":method", "POST")
        headers.add(":scheme", "https")
        headers.add(":authority", authority)
        headers.add(":path", "/v1/projects/\(projectID)/messages:send")
        headers.add("authorization", "Bearer " + accessToken)
        headers.add("content-type", "application/json")
        return ProviderRequest(headers: headers, body: ByteBuffer(bytes: body), omissions: omissions)
    }
}
