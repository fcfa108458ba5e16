import CarillonAPI
import Hummingbird
import JSON
import ServiceKit

/// `POST /push/activities`: a push to Live Activities, or to extensions of an app on Apple's devices (DISP-37).
struct ActivityPushRoute {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (activities, tenants) = (peers.activityPushes, peers.tenants)
        endpoints.on(.post, "/push/activities") { http in
            try http.context.caller.requireSubmitter()
            let body = http.body
            var request = DispatcherV1.SendActivityRequest(tenant: try await SubmitNotificationRoute.tenant(of: http, tenants))
            request.userIds = try NotificationBody.users(body)
            request.name = try body.requiredString("name")
            request.liveActivity = try body.object("live_activity").map { try Self.activity($0) }
            request.kind = try .init(clientWord: body.string("kind", among: RegistryV1.ActivityKind.words) ?? "", field: "kind")
            request.payload = try Self.text(of: "payload", in: body)
            request.urgent = try body.bool("urgent") ?? false
            request.ttlSeconds = try body.integer("time_to_live", as: Int32.self)
            let answer = try await activities.sendActivity(request, options: try http.context.options)
            return .accepted(["addresses": .integer(answer.addresses)])
        }
    }

    /// The change of a Live Activity, also of those that follow a broadcast channel.
    ///
    /// - Parameter events: those that are taken; nil: all.
    static func activity(_ body: JSONObject, events: [DispatcherV1.ActivityEvent.Known]? = nil) throws -> DispatcherV1.LiveActivity {
        var activity = DispatcherV1.LiveActivity()
        activity.event = try body.requiredChoice("event", among: events)
        activity.contentState = try text(of: "content_state", in: body)
        activity.attributesType = try body.string("attributes_type") ?? ""
        activity.attributes = try text(of: "attributes", in: body)
        activity.staleAtMs = try body.instant("stale_at")
        activity.dismissalAtMs = try body.instant("dismissal_at")
        activity.relevanceScore = try body.number("relevance_score")
        if let alert = try body.object("alert") {
            activity.alertTitle = try alert.string("title") ?? ""
            activity.alertBody = try alert.string("body") ?? ""
            activity.sound = try alert.string("sound") ?? ""
        }
        activity.inputPushToken = try body.bool("input_push_token") ?? false
        activity.inputPushChannel = try body.string("input_push_channel") ?? ""
        return activity
    }

    /// An object of the app as JSON text; empty: it is left out.
    private static func text(of name: String, in body: JSONObject) throws -> String {
        guard let members = try body.jsonTexts(name) else { return "" }
        var writer = JSONWriter()
        writer.object { writer in
            for (key, value) in members.sorted(by: { $0.key < $1.key }) { writer.member(name: key) { $0.raw(value) } }
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
