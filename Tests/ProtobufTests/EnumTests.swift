import CarillonAPI
import RPC
import Testing

@Suite struct EnumTests {
    @Test("Names lose their prefix and come back to their value")
    func names() {
        #expect(CommonV1.SkipReason.noDevices.name == "no_devices")
        #expect(CommonV1.Priority(name: "blocking") == .blocking)
        #expect(CommonV1.Priority(name: "BLOCKING") == nil)
        for reason in CommonV1.SkipReason.allCases { #expect(CommonV1.SkipReason(name: reason.name) == reason) }
        #expect(GRPCHealthV1.HealthCheckResponse.ServingStatus.notServing.name == "not_serving")
    }

    @Test("The default of a field is the enum's first value")
    func defaults() {
        #expect(CommonV1.SealedAddress().type == .unspecified)
        #expect(GRPCHealthV1.HealthCheckResponse().status == .unknown)
    }
}
