import ArgumentParser
import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("carillon flags")
struct FlagsCommandTests {
    private let flag = RegistryV1.FeatureFlag(name: "composer", value: "on", userIds: ["ann", "bob"], percent: 10, otherwise: "off")

    private func set(_ arguments: String...) throws -> FlagsSet {
        try #require(try Carillon.command(of: ["flags", "set", "composer"] + arguments) as? FlagsSet)
    }

    @Test("ARCH-11 CTL-01 what is not named stays, users are added, and --without takes some out")
    func merge() throws {
        #expect(try set("on").changed(flag) == flag)
        let changed = try set("beta", "--percent", "20", "--user", "eve", "--user", "ann", "--without", "bob").changed(flag)
        #expect(changed == .init(name: "composer", value: "beta", userIds: ["ann", "eve"], percent: 20, otherwise: "off"))
        #expect(try set("on", "--percent", "0", "--otherwise", "").changed(flag).percent == 0)
        #expect(try set("on", "--otherwise", "").changed(flag).otherwise.isEmpty)
        #expect(try set("on", "--user", "ann").changed(nil) == .init(name: "composer", value: "on", userIds: ["ann"]))
        #expect(throws: (any Error).self) { try set("on", "--user", "ann", "--without", "ann") }
    }

    @Test("ARCH-11 CTL-01 the answer has the flag after the change, and before it")
    func answer() {
        let before = FlagsList.Row(flag)
        var change = FlagsSet.Change(name: "composer", value: "on", otherwise: "off", percent: 20, users: ["ann"], before: before)
        #expect(
            change.text
                == "flag composer: on for 20 % of the users and ann, otherwise off; before: on for 10 % of the users and ann, bob, otherwise off")
        change.before = nil
        #expect(change.text == "flag composer: on for 20 % of the users and ann, otherwise off")
    }
}
