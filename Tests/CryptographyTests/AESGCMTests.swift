import Cryptography
import Testing

@Suite("AES-256-GCM") struct AESGCMTests {
    @Test("AES-256-GCM with associated data (McGrew and Viega, test case 16)")
    func aes256() throws {
        let key = try #require(Hexadecimal.decode("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"))
        let nonce = try #require(Hexadecimal.decode("cafebabefacedbaddecaf888"))
        let plaintext = try #require(
            Hexadecimal.decode(
                "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"))
        let associatedData = try #require(Hexadecimal.decode("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
        let sealed = try AESGCM.seal(key: key, nonce: nonce, plaintext: plaintext, associatedData: associatedData)
        #expect(
            Hexadecimal.encode(sealed)
                == "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"
                + "76fc6ece0f4e1768cddf8853bb2d551b")
        #expect(try AESGCM.open(key: key, nonce: nonce, sealed: sealed, associatedData: associatedData) == plaintext)
    }

    @Test("AES-128-GCM of nothing (test case 1)")
    func aes128Empty() throws {
        let key = [UInt8](repeating: 0, count: 16)
        let nonce = [UInt8](repeating: 0, count: 12)
        let sealed = try AESGCM.seal(key: key, nonce: nonce, plaintext: [])
        #expect(Hexadecimal.encode(sealed) == "58e2fccefa7e3061367f1d57a4e7455a")
        #expect(try AESGCM.open(key: key, nonce: nonce, sealed: sealed) == [])
    }

    @Test func everyChangedBitIsNoticed() throws {
        let key = SecureRandom.bytes(32)
        let nonce = SecureRandom.bytes(12)
        let sealed = try AESGCM.seal(key: key, nonce: nonce, plaintext: Array("push token".utf8), associatedData: [1])
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 0x10
            #expect(throws: CryptographyError.authenticationFailed(what: "AES-GCM ciphertext")) {
                try AESGCM.open(key: key, nonce: nonce, sealed: changed, associatedData: [1])
            }
        }
        #expect(throws: CryptographyError.self) { try AESGCM.open(key: key, nonce: nonce, sealed: sealed, associatedData: [2]) }
        #expect(throws: CryptographyError.self) { try AESGCM.open(key: key, nonce: nonce, sealed: [1, 2], associatedData: [1]) }
        #expect(throws: CryptographyError.self) { try AESGCM.seal(key: [1], nonce: nonce, plaintext: []) }
        #expect(throws: CryptographyError.self) { try AESGCM.seal(key: key, nonce: [1], plaintext: []) }
    }

    @Test("Web Push content encryption can be built from these parts (RFC 8291 appendix A)")
    func webPushVector() throws {
        func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.decode(text)) }
        let serverKey = try P256PrivateKey(scalar: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
        #expect(
            Base64URL.encode(serverKey.publicKey.x963)
                == "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")
        let browser = try P256PublicKey(
            x963: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"))
        let shared = try serverKey.sharedSecret(with: browser)
        #expect(Base64URL.encode(shared) == "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")
        let browserKey = try P256PrivateKey(scalar: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
        #expect(try browserKey.sharedSecret(with: serverKey.publicKey) == shared)
        let keyInfo = Array("WebPush: info".utf8) + [0] + browser.x963 + serverKey.publicKey.x963
        let ikm = try HKDF.sha256(inputKeyMaterial: shared, salt: bytes("BTBZMqHH6r4Tts7J_aSIgg"), info: keyInfo, length: 32)
        #expect(Base64URL.encode(ikm) == "S4lYMb_L0FxCeq0WhDx813KgSYqU26kOyzWUdsXYyrg")
        let salt = try bytes("DGv6ra1nlYgDCS1FRnbzlw")
        let cek = try HKDF.sha256(
            inputKeyMaterial: ikm, salt: salt, info: Array("Content-Encoding: aes128gcm".utf8) + [0], length: 16)
        let nonce = try HKDF.sha256(inputKeyMaterial: ikm, salt: salt, info: Array("Content-Encoding: nonce".utf8) + [0], length: 12)
        let record = try AESGCM.seal(
            key: cek, nonce: nonce, plaintext: Array("When I grow up, I want to be a watermelon".utf8) + [2])
        #expect(
            Base64URL.encode(record) == "8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ")
    }

    @Test("RFC 8188 §3.1: a record that another implementation sealed")
    func encryptedContentVector() throws {
        let body = try #require(Base64URL.decode("I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg"))
        let ikm = try #require(Base64URL.decode("yqdlZ-tYemfogSmv7Ws5PQ"))
        let salt = Array(body[..<16])
        let cek = try HKDF.sha256(
            inputKeyMaterial: ikm, salt: salt, info: Array("Content-Encoding: aes128gcm".utf8) + [0], length: 16)
        let nonce = try HKDF.sha256(inputKeyMaterial: ikm, salt: salt, info: Array("Content-Encoding: nonce".utf8) + [0], length: 12)
        #expect(try AESGCM.open(key: cek, nonce: nonce, sealed: Array(body[21...])) == Array("I am the walrus".utf8) + [2])
    }
}
