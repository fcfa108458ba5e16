public import CarillonAPI
public import RPC

extension CommonV1.Role {
    /// The platform role of a role in a customer's directory. An unknown role is `member`.
    public init(directoryRole: String) {
        switch directoryRole {
        case "system_admin": self = .systemAdmin
        case "org_admin", "admin", "subscriber_admin": self = .orgAdmin
        case "staff", "teacher", "teacher_admin", "manager": self = .staff
        default: self = .member
        }
    }

    /// The strongest platform role of a user's roles in the directory.
    ///
    /// - Parameter roles: empty when the directory has no roles of the user.
    /// - Returns: nil for no roles.
    public static func strongest(of roles: [String]) -> CommonV1.Role? {
        roles.map(CommonV1.Role.init(directoryRole:)).max { $0.strength < $1.strength }
    }

    /// Compares the roles of people (ROLE-01): from 0 for `member` to 3 for `system_admin`. `system`, the role of a host's key, has 0.
    public var strength: Int {
        switch known {
        case .systemAdmin: 3
        case .orgAdmin: 2
        case .staff: 1
        case .member, .system, nil: 0
        }
    }

    /// Directory roles of teachers (EVAL-39).
    public static let teachers = ["staff", "teacher", "teacher_admin"]
}

extension Principal.Actor {
    /// Whether the actor has a role.
    public func has(_ role: CommonV1.Role) -> Bool { roles.contains(role.name) }

    /// Whether the actor administers an organization or the platform.
    var isAdministrator: Bool { has(.orgAdmin) || has(.systemAdmin) }
}
