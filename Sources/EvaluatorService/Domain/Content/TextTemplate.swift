import ServiceKit

/// A template parsed once and rendered many times (EVAL-32).
///
/// Tokens are `{{name}}`, or `{{.SenderName}}` as the chat seed spells it, which equals `{{sender_name}}`. Anything else between
/// braces is text. Inserted values are never parsed again, so a message that says `{{body}}` shows just that.
struct TextTemplate: Sendable, Hashable {
    enum Segment: Sendable, Hashable {
        case literal(String)
        case token(String)
    }

    let segments: [Segment]

    /// A text that has no tokens, whatever it looks like.
    init(literal: String) { segments = literal.isEmpty ? [] : [.literal(literal)] }

    /// The names a rendering needs, in order of appearance.
    var tokens: [String] {
        segments.compactMap { if case .token(let name) = $0 { name } else { nil } }
    }

    /// Whether the text is nothing but one value: the host's own words.
    var isValueAlone: Bool { segments.count == 1 && tokens.count == 1 }

    init(_ source: String) {
        var segments: [Segment] = []
        var literal = ""
        var rest = Substring(source)
        while let open = rest.firstRange(of: "{{") {
            literal += rest[..<open.lowerBound]
            let inside = rest[open.upperBound...]
            if let close = inside.firstRange(of: "}}"), let name = Self.tokenName(inside[..<close.lowerBound]) {
                if !literal.isEmpty { segments.append(.literal(literal)) }
                literal = ""
                segments.append(.token(name))
                rest = inside[close.upperBound...]
            } else {
                literal += "{"
                rest = rest[open.lowerBound...].dropFirst()
            }
        }
        literal += rest
        if !literal.isEmpty { segments.append(.literal(literal)) }
        self.segments = segments
    }

    /// The value name that a token stands for, or nil when this is no token: `name`, or `.Name` in Go's spelling.
    static func tokenName(_ inside: Substring) -> String? {
        let trimmed = inside.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
        let text = String(trimmed)
        guard text.utf8.count <= 100 else { return nil }
        if text.hasPrefix(".") {
            let name = text.dropFirst()
            guard isName(name) else { return nil }
            return snakeCase(name)
        }
        return isName(Substring(text)) ? text : nil
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, ASCII.isLetter(first) || first == UInt8(ascii: "_") else { return false }
        return text.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// `SenderName` → `sender_name`, `ImageURL` → `image_url`.
    private static func snakeCase(_ name: Substring) -> String {
        let characters = Array(name)
        var result = ""
        for (index, character) in characters.enumerated() {
            if character.isUppercase, index > 0 {
                let afterLower = !characters[index - 1].isUppercase && characters[index - 1] != "_"
                let beforeLower = index + 1 < characters.count && characters[index + 1].isLowercase && characters[index - 1] != "_"
                if afterLower || beforeLower { result.append("_") }
            }
            result += character.lowercased()
        }
        return result
    }

    /// Puts values in place of the tokens.
    ///
    /// - Parameters:
    ///   - value: the value of a token's name; nil: none.
    ///   - direction: of the template's language. Values of another direction are isolated, unless the text is nothing but one value.
    ///   - finished: Values that are rendered already: nothing in them is escaped again.
    ///   - missing: Collects the names of tokens without a value.
    /// - Throws: ``MissingTemplateValue`` for the first such token when policy rejects them.
    func render(
        _ value: (String) -> String?, missingValues: MissingValueRule, escapeHTML: Bool, direction: TextDirection = .leftToRight,
        finished: Set<String> = [], missing: inout [String]
    ) throws -> String {
        let isolates = segments.count > 1
        var result = ""
        for segment in segments {
            switch segment {
            case .literal(let text):
                result += text
            case .token(let name):
                if let value = value(name) {
                    let value = escapeHTML && !finished.contains(name) ? Self.escapedForHTML(value) : value
                    result += isolates ? direction.isolated(value) : value
                    continue
                }
                missing.append(name)
                switch missingValues {
                case .reject: throw MissingTemplateValue(name: name)
                case .empty: break
                case .placeholder(let text): result += text
                }
            }
        }
        return result
    }

    static func escapedForHTML(_ value: String) -> String {
        var result = ""
        for character in value {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }
}

/// What a token without a value becomes (policy `missing_token_policy`).
enum MissingValueRule: Sendable, Hashable {
    /// The notification is not sent: `template_invalid`.
    case reject
    case empty
    case placeholder(String)
}

/// A template names a value that the event does not carry.
struct MissingTemplateValue: Error, Hashable, CustomStringConvertible {
    let name: String

    var description: String {
        "TEMPLATE_MISSING_TOKEN: the template needs the value \(EventMaterial.origin(of: name)), which the event's data does not carry"
    }
}
