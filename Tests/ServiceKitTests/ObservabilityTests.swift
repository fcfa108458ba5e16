import Foundation
import Logging
@testable import ServiceKit
import NIOHTTP1
import TestFolders
import Testing

@Suite("Logs")
struct LogTests {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func lines(_ level: LogLevel = LogLevel(.info), _ body: (Logger) -> Void) throws -> [[String: String]] {
        let path = folder.file("registry.log")
        let writer = try LogWriter(path: path)
        body(
            Logger(label: "x") { _ in
                JSONLogHandler(service: "registry", level: level, writer: writer, now: { Instant(milliseconds: 1_769_941_800_123) })
            })
        writer.flush()
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String])
        }
    }

    @Test("OBS-01 are JSON lines with time, level, service and ids")
    func shape() throws {
        let found = try lines { logger in
            var logger = logger
            logger[metadataKey: "organization_id"] = "org_1"
            logger.info("device registered", metadata: ["device_id": "dev_1", "note": "quote \" slash \\ line\n tab\t é"])
            logger.debug("not shown")
        }
        #expect(
            found == [
                [
                    "time": "2026-02-01T10:30:00.123Z", "level": "info", "service": "registry", "message": "device registered",
                    "organization_id": "org_1", "device_id": "dev_1", "note": "quote \" slash \\ line\n tab\t é",
                ]
            ])
    }

    @Test("OBS-01 the level changes while the process runs")
    func level() throws {
        let level = LogLevel(.warning)
        let found = try lines(level) { logger in
            logger.info("one")
            level.current = .debug
            logger.debug("two")
        }
        #expect(found.map { $0["message"] } == ["two"])
    }

    @Test("SEC-14 no tokens, titles, texts, addresses of people or DIDs get into the log")
    func redaction() throws {
        let token = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.AAAABBBBCCCCDDDDEEEEFFFFGGGG"
        let found = try lines { logger in
            logger.info(
                "refused ann@example.org with Bearer abc-secret and \(token)",
                metadata: [
                    "token": "a1b2c3d4", "Title": "Hello Ann", "body": "see you", "user_id": "did:ethr:0x1234567890abcdef1234567890abcdef",
                    "error": "cannot parse authorization: bearer xyz-secret", "organization_id": "org_1",
                ])
        }
        let text = "\(found)"
        for secret in ["ann@", "abc-secret", "eyJzdWIi", "a1b2c3d4", "Hello", "see you", "0x1234567890abcdef", "xyz-secret"] {
            #expect(!text.contains(secret), "\(secret) in \(text)")
        }
        #expect(text.contains("org_1") && text.contains("did:ethr:0x"))
    }
}

@Suite("Metrics")
struct MetricsTests {
    @Test("OBS-02 are Prometheus text")
    func text() {
        let metrics = MetricsRegistry()
        metrics.counter("pushes_total", ["provider": "apns", "code": "200"], help: "Pushes sent.").increment(by: 3)
        metrics.counter("pushes_total", ["code": "200", "provider": "apns"]).increment()
        metrics.counter("pushes_total", ["provider": "a\"b\\c\nd"]).increment()
        metrics.gauge("queue_depth").set(2.5)
        metrics.gauge("fresh") { 7 }
        let histogram = metrics.histogram("send_seconds", ["lane": "1"], buckets: [0.1, 1])
        for value in [0.05, 0.1, 0.5, 3] { histogram.observe(value) }
        #expect(
            metrics.prometheusText() == """
                # TYPE fresh gauge
                fresh 7
                # HELP pushes_total Pushes sent.
                # TYPE pushes_total counter
                pushes_total{code="200",provider="apns"} 4
                pushes_total{provider="a\\"b\\\\c\\nd"} 1
                # TYPE queue_depth gauge
                queue_depth 2.5
                # TYPE send_seconds histogram
                send_seconds_bucket{lane="1",le="0.1"} 2
                send_seconds_bucket{lane="1",le="1"} 3
                send_seconds_bucket{lane="1",le="+Inf"} 4
                send_seconds_sum{lane="1"} 3.65
                send_seconds_count{lane="1"} 4

                """)
    }

    @Test("labels that know no end are folded into one")
    func bounded() {
        let metrics = MetricsRegistry()
        for number in 0..<5_000 { metrics.counter("x_total", ["user": "u\(number)"]).increment() }
        let lines = metrics.prometheusText().split(separator: "\n")
        #expect(lines.count == MetricsRegistry.combinationsPerName + 2)
        #expect(lines.contains("x_total{user=\"other\"} 4000"))
    }
}

@Suite("The admin port")
struct AdminPagesTests {
    let level = LogLevel(.info)

    private func answer(
        _ method: String, _ path: String, body: String = "", problems: [String] = [], isLocal: Bool = true
    ) async -> (Int, String) {
        let pages = AdminPages(service: "registry", problems: { problems }, metrics: MetricsRegistry(), level: level)
        let answer = await pages.answer(.init(rawValue: method), path, body: body, isLocal: isLocal)
        return (Int(answer.status.code), answer.body)
    }

    @Test("ARCH-10 tells health and readiness")
    func health() async {
        #expect(await answer("GET", "/healthz", problems: ["store registry: its disk is full"]) == (200, "ok\n"))
        #expect(await answer("GET", "/readyz") == (200, "ready\n"))
        #expect(
            await answer("GET", "/readyz", problems: ["store registry: its disk is full", "peer registry: away"])
                == (503, "not ready\nstore registry: its disk is full\npeer registry: away\n"))
        #expect(await answer("GET", "/").0 == 404)
        #expect(await answer("POST", "/healthz").0 == 405)
    }

    @Test("OBS-01 changes the log level, from this machine only")
    func logLevel() async {
        #expect(await answer("PUT", "/log-level", body: "debug\n") == (200, "debug\n"))
        #expect(level.current == .debug)
        #expect(await answer("PUT", "/log-level", body: "loud").0 == 400)
        #expect(await answer("PUT", "/log-level", body: "trace", isLocal: false).0 == 403)
        #expect(await answer("GET", "/log-level") == (200, "debug\n"))
    }
}
