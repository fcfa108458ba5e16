import CarillonAPI
import ServiceKit

/// Whose notification, about what: a mark is kept for each (EVAL-28).
struct DedupMarkKey: Sendable, Hashable {
    var organizationID: String
    var appID: String
    var userID: String
    /// `channel:` and a channel id, `type:` and a type id, or the latter with the subject.
    var context: String
    /// The subject whom the context names; empty: nobody.
    var subjectID: String

    /// User and context tell almost all keys apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(context)
    }

    /// The key that a policy's rule gives an event's notification of a type.
    init(_ event: EvaluatorV1.Event, of tenant: CommonV1.Tenant, userID: String, typeID: String, policy: Policy) {
        let rule = policy.dedupKey
        organizationID = tenant.organizationId
        appID = tenant.appId
        self.userID = userID
        context = Self.context(rule: rule, channelID: event.channelId, typeID: typeID, subjectID: event.subjectUserId)
        subjectID = rule == .userTypeSubject ? event.subjectUserId : ""
    }

    /// The context for a person, without the name of a user: what is written with a decision outlives whom it was about.
    var words: String { subjectID.isEmpty ? context : context.dropLast(subjectID.count + 1) + " and the same subject" }

    /// The users of the app whom a mark names: whose it is, and about whom.
    var namedUsers: [StoredUser] {
        [userID, subjectID].filter { !$0.isEmpty }.map { StoredUser(organization: organizationID, app: appID, id: $0) }
    }

    /// The context that a policy's key rule gives an event. Events without a channel use their type.
    static func context(rule: DedupKey, channelID: String, typeID: String, subjectID: String) -> String {
        switch rule {
        case .userChannel: channelID.isEmpty ? "type:" + typeID : "channel:" + channelID
        case .userType: "type:" + typeID
        case .userTypeSubject: "type:" + typeID + ":" + subjectID
        }
    }
}

/// The window after a notification in which further ones of the same key are suppressed.
///
/// It is measured on the events' own time, so a backlog worked off late suppresses what it would have suppressed live. The mark is
/// set by a notification that is sent and not moved by those it suppresses (C-19); exactly one window later the next one goes out.
enum DedupWindow {
    /// The instant an event counts for: when it says it happened, but neither after it was accepted nor longer before that than its
    /// notification could live. Milliseconds, all of them.
    static func effectiveTime(occurredAt: Int64, acceptedAt: Int64, timeToLive: Int64) -> Int64 {
        guard occurredAt > 0 else { return acceptedAt }
        return min(max(occurredAt, acceptedAt - timeToLive), acceptedAt)
    }

    /// - Returns: How far the notification that suppresses this one is away, in milliseconds, or nil when this one may go out.
    static func suppressed(at effectiveTime: Int64, lastMark: Int64?, window: Int64) -> Int64? {
        guard let lastMark else { return nil }
        let distance = abs(effectiveTime - lastMark)
        return distance < window ? distance : nil
    }
}
