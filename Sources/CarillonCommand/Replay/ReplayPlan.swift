import CarillonAPI
import ServiceKit

/// All conversations of a replay on one base day, merged by time of day, cut into minutes.
struct ReplayPlan {
    /// The events of one minute, in order, and the instant at which the minute ends.
    struct Minute {
        var end: Instant
        var events: [EvaluatorV1.Event]
    }

    let conversations: [IRCConversation]
    let baseDay: Instant
    let tenant: CommonV1.Tenant

    /// - Parameter notBefore: the system's virtual now. The base day is the first date of the logs, or the first whole
    ///   day after now where that is later, because a clock only goes forward.
    init(conversations: [IRCConversation], tenant: CommonV1.Tenant, notBefore now: Instant) {
        self.conversations = conversations
        self.tenant = tenant
        let day: Int64 = 86_400_000
        let first = conversations.compactMap { Instant(rfc3339: $0.name.prefix(10) + "T00:00:00.000Z") }.min()
        let nextMidnight = Instant(milliseconds: (now.milliseconds + day - 1) / day * day)
        self.baseDay = max(first ?? nextMidnight, nextMidnight)
    }

    var messageCount: Int { conversations.reduce(0) { $0 + $1.messages.count } }
    var lineCount: Int { conversations.reduce(0) { $0 + $1.lineCount } }
    var malformed: [IRCConversation.Malformed] { conversations.flatMap(\.malformed) }

    /// The minutes that hold messages, in order.
    func minutes() -> [Minute] {
        var byMinute: [Int64: [(offset: Int64, event: EvaluatorV1.Event)]] = [:]
        for conversation in conversations {
            for message in conversation.messages {
                byMinute[message.offsetMilliseconds / 60_000, default: []].append(
                    (message.offsetMilliseconds, event(for: message, in: conversation)))
            }
        }
        return byMinute.keys.sorted().map { minute in
            // Stable: messages of one file that share an instant keep their order.
            let ordered = byMinute[minute, default: []].enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            return Minute(
                end: Instant(milliseconds: baseDay.milliseconds + (minute + 1) * 60_000), events: ordered.map(\.element.event))
        }
    }

    private func event(for message: IRCConversation.Message, in conversation: IRCConversation) -> EvaluatorV1.Event {
        var event = EvaluatorV1.Event()
        event.tenant = tenant
        event.eventId = "\(conversation.name):\(message.line)"
        event.eventType = "message.sent"
        event.occurredAtMs = baseDay.milliseconds + message.offsetMilliseconds
        event.actorId = conversation.userID(of: message.author)
        event.channelId = conversation.name
        event.channelType = .public
        event.inlineMembers = true
        event.inlineFollowers = true
        if let thread = message.thread {
            event.threadId = "\(conversation.name):\(thread)"
            event.threadFollowers = message.followers.map(conversation.userID)
        }
        if let mention = message.mention {
            event.mentions = [.init(type: .user, userId: conversation.userID(of: mention))]
        }
        event.data = [
            "message_id": event.eventId, "text": message.text,
            "sender_name": message.author, "channel_name": conversation.name,
        ]
        return event
    }
}
