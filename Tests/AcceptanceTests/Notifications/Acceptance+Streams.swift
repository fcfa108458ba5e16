import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    @Suite("5.8 The stream of an open app", .serialized)
    struct Streams {
        private static let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3312"

        @Test(
            "GW-06 RCPT-12 RCPT-17 DR-02 PRIV-09 A second client has each change once, also those while it, receipts or the gateway was away")
        func live() async throws {
            try await RunningSystem.fresh("GW-06") { system in
                try await Scenario.start("GW-06-STREAM", profile: "hr-warehouse", in: system) { scenario in
                    try await scenario.people([Self.worker], platforms: ["android"])
                    func decide(_ number: Int) async throws {
                        try await scenario.advance(by: .seconds(60))
                        try await scenario.submit(
                            scenario.event(
                                "decision-\(number)", type: "request_status_changed", to: [Self.worker],
                                entity: "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b3\(number)", data: ["request_kind": "leave", "outcome": "approved"]))
                    }
                    func call(_ method: String, _ path: String) async throws {
                        try await eventually("\(method) \(path) is taken", every: .milliseconds(200)) {
                            try await scenario.asUser(Self.worker, method, path).status == 200
                        }
                    }
                    let first = try await LiveStream.open(scenario, as: Self.worker)
                    try await decide(1)
                    try await eventually("the entry comes") { first.unread == [0, 1] }
                    let entry = try #require(first.events.first { $0.name == "inbox" }?.data["entry"] as? [String: any Sendable])
                    #expect(entry["body"] as? String == "Your leave request was approved")
                    let one = try #require(entry["notification_id"] as? String)
                    try await call("POST", "/inbox/\(one)/read")
                    try await eventually("the mark of another client comes") { first.unread == [0, 1, 0] }
                    #expect(first.changes == ["added \(one)", "read \(one)"])
                    await first.close()

                    // While the app is away.
                    try await decide(2)
                    try await call("DELETE", "/inbox/\(one)")
                    let second = try await LiveStream.open(scenario, as: Self.worker, after: first.lastID, version: "--http2-prior-knowledge")
                    #expect(second.unread == [1])
                    let two = try #require(second.changes.first?.split(separator: " ").last)
                    #expect(second.changes == ["added \(two)", "dismissed \(one)"])

                    await system.kill("receipts")
                    await second.ended()
                    try await system.start("receipts")
                    try await call("POST", "/inbox/\(two)/read")
                    let third = try await LiveStream.open(scenario, as: Self.worker, after: second.lastID)
                    #expect(third.changes == ["read \(two)"] && third.unread == [0])

                    await system.kill("gateway")
                    await third.ended()
                    try await system.start("gateway")
                    try await decide(3)
                    let fourth = try await LiveStream.open(scenario, as: Self.worker, after: third.lastID)
                    #expect(fourth.changes.count == 1 && fourth.changes.first?.hasPrefix("added ") == true && fourth.unread == [1])
                    // Live again, and nothing twice.
                    try await decide(4)
                    try await eventually("the next entry comes") { fourth.unread == [1, 2] }
                    let all = first.changes + second.changes + third.changes + fourth.changes
                    #expect(all.count == 7 && Set(all).count == 7, "\(all)")

                    let lost = try await LiveStream.open(scenario, as: Self.worker, after: "of-another-system")
                    #expect(lost.events.map(\.name).filter { $0 != "banner" } == ["reset", "badge"])
                    await lost.close()

                    let erasure = try await scenario.asHost("DELETE", "/directory/users/\(Self.worker)")
                    #expect([200, 202].contains(erasure.status), "\(erasure.json)")
                    try await eventually("the stream ends") { fourth.events.last?.name == "end" }
                    #expect(fourth.events.last?.data["code"] as? String == "conflict")
                    await fourth.ended()
                }
            }
        }
    }
}
