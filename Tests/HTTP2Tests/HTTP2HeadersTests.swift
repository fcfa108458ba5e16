import Testing

@testable import HTTP2

@Suite("Header fields")
struct HTTP2HeadersTests {
    @Test("Fields keep their order and repeat; names become lower case")
    func order() {
        var headers: HTTP2Headers = [":path": "/a"]
        headers.add("X-Thing", "One")
        headers.add("x-thing", "two")
        #expect(headers.count == 3)
        #expect(headers.first("x-thing") == "One")
        #expect(headers.all("x-thing") == ["One", "two"])
        #expect(headers["missing"] == nil)
        #expect(headers.entries.map(\.name) == [":path", "x-thing", "x-thing"])
    }

    @Test("A value is compared without a string of it")
    func equality() {
        let headers: HTTP2Headers = ["te": "trailers", "empty": ""]
        #expect(headers.value("te", equals: "trailers"))
        #expect(!headers.value("te", equals: "trailer"))
        #expect(headers.value("empty", equals: ""))
        #expect(!headers.value("nothing", equals: ""))
    }

    @Test("The list size is that of RFC 9113: name, value and 32 a field")
    func size() {
        let headers: HTTP2Headers = ["ab": "cde", "f": ""]
        #expect(headers.listSize == (2 + 3 + 32) + (1 + 0 + 32))
    }

    @Test("Fields that must not be indexed are not printed")
    func secrets() {
        var headers = HTTP2Headers()
        headers.add("authorization", "Bearer secret", indexing: .never)
        #expect(!"\(headers)".contains("secret"))
        #expect(headers.first("authorization") == "Bearer secret")
    }
}
