import CarillonAPI

/// The end of a page of a list, newest first, and the token for the next page.
struct PageToken: Sendable, Hashable {
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

    /// Nil for an invalid token.
    init?(token: String) {
        let parts = token.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let createdAt = Int64(parts[0]), let row = Int64(parts[1]) else { return nil }
        self.init(createdAt: createdAt, row: row, device: String(parts[2]))
    }

    var token: String { "\(createdAt).\(row).\(device)" }

    /// Rows one page holds: by default and at most.
    static let defaultPageSize: Int32 = 50
    static let largestPageSize: Int32 = 200

    /// The start and the size of a requested page.
    ///
    /// - Throws: `invalid_argument` for an invalid size or token.
    static func page(size: Int32, token: String) throws(APIError) -> (after: PageToken?, limit: Int) {
        guard size >= 0, size <= largestPageSize else {
            throw APIError(.invalidArgument, field: "page_size", "0 to \(largestPageSize); 0 means \(defaultPageSize)")
        }
        let after = PageToken(token: token)
        guard token.isEmpty || after != nil else {
            throw APIError(.invalidArgument, field: "page_token", "use the next_page_token of the page before")
        }
        return (after, Int(size == 0 ? defaultPageSize : size))
    }
}
