import CarillonAPI
import DurableWork
import ServiceKit

/// Events of one app with the answers of the peers. They are decided without further questions.
struct PreparedEvents: Sendable {
    /// One target of one event.
    struct Candidate: Sendable {
        var userID: String
        var types: [String]
        /// Why it is skipped before preferences are asked.
        var refusal: Refusal?
        /// Position in ``PreparedEvents/answers``; -1 where preferences were not asked.
        var answer: Int
        /// The relationship of the target to the event's subject.
        var relationship = RecipientRelationship.other
        /// The target, as the registry knows it.
        var recipient = Recipient.unknown
    }

    /// One event. A class, because it is passed through all stages.
    final class Item: Sendable {
        let event: PendingEvent
        let candidates: [Candidate]
        /// Set where the event is decided as a whole.
        let refusal: Refusal?
        /// Set where nothing of the event can be decided: a peer fails for it without a reason. The event goes into the quarantine.
        let quarantine: DeliveryRefusal?
        /// Set where this is a part of the event's people.
        let part: EventPart?

        init(
            event: PendingEvent, candidates: [Candidate], refusal: Refusal?, quarantine: DeliveryRefusal? = nil, part: EventPart? = nil
        ) {
            self.event = event
            self.candidates = candidates
            self.refusal = refusal
            self.quarantine = quarantine
            self.part = part
        }

        /// How many decisions of the event came before.
        var firstOrdinal: Int { part?.firstOrdinal ?? 0 }
        /// Whether this is the last part of the event, or the whole event.
        var isLast: Bool { part?.isLast ?? true }
    }

    var tenant: CommonV1.Tenant
    /// Nil where the app does not exist any more.
    var app: AppPolicy?
    var items: [Item]
    var snapshot: AudienceSnapshot
    var answers: [PreferencesV1.SendAnswer]
    /// The first event whose audience is too large for a batch; nothing from it on is among the items.
    var incompleteFrom: Int64?
}

/// Events of one app that were looked up, from the first one on.
struct PreparedRun: Sendable {
    var tenant: CommonV1.Tenant
    var groups: [PreparedEvents] = []
    /// How many events of those that were asked about are in the groups.
    var count = 0
    /// The next event where it was left because a peer fails, or is slow. Nil: the next event is for more people than a batch takes.
    var left: UnansweredEvent?
}

/// An event that is not answered.
struct UnansweredEvent: Sendable {
    var event: PendingEvent
    /// Where its next part begins. Nil where the event was looked up as a whole.
    var progress: EventProgress?
    /// The failures of look-ups of the event alone. Nil where there were none.
    var failure: DeliveryRefusal?
}

/// Events grouped by app, each app's in the order of acceptance and behind those of the batches before, large ones aside; or a part of a large one.
struct PreparedBatch: Sendable {
    /// Batches are numbered in the order in which they are decided, as soon as they are.
    var number: Int64 = 0
    /// Of the events, ascending.
    var rows: [Int64]
    var eventCount: Int
    var groups: [PreparedEvents]
    /// The clock at which presence, mutes, quiet hours and lifetimes were judged.
    var now: Instant
    /// Set where this is a part of one event.
    var part: EventPart?
    /// The number of changes that were heard before the peers were asked (``SettingsChanges/sequence``).
    var changesHeard: UInt64 = 0

    /// Apps that do not keep decisions on users (PRIV-10). Without a policy decisions are not kept. The group of a quarantined event may lack the
    /// policy that another group of its app has: that policy counts for both.
    var unkept: Set<CommonV1.Tenant> {
        let known = groups.filter { $0.app != nil }
        return Set(known.filter { $0.app?.policy.storesDeliveryData != true }.map(\.tenant))
            .union(Set(groups.map(\.tenant)).subtracting(known.map(\.tenant)))
    }
}

/// What is stored for a batch, in one transaction.
struct DecidedBatch: Sendable {
    var number: Int64
    /// Of the events, ascending.
    var rows: [Int64]
    var eventCount: Int
    var part: EventPart?
    var changesHeard: UInt64 = 0
    /// The events, for the lookup of erased actors and subjects.
    var events: [PendingEvent] = []
    var decisions: [DecisionRow] = []
    /// Notifications that are deferred.
    var deferred: [DeferredNotification] = []
    /// Pushes that go to further devices unless a device confirms them.
    var escalations: [PendingEscalation] = []
    /// What silent pushes change.
    var silentPushes: [SilentPushChange] = []
    /// Pushed and deferred notifications that replace older ones, in their order.
    var collapsing: [CollapsingNotification] = []
    var dedupRecords: DedupRecords = [:]
    var pushCounts = PushCountChanges(now: Instant(milliseconds: 0))
    var counters = CounterChanges()
    var broadcasts = BroadcastCounts()
    var outboxBatches: [EncodedOutboxBatch] = []
    /// Events that go into the quarantine.
    var quarantined: [QuarantinedEvent] = []
    /// For the metrics: skip reason name → targets.
    var skips: [String: Int] = [:]
    var enqueued = 0
    /// Apps that do not keep decisions on users (PRIV-10).
    var unkept: Set<CommonV1.Tenant> = []
}
