import Foundation
import Storage

/// One of several processes of a service that share a run folder. The first has the service's name, others have a number behind it.
///
/// Each has a store, a socket, a log and a record (``ProcessRecord``) of its own. All have the service's keys, certificate and settings.
public struct ServiceInstance: Sendable, Hashable {
    /// The service's name.
    public let service: String
    /// 1 to ``limit``.
    public let number: Int

    /// The services that may have several processes in a run folder. Each other service owns the only copy of its data.
    public static let services: Set<String> = ["dispatcher", "gateway"]
    /// Most processes of a service in a run folder.
    public static let limit = 999

    /// An instance of a service.
    public init(service: String, number: Int = 1) {
        self.service = service
        self.number = number
    }

    /// The name of its store, socket, log and record: `dispatcher`, `dispatcher-2`.
    public var name: String { number == 1 ? service : "\(service)-\(number)" }

    /// The instance of that name; for any other text, the first of a service with that name.
    public init(named name: String) {
        for service in Self.services {
            guard name.hasPrefix("\(service)-"), let number = Int(name.dropFirst(service.count + 1)), (2...Self.limit).contains(number) else {
                continue
            }
            self.init(service: service, number: number)
            return
        }
        self.init(service: name)
    }
}

extension ServiceInstance: Comparable {
    /// The order of their start, which is also that of lists: by service, and then by number. An unknown service comes last.
    public static func < (left: ServiceInstance, right: ServiceInstance) -> Bool { left.place < right.place }

    private var place: (Int, String, Int) { (RunFolder.serviceNames.firstIndex(of: service) ?? .max, service, number) }
}

/// The right of this process to be an instance, until it ends.
final class InstanceClaim: Sendable {
    let instance: ServiceInstance
    /// Nil for a service that has one process: the lock of its store is enough.
    private let lock: OwnershipLock?

    /// Claims the instance of the setting `instance`: a number, or `auto` for the lowest that is free.
    ///
    /// - Throws: ``ConfigurationError`` for another value, and when another process is that instance.
    init(_ service: String, _ config: ServiceConfig, _ runFolder: RunFolder) throws {
        guard ServiceInstance.services.contains(service) else {
            (instance, lock) = (ServiceInstance(service: service), nil)
            return
        }
        let chosen = try Self.chosen(config)
        for number in chosen.map({ $0...$0 }) ?? 1...ServiceInstance.limit {
            let candidate = ServiceInstance(service: service, number: number)
            do {
                let lock = try OwnershipLock(lockPath: runFolder.instanceLockPath(of: candidate))
                (instance, self.lock) = (candidate, lock)
                return
            } catch OwnershipLock.Refusal.held where chosen == nil {
                continue
            } catch OwnershipLock.Refusal.held {
                throw ConfigurationError(
                    "\(candidate.name) runs with the run folder \(runFolder.path) already. For another \(service) give each a number with "
                        + "the setting instance, or `auto`\(service == "dispatcher" ? ", and set queue.engine to jetstream" : "")")
            } catch OwnershipLock.Refusal.unusable(let reason) {
                throw ConfigurationError("cannot lock \(runFolder.instanceLockPath(of: candidate)): \(reason)")
            }
        }
        throw ConfigurationError("\(ServiceInstance.limit) instances of \(service) run with the run folder \(runFolder.path); that is the most")
    }

    /// The number in the setting `instance`; nil for `auto`.
    static func chosen(_ config: ServiceConfig) throws -> Int? {
        guard let found = try config.find("instance") else { return 1 }
        if found.value == "auto" { return nil }
        guard let number = Int(found.value), (1...ServiceInstance.limit).contains(number) else {
            throw ConfigurationError.badValue(
                "instance", found.value, rule: "auto, or a number from 1 to \(ServiceInstance.limit)", source: found.source)
        }
        return number
    }
}

extension RunFolder {
    /// Locked by the process that is the instance.
    func instanceLockPath(of instance: ServiceInstance) -> String { path("stores/\(instance.name).instance.lock") }

    /// The instances of a service that have something of that name in a folder, in the order of their numbers: `dispatcher.json`,
    /// `dispatcher-2.json` …
    private func instances(of service: String, in folder: String, suffix: String) -> [ServiceInstance] {
        guard ServiceInstance.services.contains(service) else {
            return FileManager.default.fileExists(atPath: "\(folder)/\(service)\(suffix)") ? [ServiceInstance(service: service)] : []
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.map { ServiceInstance(named: String($0.dropLast(suffix.count))) }
            .filter { $0.service == service }.sorted { $0.number < $1.number }
    }

    /// The instances of a service that have a record here.
    public func recordedInstances(of service: String) -> [ServiceInstance] { instances(of: service, in: path, suffix: ".json") }

    /// The names of all processes that have a record here, in the order of their start. A record may be of a process that crashed.
    public var processNames: [String] { RunFolder.serviceNames.flatMap(recordedInstances).map(\.name) }

    /// The instances of a service that have a store here.
    public func storedInstances(of service: String) -> [ServiceInstance] { instances(of: service, in: storesFolder, suffix: ".sqlite") }
}
