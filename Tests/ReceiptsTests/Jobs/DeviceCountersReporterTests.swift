import CarillonAPI
import DurableWork
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import ReceiptsService

@Suite("Counters of devices for the registry")
struct DeviceCountersReporterTests {
    private typealias Ledger = ReceiptsFixture

    /// A line for each reported device after the first `calls` calls: sent, delivered, opened, last status.
    private func told(_ ledger: ReceiptsFixture, after calls: Int = 0) -> [String] {
        ledger.registry.calls.dropFirst(calls).flatMap(\.devices).map { device in
            "\(device.pushDeviceId) \(device.sent) \(device.delivered) \(device.opened) \(device.lastDeliveryStatus.name)"
        }.sorted()
    }

    private func deliver(_ ledger: ReceiptsFixture) async { _ = await ledger.reporter.deliverPending() }

    /// Delivers while the registry is away, until it was called.
    private func deliverInVain(_ ledger: ReceiptsFixture) async throws {
        let tries = ledger.registry.tries
        let trying = Task { await ledger.reporter.deliverPending() }
        try await eventually("the registry is told") { ledger.registry.tries > tries }
        trying.cancel()
        #expect(await trying.value != nil)
    }

    private func waiting(_ ledger: ReceiptsFixture) async throws -> Int {
        try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM device_counters") ?? -1 }
    }

    private func report(_ ledger: ReceiptsFixture, _ reports: ReceiptsV1.ReportClientEventRequest...) async throws {
        for report in reports { _ = try await ledger.client().reportClientEvent(report) }
    }

    @Test("REG-06 RCPT-08 ARCH-04 one report has all pushes of a device, and repeated outcomes do not count twice")
    func counting() async throws {
        try await withLedger { ledger in
            for id in ["n1", "n2", "n3"] { _ = try await ledger.badges(Ledger.record(id, devices: ["dev_1", "dev_2"])) }
            let first = Ledger.outcome("n1", .sent, sequence: 2, attempt: "att_a")
            // Another dispatcher took over from one that died, and both report.
            let second = Ledger.outcome("n1", .sent, sequence: 3, attempt: "att_b", number: 2)
            try await ledger.outcomes(Ledger.outcome("n1", .queued, sequence: 1), first, first)
            try await ledger.outcomes(first, second, Ledger.outcome("n2", .sent, sequence: 1))
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2", code: "Unregistered"), Ledger.outcome("unknown", .sent, sequence: 1))
            #expect(ledger.registry.calls.isEmpty)
            await deliver(ledger)
            #expect(told(ledger) == ["dev_1 2 0 0 sent", "dev_2 0 0 0 failed"])
            #expect(ledger.registry.calls.count == 1 && ledger.registry.calls[0].devices.allSatisfy { $0.tenant == Ledger.tenant })

            try await report(
                ledger, Ledger.report("n1", .delivered, device: "dev_1"), Ledger.report("n1", .displayed, device: "dev_1"),
                Ledger.report("n1", .opened, device: "dev_1"), Ledger.report("n1", .opened, device: "dev_1"),
                Ledger.report("n2", .opened, device: "dev_1"))
            _ = try await ledger.client().reportClientEvents(
                .init(events: [Ledger.report("n2", .opened, device: "dev_1"), Ledger.report("n3", .dismissed, device: "dev_2")]))
            await deliver(ledger)
            #expect(told(ledger, after: 1) == ["dev_1 0 2 2 opened", "dev_2 0 1 0 dismissed"])
            // The provider's answer arrives after the device's report: the push counts as sent.
            try await ledger.outcomes(Ledger.outcome("n3", .sent, sequence: 1, device: "dev_2"))
            await deliver(ledger)
            #expect(told(ledger, after: 2) == ["dev_2 1 0 0 dismissed"])
            // A repeated report makes no call.
            try await report(ledger, Ledger.report("n1", .opened, device: "dev_1"))
            await deliver(ledger)
            #expect(ledger.registry.calls.count == 3)
        }
    }

    @Test("REG-06 the status is that of the newest notification, whatever the order of outcomes")
    func newest() async throws {
        try await withLedger { ledger in
            for (index, id) in ["old", "new"].enumerated() {
                _ = try await ledger.badges(Ledger.record(id, createdAt: Ledger.start + Int64(index)))
            }
            try await ledger.outcomes(Ledger.outcome("new", .failed, sequence: 1), Ledger.outcome("old", .sent, sequence: 1))
            try await report(ledger, Ledger.report("old", .opened))
            await deliver(ledger)
            #expect(told(ledger) == ["dev_1 1 1 1 failed"])
            #expect(ledger.registry.calls[0].devices[0].lastNotificationAtMs == Ledger.start + 1)
        }
    }

