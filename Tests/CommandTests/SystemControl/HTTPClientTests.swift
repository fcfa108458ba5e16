import NIOCore
import NIOPosix
import Testing

@testable import SystemControl

@Suite("The HTTP client of commands")
struct HTTPClientTests {
    /// Runs a server that does with each connection what `onConnection` says, and no more.
    private func withServer(_ onConnection: @escaping @Sendable (any Channel) -> Void, _ body: (Int) async throws -> Void) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                onConnection(channel)
                return channel.eventLoop.makeSucceededVoidFuture()
            }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            try await body(try #require(server.localAddress?.port))
        } catch {
            try? await server.close()
            throw error
        }
        try await server.close()
    }

    @Test("A connection that the other side closes at once fails the request at once, whenever it was noticed")
    func closedConnections() async throws {
        try await withServer({ $0.close(promise: nil) }) { port in
            for attempt in 1...300 {
                let client = HTTPClient(host: "127.0.0.1", port: port, timeout: .seconds(10))
                do {
                    _ = try await client.request("GET", "/healthz")
                    Issue.record("attempt \(attempt) was answered")
                } catch SystemError.noAnswer {
                    Issue.record("attempt \(attempt) waited for its deadline")
                    return
                } catch {
                    // The connection ended: that is the answer.
                }
                await client.close()
            }
        }
    }

    @Test("CTL-01 A connection that is refused or broken names the address, the cause in words, and what to do")
    func refused() async throws {
        let closed = try await withClosedPort()
        let client = HTTPClient(host: "127.0.0.1", port: closed)
        await #expect { _ = try await client.request("GET", "/healthz") } throws: { error in
            let text = "\(error)"
            return text.hasPrefix("no connection to 127.0.0.1:\(closed): ") && text.contains("Connection refused") && !text.contains("errno")
        }
    }

    /// A port that nobody listens on any more.
    private func withClosedPort() async throws -> Int {
        var free = 0
        try await withServer({ _ in }) { free = $0 }
        return free
    }

    @Test("A server that says nothing is given up after the time of the request, and the error names both")
    func silence() async throws {
        try await withServer({ _ in }) { port in
            let client = HTTPClient(host: "127.0.0.1", port: port, timeout: .milliseconds(50))
            await #expect { _ = try await client.request("GET", "/healthz") } throws: { error in
                "\(error)".contains("no answer from 127.0.0.1:\(port) within 0.05 seconds")
            }
            await client.close()
        }
    }
}
