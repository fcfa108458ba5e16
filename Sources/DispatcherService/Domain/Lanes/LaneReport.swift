import Providers
import ServiceKit

/// The state of a lane for operators, or of one credential that is stopped on a lane shared with others.
struct LaneReport: Sendable, Hashable {
    enum Condition: Sendable, Hashable {
        case open
        case blocked(Obstacle, reason: String)
        /// `until` is a date that is computed from the present date and the steady wait.
        case throttled(Obstacle, until: Instant, reason: String)

        /// Nil while it is open.
        var obstacle: Obstacle? {
            switch self {
            case .open: nil
            case .blocked(let obstacle, _), .throttled(let obstacle, _, _): obstacle
            }
        }
    }

    var name: String
    var provider: ProviderID
    var connections = 0
    var inFlight = 0
    /// Deliveries that are ready and have not left.
    var waiting = 0
    var condition: Condition
}

extension LaneReport.Condition {
    init(_ condition: LaneState.Condition, at now: Moment) {
        switch condition {
        case .open: self = .open
        case .blocked(let obstacle, let reason): self = .blocked(obstacle, reason: reason)
        case .throttled(let obstacle, let until, let reason):
            self = .throttled(obstacle, until: now.date + (until - now.steady), reason: reason)
        }
    }
}
