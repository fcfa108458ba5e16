import CarillonAPI
import DurableWork
import Foundation
import Logging
import Protobuf
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@Suite("Idempotency records and users")
struct IdempotencyRecordsTests {
    private static let now = Instant(milliseconds: 1_780_000_000_000)
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(path: folder.file("a.sqlite"), migrations: [.idempotencyKeys, ErasedUsers.migration])
    }

    /// An answer as a service remembers it, naming a user.
    private func remember(
        _ key: String, principal: String, naming user: String, app: String = "chat", accessing accessed: String = "",
        until: Instant = now + .seconds(60)
    ) async throws {
        let response = try CommonV1.SendableDevice(pushDeviceId: "dev", userId: user).bytes()
        try await store.write { database in
            try database.execute(
                sql: """
                    INSERT INTO idempotency_keys (organization_id, app_id, principal, method, key, request_hash, response, expires_at_ms,
                        accessed_tenants)
                    VALUES (?, ?, ?, 'm', ?, x'00', ?, ?, ?)
                    """, arguments: [app.isEmpty ? "" : "org", app, principal, key, Data(response), until.milliseconds, accessed])
        }
    }

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
        try await remember("accessing", principal: "user:root", naming: "ann", app: "other", accessing: #"["org","a"]["org","chat"]"#)
        try await remember("platform", principal: "platform:root", naming: "ann", app: "", accessing: #"["org","chat"]"#)
        try await remember("namesake", principal: "user:root", naming: "ann", app: "other", accessing: #"["org","chat2"]"#)
        try await remember("platform's namesake", principal: "platform:root", naming: "ann", app: "", accessing: #"["org2","chat"]"#)
        let long = String(repeating: "l", count: 200)
        try await remember("a long id", principal: "host", naming: long)
        #expect(try await IdempotencyRecords.erase(UserKey("ann", of: .init(organizationId: "org", appId: "chat")), store) == 5)
        #expect(try await keys() == ["a long id", "a longer id", "another app", "namesake", "platform's namesake", "somebody else"])
        #expect(try await IdempotencyRecords.erase(UserKey(long, of: .init(organizationId: "org", appId: "chat")), store) == 1)
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
