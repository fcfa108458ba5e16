import ArgumentParser
import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("carillon preview")
struct PreviewCommandTests {
    private let phone = Preview.Row(
        .init(
            deviceType: .android, provider: "fcm", locale: "en", title: "Ann", subtitle: "#general", body: "a long text\nof two lines",
            collapsedBody: "a long…", expandedBody: "a long text\nof two lines", payload: #"{"message":{}}"#, payloadBytes: 812,
            payloadLimitBytes: 4_096, omissions: ["image left out to fit the payload limit"], warnings: ["the body is long"]))

    @Test("EVAL-63 CTL-02 A preview has what the closed and the opened notification show, the payload's size, what is left out, and warnings")
    func text() {
        #expect(
            phone.text(withPayload: false) == """
                android through fcm, in en
                  title      Ann
                  subtitle   #general
                  closed     a long…
                  opened     a long text\\u000aof two lines
                  payload    812 of 4096 bytes
                  note       image left out to fit the payload limit
                  note       the body is long
                """)
        #expect(phone.text(withPayload: true).hasSuffix("\n  {\"message\":{}}"))
    }

    @Test("EVAL-63 Where a device cuts nothing, the text is there once; a payload that cannot be made has its reason")
    func short() {
        let browser = Preview.Row(
            .init(
                deviceType: .web, provider: "web_push", locale: "ar", title: "آن", body: "نعم", collapsedBody: "نعم", expandedBody: "نعم",
                problem: "payload_too_large: the payload has 5000 bytes"))
        #expect(
            browser.text(withPayload: true) == """
                web through web_push, in ar
                  title      آن
                  text       نعم
                  payload    payload_too_large: the payload has 5000 bytes
                """)
    }

    @Test(
        "EVAL-63 A line without a type and a text, with half a text, with a value without a name, or for an unknown device is refused",
        arguments: [
            [], ["--title", "a"], ["mention", "--data", "text"], ["mention", "--device-type", "watch"], ["mention", "--image", "https://x"],
        ])
    func refused(arguments: [String]) {
        #expect(throws: (any Error).self) { try Preview.parse(arguments) }
    }

    @Test("EVAL-63 Values are given by name, and may have equals signs")
    func values() throws {
        let line = try Preview.parse(["mention", "--data", "text=1=1", "--data", "sender_name=Ann", "--device-type", "ios"])
        #expect(NamedValues.values(line.data) == ["text": "1=1", "sender_name": "Ann"])
    }
}
