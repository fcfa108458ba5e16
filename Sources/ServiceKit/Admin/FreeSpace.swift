import Glibc

/// The free space of file systems.
public enum FreeSpace {
    /// Free bytes for this user in the file system of a file; nil where the file system does not report them.
    public static func bytes(at path: String) -> Int? {
        var found = statvfs()
        guard statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
        return Int(clamping: UInt64(found.f_bavail) * UInt64(found.f_frsize))
    }
}
