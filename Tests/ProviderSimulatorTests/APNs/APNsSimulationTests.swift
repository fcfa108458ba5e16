import CarillonAPI
import Cryptography
import Foundation
import HTTP2
import JSON
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("The simulated APNs") struct APNsSimulationTests {
    @Test("SIM-01 ACC-080 a composed request is accepted and recorded, and breaks no rule")
    func conforming() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        let request = try fixture.apnsRequest()
        let answer = try await sender.send(request)
        #expect(answer.status == 200 && answer.body.readableBytes == 0)
        #expect(answer.headers.first("apns-id") == request.headers.first("apns-id"))

        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.accepted == ["apns": 1] && statistics.violations.isEmpty && statistics.refused.isEmpty && statistics.duplicates == 0)
        let seen = try #require(try await fixture.control.listRequests(.init(provider: "apns", token: SimulatorFixture.deviceToken)).requests.first)
        #expect(seen.title == "Alice Smith" && seen.message == "Hey @bob" && seen.notificationId == "notif_1" && seen.status == 200)
        #expect(seen.headers["apns-topic"] == "com.example.chat" && seen.receivedAtMs == SimulatorFixture.start.milliseconds && seen.connection == 1)
        #expect(seen.body == Array(request.body.readableBytesView))
        await fixture.close()
    }

    @Test("SIM-02 the same notification for the same token again is a duplicate")
    func duplicates() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        for notification in ["notif_1", "notif_2", "notif_1"] { _ = try await sender.send(fixture.apnsRequest(notification: notification)) }
        _ = try await sender.send(fixture.apnsRequest(notification: "notif_1", token: String(repeating: "ff", count: 32)))
        #expect(try await fixture.control.statistics(.init()).duplicates == 1)
        let after = try await fixture.control.listRequests(.init(provider: "apns", token: SimulatorFixture.deviceToken, afterSequence: 1, limit: 1))
        #expect(after.requests.map(\.notificationId) == ["notif_2"])
        await fixture.close()
    }

    @Test("DISP-05 one stream until the first accepted push, then 1,000, one again after a refusal")
    func streams() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        #expect(try await sender.availableStreams == 1)
        _ = try await sender.send(fixture.apnsRequest())
        #expect(try await sender.untilAvailable(1000))
        var wrong = try fixture.apnsRequest()
        wrong.headers = replacing(wrong.headers, "apns-priority", "7")
        #expect(try await sender.send(wrong).text == #"{"reason":"BadPriority"}"#)
        #expect(try await sender.untilAvailable(1))
        _ = try await sender.send(fixture.apnsRequest())
        #expect(try await sender.untilAvailable(1000))
        _ = try await fixture.control.setStreamLimit(.init(maxConcurrentStreams: 3))
        #expect(try await sender.untilAvailable(3))
        await fixture.close()
    }

    @Test("SIM-01 each rule of the wire contract is refused with Apple's word and counted")
    func rules() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        func check(_ status: Int, _ reason: String, _ change: (inout ProviderRequest) -> Void, line: SourceLocation = #_sourceLocation) async throws {
            var request = try fixture.apnsRequest()
            change(&request)
            let answer = try await sender.send(request)
            #expect(answer.status == status && answer.text == #"{"reason":"\#(reason)"}"#, sourceLocation: line)
            #expect(try await fixture.control.statistics(.init()).violations["apns.\(reason)"] ?? 0 > 0, sourceLocation: line)
        }
        func header(_ name: String, _ value: String?) -> (inout ProviderRequest) -> Void {
            { $0.headers = replacing($0.headers, name, value) }
        }
        func body(_ text: String) -> (inout ProviderRequest) -> Void { { $0.body = ByteBuffer(string: text) } }
        try await check(405, "MethodNotAllowed", header(":method", "PUT"))
        try await check(404, "BadPath", header(":path", "/4/device/" + SimulatorFixture.deviceToken))
        try await check(400, "MissingDeviceToken", header(":path", "/3/device/"))
        try await check(400, "BadDeviceToken", header(":path", "/3/device/0a0b"))
        try await check(400, "DuplicateHeaders", { $0.headers.add("apns-topic", "com.example.chat") })
        try await check(400, "BadMessageId", header("apns-id", "123"))
        try await check(403, "MissingProviderToken", header("authorization", nil))
        try await check(403, "InvalidProviderToken", header("authorization", "bearer a.b.c"))
        try await check(400, "MissingTopic", header("apns-topic", nil))
        try await check(400, "BadTopic", header("apns-topic", "com.example.chat.voip"))
        try await check(400, "TopicDisallowed", header("apns-topic", "com.example.other"))
        try await check(400, "InvalidPushType", header("apns-push-type", "shout"))
        try await check(400, "BadPriority", header("apns-push-type", "background"))
        try await check(400, "BadExpirationDate", header("apns-expiration", "tomorrow"))
        try await check(400, "BadCollapseId", header("apns-collapse-id", String(repeating: "x", count: 65)))
        try await check(400, "PayloadEmpty", body(""))
        try await check(400, "PayloadEmpty", body(#"{"aps":{}"#))
        try await check(400, "PayloadEmpty", body(#"[]"#))
        try await check(413, "PayloadTooLarge", body(#"{"aps":{"alert":"\#(String(repeating: "x", count: 4096))"}}"#))
        await fixture.close()
    }

    @Test(
        "SIM-01 a request that APNs accepts but a device would not show is counted, too",
        arguments: [
            (#"{"data":{}}"#, "apns.aps.missing"), (#"{"aps":{"alert":{"titel":"x"}}}"#, "apns.aps.alert"),
            (#"{"aps":{"alert":"x","badge":"3"}}"#, "apns.aps.badge"),
            (#"{"aps":{"alert":"x","bogus":1}}"#, "apns.aps.unknown_key"), (#"{"aps":{"content-available":1}}"#, "apns.alert.nothing_visible"),
            (#"{"aps":{"alert":"x","interruption-level":"loud"}}"#, "apns.aps.interruption-level"),
        ])
    func softRules(body: String, rule: String) async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        var request = try fixture.apnsRequest()
        request.body = ByteBuffer(string: body)
        #expect(try await sender.send(request).status == 200)
        #expect(try await fixture.control.statistics(.init()).violations == [rule: 1])
        await fixture.close()
    }

    @Test("DISP-08 provider tokens: an hour old at most, changed at most every 20 minutes, one key a connection")
    func providerTokens() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        let first = try fixture.minter.token(at: fixture.clock.now, fixture.clock.steadyNow).value
        #expect(try await sender.send(fixture.apnsRequest(providerToken: first)).status == 200)
        fixture.clock.advance(by: .seconds(3601))
        #expect(try await sender.send(fixture.apnsRequest(providerToken: first)).text == #"{"reason":"ExpiredProviderToken"}"#)
        let second = try fixture.minter.token(at: fixture.clock.now, fixture.clock.steadyNow).value
        #expect(try await sender.send(fixture.apnsRequest(providerToken: second)).status == 200)
        guard case .use(let replacement) = try fixture.minter.replacement(of: second, at: fixture.clock.now, fixture.clock.steadyNow) else {
            Issue.record("no third token")
            return
        }
        let third = replacement.value
        let refused = try await sender.send(fixture.apnsRequest(providerToken: third))
        #expect(refused.status == 429 && refused.text == #"{"reason":"TooManyProviderTokenUpdates"}"#)
        fixture.clock.advance(by: .seconds(1200))
        #expect(try await sender.send(fixture.apnsRequest(providerToken: third)).status == 200)

        let other = try P256PrivateKey.generate()
        _ = try await fixture.control.trust(
            .init(
                credential: .apns(
                    .init(keyId: "KEY0000002", teamId: "TEAM000001", publicKeyPem: try other.publicKeyPEM, topics: ["com.example.chat"]))))
        let seconds = fixture.clock.now.milliseconds / 1000
        func sign(_ kid: String, _ claims: [String: ClaimValue], _ key: P256PrivateKey) throws -> String {
            try JWT.signES256(header: ["kid": .string(kid)], claims: claims, key: key)
        }
        let related = try sign("KEY0000002", ["iss": "TEAM000001", "iat": .integer(seconds)], other)
        #expect(try await sender.send(fixture.apnsRequest(providerToken: related)).text == #"{"reason":"UnrelatedKeyIdInToken"}"#)
        let fresh = try await fixture.connectAPNs()
        #expect(try await fresh.send(fixture.apnsRequest(providerToken: related)).status == 200)
        // Apple's own sample writes `iat` as a string of milliseconds; APNs refuses that.
        for claims: [String: ClaimValue] in [
            ["iss": "TEAM000001", "iat": .string("\(seconds)000")], ["iss": "TEAM000009", "iat": .integer(seconds)],
            ["iss": "TEAM000001", "iat": .integer(seconds + 120)], ["iss": "TEAM000001"],
        ] {
            let connection = try await fixture.connectAPNs()
            #expect(
                try await connection.send(fixture.apnsRequest(providerToken: sign("KEY0000002", claims, other))).text
                    == #"{"reason":"InvalidProviderToken"}"#)
        }
        await fixture.close()
    }
}

extension APNsSimulationTests {
    @Test("T12 DISP-08 after one token update too many the tokens before it go on being taken, the new one 20 minutes later")
    func tokenBefore() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        func token(_ minute: Int64) throws -> String {
            let issuedAt = SimulatorFixture.start.milliseconds / 1000 + minute * 60
            return try JWT.signES256(
                header: ["kid": .string(fixture.key.keyID)], claims: ["iss": .string(fixture.key.teamID), "iat": .integer(issuedAt)],
                key: fixture.key.key)
        }
        func answer(_ token: String) async throws -> String {
            let answer = try await sender.send(fixture.apnsRequest(providerToken: token))
            return answer.status == 200 ? "taken" : answer.text
        }
        let tooMany = #"{"reason":"TooManyProviderTokenUpdates"}"#
        fixture.clock.advance(by: .seconds(3 * 60))
        let (first, second, third) = (try token(0), try token(1), try token(2))
        #expect(try await answer(first) == "taken")
        #expect(try await answer(second) == "taken", "one update in 20 minutes")
        #expect(try await answer(third) == tooMany)
        #expect(try await answer(first) == "taken", "the token that the connection began with")
        #expect(try await answer(second) == "taken", "and the one after it, neither being new")
        #expect(try await answer(third) == tooMany)
        fixture.clock.advance(by: .seconds(20 * 60))
        #expect(try await answer(third) == "taken")
        // A token does not live longer for having been taken before.
        fixture.clock.advance(by: .seconds(38 * 60))
        #expect(try await answer(first) == #"{"reason":"ExpiredProviderToken"}"#)
        #expect(try await answer(third) == "taken")
        await fixture.close()
    }
}

/// The headers with one of them replaced, or removed.
func replacing(_ headers: HTTP2Headers, _ name: String, _ value: String?) -> HTTP2Headers {
    var changed = HTTP2Headers()
    for entry in headers.entries {
        if entry.name != name {
            changed.add(entry.name, entry.value)
        } else if let value {
            changed.add(name, value)
        }
    }
    return changed
}
