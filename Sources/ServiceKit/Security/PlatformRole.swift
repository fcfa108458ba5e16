/// The platform's roles of people, weakest first (ROLE-01). `system` is no person's.
public enum PlatformRole: String, Sendable, CaseIterable, Comparable {
    case member
    case staff
    case organizationAdmin = "org_admin"
    case systemAdmin = "system_admin"

    /// The platform role that a role of a customer's directory carries. One that the platform has no word for is a member's.
    public init(directoryRole: String) {
        switch directoryRole {
        case "system_admin": self = .systemAdmin
        case "org_admin", "admin", "subscriber_admin": self = .organizationAdmin
        case "staff", "teacher", "teacher_admin", "manager": self = .staff
        default: self = .member
        }
    }

    /// The strongest that any of the directory's roles carries.
    ///
    /// - Parameter roles: empty where the directory says nothing of the user.
    /// - Returns: nil where it says nothing.
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

    /// Roles of a directory whose holders teach: who of a class's members is a teacher (EVAL-39).
    public static let teachers = ["staff", "teacher", "teacher_admin"]
}
