/// The platform's roles of people, weakest first (ROLE-01). `system` is the role of a host's key.
public enum PlatformRole: String, Sendable, CaseIterable, Comparable {
    case member
    case staff
    case organizationAdmin = "org_admin"
    case systemAdmin = "system_admin"

    /// The platform role of a role in a customer's directory. An unknown role is `member`.
    public init(directoryRole: String) {
        switch directoryRole {
        case "system_admin": self = .systemAdmin
        case "org_admin", "admin", "subscriber_admin": self = .organizationAdmin
        case "staff", "teacher", "teacher_admin", "manager": self = .staff
        default: self = .member
        }
    }

    /// The strongest platform role of a user's roles in the directory.
    ///
    /// - Parameter roles: empty when the directory has no roles of the user.
    /// - Returns: nil for no roles.
    public static func strongest(of roles: [String]) -> PlatformRole? {
        roles.map(PlatformRole.init(directoryRole:)).max()
    }

    public static func < (left: PlatformRole, right: PlatformRole) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .member: 0
        case .staff: 1
        case .organizationAdmin: 2
        case .systemAdmin: 3
        }
    }

    /// Directory roles of teachers (EVAL-39).
    public static let teachers = ["staff", "teacher", "teacher_admin"]
}
