import Cryptography
import ServiceKit
import Storage

/// The registry's tables, a file a step. Every table carries organization and app (ARCH-07); where a row belongs to no single app, or to
/// no organization, the column holds the empty text.
enum RegistryMigrations {
    /// The whole history.
    ///
    /// - Parameter keyRing: whose hash key the tokens' hashes are computed with.
    static func all(keyRing: KeyRing) -> [Migration] {
        [
            organizations, directory, devices, presence, serviceKeys, .idempotencyKeys, keyedTokenHashes(keyRing), auditLog,
            invalidations, jobIndexes, tokenValidation, decisionIndexes, ownCatalogues, featureFlags, inactiveUsers,
            people, relationships, groups,
            erasures, noticesAndCounts, webSubscriptions(keyRing), activityAddresses, tokenSecrets, .cacheHolders,
            pushSwitches, clientFloors, TelemetrySource.migration, auditActors, .idempotencyReach, endedGuardianships, tokenExpiry,
            Outbox.migration(PermissionOutbox.table), expiredTokenCounts, shortTokenIndex, deliveryCounters, erasedAddresses, Quarantine.migration,
            tokenAudience, addressEnds, subscriptionEnds,
        ]
    }
}
