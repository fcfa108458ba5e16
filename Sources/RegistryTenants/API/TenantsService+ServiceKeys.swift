import CarillonAPI
import Cryptography
import DurableWork
import RPC
import ServiceKit
import Storage

extension TenantsService {
    func createServiceKey(
        _ request: RegistryV1.CreateServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.CreateServiceKeyResponse {
        let name = try FieldRules.text(request.name, field: "name", limit: 100)
        guard !FreeText.isBlank(name) else { throw APIError(.invalidArgument, field: "name", "is required: it says what the key is for") }
        guard !request.scopes.isEmpty else { throw APIError(.invalidArgument, field: "scopes", "is required") }
        for scope in request.scopes { _ = try scope.required(field: "scopes") }
        let app = try await appInScope(request.appId, context)
        // 256 random bits. Only the hash is stored, and it needs no salt.
        let secret = "sk_" + Base64URL.encode(SecureRandom.bytes(32))
        let tenant = CommonV1.Tenant(organizationId: app.app.organizationId, appId: app.app.appId)
        let key = RegistryV1.ServiceKey(
            keyId: ids.make(prefix: "key_"), tenant: tenant, scopes: request.scopes, name: name, createdAtMs: now.milliseconds)
        let actor = AuditActor(context)
        // The secret is returned once. A repeated call returns the key without it (GW-04).
        let withoutSecret: @Sendable (RegistryV1.CreateServiceKeyResponse) -> RegistryV1.CreateServiceKeyResponse = { .init(key: $0.key) }
        return try await store.writeOnce(for: context, clock: clock, recording: withoutSecret) { database in
            try AuditTable.record(
                .serviceKeyCreated, subject: key.keyId, details: "\(key.name): \(key.scopes.map(\.name).joined(separator: ", "))", by: actor,
                tenant: tenant, at: now, in: database)
            try ServiceKeyTable.insert(key, of: tenant, secretHash: TokenHash.text(SHA256.hash(secret)), database)
            return RegistryV1.CreateServiceKeyResponse(key: key, secret: secret)
        }.response
    }

    func listServiceKeys(
        _ request: RegistryV1.ListServiceKeysRequest, context: ServerContext
    ) async throws -> RegistryV1.ListServiceKeysResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        let page = try Page(size: request.pageSize, token: request.pageToken)
        _ = try await policies.entry(for: tenant)
        let keys = try await store.read { try ServiceKeyTable.page(of: tenant, after: page.after, limit: page.limit, $0) }
        let part = page.cut(keys, at: \.keyId)
        return .init(keys: part.items, nextPageToken: part.nextToken)
    }

    /// The revocation is final. The row stays, so that an old key is not taken for an unknown one.
    func revokeServiceKey(
        _ request: RegistryV1.RevokeServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.RevokeServiceKeyResponse {
        try context.requireScope(tenant: request.tenant)
        let (tenant, now, actor) = (request.tenant ?? .init(), now, AuditActor(context))
        return try await store.write { database in
            guard var key = try ServiceKeyTable.find(request.keyId, of: tenant, database) else {
                throw APIError(.notFound, field: "key_id", "this app has no service key “\(request.keyId)”")
            }
            guard key.revokedAtMs == nil else { return .init(key: key) }
            key.revokedAtMs = now.milliseconds
            try ServiceKeyTable.revoke(key.keyId, now: now, database)
            try AuditTable.record(
                .serviceKeyRevoked, subject: key.keyId, details: key.name, by: actor, tenant: tenant, at: now, in: database)
            return .init(key: key)
        }
    }

    func verifyServiceKey(
        _ request: RegistryV1.VerifyServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.VerifyServiceKeyResponse {
        let key = try await store.read { try ServiceKeyTable.valid(secretHash: request.secretHash, $0) }
        guard let key else { throw APIError(.unauthenticated, "the service key is not known") }
        return .init(key: key)
    }
}
