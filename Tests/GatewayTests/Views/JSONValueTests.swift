import Testing

@testable import GatewayService

@Suite("JSON of answers")
struct JSONValueTests {
    private let value: JSONValue = [
        "push_device_id": "push_1", "ok": true, "count": 3, "missing": nil, "list": ["a", 1],
        "channel_settings": .map(["ch_general": ["muted_until": "2026"]]), "text": "quote \" slash \\ line\nbell \u{7} 🎵",
    ]

    @Test("ARCH-12 Names follow the app's style, data keys never change")
    func styles() {
        #expect(
            value.encoded(camelCase: false)
                == #"{"push_device_id":"push_1","ok":true,"count":3,"missing":null,"list":["a",1],"channel_settings":{"ch_general":{"muted_until":"2026"}},"text":"quote \" slash \\ line\nbell \u0007 🎵"}"#
        )
        let camel = value.encoded(camelCase: true)
        #expect(camel.contains(#""pushDeviceId":"push_1""#))
        #expect(camel.contains(#""channelSettings":{"ch_general":{"mutedUntil":"2026"}}"#))
    }
}
