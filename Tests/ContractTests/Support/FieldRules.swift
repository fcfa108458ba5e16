import CarillonAPI

/// The values that a field may have, and so the wrong ones. The names of fields mean the same everywhere; where one does not, its message says so.
enum FieldRule: Sendable {
    /// An identifier of at most so many characters.
    case identifier(most: Int)
    /// Free text of at most so many characters; control characters are taken out, not refused.
    case text(most: Int)
    /// One of a list of words.
    case word
    case zone
    case language
    case time
    /// A whole number of this range.
    case number(ClosedRange<Int64>)
    /// Milliseconds since 1970.
    case instant
    /// A future instant, of which a past one is refused with this code.
    case future(code: String)
    /// The version of a profile, 1, or 0 for the newest.
    case shipped
    /// The version of the changed object, as the writer knows it.
    case stale
    /// A value that a provider issues.
    case token
    /// These are wrong, each with the code it is refused with; an empty code stands for any.
    case refusing([(value: String, code: String)])
    /// A map of names, with keys and values of at most so many bytes and no control characters in them.
    case names(key: Int, value: Int)
    /// A double of this range.
    case fraction(ClosedRange<Double>)
    /// It is looked up, compared or counted from, and never stored: a filter, a position in a list, what a question is about.
    case lookup
    /// The service's own word, which readers get: what a writer sends in it changes nothing.
    case ignored
    /// Any number of its type.
    case amount
    /// A switch, or a message or map whose parts have rules of their own.
    case parts

    /// Whether what is sent may be taken. Whatever it is, it is answered, and nothing without bounds is stored (``probes(for:)``).
    var takesAnything: Bool {
        switch self {
        case .lookup, .ignored, .amount, .parts: true
        default: false
        }
    }

    /// A character of which 1,000 in a row stand nowhere else.
    static let marker: Character = "Ω"

    /// Hostile values for fields that accept any text.
    func probes(for kind: Contracts.Field.Kind) -> [Wire.Value] {
        let enormous = String(repeating: Self.marker, count: 20_000)
        let control = "a\u{7}\u{1B}[2J"
        switch kind {
        case .text: return [enormous, control, "\u{202E}a", "%' OR 1=1 --", "../../etc/passwd", ""].map { .text($0) }
        case .bytes: return [.raw(Array(enormous.utf8)), .raw([])]
        case .integer, .enumeration: return [-1, Int64.min, Int64.max, Int64(Int32.min), Int64(Int32.max), 4_294_967_295].map { .integer($0) }
        case .bool: return [0, 1, 7, Int64.max].map { .integer($0) }
        case .number: return [Double.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude].map { .double($0) }
        case .message: return [.raw([])]
        case .map: return [.entry(enormous, "1"), .entry("a", enormous), .entry(control, "1"), .entry("a", control), .entry("", "")]
        }
    }

