import CarillonAPI
import Cryptography
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Removals from the directory")
struct DirectoryRemovalTests {
    let fixture: RegistryFixture
    private let tenant = RegistryFixture.tenant

    init() async throws {
        fixture = try await RegistryFixture()
        _ = try await fixture.registry.upsertDirectory(
            .init(
                channels: ["ch_1", "ch_2"].map {
                    .init(tenant: tenant, channelId: $0, name: "one", channelType: .private, addMembers: ["ann", "ben"])
                },
                threads: ["th_1", "th_2"].map { .init(tenant: tenant, threadId: $0, channelId: "ch_1", addFollowers: ["ann", "ben"]) }))
    }

    private func members(_ channel: String) async throws -> [String] {
        try await fixture.registry.resolveAudience(.init(tenant: tenant, audience: .channelId(channel))).userIds
    }

    private func followers(_ thread: String) async throws -> [String] {
        try await fixture.resolve(.init(threadIds: [thread], includeMembers: true)).threads[thread]?.followers.sorted() ?? []
    }

    @Test("GW-06 REG-05 a removed channel or thread is unknown with its members, the others stay, and a repeat changes nothing")
    func removal() async throws {
        for _ in 0..<2 { _ = try await fixture.registry.removeDirectory(.init(tenant: tenant, channelIds: ["ch_1"], threadIds: ["th_1"])) }
        let resolved = try await fixture.resolve(.init(channelIds: ["ch_1", "ch_2"], threadIds: ["th_1", "th_2"], includeMembers: true))
        #expect(resolved.channels.mapValues(\.known) == ["ch_1": false, "ch_2": true])
        #expect(resolved.threads.mapValues(\.known) == ["th_1": false, "th_2": true])
        #expect(try await members("ch_2") == ["ann", "ben"])
        #expect(try await followers("th_2") == ["ann", "ben"])
        // Made anew, it has nobody.
        _ = try await fixture.registry.upsertDirectory(.init(channels: [.init(tenant: tenant, channelId: "ch_1")]))
        #expect(try await members("ch_1").isEmpty)
        let many = (0...1_000).map { "ch_\($0)" }
        #expect(await reason { _ = try await fixture.registry.removeDirectory(.init(tenant: tenant, channelIds: many)) } == "payload_too_large")
        #expect(await reason { _ = try await fixture.registry.removeDirectory(.init(tenant: tenant, channelIds: [""])) } != nil)
    }

    @Test("GW-06 REG-05 a change of members alone leaves name and type of the channel as they are")
    func membersAlone() async throws {
        _ = try await fixture.registry.upsertDirectory(
            .init(channels: [.init(tenant: tenant, channelId: "ch_1", addMembers: ["cat"], removeMembers: ["ann"], membersOnly: true)]))
        let channel = try await fixture.resolve(.init(channelIds: ["ch_1"], includeMembers: true)).channels["ch_1"]
        #expect(channel?.name == "one" && channel?.channelType == .private && channel?.members.sorted() == ["ben", "cat"])
        _ = try await fixture.registry.upsertDirectory(
            .init(channels: [.init(tenant: tenant, channelId: "ch_1", replaceMembers: true, membersOnly: true)]))
        #expect(try await members("ch_1").isEmpty)
    }

    @Test("GW-06 REG-05 members of an unknown channel cannot be removed: the error names it, it is not created, and the other changes apply")
    func unknownChannel() async throws {
        func change(_ channel: String, _ change: (inout RegistryV1.Channel) -> Void) -> RegistryV1.Channel {
            var asked = RegistryV1.Channel(tenant: tenant, channelId: channel, membersOnly: true)
            change(&asked)
            return asked
        }
        let results = try await fixture.registry.upsertDirectory(
            .init(channels: [
                change("ch_lost") { $0.removeMembers = ["ann"] }, change("ch_1") { $0.removeMembers = ["ann"] },
                change("ch_gone") { $0.replaceMembers = true }, change("ch_new") { $0.addMembers = ["ann"] },
            ])
        ).results
        #expect(results.map(\.index) == [0, 2] && results.allSatisfy { $0.reason == "not_found" && $0.field == "channel_id" })
        #expect(results.first?.message.contains("ch_lost") == true)
        let resolved = try await fixture.resolve(.init(channelIds: ["ch_lost", "ch_gone", "ch_new"]))
        #expect(resolved.channels.mapValues(\.known) == ["ch_lost": false, "ch_gone": false, "ch_new": true])
        #expect(try await members("ch_1") == ["ben"])
    }

