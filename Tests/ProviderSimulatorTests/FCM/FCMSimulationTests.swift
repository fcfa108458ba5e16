import CarillonAPI
import Cryptography
import HTTP2
import JSON
import NIOCore
import ProviderSimulator
import Providers
import ServiceKit
import Testing

@Suite("The simulated FCM") struct FCMSimulationTests {
    private func verdict(_ answer: SenderConnection.Response, _ fixture: SimulatorFixture) -> ProviderVerdict {
        FCMResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: fixture.clock.now)
    }

    @Test("SIM-01 DISP-10 a granted token, a taken message, no rule broken")
    func conforming() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = try await fixture.accessToken(sender)
        let answer = try await sender.send(fixture.fcmRequest(accessToken: token))
        guard case .accepted(let name) = verdict(answer, fixture) else { throw UnexpectedOutcome(answer.text) }
        #expect(name.hasPrefix("projects/demo/messages/0:"))
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.accepted == ["fcm": 1, "oauth": 1] && statistics.violations.isEmpty)
        let seen = try #require(try await fixture.control.listRequests(.init(provider: "fcm")).requests.first)
        #expect(
            seen.token == SimulatorFixture.fcmToken && seen.title == "Alice Smith" && seen.message == "Hey @bob" && seen.notificationId == "notif_1")
        _ = try await sender.send(fixture.fcmRequest(accessToken: token))
        #expect(try await fixture.control.statistics(.init()).duplicates == 1)
        await fixture.close()
    }

    @Test("DISP-13 without a granted, unexpired token of the project nothing is taken")
    func authorization() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        func action(_ answer: SenderConnection.Response) -> Rejection.Action? {
            if case .rejected(let rejection) = verdict(answer, fixture) { rejection.action } else { nil }
        }
        #expect(action(try await sender.send(fixture.fcmRequest(accessToken: "ya29.forged"))) == .renewCredentialOnce)
        let token = try await fixture.accessToken(sender)
        #expect(try await sender.send(fixture.fcmRequest(accessToken: token)).status == 200)
        var foreign = try fixture.fcmRequest(accessToken: token)
        foreign.headers = replacing(foreign.headers, ":path", "/v1/projects/other/messages:send")
        #expect(try await sender.send(foreign).status == 403)
        fixture.clock.advance(by: .seconds(3599))
        #expect(try await sender.send(fixture.fcmRequest(accessToken: token)).status == 401)
        #expect(try await fixture.control.statistics(.init()).violations == ["fcm.authorization": 2, "fcm.project": 1])
        await fixture.close()
    }

    @Test("SIM-01 assertions that Google would refuse are refused")
    func assertions() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let seconds = fixture.clock.now.milliseconds / 1000
        let good: [String: ClaimValue] = [
            "iss": .string(fixture.account.clientEmail), "scope": "https://www.googleapis.com/auth/firebase.messaging",
            "aud": "https://oauth2.googleapis.com/token", "iat": .integer(seconds), "exp": .integer(seconds + 3600),
        ]
        func exchange(_ changes: [String: ClaimValue], key: RSAPrivateKey? = nil) async throws -> SenderConnection.Response {
            var request = try GoogleTokenExchange.request(for: fixture.account, now: fixture.clock.now)
            let assertion = try JWT.signRS256(claims: good.merging(changes) { $1 }, key: key ?? fixture.account.key)
            request.body = ByteBuffer(string: "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=" + assertion)
            return try await sender.send(request)
        }
        #expect(try await exchange([:]).status == 200)
        #expect(try await exchange(["aud": .string(fixture.providers.tokenURL)]).status == 200)
        let refusals: [([String: ClaimValue], String)] = [
            (["aud": "https://elsewhere.example/token"], "aud must be"), (["exp": .integer(seconds + 3601)], "short-lived"),
            (["exp": .integer(seconds)], "short-lived"), (["iat": .integer(seconds + 600), "exp": .integer(seconds + 700)], "short-lived"),
            (["scope": "openid"], "invalid_scope"), (["iss": "nobody@demo.example"], "account not found"),
        ]
        for (changes, text) in refusals {
            let answer = try await exchange(changes)
            #expect(answer.status == 400 && answer.text.contains(text), "\(changes)")
        }
        #expect(try await exchange([:], key: .generate()).text.contains("Invalid JWT Signature."))
        await fixture.close()
    }

    @Test("SIM-01 messages FCM would refuse are refused, with the field")
    func rules() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = try await fixture.accessToken(sender)
        let target = #""token":"\#(SimulatorFixture.fcmToken)""#
        let refusals: [(String, String, String)] = [
            (#"{"message":{\#(target),"bogus":1}}"#, #"Unknown name \"bogus\" at 'message'"#, "unknown_field"),
            (
                #"{"message":{\#(target),"android":{"notification":{"style":"x"}}}}"#, #"Unknown name \"style\" at 'message.android.notification'"#,
                "unknown_field"
            ),
            (#"{"message":{\#(target),"data":{"n":12}}}"#, "message.data[0].value", "data_not_string"),
            (#"{"message":{\#(target),"data":{"from":"x"}}}"#, "Invalid data payload key: from", "reserved_key"),
            (#"{"message":{\#(target),"data":{"google.x":"x"}}}"#, "Invalid data payload key: google.x", "reserved_key"),
            (#"{"message":{\#(target),"topic":"t"}}"#, "Exactly one of", "target"),
            (#"{"message":{"data":{}}}"#, "Exactly one of", "target"),
            (#"{"message":{"token":"short"}}"#, "registration token", "token"),
            (#"{"message":{\#(target),"android":{"ttl":"2419201s"}}}"#, "message.android.ttl", "type"),
            (#"{"message":{\#(target),"android":{"ttl":60}}}"#, "message.android.ttl", "type"),
            (#"{"message":{\#(target),"android":{"priority":"URGENT"}}}"#, "message.android.priority", "type"),
            (#"{"message":{\#(target),"android":{"notification":{"color":"red"}}}}"#, "message.android.notification.color", "type"),
            (#"{"message":{\#(target),"notification":{"title":5}}}"#, "message.notification.title", "type"),
            (#"{"message":{\#(target),"data":{"x":"\#(String(repeating: "x", count: 4096))"}}}"#, "Android message is too big", "size"),
            (#"{"message":{"topic":"t","data":{"x":"\#(String(repeating: "x", count: 2048))"}}}"#, "Topic message is too big", "size"),
            (
                #"{"message":{"condition":"'a' in topics","data":{"x":"\#(String(repeating: "x", count: 2048))"}}}"#, "Topic message is too big",
                "size"
            ),
            (
                #"{"message":{\#(target),"notification":{"title":"abc","body":"\#(String(repeating: "x", count: 4085))"}}}"#,
                "Android message is too big", "size"
            ),
            (
                #"{"message":{\#(target),"apns":{"payload":{"aps":{"alert":"\#(String(repeating: "x", count: 4077))"}}}}}"#,
                "APNs payload is too big",
                "size"
            ),
            (#"{"message":{"topic":"a/b"}}"#, "Malformed topic", "topic"), (#"{"message":{"topic":"/topics/a"}}"#, "Malformed topic", "topic"),
            (#"{"message":{"fid":""}}"#, "installation id", "token"),
            (#"{"message":{\#(target),"fcm_options":{"analytics_label":"a b"}}}"#, "message.fcm_options.analytics_label", "label"),
            (#"{"message":{\#(target),"webpush":{"fcm_options":{"link":"http://a"}}}}"#, "message.webpush.fcm_options.link", "link"),
            (
                #"{"message":{\#(target),"android":{"notification":{"body_loc_args":["x"]}}}}"#, "message.android.notification.body_loc_args",
                "loc_args"
            ),
            (
                #"{"message":{\#(target),"android":{"notification":{"light_settings":{"color":{"red":2}}}}}}"#,
                "message.android.notification.light_settings.light_on_duration", "light_settings"
            ),
            (#"{"message":{\#(target),"android":{"notification":{"proxy":"MAYBE"}}}}"#, "message.android.notification.proxy", "type"),
            (
                #"{"message":{\#(target),"apns":{"headers":{"apns-priority":"7"}}}}"#, "message.apns.headers.apns-priority", "apns_header"
            ),
            (#"{"message":{\#(target),\#(target)}}"#, "Invalid JSON", "json"), ("{", "Invalid JSON", "json"),
            (#"{"validate_only":true}"#, "required", "message.missing"),
        ]
        for (body, text, rule) in refusals {
            _ = try await fixture.control.reset(.init())
            var request = try fixture.fcmRequest(accessToken: token)
            request.body = ByteBuffer(string: body)
            let answer = try await sender.send(request)
            #expect(answer.status == 400 && answer.text.contains(text), "\(body) → \(answer.text)")
            #expect(try await fixture.control.statistics(.init()).violations == ["fcm.\(rule)": 1], "\(body)")
        }
        for body in [
            #"{"validateOnly":true,"message":{\#(target),"android":{"collapseKey":"k","ttl":"3.5s"}}}"#,
            #"{"message":{\#(target),"apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"anything":[1]}}}}}"#,
            // 4,096 bytes of keys and values to a device, 2,048 to a topic; escapes count as what they stand for.
            #"{"message":{\#(target),"data":{"x":"\#(String(repeating: "x", count: 4095))"}}}"#,
            #"{"message":{\#(target),"data":{"x":"\#(String(repeating: "\\n", count: 4095))"}}}"#,
            #"{"message":{"fid":"cXk1-APA91bZz_9Zz_9Zz_","data":{"x":"\#(String(repeating: "x", count: 4095))"}}}"#,
            #"{"message":{"topic":"news","data":{"x":"\#(String(repeating: "x", count: 2047))"}}}"#,
            #"{"message":{\#(target),"data":{"x":"\#(String(repeating: "x", count: 5000))"},"android":{"data":{"x":"y"}}}}"#,
            #"{"message":{\#(target),"notification":{"title":"abc","body":"\#(String(repeating: "x", count: 4084))"}}}"#,
            #"{"message":{\#(target),"apns":{"payload":{"aps":{"alert":"\#(String(repeating: "x", count: 4075))"}}}}}"#,
            #"{"message":{\#(target),"topic":null}}"#, #"{"message":{"topic":"private/news"}}"#,
        ] {
            var request = try fixture.fcmRequest(accessToken: token)
            request.body = ByteBuffer(string: body)
            #expect(try await sender.send(request).status == 200)
        }
        await fixture.close()
    }

    @Test(
        "SIM-01 conditions over at most five topics are taken, others refused",
        arguments: [
            ("'a' in topics", true), ("'a' in topics && ('b' in topics || 'c' in topics)", true), ("!('a' in topics)", true),
            ("'a' in topics&&'b' in topics||'c' in topics", true), ("(('a-b.c~d%25' in topics))", true),
            ("'a' in topics && 'b' in topics && 'c' in topics && 'd' in topics && 'e' in topics", true),
            ("'a' in topics && 'b' in topics && 'c' in topics && 'd' in topics && 'e' in topics && 'f' in topics", false),
            ("", false), ("a in topics", false), ("'a' in topic", false), ("'a' in topics &", false), ("'a' in topics && ", false),
            ("'a' in topics 'b' in topics", false), ("('a' in topics", false), ("'a' in topics)", false), ("'a b' in topics", false),
            ("'' in topics", false), ("\"a\" in topics", false), ("'a' intopics", false), ("'a' in topicsx", false), ("()", false),
            (String(repeating: "(", count: 5000), false),
        ])
    func conditions(condition: String, isTaken: Bool) async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        var request = try fixture.fcmRequest(accessToken: await fixture.accessToken(sender))
        request.body = ByteBuffer(string: #"{"message":{"condition":"\#(condition.replacing("\"", with: "\\\""))"}}"#)
        let answer = try await sender.send(request)
        if isTaken {
            #expect(answer.status == 200, "\(answer.text)")
        } else {
            #expect(answer.status == 400 && answer.text.contains("Invalid condition") && answer.text.contains(#""errorCode":"INVALID_ARGUMENT""#))
            #expect(try await fixture.control.statistics(.init()).violations == ["fcm.condition": 1])
        }
        await fixture.close()
    }

    @Test("DISP-24 DISP-27 the quota of a minute is enforced on the domain clock")
    func quota() async throws {
        let fixture = try await SimulatorFixture(fcmQuotaPerMinute: 3)
        let sender = try await fixture.connectFCM()
        let token = try await fixture.accessToken(sender)
        for number in 0..<3 { #expect(try await sender.send(fixture.fcmRequest(accessToken: token, notification: "n\(number)")).status == 200) }
        let refused = try await sender.send(fixture.fcmRequest(accessToken: token))
        #expect(
            verdict(refused, fixture)
                == .retry(
                    Retry(
                        scope: .lane, cause: .rateLimited, code: "QUOTA_EXCEEDED", status: 429,
                        detail: "Quota exceeded for quota metric 'Send requests' of service 'fcm.googleapis.com'.")))
        fixture.clock.advance(by: .seconds(60))
        #expect(try await sender.send(fixture.fcmRequest(accessToken: token)).status == 200)
        await fixture.close()
    }

    @Test("ACC-117 DISP-13 scripted errors of FCM are understood")
    func faults() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = try await fixture.accessToken(sender)
        let expected: [(Int32, String, Rejection.Action)] = [
            (404, "UNREGISTERED", .retireAddress), (400, "INVALID_TOKEN", .retireAddress), (400, "APNS_UNREGISTERED", .retireAddress),
            (403, "SENDER_ID_MISMATCH", .fail), (401, "THIRD_PARTY_AUTH_ERROR", .pauseCredential), (401, "UNAUTHENTICATED", .renewCredentialOnce),
            (400, "INVALID_ARGUMENT", .fail),
        ]
        for (status, reason, action) in expected {
            _ = try await fixture.control.addFaults(.init(faults: [.init(provider: "fcm", status: status, reason: reason, times: 1)]))
            guard case .rejected(let rejection) = verdict(try await sender.send(fixture.fcmRequest(accessToken: token)), fixture) else {
                Issue.record("\(reason) was not a rejection")
                continue
            }
            #expect(rejection.action == action, "\(reason)")
        }
        _ = try await fixture.control.addFaults(
            .init(faults: [.init(provider: "fcm", status: 503, reason: "UNAVAILABLE", times: 1, retryAfterSeconds: 30)]))
        #expect(
            verdict(try await sender.send(fixture.fcmRequest(accessToken: token)), fixture)
                == .retry(
                    Retry(
                        after: .seconds(30), scope: .lane, cause: .providerFailure, code: "UNAVAILABLE", status: 503,
                        detail: "The service answered UNAVAILABLE.")))
        #expect(try await fixture.control.statistics(.init()).violations.isEmpty)
        await fixture.close()
    }
}
