import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import TestFolders

/// Callers with credentials, as a process authenticates them: services with their keys, users and host systems whom the gateway forwards.
final class MatrixCallers: Sendable {
    /// Roles of those whom the gateway forwards.
    static let roles = ["system", "system_admin", "org_admin", "staff", "member"]

    private let folder: TemporaryFolder
    let interceptor: AuthorizationInterceptor

    init() throws {
        let folder = try TemporaryFolder()
        for service in RunFolder.serviceNames + ["operator", "host"] { try folder.write("key-of-\(service)-0123456789\n", to: "keys/\(service)") }
        self.folder = folder
        interceptor = AuthorizationInterceptor(keys: ServiceKeyDirectory(folder: folder.file("keys")))
    }

    /// The metadata of a call by a principal of `authorization.tsv`.
    ///
    /// - Parameters:
    ///   - user: who calls in a user's role.
    ///   - tenant: of that user, or of the host system.
    func credentials(of principal: String, user: String = "ann", of tenant: CommonV1.Tenant = ContractFixture.tenant) throws -> Metadata {
        if principal == "nobody" { return Metadata() }
        guard Self.roles.contains(principal) else { return ["authorization": "Bearer key-of-\(principal)-0123456789"] }
        var metadata: Metadata = ["authorization": "Bearer key-of-gateway-0123456789"]
        let actor = CommonV1.Actor(
            userId: principal == "system" ? "" : user, organizationId: tenant.organizationId, appId: tenant.appId,
            roles: CommonV1.Role(name: principal).map { [$0] } ?? [])
        metadata.addBinary(try actor.bytes(), forKey: AuthorizationInterceptor.actorKey)
        return metadata
    }
}
