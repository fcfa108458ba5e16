public import CarillonAPI
import JSON
public import Protobuf

/// A JSON object of a request body or a message of a stream, read field by field. Names are accepted in `snake_case` and in `camelCase` (ARCH-12).
///
/// Errors name the field and the rule that it breaks.
public struct JSONObject: Sendable {
    private static let wholeNumber = "a whole number of at most 63 bits; with an exponent or decimal places below 2^53"

    /// Bounds of a body. A hundred events, or all choices of a user, are some thousand members; the longest list of users is 100,000.
    static let bounds = JSONBounds(structures: 20_000, listed: 150_000)

    private let members: [String: JSONElement]
    /// Path of this object in the body, for errors: `events[3].`.
    private let path: String
    private let reading: ReadFields
    /// Answers the reads instead of ``members``; nil: this is JSON that was sent.
    private let source: (any FieldSource)?

    /// Parses a body.
    ///
    /// - Parameter list: the member as which a list is read; nil: the body must be an object.
    /// - Throws: `invalid_argument`.
    public init(parsing body: [UInt8], list: String? = nil) throws {
        let value: JSONElement
        do throws(JSONError) {
            value = try JSONElement(parsing: body, within: Self.bounds)
        } catch {
            throw APIError(.invalidArgument, "the body is refused as JSON: \(error)")
        }
        switch (value, list) {
        case (.array, let list?): self.init(members: [list: value], path: "", reading: ReadFields())
        case (.object(let members), _): self.init(members: members, path: "", reading: ReadFields())
        default: throw APIError(.invalidArgument, "the body must be a JSON object\(list == nil ? "" : " or a list of objects")")
        }
    }

    private init(members: [String: JSONElement], path: String, reading: ReadFields) {
        self.members = members
        self.path = path
        self.reading = reading
        source = nil
        reading.enter(path, members.keys)
    }

    /// An object whose fields a source answers.
    ///
    /// - Parameter path: of the object in the body, with its separator: `keys.`; empty: the body itself.
    public init(from source: any FieldSource, path: String = "") {
        members = [:]
        self.path = path
        reading = ReadFields()
        self.source = source
    }

    /// Full paths of the body's fields that were not read, within objects of which some field was looked up.
    public var ignored: [String] { reading.unread }

    /// Names of the members, as they were written.
    public var names: [String] { source == nil ? members.keys.sorted() : [Self.anyName] }

    /// Stands for the names of a map where a ``FieldSource`` answers.
    public static let anyName = "*"

    /// Names of the members of a map, whose names are data: ids, languages.
    ///
    /// - Throws: `invalid_argument` with the map's path, for a name with a NUL character.
    public var entryNames: [String] {
        get throws {
            let place = place ?? ""
            return try names.map { try refusingNUL(in: $0, at: place) }
        }
    }

    /// Leaves this object out of ``ignored``. For an item that is refused: the rest of it was not read, and is not unknown.
    public func leaveUnread() { reading.leave(path) }

    /// The path of this object in the body; nil for the body itself.
    public var place: String? { path.isEmpty ? nil : String(path.dropLast()) }

    /// The full path of a field, for errors.
    public func path(of name: String) -> String { path + name }

    /// Whether the object has a member that is not `null`.
    public func has(_ name: String) -> Bool { source?.has(path(of: name)) ?? (value(name) != nil) }

    /// Whether a member is an object.
    public func isObject(_ name: String) -> Bool { source?.isObject(path(of: name)) ?? (value(name)?.members != nil) }

    /// Whether a member is `null`: in a partial update this deletes the value.
    public func isNull(_ name: String) -> Bool {
        guard let source else { return written(name) == .null }
        source.takesNull(path(of: name))
        return false
    }

    /// Members with unknown names, in either spelling.
    public func unknownNames(besides known: some Sequence<String>) -> [String] {
        guard source == nil else { return [] }
        let known = Set(known.flatMap { [$0, JSONNames.camel($0)] })
        return names.filter { !known.contains($0) }
    }

    /// A text; nil: it is missing or `null`, as with all members.
    ///
    /// - Throws: `invalid_argument` for another type and for a NUL character.
    public func string(_ name: String) throws -> String? { try text(name, .text) }

    /// As ``string(_:)``, for a text of which the caller takes these words and refuses others itself.
    public func string(_ name: String, among words: [String]) throws -> String? { try text(name, .word(words)) }

    private func text(_ name: String, _ kind: FieldKind) throws -> String? {
        try read(name, kind, "a string", \.string).map { try refusingNUL(in: $0, at: path(of: name)) }
    }

    /// A field with two names; the first one counts.
    public func string(either name: String, _ other: String) throws -> String? {
        let (first, second) = (try string(name), try string(other))
        return first ?? second
    }

    /// A text that is not empty.
    public func requiredString(_ name: String) throws -> String { try required(name, .text) }

