import Logging
import ServiceKit
import Storage

/// Continues erasures that a service has not confirmed.
///
/// An erasure is not an outbox item. Its row stays, because callers read each service's answer in it. A service that is away holds back no other. A
/// refusal never moves it to the quarantine.
struct ErasureWorker: BackgroundWorker {
    let name = "erasure"
    let activity: ActivityTracker
    let eraser: UserEraser
    let logger: Logger

    /// Erasures of one reading.
    private static let page = 100

    func run() async throws {
        var backoff = Backoff(first: .seconds(1), longest: .seconds(60))
        while !Task.isCancelled {
            let isDone = try await activity.perform { try await round() }
            if isDone {
                backoff.reset()
                await eraser.signal.wait()
            } else {
                try await backoff.wait()
            }
        }
    }

    /// Continues every pending erasure. A failure is logged, and stops no other erasure.
    ///
    /// - Returns: whether no erasure is left.
    /// - Throws: `CancellationError` alone.
    func round() async throws -> Bool {
        var isDone = true
        var last: ErasureTable.Place? = .start
        while let after = last {
            let page = try await attempt { try await eraser.store.read { try ErasureTable.pending(after: after, limit: Self.page, $0) } }
            guard let page else { return false }
            for place in page {
                let missing = try await attempt(place.id) {
                    guard let row = try await eraser.store.read({ try ErasureTable.find(id: place.id, $0) }) else { return [String]() }
                    return try await eraser.advance(row, timeout: UserEraser.timeout.worker).missing
                }
                if missing?.isEmpty != true { isDone = false }
            }
            last = page.count == Self.page ? page.last : nil
        }
        return isDone
    }

    /// - Returns: nil after a failure, which is logged.
    /// - Throws: `CancellationError` alone.
    private func attempt<Value>(_ erasure: String = "", _ body: () async throws -> Value) async throws -> Value? {
        try await attempt(body) { error in
            logger.warning("an erasure cannot be continued now", metadata: ["erasure_id": "\(erasure)", "error": "\(error)"])
        }
    }
}
