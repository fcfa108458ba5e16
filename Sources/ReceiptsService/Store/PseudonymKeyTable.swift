import Cryptography
import Foundation
import GRDB
import ServiceKit
import Storage

/// The table `pseudonym_keys`: the key of each quarter's pseudonyms (``PseudonymKeys``).
enum PseudonymKeyTable {
    static let schema = """
        -- Keys of pseudonyms. The key of a finished quarter is deleted; SQLite overwrites deleted rows.
        CREATE TABLE pseudonym_keys (
          quarter TEXT PRIMARY KEY,
          key BLOB NOT NULL
        ) WITHOUT ROWID;
        """

    /// The key of an instant's quarter; a new one at the first use.
    static func key(at now: Instant, _ database: Database) throws -> [UInt8] {
        var keys = try read(database)
        let key = keys.key(at: now) { SecureRandom.bytes(32) }
        try database.run("INSERT INTO pseudonym_keys (quarter, key) VALUES (?, ?) ON CONFLICT (quarter) DO NOTHING", [Quarter(now).name, Data(key)])
        return key
    }

    /// Destroys the keys of finished quarters.
    ///
    /// - Returns: The names of those quarters.
    static func destroyFinished(at now: Instant, _ database: Database) throws -> [String] {
        var keys = try read(database)
        let finished = keys.destroyFinished(at: now)
        for quarter in finished { try database.run("DELETE FROM pseudonym_keys WHERE quarter = ?", [quarter]) }
        return finished
    }

    private static func read(_ database: Database) throws -> PseudonymKeys {
        let keys = try database.rows("SELECT quarter, key FROM pseudonym_keys") { ($0[0] as String, Array($0[1] as Data)) }
        return PseudonymKeys(Dictionary(uniqueKeysWithValues: keys))
    }
}
