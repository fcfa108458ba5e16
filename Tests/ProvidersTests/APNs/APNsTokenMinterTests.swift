import Cryptography
import JSON
import Providers
import ServiceKit
import Testing

/// The provider tokens of one APNs key: when they are replaced, and which connections use them (DISP-08, T12, T13).
@Suite("Provider tokens of APNs") struct APNsTokenMinterTests {
    /// The beginning of a slot.
    private let start = Instant(milliseconds: 1_770_001_200_000)
    private let key: P256PrivateKey
    private let minter: APNsTokenMinter
    /// Set forward and back with the machine's clock; steady time is not.
    private var step = Duration.zero

    init() throws {
        key = try P256PrivateKey.generate()
        minter = APNsTokenMinter(
            try APNsCredential(keyID: "ABC123DEFG", teamID: "TEAM123456", topic: "com.example.chat", privateKeyPEM: key.pem))
    }

    private func steady(_ minutes: Double) -> SteadyInstant { SteadyInstant(milliseconds: 7_000_000) + .seconds(minutes * 60) }
    private func date(_ minutes: Double) -> Instant { start + .seconds(minutes * 60) + step }

    private func token(_ minutes: Double) throws -> APNsTokenMinter.Token { try minter.token(at: date(minutes), steady(minutes)) }

    private func replacement(of token: APNsTokenMinter.Token, _ minutes: Double) throws -> APNsTokenMinter.Replacement {
        try minter.replacement(of: token.value, at: date(minutes), steady(minutes))
    }

    private func renewed(_ token: APNsTokenMinter.Token, _ minutes: Double) throws -> APNsTokenMinter.Token? {
        guard case .use(let next) = try replacement(of: token, minutes) else { return nil }
        return next
    }

    private func issuedAt(_ token: APNsTokenMinter.Token) throws -> Instant {
        Instant(milliseconds: (try JWT.decode(token.value).claims["iat"]?.integer ?? 0) * 1_000)
    }

    @Test("DISP-08 one provider token per slot of 30 minutes, with key and team; a turn needs no new connections")
    func slots() throws {
        let first = try token(0)
        #expect(try token(29.99) == first)
        let next = try token(30)
        #expect(next.value != first.value && next.epoch == first.epoch)
        let read = try JWT.decode(next.value)
        #expect(read.header == ["alg": "ES256", "kid": "ABC123DEFG"])
        #expect(read.claims == ["iss": "TEAM123456", "iat": .integer(1_770_003_000)])
        #expect(key.publicKey.verify(read.signature, of: read.signingInput))
    }

    @Test("DISP-09 T13 ExpiredProviderToken makes one new token, not one for each refused push, and it goes on new connections")
    func replaced() throws {
        let refused = try token(13)
        let next = try #require(try renewed(refused, 13))
        #expect(next.value != refused.value && next.epoch > refused.epoch)
        #expect(try renewed(refused, 13) == next)
        #expect(try token(13) == next)
        #expect(try issuedAt(next) == date(13))
        #expect(try replacement(of: next, 13.1) == .refusedTwice, "a clock or the key is wrong")
    }

    @Test("T12 a token made out of turn stays for 20 minutes at least, and never longer than 50")
    func outOfTurn() throws {
        // The next slot begins after 1 minute: too soon. The one after it is right.
        let next = try #require(try renewed(try token(29), 29))
        for minutes in [30, 45, 48.9] { #expect(try token(minutes) == next) }
        let turned = try token(49)
        #expect(turned.value != next.value)
        #expect(try issuedAt(turned) == date(30))
        for minute in stride(from: 0.0, to: 600, by: 0.5) {
            let token = try token(49 + minute)
            #expect(date(49 + minute) - (try issuedAt(token)) < .seconds(50 * 60))
        }
    }

    @Test("T12 TooManyProviderTokenUpdates goes back to the token before, and makes no other before the next turn")
    func tooNew() throws {
        let old = try token(10)
        let next = try #require(try renewed(old, 10))
        minter.tooNew(next.value, at: steady(10.1))
        let back = try token(10.1)
        #expect(back.value == old.value && back.epoch > next.epoch)
        // Other requests with the same token get the same answer.
        minter.tooNew(next.value, at: steady(10.1))
        #expect(try token(10.2) == back)
        // Apple still calls it expired: the present token is tried again.
        let again = try #require(try renewed(back, 11))
        #expect(again.value == next.value && again.epoch > back.epoch)
        minter.tooNew(next.value, at: steady(11))
        #expect(try token(29.9).value == old.value)
        // The turn of the half hour, 20 minutes after the last one was made.
        let turned = try token(30)
        #expect(try issuedAt(turned) == date(30))
        #expect(try token(59.9).value == turned.value)
    }

    @Test("T12 a token that took its turn and is too new is put back as well; without one before there is nothing to go back to")
    func turnTooNew() throws {
        let first = try token(0)
        minter.tooNew(first.value, at: steady(0))
        let alone = try token(0)
        #expect(alone.value == first.value && alone.epoch > first.epoch)
        let second = try token(30)
        minter.tooNew(second.value, at: steady(30))
        #expect(try token(31).value == first.value)
        #expect(try token(49.9).value == first.value)
        #expect(try token(50).value == second.value)
    }

    @Test("T13 a token that served is tried again on new connections rather than taken for a wrong clock")
    func served() throws {
        let next = try #require(try renewed(try token(5), 5))
        minter.served()
        #expect(try replacement(of: next, 6) == .wait)
        let again = try token(6)
        #expect(again.value == next.value && again.epoch > next.epoch)
        #expect(try renewed(again, 25.1)?.value != next.value)
    }

    @Test("DR-07 a clock that is set back makes no new token at once, and no old one young")
    mutating func setBack() throws {
        let first = try token(10)
        step = .seconds(-2 * 3_600)
        #expect(try token(11) == first)
        #expect(try token(49.9) == first)
        let next = try token(50)
        #expect(next.value != first.value)
        #expect(try issuedAt(next) == start - .seconds(3_600 + 1_800))
    }
}
