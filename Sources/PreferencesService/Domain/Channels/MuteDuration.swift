import CarillonAPI
import ServiceKit

/// The duration of a mute in requests: `^[1-9][0-9]*[smhdw]$` (PREF-07).
enum MuteDuration {
    /// The longest mute with an end.
    static let longest = Duration.days(10 * 366)

    /// Reads `30m`, `1h`, `2w` …
    ///
    /// - Throws: `invalid_duration` (422).
    static func read(_ text: String) throws(APIError) -> Duration {
        func refuse(_ rule: String) -> APIError { APIError(.invalidDuration, field: "duration", "“\(text)” \(rule)") }
        let secondsByUnit: [Character: Int64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800]
        guard let last = text.last, let unit = secondsByUnit[last] else { throw refuse("does not end with s, m, h, d or w") }
        let digits = text.dropLast()
        guard let first = digits.utf8.first, (0x31...0x39).contains(first),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw refuse("is not a whole number above 0 with a unit, for example 1h") }
        guard digits.utf8.count <= 12, let number = Int64(digits), number <= longest.components.seconds / unit else {
            throw refuse("is longer than ten years; leave the duration out for a mute without end")
        }
        return .seconds(number * unit)
    }
}
