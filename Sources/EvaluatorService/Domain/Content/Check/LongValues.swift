import CarillonAPI
import ServiceKit

/// Values as long as those of real events may be, for the check of an app's texts.
struct LongValues {
    /// A long name of two parts: 26 characters.
    static let name = "Alexandra Montgomery-Smith"
    /// The title of a thing: a homework, a badge, a request. 35 characters.
    static let thing = "Symphony No. 9 in D minor, mvmt. IV"
    /// A sentence: 80 characters. Longer texts of people are cut, and that is no fault of the template.
    static let sentence = "Please practise the second movement slowly and bring the new book with you, Ann."

    private static let sentences: Set = [
        "message_preview", "original_message_preview", "body", "text", "summary", "list", "schedule", "pattern", "reason", "title",
    ]

    let wording: TextWording
    /// The number that the wording's plural form is for.
    let count: Int
    let appName: String

    /// A value as an event would have it.
    func value(_ name: String) -> String {
        if wording.categories(of: name) != nil || name == "count" || name.hasSuffix("_count") { return String(count) }
        if let code = wording.longestCode(of: name) { return code }
        switch name {
        case "app_name": return appName
        case "emoji": return "👍🏽"
        case _ where Self.sentences.contains(name): return Self.sentence
        case _ where name.hasSuffix("_name"): return Self.name
        case _ where name.hasSuffix("_date"): return "2026-09-30"
        case _ where name.hasSuffix("_time"): return "22:30"
        case _ where name.hasSuffix("_at"): return "2026-09-30T22:30:00Z"
        default: return Self.thing
        }
    }
}
