public import CarillonAPI

/// A user of one app: the key of users in stores, caches and rate limits.
public struct UserKey: Sendable, Hashable {
    /// The organization and the app within it.
    public let tenant: CommonV1.Tenant
    /// The user's id.
    public let id: String

    /// A user of a tenant.
    public init(_ id: String, of tenant: CommonV1.Tenant?) {
        self.tenant = tenant ?? .init()
        self.id = id
    }

    /// A user by the columns of a row.
    public init(organization: String, app: String, id: String) {
        self.init(id, of: CommonV1.Tenant(organizationId: organization, appId: app))
    }

    /// The organization's id.
    public var organization: String { tenant.organizationId }
    /// The app's id.
    public var app: String { tenant.appId }
}
