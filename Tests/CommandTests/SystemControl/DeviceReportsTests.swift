import CarillonAPI
import Testing

@testable import SystemControl

@Suite("Reports of simulated devices")
struct DeviceReportsTests {
    @Test("SIM-03 A report that the services refuse counts as refused, and as nothing else")
    func refused() {
        func report(_ kind: ReceiptsV1.ClientEventKind) -> ReceiptsV1.ReportClientEventRequest {
            var report = ReceiptsV1.ReportClientEventRequest()
            report.kind = kind
            return report
        }
        var counts = DeviceReports.Counts()
        counts.add(
            [report(.delivered), report(.displayed), report(.opened)],
            rejected: [CommonV1.ItemResult(index: 0, reason: "not_found", message: "no such device"), CommonV1.ItemResult(index: 2, reason: "x")])
        #expect(counts.delivered == 0 && counts.displayed == 1 && counts.opened == 0 && counts.refused == 2)
        #expect(counts.refusal == "not_found: no such device")
    }

    @Test("REG-06 The token of a made device suits its platform: a desktop's identifier has 16 to 128 characters")
    func tokens() {
        let member = Workspace.Member(userID: "heidi", displayName: "Heidi", platforms: ["linux"])
        #expect((16...128).contains(member.token(on: "linux").count) && (16...128).contains(member.token(on: "macOS").count))
        #expect(member.token(on: "android").count > 128)
    }
}
