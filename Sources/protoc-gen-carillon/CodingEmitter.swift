/// Writes how messages get into and out of the C structures of protoc-c.
struct CodingEmitter {
    let catalogue: TypeCatalogue

    func emit(_ message: ProtoMessage, to out: inout SourceWriter) {
        let swift = catalogue.swiftName(message.fullName)
        let structure = CName.type(message.fullName)
        let initializer = CName.function(message.fullName) + "__init"
        let properties = SwiftProperty.of(message, catalogue)
        out.block("extension \(swift)") { out in
            out.line("public static var fullName: String { \"\(message.fullName)\" }")
            out.line()
            out.block("public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError)") { out in
                out.line("self = try Self.decode(bytes)")
            }
            out.line()
            out.block("public func encode(into buffer: inout ByteBuffer) throws(EncodingError)") { out in
                out.line("try pack(into: &buffer)")
            }
            out.line()
            out.line("public func encodedSize() -> Int { packedSize() }")
        }
        out.line()
        out.block("extension \(swift): CStructMessage") { out in
            out.line("package static let cDescriptor = CMessageDescriptor(of: \(structure).self, initializer: \(initializer))")
            out.line()
            out.block("package init(copying source: UnsafePointer<\(structure)>, arena: Arena)") { out in
                for property in properties { emitReading(property, of: message, to: &out) }
            }
            out.line()
            out.block("package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<\(structure)>?") { out in
                out.line("guard let target = arena.structure(\(structure).self) else { return nil }")
                out.line("\(initializer)(target)")
                for property in properties { emitWriting(property, of: message, to: &out) }
                out.line("return target")
            }
        }
        for nested in message.messages {
            out.line()
            emit(nested, to: &out)
        }
    }

    // MARK: Out of C

    private func emitReading(_ property: SwiftProperty, of message: ProtoMessage, to out: inout SourceWriter) {
        switch property.shape {
        case .plain(let field):
            out.line("self.\(property.name) = \(reading(field, from: "source", in: message))")
        case .optional(let field):
            let value = reading(field, from: "source", in: message)
            guard let index = field.oneofIndex else {
                out.line("self.\(property.name) = \(value)")
                return
            }
            let chosen = "source.pointee.\(CName.oneofCase(message.oneofs[index].name)).rawValue == \(field.number)"
            out.line("self.\(property.name) = \(chosen) ? \(value) : nil")
        case .repeated(let field):
            out.line("self.\(property.name) = \(readingList(field, in: message))")
        case .map(let field, let key, let value):
            emitMapReading(property, field, key, value, of: message, to: &out)
        case .choice(let oneof, let members):
            out.line("switch source.pointee.\(CName.oneofCase(oneof.name)).rawValue {")
            for member in members {
                let value = reading(member, from: "source", in: message)
                let constructor = ".\(SwiftName.member(member.name))"
                if case .message = member.type {
                    let type = SwiftName.upperCamel(oneof.name)
                    out.line("case \(member.number): self.\(property.name) = \(value).map { \(type)\(constructor)($0) }")
                } else {
                    out.line("case \(member.number): self.\(property.name) = \(constructor)(\(value))")
                }
            }
            out.line("default: self.\(property.name) = nil")
            out.line("}")
        }
    }

    private func emitMapReading(
        _ property: SwiftProperty, _ field: ProtoField, _ key: ProtoField, _ value: ProtoField, of message: ProtoMessage,
        to out: inout SourceWriter
    ) {
        let member = "source.pointee.\(CName.member(field.name))"
        let count = "source.pointee.n_\(CName.member(field.name))"
        let keyRead = reading(key, from: "entry", in: message, as: field)
        var valueRead = reading(value, from: "entry", in: message, as: field)
        if case .message(let name) = value.type { valueRead += " ?? \(catalogue.swiftName(name))()" }
        out.line("self.\(property.name) = [:]")
        out.block("if \(count) > 0, let entries = \(member)") { out in
            out.line("var map = \(property.type)(minimumCapacity: \(count))")
            out.block("for index in 0..<\(count)") { out in
                out.line("guard let entry = entries[index] else { continue }")
                out.line("map[\(keyRead)] = \(valueRead)")
            }
            out.line("self.\(property.name) = map")
        }
    }

    /// An expression for one value; optional for messages.
    private func reading(
        _ field: ProtoField, from pointer: String, in message: ProtoMessage, as named: ProtoField? = nil
    ) -> String {
        let member = "\(pointer).pointee.\(CName.member(field.name))"
        switch field.type {
        case .string: return "arena.string(\(member), \"\(message.fullName).\((named ?? field).name)\")"
        case .bytes: return "arena.bytes(\(member))"
        case .bool: return "(\(member) != 0)"
        case .enumeration(let name):
            return "\(catalogue.swiftName(name))(rawValue: Int32(bitPattern: \(member).rawValue))"
        case .message(let name): return "\(member).map { \(catalogue.swiftName(name))(copying: $0, arena: arena) }"
        default: return member
        }
    }

