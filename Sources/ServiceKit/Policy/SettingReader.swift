import CarillonAPI
import Protobuf

/// A policy lacks a setting, or has a value of an unexpected type: registry and service have different versions.
public struct PolicyReadError: Error, Sendable, CustomStringConvertible {
    /// The setting's name.
    public var setting: String
    /// The problem, in words that follow the setting's name.
    public var problem: String

    public var description: String {
        "policy setting \(setting): \(problem); run the registry and this service in the same version"
    }
}

/// Reads typed values from a policy's settings.
struct SettingReader {
    let settings: [String: PolicyValue]

    func value(_ name: String) throws(PolicyReadError) -> PolicyValue {
        guard let value = settings[name] else { throw PolicyReadError(setting: name, problem: "is missing") }
        return value
    }

    private func mismatch(_ name: String, _ expected: String, _ found: PolicyValue) -> PolicyReadError {
        PolicyReadError(setting: name, problem: "expected \(expected), found \(found.json)")
    }

    func bool(_ name: String) throws(PolicyReadError) -> Bool {
        let value = try value(name)
        guard case .bool(let result) = value else { throw mismatch(name, "a boolean", value) }
        return result
    }

    func int(_ name: String) throws(PolicyReadError) -> Int {
        let value = try value(name)
        guard case .int(let result) = value else { throw mismatch(name, "a whole number", value) }
        return result
    }

    func optionalInt(_ name: String) throws(PolicyReadError) -> Int? {
        if case .null = try value(name) { return nil }
        return try int(name)
    }

    func optionalNumber(_ name: String) throws(PolicyReadError) -> Double? {
        let value = try value(name)
        switch value {
        case .null: return nil
        case .int(let number): return Double(number)
        case .number(let number): return number
        default: throw mismatch(name, "a number", value)
        }
    }

    func number(_ name: String) throws(PolicyReadError) -> Double {
        guard let number = try optionalNumber(name) else { throw mismatch(name, "a number", .null) }
        return number
    }

    func text(_ name: String) throws(PolicyReadError) -> String {
        let value = try value(name)
        guard case .text(let result) = value else { throw mismatch(name, "text", value) }
        return result
    }

    func optionalText(_ name: String) throws(PolicyReadError) -> String? {
        if case .null = try value(name) { return nil }
        return try text(name)
    }

    func choice<Choice: RawRepresentable>(_ name: String) throws(PolicyReadError) -> Choice where Choice.RawValue == String {
        let text = try text(name)
        guard let choice = Choice(rawValue: text) else { throw mismatch(name, "a value this version knows", .text(text)) }
        return choice
    }

    /// A value of a contract's enumeration.
    func value<Choice: ContractEnum>(_ name: String, of _: Choice.Type) throws(PolicyReadError) -> Choice {
        let value = try value(name)
        guard let choice = Choice(setting: value) else { throw mismatch(name, "a value this version knows", value) }
        return choice
    }

    /// A value of a contract's enumeration, for an exhaustive `switch`.
    func known<Choice: ContractEnum>(_ name: String, of _: Choice.Type) throws(PolicyReadError) -> Choice.Known {
        let value = try value(name)
        guard let known = Choice(setting: value)?.known else { throw mismatch(name, "a value this version knows", value) }
        return known
    }

    /// A list of values of a contract's enumeration.
    func values<Choice: ContractEnum>(_ name: String, of _: Choice.Type) throws(PolicyReadError) -> [Choice] {
        var choices: [Choice] = []
        for item in try list(name) {
            guard let choice = Choice(setting: item) else { throw mismatch(name, "values this version knows", item) }
            choices.append(choice)
        }
        return choices
    }

    func list(_ name: String) throws(PolicyReadError) -> [PolicyValue] {
        let value = try value(name)
        guard case .list(let result) = value else { throw mismatch(name, "a list", value) }
        return result
    }

    func texts(_ name: String) throws(PolicyReadError) -> [String] {
        var texts: [String] = []
        for item in try list(name) {
            guard case .text(let text) = item else { throw mismatch(name, "texts", item) }
            texts.append(text)
        }
        return texts
    }

    func optionalTexts(_ name: String) throws(PolicyReadError) -> [String]? {
        if case .null = try value(name) { return nil }
        return try texts(name)
    }

    func ints(_ name: String) throws(PolicyReadError) -> [Int] {
        var numbers: [Int] = []
        for item in try list(name) {
            guard case .int(let number) = item else { throw mismatch(name, "whole numbers", item) }
            numbers.append(number)
        }
        return numbers
    }

    func map<Value>(_ name: String, _ read: (PolicyValue) -> Value?) throws(PolicyReadError) -> [String: Value] {
        let value = try value(name)
        guard case .map(let entries) = value else { throw mismatch(name, "a map", value) }
        var result: [String: Value] = [:]
        for (key, entry) in entries {
            guard let read = read(entry) else { throw mismatch("\(name).\(key)", "a value this version knows", entry) }
            result[key] = read
        }
        return result
    }

    func perPriority<Value: Sendable>(
        _ name: String, _ read: (PolicyValue) -> Value?
    ) throws(PolicyReadError) -> PerPriority<Value> {
        let entries = try map(name, read)
        guard let blocking = entries["blocking"], let high = entries["high"], let normal = entries["normal"],
            let low = entries["low"]
        else { throw PolicyReadError(setting: name, problem: "lacks a priority") }
        return PerPriority(blocking: blocking, high: high, normal: normal, low: low)
    }
}

extension ContractEnum {
    /// Reads a setting in the provider's spelling, such as `time-sensitive` or `HIGH`; nil for an unknown word.
    init?(setting: PolicyValue) {
        guard let known = setting.asText.flatMap({ Known(name: $0.lowercased().replacing("-", with: "_")) }) else { return nil }
        self.init(known)
    }
}

extension PolicyValue {
    /// The whole number, or nil for another kind of value.
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
    /// The text, or nil for another kind of value.
    public var asText: String? { if case .text(let value) = self { value } else { nil } }
    /// The boolean, or nil for another kind of value.
    public var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }
}
