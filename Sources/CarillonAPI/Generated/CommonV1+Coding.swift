// Written by protoc-gen-carillon from carillon/common/v1/common.proto, carillon/common/v1/quarantine.proto, carillon/common/v1/user_data.proto, carillon/common/v1/watch.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension CommonV1.Tenant {
    public static var fullName: String { "carillon.common.v1.Tenant" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__Tenant.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__Tenant.self, initializer: carillon__common__v1__tenant__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__Tenant>, _ arena: Arena) {
        arena.read(source.pointee.organization_id, into: &self.organizationId, "carillon.common.v1.Tenant.organization_id")
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.common.v1.Tenant.app_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__Tenant>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__Tenant> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__Tenant>.size).assumingMemoryBound(to: Carillon__Common__V1__Tenant.self)
        carillon__common__v1__tenant__init(target)
        target.pointee.organization_id = arena.string(self.organizationId, "carillon.common.v1.Tenant.organization_id")
        target.pointee.app_id = arena.string(self.appId, "carillon.common.v1.Tenant.app_id")
        return target
    }
}

extension CommonV1.Actor {
    public static var fullName: String { "carillon.common.v1.Actor" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__Actor.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__Actor.self, initializer: carillon__common__v1__actor__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__Actor>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.common.v1.Actor.user_id")
        arena.read(source.pointee.organization_id, into: &self.organizationId, "carillon.common.v1.Actor.organization_id")
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.common.v1.Actor.app_id")
        if source.pointee.n_roles > 0 {
            self.roles = [CommonV1.Role](unsafeUninitializedCapacity: source.pointee.n_roles) { space, count in
                while count < source.pointee.n_roles {
                    space.initializeElement(at: count, to: CommonV1.Role(rawValue: source.pointee.roles[count]))
                    count += 1
                }
            }
        }
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.common.v1.Actor.device_id")
        self.platform = (source.pointee.platform != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__Actor>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__Actor> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__Actor>.size).assumingMemoryBound(to: Carillon__Common__V1__Actor.self)
        carillon__common__v1__actor__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.common.v1.Actor.user_id")
        target.pointee.organization_id = arena.string(self.organizationId, "carillon.common.v1.Actor.organization_id")
        target.pointee.app_id = arena.string(self.appId, "carillon.common.v1.Actor.app_id")
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            let copy = self.roles.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.roles = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.device_id = arena.string(self.deviceId, "carillon.common.v1.Actor.device_id")
        target.pointee.platform = self.platform ? 1 : 0
        return target
    }
}

extension CommonV1.ItemResult {
    public static var fullName: String { "carillon.common.v1.ItemResult" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ItemResult.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ItemResult.self, initializer: carillon__common__v1__item_result__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ItemResult>, _ arena: Arena) {
        self.index = source.pointee.index
        arena.read(source.pointee.reason, into: &self.reason, "carillon.common.v1.ItemResult.reason")
        arena.read(source.pointee.field, into: &self.field, "carillon.common.v1.ItemResult.field")
        arena.read(source.pointee.message, into: &self.message, "carillon.common.v1.ItemResult.message")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ItemResult>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ItemResult> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ItemResult>.size).assumingMemoryBound(to: Carillon__Common__V1__ItemResult.self)
        carillon__common__v1__item_result__init(target)
        target.pointee.index = self.index
        target.pointee.reason = arena.string(self.reason, "carillon.common.v1.ItemResult.reason")
        target.pointee.field = arena.string(self.field, "carillon.common.v1.ItemResult.field")
        target.pointee.message = arena.string(self.message, "carillon.common.v1.ItemResult.message")
        return target
    }
}

extension CommonV1.SealedAddress {
    public static var fullName: String { "carillon.common.v1.SealedAddress" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__SealedAddress.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__SealedAddress.self, initializer: carillon__common__v1__sealed_address__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__SealedAddress>, _ arena: Arena) {
        self.type = CommonV1.AddressType(rawValue: source.pointee.type)
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        self.envelope = arena.bytes(source.pointee.envelope)
        arena.read(source.pointee.token_hash, into: &self.tokenHash, "carillon.common.v1.SealedAddress.token_hash")
        self.version = source.pointee.version
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__SealedAddress>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__SealedAddress> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__SealedAddress>.size).assumingMemoryBound(to: Carillon__Common__V1__SealedAddress.self)
        carillon__common__v1__sealed_address__init(target)
        target.pointee.type = self.type.rawValue
        target.pointee.environment = self.environment.rawValue
        target.pointee.envelope = arena.bytes(self.envelope)
        target.pointee.token_hash = arena.string(self.tokenHash, "carillon.common.v1.SealedAddress.token_hash")
        target.pointee.version = self.version
        return target
    }
}

