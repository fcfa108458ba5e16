import Testing

@testable import EvaluatorService

@Suite("EVAL-48 Streaks of missed items")
struct MissedStreakTests {
    /// `m` missed, `M` missed and told, `d` done, in the order of their times. The ids are their positions.
    private static func items(_ states: String) -> [MissedStreak.Item] {
        states.enumerated().map { .init(row: Int64($0), id: "\($0)", isMissed: $1 != "d", isTold: $1 == "M") }
    }

    @Test(
        "EVAL-48 A streak that lasts has one alert, with the fourth of it, whatever the order in which a host tells",
        arguments: [
            ("mmm", 2, false), ("mmmm", 3, true), ("mmmm", 1, true), ("mmdm", 3, false), ("dmmmmd", 2, false), ("dmmmm", 2, true),
            ("mmmMm", 4, false),
            ("mmmMdmmm", 7, false), ("mmmMdmmmm", 8, true), ("mmmMdmmmm", 0, false), ("mmmd", 3, false),
        ])
    func alert(_ states: String, _ position: Int, _ needsAlert: Bool) {
        let streak = MissedStreak(around: "\(position)", in: Self.items(states))
        #expect((streak?.needsAlert(after: 3) ?? false) == needsAlert)
    }

    @Test("EVAL-48 An item that is done, or unknown, is in no streak")
    func none() {
        #expect(MissedStreak(around: "1", in: Self.items("mdm")) == nil)
        #expect(MissedStreak(around: "9", in: Self.items("mdm")) == nil)
    }
}
