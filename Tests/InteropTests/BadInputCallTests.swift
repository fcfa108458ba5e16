import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import TestFolders
import Testing

extension BadInput {
    @Suite("A bad request gets an answer")
    struct Calling {
        let fixture: BadInputFixture

        init() throws { fixture = try BadInputFixture.current }

        @Test("GW-01 GW-02 Over HTTP every mistake has its status, its code and its field")
        func http() async throws {
            let (workspace, key) = try await fixture.app("http")
            let (foreign, _) = try await fixture.app("foreign")
            let gateway = try fixture.system.clients.gateway()
            let known = [("authorization", "Bearer \(key)")]
            let json = known + [("content-type", "application/json")]
            func event(_ more: [String: any Sendable] = [:]) -> [String: any Sendable] {
                ["event_id": "e1", "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general"].merging(more) { $1 }
            }

            try check(await gateway.request("POST", "/api/v1/events", headers: json, body: Array("{\"event_id\": ".utf8)), 400, "invalid_argument")
            try check(await gateway.request("POST", "/api/v1/events", headers: json, body: [0xff, 0xfe, 0x7b]), 400, "invalid_argument")
            try check(
                await gateway.request("POST", "/api/v1/events", headers: known, json: ["event_type": "message.sent"]), 400, "invalid_argument",
                field: "event_id")
            try check(
                await gateway.request("POST", "/api/v1/events", headers: known + [("content-type", "text/plain")], body: Array("{}".utf8)), 415,
                "unsupported_media_type", field: "Content-Type")
            try check(await gateway.request("POST", "/api/v1/events", json: event()), 401, "unauthenticated")
            try check(
                await gateway.request("POST", "/api/v1/events", headers: [("authorization", "Bearer sk_wrong")], json: event()), 401,
                "unauthenticated")
            for app in [foreign.tenant.appId, "no-such-app"] {
                try check(
                    await gateway.request("POST", "/api/v1/events", headers: known, json: event(["app_id": app])), 404, "not_found", field: "app_id")
            }
            try check(await gateway.request("GET", "/api/v1/nothing/here", headers: known), 404, "not_found")
            let tooMany = (0...100).map { event(["event_id": "many-\($0)"]) }
            try check(
                await gateway.request("POST", "/api/v1/events", headers: known, json: ["events": tooMany]), 413, "payload_too_large", field: "events")
            // The server may hang up on a body it does not want to read: a connection of its own.
            let large = try fixture.system.clients.gateway()
            try check(
                await large.request("POST", "/api/v1/events", headers: json, body: [UInt8](repeating: 0x20, count: 1_048_577)), 413,
                "payload_too_large")
            await large.close()
            let repeatable = try fixture.system.clients.gateway()
            try check(
                await repeatable.request(
                    "POST", "/api/v1/events", headers: json + [("idempotency-key", "large")], body: [UInt8](repeating: 0x20, count: 1_048_577)), 413,
                "payload_too_large")
            await repeatable.close()

            let accepted = try await gateway.request("POST", "/api/v1/events", headers: known, json: event(["app_id": workspace.tenant.appId]))
            #expect(accepted.status == 202, "\(String(decoding: accepted.body, as: UTF8.self))")
            await gateway.close()
        }

        /// The body of GW-02.
        private func check(
            _ answer: HTTPClient.Response, _ status: Int, _ code: String, field: String? = nil, at location: SourceLocation = #_sourceLocation
        ) throws {
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.status == status, "\(text)", sourceLocation: location)
            #expect(answer.json["ok"] as? Bool == false, "\(text)", sourceLocation: location)
            let error = try #require(answer.json["error"] as? [String: Any], "\(text)", sourceLocation: location)
            #expect(Set(error.keys) == ["code", "message", "field", "request_id"], "\(text)", sourceLocation: location)
            #expect(error["code"] as? String == code, "\(text)", sourceLocation: location)
            #expect(error["field"] as? String == field, "\(text)", sourceLocation: location)
            #expect((error["message"] as? String)?.isEmpty == false, "\(text)", sourceLocation: location)
            #expect(error["request_id"] as? String == answer.headers["x-request-id"], "\(text)", sourceLocation: location)
        }

