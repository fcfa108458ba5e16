import CarillonAPI

/// The plural category of a whole number in a language, by which a wording is chosen (EVAL-32).
///
/// Rules of the Unicode CLDR (cardinals of whole numbers without decimals) for languages that have forms of their own; any other language is
/// treated as English: `one` for 1, else `other`. A catalogue without the form is asked for the general wording.
enum PluralCategory {
    /// The category; UNSPECIFIED for the CLDR's `other`.
    ///
    /// - Parameter locale: a language tag; its language counts.
    static func of(_ count: Int, locale: String) -> RegistryV1.PluralCategory {
        let (ten, hundred) = (count % 10, count % 100)
        switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ja", "ko", "zh", "vi", "th", "id", "ms":
            return .unspecified
        case "fr", "pt", "hi", "fa", "bn":
            return count <= 1 ? .one : .unspecified
        case "ar":
            switch count {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .unspecified
            }
        case "he":
            return count == 1 ? .one : count == 2 ? .two : .unspecified
        case "ru", "uk", "be":
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "pl":
            if count == 1 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "cs", "sk":
            return count == 1 ? .one : (2...4).contains(count) ? .few : .unspecified
        default:
            return count == 1 ? .one : .unspecified
        }
    }
}
