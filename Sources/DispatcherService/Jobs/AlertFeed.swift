import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Tells receipts of the causes of alerts, over an outbox (OBS-04). Receipts decides what operators are told of and how often.
///
/// A report that is not stored yet is lost with the process. Its cause is found again: the provider refuses the next push, too.
struct AlertFeed: BackgroundWorker {
    /// What an alert of the dispatcher is about.
    enum Kind: String {
        /// The provider refuses an app's credential; its pushes wait. Ends with an accepted push.
        case credentialRefused = "credential_refused"
        /// A stored credential cannot be opened; its pushes wait. Ends when one is put.
        case credentialUnreadable = "credential_unreadable"
        /// A key is old (DISP-33). Ends when one is put.
        case keyRotationDue = "key_rotation_due"
        /// The provider refuses pushes for a reason of configuration, which fail. Ends when it was not seen for ``quietTime``.
        case configuration
        /// The provider counts as down; pushes wait. Ends with an answer.
        case providerOutage = "provider_outage"
        /// A host takes no webhooks or callbacks of the app. Ends when it takes one, or when it was not seen for ``quietTime``.
        case webhookFailed = "webhook_failed"

        /// Whether the cause may end without a report.
        var fadesAway: Bool { self == .configuration || self == .webhookFailed }
    }

    /// A cause without an end of its own counts as gone after this time. The engine reports it again each 15 minutes while it lasts.
    static let quietTime = Duration.seconds(3_600)

    let name = "alerts"
    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let logger: Logger
    private let reports: Mailbox<ReceiptsV1.AlertReport>

    init(store: Store, clock: any DomainClock, activity: ActivityTracker, logger: Logger) {
        self.store = store
        self.clock = clock
        self.activity = activity
        self.logger = logger
        reports = Mailbox(activity: activity)
    }

    /// A cause began, or lasts.
    ///
    /// - Parameters:
    ///   - detail: without tokens and texts.
    ///   - remedy: for an operator.
    ///   - fades: false: it ends by a report alone, whatever its kind.
    func fire(
        _ kind: Kind, _ subject: String, of tenant: CommonV1.Tenant, severity: ReceiptsV1.AlertSeverity = .page, detail: String, remedy: String = "",
        fades: Bool = true
    ) {
        reports.append(
            ReceiptsV1.AlertReport(
                tenant: tenant, kind: kind.rawValue, subject: subject.start(ofBytes: 128), state: .firing, severity: severity,
                detail: detail.start(ofBytes: 1_000), remedy: remedy.start(ofBytes: 1_000), atMs: clock.now.milliseconds,
                quietAfterMs: kind.fadesAway && fades ? Self.quietTime.wholeMilliseconds : 0))
    }

    /// A cause ended. Without an alert nothing happens.
    func resolve(_ kind: Kind, _ subject: String, of tenant: CommonV1.Tenant) {
        reports.append(
            ReceiptsV1.AlertReport(
                tenant: tenant, kind: kind.rawValue, subject: subject.start(ofBytes: 128), state: .resolved, atMs: clock.now.milliseconds))
    }

    func run() async throws {
        var waiting: [ReceiptsV1.AlertReport] = []
        while !Task.isCancelled {
            await reports.signal.round(on: clock, activity) {
                waiting += reports.takeAll()
                let isStored = await write(waiting)
                if isStored { waiting = [] }
                return WorkSignal.Due(steady: isStored ? nil : clock.steadyNow + .seconds(1))
            }
        }
        _ = await write(waiting + reports.takeAll())
    }

    /// - Returns: whether the reports are in the outbox.
    private func write(_ reports: [ReceiptsV1.AlertReport]) async -> Bool {
        guard !reports.isEmpty else { return true }
        do {
            try await store.write { database in
                for report in reports { try Outbox<ReceiptsV1.AlertReport>.insert(report, database) }
            }
            return true
        } catch {
            logger.warning("causes of alerts cannot be stored yet", metadata: ["error": "\(error)", "reports": "\(reports.count)"])
            return false
        }
    }
}

extension String {
    /// The longest start of whole characters with at most so many bytes, without NUL.
    fileprivate func start(ofBytes most: Int) -> String {
        var (kept, bytes) = ("", 0)
        for character in self where character != "\0" {
            bytes += character.utf8.count
            guard bytes <= most else { break }
            kept.append(character)
        }
        return kept
    }
}
