import CarillonAPI
import HTTP2
import NIOCore
import ServiceKit

extension APNsRequest {
    /// Composes a push to a Live Activity or to an extension of the app: its payload is ready, and nothing of it can be left out.
    ///
    /// - Throws: ``CompositionError``.
    static func compose(
        _ activity: DispatcherV1.ActivityContent, _ message: DeviceMessage, authority: String, topic: String, providerToken: String, sizeLimit: Int?
    ) throws(CompositionError) -> ProviderRequest {
        // Written by a newer version.
        guard let kind = activity.kind.known else { throw .blank }
        let (bytes, limit) = (activity.payload.utf8.count, min(ActivityPush.payloadLimit(of: kind), sizeLimit ?? .max))
        guard bytes <= limit else { throw .payloadTooLarge(size: bytes, limit: limit) }
        let form = ActivityPush.form(of: kind)
        var headers = headers(to: message, authority: authority, providerToken: providerToken)
        headers.add("apns-topic", topic + form.topicSuffix)
        headers.add("apns-push-type", form.pushType)
        // Updates that nobody waits for do not use up the app's budget (T47).
        headers.add("apns-priority", activity.urgent ? "10" : "5")
        // Apple: a push to talk is tried once.
        let expiration = kind == .pushToTalk ? 0 : message.push.expiresAtMs / 1_000
        headers.add("apns-expiration", String(expiration), indexing: .never)
        headers.add("content-type", "application/json")
        return ProviderRequest(headers: headers, body: ByteBuffer(string: activity.payload))
    }
}