extension CommonV1.SendableDevice {
    public static var fullName: String { "carillon.common.v1.SendableDevice" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__SendableDevice.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__SendableDevice.self, initializer: carillon__common__v1__sendable_device__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__SendableDevice>, _ arena: Arena) {
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.common.v1.SendableDevice.push_device_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.common.v1.SendableDevice.device_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.common.v1.SendableDevice.user_id")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        arena.read(source.pointee.platform, into: &self.platform, "carillon.common.v1.SendableDevice.platform")
        if let inner = source.pointee.address {
            self.address = CommonV1.SealedAddress()
            self.address?.read(inner, arena)
        }
        arena.read(source.pointee.locale, into: &self.locale, "carillon.common.v1.SendableDevice.locale")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.common.v1.SendableDevice.timezone")
        self.badgeEnabled = (source.pointee.badge_enabled != 0)
        self.soundEnabled = (source.pointee.sound_enabled != 0)
        self.alertsEnabled = (source.pointee.alerts_enabled != 0)
        self.supportsRichContent = (source.pointee.supports_rich_content != 0)
        self.supportsNotificationActions = (source.pointee.supports_notification_actions != 0)
        self.maxPayloadBytes = source.pointee.max_payload_bytes
        self.supportsSilentPush = (source.pointee.supports_silent_push != 0)
        self.registeredAtMs = source.pointee.registered_at_ms
        self.isPrimary = (source.pointee.is_primary != 0)
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__SendableDevice>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__SendableDevice> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__SendableDevice>.size).assumingMemoryBound(to: Carillon__Common__V1__SendableDevice.self)
        carillon__common__v1__sendable_device__init(target)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.common.v1.SendableDevice.push_device_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.common.v1.SendableDevice.device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.common.v1.SendableDevice.user_id")
        target.pointee.device_type = self.deviceType.rawValue
        target.pointee.platform = arena.string(self.platform, "carillon.common.v1.SendableDevice.platform")
        target.pointee.address = self.address?.makeCStruct(in: arena)
        target.pointee.locale = arena.string(self.locale, "carillon.common.v1.SendableDevice.locale")
        target.pointee.timezone = arena.string(self.timezone, "carillon.common.v1.SendableDevice.timezone")
        target.pointee.badge_enabled = self.badgeEnabled ? 1 : 0
        target.pointee.sound_enabled = self.soundEnabled ? 1 : 0
        target.pointee.alerts_enabled = self.alertsEnabled ? 1 : 0
        target.pointee.supports_rich_content = self.supportsRichContent ? 1 : 0
        target.pointee.supports_notification_actions = self.supportsNotificationActions ? 1 : 0
        target.pointee.max_payload_bytes = self.maxPayloadBytes
        target.pointee.supports_silent_push = self.supportsSilentPush ? 1 : 0
        target.pointee.registered_at_ms = self.registeredAtMs
        target.pointee.is_primary = self.isPrimary ? 1 : 0
        target.pointee.permission_status = self.permissionStatus.rawValue
        return target
    }
}

