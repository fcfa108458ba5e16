import Cryptography
import Foundation
import Storage

extension CredentialStore {
    /// Counts of one ``CredentialStore/reencrypt()``.
    struct Reencryption: Sendable, Hashable {
        var examined = 0
        var reencrypted = 0
        /// Credentials that no key of the ring opens.
        var unreadable: [String] = []
    }

    /// Reseals credentials that are not sealed with the ring's current key, in one transaction (SEC-02).
    func reencrypt() async throws -> Reencryption {
        let keyRing = keyRing
        let currentKey = keyRing.currentKeyID
        return try await store.write { database in
            let rows = try Row.fetchAll(database, sql: "SELECT credential_row, credential_id, sealed FROM credentials")
                .map { (row: $0[0] as Int64, id: $0[1] as String, sealed: try $0.bytes(at: 2)) }
            var result = Reencryption(examined: rows.count)
            for credential in rows where (try? KeyRing.keyID(of: credential.sealed)) != currentKey {
                do {
                    let record = Array(credential.id.utf8)
                    let anew = try keyRing.seal(keyRing.open(credential.sealed, associatedData: record), associatedData: record)
                    try database.execute(
                        sql: "UPDATE credentials SET sealed = ? WHERE credential_row = ?", arguments: [Data(anew), credential.row])
                    result.reencrypted += 1
                } catch is CryptographyError {
                    result.unreadable.append(credential.id)
                }
            }
            return result
        }
    }

    /// The number of credentials by key id. Envelopes that name no key count under the empty id.
    func keyUse() async throws -> [String: Int] {
        try await store.read { database in
            let sealed = try Row.fetchAll(database, sql: "SELECT sealed FROM credentials").map { try $0.bytes(at: 0) }
            return sealed.reduce(into: [:]) { counts, envelope in counts[(try? KeyRing.keyID(of: envelope)) ?? "", default: 0] += 1 }
        }
    }
}
