import CarillonAPI
import ServiceKit

/// The stages between a target and its push, in the order of EVAL-10 and EVAL-17. The first stage with a verdict wins, and its verdict is recorded.
/// New events and released notifications walk the same stages.
///
/// The ladder has three parts. Between them preferences are asked, and then what earlier pushes left in the store is read: dedup records and counts.
/// Decisions on an event as a whole (no app, no recipients) come before the ladder. The texts come after it.
enum EligibilityLadder {
    /// EVAL-10, stage 3: by the answer of the registry.
    static let beforePreferences: [EligibilityStage<RecipientCheck>] = [
        // Was the event's subject erased while the event was pending (PRIV-09)?
        .refusing("erased subject") { Eligibility.erasedSubject($0.event) },
        // Was the notification cancelled before the event's time (EVAL-44)?
        .refusing("cancelled") { $0.isCancelled ? Eligibility.cancelled : nil },
        // Does the registry's answer about the user fit into a message?
        .refusing("oversized user") { $0.isOversized ? Eligibility.oversizedUser : nil },
        .refusing("unknown user") { Eligibility.unknown($0.recipient) },
        .refusing("inactive user") { Eligibility.inactive($0.recipient, since: $0.event.pendingSince) },
        // Is the notification's time to live over (EVAL-53)?
        .refusing("expired") { Eligibility.expired(age: $0.age, timeToLive: $0.timeToLive) },
        // Is the target no guardian of the subject any more (EVAL-52)?
        .refusing("ended relationship") { Eligibility.relationshipEnded($0.relationship) },
        // Which types are for the target's roles (EVAL-39)? The others are removed.
        .refusing("role") { $0.keepTypesOfRoles() },
        // In which types may the target see the subject's education record (EVAL-39)? The others are removed.
        .refusing("education record") { $0.keepOwnRecords() },
    ]

    /// EVAL-10, stages 5 and 6: by the answer of preferences.
    static let afterPreferences: [EligibilityStage<TargetDecision>] = [
        // Does the target's clock show the time that the sender chose (EVAL-44)? Defers the push: everything is asked at that time.
        EligibilityStage("local time") { Eligibility.localTime($0) },
        // Has the target's part of a broadcast's time begun (EVAL-16)? Defers the push.
        EligibilityStage("spread") { Eligibility.spread($0) },
        // Consent and promotions (EVAL-56).
        .refusing("gate") { Eligibility.gate($0.answer.gate, candidates: $0.candidate.types) },
        // Check 1 of EVAL-17.
        .refusing("devices") { Eligibility.devices(of: $0.user) },
        // Check 2.
        .refusing("enabled type") { Eligibility.noType($0.answer, candidates: $0.candidate.types) },
        // Check 3.
        .refusing("muted channel") { Eligibility.muted($0.answer, channelID: $0.event.event.channelId) },
        // Check 4: is the user active in the app (EVAL-19)?
        .refusing("presence") { Eligibility.activity($0) },
        // Check 5 (EVAL-21). May defer the push.
        EligibilityStage("quiet hours") { Eligibility.quietHours($0) },
    ]

    /// EVAL-10, stages 6 to 9: by the dedup records and counts of earlier pushes.
    static let byEarlierPushes: [EligibilityStage<EarlierPushCheck>] = [
        // Check 6. It comes last of the six, because it depends on earlier decisions.
        .refusing("duplicate") { Eligibility.duplicate($0.target, lastSent: $0.lastSent) },
        // Are the notifications of the target's key collected at present (EVAL-29)? Defers the push.
        EligibilityStage("group window") { Eligibility.groupWindow($0) },
        // Did the user have all pushes of this priority that a day or week allows (EVAL-30)? May defer the push.
        EligibilityStage("cap") { Eligibility.capped($0) },
        // Are notifications of this priority shown at all (EVAL-27)?
        .refusing("fan-out") { Eligibility.invisible($0.target) },
        // Is any device in the user's device scope (EVAL-24)?
        .refusing("device scope") { Eligibility.outOfScope($0.target) },
        // Did devices have all silent pushes that an hour allows (EVAL-43)? They are left out, and get the newest one later.
        .refusing("silent pushes") { Eligibility.silentPushes($0) },
        // Did the user have all pushes that a minute allows (EVAL-31)? Defers the push. It comes last, because it takes the user's next place.
        EligibilityStage("user rate") { Eligibility.userRate($0) },
    ]
}

