import CarillonAPI
import Foundation
import GRDB
import Storage
import SystemControl
import TestConditions
import Testing

extension BadInput {
    @Suite("A store in trouble")
    struct StorageTrouble {
        @Test("ARCH-03 DR-03 A store locked for more than 5 s is 503 STORAGE_BUSY at the gateway, and nothing is kept; events are spooled")
        func locked() async throws {
            let fixture = try BadInputFixture.current
            let (workspace, key) = try await fixture.app("locked")
            let gateway = try fixture.system.clients.gateway()
            func post(_ id: String) async throws -> HTTPClient.Response {
                try await gateway.request(
                    "POST", "/api/v1/events", headers: [("authorization", "Bearer \(key)")],
                    json: ["event_id": id, "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general"])
            }
            // The policy is known and nobody else writes, so that the lock alone is in the way of one call.
            #expect(try await post("before").status == 202)
            try await eventually("the event is done with") {
                let status = try await fixture.system.clients.evaluator.statistics(.init(tenant: workspace.tenant))
                return status.eventsPending == 0 && status.outboxDepth == 0
            }
            var settings = Configuration()
            settings.allowsUnsafeTransactions = true
            settings.busyMode = .timeout(5)
            let intruder = try DatabaseQueue(
                path: fixture.system.options.runFolder.appending(path: "stores/evaluator.sqlite").path, configuration: settings)
            try await intruder.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            let refused = try await gateway.request(
                "POST", "/api/v1/notifications", headers: [("authorization", "Bearer \(key)")],
                json: ["user_id": "ben", "title": "t", "body": "b"])
            let spooled = try await post("locked")
            try await intruder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            try intruder.close()
            #expect(refused.status == 503, "\(String(decoding: refused.body, as: UTF8.self))")
            let error = try #require(refused.json["error"] as? [String: any Sendable])
            #expect(error["code"] as? String == "STORAGE_BUSY")
            #expect(refused.headers["retry-after"] != nil)
            #expect(spooled.status == 202 && spooled.json["status"] as? String == "spooled", "\(spooled.json)")
            try await eventually("the spooled event is taken") {
                try await fixture.system.clients.evaluator.statistics(.init(tenant: workspace.tenant)).eventsAccepted == 2
            }
            #expect(try await post("locked").status == 202)
            let statistics = try await fixture.system.clients.evaluator.statistics(.init(tenant: workspace.tenant))
            #expect(statistics.eventsAccepted == 2)
            await gateway.close()
        }
    }
}
