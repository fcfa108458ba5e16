/// Key–value pairs that travel beside the messages of a call: request metadata, response metadata and trailers.
///
/// Keys are compared without case and stored in lower case, as HTTP/2 demands. A key ending in `-bin` holds bytes, every
/// other key holds printable ASCII. Order is kept. A key may appear more than once.
/// Source: grpc PROTOCOL-HTTP2.md, "Custom-Metadata".
public struct Metadata: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One value.
    public enum Content: Sendable, Hashable {
        case string(String)
        case binary([UInt8])
    }

    /// One key and one of its values.
    public struct Entry: Sendable, Hashable {
        public var key: String
        public var value: Content
    }

    /// All entries in order.
    public private(set) var entries: [Entry]

    public init() {
        self.entries = []
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        self.entries = []
        for (key, value) in elements { self.addString(value, forKey: key) }
    }

    public var isEmpty: Bool { self.entries.isEmpty }
    public var count: Int { self.entries.count }

    /// Whether `key` names a binary value.
    public static func isBinary(_ key: String) -> Bool {
        key.utf8.count > 4 && key.utf8.suffix(4).elementsEqual("-bin".utf8)
    }

    /// Adds a text value. For a `-bin` key the bytes of the text are added instead.
    public mutating func addString(_ value: String, forKey key: String) {
        let key = key.asciiLowercased
        self.entries.append(
            Entry(key: key, value: Self.isBinary(key) ? .binary(Array(value.utf8)) : .string(value)))
    }

    /// Adds bytes; the key should end in `-bin` and gets the suffix when it does not, because HTTP/2 could not carry it otherwise.
    public mutating func addBinary(_ value: [UInt8], forKey key: String) {
        let key = key.asciiLowercased
        self.entries.append(Entry(key: Self.isBinary(key) ? key : key + "-bin", value: .binary(value)))
    }

    /// Appends all entries of `other`.
    public mutating func add(contentsOf other: Metadata) {
        if self.entries.isEmpty { self.entries = other.entries } else { self.entries += other.entries }
    }

    /// Whether the key has a value.
    public func contains(_ key: String) -> Bool {
        let key = key.asciiLowercased
        return self.entries.contains { $0.key == key }
    }

    /// The first text value of a key.
    public subscript(string key: String) -> String? {
        if self.entries.isEmpty { return nil }
        let key = key.asciiLowercased
        for entry in self.entries where entry.key == key {
            if case .string(let value) = entry.value { return value }
        }
        return nil
    }

    /// The first binary value of a key (which ends in `-bin`).
    public subscript(binary key: String) -> [UInt8]? {
        if self.entries.isEmpty { return nil }
        let key = key.asciiLowercased
        for entry in self.entries where entry.key == key {
            if case .binary(let value) = entry.value { return value }
        }
        return nil
    }

    /// All text values of a key in order.
    public func strings(forKey key: String) -> [String] {
        let key = key.asciiLowercased
        return self.entries.compactMap {
            if $0.key == key, case .string(let value) = $0.value { return value }
            return nil
        }
    }
}

extension Metadata {
    /// For entries whose key is already in lower case and whose kind fits, as they come from the wire.
    mutating func appendFromWire(key: String, value: Content) {
        self.entries.append(Entry(key: key, value: value))
    }
}

extension String {
    /// Lower case by ASCII alone; header names know no other letters.
    var asciiLowercased: String {
        self.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) ? self.lowercased() : self
    }
}
