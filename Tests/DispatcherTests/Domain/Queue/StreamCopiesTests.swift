import Testing

@testable import DispatcherService

@Suite struct StreamCopiesTests {
    @Test("DR-05 A copy that is lost in two looks is told once, and so is its return; one look alone may be of a moment")
    func changes() {
        var copies = StreamCopies()
        #expect(copies.seen([]) == nil)
        #expect(copies.seen(["b"]) == nil && copies.lost.isEmpty)
        #expect(copies.seen([]) == nil)
        #expect(copies.seen(["b"]) == nil)
        #expect(copies.seen(["b"]) == .lost(["b"]))
        #expect(copies.seen(["b"]) == nil && copies.lost == ["b"])
        #expect(copies.seen(["b", "c"]) == nil)
        #expect(copies.seen(["b", "c"]) == .lost(["b", "c"]))
        #expect(copies.seen([]) == nil)
        #expect(copies.seen([]) == .complete && copies.lost.isEmpty)
    }
}
