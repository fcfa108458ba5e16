import HTTP2
import NIOCore
import ServiceKit
import Testing

@testable import Providers

@Suite("Answers of push services") struct WebPushResponseTests {
    private func verdict(_ status: Int, _ body: String = "", _ headers: HTTP2Headers = [:]) -> ProviderVerdict {
        WebPushResponse.interpret(status: status, headers: headers, body: ByteBuffer(string: body), now: Samples.now)
    }

    @Test("DISP-17 200, 201 and 202 are accepted under the address of the message", arguments: [200, 201, 202])
    func accepted(status: Int) {
        #expect(verdict(status, "", ["location": "https://push.example.com/m/1"]) == .accepted(messageID: "https://push.example.com/m/1"))
        #expect(verdict(status, "", ["apns-id": "A-1"]) == .accepted(messageID: "A-1") && verdict(status) == .accepted(messageID: ""))
    }

    @Test("DISP-17 T23 only 404 and 410 retire a subscription; 413 shrinks once; all other refusals fail with an alert")
    func refusals() {
        func check(
            _ status: Int, _ body: String, _ failureClass: FailureClass, _ code: String, _ action: Rejection.Action, alert: Bool,
            at place: SourceLocation = #_sourceLocation
        ) {
            guard case .rejected(let found) = verdict(status, body) else {
                Issue.record("not refused", sourceLocation: place)
                return
            }
            #expect(found.failureClass == failureClass && found.code == code && found.action == action, sourceLocation: place)
            #expect(found.raisesAlert == alert && found.status == status, sourceLocation: place)
        }
        check(404, "push subscription has unsubscribed or expired.", .device, "http_404", .retireAddress, alert: false)
        check(410, #"{"code":410,"errno":106,"error":"Gone"}"#, .device, "errno_106", .retireAddress, alert: false)
        check(413, #"{"reason":"PayloadTooLarge"}"#, .payload, "PayloadTooLarge", .shrinkOnce, alert: false)
        check(400, #"{"reason":"VapidPkHashMismatch"}"#, .credential, "VapidPkHashMismatch", .fail, alert: true)
        check(400, "UnauthorizedRegistration", .credential, "http_400", .fail, alert: true)
        check(400, #"{"code":400,"errno":110}"#, .payload, "errno_110", .fail, alert: true)
        check(401, #"{"code":401,"errno":109}"#, .credential, "errno_109", .fail, alert: true)
        check(403, "", .credential, "http_403", .fail, alert: true)
        check(301, "", .payload, "http_301", .fail, alert: true)
        // Codes are labels of metrics, and anybody can run a push service.
        check(405, #"{"reason":"Qwxzy"}"#, .payload, "http_405", .fail, alert: true)
        check(405, #"{"code":405,"errno":4711}"#, .payload, "http_405", .fail, alert: true)
        check(405, #"{"reason":"a word that is none"}"#, .payload, "http_405", .fail, alert: true)
    }

    @Test("OBS-03 the code of a status that no service sends is one label, whatever its number")
    func unusualStatus() {
        for status in [0, 600, 123_456_789] {
            #expect(verdict(status) == .rejected(Rejection(.payload, code: "http_invalid", status: status, action: .fail, raisesAlert: true)))
        }
    }

    @Test("DISP-24 T31 T34 429, and 406 of Windows' service, slow down the subscription, or the host that answers so to several; 5xx is tried again")
    func retries() {
        #expect(
            verdict(429, "", ["retry-after": "7"])
                == .retry(Retry(after: .seconds(7), scope: .deviceOrLane, cause: .rateLimited, code: "http_429", status: 429)))
        #expect(
            verdict(406, "", ["retry-after": "900"])
                == .retry(Retry(after: .seconds(900), scope: .deviceOrLane, cause: .rateLimited, code: "http_406", status: 406)))
        #expect(
            verdict(503, #"{"errno":201}"#, ["retry-after": "120"])
                == .retry(Retry(after: .seconds(120), scope: .lane, cause: .providerFailure, code: "errno_201", status: 503)))
        #expect(verdict(502) == .retry(Retry(scope: .device, cause: .providerFailure, code: "http_502", status: 502)))
    }

    @Test("SEC-14 the text of a refusal is kept without words as long as a token")
    func detail() {
        let token = String(repeating: "a", count: 80)
        guard case .rejected(let found) = verdict(400, "no such subscription: \(token)") else {
            Issue.record("not refused")
            return
        }
        #expect(found.detail == "no such subscription: …")
    }
}
