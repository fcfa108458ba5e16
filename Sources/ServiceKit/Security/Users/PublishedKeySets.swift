import CarillonAPI
public import Cryptography
public import Logging
import Synchronization

/// The key sets that issuers of user tokens publish at an address (GW-03), cached.
///
/// A token whose key is known is never delayed: a set that is old is read again beside it. A token with an unknown key has its issuer's set read, at
/// most once in ``Ages/least``; so a rotated key works at once, and strangers with made-up keys cause few requests. A set stays in use until a newer
/// one is read, however long its issuer is away.
public final class PublishedKeySets: Sendable {
    /// How often sets are read.
    public struct Ages: Sendable {
        /// The least time between two reads of an address, successful or not.
        public var least = Duration.seconds(30)
        /// The age from which a set is read again when a token comes.
        public var most = Duration.seconds(3_600)

        /// The defaults.
        public init() {}

        /// Reads `jwks.min_age_seconds` and `jwks.max_age_seconds`.
        ///
        /// - Throws: ``ConfigurationError``.
        public init(_ config: ServiceConfig) throws {
            least = .seconds(try config.int("jwks.min_age_seconds", range: 1...3_600, default: 30))
            most = .seconds(try config.int("jwks.max_age_seconds", range: 60...86_400, default: 3_600))
        }
    }

    /// Fetches a body of at most so many bytes from an `https` address, in a bounded time.
    public typealias Fetch = @Sendable (_ url: String, _ mostBytes: Int) async throws -> [UInt8]

    /// Most bytes of a set: as of one that an operator gives.
    public static let mostBytes = 65_536
    /// Most addresses. There are no more than apps in use.
    private static let mostEntries = 10_000

    private struct Entry {
        var keys: JWKSet?
        var readAt: SteadyInstant?
        var triedAt: SteadyInstant?
        /// The read under way. It returns the set in use after it.
        var reading: Task<JWKSet?, Never>?
        var isFailing = false
    }

    private let entries = Mutex<[String: Entry]>([:])
    private let fetch: Fetch
    private let ages: Ages
    private let clock: any DomainClock
    private let succeeded: Counter
    private let failed: Counter
    private let logger: Logger

    /// None yet.
    public init(ages: Ages = Ages(), clock: any DomainClock, metrics: MetricsRegistry, logger: Logger, fetch: @escaping Fetch) {
        self.fetch = fetch
        self.ages = ages
        self.clock = clock
        self.logger = logger
        let help = "Reads of key sets that issuers publish: ok; failed, and the last set stays in use."
        succeeded = metrics.counter("carillon_jwks_reads_total", ["result": "ok"], help: help)
        failed = metrics.counter("carillon_jwks_reads_total", ["result": "failed"], help: help)
    }

    private enum Step {
        case use(JWKSet)
        case wait(Task<JWKSet?, Never>)
        case missing
    }

    /// The set that may verify a token.
    ///
    /// - Parameter url: where its issuer publishes it.
    /// - Throws: `unavailable` where no set was ever read from the address.
    public func keys(at url: String, for token: JWT.Decoded) async throws -> JWKSet {
        // Of other algorithms there are no published keys.
        guard let algorithm = token.algorithm, ["ES256", "RS256", "EdDSA"].contains(algorithm) else { return JWKSet([]) }
        let step = entries.withLock { entries in
            if entries.count >= Self.mostEntries, entries[url] == nil { entries = entries.filter { $0.value.reading != nil } }
            return next(&entries[url, default: Entry()], url, algorithm, token.keyID)
        }
        switch step {
        case .use(let keys): return keys
        case .wait(let reading):
            if let keys = await reading.value { return keys }
        case .missing: break
        }
        throw APIError(.unavailable, "the keys of the token's issuer cannot be read now; try again", retryAfter: ages.least)
    }

    private func next(_ entry: inout Entry, _ url: String, _ algorithm: String, _ keyID: String?) -> Step {
        let now = clock.steadyNow
        let mayRead = entry.reading == nil && entry.triedAt.map { now - $0 >= ages.least } ?? true
        let isOld = entry.readAt.map { now - $0 >= ages.most } ?? true
        let isKnown = entry.keys?.hasKey(algorithm: algorithm, keyID: keyID) == true
        if mayRead, isOld || !isKnown {
            entry.triedAt = now
            entry.reading = Task { await self.read(url) }
        }
        if isKnown, let keys = entry.keys { return .use(keys) }
        if let reading = entry.reading { return .wait(reading) }
        return entry.keys.map(Step.use) ?? .missing
    }

    /// Reads a set.
    ///
    /// - Returns: the set in use now; nil: none was ever read.
    private func read(_ url: String) async -> JWKSet? {
        do {
            let keys = try JWKSet(json: try await fetch(url, Self.mostBytes))
            let now = clock.steadyNow
            let previous = entries.withLock { entries in
                let previous = entries[url]
                entries[url] = Entry(keys: keys, readAt: now, triedAt: previous?.triedAt ?? now)
                return previous
            }
            succeeded.increment()
            if previous?.isFailing == true { logger.notice("an issuer's keys can be read again", metadata: ["url": "\(url)"]) }
            return keys
        } catch {
            let previous = entries.withLock { entries in
                let previous = entries[url]
                entries[url]?.isFailing = true
                entries[url]?.reading = nil
                return previous
            }
            failed.increment()
            let keys = previous?.keys
            // Once until it works again: tokens may come all the time.
            if previous?.isFailing != true {
                logger.warning(
                    "an issuer's keys cannot be read; \(keys == nil ? "its tokens are refused" : "the last ones stay in use")",
                    metadata: ["url": "\(url)", "error": "\(error)"])
            }
            return keys
        }
    }
}
