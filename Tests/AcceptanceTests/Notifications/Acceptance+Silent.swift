import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 Silent pushes", .serialized)
    struct Silent {
        @Test("EVAL-43 a silent push wakes the app and shows nothing; an iPhone gets three in an hour, and then the newest")
        func limit() async throws {
            try await Scenario.start("EVAL-43", profile: "mlc-lms") { scenario in
                try await scenario.people(["sybil"], platforms: ["ios", "android"])
                try await scenario.validated()
                var ids: [String] = []
                for number in 1...5 {
                    let body: [String: any Sendable] = ["user_ids": ["sybil"], "sync_type": "leaderboard", "data": ["number": String(number)]]
                    let answer = try await scenario.asHost("POST", "/notifications/silent", body)
                    #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
                    let notifications = answer.json["notifications"] as? [[String: any Sendable]]
                    ids.append(try #require(notifications?.first?["notificationId"] as? String))
                    try await scenario.settle()
                }
                let phone = try await scenario.accepted(scenario.token("sybil"))
                #expect(phone.map(\.notificationId) == Array(ids.prefix(3)))
                // Apple: a background push has this type and priority 5, and its `aps` has `content-available` alone.
                #expect(phone.allSatisfy { $0.headers["apns-push-type"] == "background" && $0.headers["apns-priority"] == "5" })
                let aps = try #require(phone.first?.json["aps"] as? [String: Any])
                #expect(aps.keys.sorted() == ["content-available"])
                let data = try #require(phone.first?.json["data"] as? [String: Any])
                #expect(data["sync_type"] as? String == "leaderboard" && data["number"] as? String == "1" && data["sync_timestamp"] != nil)
                let android = try await scenario.accepted(scenario.token("sybil", "android"))
                #expect(android.map(\.notificationId) == ids)
                #expect(android.allSatisfy { ($0.json["message"] as? [String: Any])?["notification"] == nil })

                try await scenario.advance(by: .seconds(3_600))
                let later = try await scenario.accepted(scenario.token("sybil"))
                // Another push of the same notification.
                #expect(later.map(\.notificationId) == ids.prefix(3) + [ids[4]])
                #expect((later.last?.json["data"] as? [String: Any])?["number"] as? String == "5")
                #expect(try await scenario.accepted(scenario.token("sybil", "android")).count == 5)
                // The ledger has each, and none is unread.
                #expect(try await scenario.notification(ids[0]).status == .sent)
                let wrong: [String: any Sendable] = ["user_ids": ["sybil"], "sync_type": "All"]
                let refused = try await scenario.asHost("POST", "/notifications/silent", wrong)
                #expect(refused.status == 422 && refused.errorField == "sync_type")
            }
        }

        @Test("EVAL-43 C-28 the badge of a silent push reaches the phone as an alert of priority 5 that shows nothing else")
        func badge() async throws {
            try await Scenario.start("EVAL-43-badge") { scenario in
                try await scenario.people(["sybil"])
                try await scenario.validated()
                let output = try await scenario.carillon("push", "silent", "messages", "--user", "sybil", "--data", "count=3", "--badge", "4")
                #expect(String(decoding: output, as: UTF8.self).contains("\"sent\""))
                try await scenario.settle()
                let push = try #require(try await scenario.accepted(scenario.token("sybil")).first)
                #expect(push.headers["apns-push-type"] == "alert" && push.headers["apns-priority"] == "5")
                let aps = try #require(push.json["aps"] as? [String: Any])
                #expect(aps["badge"] as? Int == 4 && aps["alert"] == nil && aps["sound"] == nil)
            }
        }
    }
}
