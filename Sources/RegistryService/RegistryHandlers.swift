import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.Registry`: who can be reached, and how. The calls stand in extensions, one file a subject.
struct RegistryHandlers: RegistryV1.Registry.ServiceProtocol {
    let store: Store
    let policies: PolicyBook
    let profiles: ProfileLibrary
    let registrar: DeviceRegistrar
    let tombstones: Tombstones
    let tally: RegistrationTally
    let newTokens: NewTokens
    /// To be given when an address with a known end is on disk (REG-40).
    let addressEnds: WorkSignal
    /// Counts of each app's devices and users.
    let statistics: StatisticsBook
    let devices: DeviceCache
    let deviceLookups: CacheMetrics
    let ids: IdentifierSource
    let clock: any DomainClock
    let metrics: RegistryMetrics
    let logger: Logger

    /// Watches the store from now on. Blocks: call it while building.
    init(
        store: Store, profiles: ProfileLibrary, keyRing: KeyRing, ids: IdentifierSource, clock: any DomainClock,
        metrics: MetricsRegistry, outbound: OutboundHosts = OutboundHosts(), newTokens: NewTokens = NewTokens(),
        statisticsSignal: WorkSignal = WorkSignal(), addressEnds: WorkSignal = WorkSignal(), logger: Logger
    ) throws {
        self.newTokens = newTokens
        self.addressEnds = addressEnds
        self.store = store
        self.profiles = profiles
        self.policies = PolicyBook(store: store, profiles: profiles)
        self.statistics = StatisticsBook(store: store, policies: policies, clock: clock, signal: statisticsSignal)
        self.registrar = DeviceRegistrar(keyRing: keyRing, ids: ids, outbound: outbound)
        self.tombstones = Tombstones(keyRing: keyRing)
        self.ids = ids
        self.clock = clock
        self.metrics = RegistryMetrics(metrics)
        self.tally = RegistrationTally(metrics: self.metrics)
        self.logger = logger
        devices = try DeviceCache(of: store)
        deviceLookups = CacheMetrics("devices", metrics: metrics)
    }

    var nowMs: Int64 { clock.now.milliseconds }

    /// What an administrator reads of users is on record before it is answered (SEC-10).
    func recordLook(_ action: AuditAction, at userId: String, tenant: Tenant, _ context: ServerContext) async throws {
        guard context.looksAtAnother(than: userId, of: tenant.message) else { return }
        let (actor, nowMs) = (AuditActor(context), nowMs)
        try await store.write { [tombstones] in try tombstones.record(action, subject: userId, by: actor, tenant: tenant, atMs: nowMs, in: $0) }
    }

    /// Items of one batch call (RegisterDevices, UpsertUsers, ReportTokenState …), so that a call's transaction stays short.
    static let largestBatch = 10_000

    static func checkBatch(_ count: Int, field: String) throws(APIError) {
        guard count <= largestBatch else {
            throw APIError(.payloadTooLarge, field: field, "has \(count) items; send at most \(largestBatch) in one call")
        }
    }
}

/// Pages of lists: `page_size` within limits, `page_token` is the last id of the page before.
struct Page {
    let size: Int
    let after: String

    init(size: Int32, token: String, largest: Int = 1_000) throws(APIError) {
        guard size >= 0 else { throw APIError(.invalidValue, field: "page_size", "must not be negative") }
        self.size = size == 0 ? 100 : min(Int(size), largest)
        self.after = token
    }

    /// The token of the next page: empty when this one was the last.
    func nextToken<Item>(_ items: [Item], id: (Item) -> String) -> String {
        items.count < size ? "" : items.last.map(id) ?? ""
    }
}
