import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("What a neighbour refuses for good")
struct RefusedForGoodTests {
    private static let errors = [APIError(.invalidValue, "never").rpcError, RPCError(code: .internalError, message: "a constraint failed")]
    private static let people = (0..<40).map { "user_\($0)" }
    private let record = ReceiptsV1.Receipts.Method.recordNotification
    private let enqueue = DispatcherV1.Dispatcher.Method.enqueue

    /// An event for everybody and mallory, and one for somebody else behind it.
    private func tell(_ evaluator: EvaluatorUnderTest) async throws {
        evaluator.neighbours.with { state in
            for id in Self.people + ["mallory"] { state.users[id] = ChatApp.user(id) }
            state.channels["ch_general"] = .init(name: "general", channelType: "public", members: Self.people + ["mallory"])
        }
        try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.everybody]))
        try await evaluator.submit(ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("user_7")]))
        try await evaluator.settled()
        #expect(try await evaluator.statistics.outboxDepth == 0)
    }

    @Test(
        "ARCH-04 one notification that the ledger refuses whole calls for is set aside and pushed all the same; the others are recorded",
        arguments: errors)
    func notification(_ error: RPCError) async throws {
        try await withEvaluator { evaluator in
            evaluator.neighbours.with { [record] in $0.poison[record.name] = ("mallory", error) }
            try await tell(evaluator)
            #expect(Set(evaluator.neighbours.with { $0.recorded.map(\.userId) }) == Set(Self.people))
            #expect(Set(evaluator.neighbours.pushedUsers) == Set(Self.people + ["mallory"]))
            let pushes = evaluator.neighbours.with { $0.enqueued }
            #expect(pushes.allSatisfy { ($0.badge == nil) == ($0.userId == "mallory") })
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.peer) \($0.userId)" } == ["notifications receipts mallory"])

            // Mended, it is recorded, and pushed no second time.
            evaluator.neighbours.with { [record] in $0.poison[record.name] = nil }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)
            try await evaluator.submit(ChatApp.message("e3", channel: "ch_3", mentions: [ChatApp.mention("user_8")]))
            try await evaluator.settled()
            #expect(evaluator.neighbours.with { $0.recorded.filter { $0.userId == "mallory" } }.count == 1)
            #expect(evaluator.neighbours.pushedUsers.filter { $0 == "mallory" }.count == 1)
            #expect(evaluator.neighbours.with { $0.enqueued.last?.userId == "user_8" && $0.enqueued.last?.badge != nil })
        }
    }

    @Test("ARCH-04 one push that the dispatcher refuses whole calls for ends as failed in the ledger, and waits for an operator", arguments: errors)
    func push(_ error: RPCError) async throws {
        try await withEvaluator { evaluator in
            evaluator.neighbours.with { [enqueue] in $0.poison[enqueue.name] = ("mallory", error) }
            try await tell(evaluator)
            #expect(Set(evaluator.neighbours.pushedUsers) == Set(Self.people))
            let outcomes = evaluator.neighbours.with { $0.outcomes }
            #expect(outcomes.map(\.pushDeviceId) == ["dev_mallory"] && outcomes.map(\.status) == [.failed])
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.peer) \($0.userId)" } == ["pushes dispatcher mallory"])

            evaluator.neighbours.with { [enqueue] in $0.poison[enqueue.name] = nil }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(outbox: "pushes", all: true)).requeued == 1)
            try await evaluator.settled()
            #expect(evaluator.neighbours.pushedUsers.last == "mallory")
        }
    }

    @Test("ARCH-04 a push for a device without an id, which neither dispatcher nor ledger take, stops nothing")
    func nameless() async throws {
        try await withEvaluator { evaluator in
            evaluator.neighbours.add(ChatApp.user("bob"), ChatApp.user("mallory", devices: [ChatApp.device("", of: "mallory")]))
            evaluator.neighbours.with { $0.refusedUsers = ["mallory"] }
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("mallory"), ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(evaluator.neighbours.pushedUsers == ["bob"])
            #expect(evaluator.neighbours.with { $0.outcomes }.isEmpty)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.map(\.outbox) == ["pushes"])
        }
    }

    @Test("ARCH-04 an event whose audience a neighbour refuses to answer for ends with its reason, and the events around it are decided")
    func audience() async throws {
        try await withEvaluator { evaluator in
            evaluator.neighbours.add(ChatApp.user("ann"), ChatApp.user("bob"), ChatApp.user("mallory"))
            evaluator.neighbours.with {
                $0.beforeEachResolve = { request in
                    if request.userIds.contains("mallory") { throw APIError(.invalidValue, field: "user_ids", "no such id can be") }
                }
            }
            try await evaluator.submit(
                ChatApp.message("e1", channel: "ch_1", mentions: [ChatApp.mention("ann")]),
                ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("mallory")]),
                ChatApp.message("e3", channel: "ch_3", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(evaluator.neighbours.pushedUsers == ["ann", "bob"])
            #expect(try await evaluator.decisions("e2") == ["": "cancelled"])
        }
    }
}
