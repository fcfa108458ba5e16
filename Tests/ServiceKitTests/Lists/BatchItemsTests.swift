import CarillonAPI
import ServiceKit
import Testing

@Suite("Items of a batch call")
struct BatchItemsTests {
    private struct Broken: Error {}

    private static func positive(_ number: Int) throws(APIError) -> Int {
        guard number > 0 else { throw APIError(.invalidValue, field: "number", "is positive") }
        return number
    }

    private func places(_ results: [CommonV1.ItemResult]) -> [String] { results.map { "\($0.index) \($0.reason)" } }

    @Test("ARCH-16 an invalid item is refused alone, at its index, by each check and by the write")
    func refusals() async throws {
        let asked = try await BatchItems([5, -1, 6, 7, 8], firstIndex: 10) { try Self.positive($0) }
        #expect(asked.accepted.map(\.index) == [0, 2, 3, 4] && places(asked.refused) == ["11 invalid_value"])
        let checked = try asked.checked { number -> String? in
            if number == 5 { throw APIError(.notFound, "no five") }
            return number == 8 ? nil : "\(number)"
        }
        #expect(checked.accepted.map(\.item) == ["6", "7"])
        #expect(places(checked.refused) == ["10 not_found", "11 invalid_value"])
        var written: [String] = []
        let refused = try checked.write { index, text in
            if text == "6" { throw APIError(.conflict, "there is a six") }
            written.append("\(index) \(text)")
        }
        #expect(written == ["3 7"] && places(refused) == ["10 not_found", "11 invalid_value", "12 conflict"])
    }

    @Test("ARCH-16 an error that is not about an item ends the call")
    func failure() async throws {
        await #expect(throws: Broken.self) { _ = try await BatchItems([1]) { (_: Int) throws -> Int in throw Broken() } }
        let items = try await BatchItems([1]) { $0 }
        #expect(throws: Broken.self) { try items.checked { (_: Int) throws -> Int? in throw Broken() } }
        #expect(throws: Broken.self) { try items.write { _, _ in throw Broken() } }
    }

    @Test("ARCH-16 a call with more items than its limit is refused with both numbers")
    func limit() throws {
        try BatchLimit.check(3, most: 3, field: "events")
        let error = #expect(throws: APIError.self) { try BatchLimit.check(4, most: 3, field: "events") }
        #expect(error == APIError(.payloadTooLarge, field: "events", "has 4 items; send at most 3 in one call"))
    }
}
