import CarillonAPI
import Protobuf
import RPC
import Testing

/// Every field of a direct notification, wrong in every way its rule knows: generated from the contract, so that a new field is tried the day it
/// appears, or this says that it has no rule.
@Suite("EVAL-08 Bad input of direct notifications, generated from the contract")
struct DirectNotificationInputTests {
    private static let contracts = Contracts(of: descriptorPool.services.filter { $0.hasPrefix("carillon.") })
    private static let call = "SubmitNotification"

    private static let long = String(repeating: "a", count: 20_000)
    private static let wrongName = invalid("a\u{7}b", ".", "\u{202E}x", long)

    private static func invalid(_ values: String...) -> FieldRule { .refusing(values.map { (value: $0, code: "invalid_value") }) }

    /// Rules of all fields; nil for messages, whose fields have rules of their own.
    private static let rules: [String: FieldRule?] = [
        "tenant": nil, "content": nil, "user_ids": .identifier(most: 200),
        "type_id": .refusing([("made_up", "unknown_type"), (long, "invalid_argument"), ("a\u{7}b", "invalid_argument")]), "priority": .word,
        "entity_type": .refusing([(long, "invalid_argument"), ("a\u{7}b", "invalid_argument"), ("..", "invalid_argument")]),
        "entity_id": .refusing([(long, "invalid_argument"), ("a\u{7}b", "invalid_argument"), ("..", "invalid_argument")]),
        "data": .parts, "scheduled_for_ms": .instant, "scheduled_local": nil,
        "scheduled_local.local_date": invalid("", "tomorrow", "2026-02-30", "2026-1-1", "24.12.2026", long),
        "scheduled_local.local_time": invalid("", "8", "8:00", "24:00", "08:60", long), "scheduled_local.timezone_source": .word,
        "content.title": .refusing([("", "invalid_value"), (" \u{7}", "invalid_value"), ("\u{200B}", "invalid_value"), (long, "payload_too_large")]),
        "content.subtitle": .refusing([(long, "payload_too_large")]),
        "content.body": .refusing([("", "invalid_value"), ("\n", "invalid_value"), (long, "payload_too_large")]),
        "content.image_url": invalid(
            "http://example.com/a.png", "https://", "https:///a", "https://a b", "file:///etc/passwd", "https://a\u{7}", long),
        "content.deep_link_path": invalid(
            "https://evil.example", "//evil.example/a", "javascript:alert(1)", "a b", "a\u{7}", "/", "..", long),
        "content.sound": wrongName,
        "content.collapse_key": invalid("a\u{7}b", ".", "\u{202E}x", String(repeating: "é", count: 33)),
        "content.thread_id": wrongName, "content.tag": wrongName,
        "content.android_channel_id": invalid("none", long),
        "content.ttl_seconds": .number(0...2_419_200), "content.device_ids": .identifier(most: 128),
        "content.ios": nil, "content.android": nil, "content.ios.interruption_level": .word, "content.ios.relevance_score": .fraction(0...1),
        "content.ios.target_content_id": wrongName,
        "content.ios.category": invalid("NONE", long),
        "content.android.color": invalid("red", "#12345", "#12345G", "0066CC0", long),
        "content.android.small_icon": wrongName, "content.android.vibration_ms": .number(0...10_000),
        "content.android.priority": .word, "content.android.visibility": .word, "content.android.ticker": .text(most: 200),
        "content.android.ongoing": .parts, "content.android.led_color": invalid("red", "#12345", "#12345G", "0066CC0", long),
        "content.android.large_icon_url": invalid("http://example.com/a.png", "https://", "https:///a", "https://a b", "https://a\u{7}", long),
        "content.web": nil, "content.web.badge_url": invalid("http://example.com/a.png", "https://", "https:///a", "https://a b", long),
        "content.web.icon_url": invalid("http://example.com/a.png", "https://", "https:///a", "https://a b", long),
        "content.web.dir": .word, "content.web.lang": .language, "content.web.require_interaction": .parts, "content.web.renotify": .parts,
        "content.web.silent": .parts, "content.web.vibration_ms": .number(0...10_000), "content.web.timestamp_ms": .instant,
        "content.analytics_label": invalid("a b", "é", String(repeating: "a", count: 51), long), "content.content_available": .parts,
        "content.mutable_content": .parts, "content.ios.apple": nil, "content.ios.apple.title_loc_key": wrongName,
        // Without the name of their text they are refused, too.
        "content.ios.apple.title_loc_args": invalid("a", long), "content.ios.apple.subtitle_loc_key": wrongName,
        "content.ios.apple.subtitle_loc_args": invalid("a", long), "content.ios.apple.loc_key": wrongName,
        "content.ios.apple.loc_args": invalid("a", long), "content.ios.apple.launch_image": wrongName,
        "content.ios.apple.filter_criteria": wrongName, "content.ios.apple.critical_volume": .fraction(0...1),
        "content.ios.apple.message_id": invalid("x", "6D0A1C9E-3F6B-4A52-9F5B-0C1DE3F0A7B4", "6d0a1c9e3f6b4a529f5b0c1de3f0a7b4", long),
        "content.ios.apple.priority": .word, "content.ios.apple.expiration_ms": .instant,
        "content.ios.apple.collapse_id": invalid("a\u{7}b", ".", "\u{202E}x", String(repeating: "é", count: 33)),
        "content.ios.apple.thread_id": wrongName,
        "content.android.auto_cancel": .parts, "content.android.group": wrongName, "content.android.group_summary": .parts,
        "content.android.style": .word, "content.android.details": nil, "content.android.details.title_loc_key": wrongName,
        "content.android.details.title_loc_args": invalid("a", long), "content.android.details.body_loc_key": wrongName,
        "content.android.details.body_loc_args": invalid("a", long), "content.android.details.event_time_ms": .instant,
        "content.android.details.local_only": .parts, "content.android.details.default_sound": .parts,
        "content.android.details.default_vibrate_timings": .parts, "content.android.details.default_light_settings": .parts,
        "content.android.details.light_on_ms": .number(0...60_000), "content.android.details.light_off_ms": .number(0...60_000),
        "content.android.details.proxy": .word,
        "content.android.details.restricted_package_name": invalid("app", "com example", ".com.a", "com..a", long),
        "content.android.details.direct_boot_ok": .parts, "content.android.details.bandwidth_constrained_ok": .parts,
        "content.android.details.restricted_satellite_ok": .parts,
        // Their fields have a suite of their own.
        "content.actions": nil, "content.default_action": nil,
    ]

