import Foundation
import NIOPosix
import RPC
import TLS
import TestCertificates
import Testing

/// Calls through mutual TLS, between our own ends and through foreign ones.
@Suite("RPC over mutual TLS", .timeLimit(.minutes(2)))
struct MutualTLSTests {
    typealias Order = GoogleRPC.ErrorInfo
    let fixture: TLSFixture
    init() throws { fixture = try TLSFixture() }

    /// Every kind of call, with loads that take many records.
    private func exercise(_ channel: ClientChannel) async throws {
        let options = CallOptions(timeout: .seconds(30))
        let load = String(repeating: "z", count: 1_000_000)
        #expect(try await channel.control("echo", load, options: options).domain == load)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<100 { group.addTask { _ = try await channel.control("echo", "\(index)", options: options) } }
            try await group.waitForAll()
        }
        let reasons = try await channel.serverStreaming(
            ControlService.expand, Order(metadata: ["count": "300", "bytes": "2000"]), options: options
        ) { (responses: ResponseStream<Order>) in
            var reasons: [String] = []
            for try await response in responses { reasons.append(response.reason) }
            return reasons
        }
        #expect(reasons == (0..<300).map(String.init))
        let collected: Order = try await channel.clientStreaming(ControlService.collect, options: options) { (writer: RequestWriter<Order>) in
            for _ in 0..<200 { try await writer.write(Order(domain: String(repeating: "q", count: 10_000))) }
        }
        #expect(collected.metadata == ["count": "200", "bytes": "2000000"])
        let echoed = try await channel.bidirectional(
            ControlService.chat, options: options,
            requests: { (writer: RequestWriter<Order>) in
                for index in 0..<100 { try await writer.write(Order(reason: "\(index)")) }
            },
            onResponse: { (responses: ResponseStream<Order>) in
                var count = 0
                for try await _ in responses { count += 1 }
                return count
            })
        #expect(echoed == 100)
    }

    @Test("SEC-03 SEC-04 every kind of call goes through, and its handler knows the client by the certificate")
    func calls() async throws {
        try await fixture.serve(fixture.listener()) { port in
            try await fixture.connect(port, fixture.client(fixture.evaluator)) { channel in
                try await exercise(channel)
                let facts = try await channel.control("context").metadata
                #expect(facts["peer_uri"] == "spiffe://carillon/service/evaluator")
                #expect(facts["peer_name"] == "evaluator")
            }
        }
        #expect(fixture.refusals.text.isEmpty)
    }

    @Test("SEC-05 an interceptor admits or refuses by the certificate")
    func authorization() async throws {
        struct EvaluatorsOnly: ServerInterceptor {
            func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
                guard let uri = context.peerIdentity?.uris.first, uri.hasSuffix("/evaluator") else {
                    throw RPCError(code: .permissionDenied, message: "not for \(context.peerIdentity?.uris.first ?? "nobody")")
                }
                var context = context
                context.principal = Principal(service: "evaluator")
                try await next(context)
            }
        }
        let receipts = try fixture.authority.issueService("receipts")
        try await fixture.serve(fixture.listener(), interceptors: [EvaluatorsOnly()]) { port in
            let principal = try await fixture.connect(port, fixture.client(fixture.evaluator)) {
                try await $0.control("context").metadata["principal"]
            }
            #expect(principal == "evaluator")
            let refused = try await fixture.refusal(port, fixture.client(receipts))
            #expect(refused?.code == .permissionDenied && refused?.message == "not for spiffe://carillon/service/receipts")
        }
    }

    @Test("SEC-03 a foreign client is served, whichever version of TLS it has", .enabled(if: PythonPeer.isInstalled), arguments: ["1.2", "1.3"])
    func foreignClient(version: String) async throws {
        try await fixture.serve(fixture.listener()) { port in
            try await fixture.relay("to-tls", version, fixture.evaluator, to: port) { relay, notes in
                try await fixture.connect(relay, nil) { channel in
                    try await exercise(channel)
                    #expect(try await channel.control("context").metadata["peer_uri"] == "spiffe://carillon/service/evaluator")
                }
                #expect(try notes() == "{\"version\": \"TLSv\(version)\", \"alpn\": \"h2\"}\n")
            }
        }
    }

    @Test("SEC-03 a foreign server is called, whichever version of TLS it has", .enabled(if: PythonPeer.isInstalled), arguments: ["1.2", "1.3"])
    func foreignServer(version: String) async throws {
        try await fixture.serve(nil) { port in
            try await fixture.relay("from-tls", version, fixture.registry, to: port) { relay, notes in
                try await fixture.connect(relay, fixture.client(fixture.evaluator)) { try await exercise($0) }
                #expect(try notes() == "{\"version\": \"TLSv\(version)\", \"alpn\": \"h2\"}\n")
            }
        }
    }

    // MARK: Refused

    /// A refused certificate, and the errors of both sides.
    enum Mistake: String, CaseIterable, Sendable {
        case noCertificate, foreignAuthority, expired, wrongHostName, foreignServer, expiredServer
    }

    @Test("SEC-03 a wrong certificate is refused, and the errors of both sides name the fault", arguments: Mistake.allCases)
    func refused(mistake: Mistake) async throws {
        let stranger = try TestAuthority("Strange authority")
        var shown: TLSCertificateFiles? = fixture.evaluator
        var server = fixture.registry
        let said: (client: [String], server: [String])
        switch mistake {
        case .noCertificate:
            shown = nil
            said = (["requires a client certificate"], ["the client showed no certificate", fixture.authority.caPath])
        case .foreignAuthority:
            shown = try stranger.issueService("evaluator")
            said = (["does not trust our certificate"], ["certificate of the client is not trusted", "Strange authority"])
        case .expired:
            shown = try fixture.authority.issueExpired("old", dnsNames: ["evaluator"])
            said = (["refused our certificate", "expired"], ["certificate of the client (old) expired on"])
        case .wrongHostName:
            server = try fixture.authority.issueService("receipts")
            said = (["certificate of registry is for receipts, not for registry"], ["the client refused our certificate"])
        case .foreignServer:
            server = try stranger.issueService("registry")
            said = (
                ["certificate of registry is not trusted", "Strange authority", fixture.authority.caPath],
                ["the client does not trust our certificate"]
            )
        case .expiredServer:
            server = try fixture.authority.issueExpired("former", dnsNames: ["registry"])
            said = (["certificate of registry (former) expired on"], ["the client refused our certificate", "expired"])
        }
        try await fixture.serve(fixture.listener(server)) { port in
            let error = try #require(try await fixture.refusal(port, fixture.client(shown)))
            #expect(error.code == .unavailable)
            for words in said.client { #expect(error.message.contains(words), "\(error.message)") }
            for words in said.server { #expect(try await fixture.refusals.hears(words), "\(fixture.refusals.text)") }
        }
    }

    @Test("SEC-03 TLS 1.1 is refused from either side, with the reason", .enabled(if: PythonPeer.isInstalled))
    func oldVersion() async throws {
        try await fixture.serve(fixture.listener()) { port in
            let told = try await fixture.hello("1.1", fixture.evaluator, port: port)
            #expect(told.contains("error") && told.lowercased().contains("protocol version"), "\(told)")
            #expect(try await fixture.refusals.hears("the client speaks no version of TLS from 1.2 on"), "\(fixture.refusals.text)")
        }
        try await fixture.relay("accept", "1.1", fixture.registry, to: 0) { old, _ in
            let error = try #require(try await fixture.refusal(old, fixture.client(fixture.evaluator)))
            #expect(error.message.contains("registry speaks no version of TLS from 1.2 on"), "\(error.message)")
        }
    }

    @Test("SEC-03 a peer that does not agree to h2 by ALPN is refused from either side", .enabled(if: PythonPeer.isInstalled))
    func otherProtocol() async throws {
        try await fixture.serve(fixture.listener()) { port in
            let other = try await fixture.hello("1.3", alpn: "http/1.1", fixture.evaluator, port: port)
            #expect(other.lowercased().contains("no application protocol"), "\(other)")
            #expect(try await fixture.refusals.hears("the client offers none of our application protocols"), "\(fixture.refusals.text)")
            let none = try await fixture.hello("1.3", alpn: "-", fixture.evaluator, port: port)
            #expect(none.contains("\"bytes\": 0"), "\(none)")
            #expect(try await fixture.log.hears("did not agree to HTTP/2: ALPN chose nothing instead of h2"), "\(fixture.log.text)")

            let ours = try #require(try await fixture.refusal(port, fixture.client(fixture.evaluator, protocols: ["http/1.1"])))
            #expect(ours.message.contains("none of the application protocols"), "\(ours.message)")
        }
        try await fixture.serve(nil) { port in
            try await fixture.relay("from-tls", "1.3", alpn: "-", fixture.registry, to: port) { relay, _ in
                let error = try #require(try await fixture.refusal(relay, fixture.client(fixture.evaluator)))
                #expect(error.message.contains("ALPN chose nothing instead of h2"), "\(error.message)")
            }
        }
    }

    // MARK: Renewed

    @Test("SEC-13 a renewed certificate is used for new connections of both sides, and those that are open go on")
    func renewed() async throws {
        let listener = try fixture.listener()
        let client = try fixture.client(fixture.evaluator)
        func name(_ channel: ClientChannel) async throws -> String? { try await channel.control("context").metadata["peer_name"] }
        try await fixture.serve(listener) { port in
            try await fixture.connect(port, client) { first in
                #expect(try await name(first) == "evaluator")
                // The client gets another certificate, the server one of another name.
                let other = try fixture.authority.issue("second", uris: ["spiffe://carillon/service/evaluator"])
                try replace(fixture.evaluator, with: other)
                try replace(fixture.registry, with: try fixture.authority.issueService("registry", file: "renewed", dnsNames: ["renewed"]))
                try client.reload()
                try listener.reload()

                #expect(try await name(first) == "evaluator")
                #expect(try await fixture.connect(port, client.expecting("renewed")) { try await name($0) } == "second")

                // A broken file changes nothing.
                try "no certificate".write(toFile: fixture.evaluator.certificateChainPath, atomically: true, encoding: .utf8)
                #expect(throws: TLSError.self) { try client.reload() }
                #expect(try await fixture.connect(port, client) { try await name($0) } == "second")
            }
        }
    }

    private func replace(_ old: TLSCertificateFiles, with new: TLSCertificateFiles) throws {
        for (to, from) in [(old.certificateChainPath, new.certificateChainPath), (old.privateKeyPath, new.privateKeyPath)] {
            try Data(contentsOf: URL(fileURLWithPath: from)).write(to: URL(fileURLWithPath: to), options: .atomic)
        }
    }
}
