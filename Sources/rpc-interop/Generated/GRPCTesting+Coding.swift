// Written by protoc-gen-carillon from grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CTestingProtos
public import Protobuf

extension GRPCTesting.Empty {
    public static var fullName: String { "grpc.testing.Empty" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__Empty.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__Empty.self, initializer: grpc__testing__empty__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__Empty>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__Empty>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__Empty> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__Empty>.size).assumingMemoryBound(to: Grpc__Testing__Empty.self)
        grpc__testing__empty__init(target)
        return target
    }
}

extension GRPCTesting.BoolValue {
    public static var fullName: String { "grpc.testing.BoolValue" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__BoolValue.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__BoolValue.self, initializer: grpc__testing__bool_value__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__BoolValue>, _ arena: Arena) {
        self.value = (source.pointee.value != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__BoolValue>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__BoolValue> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__BoolValue>.size).assumingMemoryBound(to: Grpc__Testing__BoolValue.self)
        grpc__testing__bool_value__init(target)
        target.pointee.value = self.value ? 1 : 0
        return target
    }
}

extension GRPCTesting.Payload {
    public static var fullName: String { "grpc.testing.Payload" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__Payload.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__Payload.self, initializer: grpc__testing__payload__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__Payload>, _ arena: Arena) {
        self.type = GRPCTesting.PayloadType(rawValue: source.pointee.type)
        self.body = arena.bytes(source.pointee.body)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__Payload>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__Payload> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__Payload>.size).assumingMemoryBound(to: Grpc__Testing__Payload.self)
        grpc__testing__payload__init(target)
        target.pointee.type = self.type.rawValue
        target.pointee.body = arena.bytes(self.body)
        return target
    }
}

extension GRPCTesting.EchoStatus {
    public static var fullName: String { "grpc.testing.EchoStatus" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__EchoStatus.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__EchoStatus.self, initializer: grpc__testing__echo_status__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__EchoStatus>, _ arena: Arena) {
        self.code = source.pointee.code
        arena.read(source.pointee.message, into: &self.message, "grpc.testing.EchoStatus.message")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__EchoStatus>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__EchoStatus> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__EchoStatus>.size).assumingMemoryBound(to: Grpc__Testing__EchoStatus.self)
        grpc__testing__echo_status__init(target)
        target.pointee.code = self.code
        target.pointee.message = arena.string(self.message, "grpc.testing.EchoStatus.message")
        return target
    }
}

extension GRPCTesting.SimpleRequest {
    public static var fullName: String { "grpc.testing.SimpleRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__SimpleRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__SimpleRequest.self, initializer: grpc__testing__simple_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__SimpleRequest>, _ arena: Arena) {
        self.responseType = GRPCTesting.PayloadType(rawValue: source.pointee.response_type)
        self.responseSize = source.pointee.response_size
        if let inner = source.pointee.payload {
            self.payload = GRPCTesting.Payload()
            self.payload?.read(inner, arena)
        }
        self.fillUsername = (source.pointee.fill_username != 0)
        self.fillOauthScope = (source.pointee.fill_oauth_scope != 0)
        if let inner = source.pointee.response_compressed {
            self.responseCompressed = GRPCTesting.BoolValue()
            self.responseCompressed?.read(inner, arena)
        }
        if let inner = source.pointee.response_status {
            self.responseStatus = GRPCTesting.EchoStatus()
            self.responseStatus?.read(inner, arena)
        }
        if let inner = source.pointee.expect_compressed {
            self.expectCompressed = GRPCTesting.BoolValue()
            self.expectCompressed?.read(inner, arena)
        }
        self.fillServerId = (source.pointee.fill_server_id != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__SimpleRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__SimpleRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__SimpleRequest>.size).assumingMemoryBound(to: Grpc__Testing__SimpleRequest.self)
        grpc__testing__simple_request__init(target)
        target.pointee.response_type = self.responseType.rawValue
        target.pointee.response_size = self.responseSize
        target.pointee.payload = self.payload?.makeCStruct(in: arena)
        target.pointee.fill_username = self.fillUsername ? 1 : 0
        target.pointee.fill_oauth_scope = self.fillOauthScope ? 1 : 0
        target.pointee.response_compressed = self.responseCompressed?.makeCStruct(in: arena)
        target.pointee.response_status = self.responseStatus?.makeCStruct(in: arena)
        target.pointee.expect_compressed = self.expectCompressed?.makeCStruct(in: arena)
        target.pointee.fill_server_id = self.fillServerId ? 1 : 0
        return target
    }
}

extension GRPCTesting.SimpleResponse {
    public static var fullName: String { "grpc.testing.SimpleResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__SimpleResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__SimpleResponse.self, initializer: grpc__testing__simple_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__SimpleResponse>, _ arena: Arena) {
        if let inner = source.pointee.payload {
            self.payload = GRPCTesting.Payload()
            self.payload?.read(inner, arena)
        }
        arena.read(source.pointee.username, into: &self.username, "grpc.testing.SimpleResponse.username")
        arena.read(source.pointee.oauth_scope, into: &self.oauthScope, "grpc.testing.SimpleResponse.oauth_scope")
        arena.read(source.pointee.server_id, into: &self.serverId, "grpc.testing.SimpleResponse.server_id")
        arena.read(source.pointee.hostname, into: &self.hostname, "grpc.testing.SimpleResponse.hostname")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__SimpleResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__SimpleResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__SimpleResponse>.size).assumingMemoryBound(to: Grpc__Testing__SimpleResponse.self)
        grpc__testing__simple_response__init(target)
        target.pointee.payload = self.payload?.makeCStruct(in: arena)
        target.pointee.username = arena.string(self.username, "grpc.testing.SimpleResponse.username")
        target.pointee.oauth_scope = arena.string(self.oauthScope, "grpc.testing.SimpleResponse.oauth_scope")
        target.pointee.server_id = arena.string(self.serverId, "grpc.testing.SimpleResponse.server_id")
        target.pointee.hostname = arena.string(self.hostname, "grpc.testing.SimpleResponse.hostname")
        return target
    }
}

