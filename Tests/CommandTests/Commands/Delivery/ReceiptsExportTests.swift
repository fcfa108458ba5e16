import ArgumentParser
import CarillonAPI
import ServiceKit
import Testing

@testable import CarillonCommand

@Suite("carillon receipts export")
struct ReceiptsExportTests {
    @Test("RCPT-26 A line has what the log has of a push to a device, and neither its token nor its text; no cell is a spreadsheet's formula")
    func cells() throws {
        let entry = ReceiptsV1.DeliveryLogEntry(
            notificationId: "n1", userId: "=ann", deviceId: "d1", type: "mention", status: .failed, platform: "ios", createdAtMs: 1_770_000_000_000,
            errorCode: "Unregistered", errorMessage: "gone, for good", retryCount: 2)
        let row = try #require(DeliveryLogEntry.page(.init(entries: [entry])).items.first)
        #expect(row.cells.count == DeliveryLogEntry.columns.count)
        #expect(!DeliveryLogEntry.columns.contains { $0.contains("token") || $0.contains("title") || $0.contains("body") })
        #expect(
            CSV.line(row.cells)
                == "2026-02-02T02:40:00.000Z,n1,'=ann,mention,failed,ios,d1,,,,,,Unregistered,\"gone, for good\",2\r\n")
        let json = try jsonLine(of: row)
        #expect(json.contains(#""user_id":"=ann""#) && !json.contains("\n"))
    }

    @Test("RCPT-26 An export asks for no further page once nobody reads its output", arguments: [(true, 3), (false, 1)])
    func closedOutput(isRead: Bool, pages: Int) async throws {
        var asked = 0
        try await ReceiptsExport.export(.init(), as: .json, isRead: { isRead }) { _ in
            asked += 1
            return .init(nextPageToken: asked < 3 ? "more" : "")
        }
        #expect(asked == pages)
    }

    @Test("RCPT-26 A reader that takes 300 rows of a log without end has cost two pages of 200")
    func stoppedReader() async throws {
        struct Stopped: Error {}
        let page = (0..<200).map { ReceiptsV1.DeliveryLogEntry(notificationId: "n\($0)", userId: "ann", createdAtMs: 1_770_000_000_000) }
        var (asked, written) = (0, 0)
        await #expect(throws: Stopped.self) {
            try await ReceiptsExport.export(
                .init(), as: .json, isRead: { true },
                write: { _ in
                    guard written < 300 else { throw Stopped() }
                    written += 1
                },
                page: { _ in
                    asked += 1
                    return .init(entries: page, nextPageToken: "more")
                })
        }
        #expect(asked == 2 && written == 300)
    }

    @Test("RCPT-26 The export takes the filters of the log, and formats that there are")
    func parsing() throws {
        let export = try #require(
            try Carillon.parseAsRoot(["receipts", "export", "--status", "failed", "--user", "ann", "--format", "csv"]) as? ReceiptsExport)
        #expect(export.filter.status == "failed" && export.filter.user == "ann" && export.output.format == .csv)
        for wrong in [["--status", "lost"], ["--format", "xml"]] {
            #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["receipts", "export"] + wrong) }
        }
    }

    @Test(
        "RCPT-26 OBS-08 REG-32 The commands with CSV take the same option, JSON is that of --json, and what contradicts it is refused",
        arguments: [["receipts", "export"], ["devices", "export"], ["metrics"]])
    func formats(command: [String]) throws {
        for words in [["--format", "csv"], ["--format", "json"], ["--json"], ["--format", "json", "--json"], []] {
            #expect(throws: Never.self, "\(words)") { try Carillon.parseAsRoot(command + words) }
        }
        for wrong in [["--format", "csv", "--json"], ["--format", "xml"], ["--csv"]] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(command + wrong) }
        }
        let metrics = try #require(try Carillon.parseAsRoot(["metrics", "--format", "csv"]) as? MetricsCommand)
        #expect(try metrics.output.chosen(json: false) == .csv)
        let table = try #require(try Carillon.parseAsRoot(["metrics"]) as? MetricsCommand)
        #expect(try table.output.chosen(json: false) == nil)
        #expect(try table.output.chosen(json: true) == .json)
    }
}
