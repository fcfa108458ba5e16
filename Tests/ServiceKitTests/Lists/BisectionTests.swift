import RPC
import ServiceKit
import Testing

@Suite("ARCH-02 What does not fit into a message is asked about in halves")
struct BisectionTests {
    private struct Other: Error {}

    /// Takes messages of at most four, and none with the 7; answers each by its double. Notes the parts that it was asked about.
    private func ask(_ items: [Int], _ parts: inout [[Int]]) throws -> [Int] {
        parts.append(items)
        if items.count > 4 || items.contains(7) { throw RPCError.messageTooLarge(items.count, limit: 4) }
        return items.map { $0 * 2 }
    }

    @Test("Answers come in the order of the questions; what does not fit alone has its own")
    func parts() async throws {
        var parts: [[Int]] = []
        var alone: [Int] = []
        let answers = try await Array(0..<10).bisectingOversized {
            try ask($0, &parts)
        } tooLarge: { item, error in
            alone.append(item)
            #expect(error.isTooLarge)
            return [-1]
        }
        #expect(answers == [0, 2, 4, 6, 8, 10, 12, -1, 16, 18])
        #expect(alone == [7])
        #expect(
            parts == [
                Array(0..<10), [0, 1, 2, 3, 4], [0, 1], [2, 3, 4], [5, 6, 7, 8, 9], [5, 6], [7, 8, 9], [7], [8, 9],
            ])
    }

    @Test("What fits is one call, and nothing is no message too large")
    func whole() async throws {
        var parts: [[Int]] = []
        #expect(try await [1, 2].bisectingOversized({ try ask($0, &parts) }, tooLarge: { _, _ in [] }) == [2, 4])
        #expect(try await [Int]().bisectingOversized({ try ask($0, &parts) }, tooLarge: { _, _ in [] }) == [])
        #expect(parts == [[1, 2], []])
    }

    @Test("Any other error ends it, and so does what is thrown about one item")
    func errors() async throws {
        var calls = 0
        await #expect(throws: Other.self) {
            try await [1, 2, 3].bisectingOversized { _ -> [Int] in
                calls += 1
                throw Other()
            } tooLarge: { _, _ in
                []
            }
        }
        #expect(calls == 1)
        await #expect(throws: Other.self) {
            try await [7, 8].bisectingOversized { items -> [Int] in
                if items.contains(7) { throw RPCError.messageTooLarge(1, limit: 0) }
                return items
            } tooLarge: { _, _ in
                throw Other()
            }
        }
    }
}
