import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@testable import ReceiptsService

@Suite("Reports that wait for the writer together")
struct JoinedReportsTests {
    private typealias Ledger = ReceiptsFixture

    private struct Delivery: Sendable {
        var user: String
        var notification: String
    }

    /// Reports deliveries to users while the writer is busy, each in a call of its own, and lets the writer go on when all wait for it.
    ///
    /// - Parameter beforeRelease: called when all wait.
    /// - Returns: sorted, each user with the answer.
    private func answers(
        to reports: [Delivery], _ ledger: ReceiptsFixture, beforeRelease: () async throws -> Void = {}
    ) async throws -> [String] {
        let (gate, isBusy, answered) = (DispatchSemaphore(value: 0), Flag(), Flag())
        async let held: Void = ledger.store.write { _ in
            isBusy.set()
            #expect(gate.wait(timeout: .now() + 60) == .success)
        }
        try await eventually("the writer is busy") { isBusy.isSet }
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for report in reports {
                group.addTask {
                    let client = ledger.client(as: Ledger.user(report.user))
                    let answer = await refusal {
                        let response = try await client.reportClientEvent(Ledger.report(report.notification, .delivered, user: ""))
                        #expect(response.recorded)
                    }
                    answered.set()
                    return "\(report.user) \(answer)"
                }
            }
            try await eventually("all wait") { ledger.joinedReports.waitingItems == reports.count }
            try await beforeRelease()
            #expect(!answered.isSet, "a report was answered before it was on disk")
            gate.signal()
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        try await held
        return answers.sorted()
    }

    private func own(_ user: String) -> Delivery { Delivery(user: user, notification: "of_\(user)") }

    private final class Flag: Sendable {
        private let value = Atomic<Bool>(false)

        var isSet: Bool { value.load(ordering: .acquiring) }

        func set() { value.store(true, ordering: .releasing) }
    }

    @Test("RCPT-06 ARCH-16 concurrent reports of several users are recorded together: each has its own answer, and a bad one fails alone")
    func together() async throws {
        try await withLedger { ledger in
            let users = (10..<30).map { "user\($0)" }
            for user in users { _ = try await ledger.badges(Ledger.record("of_\(user)", user: user)) }
            ledger.clock.advance(by: .seconds(5))
            // The last user reports on a notification of the first.
            let reports = users.dropLast().map(own) + [Delivery(user: "user29", notification: "of_user10")]
            let expected = users.dropLast().map { "\($0) accepted" } + ["user29 not_found notification_id"]
            #expect(try await answers(to: reports, ledger) == expected)
            #expect(try await ledger.statistics.clientEvents == ["delivered": 19])
            for user in users.dropLast() {
                #expect(try await ledger.view("of_\(user)").receipts[0].deliveredToDeviceAtMs == Ledger.start + 5_000)
            }
            #expect(try await ledger.view("of_user29").receipts[0].deliveredToDeviceAtMs == nil)
        }
    }

    @Test("RCPT-06 two reports on one push that wait together count once")
    func twice() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let bobs = Delivery(user: "bob", notification: "n1")
            #expect(try await answers(to: [bobs, bobs], ledger) == ["bob accepted", "bob accepted"])
            #expect(try await ledger.statistics.clientEvents == ["delivered": 1])
        }
    }

    @Test("ARCH-03 ARCH-04 what is answered is on disk when the service stops, and a later report is to be repeated")
    func stopped() async throws {
        let folder = try TemporaryFolder()
        let ledger = try await ReceiptsFixture(folder: URL(fileURLWithPath: folder.path))
        let users = (10..<15).map { "user\($0)" }
        for user in users + ["late"] { _ = try await ledger.badges(Ledger.record("of_\(user)", user: user)) }
        let closing = Mutex<Task<Void, Never>?>(nil)
        let found = try await answers(to: users.map(own), ledger) {
            closing.withLock { $0 = Task { await ledger.store.close() } }
        }
        #expect(found == users.map { "\($0) accepted" })
        await closing.withLock { $0 }?.value
        func late(_ ledger: ReceiptsFixture) async -> String {
            let client = ledger.client(as: Ledger.user("late"))
            return await refusal { _ = try await client.reportClientEvent(Ledger.report("of_late", .delivered, user: "")) }
        }
        #expect(await late(ledger) == "unavailable")
        let restarted = try await ReceiptsFixture(folder: URL(fileURLWithPath: folder.path))
        #expect(try await restarted.statistics.clientEvents == ["delivered": 5])
        #expect(await late(restarted) == "accepted")
        #expect(try await restarted.statistics.clientEvents == ["delivered": 6])
        await restarted.store.close()
    }
}
