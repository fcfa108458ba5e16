import CCarillonAPI
import CProtobufC
import CStandardProtos

/// Reads protoc's request, unpacked by protobuf-c, into the model.
struct DescriptorReader {
    /// The number of the `auth` method option in `carillon/options/v1/options.proto`.
    static let authorizationOption: UInt32 = 50101
    /// The number of its `encoded_response`.
    static let encodedResponseOption: UInt32 = 50102

    typealias File = UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>

    let file: File
    /// The names of the enums of `carillon/options/v1/options.proto`.
    let optionNames: OptionNames
    private let comments: [[Int32]: [String]]

    init(_ file: File, _ optionNames: OptionNames) {
        self.file = file
        self.optionNames = optionNames
        comments = Self.readComments(file)
    }

    func read() throws -> ProtoFile {
        let package = text(file.pointee.package)
        return ProtoFile(
            path: text(file.pointee.name), package: package, comment: comments[[2]] ?? [],
            isProto3: isProto3,
            messages: items(file.pointee.message_type, file.pointee.n_message_type).enumerated().map {
                readMessage($1, scope: package, path: [4, Int32($0)])
            },
            enums: items(file.pointee.enum_type, file.pointee.n_enum_type).enumerated().map {
                readEnum($1, scope: package, path: [5, Int32($0)])
            },
            services: try items(file.pointee.service, file.pointee.n_service).enumerated().map {
                try readService($1, scope: package, path: [6, Int32($0)])
            },
            descriptorBytes: packWithoutPositions())
    }

    private var isProto3: Bool { text(file.pointee.syntax) == "proto3" }

    // MARK: Messages

    private typealias Message = UnsafeMutablePointer<Google__Protobuf__DescriptorProto>

    private func readMessage(_ message: Message, scope: String, path: [Int32]) -> ProtoMessage {
        let name = text(message.pointee.name)
        let fullName = scope.isEmpty ? name : "\(scope).\(name)"
        var nested: [ProtoMessage] = []
        var mapEntries: [String: ProtoMessage] = [:]
        for (index, inner) in items(message.pointee.nested_type, message.pointee.n_nested_type).enumerated() {
            let read = readMessage(inner, scope: fullName, path: path + [3, Int32(index)])
            if let options = inner.pointee.options, options.pointee.map_entry != 0 {
                mapEntries[read.fullName] = read
            } else {
                nested.append(read)
            }
        }
        return ProtoMessage(
            fullName: fullName, name: name, comment: comments[path] ?? [],
            fields: items(message.pointee.field, message.pointee.n_field).enumerated().map {
                readField($1, path: path + [2, Int32($0)])
            },
            oneofs: items(message.pointee.oneof_decl, message.pointee.n_oneof_decl).enumerated().map {
                ProtoOneof(name: text($1.pointee.name), comment: comments[path + [8, Int32($0)]] ?? [])
            },
            messages: nested, mapEntries: mapEntries,
            enums: items(message.pointee.enum_type, message.pointee.n_enum_type).enumerated().map {
                readEnum($1, scope: fullName, path: path + [4, Int32($0)])
            })
    }

    private func readField(
        _ field: UnsafeMutablePointer<Google__Protobuf__FieldDescriptorProto>, path: [Int32]
    ) -> ProtoField {
        let options = field.pointee.options
        // google.protobuf.FieldDescriptorProto.Label: LABEL_REQUIRED = 2, LABEL_REPEATED = 3
        let isRepeated = field.pointee.label == 3
        let wireType = Self.wireTypes.indices.contains(Int(field.pointee.type)) ? Self.wireTypes[Int(field.pointee.type)] : "\(field.pointee.type)"
        let isPackable = !["STRING", "BYTES", "MESSAGE", "GROUP"].contains(wireType)
        let saysPacked = options.flatMap { $0.pointee.has_packed != 0 ? $0.pointee.packed != 0 : nil }
        return ProtoField(
            name: text(field.pointee.name), number: Int(field.pointee.number), comment: comments[path] ?? [],
            type: readType(wireType, named: String(text(field.pointee.type_name).drop { $0 == "." })), wireType: wireType, isRepeated: isRepeated,
            isRequired: field.pointee.label == 2,
            isPacked: isRepeated && isPackable && (saysPacked ?? isProto3), isDeprecated: options.map { $0.pointee.deprecated != 0 } ?? false,
            oneofIndex: field.pointee.has_oneof_index != 0 ? Int(field.pointee.oneof_index) : nil,
            isProto3Optional: field.pointee.proto3_optional != 0, defaultValue: field.pointee.default_value.map { text($0) })
    }

