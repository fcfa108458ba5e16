import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import Synchronization

/// Fills registry and preferences through their own bulk calls, so that every row is one that the services wrote.
struct RegistryFill: AsyncParsableCommand {
    enum Part: String, ExpressibleByArgument, CaseIterable { case app, users, devices, channels, preferences }

    static let configuration = CommandConfiguration(
        commandName: "registry-fill", abstract: "Fills registry and preferences of a run folder; prints what each part took as JSON.")

    @Option(name: .customLong("run"), help: "The run folder of the system.")
    var folder: String
    @Option(help: "How many devices; users and channels go with them, two fifths and a fifth.")
    var devices = 1_000_000
    @Argument(help: "What to write: \(Part.allCases.map(\.rawValue).joined(separator: ", ")).")
    var parts: [Part] = Part.allCases

    /// Calls at once: two keep the writer busy while the next one is made.
    private static let callsAtOnce = 3
    private static let options = CallOptions(timeout: .seconds(120))

    private struct Report: Encodable {
        var part: String
        var count: Int
        var seconds: Double
    }

    func run() async throws {
        let system = try BenchSystem(run: folder)
        let population = Population(devices: devices)
        for part in parts {
            let started = ContinuousClock.now
            let count = try await write(part, of: population, to: system)
            try printJSON(Report(part: part.rawValue, count: count, seconds: (ContinuousClock.now - started) / .seconds(1)))
        }
        try await system.shutDown()
    }

    private func write(_ part: Part, of population: Population, to system: BenchSystem) async throws -> Int {
        let registry = system.registry
        switch part {
        case .app:
            let tenant = Population.tenant
            let organization = RegistryV1.Organization(
                organizationId: tenant.organizationId, name: "Bench", timezone: "Europe/Berlin", profile: "chat")
            _ = try await system.tenants.upsertOrganization(.init(organization: organization))
            let app = RegistryV1.App(appId: tenant.appId, organizationId: tenant.organizationId, name: "Bench", profile: "chat")
            _ = try await system.tenants.upsertApp(.init(app: app))
            return 1
        case .users:
            try await batches(population.users, of: 1_000, "users") { range in
                let answer = try await registry.upsertUsers(.init(users: range.map(population.user)), options: Self.options)
                try Self.check(answer.results)
            }
            return population.users
        case .devices:
            try await batches(population.devices, of: 500, "devices") { range in
                let answer = try await registry.registerDevices(.init(devices: range.map(population.device)), options: Self.options)
                try Self.check(answer.results)
            }
            return population.devices
        case .channels:
            try await writeChannels(of: population, to: registry)
            return population.memberships
        case .preferences:
            try await batches(population.users, of: 500, "users' preferences") { range in
                let users = range.compactMap(population.preferences)
                let answer = try await system.preferences.importPreferences(
                    .init(tenant: Population.tenant, users: users), options: Self.options)
                try Self.check(answer.rejected)
            }
            return population.users / 2
        }
    }

    /// Large channels come in several calls, small ones many in one.
    private func writeChannels(of population: Population, to registry: RegistryV1.Registry.Client) async throws {
        let membersACall = 5_000
        var calls: [[(channel: Int, from: Int)]] = []
        var call: [(channel: Int, from: Int)] = []
        var room = membersACall
        for channel in 0..<population.channels {
            for from in stride(from: 0, to: population.size(ofChannel: channel), by: membersACall) {
                call.append((channel, from))
                room -= min(membersACall, population.size(ofChannel: channel) - from)
                guard room <= 0 || call.count == 1_000 else { continue }
                calls.append(call)
                (call, room) = ([], membersACall)
            }
        }
        if !call.isEmpty { calls.append(call) }
        let all = calls
        try await batches(all.count, of: 1, "calls for channels") { range in
            let channels = range.flatMap { all[$0] }.map { part in
                RegistryV1.Channel(
                    tenant: Population.tenant, channelId: population.channelId(part.channel), name: "channel \(part.channel)",
                    channelType: .public, addMembers: population.members(ofChannel: part.channel, from: part.from, count: membersACall))
            }
            let answer = try await registry.upsertDirectory(.init(channels: channels), options: Self.options)
            try Self.check(answer.results)
        }
    }

    private static func check(_ refused: [CommonV1.ItemResult]) throws {
        if let first = refused.first { throw ValidationError("item \(first.index) was refused: \(first.field) \(first.message)") }
    }

    /// Does a number of things in batches, some at once, and tells on stderr how far it is.
    private func batches(_ count: Int, of size: Int, _ what: String, _ work: @escaping @Sendable (Range<Int>) async throws -> Void) async throws {
        var next = 0
        var told = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            var running = 0
            while next < count || running > 0 {
                while running < Self.callsAtOnce, next < count {
                    let range = next..<min(count, next + size)
                    next = range.upperBound
                    running += 1
                    group.addTask { try await work(range) }
                }
                try await group.next()
                running -= 1
                if ContinuousClock.now - told > .seconds(5) {
                    told = .now
                    FileHandle.standardError.write(Data("  \(next) of \(count) \(what)\n".utf8))
                }
            }
        }
    }
}
