import Foundation

/// Held while a key ring's file is read, changed and written: `path.lock`, an advisory lock that ends with its holder. It is a file of its
/// own, because the ring's file is replaced.
enum KeyRingLock {
    /// Waits until nobody else holds it, then does the work. The lock's file belongs to whom the ring belongs to.
    ///
    /// - Throws: what `body` throws, and ``CryptographyError/keyFile(path:problem:remedy:)``.
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
        // Only root can, and only root has to.
        if hasRing, geteuid() == 0 { _ = fchown(descriptor, ring.st_uid, ring.st_gid) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw refusal() }
        }
        return try body()
    }
}
