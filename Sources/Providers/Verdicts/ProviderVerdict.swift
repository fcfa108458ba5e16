public import ServiceKit

/// What a provider's answer means for the message, the address and the lane (DISP-09, DISP-13).
public enum ProviderVerdict: Sendable, Hashable {
    /// The provider accepted the message. `messageID` is the provider's id for it: `apns-id`, or FCM's `name`.
    case accepted(messageID: String)
    /// The provider refuses the request for good; ``Rejection/action`` says what to do instead.
    case rejected(Rejection)
    /// The provider may accept the message later.
    case retry(Retry)
    /// Whether the provider accepted the message is unknown: it may be delivered. Never count it as failed; a repetition must carry the same ids.
    case unknown(UnknownOutcome)
}

extension ProviderVerdict {
    /// The provider's text, if there is one.
    public var detail: String {
        switch self {
        case .rejected(let rejection): rejection.detail
        case .retry(let retry): retry.detail
        case .accepted, .unknown: ""
        }
    }

    /// The verdict with U+FFFD for each NUL in the provider's texts: no message of Carillon's holds a NUL.
    public var withoutNUL: ProviderVerdict {
        switch self {
        case .accepted(let messageID): return .accepted(messageID: Self.withoutNUL(messageID))
        case .rejected(var rejection):
            (rejection.code, rejection.detail) = (Self.withoutNUL(rejection.code), Self.withoutNUL(rejection.detail))
            return .rejected(rejection)
        case .retry(var retry):
            (retry.code, retry.detail) = (Self.withoutNUL(retry.code), Self.withoutNUL(retry.detail))
            return .retry(retry)
        case .unknown: return self
        }
    }

    private static func withoutNUL(_ text: String) -> String {
        // Each push comes by here.
        guard text.utf8.withContiguousStorageIfAvailable({ $0.contains(0) }) ?? true else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
}

/// The cause of a failure. Only `device` may retire an address.
public enum FailureClass: String, Sendable, Hashable, CaseIterable {
    /// The address is dead.
    case device
    /// Key, token, topic, project or certificate are wrong: all pushes with this credential are affected.
    case credential
    /// This message is wrong.
    case payload
    /// The provider failed, or its answer is unknown.
    case provider
}

/// A refusal.
public struct Rejection: Sendable, Hashable {
    /// The sender's next step.
    public enum Action: String, Sendable, Hashable {
        /// Report the address as dead. No retry.
        case retireAddress
        /// Fail this message permanently; device and lane stay as they are.
        case fail
        /// Compose again under a smaller limit and send again; the second time fail as `payload_too_large`.
        case shrinkOnce
        /// Get a new provider token or access token and send again at once, without counting an attempt. The second time pause the credential.
        case renewCredentialOnce
        /// Pause the credential until it is replaced; messages stay queued.
        case pauseCredential
    }

    public var failureClass: FailureClass
    /// The provider's code, such as `BadDeviceToken` or `UNREGISTERED`, else `http_<status>`.
    public var code: String
    public var status: Int
    /// The provider's text, if there is one. Never contains a token.
    public var detail: String
    public var action: Action
    /// Whether the verdict raises the configuration alert (OBS-04).
    public var raisesAlert: Bool
    /// Since when the address is dead (APNs 410): a registration after that instant stays valid.
    public var tokenDeadSince: Instant?
    /// Whether the address may be alive in the provider's other environment: nothing is sent to it, but it is never deleted.
    public var mayBeOtherEnvironment: Bool

    /// A refusal; by default without an alert.
    public init(
        _ failureClass: FailureClass, code: String, status: Int, detail: String = "", action: Action, raisesAlert: Bool = false,
        tokenDeadSince: Instant? = nil, mayBeOtherEnvironment: Bool = false
    ) {
        self.failureClass = failureClass
        self.code = code
        self.status = status
        self.detail = detail
        self.action = action
        self.raisesAlert = raisesAlert
        self.tokenDeadSince = tokenDeadSince
        self.mayBeOtherEnvironment = mayBeOtherEnvironment
    }
}

/// A refusal for now: try again.
public struct Retry: Sendable, Hashable {
    /// The scope of a wait.
    public enum Scope: String, Sendable, Hashable {
        /// This message's device alone.
        case device
        /// Everything behind this provider, host and credential (FCM: project).
        case lane
        /// This message's device; the lane as well, once the provider throttles several of its devices and more than it accepts.
        case deviceOrLane
    }

    /// The cause of a wait.
    public enum Cause: String, Sendable, Hashable {
        /// The provider asks for a slower pace (DISP-24).
        case rateLimited
        /// The device got too many messages for now, and no one says how long: this message follows its retry schedule (DISP-20).
        case deviceLimited
        /// The provider failed: counts towards an outage (DISP-30).
        case providerFailure
        /// This dispatcher's own store or NATS failed, where the message waits for its device: no provider is down.
        case ownFailure
        /// The connection was about to end; the message is fine, and the attempt does not count.
        case connection
        /// The provider finds the credential's token too new: the previous one is used again, after a pause. The message is fine, and the attempt
        /// does not count.
        case tokenUpdates
    }

    /// The wait that the provider asked for; nil: by the retry schedule.
    public var after: Duration?
    public var scope: Scope
    public var cause: Cause
    public var code: String
    public var status: Int
    /// The provider's text, if there is one. Never contains a token.
    public var detail: String
    /// Whether the connection must not be used any more.
    public var reconnects: Bool

    /// Without `after` the retry schedule decides when.
    public init(
        after: Duration? = nil, scope: Scope, cause: Cause, code: String, status: Int, detail: String = "", reconnects: Bool = false
    ) {
        self.after = after
        self.scope = scope
        self.cause = cause
        self.code = code
        self.status = status
        self.detail = detail
        self.reconnects = reconnects
    }
}

/// Why there is no answer to a request that left.
public enum UnknownOutcome: String, Sendable, Hashable, CaseIterable {
    /// No answer within `provider_timeout_seconds`.
    case timeout
    /// The stream was reset.
    case streamReset = "stream_reset"
    /// The connection was lost.
    case connectionLost = "connection_lost"
    /// The answer to a request of many deliveries lacks the result of each.
    case unreadableAnswer = "unreadable_answer"
}
