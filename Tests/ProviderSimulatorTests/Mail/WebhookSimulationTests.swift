import CarillonAPI
import Cryptography
import HTTP2
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("The simulated host system that takes webhooks") struct WebhookSimulationTests {
    private static let secret = "a-secret-of-the-host"

    private func post(
        _ body: String, _ sender: SenderConnection, _ fixture: SimulatorFixture, signedBy secret: String = Self.secret
    ) async throws -> Int {
        let seconds = fixture.clock.now.milliseconds / 1_000
        let code = HMACSHA256.authenticationCode(for: Array("\(seconds).\(body)".utf8), key: Array(secret.utf8))
        let headers: HTTP2Headers = [
            ":method": "POST", ":scheme": "https", ":path": "/webhook/\(Self.secret)", ":authority": "localhost",
            "content-type": "application/json", "x-signature": "t=\(seconds),v1=\(Hexadecimal.encode(code))",
        ]
        return try await sender.send(ProviderRequest(headers: headers, body: ByteBuffer(string: body))).status
    }

    @Test("SIM-01 OBS-07 The host takes alerts and reports, which are about no user, and messages to users only with their user")
    func kinds() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        for kind in ["alert", "report"] {
            let body = #"{"kind":"\#(kind)","message_id":"m1","user_id":"","title":"[FIRING] success_rate ios","body":"90%"}"#
            #expect(try await post(body, sender, fixture) == 200, "\(kind)")
            #expect(try await post(#"{"kind":"\#(kind)","message_id":"m2","title":""}"#, sender, fixture) == 422, "\(kind) without a title")
        }
        for (kind, text) in [("fallback", "title"), ("consent", "title"), ("action", "action")] {
            #expect(try await post(#"{"kind":"\#(kind)","message_id":"m3","user_id":"ann","\#(text)":"x"}"#, sender, fixture) == 200, "\(kind)")
            #expect(try await post(#"{"kind":"\#(kind)","message_id":"m4","user_id":"","\#(text)":"x"}"#, sender, fixture) == 422, "\(kind)")
        }
        let telemetry = #"{"kind":"telemetry","message_id":"m5","app_id":"chat","after":"1","cursor":"2","events":[]}"#
        #expect(try await post(telemetry, sender, fixture) == 200)
        #expect(try await post(telemetry, sender, fixture, signedBy: "a-secret-of-nobody") == 401)
        let violations = try await fixture.control.statistics(.init()).violations
        #expect(violations == ["webhook.fields": 5, "webhook.signature": 1])
        await sender.close()
        await fixture.close()
    }
}
