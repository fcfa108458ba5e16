internal import CStandardProtos
import Protobuf

/// The declarations of one encoded file descriptor. Read in its C structures, once, when a pool is made.
struct FileDescriptorIndex {
    private(set) var file: DescriptorPool.File
    /// Full names of messages, fields, oneofs, enums, their values, services, methods and extensions.
    private(set) var symbols: [String] = []
    /// Full names of the messages among them.
    private(set) var messages: [String] = []
    /// Full names of the services among them.
    private(set) var services: [String] = []
    /// Extended message and number of each extension.
    private(set) var extensions: [(type: String, number: Int32)] = []
    /// The fields of each message, by its full name; empty unless they were asked for, because few processes need them.
    private(set) var fields: [String: [ContractField]] = [:]
    private let readsFields: Bool

    private static let cDescriptor = CMessageDescriptor(
        of: Google__Protobuf__FileDescriptorProto.self, initializer: google__protobuf__file_descriptor_proto__init)

    /// - Throws: ``DescriptorPoolError`` for bytes that are no file descriptor.
    init(_ bytes: [UInt8], readsFields: Bool = false) throws {
        self.readsFields = readsFields
        let name = "google.protobuf.FileDescriptorProto"
        guard let arena = try? Arena.lend(toDecode: bytes.count, name) else { throw DescriptorPoolError(byteCount: bytes.count) }
        defer { arena.giveBack() }
        guard let source = try? bytes.withUnsafeBytes({ try arena.unpack(Self.cDescriptor, $0, name) }) else {
            throw DescriptorPoolError(byteCount: bytes.count)
        }
        let descriptor = source.assumingMemoryBound(to: Google__Protobuf__FileDescriptorProto.self)
        let imports = Self.items(descriptor.pointee.dependency, descriptor.pointee.n_dependency)
        file = DescriptorPool.File(
            path: Self.text(descriptor.pointee.name), bytes: bytes, imports: imports.map { Self.text($0) })
        let package = Self.text(descriptor.pointee.package)
        for message in Self.items(descriptor.pointee.message_type, descriptor.pointee.n_message_type) {
            add(message, scope: package)
        }
        for enumeration in Self.items(descriptor.pointee.enum_type, descriptor.pointee.n_enum_type) {
            add(enumeration, scope: package)
        }
        for field in Self.items(descriptor.pointee.extension, descriptor.pointee.n_extension) {
            add(extension: field, scope: package)
        }
        for service in Self.items(descriptor.pointee.service, descriptor.pointee.n_service) {
            let name = Self.name(service.pointee.name, in: package)
            services.append(name)
            symbols.append(name)
            for method in Self.items(service.pointee.method, service.pointee.n_method) {
                symbols.append(Self.name(method.pointee.name, in: name))
            }
        }
    }

    private mutating func add(_ message: UnsafeMutablePointer<Google__Protobuf__DescriptorProto>, scope: String) {
        let name = Self.name(message.pointee.name, in: scope)
        symbols.append(name)
        messages.append(name)
        for nested in Self.items(message.pointee.nested_type, message.pointee.n_nested_type) { add(nested, scope: name) }
        for enumeration in Self.items(message.pointee.enum_type, message.pointee.n_enum_type) {
            add(enumeration, scope: name)
        }
        let own = Self.items(message.pointee.field, message.pointee.n_field)
        for field in own { symbols.append(Self.name(field.pointee.name, in: name)) }
        if readsFields { fields[name] = own.map { ContractField($0) } }
        for oneof in Self.items(message.pointee.oneof_decl, message.pointee.n_oneof_decl) {
            symbols.append(Self.name(oneof.pointee.name, in: name))
        }
        for field in Self.items(message.pointee.extension, message.pointee.n_extension) {
            add(extension: field, scope: name)
        }
    }

    /// A value's full name is beside its enum's, not below it.
    private mutating func add(_ enumeration: UnsafeMutablePointer<Google__Protobuf__EnumDescriptorProto>, scope: String) {
        symbols.append(Self.name(enumeration.pointee.name, in: scope))
        for value in Self.items(enumeration.pointee.value, enumeration.pointee.n_value) {
            symbols.append(Self.name(value.pointee.name, in: scope))
        }
    }

    private mutating func add(
        extension field: UnsafeMutablePointer<Google__Protobuf__FieldDescriptorProto>, scope: String
    ) {
        symbols.append(Self.name(field.pointee.name, in: scope))
        extensions.append((String(Self.text(field.pointee.extendee).drop { $0 == "." }), field.pointee.number))
    }

    private static func name(_ name: UnsafePointer<CChar>?, in scope: String) -> String {
        scope.isEmpty ? text(name) : "\(scope).\(text(name))"
    }

    static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }

    private static func items<Item>(
        _ start: UnsafeMutablePointer<UnsafeMutablePointer<Item>?>?, _ count: Int
    ) -> [UnsafeMutablePointer<Item>] {
        UnsafeBufferPointer(start: start, count: count).compactMap { $0 }
    }
}
