import CarillonAPI
import Testing

@testable import EvaluatorService

@Suite("Targets and their types")
struct TargetResolutionTests {
    private func targets(_ event: EvaluatorV1.Event, _ snapshot: AudienceSnapshot = .init()) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: TargetResolution.targets(of: event, snapshot: snapshot).map { ($0.userID, $0.candidateTypes) })
    }

    private func snapshot(online: [String] = []) -> AudienceSnapshot {
        var snapshot = AudienceSnapshot()
        for user in online { snapshot.users[user] = Recipient(ChatApp.user(user, status: .online)) }
        return snapshot
    }

    @Test("ACC-074 @bob, @here, @all and a self-mention reach the union, each once, without the sender")
    func union() {
        let event = ChatApp.message(
            "1", members: ["alice", "bob", "carol", "dave"],
            mentions: [ChatApp.mention("bob"), ChatApp.here, ChatApp.everybody, ChatApp.mention("alice")])
        #expect(
            targets(event, snapshot(online: ["alice", "carol"])) == [
                "bob": ["mention", "mention_all"], "carol": ["mention_here", "mention_all"], "dave": ["mention_all"],
            ])
    }

    @Test("C-23 @here concerns the members who are online, @all everybody")
    func here() {
        let event = ChatApp.message("1", members: ["alice", "bob", "carol"], mentions: [ChatApp.here])
        #expect(targets(event, snapshot(online: ["carol", "stranger"])) == ["carol": ["mention_here"]])
    }

    @Test("EVAL-13 A direct message concerns all members but the sender; group conversations too")
    func direct() {
        for type in [CommonV1.ChannelType.dm, .groupDm] {
            let plain = ChatApp.message("1", type: type, members: ["alice", "bob", "carol"])
            #expect(targets(plain) == ["bob": ["dm_message"], "carol": ["dm_message"]])
            let reply = ChatApp.message("2", type: type, thread: "t1", members: ["alice", "bob"])
            #expect(targets(reply) == ["bob": ["dm_reply"]])
        }
        let bot = ChatApp.message("3", from: "bot", type: .dm, members: ["bot", "bob"], data: ["sender_is_bot": "true"])
        #expect(targets(bot) == ["bob": ["bot_dm"]])
        // EVAL-14: a reply stays a reply, whoever wrote it. So a bot's does not come back as bot_dm where replies are off.
        let botReply = ChatApp.message("4", from: "bot", type: .dm, thread: "t1", members: ["bot", "bob"], data: ["sender_is_bot": "true"])
        #expect(targets(botReply) == ["bob": ["dm_reply"]])
    }

    @Test("EVAL-13 ARCH-14 the sender is looked up for a missing name alone, and for being the event's subject")
    func senderIsNoTarget() {
        func asked(_ event: EvaluatorV1.Event) -> [String] { AudienceQuery(of: event).users.sorted() }
        let members = ["alice", "bob"]
        var unnamed = ChatApp.message("1", type: .dm, members: members)
        unnamed.data["sender_name"] = nil
        #expect(asked(unnamed) == ["alice", "bob"])
        let named = ChatApp.message("2", type: .dm, members: members, data: ["sender_name": "Alice"])
        #expect(asked(named) == ["bob"])
        let mentioned = ChatApp.message(
            "3", members: members, mentions: [ChatApp.mention("alice"), ChatApp.everybody], data: ["sender_name": "Alice"])
        #expect(asked(mentioned) == ["bob"])
        var aboutSender = named
        aboutSender.subjectUserId = "alice"
        #expect(asked(aboutSender).contains("alice"))
        let signIn = EvaluatorV1.Event(eventType: "security.login", actorId: "alice", recipients: ["alice"], data: ["sender_name": "Alice"])
        #expect(asked(signIn) == ["alice"])
    }

    @Test("A stranger mentioned in a direct conversation hears nothing of it")
    func mentionInDirectMessage() {
        let event = ChatApp.message(
            "1", type: .dm, members: ["alice", "bob"], mentions: [ChatApp.mention("bob"), ChatApp.mention("eve")])
        #expect(targets(event) == ["bob": ["dm_message", "mention"]])
    }

    @Test("The directory's list and type are used where the event brings none, and inline lists win")
    func directory() {
        var snapshot = AudienceSnapshot()
        snapshot.channels["ch_general"] = .init(channelType: .dm, members: ["alice", "bob"])
        #expect(targets(ChatApp.message("1", type: .unspecified), snapshot) == ["bob": ["dm_message"]])
        #expect(targets(ChatApp.message("1", type: .unspecified, members: ["alice", "carol"]), snapshot) == ["carol": ["dm_message"]])
        var inlineEmpty = ChatApp.message("1", type: .dm)
        inlineEmpty.inlineMembers = true
        #expect(targets(inlineEmpty, snapshot) == [:])
    }

    @Test("EVAL-13 A thread reply concerns the thread's followers")
    func thread() {
        var snapshot = AudienceSnapshot()
        snapshot.threadFollowers["t1"] = ["alice", "bob"]
        #expect(targets(ChatApp.message("1", thread: "t1"), snapshot) == ["bob": ["thread_reply"]])
        #expect(targets(ChatApp.message("1", thread: "t1", followers: ["carol", "alice"]), snapshot) == ["carol": ["thread_reply"]])
    }

    @Test("EVAL-14 Mentioned in a followed thread: both types are offered, the mention first")
    func ranking() {
        let event = ChatApp.message("1", thread: "t1", followers: ["bob", "carol"], mentions: [ChatApp.mention("bob")])
        #expect(targets(event) == ["bob": ["mention", "thread_reply"], "carol": ["thread_reply"]])
    }

    @Test("EVAL-13 A plain message concerns those who follow the channel and are members; a thread reply does not")
    func followers() {
        var snapshot = AudienceSnapshot()
        snapshot.channelFollowers["ch_general"] = ["alice", "bob", "left"]
        #expect(targets(ChatApp.message("1", members: ["alice", "bob"]), snapshot) == ["bob": ["channel_message"]])
        #expect(targets(ChatApp.message("1"), snapshot).keys.sorted() == ["bob", "left"])
        #expect(targets(ChatApp.message("1", thread: "t", followers: ["carol"]), snapshot).keys.sorted() == ["carol"])
    }

    @Test("EVAL-13 A reaction concerns the author, a sign-in the owner, also when it was the owner who signed in")
    func named() {
        let reaction = EvaluatorV1.Event(
            tenant: ChatApp.tenant, eventId: "1", eventType: "message.reaction", actorId: "bob", recipients: ["alice", "bob"])
        #expect(targets(reaction) == ["alice": ["reaction"]])
        let login = EvaluatorV1.Event(
            tenant: ChatApp.tenant, eventId: "2", eventType: "security.login", actorId: "alice", subjectUserId: "alice")
        #expect(targets(login) == ["alice": ["security_alert"]])
        let notice = EvaluatorV1.Event(
            tenant: ChatApp.tenant, eventId: "3", eventType: "admin.notice", actorId: "root", recipients: ["alice", "bob", "alice"])
        #expect(targets(notice) == ["alice": ["admin_notice"], "bob": ["admin_notice"]])
    }

    @Test("A type named by the event replaces the ranking")
    func override() {
        var event = ChatApp.message("1", mentions: [ChatApp.mention("bob")])
        event.typeId = "admin_notice"
        #expect(targets(event) == ["bob": ["admin_notice"]])
    }

    @Test("EVAL-14 The ranking is the one of the requirements")
    func order() {
        let all = MatchReasons(rawValue: (1 << UInt16(TypeRanking.order.count)) - 1)
        #expect(
            TypeRanking.candidates(for: all) == [
                "security_alert", "dm_reply", "dm_message", "bot_dm", "mention", "mention_here", "mention_all", "thread_reply",
                "reaction", "channel_message", "admin_notice",
            ])
        #expect(TypeRanking.candidates(for: .reaction) == ["reaction"])
    }

    @Test("Only what is missing from the event is asked for")
    func queries() {
        let mention = AudienceQuery(of: ChatApp.message("1", thread: "t", followers: ["bob"], mentions: [ChatApp.mention("carol")]))
        #expect(mention.users.sorted() == ["bob", "carol"])
        #expect(!mention.channelMembers && !mention.threadFollowers && !mention.channelFollowers && !mention.channelDescription)
        let here = AudienceQuery(of: ChatApp.message("1", mentions: [ChatApp.here]))
        #expect(here.channelMembers && here.channelFollowers)
        let unknownType = AudienceQuery(of: ChatApp.message("1", type: .unspecified))
        #expect(unknownType.channelMembers && unknownType.membersIfDirect && unknownType.channelDescription)
        let shared = AudienceQuery(of: ChatApp.message("1", type: .unspecified), isDirect: false)
        #expect(!shared.channelMembers && shared.channelFollowers)
        let direct = AudienceQuery(of: ChatApp.message("1", type: .unspecified), isDirect: true)
        #expect(direct.channelMembers && !direct.channelFollowers)
        #expect(!AudienceQuery(of: ChatApp.message("1", type: .unspecified, mentions: [ChatApp.here])).membersIfDirect)
        #expect(AudienceQuery(of: ChatApp.message("1", type: .unspecified, members: ["bob"])).channelDescription)
        let inline = AudienceQuery(of: ChatApp.message("1", members: ["bob"], mentions: [ChatApp.everybody]))
        #expect(!inline.channelMembers && inline.users == ["bob"])
    }
}
