import ArgumentParser
import CarillonAPI
import Foundation
import Testing

@testable import CarillonCommand

@Suite("What commands answer programs")
struct ShapeTests {
    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(try jsonText(of: value).utf8)) as? [String: Any])
    }

    @Test("DISP-34 CTL-01 a test push for a user without devices is an object that says why it went nowhere")
    func pushTest() throws {
        let nowhere = try object(PushTest.Result(items: [], reason: "no_devices"))
        #expect((nowhere["items"] as? [Any])?.isEmpty == true && nowhere["reason"] as? String == "no_devices")
        let command = try #require(try Carillon.parseAsRoot(["push", "test", "ann"]) as? PushTest)
        #expect(command.note(pushEnabled: false)?.hasPrefix("ann has switched push off: ") == true)
        #expect(command.note(pushEnabled: true) == nil && command.note(pushEnabled: nil) == nil)
        let off = try object(PushTest.Result(items: [], pushEnabled: false))
        #expect(off["push_enabled"] as? Bool == false)
        let row = PushTest.Row(pushDeviceId: "push_1", platform: "iOS", status: "sent", reason: "", waitReason: "", messageId: "m")
        let sent = try object(PushTest.Result(items: [row]))
        #expect((sent["items"] as? [[String: Any]])?.first?["push_device_id"] as? String == "push_1" && sent["reason"] == nil)
    }

    @Test("EVAL-01 CTL-01 a sent notification is an object with its ids, and the decisions where the command waited")
    func pushSend() throws {
        let accepted = try object(SubmittedNotifications.Result(eventId: "evt_1", notifications: [.init(userId: "ann", notificationId: "notif_1")]))
        #expect((accepted["notifications"] as? [[String: String]]) == [["user_id": "ann", "notification_id": "notif_1"]])
        #expect(accepted["event_id"] as? String == "evt_1" && accepted["decisions"] == nil)
        for missing in [["--title", "T", "--body", "B"], ["--user", "ann", "--body", "B"], ["--user", "ann", "--title", " ", "--body", "B"]] {
            #expect(throws: (any Error).self, "\(missing)") { try Carillon.parseAsRoot(["push", "send"] + missing) }
        }
        #expect(try Carillon.parseAsRoot(["push", "cancel", "notif_1", "notif_2"]) is PushCancel)
    }

    @Test("EVAL-16 CTL-01 a broadcast is an object with its counts, and its command takes one audience")
    func broadcast() throws {
        let tenant = CommonV1.Tenant(organizationId: "acme", appId: "chat")
        var broadcast = EvaluatorV1.Broadcast(
            broadcastId: "bcast_1", state: .running, typeId: "news", targeted: 1_240, queued: 1_000, held: 40, skipped: ["no_devices": 200],
            apps: [.init(tenant: tenant, state: .running, taken: 1_300)])
        let counted = try object(BroadcastView(broadcast))
        #expect(counted["targeted"] as? Int == 1_240 && (counted["skipped"] as? [String: Int]) == ["no_devices": 200])
        #expect(counted["delivery"] == nil && counted["state"] as? String == "running")
        #expect((counted["apps"] as? [[String: Any]])?.first?["taken"] as? Int == 1_300)
        broadcast.delivery = .init(sent: 900, failed: 3)
        let text = BroadcastView(broadcast).text
        for line in ["bcast_1: running, news", "1,240  targeted", "200  skipped: no_devices", "900  sent", "3  failed", "97  without an outcome"] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(!text.contains("expired"))
        #expect(try Carillon.parseAsRoot(["broadcast", "send", "--role", "teacher", "--title", "T", "--body", "B"]) is BroadcastSend)
        #expect(try Carillon.parseAsRoot(["broadcast", "cancel", "bcast_1"]) is BroadcastCancel)
        for wrong in [
            ["--title", "T", "--body", "B"], ["--whole-app", "--role", "teacher", "--title", "T", "--body", "B"], ["--whole-app", "--title", "T"],
            ["--whole-app", "--platform", "toaster"], ["--whole-app", "--rate", "0"],
        ] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(["broadcast", "send"] + wrong) }
        }
    }

    @Test("ARCH-11 CTL-01 what a user is told of flags is a list, by name")
    func flags() throws {
        let told = try object(ListPage(FlagsList.told(["b": "2", "a": "1"]), next: ""))
        #expect((told["items"] as? [[String: String]]) == [["name": "a", "value": "1"], ["name": "b", "value": "2"]])
    }

    @Test("CTL-01 keys init names its folder once")
    func keys() throws {
        let made = try object(KeysInit.Made(folder: "/run/carillon", made: ["keys/operator"], distributed: ["registry/ca/ca.pem"]))
        #expect(made["folder"] as? String == "/run/carillon" && made["made"] as? [String] == ["keys/operator"])
        #expect(made["distributed"] as? [String] == ["registry/ca/ca.pem"])
    }

    @Test("PREF-23 CTL-01 an import answers the outcome of each line that was not simply taken")
    func imported() throws {
        let outcome = PreferencesImport.Outcome(
            dryRun: true, changed: 2, unchanged: 1, rejected: [.init(line: 3, reason: "invalid_value", field: "timezone", message: "is a zone")],
            warnings: [.init(line: 1, reason: "", field: "", message: "keeps\u{1b}[2J 'poll'")])
        let shown = try object(outcome)
        #expect(shown["changed"] as? Int == 2 && shown["dry_run"] as? Bool == true)
        #expect((shown["rejected"] as? [[String: Any]])?.first?["line"] as? Int == 3)
        #expect(
            outcome.text.split(separator: "\n") == [
                #"line 1: keeps\u001b[2J 'poll' (taken all the same)"#, "line 3: invalid_value timezone: is a zone",
                "would change 2, unchanged 1, rejected 1",
            ])
    }

    @Test("POL-01 a move says from where to where, and what it changed; one to where the app is moves nothing")
    func move() throws {
        var answer = RegistryV1.MoveProfileResponse()
        (answer.profile, answer.version, answer.addedTypes) = ("chat", 2, ["poll"])
        answer.changes = [.init(appId: "shop", name: "badge_cap", before: "1", after: "2", originBefore: .profile, originAfter: .profile)]
        let move = PolicyMove.Move(answer, from: ("chat", 1), dryRun: true)
        let shown = try object(move)
        #expect(shown["profile"] as? String == "chat" && shown["version"] as? Int == 2 && shown["from_version"] as? Int == 1)
        #expect(shown["dry_run"] as? Bool == true && shown["added_types"] as? [String] == ["poll"] && (shown["changes"] as? [Any])?.count == 1)
        #expect(move.text.hasPrefix("would move from chat 1 to chat 2\ntypes added: poll\n") && move.text.hasSuffix("nothing was changed"))
        (answer.version, answer.addedTypes, answer.changes) = (1, [], [])
        #expect(PolicyMove.Move(answer, from: ("chat", 1), dryRun: false).text == "the app is on chat 1 already: nothing to move")
    }
}
