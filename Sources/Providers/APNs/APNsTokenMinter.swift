import Cryptography
import JSON
public import ServiceKit
import Synchronization

/// Mints the provider tokens of one APNs key (DISP-08), at most one per slot of 30 minutes, shared by all connections.
///
/// `iat` lies on the slot's beginning, so that all processes with this key make the same claims and none updates its token more often
/// than Apple's 20 minutes allow; it is never older than 50 of the 60 minutes that Apple accepts.
///
/// A token changes out of turn when Apple calls it expired (403 `ExpiredProviderToken`), and goes back to the one before when Apple finds the
/// new one too new (429 `TooManyProviderTokenUpdates`). Apple counts updates by connection, and a connection goes on refusing after an
/// expired token (trap T13): such a change has a new ``Token/epoch``, and its requests go on new connections.
public final class APNsTokenMinter: Sendable {
    /// Length of a slot in seconds.
    public static let slotSeconds: Int64 = 1800
    /// After a token was made out of turn no other one is for this long (trap T12).
    static let shortestLife = Duration.seconds(20 * 60)
    /// Age at which a token is not used any more, whatever the date is by now.
    static let longestLife = Duration.seconds(50 * 60)

    /// A provider token.
    public struct Token: Sendable, Hashable {
        public let value: String
        /// Grows when a token takes another's place out of turn. Connections that saw one of an earlier epoch take none of this one.
        public let epoch: UInt64
    }

    /// What follows when Apple calls a token expired.
    public enum Replacement: Sendable, Hashable {
        /// Send again at once with this one.
        case use(Token)
        /// The refused one had served and is too young to be replaced: try it again after a pause, on new connections.
        case wait
        /// The refused one was a replacement itself and never served: a clock or the key is wrong.
        case refusedTwice
    }

    private struct Minted {
        let value: String
        /// The slot in which it was made.
        let slot: Int64
        let madeAt: SteadyInstant
        /// When its `iat` was.
        let issuedAt: SteadyInstant
        let isReplacement: Bool
        var hasServed = false

        func isUsable(at now: SteadyInstant) -> Bool { now - issuedAt < longestLife }
    }

    private struct State {
        var current: Minted?
        /// The one before, for as long as it lives.
        var previous: Minted?
        /// What was current until Apple found it too new. It comes next: no other is made meanwhile.
        var tooNew: Minted?
        var epoch: UInt64
    }

    /// Epochs of all minters: a key that is put again has a new minter, whose tokens are of no earlier epoch.
    private static let epochs = Atomic<UInt64>(0)

    private let credential: APNsCredential
    private let state: Mutex<State>

    /// Mints for this key; keep one minter a key and process.
    public init(_ credential: APNsCredential) {
        self.credential = credential
        state = Mutex(State(epoch: Self.nextEpoch()))
    }

    private static func nextEpoch() -> UInt64 { epochs.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The token for requests sent now.
    ///
    /// - Parameters:
    ///   - now: the date, which `iat` and the slots go by.
    ///   - steadyNow: what ages go by: a clock that is set back makes no token young again (DR-07).
    /// - Throws: ``CryptographyError`` when signing fails.
    public func token(at now: Instant, _ steadyNow: SteadyInstant) throws -> Token {
        try state.withLock { state in
            let slot = Self.slot(of: now)
            let isTurn = isTurn(state, slot, steadyNow)
            if let current = state.current, current.isUsable(at: steadyNow), !isTurn {
                return Token(value: current.value, epoch: state.epoch)
            }
            // Of an earlier slot it would have to go at once.
            if let waiting = state.tooNew, waiting.isUsable(at: steadyNow), waiting.slot == slot || !isTurn {
                state.epoch = Self.nextEpoch()
                state.current = waiting
            } else {
                let minted = try mint(issuedAt: slot * Self.slotSeconds, now, steadyNow, isReplacement: false)
                state.previous = state.current
                state.current = minted
            }
            state.tooNew = nil
            return Token(value: state.current?.value ?? "", epoch: state.epoch)
        }
    }

    /// A later slot has begun, and Apple will not find another token too soon.
    private func isTurn(_ state: State, _ slot: Int64, _ now: SteadyInstant) -> Bool {
        guard let current = state.current, slot > current.slot else { return false }
        guard let last = state.tooNew ?? (current.isReplacement ? current : nil) else { return true }
        return now - last.madeAt >= Self.shortestLife
    }

    /// What to use instead of a token that Apple called expired.
    ///
    /// - Throws: ``CryptographyError`` when signing fails.
    public func replacement(of refused: String, at now: Instant, _ steadyNow: SteadyInstant) throws -> Replacement {
        try state.withLock { state in
            // Another request found out first, or its turn was over.
            guard let current = state.current, current.value == refused else {
                return state.current.map { .use(Token(value: $0.value, epoch: state.epoch)) } ?? .wait
            }
            if current.isReplacement, steadyNow - current.madeAt < Self.shortestLife {
                guard current.hasServed else { return .refusedTwice }
                state.epoch = Self.nextEpoch()
                return .wait
            }
            let next: Minted
            if let waiting = state.tooNew, waiting.isUsable(at: steadyNow) {
                next = waiting
            } else {
                next = try mint(issuedAt: now.milliseconds / 1000, now, steadyNow, isReplacement: true)
            }
            state.tooNew = nil
            state.previous = current
            state.current = next
            state.epoch = Self.nextEpoch()
            return .use(Token(value: next.value, epoch: state.epoch))
        }
    }

    /// Apple found a token too new: the one before serves on, if there is one. Either way requests go on new connections, where the first
    /// token is no update.
    public func tooNew(_ refused: String, at steadyNow: SteadyInstant) {
        state.withLock { state in
            guard let current = state.current, current.value == refused else { return }
            if let previous = state.previous, previous.isUsable(at: steadyNow) {
                state.tooNew = current
                state.current = previous
                state.previous = nil
            }
            state.epoch = Self.nextEpoch()
        }
    }

    /// Apple took a message with the present token.
    public func served() { state.withLock { $0.current?.hasServed = true } }

    private static func slot(of now: Instant) -> Int64 {
        let milliseconds = slotSeconds * 1000
        return (now.milliseconds >= 0 ? now.milliseconds : now.milliseconds - milliseconds + 1) / milliseconds
    }

    private func mint(issuedAt: Int64, _ now: Instant, _ steadyNow: SteadyInstant, isReplacement: Bool) throws -> Minted {
        let value = try JWT.signES256(
            header: ["kid": .string(credential.keyID)],
            claims: ["iss": .string(credential.teamID), "iat": .integer(issuedAt)], key: credential.key)
        let age = now - Instant(milliseconds: issuedAt * 1000)
        return Minted(value: value, slot: Self.slot(of: now), madeAt: steadyNow, issuedAt: steadyNow - age, isReplacement: isReplacement)
    }
}
