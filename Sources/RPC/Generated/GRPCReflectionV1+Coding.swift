// Written by protoc-gen-carillon from grpc/reflection/v1/reflection.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CStandardProtos
public import Protobuf

extension GRPCReflectionV1.ServerReflectionRequest {
    public static var fullName: String { "grpc.reflection.v1.ServerReflectionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ServerReflectionRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ServerReflectionRequest.self, initializer: grpc__reflection__v1__server_reflection_request__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ServerReflectionRequest>, arena: Arena) {
        self.host = arena.string(source.pointee.host, "grpc.reflection.v1.ServerReflectionRequest.host")
        switch source.pointee.message_request_case.rawValue {
        case 3: self.messageRequest = .fileByFilename(arena.string(source.pointee.file_by_filename, "grpc.reflection.v1.ServerReflectionRequest.file_by_filename"))
        case 4: self.messageRequest = .fileContainingSymbol(arena.string(source.pointee.file_containing_symbol, "grpc.reflection.v1.ServerReflectionRequest.file_containing_symbol"))
        case 5: self.messageRequest = source.pointee.file_containing_extension.map { GRPCReflectionV1.ExtensionRequest(copying: $0, arena: arena) }.map { MessageRequest.fileContainingExtension($0) }
        case 6: self.messageRequest = .allExtensionNumbersOfType(arena.string(source.pointee.all_extension_numbers_of_type, "grpc.reflection.v1.ServerReflectionRequest.all_extension_numbers_of_type"))
        case 7: self.messageRequest = .listServices(arena.string(source.pointee.list_services, "grpc.reflection.v1.ServerReflectionRequest.list_services"))
        default: self.messageRequest = nil
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServerReflectionRequest>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ServerReflectionRequest.self) else { return nil }
        grpc__reflection__v1__server_reflection_request__init(target)
        target.pointee.host = arena.string(self.host, "grpc.reflection.v1.ServerReflectionRequest.host")
        switch self.messageRequest {
        case .fileByFilename(let value):
            target.pointee.message_request_case = .init(rawValue: 3)
            target.pointee.file_by_filename = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.file_by_filename")
        case .fileContainingSymbol(let value):
            target.pointee.message_request_case = .init(rawValue: 4)
            target.pointee.file_containing_symbol = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.file_containing_symbol")
        case .fileContainingExtension(let value):
            target.pointee.message_request_case = .init(rawValue: 5)
            target.pointee.file_containing_extension = value.makeCStruct(in: arena)
        case .allExtensionNumbersOfType(let value):
            target.pointee.message_request_case = .init(rawValue: 6)
            target.pointee.all_extension_numbers_of_type = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.all_extension_numbers_of_type")
        case .listServices(let value):
            target.pointee.message_request_case = .init(rawValue: 7)
            target.pointee.list_services = arena.presentString(value, "grpc.reflection.v1.ServerReflectionRequest.list_services")
        case nil: break
        }
        return target
    }
}

extension GRPCReflectionV1.ExtensionRequest {
    public static var fullName: String { "grpc.reflection.v1.ExtensionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ExtensionRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ExtensionRequest.self, initializer: grpc__reflection__v1__extension_request__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ExtensionRequest>, arena: Arena) {
        self.containingType = arena.string(source.pointee.containing_type, "grpc.reflection.v1.ExtensionRequest.containing_type")
        self.extensionNumber = source.pointee.extension_number
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ExtensionRequest>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ExtensionRequest.self) else { return nil }
        grpc__reflection__v1__extension_request__init(target)
        target.pointee.containing_type = arena.string(self.containingType, "grpc.reflection.v1.ExtensionRequest.containing_type")
        target.pointee.extension_number = self.extensionNumber
        return target
    }
}

extension GRPCReflectionV1.ServerReflectionResponse {
    public static var fullName: String { "grpc.reflection.v1.ServerReflectionResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ServerReflectionResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ServerReflectionResponse.self, initializer: grpc__reflection__v1__server_reflection_response__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ServerReflectionResponse>, arena: Arena) {
        self.validHost = arena.string(source.pointee.valid_host, "grpc.reflection.v1.ServerReflectionResponse.valid_host")
        self.originalRequest = source.pointee.original_request.map { GRPCReflectionV1.ServerReflectionRequest(copying: $0, arena: arena) }
        switch source.pointee.message_response_case.rawValue {
        case 4: self.messageResponse = source.pointee.file_descriptor_response.map { GRPCReflectionV1.FileDescriptorResponse(copying: $0, arena: arena) }.map { MessageResponse.fileDescriptorResponse($0) }
        case 5: self.messageResponse = source.pointee.all_extension_numbers_response.map { GRPCReflectionV1.ExtensionNumberResponse(copying: $0, arena: arena) }.map { MessageResponse.allExtensionNumbersResponse($0) }
        case 6: self.messageResponse = source.pointee.list_services_response.map { GRPCReflectionV1.ListServiceResponse(copying: $0, arena: arena) }.map { MessageResponse.listServicesResponse($0) }
        case 7: self.messageResponse = source.pointee.error_response.map { GRPCReflectionV1.ErrorResponse(copying: $0, arena: arena) }.map { MessageResponse.errorResponse($0) }
        default: self.messageResponse = nil
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServerReflectionResponse>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ServerReflectionResponse.self) else { return nil }
        grpc__reflection__v1__server_reflection_response__init(target)
        target.pointee.valid_host = arena.string(self.validHost, "grpc.reflection.v1.ServerReflectionResponse.valid_host")
        target.pointee.original_request = self.originalRequest?.makeCStruct(in: arena)
        switch self.messageResponse {
        case .fileDescriptorResponse(let value):
            target.pointee.message_response_case = .init(rawValue: 4)
            target.pointee.file_descriptor_response = value.makeCStruct(in: arena)
        case .allExtensionNumbersResponse(let value):
            target.pointee.message_response_case = .init(rawValue: 5)
            target.pointee.all_extension_numbers_response = value.makeCStruct(in: arena)
        case .listServicesResponse(let value):
            target.pointee.message_response_case = .init(rawValue: 6)
            target.pointee.list_services_response = value.makeCStruct(in: arena)
        case .errorResponse(let value):
            target.pointee.message_response_case = .init(rawValue: 7)
            target.pointee.error_response = value.makeCStruct(in: arena)
        case nil: break
        }
        return target
    }
}