extension CommonV1.MetricReading {
    public static var fullName: String { "carillon.common.v1.MetricReading" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__MetricReading.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__MetricReading.self, initializer: carillon__common__v1__metric_reading__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__MetricReading>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.common.v1.MetricReading.name")
        if source.pointee.optional_value_case == 2 { self.value = source.pointee.value }
        arena.read(source.pointee.target, into: &self.target, "carillon.common.v1.MetricReading.target")
        if source.pointee.optional_met_case == 4 { self.met = (source.pointee.met != 0) }
        arena.read(source.pointee.group, into: &self.group, "carillon.common.v1.MetricReading.group")
        self.part = source.pointee.part
        self.whole = source.pointee.whole
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__MetricReading>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__MetricReading> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__MetricReading>.size).assumingMemoryBound(to: Carillon__Common__V1__MetricReading.self)
        carillon__common__v1__metric_reading__init(target)
        target.pointee.name = arena.string(self.name, "carillon.common.v1.MetricReading.name")
        if let value = self.value {
            target.pointee.optional_value_case = 2
            target.pointee.value = value
        }
        target.pointee.target = arena.string(self.target, "carillon.common.v1.MetricReading.target")
        if let value = self.met {
            target.pointee.optional_met_case = 4
            target.pointee.met = value ? 1 : 0
        }
        target.pointee.group = arena.string(self.group, "carillon.common.v1.MetricReading.group")
        target.pointee.part = self.part
        target.pointee.whole = self.whole
        return target
    }
}

extension CommonV1.QuarantinedMessage {
    public static var fullName: String { "carillon.common.v1.QuarantinedMessage" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__QuarantinedMessage.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__QuarantinedMessage.self, initializer: carillon__common__v1__quarantined_message__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__QuarantinedMessage>, _ arena: Arena) {
        self.id = source.pointee.id
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.outbox, into: &self.outbox, "carillon.common.v1.QuarantinedMessage.outbox")
        arena.read(source.pointee.peer, into: &self.peer, "carillon.common.v1.QuarantinedMessage.peer")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.common.v1.QuarantinedMessage.reason")
        arena.read(source.pointee.field, into: &self.field, "carillon.common.v1.QuarantinedMessage.field")
        arena.read(source.pointee.detail, into: &self.detail, "carillon.common.v1.QuarantinedMessage.detail")
        self.tries = source.pointee.tries
        self.firstAtMs = source.pointee.first_at_ms
        self.lastAtMs = source.pointee.last_at_ms
        self.bytes = source.pointee.bytes
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.common.v1.QuarantinedMessage.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__QuarantinedMessage>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__QuarantinedMessage> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__QuarantinedMessage>.size).assumingMemoryBound(to: Carillon__Common__V1__QuarantinedMessage.self)
        carillon__common__v1__quarantined_message__init(target)
        target.pointee.id = self.id
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.outbox = arena.string(self.outbox, "carillon.common.v1.QuarantinedMessage.outbox")
        target.pointee.peer = arena.string(self.peer, "carillon.common.v1.QuarantinedMessage.peer")
        target.pointee.reason = arena.string(self.reason, "carillon.common.v1.QuarantinedMessage.reason")
        target.pointee.field = arena.string(self.field, "carillon.common.v1.QuarantinedMessage.field")
        target.pointee.detail = arena.string(self.detail, "carillon.common.v1.QuarantinedMessage.detail")
        target.pointee.tries = self.tries
        target.pointee.first_at_ms = self.firstAtMs
        target.pointee.last_at_ms = self.lastAtMs
        target.pointee.bytes = self.bytes
        target.pointee.user_id = arena.string(self.userId, "carillon.common.v1.QuarantinedMessage.user_id")
        return target
    }
}

extension CommonV1.ListQuarantineRequest {
    public static var fullName: String { "carillon.common.v1.ListQuarantineRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ListQuarantineRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ListQuarantineRequest.self, initializer: carillon__common__v1__list_quarantine_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ListQuarantineRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.outbox, into: &self.outbox, "carillon.common.v1.ListQuarantineRequest.outbox")
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.common.v1.ListQuarantineRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ListQuarantineRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ListQuarantineRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ListQuarantineRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__ListQuarantineRequest.self)
        carillon__common__v1__list_quarantine_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.outbox = arena.string(self.outbox, "carillon.common.v1.ListQuarantineRequest.outbox")
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.common.v1.ListQuarantineRequest.page_token")
        return target
    }
}

