import Cryptography

/// A simulated browser's subscription, with the private key that reads its pushes.
struct BrowserSubscription {
    let key: P256PrivateKey
    /// 16 bytes.
    let secret: [UInt8]
    /// The VAPID key that it was made with, in base64url.
    let vapidPublicKey: String
    let vapid: P256PublicKey

    /// A new browser.
    ///
    /// - Throws: ``CryptographyError`` for a VAPID key that is none.
    init(vapidPublicKey: String) throws {
        vapid = try P256PublicKey(x963: Base64URL.decode(vapidPublicKey) ?? [])
        self.vapidPublicKey = vapidPublicKey
        key = try .generate()
        secret = SecureRandom.bytes(16)
    }

    /// The text of a push: one record of `aes128gcm` (RFC 8188 §2, RFC 8291 §4).
    func decrypt(_ body: [UInt8]) throws(WebPushRefusal) -> [UInt8] {
        func refuse(_ problem: String) -> WebPushRefusal { WebPushRefusal(400, "encryption", problem) }
        guard body.count >= 21 else { throw refuse("a header shorter than 21 bytes") }
        let recordSize = body[16..<20].reduce(0) { $0 << 8 | Int($1) }
        guard body[20] == 65, body.count >= 86 else { throw refuse("the header has no key of 65 bytes") }
        let record = Array(body[86...])
        guard recordSize >= 18, record.count >= 18, record.count <= recordSize else { throw refuse("not one record within its size") }
        let text: [UInt8]
        do {
            text = try open(record, salt: Array(body[..<16]), sender: P256PublicKey(x963: Array(body[21..<86])))
        } catch {
            throw refuse("the browser cannot decrypt it")
        }
        // Zeros pad the text behind its delimiter.
        guard let end = text.lastIndex(where: { $0 != 0 }), text[end] == 2 else { throw refuse("no delimiter of a last record") }
        return Array(text[..<end])
    }

    private func open(_ record: [UInt8], salt: [UInt8], sender: P256PublicKey) throws -> [UInt8] {
        let material = HKDF.extract(salt: secret, inputKeyMaterial: try key.sharedSecret(with: sender))
        let input = try HKDF.expand(
            pseudorandomKey: material, info: Array("WebPush: info".utf8) + [0] + key.publicKey.x963 + sender.x963, length: 32)
        func derived(_ name: String, _ length: Int) throws -> [UInt8] {
            try HKDF.sha256(inputKeyMaterial: input, salt: salt, info: Array("Content-Encoding: \(name)".utf8) + [0], length: length)
        }
        return try AESGCM.open(key: derived("aes128gcm", 16), nonce: derived("nonce", 12), sealed: record)
    }
}
