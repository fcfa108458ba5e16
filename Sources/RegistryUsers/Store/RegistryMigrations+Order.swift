import CarillonAPI
package import Cryptography
import DurableWork
import RegistryTenants
import ServiceKit
package import Storage

/// The steps of both halves in the one order in which stores run them.
extension RegistryMigrations {
    /// The whole history. A new step is added at the end, whichever half its table belongs to.
    ///
    /// - Parameter keyRing: whose hash key the tokens' hashes are computed with.
    package static func all(keyRing: KeyRing) -> [Migration] {
        [
            organizations, directory, devices, presence, serviceKeys, .idempotencyKeys, keyedTokenHashes(keyRing), auditLog,
            invalidations, jobIndexes, tokenValidation, decisionIndexes, ownCatalogues, featureFlags, inactiveUsers,
            people, relationships, groups,
            erasures, noticesAndCounts, webSubscriptions(keyRing), activityAddresses, tokenSecrets,
            pushSwitches, clientFloors, TelemetrySource.migration, auditActors, .idempotencyReach, endedGuardianships, tokenExpiry,
            Outbox<PreferencesV1.DevicePermission>.migration, expiredTokenCounts, shortTokenIndex, deliveryCounters, erasedAddresses,
            Quarantine.migration,
            tokenAudience, addressEnds, subscriptionEnds,
        ]
    }
}
