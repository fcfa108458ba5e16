import Configuration
import Synchronization

/// The settings of a service. Flags come before the environment, the environment before the file, the file before defaults.
///
/// In a file a key is at the top level, or below the service's name, which takes precedence: one file can configure a whole system. In the
/// environment it is `CARILLON_<SERVICE>_<KEY>`, or `CARILLON_<KEY>` for all services; an empty variable counts as not set, as compose files pass a
/// variable that nobody gave. The flag is `--set key=value`.
///
/// Read every setting while the service is built: afterwards a key of the file, of `--set` or of a variable `CARILLON_<SERVICE>_…` that was not read
/// is refused as unknown. Reading an invalid value throws a ``ConfigurationError`` with the key, the rule and the value's source.
public final class ServiceConfig: Sendable {
    /// A value and its source.
    struct Found {
        let value: String
        let source: String
    }

    private let service: String
    private let flags: InMemoryProvider
    private let flagKeys: [String]
    private let environment: EnvironmentVariablesProvider
    private let variables: [String]
    private let file: ConfigurationFile?
    private let fileProvider: InMemoryProvider?
    private let asked = Mutex(Set<String>())

    init(service: String, flags: [String: String], environment: [String: String], file: ConfigurationFile?) {
        self.service = service
        self.flags = InMemoryProvider(
            name: "flags",
            values: Dictionary(
                flags.map { (ServiceConfig.absolute($0.key), ConfigValue(.string($0.value), isSecret: false)) },
                uniquingKeysWith: { first, _ in first }))
        self.flagKeys = flags.keys.sorted()
        self.environment = EnvironmentVariablesProvider(environmentVariables: environment)
        self.variables = environment.keys.sorted()
        self.file = file
        self.fileProvider = file?.provider
    }

    /// Settings from values, as from `--set`, for a service that is built without its own process.
    public convenience init(service: String, values: [String: String] = [:]) {
        self.init(service: service, flags: values, environment: [:], file: nil)
    }

    /// Any text.
    public func string(_ key: String, default value: String) throws -> String { try find(key)?.value ?? value }

    /// Any text; nil: not set.
    public func optionalString(_ key: String) throws -> String? { try find(key)?.value }

    /// One of several words.
    public func choice(_ key: String, of words: [String], default value: String) throws -> String {
        guard let found = try find(key) else { return value }
        guard words.contains(found.value) else {
            throw ConfigurationError.badValue(key, found.value, rule: "one of " + words.joined(separator: ", "), source: found.source)
        }
        return found.value
    }

    /// Texts separated by commas, or a YAML list.
    public func strings(_ key: String, default value: [String] = []) throws -> [String] {
        guard let found = try find(key) else { return value }
        return found.value.split(separator: ",").map { $0.trimmingSpaces }
    }

    /// A whole number within a range.
    public func int(_ key: String, range: ClosedRange<Int>, default value: Int) throws -> Int {
        guard let found = try find(key) else { return value }
        guard let number = Int(found.value.filter { $0 != "_" }), range.contains(number) else {
            throw ConfigurationError.badValue(
                key, found.value, rule: "a whole number from \(range.lowerBound) to \(range.upperBound)", source: found.source)
        }
        return number
    }

    /// `true` or `false`.
    public func bool(_ key: String, default value: Bool) throws -> Bool {
        guard let found = try find(key) else { return value }
        switch found.value {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: throw ConfigurationError.badValue(key, found.value, rule: "true or false", source: found.source)
        }
    }

    /// The value of a key and its source.
    func find(_ key: String) throws -> Found? {
        _ = asked.withLock { $0.insert(key) }
        if let value = try text(flags, ServiceConfig.absolute(key))?.value { return Found(value: value, source: "--set \(key)") }
        for prefix in [["carillon", service], ["carillon"]] {
            if let found = try text(environment, AbsoluteConfigKey(prefix + key.split(separator: ".").map(String.init))), !found.value.isEmpty {
                return Found(value: found.value, source: "environment variable \(found.encodedKey)")
            }
        }
        if let file, let fileProvider {
            for candidate in ["\(service).\(key)", key] {
                if let found = try text(fileProvider, ServiceConfig.absolute(candidate)) {
                    return Found(value: found.value, source: "\(file.path), line \(file.entries[candidate]?.line ?? 0)")
                }
            }
        }
        return nil
    }

