import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Browsers that register as devices")
struct BrowserRegistrationTests {
    @Test("REG-12 REG-40 a browser in an app without web_push is told so, not that its subscription is no FCM token; a named type is taken as named")
    func withoutWebPush() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["enabled_providers": "[apns, fcm]"])))
        let subscription = #"{"endpoint":"https://push.example.net/hidden","keys":{"p256dh":"x","auth":"y"}}"#
        var request = RegistryV1.RegisterDeviceRequest(
            tenant: RegistryFixture.tenant, userId: "usr_1", deviceId: "browser-1", platform: "Chrome", token: subscription)
        let asked = request
        let unnamed = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(asked) }
        #expect(unnamed?.reason == "provider_not_enabled" && unnamed?.field == "push_token_type")
        #expect(unnamed?.message.hasPrefix("this app does not use web_push, only apns, fcm (its enabled_providers); as a token of fcm: ") == true)
        #expect(unnamed?.message.contains("hidden") == false)
        request.pushTokenType = .fcm
        let askedAsFCM = request
        let named = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(askedAsFCM) }
        #expect(named?.reason == "invalid_token_format" && named?.field == "token")
        // Firebase reaches browsers, too.
        (request.token, request.pushTokenType) = ("registration-token-of-a-browser", .unspecified)
        let registered = try await fixture.registry.registerDevice(request).device
        #expect(registered?.pushTokenType == .fcm)
    }
}
