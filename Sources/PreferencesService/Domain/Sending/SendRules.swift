import CarillonAPI
import ServiceKit

/// Answers whether users may be pushed (EVAL-17, checks 2, 3 and 5), for the questions of one batch at one instant.
///
/// Most users of a batch have equal choices. An answer is computed once for each combination of choices, zones, roles and types.
struct SendRules {
    /// The most questions of one batch.
    static let largestBatch = 1_000

    /// Everything that an answer depends on, except mutes and the version.
    private struct Case: Hashable {
        var choices: ObjectIdentifier?
        var typeIds: [String]
        var roles: [String]
        var notifyAll: Bool
        var userTimezone: String
        var deviceTimezone: String
        var override: Bool
        var silentPush: Bool
        var digestTime: Bool
    }

    private let app: AppPolicy
    private let instant: Instant
    private let consented: Set<String>
    private var answers: [Case: PreferencesV1.SendAnswer] = [:]

    /// - Parameter consented: The children of the batch with a guardian's consent in force.
    init(app: AppPolicy, instant: Instant, consented: Set<String> = []) {
        self.app = app
        self.consented = consented
        self.instant = instant
    }

    /// One answer.
    ///
    /// - Parameter channel: The user's setting of the question's channel.
    mutating func answer(_ question: PreferencesV1.SendQuestion, _ user: UserChoices, channel: ChannelChoice) -> PreferencesV1.SendAnswer {
        let known = Case(
            choices: user.choices.map(ObjectIdentifier.init), typeIds: question.typeIds, roles: question.roles,
            notifyAll: channel.notifyAll, userTimezone: question.userTimezone, deviceTimezone: question.deviceTimezone,
            override: question.override, silentPush: question.silentPush, digestTime: question.asksDigestTime)
        var answer: PreferencesV1.SendAnswer
        if let made = answers[known] {
            answer = made
        } else {
            answer = make(question, user.choices?.document ?? PreferenceDocument(), notifyAll: channel.notifyAll)
            answers[known] = answer
        }
        answer.version = user.version
        // A missing consent overrules any other answer, for every type (EVAL-56).
        if question.guardianConsentRequired, !consented.contains(question.userId) { answer.gate = .consentMissing }
        answer.channelMuted = !question.silentPush && !overrides(question, answer) && channel.isMuted(at: instant)
        return answer
    }

    /// Whether an override by a system administrator applies (ROLE-05). It counts only for types marked `critical`.
    private func overrides(_ question: PreferencesV1.SendQuestion, _ answer: PreferencesV1.SendAnswer) -> Bool {
        question.override && app.catalogue.type(answer.typeId)?.critical == true
    }

    private func make(
        _ question: PreferencesV1.SendQuestion, _ document: PreferenceDocument, notifyAll: Bool
    ) -> PreferencesV1.SendAnswer {
        // It interrupts nobody: only the master switch counts (EVAL-43).
        if question.silentPush {
            let typeID = document.pushEnabled ? question.typeIds.first ?? "" : ""
            return PreferencesV1.SendAnswer(typeId: typeID, pushEnabled: document.pushEnabled, silent: true, deviceScope: .all)
        }
        let preferences = EffectivePreferences(document, app, roles: question.roles)
        let known = question.typeIds.compactMap(app.catalogue.type)
        let candidates = known.filter { preferences.gate(of: $0) == .unspecified }
        let overridden = question.override ? candidates.first(where: \.critical) : nil
        let chosen = overridden ?? candidates.first { preferences.isPushEnabled(for: $0, notifyAll: notifyAll) }
        let told = chosen ?? known.first
        let sound = told.map(preferences.sound)
        var answer = PreferencesV1.SendAnswer(
            typeId: chosen?.typeId ?? "", allowCritical: preferences.quietHours.allowCritical,
            pushEnabled: overridden != nil || preferences.document.pushEnabled, emailEnabled: told.map(preferences.isEmailEnabled) ?? false,
            sound: (sound ?? nil) ?? "",
            // The answer has a gate only when a gate forbids every candidate.
            gate: candidates.isEmpty ? known.first.map(preferences.gate) ?? .unspecified : .unspecified, silent: sound == .some(nil),
            vibrationMs: told.map(preferences.vibration) ?? [],
            deviceScope: overridden == nil ? preferences.deviceScope : .all, reduceMotion: preferences.document.choices.reduceMotion ?? false)
        if question.asksDigestTime {
            answer.digestTime = question.typeIds.first.flatMap { preferences.document.choices.digestTime[$0] } ?? ""
        }
        // Quiet hours do not defer an override.
        guard overridden == nil else { return answer }
        addQuietHours(of: preferences, zones: UserZones(user: question.userTimezone, device: question.deviceTimezone), to: &answer)
        return answer
    }

    private func addQuietHours(of preferences: EffectivePreferences, zones: UserZones, to answer: inout PreferencesV1.SendAnswer) {
        let zone = preferences.quietZone(of: zones)
        let window = preferences.quietWindow(in: zone.zone)
        let end = window?.end(ofWindowCovering: instant)
        answer.quietHoursActive = end != nil
        answer.quietUntilMs = end?.milliseconds
        answer.quietTimezone = zone.zone.name
        answer.quietTimezoneSource = .init(zone.source)
        answer.unknownTimezones = zone.unknown
    }
}
