import ServiceKit
import Testing

@testable import OutboundMessages

@Suite("SEC-09 Signatures of what is posted to Carillon")
struct SignatureCheckTests {
    private static let body = Array(#"{"reports":[]}"#.utf8)
    private static let now = Instant(milliseconds: 1_770_000_000_000)

    private func check(
        _ signature: String, body: [UInt8] = Self.body, secrets: [String] = ["secret"], now: Instant = Self.now
    ) -> SignedWebhook.Verdict {
        SignedWebhook.check(signature, of: body, secrets: secrets, now: now)
    }

    @Test("SEC-09 RCPT-27 A signature by any secret in use is valid, also beside others; by another secret or of another body it is not")
    func secrets() {
        let signature = SignedWebhook.sign(Self.body, secrets: ["secret"], now: Self.now)
        #expect(check(signature) == .valid)
        #expect(check(signature, secrets: ["new", "secret"]) == .valid)
        #expect(check(SignedWebhook.sign(Self.body, secrets: ["other", "secret"], now: Self.now)) == .valid)
        #expect(check(signature, secrets: ["other"]) == .invalid)
        #expect(check(signature, secrets: []) == .invalid)
        #expect(check(signature, body: Self.body + [0x20]) == .invalid)
    }

    @Test("SEC-09 RCPT-27 Five minutes away from now a signature is valid, and a second more it is expired, before and behind")
    func tolerance() {
        let signature = SignedWebhook.sign(Self.body, secrets: ["secret"], now: Self.now)
        for seconds in [-300, 300] { #expect(check(signature, now: Self.now + .seconds(seconds)) == .valid) }
        for seconds in [-301, 301] { #expect(check(signature, now: Self.now + .seconds(seconds)) == .expired) }
        #expect(check(signature, secrets: ["other"], now: Self.now + .seconds(301)) == .invalid, "nobody learns the time of a wrong one")
    }

    @Test("SEC-09 A signature in another form, or with two times, is not valid, whatever number it has")
    func forms() {
        let signature = SignedWebhook.sign(Self.body, secrets: ["secret"], now: Self.now)
        let code = signature.drop { $0 != "v" }
        let wrong = [
            "", "t=1770000000", String(code), "\(signature),t=1770000001", "t=,\(code)", "t=-1,\(code)", "t=9999999999999999999,\(code)",
            "t=1770000000.0,\(code)", "t=1770000000,v1=", "t=1770000000,v1=zz", "t=1770000000,v2=\(code.dropFirst(3))",
        ]
        for text in wrong { #expect(check(text) == .invalid, "\(text)") }
        #expect(check("t=1770000000, \(code)") == .valid, "a space behind the comma")
    }

    @Test("SEC-09 RCPT-27 Of many codes in one signature the first four of 32 bytes count, so that nobody has a body hashed hundreds of times")
    func manyCodes() {
        let signature = SignedWebhook.sign(Self.body, secrets: ["secret"], now: Self.now)
        let code = signature.drop { $0 != "v" }
        func codes(_ code: String, _ count: Int) -> String { Array(repeating: "v1=\(code)", count: count).joined(separator: ",") }
        let wrong = String(repeating: "0", count: 64)
        #expect(check("t=1770000000,\(codes(wrong, 3)),\(code)") == .valid)
        #expect(check("t=1770000000,\(codes(wrong, 4)),\(code)") == .invalid)
        for short in ["", "00", String(code.dropFirst(3).dropLast(2))] {
            #expect(check("t=1770000000,\(codes(short, 200))") == .invalid, "\(short)")
            #expect(check("t=1770000000,\(codes(short, 200)),\(code)") == .valid, "codes of another length take no place: \(short)")
        }
    }
}
