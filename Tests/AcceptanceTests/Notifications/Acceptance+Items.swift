import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// What is told of classes, homework, requests and documents that hosts keep here.
    @Suite("5.7 and 5.8 Reports about tracked items", .serialized)
    struct Items {
        private func put(_ id: String, _ item: [String: any Sendable], in scenario: Scenario) async throws {
            let answer = try await scenario.asHost("PUT", "/items/\(id)", item)
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
            #expect(answer.json["warning"] is NSNull, "\(answer.json)")
        }

        /// The notifications of a phone, as `title / body`.
        private func texts(_ user: String, in scenario: Scenario) async throws -> [String] {
            try await scenario.shown(scenario.token(user, "android")).map { request in
                let notification = (request.json["message"] as? [String: Any])?["notification"] as? [String: Any]
                return "\(notification?["title"] as? String ?? "-") / \(notification?["body"] as? String ?? "-")"
            }
        }

        private func link(_ user: String, in scenario: Scenario) async throws -> String {
            let message = try await scenario.shown(scenario.token(user, "android")).last?.json["message"] as? [String: Any]
            return (message?["data"] as? [String: Any])?["deep_link"] as? String ?? ""
        }

        /// A time of the next day but one, by the organization's clock.
        private func time(_ text: String, in scenario: Scenario) async throws -> Instant {
            let day = LocalDateTime(try await scenario.now(), .utc).date.adding(days: 2)
            return WallClock.instant(of: LocalDateTime(date: day, time: try #require(LocalTime(text))), in: .utc)
        }

        private func withSchool(_ number: String, _ body: (Scenario) async throws -> Void) async throws {
            // The decisions are read days later.
            let overrides = ["enabled_providers": "[expo, fcm]", "delivery_log_retention_days": "30"]
            try await Scenario.start(number, profile: "school", overrides: overrides, body)
        }

        @Test("ACC-093 EVAL-47 Half an hour before the first class a teacher gets students, alerts and schedule; one without classes nothing")
        func classes() async throws {
            try await withSchool("ACC-093") { scenario in
                try await scenario.people(["tess", "tim"], platforms: ["android"], roles: ["teacher"])
                let nine = try await time("09:00", in: scenario)
                for (id, title, start, students) in [("c2", "Physics", nine + .seconds(5_400), "1"), ("c1", "Maths", nine, "24")] {
                    try await put(
                        id,
                        [
                            "kind": "class_session", "owner_user_id": "tess", "title": title, "starts_at": start.rfc3339,
                            "data": ["student_count": students],
                        ], in: scenario)
                }
                try await scenario.advance(to: nine - .seconds(1_860))
                #expect(try await texts("tess", in: scenario) == [])
                try await scenario.advance(to: nine - .seconds(1_740))
                #expect(try await texts("tess", in: scenario) == ["Your day / 25 students, 0 alerts. 9:00 AM Maths, 10:30 AM Physics"])
                #expect(try await link("tess", in: scenario).contains("dashboard"))
                try await scenario.advance(to: nine + .seconds(7_200))
                #expect(try await texts("tess", in: scenario).count == 1)
                #expect(try await texts("tim", in: scenario) == [])
            }
        }

        @Test("ACC-094 EVAL-48 The fourth missed homework raises one alert, the fifth none, and one that is done restarts the count")
        func streak() async throws {
            try await withSchool("ACC-094") { scenario in
                try await scenario.people(["tess"], platforms: ["android"], roles: ["teacher"])
                try await scenario.people(["sara"], platforms: ["android"], roles: ["student"])
                let today = LocalDateTime(try await scenario.now(), .utc).date
                func put(_ number: Int, _ state: String) async throws {
                    try await self.put(
                        "h\(number)",
                        [
                            "kind": "homework", "owner_user_id": "sara", "assignee_user_id": "tess", "title": "Homework \(number)",
                            "due_date": today.adding(days: number - 20).description, "state": state,
                        ], in: scenario)
                    // A second alert within the window would be in a group.
                    try await scenario.advance(by: .seconds(31))
                }
                for number in 1...3 { try await put(number, "missed") }
                #expect(try await texts("tess", in: scenario) == [])
                for number in 4...5 { try await put(number, "missed") }
                #expect(try await texts("tess", in: scenario) == ["Sara needs attention / Missed homework 4 times in a row"])
                #expect(try await link("tess", in: scenario).contains("students/sara"))
                try await put(6, "done")
                for number in 7...9 { try await put(number, "missed") }
                #expect(try await texts("tess", in: scenario).count == 1)
                try await put(10, "missed")
                #expect(try await texts("tess", in: scenario).count == 2)
            }
        }

        @Test("EVAL-45 GW-06 The API and the command show what is stored, and say of which item nobody will be told")
        func shown() async throws {
            try await withSchool("EVAL-45-shown") { scenario in
                let lesson: [String: any Sendable] = ["kind": "lesson", "owner_user_id": "ali", "title": "Scales", "due_date": "2099-01-01"]
                let stored = try await scenario.asHost("PUT", "/items/x1", lesson)
                #expect((stored.json["warning"] as? String)?.contains("lesson_due_reminder") == true, "\(stored.json)")
                let batch = try await scenario.asHost(
                    "POST", "/items/batch",
                    ["items": [lesson.merging(["item_id": "x2"]) { $1 }, lesson.merging(["item_id": "x3", "due_date": "soon"]) { $1 }]])
                #expect(batch.json["stored"] as? Int == 1 && (batch.json["warnings"] as? [[String: Any]])?.first?["index"] as? Int == 0)
                #expect((batch.json["rejected"] as? [[String: Any]])?.first?["field"] as? String == "items[1].due_date")

                func ids(_ query: String) async throws -> [String]? {
                    (try await scenario.asHost("GET", "/items?" + query).json["items"] as? [[String: Any]])?.compactMap { $0["item_id"] as? String }
                }
                #expect(try await ids("kind=lesson&owner_user_id=ali&state=pending") == ["x1", "x2"])
                #expect(try await ids("assignee_user_id=ali") == [])
                let first = try await scenario.asHost("GET", "/items?kind=lesson&limit=1").json
                let cursor = try #require(first["next_cursor"] as? String)
                #expect(try await ids("kind=lesson&limit=1&cursor=\(cursor)") == ["x2"])
                #expect(try await scenario.asHost("GET", "/items/x1").json["title"] as? String == "Scales")
                #expect(try await scenario.asHost("GET", "/items/none").status == 404)
                let wrong = try await scenario.asHost("GET", "/items?state=open")
                #expect(wrong.status == 422 && wrong.errorField == "state", "\(wrong.json)")

                let set = try await scenario.carillon(
                    "items", "set", "x1", "--kind", "lesson", "--owner", "ali", "--title", "Chords", "--state", "done")
                let answer = try #require(try JSONSerialization.jsonObject(with: set) as? [String: Any])
                #expect((answer["item"] as? [String: Any])?["state"] as? String == "done" && answer["warning"] == nil)
                _ = try await scenario.carillon("items", "delete", "x2")
                let list = try #require(
                    try JSONSerialization.jsonObject(with: try await scenario.carillon("items", "list", "--kind", "lesson")) as? [String: Any])
                #expect((list["items"] as? [[String: Any]])?.map { $0["title"] as? String } == ["Chords"])
            }
        }

        private static let (mona, max) = ("3f2504e0-4f89-41d3-9a0c-0305e82c3351", "3f2504e0-4f89-41d3-9a0c-0305e82c3352")

        @Test("ACC-105 EVAL-49 PREF-12 At 07:30 a manager gets the number of pending requests, none for zero; a new time counts from the next run")
        func digest() async throws {
            try await Scenario.start("ACC-105", profile: "hr-warehouse") { scenario in
                try await scenario.people([Self.mona, Self.max], platforms: ["android"], roles: ["manager"])
                func set(_ user: String, _ time: String) async throws {
                    let answer = try await scenario.asUser(
                        user, "PUT", "/users/me/notifications", ["digest_time": ["manager_daily_summary": time]], roles: ["manager"])
                    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                }
                func request(_ number: Int, for manager: String, _ state: String = "pending") async throws {
                    try await put(
                        "00000000-0000-4000-8000-00000000000\(number)",
                        [
                            "kind": "request", "owner_user_id": "3f2504e0-4f89-41d3-9a0c-0305e82c3399", "assignee_user_id": manager,
                            "title": "Leave", "state": state,
                        ], in: scenario)
                }
                for user in [Self.mona, Self.max] { try await set(user, "07:30") }
                let halfPast = try await time("07:30", in: scenario)
                try await scenario.advance(to: halfPast - .days(1) + .seconds(3_600))
                for number in 1...4 { try await request(number, for: Self.mona) }
                try await request(5, for: Self.max)
                try await request(5, for: Self.max, "done")
                try await scenario.advance(to: halfPast - .seconds(60))
                #expect(try await texts(Self.mona, in: scenario) == [])
                try await scenario.advance(to: halfPast + .seconds(60))
                #expect(try await texts(Self.mona, in: scenario) == ["Pending requests / 4 requests need your attention"])
                #expect(try await link(Self.mona, in: scenario).contains("requests/pending"))
                // Past today: it counts from tomorrow.
                try await set(Self.mona, "07:00")
                try await scenario.advance(to: halfPast + .days(1) - .seconds(1_860))
                #expect(try await texts(Self.mona, in: scenario).count == 1)
                try await scenario.advance(to: halfPast + .days(1) - .seconds(1_740))
                #expect(try await texts(Self.mona, in: scenario).count == 2)
                #expect(try await texts(Self.max, in: scenario) == [])
            }
        }

        @Test("ACC-106 EVAL-50 At 09:00 a user learns how many documents expire and when the first does, and again only with a further one")
        func documents() async throws {
            try await Scenario.start("ACC-106", profile: "hr-warehouse") { scenario in
                try await scenario.people([Self.max], platforms: ["android"])
                let nine = try await time("09:00", in: scenario)
                let first = LocalDateTime(nine, .utc).date.adding(days: 12)
                func document(_ number: Int, days: Int) async throws {
                    try await put(
                        "00000000-0000-4000-8000-00000000001\(number)",
                        [
                            "kind": "document", "owner_user_id": Self.max, "title": "Visa", "expires_at": (nine + .days(days)).rfc3339,
                        ], in: scenario)
                }
                try await scenario.advance(to: nine - .days(1) + .seconds(3_600))
                try await document(1, days: 30)
                try await document(2, days: 12)
                try await scenario.advance(to: nine + .seconds(60))
                let date = try #require(Self.words(first))
                #expect(try await texts(Self.max, in: scenario) == ["Documents expiring / 2 documents expire soon, the first on \(date)"])
                #expect(try await link(Self.max, in: scenario).contains("settings/documents"))
                try await scenario.advance(to: nine + .days(1) + .seconds(60))
                #expect(try await texts(Self.max, in: scenario).count == 1)
                try await document(3, days: 20)
                try await scenario.advance(to: nine + .days(2) + .seconds(60))
                #expect(
                    try await texts(Self.max, in: scenario).dropFirst() == ["Documents expiring / 3 documents expire soon, the first on \(date)"])
            }
        }

        /// `Jun 1, 2026`.
        private static func words(_ date: LocalDate) -> String? {
            let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
            return months.indices.contains(date.month - 1) ? "\(months[date.month - 1]) \(date.day), \(date.year)" : nil
        }
    }
}
