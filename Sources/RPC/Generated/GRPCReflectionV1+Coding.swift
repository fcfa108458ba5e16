// Written by protoc-gen-carillon from grpc/reflection/v1/reflection.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CStandardProtos
public import Protobuf

extension GRPCReflectionV1.ServerReflectionRequest {
    public static var fullName: String { "grpc.reflection.v1.ServerReflectionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ServerReflectionRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ServerReflectionRequest.self, initializer: grpc__reflection__v1__server_reflection_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ServerReflectionRequest>, _ arena: Arena) {
        arena.read(source.pointee.host, into: &self.host, "grpc.reflection.v1.ServerReflectionRequest.host")
        switch source.pointee.message_request_case {
        case 3: self.messageRequest = .fileByFilename(arena.string(source.pointee.file_by_filename, "grpc.reflection.v1.ServerReflectionRequest.file_by_filename"))
        case 4: self.messageRequest = .fileContainingSymbol(arena.string(source.pointee.file_containing_symbol, "grpc.reflection.v1.ServerReflectionRequest.file_containing_symbol"))
        case 5: self.messageRequest = GRPCReflectionV1.ExtensionRequest.read(source.pointee.file_containing_extension, arena).map { MessageRequest.fileContainingExtension($0) }
        case 6: self.messageRequest = .allExtensionNumbersOfType(arena.string(source.pointee.all_extension_numbers_of_type, "grpc.reflection.v1.ServerReflectionRequest.all_extension_numbers_of_type"))
        case 7: self.messageRequest = .listServices(arena.string(source.pointee.list_services, "grpc.reflection.v1.ServerReflectionRequest.list_services"))
        default: break
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ServerReflectionRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServerReflectionRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ServerReflectionRequest>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ServerReflectionRequest.self)
        grpc__reflection__v1__server_reflection_request__init(target)
        target.pointee.host = arena.string(self.host, "grpc.reflection.v1.ServerReflectionRequest.host")
        switch self.messageRequest {
        case .fileByFilename(let value):
            target.pointee.message_request_case = 3
            target.pointee.file_by_filename = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.file_by_filename")
        case .fileContainingSymbol(let value):
            target.pointee.message_request_case = 4
            target.pointee.file_containing_symbol = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.file_containing_symbol")
        case .fileContainingExtension(let value):
            target.pointee.message_request_case = 5
            target.pointee.file_containing_extension = value.makeCStruct(in: arena)
        case .allExtensionNumbersOfType(let value):
            target.pointee.message_request_case = 6
            target.pointee.all_extension_numbers_of_type = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.all_extension_numbers_of_type")
        case .listServices(let value):
            target.pointee.message_request_case = 7
            target.pointee.list_services = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.list_services")
        case nil: break
        }
        return target
    }
}

extension GRPCReflectionV1.ExtensionRequest {
    public static var fullName: String { "grpc.reflection.v1.ExtensionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ExtensionRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ExtensionRequest.self, initializer: grpc__reflection__v1__extension_request__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ExtensionRequest>, _ arena: Arena) {
        arena.read(source.pointee.containing_type, into: &self.containingType, "grpc.reflection.v1.ExtensionRequest.containing_type")
        self.extensionNumber = source.pointee.extension_number
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ExtensionRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ExtensionRequest> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ExtensionRequest>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ExtensionRequest.self)
        grpc__reflection__v1__extension_request__init(target)
        target.pointee.containing_type = arena.string(self.containingType, "grpc.reflection.v1.ExtensionRequest.containing_type")
        target.pointee.extension_number = self.extensionNumber
        return target
    }
}

extension GRPCReflectionV1.ServerReflectionResponse {
    public static var fullName: String { "grpc.reflection.v1.ServerReflectionResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ServerReflectionResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ServerReflectionResponse.self, initializer: grpc__reflection__v1__server_reflection_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ServerReflectionResponse>, _ arena: Arena) {
        arena.read(source.pointee.valid_host, into: &self.validHost, "grpc.reflection.v1.ServerReflectionResponse.valid_host")
        if let inner = source.pointee.original_request {
            self.originalRequest = GRPCReflectionV1.ServerReflectionRequest()
            self.originalRequest?.read(inner, arena)
        }
        switch source.pointee.message_response_case {
        case 4: self.messageResponse = GRPCReflectionV1.FileDescriptorResponse.read(source.pointee.file_descriptor_response, arena).map { MessageResponse.fileDescriptorResponse($0) }
        case 5: self.messageResponse = GRPCReflectionV1.ExtensionNumberResponse.read(source.pointee.all_extension_numbers_response, arena).map { MessageResponse.allExtensionNumbersResponse($0) }
        case 6: self.messageResponse = GRPCReflectionV1.ListServiceResponse.read(source.pointee.list_services_response, arena).map { MessageResponse.listServicesResponse($0) }
        case 7: self.messageResponse = GRPCReflectionV1.ErrorResponse.read(source.pointee.error_response, arena).map { MessageResponse.errorResponse($0) }
        default: break
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ServerReflectionResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServerReflectionResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ServerReflectionResponse>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ServerReflectionResponse.self)
        grpc__reflection__v1__server_reflection_response__init(target)
        target.pointee.valid_host = arena.string(self.validHost, "grpc.reflection.v1.ServerReflectionResponse.valid_host")
        target.pointee.original_request = self.originalRequest?.makeCStruct(in: arena)
        switch self.messageResponse {
        case .fileDescriptorResponse(let value):
            target.pointee.message_response_case = 4
            target.pointee.file_descriptor_response = value.makeCStruct(in: arena)
        case .allExtensionNumbersResponse(let value):
            target.pointee.message_response_case = 5
            target.pointee.all_extension_numbers_response = value.makeCStruct(in: arena)
        case .listServicesResponse(let value):
            target.pointee.message_response_case = 6
            target.pointee.list_services_response = value.makeCStruct(in: arena)
        case .errorResponse(let value):
            target.pointee.message_response_case = 7
            target.pointee.error_response = value.makeCStruct(in: arena)
        case nil: break
        }
        return target
    }
}

