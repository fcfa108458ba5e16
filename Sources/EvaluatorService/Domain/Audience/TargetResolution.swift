import CarillonAPI
import ServiceKit

/// A user an event concerns, with the types it may reach them as, best first.
struct Target: Sendable, Hashable {
    var userID: String
    var candidateTypes: [String]

    init(userID: String, candidateTypes: [String]) {
        self.userID = userID
        self.candidateTypes = candidateTypes
    }
}

/// Whom an event concerns (EVAL-13): the union of everybody matched, each user once, never the sender.
enum TargetResolution {
    /// The kinds of events whose recipients the chat rules know. Any other event names its recipients itself.
    enum Kind: String, CaseIterable {
        case message = "message.sent"
        case reaction = "message.reaction"
        case securityLogin = "security.login"
        case adminNotice = "admin.notice"
        /// A name of the host system's own.
        case other = ""

        init(eventType: String) { self = Self(rawValue: eventType) ?? .other }

        /// The event types that have a meaning of their own.
        static var names: [String] { allCases.map(\.rawValue).filter { !$0.isEmpty } }
    }

    /// The user who is told nothing of the event because they caused it; empty: nobody.
    static func sender(of event: EvaluatorV1.Event) -> String {
        // The owner is told about the owner's own sign-in: nobody is "the sender" there.
        Kind(eventType: event.eventType) == .securityLogin ? "" : event.actorId
    }

    /// The targets, in the order they were first matched.
    ///
    /// - Parameter catalogue: says whom a type is for, where the event names nobody but its subject (EVAL-15).
    static func targets(of event: EvaluatorV1.Event, snapshot: AudienceSnapshot, catalogue: Catalogue? = nil) -> [Target] {
        let kind = Kind(eventType: event.eventType)
        var matches = Matches(sender: sender(of: event))
        switch kind {
        case .message: matchMessage(event, snapshot, into: &matches)
        case .reaction: matchNamed(event, .reaction, into: &matches)
        case .securityLogin: matchNamed(event, .securityAlert, into: &matches)
        case .adminNotice: matchNamed(event, .adminNotice, into: &matches)
        case .other: matchPersonCentred(event, snapshot, roles: catalogue?.type(event.typeId)?.recipientRoles ?? [], into: &matches)
        }
        return matches.users.map { userID, reasons in
            let candidates = event.typeId.isEmpty ? TypeRanking.candidates(for: reasons) : [event.typeId]
            return Target(userID: userID, candidateTypes: candidates)
        }
    }

    /// Whether the event belongs to a conversation between its members alone.
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
            for userID in (members ?? []) + event.recipients {
                matches.add(userID, mentioned.contains(userID) ? reasons.union(.mention) : reasons)
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
            // Who left the channel may still have starred it. A channel nobody described cannot be checked.
            let present = members.map(Set.init)
            for follower in followers where present?.contains(follower) ?? true { matches.add(follower, .channelMessage) }
        } else {
            let followers = event.carriesFollowers ? event.threadFollowers : snapshot.threadFollowers[event.threadId] ?? []
            for follower in followers { matches.add(follower, .threadReply) }
        }
    }

    private static func directReasons(of event: EvaluatorV1.Event) -> MatchReasons {
        let isBot = event.data["sender_is_bot"] == "true"
        if !event.threadId.isEmpty { return isBot ? [.directReply, .botDirectMessage] : .directReply }
        return isBot ? .botDirectMessage : .directMessage
    }

    /// Events whose recipients are named: the message's author for a reaction, the owner for a sign-in.
    private static func matchNamed(_ event: EvaluatorV1.Event, _ reasons: MatchReasons, into matches: inout Matches) {
        for userID in event.recipients { matches.add(userID, reasons) }
        if event.recipients.isEmpty { matches.add(event.subjectUserId, reasons) }
    }

    /// Events about somebody: whom the host names, else whom the type is for (EVAL-15): the subject, their guardians, their teachers.
    ///
    /// - Parameter roles: Readers of the type; empty: it is for the subject alone.
    private static func matchPersonCentred(
        _ event: EvaluatorV1.Event, _ snapshot: AudienceSnapshot, roles: [String], into matches: inout Matches
    ) {
        guard event.recipients.isEmpty, let subject = snapshot.subjects[event.subjectUserId] else {
            return matchNamed(event, [], into: &matches)
        }
        let beside = [RecipientRelationship.guardianRole] + PlatformRole.teachers
        if roles.isEmpty || !roles.allSatisfy(beside.contains) { matches.add(subject.userId, []) }
        if roles.contains(RecipientRelationship.guardianRole) {
            for guardian in subject.guardians where guardian.active { matches.add(guardian.userId, []) }
        }
        if roles.contains(where: PlatformRole.teachers.contains) {
            for teacher in subject.teacherIds { matches.add(teacher, []) }
        }
    }

    /// Users in the order of their first match, with all their reasons.
    private struct Matches {
        let sender: String
        private(set) var users: [(userID: String, reasons: MatchReasons)] = []
        private var positions: [String: Int] = [:]

        init(sender: String) {
            self.sender = sender
        }

        mutating func add(_ userID: String, _ reasons: MatchReasons) {
            guard !userID.isEmpty, userID != sender else { return }
            if let position = positions[userID] {
                users[position].reasons.formUnion(reasons)
            } else {
                positions[userID] = users.count
                users.append((userID, reasons))
            }
        }
    }
}

extension EvaluatorV1.Event {
    /// The member list in the event is the host's answer; the directory is not asked.
    var carriesMembers: Bool { inlineMembers || !channelMembers.isEmpty }

    /// The same for the followers of the thread.
    var carriesFollowers: Bool { inlineFollowers || !threadFollowers.isEmpty }
}
