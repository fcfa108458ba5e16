import Cryptography
import Foundation
import NIOCore
import NIOPosix
import TLS
import Testing

@testable import HTTP2

@Suite("Server and client over sockets", .timeLimit(.minutes(1)))
struct LoopbackTests {
    private func exchange(with server: EchoServer, at address: ConnectAddress, tls: TLSClientContext? = nil) async throws {
        let connection = try await HTTP2Client.connect(to: address, on: server.group.next(), tls: tls).get()
        let body = pattern(300_000)
        async let first = connection.fetch(.post, body: body)
        async let second = connection.fetch(.get)
        let (large, small) = try await (first, second)
        #expect(large.body == body && large.isNormal && large.trailers?.first("grpc-status") == "0")
        #expect(small.status == "200" && small.isNormal)
        try await connection.shutDown()
    }

    @Test("In the clear over TCP")
    func plain() async throws {
        let server = try await EchoServer()
        try await exchange(with: server, at: server.address)
        try await server.stop()
    }

    @Test("SEC-07 An address that is not permitted is not connected to: the permission is asked for the address of the socket")
    func notPermitted() async throws {
        let server = try await EchoServer()
        let error = await #expect(throws: HTTP2Error.self) {
            let address = ConnectAddress.host("localhost", port: server.port)
            _ = try await HTTP2Client.connect(
                to: address, on: server.group.next(), names: NameLookup(concurrency: 1),
                permits: { !["127.0.0.1", "::1"].contains($0.ipAddress ?? "") }
            ).get()
        }
        #expect(error?.kind == .connectFailed && error?.message.contains("may not be made to") == true)
        let connection = try await HTTP2Client.connect(
            to: server.address, on: server.group.next(), names: NameLookup(concurrency: 1), permits: { _ in true }
        ).get()
        try await connection.shutDown()
        try await server.stop()
    }

    @Test("T8 of a name's addresses a connection takes one that no other connection uses, and none twice before all are used")
    func unusedAddress() async throws {
        let server = try await EchoServer(.host("0.0.0.0", port: 0))
        let names = NameLookup(concurrency: 1) { name in name == "provider" ? ["127.0.0.1", "127.0.0.2", "127.0.0.3"] : [] }
        var connections: [HTTP2Connection] = []
        for _ in 0..<4 {
            connections.append(
                try await HTTP2Client.connect(
                    to: .host("provider", port: server.port), on: server.group.next(), names: names,
                    avoiding: connections.compactMap(\.remoteAddress)
                ).get())
        }
        #expect(connections.map { $0.remoteAddress?.ipAddress } == ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.1"])
        for connection in connections { try await connection.shutDown() }
        try await server.stop()
    }

    @Test("Over a Unix socket, also where a dead process left one")
    func unixSocket() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("h2-\(UUID().uuidString.prefix(8)).sock").path
        for _ in 0..<2 {
            let server = try await EchoServer(.unix(path: path))
            try await exchange(with: server, at: .unix(path: path))
            try await server.stop()
        }
    }

    @Test("A Unix socket with a listener is not replaced")
    func socketInUse() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("h2-\(UUID().uuidString.prefix(8)).sock").path
        let server = try await EchoServer(.unix(path: path))
        let error = await #expect(throws: HTTP2Error.self) { _ = try await EchoServer(.unix(path: path)) }
        #expect(error?.kind == .bindFailed && error?.message.contains(path) == true)
        try await exchange(with: server, at: .unix(path: path))
        try await server.stop()
    }

    @Test("A shutdown while large answers are on their way loses none of them", arguments: [false, true])
    func shutdownUnderLoad(overTLS: Bool) async throws {
        let certificates = try TestCertificates()
        let server = try await EchoServer(tls: overTLS ? certificates.server : nil)
        let connection = try await HTTP2Client.connect(
            to: server.address, on: server.group.next(), tls: overTLS ? certificates.anonymousClient : nil
        ).get()
        let body = pattern(3_000_000)
        let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<4 { group.addTask { try await connection.fetch(.post, body: body) } }
            // The first request is there; the others are on their way.
            var answers: [Answer] = []
            if let first = try await group.next() { answers.append(first) }
            group.addTask {
                await server.server.shutdownGracefully(within: .seconds(20))
                return Answer(status: "shut down", body: body, trailers: nil, isNormal: true, reason: "")
            }
            for try await answer in group { answers.append(answer) }
            return answers
        }
        #expect(answers.count == 5 && answers.allSatisfy { $0.isNormal && $0.body == body }, "\(answers.map(\.reason))")
        try await server.group.shutdownGracefully()
    }

    @Test("Over mutual TLS, with the peer's identity")
    func mutualTLS() async throws {
        let certificates = try TestCertificates()
        let server = try await EchoServer(tls: certificates.mutualServer)
        try await exchange(with: server, at: server.address, tls: certificates.client)
        try await server.stop()
    }

    @Test("A client without the required certificate fails with the reason")
    func missingCertificate() async throws {
        let certificates = try TestCertificates()
        let server = try await EchoServer(tls: certificates.mutualServer)
        let error = await #expect(throws: (any Error).self) {
            _ = try await HTTP2Client.connect(to: server.address, on: server.group.next(), tls: certificates.anonymousClient).get()
        }
        #expect("\(error!)".contains("requires a client certificate"))
        try await server.stop()
    }

    @Test("DISP-14 A client of an untrusted server, and one that does not agree on HTTP/2 by ALPN, fail with the reason")
    func refusedTLS() async throws {
        let certificates = try TestCertificates()
        let server = try await EchoServer(tls: certificates.server)
        let untrusting = try TestCertificates().anonymousClient
        let untrusted = await #expect(throws: TLSError.self) {
            _ = try await HTTP2Client.connect(to: server.address, on: server.group.next(), tls: untrusting).get()
        }
        #expect(untrusted?.message.contains("not trusted") == true)
        let noProtocol = try certificates.client(applicationProtocols: [])
        let refused = await #expect(throws: HTTP2Error.self) {
            _ = try await HTTP2Client.connect(to: server.address, on: server.group.next(), tls: noProtocol).get()
        }
        #expect(refused?.kind == .noHTTP2)
        let other = await #expect(throws: TLSError.self) {
            _ = try await HTTP2Client.connect(
                to: server.address, on: server.group.next(), tls: certificates.client(applicationProtocols: ["http/1.1"])
            ).get()
        }
        // Both are told apart from a server that cannot be trusted: what it speaks is unknown.
        let errors: [(any Error)?] = [refused, other, untrusted]
        #expect(errors.compactMap { $0 }.map { HTTP2Client.lacksHTTP2($0) }.elementsEqual([true, true, false]))
        try await server.stop()
    }

    @Test("A port without a listener, and a plain client at a TLS port, are reported with the address")
    func unreachable() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let taken = try await EchoServer()
        let port = taken.port
        try await taken.stop()
        let error = await #expect(throws: HTTP2Error.self) {
            _ = try await HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: group.next()).get()
        }
        #expect(error?.kind == .connectFailed && error?.message.contains("127.0.0.1:\(port)") == true)
        let server = try await EchoServer(tls: TestCertificates().server)
        await #expect(throws: (any Error).self) {
            _ = try await HTTP2Client.connect(to: server.address, on: group.next(), timeout: .seconds(5)).get()
        }
        try await server.stop()
        try await group.shutdownGracefully()
    }

    @Test("A port in use is an error that names it")
    func portInUse() async throws {
        let server = try await EchoServer()
        let error = await #expect(throws: HTTP2Error.self) { _ = try await EchoServer(.host("127.0.0.1", port: server.port)) }
        #expect(error?.kind == .bindFailed && error?.message.contains("\(server.port)") == true)
        try await server.stop()
    }

    @Test("Connections beyond the limit are closed at the door")
    func connectionLimit() async throws {
        var limits = HTTP2Limits.server
        limits.maxConnections = 1
        let server = try await EchoServer(limits: limits)
        let first = try await HTTP2Client.connect(to: server.address, on: server.group.next()).get()
        await #expect(throws: (any Error).self) {
            _ = try await HTTP2Client.connect(to: server.address, on: server.group.next(), timeout: .seconds(5)).get()
        }
        #expect(try await first.fetch(.get).isNormal)
        try await server.stop()
    }

    @Test("Bodies of 8 MiB over TLS")
    func largeOverTLS() async throws {
        let certificates = try TestCertificates()
        let server = try await EchoServer(tls: certificates.server)
        let connection = try await HTTP2Client.connect(to: server.address, on: server.group.next(), tls: certificates.anonymousClient).get()
        let body = pattern(8 * 1024 * 1024)
        let answer = try await connection.fetch(.post, body: body)
        #expect(answer.body == body && answer.isNormal)
        try await connection.shutDown()
        try await server.stop()
    }

    @Test("A server's shutdown lets running requests finish and refuses new connections")
    func shutdown() async throws {
        let server = try await EchoServer()
        let connection = try await HTTP2Client.connect(to: server.address, on: server.group.next()).get()
        #expect(try await connection.fetch(.get).isNormal)
        await server.server.shutdownGracefully(within: .seconds(5))
        #expect(server.server.connectionCount == 0)
        await #expect(throws: HTTP2Error.self) { _ = try await connection.fetch(.get) }
        await #expect(throws: HTTP2Error.self) { _ = try await HTTP2Client.connect(to: server.address, on: server.group.next()).get() }
        try await server.group.shutdownGracefully()
    }
}