    /// Refuses keys that were set but never read.
    ///
    /// - Throws: ``ConfigurationError`` with the first such key and the most similar known one.
    func refuseUnknownKeys() throws {
        let known = asked.withLock { $0 }
        func refuse(_ key: String, in source: String, meant: String? = nil) -> ConfigurationError {
            let meant = meant ?? NearestName.of(key, in: known)
            let hint = meant.map { "did you mean \($0)?" } ?? "known keys: " + known.sorted().joined(separator: ", ")
            return ConfigurationError("\(source): \(service) has no setting \(key); \(hint)")
        }
        for key in flagKeys where !known.contains(key) && !isPeer(key) { throw refuse(key, in: "--set") }
        try refuseUnknownVariables(known)
        for (key, entry) in (file?.entries ?? [:]).sorted(by: { $0.value.line < $1.value.line }) {
            var own = key
            if let dot = key.firstIndex(of: "."), RunFolder.serviceNames.contains(String(key[..<dot])) {
                guard key[..<dot] == service else { continue }
                own = String(key[key.index(after: dot)...])
            }
            if !known.contains(own), !isPeer(own) {
                let meant = own == key ? Self.nearestSection(of: key, besides: known) : nil
                throw refuse(own, in: "\(file?.path ?? ""), line \(entry.line)", meant: meant)
            }
        }
    }

    /// `registry.listen` for `registy.listen`: the key in the section of the service with the nearest name. Nil where no service's name is near, or
    /// where known keys begin like this one.
    private static func nearestSection(of key: String, besides known: Set<String>) -> String? {
        guard let dot = key.firstIndex(of: "."), !known.contains(where: { $0.hasPrefix(key[...dot]) }) else { return nil }
        return NearestName.of(String(key[..<dot]), in: RunFolder.serviceNames).map { "\($0)\(key[dot...])" }
    }

    /// Variables for all services, such as `CARILLON_LOG_LEVEL`, are left alone: a service does not know what others read.
    private func refuseUnknownVariables(_ known: Set<String>) throws {
        let keys = known.union(RunFolder.serviceNames.map { "peers.\($0)" })
        let names = Set(keys.map(Self.variable))
        let prefix = Self.variable("carillon.\(service).")
        for variable in variables where variable.hasPrefix(prefix) {
            let name = String(variable.dropFirst(prefix.count))
            guard !names.contains(name), !Self.isOrchestrators(name) else { continue }
            let hint =
                NearestName.of(name, in: names).map { "did you mean \(prefix)\($0)?" } ?? "known keys: " + known.sorted().joined(separator: ", ")
            throw ConfigurationError("environment variable \(variable): \(service) has no such setting; \(hint)")
        }
    }

    /// Kubernetes gives each pod variables of every service, such as `carillon-gateway` and `carillon-gateway-metrics`.
    private static func isOrchestrators(_ name: String) -> Bool {
        let name = "_" + name
        return name.hasSuffix("_SERVICE_HOST") || name.hasSuffix("_PORT") || name.contains("_SERVICE_PORT")
            || name.contains("_PORT_") && (name.contains("_TCP") || name.contains("_UDP"))
    }

    /// The environment's name of a key.
    private static func variable(_ key: String) -> String { String(key.uppercased().map { $0 == "." || $0 == "-" ? "_" : $0 }) }

    /// Addresses of peers may be given whether or not the service calls them.
    private func isPeer(_ key: String) -> Bool {
        key.hasPrefix("peers.") && RunFolder.serviceNames.contains(String(key.dropFirst("peers.".count)))
    }

    private func text(_ provider: some ConfigProvider, _ key: AbsoluteConfigKey) throws -> (value: String, encodedKey: String)? {
        let found = try provider.value(forKey: key, type: .string)
        guard case .string(let value)? = found.value?.content else { return nil }
        return (value, found.encodedKey)
    }

    private static func absolute(_ key: String) -> AbsoluteConfigKey {
        AbsoluteConfigKey(key.split(separator: ".").map(String.init))
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
