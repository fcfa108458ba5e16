import CarillonAPI
import ServiceKit

/// The states of the credentials in use, and whose tokens are being fetched.
struct CredentialStates: Sendable {
    /// By credential id; a credential without an entry is usable.
    private var states: [String: CredentialState] = [:]
    /// Deliveries of these credentials stay in the queue until the token is there.
    private var fetching: Set<String> = []

    /// Whether the credential was ever refused or without a token since it was put.
    func isKnown(_ id: String) -> Bool { states[id] != nil }

    /// The credential's own condition. A fetch of its token does not count.
    func own(_ id: String, at now: SteadyInstant) -> LaneState.Condition { states[id]?.condition(at: now) ?? .open }

    /// The credential's condition for pushes that are ready.
    func condition(of id: String, at now: SteadyInstant) -> LaneState.Condition {
        let own = own(id, at: now)
        guard own == .open, fetching.contains(id) else { return own }
        return .blocked(.noAccessToken, reason: "an access token is being fetched")
    }

    /// See ``CredentialState/refused(reason:)``.
    mutating func refused(_ id: String, reason: String) -> CredentialState.OnRefused { states[id, default: .init()].refused(reason: reason) }

    /// See ``CredentialState/unavailable(until:reason:)``.
    mutating func unavailable(_ id: String, until: SteadyInstant, reason: String) {
        states[id, default: .init()].unavailable(until: until, reason: reason)
    }

    /// A fetch of the credential's token begins. Returns false while one is running.
    mutating func beginFetch(of id: String) -> Bool { fetching.insert(id).inserted }

    /// The fetch ended, with a token or without.
    mutating func endFetch(of id: String, isAvailable: Bool) {
        fetching.remove(id)
        if isAvailable { states[id]?.available() }
    }

    /// Forgets credentials, because they were replaced or put again.
    ///
    /// - Returns: those of them that were blocked.
    mutating func forget(at now: SteadyInstant, where isForgotten: (_ id: String) -> Bool) -> [String] {
        let forgotten = states.filter { isForgotten($0.key) }
        for id in forgotten.keys { states[id] = nil }
        return forgotten.filter { if case .blocked = $0.value.condition(at: now) { true } else { false } }.keys.sorted()
    }
}
