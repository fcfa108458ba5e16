import CarillonAPI
import DurableWork
import Protobuf
import Providers
import ServiceKit

/// A batch of the decision outbox on its way: the ledger has its records, and the dispatcher gets its pushes with their badges.
struct OutgoingBatch: Sendable {
    let id: Int64
    let tenant: CommonV1.Tenant
    private(set) var pushes: [WireItem]
    /// ``OutboxBatch/namedUsers``.
    private let namedUsers: [String]
    /// Its messages that a peer refused.
    private(set) var refused: [QuarantinedMessage] = []
    /// The outcomes of its pushes that the dispatcher refused.
    private(set) var failures: [ReceiptsV1.Outcome] = []
    /// Pushes whose devices need summaries: their places, ascending, and the devices.
    private var groups: [(place: Int, groups: [ReceiptsV1.DeviceGroup])] = []

    /// The ledger's word for a notification without a badge: any negative number.
    private static let noBadge: Int32 = -1

    /// A batch whose records the ledger took.
    ///
    /// - Parameter answers: one for each record.
    init(_ batch: StoredOutboxBatch, answers: ArraySlice<LedgerAnswer>) {
        id = batch.id
        tenant = batch.tenant
        pushes = batch.pushes
        namedUsers = batch.namedUsers
        // Pushes are in the order of their records. A record of a skipped or deferred notification has no push. A requeued item is alone.
        var next = pushes.startIndex
        for (record, answer) in zip(batch.records, answers) where record.namesPush {
            guard let place = pushes[next...].firstIndex(where: { $0.namesPush(of: record) }) else { continue }
            if answer.badge >= 0 { pushes[place].badge = answer.badge }
            if !answer.withdrawn.isEmpty { pushes[place] = pushes[place].withdrawing(answer.withdrawn) }
            if !answer.groups.isEmpty { groups.append((place, answer.groups)) }
            next = place + 1
        }
    }

    /// A batch whose records the ledger took or refused. A refused notification is pushed all the same, without a badge.
    ///
    /// - Parameter outcomes: one for each record.
    init(_ batch: StoredOutboxBatch, _ outcomes: [DeliveryOutcome<LedgerAnswer>]) {
        let answers = outcomes.map { outcome in if case .delivered(let answer) = outcome { answer } else { LedgerAnswer(badge: Self.noBadge) } }
        self.init(batch, answers: answers[...])
        for (record, outcome) in zip(batch.records, outcomes) {
            guard case .refused(let refusal) = outcome else { continue }
            // A record has the texts of its push, which name the child and the sender; the record itself has only the recipient's id.
            let push = record.namesPush ? pushes.first { $0.namesPush(of: record) } : nil
            refused.append(
                QuarantinedMessage(
                    outbox: DecisionOutboxTable.notifications, peer: "receipts", tenant: tenant,
                    users: record.usersOfRecord + (push?.usersOfPush ?? []) + namedUsers, refusal: refusal, bytes: record.message))
        }
    }

    /// Whether a device needs a summary.
    var needsSummaries: Bool { !groups.isEmpty }

    /// Adds the summaries that devices need (EVAL-54). A push that cannot be read goes as it is.
    mutating func add(_ summaries: DeviceSummary) {
        for (place, groups) in groups.reversed() {
            guard let push = pushes[place].push, let items = try? WireItem.pushes(summaries.pushes(push, groups)) else { continue }
            pushes.replaceSubrange(place...place, with: items)
        }
        groups = []
    }

    /// The dispatcher took or refused the pushes.
    ///
    /// - Parameter outcomes: one for each push.
    mutating func enqueued(_ outcomes: [DeliveryOutcome<Void>], at now: Instant) {
        for (push, outcome) in zip(pushes, outcomes) {
            switch outcome {
            case .delivered: break
            case .gone(let error): failures += Self.failures(of: push, error, at: now)
            case .refused(let refusal):
                failures += Self.failures(of: push, refusal.error, at: now)
                refused.append(
                    QuarantinedMessage(
                        outbox: DecisionOutboxTable.pushes, peer: "dispatcher", tenant: tenant, users: push.usersOfPush + namedUsers,
                        refusal: refusal, bytes: push.message))
            }
        }
    }

    /// A refused push as the ledger sees it: failed on every device. So it does not stay open there. The ledger knows devices by their ids alone.
    private static func failures(of push: WireItem, _ error: APIError, at now: Instant) -> [ReceiptsV1.Outcome] {
        // A push that cannot be read names no device. The ledger does not have a summary.
        let push = push.push ?? .init()
        guard !push.namesItself else { return [] }
        return push.targets.compactMap(\.device?.pushDeviceId).filter { !$0.isEmpty }.map { device in
            ReceiptsV1.Outcome(
                tenant: push.tenant, attemptId: "", pushId: push.pushId, notificationId: push.notificationId, pushDeviceId: device,
                userId: push.userId, status: .failed, failureReason: error.reason.code, occurredAtMs: now.milliseconds,
                providerErrorMessage: "refused by the dispatcher\(error.field.map { ", \($0)" } ?? ""): \(error.message)")
        }
    }
}
