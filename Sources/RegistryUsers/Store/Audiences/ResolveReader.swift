import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// Looks up the users of a page.
struct ResolveReader: Sendable {
    let tenant: Tenant
    /// Users whom the request names: they come with the first page.
    let named: [String]
    let includeMembers: Bool
    let now: Instant
    let presence: PresenceTimes
    /// Nil where nobody needs a guardian's consent.
    let consentAge: ConsentAge?

    var membersAPage: Int { includeMembers ? UsersAndDevicesService.membersAPage : UsersAndDevicesService.idsAPage }

    /// Members of a page that are to be looked up, each once.
    func members(of page: AudiencePages.Page) -> [String] {
        guard includeMembers, !page.users.isEmpty else { return [] }
        let named = Set(named)
        return page.users.uniqued().filter { !named.contains($0) }
    }

    /// - Parameter devices: those of `ids`, in their order; nil: to be read.
    func users(_ ids: [String], devices: [UserDevices]?, _ database: Database) throws -> [RegistryV1.ResolvedUser] {
        let devices = try devices ?? DeviceTable.sendable(ids, tenant: tenant, now: now, database)
        return try ResolveQueries.users(
            ids, devices: devices, tenant: tenant, now: now, presence: presence, consentAge: consentAge, database)
    }
}
