import HTTP2
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("What answers of Expo mean") struct ExpoAnswerTests {
    private func verdicts(_ status: Int, _ body: String, of deliveries: Int = 2, _ headers: HTTP2Headers = [:]) -> AnswerVerdicts {
        ExpoResponse.interpret(
            ProviderAnswer(status: status, headers: headers, body: ByteBuffer(string: body)), of: deliveries, now: Samples.now)
    }

    private func receipts(_ status: Int, _ body: String, _ headers: HTTP2Headers = [:]) -> ReceiptAnswer {
        ExpoResponse.interpretReceipts(ProviderAnswer(status: status, headers: headers, body: ByteBuffer(string: body)), now: Samples.now)
    }

    private static func error(_ code: String) -> String {
        #"{"status":"error","message":"\"ExponentPushToken[abc]\" is refused","details":{"error":"\#(code)"}}"#
    }

    @Test("DISP-18 tickets are in the order of the messages; one ticket may stand alone")
    func tickets() {
        let body = #"{"data":[{"status":"ok","id":"A"},{"status":"ok","id":"B"}]}"#
        #expect(verdicts(200, body) == .each([.accepted(messageID: "A"), .accepted(messageID: "B")]))
        #expect(verdicts(200, #"{"data":{"status":"ok","id":"A"}}"#, of: 1) == .each([.accepted(messageID: "A")]))
        // No verdict belongs to a message.
        for body in ["", "<html>", "{}", #"{"data":"ok"}"#] { #expect(verdicts(200, body) == .each([])) }
        #expect(verdicts(200, #"{"data":[{"status":"ok"},{"id":"A"}]}"#) == .each([.unknown(.unreadableAnswer), .unknown(.unreadableAnswer)]))
    }

    @Test(
        "DISP-20 errors of a ticket",
        arguments: [
            ("DeviceNotRegistered", FailureClass.device, Rejection.Action.retireAddress, false),
            ("MessageTooBig", .payload, .shrinkOnce, false), ("MismatchSenderId", .credential, .pauseCredential, true),
            ("InvalidCredentials", .credential, .pauseCredential, true), ("DeveloperError", .payload, .fail, true),
            ("SomethingNew", .payload, .fail, true),
        ])
    func refusals(code: String, failureClass: FailureClass, action: Rejection.Action, alert: Bool) {
        let rejection = Rejection(failureClass, code: code, status: 200, detail: "… is refused", action: action, raisesAlert: alert)
        #expect(verdicts(200, #"{"data":[\#(Self.error(code))]}"#, of: 1) == .each([.rejected(rejection)]), "the text has no token")
        #expect(receipts(200, #"{"data":{"A":\#(Self.error(code))}}"#) == .verdicts(["A": .rejected(rejection)]))
    }

    @Test("DISP-20 a message for a device that gets too much is retried alone, and so is one after a failure of Expo or of a provider")
    func retries() {
        let causes = [("MessageRateExceeded", Retry.Cause.deviceLimited), ("ExpoError", .providerFailure), ("ProviderError", .providerFailure)]
        for (code, cause) in causes {
            let retry = Retry(scope: .device, cause: cause, code: code, status: 200, detail: "… is refused")
            #expect(verdicts(200, #"{"data":[\#(Self.error(code))]}"#, of: 1) == .each([.retry(retry)]))
        }
    }

    @Test("DISP-20 DISP-24 refusals of a request, also with status 200")
    func requests() {
        func refused(_ code: String) -> String { #"{"errors":[{"code":"\#(code)","message":"No."}]}"# }
        let limited = Retry(after: .seconds(30), scope: .lane, cause: .rateLimited, code: "TOO_MANY_REQUESTS", status: 429, detail: "No.")
        #expect(verdicts(429, refused("TOO_MANY_REQUESTS"), ["retry-after": "30"]) == .all(.retry(limited)))
        let failed = Retry(scope: .device, cause: .providerFailure, code: "http_503", status: 503)
        #expect(verdicts(503, "<html>") == .all(.retry(failed)))
        // Of something between Carillon and Expo: the credential stays in use, and the request is not divided.
        for status in [301, 401, 403, 404] {
            let between = Retry(scope: .device, cause: .providerFailure, code: "http_\(status)", status: status)
            #expect(verdicts(status, "<html>") == .all(.retry(between)))
        }
        let credential = Rejection(
            .credential, code: "UNAUTHORIZED", status: 200, detail: "No.", action: .pauseCredential, raisesAlert: true)
        #expect(verdicts(200, refused("UNAUTHORIZED")) == .all(.rejected(credential)))
        #expect(verdicts(400, refused("PUSH_TOO_MANY_NOTIFICATIONS")) == .divided([:]))
        #expect(verdicts(400, refused("VALIDATION_ERROR")) == .divided([:]), "one message of many may be wrong")
        let wrong = Rejection(.payload, code: "VALIDATION_ERROR", status: 400, detail: "No.", action: .fail, raisesAlert: true)
        #expect(verdicts(400, refused("VALIDATION_ERROR"), of: 1) == .all(.rejected(wrong)))
    }

    @Test("DISP-20 messages of several projects are divided by project")
    func projects() {
        let body = #"{"errors":[{"code":"PUSH_TOO_MANY_EXPERIENCE_IDS","message":"","details":{"@a/y":["t2"],"@a/x":["t1","t3"]}}]}"#
        #expect(verdicts(400, body) == .divided(["t1": 0, "t3": 0, "t2": 1]))
    }

    @Test("DISP-19 receipts by ticket; a missing one may come later")
    func receipts() {
        #expect(receipts(200, #"{"data":{"A":{"status":"ok"}}}"#) == .verdicts(["A": .accepted(messageID: "")]))
        #expect(receipts(200, #"{"data":{}}"#) == .verdicts([:]))
        #expect(receipts(200, "[]") == .later(after: nil, code: "unreadable_answer"))
        #expect(receipts(503, "") == .later(after: nil, code: "http_503"))
        let limited = receipts(429, #"{"errors":[{"code":"TOO_MANY_REQUESTS"}]}"#, ["retry-after": "7"])
        #expect(limited == .later(after: .seconds(7), code: "TOO_MANY_REQUESTS"))
        #expect(receipts(400, #"{"errors":[{"code":"PUSH_TOO_MANY_RECEIPTS"}]}"#) == .tooMany)
        #expect(receipts(401, "") == .later(after: nil, code: "http_401"))
        #expect(receipts(401, #"{"errors":[{"code":"UNAUTHORIZED"}]}"#) == .refused(code: "UNAUTHORIZED"))
    }
}
