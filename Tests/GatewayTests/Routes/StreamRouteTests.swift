import CarillonAPI
import HTTP2
import Protobuf
import RPC
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import GatewayService

/// A dispatcher that has one message for each agent, and then another stream takes over.
private final class OneMessage: DispatcherV1.Desktop.ServiceProtocol {
    private let asked = Mutex<[DispatcherV1.DesktopStreamRequest]>([])

    var requests: [DispatcherV1.DesktopStreamRequest] { asked.withLock { $0 } }

    func desktopStream(
        _ request: DispatcherV1.DesktopStreamRequest, response: ResponseWriter<DispatcherV1.DesktopStreamResponse>, context: ServerContext
    ) async throws {
        asked.withLock { $0.append(request) }
        guard request.userId == "ann" else { throw APIError(.notFound, field: "push_device_id", "not yours") }
        try await response.write(.init())
        try await response.write(.init(message: .init(id: "7-psh_1", pushId: "psh_1", payload: #"{"title":"Bob"}"#)))
        throw APIError(.conflict, "a newer stream has begun")
    }

    func acknowledgeDesktop(
        _ request: DispatcherV1.AcknowledgeDesktopRequest, context: ServerContext
    ) async throws -> DispatcherV1.AcknowledgeDesktopResponse { .init() }
}

/// A dispatcher whose streams go on.
private final class Endless: DispatcherV1.Desktop.ServiceProtocol {
    func desktopStream(
        _ request: DispatcherV1.DesktopStreamRequest, response: ResponseWriter<DispatcherV1.DesktopStreamResponse>, context: ServerContext
    ) async throws {
        try await response.write(.init())
        try await Task.sleep(for: .seconds(3_600))
    }

    func acknowledgeDesktop(
        _ request: DispatcherV1.AcknowledgeDesktopRequest, context: ServerContext
    ) async throws -> DispatcherV1.AcknowledgeDesktopResponse { .init() }
}

@Suite("GW-06 The stream of desktops' agents")
struct StreamRouteTests {
    /// A registry with the laptop of each user, and a dispatcher that takes acknowledgements.
    private func peers(_ dispatcher: some RegistrableService) -> ScriptedPeers {
        ScriptedPeers(streams: InProcessChannel(services: [dispatcher], principal: Principal(service: "gateway"))) { request in
            switch request {
            case is RegistryV1.ListDevicesRequest:
                RegistryV1.ListDevicesResponse(devices: [.init(pushDeviceId: "dev_1", deviceId: "laptop")])
            case let request as DispatcherV1.AcknowledgeDesktopRequest:
                DispatcherV1.AcknowledgeDesktopResponse(acknowledged: Int32(request.ids.count))
            default: nil
            }
        }
    }

    @Test("DISP-22 An agent gets its messages as server-sent events, and is told why its stream ends")
    func events() async throws {
        let dispatcher = OneMessage()
        try await TestGateway.with(peers(dispatcher)) { gateway in
            let answer = try await gateway.request("GET", "/stream?device_id=laptop", user: "ann", headers: [("last-event-id", "6-psh_0")])
            #expect(answer.status == 200 && answer.headers["content-type"] == "text/event-stream" && answer.headers["cache-control"] == "no-store")
            #expect(
                answer.body
                    == "retry: 1000\n\n:\n\nevent: push\nid: 7-psh_1\ndata: {\"title\":\"Bob\"}\n\nevent: end\ndata: {\"code\":\"conflict\"}\n\n")
            let request = try #require(dispatcher.requests.first)
            #expect(request.userId == "ann" && request.pushDeviceId == "dev_1" && request.acknowledged == ["6-psh_0"])
        }
    }

    @Test("DISP-22 A stream that cannot begin is an error with its status, and so is one of a device that is not the user's")
    func refused() async throws {
        try await TestGateway.with(peers(OneMessage())) { gateway in
            #expect(try await gateway.request("GET", "/stream?device_id=laptop", user: "eve").status == 404)
            let foreign = try await gateway.request("GET", "/stream?device_id=phone", user: "ann")
            #expect(foreign.status == 404 && foreign.refusal == "device_id not_found")
            #expect(try await gateway.request("GET", "/stream?device_id=laptop").status == 403)
        }
    }

    @Test("GW-06 A user holds 50 streams at a gateway; one more is refused until another ends, and other users are served")
    func fifty() async throws {
        try await TestGateway.with(peers(Endless())) { gateway in
            func begin(_ user: String) async throws -> HTTP2Caller.Call {
                let call = try await gateway.caller.call(
                    "GET", "/api/v1/stream?device_id=laptop", headers: [("authorization", "Bearer sk_acme"), ("x-user-id", user)])
                try await eventually("the stream has begun") { try await call.received > 0 }
                return call
            }
            var streams: [HTTP2Caller.Call] = []
            for _ in 0..<50 { streams.append(try await begin("ann")) }
            let refused = try await gateway.request("GET", "/stream?device_id=laptop", user: "ann")
            #expect(refused.status == 429 && refused.headers["retry-after"] != nil && refused.body.contains(#""code":"rate_limited""#))
            _ = try await begin("ben")
            streams.removeLast().reset(.cancel)
            // The place is free when the gateway has noticed the end.
            try await eventually("a place is free") {
                let call = try await gateway.caller.call(
                    "GET", "/api/v1/stream?device_id=laptop", headers: [("authorization", "Bearer sk_acme"), ("x-user-id", "ann")])
                try await eventually("there is an answer") { try await call.received > 0 }
                return try await !call.text.contains("rate_limited")
            }
        }
    }

    @Test("DISP-22 What the agent has shown is acknowledged over HTTP")
    func acknowledges() async throws {
        try await TestGateway.with(peers(OneMessage())) { gateway in
            let answer = try await gateway.request(
                "POST", "/stream/acknowledged", #"{"device_id":"dev_1","ids":["7-psh_1","8-psh_2"]}"#, user: "ann")
            #expect(answer.status == 200 && answer.body.contains(#""acknowledged":2"#))
            let request = try #require(gateway.peers.requests(DispatcherV1.AcknowledgeDesktopRequest.self).first)
            #expect(request.userId == "ann" && request.pushDeviceId == "dev_1" && request.ids == ["7-psh_1", "8-psh_2"])
            let empty = try await gateway.request("POST", "/stream/acknowledged", #"{"device_id":"dev_1"}"#, user: "ann")
            #expect(empty.refusal == "ids invalid_argument")
        }
    }
}
