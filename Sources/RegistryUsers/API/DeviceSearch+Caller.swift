import CarillonAPI
import RPC
import ServiceKit

extension DeviceReach {
    /// Limits a search of devices to the caller's scope.
    init(_ tenant: CommonV1.Tenant?, of context: ServerContext) {
        self.init(tenant: tenant, require: { try context.requireScope(tenant: $0) })
    }
}

extension DeviceSearch {
    /// - Parameter context: has the caller's scope. A filter without a tenant searches the whole scope.
    /// - Throws: `not_found` beyond the scope; `invalid_argument` for a user id without its app, or an app without its organization; `invalid_value`
    ///   for a value that no device can have.
    init(_ filter: RegistryV1.DeviceFilter?, in context: ServerContext) throws {
        var filter = filter ?? .init()
        // The caller's only organization need not be named.
        if let own = context.boundOrganization, filter.tenant?.organizationId == "" { filter.tenant?.organizationId = own }
        filter.tenant = try context.searchScope(filter.tenant)
        try self.init(filter)
    }
}
