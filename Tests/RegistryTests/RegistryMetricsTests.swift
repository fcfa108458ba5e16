import CarillonAPI
import Testing

@testable import RegistryService

@Suite("The registry's metrics")
struct RegistryMetricsTests {
    @Test("OBS-02 A token that a provider calls dead is counted once, by provider; one that is outdated is not")
    func expired() async throws {
        let fixture = try await RegistryFixture()
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(1))
        let dead = RegistryV1.TokenReport(
            tenant: RegistryFixture.tenant, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: "dead",
            reason: "Unregistered", observedAtMs: fixture.clock.now.milliseconds, provider: "apns")
        #expect(fixture.metrics.prometheusText().contains("carillon_tokens_expired_total{provider=\"apns\"} 0\n"))
        for _ in 0..<2 { _ = try await fixture.client(service: "dispatcher").reportTokenState(.init(reports: [dead])) }
        #expect(fixture.metrics.prometheusText().contains("carillon_tokens_expired_total{provider=\"apns\"} 1\n"))
    }
}
