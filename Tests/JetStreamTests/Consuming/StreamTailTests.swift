import Testing

@testable import JetStream

@Suite("The place of a reader in a stream")
struct StreamTailTests {
    @Test("The place is kept in the same stream, and forgotten in one that was made anew")
    func madeAnew() {
        var tail = StreamTail(position: 40)
        tail.isOf(created: "monday", lastSequence: 40)
        #expect(tail.position == 40)
        tail.isOf(created: "monday", lastSequence: 90)
        #expect(tail.position == 40)
        tail.isOf(created: "tuesday", lastSequence: 90)
        #expect(tail.position == nil)
    }

    @Test("A stream that ends before the place is another one, or lost its end")
    func lostEnd() {
        var tail = StreamTail(position: 40)
        tail.isOf(created: "monday", lastSequence: 39)
        #expect(tail.position == nil)
    }
}
