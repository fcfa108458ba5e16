import CarillonAPI
import Cryptography
import Foundation
import Providers
import ServiceKit
import Storage
import Synchronization

/// Provider credentials (DISP-33, SEC-02). The store holds them sealed under the credential key ring. The dispatcher reads them once into memory,
/// and replaces them without a restart. No call returns a key: answers have its id and fingerprint.
final class CredentialStore: Sendable {
    /// An app of another organization with the same id is another app.
    private struct Key: Hashable {
        var tenant: CommonV1.Tenant
        var provider: ProviderID
    }

    let store: Store
    let keyRing: KeyRing
    private let adapters: Adapters
    private let current: Mutex<[Key: StoredCredential]>

    /// How long a replaced credential stays in the file.
    static let keptAfterReplacement: Duration = .seconds(24 * 3_600)

    /// Opens the credentials in use.
    ///
    /// - Throws: ``QueueError`` or a `CryptographyError` naming the credential that the key ring cannot open.
    init(store: Store, keyRing: KeyRing, adapters: Adapters) async throws {
        self.store = store
        self.adapters = adapters
        self.keyRing = keyRing
        let rows = try await store.read { database in
            try Row.fetchAll(
                database, sql: "SELECT organization_id, app_id, credential_id, sealed FROM credentials WHERE replaced_at_ms IS NULL"
            ).map { row -> (CommonV1.Tenant, String, [UInt8]) in
                (CommonV1.Tenant(organizationId: row[0], appId: row[1]), row[2], try row.bytes(at: 3))
            }
        }
        var opened: [Key: StoredCredential] = [:]
        for (tenant, id, sealed) in rows {
            let plain = try keyRing.open(sealed, associatedData: Array(id.utf8))
            guard let draft = try? JSONDecoder().decode(CredentialDraft.self, from: Data(plain)) else {
                throw QueueError.unreadable("credential \(id) cannot be read")
            }
            var stored = StoredCredential(tenant: tenant, provider: draft.provider, sender: try adapters.sender(for: draft, isNew: false))
            // The stored id: the credential is sealed under it, and a credential that is put again keeps it.
            stored.id = id
            opened[Key(tenant: tenant, provider: stored.provider)] = stored
        }
        current = Mutex(opened)
    }

    /// The credential an app sends with now.
    func current(for tenant: CommonV1.Tenant, provider: ProviderID) -> StoredCredential? {
        current.withLock { $0[Key(tenant: tenant, provider: provider)] }
    }

    /// A credential by its id, if an app sends with it now.
    func inUse(_ id: String) -> StoredCredential? {
        current.withLock { $0.values.first { $0.id == id } }
    }

    /// The credentials that apps send with now.
    var allInUse: [StoredCredential] { current.withLock { Array($0.values) } }

    /// Whether an app sends with this credential now.
    func isInUse(_ id: String) -> Bool { inUse(id) != nil }

    /// Checks a credential, seals it, stores it and puts it into use. A credential that is in use already stays so.
    ///
    /// - Parameter announce: called after all checks and before the write. When it throws, nothing is changed.
    /// - Throws: `CredentialError`, or ``APIError``, naming the field that is wrong.
    func put(
        _ draft: CredentialDraft, of tenant: CommonV1.Tenant, now: Instant, announce: (StoredCredential) async throws -> Void = { _ in }
    ) async throws -> StoredCredential {
        let stored = try read(draft, of: tenant)
        try await announce(stored)
        let plain = Array(try JSONEncoder().encode(draft))
        let sealed = Data(try keyRing.seal(plain, associatedData: Array(stored.id.utf8)))
        try await store.write { database in
            try database.execute(
                sql: """
                    UPDATE credentials SET replaced_at_ms = ?
                    WHERE organization_id = ? AND app_id = ? AND provider = ? AND credential_id <> ? AND replaced_at_ms IS NULL
                    """,
                arguments: [now.milliseconds, tenant.organizationId, tenant.appId, stored.provider.rawValue, stored.id])
            try database.execute(
                sql: """
                    INSERT INTO credentials (organization_id, app_id, provider, credential_id, fingerprint, sealed, created_at_ms)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (organization_id, app_id, provider, credential_id) DO UPDATE SET sealed = excluded.sealed, replaced_at_ms = NULL
                    """,
                arguments: [
                    tenant.organizationId, tenant.appId, stored.provider.rawValue, stored.id, stored.fingerprint, sealed, now.milliseconds,
                ])
        }
        return current.withLock { current in
            let key = Key(tenant: tenant, provider: stored.provider)
            // The same key keeps its sender: a new one would mint a second token (T12).
            if let known = current[key], known.id == stored.id { return known }
            current[key] = stored
            return stored
        }
    }

    /// Lists an app's credentials by provider: first the one in use, then the replaced ones, newest first. No key is opened.
    func list(of tenant: CommonV1.Tenant) async throws -> [DispatcherV1.Credential] {
        try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT credential_id, provider, fingerprint, created_at_ms, replaced_at_ms FROM credentials
                    WHERE organization_id = ? AND app_id = ?
                    ORDER BY provider, replaced_at_ms IS NOT NULL, replaced_at_ms DESC, credential_id
                    """, arguments: [tenant.organizationId, tenant.appId]
            ).map { row in
                .init(credentialId: row[0], provider: row[1], fingerprint: row[2], createdAtMs: row[3], replacedAtMs: row[4])
            }
        }
    }

    private func read(_ draft: CredentialDraft, of tenant: CommonV1.Tenant) throws -> StoredCredential {
        var read = StoredCredential(tenant: tenant, provider: draft.provider, sender: try adapters.sender(for: draft, isNew: true))
        // The same key keeps the id that it was first stored under.
        if let known = current(for: tenant, provider: read.provider), known.keyIdentity == read.keyIdentity { read.id = known.id }
        return read
    }

    /// Removes credentials that were replaced more than a day ago.
    func prune(now: Instant) async throws {
        try await store.write { database in
            try database.execute(
                sql: "DELETE FROM credentials WHERE replaced_at_ms <= ?",
                arguments: [(now - Self.keptAfterReplacement).milliseconds])
        }
    }
}
