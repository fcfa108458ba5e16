public import CarillonAPI
public import Logging
public import ServiceKit

/// Brings the messages of an outbox to a neighbour, at least once and in order (ARCH-04, DISP-35): one batch at a time, and a row leaves the
/// outbox when the neighbour has acknowledged it, or goes into the quarantine when the neighbour refuses it for good (``PeerDelivery``).
public struct OutboxReporter: BackgroundWorker {
    /// How a batch of encoded messages is handed over. Answers those that were not taken, by index; throws when the neighbour took none.
    public typealias Deliver = @Sendable ([[UInt8]]) async throws -> [CommonV1.ItemResult]

    /// In logs.
    public let name: String
    private let outbox: Outbox
    private let peer: PeerDelivery
    private let quarantine: Quarantine
    private let batchSize: Int
    private let signal: WorkSignal
    private let observer: (any Sendable)?
    private let activity: ActivityTracker
    private let logger: Logger
    private let named: @Sendable ([UInt8]) -> [String]
    private let deliver: Deliver

    /// Watches the store from now on where it is given no signal. Blocks then until running writes are done: call it while building.
    ///
    /// - Parameters:
    ///   - peer: the way to the neighbour; does not count as working while it waits for it.
    ///   - quarantine: of the outbox's store.
    ///   - batchSize: messages of one call, so many that it stays far below the largest message.
    ///   - signal: given by whoever adds messages; nil: the store is watched for new ones.
    ///   - named: whom a message is about, where the outbox's table does not say.
    public init(
        name: String, outbox: Outbox, to peer: PeerDelivery, quarantine: Quarantine, batchSize: Int, signal: WorkSignal? = nil,
        activity: ActivityTracker, logger: Logger, named: @escaping @Sendable ([UInt8]) -> [String] = { _ in [] }, deliver: @escaping Deliver
    ) {
        self.name = name
        self.outbox = outbox
        self.peer = peer
        self.quarantine = quarantine
        self.batchSize = batchSize
        self.signal = signal ?? WorkSignal(activity: activity)
        observer = signal == nil ? outbox.wake(self.signal) : nil
        self.activity = activity
        self.logger = logger
        self.named = named
        self.deliver = deliver
    }

    /// Hands over what there is, and what comes, until cancelled. While the neighbour is away it tries again, ever more slowly.
    public func run() async throws {
        var backoff = Backoff()
        while !Task.isCancelled {
            let outcome = await activity.perform { await drain() }
            if let failure = outcome {
                if Task.isCancelled { return }
                logger.warning(
                    "reports wait: the store does not answer",
                    metadata: ["outbox": "\(outbox.table)", "error": "\(failure)", "retry_in": "\(backoff.next)"])
                do { try await backoff.wait() } catch { return }
            } else {
                backoff.reset()
                await signal.wait()
            }
        }
    }

    /// Hands over everything there is. Returns what stopped it.
    private func drain() async -> (any Error)? {
        while !Task.isCancelled {
            do {
                let entries = try await outbox.oldest(limit: batchSize)
                guard !entries.isEmpty else { return nil }
                let outcomes = try await peer.deliverInOrder(name, entries.map(\.bytes)) { part in
                    DeliveryAnswer([Void](repeating: (), count: part.count), rejected: try await deliver(part))
                }
                guard let last = entries.prefix(outcomes.count).last else { continue }
                var refused: [Int64: DeliveryRefusal] = [:]
                for (entry, outcome) in zip(entries, outcomes) {
                    switch outcome {
                    case .delivered: break
                    case .gone(let error):
                        logger.info(
                            "what a message is about is gone",
                            metadata: ["outbox": "\(outbox.table)", "peer": "\(peer.peer)", "detail": "\(error.message)"])
                    case .refused(let refusal): refused[entry.row] = refusal
                    }
                }
                quarantine.tell(try await outbox.delivered(upTo: last.row, refused: refused, by: peer.peer, named: named))
            } catch {
                return error
            }
        }
        return nil
    }
}
