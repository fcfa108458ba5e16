import ArgumentParser
import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("What carillon sim requests says")
struct SimulatorRequestTests {
    private func kind(_ provider: String, _ body: String = "{}", pushType: String? = nil, notification: String = "n1") -> String {
        SimulatorRequestView(
            .init(
                provider: provider, headers: pushType.map { ["apns-push-type": $0] } ?? [:], body: Array(body.utf8), notificationId: notification)
        ).kind
    }

    @Test("SIM-02 the kind tells what a user sees from what validates a token or fetches one")
    func kinds() {
        #expect(kind("apns", pushType: "alert") == "alert")
        #expect(kind("apns", pushType: "background") == "background")
        #expect(kind("apns", pushType: "background", notification: "") == "validation")
        #expect(kind("apns", pushType: "liveactivity") == "liveactivity")
        for path in ["/1/apps/com.example.chat/channels", "/1/apps/com.example.chat/all-channels"] {
            #expect(SimulatorRequestView(.init(provider: "apns", headers: [":path": path])).kind == "channel")
        }
        #expect(kind("fcm", #"{"message":{"token":"t","notification":{"title":"x"}}}"#) == "alert")
        #expect(kind("fcm", #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":{"title":"x"}}}}}}"#) == "alert")
        let activity = #"{"message":{"token":"t","apns":{"live_activity_token":"a1","payload":{"aps":{"event":"end"}}}}}"#
        #expect(kind("fcm", activity, notification: "") == "liveactivity")
        #expect(kind("fcm", #"{"message":{"token":"t","data":{}}}"#) == "background")
        #expect(kind("fcm", #"{"message":{"token":"t","data":{}}}"#, notification: "") == "validation")
        #expect(kind("fcm", #"{"validate_only":true,"message":{"token":"t"}}"#, notification: "") == "validate_only")
        #expect(kind("fcm", #"{"to":"/topics/news"}"#, notification: "") == "topic")
        #expect(kind("expo", #"[{"to":"t","title":"x"},{"to":"u","contentAvailable":true}]"#) == "alert")
        #expect(kind("expo", #"[{"to":"t","contentAvailable":true}]"#) == "background")
        #expect(kind("expo_receipts", #"{"ids":["a"]}"#, notification: "") == "receipts")
        #expect(kind("oauth", "grant_type=x", notification: "") == "access_token")
        #expect(kind("smtp", "Subject: x") == "mail")
        #expect(kind("webhook", #"{"kind":"alert"}"#, notification: "") == "webhook")
        #expect(kind("web_push") == "background" && kind("web_push", notification: "") == "validation")
        #expect(SimulatorRequestView(.init(provider: "web_push", title: "Bob", notificationId: "n1")).kind == "alert")
    }

    @Test("SIM-02 the JSON has the id by which a device recognizes a repeated push")
    func collapseIDs() {
        #expect(SimulatorRequestView(.init(provider: "apns", headers: ["apns-collapse-id": "c1"])).collapseID == "c1")
        let body = Array(#"{"message":{"token":"t","android":{"collapse_key":"c2"}}}"#.utf8)
        #expect(SimulatorRequestView(.init(provider: "fcm", body: body)).collapseID == "c2")
        #expect(SimulatorRequestView(.init(provider: "web_push", headers: ["topic": "c3"])).collapseID == "c3")
        #expect(SimulatorRequestView(.init(provider: "expo", body: Array(#"[{"to":"t","collapseId":"c3"}]"#.utf8))).collapseID == "c3")
        #expect(SimulatorRequestView(.init(provider: "oauth", body: Array("grant_type=x".utf8))).collapseID == "")
    }

    @Test(
        "SIM-02 RCPT-17 a push that only sets the badge says so in the table",
        arguments: [
            ("apns", #"{"aps":{"badge":2,"content-available":1}}"#), ("fcm", #"{"message":{"token":"t","data":{"badge":"2"}}}"#),
            ("expo", #"[{"to":"t","badge":2,"contentAvailable":true}]"#),
        ])
    func badges(provider: String, body: String) {
        func table(title: String = "") -> String {
            SimulatorRequestView.table([SimulatorRequestView(.init(provider: provider, body: Array(body.utf8), title: title))]).text
        }
        #expect(table().contains("(badge 2)"), "\(table())")
        #expect(!table(title: "Ann").contains("(badge"), "a text is shown in its place")
    }

    @Test("SIM-02 where there is nothing a sentence says so")
    func empty() {
        #expect(SimulatorRequests.empty(nil, isNarrowed: false) == "no requests yet")
        #expect(SimulatorRequests.empty(nil, isNarrowed: true) == "no such requests yet")
        #expect(SimulatorRequests.empty(17, isNarrowed: false) == "no requests after 17 yet")
    }

    /// The numbers of a page of seven requests, the even ones to Google's token endpoint, and the next page's.
    private func page(limit: Int, after: Int64? = nil, kind: String = "") async throws -> (numbers: [Int64], next: String?) {
        let requests = (1...7).map { SimulatorV1.RecordedRequest(sequence: $0, provider: $0.isMultiple(of: 2) ? "oauth" : "apns") }
        let page = try await SimulatorRequests.page(limit: limit, after: after, kind: kind) { sequence in
            Array(requests.filter { $0.sequence > sequence }.prefix(3))
        }
        return (page.items.map(\.number), page.nextPage)
    }

    @Test("SIM-02 CTL-01 the last requests are shown, or with --after the first behind a number, and where to go on")
    func pages() async throws {
        let last = try await page(limit: 2)
        #expect(last.numbers == [6, 7] && last.next == nil)
        let behind = try await page(limit: 2, after: 3)
        #expect(behind.numbers == [4, 5] && behind.next == "5")
        let end = try await page(limit: 2, after: 5)
        #expect(end.numbers == [6, 7] && end.next == nil)
        #expect(try await page(limit: 2, after: 7).numbers.isEmpty)
        let ofKind = try await page(limit: 2, after: 0, kind: "access_token")
        #expect(ofKind.numbers == [2, 4] && ofKind.next == "4")
        let table = SimulatorRequestView.table([SimulatorRequestView(.init(sequence: 17, provider: "oauth", status: 200))]).text
        #expect(table.hasPrefix("no.") && table.contains("17") && table.contains("access_token"), "\(table)")
        let sent = SimulatorRequestView(.init(provider: "apns", token: "abcd", headers: ["apns-topic": "t"], notificationId: "n1"))
        #expect(sent.token == "abcd" && sent.headers == ["apns-topic": "t"] && sent.notificationId == "n1", "which device got what")
        #expect(SimulatorRequestView.table([sent]).text.contains("abcd"))
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["sim", "requests", "--kind", "live_activity"]) }
        #expect(try Carillon.parseAsRoot(["sim", "requests", "--after", "17"]) is SimulatorRequests)
        #expect(try Carillon.parseAsRoot(["sim", "requests", "--kind", "webhook"]) is SimulatorRequests)
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["sim", "requests", "--after", "last"]) }
    }
}