/// Certificates for 127.0.0.1 from an authority of the test's own.
final class TestCertificates: Sendable {
    private let folder: URL
    private let caPath: String
    private let serverFiles: TLSCertificateFiles
    private let clientFiles: TLSCertificateFiles

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("h2-tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let authority = try CertificateAuthority.create(commonName: "Test authority")
        func write(_ text: String, _ name: String) throws -> String {
            let path = folder.appendingPathComponent(name).path
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }
        func issue(_ name: String) throws -> TLSCertificateFiles {
            let issued = try authority.issue(commonName: name, dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"])
            return TLSCertificateFiles(
                certificateChainPath: try write(issued.certificatePEM, "\(name).pem"), privateKeyPath: try write(issued.privateKeyPEM, "\(name).key"))
        }
        self.folder = folder
        caPath = try write(authority.certificatePEM, "ca.pem")
        serverFiles = try issue("server")
        clientFiles = try issue("client")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var files: (certificate: TLSCertificateFiles, caPath: String) { (serverFiles, caPath) }
    var server: TLSServerContext { get throws { try TLSServerContext(TLSServerConfiguration(certificate: serverFiles)) } }
    var mutualServer: TLSServerContext {
        get throws { try TLSServerContext(TLSServerConfiguration(certificate: serverFiles, clientCAPath: caPath)) }
    }
    var client: TLSClientContext {
        get throws { try TLSClientContext(TLSClientConfiguration(trustedCAPath: caPath, certificate: clientFiles)) }
    }
    var anonymousClient: TLSClientContext { get throws { try TLSClientContext(TLSClientConfiguration(trustedCAPath: caPath)) } }
    func client(applicationProtocols: [String]) throws -> TLSClientContext {
        try TLSClientContext(TLSClientConfiguration(trustedCAPath: caPath, applicationProtocols: applicationProtocols))
    }
}
