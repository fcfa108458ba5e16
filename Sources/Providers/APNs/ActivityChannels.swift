public import CarillonAPI
import HTTP2
import JSON
import NIOCore
public import ServiceKit

/// Broadcast channels of Live Activities (Apple, "Sending channel management requests to APNs", "Sending broadcast push notification requests to
/// APNs").
public struct ActivityChannels: Sendable {
    /// A request about channels.
    public enum Call: Sendable {
        case create(storesLatest: Bool)
        case read(id: String)
        case list
        case delete(id: String)
        /// - Parameter expiresAt: nil: Apple does not keep it.
        case send(id: String, content: DispatcherV1.ActivityContent, expiresAt: Instant?)
    }

    /// What Apple says of channels.
    public struct Answer: Sendable, Hashable {
        /// Of the new channel, or of all.
        public var ids: [String] = []
        /// Of the channel that was read.
        public var storesLatest = false
    }

    /// Longest a channel keeps a push: 8 hours.
    public static let longestLifetime = Duration.seconds(28_800)
    /// A channel updates its activities about once in this time (T47).
    public static let interval = Duration.seconds(1)
    /// The largest payload, in bytes.
    static let longestPayload = 5_120
    /// Of a channel's id, in bytes. Ids have 24 today.
    private static let longestID = 200

    let sending: (production: ProviderEndpoint, sandbox: ProviderEndpoint)
    let management: (production: ProviderEndpoint, sandbox: ProviderEndpoint)

    /// The content of a push to a channel.
    ///
    /// - Throws: ``APIError`` naming the field and the rule.
    public static func content(
        _ activity: DispatcherV1.LiveActivity?, urgent: Bool, now: Instant
    ) throws(APIError) -> DispatcherV1.ActivityContent {
        guard let activity else { throw APIError(.invalidArgument, field: "live_activity", "is required") }
        let event = try activity.event.required(field: "live_activity.event")
        guard event != .start else {
            throw APIError(.invalidValue, field: "live_activity.event", "a channel takes UPDATE and END: each device starts its own activity")
        }
        let payload = try LiveActivityPayload(activity, event).text(now: now)
        guard payload.utf8.count <= longestPayload else {
            throw APIError(
                .payloadTooLarge, field: "live_activity", "\(payload.utf8.count) bytes as JSON; Apple takes at most \(longestPayload) for a channel")
        }
        return .init(kind: .liveActivity, payload: payload, urgent: urgent || event == .end || !activity.alertTitle.isEmpty)
    }

