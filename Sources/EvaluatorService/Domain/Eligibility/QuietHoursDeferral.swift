import CarillonAPI
import ServiceKit

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
    /// The end of the quiet hours.
    var until: Instant
    /// The zone of the quiet hours.
    var timezone: String

    /// For explanations: `held until 07:00 Europe/Berlin: quiet hours`.
    var words: String { "held until \(wallTime) \(timezone): quiet hours" }

    /// The end by the user's clock; in UTC where the zone is not known any more.
    private var wallTime: String {
        let local = LocalDateTime(until, IANA.zone(named: timezone) ?? .utc)
        return LocalTime(minuteOfDay: local.hour * 60 + local.minute).description
    }

    /// When the notification is due (EVAL-22): at the end of quiet hours, or some whole seconds later but less than
    /// `spreadSeconds`. All notifications of a user have the same delay. Many quiet hours end at the same minute, and the delays spread the load.
    func dueAt(user: String, of tenant: CommonV1.Tenant, spreadSeconds: Int) -> Instant {
        guard spreadSeconds > 0 else { return until }
        return until + .seconds(Self.stableHash([tenant.organizationId, tenant.appId, user]) % UInt64(spreadSeconds))
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
