#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A process's exclusive lock on a store or a run folder: `flock` on a file that also holds the owner's pid.
///
/// The kernel releases the lock when the process ends, also after a crash. The file stays: if it were removed, two processes could lock two files of
/// the same name.
public final class OwnershipLock: Sendable {
    /// Why the lock was refused.
    public enum Refusal: Error, Sendable, Equatable {
        /// Another owner has the lock, with its pid if the file holds one.
        case held(processID: Int32?)
        /// The file cannot be made or written.
        case unusable(reason: String)
    }

    private let descriptor: Int32

    /// Locks the file at `lockPath` until this value is released. Creates the file, readable by its owner alone.
    public init(lockPath: String) throws(Refusal) {
        let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unusable(reason: String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let owner = OwnershipLock.readProcessID(descriptor)
            close(descriptor)
            throw .held(processID: owner)
        }
        let text = "\(getpid())\n"
        guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, text, text.utf8.count, 0) == text.utf8.count else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw .unusable(reason: reason)
        }
        self.descriptor = descriptor
    }

    /// Locks a store, by the file beside it.
    ///
    /// - Throws: ``StoreError/inUse(path:processID:)`` with the owner's pid, ``StoreError/folderUnusable(path:reason:)``.
    convenience init(storePath: String) throws {
        do {
            try self.init(lockPath: storePath + ".lock")
        } catch {
            switch error {
            case .held(let owner): throw StoreError.inUse(path: storePath, processID: owner)
            case .unusable(let reason): throw StoreError.folderUnusable(path: storePath, reason: reason)
            }
        }
    }

    deinit {
        close(descriptor)
    }

    private static func readProcessID(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
}
