import Foundation
import Synchronization

/// Seals records with AES-256-GCM under keys that can be rotated (SEC-01).
///
/// An envelope is: version `0x01`, length of the key id, key id, nonce of 12 bytes, ciphertext, tag of 16 bytes. Version and key
/// id are authenticated together with the associated data, which ties an envelope to its record.
///
/// Nonces are random, so one key may seal about 2³² records (NIST SP 800-38D §8.3). Rotate long before that.
///
/// A ring that was read from a file can follow its changes: ``reloadIfChanged()``.
public final class KeyRing: Sendable {
    private static let envelopeVersion: UInt8 = 1

    private struct State {
        var contents: KeyRingFile.Contents
        /// The file as it was when `contents` was read.
        var stamp: FileStamp?
    }

    private let path: String?
    private let state: Mutex<State>

    private var contents: KeyRingFile.Contents { state.withLock { $0.contents } }

    /// Reads the key ring file at `path`.
    ///
    /// - Throws: ``CryptographyError/keyFile(path:problem:remedy:)`` when it is missing, readable by others, or malformed.
    public convenience init(path: String) throws {
        // The stamp is taken first. So a file that changes in between is read again, never missed.
        let stamp = FileStamp(path: path)
        self.init(try KeyRingFile.read(path: path), path: path, stamp: stamp)
    }

    init(_ contents: KeyRingFile.Contents, path: String? = nil, stamp: FileStamp? = nil) {
        self.path = path
        state = Mutex(State(contents: contents, stamp: stamp))
    }

    /// Writes a new key ring with one random key to `path`, mode 0600. An existing file is never replaced.
    @discardableResult
    public static func create(at path: String) throws -> KeyRing {
        let id = newKeyID()
        let contents = KeyRingFile.Contents(
            current: id, keys: [id: SecureRandom.bytes(32)], hashKey: SecureRandom.bytes(32))
        try KeyRingFile.write(contents, path: path, replacing: false)
        return try KeyRing(path: path)
    }

    /// Adds a new random key to the file at `path` and makes it current. Older keys still open their envelopes.
    @discardableResult
    public static func rotate(at path: String) throws -> KeyRing {
        try KeyRingFile.change(path: path) { contents in
            let id = newKeyID()
            contents.keys[id] = SecureRandom.bytes(32)
            contents.current = id
        }
        return try KeyRing(path: path)
    }

    /// Removes a key from the file at `path`. Nobody can open its envelopes afterwards. The caller has checked that there are none.
    ///
    /// - Throws: ``CryptographyError/invalidInput(what:problem:)`` for the current key or an unknown one.
    public static func retire(_ id: String, at path: String) throws {
        try KeyRingFile.change(path: path) { contents in
            guard id != contents.current else {
                throw CryptographyError.invalidInput(what: "key id", problem: "'\(id)' seals new records; rotate first")
            }
            guard contents.keys.removeValue(forKey: id) != nil else {
                throw CryptographyError.unknownKey(id: id, known: contents.keys.keys.sorted())
            }
        }
    }

    /// Reads the ring's file again if it was replaced. Keys may be added and removed; the hash key must stay. Without a change it costs one `stat`.
    ///
    /// - Returns: Whether the ring has changed.
    /// - Throws: as ``init(path:)``, and ``CryptographyError/keyFile(path:problem:remedy:)`` when the file has another hash key; the ring
    ///   stays as it was.
    @discardableResult
    public func reloadIfChanged() throws -> Bool {
        guard let path else { return false }
        while true {
            let known = state.withLock { $0.stamp }
            let stamp = FileStamp(path: path)
            guard known != stamp else { return false }
            let read = try KeyRingFile.read(path: path)
            if try take(read, stamp: stamp, inPlaceOf: known, path: path) { return true }
        }
    }