        @Test("Over gRPC a stranger's bytes, sizes and keys are refused, and the service stays healthy")
        func grpc() async throws {
            let script = ProjectFolder.root.appending(path: "Tests/python/bad_input.py").path
            let ended = try await fixture.python([script, "--stop-with-input", fixture.system.options.runFolder.path])
            try #require(ended.status == 0, "\(ended.said)")
            let found = try #require(try JSONSerialization.jsonObject(with: Data(ended.said.utf8)) as? [String: String])
            #expect(["INVALID_ARGUMENT", "INTERNAL"].contains(found["malformed"]))
            #expect(found["oversize"] == "RESOURCE_EXHAUSTED")
            // A millisecond may be enough.
            #expect(["DEADLINE_EXCEEDED", "OK"].contains(found["deadline"]))
            #expect(found["forbidden"] == "PERMISSION_DENIED")
            #expect(found["unknown method"] == "UNIMPLEMENTED")
            #expect(found["wrong key"] == "UNAUTHENTICATED")
            #expect(found["afterwards"] == "SERVING")
        }

        @Test("CTL-01 The command line ends with 0, 2, 3 or 4, and names the fault")
        func commandLine() async throws {
            let (workspace, _) = try await fixture.app("cli")
            let here = ["--run-dir", fixture.system.options.runFolder.path]
            let app = ["--organization", workspace.tenant.organizationId, "--app", workspace.tenant.appId]
            let good = try await fixture.run("carillon", ["stats"] + here + app)
            #expect(good.status == 0, "\(good.said)")
            let unknown = try await fixture.run("carillon", ["explain", "no-such-event"] + here + app)
            #expect(unknown.status == 4)
            #expect(unknown.said.contains("not_found"), "\(unknown.said)")
            let usage = try await fixture.run("carillon", ["stats", "--colour"] + here)
            #expect(usage.status == 2)
            #expect(usage.said.contains("--colour"), "\(usage.said)")
            let nobody = try await fixture.run("carillon", ["stats", "--run-dir", fixture.idle.path] + app)
            #expect(nobody.status == 3, "\(nobody.said)")
            #expect(
                nobody.said.contains("the system in \(fixture.idle.path) is not running") && nobody.said.contains("carillon up"), "\(nobody.said)")
            let missing = fixture.folder.appending(path: "no-folder").path
            let nowhere = try await fixture.run("carillon", ["stats", "--run-dir", missing] + app)
            #expect(nowhere.status == 3, "\(nowhere.said)")
            #expect(nowhere.said.contains(missing) && nowhere.said.contains("carillon up"), "\(nowhere.said)")
        }

        @Test("An untrusted certificate of a provider loses no push; the log names host, problem and setting")
        func untrustedProvider() async throws {
            let (workspace, key) = try await fixture.app("untrusted")
            try await workspace.add([.init(userID: "ann", displayName: "Ann", platforms: ["ios"])])
            let gateway = try fixture.system.clients.gateway()
            let answer = try await gateway.request(
                "POST", "/api/v1/events", headers: [("authorization", "Bearer \(key)")],
                json: [
                    "event_id": "untrusted", "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general", "channel_type": "public",
                    "mentions": [["type": "user", "user_id": "ann"]], "data": ["message_id": "m1", "text": "hello", "sender_name": "Ben"],
                ] as [String: any Sendable])
            #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
            await gateway.close()

            let log = try #require(fixture.system.process("dispatcher")).log
            // Whole lines alone: the dispatcher may be writing the last one.
            let line = try await eventualValue("the dispatcher's log tells of the refused connection") {
                try String(contentsOf: log, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    .first { $0.contains("cannot connect to provider") }
            }
            let host = try fixture.system.folder.runningService(CarillonSystem.simulator).address("apns")
            #expect(line.contains(host) && line.contains("certificate") && line.contains("providers.ca_file"), "\(line)")
            let status = try await fixture.system.clients.dispatcher.queueStatus(.init())
            #expect(status.queued + status.leased + status.waitingRetry == 1)
            #expect(status.deadLetters == 0)
        }
    }
}
