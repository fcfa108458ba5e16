import CarillonAPI
import ServiceKit

/// The rules for the fields of an update (PREF-01, PREF-05, ARCH-16). Errors name the key.
struct DocumentRules {
    static let mostSounds = 50
    /// The longest name and the longest key of a sound, in bytes of UTF-8. Bytes, because every answer to a send check has the name, and a
    /// character may have any number of bytes.
    static let longestSound = 100
    static let longestKey = 64
    /// Longest vibration: 20 values of ten seconds.
    static let mostVibrationValues = 20
    static let vibrationMilliseconds: ClosedRange<Int32> = 0...10_000
    /// The longest id of a type or category, and the most of them in a document, where the catalogue sets no limit (REG-11).
    static let longestID = 64
    static let mostChoices = 2_000

    let app: AppPolicy
    /// Whether choices that the app no longer offers are accepted.
    private let acceptsWithdrawn: Bool
    /// Accepted choices that the app no longer offers.
    private(set) var withdrawn: [APIError] = []

    init(app: AppPolicy, acceptsWithdrawn: Bool = false) {
        self.app = app
        self.acceptsWithdrawn = acceptsWithdrawn
    }

    mutating func check(_ request: PreferencesV1.UpdatePreferencesRequest) throws(APIError) {
        for (field, count) in [
            ("notifications", request.notifications.count), ("categories", request.categories.count), ("digest_time", request.digestTime.count),
            ("vibration", request.vibration.count),
        ] where acceptsWithdrawn && count > Self.mostChoices { throw refuse(field, "has at most \(Self.mostChoices) entries") }
        for item in request.notifications { try checkType(item.typeId, field: "notifications") }
        for item in request.categories { try checkCategory(item.categoryId, field: "categories") }
        if let quiet = request.quietHours { try check(quiet) }
        if let language = request.language, !language.isEmpty {
            guard LanguageTag.isWellFormed(language) else {
                throw refuse("language", "is a BCP 47 tag such as de, pt-BR or zh-Hant, with at most \(LanguageTag.longest) characters")
            }
        }
        if let scope = request.deviceScope, !app.policy.deviceScopeChoices.contains(scope) {
            let error = refuse(
                "device_scope", "“\(scope.name)” is none of: \(app.policy.deviceScopeChoices.map(\.name).joined(separator: ", "))")
            try refuseUnlessAccepted(error, isWellFormed: scope.known != nil)
        }
        try checkSounds(request.sound)
        for (type, time) in request.digestTime.sorted(by: { $0.key < $1.key }) {
            try checkType(type, field: "digest_time")
            try checkTime(time, field: "digest_time.\(type)")
        }
        for pattern in request.vibration { try check(pattern) }
    }

    private func refuse(_ field: String, _ rule: String) -> APIError { APIError(.invalidValue, field: field, rule) }

    /// Adds the error to ``withdrawn``.
    ///
    /// - Throws: The error, where choices that the app no longer offers are not accepted.
    private mutating func refuseUnlessAccepted(_ error: APIError, isWellFormed: Bool = true) throws(APIError) {
        guard acceptsWithdrawn, isWellFormed else { throw error }
        withdrawn.append(error)
    }

    private mutating func checkType(_ id: String, field: String) throws(APIError) {
        guard app.catalogue.type(id) == nil else { return }
        try refuseUnlessAccepted(
            APIError(.unknownType, field: "\(field).\(id)", "the app has no notification type “\(id)”"), isWellFormed: Self.isID(id))
    }

    private mutating func checkCategory(_ id: String, field: String) throws(APIError) {
        guard app.catalogue.category(id) == nil else { return }
        try refuseUnlessAccepted(APIError(.unknownCategory, field: "\(field).\(id)", "the app has no category “\(id)”"), isWellFormed: Self.isID(id))
    }

    /// Whether a text has the form of a catalogue's id.
    private static func isID(_ id: String) -> Bool {
        (1...longestID).contains(id.utf8.count) && ASCII.isIdentifier(id, with: "._-") && HostID.isAllowed(id)
    }

    private func checkTime(_ text: String, field: String) throws(APIError) {
        guard LocalTime(text) == nil else { return }
        throw APIError(.invalidTime, field: field, "“\(text)” is not a time HH:MM from 00:00 to 23:59")
    }

    private func checkSounds(_ sounds: [String: String]) throws(APIError) {
        guard sounds.count <= Self.mostSounds else { throw refuse("sound", "has at most \(Self.mostSounds) entries") }
        for (key, sound) in sounds.sorted(by: { $0.key < $1.key }) {
            guard (1...Self.longestKey).contains(key.utf8.count), !FreeText.hasControlCharacters(key) else {
                throw refuse("sound.\(key)", "a key has 1 to \(Self.longestKey) bytes, and no control characters")
            }
            guard (1...Self.longestSound).contains(sound.utf8.count), !FreeText.hasControlCharacters(sound) else {
                throw refuse(
                    "sound.\(key)", "the name of a sound has 1 to \(Self.longestSound) bytes, and no control characters; none switches it off")
            }
        }
    }

    private mutating func check(_ pattern: PreferencesV1.VibrationPattern) throws(APIError) {
        try checkCategory(pattern.categoryId, field: "vibration")
        guard (1...Self.mostVibrationValues).contains(pattern.milliseconds.count),
            pattern.milliseconds.allSatisfy(Self.vibrationMilliseconds.contains)
        else {
            throw refuse("vibration.\(pattern.categoryId)", "is 1 to \(Self.mostVibrationValues) numbers of 0 to 10,000 milliseconds")
        }
    }

    private mutating func check(_ quiet: PreferencesV1.QuietHoursUpdate) throws(APIError) {
        if let start = quiet.start { try checkTime(start, field: "quiet_hours.start") }
        if let end = quiet.end { try checkTime(end, field: "quiet_hours.end") }
        if let timezone = quiet.timezone, !timezone.isEmpty {
            if app.policy.quietHoursTimezoneSource == .organization {
                try refuseUnlessAccepted(
                    APIError(.timezoneNotSettable, field: "quiet_hours.timezone", "quiet hours are read in the organization's zone"))
            }
            guard IANA.zone(named: timezone) != nil else {
                throw APIError(.invalidTimezone, field: "quiet_hours.timezone", "“\(timezone)” is not an IANA time zone")
            }
        }
        if let days = quiet.days?.daysOfWeek {
            guard !days.isEmpty, days.allSatisfy({ (0...6).contains($0) }), Set(days).count == days.count else {
                throw refuse(
                    "quiet_hours.days_of_week",
                    "names each weekday once, 0 = Sunday to 6 = Saturday; switch quiet hours off with enabled = false")
            }
        }
    }
}
