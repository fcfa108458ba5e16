import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.Tenants`: organizations and apps, their service keys, and their effective policy and catalogue. The calls are in extensions,
/// one file a subject.
struct TenantsService: RegistryV1.Tenants.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: PolicyCache
    let profiles: ProfileLibrary
    let keyRing: KeyRing
    let logger: Logger

    var now: Instant { clock.now }
}
