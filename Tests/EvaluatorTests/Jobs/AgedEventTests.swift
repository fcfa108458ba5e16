import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Events that grow old")
struct AgedEventTests {
    @Test("PRIV-01 PRIV-08 Content ends with its retention, decisions with the names in receipts; what may still wait is left alone")
    func plan() throws {
        let now = EvaluatorFixture.start
        func days(_ settings: [String: PolicyValue]) throws -> [RetentionPlan.Kind: Int] {
            RetentionPlan(try ChatApp.app(settings), now: now).before.mapValues { Int((now - $0) / .days(1)) }
        }
        let lms = try days(["content_retention_days": 90, "delivery_log_retention_days": 365, "anonymize_user_after_days": 90])
        #expect(lms == [.content: 90, .decisions: 90])
        #expect(try days(["content_retention_days": 30, "delivery_log_retention_days": 30]) == [.content: 30, .decisions: 30])
        // Notifications may be deferred for eight days.
        #expect(try days(["content_retention_days": 1, "delivery_log_retention_days": 2]) == [.content: 8, .decisions: 8])
        // The longest time to live of a type.
        #expect(try days(["content_retention_days": 0, "delivery_log_retention_days": 0]) == [.content: 7, .decisions: 7])
    }

    @Test("ACC-142 PRIV-01 PRIV-08 Old events lose what they said and whom they reached, keep their ids, and are known when they come again")
    func round() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(["content_retention_days": 30, "delivery_log_retention_days": 60]))
            evaluator.peers.add(ChatApp.user("bob"))
            // More than a portion.
            let old = (0..<EventRetention.eventsPerBatch + 10).map {
                ChatApp.message("e\($0)", channel: "ch_\($0)", mentions: [ChatApp.mention("bob")])
            }
            for start in stride(from: 0, to: old.count, by: 100) { try await evaluator.submit(Array(old[start..<min(start + 100, old.count)])) }
            try await evaluator.settled()
            let worker = JobScheduler(
                MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() })
            func left() async throws -> [Int?] {
                try await evaluator.store.read { database in
                    try ["events WHERE length(payload) > 0", "events", "decisions WHERE user_id = 'bob'"].map {
                        try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)")
                    }
                }
            }
            evaluator.clock.advance(by: .seconds(29 * 86_400))
            try await evaluator.submit(ChatApp.message("young", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            let all = old.count + 1
            try await worker.round()
            #expect(try await left() == [all, all, all])
            evaluator.clock.advance(by: .seconds(2 * 86_400))
            try await worker.round()
            #expect(try await left() == [1, all, all])
            evaluator.clock.advance(by: .seconds(30 * 86_400))
            try await worker.round()
            #expect(try await left() == [0, all, 1])
            #expect(try await evaluator.submit(old[0]).accepted.map(\.duplicate) == [true])
            let explained = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e0"))
            #expect(explained.state == .evaluated && explained.decisions.isEmpty)
        }
    }

    @Test("RCPT-20 ACC-099 With 0 days an event goes within an hour after its notifications' time to live, and not at midnight")
    func noDays() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(["content_retention_days": 0, "delivery_log_retention_days": 0]))
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            let scheduler = JobScheduler(
                MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() })
            func left() async throws -> [Int?] {
                try await evaluator.store.read { database in
                    try ["events WHERE length(payload) > 0", "events", "decisions WHERE user_id = 'bob'"].map {
                        try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)")
                    }
                }
            }
            evaluator.clock.advance(by: .seconds(7 * 86_400))
            try await scheduler.round()
            #expect(try await left() == [1, 1, 1], "it may wait with the dispatcher")
            evaluator.clock.advance(by: .seconds(1))
            let running = Task { try await scheduler.run() }
            defer { running.cancel() }
            try await eventually("the event is emptied") { try await left() == [0, 1, 0] }
            let next = evaluator.clock.now + .seconds(3_600)
            try await eventually("the job waits for an hour at most") { evaluator.clock.nextDue == next }
        }
    }

    @Test("PRIV-01 A job that fails runs again after ten minutes, and not only at midnight")
    func retry() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            evaluator.clock.advance(by: .seconds(31 * 86_400))
            let metrics = MetricsRegistry()
            let scheduler = JobScheduler(
                MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                metrics: metrics, logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() })
            // Without the app's policy its events cannot be aged.
            evaluator.policies.set(nil)
            let running = Task { try await scheduler.run() }
            defer { running.cancel() }
            let retry = evaluator.clock.now + .seconds(600)
            try await eventually("the job waits for its next round") { evaluator.clock.nextDue == retry }
            #expect(metrics.prometheusText().contains(#"carillon_maintenance_failures_total{job="old events"} 1"#))
            evaluator.policies.set(try ChatApp.app(["content_retention_days": 30, "delivery_log_retention_days": 60]))
            evaluator.clock.set(retry)
            try await eventually("the event's content is deleted") {
                metrics.prometheusText().contains(#"carillon_maintenance_items_total{job="old events"} 1"#)
            }
        }
    }
}
