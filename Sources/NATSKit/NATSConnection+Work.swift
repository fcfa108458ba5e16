public import JetStream
public import Logging
import ServiceKit

extension NATSConnection {
    /// Works with streams and consumers until they are lost, prepares them again, and goes on.
    ///
    /// Logs each begin of the work, and each new problem once. Work that ends at once again and again is tried more and more rarely. Without a
    /// connection it logs nothing: ``ConnectionEvents`` logs the reason.
    ///
    /// - Parameters:
    ///   - started: the log's words for the begin of the work.
    ///   - stopped: the log's words for a problem, which is logged as `reason`.
    ///   - metadata: of these lines.
    ///   - prepare: makes or checks what the work needs.
    ///   - work: runs until what it needs is lost.
    ///   - lost: takes each reason why the work does not run, and whether there is a connection. The reason why there is none says more than the call
    ///     that needs one.
    /// - Throws: `CancellationError` alone.
    public func keepWorking<Prepared: Sendable>(
        logger: Logger, started: Logger.Message, stopped: Logger.Message, metadata: Logger.Metadata = [:],
        prepare: @Sendable () async throws -> Prepared, work: @Sendable (Prepared) async throws -> Void,
        lost: @Sendable (_ reason: String, _ isConnected: Bool) -> Void
    ) async throws {
        var backoff = Backoff(first: .milliseconds(100), longest: .seconds(10))
        let longEnough = Duration.seconds(5)
        var lastProblem: String?
        while true {
            try Task.checkCancellation()
            do {
                let prepared = try await prepare()
                lastProblem = nil
                logger.notice(started, metadata: metadata)
                let began = ContinuousClock.now
                defer { if .now - began > longEnough { backoff.reset() } }
                try await work(prepared)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                let (problem, isConnected) = (NATSError.sentence(of: error), isConnected)
                lost(problem, isConnected)
                if isConnected, lastProblem != problem {
                    lastProblem = problem
                    logger.error(stopped, metadata: metadata.merging(["reason": "\(problem)"]) { $1 })
                }
                try await backoff.wait()
            }
        }
    }
}
