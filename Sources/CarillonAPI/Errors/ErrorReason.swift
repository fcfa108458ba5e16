public import RPC

/// One row of Carillon's error table: a stable code for programs, the gRPC status and the HTTP status it becomes.
///
/// Services answer with a reason, the gateway maps by the reason alone (ARCH-16, GW-02). Codes are part of the contract:
/// add rows, never rename one.
public struct ErrorReason: Sendable, Hashable, CustomStringConvertible {
    /// `invalid_timezone`: `ErrorInfo.reason` on gRPC, `error.code` on HTTP.
    public let code: String
    /// The gRPC status.
    public let status: Status.Code
    /// The HTTP status.
    public let httpStatus: Int

    private init(_ code: String, _ status: Status.Code, _ httpStatus: Int) {
        self.code = code
        self.status = status
        self.httpStatus = httpStatus
    }

    /// The row with this code; `nil` for a code the table does not know.
    public init?(code: String) {
        guard let reason = Self.byCode[code] else { return nil }
        self = reason
    }

    public var description: String { code }

    private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

// MARK: General

extension ErrorReason {
    /// A malformed body, or a required field is missing.
    public static let invalidArgument = ErrorReason("invalid_argument", .invalidArgument, 400)
    /// No credentials, or expired or unknown ones.
    public static let unauthenticated = ErrorReason("unauthenticated", .unauthenticated, 401)
    /// The caller is known and may not do this.
    public static let forbidden = ErrorReason("forbidden", .permissionDenied, 403)
    /// No such thing, or it belongs to another tenant or user.
    public static let notFound = ErrorReason("not_found", .notFound, 404)
    /// The HTTP method does not exist for this path.
    public static let methodNotAllowed = ErrorReason("method_not_allowed", .unimplemented, 405)
    /// The request did not come in completely within the time for it.
    public static let requestTimeout = ErrorReason("request_timeout", .deadlineExceeded, 408)
    /// The state of the thing does not allow it, or it exists already.
    public static let conflict = ErrorReason("conflict", .alreadyExists, 409)
    /// The document has another version than the writer expected.
    public static let versionMismatch = ErrorReason("version_mismatch", .failedPrecondition, 412)
    /// The body, a batch or a field is larger than accepted.
    public static let payloadTooLarge = ErrorReason("payload_too_large", .resourceExhausted, 413)
    /// A body with another content type than JSON.
    public static let unsupportedMediaType = ErrorReason("unsupported_media_type", .invalidArgument, 415)
    /// Well-formed, but outside the accepted range, length or list of values, where no narrower code exists.
    public static let invalidValue = ErrorReason("invalid_value", .invalidArgument, 422)
    /// Too many requests; carries the time to wait.
    public static let rateLimited = ErrorReason("rate_limited", .resourceExhausted, 429)
    /// The caller hung up.
    public static let cancelled = ErrorReason("cancelled", .cancelled, 499)
    /// A fault of ours.
    public static let internalError = ErrorReason("internal", .internalError, 500)
    /// The service does not know this call.
    public static let unimplemented = ErrorReason("unimplemented", .unimplemented, 501)
    /// A service or store that is needed is down; carries the time to wait where it is known.
    public static let unavailable = ErrorReason("unavailable", .unavailable, 503)
    /// The store stayed locked for more than five seconds.
    public static let storageBusy = ErrorReason("STORAGE_BUSY", .unavailable, 503)
    /// The time the caller gave was over.
    public static let deadlineExceeded = ErrorReason("deadline_exceeded", .deadlineExceeded, 504)
}

// MARK: What a field may hold

extension ErrorReason {
    /// Not an IANA time zone (REG-01, PREF-05).
    public static let invalidTimezone = ErrorReason("invalid_timezone", .invalidArgument, 422)
    /// Not a wall time `HH:MM` (PREF-05).
    public static let invalidTime = ErrorReason("invalid_time", .invalidArgument, 422)
    /// Not a duration such as `1h` (PREF-07).
    public static let invalidDuration = ErrorReason("invalid_duration", .invalidArgument, 422)
    /// Quiet hours that start when they end (PREF-09).
    public static let emptyQuietHours = ErrorReason("empty_quiet_hours", .invalidArgument, 422)
    /// The policy takes the zone from elsewhere than the document (PREF-09).
    public static let timezoneNotSettable = ErrorReason("timezone_not_settable", .failedPrecondition, 422)
    /// A push token that its provider cannot have issued (REG-13).
    public static let invalidTokenFormat = ErrorReason("invalid_token_format", .invalidArgument, 422)
    /// A web push subscription with a bad endpoint or key (REG-07).
    public static let invalidSubscription = ErrorReason("invalid_subscription", .invalidArgument, 422)
    /// The app does not use this provider (REG-08).
    public static let providerNotEnabled = ErrorReason("provider_not_enabled", .failedPrecondition, 422)
    /// No such notification type in the catalogue (REG-11, PREF-05).
    public static let unknownType = ErrorReason("unknown_type", .invalidArgument, 422)
    /// No such category in the catalogue (PREF-05).
    public static let unknownCategory = ErrorReason("unknown_category", .invalidArgument, 422)
    /// No profile of that name or version is shipped (POL-01).
    public static let unknownProfile = ErrorReason("unknown_profile", .invalidArgument, 422)
    /// An unknown setting, or a value of the wrong type or range (ARCH-08).
    public static let invalidPolicy = ErrorReason("invalid_policy", .invalidArgument, 422)
    /// A title or body beyond its limit where the policy rejects instead of cutting.
    public static let textTooLong = ErrorReason("text_too_long", .invalidArgument, 422)
    /// A data key that a provider keeps for itself.
    public static let reservedDataKey = ErrorReason("reserved_data_key", .invalidArgument, 422)
    /// A type that needs a specific target without one.
    public static let deepLinkRequired = ErrorReason("deep_link_required", .invalidArgument, 422)
    /// A value the template names is missing.
    public static let templateMissingToken = ErrorReason("TEMPLATE_MISSING_TOKEN", .invalidArgument, 422)
    /// A template that cannot be rendered.
    public static let templateInvalid = ErrorReason("template_invalid", .invalidArgument, 422)
    /// A key set that no user token could be verified with (GW-03).
    public static let invalidKeySet = ErrorReason("invalid_key_set", .invalidArgument, 422)
    /// A provider credential that is no key.
    public static let invalidCredential = ErrorReason("invalid_credential", .invalidArgument, 422)
}

// MARK: What a state allows

extension ErrorReason {
    /// Sends are refused while the organization is suspended (REG-01).
    public static let organizationSuspended = ErrorReason("organization_suspended", .permissionDenied, 403)
    /// The app keeps no inbox.
    public static let inboxDisabled = ErrorReason("inbox_disabled", .notFound, 404)
    /// A device status that cannot follow the present one (REG-22).
    public static let invalidTransition = ErrorReason("invalid_transition", .aborted, 409)
    /// The user has as many active devices as allowed (REG-31).
    public static let tooManyDevices = ErrorReason("too_many_devices", .aborted, 409)
    /// The same idempotency key came with another body (GW-04).
    public static let idempotencyMismatch = ErrorReason("idempotency_mismatch", .aborted, 409)
    /// A link to decide on a consent was used already, or a later one took its place (PREF-17).
    public static let consentLinkSpent = ErrorReason("consent_link_spent", .aborted, 409)
    /// A link to decide on a consent is older than seven days (PREF-17).
    public static let consentLinkExpired = ErrorReason("consent_link_expired", .aborted, 409)
    /// The third consecutive snooze of one notification.
    public static let snoozeLimit = ErrorReason("snooze_limit", .aborted, 409)
}

// MARK: The table

extension ErrorReason {
    /// Every row.
    public static let all: [ErrorReason] = [
        invalidArgument, unauthenticated, forbidden, notFound, methodNotAllowed, requestTimeout, conflict, versionMismatch,
        payloadTooLarge, unsupportedMediaType, invalidValue, rateLimited, cancelled, internalError, unimplemented,
        unavailable, storageBusy, deadlineExceeded,
        invalidTimezone, invalidTime, invalidDuration, emptyQuietHours, timezoneNotSettable, invalidTokenFormat,
        invalidSubscription, providerNotEnabled, unknownType, unknownCategory, unknownProfile, invalidPolicy, textTooLong,
        reservedDataKey, deepLinkRequired, templateMissingToken, templateInvalid, invalidKeySet, invalidCredential,
        organizationSuspended, inboxDisabled, invalidTransition, tooManyDevices, idempotencyMismatch, snoozeLimit,
        consentLinkSpent, consentLinkExpired,
    ]

    /// The row that stands for a gRPC status which came without a reason of ours: from the runtime (a deadline, a lost
    /// connection) or from a peer that is not Carillon.
    public static func fallback(for status: Status.Code) -> ErrorReason {
        switch status {
        case .invalidArgument, .outOfRange: invalidArgument
        case .unauthenticated: unauthenticated
        case .permissionDenied: forbidden
        case .notFound: notFound
        case .alreadyExists, .aborted, .failedPrecondition: conflict
        case .resourceExhausted: rateLimited
        case .cancelled: cancelled
        case .unimplemented: unimplemented
        case .unavailable: unavailable
        case .deadlineExceeded: deadlineExceeded
        default: internalError
        }
    }
}
