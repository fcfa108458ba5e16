import CarillonAPI
import EventRules
import ServiceKit

/// A user whom an event concerns, with the candidate types of the notification, best first.
struct Target: Sendable, Hashable {
    var userID: String
    var candidateTypes: [String]

    init(userID: String, candidateTypes: [String]) {
        self.userID = userID
        self.candidateTypes = candidateTypes
    }
}

/// Finds the targets of an event (EVAL-13): all users that match, each one once, without the sender.
enum TargetResolution {
    /// The user who caused the event, and is not notified of it; empty: none.
    static func sender(of event: EvaluatorV1.Event) -> String {
        // Users are notified of their own sign-ins: such an event has no sender.
        EventKind(eventType: event.eventType) == .securityLogin ? "" : event.actorId
    }

    /// The targets, in the order they were first matched.
    ///
    /// - Parameter catalogue: has the recipient roles of a type, for events that name only their subject (EVAL-15).
    static func targets(of event: EvaluatorV1.Event, snapshot: AudienceSnapshot, catalogue: Catalogue? = nil) -> [Target] {
        guard event.repeatedNotificationID == nil else { return event.recipients.map { Target(userID: $0, candidateTypes: [event.typeId]) } }
        let kind = EventKind(eventType: event.eventType)
        var matches = Matches(sender: sender(of: event))
        switch kind {
        case .message: matchMessage(event, snapshot, into: &matches)
        case .reaction: matchNamed(event, .reaction, into: &matches)
        case .securityLogin: matchNamed(event, .securityAlert, into: &matches)
        case .adminNotice: matchNamed(event, .adminNotice, into: &matches)
        case .direct, .broadcast, .silent: matchNamed(event, [], into: &matches)
        case .other: matchPersonCentred(event, snapshot, roles: catalogue?.type(event.typeId)?.recipientRoles ?? [], into: &matches)
        }
        return matches.users.map { userID, reasons in
            let candidates = event.typeId.isEmpty ? TypeRanking.candidates(for: reasons) : [event.typeId]
            return Target(userID: userID, candidateTypes: candidates)
        }
    }

    /// Whether the event belongs to a direct conversation.
    static func isDirect(_ event: EvaluatorV1.Event, snapshot: AudienceSnapshot) -> Bool {
        isDirectType(event.channelType == .unspecified ? snapshot.channels[event.channelId]?.channelType ?? .unspecified : event.channelType)
    }

    static func isDirectType(_ channelType: CommonV1.ChannelType) -> Bool {
        channelType == .dm || channelType == .groupDm
    }

    private static func matchMessage(_ event: EvaluatorV1.Event, _ snapshot: AudienceSnapshot, into matches: inout Matches) {
        let members = event.carriesMembers ? event.channelMembers : snapshot.channels[event.channelId]?.members
        if isDirect(event, snapshot: snapshot) {
            let reasons = directReasons(of: event)
            let mentioned = Set(event.mentions.lazy.filter { $0.type == .user }.map(\.userId))
            for users in [members ?? [], event.recipients] {
                for userID in users { matches.add(userID, mentioned.contains(userID) ? reasons.union(.mention) : reasons) }
            }
            return
        }
        for mention in event.mentions {
            switch mention.type.known {
            case .user: matches.add(mention.userId, .mention)
            case .here: for member in members ?? [] where snapshot.isOnline(member) { matches.add(member, .mentionHere) }
            case .all: for member in members ?? [] { matches.add(member, .mentionAll) }
            case nil: break
            }
        }
        if event.threadId.isEmpty {
            let followers = snapshot.channelFollowers[event.channelId] ?? []
            guard !followers.isEmpty else { return }
            // A user who left the channel may still have starred it. Without the channel's members this cannot be checked.
            let present = members.map(Set.init)
            for follower in followers where present?.contains(follower) ?? true { matches.add(follower, .channelMessage) }
        } else {
            let followers = event.carriesFollowers ? event.threadFollowers : snapshot.threadFollowers[event.threadId] ?? []
            for follower in followers { matches.add(follower, .threadReply) }
        }
    }

    private static func directReasons(of event: EvaluatorV1.Event) -> MatchReasons {
        // A reply in a thread is a reply, whoever wrote it (EVAL-14).
        if !event.threadId.isEmpty { return .directReply }
        return event.data["sender_is_bot"] == "true" ? .botDirectMessage : .directMessage
    }

    /// Events that name their recipients: the message's author for a reaction, the owner for a sign-in.
    private static func matchNamed(_ event: EvaluatorV1.Event, _ reasons: MatchReasons, into matches: inout Matches) {
        for userID in event.recipients { matches.add(userID, reasons) }
        if event.recipients.isEmpty { matches.add(event.subjectUserId, reasons) }
    }

    /// Events about a subject (EVAL-15). They go to the recipients that the event names, or else to the roles of the type: the subject, guardians,
    /// teachers.
    ///
    /// - Parameter roles: recipient roles of the type; empty: the subject alone.
    private static func matchPersonCentred(
        _ event: EvaluatorV1.Event, _ snapshot: AudienceSnapshot, roles: [String], into matches: inout Matches
    ) {
        guard event.recipients.isEmpty, let subject = snapshot.subjects[event.subjectUserId] else {
            return matchNamed(event, [], into: &matches)
        }
        let beside = [RecipientRelationship.guardianRole] + CommonV1.Role.teachers
        if roles.isEmpty || !roles.allSatisfy(beside.contains) { matches.add(subject.userId, []) }
        if roles.contains(RecipientRelationship.guardianRole) {
            for guardian in subject.guardians where guardian.active { matches.add(guardian.userId, []) }
        }
        if roles.contains(where: CommonV1.Role.teachers.contains) {
            for teacher in subject.teacherIds { matches.add(teacher, []) }
        }
    }

    /// Users in the order of their first match, with all their reasons.
    private struct Matches {
        let sender: String
        private(set) var users: [(userID: String, reasons: MatchReasons)] = []
        /// Of the users, once they are more than can be compared in the time of a look-up.
        private var positions: [String: Int] = [:]
        private static let fewUsers = 8

        init(sender: String) {
            self.sender = sender
        }

        mutating func add(_ userID: String, _ reasons: MatchReasons) {
            guard !userID.isEmpty, userID != sender else { return }
            if let position = position(of: userID) {
                users[position].reasons.formUnion(reasons)
                return
            }
            users.append((userID, reasons))
            if users.count > Self.fewUsers {
                // The first time for all users.
                for position in positions.count..<users.count { positions[users[position].userID] = position }
            }
        }

        private func position(of userID: String) -> Int? {
            users.count > Self.fewUsers ? positions[userID] : users.firstIndex { $0.userID == userID }
        }
    }
}

extension EvaluatorV1.Event {
    /// Whether the event has the channel's members: then the directory is not asked.
    var carriesMembers: Bool { inlineMembers || !channelMembers.isEmpty }

    /// Whether the event has the thread's followers: then the directory is not asked.
    var carriesFollowers: Bool { inlineFollowers || !threadFollowers.isEmpty }
}
