package import Foundation

/// Small files that are replaced as a whole: after a crash or a power failure the file has its old contents or the new ones.
package enum DurableFile {
    /// Ends the name of a file that is being written.
    private static let unfinished = ".new"

    /// Writes a file that its owner alone may read. Returns when it is on disk, with its name.
    ///
    /// - Throws: ``StoreFileFailure``. Then the file has its old contents, or the new ones are not on disk yet.
    package static func write(_ contents: Data, to path: String) throws(StoreFileFailure) {
        let fresh = path + unfinished
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreFileFailure(fresh) }
        let isWritten = writeAll(contents, descriptor) && fsync(descriptor) == 0
        let failure = isWritten ? nil : StoreFileFailure(fresh)
        close(descriptor)
        if let failure {
            unlink(fresh)
            throw failure
        }
        try StoreFiles.rename(fresh, to: path)
        try StoreFiles.sync(StoreFiles.folder(of: path))
    }

    /// Removes a file. Returns when its name is gone from the disk.
    ///
    /// - Throws: ``StoreFileFailure``.
    package static func remove(_ path: String) throws(StoreFileFailure) {
        try StoreFiles.remove(path)
        try StoreFiles.sync(StoreFiles.folder(of: path))
    }

    private static func writeAll(_ contents: Data, _ descriptor: Int32) -> Bool {
        contents.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                guard count > 0 || (count < 0 && errno == EINTR) else { return false }
                written += max(count, 0)
            }
            return true
        }
    }
}
