package import CarillonAPI

/// A row of an outbox: items of one app, encoded as the request that delivers them.
package struct OutboxRow: Sendable {
    /// The row's number, in commit order; 0 before it is stored.
    package var number: Int64
    /// The app of the items.
    package var tenant: CommonV1.Tenant
    /// The users of the only item, two at most; empty where a row holds many.
    package var users: [String]
    /// Items in ``bytes``.
    package var count: Int
    /// The request.
    package var bytes: [UInt8]

    /// - Parameters:
    ///   - users: of a row with one item, in an outbox with ``OutboxPolicy/UserIndex/rows``.
    ///   - count: items in `bytes`.
    ///   - bytes: the request.
    package init(number: Int64 = 0, tenant: CommonV1.Tenant, users: [String] = [], count: Int, bytes: [UInt8]) {
        self.number = number
        self.tenant = tenant
        self.users = users
        self.count = count
        self.bytes = bytes
    }

    /// A row of one item.
    ///
    /// - Throws: for a string with a NUL.
    package init<Item: OutboxItem>(_ item: Item) throws {
        self.init(
            tenant: item.tenant ?? .init(), users: Item.policy.userIndex == .rows ? item.users : [], count: 1, bytes: try Item.request([item]))
    }

    /// Groups items into rows by app. The items of an app keep their order.
    ///
    /// - Throws: for a string with a NUL, an error that names the field.
    package static func rows<Item: OutboxItem>(_ items: [Item]) throws -> [OutboxRow] {
        guard let first = items.first else { return [] }
        if Item.policy.userIndex == .rows { return try items.map { try OutboxRow($0) } }
        let app = first.tenant
        // Read in place: a loop over the items copies each, because this function is compiled for all types of them.
        let areOfOneApp = items.withUnsafeBufferPointer { items in items.indices.allSatisfy { items[$0].tenant == app } }
        guard areOfOneApp else {
            var tenants: [CommonV1.Tenant?] = []
            let byTenant = Dictionary(grouping: items) { item in
                if !tenants.contains(item.tenant) { tenants.append(item.tenant) }
                return item.tenant
            }
            return try tenants.flatMap { try rows(byTenant[$0] ?? []) }
        }
        let most = Item.policy.itemsPerCall
        return try stride(from: 0, to: items.count, by: most).map { start in
            let part = items.count <= most ? items : Array(items[start..<min(start + most, items.count)])
            return OutboxRow(tenant: app ?? .init(), count: part.count, bytes: try Item.request(part))
        }
    }
}
