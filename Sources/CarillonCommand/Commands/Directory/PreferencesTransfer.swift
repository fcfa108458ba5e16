import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon prefs export`.
struct PreferencesExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print the preferences of all users, or of one, as JSON lines.",
        discussion: "Users who never chose anything are not among them: they follow the app's defaults."
    )
    .example("carillon prefs export --user alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "User id.") var user = ""

    func run() async throws {
        let clients = try system.clients()
        let encoder = PreferenceLine.encoder
        try await clients.preferences.exportPreferences(.init(tenant: tenant.resolve(clients), userId: user)) { responses in
            for try await response in responses {
                for user in response.users { print(String(decoding: try encoder.encode(PreferenceLine(user)), as: UTF8.self)) }
            }
        }
    }
}

/// `carillon prefs import`.
struct PreferencesImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Replace the preferences of users by those in a file of JSON lines.",
        discussion: """
            The import checks each line by itself: it prints the lines that it rejects, and then ends with status 1. \
            It keeps choices about types and categories that the app no longer has, and names them in a warning.
            """
    )
    .example("carillon prefs import preferences.jsonl --dry-run")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "File with a JSON object in each line, as export prints them; - for standard input.") var file: String
    @Flag(help: "Check everything and change nothing.") var dryRun = false

    private static let usersPerCall = 200

    /// The result of an import.
    struct Outcome: Encodable {
        /// A message about one line.
        struct Remark: Encodable {
            var line: Int
            var reason, field, message: String

            /// `line 2: invalid_value language: is a BCP 47 tag`.
            var text: String {
                let what = [reason, field].filter { !$0.isEmpty }.joined(separator: " ")
                return "line \(line): \(what.isEmpty ? "" : "\(what): ")\(message)"
            }
        }

        var dryRun: Bool
        /// Users.
        var changed: Int64 = 0
        var unchanged: Int64 = 0
        var rejected: [Remark] = []
        /// Warnings about lines that were imported.
        var warnings: [Remark] = []

        var text: String {
            let remarks = warnings.map { "\($0.text) (taken all the same)" } + rejected.map(\.text)
            let sum = "\(dryRun ? "would change" : "changed") \(changed), unchanged \(unchanged), rejected \(rejected.count)"
            return (remarks.map(TerminalText.oneLine) + [sum]).joined(separator: "\n")
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let tenant = try await tenant.resolve(clients)
        let data = try InputFile.data(file)
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var users: [(line: Int, user: PreferencesV1.StoredUser)] = []
        var outcome = Outcome(dryRun: dryRun)
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            do {
                try PreferenceLine.checkMembers(of: Data(line.utf8))
                users.append((index + 1, try PreferenceLine.decoder.decode(PreferenceLine.self, from: Data(line.utf8)).message))
            } catch let error as APIError {
                outcome.rejected.append(.init(line: index + 1, reason: error.reason.code, field: error.field ?? "", message: error.message))
            } catch {
                outcome.rejected.append(.init(line: index + 1, reason: "not understood", field: "", message: UnreadableJSON.words(of: error)))
            }
        }
        let progress = Progress("importing", total: users.count, quiet: system.json || isatty(STDERR_FILENO) == 0)
        for part in MessagePages.cut(users, count: Self.usersPerCall, size: { $0.user.encodedSize() + 6 }) {
            let answer: PreferencesV1.ImportPreferencesResponse
            do {
                answer = try await clients.preferences.importPreferences(.init(tenant: tenant, users: part.map(\.user), dryRun: dryRun))
            } catch {
                // Earlier lines stay imported: their report must not be lost because this call failed.
                progress.finish()
                try report(outcome)
                throw error
            }
            func remark(_ item: CommonV1.ItemResult) -> Outcome.Remark {
                .init(line: users[part.startIndex + Int(item.index)].line, reason: item.reason, field: item.field, message: item.message)
            }
            outcome.warnings += answer.warnings.map(remark)
            outcome.rejected += answer.rejected.map(remark)
            outcome.changed += answer.imported
            outcome.unchanged += answer.unchanged
            progress.advance(by: part.count)
        }
        progress.finish()
        try report(outcome)
        if !outcome.rejected.isEmpty { throw ExitCode.failure }
    }

    private func report(_ outcome: Outcome) throws { try system.json ? printJSON(outcome) : print(outcome.text) }
}

/// One user's preferences as a line of JSON, with the names of the HTTP document. Preferences that the user never chose are absent.
struct PreferenceLine: Codable, Equatable {
    struct Switches: Codable, Equatable {
        var push: Bool?
        var email: Bool?
    }
    struct QuietHours: Codable, Equatable {
        var enabled: Bool?
        var start: String?
        var end: String?
        var timezone: String?
        var daysOfWeek: [Int32]?
        var allowCritical: Bool?
    }
    struct Channel: Codable, Equatable {
        var muted: Bool?
        var mutedUntil: String?
        var notifyAll: Bool?
        var starred: Bool?
    }

    var userId: String
    var pushEnabled: Bool?
    var emailEnabled: Bool?
    var promotionalOptIn: Bool?
    var language: String?
    var notifications: [String: Switches]?
    var categories: [String: Bool]?
    var quietHours: QuietHours?
    var sound: [String: String]?
    var vibration: [String: [Int32]]?
    var deviceScope: String?
    var digestTime: [String: String]?
    var reduceMotion: Bool?
    var channelSettings: [String: Channel]?
    var optedOutAt: String?
    var optOutHistory: [String]?
}

extension PreferenceLine {
    /// Members that a line may have.
    private static let members: Set = [
        "user_id", "push_enabled", "email_enabled", "promotional_opt_in", "language", "notifications", "categories", "quiet_hours", "sound",
        "vibration", "device_scope", "digest_time", "reduce_motion", "channel_settings", "opted_out_at", "opt_out_history",
    ]
    private static let quietHoursMembers: Set = ["enabled", "start", "end", "timezone", "days_of_week", "allow_critical"]
    private static let membersOfEntries: [String: Set<String>] = [
        "notifications": ["push", "email"], "channel_settings": ["muted", "muted_until", "notify_all", "starred"],
    ]

    /// Refuses a line with members that an export never writes: an import that ignored them would lose choices without a word.
    ///
    /// - Throws: ``InputError`` with the name of the first unknown member and the number of the others.
    static func checkMembers(of line: Data) throws {
        // The decoder refuses whatever is no object.
        guard let document = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else { return }
        var unknown = document.keys.filter { !members.contains($0) }
        func check(_ value: Any?, at path: String, _ known: Set<String>) {
            guard let object = value as? [String: Any] else { return }
            unknown += object.keys.filter { !known.contains($0) }.map { "\(path).\($0)" }
        }
        check(document["quiet_hours"], at: "quiet_hours", quietHoursMembers)
        for (map, known) in membersOfEntries {
            for (name, entry) in document[map] as? [String: Any] ?? [:] { check(entry, at: "\(map).\(name)", known) }
        }
        guard let first = unknown.min() else { return }
        let others = unknown.count == 1 ? "" : ", nor the \(Format.counted(Int64(unknown.count - 1), "other")) that the line has beside it"
        throw InputError("preferences have no member '\(first.prefix(100))'\(others)")
    }

    /// Writes names of members in `snake_case`, and ids of types, categories and channels as they are.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return encoder
    }

    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    init(_ user: PreferencesV1.StoredUser) {
        func instant(_ milliseconds: Int64) -> String { Instant(milliseconds: milliseconds).rfc3339 }
        func filled<Key, Value>(_ map: [Key: Value]) -> [Key: Value]? { map.isEmpty ? nil : map }
        let choices = user.choices ?? .init()
        userId = user.userId
        pushEnabled = user.pushEnabled
        emailEnabled = user.emailEnabled
        promotionalOptIn = user.promotionalOptIn
        language = user.language
        notifications = filled(Dictionary(choices.types.map { ($0.typeId, Switches(push: $0.push, email: $0.email)) }) { $1 })
        categories = filled(Dictionary(choices.categories.map { ($0.categoryId, $0.enabled) }) { $1 })
        quietHours = choices.quietHours.map {
            QuietHours(
                enabled: $0.enabled, start: $0.start, end: $0.end, timezone: $0.timezone, daysOfWeek: $0.days?.daysOfWeek,
                allowCritical: $0.allowCritical)
        }
        sound = filled(choices.sound)
        vibration = filled(Dictionary(choices.vibration.map { ($0.categoryId, $0.milliseconds) }) { $1 })
        deviceScope = choices.deviceScope == .unspecified ? nil : choices.deviceScope.name
        digestTime = filled(choices.digestTime)
        reduceMotion = choices.reduceMotion
        channelSettings = filled(
            Dictionary(
                user.channelSettings.map {
                    ($0.channelId, Channel(muted: $0.muted, mutedUntil: $0.mutedUntilMs.map(instant), notifyAll: $0.notifyAll, starred: $0.starred))
                }
            ) { $1 })
        optedOutAt = user.optedOutAtMs.map(instant)
        optOutHistory = choices.optOutHistoryMs.isEmpty ? nil : choices.optOutHistoryMs.map(instant)
    }

    /// - Throws: ``InputError`` for an instant that is none.
    var message: PreferencesV1.StoredUser {
        get throws {
            func milliseconds(_ text: String) throws -> Int64 {
                guard let instant = Instant(rfc3339: text) else {
                    throw InputError("'\(text)' is not an instant such as 2026-02-01T10:30:00.123Z")
                }
                return instant.milliseconds
            }
            return .init(
                userId: userId, pushEnabled: pushEnabled ?? true, emailEnabled: emailEnabled ?? true,
                promotionalOptIn: promotionalOptIn ?? false, language: language, optedOutAtMs: try optedOutAt.map(milliseconds),
                choices: .init(
                    types: (notifications ?? [:]).sorted { $0.key < $1.key }.map {
                        .init(typeId: $0.key, push: $0.value.push, email: $0.value.email)
                    },
                    categories: (categories ?? [:]).sorted { $0.key < $1.key }.map { .init(categoryId: $0.key, enabled: $0.value) },
                    quietHours: quietHours.map {
                        .init(
                            enabled: $0.enabled, start: $0.start, end: $0.end, timezone: $0.timezone,
                            days: $0.daysOfWeek.map { .init(daysOfWeek: $0) }, allowCritical: $0.allowCritical)
                    },
                    sound: sound ?? [:],
                    vibration: (vibration ?? [:]).sorted { $0.key < $1.key }.map { .init(categoryId: $0.key, milliseconds: $0.value) },
                    deviceScope: try .init(word: deviceScope ?? "", field: "device_scope"), digestTime: digestTime ?? [:], reduceMotion: reduceMotion,
                    optOutHistoryMs: try (optOutHistory ?? []).map(milliseconds)),
                channelSettings: try (channelSettings ?? [:]).sorted { $0.key < $1.key }.map {
                    .init(
                        channelId: $0.key, muted: $0.value.muted ?? false, mutedUntilMs: try $0.value.mutedUntil.map(milliseconds),
                        notifyAll: $0.value.notifyAll ?? false, starred: $0.value.starred ?? false)
                })
        }
    }
}
