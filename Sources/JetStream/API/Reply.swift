import JSON

/// An answer of the JetStream API: bounded, and any text of it may be missing.
struct Reply {
    /// The longest answer that is read, in bytes. A list of 100,000 subjects, the server's most, fits.
    private static let longest = 64 * 1_024 * 1_024
    /// A list of 100,000 subjects, with room.
    private static let bounds = JSONBounds(structures: 220_000, listed: 110_000)

    let members: [String: JSONElement]
    /// For errors.
    let subject: String

    /// Reads an answer.
    ///
    /// - Throws: ``NATSError`` for an answer that is no object, and for an error in it.
    init(_ message: NATSMessage, subject: String) throws(NATSError) {
        guard message.payload.count <= Self.longest else {
            throw NATSError(.malformedReply, "the answer has \(message.payload.count) bytes", subject: subject)
        }
        let element: JSONElement
        do {
            element = try JSONElement(parsing: message.payload, within: Self.bounds)
        } catch {
            throw NATSError(.malformedReply, "the answer is not JSON that can be read: \(error)", subject: subject)
        }
        guard let members = element.members else { throw NATSError(.malformedReply, "the answer is not an object", subject: subject) }
        self.members = members
        self.subject = subject
        if let error = members["error"]?.members {
            throw NATSError.answered(
                code: error["err_code"]?.integer.map { Int($0) }, status: error["code"]?.integer.map { Int($0) },
                description: error["description"]?.string ?? "an error without description", subject: subject)
        }
    }

    /// A part of the answer that must be an object.
    func object(_ name: String) throws(NATSError) -> [String: JSONElement] {
        guard let object = members[name]?.members else { throw missing(name) }
        return object
    }

    func string(_ name: String) throws(NATSError) -> String {
        guard let value = members[name]?.string else { throw missing(name) }
        return value
    }

    func integer(_ name: String) throws(NATSError) -> Int {
        guard let value = members[name]?.integer else { throw missing(name) }
        return Int(value)
    }

    func missing(_ name: String) -> NATSError { NATSError(.malformedReply, "the answer has no \(name)", subject: subject) }
}

extension [String: JSONElement] {
    /// A whole number, or 0.
    func count(_ name: String) -> Int { self[name]?.integer.map { Int($0) } ?? 0 }

    /// A text, or an empty one.
    func text(_ name: String) -> String { self[name]?.string ?? "" }

    /// A truth value, or false.
    func flag(_ name: String) -> Bool { self[name]?.boolean ?? false }

    /// A number of nanoseconds, or none.
    func duration(_ name: String) -> Duration { .nanoseconds(self[name]?.integer ?? 0) }
}

/// Base64 of RFC 4648 §4, with or without padding; nil for any other text.
func decodeBase64(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3 + 2)
    var (bits, count, padding) = (UInt32(0), 0, 0)
    for character in text.utf8 {
        let value: UInt8
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        case UInt8(ascii: "="):
            padding += 1
            continue
        default: return nil
        }
        guard padding == 0 else { return nil }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
    }
    return padding <= 2 && count < 6 ? bytes : nil
}

/// Nanoseconds since 1970 of a time in RFC 3339, such as `2024-02-29T10:11:12.123456789Z`; nil for any other text and for years that do not fit.
func parseTime(_ text: String) -> Int64? {
    let bytes = Array(text.utf8.prefix(40))
    guard bytes.count >= 20, bytes.count < 40 else { return nil }
    func number(_ range: Range<Int>) -> Int64? {
        var value: Int64 = 0
        for byte in bytes[range] {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
        let second = number(17..<19), (1_700...2_200).contains(year), (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60,
        second <= 60
    else { return nil }
    var position = 19
    var fraction: Int64 = 0
    if bytes[position] == UInt8(ascii: ".") {
        let end = bytes[(position + 1)...].firstIndex { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") } ?? bytes.count
        guard let digits = number(position + 1..<end), end - position - 1 <= 9 else { return nil }
        fraction = (0..<(9 - (end - position - 1))).reduce(digits) { value, _ in value * 10 }
        position = end
    }
    guard position < bytes.count else { return nil }
    var offset: Int64 = 0
    if bytes[position] != UInt8(ascii: "Z") {
        guard bytes.count == position + 6, let hours = number(position + 1..<position + 3), let minutes = number(position + 4..<position + 6),
            bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
        else { return nil }
        offset = (hours * 3_600 + minutes * 60) * (bytes[position] == UInt8(ascii: "+") ? 1 : -1)
    }
    // Days since 1970 of a date in the Gregorian calendar, counted from March.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    let seconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? nil : product + fraction
}
