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
        // What is pending then is cancelled, also where the state comes back before it is sent (EVAL-52, REG-34).
        Migration(
            "0002 last ends",
            """
            -- When it ended last; NULL: never. It stays when the relationship is active again.
            ALTER TABLE relationships ADD COLUMN last_ended_at_ms INTEGER;
            UPDATE relationships SET last_ended_at_ms = ended_at_ms;
            -- When the user became inactive last; NULL: never. It stays when the user is active again.
            ALTER TABLE users ADD COLUMN last_inactive_at_ms INTEGER;
            UPDATE users SET last_inactive_at_ms = updated_at_ms WHERE status = 'inactive';
            """),
        Outbox<DispatcherV1.PersonMessage>.migration, Outbox<ReceiptsV1.AlertReport>.migration, StaleTokenAge.migration,
        Migration(
            "0003 published keys",
            """
            -- Where the issuer of the app's user tokens publishes its keys; empty: token_jwks counts.
            ALTER TABLE apps ADD COLUMN token_jwks_url TEXT NOT NULL DEFAULT '';
            """),
    ]
}
