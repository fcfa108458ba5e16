/// Every message and enum of a run by its full name, with its Swift name.
struct TypeCatalogue {
    private var swiftNames: [String: String] = [:]
    private var enums: [String: ProtoEnum] = [:]

    init(_ files: [ProtoFile]) {
        for file in files {
            let namespace = SwiftName.namespace(ofPackage: file.package)
            file.messages.forEach { add($0, below: namespace) }
            file.enums.forEach { add($0, below: namespace) }
        }
    }

    private mutating func add(_ message: ProtoMessage, below outer: String) {
        let name = "\(outer).\(SwiftName.type(message.name))"
        swiftNames[message.fullName] = name
        message.messages.forEach { add($0, below: name) }
        message.enums.forEach { add($0, below: name) }
    }

    private mutating func add(_ enumeration: ProtoEnum, below outer: String) {
        swiftNames[enumeration.fullName] = "\(outer).\(SwiftName.type(enumeration.name))"
        enums[enumeration.fullName] = enumeration
    }

    /// `RegistryV1.Device` for `carillon.registry.v1.Device`.
    func swiftName(_ fullName: String) -> String {
        guard let name = swiftNames[fullName] else { preconditionFailure("protoc sent no file with \(fullName)") }
        return name
    }

    /// The Swift type of one value of a field.
    func swiftType(_ type: ProtoType) -> String {
        switch type {
        case .string: "String"
        case .bytes: "[UInt8]"
        case .bool: "Bool"
        case .float: "Float"
        case .double: "Double"
        case .int32: "Int32"
        case .int64: "Int64"
        case .uint32: "UInt32"
        case .uint64: "UInt64"
        case .enumeration(let name), .message(let name): swiftName(name)
        case .unsupported(let what): preconditionFailure("the rules let \(what) through")
        }
    }

    /// The value of an absent singular field.
    func defaultValue(_ type: ProtoType) -> String {
        switch type {
        case .string: "\"\""
        case .bytes: "[]"
        case .bool: "false"
        case .enumeration(let name): "." + SwiftName.value(enums[name]!.values[0], in: enums[name]!)
        case .message: "nil"
        default: "0"
        }
    }
}

/// A field as Swift sees it.
struct SwiftProperty {
    enum Shape {
        /// Always has a value.
        case plain(ProtoField)
        /// A message, or the only member of a oneof.
        case optional(ProtoField)
        case repeated(ProtoField)
        case map(ProtoField, key: ProtoField, value: ProtoField)
        /// Several members of a oneof.
        case choice(ProtoOneof, [ProtoField])
    }

    var name: String
    var type: String
    var defaultValue: String
    var comment: [String]
    var shape: Shape

    /// The properties of a message in the order of the contract; a oneof stands where its first member stands.
    static func of(_ message: ProtoMessage, _ catalogue: TypeCatalogue) -> [SwiftProperty] {
        var properties: [SwiftProperty] = []
        var oneofsSeen: Set<Int> = []
        for field in message.fields {
            if let index = field.oneofIndex {
                guard oneofsSeen.insert(index).inserted else { continue }
                let members = message.fields.filter { $0.oneofIndex == index }
                let oneof = message.oneofs[index]
                if members.count == 1 {
                    let comment = field.comment.isEmpty ? oneof.comment : field.comment
                    properties.append(
                        SwiftProperty(
                            name: SwiftName.member(field.name), type: catalogue.swiftType(field.type) + "?",
                            defaultValue: "nil", comment: comment, shape: .optional(field)))
                } else {
                    properties.append(
                        SwiftProperty(
                            name: SwiftName.member(oneof.name), type: SwiftName.upperCamel(oneof.name) + "?",
                            defaultValue: "nil", comment: oneof.comment, shape: .choice(oneof, members)))
                }
            } else {
                properties.append(property(field, of: message, catalogue))
            }
        }
        return properties
    }

    private static func property(
        _ field: ProtoField, of message: ProtoMessage, _ catalogue: TypeCatalogue
    ) -> SwiftProperty {
        let name = SwiftName.member(field.name)
        if case .message(let typeName) = field.type {
            if let entry = message.mapEntries[typeName],
                let key = entry.fields.first(where: { $0.number == 1 }),
                let value = entry.fields.first(where: { $0.number == 2 })
            {
                let type = "[\(catalogue.swiftType(key.type)): \(catalogue.swiftType(value.type))]"
                return SwiftProperty(
                    name: name, type: type, defaultValue: "[:]", comment: field.comment,
                    shape: .map(field, key: key, value: value))
            }
            if !field.isRepeated {
                return SwiftProperty(
                    name: name, type: catalogue.swiftType(field.type) + "?", defaultValue: "nil", comment: field.comment,
                    shape: .optional(field))
            }
        }
        if field.isRepeated {
            return SwiftProperty(
                name: name, type: "[\(catalogue.swiftType(field.type))]", defaultValue: "[]", comment: field.comment,
                shape: .repeated(field))
        }
        return SwiftProperty(
            name: name, type: catalogue.swiftType(field.type), defaultValue: catalogue.defaultValue(field.type),
            comment: field.comment, shape: .plain(field))
    }
}
