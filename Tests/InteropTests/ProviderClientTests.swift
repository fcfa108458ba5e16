import CarillonAPI
import Cryptography
import Foundation
import SystemControl
import TestFolders
import Testing

/// Other people's senders against the provider simulator: what it refuses here it would wrongly refuse our dispatcher, and what it takes here and
/// the providers refuse would show nobody that the dispatcher is wrong.
@Suite("SIM-01 Foreign senders against the simulated providers", .serialized, .timeLimit(.minutes(5)))
struct ProviderClientTests {
    /// A simulator of its own, with answers scripted for the tokens that the Python programs know.
    private func withSimulator(_ body: (CarillonSystem) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-senders-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.logLevel = "notice"
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start(CarillonSystem.simulator)
            try await body(system)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    private func run(_ program: String, _ system: CarillonSystem, atLeast checks: Int) async throws {
        let ended = try await PythonClient.run(program, [system.options.runFolder.path])
        #expect(ended.status == 0, "\(ended.said)")
        let passed = ended.said.split(separator: "\n").filter { $0.hasPrefix("ok ") }
        #expect(passed.count >= checks, "\(ended.said)")
    }

    @Test("firebase-admin and google-auth send, subscribe and are refused as by FCM, over HTTP/1.1 and HTTP/2")
    func firebase() async throws {
        try await withSimulator { system in
            let token = "cXk1:APA91b" + String(repeating: "Zz_-9", count: 24)
            func fault(_ name: String, _ status: Int32, _ reason: String, action: SimulatorV1.FaultAction = .unspecified, times: Int32 = 0)
                -> SimulatorV1.Fault
            {
                .init(provider: "fcm", token: token + name, status: status, reason: reason, action: action, times: times)
            }
            _ = try await system.clients.simulator.addFaults(
                .init(faults: [
                    fault("UNREGISTERED", 404, "UNREGISTERED"), fault("MISMATCH", 403, "SENDER_ID_MISMATCH"),
                    fault("QUOTA", 429, "QUOTA_EXCEEDED"), fault("THIRDPARTY", 401, "THIRD_PARTY_AUTH_ERROR"),
                    fault("LOST", 0, "", action: .close, times: 1),
                ]))
            try await run("fcm_client.py", system, atLeast: 24)
        }
    }

    @Test("aioapns pushes, is refused with APNs' reasons, and uses the earlier token again after TooManyProviderTokenUpdates")
    func aioapns() async throws {
        try await withSimulator { system in
            _ = try await system.clients.simulator.addFaults(
                .init(faults: [
                    .init(
                        provider: "apns", token: String(repeating: "dead", count: 16), status: 410, reason: "Unregistered",
                        deadSinceMs: 1_769_000_000_000),
                    .init(provider: "apns", token: String(repeating: "b5", count: 32), status: 429, reason: "TooManyRequests"),
                ]))
            try await run("apns_client.py", system, atLeast: 7)
        }
    }

    /// A subscription as a page gets it from its browser.
    private struct Subscription: Encodable {
        struct Keys: Encodable {
            let p256dh, auth: String
        }
        let endpoint: String
        let keys: Keys
    }

    /// What webpush_client.py reads.
    private struct Browsers: Encodable {
        let private_key: String
        let ann, busy, gone: Subscription
    }

    @Test("pywebpush pushes to browsers, which read the text, and is refused for wrong headers, tokens and subscriptions, and as scripted")
    func pywebpush() async throws {
        try await withSimulator { system in
            let simulator = system.clients.simulator
            let key = try P256PrivateKey.generate()
            let vapid = Base64URL.encode(key.publicKey.x963)
            var answers: [SimulatorV1.SubscribeResponse] = []
            for _ in 0..<3 { answers.append(try await simulator.subscribe(.init(vapidPublicKey: vapid))) }
            let subscriptions = answers.map { Subscription(endpoint: $0.endpoint, keys: .init(p256dh: $0.p256dh, auth: $0.auth)) }
            let browsers = Browsers(private_key: try key.pem, ann: subscriptions[0], busy: subscriptions[1], gone: subscriptions[2])
            try JSONEncoder().encode(browsers).write(to: system.options.runFolder.appending(path: "browsers.json"))
            _ = try await simulator.addFaults(
                .init(faults: [
                    .init(provider: "web_push", token: answers[1].token, status: 429, retryAfterSeconds: 120),
                    .init(provider: "web_push", token: answers[2].token, status: 410),
                ]))
            try await run("webpush_client.py", system, atLeast: 7)
            let first = try await simulator.listRequests(.init(provider: "web_push", token: answers[0].token, limit: 1)).requests
            #expect(first.map(\.title) == ["Alice"] && first.map(\.message) == ["Hi 🎓"])
            let violations = try await simulator.statistics(.init()).violations
            #expect(violations["web_push.size"] == 1 && violations["web_push.audience"] == 1, "\(violations)")
        }
    }

    @Test("exponent-server-sdk sends, asks for receipts, and is refused with Expo's codes")
    func exponentServerSDK() async throws {
        try await withSimulator { system in
            func fault(_ provider: String, _ name: String, _ status: Int32, _ reason: String = "", times: Int32 = 0, retryAfter: Int32 = 0)
                -> SimulatorV1.Fault
            {
                .init(
                    provider: provider, token: "ExponentPushToken[\(name)]", status: status, reason: reason, times: times,
                    retryAfterSeconds: retryAfter)
            }
            _ = try await system.clients.simulator.addFaults(
                .init(faults: [
                    fault("expo", "DEAD", 200, "DeviceNotRegistered"), fault("expo", "RATE", 200, "MessageRateExceeded"),
                    fault("expo", "DOWN", 503, times: 1, retryAfter: 30), fault("expo_receipts", "REVOKED", 200, "InvalidCredentials"),
                    fault("expo_receipts", "LATE", 200, "missing", times: 1),
                ]))
            try await run("expo_client.py", system, atLeast: 9)
        }
    }

    @Test(
        "ALPN decides between the versions; a client without it gets HTTP/1.1",
        arguments: [(["--http2"], "2"), (["--http1.1"], "1.1"), (["--no-alpn"], "1.1")])
    func versions(arguments: [String], version: String) async throws {
        try await withSimulator { system in
            let folder = system.options.runFolder
            let url = try system.folder.runningService(CarillonSystem.simulator).address("oauth")
            let log = folder.appending(path: "curl.log")
            let curl = try ServiceProcess(
                name: "curl", executable: URL(filePath: "/usr/bin/curl"),
                arguments: [
                    "-sS", "--max-time", "20", "--cacert", folder.appending(path: "ca/ca.pem").path, "-d", "grant_type=x",
                    "-w", " by HTTP/%{http_version} %{http_code}",
                ] + arguments + [url], log: log)
            #expect(await curl.wait() == 0)
            let said = try String(contentsOf: log, encoding: .utf8)
            #expect(said.contains("unsupported_grant_type") && said.hasSuffix(" by HTTP/\(version) 400"), "\(said)")
        }
    }
}
