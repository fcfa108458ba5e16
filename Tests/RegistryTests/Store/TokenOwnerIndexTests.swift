import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("REG-06 REG-22 The owner of a token in the store")
struct TokenOwnerIndexTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    @Test("a registration finds its rows by indexes, and the token's owner by the beginning of the hash")
    func plan() async throws {
        let plan = try await fixture.store.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + RegistrationContext.sql, arguments: ["o", "a", "u", "d", Data([1]), 1, 1])
                .map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.hasPrefix("SEARCH devices USING INDEX devices_by_live_token") }, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN") && $0 != "SCAN CONSTANT ROW" && !$0.hasPrefix("SCAN (subquery") }, "\(plan)")
    }

    @Test("the store refuses a second live owner of a token in an app; a revoked owner and another app's may stay")
    func oneOwner() async throws {
        let first = try await fixture.register("usr_1", device: "phone_1", token: 1)
        let second = try await fixture.register("usr_2", device: "phone_2", token: 2)
        let take = "UPDATE devices SET token_hash = (SELECT token_hash FROM devices WHERE push_device_id = ?) WHERE push_device_id = ?"
        await #expect {
            try await fixture.store.write { try $0.run(take, [first.pushDeviceId, second.pushDeviceId]) }
        } throws: {
            "\($0)".contains("UNIQUE constraint failed")
        }
        try await fixture.store.write { database in
            try database.run("UPDATE devices SET app_id = 'another' WHERE push_device_id = ?", [second.pushDeviceId])
            try database.run(take, [first.pushDeviceId, second.pushDeviceId])
        }
        try await fixture.store.write { database in
            try database.run("UPDATE devices SET status = 'revoked' WHERE push_device_id = ?", [first.pushDeviceId])
            try database.run("UPDATE devices SET app_id = 'chat' WHERE push_device_id = ?", [second.pushDeviceId])
        }
    }

    @Test(
        "Languages may be written with hyphens or underscores",
        arguments: [
            ("en", true), ("en-US", true), ("en_US", true), ("zh_Hant_TW", true), ("es-419", true), ("", true), ("e", false), ("en-", false),
            ("_en", false),
            ("1n", false), ("en--US", false), ("en US", false), ("abcdefghi", false), ("en-abcdefghi", false),
            (String(repeating: "ab-", count: 12) + "a", false),
        ])
    func languages(_ tag: String, isTaken: Bool) async throws {
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.locale = tag
        let faulty = request
        if isTaken {
            _ = try await fixture.registry.registerDevice(faulty)
        } else {
            let error = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(faulty) }
            #expect(error?.field == "locale")
        }
    }
}
