import ServiceKit

/// The position of a list's item, newest first: the last one of a page, as the token of the next page.
struct PageToken: Sendable, Hashable, LosslessStringConvertible {
    /// Of the last row.
    var createdAt: Instant
    var row: Int64
    /// Its push device, where a notification has several rows.
    var device = ""

    init(createdAt: Instant, row: Int64, device: String = "") {
        self.createdAt = createdAt
        self.row = row
        self.device = device
    }

    /// Nil for an invalid token.
    init?(_ token: String) {
        let parts = token.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let createdAt = Int64(parts[0]), let row = Int64(parts[1]) else { return nil }
        self.init(createdAt: Instant(milliseconds: createdAt), row: row, device: String(parts[2]))
    }

    /// The token.
    var description: String { "\(createdAt.milliseconds).\(row).\(device)" }
}

extension PageLimits {
    /// Pages of the ledger's lists: 50 items, 200 at most.
    static let ledger = PageLimits(usual: 50, most: 200, refusesMore: true)
}
