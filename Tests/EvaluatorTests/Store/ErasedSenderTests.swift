import CarillonAPI
import DurableWork
import Foundation
import Protobuf
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

/// Notifications for others that name their sender, when the sender is erased (PRIV-09, decision 0067).
extension UserErasureTests {
    private static let name = "Gone With The Wind"
    private static let words = "what the erased user wrote"

    private static func sent(_ id: String, to user: String = "bob") -> EvaluatorV1.Event {
        var event = ChatApp.message(id, from: gone, mentions: [ChatApp.mention(user)], text: words, data: ["sender_name": name])
        event.priority = .high
        return event
    }

    /// Tables and columns with the sender's id, name or words.
    private static func traces(_ evaluator: EvaluatorFixture) async throws -> [String] {
        try await places(evaluator.store) + places(of: name, evaluator.store) + places(of: words, evaluator.store)
    }

    /// Pushes that the dispatcher got, each as recipient, subject and texts.
    private static func pushes(_ evaluator: EvaluatorFixture) -> [String] {
        evaluator.peers.with { state in
            state.enqueued.map { push in
                "\(push.userId) \(push.aboutUserId) \(push.contents.map { "\($0.title)|\($0.body)|\($0.data.count)" })"
            }
        }
    }

    private static let withdrawn = ##"bob erased: ["||0"]"##

    @Test("PRIV-09 a push in the outbox is withdrawn when its sender is erased: the dispatcher gets neither name nor text, and the ledger no text")
    func senderOfWaitingPush() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            let clock = VirtualClock(start: EvaluatorFixture.start)
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await first.run {
                peers.failNext(.max, ReceiptsV1.Receipts.Method.recordNotification)
                try await first.submit(Self.sent("e1"), ChatApp.message("e2", mentions: [ChatApp.mention("carol")], text: "stays"))
                try await eventually("a batch that waits") { peers.calls(ReceiptsV1.Receipts.Method.recordNotification) > 1 }
            }
            #expect(try await Self.places(of: Self.name, first.store) == ["decision_outbox.pushes", "decision_outbox.records", "events.payload"])
            #expect(try await Self.erase(first).erased["decision_outbox"] == 1)
            #expect(try await Self.traces(first) == [])
            #expect(try await Self.erase(first).erased["decision_outbox"] == 0)
            await first.store.close()

            peers.failNext(0, ReceiptsV1.Receipts.Method.recordNotification)
            let next = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await next.run {
                try await next.settled()
                let pushes = Self.pushes(next)
                #expect(pushes.count == 2 && pushes[0] == Self.withdrawn && pushes[1].hasPrefix(##"carol  ["Alice|stays|"##), "\(pushes)")
                #expect(peers.with { $0.recorded.map { "\($0.userId) \($0.title)|\($0.body)" } } == ["bob |", "carol Alice|stays"])
                // The ledger knows the push and its device: the dispatcher reports the outcome.
                let record = try #require(peers.with { $0.recorded.first })
                let push = try #require(peers.with { $0.enqueued.first })
                #expect(!push.pushId.isEmpty && record.pushId == push.pushId && record.badgeCounter.isEmpty)
                #expect(record.devices.map(\.pushDeviceId) == push.targets.map { $0.device?.pushDeviceId ?? "" })
            }
            await next.store.close()
        }
    }

    @Test("PRIV-09 a deferred notification ends without a push when its sender is erased before quiet hours end")
    func senderOfDeferral() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(Self.sent("e1"))
            try await evaluator.settled()
            #expect(try await evaluator.decision("e1", of: "bob").outcome == .held)
            _ = try await Self.erase(evaluator)
            #expect(try await Self.traces(evaluator) == [])
            try await evaluator.wait(until: NightShift.morning)
            #expect(try await evaluator.decision("e1", of: "bob").reason == .cancelled)
            #expect(Self.pushes(evaluator) == [])
        }
    }

    @Test("PRIV-09 a sender who is erased while the event is decided, or while a deferred notification is released, is named in no push")
    func senderInFlight() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.with { state in state.beforeResolve = { _ = try await Self.erase(evaluator) } }
            try await evaluator.submit(Self.sent("e1"))
            try await evaluator.settled()
            #expect(Self.pushes(evaluator) == [Self.withdrawn])
            #expect(evaluator.peers.with { $0.recorded.map { "\($0.title)|\($0.body)" } } == ["|"])
            #expect(try await Self.traces(evaluator) == [])
        }
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(Self.sent("e1"))
            try await evaluator.settled()
            evaluator.peers.with { state in state.beforeResolve = { _ = try await Self.erase(evaluator) } }
            try await evaluator.wait(until: NightShift.morning)
            #expect(Self.pushes(evaluator) == [Self.withdrawn])
            #expect(evaluator.peers.with { $0.recorded.last.map { "\($0.title)|\($0.body)" } } == "|")
            #expect(try await Self.traces(evaluator) == [])
        }
    }

    @Test("PRIV-09 a refused push leaves the quarantine when its sender is erased")
    func senderInQuarantine() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            evaluator.peers.with { $0.refusedUsers = ["bob", "carol"] }
            try await evaluator.submit(Self.sent("e1"), ChatApp.message("e2", mentions: [ChatApp.mention("carol")]))
            try await evaluator.settled()
            #expect(try await Self.traces(evaluator).contains("quarantine.message"))
            #expect(try await Self.erase(evaluator).erased["quarantine"] == 1)
            #expect(try await Self.traces(evaluator) == [])
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.map(\.userId) == ["carol"])
        }
    }
}
