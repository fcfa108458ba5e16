import CarillonAPI
import Cryptography
import JSON
import Logging
import Synchronization
import TestConditions
import Testing

@testable import ServiceKit

/// An issuer of the test's own, which counts reads of its set. Its answers can be held back.
private final class Issuer: Sendable {
    struct Away: Error {}

    private struct State {
        var set: [UInt8]?
        var reads = 0
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())

    var reads: Int { state.withLock { $0.reads } }

    /// Publishes keys by their ids; nil: the issuer is away.
    func publish(_ keys: [String: P256PrivateKey]?) throws {
        let set = try keys.map { Array(try JWKSet($0.map { JSONWebKey(id: $0.key, $0.value.publicKey) }).json.utf8) }
        state.withLock { $0.set = set }
    }

    func publish(text: String) { state.withLock { $0.set = Array(text.utf8) } }

    func hold() { state.withLock { $0.isHeld = true } }

    func release() {
        let held = state.withLock { state in
            defer { (state.isHeld, state.held) = (false, []) }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    func answer() async throws -> [UInt8] {
        state.withLock { $0.reads += 1 }
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                if state.isHeld { state.held.append(continuation) }
                return !state.isHeld
            }
            if goesOn { continuation.resume() }
        }
        guard let set = state.withLock({ $0.set }) else { throw Away() }
        return set
    }
}

@Suite("Keys that issuers publish", .timeLimit(.minutes(1)))
struct PublishedKeySetsTests {
    private static let url = "https://issuer.example.com/jwks.json"
    private let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
    private let issuer = Issuer()
    private let metrics = MetricsRegistry()
    private let log = LogLines()
    private let sets: PublishedKeySets
    private let first: P256PrivateKey
    private let second: P256PrivateKey

    init() throws {
        (first, second) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
        let (issuer, log) = (self.issuer, self.log)
        sets = PublishedKeySets(clock: clock, metrics: metrics, logger: Logger(label: "test") { _ in log.handler }) { url, most in
            #expect(url == Self.url && most == 65_536)
            return try await issuer.answer()
        }
    }

    private func token(_ keyID: String, _ key: P256PrivateKey) throws -> JWT.Decoded {
        try JWT.decode(try JWT.signES256(header: ["kid": .string(keyID)], claims: ["sub": "ann", "exp": 1_770_000_060], key: key))
    }

    /// Whether a token verifies.
    private func verifies(_ keyID: String, _ key: P256PrivateKey) async throws -> Bool {
        let token = try token(keyID, key)
        let keys = try await sets.keys(at: Self.url, for: token)
        return (try? JWT.verify(token, keys: keys, now: 1_770_000_000)) != nil
    }

    @Test("GW-03 A set is read once for many tokens, and again when it is old, which delays no token")
    func cached() async throws {
        try issuer.publish(["a": first])
        for _ in 0..<10 {
            let isValid = try await verifies("a", first)
            #expect(isValid)
        }
        #expect(issuer.reads == 1)
        clock.advance(by: .seconds(3_600))
        issuer.hold()
        let isValid = try await verifies("a", first)
        #expect(isValid, "the answer is held back, and the key is known")
        try await eventually("the old set is read again") { issuer.reads == 2 }
        issuer.release()
    }

    @Test("GW-03 SEC-13 A rotated key works at once; a token with an unknown key has the set read at most once in 30 s")
    func rotation() async throws {
        try issuer.publish(["a": first])
        var isValid = try await verifies("a", first)
        #expect(isValid)
        clock.advance(by: .seconds(30))
        try issuer.publish(["b": second])
        isValid = try await verifies("b", second)
        #expect(isValid)
        #expect(issuer.reads == 2)
        isValid = try await verifies("a", first)
        #expect(!isValid, "the issuer took the key back")
        for stranger in ["x", "y", "z"] {
            isValid = try await verifies(stranger, first)
            #expect(!isValid)
        }
        #expect(issuer.reads == 2)
        clock.advance(by: .seconds(29))
        _ = try await verifies("x", first)
        #expect(issuer.reads == 2)
        clock.advance(by: .seconds(1))
        _ = try await verifies("x", first)
        #expect(issuer.reads == 3)
    }

    @Test("GW-03 Tokens that come at one time share one read")
    func together() async throws {
        try issuer.publish(["a": first])
        issuer.hold()
        let valid = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 { group.addTask { try await verifies("a", first) } }
            group.addTask {
                try await eventually("the set is read") { issuer.reads > 0 }
                issuer.release()
                return true
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(valid == 21)
        #expect(issuer.reads == 1)
    }

    @Test("GW-03 While the issuer is away, or publishes no set, the last keys stay in use; the log says so once, and when it is over")
    func away() async throws {
        try issuer.publish(["a": first])
        var isValid = try await verifies("a", first)
        #expect(isValid)
        for hour in 1...30 {
            if hour == 2 { issuer.publish(text: "<html>") } else if hour == 1 || hour == 3 { try issuer.publish(nil) }
            clock.advance(by: .seconds(3_600))
            isValid = try await verifies("a", first)
            #expect(isValid, "hour \(hour)")
            try await eventually("the set is read again") { issuer.reads == hour + 1 }
            try await eventually("the read is counted") {
                metrics.prometheusText().contains(#"carillon_jwks_reads_total{result="failed"} \#(hour)"#)
            }
        }
        #expect(log.texts(.warning).count == 1 && log.texts(.warning)[0].contains("the last ones stay in use"), "\(log.texts)")
        try issuer.publish(["b": second])
        clock.advance(by: .seconds(3_600))
        isValid = try await verifies("b", second)
        #expect(isValid)
        #expect(log.texts(.notice).count == 1, "\(log.texts)")
    }

    @Test("GW-03 Where no set was ever read, tokens are unavailable and not refused, and the issuer is asked again after 30 s")
    func never() async throws {
        for _ in 0..<3 {
            await #expect { _ = try await verifies("a", first) } throws: { ($0 as? APIError)?.reason == .unavailable }
        }
        #expect(issuer.reads == 1)
        try issuer.publish(["a": first])
        clock.advance(by: .seconds(30))
        let isValid = try await verifies("a", first)
        #expect(isValid)
    }

    @Test("GW-03 A token of an algorithm without public keys has nothing read")
    func algorithms() async throws {
        let parts = [#"{"alg":"HS256"}"#, #"{"sub":"ann"}"#, "sig"].map { Base64URL.encode(Array($0.utf8)) }
        let keys = try await sets.keys(at: Self.url, for: try JWT.decode(parts.joined(separator: ".")))
        #expect(keys.keys.isEmpty && issuer.reads == 0)
    }
}
