import CarillonAPI
import RPC
import ServiceKit
import Synchronization

/// An audit log in memory, which can be away.
final class AuditLines: AuditSink {
    private let state = Mutex((lines: [String](), details: [String](), isAway: false))

    var all: [String] { state.withLock { $0.lines } }

    /// The details of all records, in order.
    var details: [String] { state.withLock { $0.details } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        try state.withLock { state in
            guard !state.isAway else { throw APIError(.unavailable, "the audit log is away") }
            state.lines.append("\(event.action) \(event.subject)")
            state.details.append(event.details)
        }
    }
}
