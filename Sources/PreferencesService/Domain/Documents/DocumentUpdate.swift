import CarillonAPI
import ServiceKit

/// An update of a document (PREF-05). It changes only the fields that it names, all or none of them.
struct DocumentUpdate: Sendable {
    private let request: PreferencesV1.UpdatePreferencesRequest
    private let app: AppPolicy
    private let resets: [DocumentReset]
    private let isRestoration: Bool
    /// Choices of a restoration that the app no longer offers.
    let withdrawn: [APIError]

    /// Checks everything that can be checked without the document.
    ///
    /// - Parameter isRestoration: The choices are from an earlier time. Choices of types and categories that the app does not offer now are stored,
    ///   and have no effect until the app offers them again.
    /// - Throws: ``APIError`` naming the key.
    init(_ request: PreferencesV1.UpdatePreferencesRequest, app: AppPolicy, isRestoration: Bool = false) throws(APIError) {
        self.request = request
        self.app = app
        self.isRestoration = isRestoration
        var rules = DocumentRules(app: app, acceptsWithdrawn: isRestoration)
        try rules.check(request)
        withdrawn = rules.withdrawn
        var resets: [DocumentReset] = []
        for (index, name) in request.reset.enumerated() { resets.append(try DocumentReset(name, at: index, catalogue: app.catalogue)) }
        self.resets = resets
    }

    /// Whether the update may switch a category on or off.
    var mayToggle: Bool {
        !request.categories.isEmpty || request.promotionalOptIn != nil
            || resets.contains {
                switch $0 {
                case .categories, .promotionalOptIn: true
                default: false
                }
            }
    }

    /// The document after the update; the same document when nothing changes.
    ///
    /// - Throws: `version_mismatch`, `empty_quiet_hours`, `invalid_value` for too many sounds.
    func applied(to document: PreferenceDocument, at now: Instant) throws(APIError) -> PreferenceDocument {
        if let version = request.ifVersion, version != document.version {
            throw APIError(
                .versionMismatch, field: "if_version",
                "the document has version \(document.version), not \(version); read it again")
        }
        var changed = document
        for reset in resets { reset.apply(to: &changed, at: now) }
        applySwitches(to: &changed, at: now)
        try applyPresentation(to: &changed)
        try applyQuietHours(to: &changed, before: document.choices.quietHours)
        guard changed != document else { return document }
        changed.countChange(at: now)
        return changed
    }

    private func applySwitches(to document: inout PreferenceDocument, at now: Instant) {
        if let push = request.pushEnabled { document.setPushEnabled(push, at: now) }
        document.emailEnabled = request.emailEnabled ?? document.emailEnabled
        document.promotionalOptIn = request.promotionalOptIn ?? document.promotionalOptIn
        for item in request.notifications {
            document.choices.changeType(item.typeId) { choice in
                choice.push = item.push ?? choice.push
                choice.email = item.email ?? choice.email
            }
        }
        for item in request.categories { document.choices.setCategory(item.categoryId, item.enabled) }
    }

    private func applyPresentation(to document: inout PreferenceDocument) throws(APIError) {
        if let language = request.language { document.language = language.isEmpty ? nil : language }
        document.choices.deviceScope = request.deviceScope ?? document.choices.deviceScope
        document.choices.reduceMotion = request.reduceMotion ?? document.choices.reduceMotion
        document.choices.digestTime.merge(request.digestTime) { $1 }
        for item in request.vibration { document.choices.setVibration(item.categoryId, item.milliseconds) }
        document.choices.sound.merge(request.sound) { $1 }
        guard document.choices.sound.count <= DocumentRules.mostSounds else {
            throw APIError(.invalidValue, field: "sound", "a document has at most \(DocumentRules.mostSounds) sounds; reset some first")
        }
    }

    private func applyQuietHours(
        to document: inout PreferenceDocument, before: PreferencesV1.QuietHoursUpdate?
    ) throws(APIError) {
        if let quiet = request.quietHours {
            document.choices.changeQuietHours { choice in
                choice.enabled = quiet.enabled ?? choice.enabled
                choice.start = quiet.start ?? choice.start
                choice.end = quiet.end ?? choice.end
                choice.allowCritical = quiet.allowCritical ?? choice.allowCritical
                if let timezone = quiet.timezone { choice.timezone = timezone.isEmpty ? nil : timezone }
                if let days = quiet.days { choice.days = .init(daysOfWeek: days.daysOfWeek.sorted()) }
            }
        }
        // Checked only when the update changes quiet hours: an end that comes from the policy may have changed by itself.
        guard document.choices.quietHours != before else { return }
        let effective = EffectivePreferences(document, app, roles: []).quietHours
        guard effective.start != effective.end else {
            // A restoration may have one end and take the other from the policy, which may have changed. Such hours are accepted and never active.
            if isRestoration, document.choices.quietHours?.start == nil || document.choices.quietHours?.end == nil { return }
            throw APIError(.emptyQuietHours, field: "quiet_hours.end", "quiet hours that start and end at \(effective.end) are empty")
        }
    }
}
