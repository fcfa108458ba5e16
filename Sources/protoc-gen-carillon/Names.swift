/// How proto names become Swift names.
enum SwiftName {
    /// `carillon.registry.v1` → `RegistryV1`, `grpc.reflection.v1alpha` → `GRPCReflectionV1Alpha`.
    static func namespace(ofPackage package: String) -> String {
        var parts = package.split(separator: ".").map(String.init)
        if parts.first == "carillon", parts.count > 1 { parts.removeFirst() }
        return parts.map(namespacePart).joined()
    }

    private static func namespacePart(_ part: String) -> String {
        if part == "grpc" || part == "rpc" { return part.uppercased() }
        // `v1alpha`: a version and its stage.
        let digits = part.dropFirst().prefix { $0.isNumber }
        if part.first == "v", !digits.isEmpty {
            return "V" + digits + upperCamel(String(part.dropFirst(1 + digits.count)))
        }
        return upperCamel(part)
    }

    /// A type's name below its namespace.
    static func type(_ name: String) -> String {
        // `Any` and its like cannot be referred to as a member even in backticks.
        ["Any", "Self", "Type", "Protocol"].contains(name) ? name + "Message" : name
    }

    /// `push_device_id` → `pushDeviceId`.
    static func member(_ name: String) -> String { escaped(lowerCamel(name)) }

    /// `RegisterDevice` → `registerDevice`.
    static func method(_ name: String) -> String {
        escaped(name.prefix(1).lowercased() + name.dropFirst())
    }

    /// The constant of an enum value: `PRIORITY_LOW` of `Priority` → `low`.
    static func value(_ value: ProtoEnumValue, in enumeration: ProtoEnum) -> String {
        let name = lowerCamel(strippedValueName(value, in: enumeration).lowercased())
        return escaped(name.first!.isNumber ? "_" + name : name)
    }

    /// `PRIORITY_LOW` of `Priority` → `LOW`; unchanged unless every value carries the prefix.
    static func strippedValueName(_ value: ProtoEnumValue, in enumeration: ProtoEnum) -> String {
        let prefix = CName.upper(enumeration.name) + "_"
        guard enumeration.values.allSatisfy({ $0.name.hasPrefix(prefix) && $0.name.count > prefix.count }) else {
            return value.name
        }
        return String(value.name.dropFirst(prefix.count))
    }

    static func upperCamel(_ name: String) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    static func lowerCamel(_ name: String) -> String {
        let camel = upperCamel(name)
        return camel.prefix(1).lowercased() + camel.dropFirst()
    }

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}

/// How things are named in C: as protobuf-c's own compiler names them.
enum CName {
    /// `carillon.registry.v1.Device` → `Carillon__Registry__V1__Device`.
    static func type(_ fullName: String) -> String {
        fullName.split(separator: ".").map { SwiftName.upperCamel(String($0)) }.joined(separator: "__")
    }

    /// `carillon.registry.v1.RegisterDevice` → `carillon__registry__v1__register_device`.
    static func function(_ fullName: String) -> String {
        fullName.split(separator: ".").map { lower(String($0)) }.joined(separator: "__")
    }

    /// The member of the C structure.
    static func member(_ field: String) -> String {
        let name = field.lowercased()
        return keywords.contains(name) ? name + "_" : name
    }

    /// The member that tells which field of a oneof is set.
    static func oneofCase(_ oneof: String) -> String { lower(oneof) + "_case" }

    /// `AddressType` → `ADDRESS_TYPE`.
    static func upper(_ camel: String) -> String { lower(camel).uppercased() }

    /// `AddressType` → `address_type`, `FCMKey` → `fcmkey`: an underscore before a capital that follows a small letter.
    static func lower(_ camel: String) -> String {
        var result = ""
        var previousIsUpper = true
        for character in camel {
            let isUpper = character.isUppercase
            if isUpper, !previousIsUpper { result += "_" }
            result += character.lowercased()
            previousIsUpper = isUpper
        }
        return result
    }

    private static let keywords: Set<String> = [
        "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char", "class", "compl",
        "const", "const_cast", "continue", "default", "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit",
        "extern", "false", "float", "for", "friend", "goto", "if", "inline", "int", "long", "mutable", "namespace", "new",
        "not", "not_eq", "operator", "or", "or_eq", "private", "protected", "public", "register", "reinterpret_cast",
        "return", "short", "signed", "sizeof", "static", "static_cast", "struct", "switch", "template", "this", "throw",
        "true", "try", "typedef", "typeid", "typename", "union", "unsigned", "using", "virtual", "void", "volatile",
        "wchar_t", "while", "xor", "xor_eq",
    ]
}
