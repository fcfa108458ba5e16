import CarillonAPI
import Cryptography
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.AddressKeys`: the keys that seal push tokens (SEC-01, SEC-13).
struct AddressKeysService: RegistryV1.AddressKeys.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let keyRing: KeyRing
    let audit: KeyRingAudit
    let logger: Logger

    static let pages = PageLimits(usual: 500, most: 1_000, refusesMore: true)

    func reencryptAddresses(
        _ request: RegistryV1.ReencryptAddressesRequest, context: ServerContext
    ) async throws -> RegistryV1.ReencryptAddressesResponse {
        let asked = try Page(size: request.pageSize, token: request.pageToken, Self.pages)
        let position = try asked.position(AddressReencryption.Position.self) ?? .start
        let actor = AuditActor(context)
        try await followFile(by: actor)
        let (reencryption, now) = (AddressReencryption(keyRing: keyRing), clock.now)
        let key = keyRing.currentKeyID
        let page = try await store.write { database in
            let page = try reencryption.page(from: position, size: asked.size, database)
            if page.next == nil {
                try AuditTable.record(
                    .keyRingReencrypted, subject: key, details: "tokens", by: actor, tenant: CommonV1.Tenant(),
                    at: now, in: database)
            }
            return page
        }
        for id in page.unreadable {
            logger.error(
                "a sealed address cannot be opened: its key is gone from the ring; restore the key, or let the device register again",
                metadata: ["push_device_id": "\(id)"])
        }
        return .init(
            nextPageToken: page.next?.description ?? "", examined: Int64(page.examined), reencrypted: Int64(page.reencrypted),
            unreadable: Int64(page.unreadable.count))
    }

    func getAddressKeyUse(
        _ request: RegistryV1.AddressKeyUseRequest, context: ServerContext
    ) async throws -> RegistryV1.AddressKeyUseResponse {
        try await followFile(by: AuditActor(context))
        let use = try await store.read { database in
            try Dictionary(uniqueKeysWithValues: AddressReencryption.Holder.allCases.map { ($0, try AddressReencryption.use(of: $0, database)) })
        }
        func sealed(_ holder: AddressReencryption.Holder, by id: String) -> Int64 { use[holder]?[id] ?? 0 }
        let (current, known) = (keyRing.currentKeyID, Set(keyRing.keyIDs))
        let ids = use.values.reduce(known) { $0.union($1.keys) }.sorted()
        return .init(
            keys: ids.map { id in
                .init(
                    keyId: id, current: id == current, inRing: known.contains(id), devices: sealed(.devices, by: id),
                    journal: sealed(.journal, by: id), activities: sealed(.activities, by: id), issuers: sealed(.issuers, by: id))
            })
    }

    private func followFile(by actor: AuditActor) async throws {
        try await audit.followFile { try await AuditTable.record($0, by: actor, at: clock.now, in: store) }
    }
}
