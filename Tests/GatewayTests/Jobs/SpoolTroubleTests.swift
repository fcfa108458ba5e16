import CarillonAPI
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import GatewayService

@Suite("The spool of events under load and with a full disk", .timeLimit(.minutes(2)))
struct SpoolTroubleTests {
    private let away = RPCError(code: .unavailable, message: "no connection")
    private let solo = CommonV1.Tenant(organizationId: "", appId: "solo")

    private func post(_ gateway: TestGateway, _ id: String, key: String = "sk_acme") async throws -> TestAnswer {
        try await gateway.request("POST", "/events", #"{"event_id":"\#(id)","event_type":"message.sent","channel_id":"ch"}"#, key: key)
    }

    /// Puts requests into the spool of the next gateway.
    private func fill(_ stores: TemporaryFolder, _ requests: [SpooledRequest]) async throws {
        let store = try Store(path: stores.file("gateway.sqlite"), migrations: GatewayMigrations.all)
        try await store.write { for request in requests { try SpoolTable.insert(request, $0) } }
        await store.close()
    }

    /// Has the store refuse a kind of change, as one on a full disk does.
    private func refuse(_ change: String, _ gateway: TestGateway) async throws {
        try await gateway.store.write { try $0.run("CREATE TRIGGER full BEFORE \(change) ON spool BEGIN SELECT RAISE(ABORT, 'disk is full'); END") }
    }

    @Test("DR-03 A disk that takes no deletions holds up no event: each is passed on once, and later ones go to the evaluator; then rows are deleted")
    func deletions() async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers) { gateway in
            for id in ["a", "b"] { _ = try await post(gateway, id) }
            try await refuse("DELETE", gateway)
            evaluator.failure = nil
            try await eventually("nothing waits") { gateway.spool.problem == nil }
            let after = try await post(gateway, "after")
            #expect(after.status == 202 && !after.body.contains("spooled"), "\(after)")
            try await eventually("/readyz names the store") { gateway.spool.storeProblem?.contains("takes no writes") == true }
            // A second outage: what was taken does not come again.
            evaluator.failure = away
            let third = try await post(gateway, "c")
            #expect(third.status == 202 && third.body.contains("spooled"))
            evaluator.failure = nil
            try await eventually("nothing waits") { gateway.spool.problem == nil }
            #expect(evaluator.taken == ["a", "b", "after", "c"])
            try await gateway.store.write { try $0.run("DROP TRIGGER full") }
            try await eventually("the rows are deleted") { try await gateway.store.read { try SpoolContents.read($0) } == SpoolContents() }
            try await eventually("the store is well") { gateway.spool.storeProblem == nil }
            #expect(evaluator.taken.count == 4)
        }
    }

    @Test("DR-03 Where stored events cannot be read, /readyz names the store and not the evaluator alone, until they can be")
    func reads() async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers) { gateway in
            _ = try await post(gateway, "a")
            try await gateway.store.write { try $0.run("ALTER TABLE spool RENAME TO hidden") }
            evaluator.failure = nil
            try await eventually("/readyz names the store") { gateway.spool.storeProblem?.contains("cannot be read") == true }
            try await gateway.store.write { try $0.run("ALTER TABLE hidden RENAME TO spool") }
            try await eventually("the event is passed on") { gateway.spool.problem == nil && gateway.spool.storeProblem == nil }
            #expect(evaluator.taken == ["a"])
        }
    }

    @Test("DR-03 Where events cannot be stored, 503 and /readyz name the gateway's store")
    func insertions() async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers) { gateway in
            #expect(gateway.spool.storeProblem == nil)
            try await refuse("INSERT", gateway)
            let answer = try await post(gateway, "a")
            #expect(answer.status == 503 && answer.body.contains("the gateway's own store takes no writes"), "\(answer)")
            #expect(gateway.spool.storeProblem?.contains("disk is full") == true && gateway.spool.problem == nil)
            evaluator.failure = nil
            let later = try await post(gateway, "a")
            #expect(later.status == 202 && !later.body.contains("spooled"))
        }
    }

    @Test("DR-03 A gateway that could not open its store passes events to the evaluator; while that is away they are 503, and /readyz says why")
    func withoutStore() async throws {
        let evaluator = TestEvaluator()
        let cause = StoreError.unreadable(path: "/run/stores/gateway.sqlite", reason: "no such device")
        try await TestGateway.with(evaluator.peers, withoutStore: cause) { gateway in
            let direct = try await post(gateway, "a")
            #expect(direct.status == 202 && !direct.body.contains("spooled"))
            evaluator.failure = away
            for id in ["b", "c"] {
                let refused = try await post(gateway, id)
                #expect(refused.status == 503 && refused.headers["retry-after"] != nil, "\(refused)")
            }
            #expect(gateway.spool.storeProblem?.contains("no such device") == true && gateway.spool.problem == nil)
            evaluator.failure = nil
            let later = try await post(gateway, "b")
            #expect(later.status == 202 && evaluator.taken == ["a", "b"])
        }
    }

    @Test("DR-03 On a file system with less free space than spool.min_free_bytes events are 503 and not spooled")
    func freeSpace() async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers, spool: SpoolLimits(freeBytes: 1_000), free: { 999 }) { gateway in
            let answer = try await post(gateway, "a")
            #expect(answer.status == 503 && answer.body.contains("spool.min_free_bytes"), "\(answer)")
            #expect(gateway.spool.storeProblem?.contains("spool.min_free_bytes") == true)
        }
    }

    @Test("GW-04 DR-03 A long backlog of requests with keys leaves in few calls and in order, each under its key")
    func groups() async throws {
        let (evaluator, stores) = (TestEvaluator(), try TemporaryFolder())
        let ids = (0..<1_000).map { "e\($0)" }
        try await fill(stores, try ids.map { try SpooledRequests.request([$0], key: "key-\($0)") })
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in
            try await eventually("nothing waits") { gateway.spool.problem == nil }
            #expect(evaluator.taken == ids && evaluator.calls <= 5, "\(evaluator.calls) calls")
            let parts = gateway.peers.requests(EvaluatorV1.SubmitEventsRequest.self).flatMap(\.keyed)
            let keys = ids.map { "key-\($0)" }
            #expect(parts.map(\.idempotencyKey) == keys)
        }
    }

    @Test("DR-03 A long backlog of one app holds up no other app")
    func fairness() async throws {
        let (evaluator, stores) = (TestEvaluator(), try TemporaryFolder())
        let later = SpooledRequests.start + .seconds(60)
        let backlog = try (0..<3_000).map { try SpooledRequests.request(["e\($0)"]) }
        try await fill(stores, backlog + [try SpooledRequests.request(["other"], of: solo, at: later)])
        // The second call of the app with the backlog has no answer for now.
        evaluator.hold("e500")
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in
            try await eventually("the other app's event is taken") { evaluator.taken.contains("other") }
            let direct = try await post(gateway, "direct", key: "sk_personal")
            #expect(direct.status == 202 && !direct.body.contains("spooled"))
            evaluator.release()
            try await eventually("nothing waits") { gateway.spool.problem == nil }
            let place = try #require(evaluator.taken.firstIndex(of: "other"))
            #expect(place < 2_000 && evaluator.taken.count == 3_002)
        }
    }

    @Test("DR-03 New events wait for the last ones in the spool and go to the evaluator behind them, so that a steady stream leaves the spool")
    func end() async throws {
        let (evaluator, stores) = (TestEvaluator(), try TemporaryFolder())
        try await fill(stores, [try SpooledRequests.request(["first"])])
        evaluator.hold("first")
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in
            try await eventually("the last request is being passed on") { evaluator.holding == 1 }
            async let posted = post(gateway, "next")
            try await eventually("the next one waits") { gateway.spool.waitingRequests == 1 }
            evaluator.release()
            let next = try await posted
            #expect(next.status == 202 && !next.body.contains("spooled"), "\(next)")
            #expect(evaluator.taken == ["first", "next"])
        }
    }
}
