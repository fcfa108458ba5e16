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
}
