import CarillonAPI
import RPC
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("Pushes that no device confirms go to the user's other devices")
struct EscalationTests {
    private static let start = EvaluatorFixture.start
    private static let due = start + .seconds(300)
    private static let fanout: PolicyValue = [
        "blocking": "all_active", "high": "most_recent_then_all", "normal": "most_recent_then_all", "low": "all_active",
    ]

    private static func prepare(_ evaluator: EvaluatorFixture, _ changes: [String: PolicyValue] = [:]) throws {
        evaluator.policies.set(try NightShift.app(["fanout_by_priority": fanout].merging(changes) { $1 }))
        for user in ["bob", "carol"] {
            evaluator.peers.add(ChatApp.user(user, devices: ["phone", "tablet", "desk"].map { ChatApp.device("\($0)_\(user)", of: user) }))
        }
    }

    /// Users with three devices, of which the phone was used last.
    private func withDevices(_ changes: [String: PolicyValue] = [:], _ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            try Self.prepare(evaluator, changes)
            try await body(evaluator)
        }
    }

    /// The first push of a high mention of bob.
    private func push(_ evaluator: EvaluatorFixture, _ id: String = "e1") async throws -> DispatcherV1.Push {
        try await evaluator.submit(NightShift.mention(id, of: "bob", priority: .high))
        try await evaluator.settled()
        return try #require(evaluator.peers.with { $0.enqueued.last })
    }

    @Test("EVAL-26 The most recent device gets it at once, the others after 300 s, as another push of the same notification, and nobody later")
    func others() async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            #expect(evaluator.pushes == ["phone_bob"])
            let words = "(fanout_by_priority.high is most_recent_then_all: 2 more after 300 s unless a device confirms it)"
            let detail = try await evaluator.decision("e1", of: "bob").detail
            #expect(detail.hasSuffix(words), "\(detail)")
            try await evaluator.wait(until: Self.due - .milliseconds(1))
            #expect(evaluator.pushes == ["phone_bob"])
            try await evaluator.wait(until: Self.due)
            #expect(evaluator.pushes == ["phone_bob", "tablet_bob desk_bob"])
            let second = try #require(evaluator.peers.with { $0.enqueued.last })
            #expect(second.notificationId == first.notificationId && second.pushId != first.pushId && second.contents == first.contents)
            // The ledger gets it as a further push.
            let records = evaluator.peers.with { $0.recorded.filter { $0.notificationId == first.notificationId } }
            #expect(records.map(\.pushId) == [first.pushId, second.pushId])
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(evaluator.pushes.count == 2)
        }
    }

    @Test(
        "EVAL-26 A push that a device confirmed, or that was cancelled, goes to no other device",
        arguments: [ReceiptsV1.DeliverySign.confirmed, .cancelled])
    func signs(_ sign: ReceiptsV1.DeliverySign) async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            evaluator.peers.with { $0.signs[first.pushId] = sign }
            try await evaluator.wait(until: Self.due + .seconds(60))
            #expect(evaluator.pushes == ["phone_bob"])
        }
    }

    @Test("EVAL-26 The other devices of a user whose push failed get it at once; those of others wait")
    func failure() async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            try await evaluator.submit(NightShift.mention("e2", of: "carol", priority: .high))
            try await evaluator.settled()
            evaluator.peers.with { $0.signs[first.pushId] = .failed }
            var changes = StoreChanges()
            changes.insert(UserKey("bob", of: ChatApp.tenant))
            evaluator.failedPushes.heard(changes)
            try await evaluator.settled()
            #expect(evaluator.pushes == ["phone_bob", "phone_carol", "tablet_bob desk_bob"])
            try await evaluator.wait(until: Self.due)
            #expect(evaluator.pushes.last == "tablet_carol desk_carol" && evaluator.pushes.count == 4)
        }
    }

    @Test("EVAL-26 A failure that nobody heard, because the stream of receipts was interrupted, is found when it is back")
    func missedFailure() async throws {
        try await withDevices { evaluator in
            evaluator.failedPushes.heard(StoreChanges())
            let first = try await push(evaluator)
            evaluator.failedPushes.lost()
            evaluator.peers.with { $0.signs[first.pushId] = .failed }
            try await evaluator.settled()
            #expect(evaluator.pushes == ["phone_bob"])
            evaluator.failedPushes.heard(StoreChanges())
            try await evaluator.settled()
            #expect(evaluator.pushes == ["phone_bob", "tablet_bob desk_bob"])
        }
    }

    @Test("EVAL-26 EVAL-21 Quiet hours put it off to their end, and a device may confirm it until then", arguments: [true, false])
    func quietHours(isConfirmed: Bool) async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: NightShift.morning.milliseconds) }
            try await evaluator.wait(until: Self.due)
            #expect(evaluator.pushes == ["phone_bob"])
            let explained = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: first.notificationId, userId: "bob"))
            let further = try #require(explained.repetitions.first?.decision)
            #expect(further.detail == "sent to further devices at \(NightShift.morning.rfc3339), unless a device confirms it before")
            // The ledger keeps the outcome of the first push.
            #expect(evaluator.peers.with { $0.recorded.map(\.skipReason) } == [.unspecified])
            if isConfirmed { evaluator.peers.with { $0.signs[first.pushId] = .confirmed } }
            evaluator.peers.with { $0.settings["bob"] = nil }
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.pushes == ["phone_bob"] + (isConfirmed ? [] : ["tablet_bob desk_bob"]))
        }
    }

    @Test("EVAL-26 EVAL-41 EVAL-52 What was cancelled or snoozed goes to no other device at its time", arguments: [true, false])
    func stopped(byCancel: Bool) async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            if byCancel {
                _ = try await evaluator.client.cancel(.init(tenant: ChatApp.tenant, notificationIds: [first.notificationId]))
            } else {
                let request = EvaluatorV1.SnoozeRequest(tenant: ChatApp.tenant, userId: "bob", notificationId: first.notificationId, seconds: 3_600)
                _ = try await evaluator.client(as: "member", user: "bob").snooze(request)
            }
            try await evaluator.wait(until: Self.due + .seconds(60))
            #expect(evaluator.pushes == ["phone_bob"])
            for seconds in [3_600, 3_900] { try await evaluator.wait(until: Self.start + .seconds(seconds)) }
            // The snooze escalates as any push does.
            #expect(evaluator.pushes == ["phone_bob"] + (byCancel ? [] : ["phone_bob", "tablet_bob desk_bob"]))
        }
    }

    @Test("EVAL-26 Without an answer of receipts, or before the ledger has the push, it is asked again every 30 s", arguments: [true, false])
    func unanswered(isAway: Bool) async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            evaluator.peers.with { $0.signs[first.pushId] = .unspecified }
            if isAway { evaluator.peers.failNext(1, ReceiptsV1.Receipts.Method.checkDelivery) }
            try await evaluator.wait(until: Self.due)
            evaluator.peers.with { $0.signs[first.pushId] = nil }
            try await evaluator.wait(until: Self.due + .milliseconds(29_999))
            #expect(evaluator.pushes == ["phone_bob"])
            try await evaluator.wait(until: Self.due + .seconds(30))
            #expect(evaluator.pushes == ["phone_bob", "tablet_bob desk_bob"])
        }
    }

    @Test("ARCH-04 EVAL-26 After a restart it goes to the others once")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder)
            try Self.prepare(first)
            try await first.run { _ = try await push(first) }
            await first.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: first.peers, clock: first.clock)
            try Self.prepare(next)
            try await next.run {
                try await next.wait(until: Self.due + .seconds(3_600))
                #expect(next.pushes == ["phone_bob", "tablet_bob desk_bob"])
            }
            await next.store.close()
        }
    }

    @Test("EVAL-26 A notification that several were merged into goes to all devices at once")
    func merged() async throws {
        try await withDevices { evaluator in
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: NightShift.morning.milliseconds) }
            for id in ["e1", "e2"] { try await evaluator.submit(NightShift.mention(id, of: "bob", priority: .normal)) }
            try await evaluator.settled()
            evaluator.peers.with { $0.settings["bob"] = nil }
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.pushes == ["phone_bob tablet_bob desk_bob"])
            try await evaluator.wait(until: NightShift.morning + .seconds(301))
            #expect(evaluator.pushes.count == 1)
        }
    }

    @Test("EVAL-26 It counts against no cap and no rate a second time")
    func uncounted() async throws {
        try await withDevices(
            ["escalation_seconds": 30, "user_rate_per_minute": 2, "cap_high_per_week": 2, "cap_enforcement": "enforce"]
        ) { evaluator in
            _ = try await push(evaluator)
            try await evaluator.wait(until: Self.start + .seconds(30))
            _ = try await push(evaluator, "e2")
            #expect(evaluator.pushes == ["phone_bob", "tablet_bob desk_bob", "phone_bob"])
        }
    }

    @Test("EVAL-26 EVAL-41 A user may snooze what the first device shows, when quiet hours postpone the others")
    func snoozedWhilePostponed() async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: NightShift.morning.milliseconds) }
            try await evaluator.wait(until: Self.due)
            let request = EvaluatorV1.SnoozeRequest(tenant: ChatApp.tenant, userId: "bob", notificationId: first.notificationId, seconds: 3_600)
            let until = try await evaluator.client(as: "member", user: "bob").snooze(request).scheduledForMs
            #expect(until == (Self.due + .seconds(3_600)).milliseconds)
        }
    }

    @Test("EVAL-16 EVAL-26 The filters of a broadcast hold for the further devices, too")
    func broadcast() async throws {
        try await withDevices { evaluator in
            evaluator.peers.add(
                ChatApp.user(
                    "bob",
                    devices: [
                        ChatApp.device("phone_bob", of: "bob"), ChatApp.device("tablet_bob", of: "bob", type: .android),
                        ChatApp.device("pad_bob", of: "bob"),
                    ]))
            let request = EvaluatorV1.SubmitBroadcastRequest(
                tenant: ChatApp.tenant, audience: .init(audience: .users(.init(userIds: ["bob"])), deviceTypes: [.ios]), typeId: "admin_notice",
                content: .init(title: "News", body: "All of it"), priority: .high)
            _ = try await evaluator.broadcasts.submitBroadcast(request)
            try await evaluator.settled()
            #expect(evaluator.pushes == ["phone_bob"])
            try await evaluator.wait(until: Self.due)
            #expect(evaluator.pushes == ["phone_bob", "pad_bob"])
        }
    }

    @Test("ARCH-16 An item that cannot be read is quarantined, and the others go on, also after the stream of receipts was interrupted")
    func unreadable() async throws {
        try await withDevices { evaluator in
            _ = try await push(evaluator)
            try await evaluator.submit(NightShift.mention("e2", of: "carol", priority: .high))
            try await evaluator.settled()
            try await evaluator.store.write { try $0.run("UPDATE due_items SET details = 'x' WHERE user_id = 'bob'") }
            evaluator.failedPushes.heard(StoreChanges())
            try await evaluator.settled()
            try await evaluator.wait(until: Self.due)
            #expect(evaluator.pushes == ["phone_bob", "phone_carol", "tablet_carol desk_carol"])
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.count == 1)
        }
    }

    @Test("ARCH-16 EVAL-26 A push that receipts refuses calls about is quarantined, and those of others go on")
    func refusedByReceipts() async throws {
        try await withDevices { evaluator in
            let first = try await push(evaluator)
            try await evaluator.submit(NightShift.mention("e2", of: "carol", priority: .high))
            try await evaluator.settled()
            let refusal = APIError(.invalidValue, "never").rpcError
            evaluator.peers.with { $0.poison[ReceiptsV1.Receipts.Method.checkDelivery.name] = (first.pushId, refusal) }
            try await evaluator.wait(until: Self.due)
            #expect(evaluator.pushes == ["phone_bob", "phone_carol", "tablet_carol desk_carol"])
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.count == 1)
        }
    }

    @Test("EVAL-26 A host does not name an escalation")
    func refused() async throws {
        try await withDevices { evaluator in
            var event = NightShift.mention("e1", of: "bob", priority: .high)
            event.escalation = .init(notificationId: "notif_1")
            let answer = try await evaluator.client.submitEvents(.init(events: [event]))
            #expect(answer.rejected.map(\.field) == ["escalation"])
        }
    }

    @Test("EVAL-26 What happens by the sign, before and after the time, and when the notification's life is over")
    func steps() {
        func steps(at seconds: Int) -> [EscalationStep] {
            let escalation = PendingEscalation(
                eventRow: 1, ordinal: 0, user: UserKey("bob", of: ChatApp.tenant), typeID: "t",
                escalation: .init(expiresAtMs: (Self.start + .seconds(600)).milliseconds), since: Self.start, escalatesAt: Self.due)
            return [.confirmed, .cancelled, .failed, .none, .unspecified].map {
                EscalationStep($0, of: escalation, at: Self.start + .seconds(seconds))
            }
        }
        #expect(steps(at: 299) == [.drop, .drop, .send, .waits(until: Self.due), .waits(until: Self.due)])
        #expect(steps(at: 300) == [.drop, .drop, .send, .send, .waits(until: Self.due + .seconds(30))])
        #expect(steps(at: 390) == [.drop, .drop, .send, .send, .send])
        #expect(steps(at: 600) == [.drop, .drop, .drop, .drop, .drop])
    }
}

extension EvaluatorFixture {
    /// The devices of each push, in order.
    fileprivate var pushes: [String] {
        peers.with { $0.enqueued.map { $0.targets.compactMap(\.device?.pushDeviceId).joined(separator: " ") } }
    }
}
