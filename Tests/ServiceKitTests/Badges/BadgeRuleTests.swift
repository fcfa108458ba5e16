import ServiceKit
import Testing

@Suite("The badge of an app")
struct BadgeRuleTests {
    @Test("EVAL-63 RCPT-15 The badge of a first notification is 1 where the app counts its type, 0 where not, and absent without badges")
    func first() {
        #expect(BadgeRule(counters: ["mentions", "messages"], cap: 99).firstBadge("messages") == 1)
        #expect(BadgeRule(counters: ["mentions"], cap: 99).firstBadge("grades") == 0)
        #expect(BadgeRule(counters: [BadgeRule.inboxCounter], cap: 99).firstBadge("grades") == 1)
        #expect(BadgeRule(counters: nil, cap: 99).firstBadge("grades") == nil)
    }

    @Test("RCPT-14 RCPT-15 The badge is the sum of the app's counters up to its cap, and never negative")
    func sum() {
        let rule = BadgeRule(counters: ["mentions", "messages"], cap: 9)
        #expect(rule.badge(["mentions": 2, "messages": 3, "grades": 4]) == 5)
        #expect(rule.badge(["messages": 12]) == 9 && rule.trueCount(["messages": 12]) == 12)
        #expect(rule.badge(["messages": -1]) == 0)
        #expect(BadgeRule(counters: nil, cap: 9).badge(["messages": 3]) == BadgeRule.noBadge)
    }
}
