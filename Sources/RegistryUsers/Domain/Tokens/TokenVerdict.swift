/// What a provider said of a token (`TokenReport.verdict`).
enum TokenVerdict: String, Sendable {
    /// The token is gone for good.
    case dead
    /// The provider does not know the token here: it is dead, or belongs to the provider's other environment (trap T17).
    case unrecognized
    /// A permanent failure for reasons of this device.
    case failed
    /// Nothing could be learnt from a probe though the provider was up (REG-19).
    case unreachable
    /// A push was accepted. It says nothing of a dead device: the answer may be older than the death, and only a registration brings a device back (REG-25).
    case ok
    /// A probe was accepted: the token lives, but nobody used the device, and a device that fails with every real push goes on failing.
    case alive

    /// Whether it takes the device out of sending, or may.
    var invalidates: Bool { self == .dead || self == .unrecognized || self == .unreachable }
}
