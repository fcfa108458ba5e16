import JSON
import Cryptography
import ServiceKit

/// APNs' state of one connection: the number of streams it grants, and the provider tokens it has accepted. A value without I/O.
struct APNsConnectionState {
    /// Streams before the first request with a valid provider token, and after a refused push.
    static let fewStreams = 1
    /// Streams afterwards, as seen from production.
    static let manyStreams = 1000
    /// A connection accepts one new provider token in this many seconds (Apple, "Establishing a token-based connection to APNs"). Tokens that were
    /// issued this far apart are always accepted, even when a rarely used connection gets both within a minute.
    static let shortestTokenLife: Int64 = 20 * 60
    /// Most tokens kept for one connection. A token is valid for an hour, in which the rule above accepts four.
    static let mostTokens = 8

    private(set) var grantedStreams = fewStreams
    private var isPinned = false
    /// The tokens that were accepted here, the newest last.
    private var accepted: [VerifiedProviderToken] = []
    /// When the newest token replaced another one; nil for the connection's first token.
    private var tokenChangedAt: Instant?

    /// The limit to announce after an answer with this status, nil when it stays. A refusal slows the sender to one stream, except a
    /// 410, which APNs does not count as an error; the next success restores it.
    mutating func limit(afterAnswer status: Int) -> Int? {
        guard !isPinned else { return nil }
        let wanted: Int
        switch status {
        case 200: wanted = Self.manyStreams
        case 410: return nil
        case 400..<500: wanted = Self.fewStreams
        default: return nil
        }
        guard wanted != grantedStreams else { return nil }
        grantedStreams = wanted
        return wanted
    }

    /// Sets a fixed limit, which answers do not change.
    mutating func pin(streams: Int) {
        grantedStreams = streams
        isPinned = true
    }

    /// Verifies the `authorization` header of a request: known token, age, change of token, change of key.
    ///
    /// A token that the connection accepted before is not an update, even after another one: a sender that gets `TooManyProviderTokenUpdates` goes
    /// back to its earlier token.
    mutating func authenticate(
        _ authorization: String?, now: Instant, verify: (String) throws(APNsRefusal) -> VerifiedProviderToken
    ) throws(APNsRefusal) -> VerifiedProviderToken {
        guard let authorization else { throw APNsRefusal(403, "MissingProviderToken") }
        if let known = accepted.last(where: { $0.header == authorization }) {
            try known.requireFresh(at: now)
            return known
        }
        let shown = try verify(authorization)
        try shown.requireFresh(at: now)
        if let newest = accepted.last {
            // The first push binds the connection to its team and key.
            guard shown.teamID == newest.teamID else { throw APNsRefusal(403, "InvalidProviderToken") }
            guard shown.keyID == newest.keyID else { throw APNsRefusal(403, "UnrelatedKeyIdInToken") }
            let changedLately = tokenChangedAt.map { now - $0 < .seconds(Self.shortestTokenLife) } ?? false
            guard !changedLately || abs(shown.issuedAt - newest.issuedAt) >= Self.shortestTokenLife else {
                throw APNsRefusal(429, "TooManyProviderTokenUpdates")
            }
            tokenChangedAt = now
        }
        accepted.append(shown)
        if accepted.count > Self.mostTokens { accepted.removeFirst() }
        return shown
    }
}

/// A provider token with a valid signature.
struct VerifiedProviderToken {
    /// The whole `authorization` value.
    let header: String
    let keyID: String
    let teamID: String
    /// Seconds since the epoch.
    let issuedAt: Int64
    let topics: Set<String>

    /// Greatest accepted age of a token, in seconds.
    static let longestAge: Int64 = 3600
    /// How far a token's issue may lie in the future, in seconds.
    static let clockSkew: Int64 = 60

    /// Verifies signature, algorithm, key and team of an `authorization` value (providers.md §1.3).
    init(verifying header: String, trust: TrustStore) throws(APNsRefusal) {
        let invalid = APNsRefusal(403, "InvalidProviderToken")
        guard header.utf8.count > 7, header.prefix(7).lowercased() == "bearer " else { throw invalid }
        let decoded: JWT.Decoded
        do { decoded = try JWT.decode(String(header.dropFirst(7))) } catch { throw invalid }
        // `iat` must be a plain integer: Apple's own sample has it as a string of milliseconds, and APNs refuses that.
        guard decoded.algorithm == "ES256", let keyID = decoded.keyID, let key = trust.apnsKeys[keyID],
            decoded.issuer == key.teamID, let issuedAt = decoded.claims["iat"]?.integer,
            key.publicKey.verify(decoded.signature, of: decoded.signingInput)
        else { throw invalid }
        self.header = header
        self.keyID = keyID
        self.issuedAt = issuedAt
        teamID = key.teamID
        topics = key.topics
    }

    func requireFresh(at now: Instant) throws(APNsRefusal) {
        let age = now.milliseconds / 1000 - issuedAt
        if age > Self.longestAge { throw APNsRefusal(403, "ExpiredProviderToken") }
        if age < -Self.clockSkew { throw APNsRefusal(403, "InvalidProviderToken") }
    }
}
