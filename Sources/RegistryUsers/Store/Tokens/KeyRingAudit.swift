import CarillonAPI
import Cryptography
import RegistryTenants
import ServiceKit
import Storage
import Synchronization

/// Audits changes of the address key ring (SEC-10, SEC-13): a new current key, and keys that left the ring. The operator changes the ring's file, so
/// the registry sees a change when it reads the file again.
final class KeyRingAudit: Sendable {
    private struct Keys: Equatable {
        var current: String
        var all: Set<String>

        init(_ keyRing: KeyRing) { (current, all) = (keyRing.currentKeyID, Set(keyRing.keyIDs)) }
    }

    private let store: Store
    private let clock: any DomainClock
    private let keyRing: KeyRing
    /// The keys as of the last record.
    private let audited: Mutex<Keys>

    init(store: Store, clock: any DomainClock, keyRing: KeyRing) {
        self.store = store
        self.clock = clock
        self.keyRing = keyRing
        audited = Mutex(Keys(keyRing))
    }

    /// Records the changes since the last call. After a failure the next call records them.
    func record(by actor: AuditActor) async throws {
        let keys = Keys(keyRing)
        let before = audited.withLock { audited in
            defer { audited = keys }
            return audited
        }
        guard keys != before else { return }
        do {
            let now = clock.now
            try await store.write { database in
                func record(_ action: AuditAction, _ key: String) throws {
                    try AuditTable.record(
                        action, subject: key, details: "tokens", by: actor, tenant: CommonV1.Tenant(), at: now,
                        in: database)
                }
                if keys.current != before.current { try record(.keyRingRotated, keys.current) }
                for key in before.all.subtracting(keys.all).sorted() { try record(.keyRetired, key) }
            }
        } catch {
            audited.withLock { $0 = before }
            throw error
        }
    }
}
