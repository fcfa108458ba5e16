import CarillonAPI
import ServiceKit

/// Whether pushes may leave with a credential, as a value.
///
/// Several credentials may share a lane: the service accounts of several apps may belong to one FCM project. A broken credential stops its own
/// pushes and no others (DISP-09).
struct CredentialState: Sendable, Hashable {
    private var refusal: String?
    private var unavailableUntil: SteadyInstant?
    private var unavailableReason = ""

    init() {}

    /// The condition at `now`; an elapsed wait counts as gone.
    func condition(at now: SteadyInstant) -> LaneState.Condition {
        if let refusal { return .blocked(.credentialRefused, reason: refusal) }
        if let unavailableUntil, now < unavailableUntil {
            return .throttled(.noAccessToken, until: unavailableUntil, reason: unavailableReason)
        }
        return .open
    }

    /// What a refused credential does.
    enum OnRefused: Sendable, Hashable {
        /// The credential was in use: pause it and raise the alert.
        case raiseAlert
        /// It was paused already, by an earlier answer of the same burst.
        case alreadyPaused
    }

    /// The provider refused the credential (403 class): its pushes wait until it is replaced or confirmed (OBS-04).
    mutating func refused(reason: String) -> OnRefused {
        defer { refusal = refusal ?? reason }
        return refusal == nil ? .raiseAlert : .alreadyPaused
    }

    /// There is an access token again.
    mutating func available() { unavailableUntil = nil }

    /// No access token is available before the instant. The latest instant counts.
    mutating func unavailable(until: SteadyInstant, reason: String) {
        unavailableUntil = max(until, unavailableUntil ?? until)
        unavailableReason = reason
    }
}
