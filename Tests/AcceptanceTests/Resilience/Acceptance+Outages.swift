import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    @Suite("5.9 Outages of providers", .serialized)
    struct Outages {
        @Test("ACC-122 DR-01 DISP-32 APNs and FCM are away two hours: mails go at once, the banner shows; then pushes leave but what is too old")
        func twoHours() async throws {
            try await RunningSystem.fresh("ACC-122") { system in
                try await Scenario.start("ACC-122", profile: "mlc-lms", in: system, overrides: ["outage_queue_max_seconds": "3600"]) { scenario in
                    let (apples, robots) = ((0..<24).map { "ios-\($0)" }, (0..<24).map { "android-\($0)" })
                    try await scenario.people(apples + ["zoe", "yan"], roles: ["student"])
                    try await scenario.people(robots, platforms: ["android"], roles: ["student"])
                    try await scenario.addresses(of: ["ios-0", "zoe", "yan"])
                    try await scenario.mailToSimulator()
                    try await scenario.validated()
                    #expect(try await banner(scenario) == nil)
                    let faults = ["apns", "fcm"].map {
                        SimulatorV1.Fault(provider: $0, status: 503, reason: "UNAVAILABLE", action: .answer, times: 0)
                    }
                    _ = try await scenario.clients.simulator.addFaults(.init(faults: faults))
                    func assign(_ id: String, _ users: [String]) async throws {
                        let data = ["assignment": "Scales", "due_time": "18:00"]
                        try await scenario.submit(scenario.event(id, type: "assignment_due_soon", to: users, entity: id, data: data))
                        try await scenario.advance(by: .seconds(1))
                    }
                    // The mail about an event to a user whose push waits.
                    func mail(_ id: String, to user: String) async throws -> String {
                        "\(user)@example.com \(try await scenario.decision(id, for: user).notificationId)"
                    }
                    func providers() async throws -> [DispatcherV1.ProviderStatus] {
                        try await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant)).providers.filter(\.down)
                    }

                    try await assign("first", apples + robots)
                    #expect(try await providers().map(\.provider) == ["apns", "fcm"])
                    try await bannerBecomes("Push notifications temporarily unavailable", scenario)
                    var mails = [try await mail("first", to: "ios-0")]
                    #expect(try await scenario.mails() == mails)
                    // It comes in the outage, and waits for an hour at most.
                    try await assign("late", ["zoe"])
                    mails.append(try await mail("late", to: "zoe"))
                    #expect(try await scenario.mails() == mails)
                    try await scenario.advance(by: .seconds(7_000))
                    #expect(try await scenario.clients.dispatcher.deadLetters(.init(tenant: scenario.tenant, pageSize: 10)).deadLetters.isEmpty)
                    let late = try await scenario.notification(try await scenario.decision("late", for: "zoe").notificationId)
                    #expect(late.receipts.map(\.status) == [.expired])
                    let callsForZoe = try await scenario.requests(scenario.token("zoe")).count
                    try await assign("soon", ["yan"])
                    mails.append(try await mail("soon", to: "yan"))
                    #expect(try await scenario.mails() == mails)
                    try await scenario.advance(by: .seconds(200))

                    _ = try await scenario.clients.simulator.addFaults(.init(replace: true))
                    try await scenario.advance(by: .seconds(60))
                    #expect(try await providers().isEmpty)
                    try await bannerBecomes(nil, scenario)
                    for (users, platform) in [(apples + ["yan"], "ios"), (robots, "android")] {
                        for user in users { #expect(try await scenario.accepted(scenario.token(user, platform)).count == 1, "\(user)") }
                    }
                    #expect(try await scenario.requests(scenario.token("zoe")).count == callsForZoe)
                    #expect(try await scenario.accepted(scenario.token("zoe")).isEmpty)
                    #expect(try await scenario.mails() == mails, "a mail each, also where the push left later or expired")
                }
            }
        }

        /// Waits for the gateway's next question to the dispatcher, which it asks each 10 s of real time.
        private func bannerBecomes(_ text: String?, _ scenario: Scenario) async throws {
            try await eventually("the banner is \(text ?? "gone")", every: .milliseconds(500)) { try await banner(scenario) == text }
        }

        /// The text of the banner that everybody is told; nil while pushes leave.
        private func banner(_ scenario: Scenario) async throws -> String? {
            let answer = try await scenario.asAnybody("GET", "/status")
            #expect(answer.status == 200)
            let text = answer.json["banner"] as? String
            #expect(answer.json["push_available"] as? Bool == (text == nil))
            return text
        }
    }
}