    /// Refuses what is no id of a channel.
    ///
    /// - Throws: ``APIError`` naming `channel_id` and the rule.
    public static func check(id: String) throws(APIError) {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: "channel_id", "is required") }
        guard id.utf8.count <= longestID, ASCII.isIdentifier(id, with: "+/=_-") else {
            throw APIError(.invalidValue, field: "channel_id", "is base64 of at most \(longestID) bytes, as Apple gave it")
        }
    }

    /// Where a call goes.
    public func endpoint(of call: Call, in environment: ProviderEnvironment) -> ProviderEndpoint {
        let endpoints = if case .send = call { sending } else { management }
        return environment == .sandbox ? endpoints.sandbox : endpoints.production
    }

    /// The request of a call; nil where the credential is not of this provider.
    public func request(
        _ call: Call, in environment: ProviderEnvironment, by sender: any ProviderSender, authorization: String
    ) -> ProviderRequest? {
        guard let topic = (sender as? APNsSender)?.credential.topic else { return nil }
        var headers = HTTP2Headers()
        let (method, path): (String, String) =
            switch call {
            case .create: ("POST", "/1/apps/\(topic)/channels")
            case .read: ("GET", "/1/apps/\(topic)/channels")
            case .list: ("GET", "/1/apps/\(topic)/all-channels")
            case .delete: ("DELETE", "/1/apps/\(topic)/channels")
            case .send: ("POST", "/4/broadcasts/apps/\(topic)")
            }
        headers.add(":method", method)
        headers.add(":scheme", "https")
        headers.add(":authority", endpoint(of: call, in: environment).authority)
        headers.add(":path", path)
        headers.add("authorization", "bearer " + authorization, indexing: .never)
        var body = ""
        switch call {
        case .create(let storesLatest): body = #"{"message-storage-policy":\#(storesLatest ? 1 : 0),"push-type":"LiveActivity"}"#
        case .read(let id), .delete(let id): headers.add("apns-channel-id", id)
        case .list: break
        case .send(let id, let content, let expiresAt):
            headers.add("apns-channel-id", id)
            headers.add("apns-push-type", "liveactivity")
            headers.add("apns-priority", content.urgent ? "10" : "5")
            headers.add("apns-expiration", expiresAt.map { String($0.milliseconds / 1_000) } ?? "0")
            body = content.payload
        }
        if !body.isEmpty { headers.add("content-type", "application/json") }
        return ProviderRequest(headers: headers, body: ByteBuffer(string: body))
    }

    /// The meaning of a call's end.
    ///
    /// - Throws: ``APIError`` with Apple's reason.
    public func interpret(_ outcome: ExchangeOutcome, to call: Call, now: Instant) throws(APIError) -> Answer {
        switch outcome {
        case .answered(let answer): return try interpret(answer, to: call, now: now)
        case .noAnswer(let unknown): throw APIError(.unavailable, "Apple did not answer (\(unknown.rawValue)): it may have done it all the same")
        case .notSent(let reason): throw APIError(.unavailable, "Apple is not reachable (\(reason))")
        }
    }

    private func interpret(_ answer: ProviderAnswer, to call: Call, now: Instant) throws(APIError) -> Answer {
        if (200...204).contains(answer.status) {
            let members = (try? JSONElement(parsing: answer.body.readableBytesView, within: Self.bounds))?.members ?? [:]
            if case .create = call {
                guard let id = answer.headers.first("apns-channel-id") else {
                    throw APIError(.unavailable, "Apple made a channel and did not say its id")
                }
                return Answer(ids: [id])
            }
            return Answer(ids: members["channels"]?.strings ?? [], storesLatest: members["message-storage-policy"]?.integer == 1)
        }
        throw Self.refusal(answer, now: now)
    }

    /// An app has at most 10,000 channels.
    private static let bounds = JSONBounds(structures: 100, listed: 20_000)

    private static func refusal(_ answer: ProviderAnswer, now: Instant) -> APIError {
        let reason = APNsResponse.reason(ofGoAway: String(buffer: answer.body)) ?? "http_\(answer.status)"
        switch (answer.status, reason) {
        case (400, "BadChannelId"), (400, "ChannelNotRegistered"), (404, _):
            return APIError(.notFound, field: "channel_id", "Apple knows no such channel of the app (\(reason))")
        case (400, "BadExpirationDate"):
            return APIError(.invalidValue, field: "ttl_seconds", "is 0: the channel stores nothing (\(reason))")
        case (400, "CannotCreateChannelConfig"):
            return APIError(.conflict, "the app has as many channels as Apple allows; delete one (\(reason))")
        case (400, "FeatureNotEnabled"), (400, "BroadcastFeatureNotEnabled"):
            return APIError(
                .invalidCredential, "the app's identifier lacks the broadcast capability: add it in Apple's developer account (\(reason))")
        case (403, "ExpiredProviderToken"), (500...599, _): return APIError(.unavailable, "Apple cannot do it now (\(reason))")
        case (403, _): return APIError(.invalidCredential, "Apple refuses the app's key (\(reason))")
        case (413, _): return APIError(.payloadTooLarge, field: "live_activity", "Apple calls it too large (\(reason))")
        case (429, _):
            return APIError(
                .rateLimited, "Apple asks to slow down (\(reason))", retryAfter: RetryAfter.read(answer.headers, now: now) ?? .seconds(1))
        default: return APIError(.internalError, "Apple refuses the request (\(reason))")
        }
    }
}
