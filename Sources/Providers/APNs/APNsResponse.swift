public import HTTP2
import JSON
public import NIOCore
public import ServiceKit

/// Answers of APNs (DISP-09; Apple, "Handling notification responses from APNs").
public enum APNsResponse {
    /// The meaning of a complete answer.
    ///
    /// Unknown reasons are judged by their status, because Apple adds reasons without notice. None of them retires an address.
    public static func interpret(status: Int, headers: HTTP2Headers, body: ByteBuffer, now: Instant) -> ProviderVerdict {
        if status == 200 { return .accepted(messageID: headers.first("apns-id") ?? "") }
        let answer = Answer(body)
        let reason = answer.reason ?? "http_\(status)"
        switch status {
        case 400: return badRequest(reason)
        case 403:
            let isExpired = reason == "ExpiredProviderToken"
            return .rejected(
                Rejection(
                    .credential, code: reason, status: status, action: isExpired ? .renewCredentialOnce : .pauseCredential,
                    raisesAlert: !isExpired))
        case 404 where reason == "BadPath" || answer.reason == nil:
            // The path is wrong, or a proxy answered: this says nothing about the token.
            return .rejected(Rejection(.payload, code: reason, status: status, action: .fail, raisesAlert: true))
        case 404, 410:
            return .rejected(
                Rejection(.device, code: reason, status: status, action: .retireAddress, tokenDeadSince: answer.deadSince))
        case 413:
            return .rejected(Rejection(.payload, code: reason, status: status, action: .shrinkOnce))
        case 429:
            // TooManyRequests is about this device token; TooManyProviderTokenUpdates is about the whole key.
            return .retry(
                Retry(
                    after: RetryAfter.read(headers, now: now),
                    scope: reason == "TooManyRequests" ? .device : .lane,
                    cause: reason == "TooManyProviderTokenUpdates" ? .tokenUpdates : .rateLimited, code: reason, status: status))
        case 500...599:
            return .retry(
                Retry(
                    after: RetryAfter.read(headers, now: now), scope: .device,
                    cause: .providerFailure, code: reason, status: status, reconnects: reason == "Shutdown"))
        default:
            return .rejected(Rejection(.payload, code: reason, status: status, action: .fail, raisesAlert: true))
        }
    }

    private static func badRequest(_ reason: String) -> ProviderVerdict {
        switch reason {
        case "BadDeviceToken":
            // A sandbox token at the production host gives the same reason, and the other way round.
            .rejected(Rejection(.device, code: reason, status: 400, action: .retireAddress, mayBeOtherEnvironment: true))
        case "DeviceTokenNotForTopic", "TopicDisallowed", "BadTopic", "MissingTopic":
            // The app's topic is wrong, which would otherwise retire every device of the app.
            .rejected(Rejection(.credential, code: reason, status: 400, action: .fail, raisesAlert: true))
        case "IdleTimeout":
            .retry(Retry(scope: .device, cause: .connection, code: reason, status: 400, reconnects: true))
        default:
            .rejected(Rejection(.payload, code: reason, status: 400, action: .fail, raisesAlert: true))
        }
    }

    /// The reason in the debug data of a GOAWAY, if there is one.
    public static func reason(ofGoAway debugData: String) -> String? {
        Answer(ByteBuffer(string: debugData)).reason
    }

    /// `{"reason": …, "timestamp": milliseconds}`.
    private struct Answer {
        var reason: String?
        var deadSince: Instant?

        private struct Body {
            let reason: String?
            let timestamp: Int64?

            init(_ members: JSONMembers) throws {
                reason = try members.string("reason")
                timestamp = try members.integer("timestamp")
            }
        }

        init(_ buffer: ByteBuffer) {
            guard buffer.readableBytes > 0, let body = try? Body(JSONMembers(answer: buffer)) else { return }
            // Codes are labels of metrics and fields of logs: only a short word is accepted.
            if let reason = body.reason, reason.utf8.count <= 64, reason.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
                !reason.isEmpty
            {
                self.reason = reason
            }
            deadSince = body.timestamp.map(Instant.init(milliseconds:))
        }
    }
}
