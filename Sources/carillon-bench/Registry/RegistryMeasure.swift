import ArgumentParser
import CarillonAPI
import Cryptography
import Foundation
import RPC

/// Measures calls of registry and preferences on a store that `registry-fill` made.
struct RegistryMeasure: AsyncParsableCommand {
    enum What: String, ExpressibleByArgument, CaseIterable {
        case register
        case registerMany = "register-many"
        case listSendable = "list-sendable"
        /// Every user once, so that the registry caches their devices.
        case listSendableAll = "list-sendable-all"
        case checkSend = "check-send"
        /// Asks about every user once, so that preferences have them in their cache.
        case checkSendAll = "check-send-all"
        case members
        case audience
        /// The first answer of a registry that just started; a large app's devices have to be counted for it.
        case deviceStatsFirst = "device-stats-first"
        case deviceStats = "device-stats"
    }

    static let configuration = CommandConfiguration(
        commandName: "registry-measure",
        abstract: "Calls registry and preferences of a run folder; prints rate and latency as JSON, decoding in this process included.")

    @Option(name: .customLong("run"), help: "The run folder of the system.")
    var folder: String
    @Option(help: "The size the store was filled with.")
    var devices = 1_000_000
    @Option(help: "What to measure: \(What.allCases.map(\.rawValue).joined(separator: ", ")).")
    var what: What
    @Option(help: "How long to count, in seconds.")
    var seconds = 5.0
    @Option(help: "How long to run before, in seconds.")
    var warmUp = 1.0
    @Option(help: "Another number makes other new devices and asks about other users.")
    var round = 1
    @Option(help: "Registrations at once.")
    var inFlight = 256

    /// Devices of one `RegisterDevices`.
    private static let devicesACall = 100
    static let options = CallOptions(timeout: .seconds(60))

    func run() async throws {
        let system = try BenchSystem(run: folder)
        let population = Population(devices: devices)
        let phase = LoadPhase()
        async let measured = phase.run(warmUp: .seconds(warmUp), measured: .seconds(seconds))
        let channel = system.registryChannel
        var counters = LoadCounters()
        switch what {
        case .register: counters = await register(population, system.registry, phase, on: channel)
        case .registerMany: counters = await registerMany(population, system.registry, phase, on: channel)
        case .listSendable:
            counters = await oneByOne(phase, on: channel) { random in
                let users = (0..<100).map { _ in population.userId(Int(random.next() % UInt64(population.users))) }
                let answer = try await system.registry.listSendable(.init(tenant: Population.tenant, userIds: users), options: Self.options)
                guard answer.devices.count >= 100 else { throw ValidationError("100 users had \(answer.devices.count) devices") }
                return 1
            }
        case .listSendableAll:
            for first in stride(from: 0, to: population.users, by: 1_000) {
                let users = (first..<min(population.users, first + 1_000)).map(population.userId)
                await counters.measure(phase) {
                    try await system.registry.listSendable(.init(tenant: Population.tenant, userIds: users), options: Self.options).devices.count
                }
            }
        case .checkSend:
            counters = await oneByOne(phase, on: channel) { random in
                let questions = (0..<1_000).map { _ in population.question(Int(random.next() % UInt64(population.users))) }
                let answer = try await system.preferences.checkSend(
                    .init(tenant: Population.tenant, questions: questions), options: Self.options)
                guard answer.answers.count == 1_000, answer.answers.allSatisfy({ $0.typeId == "mention" }) else {
                    throw ValidationError("an answer is not what the preferences say")
                }
                return 1
            }
        case .checkSendAll:
            for first in stride(from: 0, to: population.users, by: 1_000) {
                let questions = (first..<min(population.users, first + 1_000)).map(population.question)
                await counters.measure(phase) {
                    try await system.preferences.checkSend(.init(tenant: Population.tenant, questions: questions), options: Self.options)
                        .answers.count
                }
            }
        case .members, .audience:
            let includeMembers = what == .audience
            counters = await oneByOne(phase, on: channel) { _ in
                let request = RegistryV1.ResolveRequest(
                    tenant: Population.tenant, channelIds: [population.channelId(0)], includeMembers: includeMembers)
                let (members, users) = try await system.registry.resolve(request, options: Self.options) { responses in
                    var (members, users) = (0, 0)
                    for try await response in responses {
                        members += response.channels.reduce(0) { $0 + $1.members.count }
                        users += response.users.count
                    }
                    return (members, users)
                }
                guard members == population.size(ofChannel: 0), users == (includeMembers ? members : 0) else {
                    throw ValidationError("\(members) members and \(users) users of \(population.size(ofChannel: 0)) came")
                }
                return 1
            }
        case .deviceStats:
            counters = await oneByOne(phase, on: channel) { _ in try await deviceStats(system, of: population) }
        case .deviceStatsFirst:
            await counters.measureFirst { try await deviceStats(system, of: population) }
        }
        let (elapsed, cpu) = try await measured
        print(try LoadReport(counters, seconds: elapsed, cpuSeconds: cpu).json())
        try await system.shutDown()
        if let problem = counters.problem { throw ValidationError(problem) }
    }

