import Foundation
import Logging
@testable import ServiceKit
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
