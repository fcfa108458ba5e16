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
    let logger: Logger

    static let largestPage: Int32 = 1_000
    static let usualPage = 500

    func reencryptAddresses(
        _ request: RegistryV1.ReencryptAddressesRequest, context: ServerContext
    ) async throws -> RegistryV1.ReencryptAddressesResponse {
        guard (0...Self.largestPage).contains(request.pageSize) else {
            throw APIError(.invalidValue, field: "page_size", "is 0 to \(Self.largestPage)")
        }
        guard let position = request.pageToken.isEmpty ? .start : AddressReencryption.Position(text: request.pageToken) else {
            throw APIError(.invalidValue, field: "page_token", "is not one that this call answered; begin again without")
        }
        try followFile()
        let size = request.pageSize == 0 ? Self.usualPage : Int(request.pageSize)
        let (reencryption, actor, now) = (AddressReencryption(keyRing: keyRing), AuditActor(context), clock.now)
        let key = keyRing.currentKeyID
        let page = try await store.write { database in
            let page = try reencryption.page(from: position, size: size, database)
            if page.next == nil {
                try AuditTable.record(
                    .keyRingReencrypted, subject: key, by: actor, tenant: Tenant(organization: "", app: ""), atMs: now.milliseconds, in: database)
            }
            return page
        }
        for id in page.unreadable {
            logger.error(
                "a sealed address cannot be opened: its key is gone from the ring; restore the key, or let the device register again",
                metadata: ["push_device_id": "\(id)"])
        }
        return .init(
            nextPageToken: page.next?.text ?? "", examined: Int64(page.examined), reencrypted: Int64(page.reencrypted),
            unreadable: Int64(page.unreadable.count))
    }

    func getAddressKeyUse(
        _ request: RegistryV1.AddressKeyUseRequest, context: ServerContext
    ) async throws -> RegistryV1.AddressKeyUseResponse {
        try followFile()
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

    /// The operator has just written the file, so it is read now and not within three seconds.
    private func followFile() throws {
        do {
            if try keyRing.reloadIfChanged() { logger.notice("key ring read again", metadata: ["current_key": "\(keyRing.currentKeyID)"]) }
        } catch {
            throw APIError(.unavailable, "the registry's key ring cannot be read again: \(error)")
        }
    }
}
