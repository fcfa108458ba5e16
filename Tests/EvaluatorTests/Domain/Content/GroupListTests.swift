import Testing

@testable import EvaluatorService

@Suite("Lists of groups")
struct GroupListTests {
    private func list(_ lines: [String], of count: Int? = nil, room: Int, locale: String = "en") -> String {
        GroupList.text(lines, of: count ?? lines.count, room: room, notation: LocaleNotation(locale: locale)) { "+\($0) more" }
    }

    @Test("EVAL-29 As many items as there is room for, and the number of the others")
    func room() {
        let stars = ["Star", "Moon", "Comet", "Sun"]
        #expect(list(stars, room: 100) == "Star, Moon, Comet, Sun")
        #expect(list(stars, room: 22) == "Star, Moon, Comet, Sun")
        #expect(list(stars, room: 21) == "Star, Moon, +2 more")
        #expect(list(stars, room: 18) == "Star, +3 more")
        // Of a line that is too long, the beginning and the number stay.
        #expect(list(["A very long line", "Moon"], room: 18) == "A very l…, +1 more")
        #expect(list(stars, room: 1) == "+4 more")
    }

    @Test("EVAL-29 Items without a line are counted with the others")
    func withoutLine() {
        #expect(list(["Star"], of: 3, room: 100) == "Star, +2 more")
        #expect(list([], of: 3, room: 100) == "+3 more")
    }

    @Test("I18N-03 The separator is that of the language, and a stronger one where items have commas")
    func separators() {
        #expect(list(["Ali", "Sara"], room: 100, locale: "ar") == "Ali، Sara")
        #expect(list(["Essay, p. 3", "Sums"], room: 100) == "Essay, p. 3; Sums")
        #expect(list(["Ali، غائب", "Sara"], room: 100, locale: "ar") == "Ali، غائب؛ Sara")
    }

    @Test("EVAL-29 A long list stays within its room")
    func long() {
        let lines = (0..<400).map { "Item \($0)" }
        for room in [40, 150, 2_000] {
            let text = list(lines, room: room)
            #expect(text.count <= room && text.hasSuffix(" more"))
        }
        #expect(list(lines, room: 100_000).hasSuffix("Item 49, +350 more"))
    }
}
