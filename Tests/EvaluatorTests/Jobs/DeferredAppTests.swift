import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("An app that receipts or the dispatcher answers later about, beside other apps")
struct DeferredAppTests {
    private static let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")
    private static let calls = [ReceiptsV1.Receipts.Method.recordNotification, DispatcherV1.Dispatcher.Method.enqueue]

    private func submit(_ numbers: ClosedRange<Int>, to user: String, of app: CommonV1.Tenant, _ evaluator: EvaluatorFixture) async throws {
        // A call each, so that there is more than one batch.
        for number in numbers {
            var event = ChatApp.message("\(user)_\(number)", channel: "ch_\(number)", mentions: [ChatApp.mention(user)], text: "\(number)")
            event.tenant = app
            try await evaluator.submit(event)
        }
    }

    private func withTwoApps(_ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            evaluator.peers.add(ChatApp.user("ann"), ChatApp.user("bob"))
            try await body(evaluator)
        }
    }

    @Test("ARCH-04 an app that a peer answers later about waits alone, and its notifications go in their order afterwards", arguments: calls)
    func waitsAlone(_ call: MethodDescriptor) async throws {
        try await withTwoApps { evaluator in
            evaluator.peers.with { $0.later[call.name] = [ChatApp.tenant] }
            try await submit(1...3, to: "ann", of: ChatApp.tenant, evaluator)
            try await submit(1...3, to: "bob", of: Self.other, evaluator)
            try await eventually("pushes of the other app") { evaluator.pushedTexts("bob").count >= 3 }
            // Also after the app was sent again.
            let tries = evaluator.peers.calls(call)
            try await eventually("another try") { evaluator.peers.calls(call) > tries + 1 }
            try await submit(4...6, to: "bob", of: Self.other, evaluator)
            try await eventually("more pushes of the other app") { evaluator.pushedTexts("bob").count >= 6 }
            #expect(evaluator.pushedTexts("ann").isEmpty)
            try await submit(4...5, to: "ann", of: ChatApp.tenant, evaluator)
            evaluator.peers.with { $0.later = [:] }
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("ann") == (1...5).map(String.init))
            #expect(evaluator.pushedTexts("bob") == (1...6).map(String.init), "no batch is delivered twice")
            #expect(try await evaluator.store.read { try DecisionOutboxTable.count($0) } == 0)
        }
    }

    @Test("the evaluator stops at once while an app waits", arguments: calls)
    func stops(_ call: MethodDescriptor) async throws {
        try await withTwoApps { evaluator in
            evaluator.peers.with { $0.later[call.name] = [ChatApp.tenant] }
            try await submit(1...1, to: "ann", of: ChatApp.tenant, evaluator)
            try await eventually("a second try") { evaluator.peers.calls(call) >= 2 }
            // The fixture stops the workers, and waits for their ends.
        }
    }

    @Test("a page of the outbox passes over apps, and says up to where nothing else waits")
    func pages() async throws {
        try await withTemporaryFolder { folder in
            let store = try Store(path: folder.appendingPathComponent("evaluator.sqlite").path, migrations: EvaluatorMigrations.all)
            try await store.write { database in
                for app in [ChatApp.tenant, Self.other, ChatApp.tenant, ChatApp.tenant] {
                    try DecisionOutboxTable.insert([try EncodedOutboxBatch(OutboxBatch(tenant: app, records: [], pushes: []))], database)
                }
            }
            func page(after id: Int64, without apart: Set<CommonV1.Tenant>) async throws -> DecisionOutboxTable.Page {
                try await store.read {
                    try DecisionOutboxTable.waiting(
                        after: id, in: .init(notifications: 10, bytes: 1_000), without: apart, at: EvaluatorFixture.start, $0)
                }
            }
            let pages = [
                try await page(after: 0, without: []), try await page(after: 0, without: [ChatApp.tenant]),
                try await page(after: 2, without: [ChatApp.tenant]), try await page(after: 4, without: [ChatApp.tenant]),
                try await page(after: 0, without: [ChatApp.tenant, Self.other]),
            ]
            #expect(pages.map { $0.batches.map(\.id) } == [[1, 2, 3, 4], [2], [], [], []])
            #expect(pages.map(\.last) == [4, 2, 4, nil, 4])
            await store.close()
        }
    }

    @Test("a delivered batch is known until its deletion is committed")
    func delivered() {
        let delivered = DeliveredBatches()
        delivered.add([1, 2])
        let taken = delivered.take()
        delivered.add([3])
        #expect(delivered.ids == [1, 2, 3] && delivered.count == 1)
        delivered.deleted([1])
        delivered.giveBack([2])
        #expect(delivered.ids == [2, 3] && delivered.take().sorted() == [2, 3] && taken == [1, 2])
    }
}
