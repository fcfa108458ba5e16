import CarillonAPI
import RPC
import Synchronization
import SystemControl

/// Agents that hold streams of a dispatcher, each with its user's token.
final class DispatcherAgents: AgentHolder {
    private struct State {
        var channels: [ClientChannel] = []
        var tasks: [Task<Void, Never>] = []
    }

    private let clients: OperatorClients
    private let tenant: CommonV1.Tenant
    private let streamsAConnection: Int
    private let state = Mutex(State())

    init(clients: OperatorClients, tenant: CommonV1.Tenant, streamsAConnection: Int) {
        self.clients = clients
        self.tenant = tenant
        self.streamsAConnection = streamsAConnection
    }

    func hold(_ agents: [Agent]) async throws -> OpenStreams {
        let held = OpenStreams()
        for first in stride(from: 0, to: agents.count, by: streamsAConnection) {
            let channel = clients.channel(to: "dispatcher", token: agents[first].token)
            state.withLock { $0.channels.append(channel) }
            for number in first..<min(first + streamsAConnection, agents.count) {
                let task = begin(agents[number], on: channel, held)
                state.withLock { $0.tasks.append(task) }
                try await held.wait(for: number - OpenStreams.mostBeginning)
            }
        }
        try await held.wait(for: agents.count)
        return held
    }

    private func begin(_ agent: Agent, on channel: ClientChannel, _ held: OpenStreams) -> Task<Void, Never> {
        let request = DispatcherV1.DesktopStreamRequest(tenant: tenant, userId: agent.user, pushDeviceId: agent.device)
        let options = CallOptions(timeout: nil, metadata: ["authorization": "Bearer \(agent.token)"])
        return Task {
            do {
                try await DispatcherV1.Desktop.Client(channel).desktopStream(request, options: options) { responses in
                    var isOpen = false
                    for try await _ in responses where !isOpen {
                        isOpen = true
                        held.opened()
                    }
                }
                held.ended("the dispatcher ended it")
            } catch {
                held.ended("\(error)")
            }
        }
    }

    func shutDown() async {
        let (channels, tasks) = state.withLock { ($0.channels, $0.tasks) }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        for channel in channels { await channel.shutdown(within: .zero) }
    }
}
