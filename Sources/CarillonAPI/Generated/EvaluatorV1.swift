// Written by protoc-gen-carillon from carillon/evaluator/v1/evaluator.proto, carillon/evaluator/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// What to say to whom, or why not: event intake, decisions, explanations.
public enum EvaluatorV1 {}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.Mention`.
    public struct Mention: Message {
        /// `user`, `here`, `all`.
        public var type: String
        /// For `user`.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.type = ""
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            type: String = "",
            userId: String = ""
        ) {
            self.type = type
            self.userId = userId
        }
    }
}

extension EvaluatorV1 {
    /// EVAL-02.
    public struct Event: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's idempotency key, at most 200 bytes.
        public var eventId: String
        /// `message.sent`, `message.reaction`, `security.login`, `admin.notice`; another name needs `type_id`.
        public var eventType: String
        /// 0 means now.
        public var occurredAtMs: Int64
        public var actorId: String
        public var subjectUserId: String
        public var recipients: [String]
        public var channelId: String
        /// `dm`, `group_dm`, `public`, `private`; empty: as the directory knows the channel.
        public var channelType: String
        /// Inline lists win over the directory for this event.
        public var channelMembers: [String]
        public var threadId: String
        public var threadFollowers: [String]
        public var mentions: [EvaluatorV1.Mention]
        public var entityType: String
        public var entityId: String
        /// Values for templates and payload, at most 16 KiB in all.
        public var data: [String: String]
        public var priority: CommonV1.Priority
        public var typeId: String
        /// The lists above are the host's answer even when empty; otherwise an empty list asks the directory.
        public var inlineMembers: Bool
        public var inlineFollowers: Bool
        /// Why a system administrator overrides preferences with this event (ROLE-05). SubmitOverride sets it; SubmitEvents refuses it.
        public var overrideReason: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.eventId = ""
            self.eventType = ""
            self.occurredAtMs = 0
            self.actorId = ""
            self.subjectUserId = ""
            self.recipients = []
            self.channelId = ""
            self.channelType = ""
            self.channelMembers = []
            self.threadId = ""
            self.threadFollowers = []
            self.mentions = []
            self.entityType = ""
            self.entityId = ""
            self.data = [:]
            self.priority = .unspecified
            self.typeId = ""
            self.inlineMembers = false
            self.inlineFollowers = false
            self.overrideReason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            eventId: String = "",
            eventType: String = "",
            occurredAtMs: Int64 = 0,
            actorId: String = "",
            subjectUserId: String = "",
            recipients: [String] = [],
            channelId: String = "",
            channelType: String = "",
            channelMembers: [String] = [],
            threadId: String = "",
            threadFollowers: [String] = [],
            mentions: [EvaluatorV1.Mention] = [],
            entityType: String = "",
            entityId: String = "",
            data: [String: String] = [:],
            priority: CommonV1.Priority = .unspecified,
            typeId: String = "",
            inlineMembers: Bool = false,
            inlineFollowers: Bool = false,
            overrideReason: String = ""
        ) {
            self.tenant = tenant
            self.eventId = eventId
            self.eventType = eventType
            self.occurredAtMs = occurredAtMs
            self.actorId = actorId
            self.subjectUserId = subjectUserId
            self.recipients = recipients
            self.channelId = channelId
            self.channelType = channelType
            self.channelMembers = channelMembers
            self.threadId = threadId
            self.threadFollowers = threadFollowers
            self.mentions = mentions
            self.entityType = entityType
            self.entityId = entityId
            self.data = data
            self.priority = priority
            self.typeId = typeId
            self.inlineMembers = inlineMembers
            self.inlineFollowers = inlineFollowers
            self.overrideReason = overrideReason
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitEventsRequest`.
    public struct SubmitEventsRequest: Message {
        public var events: [EvaluatorV1.Event]

        /// Every field at its default.
        public init() {
            self.events = []
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [EvaluatorV1.Event] = []
        ) {
            self.events = events
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmittedEvent`.
    public struct SubmittedEvent: Message {
        /// Position in the request.
        public var index: UInt32
        /// The host's id.
        public var eventId: String
        /// Ours (`evt_…`); the same when the event is submitted again.
        public var carillonEventId: String
        /// The event was known already: nothing new will be sent.
        public var duplicate: Bool

        /// Every field at its default.
        public init() {
            self.index = 0
            self.eventId = ""
            self.carillonEventId = ""
            self.duplicate = false
        }

        /// The fields given, the others at their defaults.
        public init(
            index: UInt32 = 0,
            eventId: String = "",
            carillonEventId: String = "",
            duplicate: Bool = false
        ) {
            self.index = index
            self.eventId = eventId
            self.carillonEventId = carillonEventId
            self.duplicate = duplicate
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitEventsResponse`.
    public struct SubmitEventsResponse: Message {
        public var accepted: [EvaluatorV1.SubmittedEvent]
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.accepted = []
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            accepted: [EvaluatorV1.SubmittedEvent] = [],
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.accepted = accepted
            self.rejected = rejected
        }
    }
}

