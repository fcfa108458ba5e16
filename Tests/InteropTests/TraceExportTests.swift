import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import TestFolders
import Testing

/// The traces of a running system at a collector of other people: OpenTelemetry's messages over grpcio and Python's HTTP server.
@Suite("OBS-09 Traces at a foreign collector", .serialized, .timeLimit(.minutes(5)))
struct TraceExportTests {
    /// A span as the collector read it.
    private struct Seen: Decodable {
        var service, scope, name, kind, trace, span, parent, status: String
        var resource, attributes: [String: String]
        var began, ended: Int64
    }

    /// The collector, which can be stopped and started again at its port.
    private final class Collector {
        let folder: URL
        private let transport: String
        private(set) var port = 0
        private var process: Process?

        init(in folder: URL, over transport: String) throws {
            self.folder = folder
            self.transport = transport
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { if let process { kill(process.processIdentifier, SIGKILL) } }

        private var spansFile: URL { folder.appending(path: "spans.jsonl") }

        func start() async throws {
            let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
            try #require(
                FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
            let portFile = folder.appending(path: "port-\(UUID().uuidString)").path
            let process = Process()
            process.executableURL = python
            process.arguments = [
                ProjectFolder.root.appending(path: "Tests/python/otlp_collector.py").path, Lifeline.flag, "\(port)", portFile, spansFile.path,
                transport,
            ]
            process.standardInput = Lifeline.input
            try process.run()
            self.process = process
            port = try await eventualValue("the collector listens") {
                (try? String(contentsOfFile: portFile, encoding: .utf8)).flatMap { Int($0) }
            }
        }

        func stop() {
            guard let process else { return }
            // A process that was started from a thread of tasks has the other signals blocked.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            self.process = nil
        }

        var spans: [Seen] {
            get throws {
                guard let text = try? String(contentsOf: spansFile, encoding: .utf8) else { return [] }
                return try text.split(separator: "\n").map { try JSONDecoder().decode(Seen.self, from: Data($0.utf8)) }
            }
        }

        /// The spans of a trace, once one of them has this name.
        func trace(_ id: String, with name: String) async throws -> [Seen] {
            // Each service exports in its own time.
            let wanted: Set = ["POST /api/v1/events", "send apns", name]
            return try await eventualValue("the trace \(id) has the spans \(wanted.sorted())") {
                let spans = try self.spans.filter { $0.trace == id }
                return wanted.isSubset(of: spans.map(\.name)) ? spans : nil
            }
        }
    }

    private static let brought = "0af7651916cd43dd8448eb211c80319c"
    private static let caller = "b7ad6b7169203331"
    /// Of a person, and so in no span.
    private static let user = "user-of-the-trace"

    private static func event(_ id: String) -> [String: any Sendable] {
        [
            "event_id": id, "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general", "channel_type": "public",
            "mentions": [["type": "user", "user_id": user]],
            "data": ["message_id": "msg_\(id)", "text": "a very private text", "sender_name": "Ben of the trace"],
        ]
    }