/// A stage of the ladder: one question about a target.
struct EligibilityStage<Target>: Sendable {
    let name: String
    /// What stops or delays the push; nil: the next stage is asked.
    let verdict: @Sendable (inout Target) -> Obstacle?

    init(_ name: String, verdict: @escaping @Sendable (inout Target) -> Obstacle?) {
        self.name = name
        self.verdict = verdict
    }

    /// A stage that can only stop the push.
    static func refusing(_ name: String, _ refusal: @escaping @Sendable (inout Target) -> Refusal?) -> Self {
        Self(name) { refusal(&$0).map(Obstacle.refusal) }
    }
}

/// A target, with what earlier pushes left that decides about it.
struct EarlierPushCheck {
    let target: TargetDecision
    /// How it was deferred before; nil: it was not.
    let waited: Deferral?
    /// When the last notification of the target's key was sent; nil: never, or the target has no key.
    let lastSent: Instant?
    /// When the collected ones of the target's key are due; nil: none were collected.
    let collectedUntil: Instant?
    /// How much of the target's cap is used up; nil: no cap concerns it.
    let usage: CapUsage?
    /// The pushes of users in the last minute; nil: the push is sent whatever they are.
    let rates: UserRates?
    /// The silent pushes of devices in the last hour; nil: they do not matter.
    let silentPushes: SilentPushRates?

    /// - Parameters:
    ///   - waited: how the target was deferred before.
    ///   - counts: of earlier pushes, also of those that were decided a moment ago.
    ///   - rates: nil: no rate delays the push.
    ///   - silentPushes: nil: none delays the push.
    ///   - record: the dedup record of a key. It is called only where the target has a key.
    init(
        _ target: TargetDecision, waited: Deferral? = nil, counts: PushCountBook, rates: UserRates? = nil, silentPushes: SilentPushRates? = nil,
        record: (DedupKey) -> Instant?
    ) {
        self.target = target
        self.waited = waited
        lastSent = target.dedupKey.flatMap(record)
        collectedUntil = target.collectionKey.flatMap(record)
        usage = counts.usage(of: target)
        self.rates = rates
        self.silentPushes = silentPushes
    }
}

extension [EligibilityStage<RecipientCheck>] {
    /// Walks the stages. They remove types from the check.
    func refusal(of check: inout RecipientCheck) -> Refusal? { obstacle(of: &check)?.refusal }
}

extension [EligibilityStage<TargetDecision>] {
    /// Walks the stages.
    func obstacle(of target: TargetDecision) -> Obstacle? {
        var target = target
        return obstacle(of: &target)
    }
}

extension [EligibilityStage<EarlierPushCheck>] {
    /// Walks the stages.
    ///
    /// - Parameters:
    ///   - waited: how the target was deferred before.
    ///   - counts: of earlier pushes, also of those that were decided a moment ago.
    ///   - rates: nil: no rate delays the push.
    ///   - silentPushes: nil: none delays the push.
    ///   - record: the dedup record of a key. It is called only where the target has a key.
    func obstacle(
        of target: TargetDecision, waited: Deferral? = nil, counts: PushCountBook, rates: UserRates?, silentPushes: SilentPushRates? = nil,
        record: (DedupKey) -> Instant?
    ) -> Obstacle? {
        var check = EarlierPushCheck(target, waited: waited, counts: counts, rates: rates, silentPushes: silentPushes, record: record)
        return obstacle(of: &check)
    }
}

extension Array {
    fileprivate func obstacle<Target>(of target: inout Target) -> Obstacle? where Element == EligibilityStage<Target> {
        for stage in self {
            if let obstacle = stage.verdict(&target) { return obstacle }
        }
        return nil
    }
}
