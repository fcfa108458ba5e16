import Glibc

/// The most open files and sockets of this process (`RLIMIT_NOFILE`).
package enum FileDescriptors {
    /// The share of a listener: three quarters. The rest is for stores, peers and logs.
    package static var forConnections: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
        return Int(clamping: limit.rlim_cur / 4 * 3)
    }
}