extension CommonV1.ListQuarantineResponse {
    public static var fullName: String { "carillon.common.v1.ListQuarantineResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ListQuarantineResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ListQuarantineResponse.self, initializer: carillon__common__v1__list_quarantine_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ListQuarantineResponse>, _ arena: Arena) {
        if source.pointee.n_messages > 0 {
            arena.beginList()
            self.messages = [CommonV1.QuarantinedMessage](unsafeUninitializedCapacity: source.pointee.n_messages) { space, count in
                while count < source.pointee.n_messages {
                    space.initializeElement(at: count, to: CommonV1.QuarantinedMessage())
                    space[count].read(source.pointee.messages[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.common.v1.ListQuarantineResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ListQuarantineResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ListQuarantineResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ListQuarantineResponse>.size).assumingMemoryBound(to: Carillon__Common__V1__ListQuarantineResponse.self)
        carillon__common__v1__list_quarantine_response__init(target)
        if !self.messages.isEmpty {
            target.pointee.n_messages = self.messages.count
            let list = arena.pointers(self.messages.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__QuarantinedMessage>?.self)
            self.messages.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.messages = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.common.v1.ListQuarantineResponse.next_page_token")
        return target
    }
}

extension CommonV1.RequeueQuarantinedRequest {
    public static var fullName: String { "carillon.common.v1.RequeueQuarantinedRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__RequeueQuarantinedRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__RequeueQuarantinedRequest.self, initializer: carillon__common__v1__requeue_quarantined_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__RequeueQuarantinedRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.outbox, into: &self.outbox, "carillon.common.v1.RequeueQuarantinedRequest.outbox")
        if source.pointee.n_ids > 0 {
            self.ids = Array(UnsafeBufferPointer(start: source.pointee.ids, count: source.pointee.n_ids))
        }
        self.all = (source.pointee.all != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__RequeueQuarantinedRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__RequeueQuarantinedRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__RequeueQuarantinedRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__RequeueQuarantinedRequest.self)
        carillon__common__v1__requeue_quarantined_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.outbox = arena.string(self.outbox, "carillon.common.v1.RequeueQuarantinedRequest.outbox")
        if !self.ids.isEmpty {
            target.pointee.n_ids = self.ids.count
            let copy = self.ids.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.ids = copy.assumingMemoryBound(to: Int64.self)
        }
        target.pointee.all = self.all ? 1 : 0
        return target
    }
}

extension CommonV1.RequeueQuarantinedResponse {
    public static var fullName: String { "carillon.common.v1.RequeueQuarantinedResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__RequeueQuarantinedResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__RequeueQuarantinedResponse.self, initializer: carillon__common__v1__requeue_quarantined_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__RequeueQuarantinedResponse>, _ arena: Arena) {
        self.requeued = source.pointee.requeued
        self.dropped = source.pointee.dropped
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__RequeueQuarantinedResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__RequeueQuarantinedResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__RequeueQuarantinedResponse>.size).assumingMemoryBound(to: Carillon__Common__V1__RequeueQuarantinedResponse.self)
        carillon__common__v1__requeue_quarantined_response__init(target)
        target.pointee.requeued = self.requeued
        target.pointee.dropped = self.dropped
        return target
    }
}

extension CommonV1.DropQuarantinedRequest {
    public static var fullName: String { "carillon.common.v1.DropQuarantinedRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__DropQuarantinedRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__DropQuarantinedRequest.self, initializer: carillon__common__v1__drop_quarantined_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__DropQuarantinedRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.outbox, into: &self.outbox, "carillon.common.v1.DropQuarantinedRequest.outbox")
        if source.pointee.n_ids > 0 {
            self.ids = Array(UnsafeBufferPointer(start: source.pointee.ids, count: source.pointee.n_ids))
        }
        self.all = (source.pointee.all != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__DropQuarantinedRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__DropQuarantinedRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__DropQuarantinedRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__DropQuarantinedRequest.self)
        carillon__common__v1__drop_quarantined_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.outbox = arena.string(self.outbox, "carillon.common.v1.DropQuarantinedRequest.outbox")
        if !self.ids.isEmpty {
            target.pointee.n_ids = self.ids.count
            let copy = self.ids.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.ids = copy.assumingMemoryBound(to: Int64.self)
        }
        target.pointee.all = self.all ? 1 : 0
        return target
    }
}

extension CommonV1.DropQuarantinedResponse {
    public static var fullName: String { "carillon.common.v1.DropQuarantinedResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__DropQuarantinedResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__DropQuarantinedResponse.self, initializer: carillon__common__v1__drop_quarantined_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__DropQuarantinedResponse>, _ arena: Arena) {
        self.dropped = source.pointee.dropped
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__DropQuarantinedResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__DropQuarantinedResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__DropQuarantinedResponse>.size).assumingMemoryBound(to: Carillon__Common__V1__DropQuarantinedResponse.self)
        carillon__common__v1__drop_quarantined_response__init(target)
        target.pointee.dropped = self.dropped
        return target
    }
}

extension CommonV1.UserDataSection {
    public static var fullName: String { "carillon.common.v1.UserDataSection" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__UserDataSection.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__UserDataSection.self, initializer: carillon__common__v1__user_data_section__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__UserDataSection>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.common.v1.UserDataSection.name")
        if source.pointee.n_rows > 0 {
            self.rows = arena.strings(source.pointee.rows, source.pointee.n_rows, "carillon.common.v1.UserDataSection.rows")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__UserDataSection>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__UserDataSection> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__UserDataSection>.size).assumingMemoryBound(to: Carillon__Common__V1__UserDataSection.self)
        carillon__common__v1__user_data_section__init(target)
        target.pointee.name = arena.string(self.name, "carillon.common.v1.UserDataSection.name")
        if !self.rows.isEmpty {
            target.pointee.n_rows = self.rows.count
            target.pointee.rows = arena.strings(self.rows, "carillon.common.v1.UserDataSection.rows")
        }
        return target
    }
}

extension CommonV1.EraseStoredUserRequest {
    public static var fullName: String { "carillon.common.v1.EraseStoredUserRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__EraseStoredUserRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__EraseStoredUserRequest.self, initializer: carillon__common__v1__erase_stored_user_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__EraseStoredUserRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.common.v1.EraseStoredUserRequest.user_id")
        arena.read(source.pointee.email, into: &self.email, "carillon.common.v1.EraseStoredUserRequest.email")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__EraseStoredUserRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__EraseStoredUserRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__EraseStoredUserRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__EraseStoredUserRequest.self)
        carillon__common__v1__erase_stored_user_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.common.v1.EraseStoredUserRequest.user_id")
        target.pointee.email = arena.string(self.email, "carillon.common.v1.EraseStoredUserRequest.email")
        return target
    }
}

extension CommonV1.EraseStoredUserResponse {
    public static var fullName: String { "carillon.common.v1.EraseStoredUserResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__EraseStoredUserResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__EraseStoredUserResponse.self, initializer: carillon__common__v1__erase_stored_user_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__EraseStoredUserResponse>, _ arena: Arena) {
        if source.pointee.n_erased > 0, let entries = source.pointee.erased {
            var map = [String: Int64](minimumCapacity: source.pointee.n_erased)
            for index in 0..<source.pointee.n_erased {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.common.v1.EraseStoredUserResponse.erased")] = entry.pointee.value
            }
            self.erased = map
        }
        if source.pointee.optional_erased_before_at_ms_case == 2 { self.erasedBeforeAtMs = source.pointee.erased_before_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__EraseStoredUserResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__EraseStoredUserResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__EraseStoredUserResponse>.size).assumingMemoryBound(to: Carillon__Common__V1__EraseStoredUserResponse.self)
        carillon__common__v1__erase_stored_user_response__init(target)
        if !self.erased.isEmpty {
            let entries = arena.pointers(self.erased.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry>?.self)
            var count = 0
            for (key, value) in self.erased {
                let entry = arena.reserve(MemoryLayout<Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry>.size).assumingMemoryBound(to: Carillon__Common__V1__EraseStoredUserResponse__ErasedEntry.self)
                carillon__common__v1__erase_stored_user_response__erased_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.common.v1.EraseStoredUserResponse.erased")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_erased = count
            target.pointee.erased = entries
        }
        if let value = self.erasedBeforeAtMs {
            target.pointee.optional_erased_before_at_ms_case = 2
            target.pointee.erased_before_at_ms = value
        }
        return target
    }
}

extension CommonV1.ExportStoredUserRequest {
    public static var fullName: String { "carillon.common.v1.ExportStoredUserRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ExportStoredUserRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ExportStoredUserRequest.self, initializer: carillon__common__v1__export_stored_user_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ExportStoredUserRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.common.v1.ExportStoredUserRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ExportStoredUserRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ExportStoredUserRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ExportStoredUserRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__ExportStoredUserRequest.self)
        carillon__common__v1__export_stored_user_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.common.v1.ExportStoredUserRequest.user_id")
        return target
    }
}

extension CommonV1.ExportOwnStoredDataRequest {
    public static var fullName: String { "carillon.common.v1.ExportOwnStoredDataRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ExportOwnStoredDataRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ExportOwnStoredDataRequest.self, initializer: carillon__common__v1__export_own_stored_data_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ExportOwnStoredDataRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ExportOwnStoredDataRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ExportOwnStoredDataRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ExportOwnStoredDataRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__ExportOwnStoredDataRequest.self)
        carillon__common__v1__export_own_stored_data_request__init(target)
        return target
    }
}

extension CommonV1.ExportStoredUserResponse {
    public static var fullName: String { "carillon.common.v1.ExportStoredUserResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ExportStoredUserResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ExportStoredUserResponse.self, initializer: carillon__common__v1__export_stored_user_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ExportStoredUserResponse>, _ arena: Arena) {
        if let inner = source.pointee.section {
            self.section = CommonV1.UserDataSection()
            self.section?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ExportStoredUserResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ExportStoredUserResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ExportStoredUserResponse>.size).assumingMemoryBound(to: Carillon__Common__V1__ExportStoredUserResponse.self)
        carillon__common__v1__export_stored_user_response__init(target)
        target.pointee.section = self.section?.makeCStruct(in: arena)
        return target
    }
}

extension CommonV1.WatchChangesRequest {
    public static var fullName: String { "carillon.common.v1.WatchChangesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__WatchChangesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__WatchChangesRequest.self, initializer: carillon__common__v1__watch_changes_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__WatchChangesRequest>, _ arena: Arena) {
        self.acknowledged = source.pointee.acknowledged
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__WatchChangesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__WatchChangesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__WatchChangesRequest>.size).assumingMemoryBound(to: Carillon__Common__V1__WatchChangesRequest.self)
        carillon__common__v1__watch_changes_request__init(target)
        target.pointee.acknowledged = self.acknowledged
        return target
    }
}

extension CommonV1.WatchChangesResponse {
    public static var fullName: String { "carillon.common.v1.WatchChangesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__WatchChangesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__WatchChangesResponse.self, initializer: carillon__common__v1__watch_changes_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__WatchChangesResponse>, _ arena: Arena) {
        self.sequence = source.pointee.sequence
        if source.pointee.n_changes > 0 {
            arena.beginList()
            self.changes = [CommonV1.ChangedUsers](unsafeUninitializedCapacity: source.pointee.n_changes) { space, count in
                while count < source.pointee.n_changes {
                    space.initializeElement(at: count, to: CommonV1.ChangedUsers())
                    space[count].read(source.pointee.changes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.everything = (source.pointee.everything != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__WatchChangesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__WatchChangesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__WatchChangesResponse>.size).assumingMemoryBound(to: Carillon__Common__V1__WatchChangesResponse.self)
        carillon__common__v1__watch_changes_response__init(target)
        target.pointee.sequence = self.sequence
        if !self.changes.isEmpty {
            target.pointee.n_changes = self.changes.count
            let list = arena.pointers(self.changes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ChangedUsers>?.self)
            self.changes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.changes = list
        }
        target.pointee.everything = self.everything ? 1 : 0
        return target
    }
}

extension CommonV1.ChangedUsers {
    public static var fullName: String { "carillon.common.v1.ChangedUsers" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Common__V1__ChangedUsers.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Common__V1__ChangedUsers.self, initializer: carillon__common__v1__changed_users__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Common__V1__ChangedUsers>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.common.v1.ChangedUsers.user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Common__V1__ChangedUsers>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Common__V1__ChangedUsers> {
        let target = arena.reserve(MemoryLayout<Carillon__Common__V1__ChangedUsers>.size).assumingMemoryBound(to: Carillon__Common__V1__ChangedUsers.self)
        carillon__common__v1__changed_users__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.common.v1.ChangedUsers.user_ids")
        }
        return target
    }
}
