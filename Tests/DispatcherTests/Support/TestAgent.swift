import CarillonAPI
import RPC
import ServiceKit
import Synchronization

@testable import DispatcherService

/// An agent of a desktop that holds a stream through the gateway.
final class TestAgent: Sendable {
    private struct State {
        var isOpen = false
        var messages: [DispatcherV1.DesktopMessage] = []
        var heartbeats = 0
        /// The reason of the error that ended the stream.
        var end: String?
    }

    let device: String
    let user: String
    private let client: DispatcherV1.Desktop.Client
    private let state = Mutex(State())
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Begins a stream.
    init(
        _ fixture: DispatcherFixture, _ device: String = "desktop_1", user: String = "alice", acknowledged: [String] = [], endsAt: Instant? = nil
    ) {
        (self.device, self.user) = (device, user)
        let actor = Principal.Actor(
            userID: user, organizationID: TestPushes.tenant.organizationId, appID: TestPushes.tenant.appId, roles: ["member"])
        client = DispatcherV1.Desktop.Client(
            InProcessChannel(services: [fixture.components.desktop], principal: Principal(service: "gateway", actor: actor)))
        let request = DispatcherV1.DesktopStreamRequest(
            tenant: TestPushes.tenant, userId: user, pushDeviceId: device, acknowledged: acknowledged, endsAtMs: endsAt?.milliseconds ?? 0)
        task.withLock { $0 = Task { await self.hold(request) } }
    }

    private func hold(_ request: DispatcherV1.DesktopStreamRequest) async {
        do {
            try await client.desktopStream(request, options: CallOptions(timeout: nil)) { responses in
                for try await response in responses {
                    state.withLock { state in
                        if let message = response.message { state.messages.append(message) } else { state.heartbeats += 1 }
                        state.isOpen = true
                    }
                }
            }
            state.withLock { $0.end = "" }
        } catch {
            state.withLock { $0.end = (error as? RPCError)?.reason ?? "\(error)" }
        }
    }

    var isOpen: Bool { state.withLock { $0.isOpen } }
    var messages: [DispatcherV1.DesktopMessage] { state.withLock { $0.messages } }
    var pushes: [String] { messages.map(\.pushId) }
    var heartbeats: Int { state.withLock { $0.heartbeats } }
    var end: String? { state.withLock { $0.end } }

    /// - Returns: the number of messages that were kept until now.
    @discardableResult
    func acknowledge(_ ids: [String]) async throws -> Int32 {
        try await client.acknowledgeDesktop(.init(tenant: TestPushes.tenant, userId: user, pushDeviceId: device, ids: ids)).acknowledged
    }

    /// The agent goes away.
    func leave() async {
        let task = task.withLock { $0 }
        task?.cancel()
        await task?.value
    }
}
