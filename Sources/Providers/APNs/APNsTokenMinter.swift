import Cryptography
import ServiceKit
import Synchronization

/// Mints the provider tokens of one APNs key (DISP-08), at most one per slot of 30 minutes, shared by all connections.
///
/// `iat` lies on the slot's beginning, so that all processes with this key make the same claims and none updates its token more often
/// than Apple's 20 minutes allow; it is never older than 30 of the 60 minutes that Apple accepts.
public final class APNsTokenMinter: Sendable {
    /// Length of a slot in seconds.
    public static let slotSeconds: Int64 = 1800

    private struct State {
        var token: String?
        var slot: Int64 = .min
        /// The token of this slot was refused and replaced already.
        var isRenewed = false
    }

    private let credential: APNsCredential
    private let state = Mutex(State())

    /// Mints for this key; keep one minter a key and process.
    public init(_ credential: APNsCredential) { self.credential = credential }

    /// The token for requests sent at `now`.
    ///
    /// - Throws: ``CryptographyError`` when signing fails.
    public func token(at now: Instant) throws -> String {
        let slot = Self.slot(of: now)
        return try state.withLock { state in
            if let token = state.token, state.slot == slot { return token }
            let token = try mint(issuedAt: slot * Self.slotSeconds)
            state = State(token: token, slot: slot)
            return token
        }
    }

    /// The token to use instead of one that Apple called expired; nil when this slot's token was replaced already and the
    /// replacement was refused too: then a clock or the key is wrong.
    public func token(replacing refused: String, at now: Instant) throws -> String? {
        let slot = Self.slot(of: now)
        return try state.withLock { state in
            // Another request found out first, or a new slot began meanwhile.
            if let token = state.token, state.slot == slot, token != refused { return token }
            if state.slot == slot, state.isRenewed { return nil }
            let token = try mint(issuedAt: now.milliseconds / 1000)
            state = State(token: token, slot: slot, isRenewed: true)
            return token
        }
    }

    private static func slot(of now: Instant) -> Int64 {
        let milliseconds = slotSeconds * 1000
        return (now.milliseconds >= 0 ? now.milliseconds : now.milliseconds - milliseconds + 1) / milliseconds
    }

    private func mint(issuedAt: Int64) throws -> String {
        try JWT.signES256(
            header: ["kid": .string(credential.keyID)],
            claims: ["iss": .string(credential.teamID), "iat": .integer(issuedAt)], key: credential.key)
    }
}
