import ServiceKit
import TLS

/// The settings (`--set`) that a system starts a service with. Those of the operator win over those of the system.
struct LaunchSettings {
    let options: CarillonSystem.Options
    let folder: RunFolder
    /// What each process wrote when it was ready last. One that starts for the first time has nothing here.
    var known: [String: ProcessRecord] = [:]

    /// The settings of a process, by key.
    ///
    /// - Throws: `SystemError.notRunning` or `SystemError.noAddress` for a dispatcher whose simulators do not run.
    func settings(of process: String) throws -> [String: String] {
        let instance = ServiceInstance(named: process)
        let service = instance.service
        var chosen = options.serviceSettings[service] ?? [:]
        if instance.number > 1 {
            // It has addresses of its own: a socket, or free ports.
            for key in ["listen", "admin_listen"] { chosen[key] = nil }
            chosen["instance"] = String(instance.number)
        }
        var settings = chosen
        func add(_ more: [String: String]) { settings.merge(more) { chosen, _ in chosen } }
        if instance.number == 1 { add(addresses(of: service)) }
        if options.transport == .tls { add(tls(of: service)) }
        switch service {
        case "gateway" where trustsRunFolder(chosen): add(PlatformTokens.gatewaySettings(runFolder: options.runFolder))
        case "dispatcher" where options.simulateProviders:
            // The simulators may be starting again, on the same ports.
            let simulator = try known[CarillonSystem.simulator] ?? folder.runningService(CarillonSystem.simulator)
            add(try SimulatedProviders(simulator, authority: folder.authorityPath).dispatcherSettings)
            add(simulatedBrowsers)
        case "registry" where options.simulateProviders: add(simulatedBrowsers)
        default: break
        }
        // All processes share one clock, so none begins at a time of its own.
        if options.testMode, let start = options.clockStart { settings["clock_start"] = start.rfc3339 }
        return settings
    }

    /// The documented addresses, or free ports for the gateway and the simulators; other services then listen on sockets. A process that is started
    /// again gets its free ports again: the dispatcher's settings have those of the simulators, and people and programs know the gateway's.
    private func addresses(of service: String) -> [String: String] {
        guard options.fixedPorts else {
            switch service {
            case "gateway": return ["http_listen": known[service]?.extra["http"] ?? known[service]?.extra["https"] ?? "127.0.0.1:0"]
            case CarillonSystem.simulator:
                let ports = ["apns", "fcm", "expo", "smtp"].compactMap { name in
                    (try? known[service]?.hostAndPort(name)).map { ("\(name)_port", "\($0.port)") }
                }
                return Dictionary(uniqueKeysWithValues: ports)
            default: return [:]
            }
        }
        let addresses = FixedAddress.addresses(of: service).map { address in
            (address.setting, address.setting.hasSuffix("_port") ? "\(address.port)" : "\(address.host):\(address.port)")
        }
        return Dictionary(uniqueKeysWithValues: addresses)
    }

    /// Endpoints of simulated browsers name the simulator's host, which is an address or a name of this machine (SEC-07).
    private var simulatedBrowsers: [String: String] {
        ["outbound.allowed_hosts": options.serviceSettings[CarillonSystem.simulator]?["providers_host"] ?? "127.0.0.1"]
    }

    /// Whether the gateway accepts administrators of the run folder's own issuer. A system on real providers does not: everybody who can read its
    /// folder could sign such tokens. An issuer of the operator's replaces it.
    private func trustsRunFolder(_ chosen: [String: String]) -> Bool {
        options.simulateProviders && !chosen.keys.contains { $0.hasPrefix(PlatformTokens.settingPrefix) }
    }

    private func tls(of service: String) -> [String: String] {
        let certificate = folder.certificate(of: service)
        var settings = [
            "tls.certificate": certificate.certificateChainPath, "tls.private_key": certificate.privateKeyPath, "tls.ca": folder.authorityPath,
        ]
        if service == "gateway" {
            settings["http_tls.certificate"] = certificate.certificateChainPath
            settings["http_tls.private_key"] = certificate.privateKeyPath
        }
        return settings
    }
}
