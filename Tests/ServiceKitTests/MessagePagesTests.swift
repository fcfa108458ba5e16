import CarillonAPI
import ServiceKit
import Testing

@Suite("Lists cut into messages")
struct MessagePagesTests {
    @Test("ARCH-02 a list is cut by number and by bytes; what is larger than a page has one of its own", arguments: [2, 10])
    func cut(count: Int) {
        func cut(_ sizes: [Int]) -> [[Int]] { MessagePages.cut(sizes, count: count, bytes: 10) { $0 }.map(Array.init) }
        #expect(cut([]).isEmpty)
        #expect(cut([4, 6]) == [[4, 6]])
        #expect(cut([4, 7, 3]) == [[4], [7, 3]])
        #expect(cut([25, 1, 30]) == [[25], [1], [30]])
        #expect(cut([1, 1, 1]) == (count == 2 ? [[1, 1], [1]] : [[1, 1, 1]]))
        // Of a part of a list as well.
        #expect(MessagePages.cut([9, 9, 9][1...], count: count, bytes: 10) { $0 }.map(\.startIndex) == [1, 2])
    }

    @Test("PRIV-11 rows of any size are told in sections that fit messages; one that fits none is told of by its size")
    func sections() throws {
        let row = "\"" + String(repeating: "x", count: 50_000) + "\""
        let sections = CommonV1.UserDataSection.parts(Array(repeating: row, count: 100), of: "events")
        #expect(sections.flatMap(\.rows) == Array(repeating: row, count: 100) && Set(sections.map(\.name)) == ["events"])
        #expect(sections.allSatisfy { $0.encodedSize() < 2_100_000 } && sections.count == 3)
        #expect(CommonV1.UserDataSection.parts(Array(repeating: "1", count: 1_001), of: "small").map(\.rows.count) == [500, 500, 1])
        let large = "\"" + String(repeating: "x", count: 5_000_000) + "\""
        #expect(CommonV1.UserDataSection.parts([large, "1"], of: "events").map(\.rows) == [[#"{"left_out_bytes":5000002}"#, "1"]])
        #expect(CommonV1.UserDataSection.parts([], of: "events").isEmpty)
    }
}
