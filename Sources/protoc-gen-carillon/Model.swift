/// The contracts of one run, as far as generation needs them. Plain values, read once from protoc's request.

struct ProtoFile {
    /// Path below the proto root: `carillon/registry/v1/registry.proto`.
    var path: String
    /// `carillon.registry.v1`.
    var package: String
    /// The comment above the `package` line.
    var comment: [String]
    var isProto3: Bool
    var messages: [ProtoMessage]
    var enums: [ProtoEnum]
    var services: [ProtoService]
    /// The encoded FileDescriptorProto, without source positions.
    var descriptorBytes: [UInt8]
}

struct ProtoMessage {
    /// `carillon.registry.v1.Device`, no leading dot.
    var fullName: String
    var name: String
    var comment: [String]
    var fields: [ProtoField]
    var oneofs: [ProtoOneof]
    /// Nested messages without map entries.
    var messages: [ProtoMessage]
    /// Nested map entries by full name.
    var mapEntries: [String: ProtoMessage]
    var enums: [ProtoEnum]
}

struct ProtoField {
    var name: String
    var number: Int
    var comment: [String]
    var type: ProtoType
    /// The type as `google.protobuf.FieldDescriptorProto.Type` names it, without prefix: `SFIXED32` for a `type` of int32.
    var wireType: String
    var isRepeated: Bool
    /// Declared `required`, in proto2.
    var isRequired: Bool
    /// Numbers of a list in one length-delimited field.
    var isPacked: Bool
    var isDeprecated: Bool
    /// Position in the message's `oneofs`.
    var oneofIndex: Int?
    /// Declared `optional` in proto3, which the rules refuse.
    var isProto3Optional: Bool
    /// The default that a proto2 contract gives, as descriptors write it: `true`, the name of an enum's value.
    var defaultValue: String?
}

struct ProtoOneof {
    var name: String
    var comment: [String]
}

indirect enum ProtoType: Hashable {
    case string, bytes, bool, float, double, int32, int64, uint32, uint64
    /// Full name, no leading dot.
    case enumeration(String)
    /// Full name, no leading dot.
    case message(String)
    /// A group or something protoc invents later.
    case unsupported(String)
}

struct ProtoEnum {
    var fullName: String
    var name: String
    var comment: [String]
    var values: [ProtoEnumValue]
}

struct ProtoEnumValue {
    var name: String
    var number: Int32
    var comment: [String]
}

struct ProtoService {
    var fullName: String
    var name: String
    var comment: [String]
    var methods: [ProtoMethod]
}

struct ProtoMethod {
    var name: String
    var comment: [String]
    /// Full names, no leading dot.
    var requestType: String
    var responseType: String
    var streamsRequests: Bool
    var streamsResponses: Bool
    /// `idempotency_level` is IDEMPOTENT or NO_SIDE_EFFECTS.
    var isIdempotent: Bool
    /// The `carillon.options.v1.encoded_response` option.
    var answersEncoded: Bool
    /// The `carillon.options.v1.auth` option.
    var authorization: ProtoAuthorization?
}

struct ProtoAuthorization {
    var callers: [String]
    /// `system_admin`: the enum's names without prefix, lower case.
    var roles: [String]
    /// `OWN_USER`: the enum's name without prefix; `nil` when the option names none.
    var scope: String?
}

/// A contract breaks a rule of the plugin, or the request is invalid. protoc prints the error and fails.
struct GenerationError: Error {
    var message: String
}
