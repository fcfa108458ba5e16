/// Who keeps a device from being sent to, as `devices.deactivated_by` holds it. A logout and the user's own switch are two things: a login ends
/// the first, and leaves the second to the policy (REG-17, REG-23).
enum Deactivation: String, Sendable, CaseIterable {
    case nobody = ""
    /// In Settings → Devices.
    case user
    case admin
    /// Its user logged out, where `logout_action` keeps the row.
    case logout
    /// It was deactivated before it was logged out, or while it was: that outlives the next login.
    case userAndLogout = "user_logout"
    case adminAndLogout = "admin_logout"

    var isLoggedOut: Bool { self == .logout || self == .userAndLogout || self == .adminAndLogout }

    /// After its user has logged out.
    var loggedOut: Deactivation {
        switch self {
        case .nobody, .logout: .logout
        case .user, .userAndLogout: .userAndLogout
        case .admin, .adminAndLogout: .adminAndLogout
        }
    }

    /// After a registration: whoever registers is logged in.
    var loggedIn: Deactivation {
        switch self {
        case .nobody, .logout: .nobody
        case .user, .userAndLogout: .user
        case .admin, .adminAndLogout: .admin
        }
    }

    /// After somebody has switched the device off. A user cannot take an administrator's mark away by that.
    func switchedOff(byOwner: Bool) -> Deactivation {
        let mark: Deactivation = byOwner && loggedIn != .admin ? .user : .admin
        return isLoggedOut ? mark.loggedOut : mark
    }

    /// Whether a registration makes the device active again.
    ///
    /// - Parameters:
    ///   - bySettings: it comes from the app's own switch, so it is the user's word (REG-23).
    ///   - reactivateOnLaunch: the policy's word on launches.
    func ends(bySettings: Bool, reactivateOnLaunch: Bool) -> Bool {
        switch loggedIn {
        case .user: bySettings || reactivateOnLaunch
        case .admin: bySettings
        default: true
        }
    }
}

extension DeviceRow {
    var deactivation: Deactivation {
        get { Deactivation(rawValue: deactivatedBy) ?? .nobody }
        set { deactivatedBy = newValue.rawValue }
    }

    /// Its user logged out and the row stays.
    mutating func logOut(nowMs: Int64) {
        if deactivation == .nobody { deactivatedAtMs = nowMs }
        deactivation = deactivation.loggedOut
        updatedAtMs = nowMs
    }

    /// Its user registered it, and so is logged in.
    mutating func logIn() {
        if deactivation == .logout { deactivatedAtMs = nil }
        deactivation = deactivation.loggedIn
    }
}
