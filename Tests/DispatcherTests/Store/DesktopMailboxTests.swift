import CarillonAPI
import DurableWork
import Foundation
import GRDB
import JetStream
import Logging
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import DispatcherService

/// What both engines promise of mailboxes.
@Suite("Mailboxes of desktops", .serialized) struct DesktopMailboxTests {
    private let now = TestPushes.start
    private let device = DesktopDevice(tenant: TestPushes.tenant, userID: "alice", pushDeviceID: "desktop_1")

    private func mailbox(_ fixture: ContractQueue) -> any DesktopMailbox {
        guard let stream = fixture.stream else { return SQLiteDesktopMailbox(store: fixture.store) }
        return JetStreamDesktopMailbox(
            queue: stream.queue, store: fixture.store, logger: Logger(label: "mailbox") { _ in SwiftLogNoOpLogHandler() })
    }

    private func message(
        _ id: String, device: String = "desktop_1", user: String = "alice", for seconds: Int64 = 60, about: [String] = []
    ) -> DispatcherV1.StoredDesktopMessage {
        .init(
            tenant: TestPushes.tenant, userId: user, pushDeviceId: device, pushId: id, notificationId: "notif_" + id, attemptNumber: 1, sequence: 1,
            expiresAtMs: (now + .seconds(seconds)).milliseconds, payload: "{}", inLedger: true,
            aboutUserIds: about)
    }

    private func pushes(_ mailbox: any DesktopMailbox, after number: Int64 = 0) async throws -> [String] {
        var (all, last) = ([String](), number)
        while true {
            let page = try await mailbox.messages(of: device, after: last)
            guard let newest = page.last?.number else { return all }
            all += page.map(\.message.pushId)
            last = newest
        }
    }

    @Test("DISP-22 Messages come in their order, once each, and only to their device and user", arguments: QueueEngine.allCases)
    func order(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let mailbox = mailbox(fixture)
        let kept = try await mailbox.keep([message("p1"), message("p2"), message("p3", device: "desktop_2"), message("p4", user: "bob")], now: now)
        #expect(kept.numbers.allSatisfy { ($0 ?? 0) > 0 } && kept.displaced.count == 0)
        // Again, as after a lost result.
        let again = try await mailbox.keep([message("p1"), message("p5")], now: now)
        #expect(again.numbers.first == kept.numbers.first)
        #expect(try await pushes(mailbox) == ["p1", "p2", "p5"])
        #expect(try await pushes(mailbox, after: try #require(kept.numbers[1])) == ["p5"])
    }

    @Test("DISP-22 The newest 50 of a device are kept, and the others end as mailbox_full", arguments: QueueEngine.allCases)
    func newest(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let mailbox = mailbox(fixture)
        let kept = try await mailbox.keep((1...53).map { message("p\($0)") }, now: now)
        #expect(kept.displaced.outcomes.map(\.failureReason) == ["mailbox_full", "mailbox_full", "mailbox_full"])
        #expect(try await pushes(mailbox) == (4...53).map { "p\($0)" })
        #expect(Set(try await fixture.outcomes().map(\.pushId)) == ["p1", "p2", "p3"])
    }

