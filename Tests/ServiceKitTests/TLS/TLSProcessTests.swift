import CarillonAPI
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import RPC
import ServiceKit
import TLS
import TestCertificates
import TestConditions
import Testing

/// A real service that has certificates and no bearer key of its own.
@Suite("A service under mutual TLS", .timeLimit(.minutes(2)))
struct TLSProcessTests {
    let child: ChildService
    let authority: TestAuthority
    let certificate: TLSCertificateFiles

    init() throws {
        child = try ChildService()
        authority = try TestAuthority()
        certificate = try authority.issueService("preferences")
        try FileManager.default.removeItem(atPath: child.run.keyPath(of: "preferences"))
    }

    private func started() async throws -> (Process, ProcessRecord) {
        try await child.startReady([
            "--test-mode", "--set", "tls.certificate=\(certificate.certificateChainPath)", "--set", "tls.private_key=\(certificate.privateKeyPath)",
            "--set", "tls.ca=\(authority.caPath)",
        ])
    }

    private func context(_ certificate: TLSCertificateFiles?) throws -> TLSClientContext {
        try TLSClientContext(TLSClientConfiguration(trustedCAPath: authority.caPath, serverName: "preferences", certificate: certificate))
    }

    /// The status of a call that only the operator may make; nil when it was served.
    private func call(_ record: ProcessRecord, _ tls: TLSClientContext?, key: String? = nil) async throws -> RPCError? {
        let channel = ClientChannel(
            target: .addresses(record.addresses), tls: tls, group: MultiThreadedEventLoopGroup.singleton,
            credentials: { key.map { ["authorization": "Bearer \($0)"] } ?? Metadata() })
        defer { Task { await channel.shutdown() } }
        do {
            _ = try await TestingV1.Clock.Client(channel).status(.init(), options: CallOptions(timeout: .seconds(10), waitForReady: false))
            return nil
        } catch {
            return try #require(error as? RPCError)
        }
    }

    @Test("SEC-03 SEC-04 knows callers by their certificates alone, and needs no key itself; who has none of its authority does not get in")
    func callers() async throws {
        let (process, record) = try await started()
        #expect(record.tls && record.rpc.count == 1 && record.rpc[0].hasPrefix("ipv4:127.0.0.1:"))
        let operatorKey = try child.run.key(of: "operator")

        #expect(try await call(record, context(authority.issueService("operator"))) == nil)
        let other = try await call(record, context(authority.issueService("receipts")), key: operatorKey)
        #expect(other?.code == .permissionDenied && other?.message.contains("receipts") == true)
        let nameless = try await call(record, context(authority.issue("nameless", dnsNames: ["operator"])), key: operatorKey)
        #expect(nameless?.code == .unauthenticated)

        let without = try await call(record, context(nil), key: operatorKey)
        #expect(without?.code == .unavailable && without?.message.contains("requires a client certificate") == true)
        let elsewhere = try TestAuthority("Strange authority")
        let stranger = try await call(record, context(elsewhere.issueService("operator")))
        #expect(stranger?.code == .unavailable && stranger?.message.contains("does not trust our certificate") == true)
        #expect(try await call(record, nil, key: operatorKey)?.code == .unavailable)

        let metrics = try child.http("GET", record.admin + "/metrics").body
        #expect(metrics.contains(#"carillon_tls_failures_total{kind="certificate",listener="rpc"} 2"#), "\(metrics)")
        #expect(metrics.contains(#"carillon_tls_failures_total{kind="handshake",listener="rpc"} 1"#))
        #expect(metrics.contains(#"carillon_tls_certificate_expires_timestamp_seconds{tls="rpc"} "#))
        #expect(child.errors().contains("TLS connection refused: the client showed no certificate"))
        #expect(child.errors().contains("Strange authority"))
        #expect(try await child.stop(process) == 0)
    }

    @Test("SEC-03 files that cannot be used end the start with exit code 2 and their names")
    func unusable() async throws {
        try "no certificate".write(toFile: certificate.certificateChainPath, atomically: true, encoding: .utf8)
        let ended = try await child.fail([
            "--set", "tls.certificate=\(certificate.certificateChainPath)", "--set", "tls.private_key=\(certificate.privateKeyPath)",
            "--set", "tls.ca=\(authority.caPath)",
        ])
        #expect(ended.status == 2 && ended.message.contains(certificate.certificateChainPath), "\(ended.message)")
    }

    @Test("SEC-13 takes up renewed certificates on SIGHUP and when the files change, keeps the old one when they are broken, drops no connection")
    func renewal() async throws {
        let (process, record) = try await started()
        let address = try #require(record.addresses.first)
        let tls = try context(authority.issueService("operator"))
        let loop = MultiThreadedEventLoopGroup.singleton.any()
        @Sendable func connected() async throws -> HTTP2Connection {
            guard case .ip(let host, let port) = address else { throw ConfigurationError("\(address) is no TCP address") }
            return try await HTTP2Client.connect(to: .host(host, port: port), on: loop, tls: tls).get()
        }
        /// The names in the certificate that a new connection is shown.
        @Sendable func shown() async throws -> [String] {
            let connection = try await connected()
            return try await loop.submit {
                defer { connection.close() }
                return connection.peerIdentity?.dnsNames ?? []
            }.get()
        }
        func renew(_ name: String) throws {
            let issued = try authority.issueService("preferences", file: "next", dnsNames: [name])
            for (new, old) in [
                (issued.certificateChainPath, certificate.certificateChainPath), (issued.privateKeyPath, certificate.privateKeyPath),
            ] { try Data(contentsOf: URL(fileURLWithPath: new)).write(to: URL(fileURLWithPath: old), options: .atomic) }
        }
        let first = try await connected()
        #expect(try await shown() == ["preferences"])

        try renew("on-signal")
        kill(process.processIdentifier, SIGHUP)
        try await eventually("the certificate is renewed on SIGHUP") { try await shown() == ["preferences", "on-signal"] }

        try "no certificate".write(toFile: certificate.certificateChainPath, atomically: true, encoding: .utf8)
        kill(process.processIdentifier, SIGHUP)
        let failure = #"carillon_tls_reloads_total{result="failed",tls="rpc"} 1"#
        try await eventually("the failure is counted") { try child.http("GET", record.admin + "/metrics").body.contains(failure) }
        #expect(child.errors().contains("certificates cannot be read again; the ones in use stay in use"))
        #expect(try await shown() == ["preferences", "on-signal"])

        try renew("by-itself")
        try await eventually("the certificate is renewed without a signal") { try await shown() == ["preferences", "by-itself"] }

        let answered = loop.makePromise(of: TimeAmount.self)
        loop.execute { first.ping(timeout: .seconds(5)) { answered.completeWith($0) } }
        _ = try await answered.futureResult.get()
        try await loop.submit { first.close() }.get()
        #expect(process.isRunning)
        #expect(try await child.stop(process) == 0)
    }
}
