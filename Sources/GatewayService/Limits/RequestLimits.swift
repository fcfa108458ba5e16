import CarillonAPI
import ServiceKit

/// The rate limits of users and client addresses (GW-05, REG-38). Host systems with a service key have no limit, unless `limits.key_rate` is set.
///
/// Settings, 0 for no limit: `limits.user_rate` and `limits.address_rate` a second, `limits.user_burst`, `limits.registrations_per_user` and
/// `limits.registrations_per_address` a minute, `limits.key_rate` a second, `limits.user_streams` at once.
struct RequestLimits: Sendable {
    private let users: RateLimiter<Caller.Identity>?
    private let keys: RateLimiter<Caller.Identity>?
    private let addresses: RateLimiter<String>?
    private let registrationsOfUsers: RateLimiter<Caller.Identity>?
    private let registrationsFromAddresses: RateLimiter<String>?
    private let clock: any DomainClock
    /// Holds answers to refused requests.
    let pace: RefusalPace
    /// Streams of one user at once; 0: no limit.
    let userStreams: Int

    /// Users or addresses that a limit remembers.
    private static let mostKeys = 100_000

    /// - Parameter pace: nil: of its own.
    init(_ config: ServiceConfig, clock: any DomainClock, pace: RefusalPace? = nil) throws {
        self.clock = clock
        self.pace = pace ?? RefusalPace(clock: clock)
        // As many as a user has devices (`max_devices_per_user`), unless the app has another number.
        userStreams = try config.int("limits.user_streams", range: 0...1_000_000, default: 50)
        func rate(_ key: String, _ value: Int) throws -> Int { try config.int("limits.\(key)", range: 0...1_000_000, default: value) }
        let (user, burst, address, key) = (
            try rate("user_rate", 60), try rate("user_burst", 120), try rate("address_rate", 300), try rate("key_rate", 0)
        )
        let (ofUsers, fromAddresses) = (try rate("registrations_per_user", 10), try rate("registrations_per_address", 60))
        func limiter<Key>(_ count: Int, each period: Duration, burst: Int) -> RateLimiter<Key>? {
            count == 0 ? nil : RateLimiter(most: burst, interval: period / count, mostKeys: Self.mostKeys)
        }
        users = limiter(user, each: .seconds(1), burst: max(burst, 1))
        keys = limiter(key, each: .seconds(1), burst: 2 * key)
        addresses = limiter(address, each: .seconds(1), burst: address)
        registrationsOfUsers = limiter(ofUsers, each: .seconds(60), burst: ofUsers)
        registrationsFromAddresses = limiter(fromAddresses, each: .seconds(60), burst: fromAddresses)
    }

    /// Counts a request by its client address, before authentication.
    ///
    /// - Throws: `rate_limited` with the time to wait.
    func admit(from address: String?) throws(APIError) {
        guard let address, let addresses else { return }
        if let wait = addresses.take(address, at: clock.steadyNow) { throw Self.refusal("requests from this address", wait) }
    }

    /// Takes back the count of a host system's request.
    func giveBack(to address: String?) {
        if let address { addresses?.giveBack(address) }
    }

    /// Counts a request of an authenticated caller.
    func admit(_ caller: Caller, byKey: Bool) throws(APIError) {
        if let wait = (byKey ? keys : users)?.take(caller.identity, at: clock.steadyNow) {
            throw Self.refusal(byKey ? "requests with this service key" : "requests of this user", wait)
        }
    }

    /// Counts the registration of a device or a browser (REG-38).
    func admitRegistration(of caller: Caller, from address: String?, byKey: Bool) throws(APIError) {
        guard !byKey else { return }
        if let wait = registrationsOfUsers?.take(caller.identity, at: clock.steadyNow) { throw Self.refusal("registrations of this user", wait) }
        guard let address else { return }
        if let wait = registrationsFromAddresses?.take(address, at: clock.steadyNow) {
            throw Self.refusal("registrations from this address", wait)
        }
    }

    private static func refusal(_ what: String, _ wait: Duration) -> APIError {
        APIError(.rateLimited, "too many \(what); wait as long as Retry-After says", retryAfter: wait)
    }
}

extension Caller {
    /// The key of a limit: a user of an app, or a host system's key.
    struct Identity: Hashable, Sendable {
        var app: String
        var name: String
    }

    var identity: Identity {
        switch self {
        case .user(let id, let tenant, _, _): Identity(app: tenant.appId, name: "user \(id)")
        case .platform(let id, _): Identity(app: "", name: "user \(id)")
        case .host(let keyID, let tenant, _): Identity(app: tenant.appId, name: "key \(keyID)")
        }
    }
}
