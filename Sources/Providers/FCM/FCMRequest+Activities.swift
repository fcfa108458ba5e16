import CarillonAPI
import JSON
import ServiceKit

extension FCMRequest {
    /// Composes a push to a Live Activity of an iPhone that registered through FCM (Firebase, "Live Activities"): Apple's payload is ready, and
    /// nothing of it can be left out. FCM adds topic and push type.
    ///
    /// - Throws: ``CompositionError``.
    static func compose(
        _ activity: DispatcherV1.ActivityContent, _ message: DeviceMessage, authority: String, projectID: String, accessToken: String,
        sizeLimit: Int?
    ) throws(CompositionError) -> ProviderRequest {
        // Written by a newer version.
        guard let kind = activity.kind.known else { throw .blank }
        guard FCMAddress.passesOn(kind), let tokens = ActivityAddress.parts(of: message.address) else {
            throw .malformedAddress("FCM takes the token of a Live Activity beside the registration token of its device")
        }
        try check(tokens.device)
        let (bytes, limit) = (activity.payload.utf8.count, min(ActivityPush.payloadLimit(of: kind), sizeLimit ?? .max))
        guard bytes <= limit else { throw .payloadTooLarge(size: bytes, limit: limit) }
        var writer = JSONWriter()
        writer.object { writer in
            writer.object("message") { writer in
                writer.object("apns") { writer in
                    writer.object("headers") { writer in
                        writer.member("apns-expiration", String(message.push.expiresAtMs / 1_000))
                        // Updates that nobody waits for do not use up the app's budget (T47).
                        writer.member("apns-priority", activity.urgent ? "10" : "5")
                    }
                    writer.member("live_activity_token", tokens.activity)
                    writer.member(name: "payload") { $0.raw(activity.payload) }
                }
                writer.member(FCMAddress.isInstallationID(tokens.device.utf8) ? "fid" : "token", tokens.device)
            }
        }
        return request(writer.bytes, authority: authority, projectID: projectID, accessToken: accessToken)
    }
}
