import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import Testing

@testable import DispatcherService

@Suite(.serialized) struct DeliveryTests {
    @Test("DISP-01 DISP-05 DISP-06 pushes leave over pooled connections, conform, and are reported once each")
    func sends() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue((0..<300).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.until("300 outcomes") { fixture.peers.outcomes.count == 300 }
            let statistics = try await fixture.statistics()
            #expect(statistics.accepted["apns"] == 300)
            #expect(statistics.violations.isEmpty)
            #expect(statistics.duplicates == 0)
            #expect((statistics.connections["apns"] ?? 0) <= 8)
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent && $0.attemptNumber == 1 && !$0.providerMessageId.isEmpty })
            #expect(Set(fixture.peers.outcomes.map(\.attemptId)).count == 300)
            let status = try await fixture.status()
            #expect(status.queued == 0 && status.leased == 0)
            #expect(status.sentByProvider == ["apns": 300])
        }
    }

    @Test("DISP-21 what a payload lost to fit its limit is reported with the delivery that lost it")
    func payloadChanges() async throws {
        try await withFixture { fixture in
            var large = TestPushes.push("p1", devices: ["dev_1"])
            large.contents[0].data["blob"] = String(repeating: "x", count: 4_000)
            try await fixture.enqueue([large, TestPushes.push("p2", devices: ["dev_2"])])
            try await fixture.until("both sent") { fixture.peers.statuses() == ["dev_1": .sent, "dev_2": .sent] }
            #expect(fixture.peers.outcomes(of: "p1").last?.payloadChanges == "data key 'blob' left out to fit the payload limit")
            #expect(fixture.peers.outcomes(of: "p2").last?.payloadChanges.isEmpty == true)
        }
    }

    @Test("DISP-03 DISP-10 the devices of one push go to their own providers, each once")
    func providers() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1", "fcm_2"])])
            try await fixture.until("three outcomes") { fixture.peers.outcomes.count == 3 }
            #expect(Set(fixture.peers.outcomes.map(\.provider)) == ["apns", "fcm"])
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent })
            #expect(try await fixture.statistics().violations.isEmpty)
            #expect(try await fixture.requests("oauth").count == 1, "one token for all, fetched once")
        }
    }

    @Test("DISP-26 the same push enqueued again is not sent again")
    func idempotent() async throws {
        try await withFixture { fixture in
            let push = TestPushes.push("p1")
            try await fixture.enqueue([push])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            try await fixture.enqueue([push, TestPushes.push("p2")])
            try await fixture.until("p2 sent") { fixture.peers.outcomes.count == 2 }
            #expect(try await fixture.requests("apns").count == 2)
        }
    }

    @Test("EVAL-52 an ended relationship and a deactivated user are the reasons on record, every other word of the registry is a device gone")
    func familyReasons() async throws {
        try await withFixture { fixture in
            let words: [(word: RegistryV1.DeviceRefusal, reason: CommonV1.SkipReason)] = [
                (.relationshipEnded, .relationshipEnded), (.userInactive, .recipientInactive), (.removed, .noDevices),
            ]
            for (index, entry) in words.enumerated() { fixture.peers.refuse("dev_\(index)", entry.word) }
            try await fixture.enqueue(words.indices.map { TestPushes.push("p\($0)", devices: ["dev_\($0)"]) })
            try await fixture.until("three skips") { fixture.peers.outcomes.count == 3 }
            for (index, entry) in words.enumerated() {
                let outcome = fixture.peers.outcomes(of: "p\(index)")[0]
                #expect(outcome.skipReason == entry.reason && outcome.failureReason == entry.word.name && outcome.status == .skipped)
            }
            #expect(try await fixture.requests("apns").isEmpty)
        }
    }

    @Test("DISP-04 what the check refuses is skipped with its reason, and nothing is sent")
    func skips() async throws {
        try await withFixture { fixture in
            fixture.peers.refuse("dev_1", .notificationsOff)
            fixture.peers.decide("p2", .skip(.preferenceDisabled))
            fixture.peers.decide("p3", .wait(until: TestPushes.start + .seconds(60)))
            try await fixture.enqueue([
                TestPushes.push("p1", devices: ["dev_1"]), TestPushes.push("p2", devices: ["dev_2"]),
                TestPushes.push("p3", devices: ["dev_3"]),
            ])
            try await fixture.until("two skips") { fixture.peers.outcomes.count == 2 }
            #expect(fixture.peers.outcomes(of: "p1")[0].failureReason == "notifications_off")
            #expect(fixture.peers.outcomes(of: "p2")[0].skipReason == .preferenceDisabled)
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .skipped })
            #expect(try await fixture.requests("apns").isEmpty)
            fixture.peers.decide("p3", .send)
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("p3 sent") { fixture.peers.outcomes(of: "p3").last?.status == .sent }
        }
    }

    @Test("DISP-04 while a peer of the check is away nothing is sent unchecked; then it is, uncounted")
    func peerAway() async throws {
        try await withFixture { fixture in
            fixture.peers.goAway(true)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("asked in vain") { fixture.peers.askedInVain > 0 }
            #expect(try await fixture.requests("apns").isEmpty)
            fixture.peers.goAway(false)
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(try await fixture.requests("apns").count == 1 && fixture.peers.checked > 0)
            #expect(fixture.peers.outcomes.map(\.attemptNumber) == [1])
        }
    }

    @Test("DISP-28 past its time to live a push expires without a call, also in a lane that cannot send")
    func expires() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.enqueue([TestPushes.push("p1", expiresAt: TestPushes.start + .seconds(10))])
            try await fixture.quiet()
            let lanes = try await fixture.status().lanes
            #expect(lanes.map(\.state) == [.blocked])
            #expect(lanes[0].reason.contains("`carillon credentials put apns`"), "the reason says what to do: \(lanes[0].reason)")
            try await fixture.advance(by: .seconds(10))
            try await fixture.until("expired") { fixture.peers.statuses() == ["dev_1": .expired] }
            #expect(try await fixture.requests("apns").isEmpty)
        }
    }

    @Test("DISP-01 queue_max_age_seconds: what could not be sent for so long leaves the queue, however long it might still be wanted")
    func queueAge() async throws {
        try await withFixture(settings: ["queue_max_age_seconds": .int(60)], credentials: false) { fixture in
            try await fixture.enqueue([
                TestPushes.push("p1", expiresAt: TestPushes.start + .seconds(86_400)),
                TestPushes.push("p2", devices: ["dev_2"], expiresAt: TestPushes.start + .seconds(10)),
            ])
            try await fixture.advance(by: .seconds(59))
            try await fixture.until("the shorter life") { fixture.peers.statuses() == ["dev_2": .expired] }
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("the queue's age") { fixture.peers.statuses() == ["dev_1": .expired, "dev_2": .expired] }
            #expect(try await fixture.status().queued == 0)
        }
    }

    @Test("DISP-07 C-16 the queue's age is none of the provider's business: it is told how long the push is wanted")
    func queueAgeAtProvider() async throws {
        try await withFixture(settings: ["queue_max_age_seconds": .int(60)]) { fixture in
            let end = TestPushes.start + .seconds(86_400)
            try await fixture.enqueue([TestPushes.push("p1", expiresAt: end)])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(try await fixture.requests("apns").first?.headers["apns-expiration"] == "\(end.milliseconds / 1_000)")
        }
    }

    @Test("EVAL-58 idempotency_ttl_seconds: a push is known for so long after it was queued, however short its life was", arguments: [300, 3_600])
    func known(seconds: Int) async throws {
        try await withFixture(settings: ["idempotency_ttl_seconds": .int(seconds)]) { fixture in
            try await fixture.enqueue([TestPushes.push("p1", expiresAt: TestPushes.start + .seconds(5))])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            func again() async throws -> Int {
                try await fixture.components.jobs.round()
                try await fixture.enqueue([TestPushes.push("p1", expiresAt: fixture.clock.now + .seconds(5))])
                try await fixture.quiet()
                return try await fixture.requests("apns").count
            }
            try await fixture.advance(by: .seconds(seconds - 1))
            #expect(try await again() == 1)
            try await fixture.advance(by: .seconds(1))
            #expect(try await again() == 2)
        }
    }

    @Test("ACC-084 DISP-12 DISP-27 1,200 Android users: groups of at most 500 within the quota, one result a message")
    func fcmBurst() async throws {
        try await withFixture(settings: ["fcm_quota_per_minute": .int(600_000)]) { fixture in
            let everyone = (0..<1_200).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
            try await fixture.enqueue(everyone)
            try await fixture.until("1,200 results") { fixture.peers.outcomes.count == 1_200 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent })
            #expect(Set(fixture.peers.outcomes.map(\.providerMessageId)).count == 1_200)
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }

    @Test("DISP-27 ACC-126 1,000 ready pushes at 100 a second: none earlier, none dropped")
    func sendRate() async throws {
        try await withFixture(settings: ["send_rate_per_second": .int(100)]) { fixture in
            try await fixture.enqueue((0..<1_000).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.quiet()
            #expect(try await fixture.statistics().accepted["apns"] == 100, "burst of one second")
            try await fixture.advance(by: .seconds(2))
            #expect(try await fixture.statistics().accepted["apns"] == 300)
            try await fixture.advance(by: .seconds(7))
            try await fixture.until("all sent") { fixture.peers.outcomes.count == 1_000 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent && $0.attemptNumber == 1 })
        }
    }

    @Test("DISP-04 cancelled notifications are not sent, and an operator's pause stops claims until it is lifted")
    func pauseAndCancel() async throws {
        try await withFixture { fixture in
            _ = try await fixture.components.pushes.pauseLanes(DispatcherV1.PauseLanesRequest(paused: true), context: DispatcherFixture.context)
            try await fixture.enqueue([TestPushes.push("p1"), TestPushes.push("p2")])
            try await fixture.quiet()
            #expect(try await fixture.status().queued == 2)
            let response = try await fixture.components.pushes.cancelQueued(
                DispatcherV1.CancelQueuedRequest(tenant: TestPushes.tenant, notificationIds: ["notif_p1"]), context: DispatcherFixture.context)
            #expect(response.cancelled == 1)
            _ = try await fixture.components.pushes.pauseLanes(DispatcherV1.PauseLanesRequest(paused: false), context: DispatcherFixture.context)
            try await fixture.until("both told") { fixture.peers.outcomes.count == 2 }
            #expect(fixture.peers.outcomes(of: "p1").map(\.status) == [.cancelled])
            #expect(fixture.peers.outcomes(of: "p2").map(\.status) == [.sent])
            #expect(try await fixture.requests("apns").map(\.notificationId) == ["notif_p2"])
        }
    }

    @Test("ARCH-16 a push that cannot be taken is named with its index and field, the others are taken")
    func validation() async throws {
        try await withFixture { fixture in
            var noContent = TestPushes.push("p2")
            noContent.contents = []
            var badIndex = TestPushes.push("p3")
            badIndex.targets[0].contentIndex = 7
            let response = try await fixture.enqueue([TestPushes.push("p1"), noContent, badIndex])
            #expect(response.rejected.map(\.index) == [1, 2])
            #expect(response.rejected.map(\.field) == ["pushes[1].contents", "pushes[2].targets[0].content_index"])
            try await fixture.until("p1 sent") { fixture.peers.outcomes.count == 1 }
        }
    }

    @Test("ARCH-16 a push with a value that this version does not know is refused by its field")
    func unknownValues() async throws {
        let changes: [(field: String, change: (inout DispatcherV1.Push) -> Void)] = [
            ("quiet_hours_action", { $0.quietHoursAction = .init(rawValue: 99) }),
            ("contents[0].interruption_level", { $0.contents[0].interruptionLevel = .init(rawValue: 99) }),
            ("contents[0].android_visibility", { $0.contents[0].androidVisibility = .init(rawValue: 99) }),
            ("contents[0].android_notification_priority", { $0.contents[0].androidNotificationPriority = .init(rawValue: 99) }),
        ]
        for (field, change) in changes {
            var push = TestPushes.push("p1")
            change(&push)
            let error = #expect(throws: APIError.self) { try TestPushes.newPush(push) }
            #expect(error?.field == "pushes[0].\(field)" && error?.message.hasPrefix("99 is none of ") == true, "\(field)")
        }
    }

    @Test("ACC-124 DISP-26 killed with 500 in flight, all 500 arrive after the restart, none is lost")
    func crash() async throws {
        let fixture = try await DispatcherFixture.start()
        try await fixture.fault("apns", action: .withhold, times: 0)
        let everyone = (0..<500).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") }
        try await fixture.enqueue(everyone)
        try await fixture.until("in flight") {
            let counts = try await fixture.components.queue.counts()
            return try await fixture.requests("apns").count >= 1 && counts.leased == 500
        }
        // As after a kill: the store closes without a drain.
        await fixture.store.close()
        try await fixture.clearFaults()
        let again = try await DispatcherFixture.start(folder: fixture.folder, simulator: fixture.simulator)
        try await again.until("all sent") { again.peers.statuses().count == 500 }
        #expect(again.peers.statuses().values.allSatisfy { $0 == .sent })
        let seen = try await again.requests("apns").filter { $0.status == 200 }
        #expect(Set(seen.map(\.token)).count == 500)
        await fixture.stop()
        await again.stopAll()
    }
}