    /// As ``requiredString(_:)``, for a text of which the caller takes these words and refuses others itself.
    public func requiredString(_ name: String, among words: [String]) throws -> String { try required(name, .word(words)) }

    private func required(_ name: String, _ kind: FieldKind) throws -> String {
        guard let given = try text(name, kind), !given.isEmpty else { throw missing(name) }
        return given
    }

    /// One of the words of a contract's closed set.
    ///
    /// - Parameter choices: the allowed words; nil: all.
    /// - Throws: ``APIError`` with `reason`, which names the field and the words, for any other word.
    public func choice<Value: ContractEnum>(
        _ name: String, _: Value.Type = Value.self, among choices: [Value.Known]? = nil, reason: ErrorReason = .invalidValue
    ) throws -> Value? {
        guard let word = try text(name, .word(choices?.map(\.name) ?? Value.words)) else { return nil }
        if let choices, !word.isEmpty, !choices.contains(where: { $0.name == word }) {
            throw APIError(reason, field: path(of: name), "is one of \(choices.map(\.name).joined(separator: ", "))")
        }
        return try Value(word: word, field: path(of: name), reason: reason)
    }

    /// As ``choice(_:_:among:reason:)``, for a required field.
    public func requiredChoice<Value: ContractEnum>(
        _ name: String, _: Value.Type = Value.self, among choices: [Value.Known]? = nil, reason: ErrorReason = .invalidValue
    ) throws -> Value {
        _ = try requiredString(name)
        guard let value = try choice(name, Value.self, among: choices, reason: reason) else { throw missing(name) }
        return value
    }

    /// True or false.
    public func bool(_ name: String) throws -> Bool? {
        try read(name, .boolean, "true or false", \.boolean)
    }

    /// The exact integer, or an error: never rounded.
    public func integer(_ name: String) throws -> Int64? { try integer(name, within: Int64.min...Int64.max) }

    private func integer(_ name: String, within range: ClosedRange<Int64>) throws -> Int64? {
        try read(name, .integer(range), Self.wholeNumber, \.integer)
    }

    /// As ``integer(_:)``, for a contract's narrower type.
    ///
    /// - Throws: Also `invalid_value`, for a number outside of the type's range.
    public func integer<Value: FixedWidthInteger>(_ name: String, as _: Value.Type) throws -> Value? {
        try integer(name, within: Self.range(of: Value.self)).map { try Self.narrowed($0, at: path(of: name)) }
    }

    private static func range<Value: FixedWidthInteger>(of _: Value.Type) -> ClosedRange<Int64> {
        Int64(clamping: Value.min)...Int64(clamping: Value.max)
    }

    private static func narrowed<Value: FixedWidthInteger>(_ number: Int64, at path: String) throws -> Value {
        guard let value = Value(exactly: number) else { throw APIError(.invalidValue, field: path, "is \(Value.min) to \(Value.max)") }
        return value
    }

    /// A list of texts.
    public func strings(_ name: String) throws -> [String]? { try strings(name, .texts) }

    /// As ``strings(_:)``, for texts of which the caller takes these words and refuses others itself.
    public func strings(_ name: String, among words: [String]) throws -> [String]? { try strings(name, .words(words)) }

    private func strings(_ name: String, _ kind: FieldKind) throws -> [String]? {
        try read(name, kind, "a list of strings") { $0.elements == nil ? nil : $0.strings }?.enumerated()
            .map { try refusingNUL(in: $1, at: "\(path(of: name))[\($0)]") }
    }

    /// A list of exact integers.
    public func integers(_ name: String) throws -> [Int64]? { try integers(name, within: Int64.min...Int64.max) }

    private func integers(_ name: String, within range: ClosedRange<Int64>) throws -> [Int64]? {
        try read(name, .integers(range), "a list, each \(Self.wholeNumber)") { value in
            guard let numbers = value.elements else { return nil }
            let whole = numbers.compactMap(\.integer)
            return whole.count == numbers.count ? whole : nil
        }
    }

    /// As ``integers(_:)``, for a contract's narrower type.
    ///
    /// - Throws: Also `invalid_value`, for a number outside of the type's range.
    public func integers<Value: FixedWidthInteger>(_ name: String, as _: Value.Type) throws -> [Value]? {
        try integers(name, within: Self.range(of: Value.self))?.map { try Self.narrowed($0, at: path(of: name)) }
    }

    /// A map of strings. Numbers and booleans become their text, because payload data has strings only.
    public func stringMap(_ name: String) throws -> [String: String]? {
        let map: [String: String]? = try read(name, .textMap, "an object of strings") { value in
            guard let members = value.members else { return nil }
            var map: [String: String] = [:]
            for (key, member) in members {
                switch member {
                case .string(let text): map[key] = text
                case .boolean, .integer: map[key] = member.text
                case .number: map[key] = member.integer.map(String.init) ?? member.text
                case .null: continue
                case .array, .object: return nil
                }
            }
            return map
        }
        for (key, text) in map ?? [:] {
            _ = try refusingNUL(in: key, at: path(of: name))
            _ = try refusingNUL(in: text, at: "\(path(of: name)).\(key)")
        }
        return map
    }

