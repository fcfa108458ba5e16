import CarillonAPI
import Foundation
import RPC
import Testing

/// Health and reflection as the standard clients of grpcio see them.
@Suite("Health and reflection with clients of grpcio", .enabled(if: PythonPeer.isInstalled, "run scripts/python-env.sh"), .timeLimit(.minutes(2)))
struct StandardServicesTests {
    private func withAddress(_ body: (RPCServer, String) async throws -> Void) async throws {
        try await withServer(services: [ControlService()], descriptorPools: [CarillonAPI.descriptorPool]) { server, target in
            try await body(server, "ipv4:\(try #require(target.fixedAddresses.first))")
        }
    }

    @Test("ARCH-02 grpcio-reflection gets every answer, and errors keep the stream open", arguments: ["v1", "v1alpha"])
    func reflection(version: String) async throws {
        try await withAddress { _, address in
            let (status, output) = try await PythonPeer.run("reflection_client.py", [address, version])
            #expect(status == 0, "\(output)")
            #expect(output.split(separator: "\n").filter { $0.hasPrefix("ok ") }.count == 7, "\(output)")
        }
    }

    private struct Answers: Decodable {
        var check: [String: String]
        var list: [String: String]
    }

    @Test("ARCH-10 grpcio-health-checking sees each service as ready as it is")
    func healthCheck() async throws {
        let name = ControlService.service.fullName
        try await withAddress { server, address in
            func ask() async throws -> Answers {
                let (status, output) = try await PythonPeer.run("health_client.py", [address, "check", "", name, "no.Such"])
                #expect(status == 0, "\(output)")
                return try JSONDecoder().decode(Answers.self, from: Data(output.utf8))
            }
            let starting = try await ask()
            #expect(starting.check == ["": "NOT_SERVING", name: "NOT_SERVING", "no.Such": "NOT_FOUND"])
            #expect(starting.list == ["": "NOT_SERVING", name: "NOT_SERVING"])
            server.health.setServing(true)
            server.health.setServing(service: name, false)
            let partly = try await ask()
            #expect(partly.check == ["": "SERVING", name: "NOT_SERVING", "no.Such": "NOT_FOUND"])
            #expect(partly.list == ["": "SERVING", name: "NOT_SERVING"])
        }
    }

    @Test("ARCH-10 grpcio-health-checking watches a service: the state at once, changes alone, NOT_SERVING while it drains, the end")
    func healthWatch() async throws {
        let name = ControlService.service.fullName
        try await withAddress { server, address in
            var seen: [String] = []
            try await PythonPeer.forEachLine("health_client.py", [address, "watch", name]) { line in
                seen.append(line)
                switch seen.count {
                case 1:
                    // No change for this service, and so no message.
                    server.health.setServing(service: "", false)
                    server.health.setServing(service: "some.Other", true)
                    server.health.setServing(service: name, true)
                case 2: Task { await server.shutdownGracefully(within: .seconds(5)) }
                default: break
                }
            }
            #expect(seen == ["NOT_SERVING", "SERVING", "NOT_SERVING", "end UNAVAILABLE"])
        }
    }

    @Test("ARCH-10 a watch of an unknown service says so, and goes on when the service appears")
    func healthWatchUnknown() async throws {
        try await withAddress { server, address in
            var seen: [String] = []
            try await PythonPeer.forEachLine("health_client.py", [address, "watch", "some.Later"]) { line in
                seen.append(line)
                switch seen.count {
                case 1: server.health.setServing(service: "some.Later", true)
                case 2: server.health.setServing(service: "some.Later", false)
                case 3: Task { await server.shutdownGracefully(within: .seconds(5)) }
                default: break
                }
            }
            #expect(seen == ["SERVICE_UNKNOWN", "SERVING", "NOT_SERVING", "end UNAVAILABLE"])
        }
    }
}
