import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

extension Acceptance {
    /// The metrics that a scraper reads from the admin ports.
    @Suite("Metrics", .serialized)
    struct Metrics {
        private func pages(_ scenario: Scenario) async throws -> [String: MetricsPage] {
            var pages: [String: MetricsPage] = [:]
            for service in CarillonSystem.services { pages[service] = try await MetricsPage(of: service, in: scenario.system.options.runFolder) }
            return pages
        }

        @Test("OBS-02 Every metric has name and type as Prometheus wants them, a description, and a place in the operations guide")
        func conventions() async throws {
            try await Scenario.start("OBS-02-NAMES") { scenario in
                try await scenario.people(["ann"])
                try await scenario.submit(scenario.mention("ann", id: "m"))
                let guide = try String(contentsOf: ProjectFolder.root.appending(path: "docs/operations.md"), encoding: .utf8)
                for (service, page) in try await pages(scenario) {
                    #expect(page.types.count > 10, "\(service)")
                    for (name, type) in page.types {
                        #expect(["counter", "gauge", "histogram"].contains(type), "\(service): \(name)")
                        #expect(name.hasSuffix("_total") == (type == "counter"), "\(service): \(name) is a \(type)")
                        if type == "histogram" { #expect(name.hasSuffix("_seconds"), "\(service): \(name)") }
                        #expect(page.helps[name] != nil, "\(service): \(name) does not say what it is")
                        #expect(guide.contains("`\(name)`"), "\(service): \(name) is not in docs/operations.md")
                    }
                }
            }
        }

        @Test("OBS-02 Counters and histograms of every stage move with the work: in, decided, queued, tried, answered, recorded")
        func stages() async throws {
            // Alone: its counts are of whole processes, and what other scenarios left waiting comes due with the clock.
            try await RunningSystem.fresh("obs-02") { system in
                // Silent pushes of badges would count, too.
                try await Scenario.start("OBS-02", in: system, overrides: ["badge_push_on_change": "false"]) { scenario in
                    try await scenario.people(["ann", "gone"])
                    try await scenario.people(["ben", "lost"], platforms: ["android"])
                    try await scenario.validated()
                    let before = try await pages(scenario)
                    func fault(_ provider: String, _ user: String, _ platform: String, _ status: Int32, _ reason: String, times: Int32) async throws {
                        let token = scenario.token(user, platform)
                        _ = try await scenario.clients.simulator.addFaults(
                            .init(faults: [.init(provider: provider, token: token, status: status, reason: reason, action: .answer, times: times)]))
                    }
                    try await scenario.submit(scenario.mention("ann", id: "sent"))
                    try await scenario.submit(scenario.mention("ann", id: "window"))
                    let id = try await scenario.decision("sent", for: "ann").notificationId
                    #expect(try await scenario.asUser("ann", "POST", "/push/opened", ["notification_id": id]).status == 200)
                    #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": true]).status == 200)
                    try await fault("fcm", "ben", "android", 503, "UNAVAILABLE", times: 1)
                    try await scenario.submit(scenario.mention("ben", id: "again"))
                    try await fault("fcm", "lost", "android", 503, "UNAVAILABLE", times: 0)
                    try await scenario.submit(scenario.mention("lost", id: "never"))
                    try await fault("apns", "gone", "ios", 410, "Unregistered", times: 1)
                    try await scenario.advance(by: .seconds(1_000))
                    try await scenario.submit(scenario.mention("gone", id: "dead"))
                    let after = try await pages(scenario)

                    func moved(_ service: String, _ sample: String) -> Double {
                        (after[service]?.value(sample) ?? -1) - (before[service]?.value(sample) ?? 0)
                    }
                    let exact: [(String, String, Double)] = [
                        ("evaluator", "carillon_events_accepted_total", 5), ("evaluator", "carillon_events_evaluated_total", 5),
                        ("evaluator", "carillon_targets_total", 5), ("evaluator", "carillon_notifications_enqueued_total", 4),
                        ("evaluator", #"carillon_notifications_skipped_total{reason="deduplicated"}"#, 1),
                        ("dispatcher", "carillon_push_enqueued_total", 4),
                        ("dispatcher", #"carillon_push_attempts_total{code="ok",outcome="sent",provider="apns"}"#, 1),
                        ("dispatcher", #"carillon_push_attempts_total{code="ok",outcome="sent",provider="fcm"}"#, 1),
                        ("dispatcher", #"carillon_push_attempts_total{code="Unregistered",outcome="failed",provider="apns"}"#, 1),
                        ("dispatcher", #"carillon_push_attempts_total{code="UNAVAILABLE",outcome="failed",provider="fcm"}"#, 1),
                        ("dispatcher", #"carillon_push_retries_total{provider="fcm"}"#, 5),
                        ("dispatcher", #"carillon_push_dead_letters_total{provider="fcm"}"#, 1),
                        ("dispatcher", #"carillon_push_deliveries_total{status="sent"}"#, 2),
                        ("dispatcher", #"carillon_provider_latency_seconds_count{provider="apns"}"#, 2),
                        ("dispatcher", #"carillon_provider_latency_seconds_count{provider="fcm"}"#, 7),
                        ("registry", #"carillon_tokens_expired_total{provider="apns"}"#, 1),
                        ("receipts", "carillon_notifications_recorded_total", 5), ("receipts", "carillon_client_reports_total", 1),
                        ("receipts", #"carillon_outcomes_total{provider="apns",status="sent"}"#, 1),
                        ("receipts", "carillon_end_to_end_seconds_count", 2),
                        ("gateway", #"carillon_http_requests_total{method="POST",status="202"}"#, 5),
                    ]
                    for (service, sample, count) in exact { #expect(moved(service, sample) == count, "\(service): \(sample)") }
                    for service in CarillonSystem.services where service != "gateway" {
                        #expect(moved(service, #"carillon_store_commit_seconds_count{store="\#(service)"}"#) > 0, "\(service)")
                        #expect(
                            moved(service, #"carillon_store_writes_total{store="\#(service)"}"#)
                                >= moved(service, #"carillon_store_commit_seconds_count{store="\#(service)"}"#))
                        #expect(after[service]?.value("carillon_rpc_server_connections") ?? 0 > 0, "\(service)")
                    }
                    for service in ["evaluator", "preferences", "dispatcher", "receipts", "gateway"] {
                        #expect(moved(service, #"carillon_cache_lookups_total{cache="policy",result="hit"}"#) > 0, "\(service)")
                    }
                    // The policy watches of the other services.
                    #expect(after["registry"]?.value("carillon_rpc_server_streams") ?? 0 > 0)
                    #expect(after["evaluator"]?.value("carillon_evaluator_backlog") == 0)
                }
            }
        }

        @Test("OBS-02 Depth and age of the queue are seen while it waits")
        func queue() async throws {
            // Alone: other scenarios leave pushes that wait.
            try await RunningSystem.fresh("obs-02-queue") { system in
                try await Scenario.start("OBS-02-QUEUE", in: system) { scenario in
                    try await scenario.people(["ann"])
                    try await scenario.validated()
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                    try await scenario.submit(scenario.mention("ann", id: "waits"))
                    try await scenario.advance(by: .seconds(60))
                    // The dispatcher looks every five seconds of real time.
                    let page = try await eventualValue("the queue has its age", every: .milliseconds(200)) {
                        let page = try await MetricsPage(of: "dispatcher", in: scenario.system.options.runFolder)
                        return page.value("carillon_push_queue_age_seconds") == 60 ? page : nil
                    }
                    let waiting = ["queued", "leased", "waiting"].map { page.value(#"carillon_push_queue_depth{state="\#($0)"}"#) }
                    #expect(waiting.reduce(0, +) == 1)
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                    try await scenario.settle()
                    #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                }
            }
        }
    }
}
