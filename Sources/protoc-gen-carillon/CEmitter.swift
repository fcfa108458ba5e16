/// Writes the C half of contracts: the structures that libprotobuf-c fills and reads, and the tables that tell it how.
///
/// What libprotobuf-c 1.4 reads of a table (protobuf-c.c): a message's size, its fields in the order of their numbers, the ranges of these numbers
/// and the function that initialises a structure; of a field all but the table of an enum. So enums are plain numbers here. The indexes by name and
/// the short names serve lookups by name alone; protobuf-c.h allows NULL for them, as after `optimize_for = CODE_SIZE`. The names stay, for errors.
///
/// The function that initialises is never NULL. Without it the library walks over the fields and puts the default of each string into its place,
/// also into a `oneof` of which nothing is chosen. It then takes the string for a message when a message member of that `oneof` arrives.
struct CEmitter {
    /// The header's name, as `CCarillonAPI`.
    let module: String
    private let files: [ProtoFile]
    private let enums: [String: ProtoEnum]

    init(module: String, files: [ProtoFile]) throws {
        self.module = module
        self.files = files
        var enums: [String: ProtoEnum] = [:]
        var names: Set<String> = []
        func collect(_ message: ProtoMessage) {
            names.insert(message.fullName)
            for enumeration in message.enums { enums[enumeration.fullName] = enumeration }
        }
        for file in files {
            for enumeration in file.enums { enums[enumeration.fullName] = enumeration }
            Self.walk(file.messages, collect)
        }
        self.enums = enums
        // The modules include nothing of one another.
        for file in files {
            try Self.walk(file.messages) { message in
                for field in message.fields {
                    switch field.type {
                    case .message(let name) where !names.contains(name):
                        throw GenerationError(message: "\(message.fullName).\(field.name): \(name) is not of the module \(module)")
                    case .unsupported(let what): throw GenerationError(message: "\(message.fullName).\(field.name): \(what) is not supported")
                    default: break
                    }
                }
            }
        }
    }

    /// All messages with those inside, map entries too, in a fixed order.
    private static func walk(_ messages: [ProtoMessage], _ body: (ProtoMessage) throws -> Void) rethrows {
        for message in messages {
            try body(message)
            try walk(message.messages + message.mapEntries.values.sorted { $0.fullName < $1.fullName }, body)
        }
    }

    // MARK: Structures

    func header() -> String {
        var out = SourceWriter()
        out.line("// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.")
        out.line("#pragma once")
        out.line("#include <protobuf-c/protobuf-c.h>")
        for file in files {
            out.line()
            out.line("// \(file.path)")
            Self.walk(file.messages) { emitStructure($0, isProto3: file.isProto3, to: &out) }
        }
        return out.text
    }

    private func emitStructure(_ message: ProtoMessage, isProto3: Bool, to out: inout SourceWriter) {
        let (type, symbol) = (CName.type(message.fullName), CName.function(message.fullName))
        out.line("typedef struct \(type) {")
        out.indented { out in
            out.line("ProtobufCMessage base;")
            for field in message.fields where field.oneofIndex == nil {
                let quantifier = quantifier(field, isProto3: isProto3).map { "\($0.type) \($0.name); " }
                out.line((quantifier ?? "") + declaration(field))
            }
            for (index, oneof) in message.oneofs.enumerated() {
                out.line("uint32_t \(CName.oneofCase(oneof.name));")
                let members = message.fields.filter { $0.oneofIndex == index }.map(declaration)
                out.line("union { \(members.joined(separator: " ")) };")
            }
        }
        out.line("} \(type);")
        out.line("extern const ProtobufCMessageDescriptor \(symbol)__descriptor;")
        out.line("void \(symbol)__init(\(type) *message);")
    }

    private func declaration(_ field: ProtoField) -> String {
        let type =
            switch field.type {
            case .string: "char *"
            case .bytes: "ProtobufCBinaryData "
            case .bool: "protobuf_c_boolean "
            case .float: "float "
            case .double: "double "
            case .int32, .enumeration: "int32_t "
            case .int64: "int64_t "
            case .uint32: "uint32_t "
            case .uint64: "uint64_t "
            case .message(let name): "struct \(CName.type(name)) *"
            case .unsupported(let what): preconditionFailure("\(what) has no C type")
            }
        return type + (field.isRepeated ? "*" : "") + CName.member(field.name) + ";"
    }

    /// The member with a field's count (`n_NAME`) or presence (`has_NAME`); nil for a field without one. The members of a oneof share `NAME_case`,
    /// which is not made here.
    private func quantifier(_ field: ProtoField, isProto3: Bool) -> (type: String, name: String)? {
        let member = CName.member(field.name)
        if field.isRepeated { return ("size_t", "n_\(member)") }
        if isProto3 || field.isRequired { return nil }
        switch field.type {
        // A pointer is NULL where the field is absent.
        case .string, .message: return nil
        default: return ("protobuf_c_boolean", "has_\(member)")
        }
    }

    // MARK: Tables

