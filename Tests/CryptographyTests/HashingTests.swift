import Cryptography
import Testing

@Suite("Hashes and encodings") struct HashingTests {
    @Test("SHA-256 of 'abc' (FIPS 180-4 example)")
    func sha256() {
        #expect(SHA256.hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.hexadecimal([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test("HMAC-SHA-256 (RFC 4231 cases 1 and 2, and an empty key)")
    func hmac() {
        #expect(
            Hexadecimal.encode(HMACSHA256.authenticationCode(for: Array("Hi There".utf8), key: [UInt8](repeating: 0x0b, count: 20)))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            Hexadecimal.encode(HMACSHA256.authenticationCode(for: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            Hexadecimal.encode(HMACSHA256.authenticationCode(for: [], key: []))
                == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
    }

    @Test("HKDF-SHA-256 (RFC 5869 A.1 and A.3)")
    func hkdf() throws {
        let ikm = [UInt8](repeating: 0x0b, count: 22)
        let salt = try #require(Hexadecimal.decode("000102030405060708090a0b0c"))
        let info = try #require(Hexadecimal.decode("f0f1f2f3f4f5f6f7f8f9"))
        let prk = HKDF.extract(salt: salt, inputKeyMaterial: ikm)
        #expect(Hexadecimal.encode(prk) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        #expect(
            Hexadecimal.encode(try HKDF.expand(pseudorandomKey: prk, info: info, length: 42))
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(
            Hexadecimal.encode(try HKDF.sha256(inputKeyMaterial: ikm, length: 42))
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
        #expect(throws: CryptographyError.self) { try HKDF.expand(pseudorandomKey: prk, info: [], length: 8161) }
    }

    @Test("base64url: RFC 4648 examples, and one spelling only")
    func base64URL() {
        let examples = ["": "", "f": "Zg", "fo": "Zm8", "foo": "Zm9v", "foob": "Zm9vYg", "fooba": "Zm9vYmE", "foobar": "Zm9vYmFy"]
        for (plain, encoded) in examples {
            #expect(Base64URL.encode(Array(plain.utf8)) == encoded)
            #expect(Base64URL.decode(encoded) == Array(plain.utf8))
        }
        #expect(Base64URL.encode([0xfb, 0xff]) == "-_8")
        for refused in ["Zg==", "Zh", "Z", "+/8", "Zm9v\n", "Zm 9"] { #expect(Base64URL.decode(refused) == nil, "\(refused)") }
        for length in 0..<70 {
            let bytes = SecureRandom.bytes(length)
            #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
        }
    }

    @Test func hexadecimalRefusesOtherText() {
        #expect(Hexadecimal.decode("00fF") == [0, 255])
        #expect(Hexadecimal.decode("0") == nil)
        #expect(Hexadecimal.decode("0g") == nil)
    }
}