    /// Wrong values, each with its fault and the codes that answer it.
    func wrongs(for kind: Contracts.Field.Kind) -> [Wrong] {
        if case .enumeration = kind, !takesAnything { return [Wrong("no value of the list", .integer(99))] }
        switch self {
        case .identifier(let most):
            return [
                Wrong("too long", .text(String(repeating: "a", count: most + 1))), Wrong("enormous", .text(String(repeating: "a", count: 100_000))),
                Wrong("with a space", .text("a b")), Wrong("with a control character", .text("a\u{7}b")),
            ] + [".", "..", " ", "\u{200B}", "\u{200B}\u{2060}\u{FE0F}", "\u{2800}"].map { Wrong("no id: \($0.debugDescription)", .text($0)) }
        case .text(let most):
            return [
                Wrong("too long", .text(String(repeating: "é", count: most + 1))), Wrong("enormous", .text(String(repeating: "a", count: 100_000))),
            ]
        case .word: return [Wrong("no word of the list", .text("no_such_word")), Wrong("enormous", .text(String(repeating: "a", count: 100_000)))]
        case .zone:
            return ["Mars/X", "../../etc/passwd", "Europe/Berlin\u{7}", String(repeating: "A", count: 100_000)].map {
                Wrong("no zone", .text($0), ["invalid_timezone", "timezone_not_settable"])
            }
        case .language: return ["not a language!", "d", "en_US_", String(repeating: "a", count: 1_000)].map { Wrong("no language", .text($0)) }
        case .time: return ["25:00", "7:00", "12:60", "noon", "12:00:00"].map { Wrong("no time", .text($0), ["invalid_time"]) }
        case .number(let range):
            let beside = [range.lowerBound.subtractingReportingOverflow(1), range.upperBound.addingReportingOverflow(1)]
            return (beside.filter { !$0.overflow }.map(\.partialValue) + [Int64(Int32.min), Int64(Int32.max)]).filter { !range.contains($0) }
                .map { Wrong("out of range: \($0)", .integer($0)) }
        case .future(let code):
            return [0, 1_770_000_000_000, Int64.max, Int64.min].map { Wrong("no future instant: \($0)", .integer($0), [code]) }
        case .shipped: return [-1, 2, Int64(Int32.max)].map { Wrong("not shipped: \($0)", .integer($0), ["unknown_profile", "invalid_value"]) }
        case .stale: return [Wrong("another version", .integer(7_000), ["version_mismatch"])]
        case .instant:
            return [-1, Int64.min, Int64.max].map { Wrong("no instant: \($0)", .integer($0)) }
        case .token:
            return [
                "short", String(repeating: "zz", count: 32), String(repeating: "ab", count: 5_000),
                "with a space " + String(repeating: "a", count: 64),
            ]
            .map { Wrong("no token", .text($0), ["invalid_token_format"]) }
        case .refusing(let values): return values.map { Wrong("“\($0.value.prefix(40))”", .text($0.value), $0.code.isEmpty ? [] : [$0.code]) }
        case .names(let key, let value):
            // One character, however many bytes.
            func long(_ bytes: Int) -> String { "a" + String(repeating: "\u{301}", count: bytes / 2) }
            let entries = [
                ("dm", long(value)), ("dm", long(900_000)), ("dm", String(repeating: "a", count: value + 1)), ("dm", "b\u{7}l"), ("dm", ""),
                (long(key), "bell"), (long(900_000), "bell"), ("d\u{85}m", "bell"), ("", "bell"),
            ]
            return entries.map { Wrong("of \($0.utf8.count) and \($1.utf8.count) bytes", .entry($0, $1)) }
        case .fraction(let range):
            return [range.lowerBound - 0.1, range.upperBound + 0.1, .nan, .infinity].map { Wrong("out of range: \($0)", .double($0)) }
        case .lookup, .ignored, .amount, .parts: return []
        }
    }

    struct Wrong: Sendable {
        let what: String
        let value: Wire.Value?
        /// Empty: any that is not a fault of ours.
        let codes: Set<String>

        init(_ what: String, _ value: Wire.Value?, _ codes: Set<String> = ["invalid_value", "invalid_argument", "payload_too_large"]) {
            (self.what, self.value, self.codes) = (what, value, codes)
        }
    }
}

