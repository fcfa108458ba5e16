public import CarillonAPI
import JSON
public import ServiceKit

/// Pushes to Live Activities and to extensions of apps (DISP-37; Apple, "Sending notification requests to APNs"; ActivityKit, "Starting and updating
/// Live Activities with ActivityKit push notifications").
public enum ActivityPush {
    /// The kind of address that a push goes to.
    public typealias Kind = RegistryV1.ActivityKind.Known

    /// Largest payloads, in bytes.
    static func payloadLimit(of kind: Kind) -> Int { kind == .voip ? 5_120 : APNsAdapter.longestPayload }

    /// iOS shows a change of a Live Activity about once in this time (T47).
    public static let interval = Duration.seconds(15)

    /// What Apple expects of a push by its kind.
    struct Form {
        let pushType: String
        /// After the bundle id.
        let topicSuffix: String
        /// Always priority 10.
        var isUrgent = false
        /// It shows a state, so that only the newest one counts.
        var replacesOlder = false
    }

    static func form(of kind: Kind) -> Form {
        switch kind {
        case .liveActivity: Form(pushType: "liveactivity", topicSuffix: ".push-type.liveactivity", replacesOlder: true)
        case .pushToStart: Form(pushType: "liveactivity", topicSuffix: ".push-type.liveactivity")
        case .voip: Form(pushType: "voip", topicSuffix: ".voip", isUrgent: true)
        case .complication: Form(pushType: "complication", topicSuffix: ".complication", replacesOlder: true)
        case .fileProvider: Form(pushType: "fileprovider", topicSuffix: ".pushkit.fileprovider")
        case .location: Form(pushType: "location", topicSuffix: ".location-query")
        case .pushToTalk: Form(pushType: "pushtotalk", topicSuffix: ".voip-ptt", isUrgent: true)
        case .widgets: Form(pushType: "widgets", topicSuffix: ".push-type.widgets", replacesOlder: true)
        case .controls: Form(pushType: "controls", topicSuffix: ".push-type.controls", replacesOlder: true)
        }
    }

    /// Whether a push takes the place of an older one to its address that has not left.
    public static func replacesOlder(_ kind: Kind) -> Bool { form(of: kind).replacesOlder }

    /// How long a push waits when its sender does not say: a call that comes late is of no use.
    public static func lifetime(of kind: Kind) -> Duration { kind == .voip || kind == .pushToTalk ? .seconds(30) : .seconds(3_600) }

    /// The content of a push as its sender describes it.
    ///
    /// - Throws: ``APIError`` naming the field and the rule.
    public static func content(of request: DispatcherV1.SendActivityRequest, now: Instant) throws(APIError) -> (
        kind: Kind, content: DispatcherV1.ActivityContent
    ) {
        if let activity = request.liveActivity {
            guard request.kind == .unspecified else {
                throw APIError(.invalidArgument, field: "kind", "leave it out: the event of a Live Activity says it")
            }
            guard request.payload.isEmpty else {
                throw APIError(.invalidArgument, field: "payload", "leave it out: a Live Activity has its own fields")
            }
            let event = try activity.event.required(field: "live_activity.event")
            let kind: Kind = event == .start ? .pushToStart : .liveActivity
            let payload = try LiveActivityPayload(activity, event).text(now: now)
            try checkSize(payload, of: kind, field: "live_activity")
            let isUrgent = request.urgent || event != .update || !activity.alertTitle.isEmpty
            return (kind, .init(kind: .init(kind), payload: payload, urgent: isUrgent))
        }
        let kind = try request.kind.required(field: "kind")
        guard kind != .liveActivity, kind != .pushToStart else {
            throw APIError(.invalidArgument, field: "live_activity", "is required for a push to a Live Activity, in place of its kind")
        }
        let payload = try Self.payload(request.payload, of: kind)
        try checkSize(payload, of: kind, field: "payload")
        return (kind, .init(kind: .init(kind), payload: payload, urgent: request.urgent || form(of: kind).isUrgent))
    }

    private static func payload(_ text: String, of kind: Kind) throws(APIError) -> String {
        if kind == .widgets || kind == .controls {
            // Apple takes nothing else.
            guard text.isEmpty else { throw APIError(.invalidArgument, field: "payload", "leave it out: widgets and controls take none") }
            return #"{"aps":{"content-changed":true}}"#
        }
        let members = try object(text, field: "payload")
        if kind == .fileProvider, members["container-identifier"]?.string == nil {
            throw APIError(.invalidValue, field: "payload", "has the text container-identifier, by which the file provider knows what changed")
        }
        return JSONElement.object(members).text
    }

    /// A JSON object that a host wrote.
    static func object(_ text: String, field: String) throws(APIError) -> [String: JSONElement] {
        guard let members = (try? JSONElement(parsing: text, within: bounds))?.members else {
            throw APIError(.invalidValue, field: field, "is the text of a JSON object, nested at most \(JSONElement.deepestNesting) deep")
        }
        return members
    }

    /// More do not fit into a payload.
    private static let bounds = JSONBounds(structures: 2_560, listed: 2_560)

    private static func checkSize(_ payload: String, of kind: Kind, field: String) throws(APIError) {
        let (bytes, limit) = (payload.utf8.count, payloadLimit(of: kind))
        guard bytes <= limit else {
            throw APIError(.payloadTooLarge, field: field, "\(bytes) bytes as JSON; Apple takes at most \(limit)")
        }
    }
}
