import Glibc

/// The free space of file systems, and their size.
public enum FreeSpace {
    /// Free bytes for this user in the file system of a file; nil where the file system does not report them.
    public static func bytes(at path: String) -> Int? {
        var found = statvfs()
        guard statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
        return Int(clamping: UInt64(found.f_bavail) * UInt64(found.f_frsize))
    }

    /// Size of the file system of a file or folder, in bytes; nil where the file system does not report it.
    static func size(at path: String) -> Int? {
        var found = statvfs()
        guard statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
        return Int(clamping: UInt64(found.f_blocks) * UInt64(found.f_frsize))
    }
}
