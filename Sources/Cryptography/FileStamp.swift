#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells whether a file changed, without reading it. A missing file has a stamp, too.
package struct FileStamp: Hashable, Sendable {
    private let inode: UInt64
    private let size: Int64
    private let modifiedSeconds: Int
    private let modifiedNanoseconds: Int
    /// Also changes with owner and permissions, because an unreadable file may have become readable.
    private let changedSeconds: Int
    private let changedNanoseconds: Int

    /// Follows symbolic links, so a mounted secret with a changed link counts as changed.
    package init(path: String) {
        var found = stat()
        let exists = stat(path, &found) == 0
        inode = exists ? UInt64(found.st_ino) : 0
        size = exists ? Int64(found.st_size) : -1
        modifiedSeconds = exists ? found.st_mtim.tv_sec : 0
        modifiedNanoseconds = exists ? found.st_mtim.tv_nsec : 0
        changedSeconds = exists ? found.st_ctim.tv_sec : 0
        changedNanoseconds = exists ? found.st_ctim.tv_nsec : 0
    }
}