/// The limits of the requests of registry and preferences (REG-01…08, REG-13, PREF-01, GW-06), field by field.
enum FieldRules {
    /// By message and field; `Message.*` is for all of its fields.
    private static let own: [String: FieldRule] = [
        "Tenant.*": .lookup, "DeviceFilter.status": .word, "DeviceFilter.platform": .word, "DeactivateDeviceRequest.reason": .text(most: 200),
        "RevokeTokenRequest.reason": .text(most: 200), "ListAllDevicesRequest.page_token": .refusing([("nowhere", "")]),
        "GetErasureRequest.erasure_id": .refusing([("era_nowhere", "not_found")]), "AuditEntry.action": .word,
        "AuditEntry.actor": .text(most: 300), "AuditEntry.origin": .text(most: 300), "AuditEntry.subject": .text(most: 300),
        "AuditEntry.details": .text(most: 1_000), "Organization.organization_id": .identifier(most: 128), "Organization.name": .text(most: 200),
        "Organization.created_at_ms": .ignored, "Organization.updated_at_ms": .ignored,
        "App.created_at_ms": .ignored, "App.updated_at_ms": .ignored, "ListChannelFollowersRequest.users_limit": .number(0...10_000),
        "ListChannelFollowersRequest.users_after": .lookup, "ListQuietHoursRequest.user_ids": .lookup,
        "Organization.status": .word, "Organization.profile": .refusing([("no-such-profile", "")]), "Organization.default_locale": .language,
        "App.app_id": .refusing([("UPPER", ""), ("-a", ""), ("a b", ""), (String(repeating: "a", count: 65), "")]),
        "App.organization_id": .refusing([("org_nowhere", "not_found")]), "App.name": .text(most: 200),
        "App.profile": .refusing([("no-such-profile", "")]), "App.apns_topic": .text(most: 255), "App.apns_environment": .word,
        "App.fcm_project_id": .text(most: 128), "App.default_android_channel_id": .text(most: 100), "App.deep_link_scheme": .text(most: 64),
        "App.profile_version": .shipped, "App.expo_project": .text(most: 128),
        "App.vapid_public_key": .refusing([("AAAA", "invalid_value"), ("not base64!", "invalid_value")]),
        "App.web_fallback_base_url": .refusing([("http://chat.example.com", "invalid_value"), ("javascript:x", "invalid_value")]),
        "App.allowed_origins": .refusing([("http://chat.example.com", "invalid_value"), ("https://a/b", "invalid_value"), ("*", "invalid_value")]),
        "App.service_worker_path": .refusing([("sw.js", "invalid_value"), ("/" + String(repeating: "a", count: 200), "invalid_value")]),
        "TokenIssuer.issuer": .text(most: 500), "TokenIssuer.audience": .text(most: 500),
        "TokenIssuer.jwks_url": .refusing([
            ("http://issuer.example.com/jwks.json", "invalid_value"), ("javascript:x", "invalid_value"), ("https://", "invalid_value"),
            ("https://issuer.example.com/" + String(repeating: "a", count: 2_000), "invalid_value"),
        ]),
        "TokenIssuer.jwks": .refusing([("{}", "invalid_key_set"), ("not json", "invalid_key_set")]),
        "TokenIssuer.shared_secret": .refusing([("short", "invalid_value"), (String(repeating: "s", count: 513), "invalid_value")]),
        "TokenIssuer.has_shared_secret": .ignored, "User.roles": .text(most: 64), "User.display_name": .text(most: 200),
        "User.email": .text(most: 320), "User.status": .word, "User.inactive_reason": .text(most: 200), "Channel.name": .text(most: 200),
        "Channel.channel_type": .word, "User.clear_fields": .word, "RegisterDeviceRequest.origin": .ignored,
        "RotateTokenRequest.origin": .ignored, "RegisterDeviceRequest.expires_at_ms": .future(code: "invalid_value"),
        "UpsertAppRequest.clear_fields": .word, "CreateServiceKeyRequest.name": .text(most: 100),
        "CreateServiceKeyRequest.scopes": .word, "ListOrganizationsRequest.page_token": .lookup,
        "RegisterDeviceRequest.token": .token, "RotateTokenRequest.token": .token, "RegisterActivityAddressRequest.token": .token,
        "RegisterDeviceRequest.platform": .word, "RegisterDeviceRequest.registration_method": .word,
        "RegisterDeviceRequest.max_payload_size": .number(256...1_048_576), "RegisterDeviceRequest.token_provider": .text(most: 64),
        "RegisterWebSubscriptionRequest.endpoint": .refusing([("http://push.example.net/x", "invalid_subscription")]),
        "RegisterWebSubscriptionRequest.p256dh": .refusing([("AAAA", "invalid_subscription")]),
        "RegisterWebSubscriptionRequest.auth": .refusing([("AAAA", "invalid_subscription")]),
        "RegisterWebSubscriptionRequest.browser": .word, "RegisterWebSubscriptionRequest.browser_version": .text(most: 64),
        "RegisterWebSubscriptionRequest.user_agent": .text(most: 512),
        "RegisterWebSubscriptionRequest.vapid_public_key": .refusing([("AAAA", "invalid_subscription")]),
        "RegisterWebSubscriptionRequest.origin": .refusing([("https://evil.example", "forbidden")]),
        "RegisterWebSubscriptionRequest.expires_at_ms": .future(code: "invalid_subscription"),
        "RegisterActivityAddressRequest.kind": .word, "RegisterActivityAddressRequest.name": .identifier(most: 200),
        "RegisterActivityAddressRequest.expires_at_ms": .future(code: "invalid_value"),
        "ResolveActivityAddressesRequest.user_ids": .lookup, "ResolveActivityAddressesRequest.kind": .word,
        "ResolveActivityAddressesRequest.name": .lookup,
        "UpdateDeviceRequest.status": .word, "ReportPresenceRequest.status": .word,
        "ReportPresenceRequest.active_channel": .identifier(most: 200), "TokenReport.verdict": .word, "TokenReport.reason": .text(most: 200),
        "TokenReport.provider": .word, "TokenReport.attempt_id": .identifier(most: 200), "TokenReport.push_device_id": .identifier(most: 128),
        "TokenReport.address_version": .number(0...Int64.max), "TokenReport.push_service": .text(most: 260),
        "CountDeliveriesRequest.ledger_id": .identifier(most: 128), "CountDeliveriesRequest.sequence": .number(1...Int64.max),
        "DeviceDeliveries.push_device_id": .identifier(most: 128), "DeviceDeliveries.sent": .amount, "DeviceDeliveries.delivered": .amount,
        "DeviceDeliveries.opened": .amount, "DeviceDeliveries.last_delivery_status": .word,
        "TokenReport.answers_last_minute": .amount, "TokenReport.dead_last_minute": .amount, "DeviceClaim.*": .lookup,
        "ResolveAudienceRequest.whole_app": .parts, "GetOrganizationRequest.organization_id": .refusing([("org_nowhere", "not_found")]),
        "GetAppRequest.app_id": .refusing([("nowhere", "not_found")]), "CreateServiceKeyRequest.app_id": .refusing([("nowhere", "not_found")]),
        "GetTokenSecretRequest.app_id": .lookup, "CheckOriginRequest.origin": .lookup, "ListAppsRequest.organization_id": .lookup,
        "PatchPolicyRequest.clear": .refusing([("no_such_setting", "invalid_policy")]), "PatchPolicyRequest.expected_version": .stale,
        "ExplainSettingRequest.setting": .refusing([("no_such_setting", "invalid_policy")]),
        "ExplainSettingRequest.type_id": .refusing([("no_such_type", "unknown_type")]),
        "MoveProfileRequest.profile": .refusing([("no-such-profile", "")]), "MoveProfileRequest.version": .shipped,
        "FeatureFlag.name": .identifier(most: 64), "FeatureFlag.value": .text(most: 1_000), "FeatureFlag.otherwise": .text(most: 1_000),
        "FeatureFlag.percent": .number(0...100), "PutFlagsRequest.remove": .refusing([("no_such_flag", "not_found")]),
        "Category.category_id": .identifier(most: 64), "Category.name": .text(most: 100), "Category.description": .text(most: 300),
        "Category.sort": .amount, "Category.icon": .text(most: 100), "Category.roles": .refusing([(String(repeating: "r", count: 1_001), "")]),
        "Category.default_on_roles": .refusing([(String(repeating: "r", count: 1_001), "")]), "NotificationType.type_id": .identifier(most: 64),
        "NotificationType.category_id": .refusing([("no_such_category", "")]), "NotificationType.priority": .word,
        "NotificationType.ttl_seconds": .number(0...2_419_200), "NotificationType.relevance_score": .fraction(0...1),
        "NotificationType.android_channel_id": .refusing([("no_such_channel", "")]),
        "NotificationType.ios_category": .refusing([("NO_SUCH_CATEGORY", "")]),
        "NotificationType.ios_category_with_image": .refusing([("NO_SUCH_CATEGORY", "")]), "NotificationType.thread_key": .word,
        "NotificationType.android_color": .refusing([("red", "")]), "NotificationType.android_style": .word,
        "NotificationType.description": .text(most: 300), "NotificationType.android_small_icon": .text(most: 100),
        "NotificationType.click_action": .text(most: 100),
        "NotificationType.sound_key": .text(most: 64), "NotificationType.badge_counter": .text(most: 64),
        "NotificationType.icon_key": .text(most: 100), "NotificationType.tag": .text(most: 200),
        "NotificationType.deep_link": .text(most: 2_048), "NotificationType.fallback_deep_link": .text(most: 2_048),
        "NotificationType.recipient_roles": .refusing([(String(repeating: "r", count: 1_001), "")]),
        "NotificationType.safe_values": .text(most: 100), "Template.type_id": .refusing([("no_such_type", "")]),
        "Template.locale": .language, "Template.form": .word, "Template.plural": .word,
        "Template.title": .text(most: 1_000), "Template.subtitle": .text(most: 1_000), "Template.body": .text(most: 4_000),
        "Template.reader": .text(most: 64), "Template.words": .parts,
        "CatalogueTranslation.name": .text(most: 100), "CatalogueTranslation.description": .text(most: 300),
        "AndroidChannel.channel_id": .identifier(most: 64), "AndroidChannel.name": .text(most: 100), "AndroidChannel.description": .text(most: 300),
        "AndroidChannel.importance": .word, "AndroidChannel.sound": .text(most: 100),
        "AndroidChannel.vibration_pattern": .number(0...10_000), "AndroidChannel.light_color": .refusing([("red", "")]),
        "IosCategory.identifier": .identifier(most: 64), "IosAction.identifier": .identifier(most: 64), "IosAction.title": .text(most: 25),
        "IosAction.options": .word, "IosTextInput.*": .text(most: 100), "CatalogueRemovals.*": .refusing([("no_such_entry", "")]),
        "CatalogueRemovals.templates": .parts, "PauseInvalidationRequest.reason": .text(most: 200),
        "ResumeInvalidationRequest.trust_seconds": .number(0...86_400),
        "UndoInvalidationsRequest.since_ms": .number(1_769_395_200_000...1_770_000_000_000),
        "ReencryptAddressesRequest.page_size": .number(0...1_000),
        "ReencryptAddressesRequest.page_token": .refusing([("nowhere", "")]), "ListAuditRequest.page_token": .refusing([("nowhere", "")]),
        "ListAuditRequest.action": .lookup, "ListAuditRequest.actor": .lookup, "ListAuditRequest.subject": .lookup,
        "TypeSwitch.type_id": .refusing([("no such type", "unknown_type")]),
        "CategorySwitch.category_id": .refusing([("no such category", "unknown_category")]),
        "VibrationPattern.category_id": .refusing([("no such category", "unknown_category")]), "VibrationPattern.milliseconds": .number(0...10_000),
        "Weekdays.days_of_week": .number(0...6), "QuietHoursUpdate.start": .time, "QuietHoursUpdate.end": .time,
        "UpdatePreferencesRequest.device_scope": .word, "UpdatePreferencesRequest.reset": .refusing([("no_such_choice", "")]),
        "UpdatePreferencesRequest.if_version": .stale, "UpdatePreferencesRequest.changed_from": .word,
        "MuteChannelRequest.duration": .refusing([("soon", "invalid_duration"), ("-1h", "invalid_duration")]),
        "SendQuestion.*": .lookup, "SendQuestion.user_id": .lookup, "CheckSendRequest.at_ms": .instant,
        "ListChannelFollowersRequest.channel_ids": .lookup, "StoredUser.version": .number(0...Int64.max),
        "UpdatePreferencesRequest.sound": .names(key: 64, value: 100), "StoredChoices.sound": .names(key: 64, value: 100),
        "StoredChoices.device_scope": .word,
        "ReportPermissionRequest.changed_from": .word, "DecidePromptRequest.context": .word, "DecidePromptRequest.locales": .lookup,
        "ReportPromptRequest.kind": .word, "ReportPromptRequest.outcome": .word, "ListSendableRequest.user_ids": .lookup,
        "CheckMembershipRequest.*": .lookup, "ResolveAudienceRequest.channel_id": .lookup, "ResolveAudienceRequest.thread_id": .lookup,
        "GetUserRequest.user_id": .refusing([("nobody", "not_found")]), "FeatureFlag.user_ids": .identifier(most: 200),
        "User.birth_date": .refusing([("2014-02-30", "invalid_value"), ("yesterday", "invalid_value"), ("2099-01-01", "invalid_value")]),
        "User.created_at_ms": .ignored, "User.updated_at_ms": .ignored, "Relationship.relationship_id": .identifier(most: 200),
        "Relationship.guardian_user_id": .identifier(most: 200), "Relationship.child_user_id": .identifier(most: 200),
        "Relationship.kind": .word, "Relationship.status": .word, "Relationship.ended_at_ms": .ignored,
        "Relationship.created_at_ms": .ignored, "Relationship.updated_at_ms": .ignored,
        "ListRelationshipsRequest.guardian_user_id": .lookup, "ListRelationshipsRequest.child_user_id": .lookup,
        "EndRelationshipRequest.relationship_id": .identifier(most: 200), "Group.group_id": .identifier(most: 200),
        "Group.name": .text(most: 200), "Group.kind": .word, "Group.role": .refusing([("teacher", "invalid_value")]),
        "Group.member_count": .ignored, "Group.clear_fields": .word, "GetGroupRequest.group_id": .refusing([("nowhere", "not_found")]),
        "RemoveGroupRequest.group_id": .refusing([("nowhere", "not_found")]), "ListGroupsRequest.user_id": .lookup,
        "PutConsentRequest.child_user_id": .identifier(most: 200), "PutConsentRequest.guardian_user_id": .identifier(most: 200),
        "PutConsentRequest.guardian_email": .refusing([("nobody", "invalid_value"), ("a b@example.com", "invalid_value")]),
        "PutConsentRequest.action": .word, "ListConsentsRequest.child_user_id": .identifier(most: 200),
        "EraseStoredUserRequest.email": .text(most: 320),
        "PutLocalConfigRequest.options": .refusing([
            ("{", "invalid_argument"), ("[]", "invalid_argument"), ("options", "invalid_argument"),
        ]),
        "LocalAudience.role": .text(most: 64), "PutLocalContentRequest.headline": .text(most: 1_000),
        "PutLocalContentRequest.summary": .text(most: 4_000),
        "PutLocalContentRequest.data": .refusing([("[]", "invalid_value"), ("{", "invalid_value")]), "GetLocalContentRequest.locales": .lookup,
        "GetConsentLinkRequest.consent_id": .refusing([("consent_nowhere", "not_found")]),
        "EndedGuardianship.guardian_user_id": .identifier(most: 200), "EndedGuardianship.child_user_id": .identifier(most: 200),
        "AnswerConsentLinkRequest.link_token": .refusing([("forged", "not_found")]), "AnswerConsentLinkRequest.decision": .word,
        "ResolveAudienceRequest.group_id": .lookup, "ResolveAudienceRequest.role": .lookup,
        "RemoveDirectoryRequest.channel_ids": .identifier(most: 200), "RemoveDirectoryRequest.thread_ids": .identifier(most: 200),
        "RevokeServiceKeyRequest.key_id": .refusing([("key_nowhere", "not_found")]),
        "ListQuarantineRequest.outbox": .identifier(most: 64), "RequeueQuarantinedRequest.outbox": .identifier(most: 64),
        "DropQuarantinedRequest.outbox": .identifier(most: 64), "ListQuarantineRequest.page_token": .refusing([("nowhere", ""), ("-1", "")]),
        "DeadLetterFilter.*": .lookup, "RequeueQuarantinedRequest.ids": .lookup, "DropQuarantinedRequest.ids": .lookup,
        "ResolveAudienceRequest.guardians_of": .lookup, "ResolveAudienceRequest.teachers_of": .lookup,
    ]

