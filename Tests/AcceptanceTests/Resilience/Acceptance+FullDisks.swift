import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    @Suite("5.9 Full disks", .serialized)
    struct FullDisks {
        /// Lets a service's files grow to this many bytes. To its store a file that must not grow is a full disk. Needs no rights, as a small file
        /// system does.
        private func limitFiles(of service: String, in system: CarillonSystem, to bytes: String) async throws {
            let pid = try #require(system.process(service)).pid
            let process = try ServiceProcess(
                name: "prlimit", executable: URL(filePath: "/usr/bin/env"), arguments: ["prlimit", "--pid", "\(pid)", "--fsize=\(bytes):"],
                log: system.options.runFolder.appending(path: "prlimit.log"))
            let status = await process.wait()
            try #require(status == 0, "\(process.lastLogLines())")
        }

        private func isTaken(_ answer: HTTPClient.Response) -> Bool { (200...299).contains(answer.status) }

        private func message(_ answer: HTTPClient.Response) -> String {
            (answer.json["error"] as? [String: any Sendable])?["message"] as? String ?? ""
        }

        private func register(_ number: Int, _ scenario: Scenario) async throws -> HTTPClient.Response {
            let registration: [String: any Sendable] = [
                "platform": "ios", "token": scenario.token("phone \(number)"), "device_id": "phone-\(number)", "app_version": "1.0.0",
                "os_version": "18.1", "locale": "en-US", "timezone": "UTC",
            ]
            return try await scenario.asUser("ben", "POST", "/push/devices", registration)
        }

        private func setQuietHours(_ number: Int, _ scenario: Scenario) async throws -> HTTPClient.Response {
            let hours: [String: any Sendable] = ["enabled": false, "start": "0\(number):30", "end": "23:00", "timezone": "UTC"]
            return try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["quiet_hours": hours])
        }

        private func notify(_ number: Int, _ scenario: Scenario) async throws -> HTTPClient.Response {
            try await scenario.asHost(
                "POST", "/notifications", ["user_id": "ann", "notification_type": "admin_notice", "title": "Direct", "body": "direct \(number)"])
        }

        private func shown(_ scenario: Scenario) async throws -> [String] {
            try await scenario.shown(scenario.token("ann")).map(\.message).sorted()
        }

        /// Writes once before the disk is full, once while it is, and again when there is room.
        private func fill(
            _ service: String, in system: CarillonSystem, _ write: (_ number: Int) async throws -> HTTPClient.Response
        ) async throws {
            let before = try await write(1)
            #expect(isTaken(before), "\(service): \(message(before))")
            try await limitFiles(of: service, in: system, to: "1")
            let refused = try await write(2)
            #expect(refused.status == 503 && refused.errorCode == "unavailable" && refused.headers["retry-after"] == "1", "\(service)")
            #expect(message(refused).contains("the disk of the service's store is full"), "\(service): \(message(refused))")
            try await limitFiles(of: service, in: system, to: "unlimited")
            try await eventually("\(service) goes on", every: .milliseconds(100)) { isTaken(try await write(3)) }
        }

        @Test("ARCH-16 DR-01 DR-02 A service whose disk is full says so, loses nothing, and goes on by itself when there is room again")
        func full() async throws {
            try await RunningSystem.fresh("full-disks", realTime: true) { system in
                try await Scenario.start("full-disks", in: system, overrides: ["dedup_mode": "off"]) { scenario in
                    try await scenario.people(["ann"])
                    try await scenario.people(["ben"], platforms: [])
                    try await fill("registry", in: system) { try await register($0, scenario) }
                    let phones = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ben")).devices
                    #expect(Set(phones.map(\.deviceId)) == ["phone-1", "phone-3"])

                    try await fill("preferences", in: system) { try await setQuietHours($0, scenario) }
                    let document = try await scenario.asUser("ann", "GET", "/users/me/notifications").json
                    #expect((document["quiet_hours"] as? [String: any Sendable])?["start"] as? String == "03:30")

                    try await fill("evaluator", in: system) { try await notify($0, scenario) }
                    let fourth = try await notify(4, scenario)
                    #expect(isTaken(fourth))
                    try await eventually("the pushes arrived, without the refused one") {
                        try await shown(scenario) == ["direct 1", "direct 3", "direct 4"]
                    }
                    let ids = try await scenario.shown(scenario.token("ann")).map(\.notificationId)
                    try await fill("receipts", in: system) {
                        try await scenario.asUser("ann", "POST", "/push/opened", ["notification_id": ids[$0 - 1]])
                    }
                    var opened: [Bool] = []
                    for id in ids { opened += try await scenario.notification(id).receipts.map { $0.openedAtMs != nil } }
                    #expect(opened == [true, false, true])
                }
            }
        }

        @Test("DISP-01 DR-02 Pushes wait while the dispatcher's disk is full, and a credential is refused with the cause")
        func fullDispatcher() async throws {
            try await RunningSystem.fresh("full-dispatcher", realTime: true) { system in
                try await Scenario.start("full-dispatcher", in: system, overrides: ["dedup_mode": "off"]) { scenario in
                    try await scenario.people(["ann"])
                    try await limitFiles(of: "dispatcher", in: system, to: "1")
                    let error = await #expect(throws: RPCError.self) {
                        try await scenario.postToSimulator(path: "/webhook/s", secret: "a-secret-of-the-host")
                    }
                    #expect(error?.code == .unavailable && error?.message.contains("disk") == true, "\(error?.message ?? "none")")
                    let accepted = try await notify(1, scenario)
                    #expect(isTaken(accepted))
                    #expect(try await shown(scenario) == [])
                    try await limitFiles(of: "dispatcher", in: system, to: "unlimited")
                    try await eventually("the push arrived", every: .milliseconds(100)) { try await shown(scenario) == ["direct 1"] }
                }
            }
        }

        @Test("DR-03 A gateway whose disk is full spools no events and says so, and spools again when there is room")
        func fullSpool() async throws {
            try await RunningSystem.fresh("full-spool", realTime: true) { system in
                try await Scenario.start("full-spool", in: system) { scenario in
                    try await scenario.people(["ann"])
                    await system.kill("evaluator")
                    try await limitFiles(of: "gateway", in: system, to: "1")
                    let refused = try await scenario.asHost("POST", "/events", scenario.mention("ann", id: "refused"))
                    #expect(refused.status == 503 && message(refused).contains("takes no writes"), "\(message(refused))")
                    try await limitFiles(of: "gateway", in: system, to: "unlimited")
                    try await eventually("the event is spooled", every: .milliseconds(100)) {
                        isTaken(try await scenario.asHost("POST", "/events", scenario.mention("ann", id: "spooled", text: "spooled")))
                    }
                    try await system.start("evaluator")
                    try await eventually("the event's push arrived", every: .milliseconds(100)) { try await shown(scenario) == ["spooled"] }
                }
            }
        }
    }
}
