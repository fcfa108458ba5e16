import ServiceKit

/// A quarter of a year in UTC: for as long as one lasts, the pseudonyms of a user are the same (PRIV-08).
struct Quarter: Sendable, Hashable, Comparable {
    let year: Int
    /// 1 to 4.
    let number: Int

    /// The quarter that an instant lies in.
    init(_ instant: Instant) {
        let date = LocalDateTime(instant, .utc).date
        year = date.year
        number = (date.month - 1) / 3 + 1
    }

    /// `2026-Q4`.
    var name: String { "\(year)-Q\(number)" }

    static func < (left: Quarter, right: Quarter) -> Bool { (left.year, left.number) < (right.year, right.number) }
}

/// The keys of pseudonyms: one a quarter, made when it is first needed, destroyed when the quarter is over. Whoever holds everything that is
/// stored then cannot tell any more which user a pseudonym stands for.
struct PseudonymKeys: Sendable, Hashable {
    /// By the quarter's name.
    private(set) var keys: [String: [UInt8]]

    /// - Parameter keys: as they are stored.
    init(_ keys: [String: [UInt8]] = [:]) { self.keys = keys }

    /// Destroys the keys of every other quarter than the one of an instant.
    ///
    /// - Returns: the names of quarters whose keys are gone with this.
    mutating func destroyFinished(at now: Instant) -> [String] {
        let gone = keys.keys.filter { $0 != Quarter(now).name }.sorted()
        for quarter in gone { keys[quarter] = nil }
        return gone
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
