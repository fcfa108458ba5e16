import Foundation
import HTTP2
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("What answers of providers mean") struct VerdictTests {
    private func apns(_ status: Int, _ body: String, _ headers: HTTP2Headers = [:]) -> ProviderVerdict {
        APNsResponse.interpret(status: status, headers: headers, body: ByteBuffer(string: body), now: Samples.now)
    }

    private func fcm(_ status: Int, _ body: String, _ headers: HTTP2Headers = [:]) -> ProviderVerdict {
        FCMResponse.interpret(status: status, headers: headers, body: ByteBuffer(string: body), now: Samples.now)
    }

    private func rejection(_ verdict: ProviderVerdict) -> Rejection? {
        if case .rejected(let rejection) = verdict { rejection } else { nil }
    }

    private func retry(_ verdict: ProviderVerdict) -> Retry? {
        if case .retry(let retry) = verdict { retry } else { nil }
    }

    @Test("DISP-09 200 is accepted under the apns-id")
    func apnsAccepted() {
        #expect(apns(200, "", ["apns-id": "A-1"]) == .accepted(messageID: "A-1"))
    }

    @Test(
        "DISP-09 refusals of APNs",
        arguments: [
            (400, "BadDeviceToken", FailureClass.device, Rejection.Action.retireAddress, false),
            (410, "Unregistered", .device, .retireAddress, false), (410, "ExpiredToken", .device, .retireAddress, false),
            (404, "Unregistered", .device, .retireAddress, false),
            (400, "DeviceTokenNotForTopic", .credential, .fail, true), (400, "TopicDisallowed", .credential, .fail, true),
            (400, "BadTopic", .credential, .fail, true), (400, "BadCollapseId", .payload, .fail, true),
            (400, "PayloadEmpty", .payload, .fail, true), (400, "SomethingNew", .payload, .fail, true),
            (404, "BadPath", .payload, .fail, true), (405, "MethodNotAllowed", .payload, .fail, true),
            (403, "ExpiredProviderToken", .credential, .renewCredentialOnce, false),
            (403, "InvalidProviderToken", .credential, .pauseCredential, true), (403, "Forbidden", .credential, .pauseCredential, true),
            (403, "BadEnvironmentKeyInToken", .credential, .pauseCredential, true), (413, "PayloadTooLarge", .payload, .shrinkOnce, false),
        ])
    func apnsRejections(status: Int, reason: String, failureClass: FailureClass, action: Rejection.Action, alert: Bool) {
        let found = rejection(apns(status, #"{"reason":"\#(reason)"}"#))
        let mayBeElsewhere = reason == "BadDeviceToken"
        #expect(
            found
                == Rejection(
                    failureClass, code: reason, status: status, action: action, raisesAlert: alert, mayBeOtherEnvironment: mayBeElsewhere))
    }

    @Test("T17 only BadDeviceToken, Apple's own or through FCM, may be a token of the other environment")
    func otherEnvironment() {
        #expect(rejection(apns(400, #"{"reason":"BadDeviceToken"}"#))?.mayBeOtherEnvironment == true)
        #expect(rejection(apns(410, #"{"reason":"Unregistered"}"#))?.mayBeOtherEnvironment == false)
        for (reason, expected) in [("BadDeviceToken", true), ("Unregistered", false)] {
            let detail = #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.ApnsError","statusCode":400,"reason":"\#(reason)"}"#
            let body = #"{"error":{"code":400,"status":"INVALID_ARGUMENT","details":[\#(detail)]}}"#
            #expect(rejection(fcm(400, body))?.mayBeOtherEnvironment == expected)
        }
    }

    @Test("T19 the time since which a token is dead comes with the 410")
    func deadSince() {
        let found = rejection(apns(410, #"{"reason":"Unregistered","timestamp":1769999999000}"#))
        #expect(found?.tokenDeadSince == Instant(milliseconds: 1_769_999_999_000))
    }

    @Test("DISP-24 T31 a throttle applies to the device or to the lane, as the provider meant it")
    func throttles() {
        let device = retry(apns(429, #"{"reason":"TooManyRequests"}"#))
        #expect(device?.scope == .device && device?.cause == .rateLimited && device?.after == nil)
        let key = retry(apns(429, #"{"reason":"TooManyProviderTokenUpdates"}"#, ["retry-after": "7"]))
        #expect(key?.scope == .lane && key?.after == .seconds(7))
        let quota =
            #"{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"x","details":[{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"QUOTA_EXCEEDED"}]}}"#
        #expect(
            retry(fcm(429, quota))
                == Retry(scope: .lane, cause: .rateLimited, code: "QUOTA_EXCEEDED", status: 429, detail: "x"))
        #expect(retry(fcm(429, quota, ["retry-after": "120"]))?.after == .seconds(120))
    }

    @Test(
        "DISP-09 failures of APNs are retried",
        arguments: [(500, "InternalServerError"), (502, ""), (503, "ServiceUnavailable"), (503, "Shutdown"), (504, "")])
    func apnsFailures(status: Int, reason: String) {
        let found = retry(apns(status, reason.isEmpty ? "<html>" : #"{"reason":"\#(reason)"}"#))
        #expect(found?.cause == .providerFailure && found?.scope == .device)
        #expect(found?.reconnects == (reason == "Shutdown"))
        #expect(found?.code == (reason.isEmpty ? "http_\(status)" : reason))
    }

    @Test("DISP-09 IdleTimeout reconnects and does not count")
    func idleTimeout() {
        #expect(
            retry(apns(400, #"{"reason":"IdleTimeout"}"#))
                == Retry(scope: .device, cause: .connection, code: "IdleTimeout", status: 400, reconnects: true))
    }

    @Test(
        "T20 no answer that is not APNs' own retires an address",
        arguments: [(404, ""), (404, "<html>not found</html>"), (400, ""), (403, "{}"), (418, "[]")])
    func foreignAnswers(status: Int, body: String) {
        let found = rejection(apns(status, body))
        #expect(found != nil && found?.action != .retireAddress)
        #expect(found?.code == "http_\(status)")
    }

    @Test func reasonsThatAreNoWordsAreNotBelieved() {
        #expect(rejection(apns(400, #"{"reason":"line\nbreak"}"#))?.code == "http_400")
        #expect(APNsResponse.reason(ofGoAway: #"{"reason":"Shutdown"}"#) == "Shutdown")
        #expect(APNsResponse.reason(ofGoAway: "") == nil)
    }

    private func error(_ status: String, _ message: String = "m", code: String? = nil, detail: String = "") -> String {
        let fcm = code.map { #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"\#($0)"}"# } ?? ""
        let details = [fcm, detail].filter { !$0.isEmpty }.joined(separator: ",")
        return #"{"error":{"code":0,"message":"\#(message)","status":"\#(status)","details":[\#(details)]}}"#
    }

    @Test(
        "DISP-10 the name of an accepted message",
        arguments: [
            #"{"name":"projects/demo/messages/0:15%31"}"#, "{\n  \"name\": \"projects/demo/messages/0:15%31\"\n}\n",
        ])
    func fcmAccepted(body: String) {
        #expect(fcm(200, body) == .accepted(messageID: "projects/demo/messages/0:15%31"))
    }

    @Test("DISP-13 refusals of FCM")
    func fcmRejections() {
        func check(_ verdict: ProviderVerdict, _ failureClass: FailureClass, _ action: Rejection.Action, _ code: String, alert: Bool = false) {
            let found = rejection(verdict)
            #expect(
                found?.failureClass == failureClass && found?.action == action && found?.code == code && found?.raisesAlert == alert, "\(verdict)")
        }
        check(fcm(404, error("NOT_FOUND", code: "UNREGISTERED")), .device, .retireAddress, "UNREGISTERED")
        check(fcm(404, error("NOT_FOUND")), .device, .retireAddress, "NOT_FOUND")
        check(
            fcm(400, error("INVALID_ARGUMENT", "The registration token is not a valid FCM registration token", code: "INVALID_ARGUMENT")),
            .device, .retireAddress, "INVALID_ARGUMENT")
        let field = #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.token","description":"d"}]}"#
        check(fcm(400, error("INVALID_ARGUMENT", code: "INVALID_ARGUMENT", detail: field)), .device, .retireAddress, "INVALID_ARGUMENT")
        check(fcm(400, error("INVALID_ARGUMENT", "Android message is too big")), .payload, .shrinkOnce, "INVALID_ARGUMENT")
        check(fcm(400, error("INVALID_ARGUMENT", "Invalid value at 'message.android.ttl'")), .payload, .fail, "INVALID_ARGUMENT")
        check(
            fcm(403, error("PERMISSION_DENIED", "SenderId mismatch", code: "SENDER_ID_MISMATCH")), .credential, .fail, "SENDER_ID_MISMATCH",
            alert: true)
        check(
            fcm(401, error("UNAUTHENTICATED", code: "THIRD_PARTY_AUTH_ERROR")), .credential, .pauseCredential, "THIRD_PARTY_AUTH_ERROR", alert: true)
        check(fcm(401, error("UNAUTHENTICATED")), .credential, .renewCredentialOnce, "UNAUTHENTICATED")
        check(fcm(403, error("PERMISSION_DENIED")), .credential, .renewCredentialOnce, "PERMISSION_DENIED")
        check(fcm(418, "teapot"), .payload, .fail, "http_418")
        check(fcm(404, "<html>"), .payload, .fail, "http_404", alert: true)
    }

    @Test("T21 a dead iOS token behind INVALID_ARGUMENT retires, a wrong topic does not")
    func apnsDetail() {
        func detail(_ reason: String) -> String {
            #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.ApnsError","statusCode":400,"reason":"\#(reason)"}"#
        }
        #expect(rejection(fcm(400, error("INVALID_ARGUMENT", code: "INVALID_ARGUMENT", detail: detail("Unregistered"))))?.action == .retireAddress)
        #expect(rejection(fcm(400, error("INVALID_ARGUMENT", code: "INVALID_ARGUMENT", detail: detail("DeviceTokenNotForTopic"))))?.action == .fail)
    }

    @Test(
        "T20 T21 where FCM names a field of the message, the token lives on, whatever the text says",
        arguments: ["message.data[0].value", "message.android.ttl"])
    func otherField(_ field: String) {
        let detail = #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"\#(field)","description":"d"}]}"#
        let text = "Invalid value at '\(field)' (TYPE_STRING), the registration token of 'message.token' is 12"
        for code in ["INVALID_ARGUMENT", nil] {
            let found = rejection(fcm(400, error("INVALID_ARGUMENT", text, code: code, detail: detail)))
            #expect(found?.action == .fail && found?.failureClass == .payload, "\(code ?? "no code")")
        }
        // Without fields the text is all there is.
        #expect(rejection(fcm(400, error("INVALID_ARGUMENT", "Invalid value at 'message.token'")))?.action == .retireAddress)
        for own in ["message.token", "message.fid"] {
            let detail = #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"\#(own)","description":"d"}]}"#
            #expect(rejection(fcm(400, error("INVALID_ARGUMENT", detail: detail)))?.action == .retireAddress, "\(own)")
        }
    }

    @Test(
        "T20 no answer that is not FCM's own retires an address, and an error that FCM does not specify retires none",
        arguments: [
            (404, "", ""), (404, "<html>not found</html>", ""), (400, "", ""), (403, "{}", ""), (418, "[]", ""),
            (400, "INVALID_ARGUMENT", "UNSPECIFIED_ERROR"), (404, "INTERNAL", "UNSPECIFIED_ERROR"),
        ])
    func foreignAnswersOfFCM(status: Int, body: String, code: String) {
        let found = rejection(fcm(status, code.isEmpty ? body : error(body, code: code)))
        #expect(found != nil && found?.action != .retireAddress)
        #expect(found?.code == (code.isEmpty ? "http_\(status)" : code))
    }

    @Test("DISP-24 T31 FCM's quota of a device delays that device, the project's and the topics' delay the project")
    func quotasOfFCM() {
        func scope(_ message: String) -> Retry.Scope? { retry(fcm(429, error("RESOURCE_EXHAUSTED", message, code: "QUOTA_EXCEEDED")))?.scope }
        #expect(scope("Device message rate exceeded.") == .device)
        #expect(scope("Quota exceeded for quota metric 'Send requests' of service 'fcm.googleapis.com'.") == .lane)
        #expect(scope("Topic message rate exceeded.") == .lane)
        #expect(scope("") == .lane)
    }

    @Test("DISP-13 failures of FCM are retried, and Retry-After holds the project")
    func fcmFailures() {
        #expect(retry(fcm(503, error("UNAVAILABLE", code: "UNAVAILABLE")))?.scope == .device)
        let held = retry(fcm(503, error("UNAVAILABLE", code: "UNAVAILABLE"), ["retry-after": "30"]))
        #expect(held?.scope == .lane && held?.after == .seconds(30) && held?.cause == .providerFailure)
        #expect(retry(fcm(500, ""))?.code == "http_500")
        #expect(retry(fcm(502, "<html>"))?.cause == .providerFailure)
    }

    @Test("Retry-After in seconds and as a date")
    func retryAfter() throws {
        let now = try #require(Instant(rfc3339: "1994-11-06T08:49:00Z"))
        #expect(RetryAfter.parse("120", now: now) == .seconds(120))
        #expect(RetryAfter.parse("Sun, 06 Nov 1994 08:49:37 GMT", now: now) == .seconds(37))
        for text in ["", "-1", "soon", "1.5", "Sun, 06 Foo 1994 08:49:37 GMT"] { #expect(RetryAfter.parse(text, now: now) == nil) }
    }

    @Test("T35 Retry-After is a second at least, and a day at most", arguments: [429, 503])
    func boundedRetryAfter(status: Int) {
        func wait(_ header: String) -> Duration? { retry(fcm(status, "{}", ["retry-after": header]))?.after }
        #expect(wait("0") == .seconds(1))
        #expect(wait("Sun, 06 Nov 1994 08:49:37 GMT") == .seconds(1), "the date has passed")
        #expect(wait("1") == .seconds(1) && wait("2") == .seconds(2))
        #expect(wait("86401") == .seconds(86_400) && wait("99999999999999999999") == .seconds(86_400))
    }
}
