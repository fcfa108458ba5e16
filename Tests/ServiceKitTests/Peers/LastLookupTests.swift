import ServiceKit
import Testing

@Suite("Lookups for the items of a batch")
struct LastLookupTests {
    private struct Failure: Error {}

    @Test("Successive items with the same key are looked up once, also where the value is none")
    func last() {
        var (lookups, asked) = (LastLookup<String, Int?>(), [String]())
        for key in ["a", "a", "b", "b", "a"] {
            let value = lookups.value(of: key) { key in
                asked.append(key)
                return key == "b" ? nil : 1
            }
            #expect(value == (key == "b" ? nil : 1))
        }
        #expect(asked == ["a", "b", "a"])
    }

    @Test("Items of a batch are looked up once for each key, in any order; a failed lookup is tried again")
    func batch() throws {
        var (lookups, asked) = (BatchLookup<String, Int>(), [String]())
        #expect(throws: Failure.self) { try lookups.value(of: "a") { _ in throw Failure() } }
        for key in ["a", "b", "a", "a", "b"] {
            _ = lookups.value(of: key) { key in
                asked.append(key)
                return asked.count
            }
        }
        #expect(asked == ["a", "b"] && lookups.known == ["a": 1, "b": 2])
        lookups.set("a", 7)
        #expect(lookups.value(of: "a") { _ in 0 } == 7)
    }
}
