public import CarillonAPI
import Storage

extension CommonV1.Tenant {
    /// Both ids as a JSON array, for columns that hold tenants and for searches in them.
    public var text: String { JSONArray.text([organizationId, appId]) }
}