extension GRPCTesting.StreamingInputCallRequest {
    public static var fullName: String { "grpc.testing.StreamingInputCallRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__StreamingInputCallRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__StreamingInputCallRequest.self, initializer: grpc__testing__streaming_input_call_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__StreamingInputCallRequest>, _ arena: Arena) {
        if let inner = source.pointee.payload {
            self.payload = GRPCTesting.Payload()
            self.payload?.read(inner, arena)
        }
        if let inner = source.pointee.expect_compressed {
            self.expectCompressed = GRPCTesting.BoolValue()
            self.expectCompressed?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__StreamingInputCallRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingInputCallRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__StreamingInputCallRequest>.size).assumingMemoryBound(to: Grpc__Testing__StreamingInputCallRequest.self)
        grpc__testing__streaming_input_call_request__init(target)
        target.pointee.payload = self.payload?.makeCStruct(in: arena)
        target.pointee.expect_compressed = self.expectCompressed?.makeCStruct(in: arena)
        return target
    }
}

extension GRPCTesting.StreamingInputCallResponse {
    public static var fullName: String { "grpc.testing.StreamingInputCallResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__StreamingInputCallResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__StreamingInputCallResponse.self, initializer: grpc__testing__streaming_input_call_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__StreamingInputCallResponse>, _ arena: Arena) {
        self.aggregatedPayloadSize = source.pointee.aggregated_payload_size
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__StreamingInputCallResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingInputCallResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__StreamingInputCallResponse>.size).assumingMemoryBound(to: Grpc__Testing__StreamingInputCallResponse.self)
        grpc__testing__streaming_input_call_response__init(target)
        target.pointee.aggregated_payload_size = self.aggregatedPayloadSize
        return target
    }
}

extension GRPCTesting.ResponseParameters {
    public static var fullName: String { "grpc.testing.ResponseParameters" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__ResponseParameters.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__ResponseParameters.self, initializer: grpc__testing__response_parameters__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__ResponseParameters>, _ arena: Arena) {
        self.size = source.pointee.size
        self.intervalUs = source.pointee.interval_us
        if let inner = source.pointee.compressed {
            self.compressed = GRPCTesting.BoolValue()
            self.compressed?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__ResponseParameters>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__ResponseParameters> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__ResponseParameters>.size).assumingMemoryBound(to: Grpc__Testing__ResponseParameters.self)
        grpc__testing__response_parameters__init(target)
        target.pointee.size = self.size
        target.pointee.interval_us = self.intervalUs
        target.pointee.compressed = self.compressed?.makeCStruct(in: arena)
        return target
    }
}

extension GRPCTesting.StreamingOutputCallRequest {
    public static var fullName: String { "grpc.testing.StreamingOutputCallRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__StreamingOutputCallRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__StreamingOutputCallRequest.self, initializer: grpc__testing__streaming_output_call_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__StreamingOutputCallRequest>, _ arena: Arena) {
        self.responseType = GRPCTesting.PayloadType(rawValue: source.pointee.response_type)
        if source.pointee.n_response_parameters > 0 {
            arena.beginList()
            self.responseParameters = [GRPCTesting.ResponseParameters](unsafeUninitializedCapacity: source.pointee.n_response_parameters) { space, count in
                while count < source.pointee.n_response_parameters {
                    space.initializeElement(at: count, to: GRPCTesting.ResponseParameters())
                    space[count].read(source.pointee.response_parameters[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.payload {
            self.payload = GRPCTesting.Payload()
            self.payload?.read(inner, arena)
        }
        if let inner = source.pointee.response_status {
            self.responseStatus = GRPCTesting.EchoStatus()
            self.responseStatus?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__StreamingOutputCallRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingOutputCallRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__StreamingOutputCallRequest>.size).assumingMemoryBound(to: Grpc__Testing__StreamingOutputCallRequest.self)
        grpc__testing__streaming_output_call_request__init(target)
        target.pointee.response_type = self.responseType.rawValue
        if !self.responseParameters.isEmpty {
            target.pointee.n_response_parameters = self.responseParameters.count
            let list = arena.pointers(self.responseParameters.count).assumingMemoryBound(to: UnsafeMutablePointer<Grpc__Testing__ResponseParameters>?.self)
            self.responseParameters.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.response_parameters = list
        }
        target.pointee.payload = self.payload?.makeCStruct(in: arena)
        target.pointee.response_status = self.responseStatus?.makeCStruct(in: arena)
        return target
    }
}

extension GRPCTesting.StreamingOutputCallResponse {
    public static var fullName: String { "grpc.testing.StreamingOutputCallResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Testing__StreamingOutputCallResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Testing__StreamingOutputCallResponse.self, initializer: grpc__testing__streaming_output_call_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Testing__StreamingOutputCallResponse>, _ arena: Arena) {
        if let inner = source.pointee.payload {
            self.payload = GRPCTesting.Payload()
            self.payload?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Testing__StreamingOutputCallResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__StreamingOutputCallResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Testing__StreamingOutputCallResponse>.size).assumingMemoryBound(to: Grpc__Testing__StreamingOutputCallResponse.self)
        grpc__testing__streaming_output_call_response__init(target)
        target.pointee.payload = self.payload?.makeCStruct(in: arena)
        return target
    }
}
