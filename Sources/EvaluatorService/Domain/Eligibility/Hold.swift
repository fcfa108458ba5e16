import CarillonAPI
import ServiceKit

/// What stands between a target and its push.
enum Obstacle: Sendable, Hashable {
    /// It ends here.
    case refusal(Refusal)
    /// It waits for the end of the user's quiet hours.
    case hold(Hold)

    var refusal: Refusal? {
        if case .refusal(let refusal) = self { refusal } else { nil }
    }
}

/// A push that waits for the end of its user's quiet hours (EVAL-21).
struct Hold: Sendable, Hashable {
    /// How it is delivered then.
    enum Action: String, Sendable {
        /// By itself.
        case each = "hold"
        /// Together with the others of the user that wait so (EVAL-23).
        case merged = "hold_batch"

        /// Nil for what delivers at once or never.
        init?(_ disposition: QuietHoursAction.Disposition) {
            self.init(rawValue: disposition.name)
        }
    }

    var action: Action
    /// The end of the quiet hours, milliseconds since 1970.
    var until: Int64
    /// The zone in which they are read.
    var timezone: String

    /// For a person: `held until 07:00 Europe/Berlin: quiet hours`.
    var words: String { "held until \(wallTime) \(timezone): quiet hours" }

    /// The end by the user's own clock; by UTC where the zone is not known any more.
    private var wallTime: String {
        let local = LocalDateTime(Instant(milliseconds: until), IANA.zone(named: timezone) ?? .utc)
        return LocalTime(minuteOfDay: local.hour * 60 + local.minute).description
    }

    /// When it is released: at the end, or some whole seconds later but less than `spreadSeconds`, the same for all that one user has
    /// (EVAL-22). Many windows end at the same minute, and what follows is not to come at once.
    func releaseAt(user: String, of tenant: CommonV1.Tenant, spreadSeconds: Int) -> Int64 {
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

/// A target whose push is held, as it lies in the store: who, what for, and until when. The event it belongs to is kept beside it, so that
/// everything can be decided again.
struct HeldNotification: Sendable, Hashable {
    /// In the store; 0 before it is there.
    var row: Int64 = 0
    var eventRow: Int64
    /// Of its decision.
    var ordinal: Int
    var tenant: CommonV1.Tenant
    var userID: String
    var typeID: String
    var priority: CommonV1.Priority
    var hold: Hold
    /// Since when, milliseconds since 1970: its lifetime counts from here.
    var heldAt: Int64
    var releaseAt: Int64

    /// High ones go first and by themselves, then those that are merged; older ones before newer ones (EVAL-23).
    static func isReleasedBefore(_ left: Self, _ right: Self) -> Bool {
        func rank(_ held: Self) -> (Int, Int32, Int64, Int) {
            (held.hold.action == .each ? 0 : 1, -held.priority.rawValue, held.eventRow, held.ordinal)
        }
        return rank(left) < rank(right)
    }
}
