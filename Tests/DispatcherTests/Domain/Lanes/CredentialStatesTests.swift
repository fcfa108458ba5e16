import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct CredentialStatesTests {
    private let now = SteadyInstant(milliseconds: 1_000)

    @Test("DISP-09 a refused credential is blocked until it is replaced or put again; others are not")
    func refused() {
        var states = CredentialStates()
        let first = states.refused("a", reason: "no")
        let second = states.refused("a", reason: "no")
        #expect(first == .raiseAlert && second == .alreadyPaused)
        #expect(states.condition(of: "a", at: now) == .blocked(.credentialRefused, reason: "no"))
        #expect(states.condition(of: "b", at: now) == .open && states.isKnown("a") && !states.isKnown("b"))
        states.unavailable("b", until: now + .seconds(1), reason: "away")
        let unblocked = states.forget(at: now) { _ in true }
        #expect(unblocked == ["a"])
        #expect(states.condition(of: "a", at: now) == .open && !states.isKnown("b"))
    }

    @Test("DISP-12 pushes wait while a token is fetched, and after a failed fetch until its time; the credential's own condition is open meanwhile")
    func fetch() {
        var states = CredentialStates()
        let begins = [states.beginFetch(of: "a"), states.beginFetch(of: "a")]
        #expect(begins == [true, false])
        #expect(states.own("a", at: now) == .open)
        #expect(states.condition(of: "a", at: now).waitReason == .noAccessToken)
        states.endFetch(of: "a", isAvailable: false)
        states.unavailable("a", until: now + .seconds(5), reason: "503")
        #expect(states.condition(of: "a", at: now) == .throttled(.noAccessToken, until: now + .seconds(5), reason: "503"))
        #expect(states.condition(of: "a", at: now + .seconds(5)) == .open)
        let again = states.beginFetch(of: "a")
        #expect(again)
        states.endFetch(of: "a", isAvailable: true)
        #expect(states.condition(of: "a", at: now) == .open)
    }
}
