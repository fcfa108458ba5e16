import CarillonAPI
import Foundation

/// A JSON object of a request body, read field by field. Names are accepted in `snake_case` and in `camelCase` (ARCH-12).
///
/// Every reader says which field is wrong and what it should be.
struct JSONObject: Sendable {
    /// Deepest nesting a body may have (SEC-06).
    static let deepestNesting = 16

    private static let wholeNumber = "a whole number of at most 63 bits; with an exponent or decimal places below 2^53"

    private let members: [String: any Sendable]
    /// Path of this object in the body, for errors: `events[3].`.
    private let path: String
    private let reading: ReadFields

    /// Parses a body.
    init(parsing body: [UInt8]) throws {
        guard String(validating: body, as: UTF8.self) != nil else { throw APIError(.invalidArgument, "the body is not valid UTF-8") }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: Data(body), options: [.fragmentsAllowed])
        } catch {
            throw APIError(.invalidArgument, "the body is not valid JSON: \(error.localizedDescription)")
        }
        guard Self.depth(of: value) <= Self.deepestNesting else {
            throw APIError(.invalidArgument, "the body is nested deeper than \(Self.deepestNesting) levels")
        }
        // A bare array is what `POST /events` may send; it reads as the member `items`.
        if let list = value as? [any Sendable] {
            self.init(members: ["items": list], path: "", reading: ReadFields())
        } else if let members = value as? [String: any Sendable] {
            self.init(members: members, path: "", reading: ReadFields())
        } else {
            throw APIError(.invalidArgument, "the body must be a JSON object")
        }
    }

    private init(members: [String: any Sendable], path: String, reading: ReadFields) {
        self.members = members
        self.path = path
        self.reading = reading
        reading.enter(path, members.keys)
    }

    /// Full paths of the fields of the whole body that nobody has read, in no object that somebody has looked into.
    var ignored: [String] { reading.unread }

    /// Names of the members, as they were written.
    var names: [String] { members.keys.sorted() }

    /// The full path of a field, for errors.
    func path(of name: String) -> String { path + name }

    func has(_ name: String) -> Bool { value(name) != nil }

    /// Whether a member is there and says `null`: in a partial update, that a value is to be forgotten.
    func isNull(_ name: String) -> Bool { written(name) is NSNull }

    /// Members that are none of those that are known, in either spelling.
    func unknownNames(besides known: some Sequence<String>) -> [String] {
        let known = Set(known.flatMap { [$0, JSONNames.camel($0)] })
        return names.filter { !known.contains($0) }
    }

    func string(_ name: String) throws -> String? {
        try read(name, "a string") { $0 as? String }.map { try refusingNUL(in: $0, at: path(of: name)) }
    }

    /// A field of two names, of which the first counts.
    func string(either name: String, _ other: String) throws -> String? {
        let (first, second) = (try string(name), try string(other))
        return first ?? second
    }

    func requiredString(_ name: String) throws -> String {
        guard let text = try string(name), !text.isEmpty else { throw missing(name) }
        return text
    }

    func bool(_ name: String) throws -> Bool? {
        try read(name, "true or false") { value in
            guard let number = value as? NSNumber, number.isBoolean else { return nil }
            return number.boolValue
        }
    }

    /// Exactly what was written, or an error: never the nearest number that can be represented.
    func integer(_ name: String) throws -> Int64? {
        try read(name, Self.wholeNumber) { value in
            guard let number = value as? NSNumber, !number.isBoolean else { return nil }
            return number.exactInteger
        }
    }

    func strings(_ name: String) throws -> [String]? {
        try read(name, "a list of strings") { $0 as? [String] }?.enumerated().map { try refusingNUL(in: $1, at: "\(path(of: name))[\($0)]") }
    }

    func integers(_ name: String) throws -> [Int64]? {
        try read(name, "a list, each \(Self.wholeNumber)") { value in
            guard let numbers = value as? [NSNumber] else { return nil }
            let whole = numbers.compactMap { $0.isBoolean ? nil : $0.exactInteger }
            return whole.count == numbers.count ? whole : nil
        }
    }

    /// A map of strings; numbers and booleans are taken as their text, because payload data is strings only.
    func stringMap(_ name: String) throws -> [String: String]? {
        let map: [String: String]? = try read(name, "an object of strings") { value in
            guard let members = value as? [String: any Sendable] else { return nil }
            var map: [String: String] = [:]
            for (key, member) in members {
                switch member {
                case let text as String: map[key] = text
                case let number as NSNumber: map[key] = number.isBoolean ? (number.boolValue ? "true" : "false") : number.stringValue
                case is NSNull: continue
                default: return nil
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

    func number(_ name: String) throws -> Double? {
        try read(name, "a number") { value in
            guard let number = value as? NSNumber, !number.isBoolean else { return nil }
            return number.doubleValue
        }
    }

    /// A map of values of any kind, each as its JSON text.
    func jsonTexts(_ name: String) throws -> [String: String]? {
        try read(name, "an object, without a NUL character in it") { value in
            guard let members = value as? [String: any Sendable], !Self.holdsNUL(members) else { return nil }
            return members.compactMapValues { member in
                let data = try? JSONSerialization.data(withJSONObject: member, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
                return data.map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    func object(_ name: String) throws -> JSONObject? {
        try read(name, "an object") { value in
            (value as? [String: any Sendable]).map { JSONObject(members: $0, path: path(of: name) + ".", reading: reading) }
        }
    }

    func objects(_ name: String) throws -> [JSONObject]? {
        guard let elements = try elements(name) else { return nil }
        let objects = elements.compactMap { try? $0.get() }
        guard objects.count == elements.count else { throw mistyped(name, "a list of objects") }
        return objects
    }

    /// The elements of a list of objects that are answered one by one: each an object, or the error that names it by its index.
    func elements(_ name: String) throws -> [Result<JSONObject, APIError>]? {
        try read(name, "a list of objects") { value in
            guard let list = value as? [any Sendable] else { return nil }
            return list.enumerated().map { index, element in
                let place = "\(path(of: name))[\(index)]"
                guard let members = element as? [String: any Sendable] else {
                    return .failure(APIError(.invalidArgument, field: place, "\(place) must be an object"))
                }
                return .success(JSONObject(members: members, path: place + ".", reading: reading))
            }
        }
    }

    /// An instant: RFC 3339 text.
    func instantMilliseconds(_ name: String, _ parse: (String) -> Int64?) throws -> Int64? {
        try read(name, "an instant such as 2026-02-01T10:30:00.123Z") { value in (value as? String).flatMap(parse) }
    }

    /// NUL is refused here, where the field can be named: no message of ours carries it.
    private func refusingNUL(in text: String, at place: String) throws -> String {
        guard !text.utf8.contains(0) else { throw APIError(.invalidArgument, field: place, "\(place) contains a NUL character; remove it") }
        return text
    }

    func missing(_ name: String) -> APIError {
        APIError(.invalidArgument, field: path(of: name), "\(path(of: name)) is required")
    }

    private func read<T>(_ name: String, _ expected: String, _ convert: (any Sendable) -> T?) throws -> T? {
        guard let value = value(name) else { return nil }
        guard let converted = convert(value) else { throw mistyped(name, expected) }
        return converted
    }

    private func mistyped(_ name: String, _ expected: String) -> APIError {
        APIError(.invalidArgument, field: path(of: name), "\(path(of: name)) must be \(expected)")
    }

    private func value(_ name: String) -> (any Sendable)? {
        guard let value = written(name) else { return nil }
        return value is NSNull ? nil : value
    }

    private func written(_ name: String) -> (any Sendable)? {
        if let value = members[name] {
            reading.read(path + name)
            return value
        }
        let camel = JSONNames.camel(name)
        guard let value = members[camel] else { return nil }
        reading.read(path + camel)
        return value
    }

    private static func holdsNUL(_ value: Any) -> Bool {
        switch value {
        case let text as String: text.utf8.contains(0)
        case let list as [Any]: list.contains(where: holdsNUL)
        case let object as [String: Any]: object.contains { holdsNUL($0.key) || holdsNUL($0.value) }
        default: false
        }
    }

    private static func depth(of value: Any) -> Int {
        switch value {
        case let list as [Any]: 1 + (list.map(depth).max() ?? 0)
        case let object as [String: Any]: 1 + (object.values.map(depth).max() ?? 0)
        default: 0
        }
    }
}

extension NSNumber {
    /// JSON's `true` and `false` arrive as numbers too; their Objective-C type tells them apart.
    fileprivate var isBoolean: Bool { String(cString: objCType) == "c" || String(cString: objCType) == "B" }

    /// The whole number; nil where there is none, or where it may not be the one that was written. Foundation reads what has an exponent, decimal
    /// places or too many digits as a `Double`, which stands for several whole numbers from 2^53 on.
    fileprivate var exactInteger: Int64? {
        switch String(cString: objCType) {
        case "d", "f": abs(doubleValue) < 9_007_199_254_740_992 ? Int64(exactly: doubleValue) : nil
        case "Q": Int64(exactly: uint64Value)
        default: int64Value
        }
    }
}
