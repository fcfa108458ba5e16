import Foundation
import Logging
import NIOHTTP1
@testable import ServiceKit
import Testing

@Suite("The admin port")
struct AdminPagesTests {
    let level = LogLevel(.info)

    private func answer(
        _ method: String, _ path: String, body: String = "", problems: [String] = [], degradations: [String] = [], isLocal: Bool = true
    ) async -> (Int, String) {
        let pages = AdminPages(service: "registry", problems: { problems }, degradations: { degradations }, metrics: MetricsRegistry(), level: level)
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
        #expect(
            await answer("GET", "/readyz", degradations: ["events from a stream: no connection"])
                == (200, "ready\ndegraded: events from a stream: no connection\n"))
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
