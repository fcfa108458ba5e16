package import CarillonAPI
import ServiceKit

/// Rules for the identifiers that callers choose (ARCH-06, REG-02).
package enum Identifiers {
    /// As ``ServiceKit/HostID`` has it.
    package static func checkUser(_ id: String, field: String = "user_id") throws(APIError) {
        try check(id, field: field, 1...200, "letters, digits and . _ : % @ -, and neither . nor ..", HostID.canBeUser)
    }

    /// A user id, or none for a call about data of any user.
    package static func checkUserIfNamed(_ id: String) throws(APIError) {
        if !id.isEmpty { try checkUser(id) }
    }

    /// Milliseconds since 1970 up to the year 9999.
    package static func checkInstant(_ milliseconds: Int64, field: String) throws(APIError) {
        guard (0...253_402_300_799_999).contains(milliseconds) else {
            throw APIError(.invalidValue, field: field, "is an instant between the years 1970 and 9999")
        }
    }

    /// As ``ServiceKit/HostID`` has it.
    package static func checkDevice(_ id: String, field: String = "device_id") throws(APIError) {
        try check(id, field: field, 1...128, "letters, digits and . _ : -, and neither . nor ..", HostID.canBeDevice)
    }

    /// As ``ServiceKit/TenantID`` has it.
    package static func checkApp(_ id: String, field: String = "app_id") throws(APIError) {
        let allowed = "lower-case letters, digits and . _ -, beginning with a letter or digit"
        try check(id, field: field, 1...TenantID.longestApp, allowed, TenantID.canBeApp)
    }

    /// As ``ServiceKit/TenantID`` has it.
    package static func checkOrganization(_ id: String, field: String = "organization_id") throws(APIError) {
        try check(id, field: field, 1...TenantID.longestOrganization, "letters, digits and . _ : -, and neither . nor ..", TenantID.canBeOrganization)
    }

    /// A channel, thread or other id of the host system: 1–200 bytes without spaces, as ``ServiceKit/HostID`` has it.
    package static func checkHostID(_ id: String, field: String) throws(APIError) {
        try check(
            id, field: field, 1...200, "no spaces, control characters or marks of writing direction, something visible, and neither . nor .."
        ) { !$0.utf8.contains(0x20) && HostID.isAllowed($0) }
    }

    /// An IANA zone.
    ///
    /// - Throws: `invalid_timezone` (422).
    package static func checkTimezone(_ name: String, field: String = "timezone") throws(APIError) {
        guard IANA.zone(named: name) != nil else {
            throw APIError(.invalidTimezone, field: field, "“\(name)” is not an IANA time zone")
        }
    }

    /// A language tag, with `-` or `_` between its parts.
    ///
    /// - Throws: `invalid_value`.
    package static func checkLocale(_ locale: String, field: String = "locale") throws(APIError) {
        guard SettingType.isLanguageTag(locale, separators: [UInt8(ascii: "-"), UInt8(ascii: "_")]) else {
            throw APIError(.invalidValue, field: field, "is a BCP 47 tag such as en-US")
        }
    }

    /// Free text: control characters are removed (SEC-06).
    ///
    /// - Throws: `invalid_value` when more than `limit` characters remain, or more bytes than ``FreeText`` has for so many.
    package static func text(_ text: String, field: String, limit: Int) throws(APIError) -> String {
        var cleaned = text
        if FreeText.hasControlCharacters(text) {
            cleaned = String(String.UnicodeScalarView(text.unicodeScalars.filter { !FreeText.isControl($0) }))
        }
        guard FreeText.fits(cleaned, 0...limit) else {
            throw APIError(.invalidValue, field: field, "has \(FreeText.words(most: limit))")
        }
        return cleaned
    }

    /// Names of roles. They are compared, so control characters are refused and not removed.
    package static func checkRoles(_ roles: [String], field: String = "roles") throws(APIError) {
        guard roles.count <= mostRoles, roles.allSatisfy(isRole) else { throw APIError(.invalidValue, field: field, rolesRule) }
    }

    /// 1–64 characters without control characters.
    package static func isRole(_ name: String) -> Bool { FreeText.fits(name, 1...64) && !FreeText.hasControlCharacters(name) }

    package static let mostRoles = 50
    package static let roleRule = "\(FreeText.words(1...64)), and no control characters"
    package static let rolesRule = "has at most \(mostRoles) roles of \(roleRule)"

    private static func check(
        _ id: String, field: String, _ length: ClosedRange<Int>, _ allowed: String, _ isAllowed: (String) -> Bool
    ) throws(APIError) {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: field, "is required") }
        guard length.contains(id.utf8.count), isAllowed(id) else {
            throw APIError(.invalidValue, field: field, "is \(length.lowerBound) to \(length.upperBound) characters: \(allowed)")
        }
    }
}
