import Cryptography
import Foundation
import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Token hashes become keyed (SEC-01): who has the file alone can no longer tell whether a token he knows is in it.
    ///
    /// Stores written before hold the plain SHA-256 of each token. ``PushToken`` hashes that digest, so the hashes
    /// of live devices and of tokens long revoked are computed anew without their tokens.
    static func keyedTokenHashes(_ keyRing: KeyRing) -> Migration {
        Migration("0006 keyed token hashes") { database in
            let keyed = DatabaseFunction("keyed_token_hash", argumentCount: 1, pure: true) { values in
                Data.fromDatabaseValue(values[0]).map { Data(PushToken.hash(ofDigest: Array($0), keyRing)) }
            }
            database.add(function: keyed)
            defer { database.remove(function: keyed) }
            for table in ["devices", "revoked_tokens"] {
                try database.execute(
                    sql: "UPDATE \(table) SET token_hash = keyed_token_hash(token_hash) WHERE token_hash IS NOT NULL")
            }
        }
    }
}
