public import CarillonAPI

/// Rules for fields that several calls have (ARCH-06, REG-02). Each refusal names its field and says what the field may hold (ARCH-16): an id that
/// is missing is `invalid_argument`, one that is wrong `invalid_value`, where a contract does not say otherwise.
///
/// The names of fields are made only for a refusal, so that a check in a loop costs nothing for valid ids.
public enum FieldRules {
    // MARK: Ids

    /// A user id, by the rule of ``HostID``.
    ///
    /// - Parameter reason: of an id that is wrong. A missing id is `invalid_argument`.
    public static func checkUser(
        _ id: String, field: @autoclosure () -> String = "user_id", reason: ErrorReason = .invalidValue
    ) throws(APIError) {
        guard !HostID.canBeUser(id) else { return }
        throw refusal(of: id, field(), reason, HostID.userWords)
    }

    /// A user id, or none for a call about data of any user.
    public static func checkUserIfNamed(
        _ id: String, field: @autoclosure () -> String = "user_id", reason: ErrorReason = .invalidValue
    ) throws(APIError) {
        guard !id.isEmpty, !HostID.canBeUser(id) else { return }
        throw refusal(of: id, field(), reason, HostID.userWords)
    }

    /// A device id, by the rule of ``HostID``.
    public static func checkDevice(_ id: String, field: @autoclosure () -> String = "device_id") throws(APIError) {
        guard !HostID.canBeDevice(id) else { return }
        throw refusal(of: id, field(), .invalidValue, HostID.deviceWords)
    }

    /// An app id, by the rule of ``TenantID``.
    public static func checkApp(_ id: String, field: @autoclosure () -> String = "app_id") throws(APIError) {
        guard !TenantID.canBeApp(id) else { return }
        throw refusal(of: id, field(), .invalidValue, TenantID.appWords)
    }

    /// An organization id, by the rule of ``TenantID``.
    public static func checkOrganization(_ id: String, field: @autoclosure () -> String = "organization_id") throws(APIError) {
        guard !TenantID.canBeOrganization(id) else { return }
        throw refusal(of: id, field(), .invalidValue, TenantID.organizationWords)
    }

    /// A channel, thread or other id of the host system, by the rule of ``HostID``.
    public static func checkHostID(_ id: String, field: @autoclosure () -> String) throws(APIError) {
        guard !HostID.canBeHostID(id) else { return }
        throw refusal(of: id, field(), .invalidValue, HostID.hostWords)
    }

    /// A tenant that names its app, as calls about an app need it.
    ///
    /// - Throws: `invalid_argument` for one without an app.
    /// - Returns: The tenant.
    public static func requireApp(
        of tenant: CommonV1.Tenant?, field: @autoclosure () -> String = "tenant.app_id"
    ) throws(APIError) -> CommonV1.Tenant {
        guard let tenant, !tenant.appId.isEmpty else { throw APIError(.invalidArgument, field: field(), required) }
        return tenant
    }

    // MARK: Times and languages

    /// Milliseconds since 1970 up to the year 9999; nil is none.
    public static func checkInstant(_ milliseconds: Int64?, field: @autoclosure () -> String) throws(APIError) {
        guard let milliseconds, !(0...Instant.latest.milliseconds).contains(milliseconds) else { return }
        throw APIError(.invalidValue, field: field(), "is an instant between the years 1970 and 9999")
    }

    /// An IANA zone.
    ///
    /// - Throws: `invalid_timezone` (422).
    public static func checkTimezone(_ name: String, field: @autoclosure () -> String = "timezone") throws(APIError) {
        guard IANA.zone(named: name) == nil else { return }
        throw APIError(.invalidTimezone, field: field(), "“\(name)” is not an IANA time zone")
    }

    /// A language tag, with `-` or `_` between its parts.
    ///
    /// - Throws: `invalid_value`.
    public static func checkLocale(_ locale: String, field: @autoclosure () -> String = "locale") throws(APIError) {
        guard !SettingType.isLanguageTag(locale, separators: [UInt8(ascii: "-"), UInt8(ascii: "_")]) else { return }
        throw APIError(.invalidValue, field: field(), "is a BCP 47 tag such as en-US")
    }

    // MARK: Texts

    /// Free text: control characters are removed (SEC-06).
    ///
    /// - Throws: `invalid_value` when more than `limit` characters remain, or more bytes than ``FreeText`` allows for them.
    public static func text(_ text: String, field: @autoclosure () -> String, limit: Int) throws(APIError) -> String {
        var cleaned = text
        if FreeText.hasControlCharacters(text) {
            cleaned = String(String.UnicodeScalarView(text.unicodeScalars.filter { !FreeText.isControl($0) }))
        }
        guard FreeText.fits(cleaned, 0...limit) else {
            throw APIError(.invalidValue, field: field(), "has \(FreeText.words(most: limit))")
        }
        return cleaned
    }

    /// Names of roles. They are compared, so control characters are refused and not removed.
    public static func checkRoles(_ roles: [String], field: @autoclosure () -> String = "roles") throws(APIError) {
        guard roles.count <= mostRoles, roles.allSatisfy(isRole) else { throw APIError(.invalidValue, field: field(), rolesRule) }
    }

    /// 1–64 characters without control characters.
    public static func isRole(_ name: String) -> Bool { FreeText.fits(name, 1...64) && !FreeText.hasControlCharacters(name) }

    /// Most roles of a list.
    public static let mostRoles = 50
    /// The rule of ``isRole(_:)``, for an error.
    public static let roleRule = "\(FreeText.words(1...64)), and no control characters"
    /// The rule of ``checkRoles(_:field:)``, for an error.
    public static let rolesRule = "has at most \(mostRoles) roles of \(roleRule)"

    // MARK: Refusals

    private static let required = "is required"

    private static func refusal(of id: String, _ field: String, _ reason: ErrorReason, _ words: String) -> APIError {
        id.isEmpty ? APIError(.invalidArgument, field: field, required) : APIError(reason, field: field, "is \(words)")
    }
}
