/// The type and range of a policy setting (requirements, section 3.3).
public indirect enum SettingType: Sendable, Hashable {
    case bool
    case integer(ClosedRange<Int>)
    case integerChoice([Int])
    case number(ClosedRange<Double>)
    /// Text with a range of characters (grapheme clusters), and the limit in bytes of ``FreeText``.
    case text(ClosedRange<Int>)
    case choice([String])
    /// `HH:MM`, 24 hours.
    case timeOfDay
    /// An absolute `https` address.
    case url
    /// A BCP 47 tag such as `en` or `es-MX`.
    case languageTag
    case list(of: SettingType, count: ClosedRange<Int>)
    /// A list without repetitions.
    case set(of: [String])
    /// A map whose keys are free text.
    case map(of: SettingType)
    /// A map with one entry for each of these keys; an override may name some of them only.
    case record([String: SettingType])
    /// The value, or null for "switched off".
    case optional(SettingType)
    case either(SettingType, SettingType)

    /// One value for each of the four priorities.
    public static func perPriority(_ value: SettingType) -> SettingType {
        .record(Dictionary(uniqueKeysWithValues: SettingCatalogue.priorityNames.map { ($0, value) }))
    }
}

/// A value that a setting does not take.
public struct SettingViolation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The setting's name, with `.key` or `[index]` where the fault is deeper: `retry_delays_seconds[2]`.
    public var path: String
    /// What was expected and what was found.
    public var rule: String

    /// A violation of `rule` at `path`.
    public init(path: String, rule: String) {
        self.path = path
        self.rule = rule
    }

    public var description: String { "\(path): \(rule)" }
}

extension SettingType {
    /// Checks `value`.
    ///
    /// - Parameter path: the setting's name, for the error.
    /// - Parameter partially: true for an override, which may hold some of a record's keys only.
    /// - Throws: ``SettingViolation``.
    public func check(_ value: PolicyValue, path: String, partially: Bool) throws(SettingViolation) {
        func refuse(_ rule: String) -> SettingViolation {
            SettingViolation(path: path, rule: "\(rule), found \(value.json)")
        }
        switch (self, value) {
        case (.optional, .null): return
        case (.optional(let inner), _):
            try inner.check(value, path: path, partially: partially)
        case (.either(let first, let second), _):
            do { try first.check(value, path: path, partially: partially) } catch {
                do { try second.check(value, path: path, partially: partially) } catch { throw refuse("must be \(summary)") }
            }
        case (.bool, .bool): return
        case (.integer(let range), .int(let number)):
            guard range.contains(number) else { throw refuse("must be \(summary)") }
        case (.integerChoice(let choices), .int(let number)):
            guard choices.contains(number) else { throw refuse("must be \(summary)") }
        case (.number(let range), .int(let number)):
            guard range.contains(Double(number)) else { throw refuse("must be \(summary)") }
        case (.number(let range), .number(let number)):
            guard range.contains(number) else { throw refuse("must be \(summary)") }
        case (.text(let length), .text(let text)):
            guard FreeText.fits(text, length) else { throw refuse("must be \(summary)") }
        case (.choice(let choices), .text(let text)):
            guard choices.contains(text) else { throw refuse("must be \(summary)") }
        case (.timeOfDay, .text(let text)):
            guard LocalTime(text) != nil else { throw refuse("must be \(summary)") }
        case (.url, .text(let text)):
            guard text.hasPrefix("https://"), text.utf8.count > 8, !text.utf8.contains(where: { $0 <= 0x20 }) else {
                throw refuse("must be \(summary)")
            }
        case (.languageTag, .text(let text)):
            guard Self.isLanguageTag(text) else { throw refuse("must be \(summary)") }
        case (.list(let element, let count), .list(let items)):
            guard count.contains(items.count) else { throw refuse("must have \(Self.words(count)) entries") }
            for (index, item) in items.enumerated() {
                try element.check(item, path: "\(path)[\(index)]", partially: false)
            }
        case (.set(let choices), .list(let items)):
            for (index, item) in items.enumerated() {
                try SettingType.choice(choices).check(item, path: "\(path)[\(index)]", partially: false)
            }
            guard Set(items).count == items.count else { throw refuse("must not name an entry twice") }
        case (.map(let element), .map(let entries)):
            for (key, item) in entries.sorted(by: { $0.key < $1.key }) {
                guard FreeText.fits(key, 1...64) else { throw refuse("keys must have \(FreeText.words(1...64))") }
                try element.check(item, path: "\(path).\(key)", partially: false)
            }
        case (.record(let fields), .map(let entries)):
            for (key, item) in entries.sorted(by: { $0.key < $1.key }) {
                guard let field = fields[key] else {
                    throw refuse("must have no key but \(fields.keys.sorted().joined(separator: ", "))")
                }
                try field.check(item, path: "\(path).\(key)", partially: partially)
            }
            guard partially || entries.count == fields.count else {
                throw refuse("must have the keys \(fields.keys.sorted().joined(separator: ", "))")
            }
        default:
            throw refuse("must be \(summary)")
        }
    }

    /// The type and range in words, for messages and documentation.
    public var summary: String {
        switch self {
        case .bool: "true or false"
        case .integer(let range): "a whole number \(Self.words(range))"
        case .integerChoice(let choices): "one of \(choices.map(String.init).joined(separator: ", "))"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .text(let length):
            length.upperBound == .max
                ? "text of \(length.lowerBound) characters or more" : "text of \(FreeText.words(length))"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .timeOfDay: "a time HH:MM"
        case .url: "an https address"
        case .languageTag: "a BCP 47 language tag"
        case .list(let element, _): "a list, each entry \(element.summary)"
        case .set(let choices): "a list of \(choices.joined(separator: ", "))"
        case .map(let element): "a map, each value \(element.summary)"
        case .record(let fields): "a map with the keys \(fields.keys.sorted().joined(separator: ", "))"
        case .optional(let inner): "\(inner.summary), or null"
        case .either(let first, let second): "\(first.summary), or \(second.summary)"
        }
    }

    private static func words(_ range: ClosedRange<Int>) -> String {
        range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    }

    /// Whether `text` has the form of a BCP 47 tag: letters first, then subtags of 1 to 8 letters or digits.
    ///
    /// - Parameter separators: what may stand between subtags; systems write `en_US` as well.
    public static func isLanguageTag(_ text: String, separators: [UInt8] = [UInt8(ascii: "-")]) -> Bool {
        var (subtags, length) = (0, 0)
        func ends() -> Bool { (subtags == 0 ? 2...8 : 1...8).contains(length) }
        for byte in text.utf8 {
            if separators.contains(byte) {
                guard ends() else { return false }
                (subtags, length) = (subtags + 1, 0)
            } else {
                guard ASCII.isLetter(byte) || subtags > 0 && ASCII.isDigit(byte) else { return false }
                length += 1
            }
        }
        return ends() && text.utf8.count <= 35
    }
}
