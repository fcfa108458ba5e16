import Synchronization

/// Remembers valid signatures of tokens, so that a token which comes with each request of its user is checked once. To find one again takes a hash.
///
/// That a key signed these bytes stays true: nothing expires, and nothing is to be withdrawn. Whether the key still counts, and the times, issuer and
/// audience of the token, are for each request to check. Invalid signatures are not remembered, so that strangers displace nothing.
public final class VerifiedSignatures: Sendable {
    private struct Digest: Hashable, Sendable {
        let words: SIMD4<UInt64>
    }

    private struct State: Sendable {
        /// Those found lately, and those before.
        var recent: Set<Digest> = []
        var older: Set<Digest> = []
    }

    private let state = Mutex(State())
    private let half: Int

    /// - Parameter most: of the signatures, 100 bytes each. A full half of them replaces the other.
    public init(most: Int = 65_536) { half = max(1, most / 2) }

    /// Whether a signature is valid; `check` tells it for one that is not remembered.
    func isValid(_ signature: [UInt8], of message: [UInt8], key: [UInt8], _ check: () -> Bool) -> Bool {
        let digest = Self.digest(signature, message, key)
        if isKnown(digest) { return true }
        guard check() else { return false }
        state.withLock { insert(digest, &$0) }
        return true
    }

    private func isKnown(_ digest: Digest) -> Bool {
        state.withLock { state in
            if state.recent.contains(digest) { return true }
            guard state.older.contains(digest) else { return false }
            insert(digest, &state)
            return true
        }
    }

    private func insert(_ digest: Digest, _ state: inout State) {
        if state.recent.count >= half {
            state.older = state.recent
            state.recent = []
        }
        state.recent.insert(digest)
    }

    /// The lengths keep the three apart: no bytes can move from one to the next.
    private static func digest(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Digest {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(24 + key.count + message.count + signature.count)
        for part in [key, message, signature] {
            withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part)
        }
        let words = SHA256.hash(bytes).withUnsafeBytes { hash in
            SIMD4((0..<4).map { hash.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self) })
        }
        return Digest(words: words)
    }
}
