import NIOPosix
import RPC
import Synchronization
import Testing

@Suite("Health", .timeLimit(.minutes(1))) struct HealthTests {
    typealias Status = GRPCHealthV1.HealthCheckResponse.ServingStatus

    func withHealth<Result>(_ body: (RPCServer, GRPCHealthV1.Health.Client) async throws -> Result) async throws -> Result {
        try await withServer(services: [ControlService()]) { server, target in
            let channel = ClientChannel(target: target, group: MultiThreadedEventLoopGroup.singleton)
            let result = try await body(server, GRPCHealthV1.Health.Client(channel))
            await channel.shutdown()
            return result
        }
    }

    @Test("ARCH-10 a server serves when it says so, as a whole and by service")
    func check() async throws {
        try await withHealth { server, health in
            let name = ControlService.service.fullName
            #expect(try await health.check(.init()).status == .notServing)
            server.health.setServing(true)
            #expect(try await health.check(.init()).status == .serving)
            #expect(try await health.check(.init(service: name)).status == .serving)
            server.health.setServing(service: name, false)
            #expect(try await health.check(.init(service: name)).status == .notServing)
            #expect(try await health.check(.init()).status == .serving)
            let statuses = try await health.list(.init()).statuses
            #expect(statuses == ["": .init(status: .serving), name: .init(status: .notServing)])
            let error = await failure { try await health.check(.init(service: "no.Such")) }
            #expect(error?.code == .notFound)
        }
    }

    @Test("ARCH-10 a watcher sees the state at once, every change, and the end")
    func watch() async throws {
        try await withHealth { server, health in
            var seen: [Status] = []
            let error = await failure {
                try await health.watch(.init()) { responses in
                    for try await response in responses {
                        seen.append(response.status)
                        switch seen.count {
                        case 1: server.health.setServing(true)
                        case 2: server.health.setServing(false)
                        case 3: Task { await server.shutdownGracefully(within: .seconds(5)) }
                        default: break
                        }
                    }
                }
            }
            #expect(seen == [.notServing, .serving, .notServing])
            #expect(error?.code == .unavailable)
        }
    }

    @Test("ARCH-10 a server that follows a readiness reports it, for itself and its services; its liveness does not depend on it")
    func follow() async throws {
        try await withHealth { server, health in
            let name = ControlService.service.fullName
            let isReady = Mutex(true)
            server.health.follow { isReady.withLock { $0 } }
            // It does not serve before it says so itself.
            #expect(try await health.check(.init()).status == .notServing)
            #expect(try await health.check(.init(service: HealthState.processName)).status == .notServing)
            server.health.setServing(true)
            #expect(try await health.check(.init()).status == .serving)
            isReady.withLock { $0 = false }
            #expect(try await health.check(.init()).status == .notServing)
            #expect(try await health.check(.init(service: name)).status == .notServing)
            #expect(try await health.list(.init()).statuses == ["": .init(status: .notServing), name: .init(status: .notServing)])
            #expect(try await health.check(.init(service: HealthState.processName)).status == .serving)
            let error = await failure { try await health.check(.init(service: "no.Such")) }
            #expect(error?.code == .notFound)

            // Nobody says that it changed: a watcher hears of it all the same.
            var seen: [Status] = []
            try await health.watch(.init()) { responses in
                for try await response in responses {
                    seen.append(response.status)
                    if seen.count == 3 { break }
                    isReady.withLock { $0 = response.status == .notServing }
                }
            }
            #expect(seen == [.notServing, .serving, .notServing])
        }
    }

    @Test("A watch of an unknown service stays open and reports SERVICE_UNKNOWN")
    func watchUnknown() async throws {
        try await withHealth { server, health in
            let first = try await health.watch(.init(service: "no.Such")) { responses in
                for try await response in responses { return response.status }
                return .unknown
            }
            #expect(first == .serviceUnknown)
        }
    }
}
