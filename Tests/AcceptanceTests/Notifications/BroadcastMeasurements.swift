import CarillonAPI
import Foundation
import NIOConcurrencyHelpers
import ServiceKit
import SystemControl
import TestConditions
import Testing

/// Prints how long a broadcast to 100,000 users takes, what it costs, and how long messages wait meanwhile (EVAL-16). They are measurements, and no
/// time fails them. They run where CARILLON_MEASURE is set, with release executables and real time:
///
///     CARILLON_MEASURE=1 .build/debug/carillonPackageTests.xctest --testing-library swift-testing --no-parallel --filter BroadcastMeasurements
@Suite("BroadcastMeasurements", .enabled(if: ProcessInfo.processInfo.environment["CARILLON_MEASURE"] != nil), .serialized)
struct BroadcastMeasurements {
    private static let users = 100_000

    /// The app's `send_rate_per_second`: none that binds, the profile's, and a slow app's.
    @Test("EVAL-16 100,000 users decided and handed over, beside direct notifications", arguments: [1_000_000, 16_666])
    func hundredThousand(rate: Int) async throws {
        try await RunningSystem.fresh("broadcast-measure-\(rate)", realTime: true) { system in
            // One user gets more direct notifications than `user_rate_per_minute` (60) allows. Those above it would wait up to a minute.
            let overrides = ["send_rate_per_second": "\(rate)", "dedup_mode": "off", "user_rate_per_minute": "null"]
            try await Scenario.start("broadcast-measure", in: system, overrides: overrides) { scenario in
                try await scenario.people((0..<Self.users).map { "user-\($0)" }, platforms: ["android"], roles: ["everybody"])
                try await scenario.people(["direct"], platforms: ["android"])
                let quiet = try await delays(20, scenario)
                let before = system.usage
                let begin = ContinuousClock.now
                let answer = try await scenario.clients.broadcasts.submitBroadcast(
                    .init(
                        tenant: scenario.tenant, audience: .init(audience: .role("everybody")), typeId: "admin_notice",
                        content: .init(title: "Lunch", body: "For everybody")))
                let id = try #require(answer.broadcast?.broadcastId)
                let isOver = NIOLockedValueBox(false)
                let meanwhile = Task { try await delays(200, scenario) { isOver.withLockedValue { $0 } } }
                defer { meanwhile.cancel() }
                let done = try await eventualValue("the end", within: .seconds(300), every: .milliseconds(50)) {
                    let broadcast = try await scenario.clients.broadcasts.getBroadcast(.init(tenant: scenario.tenant, broadcastId: id)).broadcast
                    return broadcast?.state == .finished ? broadcast : nil
                }
                let decided = ContinuousClock.now - begin
                try await eventually("everything is handed over", within: .seconds(300), every: .milliseconds(20)) {
                    try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant)).outboxDepth == 0
                }
                let handedOver = ContinuousClock.now - begin
                isOver.withLockedValue { $0 = true }
                let waits = try await meanwhile.value
                #expect(done.queued == Int64(Self.users))
                print("send_rate_per_second \(rate): \(done.queued) decided in \(decided), handed over in \(handedOver)")
                for name in ["evaluator", "registry", "preferences", "dispatcher", "receipts"] {
                    guard let now = system.usage[name], let then = before[name] else { continue }
                    print(
                        "  \(name): \(Int((now.cpuSeconds - then.cpuSeconds) * 1_000)) ms CPU, \(then.privateBytes / 1_000_000) MB before, "
                            + "\(now.privateBytes / 1_000_000) MB after, \(now.peakResidentBytes / 1_000_000) MB peak")
                }
                print("  direct notifications, submit to provider: idle \(summary(quiet)); meanwhile \(summary(waits))")
            }
        }
    }

    /// The times from the submission of a direct notification until its provider accepted it, one after the other. The last one that was submitted
    /// before the end is waited for: it may be the slowest.
    private func delays(_ count: Int, _ scenario: Scenario, until isOver: @Sendable () -> Bool = { false }) async throws -> [Duration] {
        var delays: [Duration] = []
        for number in 0..<count where !isOver() {
            let begin = Date()
            let answer = try await scenario.clients.evaluator.submitNotification(
                .init(tenant: scenario.tenant, userIds: ["direct"], typeId: "admin_notice", content: .init(title: "\(number)", body: "Now")))
            let id = answer.notifications.first?.notificationId ?? ""
            let sent = try await eventualValue("the push", within: .seconds(60), every: .milliseconds(10)) { () -> Int64? in
                guard let view = try? await scenario.notification(id) else { return nil }
                return view.receipts.first?.sentToProviderAtMs
            }
            delays.append(.milliseconds(Int(sent) - Int(begin.timeIntervalSince1970 * 1_000)))
            try await Task.sleep(for: .milliseconds(50))
        }
        return delays
    }

    private func summary(_ delays: [Duration]) -> String {
        let sorted = delays.map(\.wholeMilliseconds).sorted()
        guard let last = sorted.last else { return "none" }
        return "\(sorted.count) of them, median \(sorted[sorted.count / 2]) ms, most \(last) ms"
    }
}
