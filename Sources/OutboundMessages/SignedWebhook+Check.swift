import Cryptography
package import ServiceKit

extension SignedWebhook {
    /// How far the time of a signature may be from now, in either direction (SEC-09).
    package static let tolerance = Duration.seconds(300)

    /// What a signature of a POST to Carillon is.
    package enum Verdict: Sendable, Hashable {
        case valid
        /// By none of the secrets.
        case invalid
        /// By one of the secrets, ``SignedWebhook/tolerance`` or more away from now.
        case expired
    }

    /// Checks a signature of the form that ``sign(_:secrets:now:)`` makes.
    ///
    /// - Parameters:
    ///   - signature: the value of `X-Signature`, with one `t` and any number of `v1`.
    ///   - secrets: those in use; without one nothing is valid.
    package static func check(_ signature: String, of body: [UInt8], secrets: [String], now: Instant) -> Verdict {
        let parts = signature.split(separator: ",").map { String($0.drop { $0 == " " }) }
        let times = parts.filter { $0.hasPrefix("t=") }.map { String($0.dropFirst(2)) }
        // A number of at most twelve digits: no time of theirs overflows.
        guard times.count == 1, let text = times.first, (1...12).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let seconds = Int64(text)
        else { return .invalid }
        let signed = Array("\(text).".utf8) + body
        let codes = parts.filter { $0.hasPrefix("v1=") }.compactMap { Hexadecimal.decode(String($0.dropFirst(3))) }
        let isOurs = codes.contains { code in secrets.contains { HMACSHA256.isValid(code, for: signed, key: Array($0.utf8)) } }
        guard isOurs else { return .invalid }
        let distance = abs(now.milliseconds / 1_000 - seconds)
        return distance <= tolerance.components.seconds ? .valid : .expired
    }
}
