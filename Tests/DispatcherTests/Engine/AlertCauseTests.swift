import CarillonAPI
import Providers
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("OBS-04 Causes of alerts reach receipts", .serialized)
struct AlertCauseTests {
    /// The causes of a kind that receipts was told, in order.
    private func told(_ kind: String, _ fixture: DispatcherFixture) -> [String] { fixture.peers.alerts.filter { $0.contains(" \(kind) ") } }

    @Test("OBS-04 ACC-118 A refused credential is told once, and its end when the provider accepts a push")
    func credential() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.putAPNsKey("KEY0000009", trusted: false)
            try await fixture.enqueue((0..<20).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.until("told") { !told("credential_refused", fixture).isEmpty }
            try await fixture.quiet()
            #expect(told("credential_refused", fixture) == ["firing credential_refused apns"])
            try await fixture.putAPNsKey("KEY0000001")
            try await fixture.until("resolved") { told("credential_refused", fixture).count == 2 }
            #expect(told("credential_refused", fixture).last == "resolved credential_refused apns")
        }
    }

    @Test("OBS-04 After a restart the first accepted push resolves what an earlier run reported")
    func restart() async throws {
        let first = try await DispatcherFixture.start()
        await first.stop()
        let fixture = try await DispatcherFixture.start(credentials: false, folder: first.folder, simulator: first.simulator)
        try await fixture.enqueue([TestPushes.push("p1"), TestPushes.push("p2", devices: ["dev_2"])])
        try await fixture.until("told") { !told("credential_refused", fixture).isEmpty && !told("provider_outage", fixture).isEmpty }
        try await fixture.quiet()
        #expect(told("credential_refused", fixture) == ["resolved credential_refused apns"])
        #expect(told("provider_outage", fixture).count == 1 && told("provider_outage", fixture)[0].hasPrefix("resolved provider_outage apns "))
        await fixture.stopAll()
    }

    @Test("DISP-30 OBS-04 An outage of a provider is told to each app of its lane, and its end when the provider answers")
    func outage() async throws {
        let settings: [String: PolicyValue] = [
            "outage_min_attempts": .int(5), "outage_window_seconds": .int(60), "max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)]),
        ]
        try await withFixture(settings: settings) { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await fixture.enqueue((0..<10).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") })
            try await fixture.until("told") { !told("provider_outage", fixture).isEmpty }
            try await fixture.quiet()
            #expect(told("provider_outage", fixture).map { $0.hasPrefix("firing provider_outage fcm ") } == [true])
            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("resolved") { told("provider_outage", fixture).last?.hasPrefix("resolved provider_outage fcm ") == true }
        }
    }

    @Test("OBS-04 A refusal for a reason of configuration is told once in 15 minutes, with its code")
    func configuration() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 400, reason: "TopicDisallowed", times: 0)
            try await fixture.enqueue((0..<5).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.until("failed") { fixture.peers.statuses().count == 5 }
            try await fixture.quiet()
            #expect(told("configuration", fixture) == ["firing configuration apns TopicDisallowed"])
        }
    }
}
