import Foundation

/// An advisory lock on `path.lock` while a key ring's file is read, changed and written. The kernel releases it when the process ends. The ring's
/// file itself is replaced, so it cannot be the lock.
enum KeyRingLock {
    /// Waits for the lock, then runs `body`. The lock file has the owner of the ring.
    ///
    /// - Throws: errors of `body`, and ``CryptographyError/keyFile(path:problem:remedy:)``.
    static func whileHeld<Value>(path: String, _ body: () throws -> Value) throws -> Value {
        let lockPath = path + ".lock"
        func refusal() -> CryptographyError {
            .keyFile(
                path: lockPath, problem: "cannot be locked (\(String(cString: strerror(errno))))",
                remedy: "Check the folder and its permissions.")
        }
        var ring = stat()
        let hasRing = stat(path, &ring) == 0
        let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw refusal() }
        defer { close(descriptor) }
        // Only root can change the owner, and only root needs to.
        if hasRing, geteuid() == 0 { _ = fchown(descriptor, ring.st_uid, ring.st_gid) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw refusal() }
        }
        return try body()
    }
}
