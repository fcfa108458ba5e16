import CarillonAPI
import ServiceKit
import Testing

@Suite("AGENT-03 Options of devices' schedulers")
struct LocalOptionsTests {
    static let required = #""times":[{"hour":8,"minute":0}],"storage":"shared","contentTemplate":{"title":"t","body":"b"}"#

    private func options(_ text: String) throws -> String { try LocalOptions(try JSONObject(parsing: Array(text.utf8))).json }

    @Test("AGENT-03 ARCH-12 All options are read in both spellings, and written in camelCase; what the caller sends along stays as it is")
    func whole() throws {
        let text = #"""
            {"times":[{"hour":18,"minute":30},{"hour":8,"minute":0}],"timezone":"Asia/Tokyo","ttl_seconds":3600,"prefetchLeadMinutes":0,
            "storage":"private","content_template":{"title":"{{headline}}","body":"{{summary}}"},"callback_profile":{
            "fetchContent":{"method":"POST","url":"https://api.example.com/daily","headers":{"X-App":"1"},"bodyJson":{"some_key":[1,null]},
            "timeoutMs":8000},"ackDelivery":{"method":"POST","url":"http://localhost:8080/ack"},
            "heartbeat":{"method":"POST","url":"https://api.example.com/beat","intervalMinutes":60}}}
            """#
        let expected =
            #"{"callbackProfile":{"ackDelivery":{"method":"POST","url":"http://localhost:8080/ack"},"#
            + #""fetchContent":{"bodyJson":{"some_key":[1,null]},"headers":{"X-App":"1"},"method":"POST","timeoutMs":8000,"#
            + #""url":"https://api.example.com/daily"},"#
            + #""heartbeat":{"intervalMinutes":60,"method":"POST","url":"https://api.example.com/beat"}},"#
            + #""contentTemplate":{"body":"{{summary}}","title":"{{headline}}"},"prefetchLeadMinutes":0,"storage":"private","#
            + #""times":[{"hour":18,"minute":30},{"hour":8,"minute":0}],"timezone":"Asia/Tokyo","ttlSeconds":3600}"#
        #expect(try options(text) == expected)
        #expect(try options(expected) == expected)
        #expect(try options("{\(Self.required)}").contains("ttlSeconds") == false)
    }

    @Test(
        "AGENT-03 A missing field, an empty or doubled list of times, a plain http address and a value out of range are refused by name",
        arguments: [
            (#""storage":"shared","contentTemplate":{"title":"t","body":"b"}"#, "invalid_argument times"),
            (#""times":[],"storage":"shared","contentTemplate":{"title":"t","body":"b"}"#, "invalid_argument times"),
            (#""times":[{"hour":8,"minute":0},{"minute":0,"hour":8}],"storage":"shared""#, "invalid_value times[1]"),
            (#""times":[{"hour":24,"minute":0}]"#, "invalid_value times[0].hour"),
            (#""times":[{"hour":8}]"#, "invalid_argument times[0].minute"),
            (#""times":[{"hour":8,"minute":0}],"contentTemplate":{"title":"t","body":"b"}"#, "invalid_argument storage"),
            (#""times":[{"hour":8,"minute":0}],"storage":"cloud""#, "invalid_value storage"),
            (#""times":[{"hour":8,"minute":0}],"storage":"shared""#, "invalid_argument content_template"),
            (#""times":[{"hour":8,"minute":0}],"storage":"shared","contentTemplate":{"title":"t"}"#, "invalid_argument content_template.body"),
            (#"+,"timezone":"Mars/X""#, "invalid_timezone timezone"),
            (#"+,"ttlSeconds":0"#, "invalid_value ttl_seconds"),
            (#"+,"prefetchLeadMinutes":181"#, "invalid_value prefetch_lead_minutes"),
            (
                #"+,"callbackProfile":{"ackDelivery":{"method":"PUT","url":"https://a.example"}}"#,
                "invalid_value callback_profile.ack_delivery.method"
            ),
            (
                #"+,"callbackProfile":{"heartbeat":{"method":"POST","url":"https://a.example"}}"#,
                "invalid_argument callback_profile.heartbeat.interval_minutes"
            ),
        ])
    func refused(_ members: String, _ expected: String) {
        // A plus stands for the required options.
        let error = #expect(throws: APIError.self) { try options("{\(members.replacing("+", with: Self.required))}") }
        #expect("\(error?.reason.code ?? "") \(error?.field ?? "")" == expected)
    }

    @Test(
        "AGENT-03 Addresses are https, or of the machine itself",
        arguments: [
            ("https://api.example.com/x?y=1", true), ("http://127.0.0.1:8080/x", true), ("http://[::1]:80/", true), ("http://LOCALHOST", true),
            ("http://api.example.com/", false), ("http://localhost.example.com/", false), ("http://localhost@example.com/", false),
            ("https://user:secret@api.example.com/", false), ("https://", false), ("ftp://a.example", false), ("https://a b", false),
        ])
    func addresses(_ url: String, _ isTaken: Bool) {
        let text = #"{\#(Self.required),"callbackProfile":{"reportError":{"method":"POST","url":"\#(url)"}}}"#
        #expect(((try? options(text)) != nil) == isTaken)
    }

    @Test("AGENT-25 SEC-06 Headers with access tokens are refused: tokens stay on the device", arguments: ["Authorization", "cookie", "X-API-Key"])
    func secrets(_ name: String) {
        let text = #"{\#(Self.required),"callbackProfile":{"fetchContent":{"method":"GET","url":"https://a.example","headers":{"\#(name)":"x"}}}}"#
        let error = #expect(throws: APIError.self) { try options(text) }
        #expect(error?.field == "callback_profile.fetch_content.headers" && error?.message.contains("stay on the device") == true)
    }
}
