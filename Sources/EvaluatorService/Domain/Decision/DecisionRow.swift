import CarillonAPI
import ServiceKit

/// The stored decision on one target.
struct DecisionRow: Sendable, Hashable {
    /// How the notification is deferred, or was deferred.
    struct Deferral: Sendable, Hashable {
        var since: Instant
        var until: Instant
        /// ``EvaluatorService/Deferral/words``.
        var words: String

        init(since: Instant, until: Instant, words: String) {
            self.since = since
            self.until = until
            self.words = words
        }

        init(_ deferred: DeferredNotification) {
            self.init(since: deferred.deferredAt, until: deferred.deferral.until, words: deferred.deferral.words)
        }
    }

    var eventRow: Int64
    var ordinal: Int
    var organizationID: String
    var appID: String
    /// Empty where the event was decided as a whole.
    var notificationID: String
    var pushID: String
    var userID: String
    var typeID: String
    /// `.unspecified`: a push goes out, or the notification is deferred. A deferred notification has no push id.
    var reason: CommonV1.SkipReason
    var deviceCount: Int
    var decidedAt: Instant
    var detail: String
    var deferral: Deferral?
    /// The notification it was merged into; empty: none.
    var carriedBy = ""

    /// When its sender cancelled it, after it was decided; nil: it was not.
    var cancelledAt: Instant?

    /// Whether it is decided again.
    var isDeferred: Bool { deferral != nil && reason == .unspecified && pushID.isEmpty }
}
