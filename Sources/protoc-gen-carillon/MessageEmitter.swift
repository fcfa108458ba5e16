/// Writes the value types: messages with their documentation, without the wire.
struct MessageEmitter {
    let catalogue: TypeCatalogue

    func emit(_ message: ProtoMessage, to out: inout SourceWriter) {
        let properties = SwiftProperty.of(message, catalogue)
        out.comment(message.comment, fallback: "`\(message.fullName)`.")
        out.block("public struct \(SwiftName.type(message.name)): Message") { out in
            for property in properties {
                out.comment(property.comment)
                out.line("public var \(property.name): \(spelledOut(property.type))")
            }
            if !properties.isEmpty { out.line() }
            emitInitializers(properties, to: &out)
            for property in properties {
                if case .choice(let oneof, let members) = property.shape { emitChoice(oneof, members, to: &out) }
            }
            for enumeration in message.enums {
                out.line()
                EnumEmitter().emit(enumeration, to: &out)
            }
            for nested in message.messages {
                out.line()
                emit(nested, to: &out)
            }
        }
    }

    /// `Optional<T>` instead of `T?`: only the latter is initialized to `nil` without being told to, and a property that an initializer then
    /// assigns once more makes it end in a copy of the whole value, with a retain for each of its strings.
    private func spelledOut(_ type: String) -> String {
        type.hasSuffix("?") ? "Optional<\(type.dropLast())>" : type
    }

    private func emitInitializers(_ properties: [SwiftProperty], to out: inout SourceWriter) {
        out.line("/// Every field at its default.")
        out.block("public init()") { out in
            for property in properties { out.line("self.\(property.name) = \(property.defaultValue)") }
        }
        guard !properties.isEmpty else { return }
        out.line()
        out.line("/// The fields given, the others at their defaults.")
        out.line("public init(")
        out.indented { out in
            for (index, property) in properties.enumerated() {
                let comma = index + 1 < properties.count ? "," : ""
                out.line("\(property.name): \(property.type) = \(property.defaultValue)\(comma)")
            }
        }
        out.block(")") { out in
            for property in properties { out.line("self.\(property.name) = \(property.name)") }
        }
    }

    private func emitChoice(_ oneof: ProtoOneof, _ members: [ProtoField], to out: inout SourceWriter) {
        out.line()
        out.comment(oneof.comment, fallback: "One of the fields of `\(oneof.name)`.")
        out.block("public enum \(SwiftName.upperCamel(oneof.name)): Sendable, Hashable") { out in
            for member in members {
                out.comment(member.comment)
                out.line("case \(SwiftName.member(member.name))(\(catalogue.swiftType(member.type)))")
            }
        }
    }
}