    @Test("GW-06 REG-05 followers can be removed singly or all at once without naming the channel; only a new thread needs it")
    func followers() async throws {
        _ = try await fixture.registry.upsertDirectory(.init(threads: [.init(tenant: tenant, threadId: "th_1", removeFollowers: ["ann"])]))
        #expect(try await followers("th_1") == ["ben"])
        _ = try await fixture.registry.upsertDirectory(.init(threads: [.init(tenant: tenant, threadId: "th_1", replaceFollowers: true)]))
        #expect(try await followers("th_1").isEmpty)
        #expect(try await followers("th_2") == ["ann", "ben"])
        let refused = try await fixture.registry.upsertDirectory(
            .init(
                channels: [.init(tenant: tenant, channelId: "ch_1")],
                threads: [
                    .init(tenant: tenant, threadId: "th_1", addFollowers: ["cat"]), .init(tenant: tenant, threadId: "th_new", addFollowers: ["cat"]),
                ])
        ).results
        #expect(refused.map(\.index) == [2] && refused.map(\.field) == ["channel_id"] && refused.map(\.reason) == ["invalid_argument"])
        #expect(try await followers("th_1") == ["cat"])
        #expect(try await followers("th_new").isEmpty)
    }

    @Test("GW-06 REG-05 an upsert without name and type keeps them, and answers the stored channel")
    func storedChannels() async throws {
        func put(_ channel: RegistryV1.Channel) async throws -> RegistryV1.StoredChannel {
            var channel = channel
            (channel.tenant, channel.channelId) = (tenant, "ch_1")
            return try #require(try await fixture.registry.upsertDirectory(.init(channels: [channel], answerStored: true)).channels.first)
        }
        let grown = try await put(.init(addMembers: ["ann", "cat", "dan", "cat"]))
        #expect(
            grown
                == .init(channelId: "ch_1", name: "one", channelType: .private, memberCount: 4, membersAdded: 2, membersRemoved: 0))
        let replaced = try await put(.init(addMembers: ["ann", "eve"], replaceMembers: true))
        #expect(replaced.memberCount == 2 && replaced.membersAdded == 1 && replaced.membersRemoved == 3)
        #expect(try await put(.init(name: "", channelType: .dm)).name == "")
        #expect(try await put(.init(removeMembers: ["ann", "nobody"])).membersRemoved == 1)
        #expect(try await put(.init(name: "two")).channelType == .dm)
        let both = try await fixture.registry.upsertDirectory(
            .init(
                channels: [.init(tenant: tenant, channelId: "a b"), .init(tenant: tenant, channelId: "ch_new")],
                threads: [.init(tenant: tenant, threadId: "th_1", addFollowers: ["ann", "cat"], replaceFollowers: true)], answerStored: true))
        #expect(both.results.map(\.index) == [0] && both.channels.map(\.channelId) == ["", "ch_new"])
        #expect(both.channels.last?.channelType == .public && both.channels.last?.name == "")
        let thread = try #require(both.threads.first)
        #expect(thread.followerCount == 2 && thread.followersAdded == 1 && thread.followersRemoved == 1 && !thread.channelId.isEmpty)
        // Who does not ask is not kept waiting.
        let silent = try await fixture.registry.upsertDirectory(.init(channels: [.init(tenant: tenant, channelId: "ch_1")]))
        #expect(silent.channels.isEmpty)
    }

    @Test("GW-06 SEC-13 service keys are listed without their secrets; a revoked key is refused and stays in the list")
    func serviceKeys() async throws {
        let made = try await fixture.tenants.createServiceKey(.init(appId: "acme-chat", name: "host", scopes: [.events]))
        let kept = try await fixture.tenants.createServiceKey(.init(appId: "acme-chat", name: "other", scopes: [.directory]))
        let id = try #require(made.key?.keyId)
        let gateway = RegistryV1.Tenants.Client(fixture.channel(service: "gateway"))
        func opens(_ secret: String) async -> Bool {
            await reason {
                _ = try await gateway.verifyServiceKey(.init(secretHash: "sha256:" + SHA256.hexadecimal(secret)))
            } == nil
        }
        #expect(await opens(made.secret))
        for _ in 0..<2 {
            let revoked = try await fixture.tenants.revokeServiceKey(.init(tenant: tenant, keyId: id)).key
            #expect(revoked?.revokedAtMs == fixture.clock.now.milliseconds)
        }
        #expect(await !opens(made.secret))
        #expect(await opens(kept.secret))
        let keys = try await fixture.tenants.listServiceKeys(.init(tenant: tenant)).keys
        #expect(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.revokedAtMs != nil) }) == ["host": true, "other": false])
        #expect(try await fixture.audit().filter { $0.hasPrefix("service_key.revoked") } == ["service_key.revoked \(id) service:operator"])
        #expect(await reason { _ = try await fixture.tenants.revokeServiceKey(.init(tenant: tenant, keyId: "key_none")) } == "not_found")
    }
}
