public import Logging

/// Audits changes of a key ring that no call of an operator reported: the ring's watcher reads a changed file by itself. Not a part of the watcher: a
/// record may wait for the registry, and rings are read again meanwhile.
public struct KeyRingAuditWorker: BackgroundWorker {
    /// In logs.
    public let name = "key ring audit"
    private let audit: KeyRingAudit
    private let logger: Logger
    private let write: @Sendable ([AuditEvent]) async throws -> Void

    /// In real time, like the ring's watcher.
    private static let interval = Duration.seconds(3)

    /// - Parameter write: writes records with the service itself as their actor.
    public init(_ audit: KeyRingAudit, logger: Logger, write: @escaping @Sendable ([AuditEvent]) async throws -> Void) {
        self.audit = audit
        self.logger = logger
        self.write = write
    }

    /// Checks every three seconds until cancelled. A failure is logged once, and the check is repeated.
    public func run() async throws {
        var isLogged = false
        try await work(every: Self.interval) {
            do {
                try await audit.record(write)
                isLogged = false
            } catch {
                if !isLogged { logger.warning("a change of the key ring is not in the audit log yet", metadata: ["error": "\(error)"]) }
                isLogged = true
            }
        }
    }
}
