import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Names and types of channels, from the event or from the directory")
struct DirectoryNameTests {
    private static func withConversation(_ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("alice"), ChatApp.user("bob"))
            evaluator.peers.with {
                $0.channels["ch_talk"] = .init(name: "Talk", channelType: .dm, members: ["alice", "bob"])
            }
            try await body(evaluator)
        }
    }

    @Test(
        "EVAL-13 a message that does not say its channel's type reaches the members of a direct conversation, whatever else it says",
        arguments: [[String](), ["alice", "bob"]], [nil, "general"])
    func unknownType(members: [String], name: String?) async throws {
        try await Self.withConversation { evaluator in
            var event = ChatApp.message("e1", channel: "ch_talk", type: .unspecified, members: members)
            event.data["channel_name"] = name
            try await evaluator.submit(event)
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
            let push = try #require(evaluator.peers.with { $0.enqueued.first })
            #expect(push.typeId == "dm_message")
            // The event's own name of the channel counts.
            #expect(push.contents.first?.data["channel_name"] == name ?? "Talk")
        }
    }

    @Test("EVAL-13 the type of the channel counts for each event of a batch, also beside one that says it")
    func besideKnownType() async throws {
        try await Self.withConversation { evaluator in
            try await evaluator.submit(
                ChatApp.message("e1", channel: "ch_talk", type: .public, mentions: [ChatApp.mention("bob")]),
                ChatApp.message("e2", channel: "ch_talk", type: .unspecified, members: ["alice", "bob"]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e2").keys.sorted() == ["bob"])
        }
    }
}
