// Written by protoc-gen-carillon from grpc/reflection/v1/reflection.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// The standard server reflection contract of gRPC (v1).
public enum GRPCReflectionV1 {}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ServerReflectionRequest`.
    public struct ServerReflectionRequest: Message {
        public var host: String
        public var messageRequest: Optional<MessageRequest>

        /// Every field at its default.
        public init() {
            self.host = ""
            self.messageRequest = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            host: String = "",
            messageRequest: MessageRequest? = nil
        ) {
            self.host = host
            self.messageRequest = messageRequest
        }

        /// One of the fields of `message_request`.
        public enum MessageRequest: Sendable, Hashable {
            case fileByFilename(String)
            case fileContainingSymbol(String)
            case fileContainingExtension(GRPCReflectionV1.ExtensionRequest)
            case allExtensionNumbersOfType(String)
            case listServices(String)
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ExtensionRequest`.
    public struct ExtensionRequest: Message {
        public var containingType: String
        public var extensionNumber: Int32

        /// Every field at its default.
        public init() {
            self.containingType = ""
            self.extensionNumber = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            containingType: String = "",
            extensionNumber: Int32 = 0
        ) {
            self.containingType = containingType
            self.extensionNumber = extensionNumber
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ServerReflectionResponse`.
    public struct ServerReflectionResponse: Message {
        public var validHost: String
        public var originalRequest: Optional<GRPCReflectionV1.ServerReflectionRequest>
        public var messageResponse: Optional<MessageResponse>

        /// Every field at its default.
        public init() {
            self.validHost = ""
            self.originalRequest = nil
            self.messageResponse = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            validHost: String = "",
            originalRequest: GRPCReflectionV1.ServerReflectionRequest? = nil,
            messageResponse: MessageResponse? = nil
        ) {
            self.validHost = validHost
            self.originalRequest = originalRequest
            self.messageResponse = messageResponse
        }

        /// One of the fields of `message_response`.
        public enum MessageResponse: Sendable, Hashable {
            case fileDescriptorResponse(GRPCReflectionV1.FileDescriptorResponse)
            case allExtensionNumbersResponse(GRPCReflectionV1.ExtensionNumberResponse)
            case listServicesResponse(GRPCReflectionV1.ListServiceResponse)
            case errorResponse(GRPCReflectionV1.ErrorResponse)
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.FileDescriptorResponse`.
    public struct FileDescriptorResponse: Message {
        /// Serialized FileDescriptorProto messages, with their transitive dependencies.
        public var fileDescriptorProto: [[UInt8]]

        /// Every field at its default.
        public init() {
            self.fileDescriptorProto = []
        }

        /// The fields given, the others at their defaults.
        public init(
            fileDescriptorProto: [[UInt8]] = []
        ) {
            self.fileDescriptorProto = fileDescriptorProto
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ExtensionNumberResponse`.
    public struct ExtensionNumberResponse: Message {
        public var baseTypeName: String
        public var extensionNumber: [Int32]

        /// Every field at its default.
        public init() {
            self.baseTypeName = ""
            self.extensionNumber = []
        }

        /// The fields given, the others at their defaults.
        public init(
            baseTypeName: String = "",
            extensionNumber: [Int32] = []
        ) {
            self.baseTypeName = baseTypeName
            self.extensionNumber = extensionNumber
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ListServiceResponse`.
    public struct ListServiceResponse: Message {
        public var service: [GRPCReflectionV1.ServiceResponse]

        /// Every field at its default.
        public init() {
            self.service = []
        }

        /// The fields given, the others at their defaults.
        public init(
            service: [GRPCReflectionV1.ServiceResponse] = []
        ) {
            self.service = service
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ServiceResponse`.
    public struct ServiceResponse: Message {
        public var name: String

        /// Every field at its default.
        public init() {
            self.name = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = ""
        ) {
            self.name = name
        }
    }
}

extension GRPCReflectionV1 {
    /// `grpc.reflection.v1.ErrorResponse`.
    public struct ErrorResponse: Message {
        public var errorCode: Int32
        public var errorMessage: String

        /// Every field at its default.
        public init() {
            self.errorCode = 0
            self.errorMessage = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            errorCode: Int32 = 0,
            errorMessage: String = ""
        ) {
            self.errorCode = errorCode
            self.errorMessage = errorMessage
        }
    }
}
