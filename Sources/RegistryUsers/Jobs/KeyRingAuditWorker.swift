import Logging
import RegistryTenants
import ServiceKit

/// Audits changes of the address key ring that no call of an operator showed: the ring's watcher reads the file again by itself.
struct KeyRingAuditWorker: BackgroundWorker {
    let name = "key ring audit"
    let audit: KeyRingAudit
    let logger: Logger

    /// In real time, like the ring's watcher.
    static let interval = Duration.seconds(3)

    func run() async throws {
        try await work(every: Self.interval) {
            do { try await audit.record(by: .registry) } catch {
                logger.warning("a change of the key ring is not in the audit log yet", metadata: ["error": "\(error)"])
            }
        }
    }
}
