/// One zone of the IANA time zone database, as the operating system keeps it (`tzdata`).
///
/// Read from the system's TZif files (RFC 9636) rather than through Foundation, which would bring ICU's own copy of the
/// database into every process and answers no question about transitions on Linux without a calendar.
public struct IANAZone: Sendable, Hashable {
    /// The requested name, for example `Europe/Berlin`. Links keep their own name.
    public let name: String
    private let rules: ZoneRules

    init(name: String, rules: ZoneRules) {
        self.name = name
        self.rules = rules
    }

    /// The zone without an offset. It needs no database.
    public static let utc = IANAZone(name: "UTC", rules: ZoneRules(transitions: [], offsets: [], initialOffset: 0, rule: nil))

    /// Seconds to add to UTC to get local time.
    public func offsetSeconds(at instant: Instant) -> Int {
        rules.offset(at: floorDivide(instant.milliseconds, 1_000).quotient)
    }

    /// The next instant after `instant` at which the offset changes; nil when none follows.
    public func nextTransition(after instant: Instant) -> Instant? {
        rules.nextTransition(after: floorDivide(instant.milliseconds, 1_000).quotient).map { Instant(milliseconds: $0 * 1_000) }
    }

    public static func == (left: IANAZone, right: IANAZone) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The content of a TZif file: a list of transitions, and a rule for the time after the last one.
final class ZoneRules: Sendable {
    /// Seconds since 1970, ascending.
    private let transitions: [Int64]
    /// The offset from the transition of the same index on.
    private let offsets: [Int]
    /// The offset before the first transition.
    private let initialOffset: Int
    private let rule: YearlyRule?

    init(transitions: [Int64], offsets: [Int], initialOffset: Int, rule: YearlyRule?) {
        self.transitions = transitions
        self.offsets = offsets
        self.initialOffset = initialOffset
        self.rule = rule
    }

    func offset(at second: Int64) -> Int {
        guard let last = transitions.last, second < last else {
            return rule?.offset(at: second) ?? offsets.last ?? initialOffset
        }
        let index = firstIndex(after: second)
        return index == 0 ? initialOffset : offsets[index - 1]
    }

    func nextTransition(after second: Int64) -> Int64? {
        var index = firstIndex(after: second)
        // Entries that change only the abbreviation or the daylight flag are skipped.
        while index < transitions.count {
            if offsets[index] != (index == 0 ? initialOffset : offsets[index - 1]) { return transitions[index] }
            index += 1
        }
        return rule?.nextTransition(after: max(second, transitions.last ?? second))
    }

    /// The index of the first transition after `second`.
    private func firstIndex(after second: Int64) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= second { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
