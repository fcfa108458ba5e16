import Cryptography

/// Encrypts messages for browsers: `aes128gcm` in one record (RFC 8188, RFC 8291).
enum WebPushEncryption {
    /// Salt, record size, length of the key, and the sender's key.
    static let headerBytes = 16 + 4 + 1 + 65
    /// Bytes that a message has more than its text: the header, the delimiter and the tag.
    static let overhead = headerBytes + 1 + AESGCM.tagLength
    /// The size of the one record that the header names.
    private static let recordBytes: UInt32 = 4_096
    /// The text that fits into the 4,096 bytes which every push service takes (RFC 8291 §4).
    static let longestText = 4_096 - overhead

    /// The body of a push.
    ///
    /// - Parameters:
    ///   - browser: the subscription's `p256dh`, 65 bytes.
    ///   - secret: the subscription's `auth`, 16 bytes.
    ///   - sender: made for this message alone.
    ///   - salt: 16 random bytes, made for this message alone.
    static func encrypt(
        _ text: [UInt8], for browser: [UInt8], secret: [UInt8], sender: P256OneTimeKey, salt: [UInt8]
    ) throws -> [UInt8] {
        let senderKey = sender.x963
        let material = try HKDF.sha256(
            inputKeyMaterial: sender.sharedSecret(with: browser), salt: secret, info: Array("WebPush: info\0".utf8) + browser + senderKey,
            length: 32)
        let pseudorandomKey = HKDF.extract(salt: salt, inputKeyMaterial: material)
        let key = try HKDF.expand(pseudorandomKey: pseudorandomKey, info: Array("Content-Encoding: aes128gcm\0".utf8), length: 16)
        let nonce = try HKDF.expand(
            pseudorandomKey: pseudorandomKey, info: Array("Content-Encoding: nonce\0".utf8), length: AESGCM.nonceLength)
        // 2 ends the last record.
        let sealed = try AESGCM.seal(key: key, nonce: nonce, plaintext: text + [2])
        let size = withUnsafeBytes(of: recordBytes.bigEndian) { Array($0) }
        return salt + size + [UInt8(senderKey.count)] + senderKey + sealed
    }
}
