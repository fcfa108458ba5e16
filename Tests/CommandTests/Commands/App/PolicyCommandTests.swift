import ArgumentParser
import CarillonAPI
import RPC
import Testing

@testable import CarillonCommand

@Suite("carillon policy")
struct PolicyCommandTests {
    @Test("POL-02 a setting is explained by value, layers and entries")
    func explained() {
        var response = RegistryV1.ExplainSettingResponse()
        response.setting = "sound_by_category"
        response.value = #"{"dm":"chime","mention":"default"}"#
        response.origin = .app
        response.entries = [.init(key: "dm", value: #""chime""#, origin: .app), .init(key: "mention", value: #""default""#, origin: .profile)]
        response.layers = [
            .init(origin: .default, value: "{}"), .init(origin: .profile, value: #"{"dm":"default","mention":"default"}"#),
            .init(origin: .app, value: #"{"dm":"chime"}"#),
        ]
        response.allowed = "a map"
        response.profile = "chat"
        response.profileVersion = 1
        let lines = PolicyExplain.Explained(response).text.split(separator: "\n").map(String.init)
        #expect(lines.first == #"sound_by_category = {"dm":"chime","mention":"default"}, from the app"#)
        #expect(lines.contains { $0.hasPrefix("dm ") && $0.hasSuffix("app") })
        #expect(lines.contains { $0.hasPrefix("mention ") && $0.hasSuffix("profile") })
        #expect(lines.contains { $0.hasPrefix("profile chat 1") })
    }

    @Test("POL-02 a mistyped setting is named as one, with the setting that was meant")
    func mistyped() {
        let settings = ["max_attempts", "badge_cap", "sound_by_category"]
        #expect(
            PolicyExplain.unknown("max_atempts", isSetting: true, among: settings)
                == "no setting begins with 'max_atempts'; did you mean max_attempts?")
        #expect(
            PolicyExplain.unknown("max_atempts", isSetting: false, among: settings)
                == "no app is called 'max_atempts', and no setting begins with it; did you mean max_attempts?")
        #expect(PolicyExplain.unknown("sound_by_categry.dm", isSetting: true, among: settings).hasSuffix("did you mean sound_by_category?"))
        #expect(PolicyExplain.unknown("colour", isSetting: true, among: settings) == "no setting begins with 'colour'")
    }

    @Test("POL-02 CTL-01 a change of a setting that does not exist names it, and the setting that was meant")
    func mistypedChange() {
        func message(_ names: [String], field: String) -> String {
            SettingName.refusal(
                .withReason(code: .invalidArgument, reason: "invalid_policy", field: field, message: "no such setting"), of: names
            ).message
        }
        #expect(
            message(["badge_cap", "max_atempts"], field: "set.max_atempts") == "max_atempts: no such setting; did you mean max_attempts?")
        #expect(
            message(["sound_by_categry.dm"], field: "clear") == "sound_by_categry.dm: no such setting; did you mean sound_by_category?")
        #expect(message(["zzz"], field: "set.zzz") == "zzz: no such setting")
        // The refusal of a value stays as it is, also beside a name that the registry alone knows.
        #expect(message(["max_attempts", "newer_setting"], field: "set.max_attempts") == "no such setting")
    }

    @Test("POL-01 POL-02 the commands take what their help says, and refuse the rest")
    func parsing() throws {
        let explain = try #require(
            try Carillon.parseAsRoot(["policy", "explain", "acme-chat", "max_attempts", "--type", "mention"]) as? PolicyExplain)
        #expect(explain.names == ["acme-chat", "max_attempts"] && explain.type == "mention")
        let set = try #require(
            try Carillon.parseAsRoot(["policy", "set", "--app", "acme-chat", "--dry-run", "max_attempts=7", "badge_cap=5"]) as? PolicySet)
        #expect(set.settings == ["max_attempts=7", "badge_cap=5"] && set.layer.dryRun && set.layer.tenant.app == "acme-chat")
        let move = try #require(try Carillon.parseAsRoot(["policy", "move", "--profile-version", "2"]) as? PolicyMove)
        #expect(move.profileVersion == 2 && !move.dryRun)
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["policy", "explain", "a", "b", "c"]) }
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["policy", "set"]) }
        let update = try #require(try Carillon.parseAsRoot(["apps", "update", "acme-chat", "--clear", "auth"]) as? AppsUpdate)
        #expect(update.clear == ["auth"] && update.name.isEmpty)
    }
}
