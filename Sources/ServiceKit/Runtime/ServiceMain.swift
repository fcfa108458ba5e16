import Foundation

/// Runs the process of a service.
///
///     await ServiceMain.run(ServiceDefinition(name: "registry", defaultPort: 7101)) { runtime in
///         let store = try runtime.openStore(migrations: migrations)
///         return ServiceComponents(rpc: [DevicesService(store: store, clock: runtime.clock)])
///     }
public enum ServiceMain {
    /// Reads flags, environment and configuration file, builds the service, listens, writes `run/NAME.json`, works until
    /// SIGTERM or SIGINT, drains within 30 s, and ends the process.
    ///
    /// Exit codes: 0 stopped as asked, 1 failed, 2 wrong flags, settings or run folder. With `--health`: 0 ready, 1 not ready.
    public static func run(
        _ definition: ServiceDefinition, _ build: @escaping @Sendable (ServiceRuntime) async throws -> ServiceComponents
    ) async -> Never {
        // A write to a peer that is gone fails, and does not end the process.
        signal(SIGPIPE, SIG_IGN)
        // The same for a file that may not grow any more (RLIMIT_FSIZE): the write fails, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        do {
            let options = try CommandLineOptions.parse(Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp {
                print(CommandLineOptions.help(for: definition))
                exit(0)
            }
            let environment = ProcessInfo.processInfo.environment
            if options.wantsHealth {
                let probe = HealthProbe(definition: definition, options: options, environment: environment)
                if let problem = try await probe.problem() { fail(definition, problem, code: 1) }
                print("ready")
                exit(0)
            }
            if options.stopsWithInput { InputEnd.terminatesProcess() }
            try await ServiceRunner(definition: definition, options: options, environment: environment, build: build).run()
            exit(0)
        } catch let error as ConfigurationError {
            fail(definition, "\(error)", code: 2)
        } catch {
            fail(definition, "\(error)", code: 1)
        }
    }

    private static func fail(_ definition: ServiceDefinition, _ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(definition.name): \(message)\n".utf8))
        exit(code)
    }
}