    @Test(
        "OBS-09 PRIV-09 One trace leads from the gateway to the ledger, names no person, and is what carillon trace names; without one it is made",
        arguments: [("grpc", "none"), ("http/protobuf", "gzip")])
    func path(transport: String, compression: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-traces-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let collector = try Collector(in: folder.appending(path: "collector"), over: transport)
        try await collector.start()
        defer { collector.stop() }
        var options = CarillonSystem.Options(runFolder: folder.appending(path: "run"))
        for service in CarillonSystem.services {
            options.serviceSettings[service] = [
                "telemetry.otlp_endpoint": "http://127.0.0.1:\(collector.port)", "telemetry.otlp_protocol": transport,
                "telemetry.otlp_compression": compression,
            ]
        }
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            try await check(system, collector)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    private func check(_ system: CarillonSystem, _ collector: Collector) async throws {
        let workspace = Workspace(organization: "org-traces", app: "app-traces", clients: system.clients, runFolder: system.options.runFolder)
        // Each event is pushed, though the user was mentioned a moment ago.
        try await workspace.create(name: "traces", overrides: ["dedup_mode": "off"])
        try await workspace.add([.init(userID: Self.user, displayName: "Ann of the trace", platforms: ["ios"])])
        try await workspace.addChannel("ch_general", name: "general", members: [Self.user])
        let key = try await system.clients.tenants.createServiceKey(.init(appId: "app-traces", name: "host", scopes: [.events])).secret
        func post(_ id: String, traceparent: String? = nil) async throws {
            let gateway = try system.clients.gateway()
            let headers = [("authorization", "Bearer \(key)")] + (traceparent.map { [("traceparent", $0)] } ?? [])
            let answer = try await gateway.request("POST", "/api/v1/events", headers: headers, json: ["events": [Self.event(id)]])
            await gateway.close()
            #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
        }

        try await post("e1", traceparent: "00-\(Self.brought)-\(Self.caller)-01")
        let spans = try await collector.trace(Self.brought, with: "record outcome")
        try checkPath(spans, parent: Self.caller)
        /// The trace of a decided event, as `carillon trace` shows it.
        func trace(of id: String) async throws -> String {
            try await eventualValue("\(id) is decided") {
                let answer = try await system.clients.evaluator.explain(.init(tenant: workspace.tenant, id: id))
                return answer.decisions.isEmpty ? nil : answer.traceId
            }
        }
        let explained = try await trace(of: "e1")
        #expect(explained == Self.brought)

        // A request without a trace begins one, also while the collector is away: the push goes out, and the spans come later.
        collector.stop()
        try await post("e2")
        let made = try await trace(of: "e2")
        #expect(made != Self.brought && made.utf8.count == 32)
        try await collector.start()
        try checkPath(try await collector.trace(made, with: "record outcome"), parent: "")

        // A trace that its caller does not record is passed on, and exported by nobody.
        let quiet = "1af7651916cd43dd8448eb211c80319c"
        try await post("e3", traceparent: "00-\(quiet)-\(Self.caller)-00")
        try await post("e4")
        _ = try await collector.trace(try await trace(of: "e4"), with: "record outcome")
        let third = try await trace(of: "e3")
        #expect(third == quiet)
        let all = try collector.spans
        #expect(!all.contains { $0.trace == quiet })

        let text = try String(contentsOf: collector.folder.appending(path: "spans.jsonl"), encoding: .utf8)
        for secret in [Self.user, "of the trace", "private text", "ben", "ios-", key] { #expect(!text.contains(secret), "a span has \(secret)") }
    }

    /// gateway → evaluator → dispatcher → receipts, each below the one before.
    private func checkPath(_ spans: [Seen], parent: String) throws {
        func only(_ name: String) throws -> Seen {
            let found = spans.filter { $0.name == name }
            #expect(found.count == 1, "\(name): \(found.count) of \(spans.map(\.name))")
            return try #require(found.first, "\(spans.map(\.name))")
        }
        let request = try only("POST /api/v1/events")
        #expect(request.service == "carillon-gateway" && request.kind == "SPAN_KIND_SERVER" && request.parent == parent)
        #expect(request.attributes["http.response.status_code"] == "202" && request.attributes["http.route"] == "/api/v1/events")
        let call = try only("carillon.evaluator.v1.Evaluator/SubmitEvents")
        #expect(call.service == "carillon-evaluator" && call.kind == "SPAN_KIND_SERVER" && call.parent == request.span)
        #expect(call.attributes["rpc.system"] == "grpc" && call.attributes["rpc.grpc.status_code"] == "0")
        let decision = try only("decide event")
        #expect(decision.service == "carillon-evaluator" && decision.parent == call.span)
        let attempt = try only("send apns")
        #expect(attempt.service == "carillon-dispatcher" && attempt.kind == "SPAN_KIND_CLIENT" && attempt.parent == call.span)
        #expect(attempt.attributes["http.response.status_code"] == "200" && attempt.attributes["carillon.app.id"] == "app-traces")
        let outcome = try only("record outcome")
        #expect(outcome.service == "carillon-receipts" && outcome.parent == attempt.span)
        #expect(outcome.attributes["carillon.delivery.status"] == "sent")
        for span in spans {
            #expect(span.ended >= span.began && span.status == "STATUS_CODE_UNSET", "\(span.name)")
            #expect(span.scope == "carillon" && span.resource["service.version"]?.isEmpty == false)
        }
    }
}
