import CarillonAPI
import Cryptography
import HTTP2
import NIOCore
import ServiceKit

/// The simulated FCM and Google's token endpoint. Confined to the core's event loop.
final class FCMEndpoint: SimulatedEndpoint {
    /// The path of the token endpoint on this listener.
    static let tokenPath = "/token"

    /// Longest body that is read: a batch of 1,000 registration tokens fits.
    private static let mostBodyBytes = 512 * 1024

    let core: SimulatorCore
    private let webPush: WebPushEndpoint
    private let webhooks: WebhookEndpoint
    private let rules = FCMMessageRules()
    private let quotaPerMinute: Int
    private var issuer = AccessTokenIssuer()
    private var messageQuotas: [String: IntervalQuota] = [:]
    private var subscriptionQuotas: [String: IntervalQuota] = [:]
    /// The latest valid `authorization` value with its grant. Cached, because senders repeat it thousands of times.
    private var lastAuthorization: (header: String, grant: AccessTokenIssuer.Grant)?
    private var nextMessageNumber: UInt64 = 0
    /// URL of the token endpoint, set when the listener is bound.
    var tokenURL = ""

    /// - Parameter webPush: gets the pushes to browsers.
    init(core: SimulatorCore, webPush: WebPushEndpoint, quotaPerMinute: Int) {
        self.core = core
        self.webPush = webPush
        webhooks = WebhookEndpoint(core: core)
        self.quotaPerMinute = quotaPerMinute
    }

    func opened(_ connection: AnyObject) { core.opened(connection, provider: .fcm) }
    func closed(_ connection: AnyObject) { core.closed(connection) }

    func makeExchange(_ origin: Exchange.Origin) -> Exchange {
        Exchange(origin, mostBodyBytes: Self.mostBodyBytes) { [unowned self] in handle($0) }
    }

    private func handle(_ exchange: Exchange) {
        let path = exchange.headers.first(":path") ?? ""
        if path.hasPrefix(WebPushEndpoint.pathPrefix) { return webPush.handle(exchange) }
        if path.hasPrefix(WebhookEndpoint.pathPrefix) { return webhooks.handle(exchange) }
        if path == Self.tokenPath { return handleExchangeOfTokens(exchange) }
        if let call = FCMTopicCall(method: exchange.headers.first(":method") ?? "", target: path) { return handle(call, exchange) }
        var accepted = FCMMessageRules.Accepted()
        var success = Answer(status: 200)
        var natural: Answer
        do throws(Refusal) {
            let project = try self.project(inPath: path, method: exchange.headers.first(":method"))
            try authorize(exchange.headers.first("authorization"), project: project)
            guard messageQuotas[project, default: IntervalQuota(quotaPerMinute, per: .seconds(60))].take(at: core.clock.now) else {
                throw Refusal(rule: "quota", Self.quotaExceeded("Send requests"))
            }
            if exchange.headers.first("content-type")?.hasPrefix("application/json") != true { core.violated("fcm.content_type") }
            accepted = try check(exchange.bodyBytes)
            success = FCMAnswers.accepted(
                project: project, messageID: accepted.isValidateOnly ? "fake_message_id" : nextMessageID())
            natural = success
        } catch {
            natural = error.answer
            natural.violatedRule = "fcm.\(error.rule)"
        }
        core.settle(
            exchange, provider: .fcm, token: accepted.token, notificationID: accepted.notificationID, natural: natural,
            faultAnswer: { FCMAnswers.answer(to: $0, accepted: success) })
    }

    struct Refusal: Error {
        let rule: String
        let answer: Answer

        init(rule: String, _ answer: Answer) {
            self.rule = rule
            self.answer = answer
        }
    }

    static func quotaExceeded(_ metric: String) -> Answer {
        FCMAnswers.refused(
            429, status: "RESOURCE_EXHAUSTED", message: "Quota exceeded for quota metric '\(metric)' of service 'fcm.googleapis.com'.",
            code: "QUOTA_EXCEEDED")
    }

    /// Takes changes of topic subscriptions from the project's quota.
    func takeSubscriptionChanges(_ count: Int, project: String) -> Bool {
        subscriptionQuotas[project, default: IntervalQuota(TopicSubscriptions.changesPerSecond, per: .seconds(1))].take(count, at: core.clock.now)
    }

    private func project(inPath path: String, method: String?) throws(Refusal) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[1] == "v1", parts[2] == "projects", !parts[3].isEmpty, parts[4] == "messages:send", method == "POST" else {
            throw Refusal(
                rule: "path",
                Answer(
                    status: 404, reason: "NOT_FOUND", headers: [("content-type", "text/html; charset=UTF-8")],
                    body: ByteBuffer(string: "<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>")))
        }
        return String(parts[3])
    }

    /// The grant of an `authorization` header.
    func grant(_ header: String?) throws(Refusal) -> AccessTokenIssuer.Grant {
        let now = core.clock.now
        var grant: AccessTokenIssuer.Grant?
        if let lastAuthorization, lastAuthorization.header == header, now < lastAuthorization.grant.expiresAt {
            grant = lastAuthorization.grant
        } else if let header, header.hasPrefix("Bearer "), let found = issuer.grant(for: String(header.dropFirst(7)), now: now) {
            lastAuthorization = (header, found)
            grant = found
        }
        guard let grant else {
            throw Refusal(
                rule: "authorization",
                FCMAnswers.refused(
                    401, status: "UNAUTHENTICATED",
                    message:
                        "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid "
                        + "authentication credential.",
                    code: nil))
        }
        return grant
    }

    func authorize(_ header: String?, project: String) throws(Refusal) {
        guard try grant(header).projectID == project else {
            throw Refusal(
                rule: "project",
                FCMAnswers.refused(
                    403, status: "PERMISSION_DENIED",
                    message:
                        "Permission 'cloudmessaging.messages.create' denied on resource "
                        + "'//cloudresourcemanager.googleapis.com/projects/\(project)' (or it may not exist).",
                    code: nil))
        }
    }

    private func check(_ body: [UInt8]) throws(Refusal) -> FCMMessageRules.Accepted {
        do throws(FCMViolation) {
            return try rules.check(body)
        } catch {
            throw Refusal(
                rule: error.rule,
                FCMAnswers.refused(
                    400, status: "INVALID_ARGUMENT", message: error.description,
                    // FCM's own checks carry its code; those of the JSON layer in front of it do not.
                    code: ["token", "size", "reserved_key", "target", "topic", "condition"].contains(error.rule) ? "INVALID_ARGUMENT" : nil,
                    violation: error))
        }
    }

    /// A message id in Google's form: time in microseconds, a percent sign, and a number.
    private func nextMessageID() -> String {
        nextMessageNumber += 1
        return "0:\(core.clock.now.milliseconds)000%\(String(nextMessageNumber, radix: 16))"
    }

    private func handleExchangeOfTokens(_ exchange: Exchange) {
        let isForm = exchange.headers.first("content-type")?.hasPrefix("application/x-www-form-urlencoded") == true
        let answer =
            exchange.headers.first(":method") == "POST" && isForm
            ? issuer.exchange(String(buffer: exchange.body), trust: core.trust, audience: tokenURL, now: core.clock.now)
            : AccessTokenIssuer.refused("invalid_request", "Send a form by POST.")
        core.settle(
            exchange, provider: .oauth, token: "", notificationID: "", natural: answer,
            faultAnswer: { fault in
                var refusal = AccessTokenIssuer.refused(fault.reason, "Scripted by the simulator.")
                refusal.status = Int(fault.status)
                return refusal
            })
    }
}
