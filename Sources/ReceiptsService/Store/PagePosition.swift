/// Where a page ended, newest first, and the token that a caller brings back for the next one.
struct PagePosition: Sendable, Hashable {
    /// Of the last row, milliseconds.
    var createdAt: Int64
    var row: Int64
    /// Its push device, where a notification has several rows.
    var device = ""

    init(createdAt: Int64, row: Int64, device: String = "") {
        self.createdAt = createdAt
        self.row = row
        self.device = device
    }

    /// Nil for what is no token of ours.
    init?(token: String) {
        let parts = token.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let createdAt = Int64(parts[0]), let row = Int64(parts[1]) else { return nil }
        self.init(createdAt: createdAt, row: row, device: String(parts[2]))
    }

    var token: String { "\(createdAt).\(row).\(device)" }
}
