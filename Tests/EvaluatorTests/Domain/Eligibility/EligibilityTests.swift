import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Eligibility checks")
struct EligibilityTests {
    /// The six causes of EVAL-17 in their order; each test user has some of them.
    private enum Cause: Int, CaseIterable {
        case noDevices, preferenceDisabled, channelMuted, userActive, quietHours, deduplicated

        var reason: CommonV1.SkipReason {
            [.noDevices, .preferenceDisabled, .channelMuted, .userActive, .quietHours, .deduplicated][rawValue]
        }
    }

    private let app: AppPolicy

    init() throws { app = try ChatApp.app() }

    private static func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

    private static func pending(_ event: EvaluatorV1.Event) -> PendingEvent {
        PendingEvent(row: 1, carillonEventID: "evt_1", acceptedAt: at(0), acceptedMonotonic: 0, event: event)
    }

    /// The stages before preferences are asked.
    private func beforePreferences(user: RegistryV1.ResolvedUser?, age: Duration, timeToLive: Duration) -> Refusal? {
        var check = RecipientCheck(
            event: Self.pending(.init(eventId: "e", actorId: "ann")), app: app, recipient: user.map(Recipient.init), types: ["mention"], age: age,
            timeToLive: timeToLive)
        return EligibilityLadder.beforePreferences.refusal(of: &check)
    }

    /// A target that preferences answered about.
    private func target(
        _ user: RegistryV1.ResolvedUser, _ answer: PreferencesV1.SendAnswer, type: String = "mention", channel: String = "ch_general",
        priority: CommonV1.Priority = .high, policy: Policy? = nil, now: Int64 = 0
    ) -> TargetDecision {
        let event = EvaluatorV1.Event(eventId: "e", actorId: "ann", channelId: channel, priority: priority)
        let candidate = PreparedEvents.Candidate(userID: user.userId, types: [type], refusal: nil, answer: 0, recipient: Recipient(user))
        let item = PreparedEvents.Item(event: Self.pending(event), candidates: [candidate], refusal: nil)
        let app = policy.map { AppPolicy(policy: $0, catalogue: ChatApp.catalogue) } ?? app
        let group = PreparedEvents(tenant: ChatApp.tenant, app: app, items: [item], snapshot: .init(), answers: [answer])
        return TargetDecision(item: item, ordinal: 0, group: group, app: app, now: Self.at(now))
    }

