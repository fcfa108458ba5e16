import CarillonAPI
import DurableWork
import RegistryTenants
package import Storage

extension RegistryMigrations {
    /// One step for the tables of both halves, and the steps that all services share. A new step is added at the end, whichever half its table
    /// belongs to.
    package static let all: [Migration] = [
        // Devices after tokens: some triggers of theirs are on the journal of verdicts.
        Migration("0001 registry", [tenants, users, tokens, devices].joined(separator: "\n")),
        .idempotencyKeys, TelemetrySource.migration, Outbox<PreferencesV1.EndedGuardianship>.migration,
        Outbox<PreferencesV1.DevicePermission>.migration, Quarantine.migration,
    ]
}
