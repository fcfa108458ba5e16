import CarillonAPI
import Cryptography
import Foundation
import NIOPosix
import RPC
import ServiceKit
import SystemControl
import TLS
import TestCertificates
import TestConditions
import TestFolders
import Testing

/// A whole system of real processes that speak mutual TLS with each other, as between hosts, and have no bearer keys.
@Suite("A system under mutual TLS", .serialized, .timeLimit(.minutes(5)))
struct MutualTLSSystemTests {
    /// Runs a system for the time of `body`.
    private func withSystem(_ body: (CarillonSystem) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-tls-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.transport = .tls
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        for principal in KeyMaterial.principals { try FileManager.default.removeItem(atPath: system.folder.keyPath(of: principal)) }
        do {
            try await system.start()
            try await body(system)
        } catch {
            await system.stop()
            throw error
        }
        for (name, status) in await system.stop() { #expect(status == 0, "\(name)") }
    }

    /// A listing of organizations by whoever holds this certificate.
    private func list(_ system: CarillonSystem, _ certificate: TLSCertificateFiles?, key: String = "") async throws -> RPCError? {
        let tls = try TLSClientContext(
            TLSClientConfiguration(trustedCAPath: system.folder.authorityPath, serverName: "registry", certificate: certificate))
        let channel = ClientChannel(
            target: .addresses(try system.folder.runningService("registry").addresses), tls: tls, group: MultiThreadedEventLoopGroup.singleton,
            credentials: { key.isEmpty ? Metadata() : ["authorization": "Bearer \(key)"] })
        defer { Task { await channel.shutdown() } }
        do {
            let options = CallOptions(timeout: .seconds(10), waitForReady: false)
            _ = try await RegistryV1.Tenants.Client(channel).listOrganizations(.init(pageSize: 1), options: options)
            return nil
        } catch {
            return try #require(error as? RPCError)
        }
    }

    @Test("SEC-03 SEC-04 a message goes from the gateway to the provider and its receipt back, with certificates and no key")
    func message() async throws {
        try await withSystem { system in
            for name in CarillonSystem.services + [CarillonSystem.simulator] where name != "gateway" {
                let record = try system.folder.runningService(name)
                #expect(record.tls && record.rpc.allSatisfy { $0.hasPrefix("ipv4:127.0.0.1:") }, "\(name) listens at \(record.rpc)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: system.folder.socketsFolder).isEmpty)
            #expect(try system.folder.runningService("gateway").extra["https"] != nil)

            let workspace = Workspace(organization: "org", app: "app", clients: system.clients, runFolder: system.options.runFolder)
            try await workspace.create(name: "Under TLS")
            let members = ["ann", "ben"].map { Workspace.Member(userID: $0, displayName: $0, platforms: ["ios"]) }
            try await workspace.add(members)
            try await workspace.addChannel("ch_general", name: "general", members: members.map(\.userID))
            let key = try await system.clients.tenants.createServiceKey(.init(appId: "app", name: "host", scopes: [.events, .directory])).secret

            let gateway = try system.clients.gateway()
            let event: [String: any Sendable] = [
                "event_id": "e1", "event_type": "message.sent", "actor_id": "ann", "channel_id": "ch_general", "channel_type": "public",
                "mentions": [["type": "user", "user_id": "ben"]],
                "data": ["message_id": "m1", "text": "hello", "sender_name": "Ann", "channel_name": "general"] as [String: any Sendable],
            ]
            let accepted = try await gateway.request("POST", "/api/v1/events", headers: [("authorization", "Bearer \(key)")], json: event)
            #expect(accepted.status == 202, "\(String(decoding: accepted.body, as: UTF8.self))")
            let push = try await eventualValue("the simulator gets the push") {
                try await system.clients.simulator.listRequests(.init(token: members[1].token(on: "ios"), limit: 10)).requests.first {
                    $0.status == 200
                }
            }

            let token = try UserTokens(runFolder: system.options.runFolder).token(
                user: "ben", app: "app", device: members[1].deviceID(on: "ios"),
                now: Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)))
            let reported = try await gateway.request(
                "POST", "/api/v1/push/delivered", headers: [("authorization", "Bearer \(token)")], json: ["notification_id": push.notificationId])
            #expect(reported.status == 200, "\(String(decoding: reported.body, as: UTF8.self))")
            await gateway.close()
            _ = try await eventualValue("the ledger knows the device's receipt and the provider's") {
                let view = try await system.clients.receipts.getNotification(.init(tenant: workspace.tenant, notificationId: push.notificationId))
                return view.notification?.receipts.first { $0.deliveredToDeviceAtMs != nil && $0.sentToProviderAtMs != nil }
            }
        }
    }

