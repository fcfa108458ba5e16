/// The wire forms of the elements of a repeated message field, for callers that keep the bytes of a decoded message.
public enum RepeatedField {
    /// The elements of a field in a message's wire form, in their order. The bytes are not copied.
    ///
    /// - Parameters:
    ///   - number: the field's number in the contract.
    ///   - bytes: one whole message of which the field is a repeated message field.
    /// - Returns: nil for malformed bytes.
    public static func elements(ofField number: UInt64, in bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer]? {
        guard let start = bytes.baseAddress else { return [] }
        let end = start + bytes.count
        var at = start
        var elements: [UnsafeRawBufferPointer] = []
        while at < end {
            guard let tag = FieldCount.varint(&at, end) else { return nil }
            var length = 0
            switch tag & 7 {
            case 0:
                guard FieldCount.varint(&at, end) != nil else { return nil }
            case 1: length = 8
            case 2:
                guard let said = FieldCount.varint(&at, end), said <= UInt64(end - at) else { return nil }
                length = Int(said)
                if tag >> 3 == number { elements.append(UnsafeRawBufferPointer(start: at, count: length)) }
            case 5: length = 4
            // Groups do not exist in proto3.
            default: return nil
            }
            guard length <= end - at else { return nil }
            at += length
        }
        return elements
    }
}
