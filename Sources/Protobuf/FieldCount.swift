internal import CProtobufC

/// Counts the fields of a wire form before it is decoded, in one linear pass that stops at the limit.
///
/// A field counts as one. A nested message also counts by the size of its structure, a packed list by its length. So two bytes on the wire cannot
/// cause a hundred times as much work and memory.
struct FieldCount {
    /// Bytes of a structure that count as one field.
    private static let structureBytesOfField = 64
    /// Bytes of a packed list that count as one field.
    private static let packedBytesOfField = 4

    private var left: Int

    /// Whether a wire form has more fields than the limit. Malformed bytes are counted as far as they can be read.
    static func exceeds(_ limit: Int, _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        var count = FieldCount(left: limit)
        _ = count.take(start, start + bytes.count, descriptor)
        return count.left < 0
    }

    private init(left: Int) { self.left = left }

    /// Counts the fields of one message. False ends the count: too many fields, or malformed bytes.
    private mutating func take(
        _ start: UnsafeRawPointer, _ end: UnsafeRawPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>
    ) -> Bool {
        var at = start
        // Items of a list follow each other, so the last tag usually comes again.
        var known: (tag: UInt64, field: UnsafePointer<ProtobufCFieldDescriptor>?) = (0, nil)
        while at < end {
            left -= 1
            guard left >= 0, let tag = Self.varint(&at, end) else { return false }
            var length = 0
            switch tag & 7 {
            case 0:
                guard Self.varint(&at, end) != nil else { return false }
            case 1: length = 8
            case 2:
                guard let said = Self.varint(&at, end), said <= UInt64(end - at) else { return false }
                length = Int(said)
                if tag != known.tag {
                    known = (tag, UInt32(exactly: tag >> 3).flatMap { protobuf_c_message_descriptor_get_field(descriptor, $0) })
                }
                if let field = known.field, !takeContent(of: field, at, length) { return false }
            case 5: length = 4
            // Groups do not exist in proto3.
            default: return false
            }
            guard length <= end - at else { return false }
            at += length
        }
        return true
    }

    private mutating func takeContent(of field: UnsafePointer<ProtobufCFieldDescriptor>, _ start: UnsafeRawPointer, _ length: Int) -> Bool {
        switch field.pointee.type {
        case PROTOBUF_C_TYPE_MESSAGE:
            guard let inner = field.pointee.descriptor?.assumingMemoryBound(to: ProtobufCMessageDescriptor.self) else { return true }
            left -= Int(inner.pointee.sizeof_message) / Self.structureBytesOfField
            return take(start, start + length, inner)
        case PROTOBUF_C_TYPE_STRING, PROTOBUF_C_TYPE_BYTES: return true
        default:
            left -= length / Self.packedBytesOfField
            return left >= 0
        }
    }

    /// Reads a varint and moves past it; nil for malformed bytes.
    @inline(__always)
    static func varint(_ at: inout UnsafeRawPointer, _ end: UnsafeRawPointer) -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while at < end, shift < 70 {
            let byte = at.load(as: UInt8.self)
            at += 1
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
