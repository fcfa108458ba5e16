import Cryptography
import JSON
public import ServiceKit
import Synchronization

/// Mints the provider tokens of one APNs key (DISP-08), at most one per slot of 30 minutes, shared by all connections.
///
/// `iat` is the slot's beginning, so that all processes with this key make the same claims, and none updates its token more often than Apple's 20
/// minutes allow. It is at most 50 minutes old; Apple accepts 60.
///
/// A token is replaced early when Apple calls it expired (403 `ExpiredProviderToken`). The previous token is used again when Apple finds the new one
/// too new (429 `TooManyProviderTokenUpdates`). Apple counts updates by connection, and a connection keeps refusing after an expired token:
/// such a change has a new ``Token/epoch``, and its requests use new connections.
public final class APNsTokenMinter: Sendable {
    /// Length of a slot in seconds.
    public static let slotSeconds: Int64 = 1800
    /// Shortest time between two early replacements.
    static let shortestLife = Duration.seconds(20 * 60)
    /// Age from which a token is not used any more, whatever the date is.
    static let longestLife = Duration.seconds(50 * 60)

    /// A provider token.
    public struct Token: Sendable, Hashable {
        public let value: String
        /// Grows with each early replacement. A connection that was used with an earlier epoch's token is not used with this one.
        public let epoch: UInt64
    }

    /// The next step when Apple calls a token expired.
    public enum Replacement: Sendable, Hashable {
        /// Send again at once with this token.
        case use(Token)
        /// The refused token was accepted before and is too young to be replaced: try it again after a pause, on new connections.
        case wait
        /// The refused token was a replacement and was never accepted: a clock or the key is wrong.
        case refusedTwice
    }

    private struct Minted {
        let value: String
        /// The slot in which it was made.
        let slot: Int64
        let madeAt: SteadyInstant
        /// Its `iat` in steady time.
        let issuedAt: SteadyInstant
        let isReplacement: Bool
        var hasServed = false

        func isUsable(at now: SteadyInstant) -> Bool { now - issuedAt < longestLife }
    }

    private struct State {
        var current: Minted?
        /// The previous token, while it is valid.
        var previous: Minted?
        /// The token that Apple found too new. It is used next; no other is made meanwhile.
        var tooNew: Minted?
        var epoch: UInt64
    }

    /// Epochs of all minters: a key that is put again has a new minter, and its tokens have no earlier epoch.
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
    ///   - now: the date, for `iat` and the slots.
    ///   - steadyNow: for ages, so that a clock that is set back makes no token younger (DR-07).
    /// - Throws: ``CryptographyError`` when signing fails.
    public func token(at now: Instant, _ steadyNow: SteadyInstant) throws -> Token {
        try state.withLock { state in
            let slot = Self.slot(of: now)
            let isTurn = isTurn(state, slot, steadyNow)
            if let current = state.current, current.isUsable(at: steadyNow), !isTurn {
                return Token(value: current.value, epoch: state.epoch)
            }
            // A token of an earlier slot would be replaced at once.
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

    /// A later slot has begun, and Apple will accept another token.
    private func isTurn(_ state: State, _ slot: Int64, _ now: SteadyInstant) -> Bool {
        guard let current = state.current, slot > current.slot else { return false }
        guard let last = state.tooNew ?? (current.isReplacement ? current : nil) else { return true }
        return now - last.madeAt >= Self.shortestLife
    }

    /// The replacement of a token that Apple called expired.
    ///
    /// - Throws: ``CryptographyError`` when signing fails.
    public func replacement(of refused: String, at now: Instant, _ steadyNow: SteadyInstant) throws -> Replacement {
        try state.withLock { state in
            // It was replaced already: another request got the same answer, or its slot ended.
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

    /// Apple found a token too new: the previous one is used again, if there is one. Requests use new connections in any case, where the first
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

    /// Apple accepted a message with the present token.
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
