import Foundation
public import ServiceKit
import Storage

/// A process's exclusive lock on a run folder, to run a system in it or to replace its stores. The kernel releases it when the process ends.
struct RunFolderClaim: Sendable {
    private let lock: OwnershipLock

    /// Creates and locks the folder, and checks that no service runs in it. Changes nothing else.
    ///
    /// - Throws: `SystemError.folderInUse`, `SystemError.folderUnusable`.
    init(_ folder: RunFolder) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SystemError.folderUnusable(runFolder: folder.path, cause: FileProblem.words(of: error))
        }
        do {
            lock = try OwnershipLock(lockPath: folder.lockPath)
        } catch {
            switch error {
            case .held(let owner):
                throw SystemError.folderInUse(runFolder: folder.path, by: owner.map { "pid \($0)" } ?? "another process")
            case .unusable(let reason): throw SystemError.folderUnusable(runFolder: folder.path, cause: reason)
            }
        }
        for process in folder.processNames {
            if let pid = folder.runningProcess(of: process) {
                throw SystemError.folderInUse(runFolder: folder.path, by: "\(process), pid \(pid)")
            }
        }
    }
}

extension RunFolder {
    /// Whether a service, or the simulator, runs in the folder on this machine.
    public var isInUse: Bool { processNames.contains { runningProcess(of: $0) != nil } }

    /// Whether that service runs in the folder on this machine.
    public func isRunning(_ service: String) -> Bool { recordedInstances(of: service).contains { runningProcess(of: $0.name) != nil } }

    /// The process that wrote the record of that name, if it still runs. The pid in a record of a crashed process is free, or belongs to another
    /// program.
    func runningProcess(of process: String) -> Int32? {
        let service = ServiceInstance(named: process).service
        guard let pid = record(of: process)?.pid, let name = try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8) else { return nil }
        // The kernel keeps 15 bytes of a program's name: proc(5).
        return name.dropLast() == service.prefix(15) ? pid : nil
    }
}
