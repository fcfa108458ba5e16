import HTTP2
import JSON
import NIOCore
import ServiceKit

/// Answers of push services (DISP-17; RFC 8030 §5, and what the services of Apple, Google, Microsoft and Mozilla document).
enum WebPushResponse {
    /// Longest `Location` that is kept, in bytes.
    private static let longestLocation = 1_024

    /// The meaning of a complete answer.
    static func interpret(status: Int, headers: HTTP2Headers, body: ByteBuffer, now: Instant) -> ProviderVerdict {
        if [200, 201, 202].contains(status) { return .accepted(messageID: messageID(headers)) }
        let error = WebPushError(body)
        // A label of metrics: a service that users name could send any number.
        let code = error.code ?? ((100...599).contains(status) ? "http_\(status)" : "http_invalid")
        let retryAfter = RetryAfter.read(headers, now: now)
        func rejected(_ failureClass: FailureClass, _ action: Rejection.Action, alert: Bool = false) -> ProviderVerdict {
            .rejected(Rejection(failureClass, code: code, status: status, detail: error.detail, action: action, raisesAlert: alert))
        }
        switch status {
        case 404, 410: return rejected(.device, .retireAddress)
        case 413: return rejected(.payload, .shrinkOnce)
        // About one subscription (RFC 8030 §8.4); services answer so to all requests of a sender that is too fast, too. Windows' service throttled
        // with 406.
        case 406, 429:
            return .retry(Retry(after: retryAfter, scope: .deviceOrLane, cause: .rateLimited, code: code, status: status, detail: error.detail))
        case 500...599:
            // A wait that the service asks for is about itself; without one, the message follows its retry schedule.
            return .retry(
                Retry(
                    after: retryAfter, scope: retryAfter == nil ? .device : .lane, cause: .providerFailure, code: code, status: status,
                    detail: error.detail))
        // The token, or the key: a subscription belongs to the key that it was made with. The address stays: services answer so for a while
        // although the subscription is fine (T23).
        case 401, 403: return rejected(.credential, .fail, alert: true)
        case 400: return rejected(error.namesKey ? .credential : .payload, .fail, alert: true)
        // Redirects are not followed: nobody checked where they lead (SEC-07).
        default: return rejected(.payload, .fail, alert: true)
        }
    }

    /// The message's own address, else Apple's id.
    private static func messageID(_ headers: HTTP2Headers) -> String {
        guard let location = headers.first("location"), location.utf8.count <= longestLocation else { return headers.first("apns-id") ?? "" }
        return location
    }
}

/// The body of a refusal: Apple's `reason`, Mozilla's `errno` with a message, or a text.
struct WebPushError {
    /// `BadJwtToken` of Apple, `errno_109` of Mozilla; nil of others.
    var code: String?
    /// The first words; words as long as a token are masked.
    var detail = ""

    init(_ body: ByteBuffer) {
        guard body.readableBytes > 0 else { return }
        if let members = try? JSONMembers(answer: body) {
            if let reason = try? members.string("reason"), Self.reasons.contains(reason) {
                code = reason
            } else if let number = try? members.integer("errno"), Self.numbers.contains(Int(number)) {
                code = "errno_\(number)"
            }
            detail = AnswerText.masked((try? members.string("message")) ?? "")
        } else {
            detail = AnswerText.masked(String(buffer: body.getSlice(at: body.readerIndex, length: min(body.readableBytes, 1_024)) ?? body))
        }
    }

    // Codes are labels of metrics, and users name the services: other words are no codes.

    /// Of Apple (Apple Developer, "Sending web push notifications in web apps and browsers").
    private static let reasons: Set<String> = [
        "BadAuthorizationHeader", "BadDeviceToken", "BadEncoding", "BadJwtToken", "BadPath", "BadTtl", "BadUrgency", "BadVapidPublicKey",
        "BadWebPushRequest", "BadWebPushTopic", "ExpiredJwtToken", "ExpiredToken", "Forbidden", "IdleTimeout", "InternalServerError",
        "MethodNotAllowed", "MissingAuthorizationHeader", "MissingTtl", "PayloadEmpty", "PayloadTooLarge", "ServiceUnavailable", "Shutdown",
        "TooManyRequests", "Unregistered", "Unsubscribed", "VapidPkHashMismatch",
    ]

    /// Of Mozilla (autopush, "Errors").
    private static let numbers = 100...299

    /// Whether a 400 is about the key or the token: Apple's and Google's answers to a wrong one.
    var namesKey: Bool {
        guard let code else { return detail.contains("UnauthorizedRegistration") }
        return ["BadAuthorizationHeader", "BadJwtToken", "BadVapidPublicKey", "VapidPkHashMismatch"].contains(code)
    }
}
