import CarillonAPI

/// What a provider said of a token (`TokenReport.verdict`).
typealias TokenVerdict = RegistryV1.TokenVerdict.Known

extension TokenVerdict {
    /// Whether it takes the device out of sending, or may.
    var invalidates: Bool { self == .dead || self == .unrecognized || self == .unreachable }
}
