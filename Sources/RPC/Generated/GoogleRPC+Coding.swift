// Written by protoc-gen-carillon from google/rpc/error_details.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CStandardProtos
public import Protobuf

extension GoogleRPC.Status {
    public static var fullName: String { "google.rpc.Status" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__Status.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__Status.self, initializer: google__rpc__status__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__Status>, _ arena: Arena) {
        self.code = source.pointee.code
        arena.read(source.pointee.message, into: &self.message, "google.rpc.Status.message")
        if source.pointee.n_details > 0 {
            arena.beginList()
            self.details = [GoogleRPC.AnyMessage](unsafeUninitializedCapacity: source.pointee.n_details) { space, count in
                while count < source.pointee.n_details {
                    space.initializeElement(at: count, to: GoogleRPC.AnyMessage())
                    space[count].read(source.pointee.details[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__Status>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__Status> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__Status>.size).assumingMemoryBound(to: Google__Rpc__Status.self)
        google__rpc__status__init(target)
        target.pointee.code = self.code
        target.pointee.message = arena.string(self.message, "google.rpc.Status.message")
        if !self.details.isEmpty {
            target.pointee.n_details = self.details.count
            let list = arena.pointers(self.details.count).assumingMemoryBound(to: UnsafeMutablePointer<Google__Rpc__Any>?.self)
            self.details.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.details = list
        }
        return target
    }
}

extension GoogleRPC.AnyMessage {
    public static var fullName: String { "google.rpc.Any" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__Any.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__Any.self, initializer: google__rpc__any__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__Any>, _ arena: Arena) {
        arena.read(source.pointee.type_url, into: &self.typeUrl, "google.rpc.Any.type_url")
        self.value = arena.bytes(source.pointee.value)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__Any>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__Any> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__Any>.size).assumingMemoryBound(to: Google__Rpc__Any.self)
        google__rpc__any__init(target)
        target.pointee.type_url = arena.string(self.typeUrl, "google.rpc.Any.type_url")
        target.pointee.value = arena.bytes(self.value)
        return target
    }
}

extension GoogleRPC.ErrorInfo {
    public static var fullName: String { "google.rpc.ErrorInfo" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__ErrorInfo.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__ErrorInfo.self, initializer: google__rpc__error_info__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__ErrorInfo>, _ arena: Arena) {
        arena.read(source.pointee.reason, into: &self.reason, "google.rpc.ErrorInfo.reason")
        arena.read(source.pointee.domain, into: &self.domain, "google.rpc.ErrorInfo.domain")
        if source.pointee.n_metadata > 0, let entries = source.pointee.metadata {
            var map = [String: String](minimumCapacity: source.pointee.n_metadata)
            for index in 0..<source.pointee.n_metadata {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "google.rpc.ErrorInfo.metadata")] = arena.string(entry.pointee.value, "google.rpc.ErrorInfo.metadata")
            }
            self.metadata = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__ErrorInfo>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__ErrorInfo> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__ErrorInfo>.size).assumingMemoryBound(to: Google__Rpc__ErrorInfo.self)
        google__rpc__error_info__init(target)
        target.pointee.reason = arena.string(self.reason, "google.rpc.ErrorInfo.reason")
        target.pointee.domain = arena.string(self.domain, "google.rpc.ErrorInfo.domain")
        if !self.metadata.isEmpty {
            let entries = arena.pointers(self.metadata.count).assumingMemoryBound(to: UnsafeMutablePointer<Google__Rpc__ErrorInfo__MetadataEntry>?.self)
            var count = 0
            for (key, value) in self.metadata {
                let entry = arena.reserve(MemoryLayout<Google__Rpc__ErrorInfo__MetadataEntry>.size).assumingMemoryBound(to: Google__Rpc__ErrorInfo__MetadataEntry.self)
                google__rpc__error_info__metadata_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "google.rpc.ErrorInfo.metadata")
                entry.pointee.value = arena.string(value, "google.rpc.ErrorInfo.metadata")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_metadata = count
            target.pointee.metadata = entries
        }
        return target
    }
}

extension GoogleRPC.BadRequest {
    public static var fullName: String { "google.rpc.BadRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__BadRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__BadRequest.self, initializer: google__rpc__bad_request__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__BadRequest>, _ arena: Arena) {
        if source.pointee.n_field_violations > 0 {
            arena.beginList()
            self.fieldViolations = [GoogleRPC.BadRequest.FieldViolation](unsafeUninitializedCapacity: source.pointee.n_field_violations) { space, count in
                while count < source.pointee.n_field_violations {
                    space.initializeElement(at: count, to: GoogleRPC.BadRequest.FieldViolation())
                    space[count].read(source.pointee.field_violations[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__BadRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__BadRequest> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__BadRequest>.size).assumingMemoryBound(to: Google__Rpc__BadRequest.self)
        google__rpc__bad_request__init(target)
        if !self.fieldViolations.isEmpty {
            target.pointee.n_field_violations = self.fieldViolations.count
            let list = arena.pointers(self.fieldViolations.count).assumingMemoryBound(to: UnsafeMutablePointer<Google__Rpc__BadRequest__FieldViolation>?.self)
            self.fieldViolations.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.field_violations = list
        }
        return target
    }
}

extension GoogleRPC.BadRequest.FieldViolation {
    public static var fullName: String { "google.rpc.BadRequest.FieldViolation" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__BadRequest__FieldViolation.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__BadRequest__FieldViolation.self, initializer: google__rpc__bad_request__field_violation__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__BadRequest__FieldViolation>, _ arena: Arena) {
        arena.read(source.pointee.field, into: &self.field, "google.rpc.BadRequest.FieldViolation.field")
        arena.read(source.pointee.description, into: &self.description, "google.rpc.BadRequest.FieldViolation.description")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__BadRequest__FieldViolation>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__BadRequest__FieldViolation> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__BadRequest__FieldViolation>.size).assumingMemoryBound(to: Google__Rpc__BadRequest__FieldViolation.self)
        google__rpc__bad_request__field_violation__init(target)
        target.pointee.field = arena.string(self.field, "google.rpc.BadRequest.FieldViolation.field")
        target.pointee.description = arena.string(self.description, "google.rpc.BadRequest.FieldViolation.description")
        return target
    }
}

extension GoogleRPC.RetryInfo {
    public static var fullName: String { "google.rpc.RetryInfo" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__RetryInfo.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__RetryInfo.self, initializer: google__rpc__retry_info__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__RetryInfo>, _ arena: Arena) {
        if let inner = source.pointee.retry_delay {
            self.retryDelay = GoogleRPC.Duration()
            self.retryDelay?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__RetryInfo>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__RetryInfo> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__RetryInfo>.size).assumingMemoryBound(to: Google__Rpc__RetryInfo.self)
        google__rpc__retry_info__init(target)
        target.pointee.retry_delay = self.retryDelay?.makeCStruct(in: arena)
        return target
    }
}

extension GoogleRPC.Duration {
    public static var fullName: String { "google.rpc.Duration" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Google__Rpc__Duration.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Google__Rpc__Duration.self, initializer: google__rpc__duration__init)

    package mutating func read(_ source: UnsafePointer<Google__Rpc__Duration>, _ arena: Arena) {
        self.seconds = source.pointee.seconds
        self.nanos = source.pointee.nanos
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Google__Rpc__Duration>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__Duration> {
        let target = arena.reserve(MemoryLayout<Google__Rpc__Duration>.size).assumingMemoryBound(to: Google__Rpc__Duration.self)
        google__rpc__duration__init(target)
        target.pointee.seconds = self.seconds
        target.pointee.nanos = self.nanos
        return target
    }
}
