import CarillonAPI
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Erasures that services confirm later")
struct ErasureWorkerTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func erasure(_ id: String) async throws -> RegistryV1.Erasure {
        try #require(try await fixture.userData.getErasure(.init(erasureId: id)).erasure)
    }

    @Test("PRIV-09 ARCH-16 an unreadable erasure, or one that a service refuses, stops no other erasure")
    func erasures() async throws {
        let refusing = Mutex(true)
        let eraser = UserEraser(
            store: fixture.store, clock: fixture.clock, ids: IdentifierSource(clock: fixture.clock), tombstones: fixture.tombstones,
            userData: fixture.eraser.userData,
            peers: [
                "preferences": { person, _ in
                    if person.userId.hasPrefix("bad") || refusing.withLock({ $0 }) { throw APIError(.internalError, "not this one") }
                    return [:]
                }
            ], signal: WorkSignal(), logger: fixture.service.logger)
        var ids: [String] = []
        for user in (0..<101).map({ "bad_\($0)" }) + ["good"] {
            ids.append(try await eraser.begin(user, tenant: tenant, by: .registry).erasure.erasureId)
            fixture.clock.advance(by: .milliseconds(1))
        }
        try await fixture.store.write { [ids] in try $0.run("UPDATE erasures SET state = x'FFFF' WHERE erasure_id = ?", [ids[0]]) }
        refusing.withLock { $0 = false }
        let worker = ErasureWorker(activity: ActivityTracker(), eraser: eraser, logger: fixture.service.logger)
        #expect(try await !worker.round())
        #expect(try await erasure(ids[101]).status == .done)
        let bad = try await erasure(ids[1])
        #expect(bad.status == .pending && bad.services.filter { $0.status != .done }.map(\.service) == ["preferences"])
        #expect(fixture.logLines.texts(.warning).contains { $0.contains(ids[0]) })
    }

    @Test("PRIV-09 a caller with an old state of an erasure does not undo the worker's progress")
    func staleErasure() async throws {
        let begun = try await fixture.eraser.begin("gone", tenant: tenant, by: .registry)
        #expect(try await fixture.eraser.advance(begun).erasure.status == .done)
        fixture.preferences.setAway(true)
        let after = try await fixture.eraser.advance(begun)
        #expect(after.erasure.status == .done && after.userId.isEmpty)
        #expect(try await erasure(begun.erasure.erasureId).status == .done)
        #expect(try await fixture.store.read { try $0.rows("SELECT count(*) FROM erasures WHERE user_id <> ''", []) { $0[0] as Int } } == [0])
    }
}
