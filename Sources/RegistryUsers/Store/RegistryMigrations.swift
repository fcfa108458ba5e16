import CarillonAPI
import DurableWork
import RegistryTenants
package import Storage

/// The tables of the registry's store. Both halves share one file. The tables of this half are in extensions, one file a subject.
package enum RegistryMigrations {
    /// One step for the tables of both halves, and the steps of all services. Add a new step at the end, for a table of either half.
    package static let all: [Migration] = [
        // Devices come after tokens, because some of their triggers use the journal of verdicts.
        Migration("0001 registry", [TenantMigrations.tables, users, tokens, devices].joined(separator: "\n")),
        .idempotencyKeys, TelemetrySource.migration, Outbox<PreferencesV1.EndedGuardianship>.migration,
        Outbox<PreferencesV1.DevicePermission>.migration, Quarantine.migration,
    ]
}
