import CarillonAPI
import ServiceKit

/// The plural categories of languages: which form of a wording a number needs (EVAL-32).
///
/// Cardinals of the Unicode CLDR 48 (supplemental/plurals.xml). A language that is not here is treated as English: `one` for 1, else `other`.
enum PluralRule {
    /// The category of a number; UNSPECIFIED for the CLDR's `other`.
    ///
    /// - Parameter locale: a language tag; its language counts.
    static func category(of number: DecimalNumber, locale: String) -> RegistryV1.PluralCategory {
        let (whole, hasFraction) = (number.whole, !number.fraction.isEmpty)
        let (ten, hundred) = (whole % 10, whole % 100)
        switch TextLanguages.language(of: locale) {
        case "ja", "ko", "zh", "vi", "th", "id", "ms":
            return .unspecified
        case "ar":
            guard number.isWhole else { return .unspecified }
            switch whole {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .unspecified
            }
        case "es":
            return whole == 1 && number.isWhole ? .one : millions(number)
        case "fr", "pt":
            return whole <= 1 ? .one : millions(number)
        case "it", "ca":
            return whole == 1 && !hasFraction ? .one : millions(number)
        case "hi", "fa", "bn":
            return whole == 0 || whole == 1 && number.isWhole ? .one : .unspecified
        case "he", "iw":
            return whole == 1 && !hasFraction || whole == 0 && hasFraction ? .one : whole == 2 && !hasFraction ? .two : .unspecified
        case "ru", "uk", "be":
            guard !hasFraction else { return .unspecified }
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "pl":
            guard !hasFraction else { return .unspecified }
            if whole == 1 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        case "cs", "sk":
            guard !hasFraction else { return .many }
            return whole == 1 ? .one : (2...4).contains(whole) ? .few : .unspecified
        default:
            return whole == 1 && !hasFraction ? .one : .unspecified
        }
    }

    /// Romance languages: whole millions, “un millón de”.
    private static func millions(_ number: DecimalNumber) -> RegistryV1.PluralCategory {
        number.fraction.isEmpty && number.whole != 0 && number.whole % 1_000_000 == 0 ? .many : .unspecified
    }

    /// A count of each category of a language that counts of people and things below a million have; the largest each. Ascending by category.
    static func samples(locale: String) -> [(category: RegistryV1.PluralCategory, count: Int)] {
        var samples: [RegistryV1.PluralCategory: Int] = [:]
        for count in 0...1_110 { samples[category(of: DecimalNumber(count), locale: locale)] = count }
        return samples.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }

    /// The CLDR's name of a category.
    static func name(of category: RegistryV1.PluralCategory) -> String { category == .unspecified ? "other" : category.name }

    /// All categories, `other` last.
    static let categories: [RegistryV1.PluralCategory] = [.zero, .one, .two, .few, .many, .unspecified]
}
