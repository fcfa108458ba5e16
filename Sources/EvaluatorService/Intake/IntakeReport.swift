import CarillonAPI
import Logging
import ServiceKit
import Synchronization

/// Counts the outcomes of the stream's messages, and logs refused ones and the reasons why others wait.
final class IntakeReport: Sendable {
    /// A reason is logged again only when it did not come up for so long.
    private static let silence = Duration.seconds(60)
    /// Most messages that a log line names.
    private static let named = 20

    /// Why messages wait, and of which app; nil: of all.
    private struct Reason: Hashable {
        var app: CommonV1.Tenant?
        var detail: String
    }

    private let registry: MetricsRegistry
    private let logger: Logger
    /// When a reason why messages wait came up last.
    private let reasons = Mutex<[Reason: ContinuousClock.Instant]>([:])

    init(_ registry: MetricsRegistry, logger: Logger) {
        self.registry = registry
        self.logger = logger
    }

    /// Each parameter has one element for each message.
    ///
    /// - Parameters:
    ///   - apps: of the events; nil: the message is no event, or the outcome does not depend on the app.
    ///   - sequences: of the messages in the stream.
    func add(_ outcomes: [IntakeOutcome], of apps: [CommonV1.Tenant?], sequences: [Int], stream: String) {
        var counts: [String: [String: Int]] = [:]
        var refused: [String: (error: APIError, sequences: [Int])] = [:]
        for (place, (outcome, sequence)) in zip(outcomes, sequences).enumerated() {
            switch outcome {
            case .accepted(let isDuplicate): counts[isDuplicate ? "duplicate" : "accepted", default: [:]]["", default: 0] += 1
            case .refused(let error):
                counts["refused", default: [:]][error.reason.code, default: 0] += 1
                refused["\(error.reason) \(error.field ?? "")", default: (error, [])].sequences.append(sequence)
            case .givenBack(let error, let wait):
                counts["given_back", default: [:]][error.reason.code, default: 0] += 1
                delayed(error, of: apps[place], wait)
            }
        }
        for (outcome, reasons) in counts {
            for (reason, count) in reasons {
                registry.counter(
                    "carillon_intake_messages_total", ["outcome": outcome, "reason": reason],
                    help: "Messages taken from the stream: accepted, duplicate, refused, given_back"
                ).increment(by: count)
            }
        }
        for (error, sequences) in refused.values {
            logger.error(
                "messages of the stream are refused and do not come again",
                metadata: [
                    "stream": "\(stream)", "sequences": "\(sequences.prefix(Self.named).map(String.init).joined(separator: ", "))",
                    "count": "\(sequences.count)", "reason": "\(error.reason)", "field": "\(error.field ?? "")", "detail": "\(error.message)",
                ])
        }
    }

    private func delayed(_ error: APIError, of app: CommonV1.Tenant?, _ wait: Duration) {
        let now = ContinuousClock.now
        let isNews = reasons.withLock { reasons in
            reasons = reasons.filter { now - $0.value < Self.silence }
            return reasons.updateValue(now, forKey: Reason(app: app, detail: error.message)) == nil
        }
        guard isNews else { return }
        var metadata: Logger.Metadata = [
            "reason": "\(error.reason)", "field": "\(error.field ?? "")", "detail": "\(error.message)", "wait": "\(wait)",
        ]
        if let app { (metadata["organization"], metadata["app"]) = ("\(app.organizationId)", "\(app.appId)") }
        logger.warning("events of the stream cannot be taken now; they are given back to it and come again", metadata: metadata)
    }
}
