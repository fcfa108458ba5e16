import HTTP2
import JSON
public import ServiceKit

/// Answers of Expo's push service (DISP-18 to DISP-20).
public enum ExpoResponse {
    /// The verdicts on the messages of a request.
    ///
    /// - Parameter deliveries: number of messages in the request.
    public static func interpret(_ answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        let read = ExpoAnswer(answer)
        if let refusal = read.refusal { return verdicts(on: refusal, answer, of: deliveries, now: now) }
        switch read.data {
        case .array(let tickets)?: return .each(tickets.map { verdict(onTicket: $0) })
        // To one message Expo may answer with its ticket alone.
        case .object?: return .each([verdict(onTicket: read.data ?? .null)])
        default: return .each([])
        }
    }

    private static func verdicts(
        on refusal: ExpoAnswer.Refusal, _ answer: ProviderAnswer, of deliveries: Int, now: Instant
    ) -> AnswerVerdicts {
        let (code, status) = (refusal.code, answer.status)
        let retryAfter = RetryAfter.read(answer.headers, now: now)
        func rejected(_ failureClass: FailureClass, _ action: Rejection.Action, alert: Bool = true) -> AnswerVerdicts {
            .all(.rejected(Rejection(failureClass, code: code, status: status, detail: refusal.message, action: action, raisesAlert: alert)))
        }
        func retry(_ scope: Retry.Scope, _ cause: Retry.Cause) -> AnswerVerdicts {
            .all(.retry(Retry(after: retryAfter, scope: scope, cause: cause, code: code, status: status, detail: refusal.message)))
        }

        switch (code, status) {
        case ("UNAUTHORIZED", _):
            return rejected(.credential, .pauseCredential)
        case ("TOO_MANY_REQUESTS", _), (_, 429):
            return retry(.lane, .rateLimited)
        case (_, 500...599):
            // A wait that Expo asks for is about the project; without one, the messages follow their retry schedule.
            return retry(retryAfter == nil ? .device : .lane, .providerFailure)
        case ("PUSH_TOO_MANY_EXPERIENCE_IDS", _) where deliveries > 1:
            let projects = refusal.tokensByProject.sorted { $0.key < $1.key }.map(\.value)
            let parts = projects.enumerated().flatMap { number, tokens in tokens.map { ($0, number) } }
            return .divided(Dictionary(parts) { first, _ in first })
        case (_, 413) where deliveries == 1:
            return rejected(.payload, .shrinkOnce, alert: false)
        // Not Expo's words: the answer is of something between, or about the address of the service. A division would multiply the requests.
        case _ where !refusal.isNamed && status != 413:
            return retry(.device, .providerFailure)
        // Too many messages, or one among them that Expo refuses: the halves find it, and the others leave.
        case _ where deliveries > 1:
            return .divided([:])
        default:
            return rejected(.payload, .fail)
        }
    }

    private static func verdict(onTicket ticket: JSONElement) -> ProviderVerdict {
        guard let members = ticket.members, let status = members["status"]?.string else { return .unknown(.unreadableAnswer) }
        if status == "ok" {
            guard let id = members["id"]?.string, !id.isEmpty, id.utf8.count <= longestID else { return .unknown(.unreadableAnswer) }
            return .accepted(messageID: id)
        }
        return verdict(onError: members)
    }

    /// The longest id of a ticket in bytes. Expo's are UUIDs.
    private static let longestID = 128

    /// The verdict on a ticket or a receipt with an error. Expo names the same errors in both.
    private static func verdict(onError members: [String: JSONElement]) -> ProviderVerdict {
        let code = ExpoAnswer.code(members["details"]?.members?["error"]) ?? "unknown_error"
        let detail = ExpoAnswer.message(members["message"])
        func rejected(_ failureClass: FailureClass, _ action: Rejection.Action, alert: Bool = false) -> ProviderVerdict {
            .rejected(Rejection(failureClass, code: code, status: 200, detail: detail, action: action, raisesAlert: alert))
        }
        switch code {
        case "DeviceNotRegistered": return rejected(.device, .retireAddress)
        case "MessageTooBig": return rejected(.payload, .shrinkOnce)
        case "MessageRateExceeded":
            return .retry(Retry(scope: .device, cause: .deviceLimited, code: code, status: 200, detail: detail))
        // The project's keys at Apple and Google are wrong: no device is to blame.
        case "MismatchSenderId", "InvalidCredentials": return rejected(.credential, .pauseCredential, alert: true)
        case "ExpoError", "ProviderError":
            return .retry(Retry(scope: .device, cause: .providerFailure, code: code, status: 200, detail: detail))
        default: return rejected(.payload, .fail, alert: true)
        }
    }

    // MARK: Receipts

    /// What an answer to a request for receipts says.
    public static func interpretReceipts(_ answer: ProviderAnswer, now: Instant) -> ReceiptAnswer {
        let read = ExpoAnswer(answer)
        guard let refusal = read.refusal else {
            guard let receipts = read.data?.members else { return .later(after: nil, code: UnknownOutcome.unreadableAnswer.rawValue) }
            return .verdicts(receipts.compactMapValues(verdict(onReceipt:)))
        }
        switch (refusal.code, answer.status) {
        case ("PUSH_TOO_MANY_RECEIPTS", _): return .tooMany
        case ("UNAUTHORIZED", _): return .refused(code: refusal.code)
        default: return .later(after: RetryAfter.read(answer.headers, now: now), code: refusal.code)
        }
    }

    /// Nil: the receipt cannot be read, and counts as missing.
    private static func verdict(onReceipt receipt: JSONElement) -> ProviderVerdict? {
        guard let members = receipt.members, let status = members["status"]?.string else { return nil }
        return status == "ok" ? .accepted(messageID: "") : verdict(onError: members)
    }
}