    @Test(
        "SEC-03 SEC-04 another service's certificate is refused by the contract, a stranger's by the handshake; grpcio is served with the operator's")
    func others() async throws {
        try await withSystem { system in
            #expect(try await list(system, system.folder.certificate(of: "operator")) == nil)
            let wrongName = try await list(system, system.folder.certificate(of: "receipts"))
            #expect(wrongName?.code == .permissionDenied && wrongName?.message.contains("receipts") == true)
            let elsewhere = try TestAuthority("Strange authority")
            let stranger = try await list(system, elsewhere.issueService("operator"))
            #expect(stranger?.code == .unavailable && stranger?.message.contains("does not trust our certificate") == true)
            #expect(try await list(system, nil)?.message.contains("requires a client certificate") == true)

            let ended = try await PythonClient.run("find_and_call.py", [system.folder.path])
            #expect(ended.status == 0, "\(ended.said)")
            let found = try #require(try JSONSerialization.jsonObject(with: Data(ended.said.utf8)) as? [String: Any])
            #expect(found["organizations"] as? [String] == ["interop"])
            #expect(found["without credentials"] as? String == "UNAVAILABLE")
        }
    }

    @Test("SEC-13 the gateway takes up a renewed certificate on SIGHUP; open connections go on")
    func gatewayRenewal() async throws {
        try await withSystem { system in
            let open = try system.clients.gateway()
            #expect(try await open.request("GET", "/healthz").status == 200)
            let certificate = system.folder.certificate(of: "gateway")
            let authority = try CertificateAuthority(
                certificatePEM: String(contentsOfFile: system.folder.authorityPath, encoding: .utf8),
                privateKeyPEM: String(contentsOfFile: system.folder.path("ca/ca.key"), encoding: .utf8))
            let issued = try authority.issue(commonName: "gateway", dnsNames: ["renewed.example"], uris: ["spiffe://carillon/service/gateway"])
            try issued.certificatePEM.write(toFile: certificate.certificateChainPath, atomically: true, encoding: .utf8)
            try issued.privateKeyPEM.write(toFile: certificate.privateKeyPath, atomically: true, encoding: .utf8)
            kill(try #require(system.process("gateway")).pid, SIGHUP)

            let address = try system.folder.runningService("gateway").hostAndPort("https")
            let tls = try TLSClientContext(
                TLSClientConfiguration(
                    trustedCAPath: system.folder.authorityPath, serverName: "renewed.example", applicationProtocols: ["http/1.1"]))
            let answered = try await eventualValue("new connections see the new certificate") {
                let fresh = HTTPClient(host: address.host, port: address.port, tls: tls)
                let status = try? await fresh.request("GET", "/healthz").status
                await fresh.close()
                return status
            }
            #expect(answered == 200)
            #expect(try await open.request("GET", "/healthz").status == 200)
            await open.close()
            // The gateway's calls to its peers go on as well, on new connections too.
            await system.kill("registry")
            try await system.start("registry")
            let gateway = HTTPClient(host: address.host, port: address.port, tls: tls)
            // It looks for the registry again in real time: until then the answer is 503.
            try await eventually("the gateway reaches the registry") {
                try await gateway.request("POST", "/api/v1/events", headers: [("authorization", "Bearer sk_none")], json: ["a": "b"]).status == 401
            }
            await gateway.close()
        }
    }
}