    /// By the field's name.
    private static let common: [String: FieldRule] = [
        "user_id": .identifier(most: 200), "device_id": .identifier(most: 128), "channel_id": .identifier(most: 200),
        "thread_id": .identifier(most: 200), "add_members": .identifier(most: 200), "remove_members": .identifier(most: 200),
        "add_followers": .identifier(most: 200), "remove_followers": .identifier(most: 200), "timezone": .zone, "locale": .language,
        "language": .language, "device_type": .word, "push_token_type": .word, "permission_status": .word, "environment": .word,
        "platform_version": .text(most: 64), "device_model": .text(most: 100), "device_name": .text(most: 100), "app_version": .text(most: 64),
        "app_build_number": .text(most: 64), "sdk_version": .text(most: 64), "provider": .word, "page_size": .number(0...Int64(Int32.max)),
        "page_token": .lookup, "refresh_reason": .refusing([("two words", "invalid_value"), (String(repeating: "a", count: 41), "invalid_value")]),
        "push_device_id": .refusing([("push_nowhere", "not_found")]), "subscription_id": .refusing([("sub_nowhere", "not_found")]),
        "address_id": .refusing([("addr_nowhere", "not_found")]),
        // The tests of the subject try the entries of maps.
        "policy_overrides": .parts, "set": .parts, "digest_time": .parts,
    ]

