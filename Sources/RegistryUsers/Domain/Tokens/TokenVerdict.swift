import CarillonAPI

/// A provider's verdict on a token (`TokenReport.verdict`).
typealias TokenVerdict = RegistryV1.TokenVerdict.Known

extension TokenVerdict {
    /// Whether the verdict invalidates the device, or may.
    var invalidates: Bool { self == .dead || self == .unrecognized || self == .unreachable }
}
