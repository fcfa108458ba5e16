import ServiceKit
import Testing

@Suite("Properties of telemetry events")
struct TelemetryValueTests {
    @Test("RCPT-23 properties are JSON with sorted names, and come back as they were")
    func text() throws {
        let properties: [String: TelemetryValue] = [
            "b": .list([.text("x\"\n\\"), 1]), "a": true, "c": .number(0.5), "d": .number(4), "f": "é/", "e": .integer(-9_007_199_254_740_993),
        ]
        let text = try TelemetryValue.text(properties)
        #expect(text == #"{"a":true,"b":["x\"\n\\",1],"c":0.5,"d":4,"e":-9007199254740993,"f":"é/"}"#)
        // `4.0` is the whole number that it says.
        #expect(try TelemetryValue.properties(text) == properties.merging(["d": 4]) { $1 })
        #expect(try TelemetryValue.text([:]) == "{}")
    }

    @Test("A number that JSON does not have is refused", arguments: [Double.infinity, .nan])
    func noNumber(value: Double) {
        #expect(throws: EncodingError.self) { try TelemetryValue.text(["a": 1, "b": .number(value)]) }
        #expect(throws: EncodingError.self) { try TelemetryValue.text(["a": .list([.number(value)])]) }
    }
}
