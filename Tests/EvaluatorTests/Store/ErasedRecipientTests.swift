import CarillonAPI
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
