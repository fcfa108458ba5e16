import CarillonAPI
import Providers
import ServiceKit
import Storage
import Synchronization

// Credentials that operators remove (DISP-33).
extension CredentialStore {
    /// Takes an app's credential out of use and deletes its key, with the replaced ones of the provider.
    ///
    /// - Parameters:
    ///   - id: the credential that must be in use; empty: any.
    ///   - announce: called after all checks and before the change. When it throws, nothing is changed.
    /// - Returns: the credential that was in use; nil: there was none.
    /// - Throws: ``APIError``: `conflict` for another `id`; errors of ``Fleet/retract(_:after:)``.
    func remove(
        _ provider: ProviderID, of tenant: CommonV1.Tenant, only id: String = "", announce: (CredentialTable.Sealed) async throws -> Void = { _ in }
    ) async throws -> CredentialTable.Sealed? {
        let key = Key(tenant: tenant, provider: provider)
        return try await turns.take([tenant.organizationId, tenant.appId, provider.rawValue]) {
            guard let sealed = try await store.read({ try CredentialTable.inUse(of: tenant, provider: provider.rawValue, $0) }) else { return nil }
            guard id.isEmpty || id == sealed.id else {
                throw APIError(.conflict, field: "credential_id", "the app sends with \(sealed.id) now; list its credentials, and repeat")
            }
            try await announce(sealed)
            // This dispatcher hears of its own change, too, perhaps before the call returns.
            let last = state.withLock { state in
                state.removing.insert(key)
                return state.usedOrder[key]
            }
            defer { state.withLock { _ = $0.removing.remove(key) } }
            let order = try await retract(SharedCredential(sealed), last)
            try await forget(key, order)
            return sealed
        }
    }

    /// Deletes a credential that a dispatcher removed.
    ///
    /// - Parameters:
    ///   - shared: ``SharedCredential/key``.
    ///   - order: of the change among all changes. One at or below the last one does nothing.
    /// - Returns: the credential that was in use here, and whether a call here removes it; nil: there was none.
    /// - Throws: ``StoreError``.
    func followRemoval(of shared: String, order: Int) async throws -> (removed: CredentialTable.Sealed, isOwn: Bool)? {
        let known = state.withLock { Array($0.putAt.keys) }
        guard let key = known.first(where: { SharedCredential.key(of: $0.tenant, provider: $0.provider.rawValue) == shared }),
            state.withLock({ order > $0.usedOrder[key] ?? 0 }),
            let sealed = try await store.read({ try CredentialTable.inUse(of: key.tenant, provider: key.provider.rawValue, $0) })
        else { return nil }
        let isOwn = state.withLock { $0.removing.contains(key) }
        try await forget(key, order)
        return (sealed, isOwn)
    }

    /// Deletes the rows of a credential, unless a later change is stored, and takes it out of use.
    private func forget(_ key: Key, _ order: Int?) async throws {
        let last = state.withLock { $0.storedOrder[key] }
        do {
            try await store.write { [self] database in
                let isNews = state.withLock { state in
                    guard let order else { return true }
                    guard order >= state.storedOrder[key] ?? 0 else { return false }
                    state.storedOrder[key] = order
                    return true
                }
                if isNews { try CredentialTable.remove(of: key.tenant, provider: key.provider.rawValue, database) }
            }
        } catch {
            state.withLock { if $0.storedOrder[key] == order { $0.storedOrder[key] = last } }
            throw error
        }
        state.withLock { state in
            if let order {
                guard order >= state.usedOrder[key] ?? 0 else { return }
                state.usedOrder[key] = order
            }
            (state.current[key], state.unreadable[key], state.putAt[key]) = (nil, nil, nil)
            (state.ownEnvelope[key], state.withSecrets[key], state.secretProblems[key]) = (nil, nil, nil)
        }
        maintenance.signal()
    }
}
