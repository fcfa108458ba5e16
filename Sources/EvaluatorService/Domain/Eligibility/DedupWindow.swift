import CarillonAPI
import ServiceKit

/// By key: when the last notification of the key was sent, in the events' own time.
typealias DedupRecords = [DedupKey: Instant]

/// The user and the context of a notification. The store keeps a dedup record for each key (EVAL-28), and two in group windows
/// (``GroupWindow``). A class, because a batch looks each key up in several tables: its texts are hashed once, and a copy retains one reference.
final class DedupKey: Sendable, Hashable {
    let organizationID: String
    let appID: String
    let userID: String
    /// `channel:` and a channel id, `type:` and a type id, or the latter with the subject. In group windows a prefix comes before it.
    let context: String
    /// The subject in the context; empty: none.
    let subjectID: String
    /// Of user and context, which tell almost all keys apart.
    private let hash: Int

    static func == (left: DedupKey, right: DedupKey) -> Bool {
        left === right
            || left.hash == right.hash && left.userID == right.userID && left.context == right.context && left.subjectID == right.subjectID
                && left.appID == right.appID && left.organizationID == right.organizationID
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// A context in group windows has a prefix: one for the record of what was sent, another one for what is collected.
    private static let (grouped, collected) = ("group:", "collected:")

    /// The key that a policy's rule gives an event's notification of a type. A type in group windows has no record in common with one that
    /// suppresses repeats.
    init(_ event: borrowing EvaluatorV1.Event, of tenant: CommonV1.Tenant, userID: String, typeID: String, policy: Policy) {
        let rule = policy.dedupKey
        organizationID = tenant.organizationId
        appID = tenant.appId
        self.userID = userID
        let context = DedupKey.context(rule: rule, channelID: event.channelId, typeID: typeID, subjectID: event.subjectUserId)
        self.context = policy.dedupMode == .group ? Self.grouped + context : context
        subjectID = rule == .userTypeSubject ? event.subjectUserId : ""
        hash = Self.hash(userID, self.context)
    }

    /// The key for what is collected, beside that of what was sent.
    init(collectedFor sent: DedupKey) {
        (organizationID, appID, userID, subjectID) = (sent.organizationID, sent.appID, sent.userID, sent.subjectID)
        context = Self.collected + sent.context.dropFirst(Self.grouped.count)
        hash = Self.hash(userID, context)
    }

    private static func hash(_ userID: String, _ context: String) -> Int {
        var hasher = Hasher()
        hasher.combine(userID)
        hasher.combine(context)
        return hasher.finalize()
    }

    /// The context for explanations, without the id of the subject: a decision outlives the erasure of its subject.
    var words: String { subjectID.isEmpty ? context : context.dropLast(subjectID.count + 1) + " and the same subject" }

    /// The users whom the key names: the recipient and the subject.
    var namedUsers: [UserKey] {
        [userID, subjectID].filter { !$0.isEmpty }.map { UserKey(organization: organizationID, app: appID, id: $0) }
    }

    /// The context that a policy's key rule gives an event. Events without a channel use their type.
    static func context(rule: DedupKeyRule, channelID: String, typeID: String, subjectID: String) -> String {
        switch rule {
        case .userChannel: channelID.isEmpty ? "type:" + typeID : "channel:" + channelID
        case .userType: "type:" + typeID
        case .userTypeSubject: "type:" + typeID + ":" + subjectID
        }
    }
}

/// The window after a notification in which further ones of the same key are suppressed.
///
/// The window is measured in the events' own time, so events that are decided late are suppressed as if they were decided at once. A notification
/// that is sent sets the dedup record. A suppressed one does not move it (C-19). Exactly one window later the next one is sent.
enum DedupWindow {
    /// The instant of an event in the window: `occurredAt`, limited to the span from `acceptedAt - timeToLive` to `acceptedAt`.
    ///
    /// - Parameters:
    ///   - occurredAt: the event's own time; nil: the host does not send it, and `acceptedAt` counts.
    ///   - timeToLive: of the event's notification.
    static func effectiveTime(occurredAt: Instant?, acceptedAt: Instant, timeToLive: Duration) -> Instant {
        guard let occurredAt else { return acceptedAt }
        return min(max(occurredAt, acceptedAt - timeToLive), acceptedAt)
    }

    /// - Returns: the distance to the notification that suppresses this one; nil where this one may be sent.
    static func suppressed(at effectiveTime: Instant, lastSent: Instant?, window: Duration) -> Duration? {
        guard let lastSent else { return nil }
        let distance = max(effectiveTime, lastSent) - min(effectiveTime, lastSent)
        return distance < window ? distance : nil
    }
}
