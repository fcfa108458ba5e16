package import CarillonAPI

/// Pages of lists: `page_size` within limits; `page_token` is the last id of the previous page.
package struct Page: Sendable {
    package let size: Int
    package let after: String

    package init(size: Int32, token: String, largest: Int = 1_000) throws(APIError) {
        guard size >= 0 else { throw APIError(.invalidValue, field: "page_size", "must not be negative") }
        self.size = size == 0 ? 100 : min(Int(size), largest)
        self.after = token
    }

    /// The token of the next page; empty after the last one.
    package func nextToken<Item>(_ items: [Item], id: (Item) -> String) -> String {
        items.count < size ? "" : items.last.map(id) ?? ""
    }
}
