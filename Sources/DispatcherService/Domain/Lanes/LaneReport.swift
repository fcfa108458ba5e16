import CarillonAPI
import Providers
import ServiceKit

/// The state of a lane for operators, or of one credential that is stopped on a lane shared with others.
struct LaneReport: Sendable, Hashable {
    enum Condition: Sendable, Hashable {
        case open
        case blocked(WaitReason, reason: String)
        /// `until` is a date that is computed from the present date and the steady wait.
        case throttled(WaitReason, until: Instant, reason: String)

        /// Nil while it is open.
        var waitReason: WaitReason? {
            switch self {
            case .open: nil
            case .blocked(let waitReason, _), .throttled(let waitReason, _, _): waitReason
            }
        }
    }

    var name: String
    var provider: ProviderID
    /// With its port unless that is 443; empty before the lane's first push.
    var host = ""
    /// The credential that alone sends on it; empty: several share it.
    var credentialID = ""
    /// The project whose credentials share it; otherwise empty.
    var project = ""
    /// The only app that it is about; nil: all on the lane.
    var tenant: CommonV1.Tenant?
    /// Of its routes. Two may share a host.
    var environments: Set<String> = []
    var connections = 0
    var inFlight = 0
    /// Deliveries that are ready and have not left.
    var waiting = 0
    /// Deliveries between two attempts.
    var waitingRetry = 0
    /// Pushes that the provider accepted in the last minute, of all apps on the lane.
    var sentLastMinute = 0
    /// Attempts of the last minute that ended with 5xx, a timeout or a lost connection.
    var failedLastMinute = 0
    /// The attempts that failed last, or that the lane is on trial, for operators; nil: neither.
    var failing: String?
    /// Creation time of the oldest push that waits.
    var oldest: Instant?
    /// When the next probe of an outage may leave; nil where an operator's order stops it.
    var nextProbe: Instant?
    var downSince: Instant?
    /// An operator paused it.
    var isPaused = false
    /// An operator called its provider down.
    var isCalledDown = false
    var condition: Condition

    /// Why the lane does not send, or why nothing arrives though it does.
    var reason: String {
        switch condition {
        case .open: failing ?? ""
        case .blocked(let waitReason, let reason), .throttled(let waitReason, _, let reason):
            if waitReason == .providerDown, reason == LaneState.outageReason, let failing { "\(failing); one probe each 30 s" } else { reason }
        }
    }
}

extension LaneReport.Condition {
    init(_ condition: LaneState.Condition, at now: Moment) {
        switch condition {
        case .open: self = .open
        case .blocked(let waitReason, let reason): self = .blocked(waitReason, reason: reason)
        case .throttled(let waitReason, let until, let reason):
            self = .throttled(waitReason, until: now.date + (until - now.steady), reason: reason)
        }
    }
}
