import HTTP2
import NIOCore
import NIOPosix
import RPC
import Synchronization
import TestConditions
import Testing

/// Peers that come and go behind one name, as containers do behind a name of DNS.
@Suite("Several peers behind one name", .timeLimit(.minutes(1))) struct ChannelSpreadTests {
    static let group = MultiThreadedEventLoopGroup.singleton

    /// The addresses of the name now.
    final class Name: Sendable {
        private let addresses = Mutex<[Target.Address]>([])
        func set(_ addresses: [Target.Address]) { self.addresses.withLock { $0 = addresses } }
        var target: Target { .resolver(name: "dispatcher") { self.addresses.withLock { $0 } } }
    }

    final class Switch: Sendable {
        private let state = Mutex(false)
        var isOn: Bool { self.state.withLock { $0 } }
        func turnOn() { self.state.withLock { $0 = true } }
    }

    struct Peer {
        let server: RPCServer
        let service = ControlService()
        let address: Target.Address

        init() async throws {
            self.server = RPCServer(services: [self.service])
            let bound = try await self.server.listen(on: [.host("127.0.0.1", port: 0)], group: ChannelSpreadTests.group)
            self.address = .ip("127.0.0.1", port: bound[0].port ?? 0)
        }

        var calls: Int { self.service.events.withLock { $0.calls } }
    }

    static let settings: ClientSettings = {
        var settings = ClientSettings.internalPeers
        settings.refreshInterval = .milliseconds(50)
        return settings
    }()

    @Test("ARCH-02 calls spread over the peers of a name, a new one gets its share, and none is lost when one drains")
    func comeAndGo() async throws {
        let name = Name()
        let peers = [try await Peer(), try await Peer()]
        name.set(peers.map(\.address))
        let channel = ClientChannel(target: name.target, group: Self.group, policy: .roundRobin, settings: Self.settings)
        let end = Switch()
        let callers = (0..<6).map { caller in
            Task {
                var made = 0
                while !end.isOn {
                    let answer = try await channel.control("echo", "\(caller) \(made)", options: CallOptions(timeout: .seconds(20)))
                    guard answer.domain == "\(caller) \(made)" else { throw RPCError(code: .dataLoss, message: "a foreign answer") }
                    made += 1
                }
                return made
            }
        }
        try await eventually("both peers have calls") { peers.allSatisfy { $0.calls >= 20 } }

        // One more, and calls come to it without any connection having failed.
        let added = try await Peer()
        name.set((peers + [added]).map(\.address))
        try await eventually("the new peer has calls") { added.calls >= 20 }

        // One leaves in the middle of its calls.
        name.set([peers[1].address, added.address])
        await peers[0].server.shutdownGracefully(within: .seconds(10))
        let (before, left) = ([peers[1].calls, added.calls], peers[0].calls)
        try await eventually("the others have more calls") { zip([peers[1].calls, added.calls], before).allSatisfy { $0 - $1 >= 20 } }
        end.turnOn()
        var made = 0
        for caller in callers { made += try await caller.value }
        #expect(peers[0].calls == left)
        #expect(made == peers[0].calls + peers[1].calls + added.calls)
        await channel.shutdown()
        for peer in [peers[1], added] { await peer.server.shutdownGracefully(within: .seconds(1)) }
    }

    @Test("The observer hears the end of each call with its method, peer and number of tries")
    func observer() async throws {
        final class Notes: ClientCallObserver {
            let outcomes = Mutex<[ClientCallOutcome]>([])
            func callEnded(_ call: ClientCallOutcome) { self.outcomes.withLock { $0.append(call) } }
        }
        let notes = Notes()
        let server = ScriptedServer { $0 < 3 ? .status(14) : ($0 == 3 ? .echo : .status(5)) }
        let channel = ClientChannel(
            target: try await server.listen(), group: Self.group, settings: .internalPeers, observer: notes)
        _ = try await channel.control("echo", method: ControlService.idempotent)
        #expect(await failure { try await channel.control("echo", method: ControlService.idempotent) }?.code == .notFound)
        await channel.shutdown(within: .milliseconds(50))
        await server.stop()
        let outcomes = notes.outcomes.withLock { $0 }
        #expect(outcomes.map(\.code) == [.ok, .notFound])
        #expect(outcomes.map(\.retries) == [2, 0])
        #expect(outcomes.allSatisfy { $0.peer == "scripted" && $0.method == ControlService.idempotent && $0.duration > .zero })
    }
}