    /// Must not be left out.
    static let required: Set = [
        "Organization.organization_id", "App.app_id", "RegisterDeviceRequest.user_id", "RegisterDeviceRequest.platform",
        "RegisterDeviceRequest.token",
        "RotateTokenRequest.token", "RegisterWebSubscriptionRequest.user_id", "RegisterWebSubscriptionRequest.endpoint",
        "RegisterWebSubscriptionRequest.p256dh", "RegisterWebSubscriptionRequest.auth", "RegisterWebSubscriptionRequest.browser",
        "RegisterActivityAddressRequest.user_id", "RegisterActivityAddressRequest.push_device_id", "RegisterActivityAddressRequest.kind",
        "RegisterActivityAddressRequest.name", "RegisterActivityAddressRequest.token", "User.user_id", "Channel.channel_id", "Thread.thread_id",
        "Thread.channel_id", "ReportPresenceRequest.user_id", "ReportPresenceRequest.status", "CreateServiceKeyRequest.scopes",
        "CreateServiceKeyRequest.name", "ExplainSettingRequest.setting", "PauseInvalidationRequest.provider", "ResumeInvalidationRequest.provider",
        "UndoInvalidationsRequest.provider", "UpdatePreferencesRequest.user_id", "GetPreferencesRequest.user_id", "MuteChannelRequest.user_id",
        "MuteChannelRequest.channel_id", "UpdateChannelSettingsRequest.channel_id", "EraseUserRequest.user_id", "EraseStoredUserRequest.user_id",
        "StoredUser.user_id",
        "ReportPermissionRequest.device_id", "ReportPermissionRequest.permission_status", "ReportPermissionRequest.changed_from",
        "DecidePromptRequest.device_id", "DecidePromptRequest.context", "ReportPromptRequest.device_id", "ReportPromptRequest.kind",
        "ReportPromptRequest.outcome", "RemoveWebSubscriptionRequest.subscription_id", "EndActivityAddressRequest.address_id",
        "CheckOriginRequest.origin", "GetTokenSecretRequest.app_id", "TokenReport.verdict", "TokenReport.push_device_id",
    ]

    /// The rule of a field; nil when nobody has thought of it.
    static func rule(of field: Contracts.Field, in message: String) -> FieldRule? {
        let message = message.split(separator: ".").last.map(String.init) ?? ""
        if let rule = own["\(message).\(field.name)"] ?? own["\(message).*"] { return rule }
        switch field.kind {
        case .bool, .map, .message: return .parts
        default: break
        }
        return common[field.name] ?? (field.name.hasSuffix("_ms") ? .instant : nil)
    }
}
