import DurableWork
import Protobuf
import RPC
import ServiceKit
import Storage

/// The preferences store. All SQL of this service is in this folder, in methods of ``PreferencesTransaction``.
struct PreferencesStore: Sendable {
    /// The SQLite store, for code that all services share.
    let file: Store
    private let telemetry: TelemetrySource

    /// - Parameter ids: Makes the ids of telemetry events.
    init(_ file: Store, ids: IdentifierSource) {
        self.file = file
        telemetry = TelemetrySource(ids: ids)
    }

    /// A transaction of the store with the methods of this service.
    func transaction(_ database: Database) -> PreferencesTransaction { PreferencesTransaction(database: database, telemetry: telemetry) }

    /// Reads one consistent state.
    func read<T: Sendable>(_ body: @escaping @Sendable (PreferencesTransaction) throws -> T) async throws -> T {
        try await file.read { [telemetry] in try body(PreferencesTransaction(database: $0, telemetry: telemetry)) }
    }

    /// Writes, and returns when the transaction is on disk. If `body` throws, nothing is written.
    func write<T: Sendable>(_ body: @escaping @Sendable (PreferencesTransaction) throws -> T) async throws -> T {
        try await file.write { [telemetry] in try body(PreferencesTransaction(database: $0, telemetry: telemetry)) }
    }

    /// Writes the effect of a call, at most once for its idempotency key.
    func writeOnce<Response: Message>(
        for context: ServerContext, clock: any DomainClock, _ body: @escaping @Sendable (PreferencesTransaction) throws -> Response
    ) async throws -> Response {
        try await file.writeOnce(for: context, clock: clock) { [telemetry] in
            try body(PreferencesTransaction(database: $0, telemetry: telemetry))
        }.response
    }
}

/// One transaction on the preferences store.
struct PreferencesTransaction {
    let database: Database
    let telemetry: TelemetrySource

    /// Raises a telemetry event in this transaction.
    ///
    /// - Parameter mode: of the app.
    func raise(_ event: ChangeEvent, about user: StoredUser, mode: TelemetryMode, atMs: Int64) throws {
        try telemetry.raise(event.type, about: user.changed, mode: mode, atMs: atMs, event.properties, database)
    }
}

extension StoredUser {
    /// The user in the form that change feeds use.
    var changed: ChangedUser { ChangedUser(organization: organization, app: app, user: id) }
}
