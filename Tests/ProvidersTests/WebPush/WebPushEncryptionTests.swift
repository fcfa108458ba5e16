import Cryptography
import Testing

@testable import Providers

@Suite("Encryption for browsers") struct WebPushEncryptionTests {
    private func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.decode(text)) }

    @Test("DISP-14 RFC 8291 §5: the published message, byte for byte")
    func vector() throws {
        let body = try WebPushEncryption.encrypt(
            Array("When I grow up, I want to be a watermelon".utf8),
            for: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            secret: bytes("BTBZMqHH6r4Tts7J_aSIgg"), sender: P256OneTimeKey(scalar: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"))
        #expect(
            Base64URL.encode(body)
                == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
                + "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
    }

    @Test("DISP-14 DISP-21 the longest text fills the 4,096 bytes that every push service takes, and the browser reads it")
    func longest() throws {
        let browser = try Browser()
        let text = [UInt8](repeating: 0x61, count: WebPushEncryption.longestText)
        let body = try WebPushEncryption.encrypt(
            text, for: browser.key.publicKey.x963, secret: browser.secret, sender: P256OneTimeKey(), salt: SecureRandom.bytes(16))
        #expect(text.count == 3_993 && body.count == 4_096)
        let opened = try browser.open(body)
        #expect(opened == text)
    }

    @Test("DISP-14 messages that are encrypted on several threads at once all have their own key, and their browsers read them")
    func concurrent() async throws {
        let browser = try Browser()
        let keys = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
            for thread in 0..<8 {
                group.addTask {
                    try (0..<50).map { number in
                        let text = Array("message \(number) of \(thread)".utf8)
                        let body = try WebPushEncryption.encrypt(
                            text, for: browser.key.publicKey.x963, secret: browser.secret, sender: P256OneTimeKey(), salt: SecureRandom.bytes(16))
                        let opened = try browser.open(body)
                        #expect(opened == text)
                        return Array(body[21..<86])
                    }
                }
            }
            return try await group.reduce(into: [[UInt8]]()) { $0 += $1 }
        }
        #expect(Set(keys).count == 400)
    }
}
