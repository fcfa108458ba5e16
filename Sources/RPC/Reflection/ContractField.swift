internal import CStandardProtos
import Protobuf

/// A field of a message of a contract, as its descriptor has it.
public struct ContractField: Sendable, Hashable {
    /// How the value is written.
    public enum Kind: Sendable, Hashable {
        /// A truth value, or a whole number of at most 32 bits, as a varint.
        case short
        /// A whole number of 64 bits, as a varint.
        case long
        case enumeration
        case fixed32
        /// A number with a fraction, or a whole one, in eight bytes.
        case fixed64
        case text
        case bytes
        /// A message of this full name.
        case message(String)
    }

    public let name: String
    public let number: Int
    public let kind: Kind
    public let isRepeated: Bool
    /// The number of the field's `oneof` in the message; nil for a field that stands for itself, also with `optional`.
    public let oneof: Int?

    /// By the number of `google.protobuf.FieldDescriptorProto.Type`. Groups, which proto3 has not, are read as bytes.
    private static func kind(_ type: Int32, _ typeName: String) -> Kind {
        switch type {
        case 1, 6, 16: .fixed64
        case 2, 7, 15: .fixed32
        case 3, 4, 18: .long
        case 5, 8, 13, 17: .short
        case 9: .text
        case 11: .message(String(typeName.drop { $0 == "." }))
        case 14: .enumeration
        default: .bytes
        }
    }

    init(_ field: UnsafeMutablePointer<Google__Protobuf__FieldDescriptorProto>) {
        name = FileDescriptorIndex.text(field.pointee.name)
        number = Int(field.pointee.number)
        kind = Self.kind(Int32(field.pointee.type), FileDescriptorIndex.text(field.pointee.type_name))
        // LABEL_REPEATED
        isRepeated = field.pointee.label == 3
        let isOfOneof = field.pointee.has_oneof_index != 0 && field.pointee.proto3_optional == 0
        oneof = isOfOneof ? Int(field.pointee.oneof_index) : nil
    }
}

extension DescriptorPool {
    /// The fields of all messages, by the messages' full names. Entries of maps are messages, too. Reads every file.
    public var fields: [String: [ContractField]] {
        var fields: [String: [ContractField]] = [:]
        // The files were read once, when the pool was made.
        for file in files { try? fields.merge(FileDescriptorIndex(file.bytes, readsFields: true).fields) { first, _ in first } }
        return fields
    }
}
