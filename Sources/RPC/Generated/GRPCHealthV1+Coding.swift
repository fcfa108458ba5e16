// Written by protoc-gen-carillon from grpc/health/v1/health.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CStandardProtos
public import Protobuf

extension GRPCHealthV1.HealthCheckRequest {
    public static var fullName: String { "grpc.health.v1.HealthCheckRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Health__V1__HealthCheckRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthCheckRequest.self, initializer: grpc__health__v1__health_check_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Health__V1__HealthCheckRequest>, _ arena: Arena) {
        arena.read(source.pointee.service, into: &self.service, "grpc.health.v1.HealthCheckRequest.service")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Health__V1__HealthCheckRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthCheckRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Health__V1__HealthCheckRequest>.size).assumingMemoryBound(to: Grpc__Health__V1__HealthCheckRequest.self)
        grpc__health__v1__health_check_request__init(target)
        target.pointee.service = arena.string(self.service, "grpc.health.v1.HealthCheckRequest.service")
        return target
    }
}

extension GRPCHealthV1.HealthCheckResponse {
    public static var fullName: String { "grpc.health.v1.HealthCheckResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Health__V1__HealthCheckResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthCheckResponse.self, initializer: grpc__health__v1__health_check_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Health__V1__HealthCheckResponse>, _ arena: Arena) {
        self.status = GRPCHealthV1.HealthCheckResponse.ServingStatus(rawValue: source.pointee.status)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Health__V1__HealthCheckResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthCheckResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Health__V1__HealthCheckResponse>.size).assumingMemoryBound(to: Grpc__Health__V1__HealthCheckResponse.self)
        grpc__health__v1__health_check_response__init(target)
        target.pointee.status = self.status.rawValue
        return target
    }
}

extension GRPCHealthV1.HealthListRequest {
    public static var fullName: String { "grpc.health.v1.HealthListRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Health__V1__HealthListRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthListRequest.self, initializer: grpc__health__v1__health_list_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Health__V1__HealthListRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Health__V1__HealthListRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthListRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Health__V1__HealthListRequest>.size).assumingMemoryBound(to: Grpc__Health__V1__HealthListRequest.self)
        grpc__health__v1__health_list_request__init(target)
        return target
    }
}

extension GRPCHealthV1.HealthListResponse {
    public static var fullName: String { "grpc.health.v1.HealthListResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Health__V1__HealthListResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthListResponse.self, initializer: grpc__health__v1__health_list_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Health__V1__HealthListResponse>, _ arena: Arena) {
        if source.pointee.n_statuses > 0, let entries = source.pointee.statuses {
            var map = [String: GRPCHealthV1.HealthCheckResponse](minimumCapacity: source.pointee.n_statuses)
            for index in 0..<source.pointee.n_statuses {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "grpc.health.v1.HealthListResponse.statuses")] = GRPCHealthV1.HealthCheckResponse.read(entry.pointee.value, arena) ?? GRPCHealthV1.HealthCheckResponse()
            }
            self.statuses = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Health__V1__HealthListResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthListResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Health__V1__HealthListResponse>.size).assumingMemoryBound(to: Grpc__Health__V1__HealthListResponse.self)
        grpc__health__v1__health_list_response__init(target)
        if !self.statuses.isEmpty {
            let entries = arena.pointers(self.statuses.count).assumingMemoryBound(to: UnsafeMutablePointer<Grpc__Health__V1__HealthListResponse__StatusesEntry>?.self)
            var count = 0
            for (key, value) in self.statuses {
                let entry = arena.reserve(MemoryLayout<Grpc__Health__V1__HealthListResponse__StatusesEntry>.size).assumingMemoryBound(to: Grpc__Health__V1__HealthListResponse__StatusesEntry.self)
                grpc__health__v1__health_list_response__statuses_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "grpc.health.v1.HealthListResponse.statuses")
                entry.pointee.value = value.makeCStruct(in: arena)
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_statuses = count
            target.pointee.statuses = entries
        }
        return target
    }
}
