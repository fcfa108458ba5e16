import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Synchronization
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    @Suite("5.10 Desktops", .serialized)
    struct Desktop {
        /// The messages of a stream.
        private final class Received: Sendable {
            private let state = Mutex((isOpen: false, messages: [DispatcherV1.DesktopMessage]()))

            var isOpen: Bool { state.withLock { $0.isOpen } }
            var messages: [DispatcherV1.DesktopMessage] { state.withLock { $0.messages } }

            func take(_ response: DispatcherV1.DesktopStreamResponse) {
                state.withLock { state in
                    state.isOpen = true
                    if let message = response.message { state.messages.append(message) }
                }
            }
        }

        // The agent that shows it on a screen comes later.
        @Test(
            "ACC-016 DISP-22 GW-03 (partly) A test push reaches an agent with its user's own token, and is delivered when it was shown")
        func testPush() async throws {
            try await Scenario.start("ACC-016-stream", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann", "ben"], platforms: [], roles: ["teacher"])
                let body = ["platform": "linux", "token": "agent-4f1c2d9a7be04d55", "device_id": "desk", "os_version": "Debian 12"]
                let registered = try await scenario.asUser("ann", "POST", "/push/devices", body)
                let device = try #require(registered.json["pushDeviceId"] as? String, "\(registered.json)")
                try await scenario.settle()

                let channel = scenario.clients.channel(to: "dispatcher", token: try await scenario.accessToken(of: "ann"))
                let agent = DispatcherV1.Desktop.Client(channel)
                let received = Received()
                let request = DispatcherV1.DesktopStreamRequest(tenant: scenario.tenant, userId: "ann", pushDeviceId: device)
                let stream = Task {
                    try await agent.desktopStream(request, options: CallOptions(timeout: nil)) { responses in
                        for try await response in responses { received.take(response) }
                    }
                }
                try await eventually("the stream is open") { received.isOpen }

                async let answer = scenario.asUser("ann", "POST", "/push/test", ["device_ids": ["desk"]])
                try await eventually("the message comes") { received.messages.count == 1 }
                let message = received.messages[0]
                #expect(message.payload.contains(#""title":"Test notification""#))
                let ids = [message.id]
                let acknowledged = try await agent.acknowledgeDesktop(
                    .init(tenant: scenario.tenant, userId: "ann", pushDeviceId: device, ids: ids))
                #expect(acknowledged.acknowledged == 1)
                let results = try #require(try await answer.json["results"] as? [[String: any Sendable]])
                #expect(results.map { $0["status"] as? String } == ["delivered"])

                // Another user's token is of no use here.
                let other = await #expect(throws: RPCError.self) {
                    try await agent.acknowledgeDesktop(.init(tenant: scenario.tenant, userId: "ben", pushDeviceId: device, ids: ids))
                }
                #expect(other?.reason == "not_found")
                stream.cancel()
                _ = await stream.result
                await channel.shutdown()
            }
        }
    }
}
