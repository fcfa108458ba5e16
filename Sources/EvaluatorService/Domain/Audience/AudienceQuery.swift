import CarillonAPI
import EventRules

/// The questions to the peers that the targets of an event depend on.
struct AudienceQuery: Sendable, Hashable {
    /// Users whom the event names.
    var users: [String] = []
    /// The directory's members of the event's channel, with their presence.
    var channelMembers = false
    /// Whether the members count only if the channel is a direct one, which the event does not say.
    var membersIfDirect = false
    /// The directory's followers of the event's thread.
    var threadFollowers = false
    /// Users who starred the channel or want all of its messages.
    var channelFollowers = false
    /// Guardians and teachers of the event's subject.
    var subject = false
    /// The channel's name and type, without its members.
    var channelDescription = false

    /// - Parameter isDirect: whether the channel is a direct one; nil: not known, unless the event says it.
    init(of event: borrowing EvaluatorV1.Event, isDirect: Bool? = nil) {
        // The text of a notification has the channel's name. The channel's type decides who gets a message, even when the event lists the members.
        let needsType = EventKind(eventType: event.eventType) == .message && event.channelType == .unspecified
        channelDescription = !event.channelId.isEmpty && (needsType || event.data["channel_name"] == nil)
        addAudience(of: event, isDirect: isDirect)
        // A sender is never a target. Only the name is asked for, unless the event has it.
        let sender = TargetResolution.sender(of: event)
        if sender != event.subjectUserId { users.removeAll { $0 == sender } }
        if event.data["sender_name"] == nil, !event.actorId.isEmpty { users.append(event.actorId) }
    }

    private mutating func addAudience(of event: EvaluatorV1.Event, isDirect known: Bool?) {
        guard event.repeatedNotificationID == nil else {
            users += event.recipients
            subject = !event.subjectUserId.isEmpty
            return
        }
        guard EventKind(eventType: event.eventType) == .message else {
            users += event.recipients
            if event.recipients.isEmpty, !event.subjectUserId.isEmpty { users.append(event.subjectUserId) }
            subject = EventKind(eventType: event.eventType) == .other && !event.subjectUserId.isEmpty
            return
        }
        let isDirect = known ?? TargetResolution.isDirectType(event.channelType)
        // A channel of unknown type may be a direct one, whose members are all targets.
        let mayBeDirect = isDirect || known == nil && event.channelType == .unspecified
        let addressesMembers = event.mentions.contains { $0.type == .here || $0.type == .all }
        membersIfDirect = mayBeDirect && !isDirect && !addressesMembers && !event.carriesMembers
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

    /// An estimate of the users to look up for an event, before the directory is asked.
    var weight: Int {
        1 + users.count + (channelMembers ? Self.assumedAudience : 0) + (threadFollowers ? Self.assumedAudience / 10 : 0)
    }

    /// The assumed size of a list in the directory.
    static let assumedAudience = 200
}
