import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("OBS-07 An alert, as a value")
struct AlertRecordTests {
    private static let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")

    private func report(_ state: ReceiptsV1.AlertState, at seconds: Int64, quietAfter: Int64 = 0) -> ReceiptsV1.AlertReport {
        .init(
            tenant: Self.tenant, kind: "configuration", subject: "apns BadTopic", state: state, severity: .page, detail: "BadTopic",
            atMs: seconds * 1_000, quietAfterMs: quietAfter * 1_000)
    }

    private func alert(_ reports: ReceiptsV1.AlertReport...) -> AlertRecord {
        var alert = AlertRecord(tenant: Self.tenant, kind: "configuration", subject: "apns BadTopic")
        for report in reports { _ = alert.apply(report) }
        return alert
    }

    private func seconds(_ instant: Instant?) -> Int64? { instant.map { $0.milliseconds / 1_000 } }

    @Test("OBS-07 It fires with the first report, counts further ones, is resolved once, and fires anew")
    func life() {
        let firing = alert(report(.firing, at: 100), report(.firing, at: 160))
        #expect(firing.state == .firing && firing.count == 2 && seconds(firing.firedAt) == 100 && seconds(firing.seenAt) == 160)
        let resolved = alert(report(.firing, at: 100), report(.resolved, at: 200), report(.resolved, at: 300))
        #expect(resolved.state == .resolved && seconds(resolved.resolvedAt) == 200)
        let again = alert(report(.firing, at: 100), report(.resolved, at: 200), report(.firing, at: 400))
        #expect(again.state == .firing && again.count == 1 && seconds(again.firedAt) == 400 && again.resolvedAt == nil)
        #expect(alert(report(.resolved, at: 100)).state == .unspecified, "an end without a begin")
    }

    @Test("OBS-07 A report that is delivered again changes nothing after a later one")
    func late() {
        let resolved = alert(report(.firing, at: 100), report(.resolved, at: 200), report(.firing, at: 100))
        #expect(resolved.state == .resolved && resolved.count == 1)
    }

    @Test("OBS-04 A begin is told at most each 15 minutes, and an end at once; a cause that comes back in between is told when it lasts")
    func telling() {
        var alert = alert(report(.firing, at: 1_000))
        #expect(seconds(alert.tellAt) == 1_000)
        (alert.toldState, alert.toldAt) = (.firing, Instant(milliseconds: 1_000_000))
        #expect(alert.tellAt == nil)
        _ = alert.apply(report(.firing, at: 1_060))
        #expect(alert.tellAt == nil, "a repetition is no news")
        _ = alert.apply(report(.resolved, at: 1_100))
        #expect(seconds(alert.tellAt) == 1_100)
        (alert.toldState, alert.toldAt) = (.resolved, Instant(milliseconds: 1_100_000))
        _ = alert.apply(report(.firing, at: 1_200))
        #expect(seconds(alert.tellAt) == 2_000)
        _ = alert.apply(report(.resolved, at: 1_300))
        #expect(alert.tellAt == nil, "operators know it as resolved")
    }

    @Test("OBS-07 A cause without an end of its own is resolved when it was not reported for its quiet time")
    func quiet() {
        var alert = alert(report(.firing, at: 100, quietAfter: 3_600), report(.firing, at: 1_000, quietAfter: 3_600))
        #expect(seconds(alert.quietAt) == 4_600)
        alert.becomeQuiet(at: Instant(milliseconds: 4_599_999))
        #expect(alert.state == .firing)
        alert.becomeQuiet(at: Instant(milliseconds: 4_600_000))
        #expect(alert.state == .resolved && seconds(alert.resolvedAt) == 4_600)
    }

    @Test("OBS-07 The first who acknowledges a firing alert stays named; a new cause needs somebody new")
    func acknowledgement() {
        var alert = alert(report(.firing, at: 100))
        alert.acknowledge(by: "service:operator", at: Instant(milliseconds: 200_000))
        alert.acknowledge(by: "somebody", at: Instant(milliseconds: 300_000))
        #expect(alert.acknowledgedBy == "service:operator" && seconds(alert.acknowledgedAt) == 200)
        _ = alert.apply(report(.resolved, at: 400))
        _ = alert.apply(report(.firing, at: 500))
        #expect(alert.acknowledgedBy.isEmpty && alert.acknowledgedAt == nil)
    }

    @Test("OBS-07 Operators get a mail and a webhook with kind, subject, severity and remedy, and none about no app")
    func messages() {
        var alert = alert(report(.firing, at: 100))
        (alert.row, alert.remedy) = (7, "put the topic right")
        let messages = alert.messages(at: Instant(milliseconds: 100_000))
        #expect(messages.map(\.way) == [.email, .webhook] && messages.allSatisfy { $0.kind == .alert && $0.userId.isEmpty })
        #expect(Set(messages.map(\.messageId)).count == 2)
        #expect(messages.first?.title == "[FIRING] configuration apns BadTopic, app chat")
        #expect(messages.first?.body.contains("severity: page") == true && messages.first?.body.contains("remedy: put the topic right") == true)
        alert.tenant = .init()
        #expect(alert.messages(at: Instant(milliseconds: 100_000)).isEmpty)
    }
}
