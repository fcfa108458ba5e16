import ServiceKit

/// Whether pushes may leave with a credential, as a value.
///
/// Several credentials may share a lane: an FCM project's pace is the project's, the service accounts are the apps'. A broken credential stops its
/// own pushes and nobody else's (DISP-09).
struct CredentialState: Sendable, Hashable {
    private var refusal: String?
    private var unavailableUntil: SteadyInstant?
    private var unavailableReason = ""

    init() {}

    /// The condition at `now`; an elapsed wait counts as gone.
    func condition(at now: SteadyInstant) -> LaneState.Condition {
        if let refusal { return .held(.credentialRefused, reason: refusal) }
        if let unavailableUntil, now < unavailableUntil {
            return .throttled(.noAccessToken, until: unavailableUntil, reason: unavailableReason)
        }
        return .open
    }

    /// What a refused credential does.
    enum OnRefused: Sendable, Hashable {
        /// The credential was in use: hold its pushes, raise the alert.
        case raiseAlert
        /// It was held already; answers of the same burst arrive one after the other.
        case alreadyHeld
    }

    /// The provider refused the credential (403 class): its pushes wait until it is replaced or confirmed (OBS-04).
    mutating func refused(reason: String) -> OnRefused {
        defer { refusal = refusal ?? reason }
        return refusal == nil ? .raiseAlert : .alreadyHeld
    }

    /// There is an access token again.
    mutating func available() { unavailableUntil = nil }

    /// No access token can be had for it before the instant. A later end wins.
    mutating func unavailable(until: SteadyInstant, reason: String) {
        unavailableUntil = max(until, unavailableUntil ?? until)
        unavailableReason = reason
    }
}
