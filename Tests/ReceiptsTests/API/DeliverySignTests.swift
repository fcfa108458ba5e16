import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import ReceiptsService

@Suite("EVAL-26 Signs of delivery")
struct DeliverySignTests {
    private typealias Ledger = ReceiptsFixture

    private func signs(_ ledger: ReceiptsFixture, _ pushes: (String, String)...) async throws -> [ReceiptsV1.DeliverySign] {
        let request = ReceiptsV1.CheckDeliveryRequest(
            tenant: Ledger.tenant, pushes: pushes.map { .init(notificationId: $0.0, pushId: $0.1) })
        return try await ledger.client(as: Principal(service: "evaluator")).checkDelivery(request).signs
    }

    @Test(
        "OQ-28 Only a report of a device confirms a push; a provider's answer does not",
        arguments: [ReceiptsV1.ClientEventKind.delivered, .displayed, .opened, .dismissed])
    func reports(_ kind: ReceiptsV1.ClientEventKind) async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.record("n2"))
            #expect(try await signs(ledger, ("n1", "psh_n1"), ("n2", "psh_n2")) == [.none, .none])
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n2", .sent, sequence: 1))
            #expect(try await signs(ledger, ("n1", "psh_n1"), ("n2", "psh_n2")) == [.none, .none])
            ledger.clock.advance(by: .seconds(60))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n1", kind, device: "dev_2"))
            #expect(try await signs(ledger, ("n2", "psh_n2"), ("n1", "psh_n1")) == [.none, .confirmed])
        }
    }

    @Test("EVAL-26 A push has failed when it failed at all of its devices; one that was cancelled is no failure")
    func failures() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(
                Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.record("n2", devices: ["dev_1", "dev_2"]), Ledger.record("n3"))
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1), Ledger.outcome("n2", .failed, sequence: 1))
            #expect(try await signs(ledger, ("n1", "psh_n1"), ("n2", "psh_n2")) == [.none, .none])
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2"), Ledger.outcome("n2", .cancelled, sequence: 1, device: "dev_2"),
                Ledger.outcome("n3", .queued, sequence: 1))
            #expect(try await signs(ledger, ("n1", "psh_n1"), ("n2", "psh_n2"), ("n3", "psh_n3")) == [.failed, .cancelled, .none])
        }
    }

    @Test("EVAL-26 A snoozed notification's second push is not confirmed by the first, but by what the user does with the notification later")
    func furtherPushes() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n1", .opened, at: Ledger.start + 500, device: "dev_1"))
            ledger.clock.advance(by: .milliseconds(Ledger.snooze))
            _ = try await ledger.badges(Ledger.further("n1", devices: ["dev_2"]))
            #expect(try await signs(ledger, ("n1", "psh_n1"), ("n1", "psh_2"), ("n1", "psh_3")) == [.confirmed, .none, .unspecified])
            ledger.clock.advance(by: .seconds(60))
            // On the first device, where the notification of the first push still stands.
            _ = try await ledger.client().reportClientEvent(Ledger.report(push: "psh_n1", .dismissed, device: "dev_1"))
            #expect(try await signs(ledger, ("n1", "psh_2")) == [.confirmed])
        }
    }

    @Test("EVAL-26 What the ledger does not have has no sign; in an app without a ledger nobody confirms")
    func unknown() async throws {
        try await withLedger { ledger in
            #expect(try await signs(ledger, ("n1", "psh_n1")) == [.unspecified])
            _ = try await ledger.badges(Ledger.record("n1", skipped: .quietHours))
            #expect(try await signs(ledger, ("n1", "psh_n1"), ("n1", "")) == [.unspecified, .unspecified])
            ledger.policies.set("telemetry_mode", "off")
            #expect(try await signs(ledger, ("n1", "psh_n1")) == [.none])
        }
    }

    /// The users that were heard of, in order.
    private final class Heard: ChangeListener {
        let users = Mutex<[String]>([])
        let isListening = Mutex(false)

        func heard(_ changes: StoreChanges) {
            isListening.withLock { $0 = true }
            users.withLock { $0 += changes.users.map(\.user).sorted() }
        }
        func lost() {}
    }

    @Test("EVAL-26 The evaluator hears of users with a push that failed for good, and of no others")
    func feed() async throws {
        try await withLedger { ledger in
            let heard = Heard()
            let watcher = ChangeWatcher(
                channel: ledger.channel(as: Principal(service: "evaluator")), method: ReceiptsV1.DeliveryChanges.Method.watchChanges, listener: heard,
                logger: Logger(label: "watch"))
            let watch = Task { try await watcher.run() }
            try await eventually("it listens") { heard.isListening.withLock { $0 } }
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n3"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n2", .queued, sequence: 1, code: "503"))
            var failed = Ledger.outcome("n3", .failed, sequence: 1)
            failed.userId = "carol"
            try await ledger.outcomes(failed)
            try await eventually("the failure is heard") { heard.users.withLock { !$0.isEmpty } }
            #expect(heard.users.withLock { $0 } == ["carol"])
            // A repeated outcome is no news.
            try await ledger.outcomes(failed, Ledger.outcome("n2", .failed, sequence: 2, code: "503"))
            try await eventually("the next failure is heard") { heard.users.withLock { $0.count > 1 } }
            #expect(heard.users.withLock { $0 } == ["carol", "bob"])
            watch.cancel()
            try? await watch.value
        }
    }
}