    /// Any number.
    public func number(_ name: String) throws -> Double? {
        try read(name, .number, "a number", \.double)
    }

    /// A map of values of any kind, each as its JSON text.
    public func jsonTexts(_ name: String) throws -> [String: String]? {
        try read(name, .anyMap, "an object, without a NUL character in it") { value in
            guard let members = value.members, !Self.holdsNUL(value) else { return nil }
            return members.mapValues(\.text)
        }
    }

    /// An object within this one.
    public func object(_ name: String) throws -> JSONObject? {
        if let source { return source.value(path(of: name), .object).map { _ in JSONObject(from: source, path: path(of: name) + ".") } }
        return try read(name, .object, "an object") { value in
            value.members.map { JSONObject(members: $0, path: path(of: name) + ".", reading: reading) }
        }
    }

    /// A list of objects.
    public func objects(_ name: String) throws -> [JSONObject]? {
        guard let elements = try elements(name) else { return nil }
        let objects = elements.compactMap { try? $0.get() }
        guard objects.count == elements.count else { throw mistyped(name, "a list of objects") }
        return objects
    }

    /// The elements of a list that is answered item by item: for each an object, or an error with its index.
    ///
    /// - Parameter most: the most elements that the endpoint takes.
    /// - Throws: `payload_too_large` for a longer list.
    public func elements(_ name: String, most: Int = .max) throws -> [Result<JSONObject, APIError>]? {
        let kind = FieldKind.objects(most: most == .max ? nil : most)
        if let source {
            guard source.value(path(of: name), kind) != nil else { return nil }
            return [.success(JSONObject(from: source, path: "\(path(of: name))[]."))]
        }
        if let count = value(name)?.elements?.count, count > most {
            throw APIError(.payloadTooLarge, field: path(of: name), "at most \(most) \(name) a request, these are \(count)")
        }
        return try read(name, kind, "a list of objects") { value in
            guard let list = value.elements else { return nil }
            return list.enumerated().map { index, element in
                let place = "\(path(of: name))[\(index)]"
                guard let members = element.members else {
                    return .failure(APIError(.invalidArgument, field: place, "\(place) must be an object"))
                }
                return .success(JSONObject(members: members, path: place + ".", reading: reading))
            }
        }
    }

    /// An instant, RFC 3339 text, in milliseconds since 1970.
    ///
    /// - Parameter other: what else the member may be, for the error.
    public func instant(_ name: String, or other: String? = nil) throws -> Int64? {
        try read(name, .instant, "an instant such as 2026-02-01T10:30:00.123Z\(other.map { ", or \($0)" } ?? "")") {
            $0.string.flatMap { Instant(rfc3339: $0) }?.milliseconds
        }
    }

    /// NUL is refused here, where the field can be named: no message of ours carries it.
    private func refusingNUL(in text: String, at place: String) throws -> String {
        guard !text.utf8.contains(0) else { throw APIError(.invalidArgument, field: place, "\(place) contains a NUL character; remove it") }
        return text
    }

    /// The error for a member that is required.
    public func missing(_ name: String) -> APIError {
        source?.isMissing(path(of: name))
        return APIError(.invalidArgument, field: path(of: name), "\(path(of: name)) is required")
    }

    private func read<T>(_ name: String, _ kind: FieldKind, _ expected: String, _ convert: (JSONElement) -> T?) throws -> T? {
        let given: JSONElement? = if let source { source.value(path(of: name), kind) } else { value(name) }
        guard let value = given else { return nil }
        guard let converted = convert(value) else { throw mistyped(name, expected) }
        return converted
    }

    private func mistyped(_ name: String, _ expected: String) -> APIError {
        APIError(.invalidArgument, field: path(of: name), "\(path(of: name)) must be \(expected)")
    }

    private func value(_ name: String) -> JSONElement? {
        guard let value = written(name) else { return nil }
        return value == .null ? nil : value
    }

    private func written(_ name: String) -> JSONElement? {
        if let value = members[name] {
            reading.read(path + name)
            return value
        }
        let camel = JSONNames.camel(name)
        guard let value = members[camel] else { return nil }
        reading.read(path + camel)
        return value
    }

    private static func holdsNUL(_ value: JSONElement) -> Bool {
        switch value {
        case .string(let text): text.utf8.contains(0)
        case .array(let elements): elements.contains(where: holdsNUL)
        case .object(let members): members.contains { $0.key.utf8.contains(0) || holdsNUL($0.value) }
        case .boolean, .integer, .number, .null: false
        }
    }
}
