import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

/// `carillon` as a process, with a folder of its own. It ends with the tests, however they end.
final class StartedCommand: Sendable {
    let process: ServiceProcess

    /// Starts `carillon`; what it says goes to a file.
    init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
        process = try ServiceProcess(
            name: "carillon", executable: ReleaseExecutables.url("carillon"), arguments: arguments, environment: environment,
            log: URL(filePath: folder.file("carillon-\(UUID().uuidString.prefix(8)).log")))
    }

    /// What it said so far.
    var said: String { (try? String(contentsOf: process.log, encoding: .utf8)) ?? "" }

    func signal(_ number: Int32) { kill(process.pid, number) }

    /// Its exit status; it is killed when it does not end within a minute.
    func end() async -> Int32 {
        let patience = Task {
            try await Task.sleep(for: .seconds(60))
            await process.kill()
        }
        defer { patience.cancel() }
        return await process.wait()
    }

    /// Runs `carillon` to its end.
    static func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> (status: Int32, said: String) {
        let command = try StartedCommand(arguments, in: folder)
        return (await command.end(), command.said)
    }
}

extension TemporaryFolder {
    /// Processes that were started with a path in this folder and run still: read from `/proc`, so that those count whose starter is gone.
    var processes: [(name: String, pid: Int32)] {
        let pids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
        return pids.compactMap { pid in
            guard pid != getpid(), let line = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") else { return nil }
            let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            guard words.dropFirst().contains(where: { $0.hasPrefix(path) }), let name = words.first else { return nil }
            return (URL(filePath: name).lastPathComponent, pid)
        }
    }
}
