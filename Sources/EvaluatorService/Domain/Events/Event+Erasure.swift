import CarillonAPI
import DurableWork
import EventRules
import ServiceKit

extension EvaluatorV1.Event {
    /// Whether the event is about a user: as its actor or its subject.
    func isAbout(_ userID: String) -> Bool { actorId == userID || subjectUserId == userID }

    /// The users whom the event is about: its actor and its subject.
    var usersItIsAbout: [UserKey] { [actorId, subjectUserId].filter { !$0.isEmpty }.map { UserKey($0, of: tenant) } }

    /// Whether one of the event's lists has a user.
    func lists(_ userID: String) -> Bool {
        recipients.contains(userID) || channelMembers.contains(userID) || threadFollowers.contains(userID)
            || mentions.contains { $0.userId == userID }
    }

    /// All users whom the event is about or lists.
    var namedUsers: [UserKey] {
        let listed = mentions.map(\.userId) + recipients + channelMembers + threadFollowers
        return usersItIsAbout + listed.filter { !$0.isEmpty }.map { UserKey($0, of: tenant) }
    }

    /// Removes users from the event's lists. The others are still notified.
    mutating func leaveOut(_ isErased: (String) -> Bool) {
        let namedRecipients = !recipients.isEmpty
        recipients.removeAll(where: isErased)
        cancelledRecipients.removeAll(where: isErased)
        // An event without recipients goes to its subject, guardians and teachers. They must not replace an erased recipient.
        if namedRecipients, recipients.isEmpty { subjectUserId = "" }
        // An emptied list still counts as given: the directory is not asked.
        if !channelMembers.isEmpty { inlineMembers = true }
        if !threadFollowers.isEmpty { inlineFollowers = true }
        channelMembers.removeAll(where: isErased)
        threadFollowers.removeAll(where: isErased)
        mentions.removeAll { !$0.userId.isEmpty && isErased($0.userId) }
    }

    /// The rest of a pending event that is about an erased user. It notifies nobody, and has no content.
    var emptied: EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: tenant, eventId: eventId, eventType: eventType, occurredAtMs: occurredAtMs, typeId: typeId, inlineMembers: true,
            inlineFollowers: true, scheduledForMs: scheduledForMs, scheduledLocal: scheduledLocal)
    }

    /// Whether the event was about a user who was erased while it was pending.
    var isEmptied: Bool {
        // Most events have an actor or a subject: so most are answered without a comparison.
        guard actorId.isEmpty, subjectUserId.isEmpty, recipients.isEmpty, data.isEmpty else { return false }
        return self == emptied
    }

    /// The lists of users, with the names of their fields.
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
        guard case .message = EventKind(eventType: eventType) else { return false }
        return (!channelId.isEmpty && !carriesMembers) || (!threadId.isEmpty && !carriesFollowers)
    }

    /// The event after the erasure of a user. An event about the user, or for the user alone, is ``emptied``; other events lose the user.
    func erased(_ userID: String) -> EvaluatorV1.Event {
        guard !isAbout(userID) else { return emptied }
        var event = self
        event.leaveOut { $0 == userID }
        guard event != self, event.namedOthers.isEmpty, !event.asksDirectory else { return event }
        // An event that is no message and still has a subject goes to the subject, guardians and teachers.
        let hasSubject = !event.subjectUserId.isEmpty && EventKind(eventType: eventType) != .message
        return hasSubject ? event : emptied
    }

    /// The event without users who were erased not long ago (PRIV-09).
    ///
    /// - Throws: `conflict` where the event is about one of them, or for erased users alone: nothing of the event is stored.
    func admitted(_ erased: ErasedUsers.Snapshot) throws -> EvaluatorV1.Event {
        for (id, field) in [(actorId, "actor_id"), (subjectUserId, "subject_user_id")] where !id.isEmpty {
            try erased.refuse(UserKey(id, of: tenant), field: field)
        }
        var event = self
        event.leaveOut { !$0.isEmpty && erased.contains(UserKey($0, of: tenant)) }
        // An event that names only erased users would notify nobody. It is refused, so that its sender knows.
        if let (field, user) = namedOthers.first, event.namedOthers.isEmpty, !event.asksDirectory {
            try erased.refuse(UserKey(user, of: tenant), field: field)
        }
        return event
    }
}
