import CarillonAPI
package import Cryptography
package import Logging
import RPC
package import ServiceKit
package import Storage

/// The calls of `carillon.registry.v1.Registry` about organizations, apps, policy and service keys, in extensions, one file a subject.
/// ``RegistryAPIService`` serves the whole contract.
package struct TenantsService: Sendable {
    package let store: Store
    let profiles: ProfileLibrary
    package let policies: PolicyCache
    package let tombstones: Tombstones
    package let keyRing: KeyRing
    package let ids: IdentifierSource
    package let clock: any DomainClock
    package let logger: Logger

    package init(store: Store, profiles: ProfileLibrary, keyRing: KeyRing, ids: IdentifierSource, clock: any DomainClock, logger: Logger) {
        self.store = store
        self.profiles = profiles
        policies = PolicyCache(store: store, profiles: profiles)
        tombstones = Tombstones(keyRing: keyRing)
        self.keyRing = keyRing
        self.ids = ids
        self.clock = clock
        self.logger = logger
    }

    package var now: Instant { clock.now }
}
