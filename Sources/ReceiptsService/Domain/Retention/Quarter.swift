import ServiceKit

/// A quarter of a year in UTC. Within a quarter a user has the same pseudonym (PRIV-08).
struct Quarter: Sendable, Hashable, Comparable {
    let year: Int
    /// 1 to 4.
    let number: Int

    /// The quarter of an instant.
    init(_ instant: Instant) {
        let date = LocalDateTime(instant, .utc).date
        year = date.year
        number = (date.month - 1) / 3 + 1
    }

    /// `2026-Q4`.
    var name: String { "\(year)-Q\(number)" }

    static func < (left: Quarter, right: Quarter) -> Bool { (left.year, left.number) < (right.year, right.number) }
}

/// The keys of pseudonyms: one for each quarter, made at first use and destroyed after the quarter. From then on the stored data does not reveal the
/// user of a pseudonym.
struct PseudonymKeys: Sendable, Hashable {
    /// By the quarter's name.
    private(set) var keys: [String: [UInt8]]

    /// - Parameter keys: as they are stored.
    init(_ keys: [String: [UInt8]] = [:]) { self.keys = keys }

    /// Destroys the keys of all quarters except that of an instant.
    ///
    /// - Returns: the names of the quarters whose keys were destroyed.
    mutating func destroyFinished(at now: Instant) -> [String] {
        let finished = keys.keys.filter { $0 != Quarter(now).name }.sorted()
        for quarter in finished { keys[quarter] = nil }
        return finished
    }

    /// The key of an instant's quarter.
    ///
    /// - Parameter make: makes a new one: 32 random bytes.
    mutating func key(at now: Instant, make: () -> [UInt8]) -> [UInt8] {
        let quarter = Quarter(now).name
        let key = keys[quarter] ?? make()
        keys[quarter] = key
        return key
    }
}
