import Foundation

/// The file of a ``KeyRing``: JSON `{"current": id, "hash_key": base64, "keys": [{"id", "key": base64}]}`, readable by its owner alone.
enum KeyRingFile {
    struct Contents {
        var current: String
        /// 32 bytes a key.
        var keys: [String: [UInt8]]
        let hashKey: [UInt8]
    }

    /// Longest key id, so that it fits the length byte of an envelope with room to spare.
    static let longestKeyID = 64

    private struct Document: Codable {
        struct Key: Codable {
            let id: String
            let key: Data
        }
        let current: String
        let hash_key: Data
        let keys: [Key]
    }

    static func read(path: String) throws(CryptographyError) -> Contents {
        func refusal(_ problem: String, _ remedy: String) -> CryptographyError {
            .keyFile(path: path, problem: problem, remedy: remedy)
        }
        var status = stat()
        guard stat(path, &status) == 0 else {
            let remedy = errno == EACCES ? "Run as its owner." : "Create the keys with 'carillon keys init' or correct the path."
            throw refusal("cannot be read (\(String(cString: strerror(errno))))", remedy)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("is no file", "Correct the path, or put the key ring in its place.") }
        guard status.st_mode & 0o077 == 0 else {
            throw refusal("others than its owner may read it", "Run 'chmod 600' on it.")
        }
        // Not errno: Foundation may have changed it.
        guard let data = FileManager.default.contents(atPath: path) else { throw refusal("cannot be read by this user", "Run as its owner.") }
        guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
            throw refusal("not a key ring", "Restore it from a backup; new keys cannot open old records.")
        }
        var keys: [String: [UInt8]] = [:]
        for entry in document.keys {
            guard entry.key.count == 32, (1...longestKeyID).contains(entry.id.utf8.count), keys[entry.id] == nil else {
                throw refusal("key '\(entry.id)' is not 32 bytes, is listed twice, or its id is too long", "Restore the file from a backup.")
            }
            keys[entry.id] = Array(entry.key)
        }
        guard keys[document.current] != nil else {
            throw refusal("the current key '\(document.current)' is not among its keys", "Correct 'current' or restore the key.")
        }
        guard document.hash_key.count == 32 else {
            throw refusal("'hash_key' is not 32 bytes", "Restore the file from a backup.")
        }
        return Contents(current: document.current, keys: keys, hashKey: Array(document.hash_key))
    }

    /// Reads, changes and writes the file under a lock, so two rotations at once lose no key.
    static func change(path: String, _ body: (inout Contents) throws -> Void) throws {
        // A missing or invalid ring is reported before a lock file is made beside it.
        _ = try read(path: path)
        try KeyRingLock.whileHeld(path: path) {
            var contents = try read(path: path)
            try body(&contents)
            try write(contents, path: path, replacing: true)
        }
    }

    /// Replaces the file atomically: a crash or a power failure leaves the old file or the new one. The owner stays the same.
    static func write(_ contents: Contents, path: String, replacing: Bool) throws(CryptographyError) {
        func refusal(_ problem: String, _ remedy: String) -> CryptographyError {
            .keyFile(path: path, problem: problem, remedy: remedy)
        }
        let document = Document(
            current: contents.current, hash_key: Data(contents.hashKey),
            keys: contents.keys.sorted { $0.key < $1.key }.map { Document.Key(id: $0.key, key: Data($0.value)) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(document) else {
            throw refusal("cannot be encoded", "Check the names of its keys.")
        }
        let temporary = "\(path).\(Hexadecimal.encode(SecureRandom.bytes(6))).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw refusal("cannot be written (\(String(cString: strerror(errno))))", "Check the folder and its permissions.")
        }
        let isWritten =
            (!replacing || inherit(from: path, descriptor))
            && data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count } && fsync(descriptor) == 0
        let whyNotWritten = errno
        close(descriptor)
        // link(2) refuses an existing target, which rename(2) would replace.
        let isInPlace = isWritten && (replacing ? rename(temporary, path) == 0 : link(temporary, path) == 0)
        let code = isWritten ? errno : whyNotWritten
        if !isInPlace || !replacing { unlink(temporary) }
        guard isInPlace else {
            throw refusal("cannot be put in place (\(String(cString: strerror(code))))", remedy(code, replacing: replacing))
        }
        guard syncFolder(of: path) else {
            throw refusal(
                "is written, but may be lost in a power cut (\(String(cString: strerror(errno))))",
                "Check the folder and its disk; seal nothing new before it is safe.")
        }
    }

    /// The remedy for a ring that could not be written. An existing ring stays whole.
    static func remedy(_ code: Int32, replacing: Bool) -> String {
        if code == EEXIST, !replacing { return "An existing key ring is never replaced: rotate it, or remove it yourself." }
        let cause = code == ENOSPC || code == EDQUOT ? "Make room on its disk" : "Check the folder, its disk and permissions"
        return replacing ? "\(cause) and repeat; the ring is unchanged." : "\(cause) and repeat; no ring was made."
    }

    /// Gives the new file the owner and the mode of the old one, so that a service can read a file that root rotated.
    private static func inherit(from path: String, _ descriptor: Int32) -> Bool {
        var (old, new) = (stat(), stat())
        guard stat(path, &old) == 0, fstat(descriptor, &new) == 0 else { return false }
        // The group has no rights, so a wrong group is no failure.
        let hasOwner = fchown(descriptor, old.st_uid, old.st_gid) == 0 || old.st_uid == new.st_uid
        return hasOwner && fchmod(descriptor, old.st_mode & 0o777) == 0
    }

    /// A new file's name is durable when its folder is synced.
    private static func syncFolder(of path: String) -> Bool {
        let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        return fsync(folder) == 0
    }
}
