public import CarillonAPI
public import ServiceKit
public import Storage

/// Exports users' data from a service's store (PRIV-11), within ``ExportRateLimit``. The value behind the contract `UserData` of every service.
public struct UserDataExport: Sendable {
    private let tables: UserDataTables
    private let store: Store
    private let limit: ExportRateLimit

    /// - Parameter store: has the tables.
    public init(_ tables: UserDataTables, of store: Store, clock: any DomainClock) {
        self.tables = tables
        self.store = store
        limit = ExportRateLimit(clock: clock)
    }

    /// Exports a user's data.
    ///
    /// - Parameters:
    ///   - record: audits the export, before the first row is read.
    ///   - write: takes a section, which fits a message.
    /// - Throws: `rate_limited`, errors of the store, and what the closures throw.
    public func run(
        for user: UserKey, record: () async throws -> Void, write: (CommonV1.UserDataSection) async throws -> Void
    ) async throws {
        try await limit.run(for: user) {
            try await record()
            try await tables.export(user, store, write)
        }
    }
}
