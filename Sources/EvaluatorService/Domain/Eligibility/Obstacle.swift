import CarillonAPI

/// What stops or delays the push of a target.
enum Obstacle: Sendable, Hashable {
    /// There is no push.
    case refusal(Refusal)
    /// The push waits, and is decided again.
    case deferral(Deferral)

    var refusal: Refusal? {
        if case .refusal(let refusal) = self { refusal } else { nil }
    }
}

/// Why a user gets no push for an event: the first check that failed, in words, with the value.
struct Refusal: Sendable, Hashable {
    var reason: CommonV1.SkipReason
    var detail: String

    init(_ reason: CommonV1.SkipReason, _ detail: String) {
        self.reason = reason
        self.detail = detail
    }
}
