public import GRDB

/// A named step of a store's schema. New steps are added at the end of a store's list. A published step is never edited: existing files have recorded
/// it.
public struct Migration: Sendable {
    /// The recorded name, for example `2026-02-devices`.
    public let name: String
    let run: @Sendable (Database) throws -> Void

    /// A step in SQL, of one or more statements.
    public init(_ name: String, _ sql: String) {
        self.name = name
        self.run = { try $0.execute(sql: sql) }
    }

    /// A step in Swift.
    public init(_ name: String, run: @escaping @Sendable (Database) throws -> Void) {
        self.name = name
        self.run = run
    }
}

extension Migration {
    /// Brings the file up to date, each step in a transaction of its own and recorded in `grdb_migrations`.
    ///
    /// - Throws: ``StoreError/newerSchema(path:unknownMigrations:)`` before anything is changed when the file records a
    ///   step that `migrations` does not name; ``StoreError/migrationFailed(path:migration:reason:)``.
    static func apply(_ migrations: [Migration], to pool: DatabasePool) throws {
        let path = pool.path
        let known = Set(migrations.map(\.name))
        precondition(known.count == migrations.count, "two migrations of \(path) carry the same name")
        let unknown = try pool.read { database in
            guard try database.tableExists("grdb_migrations") else { return [String]() }
            return try String.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
                .filter { !known.contains($0) }
        }
        guard unknown.isEmpty else { throw StoreError.newerSchema(path: path, unknownMigrations: unknown) }

        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name) { database in
                do {
                    try migration.run(database)
                } catch {
                    // A full disk, or a damaged file, is not the fault of the step.
                    if let error = StoreError.translated(error, path: path) as? StoreError { throw error }
                    throw StoreError.migrationFailed(path: path, migration: migration.name, reason: "\(error)")
                }
            }
        }
        try migrator.migrate(pool)
    }
}
