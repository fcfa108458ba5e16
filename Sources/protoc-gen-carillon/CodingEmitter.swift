/// Writes how messages get into and out of the C structures that `CEmitter` writes.
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
                out.line("let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)")
                out.line("defer { arena.giveBack() }")
                out.line("let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)")
                out.line("self.init()")
                out.line("read(source.assumingMemoryBound(to: \(structure).self), arena)")
                out.line("try arena.checkDecoded(Self.fullName)")
            }
            out.line()
            out.block("public func encode(into buffer: inout ByteBuffer) throws(EncodingError)") { out in
                out.line("let arena = Arena.lendToEncode()")
                out.line("defer { arena.giveBack() }")
                out.line("let target = makeCStruct(in: arena)")
                out.line("try arena.checkEncoded(Self.fullName)")
                out.line("arena.pack(target, into: &buffer)")
            }
            out.line()
            out.block("public func encodedBytes() throws(EncodingError) -> [UInt8]") { out in
                out.line("let arena = Arena.lendToEncode()")
                out.line("defer { arena.giveBack() }")
                out.line("let target = makeCStruct(in: arena)")
                out.line("try arena.checkEncoded(Self.fullName)")
                out.line("return arena.pack(target)")
            }
            out.line()
            out.block("public func encodedSize() -> Int") { out in
                out.line("let arena = Arena.lendToEncode()")
                out.line("defer { arena.giveBack() }")
                out.line("return arena.packedSize(makeCStruct(in: arena))")
            }
            out.line()
            out.line("private static let cDescriptor = CMessageDescriptor(of: \(structure).self, initializer: \(initializer))")
            out.line()
            // Reads into an existing value whose fields have their defaults. An initializer would copy the value at its end and retain each
            // string. Absent fields keep their values.
            out.block("package mutating func read(_ source: UnsafePointer<\(structure)>, _ arena: Arena)") { out in
                for property in properties { emitReading(property, of: message, to: &out) }
            }
            out.line()
            out.line("/// The message a field points to; `nil` for none.")
            out.block("package static func read(_ source: UnsafePointer<\(structure)>?, _ arena: Arena) -> Self?") { out in
                out.line("guard let source else { return nil }")
                out.line("var message = Self()")
                out.line("message.read(source, arena)")
                out.line("return message")
            }
            out.line()
            out.block("package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<\(structure)>") { out in
                emitNewStructure("target", message.fullName, to: &out)
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
        case .plain(let field) where field.type == .string:
            let member = "source.pointee.\(CName.member(field.name))"
            out.line("arena.read(\(member), into: &self.\(property.name), \"\(message.fullName).\(field.name)\")")
        case .plain(let field):
            out.line("self.\(property.name) = \(reading(field, from: "source", in: message))")
        case .optional(let field):
            guard let index = field.oneofIndex else {
                guard case .message(let name) = field.type else { preconditionFailure("outside a oneof, only a message is optional") }
                // A message that a function returns is copied on its way.
                out.block("if let inner = source.pointee.\(CName.member(field.name))") { out in
                    out.line("self.\(property.name) = \(catalogue.swiftName(name))()")
                    out.line("self.\(property.name)?.read(inner, arena)")
                }
                return
            }
            let chosen = "source.pointee.\(CName.oneofCase(message.oneofs[index].name)) == \(field.number)"
            out.line("if \(chosen) { self.\(property.name) = \(reading(field, from: "source", in: message)) }")
        case .repeated(let field):
            emitListReading(property, field, of: message, to: &out)
        case .map(let field, let key, let value):
            emitMapReading(property, field, key, value, of: message, to: &out)
        case .choice(let oneof, let members):
            out.line("switch source.pointee.\(CName.oneofCase(oneof.name)) {")
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
            out.line("default: break")
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
            return "\(catalogue.swiftName(name))(rawValue: \(member))"
        case .message(let name): return "\(catalogue.swiftName(name)).read(\(member), arena)"
        default: return member
        }
    }

    private func emitListReading(
        _ property: SwiftProperty, _ field: ProtoField, of message: ProtoMessage, to out: inout SourceWriter
    ) {
        let member = CName.member(field.name)
        let (list, count) = ("source.pointee.\(member)", "source.pointee.n_\(member)")
        // Lists of values that Swift builds itself: written out here, where the compiler knows the types.
        func build(_ element: String, _ then: String?, to out: inout SourceWriter) {
            if then != nil { out.line("arena.beginList()") }
            out.block("self.\(property.name) = \(property.type)(unsafeUninitializedCapacity: \(count)) { space, count in") {
                $0.block("while count < \(count)") { out in
                    out.line("space.initializeElement(at: count, to: \(element))")
                    if let then { out.line(then) }
                    out.line("count += 1")
                }
            }
            if then != nil { out.line("arena.endList()") }
        }
        // Even an array of nothing costs a look-up of its type.
        out.block("if \(count) > 0") { out in
            switch field.type {
            case .string:
                out.line("self.\(property.name) = arena.strings(\(list), \(count), \"\(message.fullName).\(field.name)\")")
            case .bytes: out.line("self.\(property.name) = arena.bytesList(\(list), \(count))")
            case .bool: out.line("self.\(property.name) = arena.booleans(\(list), \(count))")
            case .enumeration(let name):
                build("\(catalogue.swiftName(name))(rawValue: \(list)[count])", nil, to: &out)
            case .message(let name): build("\(catalogue.swiftName(name))()", "space[count].read(\(list)[count]!, arena)", to: &out)
            default: out.line("self.\(property.name) = Array(UnsafeBufferPointer(start: \(list), count: \(count)))")
            }
        }
    }

    // MARK: Into C

    private func emitNewStructure(_ name: String, _ fullName: String, to out: inout SourceWriter) {
        let structure = CName.type(fullName)
        out.line(
            "let \(name) = arena.reserve(MemoryLayout<\(structure)>.size).assumingMemoryBound(to: \(structure).self)")
        out.line("\(CName.function(fullName))__init(\(name))")
    }

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
                emitListWriting(property, field, of: message, to: &out)
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
        out.line("target.pointee.\(CName.oneofCase(oneof.name)) = \(field.number)")
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
        out.block("if !self.\(property.name).isEmpty") { out in
            out.line(
                "let entries = arena.pointers(self.\(property.name).count)"
                    + ".assumingMemoryBound(to: UnsafeMutablePointer<\(entry)>?.self)")
            out.line("var count = 0")
            out.block("for (key, value) in self.\(property.name)") { out in
                emitNewStructure("entry", entryName, to: &out)
                out.line("entry.pointee.key = \(writing("key", key, in: message, as: field, present: true))")
                out.line("entry.pointee.value = \(writing("value", value, in: message, as: field, present: false))")
                out.line("entries[count] = entry")
                out.line("count += 1")
            }
            if key.type == .string {
                out.line("arena.sortByString(entries, count)")
            } else {
                out.line("var list = UnsafeMutableBufferPointer(start: entries, count: count)")
                out.line("list.sort { $0!.pointee.key < $1!.pointee.key }")
            }
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
        case .enumeration: return "\(value).rawValue"
        case .message: return "\(value).makeCStruct(in: arena)"
        default: return value
        }
    }

    private func emitListWriting(
        _ property: SwiftProperty, _ field: ProtoField, of message: ProtoMessage, to out: inout SourceWriter
    ) {
        let (value, target) = ("self.\(property.name)", "target.pointee.\(CName.member(field.name))")
        switch field.type {
        case .string: out.line("\(target) = arena.strings(\(value), \"\(message.fullName).\(field.name)\")")
        case .bytes: out.line("\(target) = arena.bytesList(\(value))")
        case .bool: out.line("\(target) = arena.booleans(\(value))")
        case .message(let name):
            let pointer = "UnsafeMutablePointer<\(CName.type(name))>?"
            out.line("let list = arena.pointers(\(value).count).assumingMemoryBound(to: \(pointer).self)")
            // The array's own subscript would copy each message, with a retain a string.
            out.block("\(value).withUnsafeBufferPointer { items in") { out in
                out.line("for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }")
            }
            out.line("\(target) = list")
        case .enumeration:
            out.line("let copy = \(value).withUnsafeBytes { arena.copyBytes($0) }")
            out.line("\(target) = copy.assumingMemoryBound(to: Int32.self)")
        default:
            out.line("let copy = \(value).withUnsafeBytes { arena.copyBytes($0) }")
            out.line("\(target) = copy.assumingMemoryBound(to: \(catalogue.swiftType(field.type)).self)")
        }
    }
}
