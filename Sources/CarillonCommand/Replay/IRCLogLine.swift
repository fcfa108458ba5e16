/// One parsed line of an IRC log.
///
/// The format is that of the Ubuntu IRC logs: `[HH:MM] <nick> text` is a message, `[HH:MM]  * nick does` an action,
/// `=== …` a system line (joins, parts, renames, mode changes).
enum IRCLogLine: Equatable {
    /// `minute` counts from midnight as the log wrote it, before any wrap is undone.
    case message(minute: Int, nick: String, text: String)
    case action
    case rename(from: String, to: String)
    /// Any other system line; `subject` is its first word: who joined, left, or had a mode changed.
    case system(subject: String)
    case malformed(Malformation)

    /// What is wrong with a line that is none of the above.
    enum Malformation: Equatable {
        case noTextAfterNick
        case badTime
        case unknownShape

        var explanation: String {
            switch self {
            case .noTextAfterNick: "the line ends right after <nick>, so it holds no message"
            case .badTime: "the time is not a [HH:MM] of a day"
            case .unknownShape: "the line is neither [HH:MM] <nick> text, nor an action, nor a === system line"
            }
        }
    }

    /// Parses one line. The delimiters are ASCII, so bytes are compared directly. The text between them is decoded, and bytes that are not UTF-8
    /// become U+FFFD, because logs have stray bytes.
    init(_ bytes: ArraySlice<UInt8>) {
        if bytes.starts(with: "=== ".utf8) {
            self = Self.systemLine(bytes.dropFirst(4))
        } else if bytes.first == UInt8(ascii: "[") {
            self = Self.timedLine(bytes.dropFirst())
        } else {
            self = .malformed(.unknownShape)
        }
    }

    private static func systemLine(_ rest: ArraySlice<UInt8>) -> IRCLogLine {
        let words = text(rest).split(whereSeparator: \.isWhitespace).map(String.init)
        guard let subject = words.first else { return .malformed(.unknownShape) }
        if words.count == 6, words[1...4].elementsEqual(["is", "now", "known", "as"]) {
            return .rename(from: subject, to: words[5])
        }
        return .system(subject: subject)
    }

    private static func timedLine(_ rest: ArraySlice<UInt8>) -> IRCLogLine {
        guard let bracket = rest.firstIndex(of: UInt8(ascii: "]")) else { return .malformed(.unknownShape) }
        guard let minute = minuteOfDay(rest[..<bracket]) else { return .malformed(.badTime) }
        let afterTime = rest[(bracket + 1)...]
        if afterTime.starts(with: "  * ".utf8) { return .action }
        guard afterTime.starts(with: " <".utf8), let close = afterTime.firstIndex(of: UInt8(ascii: ">")), close > afterTime.startIndex + 2
        else { return .malformed(.unknownShape) }
        let nick = text(afterTime[(afterTime.startIndex + 2)..<close])
        let afterNick = afterTime[(close + 1)...]
        guard afterNick.first == UInt8(ascii: " ") else { return .malformed(.noTextAfterNick) }
        return .message(minute: minute, nick: nick, text: text(afterNick.dropFirst()))
    }

    /// A NUL becomes U+FFFD as well: the contracts carry none.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.contains(0) ? bytes.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] } : Array(bytes), as: UTF8.self)
    }

    private static func minuteOfDay(_ bytes: ArraySlice<UInt8>) -> Int? {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }
}
