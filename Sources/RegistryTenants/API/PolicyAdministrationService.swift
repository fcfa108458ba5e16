import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.PolicyAdministration`: explains and changes policy and catalogue. The calls are in extensions, one file a subject.
struct PolicyAdministrationService: RegistryV1.PolicyAdministration.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let policies: PolicyCache
    let profiles: ProfileLibrary
    let tombstones: Tombstones
    let logger: Logger

    func listProfiles(
        _ request: RegistryV1.ListProfilesRequest, context: ServerContext
    ) async throws -> RegistryV1.ListProfilesResponse {
        .init(profiles: profiles.versions.map { .init(name: $0.name, versions: $0.versions.map { Int32($0) }) })
    }

    func log(_ message: Logger.Message, _ tenant: CommonV1.Tenant, _ actor: AuditActor, _ more: Logger.Metadata) {
        let subject: Logger.Metadata = ["organization": "\(tenant.organizationId)", "app": "\(tenant.appId)", "actor": "\(actor.name)"]
        logger.notice(message, metadata: subject.merging(more) { $1 })
    }
}