    private func readingList(_ field: ProtoField, in message: ProtoMessage) -> String {
        let member = CName.member(field.name)
        let arguments = "source.pointee.\(member), source.pointee.n_\(member)"
        switch field.type {
        case .string: return "arena.strings(\(arguments), \"\(message.fullName).\(field.name)\")"
        case .bytes: return "arena.bytesList(\(arguments))"
        case .bool: return "arena.booleans(\(arguments))"
        case .enumeration(let name):
            return "arena.enumerations(\(arguments)) { \(catalogue.swiftName(name))(rawValue: $0) }"
        case .message: return "arena.messages(\(arguments))"
        default: return "arena.numbers(\(arguments))"
        }
    }

    // MARK: Into C

    private func emitWriting(_ property: SwiftProperty, of message: ProtoMessage, to out: inout SourceWriter) {
        switch property.shape {
        case .plain(let field):
            let value = writing("self.\(property.name)", field, in: message, present: false)
            out.line("target.pointee.\(CName.member(field.name)) = \(value)")
        case .optional(let field):
            guard let index = field.oneofIndex else {
                out.line("target.pointee.\(CName.member(field.name)) = self.\(property.name)?.makeCStruct(in: arena)")
                return
            }
            out.block("if let value = self.\(property.name)") { out in
                emitMember("value", field, message.oneofs[index], of: message, to: &out)
            }
        case .repeated(let field):
            let member = CName.member(field.name)
            out.block("if !self.\(property.name).isEmpty") { out in
                out.line("target.pointee.n_\(member) = self.\(property.name).count")
                out.line("target.pointee.\(member) = \(writingList("self.\(property.name)", field, in: message))")
            }
        case .map(let field, let key, let value):
            emitMapWriting(property, field, key, value, of: message, to: &out)
        case .choice(let oneof, let members):
            out.line("switch self.\(property.name) {")
            for member in members {
                out.line("case .\(SwiftName.member(member.name))(let value):")
                out.indented { out in emitMember("value", member, oneof, of: message, to: &out) }
            }
            out.line("case nil: break")
            out.line("}")
        }
    }

    private func emitMember(
        _ value: String, _ field: ProtoField, _ oneof: ProtoOneof, of message: ProtoMessage, to out: inout SourceWriter
    ) {
        out.line("target.pointee.\(CName.oneofCase(oneof.name)) = .init(rawValue: \(field.number))")
        out.line(
            "target.pointee.\(CName.member(field.name)) = \(writing(value, field, in: message, present: true))")
    }

    private func emitMapWriting(
        _ property: SwiftProperty, _ field: ProtoField, _ key: ProtoField, _ value: ProtoField, of message: ProtoMessage,
        to out: inout SourceWriter
    ) {
        guard case .message(let entryName) = field.type else { return }
        let member = CName.member(field.name)
        let entry = CName.type(entryName)
        let list = "let entries = arena.list(of: UnsafeMutablePointer<\(entry)>?.self, count: self.\(property.name).count)"
        out.block("if !self.\(property.name).isEmpty, \(list)") { out in
            out.line("var count = 0")
            out.block("for (key, value) in self.\(property.name)") { out in
                out.line("guard let entry = arena.structure(\(entry).self) else { return nil }")
                out.line("\(CName.function(entryName))__init(entry)")
                out.line("entry.pointee.key = \(writing("key", key, in: message, as: field, present: true))")
                out.line("entry.pointee.value = \(writing("value", value, in: message, as: field, present: false))")
                out.line("entries[count] = entry")
                out.line("count += 1")
            }
            let compare = key.type == .string ? "arena.isOrdered($0!.pointee.key, $1!.pointee.key)" : "$0!.pointee.key < $1!.pointee.key"
            out.line("arena.sort(entries, count) { \(compare) }")
            out.line("target.pointee.n_\(member) = count")
            out.line("target.pointee.\(member) = entries")
        }
    }

    /// An expression that puts one value into C. `present`: written even when empty.
    private func writing(
        _ value: String, _ field: ProtoField, in message: ProtoMessage, as named: ProtoField? = nil, present: Bool
    ) -> String {
        switch field.type {
        case .string:
            return "arena.\(present ? "presentString" : "string")(\(value), \"\(message.fullName).\((named ?? field).name)\")"
        case .bytes: return "arena.bytes(\(value))"
        case .bool: return "\(value) ? 1 : 0"
        case .enumeration: return ".init(rawValue: UInt32(bitPattern: \(value).rawValue))"
        case .message: return "\(value).makeCStruct(in: arena)"
        default: return value
        }
    }

    private func writingList(_ value: String, _ field: ProtoField, in message: ProtoMessage) -> String {
        switch field.type {
        case .string: return "arena.strings(\(value), \"\(message.fullName).\(field.name)\")"
        case .bytes: return "arena.bytesList(\(value))"
        case .bool: return "arena.booleans(\(value))"
        case .enumeration(let name): return "arena.enumerations(\(value), \(CName.type(name)).self)"
        case .message: return "arena.messages(\(value))"
        default: return "arena.numbers(\(value))"
        }
    }
}
