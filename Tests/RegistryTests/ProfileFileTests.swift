import CarillonAPI
import Testing

@testable import RegistryService

@Suite("Profile files")
struct ProfileFileTests {
    private static let head = "profile: test\nversion: 1\n"
    private static let category = "categories: [{id: c, name: C, default_enabled: true}]\n"
    private static let type = "types: [{id: t, category: c, priority: normal, push: true, email: false}]\n"
    private static let template = "templates: [{type: t, locale: en, title: T}]\n"

    @Test("POL-01 the smallest profile is a name and a version; a type needs its category and its text, nothing else")
    func smallest() throws {
        #expect(try Profile(yaml: Self.head, file: "test.yaml").content.isEmpty)
        let profile = try Profile(yaml: Self.head + Self.category + Self.type + Self.template, file: "test.yaml")
        #expect(profile.content.types.first?.threadKey == "" && profile.content.templates.first?.body == "")
    }

    @Test("EVAL-43 a silent type needs neither category nor text; one that the device shows itself needs no text")
    func withoutText() throws {
        let profile = try Profile(
            yaml: Self.head + Self.category + """
                types:
                  - {id: sync, priority: low, silent: true}
                  - {id: slot, category: c, priority: normal, push: true, email: false, local_only: true}
                """, file: "test.yaml")
        #expect(profile.content.types.map(\.categoryId) == ["", "c"])
    }

    @Test("ARCH-08 a type may override the settings marked so")
    func typeOverrides() throws {
        let type =
            "types: [{id: t, category: c, priority: normal, push: true, email: false, policy: {title_max_chars: 40, quiet_hours_action_by_priority: {high: drop}}}]\n"
        let profile = try Profile(yaml: Self.head + Self.category + type + Self.template, file: "test.yaml")
        #expect(profile.content.types.first?.policyOverrides == ["title_max_chars": "40", "quiet_hours_action_by_priority": #"{"high":"drop"}"#])
    }

    @Test(
        "POL-04 REG-08 REG-10 REG-11 a file with a mistake is refused, and the message says where and what",
        arguments: [
            ("settings: {title_max_char: 5}", "settings.title_max_char: no such setting"),
            ("settings: {title_max_chars: 5}", "settings.title_max_chars"),
            ("catalogue: {}", "there is no “catalogue” here"),
            ("categories: [{id: c, name: C}]", "default_enabled is missing"),
            ("categories: [{id: c, name: C, default_enabled: true, colour: red}]", "there is no “colour” here"),
            ("categories: [{id: 'a b', name: C, default_enabled: true}]", "categories.a b.category_id"),
            (
                "categories: [{id: c, name: C, default_enabled: true}, {id: c, name: C, default_enabled: true}]",
                "categories.c: stands there twice"
            ),
            ("types: [{id: t, category: c, priority: normal, push: true, email: false}]", "types.t.category_id: names the unknown category “c”"),
            ("types: [{id: t, category: c, priority: urgent, push: true, email: false}]", "unknown priority “urgent”"),
            (category + type, "types.t: has no template"),
            (category + type + "templates: [{type: t, locale: english please, title: T}]", "templates.t/english please.locale"),
            (category + type + "templates: [{type: t, locale: en, reader: guardian, title: T}]", "types.t: has no template"),
            (category + type + template + "default_android_channel_id: c", "default_android_channel_id names an unknown channel"),
            (
                category + "types: [{id: t, category: c, priority: normal, push: true, email: false, android_channel: x}]",
                "unknown Android channel “x”"
            ),
            (category + "types: [{id: t, category: c, priority: normal, push: true, email: false, ios_category: X}]", "unknown iOS category “X”"),
            (
                category + "types: [{id: t, category: c, priority: normal, push: true, email: false, android_color: blue}]",
                "android_color: is #RRGGBB"
            ),
            (
                category + "types: [{id: t, category: c, priority: normal, push: true, email: false, relevance_score: 2}]",
                "relevance_score: is 0 to 1"
            ),
            (
                category + "types: [{id: t, category: c, priority: normal, push: true, email: false, policy: {max_attempts: 3}}]",
                "types.t.policy_overrides.max_attempts: cannot be overridden for a type"
            ),
            (
                category + "types: [{id: t, category: c, priority: normal, push: true, email: false, policy: {title_max_chars: 3}}]",
                "types.t.policy_overrides.title_max_chars: must be"
            ),
            ("templates: [{type: t, locale: en, title: T}]", "names the unknown type “t”"),
            ("templates: [{locale: en, title: T}]", "type_id: is required"),
            ("templates: [{form: group, locale: en, title: T, plurals: {dual: {title: T}}}]", "plural: is one of"),
            ("android_channels: [{id: a, name: A, importance: urgent}]", "android_channels.a.importance: is one of"),
            ("android_channels: [{id: a, name: A, importance: high, vibration_pattern: [-1]}]", "android_channels.a.vibration_pattern"),
            (
                "ios_categories: [{id: X, actions: [{id: a, title: Something longer than twenty}]}]",
                "ios_categories.X.actions.a.title: has 1 to 25 characters"
            ),
            (
                "ios_categories: [{id: X, actions: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}, {id: d, title: D}, {id: e, title: E}]}]",
                "ios_categories.X.actions: has at most 4 actions, found 5"
            ),
            ("ios_categories: [{id: X, actions: [{id: a, title: A, options: [loud]}]}]", "ios_categories.X.actions.a.options: is one of"),
        ])
    func refused(yaml: String, message: String) {
        let error = #expect(throws: ProfileError.self) { try Profile(yaml: Self.head + yaml, file: "test.yaml") }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "accepted")")
        #expect(error?.description.hasPrefix("profile test.yaml: ") == true)
    }
}
