import ServiceKit
import Yams

/// Reads setting values from YAML, the form in which people write profiles and overrides.
///
/// The setting's type decides how a scalar is read, not YAML: `22:00` is a time, not 1,320, and `no` is a text if a text is expected. JSON is YAML's
/// flow form, so overrides may also be JSON.
enum SettingNode {
    /// Reads the value of one override.
    ///
    /// - Throws: ``SettingViolation`` naming `path`.
    static func value(fromText text: String, as type: SettingType, path: String) throws(SettingViolation) -> PolicyValue {
        let node: Node?
        do { node = try Yams.compose(yaml: text) } catch {
            throw SettingViolation(path: path, rule: "is neither YAML nor JSON: \(text)")
        }
        // An empty text is an empty scalar, which some settings accept.
        return value(of: node ?? Node(""), as: type)
    }

    /// Reads a node by `type`. ``SettingType/check(_:path:partially:)`` refuses values that do not match.
    static func value(of node: Node, as type: SettingType) -> PolicyValue {
        switch node {
        case .scalar(let scalar): self.scalar(scalar, as: type)
        case .sequence(let sequence): .list(sequence.map { value(of: $0, as: type.element) })
        case .mapping(let mapping):
            .map(
                Dictionary(
                    mapping.map { key, node in
                        let name = key.scalar?.string ?? ""
                        return (name, value(of: node, as: type.field(name)))
                    }
                ) { $1 })
        case .alias: .null
        }
    }

    private static func scalar(_ scalar: Node.Scalar, as type: SettingType) -> PolicyValue {
        let text = scalar.string
        let isPlain = scalar.style == .plain || scalar.style == .any
        switch type {
        case .optional(let inner):
            if isPlain, ["null", "~", ""].contains(text) { return .null }
            return self.scalar(scalar, as: inner)
        case .either(let first, let second):
            let value = self.scalar(scalar, as: first)
            let fits = (try? first.check(value, path: "", partially: true)) != nil
            return fits ? value : self.scalar(scalar, as: second)
        case .bool:
            return text == "true" ? true : text == "false" ? false : .text(text)
        case .integer, .integerChoice:
            return Int(text).map(PolicyValue.int) ?? .text(text)
        case .number:
            return Int(text).map(PolicyValue.int) ?? Double(text).map(PolicyValue.number) ?? .text(text)
        case .text, .choice, .timeOfDay, .url, .languageTag, .list, .set, .map, .record:
            return .text(text)
        }
    }
}

extension SettingType {
    /// The type of a list's entries.
    fileprivate var element: SettingType {
        switch self {
        case .list(let element, _): element
        case .set(let choices): .choice(choices)
        case .optional(let inner): inner.element
        case .either(let first, _): first.element
        default: .text(0...Int.max)
        }
    }

    /// The type of a map's entry.
    fileprivate func field(_ name: String) -> SettingType {
        switch self {
        case .map(let value): value
        case .record(let fields): fields[name] ?? .text(0...Int.max)
        case .optional(let inner): inner.field(name)
        case .either(let first, _): first.field(name)
        default: .text(0...Int.max)
        }
    }
}
