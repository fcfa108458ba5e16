import CarillonAPI
import HTTP2
import JSON
import NIOCore
import RPC
public import ServiceKit

/// Requests to Expo's push service (DISP-18; Expo, "Send notifications with the Expo Push Service").
public enum ExpoRequest {
    /// Larger bodies are compressed, in bytes. Expo's own client has the same limit.
    static let largestPlainBody = 1_024

    private static let sendPath = "/--/api/v2/push/send"
    private static let receiptsPath = "/--/api/v2/push/getReceipts"

    /// Composes the message for one device: an element of a request's array. ``join(_:authority:accessToken:)`` makes the request.
    ///
    /// - Parameter sizeLimit: a smaller limit than the setting, after Expo refused a larger message.
    /// - Throws: ``CompositionError``.
    public static func compose(
        _ message: DeviceMessage, now: Instant, settings: CompositionSettings, sizeLimit: Int? = nil
    ) throws(CompositionError) -> ProviderRequest {
        guard (try? ExpoAddress.canonical(message.address)) != nil else {
            throw .malformedAddress("an Expo push token looks like ExponentPushToken[…]")
        }
        let payload = try payload(of: message, settings, sizeLimit: sizeLimit, now: now)
        return ProviderRequest(headers: HTTP2Headers(), body: ByteBuffer(bytes: payload.bytes), omissions: payload.omissions)
    }

    /// The message of a notification.
    static func payload(
        of message: DeviceMessage, _ settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        // Expo limits what it hands to Apple and Google, which is without the token. The rest of the message is not shorter than that.
        try ProviderPayload(
            message, PayloadParts.of(message, settings), settings, sizeLimit: sizeLimit, uncounted: message.address.utf8.count
        ) { parts, writer in
            ExpoPayload.write(message, parts, now: now, policy: settings.policy, into: &writer)
        }
    }

    /// Joins composed messages of one project into one request.
    ///
    /// - Parameters:
    ///   - authority: host, with port when it is not 443.
    ///   - accessToken: empty where the project needs none.
    public static func join(_ messages: [ProviderRequest], authority: String, accessToken: String) -> ProviderRequest {
        var body = ByteBuffer()
        body.reserveCapacity(messages.reduce(2) { $0 + $1.body.readableBytes + 1 })
        body.writeString("[")
        for (place, message) in messages.enumerated() {
            if place > 0 { body.writeString(",") }
            body.writeImmutableBuffer(message.body)
        }
        body.writeString("]")
        return request(sendPath, body, authority: authority, accessToken: accessToken)
    }

    /// The request for the receipts of tickets (DISP-19).
    public static func receipts(of tickets: [String], authority: String, accessToken: String) -> ProviderRequest {
        var writer = JSONWriter()
        writer.object { $0.strings("ids", tickets) }
        return request(receiptsPath, ByteBuffer(bytes: writer.bytes), authority: authority, accessToken: accessToken)
    }

    private static func request(_ path: String, _ body: ByteBuffer, authority: String, accessToken: String) -> ProviderRequest {
        let isCompressed = body.readableBytes > largestPlainBody
        var headers = HTTP2Headers()
        headers.reserveCapacity(bytes: 384)
        headers.add(":method", "POST")
        headers.add(":scheme", "https")
        headers.add(":authority", authority)
        headers.add(":path", path)
        if !accessToken.isEmpty { headers.add("authorization", "Bearer " + accessToken) }
        headers.add("accept", "application/json")
        headers.add("content-type", "application/json")
        if isCompressed { headers.add("content-encoding", "gzip") }
        return ProviderRequest(headers: headers, body: isCompressed ? Gzip.compress(body) : body)
    }
}
