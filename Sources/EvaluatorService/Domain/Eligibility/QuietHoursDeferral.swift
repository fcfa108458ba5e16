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
    /// It waited for the summary of its user's day before, and passes the cap (EVAL-30).
    var isOfSummary = false

    /// For explanations: `held until 07:00 Europe/Berlin: quiet hours`.
    var words: String { "held until \(wallTime) \(timezone): quiet hours" }

    /// The end by the user's clock; in UTC where the zone is not known any more.
    private var wallTime: String {
        let local = LocalDateTime(until, IANA.zone(named: timezone) ?? .utc)
        return LocalTime(minuteOfDay: local.hour * 60 + local.minute).description
    }
}
