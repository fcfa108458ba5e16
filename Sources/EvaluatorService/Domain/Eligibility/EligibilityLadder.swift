import CarillonAPI
import DurableWork
import ServiceKit

/// The stages between a target and its push, in the order of EVAL-10 and EVAL-17. The first stage that stops a target wins, and its refusal is
/// recorded. New events and released notifications walk the same stages.
///
/// The ladder has three parts. Between them preferences are asked, and then the dedup records of earlier notifications are read from the store.
/// Decisions on an event as a whole (no app, no recipients) come before the ladder. The texts come after it.
enum EligibilityStage: CaseIterable, Sendable {
    // EVAL-10, stage 3: by the registry's answer.

    /// The event's subject was erased while the event was pending.
    case erasedSubject
    /// The registry's answer about the user fits into a message.
    case oversizedUser
    case unknownUser
    case inactiveUser
    /// The notification's time to live is over (EVAL-53).
    case expired
    /// The target is no guardian of the subject any more (EVAL-52).
    case endedRelationship
    /// A type is for the target's roles (EVAL-39). The stage removes the other types.
    case role
    /// The target may see the subject's education record (EVAL-39). The stage removes the other types.
    case educationRecord

    // EVAL-10, stages 5 and 6: by the answer of preferences.

    /// Consent and promotions (EVAL-56).
    case gate
    /// Check 1 of EVAL-17.
    case devices
    /// Check 2.
    case enabledType
    /// Check 3.
    case mutedChannel
    /// Check 4: the user is active in the app (EVAL-19).
    case presence
    /// Check 5: a refusal, or the notification is deferred (EVAL-21).
    case quietHours

    // EVAL-10, stages 6 to 9: by the dedup records of earlier notifications.

    /// Check 6. It comes last of the six, because it depends on earlier decisions.
    case duplicate
    /// The user's device scope leaves a device (EVAL-24).
    case deviceScope

    /// The stages before preferences are asked.
    static let beforePreferences: [EligibilityStage] = [
        .erasedSubject, .oversizedUser, .unknownUser, .inactiveUser, .expired, .endedRelationship, .role, .educationRecord,
    ]
    /// The stages that the answer of preferences decides.
    static let afterPreferences: [EligibilityStage] = [.gate, .devices, .enabledType, .mutedChannel, .presence, .quietHours]
    /// The stages that the dedup records of earlier notifications decide, and what follows them.
    static let afterDedupRecords: [EligibilityStage] = [.duplicate, .deviceScope]
}

/// The checks on a target before preferences are asked.
struct RecipientCheck {
    let event: PendingEvent
    let app: AppPolicy
    let recipient: Recipient?
    /// The registry's answer about the user does not fit into a message.
    let isOversized: Bool
    let relationship: RecipientRelationship
    /// The roles that count for this notification.
    let roles: [String]
    /// Milliseconds since the event happened, by the clock.
    let age: Int64
    /// The lifetime of the notification, milliseconds.
    let timeToLive: Int64
    /// The candidate types that are left.
    private(set) var types: [String]

    init(
        event: PendingEvent, app: AppPolicy, recipient: Recipient?, isOversized: Bool = false, relationship: RecipientRelationship = .other,
        types: [String], age: Int64, timeToLive: Int64
    ) {
        self.event = event
        self.app = app
        self.recipient = recipient
        self.isOversized = isOversized
        self.relationship = relationship
        self.types = types
        self.age = age
        self.timeToLive = timeToLive
        roles = relationship.roles(recipient?.user.roles ?? [])
    }

    /// Walks the stages before preferences are asked.
    mutating func refusal() -> Refusal? {
        for stage in EligibilityStage.beforePreferences {
            if let refusal = refusal(at: stage) { return refusal }
        }
        return nil
    }

    private mutating func refusal(at stage: EligibilityStage) -> Refusal? {
        switch stage {
        case .erasedSubject: return Eligibility.erasedSubject(event.event)
        case .oversizedUser: return isOversized ? Eligibility.oversizedUser : nil
        case .unknownUser: return Eligibility.unknown(recipient)
        case .inactiveUser: return Eligibility.inactive(recipient)
        case .expired: return Eligibility.expired(age: age, timeToLive: timeToLive)
        case .endedRelationship: return Eligibility.relationshipEnded(relationship)
        case .role:
            let offered = types
            types = Eligibility.permitted(offered, roles: roles, app: app)
            return types.isEmpty && !offered.isEmpty ? Eligibility.roleNotAllowed(offered, roles: roles) : nil
        case .educationRecord:
            let offered = types
            types = Eligibility.withoutForeignRecords(
                offered, relationship: relationship, roles: roles, subjectIsNamed: !event.event.subjectUserId.isEmpty, app: app)
            return types.isEmpty && !offered.isEmpty ? Eligibility.recordIsForeign(offered, relationship: relationship) : nil
        case .gate, .devices, .enabledType, .mutedChannel, .presence, .quietHours, .duplicate, .deviceScope: return nil
        }
    }
}

extension Eligibility {
    /// Walks the stages that the answer of preferences decides.
    ///
    /// - Parameters:
    ///   - candidates: the types that preferences chose from.
    ///   - isCritical: of the type that preferences chose.
    ///   - priority: Of the notification, with that type.
    ///   - now: The clock, milliseconds.
    static func afterPreferences(
        answer: PreferencesV1.SendAnswer, candidates: [String], channelID: String, recipient: Recipient,
        isCritical: Bool, priority: CommonV1.Priority, policy: Policy, now: Int64
    ) -> Obstacle? {
        for stage in EligibilityStage.afterPreferences {
            let obstacle: Obstacle?
            switch stage {
            case .gate: obstacle = gate(answer.gate, candidates: candidates).map(Obstacle.refusal)
            case .devices: obstacle = devices(of: recipient.user).map(Obstacle.refusal)
            case .enabledType: obstacle = noType(answer, candidates: candidates).map(Obstacle.refusal)
            case .mutedChannel: obstacle = muted(answer, channelID: channelID).map(Obstacle.refusal)
            case .presence:
                obstacle = activity(recipient.user.presence, channelID: channelID, priority: priority, policy: policy, now: now).map(Obstacle.refusal)
            case .quietHours:
                let action = policy.quietHoursAction(isCritical: isCritical, priority: priority)
                obstacle = quietHours(answer, action: action, priority: priority, now: now)
            case .erasedSubject, .oversizedUser, .unknownUser, .inactiveUser, .expired, .endedRelationship, .role, .educationRecord, .duplicate,
                .deviceScope:
                obstacle = nil
            }
            if let obstacle { return obstacle }
        }
        return nil
    }

    /// Walks the stages after the dedup records were read.
    ///
    /// - Parameter lastSent: when the last notification of a key was sent. It is called only where the target has a key.
    static func afterDedupRecords(_ target: TargetDecision, lastSent: (DedupKey) -> Int64?) -> Refusal? {
        for stage in EligibilityStage.afterDedupRecords {
            let refusal: Refusal?
            switch stage {
            case .duplicate: refusal = target.dedupKey.flatMap { target.suppression(by: lastSent($0), of: $0) }
            case .deviceScope: refusal = target.outOfScope
            case .erasedSubject, .oversizedUser, .unknownUser, .inactiveUser, .expired, .endedRelationship, .role, .educationRecord, .gate, .devices,
                .enabledType, .mutedChannel, .presence, .quietHours:
                refusal = nil
            }
            if let refusal { return refusal }
        }
        return nil
    }
}
