import CarillonAPI
import Foundation
import GRDB
import Logging
import Protobuf
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import DurableWork

@Suite("Idempotency records and users")
struct IdempotencyRecordsTests {
    private static let now = Instant(milliseconds: 1_780_000_000_000)
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(path: folder.file("a.sqlite"), migrations: [.idempotencyKeys, ErasedUsers.migration])
    }

    /// Stores a response that names a user.
    ///
    /// - Parameter accessed: apps other than the caller's that the call accessed.
    private func remember(
        _ key: String, principal: String, naming user: String, app: String = "chat", accessing accessed: CommonV1.Tenant...,
        until: Instant = now + .seconds(60)
    ) async throws {
        try await remember(
            RegistryV1.RevokeTokenResponse(device: .init(pushDeviceId: "dev", userId: user)), key, principal: principal, app: app,
            accessing: accessed, until: until)
    }

    private func remember(
        _ response: some RecordedResponse, _ key: String, principal: String, app: String = "chat", accessing accessed: [CommonV1.Tenant] = [],
        until: Instant = now + .seconds(60)
    ) async throws {
        let call = IdempotentCall(
            organizationID: app.isEmpty ? "" : "org", appID: app, principal: principal, method: "m", key: key, requestHash: [0])
        try await store.write {
            try IdempotencyTable.remember(response, for: call, accessedTenants: Set(accessed.map(\.text)), at: Self.now, until: until, $0)
        }
    }

    private static func app(_ id: String, of organization: String = "org") -> CommonV1.Tenant { .init(organizationId: organization, appId: id) }

    private func keys() async throws -> [String] {
        try await store.read { try String.fetchAll($0, sql: "SELECT key FROM idempotency_keys ORDER BY key") }
    }

    @Test("PRIV-09 GW-04 With a user go the answers to their own calls and those to others that name them, and no other answer")
    func erase() async throws {
        try await remember("own", principal: "user:ann", naming: "x")
        try await remember("host", principal: "host", naming: "ann")
        try await remember("operator", principal: "service:operator", naming: "ann", app: "")
        try await remember("another app", principal: "host", naming: "ann", app: "other")
        try await remember("a longer id", principal: "host", naming: "anna")
        try await remember("somebody else", principal: "user:ben", naming: "ben")
        // Administrators of other apps, or of the platform, who accessed this app or an app with a user of the same id.
        try await remember("accessing", principal: "user:root", naming: "ann", app: "other", accessing: Self.app("a"), Self.app("chat"))
        try await remember("platform", principal: "platform:root", naming: "ann", app: "", accessing: Self.app("chat"))
        try await remember("namesake", principal: "user:root", naming: "ann", app: "other", accessing: Self.app("chat2"))
        try await remember("platform's namesake", principal: "platform:root", naming: "ann", app: "", accessing: Self.app("chat", of: "org2"))
        let long = String(repeating: "l", count: 200)
        try await remember("a long id", principal: "host", naming: long)
        #expect(try await erase("ann") == 5)
        #expect(try await keys() == ["a long id", "a longer id", "another app", "namesake", "platform's namesake", "somebody else"])
        #expect(try await erase(long) == 1)
        #expect(try await keys() == ["a longer id", "another app", "namesake", "platform's namesake", "somebody else"])
    }

    private func erase(_ user: String, andNaming address: String = "") async throws -> Int {
        try await store.write { try IdempotencyRecords.erase(UserKey(user, of: Self.app("chat")), andNaming: address, $0) }
    }

    @Test("PRIV-09 GW-04 A response about a consent goes with the child, the guardian, the guardian's address, and a user who changed the consent")
    func consent() async throws {
        let consent = PreferencesV1.Consent(
            childUserId: "sam", guardianUserId: "mum", guardianEmail: "mum@example.com", history: [.init(actor: "host"), .init(actor: "user:root")])
        for (user, address) in [("sam", ""), ("mum", ""), ("other", "mum@example.com"), ("root", "")] {
            try await remember(PreferencesV1.PutConsentResponse(consent: consent), "put", principal: "host")
            try await remember(PreferencesV1.AnswerConsentLinkResponse(consent: consent), "answer", principal: "service:gateway", app: "")
            #expect(try await erase("host", andNaming: "dad@example.com") == 0)
            #expect(try await erase(user, andNaming: address) == 2, "\(user)")
        }
        #expect(try await namedUsers() == 0)
    }

    private func namedUsers() async throws -> Int? { try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM idempotency_users") } }

    @Test("PRIV-09 The named users of a record go with the record: when it expires, and when its key is used again")
    func expiredUsers() async throws {
        try await remember("k", principal: "host", naming: "ann")
        try await remember("k", principal: "host", naming: "ben")
        #expect(try await namedUsers() == 1)
        #expect(try await erase("ann") == 0)
        try await remember("other", principal: "host", naming: "ann", until: Self.now + .seconds(1))
        #expect(try await store.write { try IdempotencyRecords.purge(at: Self.now + .seconds(1), limit: 10, $0) } == 1)
        #expect(try await namedUsers() == 1)
    }

    @Test("PRIV-09 Erasure finds the records of a user by an index")
    func plan() async throws {
        let plan = try await store.read { database in
            try Row.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN \(IdempotencyRecords.eraseSQL)", arguments: ["org", "chat", "ann", #"["org","chat"]"#, ""]
            ).map { $0["detail"] as String }
        }
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test("GW-04 PRIV-09 Answers and tombstones whose time is over are deleted without waiting for new ones")
    func maintenance() async throws {
        let clock = VirtualClock(start: Self.now)
        let ann = UserKey("ann", of: .init(organizationId: "org", appId: "chat"))
        try await remember("short", principal: "host", naming: "ben")
        try await remember("long", principal: "host", naming: "ben", until: Self.now + .seconds(3 * 86_400))
        _ = try await store.write { try ErasedUsers.add(ann, at: Self.now, $0) }
        let maintenance = JobScheduler(
            MaintenanceJob.privacy(store), clock: clock, activity: ActivityTracker(), metrics: MetricsRegistry(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let worker = Task { try? await maintenance.run() }
        defer { worker.cancel() }
        func settled(_ wanted: [String], tombstones: Int) async throws {
            try await eventually("\(wanted) and \(tombstones) tombstones are left") {
                let found = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM erased_users") }
                return try await keys() == wanted && found == tombstones && clock.nextDue != nil
            }
        }
        try await settled(["long", "short"], tombstones: 1)
        // The turn of the day.
        clock.set(try #require(clock.nextDue))
        #expect(clock.now.milliseconds % 86_400_000 == 0)
        try await settled(["long"], tombstones: 1)
        clock.advance(by: .seconds(3 * 86_400))
        try await settled([], tombstones: 1)
        clock.advance(by: .seconds(30 * 86_400))
        try await settled([], tombstones: 0)
    }

    @Test("PRIV-09 A tombstone refuses its user for 30 days, says until when, and is the same when set again")
    func tombstones() async throws {
        let (ann, ben) = (
            UserKey("ann", of: .init(organizationId: "org", appId: "chat")), UserKey("ben", of: .init(organizationId: "org", appId: "chat"))
        )
        #expect(try await store.write { try ErasedUsers.add(ann, at: Self.now, $0) } == nil)
        #expect(try await store.write { try ErasedUsers.add(ann, at: Self.now + .seconds(9), $0) } == Self.now)
        func refusal(_ user: UserKey, after: Duration) async throws -> APIError? {
            do {
                try await store.read { try ErasedUsers.refuse(user, at: Self.now + after, $0) }
                return nil
            } catch let error as APIError { return error }
        }
        let refused = try #require(try await refusal(ann, after: .seconds(60)))
        #expect(refused.reason == .conflict && refused.field == "user_id" && refused.message.contains((Self.now + ErasedUsers.lifetime).rfc3339))
        #expect(try await refusal(ben, after: .zero) == nil)
        #expect(try await refusal(ann, after: ErasedUsers.lifetime) == nil)
    }
}
