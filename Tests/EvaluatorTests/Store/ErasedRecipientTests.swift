import CarillonAPI
import GRDB
import Protobuf
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

/// Events for users who were erased (PRIV-09).
extension UserErasureTests {
    private static func mention(_ id: String, of users: [String], about subject: String = "") -> EvaluatorV1.Event {
        .init(
            tenant: ChatApp.tenant, eventId: id, eventType: "host.mention", subjectUserId: subject, recipients: users, data: ["text": "hello"],
            typeId: "mention")
    }

    private static func direct(_ id: String, members: [String]) -> EvaluatorV1.Event {
        var event = ChatApp.message(id, from: "alice", channel: "dm_" + id, members: members)
        event.channelType = .dm
        return event
    }

    @Test("PRIV-09 an event for erased users alone is refused with the field that names them; where somebody else is named it is taken")
    func forErasedUsersAlone() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("alice"), ChatApp.user("bob"))
            _ = try await Self.erase(evaluator)
            let answer = try await evaluator.submit(
                Self.mention("e1", of: [Self.gone]), Self.mention("e2", of: [Self.gone, "bob"]), Self.direct("e3", members: ["alice", Self.gone]),
                Self.direct("e4", members: ["alice", "bob", Self.gone]))
            #expect(
                answer.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["0 conflict recipients", "2 conflict channel_members"])
            #expect(answer.rejected.allSatisfy { $0.message.contains("the user was erased") })
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e2") == ["bob": "sent"])
            #expect(try await evaluator.decisions("e4").keys.sorted() == ["bob"])
        }
    }

    @Test("PRIV-09 an event for the erased user alone loses its content, pending or decided; one that others get or the directory completes keeps it")
    func contentForErasedUserAlone() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            evaluator.peers.add(ChatApp.user("alice"), ChatApp.user("bob"), ChatApp.user(Self.gone))
            try await evaluator.run {
                try await evaluator.submit(Self.mention("e0", of: [Self.gone]))
                try await evaluator.settled()
            }
            // Nobody works: these wait.
            let asking = ChatApp.message("e4", from: "alice", channel: "ch_1", mentions: [ChatApp.mention(Self.gone)])
            try await evaluator.submit(
                Self.mention("e1", of: [Self.gone]), Self.mention("e2", of: [Self.gone, "bob"]), Self.direct("e3", members: ["alice", Self.gone]),
                asking, Self.direct("e5", members: ["alice", "bob", Self.gone]))
            #expect(try await Self.erase(evaluator).erased["events"] == 6)
            #expect(try await Self.places(evaluator.store).isEmpty)
            let left = try await evaluator.store.read { database in
                try database.rows("SELECT payload FROM events ORDER BY id", []) { try EvaluatorV1.Event(bytes: $0.bytes(at: 0)) }
            }
            #expect(left.filter { !$0.isEmptied }.map(\.eventId) == ["e2", "e4", "e5"])
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 EVAL-15 where every recipient is erased while an event waits, nobody else is told in their place")
    func nobodyInTheirPlace() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user(Self.gone), ChatApp.user("bob"))
            peers.with { $0.subjects["bob"] = .init(userId: "bob") }
            let clock = VirtualClock(start: EvaluatorFixture.start)
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            // Nobody works: the event waits.
            #expect(try await first.submit(Self.mention("e1", of: [Self.gone], about: "bob")).rejected.isEmpty)
            _ = try await Self.erase(first)
            await first.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await next.run {
                try await next.settled()
                #expect(peers.pushedUsers.isEmpty)
                #expect(try await next.decisions("e1")["bob"] == nil)
            }
            await next.store.close()
        }
    }
}
