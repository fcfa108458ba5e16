import CarillonAPI
import Testing

@testable import PreferencesService

@Suite("Durations of mutes")
struct MuteDurationTests {
    @Test(
        "PREF-07 durations",
        arguments: [("30s", 30_000), ("5m", 300_000), ("1h", 3_600_000), ("2d", 172_800_000), ("1w", 604_800_000)] as [(String, Int64)])
    func durations(text: String, milliseconds: Int64) throws {
        #expect(try MuteDuration.read(text) == .milliseconds(milliseconds))
    }

    @Test(
        "PREF-07 bad durations are invalid_duration", arguments: ["", "h", "0h", "01h", "1", "1.5h", "-1h", "1y", "1 h", "9999999999999w", "99999w"])
    func badDurations(text: String) {
        let error = #expect(throws: APIError.self) { try MuteDuration.read(text) }
        #expect(error?.reason == .invalidDuration && error?.field == "duration")
    }
}
