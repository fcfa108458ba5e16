import CarillonAPI
import ServiceKit
import SystemControl

/// The processes whose quarantines a command is about. Several dispatchers have a quarantine each, with ids of its own.
struct QuarantineInstances {
    /// One process, by the name that `list` prints.
    struct Instance {
        var name: String
        var service: String
        var quarantine: CommonV1.Quarantine.Client
    }

    let instances: [Instance]

    init(_ instances: [Instance]) { self.instances = instances }

    /// The processes of the services that run. A line on the error output names dispatchers that do not run and have a store.
    ///
    /// - Parameter chosen: the name of one process; nil: all of them.
    /// - Throws: ``InputError`` for a name that none of them has.
    init(of services: [QuarantineCommand.Service], only chosen: String?, _ clients: OperatorClients, _ system: SystemOptions) async throws {
        var found: [Instance] = []
        for service in services.map(\.rawValue) {
            let instances = try await clients.instances(of: service)
            found += instances.map { Instance(name: $0.name, service: service, quarantine: $0.quarantine) }
            // Where none runs the calls say so.
            guard chosen == nil, try system.peers()[service] == nil, system.folder.isRunning(service) else { continue }
            let names = Set(instances.map(\.name))
            for silent in system.folder.storedInstances(of: service).map(\.name) where !names.contains(silent) {
                Carillon.say("carillon: \(silent) does not run: messages in its store are left out")
            }
        }
        let wanted = chosen == nil ? found : found.filter { $0.name == chosen }
        guard !wanted.isEmpty else {
            throw InputError("--instance \(chosen ?? ""): no such process runs; there are \(found.map(\.name).joined(separator: ", "))")
        }
        self.init(wanted)
    }

    /// The process that has a message of that id; nil: none.
    ///
    /// - Throws: ``InputError`` when several have one: which message is meant is unknown.
    func instance(having id: Int64, _ held: [[Int64]]) throws -> Instance? {
        guard instances.count > 1 else { return instances.first }
        let holders = zip(instances, held).filter { $0.1.contains(id) }.map(\.0)
        guard holders.count < 2 else {
            throw InputError(
                "\(holders.map(\.name).joined(separator: " and ")) have a message \(id) each: add --instance \(holders[0].name), "
                    + "or the other name; nothing was changed")
        }
        return holders.first
    }

    /// The ids of all messages of each process.
    func ids(_ tenant: CommonV1.Tenant, outbox: String) async throws -> [[Int64]] {
        var ids: [[Int64]] = []
        for instance in instances {
            ids.append(
                try await everyPage { token in
                    let answer = try await instance.quarantine.listQuarantine(
                        .init(tenant: tenant, outbox: outbox, pageSize: 1_000, pageToken: token))
                    return (answer.messages.map(\.id), answer.nextPageToken)
                })
        }
        return ids
    }

    /// Changes messages, each id in the process that has it, or all messages of all processes.
    ///
    /// - Parameter change: a call to one process; answers how many messages it changed.
    /// - Throws: ``InputError`` for an id that several processes have, errors of the lookup. Then nothing was changed.
    func change(
        _ ids: [Int64], all: Bool, tenant: CommonV1.Tenant, outbox: String,
        _ change: (_ instance: Instance, _ ids: [Int64], _ all: Bool) async throws -> Int64
    ) async throws -> NamedEffect<Int64> {
        guard !all else { return await NamedEffect(allOf: instances) { try await change($0, [], true) } }
        // One process says itself whether it has an id.
        let held = instances.count > 1 ? try await self.ids(tenant, outbox: outbox) : []
        var owners: [Int64: Instance] = [:]
        for id in ids { owners[id] = try instance(having: id, held) }
        return await NamedEffect(of: ids, all: false) { ids, _ in
            guard let owner = owners[ids[0]] else { return 0 }
            return try await change(owner, ids, false)
        }
    }
}
