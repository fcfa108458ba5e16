import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("GW-06 The status of pushes")
struct StatusRouteTests {
    @Test("DR-01 ACC-122 Everybody is told whether pushes leave, with the words of a banner in the reader's language")
    func status() async throws {
        try await TestGateway.with(
            ScriptedPeers { request in
                request is DispatcherV1.PushAvailabilityRequest ? DispatcherV1.PushAvailabilityResponse(providersDown: ["apns", "fcm"]) : nil
            }
        ) { gateway in
            // A key that nobody has: no caller is looked for.
            let answer = try await gateway.request("GET", "/status", key: "sk_nobody", headers: [("accept-language", "es-MX, en;q=0.5")])
            #expect(answer.status == 200)
            #expect(answer.body.contains(#""push_available":false"#) && answer.body.contains(#""providers_down":["apns","fcm"]"#), "\(answer.body)")
            #expect(answer.body.contains("Las notificaciones push no están disponibles"), "\(answer.body)")
        }
        try await TestGateway.with(ScriptedPeers { _ in nil }) { gateway in
            let answer = try await gateway.request("GET", "/status")
            #expect(answer.body.contains(#""push_available":true"#) && answer.body.contains(#""banner":null"#), "\(answer.body)")
        }
        #expect(StatusRoute.banner(for: "de, fr") == "Push notifications temporarily unavailable")
    }

    @Test("DR-01 However many ask for the status, the dispatcher is asked once in 10 s; while it does not answer, it is 503 with a time to wait")
    func oneQuestion() async throws {
        try await TestGateway.with(ScriptedPeers { _ in nil }) { gateway async throws in
            for _ in 0..<5 { #expect(try await gateway.request("GET", "/status").status == 200) }
            #expect(gateway.peers.requests(DispatcherV1.PushAvailabilityRequest.self).count == 1)
        }
        let away = ScriptedPeers { request in
            if request is DispatcherV1.PushAvailabilityRequest { throw RPCError(code: .unavailable, message: "away") }
            return nil
        }
        try await TestGateway.with(away) { gateway in
            for _ in 0..<5 {
                let answer = try await gateway.request("GET", "/status")
                #expect(answer.status == 503 && answer.headers["retry-after"] == "10" && answer.refusal.hasSuffix("unavailable"), "\(answer)")
            }
            #expect(gateway.peers.requests(DispatcherV1.PushAvailabilityRequest.self).count == 1)
        }
    }
}
