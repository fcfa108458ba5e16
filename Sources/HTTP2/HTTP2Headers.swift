/// An ordered list of header fields; pseudo-headers are ordinary entries whose names start with a colon.
///
/// All names and values are in one array, so a received header block costs one allocation for any number of fields, and strings are made only on
/// request. Names are lower case (RFC 9113 §8.2.1); `add` converts them.
public struct HTTP2Headers: Sendable, Hashable {
    /// Whether the peer may keep a field in its HPACK table.
    public enum Indexing: Sendable, Hashable {
        case `default`
        /// For secrets and for values that do not repeat (RFC 7541 §7.1.3): authorization, `:path` with a token.
        case never
    }

    /// Records of name length, value length, flags (9 bytes), name, value.
    @usableFromInline var storage: [UInt8] = []

    /// The number of fields.
    public private(set) var count = 0

    /// The size as SETTINGS_MAX_HEADER_LIST_SIZE counts: name + value + 32 a field (RFC 9113 §6.5.2).
    public var listSize: Int { storage.count + count * (32 - Self.recordHeadBytes) }

    @usableFromInline static var recordHeadBytes: Int { 9 }

    public init() {}

    /// The fields in the order given.
    public init(_ pairs: [(String, String)]) {
        for (name, value) in pairs { add(name, value) }
    }

    /// Fields in the given order.
    public init(_ pairs: KeyValuePairs<String, String>) {
        for (name, value) in pairs { add(name, value) }
    }

    /// Reserves memory for fields. Each field takes 9 bytes and its name and value.
    public mutating func reserveCapacity(bytes: Int) { storage.reserveCapacity(bytes) }

    /// A copy in memory of exactly its size: for headers that are kept.
    public func compacted() -> HTTP2Headers {
        var copy = HTTP2Headers()
        copy.storage = storage.withUnsafeBufferPointer { Array($0) }
        copy.count = count
        return copy
    }

    /// Appends a field. Several fields may have the same name.
    ///
    /// Check foreign names and values first: a peer resets a stream with an invalid field (RFC 9113 §8.2.1).
    public mutating func add(_ name: String, _ value: String, indexing: Indexing = .default) {
        var name = name
        var value = value
        name.withUTF8 { name in
            value.withUTF8 { value in
                add(name: UnsafeRawBufferPointer(name), value: UnsafeRawBufferPointer(value), indexing: indexing)
            }
        }
    }

    /// Appends a field from raw bytes.
    public mutating func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, indexing: Indexing = .default) {
        appendRecord(name: name, value: value, flags: indexing == .never ? 1 : 0)
        lowercaseLastName(nameLength: name.count, valueLength: value.count)
    }

    /// The first value of that name (lower case), or `nil`.
    public func first(_ name: String) -> String? {
        firstValue(name) { String(decoding: $0, as: UTF8.self) }
    }

    public subscript(_ name: String) -> String? { first(name) }

    /// All values of that name (lower case), in order.
    public func all(_ name: String) -> [String] {
        var values: [String] = []
        var name = name
        name.withUTF8 { wanted in
            forEachField { field, value, _ in
                if field.elementsEqual(wanted) { values.append(String(decoding: value, as: UTF8.self)) }
            }
        }
        return values
    }

    /// Whether there is a field of that name (lower case).
    public func contains(_ name: String) -> Bool { firstValue(name) { _ in true } ?? false }

    /// Whether the first value of that name is exactly this one, without making strings.
    public func value(_ name: String, equals expected: StaticString) -> Bool {
        firstValue(name) { $0.elementsEqual(UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount)) } ?? false
    }

    /// The bytes of the first value of that name, valid inside `body` alone.
    public func firstValue<R>(_ name: String, _ body: (UnsafeRawBufferPointer) -> R) -> R? {
        var name = name
        return name.withUTF8 { wanted in
            storage.withUnsafeBytes { bytes in
                var offset = 0
                while offset < bytes.count {
                    let record = Record(bytes, offset)
                    if record.name.count == wanted.count, record.name.elementsEqual(wanted) { return body(record.value) }
                    offset = record.end
                }
                return nil
            }
        }
    }

    /// Visits all fields in order as bytes, valid only inside `body`. The cheapest way to read all fields once.
    @inlinable
    @inline(__always)
    public func forEachField(
        _ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, _ indexing: Indexing) throws -> Void
    ) rethrows {
        try storage.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let record = Record(bytes, offset)
                try body(record.name, record.value, record.flags == 0 ? .default : .never)
                offset = record.end
            }
        }
    }

    /// All fields as strings, in order.
    public var entries: [(name: String, value: String)] {
        var entries: [(name: String, value: String)] = []
        entries.reserveCapacity(count)
        forEachField { name, value, _ in
            entries.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
        }
        return entries
    }
}

extension HTTP2Headers: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }
}

extension HTTP2Headers: CustomStringConvertible {
    /// Names and values. Those marked `never` are hidden, because they are usually secrets.
    public var description: String {
        var parts: [String] = []
        forEachField { name, value, indexing in
            let shown = indexing == .never ? "…" : String(decoding: value, as: UTF8.self)
            parts.append("\(String(decoding: name, as: UTF8.self)): \(shown)")
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}

// MARK: - Storage

extension HTTP2Headers {
    /// One field inside the storage.
    @usableFromInline
    struct Record {
        @usableFromInline let name: UnsafeRawBufferPointer
        @usableFromInline let value: UnsafeRawBufferPointer
        @usableFromInline let flags: UInt8
        @usableFromInline let end: Int

        @inlinable
        init(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
            let nameLength = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let valueLength = Int(bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
            flags = bytes[offset + 8]
            let nameStart = offset + HTTP2Headers.recordHeadBytes
            name = UnsafeRawBufferPointer(rebasing: bytes[nameStart..<nameStart + nameLength])
            end = nameStart + nameLength + valueLength
            value = UnsafeRawBufferPointer(rebasing: bytes[nameStart + nameLength..<end])
        }
    }

    /// Appends a field whose name is lower case already.
    mutating func appendRecord(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, flags: UInt8) {
        // One append of the whole record, because this runs for every field of every request.
        let length = Self.recordHeadBytes + name.count + value.count
        storage.append(addingCapacity: length) { span in
            span.withUnsafeMutableBufferPointer { free, initialized in
                let record = UnsafeMutableRawPointer(free.baseAddress!)
                record.storeBytes(of: UInt32(name.count), as: UInt32.self)
                record.storeBytes(of: UInt32(value.count), toByteOffset: 4, as: UInt32.self)
                record.storeBytes(of: flags, toByteOffset: 8, as: UInt8.self)
                let text = record + Self.recordHeadBytes
                if let start = name.baseAddress { text.copyMemory(from: start, byteCount: name.count) }
                if let start = value.baseAddress { (text + name.count).copyMemory(from: start, byteCount: value.count) }
                initialized += length
            }
        }
        count += 1
    }

    /// Removes the fields, and keeps up to `bytes` of memory for the next ones.
    mutating func removeAll(keepingAtMost bytes: Int) {
        storage.removeAll(keepingCapacity: storage.capacity <= bytes)
        count = 0
    }

    private mutating func lowercaseLastName(nameLength: Int, valueLength: Int) {
        let start = storage.count - valueLength - nameLength
        for index in start..<start + nameLength where storage[index] >= UInt8(ascii: "A") && storage[index] <= UInt8(ascii: "Z") {
            storage[index] |= 0x20
        }
    }
}
