public import HTTP2
import JSON
public import NIOCore
public import ServiceKit

/// Answers of FCM (DISP-13; Google, "FCM error codes").
public enum FCMResponse {
    /// The meaning of a complete answer.
    public static func interpret(status: Int, headers: HTTP2Headers, body: ByteBuffer, now: Instant) -> ProviderVerdict {
        if status == 200 { return .accepted(messageID: messageName(in: body) ?? "") }
        let error = FCMError(body)
        let code = error.code ?? "http_\(status)"
        let retryAfter = RetryAfter.read(headers, now: now)
        func rejected(_ failureClass: FailureClass, _ action: Rejection.Action, alert: Bool = false) -> ProviderVerdict {
            .rejected(Rejection(failureClass, code: code, status: status, detail: error.shortMessage, action: action, raisesAlert: alert))
        }

        if let apns = error.apnsReason, ["Unregistered", "ExpiredToken", "BadDeviceToken"].contains(apns), (400...499).contains(status) {
            // A dead iOS token is answered as INVALID_ARGUMENT with APNs' reason in the details.
            return .rejected(
                Rejection(
                    .device, code: code, status: status, detail: error.shortMessage, action: .retireAddress,
                    mayBeOtherEnvironment: apns == "BadDeviceToken"))
        }
        switch (code, status) {
        case ("UNREGISTERED", _), ("NOT_FOUND", 404), (_, 410):
            return rejected(.device, .retireAddress)
        case ("SENDER_ID_MISMATCH", _):
            return rejected(.credential, .fail, alert: true)
        case ("THIRD_PARTY_AUTH_ERROR", _), ("APNS_AUTH_ERROR", _):
            return rejected(.credential, .pauseCredential, alert: true)
        case ("QUOTA_EXCEEDED", _), ("RESOURCE_EXHAUSTED", _), (_, 429):
            // The project's quota, unless FCM names the device's. Without a wait of FCM the sender's throttle curve decides.
            return .retry(
                Retry(
                    after: retryAfter, scope: error.speaksOfDeviceRate ? .device : .lane, cause: .rateLimited,
                    code: code, status: status, detail: error.shortMessage))
        case ("UNAVAILABLE", _), ("INTERNAL", _), (_, 500...599):
            // A wait that FCM asks for is about the project; without one, the message follows its retry schedule.
            return .retry(
                Retry(
                    after: retryAfter, scope: retryAfter == nil ? .device : .lane, cause: .providerFailure, code: code, status: status,
                    detail: error.shortMessage))
        case (_, 401), (_, 403):
            return rejected(.credential, .renewCredentialOnce)
        case ("INVALID_ARGUMENT", _) where error.namesToken:
            return rejected(.device, .retireAddress)
        case ("INVALID_ARGUMENT", _) where error.speaksOfSize, (_, 413):
            return rejected(.payload, .shrinkOnce)
        default:
            return rejected(.payload, .fail, alert: status == 404)
        }
    }

    /// `name` of `{"name": "projects/…/messages/…"}`, found without a JSON parser, because it is read for each push.
    static func messageName(in body: ByteBuffer) -> String? {
        let text = body.readableBytesView
        let key = Array("\"name\"".utf8)
        guard let found = text.firstRange(of: key) else { return nil }
        var rest = text[found.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
        guard rest.first == UInt8(ascii: "\"") else { return nil }
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}

/// FCM's error body.
struct FCMError {
    /// `errorCode` of the FcmError detail, else `status` of the error.
    var code: String?
    /// Reason of the ApnsError detail.
    var apnsReason: String?
    private var message = ""
    private var violatedFields: [String] = []

    private struct Body {
        struct Detail {
            let errorCode: String?
            let reason: String?
            let type: String?
            let violatedFields: [String]

            init(_ members: JSONMembers) throws {
                errorCode = try members.string("errorCode")
                reason = try members.string("reason")
                type = try members.string("@type")
                violatedFields = try (members.objects("fieldViolations") ?? []).compactMap { try $0.string("field") }
            }
        }
        let status: String?
        let message: String?
        let details: [Detail]

        init(_ members: JSONMembers) throws {
            let error = try members.required("error") { try $0.object($1) }
            status = try error.string("status")
            message = try error.string("message")
            details = try (error.objects("details") ?? []).map(Detail.init)
        }
    }

    /// Other bodies (HTML of a proxy, no body) leave all fields empty.
    init(_ buffer: ByteBuffer) {
        guard let error = try? Body(JSONMembers(answer: buffer)) else { return }
        let details = error.details
        let word = details.lazy.compactMap(\.errorCode).first ?? error.status
        if let word, word.utf8.count <= 64, word.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }) { code = word }
        apnsReason = details.first { $0.type?.hasSuffix(".ApnsError") == true }?.reason
        message = error.message ?? ""
        violatedFields = details.flatMap(\.violatedFields)
    }

    /// Whether FCM found the registration token invalid. Where it names fields, the fields alone say so: its text repeats wrong values of the
    /// message, and a notification may speak of registration tokens (T21).
    var namesToken: Bool {
        guard violatedFields.isEmpty else { return violatedFields.contains { $0 == "message.token" || $0 == "message.fid" } }
        return message.lowercased().contains("registration token") || message.contains("'message.token'")
    }

    var speaksOfSize: Bool {
        let text = message.lowercased()
        return text.contains("too big") || text.contains("too large") || text.contains("exceeds the size")
    }

    var speaksOfDeviceRate: Bool { message.lowercased().contains("device message rate") }

    /// The message's beginning; words as long as a token are masked.
    var shortMessage: String { AnswerText.masked(message) }
}
