import Cryptography
package import ServiceKit

extension SignedWebhook {
    /// How far the time of a signature may be from now, in either direction (SEC-09).
    package static let tolerance = Duration.seconds(300)

    /// Codes of a signature that are compared: a host signs with one secret or, while that is replaced, with two.
    private static let mostCodes = 4

    /// What a signature of a POST to Carillon is.
    package enum Verdict: Sendable, Hashable {
        case valid
        /// By none of the secrets.
        case invalid
        /// By one of the secrets, and more than ``SignedWebhook/tolerance`` from now.
        case expired
    }

    /// Checks a signature of the form that ``sign(_:secrets:now:)`` makes.
    ///
    /// Anybody can send a body and a signature, so the body is hashed once for each secret, however many codes the signature has.
    ///
    /// - Parameters:
    ///   - signature: the value of `X-Signature`, with one `t` and `v1` codes. Only the first four codes of 32 bytes count.
    ///   - secrets: those in use; without one nothing is valid.
    package static func check(_ signature: String, of body: [UInt8], secrets: [String], now: Instant) -> Verdict {
        let parts = signature.split(separator: ",").map { String($0.drop { $0 == " " }) }
        let times = parts.filter { $0.hasPrefix("t=") }.map { String($0.dropFirst(2)) }
        // A number of at most twelve digits: no time of theirs overflows.
        guard times.count == 1, let text = times.first, (1...12).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let seconds = Int64(text)
        else { return .invalid }
        let codes = parts.filter { $0.hasPrefix("v1=") }.compactMap { Hexadecimal.decode(String($0.dropFirst(3))) }
            .filter { $0.count == SHA256.digestLength }.prefix(mostCodes)
        guard !codes.isEmpty else { return .invalid }
        let signed = Array("\(text).".utf8) + body
        let expected = secrets.map { HMACSHA256.authenticationCode(for: signed, key: Array($0.utf8)) }
        guard codes.contains(where: { code in expected.contains { ConstantTime.equals(code, $0) } }) else { return .invalid }
        let distance = abs(now.milliseconds / 1_000 - seconds)
        return distance <= tolerance.components.seconds ? .valid : .expired
    }
}
