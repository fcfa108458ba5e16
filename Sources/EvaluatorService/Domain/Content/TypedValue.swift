import JSON
import ServiceKit

/// A template's value that is no text: a number, a date, a time of day or an instant. Each language writes it in its own way (I18N-03), and an
/// instant is shown in a zone (I18N-04).
///
/// The name of a value says its type, by the names of the shipped templates: `count` and `…_count`, `…_date`, `…_time`, `…_at`, `list` and `…_list`,
/// `schedule`. The host sends it in the form of ISO 8601 or RFC 3339, a list as a JSON array of texts, and a schedule as one of objects with `at` and
/// `title`. Anything else under such a name, `tomorrow` for example, is the host's own wording, and stays.
enum TypedValue: Sendable, Hashable {
    case number(DecimalNumber)
    case date(LocalDate)
    case time(LocalTime)
    /// An instant; shown in part under `…_date` and `…_time`.
    case instant(Instant, Part)
    /// Texts, such as the titles of items.
    case list([String])
    /// What happens at which time of a day.
    case schedule([Appointment])

    struct Appointment: Sendable, Hashable {
        var at: Instant
        var title: String
    }

    enum Part: Sendable, Hashable { case date, time, both }

    /// - Returns: nil for a value that is shown as it is.
    init?(name: String, value: String) {
        if name == "list" || name.hasSuffix("_list") {
            guard value.hasPrefix("["), let texts = try? JSONElement(parsing: value).elements?.map(\.string), !texts.contains(nil) else { return nil }
            self = .list(texts.compactMap(\.self))
            return
        }
        if name == "schedule" {
            guard let appointments = Self.appointments(value) else { return nil }
            self = .schedule(appointments)
            return
        }
        guard let first = value.utf8.first, ASCII.isDigit(first) || first == UInt8(ascii: "-") else { return nil }
        if name == "count" || name.hasSuffix("_count") {
            guard let number = DecimalNumber(value) else { return nil }
            self = .number(number)
        } else if name.hasSuffix("_date") {
            guard let date = LocalDate(value).map(TypedValue.date) ?? Self.instant(value, .date) else { return nil }
            self = date
        } else if name.hasSuffix("_time") {
            guard let time = LocalTime(value).map(TypedValue.time) ?? Self.instant(value, .time) else { return nil }
            self = time
        } else if name.hasSuffix("_at") {
            guard let instant = Self.instant(value, .both) else { return nil }
            self = instant
        } else {
            return nil
        }
    }

    private static func appointments(_ value: String) -> [Appointment]? {
        guard value.hasPrefix("["), let elements = try? JSONElement(parsing: value).elements else { return nil }
        let appointments = elements.compactMap { element -> Appointment? in
            guard let at = element.members?["at"]?.string.flatMap(Instant.init(rfc3339:)), let title = element.members?["title"]?.string else {
                return nil
            }
            return Appointment(at: at, title: title)
        }
        return appointments.count == elements.count ? appointments : nil
    }

    private static func instant(_ value: String, _ part: Part) -> TypedValue? { Instant(rfc3339: value).map { .instant($0, part) } }

    /// Whether readers in different zones read different texts.
    var dependsOnZone: Bool {
        switch self {
        case .instant, .schedule: true
        case .number, .date, .time, .list: false
        }
    }

    /// - Parameter zone: the reader's, by name; UTC where there is no such zone.
    func text(_ notation: LocaleNotation, zone: String) -> String {
        switch self {
        case .number(let number): return notation.number(number)
        case .date(let date): return notation.date(date)
        case .time(let time): return notation.time(time)
        case .list(let texts): return Self.joined(texts, notation)
        case .schedule(let appointments):
            let zone = IANA.zone(named: zone) ?? .utc
            return Self.joined(appointments.map { "\(notation.time(LocalDateTime($0.at, zone).time)) \($0.title)" }, notation)
        case .instant(let instant, let part):
            let local = LocalDateTime(instant, IANA.zone(named: zone) ?? .utc)
            return switch part {
            case .date: notation.date(local.date)
            case .time: notation.time(local.time)
            case .both: notation.moment(local)
            }
        }
    }

    /// Texts that have a comma themselves are told from the next by a semicolon.
    private static func joined(_ texts: [String], _ notation: LocaleNotation) -> String {
        let isNested = texts.contains { $0.contains(notation.listSeparator.first ?? ",") }
        return texts.joined(separator: isNested ? notation.strongListSeparator : notation.listSeparator)
    }
}