extension EvaluatorV1 {
    /// An event that reaches people whatever they switched off (ROLE-05).
    public struct SubmitOverrideRequest: Message {
        /// Names a type that is marked `critical`, and whom it concerns. What its `override_reason` says does not count.
        public var event: Optional<EvaluatorV1.Event>
        /// For the audit log: 1 to 500 characters.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.event = nil
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            event: EvaluatorV1.Event? = nil,
            reason: String = ""
        ) {
            self.event = event
            self.reason = reason
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitOverrideResponse`.
    public struct SubmitOverrideResponse: Message {
        public var event: Optional<EvaluatorV1.SubmittedEvent>

        /// Every field at its default.
        public init() {
            self.event = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            event: EvaluatorV1.SubmittedEvent? = nil
        ) {
            self.event = event
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ExplainRequest`.
    public struct ExplainRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's event id, or ours, or a notification id.
        public var id: String
        /// Only this user's decision.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.id = ""
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            id: String = "",
            userId: String = ""
        ) {
            self.tenant = tenant
            self.id = id
            self.userId = userId
        }
    }
}

extension EvaluatorV1 {
    /// What was decided for one user and event, with the stages passed.
    public struct Decision: Message {
        public var notificationId: String
        public var userId: String
        public var typeId: String
        /// `sent`, `skipped`, `held`: it waits for the end of the user's quiet hours (EVAL-22).
        public var outcome: String
        public var reason: CommonV1.SkipReason
        public var pushId: String
        public var decidedAtMs: Int64
        public var deviceCount: Int32
        /// Words for a person: which check stopped it and on what value.
        public var detail: String
        /// When it began to wait for the end of quiet hours, and until when at the last look; both stay when it was released. 0: it never waited.
        public var heldSinceMs: Int64
        public var heldUntilMs: Int64
        /// The notification that carried it, where it was merged with others (EVAL-23).
        public var carriedBy: String

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.userId = ""
            self.typeId = ""
            self.outcome = ""
            self.reason = .unspecified
            self.pushId = ""
            self.decidedAtMs = 0
            self.deviceCount = 0
            self.detail = ""
            self.heldSinceMs = 0
            self.heldUntilMs = 0
            self.carriedBy = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            userId: String = "",
            typeId: String = "",
            outcome: String = "",
            reason: CommonV1.SkipReason = .unspecified,
            pushId: String = "",
            decidedAtMs: Int64 = 0,
            deviceCount: Int32 = 0,
            detail: String = "",
            heldSinceMs: Int64 = 0,
            heldUntilMs: Int64 = 0,
            carriedBy: String = ""
        ) {
            self.notificationId = notificationId
            self.userId = userId
            self.typeId = typeId
            self.outcome = outcome
            self.reason = reason
            self.pushId = pushId
            self.decidedAtMs = decidedAtMs
            self.deviceCount = deviceCount
            self.detail = detail
            self.heldSinceMs = heldSinceMs
            self.heldUntilMs = heldUntilMs
            self.carriedBy = carriedBy
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ExplainResponse`.
    public struct ExplainResponse: Message {
        public var eventId: String
        public var carillonEventId: String
        public var eventType: String
        public var acceptedAtMs: Int64
        /// `pending`, `evaluated`; `quarantined`: set aside, an operator sees it with `carillon quarantine`.
        public var state: String
        public var decisions: [EvaluatorV1.Decision]

        /// Every field at its default.
        public init() {
            self.eventId = ""
            self.carillonEventId = ""
            self.eventType = ""
            self.acceptedAtMs = 0
            self.state = ""
            self.decisions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            eventId: String = "",
            carillonEventId: String = "",
            eventType: String = "",
            acceptedAtMs: Int64 = 0,
            state: String = "",
            decisions: [EvaluatorV1.Decision] = []
        ) {
            self.eventId = eventId
            self.carillonEventId = carillonEventId
            self.eventType = eventType
            self.acceptedAtMs = acceptedAtMs
            self.state = state
            self.decisions = decisions
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.PreviewRequest`.
    public struct PreviewRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var typeId: String
        /// `ios` or `android`.
        public var deviceType: String
        public var data: [String: String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.typeId = ""
            self.deviceType = ""
            self.data = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            typeId: String = "",
            deviceType: String = "",
            data: [String: String] = [:]
        ) {
            self.tenant = tenant
            self.typeId = typeId
            self.deviceType = deviceType
            self.data = data
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.PreviewResponse`.
    public struct PreviewResponse: Message {
        public var title: String
        public var subtitle: String
        public var body: String
        public var warnings: [String]

        /// Every field at its default.
        public init() {
            self.title = ""
            self.subtitle = ""
            self.body = ""
            self.warnings = []
        }

        /// The fields given, the others at their defaults.
        public init(
            title: String = "",
            subtitle: String = "",
            body: String = "",
            warnings: [String] = []
        ) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.warnings = warnings
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.EvaluatorStatisticsRequest`.
    public struct EvaluatorStatisticsRequest: Message {
        /// Empty app: everything.
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.EvaluatorStatisticsResponse`.
    public struct EvaluatorStatisticsResponse: Message {
        public var eventsAccepted: Int64
        public var eventsEvaluated: Int64
        public var eventsPending: Int64
        public var targets: Int64
        /// Decisions to push.
        public var enqueued: Int64
        /// SkipReason name without its prefix, lower case → count.
        public var skipped: [String: Int64]
        /// Hand-overs not yet taken by receipts or dispatcher.
        public var outboxDepth: Int64
        public var targetsByType: [String: Int64]
        /// Events decided as a whole, without targets: `no_recipients`, `organization_suspended` → count.
        public var eventsSkipped: [String: Int64]
        /// Targets whose push waits for the end of quiet hours now.
        public var held: Int64

        /// Every field at its default.
        public init() {
            self.eventsAccepted = 0
            self.eventsEvaluated = 0
            self.eventsPending = 0
            self.targets = 0
            self.enqueued = 0
            self.skipped = [:]
            self.outboxDepth = 0
            self.targetsByType = [:]
            self.eventsSkipped = [:]
            self.held = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            eventsAccepted: Int64 = 0,
            eventsEvaluated: Int64 = 0,
            eventsPending: Int64 = 0,
            targets: Int64 = 0,
            enqueued: Int64 = 0,
            skipped: [String: Int64] = [:],
            outboxDepth: Int64 = 0,
            targetsByType: [String: Int64] = [:],
            eventsSkipped: [String: Int64] = [:],
            held: Int64 = 0
        ) {
            self.eventsAccepted = eventsAccepted
            self.eventsEvaluated = eventsEvaluated
            self.eventsPending = eventsPending
            self.targets = targets
            self.enqueued = enqueued
            self.skipped = skipped
            self.outboxDepth = outboxDepth
            self.targetsByType = targetsByType
            self.eventsSkipped = eventsSkipped
            self.held = held
        }
    }
}
