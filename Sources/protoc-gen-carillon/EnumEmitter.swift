/// Writes the enums: an open structure, which keeps numbers it does not know, and where the contract has an UNSPECIFIED value a closed Swift
/// enum of all others.
struct EnumEmitter {
    func emit(_ enumeration: ProtoEnum, to out: inout SourceWriter) {
        let name = SwiftName.type(enumeration.name)
        // Aliases share a number; the first name is the one told.
        var numbers: Set<Int32> = []
        let distinct = enumeration.values.filter { numbers.insert($0.number).inserted }
        out.comment(enumeration.comment, fallback: "`\(enumeration.fullName)`.")
        let conformances =
            enumeration.hasUnspecified ? "ContractEnum" : "RawRepresentable, Sendable, Hashable, CaseIterable"
        out.block("public struct \(name): \(conformances)") { out in
            out.line("/// The number on the wire; numbers this version does not know are kept.")
            out.line("public var rawValue: Int32")
            out.line("/// Any number, known or not.")
            out.line("@inlinable public init(rawValue: Int32) { self.rawValue = rawValue }")
            out.line()
            for value in enumeration.values {
                out.comment(value.comment)
                out.line(
                    "@inlinable public static var \(SwiftName.value(value, in: enumeration)): \(name) "
                        + "{ \(name)(rawValue: \(value.number)) }")
            }
            out.line()
            out.line("/// The values of the contract, in its order.")
            let all = distinct.map { "." + SwiftName.value($0, in: enumeration) }.joined(separator: ", ")
            out.line("public static let allCases: [\(name)] = [\(all)]")
            out.line()
            if enumeration.hasUnspecified {
                emitKnown(enumeration, distinct.filter { $0.number != 0 }, to: &out)
            } else {
                out.line("/// The name in the contract without its prefix, in lower case; the number in digits when unknown.")
                emitName(distinct, of: enumeration, otherwise: "\"\\(rawValue)\"", to: &out)
                out.line()
                out.line("/// The value with this `name`; `nil` when the contract has none.")
                emitInitializer(enumeration.values, of: enumeration, to: &out) { "self.init(rawValue: \($0.number))" }
            }
        }
    }

    private func emitKnown(_ enumeration: ProtoEnum, _ values: [ProtoEnumValue], to out: inout SourceWriter) {
        out.line(
            "/// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.")
        out.line("public var name: String { rawValue == 0 ? \"\" : known?.name ?? \"\\(rawValue)\" }")
        out.line()
        out.line("/// The value with this `name`; `nil` when the contract has none.")
        out.block("public init?(name: String)") { out in
            out.line("if name.isEmpty {")
            out.indented { $0.line("self.init(rawValue: 0)") }
            out.line("} else {")
            out.indented { out in
                out.line("guard let known = Known(name: name) else { return nil }")
                out.line("self.init(known)")
            }
            out.line("}")
        }
        out.line()
        out.line("/// `nil` when unspecified, and for a number this version does not know.")
        out.line("@inlinable public var known: Known? { Known(number: rawValue) }")
        out.line("/// One of the known values.")
        out.line("@inlinable public init(_ known: Known) { self.init(rawValue: known.number) }")
        out.line()
        out.line("/// All values but UNSPECIFIED: what a `switch` covers.")
        out.block("@frozen public enum Known: KnownValue") { out in
            for value in values {
                out.comment(value.comment)
                out.line("case \(SwiftName.value(value, in: enumeration))")
            }
            out.line()
            out.line("/// The number on the wire.")
            out.block("@inlinable public var number: Int32") { out in
                out.line("switch self {")
                for value in values { out.line("case .\(SwiftName.value(value, in: enumeration)): \(value.number)") }
                out.line("}")
            }
            out.line()
            out.line("/// The value with this `number`; `nil` when the contract has none.")
            out.block("@inlinable public init?(number: Int32)") { out in
                out.line("switch number {")
                for value in values { out.line("case \(value.number): self = .\(SwiftName.value(value, in: enumeration))") }
                out.line("default: return nil")
                out.line("}")
            }
            out.line()
            out.line("/// The word.")
            emitName(values, of: enumeration, otherwise: nil, to: &out)
            out.line()
            out.line("/// The value with this `name`; `nil` when the contract has none.")
            emitInitializer(enumeration.values.filter { $0.number != 0 }, of: enumeration, to: &out) { value in
                let first = values.first { $0.number == value.number } ?? value
                return "self = .\(SwiftName.value(first, in: enumeration))"
            }
        }
    }

    private func emitName(
        _ values: [ProtoEnumValue], of enumeration: ProtoEnum, otherwise: String?, to out: inout SourceWriter
    ) {
        out.block("public var name: String") { out in
            out.line(otherwise == nil ? "switch self {" : "switch rawValue {")
            for value in values {
                let pattern = otherwise == nil ? ".\(SwiftName.value(value, in: enumeration))" : "\(value.number)"
                out.line("case \(pattern): \(word(value, in: enumeration))")
            }
            if let otherwise { out.line("default: \(otherwise)") }
            out.line("}")
        }
    }

    private func emitInitializer(
        _ values: [ProtoEnumValue], of enumeration: ProtoEnum, to out: inout SourceWriter,
        _ assignment: (ProtoEnumValue) -> String
    ) {
        out.block("public init?(name: String)") { out in
            out.line("switch name {")
            for value in values { out.line("case \(word(value, in: enumeration)): \(assignment(value))") }
            out.line("default: return nil")
            out.line("}")
        }
    }

    private func word(_ value: ProtoEnumValue, in enumeration: ProtoEnum) -> String {
        "\"\(SwiftName.strippedValueName(value, in: enumeration).lowercased())\""
    }
}

extension ProtoEnum {
    /// Whether the value 0 says that there is none.
    var hasUnspecified: Bool { values.contains { $0.number == 0 && SwiftName.strippedValueName($0, in: self) == "UNSPECIFIED" } }
}
