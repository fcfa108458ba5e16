import ArgumentParser
import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("carillon prefs set")
struct PreferencesSetTests {
    @Test("PREF-01 DISP-32 A type's switches for pushes and for mails are set by themselves, and together")
    func switches() throws {
        let words = ["prefs", "set", "ann", "--type", "mention=off", "--email-type", "mention=on", "--email-type", "dm_message=on"]
        let command = try #require(try Carillon.parseAsRoot(words) as? PreferencesSet)
        let switches = try command.switches()
        #expect(switches == [.init(typeId: "dm_message", email: true), .init(typeId: "mention", push: false, email: true)])
        let wrong = try #require(try Carillon.parseAsRoot(["prefs", "set", "ann", "--email-type", "mention"]) as? PreferencesSet)
        #expect(throws: InputError.self) { try wrong.switches() }
    }
}
