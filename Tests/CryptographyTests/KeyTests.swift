import Cryptography
import Foundation
import TestFolders
import Testing

@Suite("Keys of P-256 and RSA") struct KeyTests {
    @Test("ES256 verifies the signature of RFC 7515 A.3")
    func rfc7515() throws {
        let key = try P256PublicKey(
            jwkX: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU", y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")
        let input = Array(
            "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ".utf8)
        let signature = try #require(
            Base64URL.decode("DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"))
        #expect(key.verify(signature, of: input))
        #expect(!key.verify(signature, of: input + [0]))
        #expect(!key.verify(signature.reversed(), of: input))
        #expect(!key.verify(Array(signature.dropLast()), of: input))
        #expect(!key.verify([UInt8](repeating: 0, count: 64), of: input))
    }

    @Test func keysSurviveTheirPEMForms() throws {
        let key = try P256PrivateKey.generate()
        let again = try P256PrivateKey(pem: key.pem)
        let signature = try again.sign([1, 2, 3])
        #expect(signature.count == 64)
        #expect(key.publicKey.verify(signature, of: [1, 2, 3]))
        #expect(try P256PublicKey(pem: key.publicKeyPEM).x963 == key.publicKey.x963)
        #expect(try P256PublicKey(x963: key.publicKey.x963).pem == key.publicKeyPEM)
        #expect(try P256PublicKey(jwkX: key.publicKey.jwkX, y: key.publicKey.jwkY).verify(signature, of: [1, 2, 3]))
        #expect(try key.pem.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
    }

    @Test("A key for one agreement agrees with a whole key, and refuses points that are not on the curve")
    func oneTimeKeys() throws {
        let whole = try P256PrivateKey.generate()
        for _ in 0..<300 {
            // One secret in 256 begins with a zero byte.
            let key = try P256OneTimeKey()
            let peer = try P256PublicKey(x963: key.x963)
            let (ours, theirs) = (try key.sharedSecret(with: whole.publicKey.x963), try whole.sharedSecret(with: peer))
            #expect(ours == theirs && ours.count == 32)
        }
        let key = try P256OneTimeKey()
        var point = whole.publicKey.x963
        #expect(P256PublicKey.isPoint(point))
        point[64] ^= 1
        for wrong in [point, Array(point.dropLast()), [], [UInt8](repeating: 0, count: 65), [4] + [UInt8](repeating: 0, count: 64)] {
            #expect(!P256PublicKey.isPoint(wrong))
            #expect(throws: CryptographyError.self) { try key.sharedSecret(with: wrong) }
            #expect(throws: CryptographyError.self) { try P256PublicKey(x963: wrong) }
        }
        #expect(throws: CryptographyError.self) { try P256OneTimeKey(scalar: [UInt8](repeating: 0, count: 32)) }
        #expect(throws: CryptographyError.self) { try P256OneTimeKey(scalar: [UInt8](repeating: 0xFF, count: 32)) }
    }

    @Test func signaturesAreRightWhateverTheirLeadingZeros() throws {
        // One signature in about 128 has an r or s with a leading zero byte, which DER writes shorter.
        let key = try P256PrivateKey.generate()
        for number in 0..<600 {
            let message = Array("message \(number)".utf8)
            #expect(key.publicKey.verify(try key.sign(message), of: message))
        }
    }

    @Test func oneKeySignsOnManyThreads() async throws {
        let key = try P256PrivateKey.generate()
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    (0..<50).allSatisfy { round in
                        let message = Array("\(number)-\(round)".utf8)
                        guard let signature = try? key.sign(message) else { return false }
                        return key.publicKey.verify(signature, of: message)
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("DISP-33 a key of the wrong kind is refused with words")
    func wrongKeys() throws {
        let rsa = try RSAPrivateKey.generate()
        let refusal = #expect(throws: CryptographyError.self) { try P256PrivateKey(pem: rsa.pem) }
        #expect(refusal?.description.contains("P-256") == true)
        #expect(throws: CryptographyError.self) { try RSAPrivateKey(pem: P256PrivateKey.generate().pem) }
        #expect(throws: CryptographyError.self) { try P256PrivateKey(pem: "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n") }
        #expect(throws: CryptographyError.self) { try RSAPrivateKey.generate(bits: 1024) }
        // A point beside the curve, and the point at infinity's encoding.
        #expect(throws: CryptographyError.self) { try P256PublicKey(x963: [4] + [UInt8](repeating: 1, count: 64)) }
        #expect(throws: CryptographyError.self) { try P256PublicKey(x963: [0]) }
        #expect(throws: CryptographyError.self) { try P256PrivateKey(scalar: [UInt8](repeating: 0, count: 32)) }
        #expect(throws: CryptographyError.self) { try P256PrivateKey(scalar: [UInt8](repeating: 255, count: 32)) }
    }

    @Test func opensslVerifiesWhatWeSignAndReadsWhatWeWrite() throws {
        let folder = try TemporaryFolder()
        let message = Array("signed by us, verified by another program".utf8)
        try folder.write("message", message)

        let key = try P256PrivateKey.generate()
        try folder.write("ec.pub", Array(key.publicKeyPEM.utf8))
        try folder.write("ec.sig", derForm(ofRaw: key.sign(message)))
        #expect(try folder.openssl("dgst", "-sha256", "-verify", "ec.pub", "-signature", "ec.sig", "message").hasPrefix("Verified OK"))

        let rsa = try RSAPrivateKey.generate()
        try folder.write("rsa.pub", Array(rsa.publicKey.pem.utf8))
        try folder.write("rsa.sig", rsa.sign(message))
        #expect(try folder.openssl("dgst", "-sha256", "-verify", "rsa.pub", "-signature", "rsa.sig", "message").hasPrefix("Verified OK"))
        #expect(try RSAPublicKey(jwkModulus: rsa.publicKey.jwkModulus, exponent: rsa.publicKey.jwkExponent).verify(rsa.sign(message), of: message))
    }

    @Test func keysThatOpensslMadeAreRead() throws {
        let folder = try TemporaryFolder()
        _ = try folder.openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "sec1.pem")
        _ = try folder.openssl("pkcs8", "-topk8", "-nocrypt", "-in", "sec1.pem", "-out", "pkcs8.p8")
        let sec1 = try P256PrivateKey(pem: folder.text("sec1.pem"))
        let pkcs8 = try P256PrivateKey(pem: folder.text("pkcs8.p8"))
        #expect(sec1.publicKey.x963 == pkcs8.publicKey.x963)
        _ = try folder.openssl("ecparam", "-name", "secp384r1", "-genkey", "-noout", "-out", "other.pem")
        #expect(throws: CryptographyError.self) { try P256PrivateKey(pem: folder.text("other.pem")) }
        _ = try folder.openssl("pkcs8", "-topk8", "-passout", "pass:x", "-in", "sec1.pem", "-out", "locked.pem")
        #expect(throws: CryptographyError.self) { try P256PrivateKey(pem: folder.text("locked.pem")) }
    }

    private func derForm(ofRaw raw: [UInt8]) -> [UInt8] {
        func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
            var digits = Array(bytes.drop { $0 == 0 })
            if digits[0] > 127 { digits.insert(0, at: 0) }
            return [2, UInt8(digits.count)] + digits
        }
        let body = integer(raw[..<32]) + integer(raw[32...])
        return [0x30, UInt8(body.count)] + body
    }
}
