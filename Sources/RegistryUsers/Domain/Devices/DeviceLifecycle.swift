import CarillonAPI

/// The status of a device registration (REG-06).
typealias DeviceStatus = RegistryV1.DeviceStatus.Known

extension DeviceStatus {
    /// Neither the provider nor an administrator has ended the registration: it is sendable, or will be when it is active again.
    var isAlive: Bool { self == .active || self == .inactive }
}

/// An event of a device registration.
enum DeviceEvent: Sendable, Equatable {
    /// Registered, with or without a token; `launchMayReactivate` is false for a device that an admin deactivated.
    case register(hasToken: Bool, launchMayReactivate: Bool)
    /// A new token for the same installation.
    case newToken
    /// Deactivated in settings, by an admin, or with its user.
    case deactivate
    case reactivate
    /// The user logged out or removed the device, and the policy keeps the row.
    case logOut
    /// The provider called the token dead. The policy decides the new status.
    case providerSaysGone(to: DeviceStatus)
    /// Another user registered the token, or an admin revoked it.
    case revoke
    /// An operator undoes a provider's verdict (REG-20).
    case verdictUndone
}

extension DeviceStatus {
    /// The state machine of a registration (REG-25).
    ///
    /// - Throws: `invalid_transition` (409) for a transition that the table lacks.
    func after(_ event: DeviceEvent) throws(APIError) -> DeviceStatus {
        switch (self, event) {
        case (.inactive, .register(hasToken: true, launchMayReactivate: false)): return .inactive
        case (_, .register(hasToken: true, _)): return .active
        case (_, .register(hasToken: false, _)): return .inactive
        case (.active, .newToken), (.expired, .newToken), (.invalid, .newToken): return .active
        case (.inactive, .newToken): return .inactive
        case (.active, .deactivate), (.inactive, .deactivate): return .inactive
        case (.active, .logOut), (.inactive, .logOut): return .inactive
        // Dead already: only a registration restores the device.
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
