import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Broadcast channels of Live Activities", .serialized)
struct ActivityChannelTests {
    private static let context = ServerContext(
        method: DispatcherV1.ActivityChannels.Method.listActivityChannels, principal: Principal(service: "operator"))
    private static let score = DispatcherV1.LiveActivity(event: .update, contentState: #"{"score":1}"#)

    private func create(_ fixture: DispatcherFixture, storesLatest: Bool = false) async throws -> String {
        let answer = try await fixture.components.activityChannels.createActivityChannel(
            .init(tenant: TestPushes.tenant, storesLatest: storesLatest), context: Self.context)
        return answer.channel?.channelId ?? ""
    }

    private func list(_ fixture: DispatcherFixture) async throws -> [String] {
        try await fixture.components.activityChannels.listActivityChannels(.init(tenant: TestPushes.tenant), context: Self.context).channelIds
    }

    private func broadcast(_ fixture: DispatcherFixture, _ change: (inout DispatcherV1.SendActivityBroadcastRequest) -> Void) async throws {
        var request = DispatcherV1.SendActivityBroadcastRequest(tenant: TestPushes.tenant, liveActivity: Self.score)
        change(&request)
        _ = try await fixture.components.activityChannels.sendActivityBroadcast(request, context: Self.context)
    }

    /// The code and the field with which a push to a channel is refused.
    private func refusal(
        _ fixture: DispatcherFixture, _ change: (inout DispatcherV1.SendActivityBroadcastRequest) -> Void
    ) async -> String {
        do {
            try await broadcast(fixture, change)
            return "taken"
        } catch {
            let error = error as? APIError
            return "\(error?.reason.code ?? "") \(error?.field ?? "")"
        }
    }

    @Test("DISP-37 a channel is made, read, listed and deleted at Apple's")
    func management() async throws {
        try await withFixture { fixture in
            let (plain, storing) = (try await create(fixture), try await create(fixture, storesLatest: true))
            let listed = try await list(fixture)
            #expect(listed == [plain, storing].sorted() && !plain.isEmpty)
            let read = try await fixture.components.activityChannels.getActivityChannel(
                .init(tenant: TestPushes.tenant, channelId: storing), context: Self.context)
            #expect(read.channel == .init(channelId: storing, storesLatest: true))
            _ = try await fixture.components.activityChannels.deleteActivityChannel(
                .init(tenant: TestPushes.tenant, channelId: plain), context: Self.context)
            let left = try await list(fixture)
            #expect(left == [storing])
            let records = fixture.audit.all.filter { $0.hasPrefix("activity") }
            #expect(records == ["activity_channel.created ", "activity_channel.created ", "activity_channel.deleted \(plain)"])
            let gone = await refusal(fixture) { $0.channelId = plain }
            #expect(gone == "not_found channel_id")
        }
    }

    @Test("DISP-37 T47 one push goes to all who follow the channel, with Apple's headers, and at most one a second")
    func sending() async throws {
        try await withFixture { fixture in
            let channel = try await create(fixture, storesLatest: true)
            try await broadcast(fixture) { ($0.channelId, $0.ttlSeconds) = (channel, 60) }
            let sent = try #require(try await fixture.requests("apns").last)
            #expect(sent.headers[":path"] == "/4/broadcasts/apps/\(DispatcherFixture.topic)" && sent.status == 200)
            #expect(sent.headers["apns-channel-id"] == channel && sent.headers["apns-topic"] == nil)
            #expect(sent.headers["apns-push-type"] == "liveactivity" && sent.headers["apns-priority"] == "5")
            let seconds = TestPushes.start.milliseconds / 1_000
            #expect(sent.headers["apns-expiration"] == String(seconds + 60))
            #expect(
                String(decoding: sent.body, as: UTF8.self) == #"{"aps":{"content-state":{"score":1},"event":"update","timestamp":\#(seconds)}}"#)
            let tooSoon = await refusal(fixture) { $0.channelId = channel }
            #expect(tooSoon == "rate_limited ")
            fixture.clock.advance(by: .seconds(1))
            try await broadcast(fixture) { ($0.channelId, $0.urgent) = (channel, true) }
            #expect(try await fixture.requests("apns").last?.headers["apns-priority"] == "10")
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }

    @Test("ARCH-16 DISP-37 what Apple would refuse is refused with its field, and Apple's own refusals have theirs")
    func refused() async throws {
        try await withFixture { fixture in
            let channel = try await create(fixture)
            func code(_ change: (inout DispatcherV1.SendActivityBroadcastRequest) -> Void) async -> String {
                fixture.clock.advance(by: .seconds(1))
                return await refusal(fixture) {
                    $0.channelId = channel
                    change(&$0)
                }
            }
            let answers = [
                await code { $0.channelId = "" }, await code { $0.channelId = "a b" }, await code { $0.liveActivity = nil },
                await code { $0.liveActivity?.event = .start }, await code { $0.ttlSeconds = 28_801 },
                // A channel that stores nothing.
                await code { $0.ttlSeconds = 60 }, await code { $0.channelId = "bm93aGVyZQ==" }, await code { $0.tenant = nil },
            ]
            #expect(
                answers == [
                    "invalid_argument channel_id", "invalid_value channel_id", "invalid_argument live_activity",
                    "invalid_value live_activity.event", "invalid_value ttl_seconds", "invalid_value ttl_seconds", "not_found channel_id",
                    "invalid_argument tenant.app_id",
                ])
            let large = String(repeating: "x", count: 5_120)
            let tooLarge = await code { $0.liveActivity?.contentState = #"{"x":"\#(large)"}"# }
            #expect(tooLarge == "payload_too_large live_activity")
            try await fixture.fault("apns", status: 503, reason: "Shutdown")
            let away = await code { _ in }
            #expect(away == "unavailable ")
        }
    }

    @Test("SEC-10 what an operator sends to a channel is on record, what a host sends is not; without a record a channel stays")
    func audited() async throws {
        try await withFixture { fixture in
            let channels = fixture.components.activityChannels
            let channel = try await create(fixture)
            let host = ServerContext(
                method: DispatcherV1.ActivityChannels.Method.sendActivityBroadcast, principal: Principal(service: "host"))
            _ = try await channels.sendActivityBroadcast(
                .init(tenant: TestPushes.tenant, channelId: channel, liveActivity: Self.score), context: host)
            #expect(!fixture.audit.all.contains { $0.hasPrefix("activity_channel.sent") })
            fixture.clock.advance(by: .seconds(1))
            try await broadcast(fixture) { $0.channelId = channel }
            #expect(fixture.audit.all.last == "activity_channel.sent \(channel)" && fixture.audit.details.last == "production")
            fixture.audit.setAway(true)
            await #expect(throws: APIError.self) {
                _ = try await channels.deleteActivityChannel(.init(tenant: TestPushes.tenant, channelId: channel), context: Self.context)
            }
            #expect(try await list(fixture) == [channel])
        }
    }

    @Test("T47 a push to a channel that did not leave does not count: the next one need not wait")
    func notSent() async throws {
        try await withFixture(apnsURL: "https://127.0.0.1:1") { fixture in
            for _ in 1...2 {
                let away = await refusal(fixture) { $0.channelId = "Y2g=" }
                #expect(away == "unavailable ")
            }
        }
    }

    @Test("DISP-33 without a credential the answer says so")
    func withoutCredential() async throws {
        try await withFixture(credentials: false) { fixture in
            let code = await refusal(fixture) { $0.channelId = "Y2g=" }
            #expect(code == "provider_not_enabled tenant.app_id")
        }
    }
}
