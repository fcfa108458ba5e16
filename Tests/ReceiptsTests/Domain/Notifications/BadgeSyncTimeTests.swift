import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Times of daily badges")
struct BadgeSyncTimeTests {
    @Test(
        "RCPT-18 The daily push is at a time of day by the user's clock: the end of quiet hours, 07:00 without them, or the app's own",
        arguments: [
            ("wake", "06:30", "2026-03-28T05:30:00Z"), ("wake", nil, "2026-03-28T06:00:00Z"), ("21:15", "06:30", "2026-03-28T20:15:00Z"),
        ] as [(String, String?, String)])
    func times(_ setting: String, _ quietEnd: String?, _ next: String) throws {
        let hours = PreferencesV1.UserQuietHours(userId: "ann", end: quietEnd ?? "", timezone: "Europe/Berlin")
        let time = try #require(BadgeSyncTime(setting))
        let first = time.next(after: try #require(Instant(rfc3339: "2026-03-27T22:00:00Z")), hours)
        #expect(first == Instant(rfc3339: next))
        // The clocks change the day after: the local time stays.
        #expect(time.next(after: first, hours) == first + .seconds(23 * 3_600))
        #expect(BadgeSyncTime("dawn") == nil)
    }
}
