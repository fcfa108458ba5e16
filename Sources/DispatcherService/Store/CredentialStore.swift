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

    private struct State {
        var current: [Key: StoredCredential] = [:]
        var unreadable: [Key: UnreadableCredential] = [:]
    }

    let store: Store
    let keyRing: KeyRing
    private let adapters: Adapters
    private let state: Mutex<State>
    /// Given when a credential was replaced: it is deleted after ``keptAfterReplacement``.
    private let maintenance: WorkSignal

    /// How long a replaced credential stays in the file.
    static let keptAfterReplacement: Duration = .seconds(24 * 3_600)

    /// Opens the credentials in use. A credential that cannot be opened holds no other one back: it is in ``unreadable``.
    ///
    /// - Throws: ``StoreError``.
    init(store: Store, keyRing: KeyRing, adapters: Adapters, maintenance: WorkSignal = WorkSignal()) async throws {
        self.store = store
        self.adapters = adapters
        self.keyRing = keyRing
        self.maintenance = maintenance
        var state = State()
        for sealed in try await store.read(CredentialTable.inUse) {
            let key = Key(tenant: sealed.tenant, provider: ProviderID(rawValue: sealed.provider))
            do {
                state.current[key] = try Self.open(sealed, keyRing, adapters)
            } catch {
                state.unreadable[key] = UnreadableCredential(id: sealed.id, tenant: sealed.tenant, provider: key.provider, cause: "\(error)")
            }
        }
        self.state = Mutex(state)
    }

    private static func open(_ sealed: CredentialTable.Sealed, _ keyRing: KeyRing, _ adapters: Adapters) throws -> StoredCredential {
        let plain = try keyRing.open(sealed.envelope, associatedData: Array(sealed.id.utf8))
        guard let draft = try? JSONDecoder().decode(CredentialDraft.self, from: Data(plain)) else {
            throw UnreadableStore("credential \(sealed.id) has another form")
        }
        var stored = StoredCredential(tenant: sealed.tenant, provider: draft.provider, sender: try adapters.sender(for: draft, isNew: false))
        // The stored id: the credential is sealed under it, and a credential that is put again keeps it.
        stored.id = sealed.id
        return stored
    }

    /// The credential with which an app sends now; nil if the app has none or it cannot be opened.
    func current(for tenant: CommonV1.Tenant, provider: ProviderID) -> StoredCredential? {
        state.withLock { $0.current[Key(tenant: tenant, provider: provider)] }
    }

    /// An app's credential that could not be opened at the start and was not put again since.
    func unreadable(of tenant: CommonV1.Tenant, provider: ProviderID) -> UnreadableCredential? {
        state.withLock { $0.unreadable[Key(tenant: tenant, provider: provider)] }
    }

    /// All credentials that could not be opened, by id.
    var unreadable: [UnreadableCredential] { state.withLock { $0.unreadable.values.sorted { $0.id < $1.id } } }

    /// A credential by its id, if an app sends with it now.
    func inUse(_ id: String) -> StoredCredential? {
        state.withLock { $0.current.values.first { $0.id == id } }
    }

    /// The credentials that apps send with now.
    var allInUse: [StoredCredential] { state.withLock { Array($0.current.values) } }

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
        let envelope = try keyRing.seal(plain, associatedData: Array(stored.id.utf8))
        try await store.write { try CredentialTable.put(stored, envelope: envelope, now: now, $0) }
        maintenance.signal()
        return state.withLock { state in
            let key = Key(tenant: tenant, provider: stored.provider)
            state.unreadable[key] = nil
            // The same key keeps its sender: a new one would mint a second token.
            if let known = state.current[key], known.id == stored.id { return known }
            state.current[key] = stored
            return stored
        }
    }

    /// Lists an app's credentials, as ``CredentialTable/list(of:_:)``. No key is opened.
    func list(of tenant: CommonV1.Tenant) async throws -> [DispatcherV1.Credential] {
        try await store.read { try CredentialTable.list(of: tenant, $0) }
    }

    private func read(_ draft: CredentialDraft, of tenant: CommonV1.Tenant) throws -> StoredCredential {
        var read = StoredCredential(tenant: tenant, provider: draft.provider, sender: try adapters.sender(for: draft, isNew: true))
        // The same key keeps the id that it was first stored under.
        if let known = current(for: tenant, provider: read.provider), known.keyIdentity == read.keyIdentity { read.id = known.id }
        return read
    }

    // MARK: Keys

    /// Counts of one ``reencrypt()``.
    struct Reencryption: Sendable, Hashable {
        var examined = 0
        var reencrypted = 0
        /// Credentials that no key of the ring opens.
        var unreadable: [String] = []
    }

    /// Reseals credentials that are not sealed with the ring's current key, in one transaction (SEC-02).
    func reencrypt() async throws -> Reencryption {
        let keyRing = keyRing
        let currentKey = keyRing.currentKeyID
        return try await store.write { database in
            let credentials = try CredentialTable.all(database)
            var result = Reencryption(examined: credentials.count)
            for credential in credentials where (try? KeyRing.keyID(of: credential.envelope)) != currentKey {
                do {
                    let record = Array(credential.id.utf8)
                    let anew = try keyRing.seal(keyRing.open(credential.envelope, associatedData: record), associatedData: record)
                    try CredentialTable.reseal(row: credential.row, anew, database)
                    result.reencrypted += 1
                } catch is CryptographyError {
                    result.unreadable.append(credential.id)
                }
            }
            return result
        }
    }

    /// The number of credentials by key id. Envelopes that name no key count under the empty id.
    func keyUse() async throws -> [String: Int] {
        try await store.read(CredentialTable.all).reduce(into: [:]) { counts, credential in
            counts[(try? KeyRing.keyID(of: credential.envelope)) ?? "", default: 0] += 1
        }
    }
}
