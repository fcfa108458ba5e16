import Foundation

/// Operations on files of stores without SQLite. Never use one while SQLite has the file open in this process: when any descriptor of a file is
/// closed, the process loses its locks on it.
package enum StoreFiles {
    /// Creates an empty file that its owner alone may read. An existing file stays as it is.
    static func create(_ path: String) throws(StoreFileFailure) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreFileFailure(path) }
        close(descriptor)
    }

    /// Returns when the file, or the names in a folder, are on disk.
    static func sync(_ path: String) throws(StoreFileFailure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreFileFailure(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StoreFileFailure(path) }
    }

    /// Renames a file within its file system. An existing file with the new name is replaced.
    static func rename(_ path: String, to target: String) throws(StoreFileFailure) {
        guard Glibc.rename(path, target) == 0 else { throw StoreFileFailure(path) }
    }

    /// Removes a file.
    static func remove(_ path: String) throws(StoreFileFailure) {
        guard unlink(path) == 0 else { throw StoreFileFailure(path) }
    }

    /// The folder of a file.
    package static func folder(of path: String) -> String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
}

/// A failed call of the operating system.
package struct StoreFileFailure: Error, CustomStringConvertible {
    /// The file, and why.
    package let description: String

    /// Takes the reason from `errno`.
    init(_ path: String) { description = "\(path): \(String(cString: strerror(errno)))" }
}
