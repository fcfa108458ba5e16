import Cryptography
package import Storage

extension RegistryMigrations {
    /// What the `aud` claim of an app's user tokens must include (GW-03, RFC 8725 §3.9); empty accepts anything, as before.
    package static let tokenAudience = Migration("token audience", "ALTER TABLE apps ADD COLUMN token_audience TEXT NOT NULL DEFAULT '';")
}
