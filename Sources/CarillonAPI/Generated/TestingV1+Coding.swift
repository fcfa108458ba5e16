// Written by protoc-gen-carillon from carillon/testing/v1/clock.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension TestingV1.SetRequest {
    public static var fullName: String { "carillon.testing.v1.SetRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension TestingV1.SetRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__SetRequest.self, initializer: carillon__testing__v1__set_request__init)

    package init(copying source: UnsafePointer<Carillon__Testing__V1__SetRequest>, arena: Arena) {
        self.nowMs = source.pointee.now_ms
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__SetRequest>? {
        guard let target = arena.structure(Carillon__Testing__V1__SetRequest.self) else { return nil }
        carillon__testing__v1__set_request__init(target)
        target.pointee.now_ms = self.nowMs
        return target
    }
}

extension TestingV1.SetResponse {
    public static var fullName: String { "carillon.testing.v1.SetResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension TestingV1.SetResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__SetResponse.self, initializer: carillon__testing__v1__set_response__init)

    package init(copying source: UnsafePointer<Carillon__Testing__V1__SetResponse>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__SetResponse>? {
        guard let target = arena.structure(Carillon__Testing__V1__SetResponse.self) else { return nil }
        carillon__testing__v1__set_response__init(target)
        return target
    }
}

extension TestingV1.StatusRequest {
    public static var fullName: String { "carillon.testing.v1.StatusRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension TestingV1.StatusRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__StatusRequest.self, initializer: carillon__testing__v1__status_request__init)

    package init(copying source: UnsafePointer<Carillon__Testing__V1__StatusRequest>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__StatusRequest>? {
        guard let target = arena.structure(Carillon__Testing__V1__StatusRequest.self) else { return nil }
        carillon__testing__v1__status_request__init(target)
        return target
    }
}

extension TestingV1.StatusResponse {
    public static var fullName: String { "carillon.testing.v1.StatusResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension TestingV1.StatusResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Testing__V1__StatusResponse.self, initializer: carillon__testing__v1__status_response__init)

    package init(copying source: UnsafePointer<Carillon__Testing__V1__StatusResponse>, arena: Arena) {
        self.nowMs = source.pointee.now_ms
        self.busy = source.pointee.busy
        self.workCounter = source.pointee.work_counter
        self.awaitingProvider = source.pointee.awaiting_provider
        self.withheld = source.pointee.withheld
        self.nextDueMs = source.pointee.optional_next_due_ms_case.rawValue == 6 ? source.pointee.next_due_ms : nil
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Testing__V1__StatusResponse>? {
        guard let target = arena.structure(Carillon__Testing__V1__StatusResponse.self) else { return nil }
        carillon__testing__v1__status_response__init(target)
        target.pointee.now_ms = self.nowMs
        target.pointee.busy = self.busy
        target.pointee.work_counter = self.workCounter
        target.pointee.awaiting_provider = self.awaitingProvider
        target.pointee.withheld = self.withheld
        if let value = self.nextDueMs {
            target.pointee.optional_next_due_ms_case = .init(rawValue: 6)
            target.pointee.next_due_ms = value
        }
        return target
    }
}
