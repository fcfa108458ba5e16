import ServiceKit

/// The cause of a device's deactivation, in `devices.deactivated_by`. A logout and the user's own switch differ: a login ends the first, and the
/// policy decides about the second (REG-17, REG-23).
enum Deactivation: String, Sendable, CaseIterable {
    case nobody = ""
    /// By the user in Settings → Devices.
    case user
    case admin
    /// By a logout, when `logout_action` keeps the row.
    case logout
    /// By the user or an administrator before or during a logout: it stays after the next login.
    case userAndLogout = "user_logout"
    case adminAndLogout = "admin_logout"

    var isLoggedOut: Bool { self == .logout || self == .userAndLogout || self == .adminAndLogout }

    /// The cause after a logout.
    var loggedOut: Deactivation {
        switch self {
        case .nobody, .logout: .logout
        case .user, .userAndLogout: .userAndLogout
        case .admin, .adminAndLogout: .adminAndLogout
        }
    }

    /// The cause after a registration, which is also a login.
    var loggedIn: Deactivation {
        switch self {
        case .nobody, .logout: .nobody
        case .user, .userAndLogout: .user
        case .admin, .adminAndLogout: .admin
        }
    }

    /// The cause after a deactivation. A user cannot replace an administrator's.
    func switchedOff(byOwner: Bool) -> Deactivation {
        let mark: Deactivation = byOwner && loggedIn != .admin ? .user : .admin
        return isLoggedOut ? mark.loggedOut : mark
    }

    /// Whether a registration makes the device active again.
    ///
    /// - Parameters:
    ///   - bySettings: the registration comes from the app's own switch, so the user wants it (REG-23).
    ///   - reactivateOnLaunch: the policy's setting for launches.
    func ends(bySettings: Bool, reactivateOnLaunch: Bool) -> Bool {
        switch loggedIn {
        case .user: bySettings || reactivateOnLaunch
        case .admin: bySettings
        default: true
        }
    }
}

extension DeviceRecord {
    var deactivation: Deactivation {
        get { Deactivation(rawValue: deactivatedBy) ?? .nobody }
        set { deactivatedBy = newValue.rawValue }
    }

    /// Records a logout that keeps the row.
    mutating func logOut(now: Instant) {
        if deactivation == .nobody { deactivatedAt = now }
        deactivation = deactivation.loggedOut
        updatedAt = now
    }

    /// Records a registration, which is also a login.
    mutating func logIn() {
        if deactivation == .logout { deactivatedAt = nil }
        deactivation = deactivation.loggedIn
    }
}