    /// Asks until the devices are counted.
    private func deviceStats(_ system: BenchSystem, of population: Population) async throws -> Int {
        while true {
            do {
                let answer = try await system.deviceAdministration.deviceStats(.init(tenant: Population.tenant), options: Self.options)
                guard let app = answer.apps.first, app.activeDevices >= population.devices else {
                    throw ValidationError("\(answer.apps.first?.activeDevices ?? 0) of \(population.devices) devices were counted")
                }
                return 1
            } catch let error as RPCError where error.code == .unavailable {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    /// One call after the other.
    private func oneByOne(
        _ phase: LoadPhase, on channel: ClientChannel, _ call: @escaping @Sendable (inout SplitMix) async throws -> Int
    ) async -> LoadCounters {
        let seed = UInt64(round)
        return await Task(executorPreference: channel.executor) {
            var random = SplitMix(seed: seed)
            var counters = LoadCounters()
            while !phase.isOver { await counters.measure(phase) { try await call(&random) } }
            return counters
        }.value
    }

    private func register(
        _ population: Population, _ registry: RegistryV1.Registry.Client, _ phase: LoadPhase, on channel: ClientChannel
    ) async -> LoadCounters {
        let (round, stride) = (round, inFlight)
        return await withTaskGroup(of: LoadCounters.self) { group in
            for worker in 0..<inFlight {
                group.addTask(executorPreference: channel.executor) {
                    var counters = LoadCounters()
                    var number = worker
                    while !phase.isOver {
                        let device = population.newDevice(number, round: round)
                        number += stride
                        await counters.measure(phase) {
                            let answer = try await registry.registerDevice(device, options: Self.options)
                            guard answer.created else { throw ValidationError("\(device.deviceId) was there already") }
                            return 1
                        }
                    }
                    return counters
                }
            }
            return await group.reduce(into: LoadCounters()) { $0.add($1) }
        }
    }

    private func registerMany(
        _ population: Population, _ registry: RegistryV1.Registry.Client, _ phase: LoadPhase, on channel: ClientChannel
    ) async -> LoadCounters {
        let (round, callers) = (round, 4)
        return await withTaskGroup(of: LoadCounters.self) { group in
            for worker in 0..<callers {
                group.addTask(executorPreference: channel.executor) {
                    var counters = LoadCounters()
                    var first = worker * Self.devicesACall
                    while !phase.isOver {
                        let devices = (first..<first + Self.devicesACall).map { population.newDevice($0, round: round) }
                        first += callers * Self.devicesACall
                        await counters.measure(phase) {
                            let answer = try await registry.registerDevices(.init(devices: devices), options: Self.options)
                            if let refused = answer.results.first { throw ValidationError(refused.message) }
                            return devices.count
                        }
                    }
                    return counters
                }
            }
            return await group.reduce(into: LoadCounters()) { $0.add($1) }
        }
    }
}

extension LoadCounters {
    /// Times one call, whatever the phase.
    fileprivate mutating func measureFirst(_ call: () async throws -> Int) async {
        let started = ContinuousClock.now
        do {
            count += try await call()
            microseconds.append(UInt32(clamping: Int((ContinuousClock.now - started) / .microseconds(1))))
        } catch {
            failed(error)
        }
    }

    /// Times a call that began and ended while measuring; it answers how much it did.
    fileprivate mutating func measure(_ phase: LoadPhase, _ call: () async throws -> Int) async {
        let counted = phase.counts
        let started = ContinuousClock.now
        do {
            let done = try await call()
            guard counted, phase.counts else { return }
            count += done
            microseconds.append(UInt32(clamping: Int((ContinuousClock.now - started) / .microseconds(1))))
        } catch {
            failed(error)
        }
    }
}
