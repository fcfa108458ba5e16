import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import EvaluatorService

@Suite("What a peer refuses for good")
struct RefusedForGoodTests {
    private static let errors = [APIError(.invalidValue, "never").rpcError, RPCError(code: .internalError, message: "a constraint failed")]
    private static let people = (0..<40).map { "user_\($0)" }
    private let record = ReceiptsV1.Receipts.Method.recordNotification
    private let enqueue = DispatcherV1.Dispatcher.Method.enqueue

    /// An event for everybody and mallory, and one for somebody else behind it.
    private func tell(_ evaluator: EvaluatorFixture) async throws {
        evaluator.peers.with { state in
            for id in Self.people + ["mallory"] { state.users[id] = ChatApp.user(id) }
            state.channels["ch_general"] = .init(name: "general", channelType: .public, members: Self.people + ["mallory"])
        }
        try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.everybody]))
        try await evaluator.submit(ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("user_7")]))
        try await evaluator.settled()
        #expect(try await evaluator.statistics.outboxDepth == 0)
    }

    @Test(
        "ARCH-04 one notification that the ledger refuses whole calls for is quarantined and pushed all the same; the others are recorded",
        arguments: errors)
    func notification(_ error: RPCError) async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.with { [record] in $0.poison[record.name] = ("mallory", error) }
            try await tell(evaluator)
            #expect(Set(evaluator.peers.with { $0.recorded.map(\.userId) }) == Set(Self.people))
            #expect(Set(evaluator.peers.pushedUsers) == Set(Self.people + ["mallory"]))
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.allSatisfy { ($0.badge == nil) == ($0.userId == "mallory") })
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.peer) \($0.userId)" } == ["notifications receipts mallory"])

            // Mended, it is recorded, and pushed no second time.
            evaluator.peers.with { [record] in $0.poison[record.name] = nil }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)
            try await evaluator.submit(ChatApp.message("e3", channel: "ch_3", mentions: [ChatApp.mention("user_8")]))
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.recorded.filter { $0.userId == "mallory" } }.count == 1)
            #expect(evaluator.peers.pushedUsers.filter { $0 == "mallory" }.count == 1)
            #expect(evaluator.peers.with { $0.enqueued.last?.userId == "user_8" && $0.enqueued.last?.badge != nil })
        }
    }

    @Test("ARCH-04 one push that the dispatcher refuses whole calls for ends as failed in the ledger, and waits for an operator", arguments: errors)
    func push(_ error: RPCError) async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.with { [enqueue] in $0.poison[enqueue.name] = ("mallory", error) }
            try await tell(evaluator)
            #expect(Set(evaluator.peers.pushedUsers) == Set(Self.people))
            let outcomes = evaluator.peers.with { $0.outcomes }
            #expect(outcomes.map(\.pushDeviceId) == ["dev_mallory"] && outcomes.map(\.status) == [.failed])
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.peer) \($0.userId)" } == ["pushes dispatcher mallory"])

            evaluator.peers.with { [enqueue] in $0.poison[enqueue.name] = nil }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(outbox: "pushes", all: true)).requeued == 1)
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers.last == "mallory")
        }
    }

    @Test("ARCH-04 where the ledger refuses a notification, and that its push was refused, both wait for an operator with their reasons")
    func outcome() async throws {
        try await withEvaluator { evaluator in
            let outcome = ReceiptsV1.Receipts.Method.recordOutcome
            evaluator.peers.with { [record] in
                $0.poison[record.name] = ("mallory", APIError(.invalidValue, "never").rpcError)
                $0.poison[outcome.name] = ("mallory", APIError(.invalidValue, "not recorded").rpcError)
                $0.refusedUsers = ["mallory"]
            }
            try await tell(evaluator)
            #expect(Set(evaluator.peers.pushedUsers) == Set(Self.people))
            #expect(evaluator.peers.with { $0.outcomes }.isEmpty)
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(
                Set(messages.map { "\($0.outbox) \($0.peer) \($0.userId) \($0.detail)" }) == [
                    "notifications receipts mallory never", "pushes dispatcher mallory refused", "outcome_outbox receipts mallory not recorded",
                ])

            evaluator.peers.with { $0.poison = [:] }
            for outbox in ["notifications", "outcome_outbox"] {
                #expect(try await evaluator.quarantine.requeueQuarantined(.init(outbox: outbox, all: true)).requeued == 1)
                try await evaluator.settled()
            }
            #expect(evaluator.peers.with { $0.recorded.last?.userId } == "mallory")
            #expect(evaluator.peers.with { $0.outcomes.map { "\($0.pushDeviceId) \($0.failureReason)" } } == ["dev_mallory invalid_argument"])
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.map(\.outbox) == ["pushes"])
        }
    }

    @Test("ARCH-04 a push for a device without an id, which neither dispatcher nor ledger take, stops nothing")
    func nameless() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("mallory", devices: [ChatApp.device("", of: "mallory")]))
            evaluator.peers.with { $0.refusedUsers = ["mallory"] }
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("mallory"), ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(evaluator.peers.with { $0.outcomes }.isEmpty)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.map(\.outbox) == ["pushes"])
        }
    }

    @Test("ARCH-04 an event whose audience a peer refuses to answer for ends with its reason, and the events around it are decided")
    func audience() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("ann"), ChatApp.user("bob"), ChatApp.user("mallory"))
            evaluator.peers.with {
                $0.beforeEachResolve = { request in
                    if request.userIds.contains("mallory") { throw APIError(.invalidValue, field: "user_ids", "no such id can be") }
                }
            }
            try await evaluator.submit(
                ChatApp.message("e1", channel: "ch_1", mentions: [ChatApp.mention("ann")]),
                ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("mallory")]),
                ChatApp.message("e3", channel: "ch_3", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["ann", "bob"])
            #expect(try await evaluator.decisions("e2") == ["": "cancelled"])
        }
    }

    @Test(
        "ARCH-04 an event that the registry fails for, and says no word why, is quarantined; other apps' events are decided, and it can be requeued")
    func unclearAudience() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("ann"), ChatApp.user("bob"), ChatApp.user("mallory"))
            let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")
            evaluator.policies.set(try ChatApp.app(), for: other)
            let broken = RPCError(code: .internalError, message: "a row is torn")
            evaluator.peers.with {
                $0.beforeEachResolve = { if $0.userIds.contains("mallory") { throw broken } }
            }
            var foreign = ChatApp.message("e3", channel: "ch_3", mentions: [ChatApp.mention("bob")])
            foreign.tenant = other
            try await evaluator.submit(
                ChatApp.message("e1", channel: "ch_1", mentions: [ChatApp.mention("ann")]),
                ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("mallory")]), foreign)
            try await evaluator.settled()
            #expect(Set(evaluator.peers.pushedUsers) == ["ann", "bob"])
            #expect(try await evaluator.decisions("e2").isEmpty)
            #expect(try await evaluator.statistics.eventsEvaluated == 1)
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.reason) \($0.detail)" } == ["events internal a row is torn"])
            #expect(messages.first?.tenant == ChatApp.tenant)

            evaluator.peers.with { $0.beforeEachResolve = { _ in } }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(ids: messages.map(\.id))).requeued == 1)
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers.last == "mallory" && evaluator.peers.pushedUsers.count == 3)
            #expect(try await evaluator.decisions("e2") == ["mallory": "sent"])
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    @Test("ARCH-04 a registry that fails for everything for a while delays the events and loses none")
    func unclearOutage() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("ann"), ChatApp.user("bob"))
            let left = Mutex(7)
            evaluator.peers.with {
                $0.beforeEachResolve = { _ in
                    let fails = left.withLock { left in
                        left -= 1
                        return left >= 0
                    }
                    if fails { throw RPCError(code: .internalError, message: "broken") }
                }
            }
            try await evaluator.submit(
                ChatApp.message("e1", channel: "ch_1", mentions: [ChatApp.mention("ann")]),
                ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["ann", "bob"])
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    @Test("ARCH-04 PRIV-09 an event that cannot be read is quarantined, stops no other, and hinders nobody's erasure")
    func unreadableEvent() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("ann"), ChatApp.user("bob"))
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers)
            // Nobody works yet.
            try await evaluator.submit(
                ChatApp.message("e1", channel: "ch_1", mentions: [ChatApp.mention("ann")]),
                ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("bob")]))
            try await evaluator.store.write {
                try $0.execute(sql: "UPDATE events SET payload = x'FFFF' || CAST('ann' AS BLOB) WHERE event_id = 'e1'")
            }
            try await evaluator.run {
                try await evaluator.settled()
                #expect(peers.pushedUsers == ["bob"])
                let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
                #expect(messages.map { "\($0.outbox) \($0.peer) \($0.reason)" } == ["events evaluator internal"])
                #expect(messages.first?.detail.contains("cannot be read") == true && messages.first?.tenant == ChatApp.tenant)
                // Requeued too early, it comes back.
                #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)
                try await evaluator.settled()
                #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.count == 1)
                let data = UserDataService(.evaluator, store: evaluator.store, audit: evaluator.audit, clock: evaluator.clock)
                let client = EvaluatorV1.UserData.Client(InProcessChannel(services: [data], principal: Principal(service: "registry")))
                _ = try await client.eraseUser(.init(tenant: ChatApp.tenant, userId: "ann"))
                #expect(
                    try await evaluator.store.read { try Int.fetchOne($0, sql: "SELECT length(payload) FROM events WHERE event_id = 'e1'") } == 0)
                #expect(try await evaluator.quarantine.dropQuarantined(.init(all: true)).dropped == 1)
                #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1")).state == .evaluated)
            }
            await evaluator.store.close()
        }
    }

    @Test("ARCH-04 PRIV-09 a batch that cannot be read is quarantined, stops no other, and hinders nobody's erasure")
    func unreadableBatch() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers)
            let batches = try ["ann", "bob"].map { user in
                try EncodedOutboxBatch(
                    OutboxBatch(
                        tenant: ChatApp.tenant, records: [.init(tenant: ChatApp.tenant, notificationId: "n_\(user)", userId: user)], pushes: []))
            }
            let ids = try await evaluator.store.write { database in
                try DecisionOutboxTable.insert(batches, database)
                try database.execute(sql: "UPDATE decision_outbox SET pushes = x'FFFF' || CAST('ann' AS BLOB) WHERE id = 1")
                return try Int64.fetchAll(database, sql: "SELECT id FROM decision_outbox")
            }
            #expect(ids == [1, 2])
            await evaluator.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: peers)
            try await next.run {
                try await next.settled()
                #expect(peers.with { $0.recorded.map(\.userId) } == ["bob"])
                #expect(try await next.statistics.outboxDepth == 0)
                let messages = try await next.quarantine.listQuarantine(.init()).messages
                #expect(messages.map { "\($0.outbox) \($0.peer)" } == ["decision_outbox evaluator"])
                // Mended by hand, it goes out.
                try await next.store.write { try $0.execute(sql: "UPDATE decision_outbox SET pushes = x'' WHERE id = -1") }
                #expect(try await next.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)
                try await next.settled()
                #expect(peers.with { $0.recorded.map(\.userId) } == ["bob", "ann"])
                #expect(try await next.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM decision_outbox") } == 0)
            }
            await next.store.close()
        }
    }

    @Test("ARCH-04 PRIV-09 a damaged push is quarantined under its users, and goes with each of them", arguments: ["mallory", "kid", "teacher"])
    func damagedPush(erased: String) async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers)
            func push(_ user: String, about: String = "", title: String) -> DispatcherV1.Push {
                DispatcherV1.Push(
                    tenant: ChatApp.tenant, pushId: "p_\(user)", notificationId: "n_\(user)", userId: user,
                    contents: [.init(title: title, data: about.isEmpty ? [:] : [DispatcherV1.Push.senderKey: "teacher"])], aboutUserId: about)
            }
            var batch = try EncodedOutboxBatch(
                OutboxBatch(
                    tenant: ChatApp.tenant, records: [], pushes: [push("mallory", about: "kid", title: "~~~~"), push("bob", title: "well")]))
            // No text of a contract: not UTF-8.
            for place in batch.pushes.indices where batch.pushes[place] == UInt8(ascii: "~") { batch.pushes[place] = 0xFF }
            let damaged = batch
            try await evaluator.store.write { try DecisionOutboxTable.insert([damaged], $0) }
            await evaluator.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: peers)
            try await next.run {
                try await next.settled()
                #expect(peers.pushedUsers == ["bob"])
                let messages = try await next.quarantine.listQuarantine(.init()).messages
                #expect(messages.map { "\($0.outbox) \($0.peer) \($0.userId)" } == ["pushes dispatcher mallory"])
                let data = UserDataService(.evaluator, store: next.store, audit: next.audit, clock: next.clock)
                let client = EvaluatorV1.UserData.Client(InProcessChannel(services: [data], principal: Principal(service: "registry")))
                #expect(try await client.eraseUser(.init(tenant: ChatApp.tenant, userId: erased)).erased["quarantine"] == 1)
                #expect(try await next.quarantine.listQuarantine(.init()).messages.isEmpty)
            }
            await next.store.close()
        }
    }

    @Test("EVAL-22 ARCH-04 a deferred notification whose event cannot be read ends, and the others are released")
    func unreadableDeferral() async throws {
        try await withSleepers("ann", "bob") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "ann", priority: .high), NightShift.mention("e2", of: "bob", priority: .high))
            try await evaluator.settled()
            #expect(try await evaluator.statistics.held == 2)
            try await evaluator.store.write { try $0.execute(sql: "UPDATE events SET payload = x'FFFF' WHERE event_id = 'e1'") }
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(try await evaluator.decisions("e1") == ["ann": "cancelled"])
            #expect(try await evaluator.statistics.held == 0)
        }
    }

    @Test("a requeued push counts as waiting, and against the limits of a call")
    func weight() throws {
        let push = DispatcherV1.Push(tenant: ChatApp.tenant, pushId: "p", userId: "bob")
        #expect(try EncodedOutboxBatch(OutboxBatch(tenant: ChatApp.tenant, records: [], pushes: [push])).notifications == 1)
    }
}
