import Foundation
import JetStream
import TestConditions

/// Several nats-servers of a test's own that form one cluster with JetStream.
package struct TestCluster: Sendable {
    package let servers: [TestServer]
    private let names: [String]

    /// Starts the servers, and returns when they have agreed on a leader.
    package static func start(_ count: Int = 3) async throws -> TestCluster {
        let ports = try FreePorts.find(count)
        let routes = ports.map { "nats://127.0.0.1:\($0)" }.joined(separator: ", ")
        let names = (1...count).map { "server-\($0)" }
        var servers: [TestServer] = []
        for (name, port) in zip(names, ports) {
            servers.append(
                try await TestServer("server_name: \(name)\ncluster { name: test, listen: \"127.0.0.1:\(port)\", routes: [\(routes)] }\n"))
        }
        let cluster = TestCluster(servers: servers, names: names)
        let connection = try await servers[0].connect()
        // A server of the cluster answers before there is a leader, and then refuses.
        try await cluster.untilLed(JetStreamClient(connection))
        await connection.close()
        return cluster
    }

    /// The addresses of all servers, as the setting `queue.nats.servers` has them.
    package var urls: String { servers.map(\.url).joined(separator: ",") }

    /// The server of that name, as NATS reports the leader of a stream.
    package func server(named name: String) -> TestServer? { names.firstIndex(of: name).map { servers[$0] } }

    private func untilLed(_ client: JetStreamClient) async throws {
        var stream = StreamConfiguration(name: "TEST_LEADER", subjects: ["test.leader"])
        stream.replicas = servers.count
        try await eventually("the servers form a cluster") {
            do {
                _ = try await client.ensureStream(stream)
                return true
            } catch {
                return false
            }
        }
        try await client.deleteStream(stream.name)
    }
}

/// TCP ports of 127.0.0.1 that nobody has, for programs that must know each other's ports before they start.
package enum FreePorts {
    /// So many ports, all different.
    package static func find(_ count: Int) throws -> [Int] {
        // All stay open until all are found, so no two are the same.
        var sockets: [Int32] = []
        defer { for socket in sockets { close(socket) } }
        return try (0..<count).map { _ in
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            sockets.append(descriptor)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let port = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> Int? in
                    guard bind(descriptor, pointer, length) == 0, getsockname(descriptor, pointer, &length) == 0 else { return nil }
                    return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int($0.pointee.sin_port.bigEndian) }
                }
            }
            guard let port else { throw TestServer.Failed("no free port: \(String(cString: strerror(errno)))") }
            return port
        }
    }
}
