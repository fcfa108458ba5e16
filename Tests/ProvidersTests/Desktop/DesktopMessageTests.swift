import CarillonAPI
import NIOCore
import Protobuf
import ServiceKit
import Testing

@testable import Providers

@Suite("Messages for agents on desktops") struct DesktopMessageTests {
    private func compose(_ message: DeviceMessage, limit: Int? = nil) throws -> DispatcherV1.StoredDesktopMessage {
        var message = message
        (message.attempt, message.sequence) = (2, 3)
        let request = try DesktopSender().compose(
            message, settings: Samples.settings(), sizeLimit: limit, in: SendContext(authorization: "", authority: "agents", now: Samples.now))
        return try DispatcherV1.StoredDesktopMessage(bytes: Array(request.body.readableBytesView))
    }

    private func message(_ change: (inout DeviceMessage) -> Void = { _ in }) -> DeviceMessage {
        var message = Samples.mention()
        message.address = "agent-4f1c2d9a7be04d55"
        change(&message)
        return message
    }

    @Test("AGENT-26 DISP-22 A message as an agent gets it: texts, urgency, tag, badge and data, and what the ledger needs at its end")
    func mention() throws {
        let stored = try compose(message())
        #expect(
            stored.payload
                == #"{"badge":5,"body":"Hey @bob, can you review the PR?","data":{"channel_id":"ch_general","channel_name":"general","#
                + #""deep_link":"chat://channel/ch_general","message_id":"msg_1","notification_id":"notif_1","#
                + #""sender_avatar":"https://example.com/alice.jpg","sender_id":"usr_alice","sender_name":"Alice Smith","thread_id":"th_1","#
                + ##""type":"mention"},"priority":"high","subtitle":"#general","tag":"ch_general","timestamp":1770000000123,"##
                + #""title":"Alice Smith","urgency":"normal"}"#)
        #expect(stored.userId == "usr_bob" && stored.pushDeviceId == "pdev_1" && stored.pushId == "psh_1" && stored.notificationId == "notif_1")
        #expect(stored.attemptNumber == 2 && stored.sequence == 3 && stored.inLedger && !stored.test)
        #expect(stored.expiresAtMs == Samples.now.milliseconds + 90_000)
    }

    @Test("PRIV-09 A message has the users whom its text may name, so that it goes with them")
    func named() throws {
        let stored = try compose(message { ($0.push.contents, $0.push.aboutUserId, $0.push.senderIds) = ([], "usr_kid", ["usr_alice"]) })
        #expect(stored.aboutUserIds == ["usr_kid", "usr_alice"])
    }

    @Test("AGENT-26 The urgency follows the priority; a test is normal")
    func urgency() throws {
        func urgency(_ priority: CommonV1.Priority, test: Bool = false) throws -> String {
            let text = try compose(message { ($0.push.priority, $0.push.test) = (priority, test) }).payload
            return String(text.split(separator: #""urgency":""#).last?.prefix { $0 != "\"" } ?? "")
        }
        #expect(try urgency(.blocking) == "critical")
        #expect(try urgency(.high) == "normal")
        #expect(try urgency(.normal) == "normal")
        #expect(try urgency(.low) == "low")
        #expect(try urgency(.blocking, test: true) == "normal")
    }

    @Test("EVAL-51 AGENT-26 Buttons are shown with their titles, and the data says what they do")
    func actions() throws {
        let buttons = #"[{"action_id":"REPLY","title":"Reply","deep_link":"chat://reply"}]"#
        let text = try compose(message { $0.content.data["actions"] = buttons }).payload
        #expect(text.hasPrefix(#"{"actions":[{"action":"REPLY","title":"Reply"}],"#))
    }

    @Test("A silent push has its data and badge, and nothing to show")
    func silent() throws {
        let text = try compose(message { ($0.content.title, $0.content.subtitle, $0.content.body) = ("", "", "") }).payload
        #expect(text.hasPrefix(#"{"badge":5,"data":{"#) && !text.contains("urgency") && !text.contains("title"))
    }

    @Test("DISP-21 A message above the limit loses optional data before its text, and never its notification id")
    func shrinks() throws {
        let text = try compose(message(), limit: 300).payload
        #expect(text.utf8.count <= 300)
        #expect(text.contains(#""notification_id":"notif_1""#) && text.contains("deep_link") && !text.contains("sender_avatar"))
    }

    @Test("A message that would show nothing cannot be composed")
    func blank() {
        let blank = message { ($0.content.title, $0.content.body) = (" ", "\u{200B}") }
        #expect(throws: CompositionError.blank) { try compose(blank) }
    }
}
