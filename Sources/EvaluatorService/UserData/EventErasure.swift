import CarillonAPI
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
        recipients.removeAll(where: isErased)
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
    var isEmptied: Bool { self == emptied }

    /// The event without users who were erased not long ago (PRIV-09).
    ///
    /// - Throws: `conflict` where it is about one of them: nothing of it is stored.
    func admitted(_ erased: ErasedUsers.Snapshot) throws -> EvaluatorV1.Event {
        for (id, field) in [(actorId, "actor_id"), (subjectUserId, "subject_user_id")] where !id.isEmpty {
            try erased.refuse(StoredUser(id, of: tenant), field: field)
        }
        var event = self
        event.leaveOut { !$0.isEmpty && erased.contains(StoredUser($0, of: tenant)) }
        return event
    }
}
