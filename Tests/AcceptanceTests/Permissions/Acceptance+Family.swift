import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.2 Children and guardians", .serialized)
    struct Family {
        /// A twelve-year-old with a phone, and a guardian with another.
        private func family(in scenario: Scenario) async throws {
            try await scenario.people(["sam"], roles: ["student"])
            try await scenario.people(["mum"], roles: ["guardian"])
            let year = LocalDateTime(try await scenario.now(), .utc).date.year
            let child = try await scenario.asHost(
                "PUT", "/directory/users/sam",
                ["display_name": "Sam", "roles": ["student"], "birth_date": "\(year - 12)-01-01"] as [String: any Sendable])
            #expect(child.status == 200, "\(String(decoding: child.body, as: UTF8.self))")
            #expect(child.json["birthDate"] as? String == "\(year - 12)-01-01")
            let related = try await scenario.asHost(
                "PUT", "/directory/relationships/r1",
                ["guardian_user_id": "mum", "child_user_id": "sam", "verified": true] as [String: any Sendable])
            #expect(related.status == 200 && related.json["status"] as? String == "active")
        }

        private func assign(_ id: String, in scenario: Scenario) async throws -> String? {
            try await scenario.submit(
                scenario.event(id, type: "assignment_due_soon", to: ["sam"], data: ["assignment": "Scales", "due_time": "18:00"]))
            return try await scenario.outcome(id, for: "sam")
        }

        private func consent(
            _ action: String, as guardian: String = "mum", in scenario: Scenario
        ) async throws -> String? {
            let answer = try await scenario.asUser(guardian, "POST", "/users/sam/consents", ["action": action])
            return answer.json["status"] as? String ?? answer.errorCode
        }

        /// The host system asks for a link to mail.
        private func link(in scenario: Scenario) async throws -> String {
            let answer = try await scenario.asHost(
                "POST", "/users/sam/consents", ["action": "request", "guardian_email": "mum@example.com"])
            return try #require(answer.json["linkToken"] as? String, "\(String(decoding: answer.body, as: UTF8.self))")
        }

        private func answer(_ token: String, _ decision: String, in scenario: Scenario) async throws -> String? {
            let answer = try await scenario.asAnybody("POST", "/consents/\(token)", ["decision": decision])
            return answer.json["status"] as? String ?? answer.errorCode
        }

        // The entry is in the ledger, from which the centre will be read.
        @Test("ACC-030 (partly) PREF-17 A child without consent gets no push, and one entry that names the guardian to ask")
        func consentMissing() async throws {
            try await Scenario.start("ACC-030", profile: "mlc-lms") { scenario in
                try await family(in: scenario)
                // One that was registered when the age was known already.
                let tablet = scenario.token("sam's tablet")
                let registered = try await scenario.asUser(
                    "sam", "POST", "/push/devices", ["platform": "ios", "token": tablet, "device_id": "tablet"], roles: ["student"])
                #expect(registered.status == 200)
                try await scenario.validated()
                for id in ["first", "second"] { #expect(try await assign(id, in: scenario) == "consent_missing") }
                #expect(try await scenario.requests(scenario.token("sam")).isEmpty)
                // No provider call at all: not even a silent one that asks whether the token lives (PRIV-05).
                #expect(try await scenario.everyRequest(tablet).isEmpty)
                let ledger = try await scenario.ledger(of: "sam")
                let entries = ledger.filter { $0.typeId == "guardian_consent" }
                #expect(entries.map(\.body) == ["Ask your parent to enable notifications in your account settings"])
                #expect(ledger.count == 3 && ledger.allSatisfy { $0.skipReason == .consentMissing })
                let seen = try await scenario.asUser("sam", "GET", "/users/me/notifications")
                #expect(seen.json["guardianConsent"] as? String == "required")
                // Nobody but a guardian changes that.
                #expect(try await consent("grant", as: "sam", in: scenario) == "not_found")
                #expect(try await assign("third", in: scenario) == "consent_missing")
                // A user of thirteen needs no consent.
                let year = LocalDateTime(try await scenario.now(), .utc).date.year
                _ = try await scenario.asHost(
                    "PUT", "/directory/users/sam", ["roles": ["student"], "birth_date": "\(year - 13)-01-01"] as [String: any Sendable])
                #expect(try await assign("fourth", in: scenario) == "pushed")
            }
        }

        // The mail itself is the host system's so far.
        @Test("ACC-031 (partly) PREF-17 With the guardian's consent, by link or in their account, the next event is pushed; revoked, none is")
        func consentGranted() async throws {
            try await Scenario.start("ACC-031", profile: "mlc-lms") { scenario in
                try await family(in: scenario)
                let first = try await link(in: scenario)
                let asked = try await scenario.clients.consents.listConsents(.init(tenant: scenario.tenant, childUserId: "sam")).consents
                #expect(asked.map(\.status) == [.pending])
                #expect(try await assign("pending", in: scenario) == "consent_missing")
                #expect(try await answer(first, "grant", in: scenario) == "granted")
                #expect(try await assign("by link", in: scenario) == "pushed")
                // The same answer once more changes nothing; another has no link any more.
                #expect(try await answer(first, "grant", in: scenario) == "granted")
                #expect(try await answer(first, "revoke", in: scenario) == "consent_link_spent")
                #expect(try await answer(String(first.dropFirst()), "grant", in: scenario) == "not_found")

                #expect(try await consent("revoke", in: scenario) == "revoked")
                #expect(try await assign("revoked", in: scenario) == "consent_missing")
                #expect(try await consent("grant", in: scenario) == "granted")
                #expect(try await assign("by switch", in: scenario) == "pushed")
                #expect(try await scenario.accepted(scenario.token("sam")).count == 2)

                // Pushes queued when the guardian revokes are not sent.
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                #expect(try await assign("queued", in: scenario) == "pushed")
                #expect(try await consent("revoke", in: scenario) == "revoked")
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                #expect(try await scenario.accepted(scenario.token("sam")).count == 2)
                let queued = try await scenario.notification(scenario.decision("queued", for: "sam").notificationId)
                #expect(queued.receipts.map(\.status) == [.skipped])

                let late = try await link(in: scenario)
                try await scenario.advance(by: .seconds(7 * 86_400))
                #expect(try await answer(late, "grant", in: scenario) == "consent_link_expired")
                #expect(try await assign("late", in: scenario) == "consent_missing")
                let inTime = try await link(in: scenario)
                try await scenario.advance(by: .seconds(7 * 86_400 - 1))
                #expect(try await answer(inTime, "grant", in: scenario) == "granted")
                #expect(try await assign("in time", in: scenario) == "pushed")
            }
        }

        @Test("PRIV-05 PREF-17 No test push and no silent push reaches a child without consent, and the answer says why")
        func testsAndProbes() async throws {
            try await Scenario.start("PRIV-05", profile: "mlc-lms") { scenario in
                try await family(in: scenario)
                let phones = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "sam")).devices
                let phone = try #require(phones.first?.pushDeviceId)
                func test(as user: String, path: String, _ body: [String: any Sendable] = [:], roles: [String] = ["member"]) async throws -> String? {
                    let answer = try await scenario.asUser(user, "POST", path, body, roles: roles)
                    let result = (answer.json["results"] as? [[String: any Sendable]])?.first
                    return result.map { "\($0["status"] as? String ?? "") \($0["reason"] as? String ?? "")" }
                }
                func refresh() async throws {
                    let answer = try await scenario.asUser("root", "POST", "/admin/devices/\(phone)/refresh", roles: ["system_admin"])
                    #expect(answer.status == 202)
                    try await scenario.settle()
                }
                #expect(try await test(as: "sam", path: "/push/test") == "skipped consent_missing")
                // An administrator's word is no consent.
                #expect(
                    try await test(as: "root", path: "/admin/test", ["user_id": "sam"], roles: ["system_admin"]) == "skipped consent_missing")
                try await refresh()
                #expect(try await scenario.requests(scenario.token("sam")).isEmpty)
                #expect(try await consent("grant", in: scenario) == "granted")
                #expect(try await test(as: "sam", path: "/push/test")?.hasPrefix("sent") == true)
                try await refresh()
                #expect(try await scenario.accepted(scenario.token("sam")).count == 2)
                #expect(try await consent("revoke", in: scenario) == "revoked")
                #expect(try await test(as: "sam", path: "/push/test") == "skipped consent_missing")
                #expect(try await scenario.accepted(scenario.token("sam")).count == 2)
            }
        }

        @Test("REG-04 EVAL-52 Ending a relationship stops queued pushes about the child to the guardian")
        func relationshipEnds() async throws {
            try await Scenario.start("REG-04", profile: "mlc-lms", overrides: ["guardian_consent_under_age": "null"]) { scenario in
                try await family(in: scenario)
                _ = try await scenario.asUser(
                    "mum", "PUT", "/users/me/notifications", ["categories": ["assignments": true]] as [String: any Sendable])
                var event = scenario.event("e1", type: "assignment_due_soon", to: [], data: ["assignment": "Scales", "due_time": "18:00"])
                event["subject_user_id"] = "sam"
                try await scenario.submit(event)
                #expect(try await scenario.outcomes("e1") == ["sam": "pushed", "mum": "pushed"])
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                event["event_id"] = "e2"
                try await scenario.submit(event)
                #expect(try await scenario.outcomes("e2") == ["sam": "pushed", "mum": "pushed"])
                #expect(try await scenario.asHost("DELETE", "/directory/relationships/r1").json["status"] as? String == "ended")
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                #expect(try await scenario.accepted(scenario.token("mum")).count == 1)
                #expect(try await scenario.accepted(scenario.token("sam")).count == 2)
                let stopped = try await scenario.notification(scenario.decision("e2", for: "mum").notificationId)
                #expect(stopped.receipts.map(\.failureReason) == ["relationship_ended"])
                event["event_id"] = "e3"
                try await scenario.submit(event)
                #expect(try await scenario.outcomes("e3") == ["sam": "pushed"])
                event["event_id"] = "e4"
                event["recipients"] = ["mum", "sam"]
                try await scenario.submit(event)
                #expect(try await scenario.outcomes("e4") == ["sam": "pushed", "mum": "relationship_ended"])
            }
        }

        @Test("PREF-17 REG-04 SEC-10 With a guardianship ends its consent, the link decides nothing any more, and each change is in the audit log")
        func consentEnds() async throws {
            try await Scenario.start("PREF-17-end", profile: "mlc-lms") { scenario in
                try await family(in: scenario)
                #expect(try await consent("grant", in: scenario) == "granted")
                #expect(try await assign("granted", in: scenario) == "pushed")
                let asked = try await scenario.asHost("POST", "/users/sam/consents", ["action": "request", "guardian_user_id": "mum"])
                let token = try #require(asked.json["linkToken"] as? String)
                #expect(try await scenario.asHost("DELETE", "/directory/relationships/r1").json["status"] as? String == "ended")
                try await scenario.settle()
                #expect(try await assign("ended", in: scenario) == "consent_missing")
                #expect(try await answer(token, "grant", in: scenario) == "forbidden")
                #expect(try await consent("grant", in: scenario) == "not_found")

                func records() async throws -> [RegistryV1.AuditRecord] {
                    try await scenario.clients.auditLog.listAudit(.init(tenant: scenario.tenant, action: "consent")).records.reversed()
                }
                #expect(
                    try await records().map { "\($0.action) \($0.subject) \($0.actor)" } == [
                        "consent.granted sam user:mum", "consent.requested sam host", "consent.revoked sam service:registry",
                    ])
                #expect(try await records().prefix(2).allSatisfy { $0.origin == "127.0.0.1" })
                _ = try await scenario.clients.userData.eraseUser(.init(tenant: scenario.tenant, userId: "sam"))
                let kept = try await records()
                #expect(kept.count == 3 && kept.allSatisfy { $0.subject.hasPrefix("erased:") })
            }
        }

        @Test("REG-34 A user set inactive receives nothing from that moment, queued pushes included")
        func deactivation() async throws {
            try await Scenario.start("REG-34") { scenario in
                try await scenario.people(["bob", "eva"], channel: "ch_general")
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                try await scenario.submit(scenario.mention("bob", id: "e1"))
                #expect(try await scenario.outcome("e1", for: "bob") == "pushed")
                let gone = try await scenario.asHost(
                    "PUT", "/directory/users/bob", ["roles": ["member"], "status": "inactive", "inactive_reason": "left"] as [String: any Sendable])
                #expect(gone.json["inactive_reason"] as? String == "left")
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                try await scenario.submit(scenario.mention("bob", id: "e2"))
                #expect(try await scenario.outcome("e2", for: "bob") == "recipient_inactive")
                #expect(try await scenario.requests(scenario.token("bob")).isEmpty)
            }
        }
    }
}
