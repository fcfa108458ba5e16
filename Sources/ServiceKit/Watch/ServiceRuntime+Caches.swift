import CarillonAPI
import RPC

extension ServiceRuntime {
    /// A cache of a neighbour's answers and what keeps it in step. The setting `cache.entries` bounds it; 0 switches it off, and then each
    /// question is asked each time.
    ///
    /// - Parameters:
    ///   - name: in metrics.
    ///   - service: whose answers they are.
    ///   - method: `WatchChanges` of the contract that tells of changes.
    /// - Throws: ``ConfigurationError``.
    public func cache<Question, Answer>(
        _ name: String, of service: String, watching method: MethodDescriptor, as type: WatchedCache<Question, Answer>.Type
    ) throws -> (cache: WatchedCache<Question, Answer>, worker: ChangeWatcher)? {
        let entries = try config.int("cache.entries", range: 0...10_000_000, default: 50_000)
        guard entries > 0 else { return nil }
        let cache = WatchedCache<Question, Answer>(name, mostEntries: entries, metrics: metrics)
        let worker = ChangeWatcher(
            channel: channel(to: service), method: method, cache: cache, holder: ids.make(prefix: "\(definition.name) "), logger: logger)
        return (cache, worker)
    }

    /// The cache of preferences' answers.
    ///
    /// - Throws: ``ConfigurationError``.
    public func sendAnswersCache() throws -> (cache: SendAnswers.Cache, worker: ChangeWatcher)? {
        try cache("send_answers", of: "preferences", watching: PreferencesV1.PreferenceChanges.Method.watchChanges, as: SendAnswers.Cache.self)
    }

    /// The cache of the registry's verdicts on devices.
    ///
    /// - Throws: ``ConfigurationError``.
    public func deviceAnswersCache() throws -> (cache: DeviceAnswers.Cache, worker: ChangeWatcher)? {
        try cache("device_verdicts", of: "registry", watching: RegistryV1.DeviceChanges.Method.watchChanges, as: DeviceAnswers.Cache.self)
    }
}
