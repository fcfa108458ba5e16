import CarillonAPI

/// Where a device registration stands (REG-06).
typealias DeviceStatus = RegistryV1.DeviceStatus.Known

extension DeviceStatus {
    /// Neither its provider nor an administrator has ended it: it is sent to, or will be when it is active again.
    var isAlive: Bool { self == .active || self == .inactive }
}

/// What happens to a device registration.
enum DeviceEvent: Sendable, Equatable {
    /// Registered, with or without a token; `launchMayReactivate` is false for a device that an admin deactivated.
    case register(hasToken: Bool, launchMayReactivate: Bool)
    /// A new token for the same installation.
    case newToken
    /// Deactivated in settings, by an admin, or with its user.
    case deactivate
    case reactivate
    /// Its user logged out, or removed it where the policy keeps the row.
    case logOut
    /// The provider says that the token is gone; what becomes of the device is policy.
    case providerSaysGone(to: DeviceStatus)
    /// Another user registered the token, or an admin revoked it.
    case revoke
    /// An operator takes a provider's verdict back (REG-20).
    case verdictUndone
}

extension DeviceStatus {
    /// The state machine of a registration (REG-25).
    ///
    /// - Throws: `invalid_transition` (409) for what the table does not name.
    func after(_ event: DeviceEvent) throws(APIError) -> DeviceStatus {
        switch (self, event) {
        case (.inactive, .register(hasToken: true, launchMayReactivate: false)): return .inactive
        case (_, .register(hasToken: true, _)): return .active
        case (_, .register(hasToken: false, _)): return .inactive
        case (.active, .newToken), (.expired, .newToken), (.invalid, .newToken): return .active
        case (.inactive, .newToken): return .inactive
        case (.active, .deactivate), (.inactive, .deactivate): return .inactive
        case (.active, .logOut), (.inactive, .logOut): return .inactive
        // Dead already: only a registration brings it back.
        case (.expired, .logOut), (.invalid, .logOut), (.revoked, .logOut): return self
        case (.inactive, .reactivate), (.active, .reactivate): return .active
        case (.active, .providerSaysGone(let status)): return status
        case (_, .revoke): return .revoked
        case (.expired, .verdictUndone), (.invalid, .verdictUndone): return .active
        default:
            throw APIError(.invalidTransition, field: "status", "a device that is \(name) cannot \(event.words)")
        }
    }
}

extension DeviceEvent {
    fileprivate var words: String {
        switch self {
        case .register: "be registered"
        case .newToken: "take a new token; register it again"
        case .deactivate: "be deactivated"
        case .logOut: "be logged out"
        case .reactivate: "be reactivated; register it again"
        case .providerSaysGone: "be reported dead"
        case .revoke: "be revoked"
        case .verdictUndone: "be brought back"
        }
    }
}
