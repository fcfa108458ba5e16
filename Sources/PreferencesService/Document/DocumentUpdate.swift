import CarillonAPI
import ServiceKit

/// An update of a document (PREF-05): only what it names changes, all or nothing.
struct DocumentUpdate: Sendable {
    private let request: PreferencesV1.UpdatePreferencesRequest
    private let governing: AppPolicy

    /// Checks everything that can be checked without the document.
    ///
    /// - Throws: ``APIError`` naming the key.
    init(_ request: PreferencesV1.UpdatePreferencesRequest, governing: AppPolicy) throws(APIError) {
        self.request = request
        self.governing = governing
        for item in request.notifications where governing.catalogue.type(item.typeId) == nil {
            throw APIError(.unknownType, field: "notifications.\(item.typeId)", "the app has no notification type “\(item.typeId)”")
        }
        for item in request.categories where governing.catalogue.category(item.categoryId) == nil {
            throw APIError(.unknownCategory, field: "categories.\(item.categoryId)", "the app has no category “\(item.categoryId)”")
        }
        if let quiet = request.quietHours { try check(quiet) }
        if let language = request.language, !language.isEmpty, !SettingType.isLanguageTag(language) {
            throw APIError(.invalidArgument, field: "language", "is a BCP 47 tag such as en-US, or empty for none")
        }
        guard request.sound.count <= 50 else { throw APIError(.invalidArgument, field: "sound", "has at most 50 entries") }
        for (key, sound) in request.sound.sorted(by: { $0.key < $1.key }) {
            guard (1...64).contains(key.count), sound.count <= 100 else {
                throw APIError(.invalidArgument, field: "sound.\(key)", "a key has 1 to 64 characters, a sound's name at most 100")
            }
        }
    }

    private func check(_ quiet: PreferencesV1.QuietHoursUpdate) throws(APIError) {
        for (field, time) in [("start", quiet.start), ("end", quiet.end)] {
            guard let time else { continue }
            guard LocalTime(time) != nil else {
                throw APIError(.invalidTime, field: "quiet_hours.\(field)", "“\(time)” is not a time HH:MM from 00:00 to 23:59")
            }
        }
        if let timezone = quiet.timezone, !timezone.isEmpty {
            guard governing.policy.quietHoursTimezoneSource != .organization else {
                throw APIError(.timezoneNotSettable, field: "quiet_hours.timezone", "quiet hours are read in the organization's zone")
            }
            guard IANA.zone(named: timezone) != nil else {
                throw APIError(.invalidTimezone, field: "quiet_hours.timezone", "“\(timezone)” is not an IANA time zone")
            }
        }
        if let days = quiet.days?.daysOfWeek {
            guard !days.isEmpty, days.allSatisfy({ (0...6).contains($0) }), Set(days).count == days.count else {
                throw APIError(
                    .invalidArgument, field: "quiet_hours.days_of_week",
                    "names each weekday once, 0 = Sunday to 6 = Saturday; switch quiet hours off with enabled = false")
            }
        }
    }

    /// The document after the update; the same document when nothing changes.
    ///
    /// - Throws: `version_mismatch`, `empty_quiet_hours`.
    func applied(to document: PreferenceDocument, nowMs: Int64) throws(APIError) -> PreferenceDocument {
        if let version = request.ifVersion, version != document.version {
            throw APIError(
                .versionMismatch, field: "if_version",
                "the document has version \(document.version), not \(version); read it again")
        }
        var changed = document
        if let push = request.pushEnabled {
            if document.pushEnabled, !push { changed.optedOutAtMs = nowMs }
            changed.pushEnabled = push
        }
        changed.emailEnabled = request.emailEnabled ?? document.emailEnabled
        changed.promotionalOptIn = request.promotionalOptIn ?? document.promotionalOptIn
        if let language = request.language { changed.language = language.isEmpty ? nil : language }
        for item in request.notifications {
            var choice = changed.choices.types?[item.typeId] ?? .init()
            choice.push = item.push ?? choice.push
            choice.email = item.email ?? choice.email
            changed.choices.types = (changed.choices.types ?? [:]).merging([item.typeId: choice]) { $1 }
        }
        for item in request.categories {
            changed.choices.categories = (changed.choices.categories ?? [:]).merging([item.categoryId: item.enabled]) { $1 }
        }
        if !request.sound.isEmpty {
            changed.choices.sound = (changed.choices.sound ?? [:]).merging(request.sound) { $1 }
        }
        if let quiet = request.quietHours { try apply(quiet, to: &changed) }
        guard changed != document else { return document }
        changed.version += 1
        changed.updatedAtMs = nowMs
        return changed
    }

    private func apply(_ quiet: PreferencesV1.QuietHoursUpdate, to document: inout PreferenceDocument) throws(APIError) {
        var choice = document.choices.quietHours ?? .init()
        choice.enabled = quiet.enabled ?? choice.enabled
        choice.start = quiet.start ?? choice.start
        choice.end = quiet.end ?? choice.end
        choice.timezone = quiet.timezone ?? choice.timezone
        choice.daysOfWeek = quiet.days.map { $0.daysOfWeek.map(Int.init).sorted() } ?? choice.daysOfWeek
        choice.allowCritical = quiet.allowCritical ?? choice.allowCritical
        document.choices.quietHours = choice
        let effective = EffectivePreferences(document, governing).quietHours
        guard effective.start != effective.end else {
            throw APIError(.emptyQuietHours, field: "quiet_hours.end", "quiet hours that start and end at \(effective.end) are empty")
        }
    }
}
