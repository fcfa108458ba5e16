import CarillonAPI
import Foundation
import SystemControl
import TestFolders
import Testing

/// Mistakes of people, against the real executables: each gets an answer with the remedy, and no process ends.
@Suite("Bad input", BadInputFixture.Started(), .serialized)
struct BadInput {}

/// One running system whose dispatcher trusts another authority than its providers', and a folder of keys where nothing runs.
struct BadInputFixture: Sendable {
    @TaskLocal private static var running: BadInputFixture?

    let system: CarillonSystem
    /// Scratch folder; the system's own run folder is below it.
    let folder: URL
    /// A run folder with keys where nothing runs.
    let idle: URL

    /// The fixture of the tests that run now.
    static var current: BadInputFixture {
        get throws { try #require(running, "the system of this suite was not started") }
    }

    /// Starts the fixture before the suite and ends it afterwards.
    struct Started: SuiteTrait, TestScoping {
        func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-bad-\(ProcessInfo.processInfo.processIdentifier)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let idle = folder.appending(path: "idle")
            try KeyMaterial.create(at: idle)
            var options = CarillonSystem.Options(runFolder: folder.appending(path: "run"))
            options.serviceSettings["dispatcher"] = ["providers.ca_file": idle.appending(path: "ca/ca.pem").path]
            let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
            do {
                try await system.start()
                try await BadInputFixture.$running.withValue(BadInputFixture(system: system, folder: folder, idle: idle)) { try await function() }
            } catch {
                await system.stop()
                throw error
            }
            await system.stop()
        }
    }

    /// How a program ended, and all it said.
    struct Ended: Sendable {
        var status: Int32
        var said: String
    }

    /// Runs one of our executables to its end; it is killed after a minute.
    func run(_ name: String, _ arguments: [String]) async throws -> Ended {
        try await run(name, ReleaseExecutables.url(name), arguments)
    }

    /// Runs a Python program in the environment of the Python peers.
    func python(_ arguments: [String]) async throws -> Ended {
        let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
        try #require(
            FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
        return try await run("python", python, arguments)
    }

    private func run(_ name: String, _ executable: URL, _ arguments: [String]) async throws -> Ended {
        let log = folder.appending(path: "\(name)-\(UUID().uuidString).log")
        let process = try ServiceProcess(name: name, executable: executable, arguments: arguments, log: log)
        let patience = Task {
            try await Task.sleep(for: .seconds(60))
            await process.kill()
        }
        let status = await process.wait()
        patience.cancel()
        return Ended(status: status, said: try String(contentsOf: log, encoding: .utf8))
    }

    /// An organization with an app, and a key that a chat server uses with it.
    func app(_ name: String) async throws -> (workspace: Workspace, serviceKey: String) {
        let workspace = Workspace(organization: "org-\(name)", app: "app-\(name)", clients: system.clients, runFolder: system.options.runFolder)
        try await workspace.create(name: name)
        let key = try await system.clients.tenants.createServiceKey(.init(appId: "app-\(name)", name: "host", scopes: [.events, .directory]))
        return (workspace, key.secret)
    }
}
