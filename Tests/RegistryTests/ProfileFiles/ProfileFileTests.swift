import CarillonAPI
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Profile files")
struct ProfileFileTests {
    private static let head = "profile: test\nversion: 1\n"
    private static let category = "categories: [{id: c, name: C, default_enabled: true}]\n"
    private static let type = "types: [{id: t, category: c, priority: normal, push: true, email: false}]\n"
    private static func typeWith(_ field: String) -> String {
        category + "types: [{id: t, category: c, priority: normal, push: true, email: false, \(field)}]"
    }
    private static let template = "templates: [{type: t, locale: en, title: T}]\n"

    @Test("POL-01 the smallest profile is a name and a version; a type needs its category and its text, nothing else")
    func smallest() throws {
        #expect(try Profile(yaml: Self.head, file: "test.yaml").content.isEmpty)
        let profile = try Profile(yaml: Self.head + Self.category + Self.type + Self.template, file: "test.yaml")
        #expect(profile.content.types.first?.threadKey == .unspecified && profile.content.templates.first?.body == "")
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

    /// A part of a file, and a part of the refusal. Of a declared type, because the compiler takes seconds to find it.
    private static let mistakes: [(yaml: String, message: String)] = [
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
        ("android_channels: [{id: a, name: A, importance: urgent}]", "android_channels.a.importance: is one of min, low, default, high, max"),
        ("templates: [{form: loud, locale: en, title: T}]", "form: is one of group, summary, held, private, consent, item, found “loud”"),
        (typeWith("thread_key: day"), "types.t.thread_key: is one of channel, category, none, slot_day, found “day”"),
        (typeWith("android_style: inbox"), "types.t.android_style: is one of bigpicture, found “inbox”"),
        ("android_channels: [{id: a, name: A, importance: high, vibration_pattern: [-1]}]", "android_channels.a.vibration_pattern"),
        (
            "ios_categories: [{id: X, actions: [{id: a, title: Something longer than twenty}]}]",
            "ios_categories.X.actions.a.title: has 1 to 25 characters"
        ),
        (
            "ios_categories: [{id: X, actions: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}, {id: d, title: D}, {id: e, title: E}]}]",
            "ios_categories.X.actions: has at most 4 actions, found 5"
        ),
        (
            "ios_categories: [{id: X, actions: [{id: a, title: A, options: [loud]}]}]",
            "ios_categories.X.actions.a.options: is one of foreground, destructive, authenticationRequired, found “loud”"
        ),
    ]

    @Test("POL-04 REG-08 REG-10 REG-11 a file with a mistake is refused, and the message says where and what", arguments: mistakes)
    func refused(yaml: String, message: String) {
        let error = #expect(throws: ProfileError.self) { try Profile(yaml: Self.head + yaml, file: "test.yaml") }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "accepted")")
        #expect(error?.description.hasPrefix("profile test.yaml: ") == true)
    }

    @Test(
        "POL-04 a value of the wrong kind is refused, never taken for an absent one",
        arguments: [
            // Read as absent, this one would be for everybody.
            (typeWith("recipients: guardian"), "recipients is not a list"),
            (typeWith("recipients: [[guardian]]"), "recipients is not a list of texts"),
            (typeWith("safe_values: {a: b}"), "safe_values is not a list"),
            (typeWith("policy: [title_max_chars]"), "policy is not a map"),
            (typeWith("tag: [a]"), "tag is not a text"),
            ("settings: [title_max_chars]", "settings is not a map"),
            ("categories: [{id: c, name: C, default_on_roles: student}]", "default_on_roles is not a list"),
            ("templates: [{form: group, locale: en, title: T, words: [a]}]", "words is not a map"),
            ("templates: [{form: group, locale: en, title: T, words: {a: [b]}}]", "words.a is not a text"),
            ("templates: [{form: group, locale: en, title: T, plurals: one}]", "plurals is not a map"),
            ("android_channels: [{id: a, name: A, importance: high, vibration_pattern: 100}]", "vibration_pattern is not a list"),
            ("categories: [{id: c, name: C, default_enabled: true, translations: [ar]}]", "translations is not a map"),
            ("categories: [{id: c, name: C, default_enabled: true, translations: {ar: X}}]", "translations.ar is not a map"),
            ("categories: [{id: c, name: C, default_enabled: true, translations: {ar: {title: X}}}]", "there is no “title” here"),
            ("categories: [{id: c, name: C, default_enabled: true, translations: {ar: {description: X}}}]", "name is missing"),
            ("categories: [{id: c, name: C, default_enabled: true, translations: {en: {name: X}}}]", "categories.c.translations.en.locale"),
            ("android_channels: [{id: a, name: A, importance: high, translations: {a1: {name: X}}}]", "android_channels.a.translations.a1.locale"),
            ("ios_categories: [{id: X, actions: [{id: a, title: A, text_input: yes}]}]", "text_input is not a map"),
        ] as [(String, String)])
    func wrongKind(yaml: String, message: String) { refused(yaml: yaml, message: message) }

    @Test(
        "POL-04 a refusal names the line of the key, the value or the entry",
        arguments: [
            ("settings:\n  badge_cap: 9\n  badge_capp: 8\n", "line 5: settings.badge_capp: no such setting"),
            ("settings:\n  badge_cap: 9\n  title_max_chars: 5\n", "line 5: settings.title_max_chars"),
            (category + "types:\n  - id: t\n    category: c\n    priority: normal\n    push: maybe\n", "line 8: push is neither true nor false"),
            (category + "types:\n  - id: t\n    category: c\n    colour: red\n", "line 7: there is no “colour” here"),
            (
                category + type + template + "android_channels:\n  - {id: a, name: A, importance: high}\n  - {id: a, name: B, importance: high}",
                "line 8: android_channels.a: stands there twice"
            ),
            (
                category + type + "templates:\n  - {type: t, locale: en, title: T}\n  - {type: u, locale: en, title: T}\n",
                "line 7: templates.u/en.type_id"
            ),
            ("categories: [{id: c\n", "4:1: error"),
            ("badge_cap: 1\nbadge_cap: 2\n", "badge_cap"),
        ] as [(String, String)])
    func lines(yaml: String, message: String) { refused(yaml: yaml, message: message) }

    @Test("POL-01 a profile has a name that commands can take, and a version from 1 on")
    func identity() {
        for (yaml, message) in [
            ("profile: my own\nversion: 1", "line 1: profile is 1 to 64 letters"), ("profile: own\nversion: 0", "line 2: version is a number from 1"),
            ("profile: own\nversion: 99999999999", "line 2: version is a number from 1"), ("profile: own", "version is missing"),
        ] {
            let error = #expect(throws: ProfileError.self) { try Profile(yaml: yaml, file: "own.yaml") }
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "accepted")")
        }
    }

    @Test("REG-11 EVAL-36 a visible type has its text in the language that others fall back to")
    func defaultLanguage() {
        let arabic = "templates: [{type: t, locale: ar, title: T}]"
        refused(yaml: Self.category + Self.type + arabic, message: "types.t: has no template in the default language, en")
        let german = "settings: {default_locale: de-CH}\n"
        refused(
            yaml: german + Self.category + Self.type + Self.template, message: "types.t: has no template in the default language, de-CH")
    }
}
