import Testing

@testable import EvaluatorService

@Suite("Rows that were just committed")
struct RecentRowsTests {
    private let recent = RecentRows<Int64>(rows: 10, bytes: 1_000)

    private func add(_ rows: ClosedRange<Int64>, bytes: Int = 0, edition: UInt64? = nil) {
        recent.add(Array(rows), from: rows.lowerBound, bytes: bytes, edition: edition ?? recent.edition)
    }

    private func take(after row: Int64, most: Int = .max) -> [Int64] {
        var left = most
        return recent.take(after: row) { _ in
            left -= 1
            return left >= 0
        }
    }

    @Test("Rows are taken in order, each once, also where they were added in another order")
    func order() {
        add(4...5)
        add(1...3)
        #expect(take(after: 0, most: 2) == [1, 2])
        #expect(take(after: 2, most: 2) == [3, 4])
        #expect(take(after: 4) == [5])
        #expect(take(after: 5).isEmpty)
        // A reader that begins anew reads the store.
        #expect(take(after: 0).isEmpty)
        add(6...6)
        #expect(take(after: 5) == [6])
    }

    @Test("Rows that do not follow on what the reader has are left to the store")
    func gap() {
        add(3...6)
        #expect(take(after: 1).isEmpty)
        // The reader found row 2, and two of these rows, in the store.
        recent.pass(4)
        #expect(take(after: 4) == [5, 6])
        #expect(take(after: 1).isEmpty)
    }

    @Test("Rows that the reader has are not added any more")
    func late() {
        recent.pass(5)
        add(1...4)
        add(4...7)
        #expect(take(after: 0).isEmpty && take(after: 3).isEmpty)
        #expect(take(after: 5) == [6, 7])
    }

    @Test("Rows beyond the bounds are not kept, nor any others until all are taken", arguments: [(3, 0), (1, 300)])
    func bounds(_ more: Int64, bytes: Int) {
        add(1...8, bytes: 800)
        add(9...(8 + more), bytes: bytes)
        add(9...9)
        #expect(take(after: 0, most: 7) == Array(1...7))
        add(9...9)
        #expect(take(after: 7) == [8])
        add(9...9, bytes: 300)
        #expect(take(after: 8) == [9])
    }

    @Test("A change in the store drops all rows, and those inserted before it that come later")
    func forget() {
        add(1...2)
        let before = recent.edition
        recent.forget()
        add(3...4, edition: before)
        #expect(take(after: 0).isEmpty && take(after: 2).isEmpty)
        add(5...6)
        #expect(take(after: 4) == [5, 6])
    }
}