    /// The names of `google.protobuf.FieldDescriptorProto.Type` by number, without prefix.
    private static let wireTypes = [
        "", "DOUBLE", "FLOAT", "INT64", "UINT64", "INT32", "FIXED64", "FIXED32", "BOOL", "STRING", "GROUP", "MESSAGE", "BYTES", "UINT32", "ENUM",
        "SFIXED32", "SFIXED64", "SINT32", "SINT64",
    ]

    /// The type of a field with this type on the wire and, for messages and enums, this name.
    private func readType(_ wireType: String, named name: String) -> ProtoType {
        switch wireType {
        case "DOUBLE": .double
        case "FLOAT": .float
        case "INT64", "SFIXED64", "SINT64": .int64
        case "UINT64", "FIXED64": .uint64
        case "INT32", "SFIXED32", "SINT32": .int32
        case "UINT32", "FIXED32": .uint32
        case "BOOL": .bool
        case "STRING": .string
        case "MESSAGE": .message(name)
        case "BYTES": .bytes
        case "ENUM": .enumeration(name)
        default: .unsupported("the type \(wireType)")
        }
    }

    private func readEnum(
        _ enumeration: UnsafeMutablePointer<Google__Protobuf__EnumDescriptorProto>, scope: String, path: [Int32]
    ) -> ProtoEnum {
        let name = text(enumeration.pointee.name)
        return ProtoEnum(
            fullName: scope.isEmpty ? name : "\(scope).\(name)", name: name, comment: comments[path] ?? [],
            values: items(enumeration.pointee.value, enumeration.pointee.n_value).enumerated().map {
                ProtoEnumValue(
                    name: text($1.pointee.name), number: $1.pointee.number,
                    comment: comments[path + [2, Int32($0)]] ?? [])
            })
    }

    // MARK: Services

    private func readService(
        _ service: UnsafeMutablePointer<Google__Protobuf__ServiceDescriptorProto>, scope: String, path: [Int32]
    ) throws -> ProtoService {
        let name = text(service.pointee.name)
        return ProtoService(
            fullName: scope.isEmpty ? name : "\(scope).\(name)", name: name, comment: comments[path] ?? [],
            methods: try items(service.pointee.method, service.pointee.n_method).enumerated().map { index, method in
                ProtoMethod(
                    name: text(method.pointee.name), comment: comments[path + [2, Int32(index)]] ?? [],
                    requestType: String(text(method.pointee.input_type).drop { $0 == "." }),
                    responseType: String(text(method.pointee.output_type).drop { $0 == "." }),
                    streamsRequests: method.pointee.client_streaming != 0,
                    streamsResponses: method.pointee.server_streaming != 0,
                    // NO_SIDE_EFFECTS = 1, IDEMPOTENT = 2
                    isIdempotent: method.pointee.options.map { $0.pointee.idempotency_level != 0 } ?? false,
                    answersEncoded: method.pointee.options.map(readEncodedResponse) ?? false,
                    authorization: try method.pointee.options.flatMap { options in
                        try readAuthorization(options, method: "\(scope).\(name).\(text(method.pointee.name))")
                    })
            })
    }

    private typealias MethodOptions = UnsafeMutablePointer<Google__Protobuf__MethodOptions>

