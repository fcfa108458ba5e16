// Written by protoc-gen-carillon. Do not edit: run `make protos`.
// swift-format-ignore-file

import RPC
import Protobuf

let standardMessages: [any Message.Type] = [
    GoogleRPC.Status.self,
    GoogleRPC.AnyMessage.self,
    GoogleRPC.ErrorInfo.self,
    GoogleRPC.BadRequest.self,
    GoogleRPC.BadRequest.FieldViolation.self,
    GoogleRPC.RetryInfo.self,
    GoogleRPC.Duration.self,
    GRPCHealthV1.HealthCheckRequest.self,
    GRPCHealthV1.HealthCheckResponse.self,
    GRPCHealthV1.HealthListRequest.self,
    GRPCHealthV1.HealthListResponse.self,
    GRPCReflectionV1.ServerReflectionRequest.self,
    GRPCReflectionV1.ExtensionRequest.self,
    GRPCReflectionV1.ServerReflectionResponse.self,
    GRPCReflectionV1.FileDescriptorResponse.self,
    GRPCReflectionV1.ExtensionNumberResponse.self,
    GRPCReflectionV1.ListServiceResponse.self,
    GRPCReflectionV1.ServiceResponse.self,
    GRPCReflectionV1.ErrorResponse.self,
    GRPCReflectionV1Alpha.ServerReflectionRequest.self,
    GRPCReflectionV1Alpha.ExtensionRequest.self,
    GRPCReflectionV1Alpha.ServerReflectionResponse.self,
    GRPCReflectionV1Alpha.FileDescriptorResponse.self,
    GRPCReflectionV1Alpha.ExtensionNumberResponse.self,
    GRPCReflectionV1Alpha.ListServiceResponse.self,
    GRPCReflectionV1Alpha.ServiceResponse.self,
    GRPCReflectionV1Alpha.ErrorResponse.self,
]
