import ServiceKit
import Storage

/// Whose rows a step speaks of.
struct UserKey: Sendable {
    let tenant: Tenant
    let userId: String
    /// What stands for the user in records that are kept.
    let pseudonym: String

    var stored: StoredUser { tenant.user(userId) }

    var arguments: StatementArguments { [tenant.organization, tenant.app, userId] }

    func arguments(for sql: String) -> StatementArguments { sql.contains("?4") ? arguments + [pseudonym] : arguments }
}
