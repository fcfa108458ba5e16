import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("What a notification means for shown badges")
struct BadgeUpdateRuleTests {
    private typealias Ledger = ReceiptsFixture

    private static func rule() throws -> BadgeUpdateRule {
        let fanout = ["blocking": "all_active", "high": "all_active", "normal": "most_recent", "low": "badge_only"]
        let policy = try Policy(settings: [
            "badge_mode": "counters", "badge_counters": ["mentions"], "badge_push_on_change": true,
            "fanout_by_priority": .map(fanout.mapValues { .text($0) }),
        ])
        return try #require(BadgeUpdateRule(policy))
    }

    @Test("RCPT-16 RCPT-17 A visible push to all devices shows the badge; of one to some devices it is not known")
    func visible() throws {
        let rule = try Self.rule()
        var record = Ledger.record("n1")
        #expect(rule.effect(of: record, badge: 3, isUnread: true) == .shownByAll)
        #expect(rule.effect(of: record, badge: BadgeRule.noBadge, isUnread: true) == .none)
        record.priority = .normal
        #expect(rule.effect(of: record, badge: 3, isUnread: true) == .shownBySome)
        // A silent push of a badge goes to all devices, at any priority.
        (record.silentPush, record.typeId) = (true, BadgePush.typeID)
        #expect(rule.effect(of: record, badge: 3, isUnread: false) == .shownByAll)
    }

    @Test(
        "RCPT-17 An unread notification without a push changes the badge, but for users whom no push reaches",
        arguments: [
            (.quietHours, true, .changed), (.deduplicated, true, .changed), (.quietHours, false, .none), (.noDevices, true, .none),
            (.permissionDenied, true, .none), (.consentMissing, true, .none), (.recipientInactive, true, .none),
        ] as [(CommonV1.SkipReason, Bool, BadgeUpdateRule.Effect)])
    func skipped(_ reason: CommonV1.SkipReason, _ isUnread: Bool, _ effect: BadgeUpdateRule.Effect) throws {
        #expect(try Self.rule().effect(of: Ledger.record("n1", skipped: reason), badge: 1, isUnread: isUnread) == effect)
    }
}
