import CarillonAPI
import Testing

@testable import DispatcherService

@Suite struct BlankPushTests {
    @Test("DISP-07 a push whose title and body show nothing fails as blank_content, no provider sees it, and the lane goes on")
    func blank() async throws {
        try await withFixture { fixture in
            var blank = TestPushes.push("p1", devices: ["dev_1", "fcm_1"])
            for index in blank.contents.indices {
                blank.contents[index].title = " "
                blank.contents[index].subtitle = "News"
                blank.contents[index].body = "\u{200B}"
            }
            try await fixture.enqueue([blank, TestPushes.push("p2", devices: ["dev_2", "fcm_2"])])
            try await fixture.until("four outcomes") { fixture.peers.outcomes.count == 4 }
            #expect(fixture.peers.outcomes(of: "p1").allSatisfy { $0.status == .failed && $0.failureReason == "blank_content" })
            #expect(fixture.peers.outcomes(of: "p2").allSatisfy { $0.status == .sent })
            let seen = try await fixture.requests("apns") + fixture.requests("fcm")
            #expect(seen.count == 2 && seen.allSatisfy { $0.notificationId == fixture.peers.outcomes(of: "p2")[0].notificationId })
        }
    }
}
