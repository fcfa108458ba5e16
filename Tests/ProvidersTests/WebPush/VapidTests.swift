import Cryptography
import JSON
import ServiceKit
import Testing

@testable import Providers

@Suite("VAPID keys and tokens") struct VapidTests {
    private static let subject = "mailto:push@example.com"

    private func refusal(_ pem: String, subject: String = VapidTests.subject, publicKey: String = "") -> String? {
        do throws(CredentialError) {
            _ = try VapidCredential(privateKeysPEM: pem, subject: subject, publicKey: publicKey)
            return nil
        } catch { return error.field }
    }

    @Test("DISP-16 T23 a contact that push services would refuse, no key, and a key of another app are refused by field")
    func refusals() throws {
        let key = try P256PrivateKey.generate()
        let pem = try key.pem
        #expect(refusal(pem) == nil && refusal(pem, subject: "https://example.com/contact") == nil)
        let noContacts = [
            "", "push@example.com", "mailto:", "mailto:push", "mailto:@", "https://", "https:///x", "http://example.com", "mailto:a b@c",
        ]
        for subject in noContacts {
            #expect(refusal(pem, subject: subject) == "subject", "\(subject)")
        }
        for wrong in ["", try key.publicKeyPEM, try RSAPrivateKey.generate().pem] { #expect(refusal(wrong) == "private_key_pem") }
        #expect(refusal(pem, publicKey: Base64URL.encode(key.publicKey.x963)) == nil)
        let other = try P256PrivateKey.generate().publicKey
        #expect(refusal(pem, publicKey: Base64URL.encode(other.x963)) == "private_key_pem")
    }

    @Test("DISP-16 SEC-13 after a rotation each subscription is signed with its own key, and one without a key with the current one")
    func rotation() throws {
        let (new, old) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
        let curve = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
        let credential = try VapidCredential(privateKeysPEM: curve + new.pem + curve + old.pem, subject: Self.subject, publicKey: "")
        func id(_ key: P256PrivateKey) -> String { VapidKey.id(of: Base64URL.encode(key.publicKey.x963)) }
        #expect(credential.keys.map(\.id) == [id(new), id(old)])
        #expect(credential.key(id(old))?.publicKey == Base64URL.encode(old.publicKey.x963))
        #expect(credential.key("")?.id == id(new) && credential.key("other") == nil)
    }

    @Test("DISP-16 a token is used for 11 hours by one push service, and signed anew when the clock was set back")
    func tokens() throws {
        let credential = try VapidCredential(privateKeysPEM: P256PrivateKey.generate().pem, subject: Self.subject, publicKey: "")
        let key = try #require(credential.keys.first)
        let minter = VapidTokenMinter(subject: Self.subject)
        let now = Samples.now
        let first = try minter.token(of: key, for: "https://push.example.com", at: now)
        let later = try minter.token(of: key, for: "https://push.example.com", at: now + .seconds(10 * 3_600))
        #expect(later == first)
        let elsewhere = try minter.token(of: key, for: "https://push.example.org", at: now)
        #expect(elsewhere != first)
        let next = try minter.token(of: key, for: "https://push.example.com", at: now + .seconds(11 * 3_600))
        #expect(next != first)
        let back = try JWT.decode(minter.token(of: key, for: "https://push.example.com", at: now))
        #expect(back.claims["exp"] == .integer(now.milliseconds / 1_000 + 43_200))
    }
}
