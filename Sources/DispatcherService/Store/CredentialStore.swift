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
    struct Key: Hashable {
        var tenant: CommonV1.Tenant
        var provider: ProviderID
    }

    struct State {
        var current: [Key: StoredCredential] = [:]
        var unreadable: [Key: UnreadableCredential] = [:]
        /// The last change that each was stored and put into use with, where dispatchers share credentials. Two changes may come at once, from a
        /// call and from another dispatcher, and the later one counts on all of them.
        var storedOrder: [Key: Int] = [:]
        var usedOrder: [Key: Int] = [:]
        /// When the credential of the last change was put, in milliseconds since 1970.
        var putAt: [Key: Int64] = [:]
        /// The envelope of the last ``CredentialStore/put(_:of:now:announce:)`` here. No other one is equal, because each has a nonce.
        var ownEnvelope: [Key: Data] = [:]
        /// Credentials that name external secrets.
        var withSecrets: [Key: CredentialDraft] = [:]
        /// Why the secrets of a credential in use could not be read at the last look.
        var secretProblems: [Key: String] = [:]
        /// Credentials that a call removes here now.
        var removing: Set<Key> = []
    }

    let store: Store
    let keyRing: KeyRing
    private let adapters: Adapters
    let secrets: ExternalSecrets
    let state: Mutex<State>
    /// Changes of one credential come one after the other.
    let turns = CallTurns()
    /// Given when a credential was replaced: it is deleted after ``keptAfterReplacement``.
    let maintenance: WorkSignal
    /// Tells other dispatchers before a change here.
    private let share: Share
    let retract: Retract

    /// ``Fleet/share(_:after:)``.
    typealias Share = @Sendable (SharedCredential, _ order: Int?) async throws -> Int?
    /// ``Fleet/retract(_:after:)``.
    typealias Retract = @Sendable (SharedCredential, _ order: Int?) async throws -> Int?

    /// How long a replaced credential stays in the file.
    static let keptAfterReplacement: Duration = .seconds(24 * 3_600)

    /// Most credentials whose secrets are read at once.
    static let mostReadings = 32

    /// Opens the credentials in use. A credential that cannot be opened holds no other one back: it is in ``unreadable``. External secrets of all get
    /// the time of one, ``ExternalSecrets/timeLimit``, and those that took longer are read later.
    ///
    /// - Throws: ``StoreError``.
    init(
        store: Store, keyRing: KeyRing, adapters: Adapters, secrets: ExternalSecrets = ExternalSecrets(),
        maintenance: WorkSignal = WorkSignal(), share: @escaping Share = { _, _ in nil }, retract: @escaping Retract = { _, _ in nil }
    ) async throws {
        self.store = store
        self.share = share
        self.retract = retract
        self.adapters = adapters
        self.secrets = secrets
        self.keyRing = keyRing
        self.maintenance = maintenance
        var state = State()
        let deadline = ContinuousClock.now + secrets.timeLimit
        let opened = try await store.read(CredentialTable.inUse).concurrentMap(atOnce: Self.mostReadings) { sealed in
            await CredentialStore.opened(sealed, keyRing, adapters, secrets, until: deadline)
        }
        for one in opened {
            let sealed = one.sealed
            let key = Key(tenant: sealed.tenant, provider: ProviderID(rawValue: sealed.provider))
            state.putAt[key] = sealed.putAt.milliseconds
            if let draft = one.draft, draft.secrets != nil { state.withSecrets[key] = draft }
            switch one.result {
            case .success(let stored): state.current[key] = stored
            case .failure(let error):
                state.unreadable[key] = UnreadableCredential(
                    id: sealed.id, tenant: sealed.tenant, provider: key.provider, cause: "\(error)", namesSecrets: state.withSecrets[key] != nil)
            }
        }
        self.state = Mutex(state)
    }

    /// A credential as the start finds it.
    private struct Opened: Sendable {
        var sealed: CredentialTable.Sealed
        /// Nil: it cannot be unsealed.
        var draft: CredentialDraft?
        var result: Result<StoredCredential, any Error>
    }

    private static func opened(
        _ sealed: CredentialTable.Sealed, _ keyRing: KeyRing, _ adapters: Adapters, _ secrets: ExternalSecrets,
        until deadline: ContinuousClock.Instant
    ) async -> Opened {
        var draft: CredentialDraft?
        do {
            let unsealed = try Self.draft(of: sealed, keyRing)
            draft = unsealed
            let stored = try await Self.open(sealed, unsealed, adapters, secrets, until: deadline)
            return Opened(sealed: sealed, draft: draft, result: .success(stored))
        } catch {
            return Opened(sealed: sealed, draft: draft, result: .failure(error))
        }
    }

    private static func draft(of sealed: CredentialTable.Sealed, _ keyRing: KeyRing) throws -> CredentialDraft {
        let plain = try keyRing.open(sealed.envelope, associatedData: Array(sealed.id.utf8))
        guard let draft = try? JSONDecoder().decode(CredentialDraft.self, from: Data(plain)) else {
            throw UnreadableStore("credential \(sealed.id) has another form")
        }
        return draft
    }

    private static func open(
        _ sealed: CredentialTable.Sealed, _ draft: CredentialDraft, _ adapters: Adapters, _ secrets: ExternalSecrets,
        until deadline: ContinuousClock.Instant? = nil
    ) async throws -> StoredCredential {
        let whole = CredentialDraft(provider: draft.provider, fields: try await secrets.fields(of: draft, until: deadline))
        var stored = StoredCredential(tenant: sealed.tenant, provider: draft.provider, sender: try adapters.sender(for: whole, isNew: false))
        // The stored id: the credential is sealed under it, and a credential that is put again keeps it.
        stored.id = sealed.id
        return stored
    }

    /// The credential with which an app sends now; nil if the app has none or it cannot be opened. For a provider that needs none it is made here.
    func current(for tenant: CommonV1.Tenant, provider: ProviderID) -> StoredCredential? {
        let key = Key(tenant: tenant, provider: provider)
        if let known = state.withLock({ $0.current[key] }) { return known }
        guard let sender = adapters.openSender(of: provider) else { return nil }
        let open = StoredCredential(tenant: tenant, provider: provider, sender: sender)
        state.withLock { $0.current[key] = open }
        return open
    }

    /// The providers of which an app has put a credential.
    var providers: Set<ProviderID> { state.withLock { Set($0.putAt.keys.map(\.provider)) } }

    /// When the app's credential was put last; nil: it has none.
    func putAt(of tenant: CommonV1.Tenant, provider: ProviderID) -> Instant? {
        state.withLock { $0.putAt[Key(tenant: tenant, provider: provider)] }.map { Instant(milliseconds: $0) }
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
    /// - Parameters:
    ///   - again: The draft is the one in use, and its secrets changed. It must not replace a credential that was put meanwhile.
    ///   - announce: called after all checks and before the write. When it throws, nothing is changed.
    /// - Throws: `CredentialError`, or ``APIError``, naming the field that is wrong; `conflict`: another credential was put meanwhile.
    func put(
        _ draft: CredentialDraft, of tenant: CommonV1.Tenant, now: Instant, again: Bool = false,
        announce: (StoredCredential) async throws -> Void = { _ in }
    ) async throws -> StoredCredential {
        // Before the turn, because a secret may take seconds.
        let whole = CredentialDraft(provider: draft.provider, fields: try await secrets.fields(of: draft))
        let key = Key(tenant: tenant, provider: draft.provider)
        return try await turns.take([tenant.organizationId, tenant.appId, draft.provider.rawValue]) {
            let (current, last) = state.withLock { ($0.withSecrets[key], $0.usedOrder[key]) }
            guard !again || current == draft else { throw APIError(.conflict, "the app's \(draft.provider) credential was put meanwhile") }
            let stored = try read(whole, of: tenant)
            try await announce(stored)
            // External secrets are not in it: it has their names.
            let plain = Array(try JSONEncoder().encode(draft))
            let envelope = try keyRing.seal(plain, associatedData: Array(stored.id.utf8))
            let sealed = SharedCredential(stored, envelope: envelope, putAt: now)
            // The others hear of it, and this dispatcher too, perhaps before the call returns.
            state.withLock { $0.ownEnvelope[key] = sealed.envelope }
            let order = try await share(sealed, again ? last : nil)
            try await write(sealed, order)
            state.withLock { $0.withSecrets[key] = draft.secrets == nil ? nil : draft }
            return use(stored, order) ?? stored
        }
    }

    // MARK: External secrets

    /// The credentials that name external secrets, also those whose secrets could not be read.
    var withSecrets: [(tenant: CommonV1.Tenant, draft: CredentialDraft)] {
        state.withLock { $0.withSecrets.map { (tenant: $0.key.tenant, draft: $0.value) } }
    }

    /// Whether the secrets of a credential make another key than the one in use. Reads the secrets.
    ///
    /// - Throws: `CredentialError` naming the field whose secret cannot be used.
    func hasOtherKey(_ draft: CredentialDraft, of tenant: CommonV1.Tenant) async throws -> Bool {
        let whole = CredentialDraft(provider: draft.provider, fields: try await secrets.fields(of: draft))
        let read = StoredCredential(tenant: tenant, provider: draft.provider, sender: try adapters.sender(for: whole, isNew: true))
        return read.keyIdentity != state.withLock { $0.current[Key(tenant: tenant, provider: draft.provider)]?.keyIdentity }
    }

    /// Stores a credential, unless a later change is stored.
    private func write(_ sealed: SharedCredential, _ order: Int?) async throws {
        let key = Key(tenant: sealed.tenant, provider: ProviderID(rawValue: sealed.provider))
        do {
            try await store.write { [self] database in
                let isNew = state.withLock { state in
                    guard let order else {
                        state.putAt[key] = sealed.putAtMs
                        return true
                    }
                    guard order >= state.storedOrder[key] ?? 0 else { return false }
                    (state.storedOrder[key], state.putAt[key]) = (order, sealed.putAtMs)
                    return true
                }
                if isNew { try CredentialTable.put(sealed, database) }
            }
        } catch {
            state.withLock { if $0.storedOrder[key] == order { $0.storedOrder[key] = nil } }
            throw error
        }
        maintenance.signal()
    }

    /// Puts a credential into use.
    ///
    /// - Returns: the credential in use; nil when a later change is in use.
    private func use(_ stored: StoredCredential, _ order: Int?) -> StoredCredential? {
        state.withLock { state in
            let key = Key(tenant: stored.tenant, provider: stored.provider)
            if let order {
                guard order >= state.usedOrder[key] ?? 0 else { return nil }
                state.usedOrder[key] = order
            }
            (state.unreadable[key], state.secretProblems[key]) = (nil, nil)
            // The same key keeps its sender: a new one would mint a second token.
            if let known = state.current[key], known.id == stored.id, known.keyIdentity == stored.keyIdentity { return known }
            state.current[key] = stored
            return stored
        }
    }

    // MARK: Other dispatchers

    /// What a change did that the dispatchers share.
    enum Followed: Sendable {
        /// The credential was put, and is in use here. `isOwn`: by this dispatcher, and its call has not stored it yet.
        case put(StoredCredential, isOwn: Bool)
        /// It was known, or only sealed anew.
        case known
        /// It is in the store, and cannot be opened here.
        case unreadable(UnreadableCredential)
    }

    /// Stores a credential that a dispatcher shared, and puts it into use.
    ///
    /// - Parameter order: of the change among all changes. One at or below the last one does nothing.
    /// - Throws: ``StoreError``.
    func follow(_ shared: SharedCredential, order: Int) async throws -> Followed {
        let key = Key(tenant: shared.tenant, provider: ProviderID(rawValue: shared.provider))
        guard state.withLock({ order > $0.usedOrder[key] ?? 0 }) else { return .known }
        let opened: Result<StoredCredential, any Error>
        do {
            let draft = try Self.draft(of: shared.sealed, keyRing)
            state.withLock { $0.withSecrets[key] = draft.secrets == nil ? nil : draft }
            opened = .success(try await Self.open(shared.sealed, draft, adapters, secrets))
        } catch {
            opened = .failure(error)
        }
        if case .failure = opened, isInUse(shared.id) {
            // Sealed with a key that this ring lacks yet. The same credential is open here, and stays in use.
            state.withLock { $0.usedOrder[key] = max(order, $0.usedOrder[key] ?? 0) }
            return .known
        }
        let isStored = try await store.read { try CredentialTable.isInUse(shared, $0) }
        let (isPut, isOwn) = state.withLock { state in
            // What is stored with this envelope was followed before, by this process or an earlier one.
            (state.putAt.updateValue(shared.putAtMs, forKey: key) != shared.putAtMs && !isStored, state.ownEnvelope[key] == shared.envelope)
        }
        if !isStored { try await write(shared, order) }
        switch opened {
        case .success(let stored):
            let wasInUse = isInUse(stored.id)
            guard let used = use(stored, order), isPut || !wasInUse else { return .known }
            return .put(used, isOwn: isOwn)
        case .failure(let error):
            let namesSecrets = state.withLock { $0.withSecrets[key] != nil }
            let unreadable = UnreadableCredential(
                id: shared.id, tenant: shared.tenant, provider: key.provider, cause: "\(error)", namesSecrets: namesSecrets)
            state.withLock { state in
                state.usedOrder[key] = max(order, state.usedOrder[key] ?? 0)
                state.current[key] = nil
                state.unreadable[key] = unreadable
            }
            return .unreadable(unreadable)
        }
    }

    /// Forgets the orders of changes, because they may begin anew.
    func forgetOrders() { state.withLock { ($0.storedOrder, $0.usedOrder) = ([:], [:]) } }

    /// The credentials in use, for other dispatchers.
    func inUseSealed() async throws -> [SharedCredential] { try await store.read(CredentialTable.inUse).map(SharedCredential.init) }

    /// Shares the credentials in use again, after ``reencrypt()``.
    func shareAgain() async throws {
        for var credential in try await inUseSealed() {
            let key = Key(tenant: credential.tenant, provider: ProviderID(rawValue: credential.provider))
            let (order, putAt) = state.withLock { ($0.usedOrder[key], $0.putAt[key]) }
            credential.putAtMs = putAt ?? credential.putAtMs
            // Without a known change nobody shares credentials, or the others have none for the key.
            if let order, let new = try await share(credential, order) { state.withLock { $0.usedOrder[key] = max(new, $0.usedOrder[key] ?? 0) } }
        }
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
