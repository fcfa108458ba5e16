import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

@testable import CarillonCommand

extension Acceptance {
    @Suite("5.9 Kills of every service", .serialized)
    struct ServiceKills {
        private static let services = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway"]

        @Test("DR-02 DR-03 RCPT-12 T28 Each service is killed at random while clients of all kinds write: whatever was acknowledged is there")
        func killedUnderLoad() async throws {
            // Of each service.
            let count = try ChaosSettings.number("CARILLON_CHAOS_KILLS", default: 3)
            let seed = try ChaosSettings.number("CARILLON_CHAOS_SEED", default: 1)
            try await RunningSystem.fresh("service-kills", realTime: true) { system in
                try await Scenario.start("service-kills", in: system, overrides: EverythingLoad.overrides) { scenario in
                    let load = try await EverythingLoad.prepare(in: scenario)
                    var random = SplitMix(seed: UInt64(seed))
                    var record = ChaosRecord()
                    var kills: [ChaosRecord.Kill] = []
                    let order = (0..<count).flatMap { _ in Self.services }.shuffled(using: &random)
                    let progress = CarillonCommand.Progress("kills of all services (CARILLON_CHAOS_SEED=\(seed))", total: order.count)
                    let writing = Task { try await load.write() }
                    // Also after a failure: the task would outlive the system.
                    defer { load.stop() }
                    for service in order {
                        await ChaosLoad.pass(.milliseconds(Int.random(in: 100...600, using: &random)))
                        let began = ChaosRecord.now
                        await system.kill(service)
                        if service == "dispatcher" { kills.append(.init(began: began, ended: ChaosRecord.now)) }
                        try await system.start(service)
                        try await record.read(scenario.clients.simulator)
                        progress.advance()
                    }
                    load.stop()
                    let acknowledged = try await writing.value
                    try await load.wake()

                    let wanted = acknowledged.reduce(into: Set<String>()) { $0.formUnion($1.messages) }
                    progress.finish(note: "\(wanted.count) messages")
                    do {
                        try await eventually("all \(wanted.count) messages arrived", every: .milliseconds(200)) {
                            try await record.read(scenario.clients.simulator)
                            return record.hasAll(wanted)
                        }
                    } catch {
                        let missing = wanted.filter { !record.hasAll([$0]) }.sorted()
                        let queue = try await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant))
                        let events = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                        Issue.record("\(missing.count) are missing: \(missing.map { $0.prefix(24) })\n\(queue)\n\(events)")
                        throw error
                    }
                    let snoozers = Set(EverythingLoad.snoozers.map { scenario.token($0) })
                    let (_, repeated) = record.expectEachArrived(wanted, kills: kills, apartFrom: snoozers)
                    for writer in acknowledged {
                        try await expectStored(writer, in: scenario)
                        try await expectReceipts(writer, in: scenario)
                    }
                    try await expectAtRest(in: scenario)
                    try await expectSnoozesEnd(in: scenario)
                    print("\(order.count) kills, seed \(seed): \(wanted.count) messages, \(repeated) of them sent more than once")
                }
            }
        }

        /// Devices and preferences are as their users left them, and campaigns reached their audience.
        private func expectStored(_ writer: EverythingLoad.Acknowledged, in scenario: Scenario) async throws {
            #expect(!writer.devices.isEmpty)
            for (user, devices) in writer.devices {
                let found = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: user)).devices
                #expect(Set(found.map(\.deviceId)) == devices, "devices of \(user)")
            }
            for (user, start) in writer.quietHours {
                let hours = try await scenario.asUser(user, "GET", "/users/me/notifications").json["quiet_hours"] as? [String: any Sendable]
                #expect(hours?["start"] as? String == start, "quiet hours of \(user)")
            }
            for id in writer.campaigns {
                try await eventually("\(id) is finished, and the ledger knows its pushes", every: .milliseconds(200)) {
                    let campaign = try await scenario.asHost("GET", "/broadcasts/\(id)").json["broadcast"] as? [String: any Sendable]
                    let progress = campaign?["progress"] as? [String: any Sendable]
                    return campaign?["state"] as? String == "finished" && progress?["sent"] as? Int == EverythingLoad.recipients.count
                }
            }
        }

        /// The ledger has what clients reported, the centre what they read, and the host the buttons that they pressed.
        private func expectReceipts(_ writer: EverythingLoad.Acknowledged, in scenario: Scenario) async throws {
            #expect(!writer.opened.isEmpty)
            for id in writer.opened {
                try await eventually("the ledger has that \(id) was opened", every: .milliseconds(100)) {
                    try await scenario.notification(id).receipts.contains { $0.openedAtMs != nil }
                }
            }
            let read = try await readEntries(of: writer.recipient, in: scenario)
            #expect(writer.read.subtracting(read) == [], "lost reads")
            try await eventually("the host has all buttons that were pressed", every: .milliseconds(200)) {
                let posts = try await scenario.clients.simulator.listRequests(.init(provider: "webhook", limit: 1_000)).requests
                let taken = posts.filter { $0.status == 200 }
                for (id, posts) in Dictionary(grouping: taken, by: \.notificationId) {
                    #expect(Set(posts.map { $0.json["message_id"] as? String ?? "none" }).count == 1, "a repeat of \(id) is known as one")
                }
                return writer.pressed.isSubset(of: taken.map(\.notificationId))
            }
        }

        /// Entries of a user's centre that are read.
        private func readEntries(of user: String, in scenario: Scenario) async throws -> Set<String> {
            var found: Set<String> = []
            var cursor = ""
            repeat {
                let page = try await scenario.asUser(user, "GET", "/inbox?limit=100\(cursor)").json
                let entries = try #require(page["items"] as? [[String: any Sendable]])
                found.formUnion(entries.filter { $0["read_at"] is String }.compactMap { $0["notification_id"] as? String })
                cursor = (page["next_cursor"] as? String).map { "&cursor=\($0)" } ?? ""
            } while !cursor.isEmpty
            return found
        }

        private func expectAtRest(in scenario: Scenario) async throws {
            try await eventually("nothing waits in the queue", every: .milliseconds(200)) {
                let queue = try await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant))
                #expect(queue.deadLetters == 0)
                return queue.queued + queue.leased + queue.waitingRetry == 0
            }
            let ledger = try await eventualValue("the ledger knows the end of each push", every: .milliseconds(200)) {
                let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                return ledger.openDevices == 0 ? ledger : nil
            }
            let states = Set(ledger.devicesByStatus.filter { $0.value > 0 }.keys)
            #expect(states.isSubset(of: ["sent", "delivered", "displayed", "opened"]), "\(ledger.devicesByStatus)")
            let statistics = try await scenario.clients.simulator.statistics(.init())
            #expect(statistics.violations.isEmpty, "\(statistics.violations)")
        }

        /// Each snoozed notification is on the device again after its minute.
        private func expectSnoozesEnd(in scenario: Scenario) async throws {
            for user in EverythingLoad.snoozers {
                try await eventually("\(user) has the notification again", within: longestWait * 2, every: .milliseconds(500)) {
                    let times = try await scenario.shown(scenario.token(user)).map(\.receivedAtMs)
                    return (times.max() ?? 0) - (times.min() ?? 0) > 50_000
                }
            }
        }
    }
}
