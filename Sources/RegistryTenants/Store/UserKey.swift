package import GRDB
package import ServiceKit
import Storage

/// A user as erasure and export find the rows of.
package struct UserKey: Sendable {
    package let tenant: Tenant
    package let userId: String
    /// What stands for the user in records that are kept.
    package let pseudonym: String

    package var stored: StoredUser { tenant.user(userId) }

    package var arguments: StatementArguments { [tenant.organization, tenant.app, userId] }
}
