import CarillonAPI
import Foundation
import RPC

/// The wire form of protocol buffers, as far as a test needs it to put something wrong into a message that is right: by number, whatever the
/// generated types would allow.
enum Wire {
    struct Field {
        var number: Int
        var type: Int
        /// A varint's or fixed number's bytes, or the content of what has a length.
        var content: [UInt8]
    }

    static func fields(of bytes: [UInt8]) -> [Field] {
        var fields: [Field] = []
        var rest = bytes[...]
        while let key = takeVarint(&rest) {
            let (number, type) = (Int(key >> 3), Int(key & 7))
            switch type {
            case 0: fields.append(Field(number: number, type: 0, content: varint(takeVarint(&rest) ?? 0)))
            case 1, 5:
                let length = type == 1 ? 8 : 4
                fields.append(Field(number: number, type: type, content: Array(rest.prefix(length))))
                rest = rest.dropFirst(length)
            default:
                let length = Int(takeVarint(&rest) ?? 0)
                fields.append(Field(number: number, type: 2, content: Array(rest.prefix(length))))
                rest = rest.dropFirst(length)
            }
        }
        return fields
    }

    static func bytes(of fields: [Field]) -> [UInt8] {
        fields.flatMap { field in
            varint(UInt64(field.number << 3 | field.type)) + (field.type == 2 ? varint(UInt64(field.content.count)) : []) + field.content
        }
    }

    /// A message with its field at a path replaced; nil takes it out. Of a repeated field on the way, or at the end, the first is meant.
    static func setting(_ path: some BidirectionalCollection<Int>, to value: Value?, in bytes: [UInt8]) -> [UInt8] {
        var fields = fields(of: bytes)
        guard let number = path.first else { return bytes }
        let index = fields.firstIndex { $0.number == number }
        if path.count == 1 {
            fields.removeAll { $0.number == number }
            if let value { fields.insert(Field(number: number, type: value.type, content: value.content), at: index ?? fields.endIndex) }
        } else {
            let inner = setting(Array(path.dropFirst()), to: value, in: index.map { fields[$0].content } ?? [])
            let field = Field(number: number, type: 2, content: inner)
            if let index { fields[index] = field } else { fields.append(field) }
        }
        return Self.bytes(of: fields)
    }

    /// The content of a field.
    struct Value: Sendable {
        var type: Int
        var content: [UInt8]

        static func text(_ text: String) -> Value { Value(type: 2, content: Array(text.utf8)) }
        static func raw(_ bytes: [UInt8]) -> Value { Value(type: 2, content: bytes) }
        static func integer(_ number: Int64) -> Value { Value(type: 0, content: varint(UInt64(bitPattern: number))) }
        static func double(_ number: Double) -> Value {
            Value(type: 1, content: (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) })
        }
        /// An entry of a map of texts.
        static func entry(_ key: String, _ value: String) -> Value {
            raw(Wire.bytes(of: [Field(number: 1, type: 2, content: Array(key.utf8)), Field(number: 2, type: 2, content: Array(value.utf8))]))
        }
    }

    static func varint(_ number: UInt64) -> [UInt8] {
        var (bytes, rest): ([UInt8], UInt64) = ([], number)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    private static func takeVarint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var (number, shift): (UInt64, UInt64) = (0, 0)
        while let byte = bytes.popFirst() {
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }
}

/// The contracts' messages, read from the descriptors that reflection serves.
struct Contracts {
    struct Field {
        enum Kind { case text, bytes, integer, bool, enumeration, number, message(String), map }
        var name: String
        var number: Int
        var isRepeated: Bool
        var kind: Kind
    }

    private(set) var messages: [String: [Field]] = [:]

    init(of symbols: [String]) {
        var entries: Set<String> = []
        for path in Set(symbols.compactMap { descriptorPool.file(containingSymbol: $0)?.path } + Self.shared) {
            guard let file = descriptorPool.file(named: path) else { continue }
            let fields = Wire.fields(of: file.bytes)
            let package = Self.text(2, in: fields)
            for message in fields where message.number == 4 { read(message.content, in: "." + package, &entries) }
        }
        for (name, fields) in messages {
            messages[name] = fields.map { field in
                guard case .message(let type) = field.kind, entries.contains(type) else { return field }
                return Field(name: field.name, number: field.number, isRepeated: field.isRepeated, kind: .map)
            }
        }
    }

    /// Files without services.
    private static let shared = ["carillon/common/v1/common.proto"]

    private mutating func read(_ bytes: [UInt8], in scope: String, _ entries: inout Set<String>) {
        let parts = Wire.fields(of: bytes)
        let name = scope + "." + Self.text(1, in: parts)
        for nested in parts where nested.number == 3 { read(nested.content, in: name, &entries) }
        // MessageOptions.map_entry
        if parts.contains(where: { $0.number == 7 && Wire.fields(of: $0.content).contains { $0.number == 7 && $0.content == [1] } }) {
            entries.insert(name)
        }
        messages[name] = parts.filter { $0.number == 2 }.map { field in
            let field = Wire.fields(of: field.content)
            func number(_ number: Int) -> Int { Int(field.first { $0.number == number }?.content.first ?? 0) }
            // FieldDescriptorProto: label 3 is repeated; types as in descriptor.proto.
            let kind: Field.Kind =
                switch number(5) {
                case 8: .bool
                case 9: .text
                case 11: .message(Self.text(6, in: field))
                case 12: .bytes
                case 14: .enumeration
                case 1, 2: .number
                default: .integer
                }
            return Field(name: Self.text(1, in: field), number: number(3), isRepeated: number(4) == 3, kind: kind)
        }
    }

    private static func text(_ number: Int, in fields: [Wire.Field]) -> String {
        fields.first { $0.number == number }.map { String(decoding: $0.content, as: UTF8.self) } ?? ""
    }
}
