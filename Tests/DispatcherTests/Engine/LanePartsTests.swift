import CarillonAPI
import Providers
import ProviderSimulator
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Parts of a lane")
struct LanePartsTests {
    private let other = CommonV1.Tenant(organizationId: "org_2", appId: "shop")

    @Test("OBS-09 CTL-01 a lane has host, environment, credential and app apart; one that a project's apps share has the project")
    func parts() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1"])])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent, "fcm_1": .sent] }
            let lanes = try await fixture.status().lanes
            let apns = try #require(lanes.first { $0.provider == "apns" })
            let id = fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id
            #expect(apns.host == fixture.simulator.apnsAddress && apns.environment == "production" && apns.credentialId == id)
            #expect(apns.tenant == TestPushes.tenant && apns.project.isEmpty)
            let fcm = try #require(lanes.first { $0.provider == "fcm" })
            #expect(fcm.host == fixture.simulator.fcmAddress && fcm.project == DispatcherFixture.fcmProject)
            #expect(fcm.credentialId.isEmpty && fcm.tenant == nil && fcm.environment == "production")
        }
    }

    @Test("OBS-09 DISP-09 an app that alone is stopped on a shared lane is named, with its credential; so is one without a credential")
    func stopped() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: other, name: "broken", trusted: false)
            try await fixture.enqueue([
                TestPushes.push("p1", devices: ["fcm_2"], user: "bob", tenant: other),
                TestPushes.push("p2", devices: ["dev_2"], user: "bob", tenant: other),
            ])
            var stopped: [DispatcherV1.LaneStatus] = []
            try await fixture.until("both are stopped") {
                stopped = try await fixture.status(of: other).lanes.filter { $0.state == .blocked }.sorted { $0.provider < $1.provider }
                return stopped.map(\.provider) == ["apns", "fcm"]
            }
            #expect(stopped.allSatisfy { $0.tenant == other && $0.project.isEmpty })
            let id = fixture.components.credentials.current(for: other, provider: .fcm)?.id
            #expect(stopped.map(\.credentialId) == ["", id ?? "none"] && stopped.map(\.host) == ["", fixture.simulator.fcmAddress])
        }
    }
}
