import CarillonAPI
import ServiceKit

/// What stops or delays the push of a target.
enum Obstacle: Sendable, Hashable {
    /// There is no push.
    case refusal(Refusal)
    /// The push is deferred until the user's quiet hours end.
    case deferral(QuietHoursDeferral)

    var refusal: Refusal? {
        if case .refusal(let refusal) = self { refusal } else { nil }
    }
}

/// Defers a push until its user's quiet hours end (EVAL-21).
struct QuietHoursDeferral: Sendable, Hashable {
    /// How the push is delivered when quiet hours end. The raw values are the words of the policy.
    enum Action: String, Sendable {
        /// One notification for each event.
        case each = "hold"
        /// Merged with the user's other notifications of this action (EVAL-23).
        case merged = "hold_batch"

        /// Nil for a disposition that delivers at once or never.
        init?(_ disposition: QuietHoursAction.Disposition) {
            self.init(rawValue: disposition.name)
        }
    }

    var action: Action
    /// The end of the quiet hours, milliseconds since 1970.
    var until: Int64
    /// The zone of the quiet hours.
    var timezone: String

    /// For explanations: `held until 07:00 Europe/Berlin: quiet hours`.
    var words: String { "held until \(wallTime) \(timezone): quiet hours" }

    /// The end by the user's clock; in UTC where the zone is not known any more.
    private var wallTime: String {
        let local = LocalDateTime(Instant(milliseconds: until), IANA.zone(named: timezone) ?? .utc)
        return LocalTime(minuteOfDay: local.hour * 60 + local.minute).description
    }

    /// When the notification is due, milliseconds since 1970 (EVAL-22): at the end of quiet hours, or some whole seconds later but less than
    /// `spreadSeconds`. All notifications of a user have the same delay. Many quiet hours end at the same minute, and the delays spread the load.
    func dueAt(user: String, of tenant: CommonV1.Tenant, spreadSeconds: Int) -> Int64 {
        guard spreadSeconds > 0 else { return until }
        return until + Int64(Self.stableHash([tenant.organizationId, tenant.appId, user]) % UInt64(spreadSeconds)) * 1_000
    }

    /// FNV-1a of 64 bits: the same in every process, which Swift's own hash is not.
    private static func stableHash(_ parts: [String]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        // Its low bits hardly differ for names that end alike.
        return hash ^ (hash >> 32)
    }
}

/// A stored notification that is deferred until quiet hours end. The store keeps its event too, so that everything is decided again.
struct DeferredNotification: Sendable, Hashable {
    /// Row in the store; 0 before it is stored.
    var row: Int64 = 0
    var eventRow: Int64
    /// Ordinal of its decision.
    var ordinal: Int
    var tenant: CommonV1.Tenant
    var userID: String
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: QuietHoursDeferral
    /// When it was deferred, milliseconds since 1970. Its lifetime begins then.
    var deferredAt: Int64
    /// When it is released, milliseconds since 1970.
    var dueAt: Int64

    /// Single notifications come before those that are merged, high priorities before low ones, and older ones before newer ones (EVAL-23).
    static func isReleasedBefore(_ left: Self, _ right: Self) -> Bool {
        func rank(_ deferred: Self) -> (Int, Int32, Int64, Int) {
            (deferred.deferral.action == .each ? 0 : 1, -deferred.priority.rawValue, deferred.eventRow, deferred.ordinal)
        }
        return rank(left) < rank(right)
    }
}
