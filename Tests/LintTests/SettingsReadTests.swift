import Testing

/// A setting that can be set and explained but does nothing is a promise that is not kept.
///
/// A use is a typed access to the policy: `policy.dedupMode`, `policy.deviceLifecycle.purgeDays`, or a bare property in an extension of the policy.
/// A word that happens to be the same is none. Whether a use is an effect no text shows: that is for the tests that set the setting.
@Suite("Settings have an effect")
struct SettingsReadTests {
    /// Settings that no code reads yet, by what they wait for. A setting leaves this list with the code that reads it.
    private let unread: [(waitsFor: String, settings: [String])] = [
        ("a queue in several copies (DR-05)", ["queue_replicas"]),
        (
            "the scheduler on devices",
            ["local_window_minutes", "local_ios_pending_cap", "local_depth", "local_cooldown_seconds", "local_event_queue", "local_encrypt"]
        ),
    ]

    /// A setting with a part of its effect.
    private struct Partly {
        let setting: String
        /// Values without an effect of their own; empty: all of them do the little that is done.
        var values: [String] = []
        let does: String
        let waitsFor: String
        /// Every file that reads it. One more file, or one less: look whether the setting does now what it is for.
        let readers: [String]
    }

    private let partly =
        [
            Partly(
                setting: "device_group_by", values: ["slot_day"], does: "slot_day is the same as category", waitsFor: "the scheduler on devices",
                readers: ["EvaluatorService/Domain/Content/NotificationComposer.swift"]),
            Partly(
                setting: "local_retention_days", does: "the content that the server has for devices is deleted after it",
                waitsFor: "the scheduler on devices", readers: ["PreferencesService/Jobs/PreferencesJobs.swift"]),
        ]
        + ["local_mode", "local_prefetch_lead_minutes", "local_ttl_seconds", "local_category_id", "local_android_channel_id"].map {
            Partly(
                setting: $0, does: "devices are told it with their flags (AGENT-24)", waitsFor: "the scheduler on devices",
                readers: ["RegistryTenants/Domain/FeatureFlags.swift"])
        }

    private static let policyFolder = "Sources/ServiceKit/Policy"

    /// The names in the catalogue.
    private var settings: Set<String> {
        var names: Set<String> = []
        for file in SourceTree.swiftFiles(in: [Self.policyFolder]) where file.path.contains("SettingCatalogue+") {
            for match in SourceTree.text(file.path).matches(of: /\.init\(\s*"([a-z0-9_]+)",/) { names.insert(String(match.1)) }
        }
        return names
    }

    @Test("POL-06 ARCH-08 every setting is read through the typed policy, or is listed with the feature that it waits for")
    func uses() {
        let (settings, readers) = (settings, PolicyUses().readers)
        // The same as the table of the requirements has.
        let rows = SourceTree.text("Tests/RegistryTests/settings.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
        #expect(settings == Set(rows.map { row in String(row.prefix { $0 != "\t" && $0 != "." }) }))
        let listed = unread.flatMap(\.settings)
        #expect(Set(listed).count == listed.count, "listed twice")
        #expect(Set(listed).subtracting(settings).sorted() == [], "listed, and no setting")
        #expect(settings.subtracting(readers.keys).subtracting(listed).sorted() == [], "nobody reads them, and no list says why")
        #expect(listed.filter { readers[$0] != nil } == [], "listed as unread, and read")
    }

    @Test("POL-06 Settings with a part of their effect are read where this list says, and nowhere else")
    func parts() {
        let readers = PolicyUses().readers
        for entry in partly {
            #expect(
                readers[entry.setting, default: []].sorted() == entry.readers.map { "Sources/\($0)" },
                "\(entry.setting) \(entry.values): \(entry.does), until there is \(entry.waitsFor); look whether that is so still")
        }
        #expect(Set(partly.map(\.setting)).count == partly.count, "listed twice")
    }

    @Test("POL-06 Every setting that has an effect is set by a test")
    func tests() {
        var set: Set<String> = []
        for file in SourceTree.swiftFiles(in: ["Tests"]) where !file.path.contains("LintTests/") && !Self.isAboutPolicyItself(file.path) {
            for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                // The setting's name as a text of its own, alone or with a key of its map.
                for word in Word.all(in: line)
                where word.before == UInt8(ascii: "\"") && [UInt8(ascii: "\""), UInt8(ascii: ".")].contains(word.after) {
                    set.insert(word.text)
                }
            }
        }
        let partly = Set(partly.map(\.setting))
        #expect(settings.subtracting(unread.flatMap(\.settings)).subtracting(partly).subtracting(set).sorted() == [])
    }

