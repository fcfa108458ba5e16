import CarillonAPI

/// A page of a list, as JSON: the next one begins where this one ended.
struct ListPage<Item: Encodable>: Encodable {
    var items: [Item]
    /// For `--after`; not there on the last page.
    var nextPage: String?

    /// - Parameter next: as services say it, empty on the last page.
    init(_ items: [Item], next: String) {
        self.items = items
        nextPage = next.isEmpty ? nil : next
    }

    /// The page as people read it.
    ///
    /// - Parameters:
    ///   - empty: the text for a list without items.
    ///   - after: the value of `--after`, empty for the first page.
    ///   - table: makes the table of the items.
    func text(empty: String, after: String = "", _ table: ([Item]) -> TextTable) -> String {
        let nothing = after.isEmpty ? empty : "nothing comes after --after \(after): give it what the page before printed as `more: --after …`"
        let view = items.isEmpty ? nothing : table(items).text
        return nextPage.map { view + "\nmore: --after \($0)" } ?? view
    }
}

/// Prints a list that is whole, in the shape of a page: one shape for all lists.
func printList(_ rows: [some Encodable]) throws { try printJSON(ListPage(rows, next: "")) }

/// Reads a list to its end.
///
/// - Parameter page: reads one page: takes its token, empty for the first page, and answers the items and the next page's token.
func everyPage<Item>(_ page: (_ token: String) async throws -> (items: [Item], next: String)) async throws -> [Item] {
    var items: [Item] = []
    var token = ""
    repeat {
        let answer = try await page(token)
        items += answer.items
        token = answer.next
    } while !token.isEmpty
    return items
}
