import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit
import Storage

/// The calls of `carillon.registry.v1.Registry` about organizations, apps, policy and service keys. They stand in extensions, one file a subject.
/// ``RegistryAPIService`` serves the whole contract.
struct TenantsService: Sendable {
    let store: Store
    let profiles: ProfileLibrary
    let policies: PolicyCache
    let tombstones: Tombstones
    let keyRing: KeyRing
    let ids: IdentifierSource
    let clock: any DomainClock
    let logger: Logger

    init(store: Store, profiles: ProfileLibrary, keyRing: KeyRing, ids: IdentifierSource, clock: any DomainClock, logger: Logger) {
        self.store = store
        self.profiles = profiles
        policies = PolicyCache(store: store, profiles: profiles)
        tombstones = Tombstones(keyRing: keyRing)
        self.keyRing = keyRing
        self.ids = ids
        self.clock = clock
        self.logger = logger
    }

    var nowMs: Int64 { clock.now.milliseconds }
}