    func source() throws -> String {
        var out = SourceWriter()
        out.line("// Written by protoc-gen-carillon from the contracts. Do not edit: run `make protos`.")
        out.line("#include \"\(module).h\"")
        out.line("#include <stddef.h>")
        out.line()
        out.line("#define EMPTY ((char *)protobuf_c_empty_string)")
        out.line("#define FIELD(name, number, label, type, quantifier, offset, message, value, flags) \\")
        out.line("    {name, number, PROTOBUF_C_LABEL_##label, PROTOBUF_C_TYPE_##type, quantifier, offset, message, value, flags, 0, NULL, NULL}")
        out.line("#define MESSAGE(name, type, fieldCount, fields, rangeCount, ranges, init) \\")
        out.line("    {PROTOBUF_C__MESSAGE_DESCRIPTOR_MAGIC, name, NULL, NULL, NULL, sizeof(type), fieldCount, fields, NULL, rangeCount, \\")
        out.line("     ranges, (ProtobufCMessageInit)init, NULL, NULL, NULL}")
        for file in files {
            try Self.walk(file.messages) {
                out.line()
                try emitTable($0, isProto3: file.isProto3, to: &out)
            }
        }
        return out.text
    }

    private func emitTable(_ message: ProtoMessage, isProto3: Bool, to out: inout SourceWriter) throws {
        let (type, symbol) = (CName.type(message.fullName), CName.function(message.fullName))
        let fields = message.fields.sorted { $0.number < $1.number }
        let ranges = Self.ranges(fields.map(\.number))
        if !fields.isEmpty {
            let entries = try fields.map { try entry($0, of: message, isProto3: isProto3) }
            out.line("static const ProtobufCFieldDescriptor \(symbol)__fields[] = {")
            out.indented { out in entries.forEach { out.line($0) } }
            out.line("};")
            let starts = ranges.map { "{\($0.start), \($0.index)}, " }.joined()
            out.line("static const ProtobufCIntRange \(symbol)__ranges[] = {\(starts){0, \(fields.count)}};")
        }
        let values = try message.fields.compactMap { field in
            try initialValue(field, isProto3: isProto3).map { ", .\(CName.member(field.name)) = \($0)" }
        }
        out.block("void \(symbol)__init(\(type) *message)") { out in
            out.line("static const \(type) fresh = {.base = PROTOBUF_C_MESSAGE_INIT(&\(symbol)__descriptor)\(values.joined())};")
            out.line("*message = fresh;")
        }
        let tables = fields.isEmpty ? "0, NULL, 0, NULL" : "\(fields.count), \(symbol)__fields, \(ranges.count), \(symbol)__ranges"
        out.line("const ProtobufCMessageDescriptor \(symbol)__descriptor = MESSAGE(\"\(message.fullName)\", \(type), \(tables), \(symbol)__init);")
    }

    /// Runs of consecutive numbers: the first number of each, and its place among the fields.
    private static func ranges(_ numbers: [Int]) -> [(start: Int, index: Int)] {
        numbers.indices.filter { $0 == 0 || numbers[$0] != numbers[$0 - 1] + 1 }.map { (numbers[$0], $0) }
    }

    private func entry(_ field: ProtoField, of message: ProtoMessage, isProto3: Bool) throws -> String {
        let type = CName.type(message.fullName)
        let oneof = field.oneofIndex.map { CName.oneofCase(message.oneofs[$0].name) }
        let label =
            field.isRepeated ? "REPEATED" : field.isRequired ? "REQUIRED" : isProto3 ? "NONE" : "OPTIONAL"
        let quantifier = (oneof ?? quantifier(field, isProto3: isProto3)?.name).map { "offsetof(\(type), \($0))" } ?? "0"
        var descriptor = "NULL"
        if case .message(let name) = field.type { descriptor = "&\(CName.function(name))__descriptor" }
        let flags = [
            field.isPacked ? "PROTOBUF_C_FIELD_FLAG_PACKED" : nil, field.isDeprecated ? "PROTOBUF_C_FIELD_FLAG_DEPRECATED" : nil,
            oneof == nil ? nil : "PROTOBUF_C_FIELD_FLAG_ONEOF",
        ].compactMap { $0 }
        return
            "FIELD(\"\(field.name)\", \(field.number), \(label), \(field.wireType), \(quantifier), offsetof(\(type), \(CName.member(field.name))), "
            + "\(descriptor), \(try defaultValue(field, isProto3: isProto3)), \(flags.isEmpty ? "0" : flags.joined(separator: " | "))),"
    }

    // MARK: Defaults

    /// The address of a field's default.
    private func defaultValue(_ field: ProtoField, isProto3: Bool) throws -> String {
        if field.type == .string, isProto3 { return "EMPTY" }
        guard let value = try givenDefault(field) else { return "NULL" }
        return "&(const \(field.type == .bool ? "protobuf_c_boolean" : "int32_t")){\(value)}"
    }

    /// The initial value of a field, where it is not zero.
    private func initialValue(_ field: ProtoField, isProto3: Bool) throws -> String? {
        if field.isRepeated || field.oneofIndex != nil { return nil }
        if field.type == .string, isProto3 { return "EMPTY" }
        if let value = try givenDefault(field) { return value == 0 ? nil : "\(value)" }
        // The first value of a proto2 enum is its default, whatever its number.
        guard case .enumeration(let name) = field.type, let first = enums[name]?.values.first, first.number != 0 else { return nil }
        return "\(first.number)"
    }

    /// The default that a proto2 contract gives.
    private func givenDefault(_ field: ProtoField) throws -> Int32? {
        guard let text = field.defaultValue else { return nil }
        switch field.type {
        case .bool: return text == "true" ? 1 : 0
        case .enumeration(let name):
            if let value = enums[name]?.values.first(where: { $0.name == text }) { return value.number }
        default: break
        }
        throw GenerationError(message: "\(field.name): the default \(text) is not supported")
    }
}
