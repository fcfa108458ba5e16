import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit
import Storage

/// The calls of `carillon.registry.v1.Registry` about organizations, apps, policy and service keys, in extensions, one file a subject. The upper half
/// serves the whole contract.
package struct TenantsService: Sendable {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: PolicyCache
    let profiles: ProfileLibrary
    let keyRing: KeyRing
    let logger: Logger

    var now: Instant { clock.now }
}
