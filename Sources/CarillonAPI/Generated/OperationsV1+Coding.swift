// Written by protoc-gen-carillon from carillon/operations/v1/backups.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension OperationsV1.CreateBackupRequest {
    public static var fullName: String { "carillon.operations.v1.CreateBackupRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Operations__V1__CreateBackupRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Operations__V1__CreateBackupRequest.self, initializer: carillon__operations__v1__create_backup_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Operations__V1__CreateBackupRequest>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.operations.v1.CreateBackupRequest.name")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Operations__V1__CreateBackupRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Operations__V1__CreateBackupRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Operations__V1__CreateBackupRequest>.size).assumingMemoryBound(to: Carillon__Operations__V1__CreateBackupRequest.self)
        carillon__operations__v1__create_backup_request__init(target)
        target.pointee.name = arena.string(self.name, "carillon.operations.v1.CreateBackupRequest.name")
        return target
    }
}

extension OperationsV1.StoreCopy {
    public static var fullName: String { "carillon.operations.v1.StoreCopy" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Operations__V1__StoreCopy.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Operations__V1__StoreCopy.self, initializer: carillon__operations__v1__store_copy__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Operations__V1__StoreCopy>, _ arena: Arena) {
        arena.read(source.pointee.store, into: &self.store, "carillon.operations.v1.StoreCopy.store")
        arena.read(source.pointee.path, into: &self.path, "carillon.operations.v1.StoreCopy.path")
        self.bytes = source.pointee.bytes
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Operations__V1__StoreCopy>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Operations__V1__StoreCopy> {
        let target = arena.reserve(MemoryLayout<Carillon__Operations__V1__StoreCopy>.size).assumingMemoryBound(to: Carillon__Operations__V1__StoreCopy.self)
        carillon__operations__v1__store_copy__init(target)
        target.pointee.store = arena.string(self.store, "carillon.operations.v1.StoreCopy.store")
        target.pointee.path = arena.string(self.path, "carillon.operations.v1.StoreCopy.path")
        target.pointee.bytes = self.bytes
        return target
    }
}

extension OperationsV1.CreateBackupResponse {
    public static var fullName: String { "carillon.operations.v1.CreateBackupResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Operations__V1__CreateBackupResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Operations__V1__CreateBackupResponse.self, initializer: carillon__operations__v1__create_backup_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Operations__V1__CreateBackupResponse>, _ arena: Arena) {
        if source.pointee.n_copies > 0 {
            arena.beginList()
            self.copies = [OperationsV1.StoreCopy](unsafeUninitializedCapacity: source.pointee.n_copies) { space, count in
                while count < source.pointee.n_copies {
                    space.initializeElement(at: count, to: OperationsV1.StoreCopy())
                    space[count].read(source.pointee.copies[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Operations__V1__CreateBackupResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Operations__V1__CreateBackupResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Operations__V1__CreateBackupResponse>.size).assumingMemoryBound(to: Carillon__Operations__V1__CreateBackupResponse.self)
        carillon__operations__v1__create_backup_response__init(target)
        if !self.copies.isEmpty {
            target.pointee.n_copies = self.copies.count
            let list = arena.pointers(self.copies.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Operations__V1__StoreCopy>?.self)
            self.copies.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.copies = list
        }
        return target
    }
}
