import CarillonAPI
public import Cryptography
import Synchronization

/// Audits changes of a key ring (SEC-10, SEC-13): a new current key, and keys that left the ring. The operator changes the ring's file, so the
/// service that uses the ring sees a change when it reads the file again.
public final class KeyRingAudit: Sendable {
    private struct Keys: Equatable {
        var current: String
        var all: Set<String>

        init(_ keyRing: KeyRing) { (current, all) = (keyRing.currentKeyID, Set(keyRing.keyIDs)) }
    }

    private let keyRing: KeyRing
    private let records: String
    /// The keys as of the last record.
    private let audited: Mutex<Keys>

    /// - Parameter records: what the ring seals, for the details of a record: `tokens`, `credentials`.
    public init(_ keyRing: KeyRing, of records: String) {
        self.keyRing = keyRing
        self.records = records
        audited = Mutex(Keys(keyRing))
    }

    /// Records the changes since the last call. After a failure the next call records them.
    ///
    /// - Parameter write: writes the records. Without a change it is not called.
    /// - Throws: what `write` throws.
    public func record(_ write: ([AuditEvent]) async throws -> Void) async throws {
        let keys = Keys(keyRing)
        let before = audited.withLock { audited in
            defer { audited = keys }
            return audited
        }
        let events = changes(from: before, to: keys)
        guard !events.isEmpty else { return }
        do { try await write(events) } catch {
            audited.withLock { $0 = before }
            throw error
        }
    }

    /// Reads the ring's file now, because the operator has just written it, and records the changes.
    ///
    /// - Throws: `unavailable` when the file cannot be read; what `write` throws.
    public func followFile(_ write: ([AuditEvent]) async throws -> Void) async throws {
        do { try keyRing.reloadIfChanged() } catch { throw APIError(.unavailable, "the key ring of \(records) cannot be read again: \(error)") }
        try await record(write)
    }

    private func changes(from before: Keys, to keys: Keys) -> [AuditEvent] {
        let rotated = keys.current == before.current ? [] : [AuditEvent(.keyRingRotated, subject: keys.current, details: records)]
        return rotated + before.all.subtracting(keys.all).sorted().map { AuditEvent(.keyRetired, subject: $0, details: records) }
    }
}
