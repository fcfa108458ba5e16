import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// How many pushes leave at once and in a second.
    @Suite("5.9 Send rates", .serialized)
    struct SendRates {
        /// Accepted pushes of notifications at a provider, oldest first.
        private func accepted(by provider: String, in scenario: Scenario) async throws -> [SimulatorV1.RecordedRequest] {
            try await scenario.requests("", provider: provider).filter { $0.status == 200 && !$0.notificationId.isEmpty }
        }

        @Test("ACC-126 DISP-27 EVAL-31 1,000 ready pushes leave at 100 a second, and what is above a user's rate waits; nothing is dropped")
        func sendRate() async throws {
            // One user gets more than the profile's caps allow.
            let overrides = ["cap_enforcement": "off", "device_group_max": "0", "badge_mode": "off"]
            try await Scenario.start("ACC-126", profile: "mlc-lms", overrides: overrides) { scenario in
                let users = (0..<1_000).map { "user-\($0)" }
                try await scenario.people(users, roles: ["student"])
                // Ten tokens are validated in a second.
                try await scenario.advance(by: .seconds(600))
                let began = try await scenario.now().milliseconds
                let data = ["assignment": "Scales"]
                try await scenario.submit(scenario.event("to-all", type: "assignment_new", to: users, entity: "scales", data: data))
                try await scenario.advance(by: .seconds(20))
                let times = try await accepted(by: "apns", in: scenario).map { $0.receivedAtMs - began }
                #expect(times.count == 1_000)
                // At most as many at once as leave in a second.
                let early = zip(times, 1...).filter { time, count in Int64(count) > 100 + time / 10 }
                #expect(early.isEmpty, "too early: \(early.prefix(3))")
                let last = try #require(times.last)
                #expect((8_900...9_100).contains(last), "the last one after \(last) ms")
                let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                #expect(ledger.sentByProvider == ["apns": 1_000] && ledger.openDevices == 0)

                try await scenario.advance(by: .seconds(60))
                let busy = scenario.token("user-0")
                let events = (0..<65).map { number in
                    EvaluatorV1.Event(
                        tenant: scenario.tenant, eventId: "busy-\(number)", eventType: "host.assignment_new", recipients: ["user-0"],
                        entityType: "entity", entityId: "busy-\(number)", data: data, typeId: "assignment_new")
                }
                #expect(try await scenario.clients.evaluator.submitEvents(.init(events: events)).rejected.isEmpty)
                try await scenario.settle()
                #expect(try await scenario.accepted(busy).count == 1 + 60)
                var outcomes: [String: Int] = [:]
                for event in events {
                    let outcome = try await scenario.outcome(event.eventId, for: "user-0") ?? "none"
                    outcomes[outcome, default: 0] += 1
                }
                #expect(outcomes == ["pushed": 60, "held": 5])
                try await scenario.advance(by: .seconds(120))
                #expect(try await scenario.accepted(busy).count == 1 + 65)
            }
        }

        @Test("ACC-084 DISP-12 @all to 1,200 Android users leaves in three groups of at most 500, within the quota, and each push has its own result")
        func fcmBurst() async throws {
            // Alone: the groups are counted by the process. With the profile's `max_in_flight` of 1,000 the third group would leave in parts, as
            // answers of the first two make room.
            try await RunningSystem.fresh("acc-084") { system in
                try await Scenario.start("ACC-084", in: system, overrides: ["max_in_flight": "2000"]) { scenario in
                    let users = (0..<1_200).map { "user-\($0)" }
                    try await scenario.people(users, platforms: ["android"], channel: "ch_general")
                    try await scenario.validated()
                    func groups() async throws -> Double {
                        try await MetricsPage(of: "dispatcher", in: system.options.runFolder).value(#"carillon_push_groups_total{provider="fcm"}"#)
                    }
                    // All are ready before the first one leaves.
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                    try await scenario.submit(scenario.message("to-all", mentions: [["type": "all"]]))
                    let before = try await groups()
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                    try await scenario.advance(by: .seconds(10))
                    // Three groups of at most 500 have room for 1,200, and two do not.
                    #expect(try await groups() - before == 3)
                    let sent = try await accepted(by: "fcm", in: scenario)
                    #expect(sent.count == 1_200 && Set(sent.map(\.token)) == Set(users.map { scenario.token($0, "android") }))
                    let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                    #expect(ledger.sentByProvider == ["fcm": 1_200] && ledger.openDevices == 0)
                    var results: Set<String> = []
                    for user in users.prefix(20) {
                        let id = try await scenario.decision("to-all", for: user).notificationId
                        results.formUnion(try await scenario.notification(id).receipts.map(\.providerMessageId))
                    }
                    #expect(results.count == 20 && !results.contains(""))
                    #expect(try await scenario.clients.simulator.statistics(.init()).violations == [:], "no quota was exceeded")
                }
            }
        }

        /// The messages of one request to Expo.
        private struct Batch {
            let size: Int
            let time: Int64
        }

        /// The requests to Expo for messages of notifications.
        private func batches(_ scenario: Scenario) async throws -> [Batch] {
            try await scenario.everyRequest("", provider: "expo").map { request in
                let messages = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [[String: Any]] ?? []
                let size = messages.count { ($0["data"] as? [String: Any])?["notification_id"] != nil }
                return Batch(size: size, time: request.receivedAtMs)
            }.filter { $0.size > 0 }
        }

        @Test("ACC-101 DISP-18 DISP-19 DISP-27 150 messages go to Expo as 100 and 50, never above 600 a second; receipts are asked for after 15 min")
        func expoBatches() async throws {
            try await Scenario.start("ACC-101", profile: "school") { scenario in
                let users = (0..<750).map { "user-\($0)" }
                try await scenario.people(users, platforms: ["android"], roles: ["student"])
                // The receipts of the validated tokens were asked for, too.
                try await scenario.advance(by: .seconds(7_200))
                /// All are ready before the first one leaves.
                func submit(_ id: String, to users: [String]) async throws {
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                    let sticker = ["sticker_name": "Star", "teacher_name": "Ms Noor"]
                    try await scenario.submit(scenario.event(id, type: "sticker_awarded", to: users, entity: id, data: sticker))
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                    try await scenario.settle()
                }
                let began = try await scenario.now().milliseconds
                func polls() async throws -> [SimulatorV1.RecordedRequest] {
                    try await scenario.everyRequest("", provider: "expo_receipts").filter { $0.receivedAtMs >= began }
                }
                try await submit("s1", to: Array(users.prefix(150)))
                #expect(try await batches(scenario).map(\.size) == [100, 50])
                try await scenario.advance(by: .seconds(899))
                #expect(try await polls().isEmpty)
                try await scenario.advance(by: .seconds(1))
                let poll = try await polls()
                #expect(poll.map { $0.receivedAtMs - began } == [900_000])
                let tickets = try #require(poll.first?.json["ids"] as? [String])
                #expect(Set(tickets).count == 150)

                let again = try await scenario.now().milliseconds
                try await submit("s2", to: users)
                try await scenario.advance(by: .seconds(5))
                let later = try await batches(scenario).dropFirst(2)
                let sizes = later.map(\.size)
                #expect(sizes.reduce(0, +) == 750 && sizes.allSatisfy { $0 <= 100 })
                for batch in later {
                    let second = later.filter { (batch.time..<batch.time + 1_000).contains($0.time) }.map(\.size).reduce(0, +)
                    #expect(second <= 600, "from \(batch.time - again) ms on")
                }
                #expect(try await scenario.clients.simulator.statistics(.init()).violations == [:], "the simulator counts each second, as Expo does")
            }
        }
    }
}
