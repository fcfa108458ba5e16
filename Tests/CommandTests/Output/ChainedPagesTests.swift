import Testing

@testable import CarillonCommand

@Suite("A list that several services have a part of")
struct ChainedPagesTests {
    /// Messages of three services, the second without any; a page of one of them has three at most.
    private func pages() -> ChainedPages<String> {
        let parts = ["registry": ["r1", "r2", "r3", "r4"], "evaluator": [], "receipts": ["x1", "x2"]]
        return ChainedPages(services: ["registry", "evaluator", "receipts"]) { service, limit, token in
            let rest = parts[service, default: []].dropFirst(Int(token) ?? 0)
            let items = Array(rest.prefix(min(Int(limit), 3)))
            return (items, items.count < rest.count ? "\((Int(token) ?? 0) + items.count)" : "")
        }
    }

    /// All pages, from the first on.
    private func walk(limit: Int32) async throws -> [[String]] {
        var found: [[String]] = []
        var after = ""
        repeat {
            let page = try await pages().page(limit: limit, after: after)
            found.append(page.items)
            after = page.nextPage ?? ""
        } while !after.isEmpty
        return found
    }

    @Test(
        "CTL-01 pages go on over the services, and the last one is not empty",
        arguments: [
            (1, "r1|r2|r3|r4|x1|x2"), (2, "r1 r2|r3 r4|x1 x2"), (3, "r1 r2 r3|r4 x1 x2"), (4, "r1 r2 r3 r4|x1 x2"), (5, "r1 r2 r3 r4 x1|x2"),
            (50, "r1 r2 r3 r4 x1 x2"),
        ] as [(Int32, String)])
    func pages(limit: Int32, expected: String) async throws {
        let found = try await walk(limit: limit).map { $0.joined(separator: " ") }.joined(separator: "|")
        #expect(found == expected)
    }

    @Test("CTL-01 a position that is none of the list is refused by the option's name", arguments: ["17", "gateway:", "nobody:4"])
    func unknown(after: String) async throws {
        let error = try await #require(throws: InputError.self) { try await pages().page(limit: 5, after: after) }
        #expect(error.description.hasPrefix("--after \(after): no page of this list ended there"))
    }
}
