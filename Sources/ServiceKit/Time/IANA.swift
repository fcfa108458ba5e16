import Foundation
import Synchronization

/// The IANA time zone database of the operating system.
public enum IANA {
    /// Its path; POSIX's `TZDIR` overrides it.
    public static let folder = ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"

    /// Zones are read once. Names come from users, but only zones of existing files are cached: some 600 at most.
    private static let cache = Mutex<[String: ZoneRules]>([:])

    /// The zone of that name, as in `Europe/Berlin` or `UTC`; nil when there is none.
    ///
    /// Only names of the database are accepted: no paths out of its folder, no `posix/` or `right/` variants.
    public static func zone(named name: String) -> IANAZone? {
        if name == "UTC" { return .utc }
        if let rules = cache.withLock({ $0[name] }) { return IANAZone(name: name, rules: rules) }
        guard isWellFormed(name), let bytes = FileManager.default.contents(atPath: folder + "/" + name),
            let rules = TZif.rules(from: [UInt8](bytes))
        else { return nil }
        cache.withLock { $0[name] = rules }
        return IANAZone(name: name, rules: rules)
    }

    /// Checks that the database exists.
    ///
    /// - Throws: ``TimeZonesMissing``, with the remedy.
    public static func requireDatabase() throws {
        guard zone(named: "Europe/Berlin") != nil else { throw TimeZonesMissing(folder: folder) }
    }

    /// Letters, digits, `_`, `-`, `+` in parts separated by `/`; begins with a capital, as all real names do.
    private static func isWellFormed(_ name: String) -> Bool {
        guard name.utf8.count <= 64, let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            return false
        }
        return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && ASCII.isIdentifier(part, with: "_-+")
        }
    }
}

/// The operating system has no time zone database.
public struct TimeZonesMissing: Error, CustomStringConvertible {
    /// The folder that was searched.
    public let folder: String
    public var description: String {
        "no time zone database in \(folder); install the package tzdata or point TZDIR at one"
    }
}
