#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The claim of one process to one store: `flock` on a file beside it that also tells the owner's pid.
///
/// The kernel gives the claim back when the process ends, however it ends, so a crash leaves nothing to clean up. The
/// file itself stays: removing it would let two processes hold locks on two files of the same name.
final class OwnershipLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``StoreError/inUse(path:processID:)`` with the owner's pid, ``StoreError/folderUnusable(path:reason:)``.
    init(storePath: String) throws {
        let lockPath = storePath + ".lock"
        let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreError.folderUnusable(path: storePath, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let owner = OwnershipLock.readProcessID(descriptor)
            close(descriptor)
            throw StoreError.inUse(path: storePath, processID: owner)
        }
        let text = "\(getpid())\n"
        guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, text, text.utf8.count, 0) == text.utf8.count else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw StoreError.folderUnusable(path: storePath, reason: reason)
        }
        self.descriptor = descriptor
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
