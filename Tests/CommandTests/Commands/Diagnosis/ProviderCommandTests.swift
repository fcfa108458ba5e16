import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("carillon provider")
struct ProviderCommandTests {
    @Test("CTL-01 DISP-30 `provider up` says what it does: nothing for a provider that is up, a probe only where pushes wait")
    func up() {
        #expect(ProviderOptions.upWords(nil) == "is up already: nothing changed")
        #expect(ProviderOptions.upWords(.init(provider: "apns", waiting: 7)) == "is up already: nothing changed")
        let idle = ProviderOptions.upWords(.init(provider: "apns", down: true))
        #expect(idle.contains("no pushes wait") && !idle.contains("probe"))
        let one = ProviderOptions.upWords(.init(provider: "apns", down: true, waiting: 1))
        #expect(one.contains("1 waiting push leaves as a probe") && !one.contains("others"))
        let many = ProviderOptions.upWords(.init(provider: "apns", down: true, waiting: 1_200))
        #expect(many.contains("one of 1,200 waiting pushes leaves as a probe"))
    }
}
