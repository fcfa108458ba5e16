import JSON
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
    private func error(_ text: String, deepest: Int = 16) -> JSONError? {
        do throws(JSONError) { _ = try JSONElement(parsing: text, deepest: deepest) } catch { return error }
        return nil
    }

    @Test(
        "RFC 8259 Every kind of value is read as it was written",
        arguments: [
            ("null", .null), ("true", .boolean(true)), (" false\n", .boolean(false)), ("0", 0), ("-7", -7), ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1.5", .number(1.5)), ("-2e3", .number(-2_000)),
            ("1E+2", .number(100)), (#""a""#, "a"), ("[]", []), ("{}", [:]), ("\u{FEFF}1", 1), ("[1, [2] ,\t\"x\"]", [1, [2], "x"]),
            (#"{"a":1,"b":{"c":[null,true]},"a":2}"#, .object(["a": 2, "b": ["c": .array([.null, true])]])),
            (#""\"\\\/\b\f\n\r\t\u0000\u00e4\ud834\udd1E""#, .string("\"\\/\u{8}\u{C}\n\r\t\u{0}ä\u{1D11E}")), (#""é\n𝄞""#, "é\n𝄞"),
        ] as [(String, JSONElement)])
    func values(text: String, expected: JSONElement) throws {
        #expect(try JSONElement(parsing: text) == expected)
        // What is written is read as the same again.
        #expect(try JSONElement(parsing: expected.text) == expected)
    }

    @Test(
        "RFC 8259 What is no JSON is refused, and where it goes wrong is told",
        arguments: [
            ("", 0), ("  ", 2), ("nul", 0), ("tru ", 0), ("01", 1), ("1.", 2), (".5", 0), ("+1", 0), ("1e", 2), ("-", 1), ("1 2", 2),
            ("[1,]", 3), ("[1", 2), ("{\"a\"}", 4), ("{\"a\":1,}", 7), ("{a:1}", 1), ("\"a", 0), ("\"\u{1}\"", 1), (#""\x""#, 2), (#""\u12""#, 5),
            (#""\ud800""#, 7), (#""\ud800\u0041""#, 13), ("1e999", 0), ("[1}", 2), ("'a'", 0),
        ])
    func refused(text: String, offset: Int) {
        guard case .syntax(_, offset)? = error(text) else {
            Issue.record("\(text): \(String(describing: error(text)))")
            return
        }
    }

    @Test("A string that is not UTF-8 is refused")
    func notUTF8() {
        #expect(throws: JSONError.self) { try JSONElement(parsing: [0x22, 0xFF, 0x22] as [UInt8]) }
        #expect(throws: JSONError.self) { try JSONElement(parsing: Array("{\"a\":\"".utf8) + [0xC3] + Array("\"}".utf8)) }
    }

    @Test("SEC-06 Reading ends where it goes too deep, in what is kept and in what is passed over: nothing behind that is looked at")
    func depth() {
        func nested(_ levels: Int) -> String { String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }
        #expect(error(nested(16)) == nil)
        #expect(error(nested(17)) == .tooDeep(most: 16))
        // Were it read to its end, the end would be what is wrong.
        #expect(error(String(repeating: "[", count: 1_000_000)) == .tooDeep(most: 16))
        #expect(error(#"{"a":\#(nested(20)) no JSON"#) == .tooDeep(most: 16))
        #expect(throws: JSONError.tooDeep(most: 16)) { try JSONElement(parsing: #"{"unused":\#(nested(16))}"#, keeping: []) }
    }

    @Test("SEC-06 Reading ends where a text holds more than its bounds: nothing behind that is looked at")
    func bounds() throws {
        func error(_ text: String, _ structures: Int, _ listed: Int, keeping names: Set<String>? = nil) -> JSONError? {
            do throws(JSONError) {
                _ = try JSONElement(parsing: text, within: .init(structures: structures, listed: listed), keeping: names)
            } catch { return error }
            return nil
        }
        // An object, its two members, the array and the object in it.
        let text = #"{"a":[1,"x",{}],"b":2}"#
        #expect(error(text, 5, 2) == nil)
        #expect(error(text, 4, 2) == .tooManyStructures(most: 4))
        #expect(error(text, 5, 1) == .tooManyListed(most: 1))
        #expect(error(text, 4, 2, keeping: []) == .tooManyStructures(most: 4), "what is passed over counts too")
        // Were they read to their ends, the ends would be what is wrong.
        #expect(error("[" + String(repeating: "{},", count: 330_000), 20_000, 10) == .tooManyStructures(most: 20_000))
        #expect(error("[" + String(repeating: "1,", count: 500_000), 10, 20_000) == .tooManyListed(most: 20_000))
        #expect(error("{" + String(repeating: #""k":1,"#, count: 70_000), 20_000, 10) == .tooManyStructures(most: 20_000))
    }

    @Test("Members of the outermost object that nobody wants are checked and not kept; those inside the wanted ones stay")
    func keeping() throws {
        let text = #"{"sub":"ann","realm":{"roles":["a"]},"aud":{"realm":[1,{"x":2}]},"n":1}"#
        #expect(try JSONElement(parsing: text, keeping: ["sub", "aud"]) == ["sub": "ann", "aud": ["realm": [1, ["x": 2]]]])
        #expect(throws: JSONError.self) { try JSONElement(parsing: #"{"sub":"ann","n":[1,}"#, keeping: ["sub"]) }
    }

    @Test("A whole number is what was written, or none")
    func wholeNumbers() throws {
        #expect(try JSONElement(parsing: "4.0").integer == 4)
        #expect(try JSONElement(parsing: "4.5").integer == nil)
        #expect(try JSONElement(parsing: "9007199254740993.0").integer == nil)
        #expect(try JSONElement(parsing: "true").integer == nil)
    }

    @Test("Names are sorted, control characters escaped, and a number that JSON does not have becomes null")
    func writing() {
        let value: JSONElement = ["b": [1, .number(0.5), .number(.infinity)], "a": "x\u{1}/\"é"]
        #expect(value.text == #"{"a":"x\u0001/\"é","b":[1,0.5,null]}"#)
    }
}
