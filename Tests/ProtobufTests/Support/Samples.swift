import CStandardProtos
import CarillonAPI
import Cryptography
import Foundation
import Protobuf
import RPC

/// A field, read from the contracts' descriptors.
struct FieldShape {
    var name: String
    /// The number of a `google.protobuf.FieldDescriptorProto.Type`.
    var type: Int32
    var typeName: String
    var isRepeated: Bool
    var oneof: Int?
}

/// Writes random values of any message of ours in protobuf's text format, from the descriptors alone.
struct SampleWriter {
    private var messages: [String: [FieldShape]] = [:]
    private var mapEntries: Set<String> = []
    private var enums: [String: [String]] = [:]
    var random: SplitMix

    private static let fileDescriptor = CMessageDescriptor(
        of: Google__Protobuf__FileDescriptorProto.self, initializer: google__protobuf__file_descriptor_proto__init)

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        for file in CarillonAPI.descriptorPool.files {
            let arena = try! Arena.lend(toDecode: file.bytes.count, file.path)
            defer { arena.giveBack() }
            let source = try! file.bytes.withUnsafeBytes { try arena.unpack(Self.fileDescriptor, $0, file.path) }
            let descriptor = source.assumingMemoryBound(to: Google__Protobuf__FileDescriptorProto.self)
            let package = String(cString: descriptor.pointee.package)
            for index in 0..<descriptor.pointee.n_message_type {
                add(descriptor.pointee.message_type[index]!, scope: package)
            }
            for index in 0..<descriptor.pointee.n_enum_type { add(descriptor.pointee.enum_type[index]!, scope: package) }
        }
    }

    private mutating func add(_ message: UnsafeMutablePointer<Google__Protobuf__DescriptorProto>, scope: String) {
        let name = "\(scope).\(String(cString: message.pointee.name))"
        messages[name] = (0..<message.pointee.n_field).map { index in
            let field = message.pointee.field[index]!
            return FieldShape(
                name: String(cString: field.pointee.name), type: field.pointee.type,
                typeName: field.pointee.type_name.map { String(String(cString: $0).dropFirst()) } ?? "",
                // LABEL_REPEATED
                isRepeated: field.pointee.label == 3,
                oneof: field.pointee.has_oneof_index != 0 ? Int(field.pointee.oneof_index) : nil)
        }
        if let options = message.pointee.options, options.pointee.map_entry != 0 { mapEntries.insert(name) }
        for index in 0..<message.pointee.n_nested_type { add(message.pointee.nested_type[index]!, scope: name) }
        for index in 0..<message.pointee.n_enum_type { add(message.pointee.enum_type[index]!, scope: name) }
    }

    private mutating func add(_ enumeration: UnsafeMutablePointer<Google__Protobuf__EnumDescriptorProto>, scope: String) {
        enums["\(scope).\(String(cString: enumeration.pointee.name))"] = (0..<enumeration.pointee.n_value).map {
            String(cString: enumeration.pointee.value[$0]!.pointee.name)
        }
    }

    /// A random value; about every fourth field is left out, and one member of a oneof at most is chosen.
    mutating func text(of message: String) -> String {
        var out = ""
        var chosenOneofs: Set<Int> = []
        for field in messages[message]! {
            if Int.random(in: 0..<4, using: &random) == 0 { continue }
            if let oneof = field.oneof, !chosenOneofs.insert(oneof).inserted { continue }
            if mapEntries.contains(field.typeName) {
                let (key, value) = (messages[field.typeName]![0], messages[field.typeName]![1])
                for number in 0..<Int.random(in: 1...4, using: &random) {
                    out += "\(field.name) { key: \(mapKey(key, number)) "
                    out += "\(value.name)\(value.isMessage ? "" : ":") \(literal(value, nonDefault: true)) }\n"
                }
                continue
            }
            for _ in 0..<(field.isRepeated ? Int.random(in: 1...4, using: &random) : 1) {
                out += "\(field.name)\(field.isMessage ? "" : ":") \(literal(field, nonDefault: false))\n"
            }
        }
        return out
    }

    /// A key of type string, or an integer.
    private func mapKey(_ key: FieldShape, _ number: Int) -> String {
        key.type == 9 ? "\"key \(9 - number)\"" : "\(90 - number)"
    }

    private mutating func literal(_ field: FieldShape, nonDefault: Bool) -> String {
        let low = nonDefault ? 1 : 0
        // google.protobuf.FieldDescriptorProto.Type
        switch field.type {
        case 1, 2: return "\(Double(Int.random(in: low...1_000_000, using: &random)) / 8)"
        case 3, 16, 18: return "\(Int64.random(in: .min ... .max, using: &random) | (nonDefault ? 1 : 0))"
        case 4, 6: return "\(UInt64.random(in: .min ... .max, using: &random) | (nonDefault ? 1 : 0))"
        case 5, 15, 17: return "\(Int32.random(in: .min ... .max, using: &random) | (nonDefault ? 1 : 0))"
        case 7, 13: return "\(UInt32.random(in: .min ... .max, using: &random) | (nonDefault ? 1 : 0))"
        case 8: return nonDefault || Bool.random(using: &random) ? "true" : "false"
        case 9: return "\"\(words(atLeast: low))\""
        case 12: return "\"" + (0..<Int.random(in: low...40, using: &random)).map { _ in octal() }.joined() + "\""
        case 14: return enums[field.typeName]!.dropFirst(low).randomElement(using: &random)!
        default: return "{ \(text(of: field.typeName)) }"
        }
    }

    private mutating func octal() -> String {
        let digits = String(UInt8.random(in: .min ... .max, using: &random), radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }

    /// Text of one to four bytes a character.
    private mutating func words(atLeast low: Int) -> String {
        let alphabet = ["a", "Z", "0", " ", "ß", "é", "Ж", "語", "🔔", "👩‍👧", "-"]
        return (0..<Int.random(in: low...30, using: &random)).map { _ in alphabet.randomElement(using: &random)! }.joined()
    }
}

extension FieldShape {
    var isMessage: Bool { type == 11 }
}
