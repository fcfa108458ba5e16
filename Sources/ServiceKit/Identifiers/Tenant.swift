public import CarillonAPI
import Storage

/// Organization and app, as the first two columns of every key (ARCH-07).
public struct Tenant: Sendable, Hashable {
    /// The organization's id; empty for a personal account.
    public var organization: String
    /// The app's id.
    public var app: String

    /// A tenant by its names.
    @inlinable
    public init(organization: String, app: String) {
        self.organization = organization
        self.app = app
    }

    /// The key of every query.
    @inlinable
    public init(_ tenant: CommonV1.Tenant?) {
        self.init(organization: tenant?.organizationId ?? "", app: tenant?.appId ?? "")
    }

    /// The tenant in calls.
    @inlinable
    public var message: CommonV1.Tenant { .init(organizationId: organization, appId: app) }

    /// Both ids as a JSON array, for columns that hold tenants and for searches in them.
    public var text: String { JSONArray.text([organization, app]) }

    /// One of the tenant's users, by id.
    public func user(_ id: String) -> StoredUser { StoredUser(organization: organization, app: app, id: id) }
}
