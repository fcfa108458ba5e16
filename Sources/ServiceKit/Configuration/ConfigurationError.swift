/// A mistake in flags, environment, configuration file or run folder: the process ends with exit code 2 and this text.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, where it was said, and what to do.
    public let description: String

    /// An error with its words: the key, the rule, and where the value came from.
    public init(_ description: String) {
        self.description = description
    }
}

extension ConfigurationError {
    /// `key = value` breaks `rule`; it was said in `source`.
    static func badValue(_ key: String, _ value: String, rule: String, source: String) -> ConfigurationError {
        ConfigurationError("\(key) = \"\(value)\" (\(source)): must be \(rule)")
    }
}

/// Finds what somebody may have meant.
enum NearestName {
    /// The candidate with the fewest edits, if it is near enough to be a slip of the fingers.
    static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
        let limit = max(2, name.count / 3)
        return candidates.map { (name: $0, distance: distance(Array(name.utf8), Array($0.utf8))) }
            .filter { $0.distance <= limit }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// Levenshtein's distance.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let substituted = diagonal + (a == b ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
