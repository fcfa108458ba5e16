/// The flags that every service understands.
public struct CommandLineOptions: Sendable, Hashable {
    /// The run folder; nil: `run` in the current directory, and fixed ports.
    public var runFolder: String?
    /// The configuration file; nil: none.
    public var configPath: String?
    /// Settings given as flags, by key: `--listen x` is `listen`, `--set key=value` is `key`.
    public var settings: [String: String] = [:]
    /// The service stops at the end of its standard input, as at SIGTERM. The process that started it keeps the other end of the pipe open.
    public var stopsWithInput = false
    /// Ask the running service whether it is ready, and exit (``HealthProbe``).
    public var wantsHealth = false
    /// Print the usage and exit.
    public var wantsHelp = false

    /// No flags.
    public init() {}

    /// Flags that set a setting and take a value.
    private static let valueFlags = [
        "--listen": "listen", "--admin-listen": "admin_listen", "--log-level": "log_level", "--log-to": "log_to",
    ]

    /// Reads the arguments after the program's name; `--flag value` and `--flag=value` are the same.
    ///
    /// - Throws: ``ConfigurationError`` naming the flag.
    public static func parse(_ arguments: [String]) throws -> CommandLineOptions {
        var options = CommandLineOptions()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            let flag = parts.first ?? argument
            func value() throws -> String {
                if parts.count == 2 { return parts[1] }
                guard let next = rest.popFirst() else { throw ConfigurationError("\(flag) needs a value; see --help") }
                return next
            }
            switch flag {
            case "--help", "-h": options.wantsHelp = true
            case "--health": options.wantsHealth = true
            case "--stop-with-input": options.stopsWithInput = true
            case "--run-dir": options.runFolder = try value()
            case "--config": options.configPath = try value()
            case "--test-mode": options.settings["test_mode"] = parts.count == 2 ? parts[1] : "true"
            case "--set":
                let setting = try value().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard setting.count == 2, !setting[0].isEmpty else { throw ConfigurationError("--set needs key=value") }
                options.settings[setting[0]] = setting[1]
            default:
                guard let key = valueFlags[flag] else {
                    let hint = NearestName.of(
                        flag, in: valueFlags.keys + ["--help", "--run-dir", "--config", "--test-mode", "--set", "--stop-with-input", "--health"])
                    throw ConfigurationError("unknown flag \(argument); " + (hint.map { "did you mean \($0)?" } ?? "see --help"))
                }
                options.settings[key] = try value()
            }
        }
        return options
    }

    /// The text of `--help`.
    static func help(for definition: ServiceDefinition) -> String {
        """
        USAGE: \(definition.name) [--run-dir DIR] [--config FILE] [--set KEY=VALUE ...]

          --run-dir DIR         stores, keys, sockets and logs; made by `carillon keys init DIR` (default: run, with fixed ports)
          --config FILE         settings in YAML or JSON
          --set KEY=VALUE       one setting; may be repeated; wins over environment (CARILLON_\(definition.name.uppercased().replacingDashes)_KEY) and file
          --listen ADDRESS      ipv4:127.0.0.1:0, unix:PATH, or several with commas (default: unix:DIR/sockets/\(definition.name).sock
                                with --run-dir, or a free port of 127.0.0.1 with tls.certificate;
                                else ipv4:127.0.0.1:\(definition.defaultPort))
          --admin-listen ADDRESS  health, metrics, log level (default: port 0 with --run-dir, else ipv4:127.0.0.1:\(definition.defaultAdminPort))
          --log-level LEVEL     trace, debug, info, notice, warning, error, critical (default: info)
          --log-to WHERE        stderr, or file for DIR/logs/\(definition.name).log (default: stderr)
          --stop-with-input     stop when standard input ends, so that no service outlives who started it
          --health              ask the service that runs with these flags and settings whether it is ready: exit code 0, or 1 with the reasons
          --test-mode           virtual clock, moved through carillon.testing.v1.Clock; loopback only

        Exit codes: 0 stopped as asked, 1 failed, 2 wrong flags, settings or run folder.
        """
    }
}

extension String {
    fileprivate var replacingDashes: String { String(map { $0 == "-" ? "_" : $0 }) }
}
