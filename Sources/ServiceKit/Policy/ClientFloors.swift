/// The version of a device's system, compared part by part as numbers: 9 < 10, 13.0.1 ≥ 13, 13 = 13.0.
public struct SystemVersion: Sendable, Hashable, Comparable {
    private let parts: [Int]

    /// Reads `13`, `18.1`, `13.0.1`; of `17.0b3` what stands before the first part that is no number, and that part's beginning. Nil where
    /// the text does not begin with a number.
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

/// The lowest versions of clients' systems that a profile is made for (REG-39). Older ones are served too, with less.
public struct ClientFloors: Sendable, Hashable {
    /// Canonical platform such as `iOS` → the lowest version, as it is written.
    public let versions: [String: String]

    /// - Parameter versions: by canonical platform.
    public init(_ versions: [String: String] = [:]) { self.versions = versions }

    /// Whether a system is known to be older than the floor. Where a version cannot be read, or there is no floor, it is not.
    public func isBelow(platform: String, version: String) -> Bool {
        guard let floor = versions[platform].flatMap(SystemVersion.init), let version = SystemVersion(version) else { return false }
        return version < floor
    }
}
