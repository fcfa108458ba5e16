import Foundation
import Storage
import Testing

@Suite("JSON arrays for SQL") struct JSONArrayTests {
    private static let odd = ["", "plain", "\"quoted\"", #"back\slash"#, "tab\tand\u{1}control", "new\nline", "żółć 🔔", "\u{7f}\u{2028}"]

    @Test("Any text stands in the list as it is", arguments: [[], [""], odd])
    func texts(_ values: [String]) throws {
        let json = JSONArray.text(values)
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == values)
    }

    @Test("Pairs are lists of two")
    func pairs() throws {
        let pairs = zip(Self.odd, Self.odd.reversed())
        let json = JSONArray.text(pairs: pairs.map { ($0, $1) })
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String]] == pairs.map { [$0, $1] })
        #expect(JSONArray.text(pairs: [(String, String)]()) == "[]")
    }
}
