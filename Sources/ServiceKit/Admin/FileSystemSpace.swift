import Glibc

/// The size of file systems, and their free space.
public enum FileSystemSpace {
    /// Free bytes for this user in the file system of a file; nil where the file system does not report them.
    public static func free(at path: String) -> Int? {
        found(at: path).map { Int(clamping: UInt64($0.f_bavail) * UInt64($0.f_frsize)) }
    }

    /// Size of the file system of a file or folder, in bytes; nil where the file system does not report it.
    static func size(at path: String) -> Int? {
        found(at: path).map { Int(clamping: UInt64($0.f_blocks) * UInt64($0.f_frsize)) }
    }

    private static func found(at path: String) -> statvfs? {
        var found = statvfs()
        guard statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
        return found
    }
}
