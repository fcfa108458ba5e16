import CarillonAPI
import JSON
import ServiceKit
import Testing

@testable import EvaluatorService

/// What an author sees of a notification before it is sent.
@Suite("Previews of notifications")
struct NotificationPreviewTests {
    private static let catalogue = Catalogue(
        .init(
            types: [
                .init(typeId: "grade", categoryId: "school", priority: .normal, deepLink: "grades/{entity_id}"),
                .init(typeId: "admin_notice", categoryId: "school", priority: .normal),
            ],
            templates: [
                .init(typeId: "grade", locale: "en", title: "A new grade", body: "{{comment}}"),
                .init(typeId: "grade", locale: "ar", title: "درجة جديدة", body: "{{comment}}"),
                .init(typeId: "grade", locale: "en", title: "A grade of your child", body: "{{comment}}", reader: "guardian"),
                .init(typeId: "admin_notice", locale: "en", title: "{{title}}", body: "{{body}}"),
            ], version: 1))

    private func preview(
        _ settings: [String: PolicyValue] = [:], comment: String = "Well done", _ change: (inout EvaluatorV1.PreviewRequest) -> Void = { _ in }
    ) throws -> EvaluatorV1.PreviewResponse {
        let all: [String: PolicyValue] = ["supported_locales": ["en", "ar"], "badge_mode": "off"]
        let app = AppPolicy(policy: try Policy(settings: all.merging(settings) { $1 }), catalogue: Self.catalogue)
        var request = EvaluatorV1.PreviewRequest(tenant: ChatApp.tenant, typeId: "grade", data: ["comment": comment])
        change(&request)
        return try NotificationPreview.make(request, app: app, now: Instant(milliseconds: 1_770_000_000_000))
    }

    private func ways(_ preview: EvaluatorV1.PreviewResponse) -> [String] { preview.devices.map { "\($0.deviceType.name) \($0.provider)" } }

    private func members(_ preview: EvaluatorV1.DevicePreview) throws -> [String: JSONElement] {
        try #require(try JSONElement(parsing: preview.payload).members)
    }

