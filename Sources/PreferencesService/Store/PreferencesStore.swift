import DurableWork
import Protobuf
import RPC
import ServiceKit
import Storage

/// The preferences store: every statement of this service stands in this folder, as a method of ``PreferencesTransaction``.
struct PreferencesStore: Sendable {
    /// The SQLite file, for what all services do with theirs.
    let file: Store
    private let telemetry: TelemetrySource

    /// - Parameter ids: of the service, for telemetry events.
    init(_ file: Store, ids: IdentifierSource) {
        self.file = file
        telemetry = TelemetrySource(ids: ids)
    }

    /// A transaction of the file, in the words of the domain.
    func transaction(_ database: Database) -> PreferencesTransaction { PreferencesTransaction(database: database, telemetry: telemetry) }

    /// Reads one consistent state.
    func read<T: Sendable>(_ body: @escaping @Sendable (PreferencesTransaction) throws -> T) async throws -> T {
        try await file.read { [telemetry] in try body(PreferencesTransaction(database: $0, telemetry: telemetry)) }
    }

    /// Writes, and returns once it is on disk. If `body` throws, nothing of it is kept.
    func write<T: Sendable>(_ body: @escaping @Sendable (PreferencesTransaction) throws -> T) async throws -> T {
        try await file.write { [telemetry] in try body(PreferencesTransaction(database: $0, telemetry: telemetry)) }
    }

    /// Writes what a call asks for, at most once for its idempotency key.
    func writeOnce<Response: Message>(
        for context: ServerContext, clock: any DomainClock, _ body: @escaping @Sendable (PreferencesTransaction) throws -> Response
    ) async throws -> Response {
        try await file.writeOnce(for: context, clock: clock) { [telemetry] in
            try body(PreferencesTransaction(database: $0, telemetry: telemetry))
        }.response
    }
}

/// One transaction on the preferences store, in the words of the domain.
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
    /// The same user, as outboxes name users.
    var changed: ChangedUser { ChangedUser(organization: organization, app: app, user: id) }
}
