import CarillonAPI
import Cryptography
import OutboundMessages
import Providers
import ServiceKit
import TestConditions
import TestFolders
import Testing

@testable import DispatcherService

@Suite("Credentials that cannot be opened")
struct UnreadableCredentialTests {
    @Test("DISP-33 SEC-02 after the loss of a key the dispatcher starts: the credential's pushes wait and the lane says why, others are sent")
    func lostKey() async throws {
        let first = try await DispatcherFixture.start()
        await first.stop()
        // As after a restore without the keys.
        let path = first.folder.file("credentials.json")
        let lost = try KeyRing(path: path).currentKeyID
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)

        let fixture = try await DispatcherFixture.start(credentials: false, folder: first.folder, simulator: first.simulator)
        try await fixture.until("told") { fixture.logs.count("a credential cannot be opened") == 2 }
        try await fixture.putFCMAccount(name: "other")
        try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1"])])
        try await fixture.until("others are sent") { fixture.peers.statuses() == ["fcm_1": .sent] }
        var lane: DispatcherV1.LaneStatus?
        try await fixture.until("the lane says why") {
            lane = try await fixture.status().lanes.first { $0.state == .blocked }
            return lane?.waiting == 1
        }
        let reason = lane?.reason ?? ""
        #expect(reason.contains("cannot be opened") && reason.contains(lost) && reason.contains("carillon credentials put apns"), "\(reason)")
        try await fixture.putAPNsKey("KEY0000002")
        try await fixture.until("sent") { fixture.peers.statuses() == ["fcm_1": .sent, "dev_1": .sent] }
        #expect(fixture.components.credentials.unreadable.isEmpty)
        await fixture.stopAll()
    }

    @Test("DISP-32 SEC-02 messages to people wait for a mail account that cannot be opened, and a day at most", arguments: [true, false])
    func mailAccount(_ isPut: Bool) async throws {
        let account: CredentialFields = ["host": "mail.example.com", "from": "push@example.com"]
        let first = try await DispatcherFixture.start(credentials: false)
        try await first.put(.smtp, account)
        await first.stop()
        let path = first.folder.file("credentials.json")
        let lost = try KeyRing(path: path).currentKeyID
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)

        let ways = PersonMessageTests.Ways()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false, folder: first.folder, simulator: first.simulator,
            sendToPerson: { ways.send($0, $1, $2) })
        _ = try await fixture.components.personMessages.sendPersonMessages(
            .init(messages: [
                DispatcherV1.PersonMessage(
                    tenant: TestPushes.tenant, messageId: "n1", kind: .fallback, userId: "mia", email: "mia@example.com", title: "Alice",
                    body: "hello", reason: "all_failed", notificationId: "n1")
            ]), context: DispatcherFixture.context)
        try await fixture.advance(by: .seconds(120))
        #expect(ways.messages.isEmpty && fixture.peers.outcomes.isEmpty)
        if isPut { try await fixture.put(.smtp, account) }
        // It would be asked for each 30 s.
        fixture.clock.set(fixture.clock.now + .days(1))
        try await fixture.advance(by: .seconds(60))
        #expect(ways.messages.map(\.id) == (isPut ? ["n1"] : []))
        #expect(fixture.peers.outcomes.map(\.failureReason) == [isPut ? "" : "email_unconfigured"])
        await fixture.stopAll()
    }
}
