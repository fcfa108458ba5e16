import CarillonAPI
import RPC
import ServiceKit

extension DeviceReach {
    /// As far as a caller's scope goes.
    init(_ tenant: CommonV1.Tenant?, of context: ServerContext) {
        self.init(tenant: tenant, require: { try context.requireScope(tenant: $0) })
    }
}

extension DeviceQuery {
    /// - Parameter context: says how far the caller reaches: a filter that names no tenant searches all of that.
    /// - Throws: `not_found` beyond that; `invalid_argument` for a user without the app that the id belongs to, `invalid_value` for what no
    ///   device can have.
    init(_ filter: RegistryV1.DeviceFilter?, in context: ServerContext) throws {
        var filter = filter ?? .init()
        filter.tenant = try context.searchScope(filter.tenant)
        try self.init(filter)
    }
}
