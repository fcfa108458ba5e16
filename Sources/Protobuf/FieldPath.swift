internal import CProtobufC

/// The path of a field in a message, as `events[3].data[title]`. It is for errors, so it need not be fast.
enum FieldPath {
    /// The longest map key in a path, in bytes. A key must also be plain.
    private static let longestKey = 64

    /// The path of the string whose bytes begin at this address.
    ///
    /// - Parameter message: a generated structure, with everything below it in place.
    static func find(_ string: UnsafeRawPointer, in message: UnsafeRawPointer) -> String? {
        for field in fields(of: message) {
            let name = String(cString: field.name)
            let isMessage = field.type == PROTOBUF_C_TYPE_MESSAGE
            guard isMessage || field.type == PROTOBUF_C_TYPE_STRING else { continue }
            for (index, value) in values(of: field, in: message) {
                if !isMessage {
                    if value == string { return name + (index.map { "[\($0)]" } ?? "") }
                } else if let entry = mapEntry(value) {
                    if find(string, in: value) != nil { return name + key(of: entry, unless: string) }
                } else if let rest = find(string, in: value) {
                    return name + (index.map { "[\($0)]" } ?? "") + "." + rest
                }
            }
        }
        return nil
    }

    private static func fields(of message: UnsafeRawPointer) -> UnsafeBufferPointer<ProtobufCFieldDescriptor> {
        // Every structure begins with the address of its description.
        let descriptor = message.load(as: UnsafePointer<ProtobufCMessageDescriptor>.self).pointee
        return UnsafeBufferPointer(start: descriptor.fields, count: Int(descriptor.n_fields))
    }

    /// The addresses in a field: one for each element of a list, one or none for other fields.
    private static func values(of field: ProtobufCFieldDescriptor, in message: UnsafeRawPointer) -> [(index: Int?, value: UnsafeRawPointer)] {
        let quantifier = Int(field.quantifier_offset)
        if field.label == PROTOBUF_C_LABEL_REPEATED {
            let count = message.load(fromByteOffset: quantifier, as: Int.self)
            guard count > 0, let list = message.load(fromByteOffset: Int(field.offset), as: UnsafePointer<UnsafeRawPointer?>?.self) else { return [] }
            return (0..<count).compactMap { index in list[index].map { (index, $0) } }
        }
        // Members of a oneof share their memory; the case tells which one is set.
        let isOneof = field.flags & UInt32(PROTOBUF_C_FIELD_FLAG_ONEOF.rawValue) != 0
        if isOneof, message.load(fromByteOffset: quantifier, as: UInt32.self) != field.id { return [] }
        guard let value = message.load(fromByteOffset: Int(field.offset), as: UnsafeRawPointer?.self) else { return [] }
        return [(nil, value)]
    }

    /// The key's field, if the message is an entry of a map.
    private static func mapEntry(_ message: UnsafeRawPointer) -> (message: UnsafeRawPointer, key: ProtobufCFieldDescriptor)? {
        let fields = fields(of: message)
        guard fields.count == 2, String(cString: fields[0].name) == "key", String(cString: fields[1].name) == "value" else { return nil }
        return (message, fields[0])
    }

    private static func key(of entry: (message: UnsafeRawPointer, key: ProtobufCFieldDescriptor), unless string: UnsafeRawPointer) -> String {
        guard entry.key.type == PROTOBUF_C_TYPE_STRING, let key = values(of: entry.key, in: entry.message).first?.value, key != string else {
            return ""
        }
        let text = String(cString: key.assumingMemoryBound(to: CChar.self))
        let isPlain = text.utf8.count <= longestKey && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "]") }
        return isPlain ? "[\(text)]" : ""
    }
}
