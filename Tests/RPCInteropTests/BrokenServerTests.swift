import Foundation
import Testing

/// Our client against servers that break off, shut down or are stingy (grpc negative-http2-interop-test-descriptions.md), played by
/// hyper-h2.
@Suite(
    "Negative HTTP/2 cases", .enabled(if: Implementation.isPythonInstalled, "run scripts/python-env.sh"), .timeLimit(.minutes(2)))
struct BrokenServerTests {
    /// The server's record when its client is done.
    struct Seen: Decodable {
        var connections: Int
        var calls: Int
        var callsByConnection: [Int]
        var mostAtOnce: Int
        var unansweredPings: Int
    }

    private func run(_ testCase: String) async throws -> Seen {
        let server = Command.python("http2_faults.py").with(["--test_case=\(testCase)"])
        let ((status, output), log) = try await server.serving { port in
            try await Implementation.carillon.client.with(["--server_port=\(port)", "--test_case=\(testCase)"]).run()
        }
        #expect(status == 0 && output.contains("ok \(testCase)"), "\(output)")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Seen.self, from: Data(log.utf8))
    }

    @Test("ARCH-02 goaway: the first call is finished, the next takes another connection")
    func goaway() async throws {
        #expect(try await run("goaway").callsByConnection == [1, 1])
    }

    @Test(
        "ARCH-02 a stream reset before the status fails its call, and is not tried again",
        arguments: ["rst_after_header", "rst_during_data", "rst_after_data"])
    func reset(testCase: String) async throws {
        #expect(try await run(testCase).calls == 1)
    }

    @Test("ARCH-02 ping: every one is answered")
    func ping() async throws {
        let seen = try await run("ping")
        #expect(seen.calls == 3)
        #expect(seen.unansweredPings == 0)
    }

    @Test("ARCH-02 max_streams: calls wait for the one stream, and all of them succeed")
    func maxStreams() async throws {
        let seen = try await run("max_streams")
        #expect(seen.calls == 11)
        #expect(seen.mostAtOnce == 1)
        #expect(seen.connections == 1)
    }

    @Test("ARCH-02 data_frame_padding: padding is given back to the windows of stream and connection")
    func padding() async throws {
        #expect(try await run("data_frame_padding").calls == 6)
    }
}