    @Test("RCPT-05 An acknowledgement ends a message with one outcome; an id of another push or device ends none", arguments: QueueEngine.allCases)
    func acknowledges(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let mailbox = mailbox(fixture)
        let kept = try await mailbox.keep([message("p1"), message("p2", device: "desktop_2")], now: now)
        let (first, second) = (try #require(kept.numbers[0]), try #require(kept.numbers[1]))
        let wrong = [DesktopMessageID(number: first, pushID: "p2"), DesktopMessageID(number: second, pushID: "p2"), .init(number: 999, pushID: "p1")]
        #expect(try await mailbox.acknowledge(wrong, of: device, now: now).count == 0)
        let right = DesktopMessageID(number: first, pushID: "p1")
        #expect(try await mailbox.acknowledge([right, right], of: device, now: now).count == 1)
        #expect(try await mailbox.acknowledge([right], of: device, now: now).count == 0)
        #expect(try await pushes(mailbox).isEmpty)
        let outcomes = try await fixture.outcomes()
        #expect(outcomes.map(\.status) == [.delivered] && outcomes.map(\.evidence) == [.device] && outcomes.map(\.sequence) == [2])
        // Its end is forgotten with it.
        #expect(try await mailbox.expire(now: now + .seconds(60)).ended.outcomes.map(\.pushId) == ["p2"])
    }

    @Test("DISP-28 A message expires at its time, with one outcome, and the next end is known", arguments: QueueEngine.allCases)
    func expires(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let mailbox = mailbox(fixture)
        _ = try await mailbox.keep([message("p1", for: 10), message("p2", for: 20)], now: now)
        let early = try await mailbox.expire(now: now + .seconds(9))
        #expect(early.ended.count == 0 && early.next == now + .seconds(10))
        let first = try await mailbox.expire(now: now + .seconds(10))
        #expect(first.ended.outcomes.map(\.status) == [.expired] && first.next == now + .seconds(20))
        #expect(try await pushes(mailbox) == ["p2"])
        #expect(try await mailbox.expire(now: now + .seconds(20)).next == nil)
    }

    @Test("DISP-28 RCPT-01 At its time a message that the stream lost is reported as expired, behind what another dispatcher reported of it")
    func lost() async throws {
        let fixture = try await ContractQueue(.jetstream)
        let stream = try #require(fixture.stream)
        let mailbox = mailbox(fixture)
        let kept = try await mailbox.keep([message("p1"), message("p2"), message("p3")], now: now)
        let (first, second) = (try #require(kept.numbers[0]), try #require(kept.numbers[1]))
        // One is acknowledged at another dispatcher, which has its own store, and one is lost.
        let other = try await ContractQueue(.jetstream, server: stream.server)
        #expect(try await self.mailbox(other).acknowledge([.init(number: first, pushID: "p1")], of: device, now: now).count == 1)
        try await stream.session.client.deleteIfPresent(StreamSubjects.desktops, sequence: Int(second))
        let ended = try await mailbox.expire(now: now + .seconds(60)).ended
        #expect(ended.count == 1 && ended.outcomes.allSatisfy { $0.status == .expired && $0.evidence == .device })
        let sequences = Dictionary(uniqueKeysWithValues: ended.outcomes.map { ($0.pushId, $0.sequence) })
        #expect(sequences == ["p1": 1, "p2": 1, "p3": 2])
        #expect(try await other.outcomes().map(\.sequence) == [2])
        #expect(try await mailbox.expire(now: now + .seconds(60)).ended.outcomes.isEmpty)
    }

    @Test("PRIV-09 An erased user's messages are gone, and those to others that name the user; none is kept later", arguments: QueueEngine.allCases)
    func erasure(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let mailbox = mailbox(fixture)
        _ = try await mailbox.keep(
            [message("p1"), message("p2", user: "bob", about: ["carl"]), message("p4", user: "bob", about: ["carl", "alice"])], now: now)
        let queue = fixture.stream?.queue
        let service = UserDataService(.dispatcher, store: fixture.store, audit: AuditLines(), clock: VirtualClock(start: now)) {
            _ = try await queue?.erase(user: $0.id, of: $0.tenant)
        }
        let client = DispatcherV1.UserData.Client(InProcessChannel(services: [service], principal: Principal(service: "registry")))
        _ = try await client.eraseUser(.init(tenant: TestPushes.tenant, userId: "alice"))
        #expect(try await pushes(mailbox).isEmpty)
        #expect(try await mailbox.keep([message("p3"), message("p5", user: "bob", about: ["alice"])], now: now).numbers == [0, 0])
        #expect(try await pushes(mailbox).isEmpty)
        let bob = DesktopDevice(tenant: TestPushes.tenant, userID: "bob", pushDeviceID: "desktop_1")
        #expect(try await mailbox.messages(of: bob, after: 0).map(\.message.pushId) == ["p2"])
    }

    @Test("PRIV-09 A message that is on its way into the stream while its user is erased is not kept")
    func erasureMeanwhile() async throws {
        let fixture = try await ContractQueue(.jetstream)
        let mailbox = mailbox(fixture)
        let (store, alice, start) = (fixture.store, UserKey("alice", of: TestPushes.tenant), TestPushes.start)
        // The tombstone is not there before the message is in the stream.
        let (isBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        async let tombstone = store.write { database in
            isBegun.signal()
            #expect(mayEnd.wait(timeout: .now() + 60) == .success)
            return try ErasedUsers.add(alice, at: start, database)
        }
        await withCheckedContinuation { begun in
            DispatchQueue.global().async {
                #expect(isBegun.wait(timeout: .now() + 60) == .success)
                begun.resume()
            }
        }
        async let kept = mailbox.keep([message("p1"), message("p2", user: "bob")], now: start)
        try await eventually("the message is in the stream") { try await pushes(mailbox) == ["p1"] }
        mayEnd.signal()
        let (before, numbers) = (try await tombstone, try await kept.numbers)
        #expect(before == nil && numbers.first == 0 && (numbers.last ?? 0) ?? 0 > 0)
        #expect(try await pushes(mailbox).isEmpty)
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM desktop_messages") } == 1)
    }

    @Test("The id of a message has its number and its push, and other texts are none")
    func ids() {
        let id = DesktopMessageID(number: 17, pushID: "psh_01-a")
        #expect("\(id)" == "17-psh_01-a" && DesktopMessageID("17-psh_01-a") == id)
        for text in ["", "17", "-psh", "0-psh", "x-psh", "17-", "99999999999999999999-psh", "17-" + String(repeating: "a", count: 200)] {
            #expect(DesktopMessageID(text) == nil, "\(text)")
        }
    }
}