    @Test("EVAL-63 Without a type of device, each way by which the app reaches devices is shown; those that it does not use are not")
    func devices() throws {
        #expect(
            ways(try preview()) == ["ios apns", "ios expo", "android fcm", "android expo", "web web_push", "desktop desktop"])
        #expect(ways(try preview(["enabled_providers": ["fcm"]])) == ["ios fcm", "android fcm", "web fcm"])
        let unused = try preview(["enabled_providers": ["web_push"]]) { $0.deviceType = .ios }
        #expect(ways(unused) == ["ios apns"])
        #expect(unused.warnings == ["the app's enabled_providers lack apns: nothing is sent this way"])
        #expect(throws: APIError.self) { try preview { $0.deviceType = .init(rawValue: 99) } }
    }

    @Test("EVAL-63 EVAL-61 The text is in the reader's language and for the reader's role; where there is none, a warning says so")
    func readers() throws {
        let arabic = try preview { ($0.locale, $0.deviceType) = ("ar-EG", .ios) }
        #expect(arabic.title == "درجة جديدة" && arabic.devices.map(\.locale) == ["ar", "ar"] && arabic.warnings == [])
        #expect(arabic.devices[0].payload.contains("درجة جديدة"))
        let guardian = try preview { $0.role = "guardian" }
        #expect(guardian.title == "A grade of your child" && guardian.warnings == [])
        let teacher = try preview { $0.role = "teacher" }
        #expect(teacher.title == "A new grade")
        #expect(teacher.warnings == ["the type has no texts for the role teacher: those for all readers are shown"])
        let french = try preview { $0.locale = "fr" }
        #expect(french.warnings == ["there is no text in fr: the one in en is shown"])
        let refused = #expect(throws: APIError.self) { try preview { $0.locale = "not a language" } }
        #expect(refused?.field == "locale")
    }

    @Test("EVAL-63 CTL-02 iOS shows 178 characters of the closed notification, Android 40, and 200 of the opened one")
    func shown() throws {
        let answer = try preview(comment: String(repeating: "a", count: 230))
        let iPhone = try #require(answer.devices.first { $0.deviceType == .ios })
        let android = try #require(answer.devices.first { $0.deviceType == .android })
        let browser = try #require(answer.devices.first { $0.deviceType == .web })
        #expect(iPhone.collapsedBody == String(repeating: "a", count: 177) + "…" && iPhone.expandedBody.count == 230)
        #expect(android.collapsedBody == String(repeating: "a", count: 39) + "…" && android.expandedBody.count == 200)
        #expect(browser.collapsedBody == browser.body && browser.body.count == 230)
        let short = try preview(comment: "Well done").devices
        #expect(short.allSatisfy { $0.collapsedBody == "Well done" && $0.expandedBody == "Well done" })
    }

    @Test("EVAL-63 DISP-21 A preview has the payload with its size and limit, and names what does not fit; one that never fits has a reason")
    func payloads() throws {
        let plain = try preview { $0.entityId = "g7" }
        for device in plain.devices {
            #expect(device.omissions == [] && device.problem == "", "\(device.provider)")
            #expect(device.payloadBytes > 0 && device.payloadBytes < device.payloadLimitBytes, "\(device.provider)")
            #expect(device.payload.contains(#""type":"grade""#), "\(device.provider)")
            #expect(device.payload.contains("grades/g7"), "\(device.provider)")
        }
        let iPhone = try #require(plain.devices.first)
        #expect(iPhone.provider == "apns" && Int(iPhone.payloadBytes) == iPhone.payload.utf8.count)
        #expect(plain.devices.map(\.payloadLimitBytes) == [4_096, 4_096, 4_096, 4_096, 3_993, 65_536])
        // The same again, so that two previews can be compared.
        let again = try preview { $0.entityId = "g7" }
        #expect(again == plain)

        let heavy = try preview { $0.data["notes"] = String(repeating: "n", count: 5_000) }
        for device in heavy.devices where device.provider != "desktop" {
            #expect(device.omissions == ["data key 'notes' left out to fit the payload limit"], "\(device.provider)")
            #expect(device.payloadBytes <= device.payloadLimitBytes && !device.payload.contains("nnn"), "\(device.provider)")
        }
        let body = String(repeating: "ع", count: 2_000)
        let long = try preview(["body_max_chars": 2_000], comment: body) { $0.data["deep_link"] = "mlc://x/" + String(repeating: "x", count: 1_000) }
        let cut = try #require(long.devices.first { $0.provider == "apns" })
        #expect(cut.omissions.last == "body shortened to fit the payload limit" && cut.body.hasSuffix("...") && cut.body.count < 2_000)
        #expect(try members(cut)["aps"]?.members?["alert"]?.members?["body"]?.string == cut.body)

        let hopeless = try preview { $0.data["deep_link"] = "mlc://x/" + String(repeating: "x", count: 6_000) }
        let phone = try #require(hopeless.devices.first)
        #expect(phone.problem.hasPrefix("payload_too_large: ") && phone.payload == "" && phone.body == "Well done")
    }

    @Test("EVAL-63 EVAL-02 What an event is refused for is refused here, too: long data, ids and roles")
    func refusals() throws {
        let data = #expect(throws: APIError.self) { try preview { $0.data["notes"] = String(repeating: "n", count: 17_000) } }
        #expect(data?.field == "data" && data?.reason == .payloadTooLarge)
        let channel = #expect(throws: APIError.self) { try preview { $0.channelId = String(repeating: "c", count: 201) } }
        #expect(channel?.field == "channel_id")
        let role = #expect(throws: APIError.self) { try preview { $0.role = String(repeating: "r", count: 65) } }
        #expect(role?.field == "role")
    }

    @Test("EVAL-63 EVAL-34 Each device has its own warnings about long texts; the first device's are the answer's")
    func warnings() throws {
        let settings: [String: PolicyValue] = [
            "body_max_chars_by_device_type": ["ios": 20], "body_soft_max_chars": 10, "enabled_providers": ["apns", "fcm"],
        ]
        let answer = try preview(settings, comment: String(repeating: "a", count: 30))
        let cut = [
            "the body has 30 characters, its limit is 20: it was cut", "the body has 20 characters, more than the 10 that are recommended",
        ]
        #expect(answer.warnings == cut && answer.devices[0].warnings == cut)
        #expect(answer.devices[1].warnings == ["the body has 30 characters, more than the 10 that are recommended"])
    }

    @Test("EVAL-63 EVAL-03 A text that is written for one notification is shown with its buttons, and refused as it would be when it is sent")
    func direct() throws {
        let answer = try preview {
            ($0.typeId, $0.data) = ("", [:])
            $0.content = .init(
                title: "Lunch", body: "The table is ready",
                actions: [.init(actionId: "go", title: "I come", action: .init(type: .deepLink, target: "tables/7"))])
        }
        #expect(answer.title == "Lunch" && answer.body == "The table is ready" && answer.warnings == [])
        let web = try #require(answer.devices.first { $0.provider == "web_push" })
        #expect(try members(web)["actions"] == [["action": "go", "title": "I come"]])
        let refused = #expect(throws: APIError.self) { try preview { $0.content = .init(title: "Lunch") } }
        #expect(refused?.field == "content.body")
    }

    @Test("EVAL-63 RCPT-15 The badge is that of a user with nothing else unread, and absent where the app has none; the priority may be another one")
    func badgeAndPriority() throws {
        func aps(_ settings: [String: PolicyValue], _ priority: CommonV1.Priority = .unspecified) throws -> [String: JSONElement] {
            let answer = try preview(settings) { $0.priority = priority }
            let device = try #require(answer.devices.first)
            return try #require(try members(device)["aps"]?.members)
        }
        #expect(try aps([:])["badge"] == nil)
        #expect(try aps(["badge_mode": "inbox_unread", "inbox_enabled": true])["badge"] == 1)
        #expect(try aps(["badge_mode": "counters", "badge_counters": ["grades"]])["badge"] == 0)
        let levels: PolicyValue = ["blocking": "time-sensitive", "high": "active", "normal": "active", "low": "passive"]
        #expect(try aps(["apns_interruption_map": levels])["interruption-level"] == "active")
        #expect(try aps(["apns_interruption_map": levels], .blocking)["interruption-level"] == "time-sensitive")
    }
}
