import JSON
import Testing

@testable import ServiceKit

@Suite("Properties of telemetry as JSON (RCPT-23)")
struct TelemetryValueTests {
    @Test("names are sorted, and every kind of value is read again as it was written")
    func text() throws {
        let properties: [String: TelemetryValue] = [
            "user_id": "a \"b\" \\ \n\u{1} ü/🎉", "has_image": false, "count": 9_007_199_254_740_993, "share": .number(0.25),
            "device_ids": .list(["one", "two", 3]), "none": .list([]),
        ]
        let text = try TelemetryValue.text(properties)
        #expect(
            text == #"{"count":9007199254740993,"device_ids":["one","two",3],"has_image":false,"none":[],"share":0.25,"#
                + #""user_id":"a \"b\" \\ \n\u0001 ü/🎉"}"#)
        #expect(try TelemetryValue.properties(text) == properties)
        #expect(try TelemetryValue.text([:]) == "{}")
    }

    @Test("a number that JSON does not have is refused, alone and in a list", arguments: [Double.infinity, -.infinity, .nan])
    func notFinite(value: Double) {
        #expect(throws: EncodingError.self) { try TelemetryValue.text(["value": .number(value)]) }
        #expect(throws: EncodingError.self) { try TelemetryValue.text(["values": .list([1, .number(value)])]) }
    }
}
