import CarillonAPI
import ServiceKit

/// An erasure with its progress, and its user until it is done.
struct ErasureRecord: Sendable {
    var erasure: RegistryV1.Erasure
    var userHash: String
    /// Empty when every service has confirmed.
    var userId: String
    /// The user's mail address in the directory, as long as the id.
    var email = ""
}

extension ErasureRecord {
    /// A new erasure that no service has confirmed.
    init(id: String, _ user: UserKey, hash: String, services: [String], now: Instant) {
        let erasure = RegistryV1.Erasure(
            tenant: user.tenant, erasureId: id, status: .pending, requestedAtMs: now.milliseconds,
            services: services.map { .init(service: $0, status: .pending) })
        self.init(erasure: erasure, userHash: hash, userId: user.id)
    }

    /// Begins the erasure again: every service erases again, also one that was added meanwhile. Counts of removed rows continue.
    mutating func begin(userId: String, services: [String], now: Instant) {
        self.userId = userId
        let known = Set(erasure.services.map(\.service))
        erasure.services += services.filter { !known.contains($0) }.map { .init(service: $0) }
        erasure.status = .pending
        erasure.doneAtMs = nil
        for index in erasure.services.indices {
            erasure.services[index].status = .pending
            erasure.services[index].doneAtMs = nil
        }
    }

    /// Counts what a service removed.
    mutating func add(_ erased: [String: Int64], by service: String) {
        guard let index = erasure.services.firstIndex(where: { $0.service == service }) else { return }
        erasure.services[index].erased.merge(erased, uniquingKeysWith: +)
    }

    /// Stores a service's confirmation. The last one deletes the user's id and address.
    mutating func confirm(_ service: String, now: Instant) {
        guard let index = erasure.services.firstIndex(where: { $0.service == service }) else { return }
        erasure.services[index].status = .done
        erasure.services[index].doneAtMs = now.milliseconds
        guard erasure.services.allSatisfy({ $0.status == .done }) else { return }
        erasure.status = .done
        erasure.doneAtMs = now.milliseconds
        (userId, email) = ("", "")
    }

    /// When the erasure was requested. The tombstone's lifetime counts from this instant.
    var requestedAt: Instant {
        get { Instant(milliseconds: erasure.requestedAtMs) }
        set { erasure.requestedAtMs = newValue.milliseconds }
    }

    /// Services that have not confirmed.
    var missing: [String] { erasure.services.filter { $0.status != .done }.map(\.service) }
}
