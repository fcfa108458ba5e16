import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

/// Other people's HTTP clients against the real gateway.
@Suite("The gateway speaks HTTP/1.1 and HTTP/2", GatewayFixture.Started(), .serialized, .timeLimit(.minutes(3)))
struct GatewayProtocolTests {
    let fixture: GatewayFixture

    init() throws { fixture = try GatewayFixture.current }

    /// One call, and the answer that every client must get.
    private struct Expected {
        var path: String
        var arguments: [String]
        var status: Int
        var code: String?
        var field: String?
    }

    @Test("GW-01 GW-02 GW-03 curl gets the same status, body and header fields by every version, in the clear and over TLS")
    func sameAnswers() async throws {
        let system = fixture.system
        let workspace = Workspace(organization: "org-http", app: "app-http", clients: system.clients, runFolder: system.options.runFolder)
        try await workspace.create(name: "http")
        try await workspace.add([.init(userID: "ann", displayName: "Ann", platforms: ["ios"])])
        let key = try await system.clients.tenants.createServiceKey(.init(appId: "app-http", name: "host", scopes: [.events]))
        let tokens = try UserTokens(runFolder: system.options.runFolder)
        let user = ["-H", "authorization: Bearer \(try tokens.token(user: "ann", app: "app-http", now: SystemClock().now))"]
        let host = ["-H", "authorization: Bearer \(key.secret)"]
        let json = ["-H", "content-type: application/json", "-H", "expect:"]

        let limit = fixture.folder.appending(path: "limit.json")
        let tooLarge = fixture.folder.appending(path: "large.json")
        // Exactly 1 MiB is accepted, and then refused for its content.
        try Data(("{}" + String(repeating: " ", count: 1_048_574)).utf8).write(to: limit)
        try Data(("{}" + String(repeating: " ", count: 1_048_575)).utf8).write(to: tooLarge)

        let calls = [
            Expected(path: "/healthz", arguments: [], status: 200),
            Expected(path: "/api/v1/push/devices", arguments: user, status: 200),
            Expected(path: "/api/v1/push/devices", arguments: [], status: 401, code: "unauthenticated"),
            Expected(path: "/api/v1/push/devices", arguments: ["-H", "authorization: Bearer sk_wrong"], status: 401, code: "unauthenticated"),
            Expected(path: "/api/v1/push/devices", arguments: ["-H", "authorization: Bearer a.b.c"], status: 401, code: "unauthenticated"),
            Expected(path: "/api/v1/push/devices", arguments: host, status: 403, code: "forbidden"),
            Expected(path: "/api/v1/no/such/path", arguments: user, status: 404, code: "not_found"),
            Expected(
                path: "/api/v1/events", arguments: host + ["-H", "content-type: text/plain", "-d", "{}"], status: 415, code: "unsupported_media_type",
                field: "Content-Type"),
            Expected(path: "/api/v1/events", arguments: host + json + ["-d", "{\"event_id\": "], status: 400, code: "invalid_argument"),
            Expected(
                path: "/api/v1/events", arguments: host + json + ["--data-binary", "@\(limit.path)"], status: 400, code: "invalid_argument",
                field: "event_id"),
            Expected(
                path: "/api/v1/events", arguments: host + json + ["--data-binary", "@\(tooLarge.path)"], status: 413, code: "payload_too_large"),
            Expected(
                path: "/api/v1/channels/ch_general/mute", arguments: user + json + ["-d", #"{"muted":true,"duration":"soon"}"#], status: 422,
                code: "invalid_duration", field: "duration"),
            Expected(path: "/api/v1/push/devices", arguments: user + ["-X", "PUT"], status: 405, code: "method_not_allowed"),
            Expected(path: "/api/v1/push/devices", arguments: user + ["-X", "PROPFIND"], status: 501, code: "unimplemented"),
            Expected(path: "/api/v1/push//devices", arguments: user, status: 404, code: "not_found"),
            Expected(path: "/api/v1/push/devices?cursor=%00", arguments: user, status: 400, code: "invalid_argument", field: "cursor"),
            Expected(
                path: "/api/v1/events", arguments: host + json + ["-H", "content-encoding: gzip", "-d", "{}"], status: 415,
                code: "unsupported_media_type", field: "Content-Encoding"),
            Expected(path: "/healthz", arguments: ["--head"], status: 200),
        ]
        for call in calls {
            var reference: GatewayFixture.Answer?
            for way in GatewayFixture.ways {
                var answer = try await fixture.curl(way, call.path, call.arguments)
                let place = "\(way.testDescription), \(call.path): \(answer)"
                #expect(answer.version == way.version && answer.status == call.status, "\(place)")
                let id = try #require(answer.headers["x-request-id"], "\(place)")
                if let code = call.code {
                    let error = try #require(answer.json["error"] as? [String: Any], "\(place)")
                    #expect(answer.json["ok"] as? Bool == false && error["code"] as? String == code, "\(place)")
                    #expect(error["field"] as? String == call.field && error["request_id"] as? String == id, "\(place)")
                    #expect((error["message"] as? String)?.isEmpty == false, "\(place)")
                }
                answer.body.replace(id, with: "req")
                for field in ["x-request-id", "date"] { answer.headers[field] = nil }
                if let reference {
                    #expect(answer.body == reference.body && answer.headers == reference.headers, "\(place) instead of \(reference)")
                }
                reference = reference ?? answer
            }
        }
    }

    @Test("GW-01 h2load runs hundreds of requests at once without a failure", arguments: [GatewayFixture.ways[1], GatewayFixture.ways[2]])
    func manyStreams(way: GatewayFixture.Way) async throws {
        let ended = try await fixture.run("h2load", ["-n", "1000", "-c", "4", "-m", "100", fixture.url("/healthz", way)])
        #expect(ended.status == 0)
        #expect(ended.said.contains("1000 succeeded, 0 failed, 0 errored, 0 timeout"), "\(ended.said)")
        #expect(ended.said.contains("status codes: 1000 2xx"), "\(ended.said)")
    }

    @Test("GW-01 TLS below 1.2 is refused")
    func oldTLS() async throws {
        let ended = try await fixture.run(
            "curl",
            ["-sS", "--tls-max", "1.1", "--ciphers", "DEFAULT@SECLEVEL=0"] + fixture.trust + [fixture.url("/healthz", GatewayFixture.ways[2])])
        #expect(ended.status == 35, "\(ended.said)")
    }

    @Test("GW-01 A stopping gateway answers the requests that it has, over HTTP/1.1 and HTTP/2", arguments: ["--http1.1", "--http2-prior-knowledge"])
    func drain(version: String) async throws {
        let gateway = try GatewayProcess(before: fixture.system, in: fixture.folder.appending(path: "drain\(version)"), overTLS: false)
        let address = try await gateway.address()
        let registry = try #require(fixture.system.process("registry")).pid
        // No caller can be authenticated while the registry stands still.
        kill(registry, SIGSTOP)
        defer { kill(registry, SIGCONT) }
        let log = fixture.folder.appending(path: "drain\(version).log")
        let client = try ServiceProcess(
            name: "curl", executable: URL(filePath: "/usr/bin/curl"),
            arguments: ["-sSv", version, "-H", "authorization: Bearer sk_unknown", "http://\(address)/api/v1/push/devices"], log: log)
        // A later request of another connection is answered, so the gateway has read this one.
        try await eventually("the request is written") { try String(contentsOf: log, encoding: .utf8).contains("> authorization") }
        let another = ["-s", version, "http://\(address)/healthz"]
        #expect(try await fixture.run("curl", another).said == #"{"ok":true}"#)

        kill(gateway.process.pid, SIGTERM)
        // 7: refused. The gateway listens no more, and still has a request to answer.
        try await eventually("the gateway listens no more") { try await fixture.run("curl", another).status == 7 }
        kill(registry, SIGCONT)
        #expect(await client.wait() == 0)
        let said = try String(contentsOf: log, encoding: .utf8)
        #expect(said.contains("401") && said.contains(#""code":"unauthenticated""#), "\(said)")
        #expect(await gateway.process.wait() == 0, "\(gateway.process.lastLogLines())")
    }

    @Test("GW-01 Beyond loopback the gateway does not start without a certificate")
    func plainBeyondLoopback() async throws {
        let folder = fixture.folder.appending(path: "refused")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: fixture.system.options.runFolder.appending(path: "keys"), to: folder.appending(path: "keys"))
        let log = folder.appending(path: "gateway.log")
        let process = try ServiceProcess(
            name: "gateway", executable: ReleaseExecutables.url("gateway"),
            arguments: ["--run-dir", folder.path, "--set", "http_listen=0.0.0.0:0"], log: log)
        #expect(await process.wait() == 2)
        let said = try String(contentsOf: log, encoding: .utf8)
        #expect(said.contains("0.0.0.0:0") && said.contains("http_tls.certificate"), "\(said)")
    }
}
