import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

/// Other people's tools read the gateway's OpenAPI document and hold the gateway to it.
@Suite("GW-06 The OpenAPI document of the gateway")
struct APIReferenceTests {
    /// A credential, and the paths that it is tried with.
    private struct Caller: Encodable {
        var token: String
        var paths: String
    }

    @Test("GW-01 GW-02 GW-06 The document is valid, and hosts, users and administrators get no answer that it does not have")
    func documented() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-reference-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        // Requests come as fast as the machine makes them.
        options.serviceSettings["gateway"] = [
            "limits.user_rate": "0", "limits.address_rate": "0", "limits.registrations_per_user": "0", "limits.registrations_per_address": "0",
        ]
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            let callers = try await callers(of: system)
            let file = folder.appending(path: "callers.json")
            try JSONEncoder().encode(callers).write(to: file)
            let address = try system.folder.runningService("gateway").address("http")
            let ended = try await PythonClient.run("api_reference.py", [address, file.path])
            #expect(ended.status == 0, "\(ended.said)")
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    /// A host system, a user and an administrator of an app with a user who has a phone.
    private func callers(of system: CarillonSystem) async throws -> [String: Caller] {
        let workspace = Workspace(
            organization: "org-reference", app: "app-reference", clients: system.clients, runFolder: system.options.runFolder)
        try await workspace.create(name: "reference")
        try await workspace.add([.init(userID: "ann", displayName: "Ann", platforms: ["ios"])])
        try await workspace.addChannel("ch_general", name: "general", members: ["ann"])
        let key = try await system.clients.tenants.createServiceKey(
            .init(appId: workspace.tenant.appId, name: "host", scopes: [.events, .directory, .telemetry])
        ).secret
        let tokens = try UserTokens(runFolder: system.options.runFolder)
        func token(_ user: String, _ role: String) throws -> String {
            try tokens.token(user: user, app: workspace.tenant.appId, roles: [role], now: SystemClock().now)
        }
        return [
            "host": Caller(
                token: key,
                paths: "^/api/v1/(events|notifications|broadcasts|media|entities|items|directory|telemetry|push/(activities|activity-channels))"),
            "user": Caller(
                token: try token("ann", "member"),
                paths: "^/api/(notifications|v1/(push|inbox|badge|channels|users|presence|status|stream|erasures|consents))"),
            "administrator": Caller(token: try token("root", "system_admin"), paths: "^/api/v1/admin"),
        ]
    }
}
