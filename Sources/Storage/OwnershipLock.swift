#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The claim of one process to a store or a run folder: `flock` on a file that also tells the owner's pid.
///
/// The kernel gives the claim back when the process ends, however it ends, so a crash leaves nothing to clean up. The
/// file itself stays: removing it would let two processes hold locks on two files of the same name.
public final class OwnershipLock: Sendable {
    /// Why a claim was refused.
    public enum Refusal: Error, Sendable, Equatable {
        /// Somebody else holds it: this process, if it said who it is.
        case held(processID: Int32?)
        /// The file cannot be made or written.
        case unusable(reason: String)
    }

    private let descriptor: Int32

    /// Claims what the file at `lockPath` stands for, until this value is released. The file is made, readable by its owner alone.
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

    /// Claims a store, by the file beside it.
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
