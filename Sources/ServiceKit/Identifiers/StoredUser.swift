public import CarillonAPI
public import GRDB
import Storage

/// A user of one app, as stores name them.
public struct StoredUser: Sendable, Hashable {
    /// Organization.
    public let organization: String
    /// App within it.
    public let app: String
    /// The user's id.
    public let id: String

    /// A user of a tenant.
    public init(_ id: String, of tenant: CommonV1.Tenant?) {
        self.init(organization: tenant?.organizationId ?? "", app: tenant?.appId ?? "", id: id)
    }

    /// A user by the columns of a row.
    public init(organization: String, app: String, id: String) {
        self.organization = organization
        self.app = app
        self.id = id
    }

    /// ?1 the organization, ?2 the app, ?3 the id.
    public var arguments: StatementArguments { [organization, app, id] }
}