    /// - Returns: false when another thread has stored a reading meanwhile, which may be newer than this one.
    private func take(
        _ read: KeyRingFile.Contents, stamp: FileStamp, inPlaceOf known: FileStamp?, path: String
    ) throws -> Bool {
        try state.withLock { state in
            guard state.stamp == known else { return false }
            guard read.hashKey == state.contents.hashKey else {
                throw CryptographyError.keyFile(
                    path: path, problem: "its hash key is another one than before",
                    remedy: "Restore the file: with another hash key no stored token is found again.")
            }
            state = State(contents: read, stamp: stamp)
            return true
        }
    }

    private static func newKeyID() -> String { Hexadecimal.encode(SecureRandom.bytes(4)) }

    /// Id of the key that seals new envelopes.
    public var currentKeyID: String { contents.current }

    /// Ids of all keys, sorted.
    public var keyIDs: [String] { contents.keys.keys.sorted() }

    /// Seals `plaintext` under the current key. `associatedData` names the record (its id) and must be given again to open it.
    public func seal(_ plaintext: [UInt8], associatedData: [UInt8]) throws -> [UInt8] {
        let contents = contents
        let header = [Self.envelopeVersion, UInt8(contents.current.utf8.count)] + Array(contents.current.utf8)
        let nonce = SecureRandom.bytes(AESGCM.nonceLength)
        let sealed = try AESGCM.seal(
            key: contents.keys[contents.current]!, nonce: nonce, plaintext: plaintext, associatedData: header + associatedData)
        return header + nonce + sealed
    }

    /// Opens an envelope of any key of the ring. For an unknown key the ring's file is read again, because another process may have read a newer
    /// file.
    ///
    /// - Throws: ``CryptographyError/authenticationFailed(what:)`` when the envelope was changed or belongs to another record,
    ///   ``CryptographyError/unknownKey(id:known:)`` when the ring lacks its key.
    public func open(_ envelope: [UInt8], associatedData: [UInt8]) throws -> [UInt8] {
        let (id, headerLength) = try Self.header(of: envelope)
        guard let key = knownKey(id) ?? reloadedKey(id) else { throw CryptographyError.unknownKey(id: id, known: keyIDs) }
        let plaintext = try AESGCM.open(key: key, record: envelope, headerLength: headerLength, associatedData: associatedData)
        guard let plaintext else { throw CryptographyError.authenticationFailed(what: "sealed record") }
        return plaintext
    }

    private func knownKey(_ id: String) -> [UInt8]? { state.withLock { $0.contents.keys[id] } }

    private func reloadedKey(_ id: String) -> [UInt8]? {
        _ = try? reloadIfChanged()
        return knownKey(id)
    }

    /// Id of the key that sealed `envelope`, which tells whether a rotation has to re-encrypt the record.
    public static func keyID(of envelope: [UInt8]) throws -> String { try header(of: envelope).id }

    /// The longest id of a key in bytes.
    public static var longestKeyID: Int { KeyRingFile.longestKeyID }

    /// ``keyID(of:)`` of an envelope of which only the first 2 + ``longestKeyID`` bytes were read.
    public static func keyID(ofHead head: [UInt8]) throws -> String {
        guard head.count >= 2, head[0] == envelopeVersion, head.count >= 2 + Int(head[1]) else {
            throw CryptographyError.invalidInput(what: "sealed record", problem: "not the head of an envelope of version \(envelopeVersion)")
        }
        return String(decoding: head[2..<2 + Int(head[1])], as: UTF8.self)
    }

    /// A hash of `message` that only processes with the ring can compute. A rotation does not change it.
    public func keyedHash(_ message: [UInt8]) -> [UInt8] {
        HMACSHA256.authenticationCode(for: message, key: contents.hashKey)
    }

    private static func header(of envelope: [UInt8]) throws(CryptographyError) -> (id: String, length: Int) {
        guard envelope.count >= 2, envelope[0] == envelopeVersion else {
            throw .invalidInput(what: "sealed record", problem: "not an envelope of version \(envelopeVersion)")
        }
        let length = 2 + Int(envelope[1])
        guard envelope.count >= length + AESGCM.nonceLength + AESGCM.tagLength else {
            throw .invalidInput(what: "sealed record", problem: "\(envelope.count) bytes, cut short")
        }
        return (String(decoding: envelope[2..<length], as: UTF8.self), length)
    }
}
