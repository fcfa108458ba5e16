import CarillonAPI
import DurableWork
import ServiceKit

extension EvaluatorV1.Event {
    /// Whom the event is about: what it says is theirs.
    func isAbout(_ userID: String) -> Bool { actorId == userID || subjectUserId == userID }

    /// Whether a user stands in any of the event's lists.
    func lists(_ userID: String) -> Bool {
        recipients.contains(userID) || channelMembers.contains(userID) || threadFollowers.contains(userID)
            || mentions.contains { $0.userId == userID }
    }

    /// Everybody whom the event is about or lists.
    var namedUsers: [StoredUser] {
        let about = [actorId, subjectUserId] + mentions.map(\.userId)
        return (about + recipients + channelMembers + threadFollowers).filter { !$0.isEmpty }.map { StoredUser($0, of: tenant) }
    }

    /// Takes users out of the event's lists; the others are told all the same.
    mutating func leaveOut(_ isErased: (String) -> Bool) {
        let namedRecipients = !recipients.isEmpty
        recipients.removeAll(where: isErased)
        // An event without recipients goes to its subject, guardians and teachers: nobody of them takes the place of an erased recipient.
        if namedRecipients, recipients.isEmpty { subjectUserId = "" }
        // What was given stays given: an emptied list does not ask the directory.
        if !channelMembers.isEmpty { inlineMembers = true }
        if !threadFollowers.isEmpty { inlineFollowers = true }
        channelMembers.removeAll(where: isErased)
        threadFollowers.removeAll(where: isErased)
        mentions.removeAll { !$0.userId.isEmpty && isErased($0.userId) }
    }

    /// What is left of a waiting event that is about an erased user: nobody is told, and nothing of it is kept.
    var emptied: EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: tenant, eventId: eventId, eventType: eventType, occurredAtMs: occurredAtMs, typeId: typeId, inlineMembers: true,
            inlineFollowers: true)
    }

    /// Whether it was about somebody who was erased while it waited.
    var isEmptied: Bool {
        // Most events say who acted, or to whom.
        guard actorId.isEmpty, subjectUserId.isEmpty, recipients.isEmpty, data.isEmpty else { return false }
        return self == emptied
    }

    /// The lists that name users, by the name of their field.
    private var lists: [(field: String, users: [String])] {
        [
            ("recipients", recipients), ("channel_members", channelMembers), ("thread_followers", threadFollowers),
            ("mentions", mentions.map(\.userId)),
        ]
    }

    /// Users whom the event names, other than its actor.
    private var namedOthers: [(field: String, user: String)] {
        lists.flatMap { list in list.users.lazy.filter { !$0.isEmpty && $0 != actorId }.map { (list.field, $0) } }
    }

    /// Whether the directory says who is in the event's channel, or follows its thread.
    private var asksDirectory: Bool {
        guard case .message = TargetResolution.Kind(eventType: eventType) else { return false }
        return (!channelId.isEmpty && !carriesMembers) || (!threadId.isEmpty && !carriesFollowers)
    }

    /// The event without users who were erased not long ago (PRIV-09).
    ///
    /// - Throws: `conflict` where the event is about one of them, or for erased users alone: nothing of the event is stored.
    func admitted(_ erased: ErasedUsers.Snapshot) throws -> EvaluatorV1.Event {
        for (id, field) in [(actorId, "actor_id"), (subjectUserId, "subject_user_id")] where !id.isEmpty {
            try erased.refuse(StoredUser(id, of: tenant), field: field)
        }
        var event = self
        event.leaveOut { !$0.isEmpty && erased.contains(StoredUser($0, of: tenant)) }
        // An event that names only erased users would reach nobody: it is refused, so that its sender knows.
        if let (field, user) = namedOthers.first, event.namedOthers.isEmpty, !event.asksDirectory {
            try erased.refuse(StoredUser(user, of: tenant), field: field)
        }
        return event
    }
}