    /// Messages whose fields have rules here.
    private static let opened: Set<String> = ["content", "ios", "apple", "android", "details", "web", "scheduled_local"]

    private static func places() -> [(name: String, path: [Int], field: Contracts.Field)] {
        func places(in message: String, _ path: [Int], _ prefix: String) -> [(String, [Int], Contracts.Field)] {
            (contracts.messages[message] ?? []).flatMap { field -> [(String, [Int], Contracts.Field)] in
                let here = (prefix + field.name, path + [field.number], field)
                guard case .message(let type) = field.kind, Self.opened.contains(field.name) else { return [here] }
                return [here] + places(in: type, path + [field.number], prefix + field.name + ".")
            }
        }
        return places(in: "." + EvaluatorV1.SubmitNotificationRequest.fullName, [], "")
    }

    @Test("EVAL-08 Each field has a rule, and each rule a field")
    func complete() {
        #expect(Set(Self.places().map(\.name)) == Set(Self.rules.keys))
    }

    @Test("EVAL-03 EVAL-08 ARCH-16 Each field wrong in every way is refused with its name and rule, and nothing is stored")
    func wrongValues() async throws {
        let fixture = try await PushFixture()
        let channel = fixture.channel(as: "operator")
        let call = try #require(try ContractCalls.pushes().first { $0.method.name == Self.call })
        let before = try await fixture.contents()
        var scheduled = ContractCalls.direct
        scheduled.scheduledLocal = .init(localDate: "2026-12-24", localTime: "08:00")
        var tried = 0
        for place in Self.places() {
            guard let rule = Self.rules[place.name] ?? nil else { continue }
            let sample = place.name.hasPrefix("scheduled_local.") ? try scheduled.bytes() : call.request
            for wrong in rule.wrongs(for: place.field.kind) {
                tried += 1
                let what: Comment = "\(place.name) \(wrong.what)"
                let error = await #expect(throws: RPCError.self, what) {
                    _ = try await call.answer(Wire.setting(place.path, to: wrong.value, in: sample), channel)
                }
                guard let error else { continue }
                #expect(wrong.codes.contains(error.reason ?? "") || wrong.codes.isEmpty, "\(what): \(error)")
                #expect(error.field?.hasPrefix(place.name) == true, "\(what): \(error)")
                #expect(!error.message.isEmpty && error.message.utf8.count < 2_000, what)
            }
        }
        #expect(tried > 60, "\(tried)")
        #expect(try await fixture.contents() == before, "something of what was refused is stored")
        // The sample is right: each refusal was for the fault that the test put in.
        _ = try await call.answer(call.request, channel)
    }

    @Test("EVAL-08 Too many users and devices, reserved and oversized data, and a message without a part are refused by name")
    func counts() async throws {
        let client = EvaluatorV1.Evaluator.Client(try await PushFixture().channel(as: "operator"))
        func refusal(_ change: (inout EvaluatorV1.SubmitNotificationRequest) -> Void) async -> String {
            var request = ContractCalls.direct
            change(&request)
            do {
                _ = try await client.submitNotification(request)
                return "taken"
            } catch {
                let error = error as? RPCError
                return "\(error?.reason ?? "") \(error?.field ?? "")"
            }
        }
        #expect(await refusal { $0.userIds = [] } == "invalid_argument user_ids")
        #expect(await refusal { $0.userIds = (0...1_000).map { "u\($0)" } } == "payload_too_large user_ids")
        #expect(await refusal { $0.content?.deviceIds = (0...100).map { "d\($0)" } } == "payload_too_large content.device_ids")
        #expect(await refusal { $0.content = nil } == "invalid_value content.title")
        #expect(await refusal { $0.tenant = nil } == "invalid_argument tenant.app_id")
        #expect(await refusal { $0.data = ["gcm.x": "1"] } == "reserved_data_key data.gcm.x")
        #expect(await refusal { $0.data = ["a": String(repeating: "x", count: 16_384)] } == "payload_too_large data")
        #expect(await refusal { $0.data = ["a": String(repeating: "x", count: 16_375)] } == "payload_too_large content.subtitle")
        #expect(await refusal { $0.data = ["message_id": "a\u{7}"] } == "invalid_argument data.message_id")
    }
}
