import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// Looks up the users of a page.
struct ResolveReader: Sendable {
    let tenant: CommonV1.Tenant
    /// Users of the request, who are in the first page.
    let named: [String]
    let includeMembers: Bool
    let now: Instant
    let presence: PresenceTimes
    /// Nil when nobody needs a guardian's consent.
    let consentAge: ConsentAge?

    var membersAPage: Int { includeMembers ? UsersAndDevicesService.membersAPage : UsersAndDevicesService.idsAPage }

    /// Members of a page to read, each once.
    func members(of page: AudiencePages.Page) -> [String] {
        guard includeMembers, !page.users.isEmpty else { return [] }
        let named = Set(named)
        return page.users.uniqued().filter { !named.contains($0) }
    }

    /// - Parameter devices: of the users, in the order of `ids`; nil: they are read.
    func users(_ ids: [String], devices: [UserDevices]?, _ database: Database) throws -> [RegistryV1.ResolvedUser] {
        let devices = try devices ?? DeviceTable.sendable(ids, tenant: tenant, now: now, database)
        return try ResolveQueries.users(
            ids, devices: devices, tenant: tenant, now: now, presence: presence, consentAge: consentAge, database)
    }
}
