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
    ///   - listener: Hears of the same changes, after the cache.
    /// - Throws: ``ConfigurationError``.
    public func cache<Question, Answer>(
        _ name: String, of service: String, watching method: MethodDescriptor, as type: WatchedCache<Question, Answer>.Type,
        telling listener: (any ChangeHolder)? = nil
    ) throws -> (cache: WatchedCache<Question, Answer>, worker: ChangeWatcher)? {
        let entries = try config.int("cache.entries", range: 0...10_000_000, default: 50_000)
        guard entries > 0 else { return nil }
        let cache = WatchedCache<Question, Answer>(name, mostEntries: entries, metrics: metrics)
        return (cache, changes(of: service, watching: method, for: listener.map { TwoChangeHolders(cache, $0) } ?? cache))
    }

    private func changes(of service: String, watching method: MethodDescriptor, for holder: any ChangeHolder) -> ChangeWatcher {
        ChangeWatcher(
            channel: channel(to: service), method: method, cache: holder, holder: ids.make(prefix: "\(definition.name) "), logger: logger)
    }

    /// The cache of preferences' answers.
    ///
    /// - Parameter listener: Hears of changed preferences too, after the cache.
    /// - Throws: ``ConfigurationError``.
    public func sendAnswersCache(
        telling listener: (any ChangeHolder)? = nil
    ) throws -> (cache: SendAnswers.Cache, worker: ChangeWatcher)? {
        try cache(
            "send_answers", of: "preferences", watching: PreferencesV1.PreferenceChanges.Method.watchChanges, as: SendAnswers.Cache.self,
            telling: listener)
    }

    /// Tells of changed preferences where nothing of them is kept.
    public func preferenceChanges(telling listener: any ChangeHolder) -> ChangeWatcher {
        changes(of: "preferences", watching: PreferencesV1.PreferenceChanges.Method.watchChanges, for: listener)
    }

    /// Tells of users whose devices or zone changed in the registry, where nothing of them is kept.
    public func deviceChanges(telling listener: any ChangeHolder) -> ChangeWatcher {
        changes(of: "registry", watching: RegistryV1.DeviceChanges.Method.watchChanges, for: listener)
    }

    /// The cache of the registry's verdicts on devices.
    ///
    /// - Throws: ``ConfigurationError``.
    public func deviceAnswersCache() throws -> (cache: DeviceAnswers.Cache, worker: ChangeWatcher)? {
        try cache("device_verdicts", of: "registry", watching: RegistryV1.DeviceChanges.Method.watchChanges, as: DeviceAnswers.Cache.self)
    }
}
