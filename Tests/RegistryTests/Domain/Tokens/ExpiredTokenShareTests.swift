import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryUsers

@Suite("OBS-06 Expired tokens of a week")
struct ExpiredTokenShareTests {
    @Test("OBS-06 More than 1% of at least 20 tokens is an alert; exactly 1%, and any share of fewer tokens, is none")
    func bound() {
        #expect(ExpiredTokenShare(expired: 2, active: 98).isHigh)
        #expect(!ExpiredTokenShare(expired: 1, active: 99).isHigh)
        #expect(ExpiredTokenShare(expired: 1, active: 19).isHigh)
        #expect(!ExpiredTokenShare(expired: 1, active: 18).isHigh)
        #expect(!ExpiredTokenShare(expired: 0, active: 0).isHigh)
    }

    @Test("OBS-06 Receipts are told either state, with the counts")
    func report() {
        let (tenant, now) = (CommonV1.Tenant(organizationId: "acme", appId: "chat"), Instant(milliseconds: 1_770_000_000_000))
        let high = ExpiredTokenShare(expired: 5, active: 95).report(of: tenant, at: now)
        #expect(high.state == .firing && high.kind == "token_expiry" && high.tenant == tenant && high.detail.hasPrefix("5 of 100 tokens"))
        #expect(ExpiredTokenShare(expired: 0, active: 95).report(of: tenant, at: now).state == .resolved)
    }
}
