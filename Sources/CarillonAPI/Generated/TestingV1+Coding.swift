// Written by protoc-gen-carillon from carillon/testing/v1/clock.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension TestingV1.SetRequest {
    public static var fullName: String { "carillon.testing.v1.SetRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Testing__V1__SetRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__SetRequest.self, initializer: carillon__testing__v1__set_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Testing__V1__SetRequest>, _ arena: Arena) {
        self.nowMs = source.pointee.now_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Testing__V1__SetRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__SetRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Testing__V1__SetRequest>.size).assumingMemoryBound(to: Carillon__Testing__V1__SetRequest.self)
        carillon__testing__v1__set_request__init(target)
        target.pointee.now_ms = self.nowMs
        return target
    }
}

extension TestingV1.SetResponse {
    public static var fullName: String { "carillon.testing.v1.SetResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Testing__V1__SetResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__SetResponse.self, initializer: carillon__testing__v1__set_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Testing__V1__SetResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Testing__V1__SetResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__SetResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Testing__V1__SetResponse>.size).assumingMemoryBound(to: Carillon__Testing__V1__SetResponse.self)
        carillon__testing__v1__set_response__init(target)
        return target
    }
}

extension TestingV1.WakeRequest {
    public static var fullName: String { "carillon.testing.v1.WakeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Testing__V1__WakeRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__WakeRequest.self, initializer: carillon__testing__v1__wake_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Testing__V1__WakeRequest>, _ arena: Arena) {
        self.waitMs = source.pointee.wait_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Testing__V1__WakeRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__WakeRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Testing__V1__WakeRequest>.size).assumingMemoryBound(to: Carillon__Testing__V1__WakeRequest.self)
        carillon__testing__v1__wake_request__init(target)
        target.pointee.wait_ms = self.waitMs
        return target
    }
}

extension TestingV1.WakeResponse {
    public static var fullName: String { "carillon.testing.v1.WakeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Testing__V1__WakeResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__WakeResponse.self, initializer: carillon__testing__v1__wake_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Testing__V1__WakeResponse>, _ arena: Arena) {
        if let inner = source.pointee.status {
            self.status = TestingV1.StatusResponse()
            self.status?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Testing__V1__WakeResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__WakeResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Testing__V1__WakeResponse>.size).assumingMemoryBound(to: Carillon__Testing__V1__WakeResponse.self)
        carillon__testing__v1__wake_response__init(target)
        target.pointee.status = self.status?.makeCStruct(in: arena)
        return target
    }
}

extension TestingV1.StatusRequest {
    public static var fullName: String { "carillon.testing.v1.StatusRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Testing__V1__StatusRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__StatusRequest.self, initializer: carillon__testing__v1__status_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Testing__V1__StatusRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Testing__V1__StatusRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__StatusRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Testing__V1__StatusRequest>.size).assumingMemoryBound(to: Carillon__Testing__V1__StatusRequest.self)
        carillon__testing__v1__status_request__init(target)
        return target
    }
}

extension TestingV1.StatusResponse {
    public static var fullName: String { "carillon.testing.v1.StatusResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Testing__V1__StatusResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__StatusResponse.self, initializer: carillon__testing__v1__status_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Testing__V1__StatusResponse>, _ arena: Arena) {
        self.nowMs = source.pointee.now_ms
        self.busy = source.pointee.busy
        self.workCounter = source.pointee.work_counter
        self.awaitingProvider = source.pointee.awaiting_provider
        self.withheld = source.pointee.withheld
        if source.pointee.optional_next_due_ms_case == 6 { self.nextDueMs = source.pointee.next_due_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Testing__V1__StatusResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__StatusResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Testing__V1__StatusResponse>.size).assumingMemoryBound(to: Carillon__Testing__V1__StatusResponse.self)
        carillon__testing__v1__status_response__init(target)
        target.pointee.now_ms = self.nowMs
        target.pointee.busy = self.busy
        target.pointee.work_counter = self.workCounter
        target.pointee.awaiting_provider = self.awaitingProvider
        target.pointee.withheld = self.withheld
        if let value = self.nextDueMs {
            target.pointee.optional_next_due_ms_case = 6
            target.pointee.next_due_ms = value
        }
        return target
    }
}
