import CarillonAPI
import ServiceKit
import Testing

@Suite("JSON bodies")
struct JSONObjectTests {
    private func body(_ text: String, list: String? = nil) throws -> JSONObject { try JSONObject(parsing: Array(text.utf8), list: list) }

    private func error(_ work: () throws -> Void) -> APIError? {
        do { try work() } catch let error as APIError { return error } catch { return nil }
        return nil
    }

    @Test("ARCH-12 Names are read in snake_case and in camelCase")
    func spellings() throws {
        #expect(try body(#"{"device_id":"a"}"#).string("device_id") == "a")
        #expect(try body(#"{"deviceId":"b"}"#).string("device_id") == "b")
        #expect(try body(#"{"device_id":null}"#).string("device_id") == nil)
    }

    @Test(
        "ARCH-16 A field of the wrong type is named with its path",
        arguments: [
            (#"{"events":[{"event_id":7}]}"#, "events[0].event_id"), (#"{"events":[{"event_id":true}]}"#, "events[0].event_id"),
            (#"{"events":[{}]}"#, "events[0].event_id"), (#"{"events":[{"event_id":""}]}"#, "events[0].event_id"),
        ])
    func wrongType(text: String, field: String) throws {
        let found = error { _ = try body(text).objects("events")?.first?.requiredString("event_id") }
        #expect(found?.field == field)
        #expect(found?.reason == .invalidArgument)
    }

    @Test(
        "A NUL is refused where it stands, so that it costs its item and not the batch",
        arguments: [
            (#""actor_id":"a\u0000b""#, "actor_id"), (#""recipients":["a","b\u0000"]"#, "recipients[1]"),
            (#""data":{"title":"\u0000"}"#, "data.title"), (#""data":{"ti\u0000tle":"x"}"#, "data"),
            (#""mentions":[{"type":"user"},{"type":"user","user_id":"\u0000"}]"#, "mentions[1].user_id"),
        ])
    func nul(member: String, field: String) throws {
        let event = #""event_type":"message.sent""#
        let batch = try body(#"{"events":[{"event_id":"e0",\#(event)},{"event_id":"e1",\#(event),\#(member)}]}"#)
        let events = try #require(try batch.elements("events"))
        let tenant = CommonV1.Tenant(organizationId: "o", appId: "a")
        #expect(try EventBody.event(events[0].get(), tenant: tenant).eventId == "e0")
        let found = error { _ = try EventBody.event(events[1].get(), tenant: tenant) }
        #expect(found?.field == "events[1].\(field)" && found?.reason == .invalidArgument)
        #expect(error { _ = try body(#"{"a":{"b":["\u0000"]}}"#).jsonTexts("a") }?.field == "a")
    }

    @Test("Booleans are not numbers, and numbers are not booleans")
    func booleans() throws {
        #expect(try body(#"{"a":true}"#).bool("a") == true)
        #expect(error { _ = try body(#"{"a":1}"#).bool("a") }?.field == "a")
        #expect(try body(#"{"a":42}"#).integer("a") == 42)
        #expect(error { _ = try body(#"{"a":true}"#).integer("a") }?.field == "a")
        #expect(error { _ = try body(#"{"a":1.5}"#).integer("a") }?.field == "a")
        #expect(try body(#"{"a":[1,6]}"#).integers("a") == [1, 6])
        #expect(error { _ = try body(#"{"a":[1,1.5]}"#).integers("a") }?.field == "a", "a number that is not whole is refused, not left out")
    }

    @Test(
        "ARCH-16 A whole number is read as it was written, to the last digit, or refused with its field",
        arguments: [
            ("9007199254740993", 9_007_199_254_740_993), ("-9007199254740993", -9_007_199_254_740_993),
            ("9223372036854775807", .max), ("1152921504606846977", 1_152_921_504_606_846_977), ("0", 0), ("-7", -7), ("1e3", 1_000),
            ("4.0", 4), ("9007199254740991.0", 9_007_199_254_740_991), ("9223372036854775808", nil), ("18446744073709551615", nil),
            ("18446744073709551616", nil), ("123456789012345678901234567890", nil), ("9007199254740993.0", nil), ("1e300", nil),
            ("-9223372036854775809", nil), ("9.5", nil),
        ] as [(String, Int64?)])
    func wholeNumbers(text: String, expected: Int64?) throws {
        if let expected {
            #expect(try body(#"{"a":\#(text)}"#).integer("a") == expected)
            #expect(try body(#"{"a":[1,\#(text)]}"#).integers("a") == [1, expected])
        } else {
            #expect(error { _ = try body(#"{"a":\#(text)}"#).integer("a") }?.field == "a")
            #expect(error { _ = try body(#"{"a":[1,\#(text)]}"#).integers("a") }?.field == "a")
        }
    }

    @Test("Data values of other simple types become text, structures are refused")
    func stringMaps() throws {
        #expect(try body(#"{"data":{"a":"x","b":3,"c":true,"d":null}}"#).stringMap("data") == ["a": "x", "b": "3", "c": "true"])
        #expect(error { _ = try body(#"{"data":{"a":{}}}"#).stringMap("data") }?.field == "data")
    }

    @Test(
        "SEC-06 Bodies that are not JSON, not UTF-8 or nested too deep are answers, not crashes",
        arguments: [
            Array("{".utf8), Array("7".utf8), Array("\"text\"".utf8), [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D],
            Array((String(repeating: "{\"a\":", count: 17) + "1" + String(repeating: "}", count: 17)).utf8),
            Array(String(repeating: "[", count: 20_000).utf8),
        ])
    func refused(bytes: [UInt8]) {
        #expect(error { _ = try JSONObject(parsing: bytes) }?.reason == .invalidArgument)
    }

    @Test("SEC-06 Bodies that hold more than any endpoint takes are refused with the limit; a long list of people is none")
    func crowded() throws {
        let objects = "[" + Array(repeating: "{}", count: 330_000).joined(separator: ",") + "]"
        let refused = error { _ = try body(objects) }
        #expect(refused?.reason == .invalidArgument && refused?.message.contains("more than 20000 objects, lists and members") == true)
        let numbers = #"{"members":["# + Array(repeating: "1", count: 400_000).joined(separator: ",") + "]}"
        #expect(error { _ = try body(numbers) }?.message.contains("more than 150000 values in lists") == true)
        let people = (0..<100_000).map { #""u\#($0)""# }.joined(separator: ",")
        #expect(try body(#"{"members":[\#(people)]}"#).strings("members")?.count == 100_000)
    }

    @Test("GW-06 A list that is longer than its endpoint takes is not looked into")
    func longList() throws {
        let hundred = Array(repeating: "{}", count: 100).joined(separator: ",")
        #expect(try body("[\(hundred)]", list: "items").elements("items", most: 100)?.count == 100)
        let refused = error { _ = try body(#"{"events":[\#(hundred),7]}"#).elements("events", most: 100) }
        #expect(
            refused?.reason == .payloadTooLarge && refused?.field == "events" && refused?.message == "at most 100 events a request, these are 101")
    }

    @Test("A list of events may be the whole body; elsewhere a list is refused")
    func bareList() throws {
        let list = #"[{"event_id":"a"},{"event_id":"b"}]"#
        #expect(try body(list, list: "items").objects("items")?.count == 2)
        #expect(error { _ = try body(list) }?.message == "the body must be a JSON object")
        #expect(error { _ = try body("7", list: "items") }?.message == "the body must be a JSON object or a list of objects")
    }
}
