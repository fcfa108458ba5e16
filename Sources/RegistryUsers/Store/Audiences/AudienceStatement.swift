import CarillonAPI
import GRDB
import RegistryTenants
import Storage

/// An audience as a query in the order of user ids, which can start after any user. So the cost of a page does not depend on the size of the
/// audience.
struct AudienceStatement: Sendable {
    /// The SQL up to the conditions; ` AND …` follows.
    let sql: String
    /// The column of the user ids.
    var userColumn = "user_id"
    let arguments: StatementArguments

    /// The users after `after`, at most `limit`.
    func page(after: String, limit: Int, _ database: Database) throws -> [String] {
        try database.rows(
            "\(sql) AND \(userColumn) > ? ORDER BY \(userColumn) LIMIT ?", arguments + [after, limit]
        ) { $0[0] as String }
    }

    /// The query of an audience that a request names.
    ///
    /// - Throws: `invalid_argument` when it names none.
    static func of(
        _ audience: RegistryV1.ResolveAudienceRequest.Audience?, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> AudienceStatement {
        switch audience {
        case .channelId(let channel): .members(ofChannel: channel, tenant)
        case .threadId(let thread): .followers(ofThread: thread, tenant)
        case .wholeApp(true): .wholeApp(tenant)
        case .groupId(let group): try .members(ofGroup: group, tenant, database)
        case .role(let role): .holders(ofRole: role, tenant)
        case .guardiansOf(let child): .guardians(of: child, tenant)
        case .teachersOf(let student): TeachersAudience.query(of: student, tenant)
        case .wholeOrganization(true): try .wholeOrganization(tenant)
        case .devices(let devices): try .owners(ofPushDevices: devices.pushDeviceIds, tenant)
        case .wholeApp(false), .wholeOrganization(false), nil:
            throw APIError(
                .invalidArgument, field: "audience",
                "is required: channel_id, thread_id, group_id, role, guardians_of, teachers_of, whole_app, whole_organization or devices")
        }
    }
}
