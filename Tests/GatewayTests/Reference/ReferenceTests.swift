import CarillonAPI
import Foundation
import HTTPTypes
import JSON
import ServiceKit
import TestFolders
import Testing

@testable import GatewayService

/// The reference is made by running the routes. These tests compare it with the code of the routes, which it cannot see.
@Suite("GW-06 Reference of the HTTP API")
struct ReferenceTests {
    typealias Field = RequestSketch.Field

    private static let exploring = Task { try await Reference.routes(clock: SystemClock()) }

    private static func routes() async throws -> [RouteFacts] { try await exploring.value }

    private static func route(_ name: String) async throws -> RouteFacts {
        try #require(try await routes().first { $0.route.name == name && $0.base == Reference.base }, "\(name)")
    }

    @Test("GW-06 Every route is in the reference with a text, a caller and an answer, and no other is; no text is of another")
    func complete() async throws {
        let routes = try await Self.routes()
        let described = routes.map { "\($0.route.method.rawValue) " + EndpointListTests.shape($0.path) }
        #expect(described.count == Set(described).count)
        #expect(try EndpointListTests.served() == Set(described))
        #expect(Set(RouteTexts.all.keys) == Set(routes.map(\.route.name)))
        for route in routes {
            let hasCaller = route.route.access != .caller || !route.roles.isEmpty || !route.scopes.isEmpty || route.isForPlatform
            #expect(hasCaller, "\(route.route.name) refuses every caller")
            #expect(!route.answers.isEmpty, "\(route.route.name) accepted no request")
        }
    }

    /// The lines of all routes' code that have a text in them.
    private static func code() throws -> [Substring] {
        func text(_ path: String) throws -> String { try String(contentsOf: ProjectFolder.root.appending(path: path), encoding: .utf8) }
        let folder = "Sources/GatewayService/Routes"
        let found = try #require(FileManager.default.enumerator(atPath: ProjectFolder.root.appending(path: folder).path))
        let routes = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        // The evaluator reads events from a stream in the same form.
        return try (routes + ["Sources/ServiceKit/Formats/EventBody.swift", "Sources/ServiceKit/Formats/ScheduleBody.swift"])
            .flatMap { try text($0).split(separator: "\n") }.filter { $0.contains("\"") }
    }

