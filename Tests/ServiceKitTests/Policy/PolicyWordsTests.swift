import CarillonAPI
import ServiceKit
import Testing

@Suite("Words of settings")
struct PolicyWordsTests {
    /// The words that a setting takes for each priority.
    private func words(of setting: String) throws -> [String] {
        guard case .record(let types) = try #require(SettingCatalogue.setting(named: setting)).type, case .choice(let words)? = types["high"] else {
            return []
        }
        return words
    }

    private func policy(_ setting: String, _ word: String) throws -> Policy {
        let values = Dictionary(uniqueKeysWithValues: SettingCatalogue.priorityNames.map { ($0, PolicyValue.text(word)) })
        return try Policy(settings: [setting: .map(values)])
    }

    @Test("DISP-07 DISP-11 Every word that the catalogue of settings takes is a value, and each another one")
    func everyWord() throws {
        let levels = try words(of: "apns_interruption_map").map { try policy("apns_interruption_map", $0).apnsInterruptionMap.high }
        #expect(Set(levels) == [.timeSensitive, .active, .passive, .critical] && levels.first == .timeSensitive)
        let priorities = try words(of: "fcm_priority_map").map { try policy("fcm_priority_map", $0).fcmPriorityMap.low }
        #expect(priorities == [.high, .normal])
        let actions = try words(of: "quiet_hours_action_by_priority").map {
            try policy("quiet_hours_action_by_priority", $0).quietHoursActionByPriority.normal
        }
        let dispositions = QuietHoursAction.Disposition.allCases
        #expect(actions.filter { !$0.deliversIfCriticalAllowed }.map(\.disposition) == dispositions)
        #expect(Set(actions).count == 2 * dispositions.count - 1)
        for (word, mode) in [("remaining", ExpirationMode.remaining), ("zero", .zero)] {
            #expect(try Policy(settings: ["apns_expiration_mode": .text(word)]).apnsExpirationMode == mode)
        }
    }

    @Test("ARCH-09 A word of another version is an error that names the setting, and no default")
    func unknownWord() {
        for setting in ["apns_interruption_map", "fcm_priority_map", "quiet_hours_action_by_priority"] {
            let error = #expect(throws: PolicyReadError.self) { try policy(setting, "someday") }
            #expect(error?.setting.hasPrefix(setting) == true)
        }
        let error = #expect(throws: PolicyReadError.self) { try Policy(settings: ["apns_expiration_mode": .text("someday")]) }
        #expect(error?.setting == "apns_expiration_mode")
    }
}
