import ServiceKit

/// What one dispatcher learned from a provider, and the others follow. Told as far as possible: a dispatcher that misses it learns it from the
/// provider, at the price of one more refused request.
enum FleetNews: Sendable, Hashable {
    /// The provider throttles the lane (DISP-24) until the date.
    case laneThrottled(LaneKey, until: Instant, reason: String)
    /// The provider throttles one device until the date.
    case deviceThrottled(String, until: Instant)
    /// The provider refuses the credential (403 class).
    case credentialRefused(id: String, LaneKey, code: String)
    /// The credential was replaced or confirmed.
    case credentialRestored(id: String)
}
