public import CarillonAPI
public import Logging

/// Brings the messages of an outbox to a neighbour, at least once and in order (ARCH-04, DISP-35): one batch at a time, and a row leaves the
/// outbox when the neighbour has acknowledged it.
public struct OutboxReporter: BackgroundWorker {
    /// How a batch of encoded messages is handed over. Throws when the neighbour did not take it.
    public typealias Deliver = @Sendable ([[UInt8]]) async throws -> Void

    /// In logs.
    public let name: String
    private let outbox: Outbox
    private let batchSize: Int
    private let signal: WorkSignal
    private let observer: (any Sendable)?
    private let activity: ActivityTracker
    private let logger: Logger
    private let deliver: Deliver

    /// Watches the store from now on where it is given no signal. Blocks then until running writes are done: call it while building.
    ///
    /// - Parameters:
    ///   - batchSize: messages of one call, so many that it stays far below the largest message.
    ///   - signal: given by whoever adds messages; nil: the store is watched for new ones.
    public init(
        name: String, outbox: Outbox, batchSize: Int, signal: WorkSignal? = nil, activity: ActivityTracker, logger: Logger,
        deliver: @escaping Deliver
    ) {
        self.name = name
        self.outbox = outbox
        self.batchSize = batchSize
        self.signal = signal ?? WorkSignal(activity: activity)
        observer = signal == nil ? outbox.wake(self.signal) : nil
        self.activity = activity
        self.logger = logger
        self.deliver = deliver
    }

    /// Hands over what there is, and what comes, until cancelled. While the neighbour is away it tries again, ever more slowly.
    public func run() async throws {
        var backoff = Backoff()
        while !Task.isCancelled {
            let outcome = await activity.perform { await drain() }
            if let failure = outcome {
                logger.warning(
                    "reports wait: the neighbour does not take them",
                    metadata: ["outbox": "\(outbox.table)", "error": "\(failure)", "retry_in": "\(backoff.next)"])
                do { try await backoff.wait() } catch { return }
            } else {
                backoff.reset()
                await signal.wait()
            }
        }
    }

    /// Logs what a neighbour declined of a batch that it took, such as what is about an app that is gone meanwhile. It counts as handed over:
    /// it would be declined again, however often it came.
    ///
    /// - Parameters:
    ///   - results: of the neighbour's answer, by index of the batch; one without a reason was accepted.
    ///   - what: for the log: who declines what.
    public static func log(
        declined results: [CommonV1.ItemResult], as what: Logger.Message, level: Logger.Level = .info, to logger: Logger
    ) {
        for result in results where !result.reason.isEmpty {
            logger.log(
                level: level, what, metadata: ["index": "\(result.index)", "reason": "\(result.reason)", "detail": "\(result.message)"])
        }
    }

    /// Hands over everything there is. Returns what stopped it.
    private func drain() async -> (any Error)? {
        while !Task.isCancelled {
            do {
                let entries = try await outbox.oldest(limit: batchSize)
                guard let last = entries.last else { return nil }
                try await deliver(entries.map(\.bytes))
                try await outbox.delivered(upTo: last.row)
            } catch {
                return error
            }
        }
        return nil
    }
}
