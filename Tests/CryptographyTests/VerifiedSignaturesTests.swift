import JSON
import Testing

@testable import Cryptography

@Suite("Remembered signatures")
struct VerifiedSignaturesTests {
    let now: Int64 = 1_770_000_000

    @Test("GW-03 SEC-04 A token that was checked before is refused without its key, after its end, and with other claims")
    func refusals() throws {
        let (key, other) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
        let keys = JWKSet([JSONWebKey(id: "k1", key.publicKey)])
        let verified = VerifiedSignatures()
        func verify(_ token: String, _ keys: JWKSet, at instant: Int64) throws {
            try JWT.verify(try JWT.decode(token), keys: keys, now: instant, verified: verified)
        }
        let token = try JWT.signES256(header: ["kid": "k1"], claims: ["exp": .integer(now + 60)], key: key)
        for _ in 0..<2 { try verify(token, keys, at: now) }
        #expect(throws: JWTError.expired(at: now + 60)) { try verify(token, keys, at: now + 600) }
        #expect(throws: JWTError.badSignature) { try verify(token, JWKSet([JSONWebKey(id: "k1", other.publicKey)]), at: now) }
        #expect(throws: JWTError.unknownKey(keyID: "k1")) { try verify(token, JWKSet([JSONWebKey(id: "k2", key.publicKey)]), at: now) }
        let longer = try JWT.signES256(header: ["kid": "k1"], claims: ["exp": .integer(now + 6_000)], key: other)
        let (own, foreign) = (token.split(separator: "."), longer.split(separator: "."))
        for _ in 0..<2 {
            #expect(throws: JWTError.badSignature) { try verify("\(own[0]).\(foreign[1]).\(own[2])", keys, at: now) }
            #expect(throws: JWTError.badSignature) { try verify(longer, keys, at: now) }
        }
    }

    @Test("A valid signature is checked once, an invalid one each time; no byte moves between key, message and signature")
    func once() {
        let verified = VerifiedSignatures()
        var checks = 0
        func isValid(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8], checked answer: Bool) -> Bool {
            verified.isValid(signature, of: message, key: key) {
                checks += 1
                return answer
            }
        }
        let first = [isValid([1, 2], [3], [4], checked: true), isValid([1, 2], [3], [4], checked: false)]
        #expect(first == [true, true])
        #expect(checks == 1)
        let invalid = [isValid([9], [3], [4], checked: false), isValid([9], [3], [4], checked: false)]
        #expect(invalid == [false, false])
        #expect(checks == 3)
        let moved = [
            isValid([2], [3, 1], [4], checked: false), isValid([1, 2], [], [4, 3], checked: false), isValid([1, 2], [4, 3], [], checked: false),
        ]
        #expect(moved == [false, false, false])
        #expect(checks == 6)
    }

    @Test("The number of remembered signatures is bounded, and one that is used stays")
    func bound() {
        let verified = VerifiedSignatures(most: 4)
        func isValid(_ signature: UInt8, checked answer: Bool) -> Bool { verified.isValid([signature], of: [], key: []) { answer } }
        #expect(isValid(0, checked: true))
        for number in UInt8(1)...10 {
            #expect(isValid(number, checked: true))
            #expect(isValid(0, checked: false), "after \(number)")
        }
        #expect(!isValid(1, checked: false))
    }
}
