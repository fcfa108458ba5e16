import Testing

@testable import RegistryUsers

@Suite("Mass guard of invalidations")
struct InvalidationGuardTests {
    @Test(
        "REG-20 the guard compares shares only with enough answers",
        arguments: [(19, 19, false), (20, 10, false), (20, 11, true), (1_000, 500, false)] as [(UInt32, UInt32, Bool)])
    func shares(answers: UInt32, dead: UInt32, isSuspicious: Bool) {
        #expect(InvalidationGuard.isSuspicious(answers: answers, dead: dead, ratio: 0.5) == isSuspicious)
        #expect(!InvalidationGuard.isSuspicious(answers: answers, dead: dead, ratio: nil))
    }
}
