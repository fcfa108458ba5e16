import CarillonAPI
import Cryptography
import Foundation
import GRDB
import ServiceKit
import Storage

/// The table `token_secrets`: secrets that apps share with the issuers of their users' tokens, for HS256 (GW-03). They are sealed for their app, and
/// opened only for the gateway.
enum TokenSecretTable {
    /// The allowed length in UTF-8 bytes: at least that of the hash (RFC 7518 §3.2).
    static let length = 32...512

    /// - Throws: `invalid_value`, without the secret.
    static func check(_ secret: String) throws(APIError) {
        guard length.contains(secret.utf8.count) else {
            throw APIError(.invalidValue, field: "app.auth.shared_secret", "has 32 to 512 bytes: shorter ones can be guessed from a token")
        }
    }

    static func put(_ secret: String, of tenant: CommonV1.Tenant, keyRing: KeyRing, now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO token_secrets (organization_id, app_id, address, updated_at_ms) VALUES (?, ?, ?, ?)
            ON CONFLICT (app_id) DO UPDATE SET address = excluded.address, updated_at_ms = excluded.updated_at_ms
            """,
            [
                tenant.organizationId, tenant.appId, Data(try keyRing.seal(Array(secret.utf8), associatedData: Array(tenant.appId.utf8))),
                now.milliseconds,
            ])
    }

    static func remove(of tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run("DELETE FROM token_secrets WHERE app_id = ? AND organization_id = ?", [tenant.appId, tenant.organizationId])
    }

    /// Nil when an app has none.
    static func open(ofApp appId: String, keyRing: KeyRing, _ database: Database) throws -> [UInt8]? {
        let sealed = try database.firstRow("SELECT address FROM token_secrets WHERE app_id = ?", [appId]) { Array($0[0] as Data) }
        return try sealed.map { try keyRing.open($0, associatedData: Array(appId.utf8)) }
    }
}
