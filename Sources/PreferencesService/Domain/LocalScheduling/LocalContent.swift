import CarillonAPI
import Cryptography
import JSON
import ServiceKit

/// What a device's template shows (AGENT-16), as a host system puts it: for a user or an audience, in one language.
struct LocalContent: Sendable, Hashable {
    /// Devices take an answer of more than 64 KiB for a failed one (AGENT-09, OQ-36). Beside the content an answer has a few bytes of its own.
    static let mostBytes = 65_536 - 64

    var locale: String
    var headline: String
    var summary: String
    /// A JSON object with sorted names.
    var data: String
    /// The entity tag without quotes: a hash of the content alone, so that it outlives restarts and restores, and the same content put again changes
    /// nothing for devices.
    var etag: String

    /// Checks a content.
    ///
    /// - Parameter defaultLocale: the app's, for a request without one.
    /// - Throws: ``APIError``, naming the field and the rule.
    init(_ request: PreferencesV1.PutLocalContentRequest, defaultLocale: String) throws {
        locale = request.locale.isEmpty ? defaultLocale : request.locale
        try FieldRules.checkLocale(locale)
        // Systems write `pt_BR` for `pt-BR`.
        locale = locale.replacing("_", with: "-")
        headline = try Self.text(request.headline, field: "headline", most: 1_000)
        summary = try Self.text(request.summary, field: "summary", most: 4_000)
        let given: JSONElement? = if request.data.isEmpty { [:] } else { try? JSONElement(parsing: request.data) }
        guard let given, given.members != nil else { throw APIError(.invalidValue, field: "data", "is a JSON object") }
        if let path = Self.inexactNumber(in: given, at: "data") {
            throw APIError(
                .invalidValue, field: path, "a number of 2^63 or more loses digits on its way, and above 2^53 in many apps: send it as a text")
        }
        data = given.text
        let members: [String: JSONElement] = [
            "locale": .string(locale), "headline": .string(headline), "summary": .string(summary), "data": given,
        ]
        let document = JSONElement.object(members).text
        guard document.utf8.count <= Self.mostBytes else {
            throw APIError(
                .payloadTooLarge, field: "data", "with headline and summary, has at most \(Self.mostBytes) bytes as JSON: devices take no more")
        }
        etag = String(SHA256.hexadecimal(document).prefix(32))
    }

    /// The path of the first number that 64 bits do not hold, in the order of the names; nil: there is none. JSON has such numbers, and its readers
    /// take them as the nearest `Double` (RFC 8259 §6).
    private static func inexactNumber(in element: JSONElement, at path: String) -> String? {
        switch element {
        case .number(let value): return value.magnitude < 9_223_372_036_854_775_808 ? nil : path
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                if let found = inexactNumber(in: element, at: "\(path)[\(index)]") { return found }
            }
        case .object(let members):
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                if let found = inexactNumber(in: member, at: "\(path).\(name)") { return found }
            }
        default: break
        }
        return nil
    }

    private static func text(_ text: String, field: String, most: Int) throws -> String {
        guard !FreeText.isBlank(text) else { throw APIError(.invalidArgument, field: field, "is required") }
        let cleaned = FreeText.withoutControlCharacters(text)
        guard FreeText.fits(cleaned, 1...most) else { throw APIError(.invalidValue, field: field, "has \(FreeText.words(1...most))") }
        return cleaned
    }

    /// A stored content.
    init(locale: String, headline: String, summary: String, data: String, etag: String) {
        (self.locale, self.headline, self.summary, self.data, self.etag) = (locale, headline, summary, data, etag)
    }

    var message: PreferencesV1.LocalContent { .init(locale: locale, headline: headline, summary: summary, data: data, etag: etag) }
}
