public import CarillonAPI

/// How many items a page of a list has.
public struct PageLimits: Sendable, Hashable {
    /// Items of a page where the request names no number.
    public var usual: Int
    /// Most items of a page.
    public var most: Int
    /// Whether a larger `page_size` is an error. Otherwise the page has ``most`` items.
    public var refusesMore: Bool

    /// - Parameters:
    ///   - usual: items where the request names no number.
    ///   - most: most items.
    ///   - refusesMore: whether a larger number is an error.
    public init(usual: Int, most: Int, refusesMore: Bool = false) {
        self.usual = usual
        self.most = most
        self.refusesMore = refusesMore
    }

    /// For lists that operators read: 100 items, 1,000 at most.
    public static let usual = PageLimits(usual: 100, most: 1_000)
}

/// A page of a list, as a request asks for it with `page_size` and `page_token`. A token is the position of the
/// previous page's last item.
///
///     let page = try Page(size: request.pageSize, token: request.pageToken)
///     let part = page.cut(try read(after: page.after, limit: page.limit), at: \.id)
///     return .init(items: part.items, nextPageToken: part.nextToken)
public struct Page: Sendable, Hashable {
    /// Items of the page, at most.
    public let size: Int
    /// The position of the previous page's last item, as text; empty for the first page.
    public let after: String

    /// Reads a request's page.
    ///
    /// - Parameters:
    ///   - size: the request's `page_size`; 0: the usual number of items.
    ///   - token: the request's `page_token`.
    /// - Throws: `invalid_argument` for the field `page_size`.
    public init(size: Int32, token: String, _ limits: PageLimits = .usual) throws(APIError) {
        guard size >= 0 else { throw APIError(.invalidArgument, field: "page_size", "must not be negative") }
        guard !limits.refusesMore || size <= limits.most else {
            throw APIError(.invalidArgument, field: "page_size", "is 1 to \(limits.most); \(limits.usual) where it is left out")
        }
        self.size = size == 0 ? limits.usual : min(Int(size), limits.most)
        after = token
    }

    /// Rows to read: one more than the page has items, so that ``cut(_:at:)`` knows whether another page follows.
    public var limit: Int { size + 1 }

    /// The position of the previous page's last item; nil for the first page.
    ///
    /// - Throws: `invalid_argument` for the field `page_token`, where the token has another form.
    public func position<Position: LosslessStringConvertible>(_ type: Position.Type = Position.self) throws(APIError) -> Position? {
        guard !after.isEmpty else { return nil }
        guard let position = Position(after) else { throw Self.invalidToken }
        return position
    }

    /// The number of the previous page's last row; nil for the first page.
    ///
    /// - Throws: `invalid_argument` for the field `page_token`, where the token is no number, or a negative one.
    public func position(_ type: Int64.Type = Int64.self) throws(APIError) -> Int64? {
        guard !after.isEmpty else { return nil }
        guard let row = Int64(after), row >= 0 else { throw Self.invalidToken }
        return row
    }

    private static let invalidToken = APIError(
        .invalidArgument, field: "page_token", "is not the next_page_token of an earlier answer; begin again without")

    /// Cuts the rows of a page.
    ///
    /// - Parameters:
    ///   - rows: the rows after the page's position, at most ``limit``.
    ///   - position: of a row; ``position(_:)`` reads it again for the next page.
    public func cut<Row>(_ rows: [Row], at position: (Row) -> some LosslessStringConvertible) -> PagePart<Row> {
        guard rows.count > size else { return PagePart(items: rows, nextToken: "") }
        return PagePart(items: Array(rows[..<size]), nextToken: String(position(rows[size - 1])))
    }
}

/// The items of a page, and the token of the next page.
public struct PagePart<Item> {
    /// In the order of the list.
    public var items: [Item]
    /// For the answer's `next_page_token`; empty after the last page.
    public var nextToken: String

    /// - Parameter nextToken: empty after the last page.
    public init(items: [Item], nextToken: String) {
        self.items = items
        self.nextToken = nextToken
    }
}

extension PagePart: Sendable where Item: Sendable {}