    @Test("EVAL-10 EVAL-17 The ladder has the stages in the order of the specification")
    func ladder() {
        #expect(
            EligibilityLadder.beforePreferences.map(\.name) == [
                "erased subject", "cancelled", "oversized user", "unknown user", "inactive user", "expired", "ended relationship", "role",
                "education record",
            ])
        #expect(
            EligibilityLadder.afterPreferences.map(\.name) == [
                "local time", "spread", "gate", "devices", "enabled type", "muted channel", "presence", "quiet hours",
            ])
        #expect(
            EligibilityLadder.byEarlierPushes.map(\.name) == [
                "duplicate", "group window", "cap", "fan-out", "device scope", "silent pushes", "user rate",
            ])
    }

    private func outcome(of causes: Set<Cause>, policy: Policy) -> CommonV1.SkipReason {
        let user = ChatApp.user(
            "bob", devices: causes.contains(.noDevices) ? [] : nil, status: causes.contains(.userActive) ? .online : .offline,
            viewing: ["ch_general"])
        if let refusal = beforePreferences(user: user, age: .zero, timeToLive: .seconds(1)) { return refusal.reason }
        let answer = PreferencesV1.SendAnswer(
            typeId: causes.contains(.preferenceDisabled) ? "" : "mention", channelMuted: causes.contains(.channelMuted),
            quietHoursActive: causes.contains(.quietHours), pushEnabled: true)
        let target = target(user, answer, policy: policy)
        if let refusal = target.obstacle()?.refusal { return refusal.reason }
        let lastSent = causes.contains(.deduplicated) ? Self.at(10) : nil
        return EligibilityLadder.byEarlierPushes.obstacle(of: target, counts: PushCountBook([:], now: target.now), rates: nil) { _ in lastSent }?
            .refusal?.reason
            ?? .unspecified
    }

    @Test("EVAL-17 ACC-078 Of all combinations of the six causes the earliest in the order is the reason")
    func combinations() throws {
        let policy = try ChatApp.policy()
        for bits in 0..<(1 << Cause.allCases.count) {
            let causes = Set(Cause.allCases.filter { bits & (1 << $0.rawValue) != 0 })
            let expected = causes.min { $0.rawValue < $1.rawValue }?.reason ?? .unspecified
            #expect(outcome(of: causes, policy: policy) == expected, "\(causes)")
        }
    }

    @Test("EVAL-10 Before the six checks: unknown, inactive, too late")
    func beforeTheChecks() {
        let second = Duration.seconds(1)
        #expect(beforePreferences(user: nil, age: .zero, timeToLive: second)?.reason == .noDevices)
        #expect(beforePreferences(user: .init(userId: "x"), age: .zero, timeToLive: second)?.reason == .noDevices)
        var user = ChatApp.user("bob")
        #expect(beforePreferences(user: user, age: .milliseconds(999), timeToLive: second) == nil)
        #expect(beforePreferences(user: user, age: second, timeToLive: second)?.reason == .ttlExpired)
        user.active = false
        #expect(beforePreferences(user: user, age: second, timeToLive: second)?.reason == .recipientInactive)
    }

    @Test("EVAL-10 EVAL-56 A gate comes before the devices, and the devices before the switches")
    func gates() {
        func reason(_ answer: PreferencesV1.SendAnswer, _ user: RegistryV1.ResolvedUser) -> CommonV1.SkipReason? {
            target(user, answer, priority: .normal).obstacle()?.refusal?.reason
        }
        var nothing = ChatApp.user("carol", devices: [])
        #expect(reason(.init(gate: .promotionalNotOptedIn), nothing) == .promotionalNotOptedIn)
        #expect(reason(.init(gate: .promotionalNotOptedIn), ChatApp.user("bob")) == .promotionalNotOptedIn)
        #expect(reason(.init(), nothing) == .noDevices)
        nothing.permissionDenied = true
        #expect(reason(.init(), nothing) == .permissionDenied)
        #expect(reason(.init(), ChatApp.user("bob")) == .preferenceDisabled)
    }

    private func active(
        _ rule: PolicyValue, status: RegistryV1.PresenceStatus, viewing: [String], idle: Int64 = 0, priority: CommonV1.Priority = .normal
    ) throws -> Bool {
        let policy = try ChatApp.policy(["presence_rule": rule, "presence_bypass_priorities": ["blocking", "high"]])
        var user = ChatApp.user("bob")
        user.presence = RegistryV1.Presence(status: status, activeChannels: viewing, lastActivityAtMs: 1_000_000 - idle)
        let target = target(user, .init(typeId: "mention"), priority: priority, policy: policy, now: 1_000_000)
        return target.obstacle()?.refusal?.reason == .userActive
    }

    @Test("EVAL-19 ACC-076 active_context suppresses only while the user is online and looks at the event's channel")
    func activeContext() throws {
        #expect(try active("active_context", status: .online, viewing: ["ch_general"]))
        #expect(try active("active_context", status: .online, viewing: ["ch_other", "ch_general"]))
        #expect(try !active("active_context", status: .online, viewing: ["ch_other"]))
        #expect(try !active("active_context", status: .online, viewing: []))
        #expect(try !active("active_context", status: .away, viewing: ["ch_general"]))
        #expect(try !active("active_context", status: .offline, viewing: ["ch_general"]))
        #expect(try !active("active_context", status: .online, viewing: ["ch_general"], priority: .high), "presence_bypass_priorities")
    }

    @Test("EVAL-19 activity_window suppresses normal notifications within the window; none suppresses nothing")
    func activityWindow() throws {
        #expect(try active("activity_window", status: .online, viewing: [], idle: 300_000))
        #expect(try !active("activity_window", status: .online, viewing: [], idle: 300_001))
        #expect(try !active("activity_window", status: .online, viewing: [], priority: .high))
        #expect(try !active("activity_window", status: .offline, viewing: []))
        #expect(try !active("none", status: .online, viewing: ["ch_general"]))
    }

    private func quiet(_ priority: CommonV1.Priority, allowCritical: Bool, critical: Bool = false) -> Bool {
        let type = critical ? "security_alert" : "mention"
        let answer = PreferencesV1.SendAnswer(typeId: type, quietHoursActive: true, quietUntilMs: 5, allowCritical: allowCritical)
        return target(ChatApp.user("bob"), answer, type: type, priority: priority).obstacle()?.refusal?.reason == .quietHours
    }

    @Test("EVAL-21 In chat quiet hours drop everything but what is critical and allowed")
    func quietHours() {
        for priority in [CommonV1.Priority.low, .normal, .high] {
            #expect(quiet(priority, allowCritical: true))
            #expect(quiet(priority, allowCritical: false))
        }
        #expect(quiet(.blocking, allowCritical: false))
        #expect(!quiet(.blocking, allowCritical: true))
    }

    @Test("PREF-10 A type marked critical is judged as blocking, whatever priority the event gave it")
    func criticalTypes() {
        for priority in [CommonV1.Priority.low, .normal, .high] {
            #expect(!quiet(priority, allowCritical: true, critical: true))
            #expect(quiet(priority, allowCritical: false, critical: true))
        }
    }

    @Test("PREF-11 EVAL-24 The device scope narrows the devices, but not those of what is blocking")
    func deviceScope() {
        var tablet = ChatApp.device("tablet", of: "bob", type: .android)
        tablet.isPrimary = true
        let devices = [ChatApp.device("laptop", of: "bob", type: .desktop), ChatApp.device("phone", of: "bob"), tablet]
        func narrowed(_ scope: DeviceScope, _ priority: CommonV1.Priority = .high) -> [String] {
            DeviceScope.narrow(devices, to: scope, fanout: .allActive, priority: priority).map(\.pushDeviceId)
        }
        let everything = ["laptop", "phone", "tablet"]
        #expect(narrowed(.policy) == everything && narrowed(.all) == everything)
        #expect(narrowed(.mobileOnly) == ["phone", "tablet"] && narrowed(.desktopOnly) == ["laptop"])
        #expect(narrowed(.primary) == ["tablet"])
        #expect(narrowed(.mostRecent, .normal) == ["laptop"] && narrowed(.mostRecent) == everything)
        #expect(narrowed(.desktopOnly, .blocking) == everything)
    }

    @Test("EVAL-24 The policy chooses devices by priority, and the user's scope narrows them or asks for all")
    func fanout() {
        var tablet = ChatApp.device("tablet", of: "bob", type: .android)
        tablet.isPrimary = true
        let devices = [ChatApp.device("laptop", of: "bob", type: .desktop), ChatApp.device("phone", of: "bob"), tablet]
        func chosen(_ fanout: Fanout, _ scope: DeviceScope = .policy, _ priority: CommonV1.Priority = .high) -> [String] {
            DeviceScope.narrow(devices, to: scope, fanout: fanout, priority: priority).map(\.pushDeviceId)
        }
        let everything = ["laptop", "phone", "tablet"]
        #expect(chosen(.allActive) == everything && chosen(.mostRecent) == ["laptop"] && chosen(.primary) == ["tablet"])
        // The most recent one within the scope.
        #expect(chosen(.mostRecent, .mobileOnly) == ["phone"] && chosen(.primary, .desktopOnly) == ["laptop"])
        #expect(chosen(.mostRecent, .all) == everything && chosen(.mostRecent, .primary) == ["tablet"])
        #expect(chosen(.mostRecent, .policy, .blocking) == everything)
        #expect(DeviceScope.narrow([], to: .policy, fanout: .primary, priority: .high).isEmpty)
    }

    @Test("EVAL-28 The window is open for 30 s less a millisecond, in both directions")
    func window() {
        func distance(_ now: Int64, _ lastSent: Int64?) -> Duration? {
            DedupWindow.suppressed(at: Self.at(now), lastSent: lastSent.map(Self.at), window: .seconds(30))
        }
        #expect(distance(29_999, 0) == .milliseconds(29_999))
        #expect(distance(30_000, 0) == nil)
        #expect(distance(0, 29_999) == .milliseconds(29_999))
        #expect(distance(0, nil) == nil)
    }

    @Test("The window goes by the events' own time, within what is believable")
    func effectiveTime() {
        func time(_ occurredAt: Int64?) -> Int64 {
            DedupWindow.effectiveTime(occurredAt: occurredAt.map(Self.at), acceptedAt: Self.at(500), timeToLive: .milliseconds(100)).milliseconds
        }
        #expect(time(nil) == 500)
        #expect(time(450) == 450)
        #expect(time(399) == 400)
        #expect(time(501) == 500)
        #expect(EvaluatorV1.Event().occurredAt == nil)
    }

    @Test("EVAL-28 Events without a channel share a window by type")
    func dedupContext() {
        func context(_ rule: DedupKeyRule, channel: String = "c") -> String {
            DedupKey.context(rule: rule, channelID: channel, typeID: "t", subjectID: "s")
        }
        #expect(context(.userChannel) == "channel:c")
        #expect(context(.userChannel, channel: "") == "type:t")
        #expect(context(.userType) == "type:t")
        #expect(context(.userTypeSubject) == "type:t:s")
    }
}
