import JetStream
import Logging
import ServiceKit
import Synchronization

extension JetStreamPushQueue {
    /// Between two looks at the copies. Real time, as for leases.
    private static let copiesInterval = Duration.seconds(5)

    /// That copies of the queue are lost, for `/readyz`; nil: all are there. Pushes are sent all the same.
    var lostCopies: String? {
        let lost = state.withLock { $0.copies.lost }
        return lost.isEmpty ? nil : "those of \(lost.joined(separator: ", ")) are behind or away"
    }

    /// Watches the copies of the queue, with `queue.replicas` 3 and more.
    func copiesLoop(_ session: StreamSession) async throws {
        guard settings.replicas > 1 else { return try await Task.untilCancelled() }
        while true {
            do {
                note(lostCopies: try await session.client.streamInfo(StreamSubjects.pushes).lostCopies)
            } catch let error as NATSError where error.isRetryable {
                // The connection's changes are logged.
            }
            try await Task.sleep(for: Self.copiesInterval)
        }
    }

    private func note(lostCopies servers: [String]) {
        switch state.withLock({ $0.copies.seen(servers) }) {
        case .lost(let servers):
            logger.critical(
                "NATS lost copies of the push queue; pushes are sent, and another loss may stop them",
                metadata: ["alert": "page", "servers": "\(servers.joined(separator: ", "))", "remedy": "start these NATS servers again"])
        case .complete: logger.notice("NATS has all copies of the push queue again")
        case nil: break
        }
    }
}
