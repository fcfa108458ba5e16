import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("The state of a push device")
struct DeviceStateTests {
    private func state(_ outcomes: (CommonV1.DeliveryStatus, Int64)...) -> DeviceState {
        var state = DeviceState(pushDeviceID: "dev_1")
        for (status, sequence) in outcomes { state.merge(ReceiptsFixture.outcome("n", status, sequence: sequence)) }
        return state
    }

    /// Applies a device's report. Returns whether it was the first of its kind.
    private func report(
        _ kind: ClientReportKind, at instant: Int64, action: String = "", to state: inout DeviceState
    ) -> Bool {
        state.merge(kind, at: Instant(milliseconds: instant), action: action, isClamped: false)
    }

    @Test("RCPT-01 T45 Queued, sent, delivered, opened: each step forward")
    func forward() {
        var state = state((.queued, 1), (.sent, 2))
        #expect(state.status == .sent)
        #expect(state.sentAt == Instant(milliseconds: ReceiptsFixture.start + 100))
        #expect(state.providerMessageID == "apns-id")
        #expect(report(.delivered, at: 5, to: &state))
        #expect(state.status == .delivered)
        #expect(report(.opened, at: 6, action: "REPLY", to: &state))
        #expect(state.status == .opened)
        #expect(state.actionTaken == "REPLY")
        #expect(state.deliveryEvidence == .device)
    }

    @Test("RCPT-01 T46 Whatever the order of arrival, the outcome with the highest sequence number and the device's report count")
    func everyOrder() {
        let outcomes: [(CommonV1.DeliveryStatus, Int64)] = [(.queued, 1), (.queued, 2), (.failed, 3)]
        for order in permutations(outcomes) {
            var state = DeviceState()
            for (status, sequence) in order { state.merge(ReceiptsFixture.outcome("n", status, sequence: sequence)) }
            #expect(state.status == .failed)
            #expect(state.sequence == 3)
        }
    }

    private func permutations<T>(_ items: [T]) -> [[T]] {
        guard items.count > 1 else { return [items] }
        return items.indices.flatMap { index in
            var rest = items
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }

    @Test("RCPT-05 DISP-22 A desktop's acknowledgement is evidence of the device; a message that its agent did not fetch in time has expired")
    func desktop() {
        func outcome(_ status: CommonV1.DeliveryStatus, _ sequence: Int64) -> ReceiptsV1.Outcome {
            var outcome = ReceiptsFixture.outcome("n", status, sequence: sequence)
            outcome.evidence = .device
            return outcome
        }
        for outcomes in permutations([(CommonV1.DeliveryStatus.sent, Int64(1)), (.delivered, 2)]) {
            var shown = DeviceState()
            for (status, sequence) in outcomes { shown.merge(outcome(status, sequence)) }
            #expect(shown.status == .delivered && shown.deliveryEvidence == .device && shown.deliveredAt != nil && shown.sentAt != nil)
            shown.merge(outcome(.expired, 2))
            #expect(shown.status == .delivered)
        }
        var missed = state((.sent, 1))
        missed.merge(outcome(.expired, 2))
        #expect(missed.status == .expired && missed.deliveryEvidence == .unspecified)
    }

    @Test("RCPT-01 T46 A late lower status never overwrites a higher one")
    func lateLower() {
        #expect(state((.sent, 2), (.queued, 1)).status == .sent)
        #expect(state((.sent, 2), (.queued, 3)).status == .sent)
        #expect(state((.sent, 2), (.expired, 3)).status == .sent)
        #expect(state((.failed, 2), (.sent, 1)).status == .failed)
        var opened = state((.sent, 1))
        _ = report(.opened, at: 5, to: &opened)
        opened.merge(ReceiptsFixture.outcome("n", .failed, sequence: 9))
        #expect(opened.status == .opened)
        _ = report(.delivered, at: 6, to: &opened)
        #expect(opened.status == .opened)
        #expect(opened.deliveredAt == Instant(milliseconds: 6))
    }

    @Test("RCPT-01 A device's report and an operator's new try replace failed and expired")
    func overtaken() {
        for ended in [CommonV1.DeliveryStatus.failed, .expired] {
            var state = state((ended, 3))
            #expect(report(.delivered, at: 5, to: &state))
            #expect(state.status == .delivered)
        }
        var requeued = state((.failed, 3), (.queued, 4))
        #expect(requeued.status == .queued)
        requeued.merge(ReceiptsFixture.outcome("n", .sent, sequence: 5))
        #expect(requeued.status == .sent)
        #expect(requeued.failedAt == nil)
        #expect(requeued.failureReason.isEmpty)
        #expect(state((.sent, 2), (.failed, 3)).status == .failed)
    }

    @Test("RCPT-07 The first report of a kind wins; further openings are counted")
    func firstWins() {
        var state = state((.sent, 1))
        #expect(report(.opened, at: 10, to: &state))
        #expect(!report(.opened, at: 20, action: "REPLY", to: &state))
        #expect(state.openedAt == Instant(milliseconds: 10))
        #expect(state.opens == 2)
        #expect(state.actionTaken == "default")
        #expect(report(.dismissed, at: 30, to: &state))
        #expect(state.status == .opened)
    }

    @Test("RCPT-04 The status of a push follows from its devices")
    func pushStatus() {
        func status(_ devices: CommonV1.DeliveryStatus...) -> CommonV1.DeliveryStatus { .ofPush(devices) }
        #expect(status(.failed, .delivered, .queued) == .delivered)
        #expect(status(.opened) == .delivered)
        #expect(status(.dismissed, .sent) == .delivered)
        #expect(status(.sent, .queued, .failed) == .sent)
        #expect(status(.queued, .failed) == .queued)
        #expect(status(.pending, .failed) == .queued)
        #expect(status(.pending, .pending) == .pending)
        #expect(status(.expired, .expired) == .expired)
        #expect(status(.expired, .failed) == .failed)
        #expect(status(.cancelled) == .cancelled)
        #expect(status(.skipped, .skipped) == .skipped)
    }
}
