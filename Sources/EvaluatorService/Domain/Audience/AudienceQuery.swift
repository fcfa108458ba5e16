import CarillonAPI

/// What must be asked before the targets of an event can be named.
struct AudienceQuery: Sendable, Hashable {
    /// Users named by the event itself.
    var users: [String] = []
    /// The directory's members of the event's channel, with their presence.
    var channelMembers = false
    /// The directory's followers of the event's thread.
    var threadFollowers = false
    /// Who starred the channel or wants all of its messages.
    var channelFollowers = false
    /// Guardians and teachers of whom the event speaks.
    var subject = false
    /// The channel's name alone, for the text.
    var channelName = false

    init(of event: EvaluatorV1.Event) {
        channelName = !event.channelId.isEmpty && event.data["channel_name"] == nil
        addAudience(of: event)
        // A sender is never a target: only the name is asked for, and that may be known.
        let sender = TargetResolution.sender(of: event)
        if sender != event.subjectUserId { users.removeAll { $0 == sender } }
        if event.data["sender_name"] == nil, !event.actorId.isEmpty { users.append(event.actorId) }
    }

    private mutating func addAudience(of event: EvaluatorV1.Event) {
        guard TargetResolution.Kind(eventType: event.eventType) == .message else {
            users += event.recipients
            if event.recipients.isEmpty, !event.subjectUserId.isEmpty { users.append(event.subjectUserId) }
            subject = TargetResolution.Kind(eventType: event.eventType) == .other && !event.subjectUserId.isEmpty
            return
        }
        let isDirect = TargetResolution.isDirectType(event.channelType)
        // A channel of unknown type may turn out to be a direct one, whose members are all concerned.
        let mayBeDirect = isDirect || event.channelType == .unspecified
        let addressesMembers = event.mentions.contains { $0.type == .here || $0.type == .all }
        if mayBeDirect { users += event.recipients }
        if mayBeDirect || addressesMembers {
            users += event.channelMembers
            channelMembers = !event.carriesMembers
        }
        for mention in event.mentions where mention.type == .user { users.append(mention.userId) }
        guard !isDirect else { return }
        if event.threadId.isEmpty {
            channelFollowers = true
        } else {
            users += event.threadFollowers
            threadFollowers = !event.carriesFollowers
        }
    }

    /// A measure of the work an event brings: people to look up, before the directory has been asked.
    var weight: Int {
        1 + users.count + (channelMembers ? Self.assumedAudience : 0) + (threadFollowers ? Self.assumedAudience / 10 : 0)
    }

    /// What a list that the directory holds is taken for until it is known.
    static let assumedAudience = 200
}
