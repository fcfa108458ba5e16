import CarillonAPI
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

    @Test("PREF-01 An import refuses a line with unknown members: it names the first one and counts the others")
    func unknownMembers() throws {
        func check(_ json: String) throws { try PreferenceLine.checkMembers(of: Data(json.utf8)) }
        let types = (0..<18_000).map { #""t\#($0)":{"push":false}"# }.joined(separator: ",")
        let error = #expect(throws: InputError.self) { try check(#"{"user_id":"ann","types":{\#(types)}}"#) }
        #expect(error.map { "\($0)" } == "preferences have no member 'types'")
        let nested =
            #"{"user_id":"ann","notifications":{"a":{"pusch":true}},"quiet_hours":{"begin":"22:00"},"channel_settings":{"c":{"mute":true}}}"#
        let first = #expect(throws: InputError.self) { try check(nested) }
        #expect(first.map { "\($0)" } == "preferences have no member 'channel_settings.c.mute', nor the 2 others that the line has beside it")
        // An export has none of them.
        let whole = PreferenceLine(
            .init(
                userId: "ann", pushEnabled: false, language: "en", optedOutAtMs: 1,
                choices: .init(
                    types: [.init(typeId: "mention", push: true)], categories: [.init(categoryId: "c", enabled: true)],
                    quietHours: .init(
                        enabled: true, start: "22:00", end: "07:00", timezone: "UTC", days: .init(daysOfWeek: [1]), allowCritical: true),
                    sound: ["dm": "bell"], vibration: [.init(categoryId: "c", milliseconds: [1])], deviceScope: .all, digestTime: ["d": "08:00"],
                    reduceMotion: true, optOutHistoryMs: [1]),
                channelSettings: [.init(channelId: "c", muted: true, mutedUntilMs: 5, notifyAll: true, starred: true)]))
        try PreferenceLine.checkMembers(of: try PreferenceLine.encoder.encode(whole))
    }
}