extension GRPCReflectionV1.FileDescriptorResponse {
    public static var fullName: String { "grpc.reflection.v1.FileDescriptorResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.FileDescriptorResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__FileDescriptorResponse.self, initializer: grpc__reflection__v1__file_descriptor_response__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__FileDescriptorResponse>, arena: Arena) {
        self.fileDescriptorProto = arena.bytesList(source.pointee.file_descriptor_proto, source.pointee.n_file_descriptor_proto)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__FileDescriptorResponse>? {
        guard let target = arena.structure(Grpc__Reflection__V1__FileDescriptorResponse.self) else { return nil }
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
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ExtensionNumberResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ExtensionNumberResponse.self, initializer: grpc__reflection__v1__extension_number_response__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ExtensionNumberResponse>, arena: Arena) {
        self.baseTypeName = arena.string(source.pointee.base_type_name, "grpc.reflection.v1.ExtensionNumberResponse.base_type_name")
        self.extensionNumber = arena.numbers(source.pointee.extension_number, source.pointee.n_extension_number)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ExtensionNumberResponse>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ExtensionNumberResponse.self) else { return nil }
        grpc__reflection__v1__extension_number_response__init(target)
        target.pointee.base_type_name = arena.string(self.baseTypeName, "grpc.reflection.v1.ExtensionNumberResponse.base_type_name")
        if !self.extensionNumber.isEmpty {
            target.pointee.n_extension_number = self.extensionNumber.count
            target.pointee.extension_number = arena.numbers(self.extensionNumber)
        }
        return target
    }
}

extension GRPCReflectionV1.ListServiceResponse {
    public static var fullName: String { "grpc.reflection.v1.ListServiceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ListServiceResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ListServiceResponse.self, initializer: grpc__reflection__v1__list_service_response__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ListServiceResponse>, arena: Arena) {
        self.service = arena.messages(source.pointee.service, source.pointee.n_service)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ListServiceResponse>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ListServiceResponse.self) else { return nil }
        grpc__reflection__v1__list_service_response__init(target)
        if !self.service.isEmpty {
            target.pointee.n_service = self.service.count
            target.pointee.service = arena.messages(self.service)
        }
        return target
    }
}

extension GRPCReflectionV1.ServiceResponse {
    public static var fullName: String { "grpc.reflection.v1.ServiceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ServiceResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ServiceResponse.self, initializer: grpc__reflection__v1__service_response__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ServiceResponse>, arena: Arena) {
        self.name = arena.string(source.pointee.name, "grpc.reflection.v1.ServiceResponse.name")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServiceResponse>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ServiceResponse.self) else { return nil }
        grpc__reflection__v1__service_response__init(target)
        target.pointee.name = arena.string(self.name, "grpc.reflection.v1.ServiceResponse.name")
        return target
    }
}

extension GRPCReflectionV1.ErrorResponse {
    public static var fullName: String { "grpc.reflection.v1.ErrorResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension GRPCReflectionV1.ErrorResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Grpc__Reflection__V1__ErrorResponse.self, initializer: grpc__reflection__v1__error_response__init)

    package init(copying source: UnsafePointer<Grpc__Reflection__V1__ErrorResponse>, arena: Arena) {
        self.errorCode = source.pointee.error_code
        self.errorMessage = arena.string(source.pointee.error_message, "grpc.reflection.v1.ErrorResponse.error_message")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ErrorResponse>? {
        guard let target = arena.structure(Grpc__Reflection__V1__ErrorResponse.self) else { return nil }
        grpc__reflection__v1__error_response__init(target)
        target.pointee.error_code = self.errorCode
        target.pointee.error_message = arena.string(self.errorMessage, "grpc.reflection.v1.ErrorResponse.error_message")
        return target
    }
}
