import Foundation
public import ServiceKit
import Storage

/// The right to run a system in a run folder, or to replace what is in it: one process at a time. The kernel takes it back at the process's
/// end.
struct RunFolderClaim: Sendable {
    private let lock: OwnershipLock

    /// Claims the folder, which is made, and looks for services that somebody started there one by one. Touches nothing else.
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
        for service in RunFolder.serviceNames {
            if let pid = folder.runningProcess(of: service) {
                throw SystemError.folderInUse(runFolder: folder.path, by: "\(service), pid \(pid)")
            }
        }
    }
}

extension RunFolder {
    /// Whether a service, or the simulator, runs in the folder on this machine.
    public var isInUse: Bool { RunFolder.serviceNames.contains(where: isRunning) }

    /// Whether that service runs in the folder on this machine.
    public func isRunning(_ service: String) -> Bool { runningProcess(of: service) != nil }

    /// The process that wrote the service's record, if it runs still. A record that a crash left behind names a pid that is free, or that
    /// some other program has by now.
    func runningProcess(of service: String) -> Int32? {
        guard let pid = record(of: service)?.pid, let name = try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8) else { return nil }
        // The kernel keeps 15 bytes of a program's name: proc(5).
        return name.dropLast() == service.prefix(15) ? pid : nil
    }
}