extension GRPCReflectionV1.FileDescriptorResponse {
    public static var fullName: String { "grpc.reflection.v1.FileDescriptorResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__FileDescriptorResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__FileDescriptorResponse.self, initializer: grpc__reflection__v1__file_descriptor_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__FileDescriptorResponse>, _ arena: Arena) {
        if source.pointee.n_file_descriptor_proto > 0 {
            self.fileDescriptorProto = arena.bytesList(source.pointee.file_descriptor_proto, source.pointee.n_file_descriptor_proto)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__FileDescriptorResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__FileDescriptorResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__FileDescriptorResponse>.size).assumingMemoryBound(to: Grpc__Reflection__V1__FileDescriptorResponse.self)
        grpc__reflection__v1__file_descriptor_response__init(target)
        if !self.fileDescriptorProto.isEmpty {
            target.pointee.n_file_descriptor_proto = self.fileDescriptorProto.count
            target.pointee.file_descriptor_proto = arena.bytesList(self.fileDescriptorProto)
        }
        return target
    }
}

extension GRPCReflectionV1.ExtensionNumberResponse {
    public static var fullName: String { "grpc.reflection.v1.ExtensionNumberResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ExtensionNumberResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ExtensionNumberResponse.self, initializer: grpc__reflection__v1__extension_number_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ExtensionNumberResponse>, _ arena: Arena) {
        arena.read(source.pointee.base_type_name, into: &self.baseTypeName, "grpc.reflection.v1.ExtensionNumberResponse.base_type_name")
        if source.pointee.n_extension_number > 0 {
            self.extensionNumber = Array(UnsafeBufferPointer(start: source.pointee.extension_number, count: source.pointee.n_extension_number))
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ExtensionNumberResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ExtensionNumberResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ExtensionNumberResponse>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ExtensionNumberResponse.self)
        grpc__reflection__v1__extension_number_response__init(target)
        target.pointee.base_type_name = arena.string(self.baseTypeName, "grpc.reflection.v1.ExtensionNumberResponse.base_type_name")
        if !self.extensionNumber.isEmpty {
            target.pointee.n_extension_number = self.extensionNumber.count
            let copy = self.extensionNumber.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.extension_number = copy.assumingMemoryBound(to: Int32.self)
        }
        return target
    }
}

extension GRPCReflectionV1.ListServiceResponse {
    public static var fullName: String { "grpc.reflection.v1.ListServiceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ListServiceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ListServiceResponse.self, initializer: grpc__reflection__v1__list_service_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ListServiceResponse>, _ arena: Arena) {
        if source.pointee.n_service > 0 {
            arena.beginList()
            self.service = [GRPCReflectionV1.ServiceResponse](unsafeUninitializedCapacity: source.pointee.n_service) { space, count in
                while count < source.pointee.n_service {
                    space.initializeElement(at: count, to: GRPCReflectionV1.ServiceResponse())
                    space[count].read(source.pointee.service[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ListServiceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ListServiceResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ListServiceResponse>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ListServiceResponse.self)
        grpc__reflection__v1__list_service_response__init(target)
        if !self.service.isEmpty {
            target.pointee.n_service = self.service.count
            let list = arena.pointers(self.service.count).assumingMemoryBound(to: UnsafeMutablePointer<Grpc__Reflection__V1__ServiceResponse>?.self)
            self.service.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.service = list
        }
        return target
    }
}

extension GRPCReflectionV1.ServiceResponse {
    public static var fullName: String { "grpc.reflection.v1.ServiceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ServiceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ServiceResponse.self, initializer: grpc__reflection__v1__service_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ServiceResponse>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "grpc.reflection.v1.ServiceResponse.name")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ServiceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServiceResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ServiceResponse>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ServiceResponse.self)
        grpc__reflection__v1__service_response__init(target)
        target.pointee.name = arena.string(self.name, "grpc.reflection.v1.ServiceResponse.name")
        return target
    }
}

extension GRPCReflectionV1.ErrorResponse {
    public static var fullName: String { "grpc.reflection.v1.ErrorResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Grpc__Reflection__V1__ErrorResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ErrorResponse.self, initializer: grpc__reflection__v1__error_response__init)

    package mutating func read(_ source: UnsafePointer<Grpc__Reflection__V1__ErrorResponse>, _ arena: Arena) {
        self.errorCode = source.pointee.error_code
        arena.read(source.pointee.error_message, into: &self.errorMessage, "grpc.reflection.v1.ErrorResponse.error_message")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Grpc__Reflection__V1__ErrorResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ErrorResponse> {
        let target = arena.reserve(MemoryLayout<Grpc__Reflection__V1__ErrorResponse>.size).assumingMemoryBound(to: Grpc__Reflection__V1__ErrorResponse.self)
        grpc__reflection__v1__error_response__init(target)
        target.pointee.error_code = self.errorCode
        target.pointee.error_message = arena.string(self.errorMessage, "grpc.reflection.v1.ErrorResponse.error_message")
        return target
    }
}
