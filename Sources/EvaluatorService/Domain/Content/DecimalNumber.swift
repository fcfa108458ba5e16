import ServiceKit

/// A decimal number with the digits it is written with: `1` and `1.0` are two of them, because languages tell them apart (“1 day”, “1.0 days”).
struct DecimalNumber: Sendable, Hashable {
    let isNegative: Bool
    /// The whole part, without sign.
    let whole: Int
    /// The digits behind the point, as written.
    let fraction: String

    init(_ whole: Int) {
        isNegative = whole < 0
        self.whole = abs(whole)
        fraction = ""
    }

    /// Reads `-?digits[.digits]`, with at most 15 digits before and after the point; nil for anything else. `1,000` is none: languages differ on the
    /// meaning of its comma.
    init?(_ text: String) {
        var digits = text.utf8[...]
        isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard !parts.isEmpty, parts.allSatisfy({ (1...15).contains($0.count) && $0.allSatisfy(ASCII.isDigit) }) else { return nil }
        whole = parts[0].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        fraction = parts.count == 1 ? "" : String(parts[1]) ?? ""
    }

    /// Whether its value is a whole number, as that of `1.0` is.
    var isWhole: Bool { fraction.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }
}
