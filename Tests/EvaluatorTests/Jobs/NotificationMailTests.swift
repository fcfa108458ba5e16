import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Mails that Carillon itself sends about notifications")
struct NotificationMailTests {
    private static func app(_ mode: String) throws -> AppPolicy {
        try ChatApp.app(["email_mode": .text(mode), "web_fallback_base_url": "https://chat.example.com"])
    }

    /// Alice mentions somebody who wants mail, and others. The mails by user.
    private func mailsByUser(_ mode: String) async throws -> [String: ReceiptsV1.NotificationMail] {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app(mode))
            for user in ["wants", "nomail", "quiet", "nopush"] { evaluator.peers.add(ChatApp.user(user)) }
            evaluator.peers.add(ChatApp.user("phoneless", devices: []), ChatApp.user("reading", status: .online, viewing: ["ch_general"]))
            var gone = ChatApp.user("gone")
            gone.active = false
            evaluator.peers.add(gone)
            evaluator.peers.with {
                for user in ["wants", "quiet", "nopush", "phoneless", "reading", "gone"] { $0.settings[user, default: .init()].email = true }
                $0.settings["quiet", default: .init()].quiet = true
                $0.settings["nopush", default: .init()].disabled = ["mention"]
            }
            let users = ["wants", "nomail", "quiet", "nopush", "phoneless", "reading", "gone"]
            try await evaluator.submit(ChatApp.message("m1", mentions: users.map(ChatApp.mention), text: "are you there?"))
            try await evaluator.settled()
            let records = evaluator.peers.with { $0.recorded }
            #expect(Set(records.map(\.userId)) == Set(users))
            return Dictionary(uniqueKeysWithValues: records.compactMap { record in record.mail.map { (record.userId, $0) } })
        }
    }

    @Test("DISP-32 email_mode fallback: a push for somebody who wants mail carries the text of a mail with a link of the web, and no other does")
    func fallback() async throws {
        let mails = try await mailsByUser("fallback")
        #expect(Array(mails.keys) == ["wants"])
        let mail = try #require(mails["wants"])
        #expect(mail.title == "Alice" && mail.body == "are you there?" && mail.locale == "en")
        #expect(mail.deepLink.hasPrefix("https://chat.example.com"))
        #expect(!mail.atOnce && !mail.hasFurtherDevices && mail.aboutUserIds == ["alice"])
    }

    @Test("EVAL-11 email_mode parallel: the mail goes out beside the push, also where presence, category, quiet hours or no device stop the push")
    func parallel() async throws {
        for mode in ["parallel", "both"] {
            let mails = try await mailsByUser(mode)
            #expect(mails.keys.sorted() == ["nopush", "phoneless", "quiet", "reading", "wants"], "\(mode)")
            #expect(mails.values.allSatisfy { $0.atOnce && $0.title == "Alice" && $0.body == "are you there?" }, "\(mode)")
        }
    }

    @Test("EVAL-11 email_mode off: Carillon mails nobody")
    func off() async throws { #expect(try await mailsByUser("off").isEmpty) }

    @Test("EVAL-28 A repeat that dedup suppresses is not mailed either")
    func repeated() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app("parallel"))
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.with { $0.settings["bob", default: .init()].email = true }
            for id in ["m1", "m2"] {
                try await evaluator.submit(ChatApp.message(id, mentions: [ChatApp.mention("bob")]))
                try await evaluator.settled()
            }
            let records = evaluator.peers.with { $0.recorded }
            #expect(records.map { $0.mail != nil } == [true, false])
        }
    }

    @Test("EVAL-22 DISP-32 A deferred notification is mailed when its push goes out, and the parts of a merged push each by themselves")
    func deferred() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.policies.set(try NightShift.app(["email_mode": "parallel"]))
            evaluator.peers.with { $0.settings["bob", default: .init()].email = true }
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high, text: "first"))
            for (id, text) in [("e2", "second"), ("e3", "third")] {
                try await evaluator.submit(NightShift.mention(id, of: "bob", priority: .normal, text: text))
            }
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.recorded }.allSatisfy { $0.held && $0.mail == nil })
            try await evaluator.wait(until: NightShift.morning)
            let mails = evaluator.peers.with { $0.recorded }.compactMap(\.mail)
            #expect(mails.map(\.body).sorted() == ["first", "second", "third"])
        }
    }

    @Test("EVAL-23 DISP-32 In place of a merged push one mail goes out")
    func merged() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.policies.set(try NightShift.app(["email_mode": "fallback"]))
            evaluator.peers.with { $0.settings["bob", default: .init()].email = true }
            for id in ["e1", "e2"] { try await evaluator.submit(NightShift.mention(id, of: "bob", priority: .normal)) }
            try await evaluator.settled()
            try await evaluator.wait(until: NightShift.morning)
            let mailed = evaluator.peers.with { $0.recorded }.filter { $0.mail != nil }
            #expect(mailed.count == 1 && mailed[0].mail?.body == "You have 2 updates" && !mailed[0].pushId.isEmpty)
        }
    }
}
