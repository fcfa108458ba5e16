// Written by protoc-gen-carillon from carillon/options/v1/options.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension OptionsV1.MethodAuthorization {
    public static var fullName: String { "carillon.options.v1.MethodAuthorization" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension OptionsV1.MethodAuthorization: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Options__V1__MethodAuthorization.self, initializer: carillon__options__v1__method_authorization__init)

    package init(copying source: UnsafePointer<Carillon__Options__V1__MethodAuthorization>, arena: Arena) {
        self.callers = arena.strings(source.pointee.callers, source.pointee.n_callers, "carillon.options.v1.MethodAuthorization.callers")
        self.roles = arena.enumerations(source.pointee.roles, source.pointee.n_roles) { OptionsV1.Role(rawValue: $0) }
        self.scope = OptionsV1.Scope(rawValue: Int32(bitPattern: source.pointee.scope.rawValue))
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Options__V1__MethodAuthorization>? {
        guard let target = arena.structure(Carillon__Options__V1__MethodAuthorization.self) else { return nil }
        carillon__options__v1__method_authorization__init(target)
        if !self.callers.isEmpty {
            target.pointee.n_callers = self.callers.count
            target.pointee.callers = arena.strings(self.callers, "carillon.options.v1.MethodAuthorization.callers")
        }
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            target.pointee.roles = arena.enumerations(self.roles, Carillon__Options__V1__Role.self)
        }
        target.pointee.scope = .init(rawValue: UInt32(bitPattern: self.scope.rawValue))
        return target
    }
}
