/// A universally unique, lexicographically sortable identifier: 48 bits of milliseconds, 80 bits of entropy, written as
/// 26 characters of Crockford's base 32.
public struct ULID: Sendable, Hashable, Comparable, CustomStringConvertible {
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// - Parameters:
    ///   - milliseconds: Since 1970; 0 to 2⁴⁸ - 1, cut to 48 bits.
    ///   - entropy: The first ten bytes are used; missing ones count as zero.
    public init(milliseconds: Int64, entropy: some Sequence<UInt8>) {
        var bytes = entropy.makeIterator()
        var high = UInt64(truncatingIfNeeded: milliseconds) << 16
        high |= UInt64(bytes.next() ?? 0) << 8 | UInt64(bytes.next() ?? 0)
        var low: UInt64 = 0
        for _ in 0..<8 { low = low << 8 | UInt64(bytes.next() ?? 0) }
        self.init(high: high, low: low)
    }

    /// Reads 26 characters of base 32, upper or lower case; nil for anything else.
    public init?(_ text: some StringProtocol) {
        var (high, low): (UInt64, UInt64) = (0, 0)
        var count = 0
        for byte in text.utf8 {
            guard count < 26, let digit = ULID.value(of: byte), count > 0 || digit < 8 else { return nil }
            high = high << 5 | low >> 59
            low = low << 5 | UInt64(digit)
            count += 1
        }
        guard count == 26 else { return nil }
        self.init(high: high, low: low)
    }

    /// When it was made.
    public var milliseconds: Int64 { Int64(high >> 16) }

    /// 26 characters.
    public var string: String { string(after: "") }

    /// A prefix and 26 characters, in one allocation.
    public func string(after prefix: String) -> String {
        let start = prefix.utf8.count
        return String(unsafeUninitializedCapacity: start + 26) { buffer in
            _ = buffer.update(fromContentsOf: prefix.utf8)
            var (high, low) = (high, low)
            for position in stride(from: start + 25, through: start, by: -1) {
                buffer[position] = ULID.alphabet.utf8Start[Int(low & 31)]
                low = low >> 5 | high << 59
                high >>= 5
            }
            return start + 26
        }
    }

    public var description: String { string }

    public static func < (left: ULID, right: ULID) -> Bool { (left.high, left.low) < (right.high, right.low) }

    /// The next ULID of the same millisecond; nil when the entropy would overflow.
    var successor: ULID? {
        if low < .max { return ULID(high: high, low: low + 1) }
        return high & 0xFFFF < 0xFFFF ? ULID(high: high + 1, low: 0) : nil
    }

    private static let alphabet: StaticString = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

    /// The place in ``alphabet``, which leaves out I, L, O and U.
    private static func value(of byte: UInt8) -> UInt8? {
        let upper = byte >= UInt8(ascii: "a") ? byte - 32 : byte
        switch upper {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return upper - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "H"): return upper - UInt8(ascii: "A") + 10
        case UInt8(ascii: "J")...UInt8(ascii: "K"): return upper - UInt8(ascii: "J") + 18
        case UInt8(ascii: "M")...UInt8(ascii: "N"): return upper - UInt8(ascii: "M") + 20
        case UInt8(ascii: "P")...UInt8(ascii: "T"): return upper - UInt8(ascii: "P") + 22
        case UInt8(ascii: "V")...UInt8(ascii: "Z"): return upper - UInt8(ascii: "V") + 27
        default: return nil
        }
    }
}
