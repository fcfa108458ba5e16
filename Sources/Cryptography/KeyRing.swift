import Foundation

/// Seals records with AES-256-GCM under keys that can be rotated (SEC-01).
///
/// An envelope is: version `0x01`, length of the key id, key id, nonce of 12 bytes, ciphertext, tag of 16 bytes. Version and key
/// id are authenticated together with the associated data, which ties an envelope to its record.
///
/// Nonces are random: one key may seal about 2³² records (NIST SP 800-38D §8.3); rotate long before that.
public final class KeyRing: Sendable {
    private static let envelopeVersion: UInt8 = 1

    private let currentID: String
    private let keys: [String: [UInt8]]
    private let hashKey: [UInt8]

    /// Reads the key ring file at `path`.
    ///
    /// - Throws: ``CryptographyError/keyFile(path:problem:remedy:)`` when it is missing, readable by others, or malformed.
    public convenience init(path: String) throws {
        self.init(try KeyRingFile.read(path: path))
    }

    init(_ contents: KeyRingFile.Contents) {
        currentID = contents.current
        keys = contents.keys
        hashKey = contents.hashKey
    }

    /// Writes a new key ring with one random key to `path`, mode 0600. An existing file is never replaced.
    @discardableResult
    public static func create(at path: String) throws -> KeyRing {
        let id = newKeyID()
        let contents = KeyRingFile.Contents(
            current: id, keys: [id: SecureRandom.bytes(32)], hashKey: SecureRandom.bytes(32))
        try KeyRingFile.write(contents, path: path, replacing: false)
        return KeyRing(contents)
    }

    /// Adds a new random key to the file at `path` and makes it current; older keys still open what they sealed.
    @discardableResult
    public static func rotate(at path: String) throws -> KeyRing {
        var contents = try KeyRingFile.read(path: path)
        let id = newKeyID()
        contents.keys[id] = SecureRandom.bytes(32)
        contents.current = id
        try KeyRingFile.write(contents, path: path, replacing: true)
        return KeyRing(contents)
    }

    private static func newKeyID() -> String { Hexadecimal.encode(SecureRandom.bytes(4)) }

    /// Id of the key that seals new envelopes.
    public var currentKeyID: String { currentID }

    /// Ids of all keys, sorted.
    public var keyIDs: [String] { keys.keys.sorted() }

    /// Seals `plaintext` under the current key. `associatedData` names the record (its id) and must be given again to open it.
    public func seal(_ plaintext: [UInt8], associatedData: [UInt8]) throws -> [UInt8] {
        let header = [Self.envelopeVersion, UInt8(currentID.utf8.count)] + Array(currentID.utf8)
        let nonce = SecureRandom.bytes(AESGCM.nonceLength)
        let sealed = try AESGCM.seal(
            key: keys[currentID]!, nonce: nonce, plaintext: plaintext, associatedData: header + associatedData)
        return header + nonce + sealed
    }

    /// Opens an envelope of any key of the ring.
    ///
    /// - Throws: ``CryptographyError/authenticationFailed(what:)`` when the envelope was changed or belongs to another record,
    ///   ``CryptographyError/unknownKey(id:known:)`` when its key is not here.
    public func open(_ envelope: [UInt8], associatedData: [UInt8]) throws -> [UInt8] {
        let (id, headerLength) = try Self.header(of: envelope)
        guard let key = keys[id] else { throw CryptographyError.unknownKey(id: id, known: keyIDs) }
        let nonceEnd = headerLength + AESGCM.nonceLength
        do {
            return try AESGCM.open(
                key: key, nonce: Array(envelope[headerLength..<nonceEnd]), sealed: Array(envelope[nonceEnd...]),
                associatedData: Array(envelope[..<headerLength]) + associatedData)
        } catch CryptographyError.authenticationFailed {
            throw CryptographyError.authenticationFailed(what: "sealed record")
        }
    }

    /// Id of the key that sealed `envelope`; tells which records a rotation still has to re-encrypt.
    public static func keyID(of envelope: [UInt8]) throws -> String { try header(of: envelope).id }

    /// A hash of `message` that only holders of the ring can compute; the same before and after a rotation.
    public func keyedHash(_ message: [UInt8]) -> [UInt8] {
        HMACSHA256.authenticationCode(for: message, key: hashKey)
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
