import Foundation
import ServiceKit
import TestFolders
import Testing

@testable import SystemControl

@Suite("Restarts of processes that end by themselves")
struct ProcessRestartsTests {
    /// The pauses before the restarts of a process that lives so long each time, in seconds; nil: it is not started again.
    private func pauses(after lives: [Int64]) -> [Int64?] {
        var history = ProcessRestarts.History()
        var now = ContinuousClock.now
        return lives.map { life in
            now += .seconds(life)
            let pause = history.pause(afterEndAt: now, lived: .seconds(life))
            now += pause ?? .zero
            return pause?.components.seconds
        }
    }

    @Test("CTL-01 the pauses double from 1 s to 30 s; a life of a minute begins them again; the fifth end within a minute is the last")
    func pauses() {
        #expect(pauses(after: [0, 0, 0, 0, 0]) == [1, 2, 4, 8, nil])
        #expect(pauses(after: [300, 0, 0, 0, 0]) == [1, 2, 4, 8, nil])
        #expect(pauses(after: [20, 20, 20, 20, 20, 20, 20]) == [1, 2, 4, 8, 16, 30, 30])
        #expect(pauses(after: [0, 0, 60, 0, 61, 59]) == [1, 2, 1, 2, 1, 2])
    }

    @Test("CTL-01 a process that is started again with --any-ports has the ports that dispatchers and clients know")
    func addresses() throws {
        let folder = try TemporaryFolder()
        let options = CarillonSystem.Options(runFolder: URL(filePath: folder.path))
        func settings(_ process: String, _ extra: [String: String]) throws -> [String: String] {
            let last = ProcessRecord(pid: 1, rpc: [], tls: false, admin: "", extra: extra)
            return try LaunchSettings(options: options, folder: RunFolder(path: folder.path), known: [process: last]).settings(of: process)
        }
        let simulator = try settings(
            "provider-sim",
            [
                "apns": "127.0.0.1:4001", "fcm": "127.0.0.1:4002", "oauth": "https://127.0.0.1:4002/token", "expo": "127.0.0.1:4005",
                "smtp": "127.0.0.1:4006",
            ])
        #expect(simulator == ["apns_port": "4001", "fcm_port": "4002", "expo_port": "4005", "smtp_port": "4006"])
        #expect(try settings("gateway", ["http": "127.0.0.1:4003"])["http_listen"] == "127.0.0.1:4003")
        #expect(try settings("gateway", ["https": "127.0.0.1:4004"])["http_listen"] == "127.0.0.1:4004")
    }
}
