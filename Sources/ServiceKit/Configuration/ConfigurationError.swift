/// A mistake in flags, environment, configuration file or run folder: the process ends with exit code 2 and this text.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The mistake, its source and the remedy.
    public let description: String

    /// - Parameter description: names the key, the rule and the source of the value.
    public init(_ description: String) {
        self.description = description
    }
}

extension ConfigurationError {
    /// `key = value` from `source` breaks `rule`.
    static func badValue(_ key: String, _ value: String, rule: String, source: String) -> ConfigurationError {
        ConfigurationError("\(key) = \"\(value)\" (\(source)): must be \(rule)")
    }
}

/// Finds the name that a misspelt one may mean.
enum NearestName {
    /// The candidate with the fewest edits, if they are few enough for a typing error.
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
