import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.9 Providers, retries, resilience", .serialized)
    struct Resilience {
        @Test("ACC-115 Of two devices only the one that failed is retried")
        func retriesOneDevice() async throws {
            try await Scenario.start("ACC-115") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"])
                let (ios, android) = (scenario.token("ann", "ios"), scenario.token("ann", "android"))
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "apns", token: ios, status: 500, reason: "InternalServerError", action: .answer, times: 1)]))
                try await scenario.submit(scenario.mention("ann", id: "m"))
                #expect(try await scenario.requests(ios).map(\.status) == [500])
                #expect(try await scenario.requests(android).map(\.status) == [200])
                try await scenario.advance(by: .seconds(1))
                let attempts = try await scenario.requests(ios)
                #expect(attempts.map(\.status) == [500, 200])
                #expect(Set(attempts.compactMap { $0.headers["apns-id"] }).count == 1, "every attempt carries the same apns-id")
                #expect(attempts[1].receivedAtMs - attempts[0].receivedAtMs == 1_000)
                #expect(try await scenario.requests(android).count == 1)
                let view = try await scenario.notification(try await scenario.decision("m", for: "ann").notificationId)
                #expect(Dictionary(view.receipts.map { ($0.provider, $0.attempts) }) { $1 } == ["apns": 2, "fcm": 1])
                #expect(view.receipts.allSatisfy { $0.status == .sent })
            }
        }

        @Test("ACC-114 (partly) FCM answering 503 always: five deliveries at 1, 5, 30, 120 s, then a dead letter that can be requeued")
        func deadLetter() async throws {
            try await Scenario.start("ACC-114") { scenario in
                try await scenario.people(["ann"], platforms: ["android"])
                let token = scenario.token("ann", "android")
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "fcm", token: token, status: 503, reason: "UNAVAILABLE", action: .answer, times: 5)]))
                let began = try await scenario.now()
                try await scenario.submit(scenario.mention("ann", id: "m"))
                try await scenario.advance(by: .seconds(900))
                let attempts = try await scenario.requests(token)
                #expect(attempts.map { $0.receivedAtMs - began.milliseconds } == [0, 1_000, 6_000, 36_000, 156_000])
                let dead = try await scenario.clients.dispatcher.deadLetters(.init(tenant: scenario.tenant, pageSize: 10)).deadLetters
                #expect(dead.count == 1)
                #expect(dead.first?.attempts == 5)
                let requeued = try await scenario.clients.dispatcher.requeue(.init(tenant: scenario.tenant, all: true)).requeued
                #expect(requeued == 1)
                try await scenario.settle()
                #expect(try await scenario.accepted(token).count == 1)
            }
        }

        @Test("ACC-116 (partly) A provider that stays silent is retried after 30 s; GOAWAY moves streams without an attempt")
        func silenceAndGoaway() async throws {
            try await Scenario.start("ACC-116") { scenario in
                try await scenario.people(["ann", "ben"])
                let token = scenario.token("ann")
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "apns", token: token, action: .withhold, times: 1)]))
                try await scenario.submit(scenario.mention("ann", id: "silent"))
                #expect(try await scenario.accepted(token).isEmpty)
                try await scenario.advance(by: .seconds(31))
                #expect(try await scenario.accepted(token).count == 1)
                let silent = try await scenario.notification(try await scenario.decision("silent", for: "ann").notificationId)
                #expect(silent.receipts.map(\.attempts) == [2])

                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "apns", token: scenario.token("ben"), action: .goaway, times: 1)], replace: true))
                try await scenario.submit(scenario.mention("ben", id: "moved"))
                let moved = try await scenario.notification(try await scenario.decision("moved", for: "ben").notificationId)
                #expect(moved.receipts.map(\.status) == [.sent])
                #expect(moved.receipts.map(\.attempts) == [1])
            }
        }

        @Test("ACC-117 (partly) Tokens that providers call dead are retired and not retried")
        func deadTokens() async throws {
            try await Scenario.start("ACC-117", overrides: ["invalid_token_action": "expire"]) { scenario in
                try await scenario.people(["gone", "bad"])
                try await scenario.people(["unregistered"], platforms: ["android"])
                let cases: [(user: String, platform: String, fault: SimulatorV1.Fault)] = [
                    (
                        "gone", "ios",
                        .init(provider: "apns", token: scenario.token("gone"), status: 410, reason: "Unregistered", action: .answer, times: 1)
                    ),
                    (
                        "bad", "ios",
                        .init(provider: "apns", token: scenario.token("bad"), status: 400, reason: "BadDeviceToken", action: .answer, times: 1)
                    ),
                    (
                        "unregistered", "android",
                        .init(
                            provider: "fcm", token: scenario.token("unregistered", "android"), status: 404, reason: "UNREGISTERED", action: .answer,
                            times: 1)
                    ),
                ]
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(.init(faults: cases.map(\.fault)))
                for (user, platform, _) in cases {
                    try await scenario.submit(scenario.mention(user, id: "m-\(user)"))
                    try await scenario.advance(by: .seconds(120))
                    #expect(try await scenario.requests(scenario.token(user, platform)).count == 1)
                    let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: user, includeRevoked: true))
                        .devices
                    #expect(devices.map(\.status) == [.expired], "\(user)")
                    try await scenario.submit(scenario.mention(user, id: "again-\(user)"))
                    #expect(try await scenario.outcome("again-\(user)", for: user) == "no_devices")
                }
            }
        }

        @Test("ACC-124 A dispatcher killed with 500 items in flight sends all of them after its restart")
        func killedDispatcher() async throws {
            try await RunningSystem.fresh("ACC-124") { system in
                try await Scenario.start("ACC-124", in: system) { scenario in
                    let users = (0..<500).map { "user-\($0)" }
                    try await scenario.people(users, channel: "ch_general")
                    // Every answer is withheld, so that all 500 are in flight when the process dies.
                    _ = try await scenario.clients.simulator.addFaults(.init(faults: [.init(provider: "apns", action: .withhold, times: 0)]))
                    try await scenario.submit(scenario.message("to-all", mentions: [["type": "all"]]))
                    await system.kill("dispatcher")
                    _ = try await scenario.clients.simulator.addFaults(.init(replace: true))
                    try await system.start("dispatcher")
                    try await scenario.settle()
                    try await scenario.advance(by: .seconds(60))
                    var reached = 0
                    for user in users where try await !scenario.accepted(scenario.token(user)).isEmpty { reached += 1 }
                    #expect(reached == 500)
                    let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                    #expect(ledger.sentByProvider == ["apns": 500])
                    #expect(ledger.openDevices == 0)
                }
            }
        }
    }
}
