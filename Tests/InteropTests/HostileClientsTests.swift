import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

/// Hundreds of hostile connections at a real gateway, beside honest clients of another process. `make hostile` has 5,000 for a minute.
@Suite("Hostile clients", .serialized, .timeLimit(.minutes(5)))
struct HostileClientsTests {
    /// Limits of the gateway that let hostile clients go on soon, so that more of them come.
    private static let limits = [
        "limits.head_seconds": 2, "limits.body_seconds": 3, "limits.address_connections": 400, "limits.held_body_bytes": 16 * 1_024 * 1_024,
    ]

    /// A number of the environment, for the longer run.
    private static func setting(_ name: String, default usual: Int) throws -> Int {
        guard let text = ProcessInfo.processInfo.environment[name] else { return usual }
        return try #require(Int(text), "\(name) is a number")
    }

    @Test("GW-05 SEC-04 SEC-06 SEC-12 Among slow, flooding and garbled clients, honest ones get right answers, and memory and sockets stay bounded")
    func siege() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-hostile-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.serviceSettings["gateway"] = Self.limits.mapValues { "\($0)" }
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            try await besiege(system)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    private func besiege(_ system: CarillonSystem) async throws {
        let runFolder = system.options.runFolder
        let workspace = Workspace(organization: "org-hostile", app: "app-hostile", clients: system.clients, runFolder: runFolder)
        try await workspace.create(name: "hostile")
        try await workspace.add(["ann", "bea", "mallory"].map { Workspace.Member(userID: $0, displayName: $0, platforms: ["ios"]) })
        try await workspace.addChannel("ch_general", name: "general", members: ["ann"])
        let key = try await system.clients.tenants.createServiceKey(.init(appId: "app-hostile", name: "host", scopes: [.events]))
        let (tokens, now) = (try UserTokens(runFolder: runFolder), SystemClock().now)
        let gateway = try system.folder.runningService("gateway")
        // One kind alone shows what it costs.
        let kind = ProcessInfo.processInfo.environment["CARILLON_HOSTILE_KIND"].flatMap { $0.isEmpty ? nil : $0 }
        var settings: [String: any Sendable] = [
            "connections": try Self.setting("CARILLON_HOSTILE_CONNECTIONS", default: 500),
            "seconds": try Self.setting("CARILLON_HOSTILE_SECONDS", default: 20),
            "address_connections": Self.limits["limits.address_connections"] ?? 0, "head_seconds": Self.limits["limits.head_seconds"] ?? 0,
            "body_seconds": Self.limits["limits.body_seconds"] ?? 0, "held_body_bytes": Self.limits["limits.held_body_bytes"] ?? 0,
            "user_token": try tokens.token(user: "bea", app: "app-hostile", now: now),
            "mallory_token": try tokens.token(user: "mallory", app: "app-hostile", now: now), "service_key": key.secret,
        ]
        if let kind { settings["kind"] = kind }
        let arguments = [
            try gateway.address("http"), "\(gateway.pid)", String(decoding: try JSONSerialization.data(withJSONObject: settings), as: UTF8.self),
        ]
        let ended = try await PythonClient.run("siege.py", arguments)
        #expect(ended.status == 0, "\(ended.said)")
        print("siege: \(ended.said)")
        let found = try #require(try JSONSerialization.jsonObject(with: Data(ended.said.utf8)) as? [String: Any], "\(ended.said)")
        if let times = found["honest_ms"] as? [String: Double], let p50 = times["p50"], let p99 = times["p99"], let most = times["max"] {
            print("honest clients were answered within \(p50) ms (p50), \(p99) ms (p99), \(most) ms (max)")
        }
        #expect(found["faults"] as? [String] == [])
        // The honest ones were there all the time, and every kind of hostile one was met.
        let honest = try #require(found["honest"] as? [String: Int])
        #expect(honest["right"] ?? 0 > 100 && honest["wrong"] ?? 0 == 0, "\(honest)")
        let hostile = try #require(found["hostile"] as? [String: [String: Int]])
        guard kind == nil else { return }
        #expect(hostile.count == 10, "\(hostile)")
        for (kind, status) in [("slow_head", "408"), ("slow_body", "408"), ("deep_json", "400"), ("huge_json", "413"), ("bad_tokens", "401")] {
            #expect(hostile[kind]?[status] ?? 0 > 0, "\(kind): \(hostile[kind] ?? [:])")
        }
        // The process that answered at the beginning is the one that still does.
        #expect(try system.folder.runningService("gateway").pid == gateway.pid)
    }
}