    @Test("REG-06 ARCH-04 a batch without an answer is sent again under its number, also after a restore from a backup")
    func again() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            ledger.registry.set(.away)
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            try await deliverInVain(ledger)
            #expect(ledger.registry.calls.isEmpty)
            ledger.registry.set(.losingAnswers)
            // Counters of the meantime belong to another call.
            try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 1))
            try await deliverInVain(ledger)
            ledger.registry.set(.well)
            await deliver(ledger)
            let calls = ledger.registry.calls
            #expect(told(ledger) == ["dev_1 1 0 0 sent", "dev_1 1 0 0 sent", "dev_1 1 0 0 sent"])
            try #require(calls.count == 3)
            #expect(calls[0] == calls[1] && calls[2].sequence > calls[0].sequence)
            #expect(Set(calls.map(\.ledgerId)).count == 1 && calls[0].ledgerId.hasPrefix("ledger_"))
            #expect(try await waiting(ledger) == 0)
            // A restored store lacks the last numbers.
            try await ledger.outcomes(Ledger.outcome("n2", .failed, sequence: 2))
            try await ledger.store.write { try $0.execute(sql: "UPDATE device_counter_batches SET open_batch = 2") }
            ledger.clock.advance(by: .seconds(1))
            await deliver(ledger)
            _ = try await ledger.badges(Ledger.record("n3"))
            try await ledger.outcomes(Ledger.outcome("n3", .sent, sequence: 1))
            await deliver(ledger)
            let last = try #require(ledger.registry.calls.last)
            #expect(last.sequence > calls[2].sequence && last.devices.map(\.sent) == [1])
            // Also a store whose backup has no waiting counters: it takes its number from the clock.
            try await ledger.store.write { try $0.execute(sql: "UPDATE device_counter_batches SET open_batch = 1, devices = 0") }
            ledger.clock.advance(by: .seconds(1))
            await deliver(ledger)
            _ = try await ledger.badges(Ledger.record("n4"))
            try await ledger.outcomes(Ledger.outcome("n4", .sent, sequence: 1))
            await deliver(ledger)
            #expect(try #require(ledger.registry.calls.last).sequence > last.sequence)
        }
    }

    @Test("RCPT-08 counters are reported within 10 s, and those of that time in one call")
    func interval() async throws {
        try await withLedger(isReporting: true) { ledger in
            let reporter = Task { try? await ledger.reporter.run() }
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            try await eventually("the reporter waits") { ledger.clock.nextDue != nil }
            let due = try #require(ledger.clock.nextDue)
            #expect(due <= Instant(milliseconds: Ledger.start + 10_000))
            try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 1))
            #expect(ledger.registry.calls.isEmpty)
            // A waiting reporter is idle, or virtual time would not advance.
            try await eventually("the ledger is at rest") { ledger.isIdle }
            ledger.clock.set(due)
            try await eventually("the registry is told") { !ledger.registry.calls.isEmpty }
            #expect(told(ledger) == ["dev_1 2 0 0 sent"])
            reporter.cancel()
            await reporter.value
        }
    }

    @Test("ARCH-04 a device for which the registry refuses the call goes to the quarantine, does not count twice, and can be requeued")
    func refused() async throws {
        try await withLedger { ledger in
            let devices = (1...9).map { "dev_\($0)" }
            _ = try await ledger.badges(Ledger.record("n1", devices: devices))
            for device in devices { try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, device: device)) }
            ledger.registry.refuse("dev_4")
            await deliver(ledger)
            let all = devices.map { "\($0) 1 0 0 sent" }
            #expect(told(ledger) == all.filter { !$0.hasPrefix("dev_4 ") })
            // Each call has a new number.
            let sequences = ledger.registry.calls.map(\.sequence)
            #expect(sequences == sequences.sorted() && Set(sequences).count == sequences.count)
            #expect(try await waiting(ledger) == 0)
            let quarantine = CommonV1.Quarantine.Client(InProcessChannel(services: [ledger.quarantine], principal: Principal(service: "operator")))
            let message = try #require(try await quarantine.listQuarantine(.init()).messages.first)
            #expect(message.outbox == "device_counters" && message.peer == "registry" && message.reason == "invalid_value" && message.userId == "bob")
            // Other devices are not held up.
            _ = try await ledger.badges(Ledger.record("n2", devices: ["dev_1"]))
            try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 1))
            let before = ledger.registry.calls.count
            await deliver(ledger)
            #expect(told(ledger, after: before) == ["dev_1 1 0 0 sent"])
            ledger.registry.refuse("")
            #expect(try await quarantine.requeueQuarantined(.init(ids: [message.id])).requeued == 1)
            await deliver(ledger)
            #expect(told(ledger, after: before + 1) == ["dev_4 1 0 0 sent"])
            #expect(try await quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    @Test("PRIV-09 the refused counters of an erased user's device are not quarantined")
    func erased() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            ledger.registry.refuse("dev_1")
            // The tombstone exists, and the erasure has not deleted the counters yet.
            let now = ledger.clock.now
            _ = try await ledger.store.write { try ErasedUsers.add(UserKey("bob", of: Ledger.tenant), at: now, $0) }
            await deliver(ledger)
            #expect(try await waiting(ledger) == 0)
            #expect(try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM quarantine") } == 0)
        }
    }

    @Test("REG-06 ARCH-04 a batch that fails without a reason may be counted already: it keeps its number and its content")
    func unclear() async throws {
        try await withLedger { ledger in
            let devices = (1...9).map { "dev_\($0)" }
            _ = try await ledger.badges(Ledger.record("n1", devices: devices))
            for device in devices { try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, device: device)) }
            ledger.registry.set(.failingAfterwards)
            let trying = Task { await ledger.reporter.deliverPending() }
            // Many rounds of failures.
            try await eventually("the registry is told often") { ledger.registry.tries > 50 }
            ledger.registry.set(.well)
            #expect(await trying.value == nil)
            let calls = ledger.registry.calls
            #expect(Set(calls.map(\.sequence)).count == 1 && calls.allSatisfy { $0 == calls[0] })
            #expect(calls[0].devices.count == 9)
            #expect(try await waiting(ledger) == 0)
            let quarantine = CommonV1.Quarantine.Client(InProcessChannel(services: [ledger.quarantine], principal: Principal(service: "operator")))
            #expect(try await quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    @Test("RCPT-08 many devices are reported in calls of a bounded size")
    func portions() async throws {
        try await withLedger { ledger in
            for start in stride(from: 0, to: 4_000, by: 500) {
                let ids = (start..<start + 500).map { "n\($0)" }
                _ = try await ledger.client().recordNotification(.init(notifications: ids.map { Ledger.record($0, devices: ["dev_" + $0]) }))
                _ = try await ledger.client().recordOutcome(
                    .init(outcomes: ids.map { Ledger.outcome($0, .sent, sequence: 1, device: "dev_" + $0) }))
            }
            await deliver(ledger)
            #expect(Set(told(ledger)).count == 4_000)
            #expect(ledger.registry.calls.count == 16 && ledger.registry.calls.allSatisfy { $0.devices.count == 250 })
        }
    }

    @Test("PRIV-09 PRIV-10 erasure of a user deletes waiting counters; an app without a ledger has none")
    func privacy() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("gone", user: "usr_gone", devices: ["dev_gone"]), Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("gone", .sent, sequence: 1, device: "dev_gone"), Ledger.outcome("n1", .sent, sequence: 1))
            // Also counters of a running delivery.
            ledger.registry.set(.away)
            try await deliverInVain(ledger)
            try await report(ledger, Ledger.report("gone", .opened, user: "usr_gone"))
            #expect(try await waiting(ledger) == 3)
            let erased = try await ledger.userData().eraseUser(.init(tenant: Ledger.tenant, userId: "usr_gone")).erased
            #expect(erased["device_counters"] == 2)
            #expect(try await waiting(ledger) == 1)
            ledger.registry.set(.well)
            await deliver(ledger)
            #expect(told(ledger) == ["dev_1 1 0 0 sent"])

            ledger.policies.set("telemetry_mode", "off")
            _ = try await ledger.badges(Ledger.record("unkept"))
            try await ledger.outcomes(Ledger.outcome("unkept", .sent, sequence: 1))
            #expect(try await waiting(ledger) == 0)
        }
    }
}
