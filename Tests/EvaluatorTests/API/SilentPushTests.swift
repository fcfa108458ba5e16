import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("EVAL-43 Silent pushes")
struct SilentPushTests {
    private typealias Refused = DirectNotificationTests.Refused
    private static let start = EvaluatorFixture.start

    private static func request(
        _ users: [String] = ["bob"], _ kind: String = "messages", change: (inout EvaluatorV1.SubmitSilentRequest) -> Void = { _ in }
    ) -> EvaluatorV1.SubmitSilentRequest {
        var request = EvaluatorV1.SubmitSilentRequest(tenant: ChatApp.tenant, userIds: users, syncType: kind)
        change(&request)
        return request
    }

    /// An app whose iOS devices get three in an hour, with a user who has an iPhone and an Android phone.
    private func withLimit(_ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            try Self.prepare(evaluator)
            try await body(evaluator)
        }
    }

    private static func prepare(_ evaluator: EvaluatorFixture) throws {
        evaluator.policies.set(try ChatApp.app(["silent_push_max_per_hour": 3]))
        evaluator.peers.add(
            ChatApp.user("bob", devices: [ChatApp.device("phone", of: "bob"), ChatApp.device("android", of: "bob", type: .android)]))
    }

    /// Submits pushes of a kind, each a minute after the one before.
    @discardableResult
    private func send(_ evaluator: EvaluatorFixture, _ numbers: some Sequence<Int>, _ kind: String = "messages") async throws -> [String] {
        var ids: [String] = []
        for number in numbers {
            let request = Self.request(["bob"], kind) { $0.data = ["number": String(number)] }
            ids.append(try await evaluator.client.submitSilent(request).carillonEventId)
            try await evaluator.settled()
            evaluator.clock.advance(by: .seconds(60))
        }
        return ids
    }

    /// The numbers of the pushes to a device.
    private func numbers(_ evaluator: EvaluatorFixture, to device: String) -> [String] {
        evaluator.peers.with { $0.enqueued }.filter { $0.targets.contains { $0.device?.pushDeviceId == device } }
            .map { $0.contents[0].data["number"] ?? "" }
    }

    @Test("EVAL-43 It has data and no text, and reaches active users, above their rate; the ledger knows that it shows nothing")
    func shape() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(
                try ChatApp.app(["user_rate_per_minute": 1, "presence_rule": "activity_window", "presence_activity_window_seconds": 300]))
            var bob = ChatApp.user("bob", status: .online)
            bob.presence?.lastActivityAtMs = Self.start.milliseconds
            evaluator.peers.add(bob)
            let request = Self.request { $0.data = ["count": "3"] }
            let answers = try await [request, request].asyncMap { try await evaluator.client.submitSilent($0) }
            try await evaluator.settled()
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.count == 2 && pushes.allSatisfy { $0.silentPush && $0.badge == nil && $0.priority == .low })
            let content = try #require(pushes.first?.contents.first)
            #expect((content.title, content.body, content.sound) == ("", "", ""))
            let time = Self.start.rfc3339
            let id = try #require(answers.first?.notifications.first?.notificationId)
            #expect(
                content.data
                    == ["count": "3", "type": "data_sync", "notification_id": id, "sync_type": "messages", "sync_timestamp": time])
            #expect(evaluator.peers.with { $0.recorded.allSatisfy { $0.silentPush && $0.title.isEmpty && $0.badgeCounter.isEmpty } })
            let explained = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: id))
            #expect(explained.eventType == "notification.silent" && explained.decisions.map(\.outcome) == [.sent])
        }
    }

    @Test("EVAL-43 The sender's badge is shown, and no other")
    func badge() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            _ = try await evaluator.client.submitSilent(Self.request { $0.badge = 7 })
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.map(\.badge) } == [7])
        }
    }

    @Test("RCPT-17 A push of the kind badge carries the user's own badge, and goes to devices that show badges alone")
    func ownBadge() async throws {
        try await withEvaluator { evaluator in
            var plain = ChatApp.device("plain", of: "bob")
            plain.badgeEnabled = false
            evaluator.peers.add(ChatApp.user("bob", devices: [ChatApp.device("phone", of: "bob"), plain]), ChatApp.user("carol", devices: [plain]))
            let event = try await evaluator.client.submitSilent(Self.request(["bob", "carol"], BadgePush.syncType)).carillonEventId
            try await evaluator.settled()
            // The type tells the ledger to answer the badge.
            #expect(evaluator.peers.with { $0.recorded.allSatisfy { $0.silentPush && $0.typeId == BadgePush.typeID } })
            let push = try #require(evaluator.peers.with { $0.enqueued }.first)
            #expect(push.silentPush && push.targets.map { $0.device?.pushDeviceId } == ["phone"])
            #expect(push.contents.first?.data["type"] == BadgePush.typeID)
            #expect(try await evaluator.decisions(event) == ["bob": "sent", "carol": "no_devices"])
            _ = try await evaluator.client.submitSilent(Self.request(["bob"], BadgePush.syncType) { $0.badge = 7 })
            try await evaluator.settled()
            let other = try #require(evaluator.peers.with { $0.enqueued }.last)
            #expect(other.badge == 7 && other.contents.first?.data["type"] == "data_sync")
        }
    }

    @Test("RCPT-12 A push of the badge says what its devices close, but not to the device on which the user read it")
    func withdrawn() async throws {
        try await withEvaluator { evaluator in
            let devices = ["phone", "tablet"].map { ChatApp.device($0, of: "bob") }
            evaluator.peers.add(ChatApp.user("bob", devices: devices), ChatApp.user("carol"))
            evaluator.peers.with {
                $0.withdrawn["bob"] = [.init(notificationId: "n2", deviceId: "device_phone"), .init(notificationId: "n1", tag: "t1")]
            }
            _ = try await evaluator.client.submitSilent(Self.request(["bob", "carol"], BadgePush.syncType))
            try await evaluator.settled()
            let pushes = evaluator.peers.with { $0.enqueued }
            let push = try #require(pushes.first { $0.userId == "bob" })
            let data = Dictionary(
                uniqueKeysWithValues: push.targets.map { ($0.device?.pushDeviceId ?? "", push.contents[Int($0.contentIndex)].data) })
            #expect(data["phone"]?["action"] == "withdraw" && data["tablet"]?["action"] == "withdraw")
            #expect(data["phone"]?["withdrawn"] == #"[{"notification_id":"n1","tag":"t1"}]"#)
            #expect(data["tablet"]?["withdrawn"] == #"[{"notification_id":"n2"},{"notification_id":"n1","tag":"t1"}]"#)
            #expect(push.silentPush && data["tablet"]?["type"] == BadgePush.typeID)
            let other = try #require(pushes.first { $0.userId == "carol" })
            #expect(other.contents.allSatisfy { $0.data["action"] == nil })
        }
    }

    @Test("EVAL-43 PRIV-05 The master switch and a missing consent stop it; browsers get none")
    func stopped() async throws {
        try await withEvaluator { evaluator in
            var browser = ChatApp.device("browser", of: "carol", type: .web)
            browser.supportsSilentPush = false
            var child = ChatApp.user("dave")
            child.guardianConsentRequired = true
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol", devices: [browser]), child)
            evaluator.peers.with { $0.settings["bob"] = .init(pushEnabled: false) }
            let event = try await evaluator.client.submitSilent(Self.request(["bob", "carol", "dave"])).carillonEventId
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.isEmpty })
            #expect(
                try await evaluator.decisions(event) == ["bob": "preference_disabled", "carol": "no_devices", "dave": "consent_missing"])
        }
    }

    @Test("EVAL-43 An iOS device gets three in an hour, then the newest of each kind; an Android device gets all")
    func limit() async throws {
        try await withLimit { evaluator in
            let ids = try await send(evaluator, 1...5)
            try await send(evaluator, 6...6, "leaderboard")
            #expect(numbers(evaluator, to: "android") == ["1", "2", "3", "4", "5", "6"])
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3"])
            let detail = try await evaluator.decision(ids[3], of: "bob").detail
            let hour = (Self.start + .seconds(3_600)).rfc3339
            #expect(
                detail.contains("1 device had 3 silent pushes within an hour (silent_push_max_per_hour, from ")
                    && detail.contains(": the newest of its kind is sent at \(hour); ") && detail.hasSuffix(" took its place)"), "\(detail)")
            try await evaluator.wait(until: Self.start + .milliseconds(3_599_999))
            #expect(numbers(evaluator, to: "phone").count == 3)
            // One place is free each minute from then on.
            try await evaluator.wait(until: Self.start + .seconds(3_600))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3", "5"])
            try await evaluator.wait(until: Self.start + .seconds(3_660))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3", "5", "6"])
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(numbers(evaluator, to: "phone").count == 5 && numbers(evaluator, to: "android").count == 6)
        }
    }

    @Test("RCPT-17 EVAL-43 A push of the user's own badge that waited for its hour is still one")
    func waitingBadge() async throws {
        try await withLimit { evaluator in
            try await send(evaluator, 1...4, BadgePush.syncType)
            try await evaluator.wait(until: Self.start + .seconds(3_600))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3", "4"])
            #expect(evaluator.peers.with { $0.enqueued.allSatisfy { $0.contents[0].data["type"] == BadgePush.typeID && $0.badge == nil } })
            #expect(evaluator.peers.with { $0.recorded.last?.typeId } == BadgePush.typeID)
        }
    }

    @Test("EVAL-43 A newer one that is sent takes the place of the one that waits")
    func replaced() async throws {
        try await withLimit { evaluator in
            try await send(evaluator, 1...4)
            evaluator.policies.set(try ChatApp.app(["silent_push_max_per_hour": 10]))
            try await send(evaluator, 5...5)
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3", "5"])
        }
    }

    @Test("EVAL-43 One that fell due behind a newer one, which was not decided yet, is skipped")
    func outdated() async throws {
        try await withLimit { evaluator in
            try await send(evaluator, 1...4)
            evaluator.clock.set(Self.start + .milliseconds(3_599_999))
            try await evaluator.settled()
            let gate = AsyncStream<Void>.makeStream()
            evaluator.peers.with { $0.beforeResolve = { for await _ in gate.stream { break } } }
            let newest = Self.request { $0.data = ["number": "5"] }
            _ = try await evaluator.client.submitSilent(newest)
            evaluator.clock.advance(by: .milliseconds(1))
            try await eventually("the one that waits is an event", every: .milliseconds(2)) {
                try await evaluator.store.read { try DueItemTable.items.nextDue($0) == nil }
            }
            gate.continuation.finish()
            try await evaluator.settled()
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3", "5"])
        }
    }

    @Test("EVAL-53 One that waits is not sent after its life")
    func lifetime() async throws {
        try await withEvaluator { evaluator in
            try Self.prepare(evaluator)
            evaluator.policies.set(
                try ChatApp.app([
                    "silent_push_max_per_hour": 3, "ttl_seconds_by_priority": ["blocking": 86_400, "high": 86_400, "normal": 86_400, "low": 600],
                ]))
            try await send(evaluator, 1...4)
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3"])
        }
    }

    @Test("EVAL-43 Two kinds to one device at one instant count twice, also after a restart")
    func together() async throws {
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder)
            try Self.prepare(first)
            try await first.run {
                for kind in ["messages", "leaderboard", "settings"] { _ = try await first.client.submitSilent(Self.request(["bob"], kind)) }
                try await first.settled()
            }
            await first.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: first.peers, clock: first.clock)
            try Self.prepare(next)
            try await next.run {
                try await send(next, 4...4)
                #expect(numbers(next, to: "phone").count == 3 && numbers(next, to: "android").count == 4)
            }
            await next.store.close()
        }
    }

    @Test("EVAL-41 EVAL-43 A silent push cannot be snoozed")
    func snoozed() async throws {
        try await withLimit { evaluator in
            let id = try await evaluator.client.submitSilent(Self.request()).notifications[0].notificationId
            try await evaluator.settled()
            let snooze = EvaluatorV1.SnoozeRequest(tenant: ChatApp.tenant, userId: "bob", notificationId: id)
            let refusal = await DirectNotificationTests.refusal { _ = try await evaluator.client(as: "member", user: "bob").snooze(snooze) }
            #expect(refusal == Refused("not_found", "notification_id"))
        }
    }

    @Test("EVAL-43 A cancelled one is not sent later")
    func cancelled() async throws {
        try await withLimit { evaluator in
            try await send(evaluator, 1...3)
            let answer = try await evaluator.client.submitSilent(Self.request())
            try await evaluator.settled()
            let cancel = EvaluatorV1.CancelRequest(tenant: ChatApp.tenant, notificationIds: answer.notifications.map(\.notificationId))
            #expect(try await evaluator.client.cancel(cancel).cancelled == 1)
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3"])
        }
    }

    @Test("ARCH-04 EVAL-43 After a restart the hour goes on, and what waits is sent once")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder)
            try Self.prepare(first)
            _ = try await first.run { try await send(first, 1...4) }
            await first.store.close()
            let next = try await EvaluatorFixture(folder: folder, peers: first.peers, clock: first.clock)
            try Self.prepare(next)
            try await next.run {
                try await send(next, 5...5)
                #expect(numbers(next, to: "phone") == ["1", "2", "3"])
                try await next.wait(until: Self.start + .days(1))
                #expect(numbers(next, to: "phone") == ["1", "2", "3", "5"])
            }
            await next.store.close()
        }
    }

    @Test("PRIV-09 PRIV-11 A user's times are exported, and erased with what waits")
    func userData() async throws {
        try await withLimit { evaluator in
            try await send(evaluator, 1...4)
            let bob = UserKey("bob", of: ChatApp.tenant)
            var sections: [CommonV1.UserDataSection] = []
            try await UserDataTables.evaluator.export(bob, evaluator.store) { sections.append($0) }
            #expect(sections.filter { $0.name == "silent_pushes" }.flatMap(\.rows).count == 3)
            let erased = try await evaluator.store.write { try UserDataTables.evaluator.eraseAtOnce(bob, $0) }
            #expect(erased["silent_pushes"] == 3)
            try await evaluator.wait(until: Self.start + .days(1))
            #expect(numbers(evaluator, to: "phone") == ["1", "2", "3"])
        }
    }

    @Test("EVAL-43 Devices stand for their users, and get it alone")
    func devices() async throws {
        try await withLimit { evaluator in
            evaluator.peers.with { $0.audiences["devices android"] = ["bob"] }
            let request = Self.request([]) { $0.deviceIds = ["android"] }
            #expect(try await evaluator.client.submitSilent(request).notifications.map(\.userId) == ["bob"])
            try await evaluator.settled()
            #expect(numbers(evaluator, to: "android").count == 1 && numbers(evaluator, to: "phone").isEmpty)
            let unknown = await DirectNotificationTests.refusal {
                _ = try await evaluator.client.submitSilent(Self.request([]) { $0.deviceIds = ["other"] })
            }
            #expect(unknown == Refused("not_found", "device_ids"))
        }
    }

    @Test("EVAL-43 Each wrong field is named")
    func refused() async throws {
        try await withEvaluator { evaluator in
            let wrong: [(String, String, (inout EvaluatorV1.SubmitSilentRequest) -> Void)] = [
                ("invalid_argument", "user_ids", { $0.userIds = [] }),
                ("invalid_argument", "device_ids", { $0.deviceIds = ["d"] }),
                ("payload_too_large", "device_ids", { ($0.userIds, $0.deviceIds) = ([], (0...100).map { "d\($0)" }) }),
                ("invalid_argument", "sync_type", { $0.syncType = "" }),
                ("invalid_value", "sync_type", { $0.syncType = "All messages" }),
                ("invalid_value", "sync_type", { $0.syncType = String(repeating: "a", count: 41) }),
                ("invalid_value", "sync_timestamp_ms", { $0.syncTimestampMs = -1 }),
                ("invalid_value", "badge", { $0.badge = -1 }),
                ("payload_too_large", "data", { $0.data = ["a": String(repeating: "b", count: 2_048)] }),
                ("reserved_data_key", "data.google.x", { $0.data = ["google.x": "1"] }),
                ("reserved_data_key", "data.sync_type", { $0.data = ["sync_type": "1"] }),
                ("not_found", "tenant.app_id", { $0.tenant?.appId = "other" }),
            ]
            for (reason, field, change) in wrong {
                let refusal = await DirectNotificationTests.refusal { _ = try await evaluator.client.submitSilent(Self.request(change: change)) }
                #expect(refusal == Refused(reason, field), "\(field)")
            }
            var event = ChatApp.message("e1", mentions: [ChatApp.mention("bob")])
            event.silent = .init(syncType: "messages")
            let rejected = try await evaluator.client.submitEvents(.init(events: [event])).rejected
            #expect(rejected.map(\.field) == ["silent"])
        }
    }
}
