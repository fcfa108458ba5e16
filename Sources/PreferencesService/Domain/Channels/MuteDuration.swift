import CarillonAPI
import ServiceKit

/// The duration of a mute in requests: `^[1-9][0-9]*[smhdw]$` (PREF-07).
enum MuteDuration {
    /// The longest mute with an end.
    static let longestMs = Duration.days(10 * 366).wholeMilliseconds

    /// Milliseconds of `30m`, `1h`, `2w` …
    ///
    /// - Throws: `invalid_duration` (422).
    static func milliseconds(_ text: String) throws(APIError) -> Int64 {
        func refuse(_ rule: String) -> APIError { APIError(.invalidDuration, field: "duration", "“\(text)” \(rule)") }
        let units: [Character: Int64] = ["s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000]
        guard let last = text.last, let unit = units[last] else { throw refuse("does not end with s, m, h, d or w") }
        let digits = text.dropLast()
        guard let first = digits.utf8.first, (0x31...0x39).contains(first),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw refuse("is not a whole number above 0 with a unit, for example 1h") }
        guard digits.utf8.count <= 12, let number = Int64(digits), number <= longestMs / unit else {
            throw refuse("is longer than ten years; leave the duration out for a mute without end")
        }
        return number * unit
    }
}
