import Foundation
import Testing

@testable import CarillonCommand

@Suite("JSON that a command cannot read")
struct UnreadableJSONTests {
    @Test(
        "What is wrong is said in plain words, with its place",
        arguments: [
            (#"{"user_id": 7}"#, "user_id: is not a text"), (#"{}"#, "user_id: is missing"),
            (#"{"user_id": "a", "quiet_hours": {"days_of_week": [1, "x"]}}"#, "quiet_hours.days_of_week[1]: is not a whole number"),
            (#"{"user_id": "a", "opt_out_history": 1}"#, "opt_out_history: is not a list"), (#"[]"#, "the file: is not an object"),
        ])
    func words(_ json: String, _ expected: String) {
        let error = #expect(throws: DecodingError.self) { try PreferenceLine.decoder.decode(PreferenceLine.self, from: Data(json.utf8)) }
        #expect(error.map { UnreadableJSON.words(of: $0) } == expected)
    }

    @Test("What is no JSON is called so, without the names of types")
    func notJSON() {
        let error = #expect(throws: DecodingError.self) { try PreferenceLine.decoder.decode(PreferenceLine.self, from: Data("{".utf8)) }
        let words = error.map { UnreadableJSON.words(of: $0) } ?? ""
        #expect(words.hasPrefix("not JSON") && !words.contains("DecodingError") && !words.contains("NSCocoa"), "\(words)")
    }
}