    /// Tests of how a policy is put together: what they set need do nothing.
    private static func isAboutPolicyItself(_ path: String) -> Bool {
        ["PolicyResolution", "PolicyAdministration", "PolicyCommand", "PartialUpdate"].contains { path.contains($0) }
    }
}

/// The readers of each setting.
struct PolicyUses {
    private static let folder = "Sources/ServiceKit/Policy"
    /// The names of the policy and its parts where they are read.
    private static let owners: Set<String> = ["policy", "deviceLifecycle", "prompts"]
    private static let types = ["Policy", "DeviceLifecyclePolicy", "PromptRules", "AppPolicy"]

    /// Setting → the files beyond the policy's own that read it, each once, in order.
    let readers: [String: [String]]

    init() {
        var readers: [String: Set<String>] = [:]
        let properties = Self.properties
        for file in SourceTree.swiftFiles(in: ["Sources", "services"]) where !file.isGenerated && !file.path.hasPrefix(Self.folder + "/") {
            var isOfPolicy = false
            // Where a local function hands the name on.
            let looksUpByName = file.lines.contains { $0.contains("policy.settings[setting]") }
            for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                if line.first == "}" { isOfPolicy = false }
                let words = Word.all(in: line)
                if let index = words.firstIndex(where: { $0.text == "extension" }), line.first != " ", words.indices.contains(index + 1) {
                    isOfPolicy = Self.types.contains(words[index + 1].text)
                }
                for word in words {
                    // A member of the policy; in the policy's own extensions a bare name that is no label.
                    let isBare = isOfPolicy && word.owner == nil && word.before != UInt8(ascii: ".") && word.after != UInt8(ascii: ":")
                    guard isBare || word.owner.map(Self.owners.contains) == true, let setting = properties[word.text] else { continue }
                    readers[setting, default: []].insert(file.path)
                }
                let namesSettings = words.contains { $0.text == "settings" && (isOfPolicy || $0.owner == "policy") }
                guard namesSettings || looksUpByName else { continue }
                for match in line.matches(of: namesSettings ? /settings\["([a-z0-9_]+)"\]/ : /text\("([a-z0-9_]+)"\)/) {
                    readers[String(match.1), default: []].insert(file.path)
                }
            }
        }
        self.readers = readers.mapValues { $0.sorted() }
    }

    /// The settings by the policy's properties.
    private static var properties: [String: String] {
        var properties: [String: String] = [:]
        for file in SourceTree.swiftFiles(in: [folder]) where !file.path.contains("SettingCatalogue") {
            for line in file.lines {
                if let match = line.firstMatch(of: /^\s*(?:let )?(\w+) = .*read\.\w+\("([a-z0-9_]+)"/) {
                    properties[String(match.1)] = String(match.2)
                }
            }
        }
        return properties
    }
}

/// A name in a line, and what it stands beside.
private struct Word {
    let text: String
    /// Of what it is a member: `policy` in `app.policy.dedupMode` and in `policy?.dedupMode`.
    let owner: String?
    /// The bytes beside it; nil at the ends of the line.
    let before, after: UInt8?

    static func all(in line: Substring) -> [Word] {
        let bytes = Array(line.utf8)
        var words: [Word] = []
        var (last, lastEnd, start) = ("", 0, 0)
        while start < bytes.count {
            guard isPartOfAName(bytes[start]) else {
                start += 1
                continue
            }
            let end = bytes[start...].firstIndex { !isPartOfAName($0) } ?? bytes.count
            let text = String(decoding: bytes[start..<end], as: UTF8.self)
            let between = String(decoding: bytes[lastEnd..<start], as: UTF8.self)
            words.append(
                Word(
                    text: text, owner: [".", "?.", "!."].contains(between) ? last : nil, before: start > 0 ? bytes[start - 1] : nil,
                    after: end < bytes.count ? bytes[end] : nil))
            (last, lastEnd, start) = (text, end, end)
        }
        return words
    }

    private static func isPartOfAName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
    }
}
