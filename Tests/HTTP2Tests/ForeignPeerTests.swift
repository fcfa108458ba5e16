import Foundation
import NIOCore
import NIOPosix
import TLS
import TestConditions
import TestFolders
import Testing

@testable import HTTP2

/// nghttp2's own programs as peers. Debian: `nghttp2-client`, `nghttp2-server`.
@Suite("Foreign peers", .timeLimit(.minutes(1)))
struct ForeignPeerTests {
    static func has(_ program: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)") }

    private func run(_ program: String, _ arguments: [String]) async throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let data = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }

    @Test("nghttp reads our answer, frame by frame", .enabled(if: has("nghttp")))
    func nghttp() async throws {
        let server = try await EchoServer()
        let output = try await run("nghttp", ["-v", "-t", "10", "http://127.0.0.1:\(server.port)/"])
        #expect(output.contains(":status: 200") && output.contains("grpc-status: 0"))
        #expect(output.contains("SETTINGS_MAX_CONCURRENT_STREAMS(0x03):1000"))
        try await server.stop()
    }

    @Test("h2load over TLS, several connections, bodies both ways: all succeed", .enabled(if: has("h2load")))
    func h2load() async throws {
        let certificates = try TestCertificates()
        let server = try await EchoServer(tls: certificates.server)
        let body = FileManager.default.temporaryDirectory.appendingPathComponent("h2-\(UUID().uuidString)")
        try Data(pattern(20_000)).write(to: body)
        let output = try await run(
            "h2load", ["-n", "500", "-c", "4", "-m", "20", "-d", body.path, "https://127.0.0.1:\(server.port)/"])
        #expect(output.contains("500 succeeded, 0 failed, 0 errored, 0 timeout"), "\(output)")
        try FileManager.default.removeItem(at: body)
        try await server.stop()
    }

    @Test("TLS 1.2 is spoken, TLS 1.1 is not", .enabled(if: has("openssl")))
    func versions() async throws {
        let server = try await EchoServer(tls: TestCertificates().server)
        let arguments = ["s_client", "-connect", "127.0.0.1:\(server.port)", "-alpn", "h2"]
        let spoken = try await run("openssl", arguments + ["-tls1_2"])
        #expect(spoken.contains("Protocol  : TLSv1.2") && spoken.contains("ALPN protocol: h2"))
        let refused = try await run("openssl", arguments + ["-tls1_1", "-cipher", "DEFAULT:@SECLEVEL=0"])
        #expect(refused.contains("Cipher is (NONE)"))
        try await server.stop()
    }

    @Test("Our client reads a file from nghttpd, in the clear and over TLS", .enabled(if: has("nghttpd")), arguments: [false, true])
    func nghttpd(overTLS: Bool) async throws {
        let certificates = try TestCertificates()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("h2-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let content = pattern(1_500_000)
        try Data(content).write(to: folder.appendingPathComponent("file"))
        // nghttpd cannot choose a free port itself: take one that was free a moment ago.
        let probe = try await EchoServer()
        let port = probe.port
        try await probe.stop()
        let process = Process()
        let files = certificates.files.certificate
        Lifeline.run(
            "/usr/bin/nghttpd",
            ["-a", "127.0.0.1", "-d", folder.path]
                + (overTLS ? ["\(port)", files.privateKeyPath, files.certificateChainPath] : ["--no-tls", "\(port)"]), by: process)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let connection = try await connect(port: port, tls: overTLS ? certificates.anonymousClient : nil, group: group)
        let found = try await connection.fetch([":method": "GET", ":scheme": "http", ":authority": "test", ":path": "/file"])
        #expect(found.status == "200" && found.body == content && found.isNormal)
        let missing = try await connection.fetch([":method": "GET", ":scheme": "http", ":authority": "test", ":path": "/nothing"])
        #expect(missing.status == "404" && missing.isNormal)
        try await connection.shutDown()
        try await group.shutdownGracefully()
        try FileManager.default.removeItem(at: folder)
    }

    /// Waits until the program listens.
    private func connect(port: Int, tls: TLSClientContext?, group: MultiThreadedEventLoopGroup) async throws -> HTTP2Connection {
        try await eventualValue("the program listens") {
            do {
                return try await HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: group.next(), tls: tls).get()
            } catch let error as HTTP2Error where error.kind == .connectFailed { return nil }
        }
    }
}
