import CarillonAPI
import ServiceKit
import Testing

@Suite("Pages of lists")
struct PageTests {
    private let limits = PageLimits(usual: 3, most: 5)

    private func refusal(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch let error as APIError { return "\(error.reason) \(error.field ?? "")" } catch { return "\(error)" }
    }

    @Test("A page has as many items as the request names, up to the most; none named: the usual number")
    func sizes() throws {
        #expect(try Page(size: 0, token: "", limits).size == 3)
        #expect(try Page(size: 4, token: "", limits).size == 4)
        #expect(try Page(size: 6, token: "", limits).size == 5)
        #expect(try Page(size: .max, token: "").size == 1_000)
        #expect(refusal { _ = try Page(size: -1, token: "", limits) } == "invalid_argument page_size")
        let strict = PageLimits(usual: 3, most: 5, refusesMore: true)
        #expect(try Page(size: 5, token: "", strict).size == 5)
        #expect(refusal { _ = try Page(size: 6, token: "", strict) } == "invalid_argument page_size")
    }

    @Test("A token is the position of the last item; one of another form is refused by its name")
    func tokens() throws {
        #expect(try Page(size: 1, token: "").position(Int64.self) == nil)
        #expect(try Page(size: 1, token: "42").position() == Int64(42))
        #expect(refusal { _ = try Page(size: 1, token: "4 2").position(Int64.self) } == "invalid_argument page_token")
        #expect(refusal { _ = try Page(size: 1, token: "-1").position(Int64.self) } == "invalid_argument page_token")
    }

    @Test("Pages walk a list to its end without an empty page", arguments: [0, 1, 2, 3, 4, 5, 6, 7])
    func walk(count: Int) throws {
        let list = Array(0..<count)
        var (read, pages, token) = ([Int](), 0, "")
        repeat {
            let page = try Page(size: 2, token: token)
            let after: Int = try page.position() ?? -1
            let part = page.cut(Array(list.filter { $0 > after }.prefix(page.limit)), at: \.self)
            #expect(!part.items.isEmpty || count == 0)
            read += part.items
            pages += 1
            token = part.nextToken
        } while !token.isEmpty
        #expect(read == list && pages == max(1, (count + 1) / 2))
    }
}
