import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Synchronization
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon tail and carillon telemetry export")
struct TailTests {
    private static func event(
        _ number: Int, _ type: String = "push_notification_failed", _ properties: String = #"{"user_id":"ann"}"#, of: String = "", over: String = ""
    ) -> ReceiptsV1.StreamedTelemetryEvent {
        .init(
            event: .init(
                tenant: .init(organizationId: "o", appId: "chat"), eventId: "e\(number)", eventType: type, occurredAtMs: 1_770_000_000_000,
                properties: properties, userId: "ann"), cursor: "\(number)", notificationType: of, provider: over)
    }

    @Test("RCPT-23 the filters become a request, and words that no event has are refused before a service is asked")
    func parsing() throws {
        let tail = try #require(
            try Carillon.parseAsRoot([
                "tail", "--user", "ann", "--type", "mention", "--provider", "fcm", "--outcome", "failed", "--outcome", "skipped", "--after", "7",
                "--limit", "3", "--json",
            ]) as? Tail)
        #expect(tail.after == "7" && tail.limit == 3 && tail.system.json && !tail.fromStart)
        let tenant = CommonV1.Tenant(organizationId: "o", appId: "chat")
        #expect(
            tail.filter.request(for: tenant)
                == .init(
                    tenant: tenant, eventTypes: ["push_notification_failed", "push_skipped"], userId: "ann", notificationType: "mention",
                    provider: "fcm"))
        let export = try #require(
            try Carillon.parseAsRoot(["telemetry", "export", "--kind", "push_consent_changed", "--file", "x.jsonl"]) as? TelemetryExport)
        #expect(export.file == "x.jsonl" && export.filter.request(for: tenant).eventTypes == ["push_consent_changed"])
        let wrong: [[String]] = [
            ["tail", "--outcome", "lost"], ["tail", "--kind", "push_eaten"], ["tail", "--limit", "0"], ["tail", "--limit", "-1"],
            ["tail", "--outcome", "sent", "--kind", "push_skipped"], ["tail", "--after", "7", "--from-start"],
            ["telemetry", "export", "--after", "7", "--file", "x"],
        ]
        for arguments in wrong {
            #expect(throws: (any Error).self, "\(arguments)") { try Carillon.parseAsRoot(arguments) }
        }
    }

    @Test("RCPT-23 an event is one line: for people what is known, for programs all of it with its position")
    func lines() throws {
        let properties = #"{"device_id":"d\u001b[2J","failure_reason":"invalid_token","provider_error_code":"","will_retry":false,"user_id":"ann"}"#
        let line = TelemetryLine(Self.event(12, "push_notification_failed", properties, of: "mention", over: "fcm"))
        #expect(
            line.text
                == #"2026-02-02T02:40:00.000Z  failed      mention  ann  fcm  device_id=d\u001b[2J failure_reason=invalid_token will_retry=false"#)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(line.json().utf8)) as? [String: Any])
        #expect(json["cursor"] as? String == "12" && json["event_id"] as? String == "e12" && json["app_id"] as? String == "chat")
        #expect(json["notification_type"] as? String == "mention" && json["provider"] as? String == "fcm")
        #expect((json["properties"] as? [String: Any])?["will_retry"] as? Bool == false)
        let lineBreak = try line.json().contains("\n")
        #expect(!lineBreak)
        let other = TelemetryLine(Self.event(13, "push_quiet_hours_updated", #"{"enabled":true,"days_of_week":[0,6]}"#))
        #expect(other.text == "2026-02-02T02:40:00.000Z  push_quiet_hours_updated  ann  days_of_week=0,6 enabled=true")
        let unknown = try other.json().contains("notification_type")
        #expect(!unknown)
    }

    /// Receipts that answer each stream by a script: the messages, and the error at its end.
    private final class ScriptedReceipts: ReceiptsV1.Telemetry.ServiceProtocol {
        typealias Answer = (messages: [ReceiptsV1.StreamTelemetryResponse], end: RPCError?)
        private let state: Mutex<(answers: [Answer], asked: [ReceiptsV1.StreamTelemetryRequest])>

        init(_ answers: [Answer]) { state = Mutex((answers: answers, asked: [])) }

        var asked: [ReceiptsV1.StreamTelemetryRequest] { state.withLock { $0.asked } }

        func streamTelemetry(
            _ request: ReceiptsV1.StreamTelemetryRequest, response: ResponseWriter<ReceiptsV1.StreamTelemetryResponse>, context: ServerContext
        ) async throws {
            let answer = state.withLock { state -> Answer? in
                state.asked.append(request)
                return state.answers.isEmpty ? nil : state.answers.removeFirst()
            }
            for message in answer?.messages ?? [] { try await response.write(message) }
            if let end = answer?.end { throw end }
        }

        func recordTelemetry(
            _: ReceiptsV1.RecordTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.RecordTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func reportTelemetry(
            _: ReceiptsV1.ReportTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.ReportTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func listTelemetry(
            _: ReceiptsV1.ListTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.ListTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func takeTelemetry(
            _: ReceiptsV1.TakeTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.TakeTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func telemetryCounts(
            _: ReceiptsV1.TelemetryCountsRequest, context: ServerContext
        ) async throws -> ReceiptsV1.TelemetryCountsResponse { throw APIError(.forbidden, "not asked here") }
    }

    /// Follows until the end.
    ///
    /// - Returns: the lines, what was said, and the error.
    private func follow(
        _ receipts: ScriptedReceipts, _ request: ReceiptsV1.StreamTelemetryRequest, limit: Int = 0, patience: Duration = .seconds(60)
    ) async -> (shown: [String], said: [String], error: RPCError?, cursor: String) {
        let shown = Mutex<[String]>([])
        let said = Mutex<[String]>([])
        let client = ReceiptsV1.Telemetry.Client(InProcessChannel(services: [receipts], principal: Principal(service: "operator")))
        let follower = TelemetryFollower(client, request, limit: limit, pause: .zero, patience: patience) { line in
            shown.withLock { $0.append(line.eventId) }
        } say: { text in
            said.withLock { $0.append(text) }
        }
        var failure: RPCError?
        do { try await follower.run() } catch { failure = error as? RPCError }
        return (shown.withLock { $0 }, said.withLock { $0 }, failure, follower.cursor)
    }

    private static let away = RPCError(code: .unavailable, message: "receipts restarts")

    @Test("RCPT-23 over a restart of receipts it goes on behind the last event, also behind what the filters left out, and shows none twice")
    func restart() async {
        let receipts = ScriptedReceipts([
            ([.init(cursor: "4"), .init(events: [Self.event(5), Self.event(6)], cursor: "9"), .init()], Self.away), ([], Self.away),
            ([.init(cursor: "9"), .init(events: [Self.event(11), Self.event(12), Self.event(13)], cursor: "20")], nil),
        ])
        let result = await follow(receipts, .init(eventTypes: ["push_skipped"], fromStart: true), limit: 4)
        #expect(result.shown == ["e5", "e6", "e11", "e12"] && result.error == nil)
        // Not behind what came in the same message and was not shown.
        #expect(result.cursor == "12")
        #expect(receipts.asked.map(\.after) == ["", "9", "9"])
        #expect(receipts.asked.allSatisfy { $0.follow && $0.eventTypes == ["push_skipped"] })
        #expect(result.said.filter { $0.contains("receipts is away") }.count == 1)
        #expect(result.said.filter { $0.contains("following from position 4") }.count == 1)
    }

    @Test("RCPT-23 it ends with the error of a refusal at once, of a service that is away at the begin at once, and later when it is away for long")
    func ends() async {
        let forbidden = RPCError(code: .permissionDenied, message: "no")
        let refused = ScriptedReceipts([([.init(cursor: "1")], forbidden)])
        #expect(await follow(refused, .init()).error?.code == .permissionDenied)
        #expect(refused.asked.count == 1)
        let absent = ScriptedReceipts([([], Self.away)])
        #expect(await follow(absent, .init()).error?.code == .unavailable)
        #expect(absent.asked.count == 1)
        let gone = ScriptedReceipts([([.init(cursor: "1")], Self.away)])
        #expect(await follow(gone, .init(), patience: .zero).error?.code == .unavailable)
        #expect(gone.asked.count == 1)
    }

    @Test("RCPT-23 an export into a file goes on behind its last line, without a line that was cut by a crash, and changes no other file")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("events.jsonl")
        let first = try JSONLinesFile(path: path)
        #expect(try first.lastCursor() == nil)
        try first.append([1, 2].map { try TelemetryLine(Self.event($0)).json() })
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        try (whole + #"{"app_id":"ch"#).write(toFile: path, atomically: false, encoding: .utf8)
        let second = try JSONLinesFile(path: path)
        #expect(try second.lastCursor() == "2")
        try second.append([try TelemetryLine(Self.event(3)).json()])
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3)
        let third = try JSONLinesFile(path: path)
        #expect(try third.lastCursor() == "3")

        for text in ["a list of things", "a list\nof things\n", "{}\n"] {
            let other = folder.file("other.txt")
            try text.write(toFile: other, atomically: false, encoding: .utf8)
            #expect(throws: InputError.self) { try JSONLinesFile(path: other).lastCursor() }
            #expect(try String(contentsOfFile: other, encoding: .utf8) == text)
        }
        #expect(throws: InputError.self) { try JSONLinesFile(path: folder.file("none/events.jsonl")) }
    }
}
