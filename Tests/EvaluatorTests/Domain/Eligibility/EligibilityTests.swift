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

    /// The stages before preferences are asked.
    private func beforePreferences(user: RegistryV1.ResolvedUser?, age: Int64, timeToLive: Int64) -> Refusal? {
        let event = PendingEvent(row: 1, carillonEventID: "evt_1", acceptedAt: 0, acceptedMonotonic: 0, event: .init(eventId: "e", actorId: "ann"))
        var check = RecipientCheck(
            event: event, app: app, recipient: user.map(Recipient.init), types: ["mention"], age: age, timeToLive: timeToLive)
        return check.refusal()
    }

    @Test("EVAL-10 The ladder has every stage once, in the order of the specification")
    func ladder() {
        let ladder = EligibilityStage.beforePreferences + EligibilityStage.afterPreferences + EligibilityStage.afterDedupRecords
        #expect(ladder == EligibilityStage.allCases)
    }

    private func outcome(of causes: Set<Cause>, policy: Policy) -> CommonV1.SkipReason {
        let user = ChatApp.user(
            "bob", devices: causes.contains(.noDevices) ? [] : nil, status: causes.contains(.userActive) ? .online : .offline,
            viewing: ["ch_general"])
        if let refusal = beforePreferences(user: user, age: 0, timeToLive: 1_000) { return refusal.reason }
        let answer = PreferencesV1.SendAnswer(
            typeId: causes.contains(.preferenceDisabled) ? "" : "mention", channelMuted: causes.contains(.channelMuted),
            quietHoursActive: causes.contains(.quietHours), pushEnabled: true)
        if let refusal = Eligibility.afterPreferences(
            answer: answer, candidates: ["mention"], channelID: "ch_general", recipient: Recipient(user), isCritical: false, priority: .high,
            policy: policy, now: 0)?.refusal
        {
            return refusal.reason
        }
        let lastSent: Int64? = causes.contains(.deduplicated) ? 0 : nil
        if let distance = DedupWindow.suppressed(at: 10, lastSent: lastSent, window: 30_000) {
            return Eligibility.duplicate(distance: distance, context: "channel:ch_general", window: 30_000).reason
        }
        return .unspecified
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
        #expect(beforePreferences(user: nil, age: 0, timeToLive: 1)?.reason == .noDevices)
        #expect(beforePreferences(user: .init(userId: "x"), age: 0, timeToLive: 1)?.reason == .noDevices)
        var user = ChatApp.user("bob")
        #expect(beforePreferences(user: user, age: 999, timeToLive: 1_000) == nil)
        #expect(beforePreferences(user: user, age: 1_000, timeToLive: 1_000)?.reason == .ttlExpired)
        user.active = false
        #expect(beforePreferences(user: user, age: 1_000, timeToLive: 1_000)?.reason == .recipientInactive)
    }

    @Test("EVAL-10 EVAL-56 A gate comes before the devices, and the devices before the switches")
    func gates() throws {
        let policy = try ChatApp.policy()
        func reason(_ answer: PreferencesV1.SendAnswer, _ user: RegistryV1.ResolvedUser) -> CommonV1.SkipReason? {
            Eligibility.afterPreferences(
                answer: answer, candidates: ["mention"], channelID: "c", recipient: Recipient(user), isCritical: false, priority: .normal,
                policy: policy, now: 0)?
                .refusal?.reason
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
        let refusal = Eligibility.afterPreferences(
            answer: .init(typeId: "mention"), candidates: ["mention"], channelID: "ch_general", recipient: Recipient(user),
            isCritical: false, priority: priority, policy: policy, now: 1_000_000)?.refusal
        return refusal?.reason == .userActive
    }

    @Test("EVAL-19 ACC-076 active_context suppresses only while the user is online and looks at the event's channel")
    func activeContext() throws {
        #expect(try active("active_context", status: .online, viewing: ["ch_general"]))
        #expect(try active("active_context", status: .online, viewing: ["ch_other", "ch_general"]))
        #expect(try !active("active_context", status: .online, viewing: ["ch_other"]))
        #expect(try !active("active_context", status: .online, viewing: []))
        #expect(try !active("active_context", status: .away, viewing: ["ch_general"]))
        #expect(try !active("active_context", status: .offline, viewing: ["ch_general"]))
    }

    @Test("EVAL-19 activity_window suppresses normal notifications within the window; none suppresses nothing")
    func activityWindow() throws {
        #expect(try active("activity_window", status: .online, viewing: [], idle: 300_000))
        #expect(try !active("activity_window", status: .online, viewing: [], idle: 300_001))
        #expect(try !active("activity_window", status: .online, viewing: [], priority: .high))
        #expect(try !active("activity_window", status: .offline, viewing: []))
        #expect(try !active("none", status: .online, viewing: ["ch_general"]))
    }

    private func quiet(_ priority: CommonV1.Priority, allowCritical: Bool, critical: Bool = false) throws -> Bool {
        let refusal = Eligibility.afterPreferences(
            answer: .init(typeId: "mention", quietHoursActive: true, quietUntilMs: 5, allowCritical: allowCritical),
            candidates: ["mention"], channelID: "c", recipient: Recipient(ChatApp.user("bob")), isCritical: critical,
            priority: priority, policy: try ChatApp.policy(), now: 0)?.refusal
        return refusal?.reason == .quietHours
    }

    @Test("EVAL-21 In chat quiet hours drop everything but what is critical and allowed")
    func quietHours() throws {
        for priority in [CommonV1.Priority.low, .normal, .high] {
            #expect(try quiet(priority, allowCritical: true))
            #expect(try quiet(priority, allowCritical: false))
        }
        #expect(try quiet(.blocking, allowCritical: false))
        #expect(try !quiet(.blocking, allowCritical: true))
    }

    @Test("PREF-10 A type marked critical is judged as blocking, whatever priority the event gave it")
    func criticalTypes() throws {
        for priority in [CommonV1.Priority.low, .normal, .high] {
            #expect(try !quiet(priority, allowCritical: true, critical: true))
            #expect(try quiet(priority, allowCritical: false, critical: true))
        }
    }

    @Test("PREF-11 EVAL-24 The device scope narrows the devices, but not those of what is blocking")
    func deviceScope() {
        var tablet = ChatApp.device("tablet", of: "bob", type: .android)
        tablet.isPrimary = true
        let devices = [ChatApp.device("laptop", of: "bob", type: .desktop), ChatApp.device("phone", of: "bob"), tablet]
        func narrowed(_ scope: DeviceScope, _ priority: CommonV1.Priority = .high) -> [String] {
            DeviceScope.narrow(devices, to: scope, priority: priority).map(\.pushDeviceId)
        }
        let everything = ["laptop", "phone", "tablet"]
        #expect(narrowed(.policy) == everything && narrowed(.all) == everything)
        #expect(narrowed(.mobileOnly) == ["phone", "tablet"] && narrowed(.desktopOnly) == ["laptop"])
        #expect(narrowed(.primary) == ["tablet"])
        #expect(narrowed(.mostRecent, .normal) == ["laptop"] && narrowed(.mostRecent) == everything)
        #expect(narrowed(.desktopOnly, .blocking) == everything)
    }

    @Test("EVAL-28 The window is open for 30 s less a millisecond, in both directions")
    func window() {
        #expect(DedupWindow.suppressed(at: 29_999, lastSent: 0, window: 30_000) == 29_999)
        #expect(DedupWindow.suppressed(at: 30_000, lastSent: 0, window: 30_000) == nil)
        #expect(DedupWindow.suppressed(at: 0, lastSent: 29_999, window: 30_000) == 29_999)
        #expect(DedupWindow.suppressed(at: 0, lastSent: nil, window: 30_000) == nil)
    }

    @Test("The window goes by the events' own time, within what is believable")
    func effectiveTime() {
        #expect(DedupWindow.effectiveTime(occurredAt: 0, acceptedAt: 500, timeToLive: 100) == 500)
        #expect(DedupWindow.effectiveTime(occurredAt: 450, acceptedAt: 500, timeToLive: 100) == 450)
        #expect(DedupWindow.effectiveTime(occurredAt: 399, acceptedAt: 500, timeToLive: 100) == 400)
        #expect(DedupWindow.effectiveTime(occurredAt: 501, acceptedAt: 500, timeToLive: 100) == 500)
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
