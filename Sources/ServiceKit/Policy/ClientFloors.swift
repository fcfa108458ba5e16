/// The version of a device's operating system, compared part by part as numbers: 9 < 10, 13.0.1 ≥ 13, 13 = 13.0.
public struct SystemVersion: Sendable, Hashable, Comparable {
    private let parts: [Int]

    /// Parses `13`, `18.1`, `13.0.1`. Parsing ends at the first character that is neither a digit nor a dot: `17.0b3` is 17.0. Nil for a text that
    /// does not begin with a number.
    public init?(_ text: String) {
        var parts: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            let digits = part.utf8.prefix(while: ASCII.isDigit)
            guard let number = Int(String(decoding: digits, as: UTF8.self)) else { break }
            parts.append(number)
            guard digits.count == part.utf8.count else { break }
        }
        guard !parts.isEmpty else { return nil }
        while parts.count > 1, parts.last == 0 { parts.removeLast() }
        self.parts = parts
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

/// The lowest operating system versions that a profile supports fully (REG-39). Older clients get fewer features.
public struct ClientFloors: Sendable, Hashable {
    /// The lowest version as text, by canonical platform such as `iOS`.
    public let versions: [String: String]

    /// - Parameter versions: by canonical platform.
    public init(_ versions: [String: String] = [:]) { self.versions = versions }

    /// Whether a version is below the platform's lowest version. False for a platform without one, and for an unreadable version.
    public func isBelow(platform: String, version: String) -> Bool {
        guard let floor = versions[platform].flatMap(SystemVersion.init), let version = SystemVersion(version) else { return false }
        return version < floor
    }
}
