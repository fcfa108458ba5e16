import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("EVAL-16 SEC-10 Control of broadcasts")
struct BroadcastControlTests {
    private typealias Refused = DirectNotificationTests.Refused
    private static let own = ChatApp.tenant

    private func submit(
        _ evaluator: EvaluatorFixture, _ request: EvaluatorV1.SubmitBroadcastRequest = BroadcastTests.request()
    ) async throws -> String {
        try #require(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.broadcastId)
    }

    @Test("DR-06 while too many pushes wait no broadcast is taken, and a running one takes nobody; it goes on when the queue is short")
    func crowded() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(BroadcastTests.users(100), to: evaluator)
            evaluator.peers.with { $0.isCrowded = true }
            // Nobody has said so yet.
            let id = try await submit(evaluator)
            try await eventually("a page is enqueued", every: .milliseconds(2)) { !evaluator.peers.pushedUsers.isEmpty }
            try await evaluator.settled()
            let refused = await DirectNotificationTests.refusal {
                _ = try await evaluator.broadcasts.submitBroadcast(BroadcastTests.request(.wholeApp(true)))
            }
            #expect(refused?.reason == "unavailable")
            let taken = try await BroadcastTests.get(id, evaluator).apps.first?.taken
            for _ in 0..<10 {
                evaluator.clock.advance(by: .seconds(1))
                try await evaluator.settled()
            }
            let later = try await BroadcastTests.get(id, evaluator).apps.first?.taken
            #expect(later == taken && (later ?? 100) < 100)
            evaluator.peers.with { $0.isCrowded = false }
            evaluator.clock.advance(by: OutboxRoom.crowdedFor)
            #expect(try await BroadcastTests.run(id, evaluator).queued == 100)
        }
    }

    @Test("EVAL-16 a paused broadcast takes nobody, also after a restart; resumed it goes on behind the last user")
    func pause() async throws {
        try await withTemporaryFolder { folder in
            let (peers, clock, users) = (FakePeers(), VirtualClock(start: EvaluatorFixture.start), BroadcastTests.users(100))
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            BroadcastTests.add(users, to: first)
            let id = try await submit(first)
            let taken = try await first.run {
                try await eventually("a page", every: .milliseconds(2)) { try await BroadcastTests.get(id, first).targeted > 0 }
                let paused = try await first.broadcasts.pauseBroadcast(.init(tenant: Self.own, broadcastId: id)).broadcast
                #expect(paused?.state == .paused)
                return paused?.apps.first?.taken
            }
            await first.store.close()
            let second = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await second.run {
                for _ in 0..<20 {
                    clock.advance(by: .seconds(1))
                    try await second.settled()
                }
                #expect(try await BroadcastTests.get(id, second).apps.first?.taken == taken)
                #expect(try await second.broadcasts.resumeBroadcast(.init(tenant: Self.own, broadcastId: id)).broadcast?.state == .running)
                #expect(try await BroadcastTests.run(id, second).queued == 100)
                #expect(peers.pushedUsers.sorted() == users)
                let late = await DirectNotificationTests.refusal {
                    _ = try await second.broadcasts.pauseBroadcast(.init(tenant: Self.own, broadcastId: id))
                }
                #expect(late == Refused("conflict", "broadcast_id"))
            }
            await second.store.close()
        }
    }

    @Test("EVAL-16 EVAL-52 cancelled: nobody further is taken, held ones are skipped, and the dispatcher is told of all notifications")
    func cancel() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(
                try ChatApp.app(["quiet_hours_action_by_priority": ["blocking": "deliver", "high": "hold", "normal": "hold", "low": "hold"]]))
            let users = BroadcastTests.users(100)
            BroadcastTests.add(users, to: evaluator)
            let morning = (evaluator.clock.now + .seconds(36_000)).milliseconds
            evaluator.peers.with { $0.settings[users[3]] = .init(quietUntil: morning) }
            let id = try await submit(evaluator)
            try await eventually("three pages", every: .milliseconds(2)) {
                evaluator.clock.advance(by: .milliseconds(50))
                // The clock stands still while a page is decided. Otherwise the other pages would be due at once.
                try await evaluator.settled()
                return try await BroadcastTests.get(id, evaluator).targeted >= 60
            }
            let answer = try await evaluator.broadcasts.cancelBroadcast(.init(tenant: Self.own, broadcastId: id)).broadcast
            #expect(answer?.state == .cancelling || answer?.state == .cancelled)
            let done = try await BroadcastTests.run(id, to: .cancelled, evaluator)
            try await evaluator.settled()
            let taken = try #require(done.apps.first?.taken)
            #expect(taken < 100 && done.targeted == taken && done.held == 0 && done.skipped["cancelled"] == 1)
            let notifications = Set(evaluator.peers.with { $0.recorded.map(\.notificationId) })
            #expect(Set(evaluator.peers.with { $0.cancelled }) == notifications && notifications.count == Int(taken))
            // It stays so, and a repeated call changes nothing.
            evaluator.clock.advance(by: .seconds(36_100))
            #expect(try await evaluator.broadcasts.cancelBroadcast(.init(tenant: Self.own, broadcastId: id)).broadcast?.state == .cancelled)
            try await evaluator.settled()
            #expect(!evaluator.peers.pushedUsers.contains(users[3]))
        }
    }

    @Test("EVAL-52 the dispatcher's absence does not end a cancellation: it is told once it is back")
    func cancelWithoutDispatcher() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(BroadcastTests.users(10), to: evaluator)
            let id = try await submit(evaluator)
            try await BroadcastTests.run(id, evaluator)
            evaluator.peers.failNext(1, DispatcherV1.Dispatcher.Method.cancelQueued)
            _ = try await evaluator.broadcasts.cancelBroadcast(.init(tenant: Self.own, broadcastId: id))
            try await eventually("the first try", every: .milliseconds(2)) { evaluator.peers.calls(DispatcherV1.Dispatcher.Method.cancelQueued) == 1 }
            #expect(try await BroadcastTests.get(id, evaluator).state == .cancelling)
            try await BroadcastTests.run(id, to: .cancelled, evaluator)
            #expect(evaluator.peers.with { $0.cancelled.count } == 10)
        }
    }

    @Test("EVAL-16 GW-04 the caller's id makes a repeat harmless; the same id for another broadcast is refused")
    func repeated() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(["ann", "bob"], to: evaluator)
            let request = BroadcastTests.request { $0.broadcastId = "summer-party" }
            let first = try await evaluator.broadcasts.submitBroadcast(request)
            let again = try await evaluator.broadcasts.submitBroadcast(request)
            #expect(!first.duplicate && again.duplicate && again.broadcast?.broadcastId == first.broadcast?.broadcastId)
            try await BroadcastTests.run("summer-party", evaluator)
            #expect(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.state == .finished)
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers.sorted() == ["ann", "bob"])
            let other = await DirectNotificationTests.refusal {
                var other = request
                other.content?.title = "Winter"
                _ = try await evaluator.broadcasts.submitBroadcast(other)
            }
            #expect(other == Refused("conflict", "broadcast_id"))
            // With an idempotency key, and without an id.
            let options = CallOptions(metadata: ["idempotency-key": "k"])
            let keyed = try await evaluator.broadcasts.submitBroadcast(BroadcastTests.request(), options: options)
            #expect(try await evaluator.broadcasts.submitBroadcast(BroadcastTests.request(), options: options) == keyed)
        }
    }

    @Test("ROLE-01 the platform is for its administrators, an organization for admins, named users not for organization admins")
    func roles() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.with { $0.apps = [Self.own] }
            let (host, admin) = (evaluator.broadcasts(as: "system", user: ""), evaluator.broadcasts(as: "org_admin"))
            let (system, root) = (evaluator.broadcasts(as: "system_admin"), evaluator.broadcasts(as: "system_admin", isPlatform: true))
            func refusal(
                _ client: EvaluatorV1.Broadcasts.Client, _ audience: EvaluatorV1.BroadcastAudience.Audience, override: String = ""
            ) async -> String? {
                let type = override.isEmpty ? "" : "security_alert"
                let request = BroadcastTests.request(audience, type: type) { $0.overrideReason = override }
                return await DirectNotificationTests.refusal { _ = try await client.submitBroadcast(request) }?.reason
            }
            let users = EvaluatorV1.BroadcastAudience.Audience.users(.init(userIds: ["bob"]))
            #expect(await refusal(host, .wholeApp(true)) == nil)
            #expect(await refusal(host, users) == nil)
            #expect(await refusal(host, .wholeOrganization(true)) == "forbidden")
            #expect(await refusal(host, .wholePlatform(true)) == "forbidden")
            #expect(await refusal(admin, .wholeApp(true)) == nil)
            #expect(await refusal(admin, .wholeOrganization(true)) == nil)
            #expect(await refusal(admin, users) == "forbidden")
            #expect(await refusal(admin, .wholePlatform(true)) == "forbidden")
            #expect(await refusal(system, users) == nil)
            #expect(await refusal(system, .wholePlatform(true)) == "forbidden", "a token of an app's issuer is of one organization")
            #expect(await refusal(root, .wholePlatform(true)) == nil)
            #expect(await refusal(evaluator.broadcasts(as: "org_admin", app: "other"), .wholeApp(true)) == "not_found")
            // ROLE-05.
            for client in [host, admin] { #expect(await refusal(client, .wholeApp(true), override: "fire") == "forbidden") }
            #expect(await refusal(system, .wholeApp(true), override: "fire") == nil)
            let refused = await DirectNotificationTests.refusal {
                _ = try await system.submitBroadcast(BroadcastTests.request { $0.overrideReason = "fire" })
            }
            #expect(refused == Refused("invalid_value", "override_reason"))
        }
    }

    @Test("ROLE-01 RCPT-22 nobody sees or stops a broadcast beyond their app; one of the platform is its administrators' alone")
    func foreign() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.with { $0.apps = [Self.own] }
            let own = try await submit(evaluator)
            let platform = try await submit(evaluator, BroadcastTests.request(.wholePlatform(true)))
            let admin = evaluator.broadcasts(as: "org_admin")
            #expect(try await admin.getBroadcast(.init(tenant: Self.own, broadcastId: own)).broadcast?.broadcastId == own)
            let stranger = evaluator.broadcasts(as: "org_admin", app: "other")
            for (client, tenant, id) in [
                (admin, Self.own, platform), (admin, .init(), platform), (admin, .init(), own), (stranger, Self.own, own),
                (stranger, .init(organizationId: "org_1", appId: "other"), own), (admin, Self.own, "bcast_unknown"),
            ] {
                let request = (
                    EvaluatorV1.GetBroadcastRequest(tenant: tenant, broadcastId: id),
                    EvaluatorV1.CancelBroadcastRequest(tenant: tenant, broadcastId: id)
                )
                #expect(await DirectNotificationTests.refusal { _ = try await client.getBroadcast(request.0) }?.reason == "not_found")
                #expect(await DirectNotificationTests.refusal { _ = try await client.cancelBroadcast(request.1) }?.reason == "not_found")
            }
            let root = evaluator.broadcasts(as: "system_admin", organization: "", app: "", isPlatform: true)
            #expect(try await root.getBroadcast(.init(broadcastId: platform)).broadcast?.broadcastId == platform)
        }
    }

    @Test("SEC-10 who submitted, paused, resumed and cancelled what is in the audit log before the effect, without texts")
    func audit() async throws {
        try await withEvaluator { evaluator in
            let admin = evaluator.broadcasts(as: "org_admin", user: "ann")
            let id = try #require(
                try await admin.submitBroadcast(BroadcastTests.request(.role("teacher"), type: "admin_notice")).broadcast?.broadcastId)
            _ = try await admin.pauseBroadcast(.init(tenant: Self.own, broadcastId: id))
            _ = try await admin.resumeBroadcast(.init(tenant: Self.own, broadcastId: id))
            _ = try await admin.cancelBroadcast(.init(tenant: Self.own, broadcastId: id))
            #expect(
                evaluator.audit.all == [
                    "broadcast.submitted \(id) admin_notice to role teacher user:ann", "broadcast.paused \(id)  user:ann",
                    "broadcast.resumed \(id)  user:ann", "broadcast.cancelled \(id)  user:ann",
                ])
            evaluator.audit.setAway(true)
            #expect(await DirectNotificationTests.refusal { _ = try await submit(evaluator) }?.reason == "unavailable")
            let count = try await evaluator.store.read { try $0.firstRow("SELECT count(*) FROM broadcasts") { $0[0] as Int } }
            #expect(count == 1)
        }
    }

    @Test("ROLE-05 a system administrator's override reaches who opted out, and is audited with its reason")
    func override() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(["ann", "bob"], to: evaluator)
            evaluator.peers.with { $0.settings["ann"] = .init(pushEnabled: false) }
            let request = BroadcastTests.request(type: "security_alert") { $0.overrideReason = "fire in the building" }
            let id = try #require(try await evaluator.broadcasts(as: "system_admin").submitBroadcast(request).broadcast?.broadcastId)
            #expect(try await BroadcastTests.run(id, evaluator).queued == 2)
            #expect(evaluator.audit.all.last == "preferences.overridden \(id) security_alert: fire in the building user:root")
        }
    }

    @Test("EVAL-16 what cannot be a broadcast is refused with its field, and nothing is stored")
    func refused() async throws {
        try await withEvaluator { evaluator in
            func refusal(
                _ audience: EvaluatorV1.BroadcastAudience.Audience = .wholeApp(true), type: String = "",
                _ change: (inout EvaluatorV1.SubmitBroadcastRequest) -> Void = { _ in }
            ) async -> Refused? {
                let request = BroadcastTests.request(audience, type: type, change: change)
                return await DirectNotificationTests.refusal { _ = try await evaluator.broadcasts.submitBroadcast(request) }
            }
            #expect(await refusal { $0.audience = nil } == .init("invalid_argument", "audience"))
            #expect(await refusal(.wholeApp(false)) == .init("invalid_argument", "audience"))
            #expect(await refusal(.role("")) == .init("invalid_value", "audience.role"))
            #expect(await refusal(.groupId("")) == .init("invalid_argument", "audience.group_id"))
            #expect(await refusal(.users(.init())) == .init("invalid_argument", "audience.users.user_ids"))
            #expect(await refusal(.users(.init(userIds: ["bob", ""]))) == .init("invalid_argument", "audience.users.user_ids[1]"))
            let many = (0...5_000).map(String.init)
            #expect(await refusal(.users(.init(userIds: many))) == .init("payload_too_large", "audience.users.user_ids"))
            #expect(await refusal { $0.audience?.locales = ["?"] } == .init("invalid_value", "audience.locales[0]"))
            #expect(await refusal { $0.audience?.deviceTypes = [.unspecified] }?.field == "audience.device_types[0]")
            #expect(await refusal { $0.broadcastId = "bcast_1" } == .init("invalid_value", "broadcast_id"))
            #expect(await refusal { $0.ratePerSecond = -1 } == .init("invalid_value", "rate_per_second"))
            for wrong in [-1, 3_601] as [Int32] { #expect(await refusal { $0.spreadSeconds = wrong } == .init("invalid_value", "spread_seconds")) }
            #expect(await refusal { $0.content?.title = " " } == .init("invalid_value", "content.title"))
            #expect(await refusal { $0.content?.deviceIds = ["d"] } == .init("invalid_value", "content.device_ids"))
            #expect(await refusal(type: "made_up") == .init("unknown_type", "type_id"))
            #expect(await refusal { $0.tenant = nil } == .init("invalid_argument", "tenant.app_id"))
            #expect(await refusal { $0.tenant?.appId = "none" } == .init("not_found", "tenant.app_id"))
            #expect(await refusal { $0.data = ["google.x": "1"] } == .init("reserved_data_key", "data.google.x"))
            evaluator.policies.set(try ChatApp.app(suspended: true))
            #expect(await refusal()?.reason == "organization_suspended")
            let count = try await evaluator.store.read { try $0.firstRow("SELECT count(*) FROM broadcasts") { $0[0] as Int } }
            #expect(count == 0)
            // Hosts' events are no parts of broadcasts.
            var event = EvaluatorV1.Event(tenant: Self.own, eventId: "e1", eventType: "admin.notice", recipients: ["bob"])
            event.broadcast = .init(broadcastId: "bcast_1")
            evaluator.policies.set(try ChatApp.app())
            let bare = EvaluatorV1.Event(tenant: Self.own, eventId: "e2", eventType: "notification.broadcast", recipients: ["bob"], typeId: "mention")
            #expect(try await evaluator.submit(event, bare).rejected.map(\.field) == ["broadcast", "event_type"])
        }
    }

    @Test("EVAL-16 the ledger says the outcomes of the pushes; without it the progress has its other counts")
    func delivery() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(["ann", "bob"], to: evaluator)
            let id = try await submit(evaluator)
            evaluator.peers.with { $0.countedByStatus = ["sent": 3, "opened": 2, "failed": 1, "queued": 9, "cancelled": 4, "expired": 5] }
            let done = try await BroadcastTests.run(id, evaluator)
            #expect(done.delivery == .init(sent: 5, failed: 1, expired: 5, cancelled: 4))
            evaluator.peers.failNext(1, ReceiptsV1.Receipts.Method.countByStatus)
            let without = try await BroadcastTests.get(id, evaluator)
            #expect(without.delivery == nil && without.queued == 2)
        }
    }

    @Test("PRIV-09 PRIV-11 an erased user is no author and in no list; the others of the list still get it")
    func erasure() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(["ann", "bob"], to: evaluator)
            let request = BroadcastTests.request(.users(.init(userIds: ["ann", "bob"]))) { $0.broadcastId = "b" }
            let admin = evaluator.broadcasts(as: "system_admin", user: "ann")
            _ = try await admin.submitBroadcast(request)
            _ = try await admin.pauseBroadcast(.init(tenant: Self.own, broadcastId: "b"))
            let ann = UserKey("ann", of: Self.own)
            var exported: [String] = []
            try await BroadcastTable.userData.export(ann, evaluator.store) { exported += $0 }
            #expect(exported.count == 1 && exported[0].contains(#""is_author":true"#) && exported[0].contains(#""is_listed":true"#))
            #expect(try await BroadcastTable.userData.erase(ann, evaluator.store) == 1)
            #expect(try await BroadcastTable.userData.erase(ann, evaluator.store) == 0)
            let stored = try await evaluator.store.read { try BroadcastTable.find("b", of: Self.own, $0) }
            #expect(stored?.author == "" && stored?.request.namedUsers == ["bob"])
            _ = try await admin.resumeBroadcast(.init(tenant: Self.own, broadcastId: "b"))
            try await BroadcastTests.run("b", evaluator)
            try await evaluator.settled()
            #expect(!evaluator.peers.with { $0.enqueued.isEmpty })
        }
    }

    @Test("PRIV-01 the content of a broadcast that ended goes with its retention; the counts stay")
    func retention() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(["ann", "bob"], to: evaluator)
            let id = try await submit(evaluator, BroadcastTests.request { $0.broadcastId = "b" })
            func empty(after days: Int) async throws -> Int {
                let end = evaluator.clock.now + .days(days)
                return try await evaluator.store.write { try BroadcastTable.empty(Self.own, endedBefore: end, $0) }
            }
            #expect(try await empty(after: 9) == 0, "it has not ended")
            try await BroadcastTests.run(id, evaluator)
            #expect(try await empty(after: -1) == 0)
            #expect(try await empty(after: 1) == 1)
            #expect(try await BroadcastTests.get(id, evaluator).queued == 2)
            #expect(try await evaluator.broadcasts.submitBroadcast(BroadcastTests.request { $0.broadcastId = "b" }).duplicate)
        }
    }
}
