import Glibc

/// How many files and sockets this process may have open (`RLIMIT_NOFILE`).
package enum FileDescriptors {
    /// What a listener may take of them: three quarters, the rest is for stores, peers and logs.
    package static var forConnections: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
        return Int(clamping: limit.rlim_cur / 4 * 3)
    }
}
