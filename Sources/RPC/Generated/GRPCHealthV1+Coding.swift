// Written by protoc-gen-carillon from grpc/health/v1/health.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CStandardProtos
public import Protobuf

extension GRPCHealthV1.HealthCheckRequest {
    public static var fullName: String { "grpc.health.v1.HealthCheckRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCHealthV1.HealthCheckRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthCheckRequest.self, initializer: grpc__health__v1__health_check_request__init)

    package init(copying source: UnsafePointer<Grpc__Health__V1__HealthCheckRequest>, arena: Arena) {
        self.service = arena.string(source.pointee.service, "grpc.health.v1.HealthCheckRequest.service")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthCheckRequest>? {
        guard let target = arena.structure(Grpc__Health__V1__HealthCheckRequest.self) else { return nil }
        grpc__health__v1__health_check_request__init(target)
        target.pointee.service = arena.string(self.service, "grpc.health.v1.HealthCheckRequest.service")
        return target
    }
}

extension GRPCHealthV1.HealthCheckResponse {
    public static var fullName: String { "grpc.health.v1.HealthCheckResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCHealthV1.HealthCheckResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthCheckResponse.self, initializer: grpc__health__v1__health_check_response__init)

    package init(copying source: UnsafePointer<Grpc__Health__V1__HealthCheckResponse>, arena: Arena) {
        self.status = GRPCHealthV1.HealthCheckResponse.ServingStatus(rawValue: Int32(bitPattern: source.pointee.status.rawValue))
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthCheckResponse>? {
        guard let target = arena.structure(Grpc__Health__V1__HealthCheckResponse.self) else { return nil }
        grpc__health__v1__health_check_response__init(target)
        target.pointee.status = .init(rawValue: UInt32(bitPattern: self.status.rawValue))
        return target
    }
}

extension GRPCHealthV1.HealthListRequest {
    public static var fullName: String { "grpc.health.v1.HealthListRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCHealthV1.HealthListRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthListRequest.self, initializer: grpc__health__v1__health_list_request__init)

    package init(copying source: UnsafePointer<Grpc__Health__V1__HealthListRequest>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthListRequest>? {
        guard let target = arena.structure(Grpc__Health__V1__HealthListRequest.self) else { return nil }
        grpc__health__v1__health_list_request__init(target)
        return target
    }
}

extension GRPCHealthV1.HealthListResponse {
    public static var fullName: String { "grpc.health.v1.HealthListResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCHealthV1.HealthListResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Health__V1__HealthListResponse.self, initializer: grpc__health__v1__health_list_response__init)

    package init(copying source: UnsafePointer<Grpc__Health__V1__HealthListResponse>, arena: Arena) {
        self.statuses = [:]
        if source.pointee.n_statuses > 0, let entries = source.pointee.statuses {
            var map = [String: GRPCHealthV1.HealthCheckResponse](minimumCapacity: source.pointee.n_statuses)
            for index in 0..<source.pointee.n_statuses {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "grpc.health.v1.HealthListResponse.statuses")] = entry.pointee.value.map { GRPCHealthV1.HealthCheckResponse(copying: $0, arena: arena) } ?? GRPCHealthV1.HealthCheckResponse()
            }
            self.statuses = map
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Health__V1__HealthListResponse>? {
        guard let target = arena.structure(Grpc__Health__V1__HealthListResponse.self) else { return nil }
        grpc__health__v1__health_list_response__init(target)
        if !self.statuses.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Grpc__Health__V1__HealthListResponse__StatusesEntry>?.self, count: self.statuses.count) {
            var count = 0
            for (key, value) in self.statuses {
                guard let entry = arena.structure(Grpc__Health__V1__HealthListResponse__StatusesEntry.self) else { return nil }
                grpc__health__v1__health_list_response__statuses_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "grpc.health.v1.HealthListResponse.statuses")
                entry.pointee.value = value.makeCStruct(in: arena)
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_statuses = count
            target.pointee.statuses = entries
        }
        return target
    }
}