    @Test("GW-06 Every field and parameter that the code of a route reads is in the reference")
    func fields() async throws {
        // `body.string("name")`, `keys.requiredString("auth")`, `body.string(either: "os_version", "platform_version")`, `http.query["state"]`.
        let valueReader = /\w\.(?:requiredString|requiredChoice|string|choice|bool|integer|number|instant|priority|schedule)\("([a-z0-9_]+)"/
        let listReader = /\w\.(?:strings|integers|stringMap|jsonTexts|object|objects|elements)\("([a-z0-9_]+)"/
        let eitherReader = /\(either: "([a-z0-9_]+)", "([a-z0-9_]+)"\)/
        var read: Set<String> = []
        for line in try Self.code() {
            for reader in [valueReader, listReader] { read.formUnion(line.matches(of: reader).map { String($0.1) }) }
            read.formUnion(line.matches(of: eitherReader).flatMap { [String($0.1), String($0.2)] })
            read.formUnion(line.matches(of: /entries\(of: "([a-z0-9_]+)"/).map { String($0.1) })
            read.formUnion(line.matches(of: /query\["([a-z0-9_]+)"/).map { String($0.1) })
        }
        #expect(read.count > 200)
        let known = Set(try await Self.routes().flatMap(\.record.fields).map(\.name))
        #expect(read.subtracting(known).sorted() == [])
        let reports = ReceiptsV1.ClientEventKind.Known.allCases.map { "\($0.name)_at" }
        #expect(Set(reports).isSubset(of: known))
    }

    @Test("GW-06 Every text about a field is about one that a route reads")
    func texts() async throws {
        let routes = try await Self.routes()
        let names = Set(routes.flatMap(\.record.fields).map(\.name))
        #expect(Set(FieldTexts.all.keys).subtracting(names).sorted() == [])
        let paths = Set(routes.flatMap { route in route.record.fields.map { "\(route.route.name) \($0.path)" } })
        #expect(Set(FieldTexts.byRoute.keys).subtracting(paths).sorted() == [])
    }

    @Test("GW-06 A field has its kind, words and limits, and is required where no request without it is accepted")
    func kinds() async throws {
        let devices = try await Self.route("POST /push/devices")
        #expect(devices.isRequired(Field(.body, "platform")) && devices.kinds(of: Field(.body, "platform")) == [.text])
        #expect(!devices.isRequired(Field(.body, "token")), "push_token does as well")
        #expect(devices.kinds(of: Field(.body, "device_type")) == [.word(["ios", "android", "web", "desktop"])])
        #expect(devices.kinds(of: Field(.body, "max_payload_size")) == [.integer(0...Int64(UInt32.max))])
        #expect(devices.kinds(of: Field(.body, "expires_at")) == [.instant])
        let notification = try await Self.route("POST /notifications")
        #expect(Set(notification.kinds(of: Field(.body, "scheduled_for"))) == [.instant, .object])
        #expect(notification.isRequired(Field(.body, "scheduled_for.local_date")))
        #expect(notification.kinds(of: Field(.body, "platform_config.web.dir")) == [.word(["auto", "ltr", "rtl"])])
        #expect(notification.kinds(of: Field(.body, "call_to_action.actions[].action.type")).count == 1)
        let events = try await Self.route("POST /events")
        #expect(events.kinds(of: Field(.body, "events")) == [.objects(most: 100)])
        #expect(events.isRequired(Field(.body, "events[].event_id")) && !events.isRequired(Field(.body, "events[].actor_id")))
        #expect(try await Self.route("GET /admin/devices").kinds(of: Field(.query, "limit")) == [.integer(1...1_000)])
        #expect(try await Self.route("POST /push/web-subscriptions").isRequired(Field(.header, "Origin")))
        #expect(try await Self.route("PUT /admin/apps/{app_id}").record.takesNull.contains(Field(.body, "apns_topic")))
        let counters = try await Self.route("POST /badge/counters")
        #expect(counters.requiring(Field(.body, "user_id")) == [.host])
        #expect(Sample.value(of: "counter", .text) == .string("dm"), "a counter of the profile chat")
    }

    @Test("GW-06 Of several members one is needed, words are those that a route takes, and GET has its parameters in the query")
    func alternatives() async throws {
        let marks = try await Self.route("POST /inbox/read")
        for name in ["ids", "marks", "all"] { #expect(!marks.isRequired(Field(.body, name)), "\(name)") }
        #expect(marks.isRequired(Field(.body, "marks[].notification_id")))
        #expect(marks.kinds(of: Field(.body, "marks[].kind")) == [.word(["read", "dismissed"])])
        #expect(try await Self.route("GET /inbox").kinds(of: Field(.query, "unread_only")) == [.word(["true", "false"])])
        let token = try await Self.route("POST /push/activity-tokens")
        #expect(token.isRequired(Field(.body, "kind")))
        #expect(token.kinds(of: Field(.body, "kind")) == [.word(RegistryV1.ActivityKind.words)])
        let broadcast = try await Self.route("POST /push/activity-channels/{channel_id}/broadcast")
        #expect(broadcast.isRequired(Field(.body, "live_activity")))
        #expect(broadcast.kinds(of: Field(.body, "live_activity.event")) == [.word(["update", "end"])])
        let channels = try await Self.route("GET /push/activity-channels")
        #expect(channels.fields(.body) == [])
        #expect(channels.kinds(of: Field(.query, "environment")) == [.word(["production", "sandbox"])])
    }

    @Test("GW-03 GW-06 Who may call is what the route and the contracts of the services say")
    func callers() async throws {
        let devices = try await Self.route("POST /push/devices")
        #expect(devices.roles == [.member, .staff, .orgAdmin, .systemAdmin] && devices.scopes == [] && !devices.isForPlatform)
        let events = try await Self.route("POST /events")
        #expect(events.scopes == [.events])
        let directory = try await Self.route("PUT /directory/users/{user_id}")
        #expect(directory.roles == [] && directory.scopes == [.directory] && !directory.isForPlatform)
        let letters = try await Self.route("POST /admin/dead-letters/requeue")
        #expect(letters.roles == [.systemAdmin] && letters.scopes == [] && letters.isForPlatform)
        let channels = try await Self.route("GET /push/activity-channels")
        #expect(channels.roles == [.systemAdmin] && channels.scopes == [.events] && channels.isForPlatform)
        let signed = try await Self.route("POST /webhooks/delivery/{provider}")
        #expect(signed.callers == "For systems that sign the body with the secret of the app's webhook.")
        #expect(signed.isRequired(Field(.header, "X-Signature")) && signed.isRequired(Field(.query, "app_id")))
        #expect(signed.isRequired(Field(.body, "reports[].report_id")) && !signed.isRequired(Field(.body, "reports[].push_id")))
        let report = try await Self.route("GET /admin/reports/failures")
        #expect(report.roles == [.orgAdmin, .systemAdmin] && report.scopes == [] && report.isForPlatform)
        #expect(try await Self.route("GET /status").callers == "For everybody, without credentials.")
    }

    @Test("GW-06 Each way to answer is there, with the members of the answer")
    func answers() async throws {
        func answers(_ name: String) async throws -> [String] {
            try await Self.route(name).answers.map { "\($0.status) \($0.mediaType ?? "-")" }
        }
        #expect(try await answers("POST /notifications") == ["200 application/json", "202 application/json"])
        #expect(try await answers("POST /telemetry") == ["200 application/json", "207 application/json"])
        #expect(try await answers("DELETE /admin/users/{user_id}/data") == ["200 application/json", "202 application/json"])
        #expect(try await answers("GET /admin/devices/export") == ["200 application/json", "200 text/csv"])
        #expect(try await answers("GET /stream") == ["200 text/event-stream"])
        #expect(try await answers("PUT /presence") == ["204 -"])
        #expect(try await answers("POST /webhooks/delivery/{provider}") == ["204 -"])
        #expect(try await answers("POST /push/actions") == ["202 application/json"])
        #expect(try await answers("DELETE /push/activity-channels/{channel_id}") == ["204 -"])
        // Answered by the evaluator, and spooled.
        let submitted = try #require(try await Self.route("POST /events").answers.first?.shape)
        let status = try #require(submitted.members.first { $0.name == "status" }?.shape)
        let event = try #require(submitted.members.first { $0.name == "results" }?.shape.elements.first)
        let id = try #require(event.members.first { $0.name == "carillon_event_id" }?.shape)
        #expect(status.typeNames == ["string"] && id.typeNames == ["string", "null"])
        let device = try #require(try await Self.route("GET /push/devices").answers.first?.shape)
        let items = try #require(device.members.first { $0.name == "items" }?.shape.elements.first)
        let members = Dictionary(items.members.map { ($0.name, $0.shape) }) { $1 }
        #expect(members["push_device_id"]?.typeNames == ["string"] && members["badge_enabled"]?.typeNames == ["boolean"])
        #expect(members["expires_at"]?.typeNames == ["string", "null"] && members["expires_at"]?.isInstant == true)
        #expect(items.members.allSatisfy { !["token", "push_token"].contains($0.name) })
    }

    @Test("GW-05 GW-06 Everybody gets the document and the page; the page needs no script and no other server, and neither names a secret")
    func served() async throws {
        try await TestGateway.with { gateway in
            let document = try await gateway.caller.request("GET", "/openapi.json")
            #expect(document.status == 200 && document.headers["content-type"] == "application/json; charset=utf-8")
            let members = try #require(try JSONElement(parsing: document.body, deepest: 64).members)
            #expect(members["openapi"]?.string == "3.1.0")
            let paths = try #require(members["paths"]?.members)
            let body = paths["/api/v1/presence"]?.members?["put"]?.members?["requestBody"]?.members?["content"]?.members?["application/json"]
            let schema = body?.members?["schema"]?.members
            #expect(schema?["required"]?.strings == ["status"], "\(schema ?? [:])")
            #expect(schema?["properties"]?.members?["last_activity_at"]?.members?["format"]?.string == "date-time")
            #expect(body?.members?["example"]?.members?["status"]?.string == "offline")
            #expect(paths["/api/v1/presence"]?.members?["put"]?.members?["responses"]?.members?.keys.contains("422") == true)

            let page = try await gateway.caller.request("GET", "/reference")
            #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'none'; style-src 'self'") == true)
            #expect(!page.body.contains("<script") && !page.body.contains("src=") && !page.body.contains("style=\""))
            for text in ["<code>PUT /api/v1/presence</code>", "<code>last_activity_at</code>", "<code>offline</code>", "id=\"error-422\""] {
                #expect(page.body.contains(text), "\(text)")
            }
            let style = try await gateway.caller.request("GET", "/reference.css")
            #expect(style.status == 200 && style.headers["content-type"] == "text/css; charset=utf-8")
            // A secret would be one of this gateway's apps: nothing of any is asked for.
            #expect(gateway.peers.requests(RegistryV1.GetPolicyRequest.self).isEmpty)
        }
    }
}
