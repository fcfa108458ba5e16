import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("EVAL-33 Pictures are prepared before an event is decided")
struct PicturePreparationTests {
    private static let source = "https://pictures.example/a.png"

    private static func prepared(_ name: String, still: Bool = false) -> GatewayV1.PreparedMedia {
        .init(
            url: "https://push.example/media/\(name)/image.jpg", stillUrl: still ? "https://push.example/media/\(name)/still.jpg" : "",
            iosIconUrl: "https://push.example/media/\(name)/icon_ios.png", androidIconUrl: "https://push.example/media/\(name)/icon_android.png",
            expiresAtMs: 1)
    }

    private static func request(
        _ users: [String] = ["bob"], image: String = source, icon: String = "",
        change: (inout EvaluatorV1.SubmitNotificationRequest) -> Void = { _ in }
    ) -> EvaluatorV1.SubmitNotificationRequest {
        DirectNotificationTests.request(users) { request in
            request.content?.imageUrl = image
            if !icon.isEmpty { request.content?.android = .init(largeIconUrl: icon) }
            change(&request)
        }
    }

    /// An evaluator whose app prepares pictures.
    private func withApp(mode: String = "prepare", _ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(["media_mode": .text(mode)]))
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("ann"))
            evaluator.peers.with { $0.pictures[Self.source] = .success(Self.prepared("a")) }
            try await body(evaluator)
        }
    }

    private func pushes(_ evaluator: EvaluatorFixture) -> [DispatcherV1.Push] { evaluator.peers.with { $0.enqueued } }

    private func detail(_ id: String, _ evaluator: EvaluatorFixture) async throws -> String {
        try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: id)).decisions.first?.detail ?? ""
    }

    @Test("EVAL-33 notifications and events of hosts have the prepared picture; Android has the small icon; devices without rich content have text")
    func prepared() async throws {
        try await withApp { evaluator in
            let icon = "https://pictures.example/icon.png"
            evaluator.peers.with { $0.pictures[icon] = .success(Self.prepared("i")) }
            evaluator.peers.add(
                ChatApp.user(
                    "bob",
                    devices: [
                        ChatApp.device("phone", of: "bob", type: .android), ChatApp.device("tablet", of: "bob"),
                        ChatApp.device("old", of: "bob", rich: false),
                    ]))
            _ = try await evaluator.client.submitNotification(Self.request(icon: icon))
            try await evaluator.settled()
            let push = try #require(pushes(evaluator).first)
            let contents = push.targets.map { push.contents[Int($0.contentIndex)] }
            #expect(contents.map(\.imageUrl) == [Self.prepared("a").url, Self.prepared("a").url, ""])
            #expect(contents.map { $0.data["large_icon"] } == [Self.prepared("i").androidIconUrl, nil, nil])
            #expect(contents.map { $0.data["image_url"] } == [Self.prepared("a").url, Self.prepared("a").url, nil])

            let event = ChatApp.message("e1", channel: "dm_1", type: .dm, members: ["alice", "ann"], data: ["image_url": Self.source])
            try await evaluator.submit(event)
            try await evaluator.settled()
            #expect(pushes(evaluator).map(\.userId) == ["bob", "ann"] && pushes(evaluator).last?.contents.first?.imageUrl == Self.prepared("a").url)
            #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 3)
        }
    }

    @Test("EVAL-33 PREF-20 an animation stands still for users who want no motion, by their profile or their preferences")
    func reducedMotion() async throws {
        try await withApp { evaluator in
            evaluator.peers.with { state in
                state.pictures[Self.source] = .success(Self.prepared("a", still: true))
                state.settings["cem"] = .init(reduceMotion: true)
            }
            var still = ChatApp.user("bob")
            still.reduceMotion = true
            evaluator.peers.add(still, ChatApp.user("cem"))
            _ = try await evaluator.client.submitNotification(Self.request(["bob", "ann", "cem"]))
            try await evaluator.settled()
            let shown = Dictionary(uniqueKeysWithValues: pushes(evaluator).map { ($0.userId, $0.contents.first?.imageUrl) })
            let (moving, first) = (Self.prepared("a").url, Self.prepared("a", still: true).stillUrl)
            #expect(shown == ["bob": first, "ann": moving, "cem": first])
        }
    }

    @Test("EVAL-33 a source that is no image is not tried again: the notification goes without it, and Explain says why")
    func noImage() async throws {
        try await withApp { evaluator in
            let error = APIError(.invalidValue, field: "source_url", "is no PNG, JPEG or GIF")
            evaluator.peers.with { $0.pictures[Self.source] = .failure(error) }
            let answer = try await evaluator.client.submitNotification(Self.request())
            try await evaluator.settled()
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == "")
            #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 1)
            let detail = try await detail(answer.carillonEventId, evaluator)
            #expect(detail.contains("media_failed: the image at pictures.example is no PNG, JPEG or GIF"), "\(detail)")
        }
    }

    @Test("EVAL-33 a source that does not answer is tried after 2, 8 and 30 seconds; then the notification goes without it")
    func unreachable() async throws {
        try await withApp { evaluator in
            evaluator.peers.with { $0.pictures[Self.source] = .failure(APIError(.unavailable, field: "source_url", "the server answers 503")) }
            let answer = try await evaluator.client.submitNotification(Self.request())
            for (tries, pause) in zip(1..., UnpreparedEvent.pauses) {
                try await evaluator.settled()
                #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == tries)
                #expect(pushes(evaluator).isEmpty)
                evaluator.clock.advance(by: pause)
                try await eventually("try \(tries + 1)") { evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == tries + 1 }
            }
            try await eventually("the push") { pushes(evaluator).count == 1 }
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == "")
            let detail = try await detail(answer.carillonEventId, evaluator)
            #expect(detail.contains("media_failed: the image at pictures.example the server answers 503, after 4 tries"), "\(detail)")
        }
    }

    @Test("EVAL-33 a slow picture delays no other event of its app, and a cancelled notification is not sent when it comes")
    func slow() async throws {
        try await withApp { evaluator in
            let gate = Gate()
            evaluator.peers.with { $0.beforePicture = { _ in try await gate.pass() } }
            let answer = try await evaluator.client.submitNotification(Self.request())
            try await eventually("the picture is asked for") { evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 1 }
            _ = try await evaluator.client.submitNotification(Self.request(["ann"], image: ""))
            try await eventually("the other push") { pushes(evaluator).map(\.userId) == ["ann"] }
            let cancelled = try await evaluator.client.cancel(
                .init(tenant: ChatApp.tenant, notificationIds: answer.notifications.map(\.notificationId)))
            #expect(cancelled.cancelled == 1 && cancelled.rejected.isEmpty)
            gate.open()
            try await evaluator.settled()
            #expect(pushes(evaluator).map(\.userId) == ["ann"])
        }
    }

    @Test("EVAL-33 EVAL-44 an event that is moved to another time while its picture is prepared is sent at that time")
    func moved() async throws {
        try await withApp { evaluator in
            let gate = Gate()
            evaluator.peers.with { $0.beforePicture = { _ in try await gate.pass() } }
            let (soon, later) = (EvaluatorFixture.start + .seconds(60), EvaluatorFixture.start + .seconds(7_200))
            let answer = try await evaluator.client.submitNotification(Self.request { $0.scheduledForMs = soon.milliseconds })
            try await evaluator.settled()
            evaluator.clock.advance(by: .seconds(120))
            try await eventually("the picture is asked for") { evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 1 }
            _ = try await evaluator.client.rescheduleEvent(
                .init(tenant: ChatApp.tenant, id: answer.carillonEventId, scheduledForMs: later.milliseconds))
            gate.open()
            try await evaluator.settled()
            #expect(pushes(evaluator).isEmpty)
            evaluator.clock.set(later + .seconds(120))
            try await eventually("the push") { pushes(evaluator).count == 1 }
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == Self.prepared("a").url)
        }
    }

    @Test("EVAL-33 EVAL-55 a newer notification with the same collapse key takes the place of one that waits for its picture, for its users alone")
    func collapsed() async throws {
        try await withApp { evaluator in
            let gate = Gate()
            evaluator.peers.with { $0.beforePicture = { _ in try await gate.pass() } }
            let old = try await evaluator.client.submitNotification(Self.request(["bob", "ann"]) { $0.content?.collapseKey = "score" })
            try await eventually("the picture is asked for") { evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 1 }
            let new = try await evaluator.client.submitNotification(Self.request(image: "") { $0.content?.collapseKey = "score" })
            try await eventually("the newer push") { pushes(evaluator).count == 1 }
            gate.open()
            try await evaluator.settled()
            #expect(pushes(evaluator).map(\.userId) == ["bob", "ann"])
            #expect(pushes(evaluator).first?.notificationId == new.notifications.first?.notificationId)
            #expect(try await evaluator.decisions(old.carillonEventId) == ["bob": "cancelled", "ann": "sent"])
        }
    }

    @Test("EVAL-33 EVAL-53 an event waits for its picture at most half of its life, and is sent without it")
    func shortLife() async throws {
        try await withApp { evaluator in
            evaluator.peers.with { $0.pictures[Self.source] = .failure(APIError(.unavailable, field: "source_url", "the server answers 503")) }
            _ = try await evaluator.client.submitNotification(Self.request { $0.content?.ttlSeconds = 12 })
            for pause in UnpreparedEvent.pauses.prefix(2) {
                try await evaluator.settled()
                evaluator.clock.advance(by: pause)
            }
            // 12 seconds count as 30, so that a third try would come too late.
            try await eventually("the push") { pushes(evaluator).count == 1 }
            #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 3)
        }
    }

    @Test("EVAL-33 EVAL-62 a dry run prepares nothing, and shows the picture that the host named")
    func dryRun() async throws {
        try await withApp { evaluator in
            let event = ChatApp.message("e1", channel: "dm_1", type: .dm, members: ["alice", "ann"], data: ["image_url": Self.source])
            let answer = try await evaluator.client.dryRun(.init(event: event))
            #expect(answer.decisions.first?.contents.first?.imageUrl == Self.source)
            #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 0)
        }
    }

    @Test("EVAL-33 an address that is no https address is left out, and Explain says so")
    func noAddress() async throws {
        try await withApp { evaluator in
            try await evaluator.submit(
                ChatApp.message("e1", channel: "dm_1", type: .dm, members: ["alice", "ann"], data: ["image_url": "http://cdn.example.com/a.png"]))
            try await evaluator.settled()
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == "")
            let detail = try await detail("e1", evaluator)
            #expect(detail.contains("media_failed: data.image_url is no https address"), "\(detail)")
        }
    }

    @Test("EVAL-33 EVAL-44 a scheduled notification has its picture prepared at its time")
    func scheduled() async throws {
        try await withApp { evaluator in
            let time = EvaluatorFixture.start + .seconds(3_600)
            _ = try await evaluator.client.submitNotification(Self.request { $0.scheduledForMs = time.milliseconds })
            try await evaluator.settled()
            #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 0)
            evaluator.clock.advance(by: .seconds(3_660))
            try await eventually("the push") { pushes(evaluator).count == 1 }
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == Self.prepared("a").url)
        }
    }

    @Test("EVAL-33 EVAL-16 all users of a broadcast get the prepared picture")
    func broadcast() async throws {
        try await withApp { evaluator in
            let users = BroadcastTests.users(30)
            BroadcastTests.add(users, to: evaluator)
            let submitted = try await evaluator.broadcasts.submitBroadcast(BroadcastTests.request { $0.content?.imageUrl = Self.source })
            try await BroadcastTests.run(try #require(submitted.broadcast).broadcastId, evaluator)
            try await evaluator.settled()
            #expect(Set(pushes(evaluator).map(\.userId)) == Set(users))
            #expect(Set(pushes(evaluator).flatMap(\.contents).map(\.imageUrl)) == [Self.prepared("a").url])
        }
    }

    @Test("ARCH-04 EVAL-33 an event whose picture was being prepared at a crash is sent once, with it")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let (peers, gate) = (FakePeers(), Gate())
            peers.add(ChatApp.user("bob"))
            let app = try ChatApp.app(["media_mode": "prepare"])
            peers.with { state in
                state.pictures[Self.source] = .success(Self.prepared("a"))
                state.beforePicture = { _ in try await gate.pass() }
            }
            let first = try await EvaluatorFixture(folder: folder, peers: peers)
            first.policies.set(app)
            try await first.run {
                _ = try await first.client.submitNotification(Self.request())
                try await eventually("the picture is asked for") { peers.calls(GatewayV1.Media.Method.prepareMedia) == 1 }
            }
            await first.store.close()
            gate.open()
            let second = try await EvaluatorFixture(folder: folder, peers: peers)
            second.policies.set(app)
            try await second.run {
                try await eventually("the push") { pushes(second).count == 1 }
                try await second.settled()
            }
            await second.store.close()
            #expect(pushes(second).map(\.contents.first?.imageUrl) == [Self.prepared("a").url])
        }
    }

    @Test("EVAL-33 off sends no picture and says so; passthrough sends the host's address", arguments: ["off", "passthrough"])
    func otherModes(_ mode: String) async throws {
        try await withApp(mode: mode) { evaluator in
            let answer = try await evaluator.client.submitNotification(Self.request())
            try await evaluator.settled()
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == (mode == "off" ? "" : Self.source))
            #expect(evaluator.peers.calls(GatewayV1.Media.Method.prepareMedia) == 0)
            let detail = try await detail(answer.carillonEventId, evaluator)
            #expect(detail.contains("media_mode is off") == (mode == "off"))
        }
    }

    @Test("EVAL-33 EVAL-63 passthrough says of an address of this machine, such as an upload to this gateway, why no device gets it")
    func ownAddress() async throws {
        try await withApp(mode: "passthrough") { evaluator in
            let upload = "http://127.0.0.1:7180/media/a/image.jpg"
            let reason = "media_failed: the image at 127.0.0.1 has no https address"
            let answer = try await evaluator.client.submitNotification(Self.request(image: upload))
            try await evaluator.settled()
            #expect(pushes(evaluator).first?.contents.first?.imageUrl == "")
            let detail = try await detail(answer.carillonEventId, evaluator)
            #expect(detail.contains(reason), "\(detail)")
            let preview = try await evaluator.client.preview(
                .init(tenant: ChatApp.tenant, typeId: "admin_notice", deviceType: .ios, content: Self.request(image: upload).content))
            #expect(preview.warnings.contains { $0.contains(reason) }, "\(preview.warnings)")
        }
    }

    @Test("EVAL-33 A host cannot name prepared pictures itself")
    func notOfHosts() async throws {
        try await withApp { evaluator in
            var event = ChatApp.message("e1", members: ["bob"])
            event.pictures = [.init(sourceUrl: Self.source, media: Self.prepared("a"))]
            let answer = try await evaluator.submit(event)
            #expect(answer.rejected.map(\.field) == ["pictures"])
        }
    }
}
