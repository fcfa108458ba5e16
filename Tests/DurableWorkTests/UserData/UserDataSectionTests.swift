import CarillonAPI
import DurableWork
import Testing

@Suite("Sections of an export")
struct UserDataSectionTests {
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
