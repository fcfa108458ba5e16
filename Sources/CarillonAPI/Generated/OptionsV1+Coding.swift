// Written by protoc-gen-carillon from carillon/options/v1/options.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension OptionsV1.MethodAuthorization {
    public static var fullName: String { "carillon.options.v1.MethodAuthorization" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Options__V1__MethodAuthorization.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Options__V1__MethodAuthorization.self, initializer: carillon__options__v1__method_authorization__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Options__V1__MethodAuthorization>, _ arena: Arena) {
        if source.pointee.n_callers > 0 {
            self.callers = arena.strings(source.pointee.callers, source.pointee.n_callers, "carillon.options.v1.MethodAuthorization.callers")
        }
        if source.pointee.n_roles > 0 {
            self.roles = [OptionsV1.Role](unsafeUninitializedCapacity: source.pointee.n_roles) { space, count in
                while count < source.pointee.n_roles {
                    space.initializeElement(at: count, to: OptionsV1.Role(rawValue: source.pointee.roles[count]))
                    count += 1
                }
            }
        }
        self.scope = OptionsV1.Scope(rawValue: source.pointee.scope)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Options__V1__MethodAuthorization>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Options__V1__MethodAuthorization> {
        let target = arena.reserve(MemoryLayout<Carillon__Options__V1__MethodAuthorization>.size).assumingMemoryBound(to: Carillon__Options__V1__MethodAuthorization.self)
        carillon__options__v1__method_authorization__init(target)
        if !self.callers.isEmpty {
            target.pointee.n_callers = self.callers.count
            target.pointee.callers = arena.strings(self.callers, "carillon.options.v1.MethodAuthorization.callers")
        }
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            let copy = self.roles.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.roles = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.scope = self.scope.rawValue
        return target
    }
}
