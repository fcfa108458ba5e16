// Written by protoc-gen-carillon from carillon/gateway/v1/media.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension GatewayV1.PrepareMediaRequest {
    public static var fullName: String { "carillon.gateway.v1.PrepareMediaRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Gateway__V1__PrepareMediaRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Gateway__V1__PrepareMediaRequest.self, initializer: carillon__gateway__v1__prepare_media_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Gateway__V1__PrepareMediaRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.source_url, into: &self.sourceUrl, "carillon.gateway.v1.PrepareMediaRequest.source_url")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Gateway__V1__PrepareMediaRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Gateway__V1__PrepareMediaRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Gateway__V1__PrepareMediaRequest>.size).assumingMemoryBound(to: Carillon__Gateway__V1__PrepareMediaRequest.self)
        carillon__gateway__v1__prepare_media_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.source_url = arena.string(self.sourceUrl, "carillon.gateway.v1.PrepareMediaRequest.source_url")
        return target
    }
}

extension GatewayV1.PreparedMedia {
    public static var fullName: String { "carillon.gateway.v1.PreparedMedia" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Gateway__V1__PreparedMedia.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Gateway__V1__PreparedMedia.self, initializer: carillon__gateway__v1__prepared_media__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Gateway__V1__PreparedMedia>, _ arena: Arena) {
        arena.read(source.pointee.url, into: &self.url, "carillon.gateway.v1.PreparedMedia.url")
        arena.read(source.pointee.still_url, into: &self.stillUrl, "carillon.gateway.v1.PreparedMedia.still_url")
        arena.read(source.pointee.ios_icon_url, into: &self.iosIconUrl, "carillon.gateway.v1.PreparedMedia.ios_icon_url")
        arena.read(source.pointee.android_icon_url, into: &self.androidIconUrl, "carillon.gateway.v1.PreparedMedia.android_icon_url")
        self.expiresAtMs = source.pointee.expires_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Gateway__V1__PreparedMedia>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Gateway__V1__PreparedMedia> {
        let target = arena.reserve(MemoryLayout<Carillon__Gateway__V1__PreparedMedia>.size).assumingMemoryBound(to: Carillon__Gateway__V1__PreparedMedia.self)
        carillon__gateway__v1__prepared_media__init(target)
        target.pointee.url = arena.string(self.url, "carillon.gateway.v1.PreparedMedia.url")
        target.pointee.still_url = arena.string(self.stillUrl, "carillon.gateway.v1.PreparedMedia.still_url")
        target.pointee.ios_icon_url = arena.string(self.iosIconUrl, "carillon.gateway.v1.PreparedMedia.ios_icon_url")
        target.pointee.android_icon_url = arena.string(self.androidIconUrl, "carillon.gateway.v1.PreparedMedia.android_icon_url")
        target.pointee.expires_at_ms = self.expiresAtMs
        return target
    }
}

extension GatewayV1.PrepareMediaResponse {
    public static var fullName: String { "carillon.gateway.v1.PrepareMediaResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Gateway__V1__PrepareMediaResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Gateway__V1__PrepareMediaResponse.self, initializer: carillon__gateway__v1__prepare_media_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Gateway__V1__PrepareMediaResponse>, _ arena: Arena) {
        if let inner = source.pointee.media {
            self.media = GatewayV1.PreparedMedia()
            self.media?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Gateway__V1__PrepareMediaResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Gateway__V1__PrepareMediaResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Gateway__V1__PrepareMediaResponse>.size).assumingMemoryBound(to: Carillon__Gateway__V1__PrepareMediaResponse.self)
        carillon__gateway__v1__prepare_media_response__init(target)
        target.pointee.media = self.media?.makeCStruct(in: arena)
        return target
    }
}
