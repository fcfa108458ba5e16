import CarillonAPI
import Cryptography
import RPC
import ServiceKit
import Storage

extension RegistryHandlers {
    /// What a service key may be used for.
    private static let scopes = ["events", "directory", "devices", "preferences", "telemetry", "act_as_user"]

    func createServiceKey(
        _ request: RegistryV1.CreateServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.CreateServiceKeyResponse {
        let name = try Identifiers.text(request.name, field: "name", limit: 100)
        guard !request.scopes.isEmpty else { throw APIError(.invalidArgument, field: "scopes", "is required") }
        guard request.scopes.allSatisfy(Self.scopes.contains) else {
            throw APIError(.invalidValue, field: "scopes", "names one or more of \(Self.scopes.joined(separator: ", "))")
        }
        let app = try await appInScope(request.appId, context)
        // 256 random bits: the hash alone is kept, and needs no salt.
        let secret = "sk_" + Base64URL.encode(SecureRandom.bytes(32))
        let key = RegistryV1.ServiceKey(
            keyId: ids.make(prefix: "key_"), organizationId: app.app.organizationId, appId: app.app.appId, scopes: request.scopes,
            name: name, createdAtMs: nowMs)
        let actor = AuditActor(context)
        // The secret is shown once: a repetition names the key without it (GW-04).
        let withoutSecret: @Sendable (RegistryV1.CreateServiceKeyResponse) -> RegistryV1.CreateServiceKeyResponse = { .init(key: $0.key) }
        return try await store.writeOnce(for: context, clock: clock, remembering: withoutSecret) { database in
            try Audit.record(
                .serviceKeyCreated, subject: key.keyId, details: "\(key.name): \(key.scopes.joined(separator: ", "))", by: actor,
                tenant: Tenant(organization: key.organizationId, app: key.appId), atMs: key.createdAtMs, in: database)
            try database.run(
                """
                INSERT INTO service_keys (organization_id, app_id, key_id, secret_hash, name, scopes, created_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    key.organizationId, key.appId, key.keyId, tokenHashText(SHA256.hash(secret)), key.name,
                    try JSONColumn.encode(key.scopes), key.createdAtMs,
                ])
            return RegistryV1.CreateServiceKeyResponse(key: key, secret: secret)
        }.response
    }

    private static let columns = "key_id, organization_id, app_id, scopes, name, created_at_ms, revoked_at_ms"

    private static func key(_ row: Row) throws -> RegistryV1.ServiceKey {
        RegistryV1.ServiceKey(
            keyId: row[0], organizationId: row[1], appId: row[2], scopes: try JSONColumn.list(row[3]), name: row[4], createdAtMs: row[5],
            revokedAtMs: row[6])
    }

    func listServiceKeys(
        _ request: RegistryV1.ListServiceKeysRequest, context: ServerContext
    ) async throws -> RegistryV1.ListServiceKeysResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        _ = try await policies.entry(for: tenant)
        let keys = try await store.read { database in
            try database.rows(
                """
                SELECT \(Self.columns) FROM service_keys WHERE organization_id = ? AND app_id = ? AND key_id > ? ORDER BY key_id LIMIT ?
                """, [tenant.organization, tenant.app, page.after, page.size], Self.key)
        }
        return .init(keys: keys, nextPageToken: page.nextToken(keys, id: \.keyId))
    }

    /// Revoked for good: the row stays, so that nobody takes an old key for one that never was.
    func revokeServiceKey(
        _ request: RegistryV1.RevokeServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.RevokeServiceKeyResponse {
        try context.requireScope(tenant: request.tenant)
        let (tenant, nowMs, actor) = (Tenant(request.tenant), nowMs, AuditActor(context))
        return try await store.write { database in
            let found = try database.firstRow(
                "SELECT \(Self.columns) FROM service_keys WHERE organization_id = ? AND app_id = ? AND key_id = ?",
                [tenant.organization, tenant.app, request.keyId], Self.key)
            guard var key = found else {
                throw APIError(.notFound, field: "key_id", "this app has no service key “\(request.keyId)”")
            }
            guard key.revokedAtMs == nil else { return .init(key: key) }
            key.revokedAtMs = nowMs
            try database.run("UPDATE service_keys SET revoked_at_ms = ? WHERE key_id = ?", [nowMs, key.keyId])
            try Audit.record(.serviceKeyRevoked, subject: key.keyId, details: key.name, by: actor, tenant: tenant, atMs: nowMs, in: database)
            return .init(key: key)
        }
    }

    func verifyServiceKey(
        _ request: RegistryV1.VerifyServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.VerifyServiceKeyResponse {
        let key = try await store.read { database in
            try database.firstRow(
                """
                SELECT key_id, organization_id, app_id, scopes, name, created_at_ms FROM service_keys
                WHERE secret_hash = ? AND revoked_at_ms IS NULL
                """, [request.secretHash]
            ) { row in
                RegistryV1.ServiceKey(
                    keyId: row[0], organizationId: row[1], appId: row[2], scopes: try JSONColumn.list(row[3]), name: row[4],
                    createdAtMs: row[5])
            }
        }
        guard let key else { throw APIError(.unauthenticated, "the service key is not known") }
        return .init(key: key)
    }

    func statistics(
        _ request: RegistryV1.StatisticsRequest, context: ServerContext
    ) async throws -> RegistryV1.StatisticsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        // In pages beside the call, like the counts of device administration: a large app's are those of the last count.
        let counts = try await statistics.counts(of: tenant).value
        return .init(
            users: counts.users, devicesActive: counts.activeDevices, devicesOther: counts.devices - counts.activeDevices,
            channels: try await channels(of: tenant), devicesByPlatform: counts.platforms.devices)
    }

    /// How many channels an app has, counted in pages.
    private func channels(of tenant: Tenant) async throws -> Int64 {
        let size = 10_000
        var (all, last, found) = (Int64(0), "", size)
        while found == size {
            let page = try await store.read { [last] database in
                try database.firstRow(
                    """
                    SELECT count(*), coalesce(max(channel_id), '') FROM (
                        SELECT channel_id FROM channels WHERE organization_id = ? AND app_id = ? AND channel_id > ? ORDER BY channel_id LIMIT ?)
                    """, [tenant.organization, tenant.app, last, size]
                ) { (found: $0[0] as Int, last: $0[1] as String) }
            }
            found = page?.found ?? 0
            all += Int64(found)
            last = page?.last ?? ""
        }
        return all
    }
}
