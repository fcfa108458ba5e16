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

    @Test("SIM-03 Reports add up over calls; the newest opened notification is the example")
    func sums() {
        func opened(_ notification: String, by user: String) -> ReceiptsV1.ReportClientEventRequest {
            var report = ReceiptsV1.ReportClientEventRequest()
            (report.kind, report.notificationId, report.userId) = (.opened, notification, user)
            return report
        }
        var first = DeviceReports.Counts()
        first.add([opened("n1", by: "ann"), opened("n2", by: "ben")], rejected: [CommonV1.ItemResult(index: 1, reason: "not_found")])
        first.lastEvent = 7
        #expect(first.example == "n1" && first.exampleUser == "ann")
        var quiet = DeviceReports.Counts()
        quiet.lastEvent = 9
        first.add(quiet)
        #expect(first.example == "n1" && first.opened == 1 && first.refused == 1 && first.lastEvent == 9)
        var second = DeviceReports.Counts()
        second.add([opened("n3", by: "carol")], rejected: [])
        first.add(second)
        #expect(first.example == "n3" && first.exampleUser == "carol" && first.opened == 2)
    }

    @Test("REG-06 The token of a made device suits its platform: a desktop's identifier has 16 to 128 characters")
    func tokens() {
        let member = Workspace.Member(userID: "heidi", displayName: "Heidi", platforms: ["linux"])
        #expect((16...128).contains(member.token(on: "linux").count) && (16...128).contains(member.token(on: "macOS").count))
        #expect(member.token(on: "android").count > 128)
    }
}