    /// protobuf-c knows no extensions: ours arrive among the unknown fields.
    private func unknownField(_ number: UInt32, of options: MethodOptions) -> ProtobufCMessageUnknownField? {
        UnsafeBufferPointer(start: options.pointee.base.unknown_fields, count: Int(options.pointee.base.n_unknown_fields))
            .first { $0.tag == number }
    }

    private func readEncodedResponse(_ options: MethodOptions) -> Bool {
        unknownField(Self.encodedResponseOption, of: options).map { $0.len == 1 && $0.data[0] == 1 } ?? false
    }

    /// A message among unknown fields has its length in front.
    private func readAuthorization(_ options: MethodOptions, method: String) throws -> ProtoAuthorization? {
        guard let field = unknownField(Self.authorizationOption, of: options) else { return nil }
        var value = UnsafeBufferPointer(start: UnsafePointer(field.data), count: field.len)[...]
        while let byte = value.popFirst(), byte & 0x80 != 0 {}
        let bytes = UnsafeBufferPointer(rebasing: value)
        guard let option = unpack(bytes, carillon__options__v1__method_authorization__init) else {
            throw GenerationError(message: "\(method): its auth option is not a carillon.options.v1.MethodAuthorization")
        }
        let roles = UnsafeBufferPointer(start: option.pointee.roles, count: option.pointee.n_roles)
        let scope = option.pointee.scope
        return ProtoAuthorization(
            callers: items(option.pointee.callers, option.pointee.n_callers).map { text($0) },
            roles: try roles.map { try optionNames.value($0, of: "Role", method: method).lowercased() },
            scope: scope == 0 ? nil : try optionNames.value(scope, of: "Scope", method: method))
    }

    // MARK: Comments and bytes

    /// Comments by path (see `SourceCodeInfo.Location`), one string a line.
    private static func readComments(
        _ file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>
    ) -> [[Int32]: [String]] {
        var comments: [[Int32]: [String]] = [:]
        guard let info = file.pointee.source_code_info else { return comments }
        for location in items(info.pointee.location, info.pointee.n_location) {
            let path = Array(UnsafeBufferPointer(start: location.pointee.path, count: location.pointee.n_path))
            let leading = text(location.pointee.leading_comments)
            let comment = leading.isEmpty ? text(location.pointee.trailing_comments) : leading
            var lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                String(line.drop { $0 == " " || $0 == "\t" })
            }
            while lines.last == "" { lines.removeLast() }
            if !lines.isEmpty { comments[path] = lines }
        }
        return comments
    }

    /// The file's descriptor as reflection serves it: source positions are large and of no use there.
    private func packWithoutPositions() -> [UInt8] {
        let positions = file.pointee.source_code_info
        file.pointee.source_code_info = nil
        defer { file.pointee.source_code_info = positions }
        return pack(file)
    }
}

/// The names of the values of the enums in `carillon/options/v1/options.proto`, which every request with an `auth` option contains.
struct OptionNames {
    private var names: [String: [Int32: String]] = [:]

    init(_ files: [DescriptorReader.File]) {
        guard let file = files.first(where: { text($0.pointee.name) == "carillon/options/v1/options.proto" }) else { return }
        for enumeration in items(file.pointee.enum_type, file.pointee.n_enum_type) {
            let values = items(enumeration.pointee.value, enumeration.pointee.n_value)
            names[text(enumeration.pointee.name)] = .init(uniqueKeysWithValues: values.map { ($0.pointee.number, text($0.pointee.name)) })
        }
    }

    /// `SYSTEM_ADMIN` for the number of `ROLE_SYSTEM_ADMIN` in `Role`.
    func value(_ number: Int32, of enumeration: String, method: String) throws -> String {
        guard let name = names[enumeration]?[number] else {
            throw GenerationError(message: "\(method): its auth option has the unknown number \(number) for \(enumeration)")
        }
        return String(name.dropFirst(enumeration.count + 1))
    }
}
