// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension RegistryV1.User {
    public static var fullName: String { "carillon.registry.v1.User" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__User.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__User.self, initializer: carillon__registry__v1__user__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__User>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.User.user_id")
        if source.pointee.n_roles > 0 {
            self.roles = arena.strings(source.pointee.roles, source.pointee.n_roles, "carillon.registry.v1.User.roles")
        }
        arena.read(source.pointee.display_name, into: &self.displayName, "carillon.registry.v1.User.display_name")
        if source.pointee.optional_email_case == 5 { self.email = arena.string(source.pointee.email, "carillon.registry.v1.User.email") }
        if source.pointee.optional_locale_case == 6 { self.locale = arena.string(source.pointee.locale, "carillon.registry.v1.User.locale") }
        if source.pointee.optional_timezone_case == 7 { self.timezone = arena.string(source.pointee.timezone, "carillon.registry.v1.User.timezone") }
        self.status = RegistryV1.UserStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.inactive_reason, into: &self.inactiveReason, "carillon.registry.v1.User.inactive_reason")
        if source.pointee.optional_birth_date_case == 70 { self.birthDate = arena.string(source.pointee.birth_date, "carillon.registry.v1.User.birth_date") }
        if source.pointee.optional_under_13_case == 71 { self.under13 = (source.pointee.under_13 != 0) }
        if source.pointee.optional_reduce_motion_case == 72 { self.reduceMotion = (source.pointee.reduce_motion != 0) }
        if source.pointee.optional_emoji_ok_case == 73 { self.emojiOk = (source.pointee.emoji_ok != 0) }
        self.createdAtMs = source.pointee.created_at_ms
        self.updatedAtMs = source.pointee.updated_at_ms
        if source.pointee.n_clear_fields > 0 {
            self.clearFields = arena.strings(source.pointee.clear_fields, source.pointee.n_clear_fields, "carillon.registry.v1.User.clear_fields")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__User>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__User> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__User>.size).assumingMemoryBound(to: Carillon__Registry__V1__User.self)
        carillon__registry__v1__user__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.User.user_id")
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            target.pointee.roles = arena.strings(self.roles, "carillon.registry.v1.User.roles")
        }
        target.pointee.display_name = arena.string(self.displayName, "carillon.registry.v1.User.display_name")
        if let value = self.email {
            target.pointee.optional_email_case = 5
            target.pointee.email = arena.presentString(value, "carillon.registry.v1.User.email")
        }
        if let value = self.locale {
            target.pointee.optional_locale_case = 6
            target.pointee.locale = arena.presentString(value, "carillon.registry.v1.User.locale")
        }
        if let value = self.timezone {
            target.pointee.optional_timezone_case = 7
            target.pointee.timezone = arena.presentString(value, "carillon.registry.v1.User.timezone")
        }
        target.pointee.status = self.status.rawValue
        target.pointee.inactive_reason = arena.string(self.inactiveReason, "carillon.registry.v1.User.inactive_reason")
        if let value = self.birthDate {
            target.pointee.optional_birth_date_case = 70
            target.pointee.birth_date = arena.presentString(value, "carillon.registry.v1.User.birth_date")
        }
        if let value = self.under13 {
            target.pointee.optional_under_13_case = 71
            target.pointee.under_13 = value ? 1 : 0
        }
        if let value = self.reduceMotion {
            target.pointee.optional_reduce_motion_case = 72
            target.pointee.reduce_motion = value ? 1 : 0
        }
        if let value = self.emojiOk {
            target.pointee.optional_emoji_ok_case = 73
            target.pointee.emoji_ok = value ? 1 : 0
        }
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.updated_at_ms = self.updatedAtMs
        if !self.clearFields.isEmpty {
            target.pointee.n_clear_fields = self.clearFields.count
            target.pointee.clear_fields = arena.strings(self.clearFields, "carillon.registry.v1.User.clear_fields")
        }
        return target
    }
}

extension RegistryV1.Channel {
    public static var fullName: String { "carillon.registry.v1.Channel" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Channel.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Channel.self, initializer: carillon__registry__v1__channel__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Channel>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.Channel.channel_id")
        if source.pointee.optional_name_case == 3 { self.name = arena.string(source.pointee.name, "carillon.registry.v1.Channel.name") }
        self.channelType = CommonV1.ChannelType(rawValue: source.pointee.channel_type)
        if source.pointee.n_add_members > 0 {
            self.addMembers = arena.strings(source.pointee.add_members, source.pointee.n_add_members, "carillon.registry.v1.Channel.add_members")
        }
        if source.pointee.n_remove_members > 0 {
            self.removeMembers = arena.strings(source.pointee.remove_members, source.pointee.n_remove_members, "carillon.registry.v1.Channel.remove_members")
        }
        self.replaceMembers = (source.pointee.replace_members != 0)
        self.membersOnly = (source.pointee.members_only != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Channel>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Channel> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Channel>.size).assumingMemoryBound(to: Carillon__Registry__V1__Channel.self)
        carillon__registry__v1__channel__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.Channel.channel_id")
        if let value = self.name {
            target.pointee.optional_name_case = 3
            target.pointee.name = arena.presentString(value, "carillon.registry.v1.Channel.name")
        }
        target.pointee.channel_type = self.channelType.rawValue
        if !self.addMembers.isEmpty {
            target.pointee.n_add_members = self.addMembers.count
            target.pointee.add_members = arena.strings(self.addMembers, "carillon.registry.v1.Channel.add_members")
        }
        if !self.removeMembers.isEmpty {
            target.pointee.n_remove_members = self.removeMembers.count
            target.pointee.remove_members = arena.strings(self.removeMembers, "carillon.registry.v1.Channel.remove_members")
        }
        target.pointee.replace_members = self.replaceMembers ? 1 : 0
        target.pointee.members_only = self.membersOnly ? 1 : 0
        return target
    }
}

extension RegistryV1.Thread {
    public static var fullName: String { "carillon.registry.v1.Thread" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Thread.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Thread.self, initializer: carillon__registry__v1__thread__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Thread>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.registry.v1.Thread.thread_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.Thread.channel_id")
        if source.pointee.n_add_followers > 0 {
            self.addFollowers = arena.strings(source.pointee.add_followers, source.pointee.n_add_followers, "carillon.registry.v1.Thread.add_followers")
        }
        if source.pointee.n_remove_followers > 0 {
            self.removeFollowers = arena.strings(source.pointee.remove_followers, source.pointee.n_remove_followers, "carillon.registry.v1.Thread.remove_followers")
        }
        self.replaceFollowers = (source.pointee.replace_followers != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Thread>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Thread> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Thread>.size).assumingMemoryBound(to: Carillon__Registry__V1__Thread.self)
        carillon__registry__v1__thread__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.thread_id = arena.string(self.threadId, "carillon.registry.v1.Thread.thread_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.Thread.channel_id")
        if !self.addFollowers.isEmpty {
            target.pointee.n_add_followers = self.addFollowers.count
            target.pointee.add_followers = arena.strings(self.addFollowers, "carillon.registry.v1.Thread.add_followers")
        }
        if !self.removeFollowers.isEmpty {
            target.pointee.n_remove_followers = self.removeFollowers.count
            target.pointee.remove_followers = arena.strings(self.removeFollowers, "carillon.registry.v1.Thread.remove_followers")
        }
        target.pointee.replace_followers = self.replaceFollowers ? 1 : 0
        return target
    }
}

extension RegistryV1.Device {
    public static var fullName: String { "carillon.registry.v1.Device" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Device.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Device.self, initializer: carillon__registry__v1__device__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Device>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.Device.push_device_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.registry.v1.Device.device_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.Device.user_id")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        arena.read(source.pointee.platform, into: &self.platform, "carillon.registry.v1.Device.platform")
        arena.read(source.pointee.platform_version, into: &self.platformVersion, "carillon.registry.v1.Device.platform_version")
        arena.read(source.pointee.device_model, into: &self.deviceModel, "carillon.registry.v1.Device.device_model")
        arena.read(source.pointee.device_name, into: &self.deviceName, "carillon.registry.v1.Device.device_name")
        self.pushTokenType = RegistryV1.PushTokenType(rawValue: source.pointee.push_token_type)
        arena.read(source.pointee.token_hash, into: &self.tokenHash, "carillon.registry.v1.Device.token_hash")
        arena.read(source.pointee.token_provider, into: &self.tokenProvider, "carillon.registry.v1.Device.token_provider")
        self.status = RegistryV1.DeviceStatus(rawValue: source.pointee.status)
        self.isValid = (source.pointee.is_valid != 0)
        if source.pointee.optional_last_validated_at_ms_case == 15 { self.lastValidatedAtMs = source.pointee.last_validated_at_ms }
        self.supportsRichContent = (source.pointee.supports_rich_content != 0)
        self.supportsNotificationActions = (source.pointee.supports_notification_actions != 0)
        self.supportsSilentPush = (source.pointee.supports_silent_push != 0)
        self.maxPayloadSize = source.pointee.max_payload_size
        self.notificationsEnabled = (source.pointee.notifications_enabled != 0)
        self.badgeEnabled = (source.pointee.badge_enabled != 0)
        self.soundEnabled = (source.pointee.sound_enabled != 0)
        self.alertsEnabled = (source.pointee.alerts_enabled != 0)
        arena.read(source.pointee.app_version, into: &self.appVersion, "carillon.registry.v1.Device.app_version")
        arena.read(source.pointee.app_build_number, into: &self.appBuildNumber, "carillon.registry.v1.Device.app_build_number")
        arena.read(source.pointee.sdk_version, into: &self.sdkVersion, "carillon.registry.v1.Device.sdk_version")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.registry.v1.Device.timezone")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.Device.locale")
        self.isPrimary = (source.pointee.is_primary != 0)
        self.registeredAtMs = source.pointee.registered_at_ms
        self.updatedAtMs = source.pointee.updated_at_ms
        self.lastUsedAtMs = source.pointee.last_used_at_ms
        if source.pointee.optional_last_success_at_ms_case == 33 { self.lastSuccessAtMs = source.pointee.last_success_at_ms }
        if source.pointee.optional_last_failure_at_ms_case == 34 { self.lastFailureAtMs = source.pointee.last_failure_at_ms }
        self.failureCount = source.pointee.failure_count
        arena.read(source.pointee.failure_reason, into: &self.failureReason, "carillon.registry.v1.Device.failure_reason")
        if source.pointee.optional_revoked_at_ms_case == 37 { self.revokedAtMs = source.pointee.revoked_at_ms }
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        self.addressVersion = source.pointee.address_version
        self.revokedReason = RegistryV1.RevokedReason(rawValue: source.pointee.revoked_reason)
        arena.read(source.pointee.revoked_code, into: &self.revokedCode, "carillon.registry.v1.Device.revoked_code")
        if source.pointee.optional_deactivated_at_ms_case == 42 { self.deactivatedAtMs = source.pointee.deactivated_at_ms }
        self.belowClientFloor = (source.pointee.below_client_floor != 0)
        self.totalNotificationsSent = source.pointee.total_notifications_sent
        self.totalNotificationsDelivered = source.pointee.total_notifications_delivered
        self.totalNotificationsOpened = source.pointee.total_notifications_opened
        self.lastDeliveryStatus = CommonV1.DeliveryStatus(rawValue: source.pointee.last_delivery_status)
        self.activityKind = RegistryV1.ActivityKind(rawValue: source.pointee.activity_kind)
        if source.pointee.optional_expires_at_ms_case == 110 { self.expiresAtMs = source.pointee.expires_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Device>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Device> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Device>.size).assumingMemoryBound(to: Carillon__Registry__V1__Device.self)
        carillon__registry__v1__device__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.Device.push_device_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.registry.v1.Device.device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.Device.user_id")
        target.pointee.device_type = self.deviceType.rawValue
        target.pointee.platform = arena.string(self.platform, "carillon.registry.v1.Device.platform")
        target.pointee.platform_version = arena.string(self.platformVersion, "carillon.registry.v1.Device.platform_version")
        target.pointee.device_model = arena.string(self.deviceModel, "carillon.registry.v1.Device.device_model")
        target.pointee.device_name = arena.string(self.deviceName, "carillon.registry.v1.Device.device_name")
        target.pointee.push_token_type = self.pushTokenType.rawValue
        target.pointee.token_hash = arena.string(self.tokenHash, "carillon.registry.v1.Device.token_hash")
        target.pointee.token_provider = arena.string(self.tokenProvider, "carillon.registry.v1.Device.token_provider")
        target.pointee.status = self.status.rawValue
        target.pointee.is_valid = self.isValid ? 1 : 0
        if let value = self.lastValidatedAtMs {
            target.pointee.optional_last_validated_at_ms_case = 15
            target.pointee.last_validated_at_ms = value
        }
        target.pointee.supports_rich_content = self.supportsRichContent ? 1 : 0
        target.pointee.supports_notification_actions = self.supportsNotificationActions ? 1 : 0
        target.pointee.supports_silent_push = self.supportsSilentPush ? 1 : 0
        target.pointee.max_payload_size = self.maxPayloadSize
        target.pointee.notifications_enabled = self.notificationsEnabled ? 1 : 0
        target.pointee.badge_enabled = self.badgeEnabled ? 1 : 0
        target.pointee.sound_enabled = self.soundEnabled ? 1 : 0
        target.pointee.alerts_enabled = self.alertsEnabled ? 1 : 0
        target.pointee.app_version = arena.string(self.appVersion, "carillon.registry.v1.Device.app_version")
        target.pointee.app_build_number = arena.string(self.appBuildNumber, "carillon.registry.v1.Device.app_build_number")
        target.pointee.sdk_version = arena.string(self.sdkVersion, "carillon.registry.v1.Device.sdk_version")
        target.pointee.timezone = arena.string(self.timezone, "carillon.registry.v1.Device.timezone")
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.Device.locale")
        target.pointee.is_primary = self.isPrimary ? 1 : 0
        target.pointee.registered_at_ms = self.registeredAtMs
        target.pointee.updated_at_ms = self.updatedAtMs
        target.pointee.last_used_at_ms = self.lastUsedAtMs
        if let value = self.lastSuccessAtMs {
            target.pointee.optional_last_success_at_ms_case = 33
            target.pointee.last_success_at_ms = value
        }
        if let value = self.lastFailureAtMs {
            target.pointee.optional_last_failure_at_ms_case = 34
            target.pointee.last_failure_at_ms = value
        }
        target.pointee.failure_count = self.failureCount
        target.pointee.failure_reason = arena.string(self.failureReason, "carillon.registry.v1.Device.failure_reason")
        if let value = self.revokedAtMs {
            target.pointee.optional_revoked_at_ms_case = 37
            target.pointee.revoked_at_ms = value
        }
        target.pointee.permission_status = self.permissionStatus.rawValue
        target.pointee.environment = self.environment.rawValue
        target.pointee.address_version = self.addressVersion
        target.pointee.revoked_reason = self.revokedReason.rawValue
        target.pointee.revoked_code = arena.string(self.revokedCode, "carillon.registry.v1.Device.revoked_code")
        if let value = self.deactivatedAtMs {
            target.pointee.optional_deactivated_at_ms_case = 42
            target.pointee.deactivated_at_ms = value
        }
        target.pointee.below_client_floor = self.belowClientFloor ? 1 : 0
        target.pointee.total_notifications_sent = self.totalNotificationsSent
        target.pointee.total_notifications_delivered = self.totalNotificationsDelivered
        target.pointee.total_notifications_opened = self.totalNotificationsOpened
        target.pointee.last_delivery_status = self.lastDeliveryStatus.rawValue
        target.pointee.activity_kind = self.activityKind.rawValue
        if let value = self.expiresAtMs {
            target.pointee.optional_expires_at_ms_case = 110
            target.pointee.expires_at_ms = value
        }
        return target
    }
}

extension RegistryV1.UpsertUsersRequest {
    public static var fullName: String { "carillon.registry.v1.UpsertUsersRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertUsersRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertUsersRequest.self, initializer: carillon__registry__v1__upsert_users_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertUsersRequest>, _ arena: Arena) {
        if source.pointee.n_users > 0 {
            arena.beginList()
            self.users = [RegistryV1.User](unsafeUninitializedCapacity: source.pointee.n_users) { space, count in
                while count < source.pointee.n_users {
                    space.initializeElement(at: count, to: RegistryV1.User())
                    space[count].read(source.pointee.users[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertUsersRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertUsersRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertUsersRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertUsersRequest.self)
        carillon__registry__v1__upsert_users_request__init(target)
        if !self.users.isEmpty {
            target.pointee.n_users = self.users.count
            let list = arena.pointers(self.users.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__User>?.self)
            self.users.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.users = list
        }
        return target
    }
}

extension RegistryV1.UpsertUsersResponse {
    public static var fullName: String { "carillon.registry.v1.UpsertUsersResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertUsersResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertUsersResponse.self, initializer: carillon__registry__v1__upsert_users_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertUsersResponse>, _ arena: Arena) {
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertUsersResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertUsersResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertUsersResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertUsersResponse.self)
        carillon__registry__v1__upsert_users_response__init(target)
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        return target
    }
}

extension RegistryV1.GetUserRequest {
    public static var fullName: String { "carillon.registry.v1.GetUserRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetUserRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetUserRequest.self, initializer: carillon__registry__v1__get_user_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetUserRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.GetUserRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetUserRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetUserRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetUserRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetUserRequest.self)
        carillon__registry__v1__get_user_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.GetUserRequest.user_id")
        return target
    }
}

extension RegistryV1.GetUserResponse {
    public static var fullName: String { "carillon.registry.v1.GetUserResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetUserResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetUserResponse.self, initializer: carillon__registry__v1__get_user_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetUserResponse>, _ arena: Arena) {
        if let inner = source.pointee.user {
            self.user = RegistryV1.User()
            self.user?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetUserResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetUserResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetUserResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetUserResponse.self)
        carillon__registry__v1__get_user_response__init(target)
        target.pointee.user = self.user?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListUsersRequest {
    public static var fullName: String { "carillon.registry.v1.ListUsersRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListUsersRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListUsersRequest.self, initializer: carillon__registry__v1__list_users_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListUsersRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListUsersRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListUsersRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListUsersRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListUsersRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListUsersRequest.self)
        carillon__registry__v1__list_users_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListUsersRequest.page_token")
        return target
    }
}

extension RegistryV1.ListUsersResponse {
    public static var fullName: String { "carillon.registry.v1.ListUsersResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListUsersResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListUsersResponse.self, initializer: carillon__registry__v1__list_users_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListUsersResponse>, _ arena: Arena) {
        if source.pointee.n_users > 0 {
            arena.beginList()
            self.users = [RegistryV1.User](unsafeUninitializedCapacity: source.pointee.n_users) { space, count in
                while count < source.pointee.n_users {
                    space.initializeElement(at: count, to: RegistryV1.User())
                    space[count].read(source.pointee.users[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListUsersResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListUsersResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListUsersResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListUsersResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListUsersResponse.self)
        carillon__registry__v1__list_users_response__init(target)
        if !self.users.isEmpty {
            target.pointee.n_users = self.users.count
            let list = arena.pointers(self.users.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__User>?.self)
            self.users.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.users = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListUsersResponse.next_page_token")
        return target
    }
}

extension RegistryV1.UpsertDirectoryRequest {
    public static var fullName: String { "carillon.registry.v1.UpsertDirectoryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertDirectoryRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertDirectoryRequest.self, initializer: carillon__registry__v1__upsert_directory_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertDirectoryRequest>, _ arena: Arena) {
        if source.pointee.n_channels > 0 {
            arena.beginList()
            self.channels = [RegistryV1.Channel](unsafeUninitializedCapacity: source.pointee.n_channels) { space, count in
                while count < source.pointee.n_channels {
                    space.initializeElement(at: count, to: RegistryV1.Channel())
                    space[count].read(source.pointee.channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_threads > 0 {
            arena.beginList()
            self.threads = [RegistryV1.Thread](unsafeUninitializedCapacity: source.pointee.n_threads) { space, count in
                while count < source.pointee.n_threads {
                    space.initializeElement(at: count, to: RegistryV1.Thread())
                    space[count].read(source.pointee.threads[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.answerStored = (source.pointee.answer_stored != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertDirectoryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertDirectoryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertDirectoryRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertDirectoryRequest.self)
        carillon__registry__v1__upsert_directory_request__init(target)
        if !self.channels.isEmpty {
            target.pointee.n_channels = self.channels.count
            let list = arena.pointers(self.channels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Channel>?.self)
            self.channels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channels = list
        }
        if !self.threads.isEmpty {
            target.pointee.n_threads = self.threads.count
            let list = arena.pointers(self.threads.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Thread>?.self)
            self.threads.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.threads = list
        }
        target.pointee.answer_stored = self.answerStored ? 1 : 0
        return target
    }
}

extension RegistryV1.UpsertDirectoryResponse {
    public static var fullName: String { "carillon.registry.v1.UpsertDirectoryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertDirectoryResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertDirectoryResponse.self, initializer: carillon__registry__v1__upsert_directory_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertDirectoryResponse>, _ arena: Arena) {
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_channels > 0 {
            arena.beginList()
            self.channels = [RegistryV1.StoredChannel](unsafeUninitializedCapacity: source.pointee.n_channels) { space, count in
                while count < source.pointee.n_channels {
                    space.initializeElement(at: count, to: RegistryV1.StoredChannel())
                    space[count].read(source.pointee.channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_threads > 0 {
            arena.beginList()
            self.threads = [RegistryV1.StoredThread](unsafeUninitializedCapacity: source.pointee.n_threads) { space, count in
                while count < source.pointee.n_threads {
                    space.initializeElement(at: count, to: RegistryV1.StoredThread())
                    space[count].read(source.pointee.threads[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertDirectoryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertDirectoryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertDirectoryResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertDirectoryResponse.self)
        carillon__registry__v1__upsert_directory_response__init(target)
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        if !self.channels.isEmpty {
            target.pointee.n_channels = self.channels.count
            let list = arena.pointers(self.channels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__StoredChannel>?.self)
            self.channels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channels = list
        }
        if !self.threads.isEmpty {
            target.pointee.n_threads = self.threads.count
            let list = arena.pointers(self.threads.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__StoredThread>?.self)
            self.threads.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.threads = list
        }
        return target
    }
}

extension RegistryV1.StoredChannel {
    public static var fullName: String { "carillon.registry.v1.StoredChannel" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__StoredChannel.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__StoredChannel.self, initializer: carillon__registry__v1__stored_channel__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__StoredChannel>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.StoredChannel.channel_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.StoredChannel.name")
        self.channelType = CommonV1.ChannelType(rawValue: source.pointee.channel_type)
        self.memberCount = source.pointee.member_count
        self.membersAdded = source.pointee.members_added
        self.membersRemoved = source.pointee.members_removed
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__StoredChannel>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__StoredChannel> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__StoredChannel>.size).assumingMemoryBound(to: Carillon__Registry__V1__StoredChannel.self)
        carillon__registry__v1__stored_channel__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.StoredChannel.channel_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.StoredChannel.name")
        target.pointee.channel_type = self.channelType.rawValue
        target.pointee.member_count = self.memberCount
        target.pointee.members_added = self.membersAdded
        target.pointee.members_removed = self.membersRemoved
        return target
    }
}

extension RegistryV1.StoredThread {
    public static var fullName: String { "carillon.registry.v1.StoredThread" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__StoredThread.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__StoredThread.self, initializer: carillon__registry__v1__stored_thread__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__StoredThread>, _ arena: Arena) {
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.registry.v1.StoredThread.thread_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.StoredThread.channel_id")
        self.followerCount = source.pointee.follower_count
        self.followersAdded = source.pointee.followers_added
        self.followersRemoved = source.pointee.followers_removed
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__StoredThread>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__StoredThread> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__StoredThread>.size).assumingMemoryBound(to: Carillon__Registry__V1__StoredThread.self)
        carillon__registry__v1__stored_thread__init(target)
        target.pointee.thread_id = arena.string(self.threadId, "carillon.registry.v1.StoredThread.thread_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.StoredThread.channel_id")
        target.pointee.follower_count = self.followerCount
        target.pointee.followers_added = self.followersAdded
        target.pointee.followers_removed = self.followersRemoved
        return target
    }
}

extension RegistryV1.RemoveDirectoryRequest {
    public static var fullName: String { "carillon.registry.v1.RemoveDirectoryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveDirectoryRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveDirectoryRequest.self, initializer: carillon__registry__v1__remove_directory_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDirectoryRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_channel_ids > 0 {
            self.channelIds = arena.strings(source.pointee.channel_ids, source.pointee.n_channel_ids, "carillon.registry.v1.RemoveDirectoryRequest.channel_ids")
        }
        if source.pointee.n_thread_ids > 0 {
            self.threadIds = arena.strings(source.pointee.thread_ids, source.pointee.n_thread_ids, "carillon.registry.v1.RemoveDirectoryRequest.thread_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDirectoryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveDirectoryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveDirectoryRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveDirectoryRequest.self)
        carillon__registry__v1__remove_directory_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.channelIds.isEmpty {
            target.pointee.n_channel_ids = self.channelIds.count
            target.pointee.channel_ids = arena.strings(self.channelIds, "carillon.registry.v1.RemoveDirectoryRequest.channel_ids")
        }
        if !self.threadIds.isEmpty {
            target.pointee.n_thread_ids = self.threadIds.count
            target.pointee.thread_ids = arena.strings(self.threadIds, "carillon.registry.v1.RemoveDirectoryRequest.thread_ids")
        }
        return target
    }
}

extension RegistryV1.RemoveDirectoryResponse {
    public static var fullName: String { "carillon.registry.v1.RemoveDirectoryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveDirectoryResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveDirectoryResponse.self, initializer: carillon__registry__v1__remove_directory_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDirectoryResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDirectoryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveDirectoryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveDirectoryResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveDirectoryResponse.self)
        carillon__registry__v1__remove_directory_response__init(target)
        return target
    }
}

extension RegistryV1.ReportPresenceRequest {
    public static var fullName: String { "carillon.registry.v1.ReportPresenceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ReportPresenceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ReportPresenceRequest.self, initializer: carillon__registry__v1__report_presence_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportPresenceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ReportPresenceRequest.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.registry.v1.ReportPresenceRequest.device_id")
        self.status = RegistryV1.PresenceStatus(rawValue: source.pointee.status)
        if source.pointee.optional_active_channel_case == 5 { self.activeChannel = arena.string(source.pointee.active_channel, "carillon.registry.v1.ReportPresenceRequest.active_channel") }
        if source.pointee.optional_last_activity_at_ms_case == 6 { self.lastActivityAtMs = source.pointee.last_activity_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportPresenceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ReportPresenceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ReportPresenceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ReportPresenceRequest.self)
        carillon__registry__v1__report_presence_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ReportPresenceRequest.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.registry.v1.ReportPresenceRequest.device_id")
        target.pointee.status = self.status.rawValue
        if let value = self.activeChannel {
            target.pointee.optional_active_channel_case = 5
            target.pointee.active_channel = arena.presentString(value, "carillon.registry.v1.ReportPresenceRequest.active_channel")
        }
        if let value = self.lastActivityAtMs {
            target.pointee.optional_last_activity_at_ms_case = 6
            target.pointee.last_activity_at_ms = value
        }
        return target
    }
}

extension RegistryV1.ReportPresenceResponse {
    public static var fullName: String { "carillon.registry.v1.ReportPresenceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ReportPresenceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ReportPresenceResponse.self, initializer: carillon__registry__v1__report_presence_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportPresenceResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportPresenceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ReportPresenceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ReportPresenceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ReportPresenceResponse.self)
        carillon__registry__v1__report_presence_response__init(target)
        return target
    }
}

extension RegistryV1.RegisterDeviceRequest {
    public static var fullName: String { "carillon.registry.v1.RegisterDeviceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterDeviceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterDeviceRequest.self, initializer: carillon__registry__v1__register_device_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDeviceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.RegisterDeviceRequest.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.registry.v1.RegisterDeviceRequest.device_id")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        arena.read(source.pointee.platform, into: &self.platform, "carillon.registry.v1.RegisterDeviceRequest.platform")
        arena.read(source.pointee.token, into: &self.token, "carillon.registry.v1.RegisterDeviceRequest.token")
        self.pushTokenType = RegistryV1.PushTokenType(rawValue: source.pointee.push_token_type)
        arena.read(source.pointee.platform_version, into: &self.platformVersion, "carillon.registry.v1.RegisterDeviceRequest.platform_version")
        arena.read(source.pointee.device_model, into: &self.deviceModel, "carillon.registry.v1.RegisterDeviceRequest.device_model")
        arena.read(source.pointee.device_name, into: &self.deviceName, "carillon.registry.v1.RegisterDeviceRequest.device_name")
        arena.read(source.pointee.app_version, into: &self.appVersion, "carillon.registry.v1.RegisterDeviceRequest.app_version")
        arena.read(source.pointee.app_build_number, into: &self.appBuildNumber, "carillon.registry.v1.RegisterDeviceRequest.app_build_number")
        arena.read(source.pointee.sdk_version, into: &self.sdkVersion, "carillon.registry.v1.RegisterDeviceRequest.sdk_version")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.registry.v1.RegisterDeviceRequest.timezone")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.RegisterDeviceRequest.locale")
        arena.read(source.pointee.token_provider, into: &self.tokenProvider, "carillon.registry.v1.RegisterDeviceRequest.token_provider")
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        if source.pointee.optional_notifications_enabled_case == 19 { self.notificationsEnabled = (source.pointee.notifications_enabled != 0) }
        if source.pointee.optional_badge_enabled_case == 20 { self.badgeEnabled = (source.pointee.badge_enabled != 0) }
        if source.pointee.optional_sound_enabled_case == 21 { self.soundEnabled = (source.pointee.sound_enabled != 0) }
        if source.pointee.optional_alerts_enabled_case == 22 { self.alertsEnabled = (source.pointee.alerts_enabled != 0) }
        if source.pointee.optional_supports_rich_content_case == 23 { self.supportsRichContent = (source.pointee.supports_rich_content != 0) }
        if source.pointee.optional_supports_notification_actions_case == 24 { self.supportsNotificationActions = (source.pointee.supports_notification_actions != 0) }
        if source.pointee.optional_max_payload_size_case == 25 { self.maxPayloadSize = source.pointee.max_payload_size }
        self.registrationMethod = RegistryV1.RegistrationMethod(rawValue: source.pointee.registration_method)
        arena.read(source.pointee.origin, into: &self.origin, "carillon.registry.v1.RegisterDeviceRequest.origin")
        if source.pointee.optional_supports_silent_push_case == 111 { self.supportsSilentPush = (source.pointee.supports_silent_push != 0) }
        if source.pointee.optional_expires_at_ms_case == 112 { self.expiresAtMs = source.pointee.expires_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDeviceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterDeviceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterDeviceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterDeviceRequest.self)
        carillon__registry__v1__register_device_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.RegisterDeviceRequest.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.registry.v1.RegisterDeviceRequest.device_id")
        target.pointee.device_type = self.deviceType.rawValue
        target.pointee.platform = arena.string(self.platform, "carillon.registry.v1.RegisterDeviceRequest.platform")
        target.pointee.token = arena.string(self.token, "carillon.registry.v1.RegisterDeviceRequest.token")
        target.pointee.push_token_type = self.pushTokenType.rawValue
        target.pointee.platform_version = arena.string(self.platformVersion, "carillon.registry.v1.RegisterDeviceRequest.platform_version")
        target.pointee.device_model = arena.string(self.deviceModel, "carillon.registry.v1.RegisterDeviceRequest.device_model")
        target.pointee.device_name = arena.string(self.deviceName, "carillon.registry.v1.RegisterDeviceRequest.device_name")
        target.pointee.app_version = arena.string(self.appVersion, "carillon.registry.v1.RegisterDeviceRequest.app_version")
        target.pointee.app_build_number = arena.string(self.appBuildNumber, "carillon.registry.v1.RegisterDeviceRequest.app_build_number")
        target.pointee.sdk_version = arena.string(self.sdkVersion, "carillon.registry.v1.RegisterDeviceRequest.sdk_version")
        target.pointee.timezone = arena.string(self.timezone, "carillon.registry.v1.RegisterDeviceRequest.timezone")
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.RegisterDeviceRequest.locale")
        target.pointee.token_provider = arena.string(self.tokenProvider, "carillon.registry.v1.RegisterDeviceRequest.token_provider")
        target.pointee.permission_status = self.permissionStatus.rawValue
        target.pointee.environment = self.environment.rawValue
        if let value = self.notificationsEnabled {
            target.pointee.optional_notifications_enabled_case = 19
            target.pointee.notifications_enabled = value ? 1 : 0
        }
        if let value = self.badgeEnabled {
            target.pointee.optional_badge_enabled_case = 20
            target.pointee.badge_enabled = value ? 1 : 0
        }
        if let value = self.soundEnabled {
            target.pointee.optional_sound_enabled_case = 21
            target.pointee.sound_enabled = value ? 1 : 0
        }
        if let value = self.alertsEnabled {
            target.pointee.optional_alerts_enabled_case = 22
            target.pointee.alerts_enabled = value ? 1 : 0
        }
        if let value = self.supportsRichContent {
            target.pointee.optional_supports_rich_content_case = 23
            target.pointee.supports_rich_content = value ? 1 : 0
        }
        if let value = self.supportsNotificationActions {
            target.pointee.optional_supports_notification_actions_case = 24
            target.pointee.supports_notification_actions = value ? 1 : 0
        }
        if let value = self.maxPayloadSize {
            target.pointee.optional_max_payload_size_case = 25
            target.pointee.max_payload_size = value
        }
        target.pointee.registration_method = self.registrationMethod.rawValue
        target.pointee.origin = arena.string(self.origin, "carillon.registry.v1.RegisterDeviceRequest.origin")
        if let value = self.supportsSilentPush {
            target.pointee.optional_supports_silent_push_case = 111
            target.pointee.supports_silent_push = value ? 1 : 0
        }
        if let value = self.expiresAtMs {
            target.pointee.optional_expires_at_ms_case = 112
            target.pointee.expires_at_ms = value
        }
        return target
    }
}

extension RegistryV1.RegisterDeviceResponse {
    public static var fullName: String { "carillon.registry.v1.RegisterDeviceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterDeviceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterDeviceResponse.self, initializer: carillon__registry__v1__register_device_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDeviceResponse>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
        self.created = (source.pointee.created != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDeviceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterDeviceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterDeviceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterDeviceResponse.self)
        carillon__registry__v1__register_device_response__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        target.pointee.created = self.created ? 1 : 0
        return target
    }
}

extension RegistryV1.RegisterDevicesRequest {
    public static var fullName: String { "carillon.registry.v1.RegisterDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterDevicesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterDevicesRequest.self, initializer: carillon__registry__v1__register_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDevicesRequest>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [RegistryV1.RegisterDeviceRequest](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: RegistryV1.RegisterDeviceRequest())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterDevicesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterDevicesRequest.self)
        carillon__registry__v1__register_devices_request__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__RegisterDeviceRequest>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.RegisterDevicesResponse {
    public static var fullName: String { "carillon.registry.v1.RegisterDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterDevicesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterDevicesResponse.self, initializer: carillon__registry__v1__register_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDevicesResponse>, _ arena: Arena) {
        if source.pointee.n_push_device_ids > 0 {
            self.pushDeviceIds = arena.strings(source.pointee.push_device_ids, source.pointee.n_push_device_ids, "carillon.registry.v1.RegisterDevicesResponse.push_device_ids")
        }
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterDevicesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterDevicesResponse.self)
        carillon__registry__v1__register_devices_response__init(target)
        if !self.pushDeviceIds.isEmpty {
            target.pointee.n_push_device_ids = self.pushDeviceIds.count
            target.pointee.push_device_ids = arena.strings(self.pushDeviceIds, "carillon.registry.v1.RegisterDevicesResponse.push_device_ids")
        }
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        return target
    }
}

extension RegistryV1.RotateTokenRequest {
    public static var fullName: String { "carillon.registry.v1.RotateTokenRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RotateTokenRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RotateTokenRequest.self, initializer: carillon__registry__v1__rotate_token_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RotateTokenRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.RotateTokenRequest.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.RotateTokenRequest.push_device_id")
        arena.read(source.pointee.token, into: &self.token, "carillon.registry.v1.RotateTokenRequest.token")
        arena.read(source.pointee.refresh_reason, into: &self.refreshReason, "carillon.registry.v1.RotateTokenRequest.refresh_reason")
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        arena.read(source.pointee.origin, into: &self.origin, "carillon.registry.v1.RotateTokenRequest.origin")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RotateTokenRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RotateTokenRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RotateTokenRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RotateTokenRequest.self)
        carillon__registry__v1__rotate_token_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.RotateTokenRequest.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.RotateTokenRequest.push_device_id")
        target.pointee.token = arena.string(self.token, "carillon.registry.v1.RotateTokenRequest.token")
        target.pointee.refresh_reason = arena.string(self.refreshReason, "carillon.registry.v1.RotateTokenRequest.refresh_reason")
        target.pointee.environment = self.environment.rawValue
        target.pointee.origin = arena.string(self.origin, "carillon.registry.v1.RotateTokenRequest.origin")
        return target
    }
}

extension RegistryV1.RotateTokenResponse {
    public static var fullName: String { "carillon.registry.v1.RotateTokenResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RotateTokenResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RotateTokenResponse.self, initializer: carillon__registry__v1__rotate_token_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RotateTokenResponse>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RotateTokenResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RotateTokenResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RotateTokenResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RotateTokenResponse.self)
        carillon__registry__v1__rotate_token_response__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.UpdateDeviceRequest {
    public static var fullName: String { "carillon.registry.v1.UpdateDeviceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpdateDeviceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpdateDeviceRequest.self, initializer: carillon__registry__v1__update_device_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpdateDeviceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.UpdateDeviceRequest.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.UpdateDeviceRequest.push_device_id")
        if source.pointee.optional_device_name_case == 4 { self.deviceName = arena.string(source.pointee.device_name, "carillon.registry.v1.UpdateDeviceRequest.device_name") }
        if source.pointee.optional_notifications_enabled_case == 5 { self.notificationsEnabled = (source.pointee.notifications_enabled != 0) }
        if source.pointee.optional_badge_enabled_case == 6 { self.badgeEnabled = (source.pointee.badge_enabled != 0) }
        if source.pointee.optional_sound_enabled_case == 7 { self.soundEnabled = (source.pointee.sound_enabled != 0) }
        if source.pointee.optional_alerts_enabled_case == 8 { self.alertsEnabled = (source.pointee.alerts_enabled != 0) }
        if source.pointee.optional_is_primary_case == 9 { self.isPrimary = (source.pointee.is_primary != 0) }
        if source.pointee.optional_status_case == 10 { self.status = RegistryV1.DeviceStatus(rawValue: source.pointee.status) }
        if source.pointee.optional_locale_case == 11 { self.locale = arena.string(source.pointee.locale, "carillon.registry.v1.UpdateDeviceRequest.locale") }
        if source.pointee.optional_timezone_case == 12 { self.timezone = arena.string(source.pointee.timezone, "carillon.registry.v1.UpdateDeviceRequest.timezone") }
        if source.pointee.optional_app_version_case == 13 { self.appVersion = arena.string(source.pointee.app_version, "carillon.registry.v1.UpdateDeviceRequest.app_version") }
        if source.pointee.optional_permission_status_case == 14 { self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status) }
        if source.pointee.optional_platform_version_case == 15 { self.platformVersion = arena.string(source.pointee.platform_version, "carillon.registry.v1.UpdateDeviceRequest.platform_version") }
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.registry.v1.UpdateDeviceRequest.device_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpdateDeviceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpdateDeviceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpdateDeviceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpdateDeviceRequest.self)
        carillon__registry__v1__update_device_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.UpdateDeviceRequest.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.UpdateDeviceRequest.push_device_id")
        if let value = self.deviceName {
            target.pointee.optional_device_name_case = 4
            target.pointee.device_name = arena.presentString(value, "carillon.registry.v1.UpdateDeviceRequest.device_name")
        }
        if let value = self.notificationsEnabled {
            target.pointee.optional_notifications_enabled_case = 5
            target.pointee.notifications_enabled = value ? 1 : 0
        }
        if let value = self.badgeEnabled {
            target.pointee.optional_badge_enabled_case = 6
            target.pointee.badge_enabled = value ? 1 : 0
        }
        if let value = self.soundEnabled {
            target.pointee.optional_sound_enabled_case = 7
            target.pointee.sound_enabled = value ? 1 : 0
        }
        if let value = self.alertsEnabled {
            target.pointee.optional_alerts_enabled_case = 8
            target.pointee.alerts_enabled = value ? 1 : 0
        }
        if let value = self.isPrimary {
            target.pointee.optional_is_primary_case = 9
            target.pointee.is_primary = value ? 1 : 0
        }
        if let value = self.status {
            target.pointee.optional_status_case = 10
            target.pointee.status = value.rawValue
        }
        if let value = self.locale {
            target.pointee.optional_locale_case = 11
            target.pointee.locale = arena.presentString(value, "carillon.registry.v1.UpdateDeviceRequest.locale")
        }
        if let value = self.timezone {
            target.pointee.optional_timezone_case = 12
            target.pointee.timezone = arena.presentString(value, "carillon.registry.v1.UpdateDeviceRequest.timezone")
        }
        if let value = self.appVersion {
            target.pointee.optional_app_version_case = 13
            target.pointee.app_version = arena.presentString(value, "carillon.registry.v1.UpdateDeviceRequest.app_version")
        }
        if let value = self.permissionStatus {
            target.pointee.optional_permission_status_case = 14
            target.pointee.permission_status = value.rawValue
        }
        if let value = self.platformVersion {
            target.pointee.optional_platform_version_case = 15
            target.pointee.platform_version = arena.presentString(value, "carillon.registry.v1.UpdateDeviceRequest.platform_version")
        }
        target.pointee.device_id = arena.string(self.deviceId, "carillon.registry.v1.UpdateDeviceRequest.device_id")
        return target
    }
}

extension RegistryV1.UpdateDeviceResponse {
    public static var fullName: String { "carillon.registry.v1.UpdateDeviceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpdateDeviceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpdateDeviceResponse.self, initializer: carillon__registry__v1__update_device_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpdateDeviceResponse>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpdateDeviceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpdateDeviceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpdateDeviceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpdateDeviceResponse.self)
        carillon__registry__v1__update_device_response__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.RemoveDeviceRequest {
    public static var fullName: String { "carillon.registry.v1.RemoveDeviceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveDeviceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveDeviceRequest.self, initializer: carillon__registry__v1__remove_device_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDeviceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.RemoveDeviceRequest.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.RemoveDeviceRequest.push_device_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDeviceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveDeviceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveDeviceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveDeviceRequest.self)
        carillon__registry__v1__remove_device_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.RemoveDeviceRequest.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.RemoveDeviceRequest.push_device_id")
        return target
    }
}

extension RegistryV1.RemoveDeviceResponse {
    public static var fullName: String { "carillon.registry.v1.RemoveDeviceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveDeviceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveDeviceResponse.self, initializer: carillon__registry__v1__remove_device_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDeviceResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveDeviceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveDeviceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveDeviceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveDeviceResponse.self)
        carillon__registry__v1__remove_device_response__init(target)
        return target
    }
}

extension RegistryV1.ListDevicesRequest {
    public static var fullName: String { "carillon.registry.v1.ListDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListDevicesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListDevicesRequest.self, initializer: carillon__registry__v1__list_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListDevicesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ListDevicesRequest.user_id")
        self.includeRevoked = (source.pointee.include_revoked != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListDevicesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListDevicesRequest.self)
        carillon__registry__v1__list_devices_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ListDevicesRequest.user_id")
        target.pointee.include_revoked = self.includeRevoked ? 1 : 0
        return target
    }
}

extension RegistryV1.ListDevicesResponse {
    public static var fullName: String { "carillon.registry.v1.ListDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListDevicesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListDevicesResponse.self, initializer: carillon__registry__v1__list_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListDevicesResponse>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [RegistryV1.Device](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: RegistryV1.Device())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListDevicesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListDevicesResponse.self)
        carillon__registry__v1__list_devices_response__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Device>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.ListSendableRequest {
    public static var fullName: String { "carillon.registry.v1.ListSendableRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListSendableRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListSendableRequest.self, initializer: carillon__registry__v1__list_sendable_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListSendableRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.registry.v1.ListSendableRequest.user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListSendableRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListSendableRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListSendableRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListSendableRequest.self)
        carillon__registry__v1__list_sendable_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.registry.v1.ListSendableRequest.user_ids")
        }
        return target
    }
}

extension RegistryV1.ListSendableResponse {
    public static var fullName: String { "carillon.registry.v1.ListSendableResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListSendableResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListSendableResponse.self, initializer: carillon__registry__v1__list_sendable_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListSendableResponse>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [CommonV1.SendableDevice](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: CommonV1.SendableDevice())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListSendableResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListSendableResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListSendableResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListSendableResponse.self)
        carillon__registry__v1__list_sendable_response__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__SendableDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.CheckDevicesRequest {
    public static var fullName: String { "carillon.registry.v1.CheckDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CheckDevicesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CheckDevicesRequest.self, initializer: carillon__registry__v1__check_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckDevicesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [RegistryV1.DeviceClaim](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: RegistryV1.DeviceClaim())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CheckDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CheckDevicesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__CheckDevicesRequest.self)
        carillon__registry__v1__check_devices_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__DeviceClaim>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.DeviceClaim {
    public static var fullName: String { "carillon.registry.v1.DeviceClaim" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceClaim.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceClaim.self, initializer: carillon__registry__v1__device_claim__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceClaim>, _ arena: Arena) {
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.DeviceClaim.push_device_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.DeviceClaim.user_id")
        self.addressVersion = source.pointee.address_version
        arena.read(source.pointee.about_user_id, into: &self.aboutUserId, "carillon.registry.v1.DeviceClaim.about_user_id")
        if source.pointee.n_further_about_user_ids > 0 {
            self.furtherAboutUserIds = arena.strings(source.pointee.further_about_user_ids, source.pointee.n_further_about_user_ids, "carillon.registry.v1.DeviceClaim.further_about_user_ids")
        }
        self.sinceMs = source.pointee.since_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceClaim>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceClaim> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceClaim>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceClaim.self)
        carillon__registry__v1__device_claim__init(target)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.DeviceClaim.push_device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.DeviceClaim.user_id")
        target.pointee.address_version = self.addressVersion
        target.pointee.about_user_id = arena.string(self.aboutUserId, "carillon.registry.v1.DeviceClaim.about_user_id")
        if !self.furtherAboutUserIds.isEmpty {
            target.pointee.n_further_about_user_ids = self.furtherAboutUserIds.count
            target.pointee.further_about_user_ids = arena.strings(self.furtherAboutUserIds, "carillon.registry.v1.DeviceClaim.further_about_user_ids")
        }
        target.pointee.since_ms = self.sinceMs
        return target
    }
}

extension RegistryV1.CheckDevicesResponse {
    public static var fullName: String { "carillon.registry.v1.CheckDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CheckDevicesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CheckDevicesResponse.self, initializer: carillon__registry__v1__check_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckDevicesResponse>, _ arena: Arena) {
        if source.pointee.n_verdicts > 0 {
            arena.beginList()
            self.verdicts = [RegistryV1.DeviceVerdict](unsafeUninitializedCapacity: source.pointee.n_verdicts) { space, count in
                while count < source.pointee.n_verdicts {
                    space.initializeElement(at: count, to: RegistryV1.DeviceVerdict())
                    space[count].read(source.pointee.verdicts[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CheckDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CheckDevicesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__CheckDevicesResponse.self)
        carillon__registry__v1__check_devices_response__init(target)
        if !self.verdicts.isEmpty {
            target.pointee.n_verdicts = self.verdicts.count
            let list = arena.pointers(self.verdicts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__DeviceVerdict>?.self)
            self.verdicts.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.verdicts = list
        }
        return target
    }
}

extension RegistryV1.DeviceVerdict {
    public static var fullName: String { "carillon.registry.v1.DeviceVerdict" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceVerdict.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceVerdict.self, initializer: carillon__registry__v1__device_verdict__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceVerdict>, _ arena: Arena) {
        self.sendable = (source.pointee.sendable != 0)
        self.reason = RegistryV1.DeviceRefusal(rawValue: source.pointee.reason)
        if let inner = source.pointee.address {
            self.address = CommonV1.SealedAddress()
            self.address?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceVerdict>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceVerdict> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceVerdict>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceVerdict.self)
        carillon__registry__v1__device_verdict__init(target)
        target.pointee.sendable = self.sendable ? 1 : 0
        target.pointee.reason = self.reason.rawValue
        target.pointee.address = self.address?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ResolveAudienceRequest {
    public static var fullName: String { "carillon.registry.v1.ResolveAudienceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveAudienceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveAudienceRequest.self, initializer: carillon__registry__v1__resolve_audience_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveAudienceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        switch source.pointee.audience_case {
        case 2: self.audience = .channelId(arena.string(source.pointee.channel_id, "carillon.registry.v1.ResolveAudienceRequest.channel_id"))
        case 3: self.audience = .threadId(arena.string(source.pointee.thread_id, "carillon.registry.v1.ResolveAudienceRequest.thread_id"))
        case 4: self.audience = .wholeApp((source.pointee.whole_app != 0))
        case 70: self.audience = .groupId(arena.string(source.pointee.group_id, "carillon.registry.v1.ResolveAudienceRequest.group_id"))
        case 71: self.audience = .role(arena.string(source.pointee.role, "carillon.registry.v1.ResolveAudienceRequest.role"))
        case 72: self.audience = .guardiansOf(arena.string(source.pointee.guardians_of, "carillon.registry.v1.ResolveAudienceRequest.guardians_of"))
        case 73: self.audience = .teachersOf(arena.string(source.pointee.teachers_of, "carillon.registry.v1.ResolveAudienceRequest.teachers_of"))
        case 74: self.audience = .wholeOrganization((source.pointee.whole_organization != 0))
        case 75: self.audience = RegistryV1.PushDeviceList.read(source.pointee.devices, arena).map { Audience.devices($0) }
        default: break
        }
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ResolveAudienceRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveAudienceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveAudienceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveAudienceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveAudienceRequest.self)
        carillon__registry__v1__resolve_audience_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        switch self.audience {
        case .channelId(let value):
            target.pointee.audience_case = 2
            target.pointee.channel_id = arena.presentString(value, "carillon.registry.v1.ResolveAudienceRequest.channel_id")
        case .threadId(let value):
            target.pointee.audience_case = 3
            target.pointee.thread_id = arena.presentString(value, "carillon.registry.v1.ResolveAudienceRequest.thread_id")
        case .wholeApp(let value):
            target.pointee.audience_case = 4
            target.pointee.whole_app = value ? 1 : 0
        case .groupId(let value):
            target.pointee.audience_case = 70
            target.pointee.group_id = arena.presentString(value, "carillon.registry.v1.ResolveAudienceRequest.group_id")
        case .role(let value):
            target.pointee.audience_case = 71
            target.pointee.role = arena.presentString(value, "carillon.registry.v1.ResolveAudienceRequest.role")
        case .guardiansOf(let value):
            target.pointee.audience_case = 72
            target.pointee.guardians_of = arena.presentString(value, "carillon.registry.v1.ResolveAudienceRequest.guardians_of")
        case .teachersOf(let value):
            target.pointee.audience_case = 73
            target.pointee.teachers_of = arena.presentString(value, "carillon.registry.v1.ResolveAudienceRequest.teachers_of")
        case .wholeOrganization(let value):
            target.pointee.audience_case = 74
            target.pointee.whole_organization = value ? 1 : 0
        case .devices(let value):
            target.pointee.audience_case = 75
            target.pointee.devices = value.makeCStruct(in: arena)
        case nil: break
        }
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ResolveAudienceRequest.page_token")
        return target
    }
}

extension RegistryV1.PushDeviceList {
    public static var fullName: String { "carillon.registry.v1.PushDeviceList" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PushDeviceList.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PushDeviceList.self, initializer: carillon__registry__v1__push_device_list__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PushDeviceList>, _ arena: Arena) {
        if source.pointee.n_push_device_ids > 0 {
            self.pushDeviceIds = arena.strings(source.pointee.push_device_ids, source.pointee.n_push_device_ids, "carillon.registry.v1.PushDeviceList.push_device_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PushDeviceList>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PushDeviceList> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PushDeviceList>.size).assumingMemoryBound(to: Carillon__Registry__V1__PushDeviceList.self)
        carillon__registry__v1__push_device_list__init(target)
        if !self.pushDeviceIds.isEmpty {
            target.pointee.n_push_device_ids = self.pushDeviceIds.count
            target.pointee.push_device_ids = arena.strings(self.pushDeviceIds, "carillon.registry.v1.PushDeviceList.push_device_ids")
        }
        return target
    }
}

extension RegistryV1.ResolveAudienceResponse {
    public static var fullName: String { "carillon.registry.v1.ResolveAudienceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveAudienceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveAudienceResponse.self, initializer: carillon__registry__v1__resolve_audience_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveAudienceResponse>, _ arena: Arena) {
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.registry.v1.ResolveAudienceResponse.user_ids")
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ResolveAudienceResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveAudienceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveAudienceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveAudienceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveAudienceResponse.self)
        carillon__registry__v1__resolve_audience_response__init(target)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.registry.v1.ResolveAudienceResponse.user_ids")
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ResolveAudienceResponse.next_page_token")
        return target
    }
}

extension RegistryV1.ResolveRequest {
    public static var fullName: String { "carillon.registry.v1.ResolveRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveRequest.self, initializer: carillon__registry__v1__resolve_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_channel_ids > 0 {
            self.channelIds = arena.strings(source.pointee.channel_ids, source.pointee.n_channel_ids, "carillon.registry.v1.ResolveRequest.channel_ids")
        }
        if source.pointee.n_thread_ids > 0 {
            self.threadIds = arena.strings(source.pointee.thread_ids, source.pointee.n_thread_ids, "carillon.registry.v1.ResolveRequest.thread_ids")
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.registry.v1.ResolveRequest.user_ids")
        }
        self.includeMembers = (source.pointee.include_members != 0)
        if source.pointee.n_described_channel_ids > 0 {
            self.describedChannelIds = arena.strings(source.pointee.described_channel_ids, source.pointee.n_described_channel_ids, "carillon.registry.v1.ResolveRequest.described_channel_ids")
        }
        self.membersLimit = source.pointee.members_limit
        arena.read(source.pointee.members_after, into: &self.membersAfter, "carillon.registry.v1.ResolveRequest.members_after")
        if source.pointee.n_memberships > 0 {
            arena.beginList()
            self.memberships = [RegistryV1.MembershipQuestion](unsafeUninitializedCapacity: source.pointee.n_memberships) { space, count in
                while count < source.pointee.n_memberships {
                    space.initializeElement(at: count, to: RegistryV1.MembershipQuestion())
                    space[count].read(source.pointee.memberships[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_subject_user_ids > 0 {
            self.subjectUserIds = arena.strings(source.pointee.subject_user_ids, source.pointee.n_subject_user_ids, "carillon.registry.v1.ResolveRequest.subject_user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveRequest.self)
        carillon__registry__v1__resolve_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.channelIds.isEmpty {
            target.pointee.n_channel_ids = self.channelIds.count
            target.pointee.channel_ids = arena.strings(self.channelIds, "carillon.registry.v1.ResolveRequest.channel_ids")
        }
        if !self.threadIds.isEmpty {
            target.pointee.n_thread_ids = self.threadIds.count
            target.pointee.thread_ids = arena.strings(self.threadIds, "carillon.registry.v1.ResolveRequest.thread_ids")
        }
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.registry.v1.ResolveRequest.user_ids")
        }
        target.pointee.include_members = self.includeMembers ? 1 : 0
        if !self.describedChannelIds.isEmpty {
            target.pointee.n_described_channel_ids = self.describedChannelIds.count
            target.pointee.described_channel_ids = arena.strings(self.describedChannelIds, "carillon.registry.v1.ResolveRequest.described_channel_ids")
        }
        target.pointee.members_limit = self.membersLimit
        target.pointee.members_after = arena.string(self.membersAfter, "carillon.registry.v1.ResolveRequest.members_after")
        if !self.memberships.isEmpty {
            target.pointee.n_memberships = self.memberships.count
            let list = arena.pointers(self.memberships.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__MembershipQuestion>?.self)
            self.memberships.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.memberships = list
        }
        if !self.subjectUserIds.isEmpty {
            target.pointee.n_subject_user_ids = self.subjectUserIds.count
            target.pointee.subject_user_ids = arena.strings(self.subjectUserIds, "carillon.registry.v1.ResolveRequest.subject_user_ids")
        }
        return target
    }
}

extension RegistryV1.MembershipQuestion {
    public static var fullName: String { "carillon.registry.v1.MembershipQuestion" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__MembershipQuestion.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__MembershipQuestion.self, initializer: carillon__registry__v1__membership_question__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__MembershipQuestion>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.MembershipQuestion.channel_id")
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.registry.v1.MembershipQuestion.user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__MembershipQuestion>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__MembershipQuestion> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__MembershipQuestion>.size).assumingMemoryBound(to: Carillon__Registry__V1__MembershipQuestion.self)
        carillon__registry__v1__membership_question__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.MembershipQuestion.channel_id")
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.registry.v1.MembershipQuestion.user_ids")
        }
        return target
    }
}

extension RegistryV1.ResolveResponse {
    public static var fullName: String { "carillon.registry.v1.ResolveResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveResponse.self, initializer: carillon__registry__v1__resolve_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveResponse>, _ arena: Arena) {
        if source.pointee.n_channels > 0 {
            arena.beginList()
            self.channels = [RegistryV1.ResolvedChannel](unsafeUninitializedCapacity: source.pointee.n_channels) { space, count in
                while count < source.pointee.n_channels {
                    space.initializeElement(at: count, to: RegistryV1.ResolvedChannel())
                    space[count].read(source.pointee.channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_threads > 0 {
            arena.beginList()
            self.threads = [RegistryV1.ResolvedThread](unsafeUninitializedCapacity: source.pointee.n_threads) { space, count in
                while count < source.pointee.n_threads {
                    space.initializeElement(at: count, to: RegistryV1.ResolvedThread())
                    space[count].read(source.pointee.threads[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_users > 0 {
            arena.beginList()
            self.users = [RegistryV1.ResolvedUser](unsafeUninitializedCapacity: source.pointee.n_users) { space, count in
                while count < source.pointee.n_users {
                    space.initializeElement(at: count, to: RegistryV1.ResolvedUser())
                    space[count].read(source.pointee.users[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_subjects > 0 {
            arena.beginList()
            self.subjects = [RegistryV1.ResolvedSubject](unsafeUninitializedCapacity: source.pointee.n_subjects) { space, count in
                while count < source.pointee.n_subjects {
                    space.initializeElement(at: count, to: RegistryV1.ResolvedSubject())
                    space[count].read(source.pointee.subjects[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveResponse.self)
        carillon__registry__v1__resolve_response__init(target)
        if !self.channels.isEmpty {
            target.pointee.n_channels = self.channels.count
            let list = arena.pointers(self.channels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ResolvedChannel>?.self)
            self.channels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channels = list
        }
        if !self.threads.isEmpty {
            target.pointee.n_threads = self.threads.count
            let list = arena.pointers(self.threads.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ResolvedThread>?.self)
            self.threads.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.threads = list
        }
        if !self.users.isEmpty {
            target.pointee.n_users = self.users.count
            let list = arena.pointers(self.users.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ResolvedUser>?.self)
            self.users.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.users = list
        }
        if !self.subjects.isEmpty {
            target.pointee.n_subjects = self.subjects.count
            let list = arena.pointers(self.subjects.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ResolvedSubject>?.self)
            self.subjects.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.subjects = list
        }
        return target
    }
}

extension RegistryV1.ResolvedSubject {
    public static var fullName: String { "carillon.registry.v1.ResolvedSubject" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolvedSubject.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolvedSubject.self, initializer: carillon__registry__v1__resolved_subject__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedSubject>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ResolvedSubject.user_id")
        if source.pointee.n_guardians > 0 {
            arena.beginList()
            self.guardians = [RegistryV1.ResolvedGuardian](unsafeUninitializedCapacity: source.pointee.n_guardians) { space, count in
                while count < source.pointee.n_guardians {
                    space.initializeElement(at: count, to: RegistryV1.ResolvedGuardian())
                    space[count].read(source.pointee.guardians[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_teacher_ids > 0 {
            self.teacherIds = arena.strings(source.pointee.teacher_ids, source.pointee.n_teacher_ids, "carillon.registry.v1.ResolvedSubject.teacher_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedSubject>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolvedSubject> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolvedSubject>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolvedSubject.self)
        carillon__registry__v1__resolved_subject__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ResolvedSubject.user_id")
        if !self.guardians.isEmpty {
            target.pointee.n_guardians = self.guardians.count
            let list = arena.pointers(self.guardians.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ResolvedGuardian>?.self)
            self.guardians.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.guardians = list
        }
        if !self.teacherIds.isEmpty {
            target.pointee.n_teacher_ids = self.teacherIds.count
            target.pointee.teacher_ids = arena.strings(self.teacherIds, "carillon.registry.v1.ResolvedSubject.teacher_ids")
        }
        return target
    }
}

extension RegistryV1.ResolvedGuardian {
    public static var fullName: String { "carillon.registry.v1.ResolvedGuardian" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolvedGuardian.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolvedGuardian.self, initializer: carillon__registry__v1__resolved_guardian__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedGuardian>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ResolvedGuardian.user_id")
        self.active = (source.pointee.active != 0)
        self.verified = (source.pointee.verified != 0)
        self.lastEndedAtMs = source.pointee.last_ended_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedGuardian>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolvedGuardian> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolvedGuardian>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolvedGuardian.self)
        carillon__registry__v1__resolved_guardian__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ResolvedGuardian.user_id")
        target.pointee.active = self.active ? 1 : 0
        target.pointee.verified = self.verified ? 1 : 0
        target.pointee.last_ended_at_ms = self.lastEndedAtMs
        return target
    }
}

extension RegistryV1.ResolvedChannel {
    public static var fullName: String { "carillon.registry.v1.ResolvedChannel" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolvedChannel.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolvedChannel.self, initializer: carillon__registry__v1__resolved_channel__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedChannel>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.ResolvedChannel.channel_id")
        self.known = (source.pointee.known != 0)
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.ResolvedChannel.name")
        self.channelType = CommonV1.ChannelType(rawValue: source.pointee.channel_type)
        if source.pointee.n_members > 0 {
            self.members = arena.strings(source.pointee.members, source.pointee.n_members, "carillon.registry.v1.ResolvedChannel.members")
        }
        self.incomplete = (source.pointee.incomplete != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedChannel>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolvedChannel> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolvedChannel>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolvedChannel.self)
        carillon__registry__v1__resolved_channel__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.ResolvedChannel.channel_id")
        target.pointee.known = self.known ? 1 : 0
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.ResolvedChannel.name")
        target.pointee.channel_type = self.channelType.rawValue
        if !self.members.isEmpty {
            target.pointee.n_members = self.members.count
            target.pointee.members = arena.strings(self.members, "carillon.registry.v1.ResolvedChannel.members")
        }
        target.pointee.incomplete = self.incomplete ? 1 : 0
        return target
    }
}

extension RegistryV1.ResolvedThread {
    public static var fullName: String { "carillon.registry.v1.ResolvedThread" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolvedThread.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolvedThread.self, initializer: carillon__registry__v1__resolved_thread__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedThread>, _ arena: Arena) {
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.registry.v1.ResolvedThread.thread_id")
        self.known = (source.pointee.known != 0)
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.ResolvedThread.channel_id")
        if source.pointee.n_followers > 0 {
            self.followers = arena.strings(source.pointee.followers, source.pointee.n_followers, "carillon.registry.v1.ResolvedThread.followers")
        }
        self.incomplete = (source.pointee.incomplete != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedThread>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolvedThread> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolvedThread>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolvedThread.self)
        carillon__registry__v1__resolved_thread__init(target)
        target.pointee.thread_id = arena.string(self.threadId, "carillon.registry.v1.ResolvedThread.thread_id")
        target.pointee.known = self.known ? 1 : 0
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.ResolvedThread.channel_id")
        if !self.followers.isEmpty {
            target.pointee.n_followers = self.followers.count
            target.pointee.followers = arena.strings(self.followers, "carillon.registry.v1.ResolvedThread.followers")
        }
        target.pointee.incomplete = self.incomplete ? 1 : 0
        return target
    }
}

extension RegistryV1.ResolvedUser {
    public static var fullName: String { "carillon.registry.v1.ResolvedUser" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolvedUser.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolvedUser.self, initializer: carillon__registry__v1__resolved_user__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedUser>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ResolvedUser.user_id")
        self.known = (source.pointee.known != 0)
        self.active = (source.pointee.active != 0)
        if source.pointee.n_roles > 0 {
            self.roles = arena.strings(source.pointee.roles, source.pointee.n_roles, "carillon.registry.v1.ResolvedUser.roles")
        }
        arena.read(source.pointee.display_name, into: &self.displayName, "carillon.registry.v1.ResolvedUser.display_name")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.ResolvedUser.locale")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.registry.v1.ResolvedUser.timezone")
        if let inner = source.pointee.presence {
            self.presence = RegistryV1.Presence()
            self.presence?.read(inner, arena)
        }
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [CommonV1.SendableDevice](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: CommonV1.SendableDevice())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.permissionDenied = (source.pointee.permission_denied != 0)
        self.lastInactiveAtMs = source.pointee.last_inactive_at_ms
        self.reduceMotion = (source.pointee.reduce_motion != 0)
        if source.pointee.optional_emoji_ok_case == 13 { self.emojiOk = (source.pointee.emoji_ok != 0) }
        self.guardianConsentRequired = (source.pointee.guardian_consent_required != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolvedUser>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolvedUser> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolvedUser>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolvedUser.self)
        carillon__registry__v1__resolved_user__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ResolvedUser.user_id")
        target.pointee.known = self.known ? 1 : 0
        target.pointee.active = self.active ? 1 : 0
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            target.pointee.roles = arena.strings(self.roles, "carillon.registry.v1.ResolvedUser.roles")
        }
        target.pointee.display_name = arena.string(self.displayName, "carillon.registry.v1.ResolvedUser.display_name")
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.ResolvedUser.locale")
        target.pointee.timezone = arena.string(self.timezone, "carillon.registry.v1.ResolvedUser.timezone")
        target.pointee.presence = self.presence?.makeCStruct(in: arena)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__SendableDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        target.pointee.permission_denied = self.permissionDenied ? 1 : 0
        target.pointee.last_inactive_at_ms = self.lastInactiveAtMs
        target.pointee.reduce_motion = self.reduceMotion ? 1 : 0
        if let value = self.emojiOk {
            target.pointee.optional_emoji_ok_case = 13
            target.pointee.emoji_ok = value ? 1 : 0
        }
        target.pointee.guardian_consent_required = self.guardianConsentRequired ? 1 : 0
        return target
    }
}

extension RegistryV1.Presence {
    public static var fullName: String { "carillon.registry.v1.Presence" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Presence.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Presence.self, initializer: carillon__registry__v1__presence__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Presence>, _ arena: Arena) {
        self.status = RegistryV1.PresenceStatus(rawValue: source.pointee.status)
        if source.pointee.n_active_channels > 0 {
            self.activeChannels = arena.strings(source.pointee.active_channels, source.pointee.n_active_channels, "carillon.registry.v1.Presence.active_channels")
        }
        self.lastActivityAtMs = source.pointee.last_activity_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Presence>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Presence> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Presence>.size).assumingMemoryBound(to: Carillon__Registry__V1__Presence.self)
        carillon__registry__v1__presence__init(target)
        target.pointee.status = self.status.rawValue
        if !self.activeChannels.isEmpty {
            target.pointee.n_active_channels = self.activeChannels.count
            target.pointee.active_channels = arena.strings(self.activeChannels, "carillon.registry.v1.Presence.active_channels")
        }
        target.pointee.last_activity_at_ms = self.lastActivityAtMs
        return target
    }
}

extension RegistryV1.TokenReport {
    public static var fullName: String { "carillon.registry.v1.TokenReport" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__TokenReport.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__TokenReport.self, initializer: carillon__registry__v1__token_report__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__TokenReport>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.TokenReport.push_device_id")
        self.addressVersion = source.pointee.address_version
        self.verdict = RegistryV1.TokenVerdict(rawValue: source.pointee.verdict)
        arena.read(source.pointee.reason, into: &self.reason, "carillon.registry.v1.TokenReport.reason")
        self.observedAtMs = source.pointee.observed_at_ms
        arena.read(source.pointee.provider, into: &self.provider, "carillon.registry.v1.TokenReport.provider")
        arena.read(source.pointee.attempt_id, into: &self.attemptId, "carillon.registry.v1.TokenReport.attempt_id")
        self.answersLastMinute = source.pointee.answers_last_minute
        self.deadLastMinute = source.pointee.dead_last_minute
        arena.read(source.pointee.push_service, into: &self.pushService, "carillon.registry.v1.TokenReport.push_service")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__TokenReport>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__TokenReport> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__TokenReport>.size).assumingMemoryBound(to: Carillon__Registry__V1__TokenReport.self)
        carillon__registry__v1__token_report__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.TokenReport.push_device_id")
        target.pointee.address_version = self.addressVersion
        target.pointee.verdict = self.verdict.rawValue
        target.pointee.reason = arena.string(self.reason, "carillon.registry.v1.TokenReport.reason")
        target.pointee.observed_at_ms = self.observedAtMs
        target.pointee.provider = arena.string(self.provider, "carillon.registry.v1.TokenReport.provider")
        target.pointee.attempt_id = arena.string(self.attemptId, "carillon.registry.v1.TokenReport.attempt_id")
        target.pointee.answers_last_minute = self.answersLastMinute
        target.pointee.dead_last_minute = self.deadLastMinute
        target.pointee.push_service = arena.string(self.pushService, "carillon.registry.v1.TokenReport.push_service")
        return target
    }
}

extension RegistryV1.ReportTokenStateRequest {
    public static var fullName: String { "carillon.registry.v1.ReportTokenStateRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ReportTokenStateRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ReportTokenStateRequest.self, initializer: carillon__registry__v1__report_token_state_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportTokenStateRequest>, _ arena: Arena) {
        if source.pointee.n_reports > 0 {
            arena.beginList()
            self.reports = [RegistryV1.TokenReport](unsafeUninitializedCapacity: source.pointee.n_reports) { space, count in
                while count < source.pointee.n_reports {
                    space.initializeElement(at: count, to: RegistryV1.TokenReport())
                    space[count].read(source.pointee.reports[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportTokenStateRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ReportTokenStateRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ReportTokenStateRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ReportTokenStateRequest.self)
        carillon__registry__v1__report_token_state_request__init(target)
        if !self.reports.isEmpty {
            target.pointee.n_reports = self.reports.count
            let list = arena.pointers(self.reports.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__TokenReport>?.self)
            self.reports.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.reports = list
        }
        return target
    }
}

extension RegistryV1.ReportTokenStateResponse {
    public static var fullName: String { "carillon.registry.v1.ReportTokenStateResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ReportTokenStateResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ReportTokenStateResponse.self, initializer: carillon__registry__v1__report_token_state_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportTokenStateResponse>, _ arena: Arena) {
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ReportTokenStateResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ReportTokenStateResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ReportTokenStateResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ReportTokenStateResponse.self)
        carillon__registry__v1__report_token_state_response__init(target)
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        return target
    }
}

extension RegistryV1.CheckMembershipRequest {
    public static var fullName: String { "carillon.registry.v1.CheckMembershipRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CheckMembershipRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CheckMembershipRequest.self, initializer: carillon__registry__v1__check_membership_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckMembershipRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.CheckMembershipRequest.channel_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.CheckMembershipRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckMembershipRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CheckMembershipRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CheckMembershipRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__CheckMembershipRequest.self)
        carillon__registry__v1__check_membership_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.CheckMembershipRequest.channel_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.CheckMembershipRequest.user_id")
        return target
    }
}

extension RegistryV1.CheckMembershipResponse {
    public static var fullName: String { "carillon.registry.v1.CheckMembershipResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CheckMembershipResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CheckMembershipResponse.self, initializer: carillon__registry__v1__check_membership_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckMembershipResponse>, _ arena: Arena) {
        self.channelKnown = (source.pointee.channel_known != 0)
        self.member = (source.pointee.member != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckMembershipResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CheckMembershipResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CheckMembershipResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__CheckMembershipResponse.self)
        carillon__registry__v1__check_membership_response__init(target)
        target.pointee.channel_known = self.channelKnown ? 1 : 0
        target.pointee.member = self.member ? 1 : 0
        return target
    }
}

extension RegistryV1.StatisticsRequest {
    public static var fullName: String { "carillon.registry.v1.StatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__StatisticsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__StatisticsRequest.self, initializer: carillon__registry__v1__statistics_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__StatisticsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__StatisticsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__StatisticsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__StatisticsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__StatisticsRequest.self)
        carillon__registry__v1__statistics_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.StatisticsResponse {
    public static var fullName: String { "carillon.registry.v1.StatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__StatisticsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__StatisticsResponse.self, initializer: carillon__registry__v1__statistics_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__StatisticsResponse>, _ arena: Arena) {
        self.users = source.pointee.users
        self.devicesActive = source.pointee.devices_active
        self.devicesOther = source.pointee.devices_other
        self.channels = source.pointee.channels
        if source.pointee.n_devices_by_platform > 0, let entries = source.pointee.devices_by_platform {
            var map = [String: Int64](minimumCapacity: source.pointee.n_devices_by_platform)
            for index in 0..<source.pointee.n_devices_by_platform {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.StatisticsResponse.devices_by_platform")] = entry.pointee.value
            }
            self.devicesByPlatform = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__StatisticsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__StatisticsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__StatisticsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__StatisticsResponse.self)
        carillon__registry__v1__statistics_response__init(target)
        target.pointee.users = self.users
        target.pointee.devices_active = self.devicesActive
        target.pointee.devices_other = self.devicesOther
        target.pointee.channels = self.channels
        if !self.devicesByPlatform.isEmpty {
            let entries = arena.pointers(self.devicesByPlatform.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry>?.self)
            var count = 0
            for (key, value) in self.devicesByPlatform {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__StatisticsResponse__DevicesByPlatformEntry.self)
                carillon__registry__v1__statistics_response__devices_by_platform_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.StatisticsResponse.devices_by_platform")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_devices_by_platform = count
            target.pointee.devices_by_platform = entries
        }
        return target
    }
}

extension RegistryV1.CheckOriginRequest {
    public static var fullName: String { "carillon.registry.v1.CheckOriginRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CheckOriginRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CheckOriginRequest.self, initializer: carillon__registry__v1__check_origin_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckOriginRequest>, _ arena: Arena) {
        arena.read(source.pointee.origin, into: &self.origin, "carillon.registry.v1.CheckOriginRequest.origin")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckOriginRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CheckOriginRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CheckOriginRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__CheckOriginRequest.self)
        carillon__registry__v1__check_origin_request__init(target)
        target.pointee.origin = arena.string(self.origin, "carillon.registry.v1.CheckOriginRequest.origin")
        return target
    }
}

extension RegistryV1.CheckOriginResponse {
    public static var fullName: String { "carillon.registry.v1.CheckOriginResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CheckOriginResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CheckOriginResponse.self, initializer: carillon__registry__v1__check_origin_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckOriginResponse>, _ arena: Arena) {
        self.allowed = (source.pointee.allowed != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CheckOriginResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CheckOriginResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CheckOriginResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__CheckOriginResponse.self)
        carillon__registry__v1__check_origin_response__init(target)
        target.pointee.allowed = self.allowed ? 1 : 0
        return target
    }
}

extension RegistryV1.GetTokenSecretRequest {
    public static var fullName: String { "carillon.registry.v1.GetTokenSecretRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetTokenSecretRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetTokenSecretRequest.self, initializer: carillon__registry__v1__get_token_secret_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetTokenSecretRequest>, _ arena: Arena) {
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.registry.v1.GetTokenSecretRequest.app_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetTokenSecretRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetTokenSecretRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetTokenSecretRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetTokenSecretRequest.self)
        carillon__registry__v1__get_token_secret_request__init(target)
        target.pointee.app_id = arena.string(self.appId, "carillon.registry.v1.GetTokenSecretRequest.app_id")
        return target
    }
}

extension RegistryV1.GetTokenSecretResponse {
    public static var fullName: String { "carillon.registry.v1.GetTokenSecretResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetTokenSecretResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetTokenSecretResponse.self, initializer: carillon__registry__v1__get_token_secret_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetTokenSecretResponse>, _ arena: Arena) {
        self.secret = arena.bytes(source.pointee.secret)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetTokenSecretResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetTokenSecretResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetTokenSecretResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetTokenSecretResponse.self)
        carillon__registry__v1__get_token_secret_response__init(target)
        target.pointee.secret = arena.bytes(self.secret)
        return target
    }
}

extension RegistryV1.WebSubscription {
    public static var fullName: String { "carillon.registry.v1.WebSubscription" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__WebSubscription.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__WebSubscription.self, initializer: carillon__registry__v1__web_subscription__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__WebSubscription>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.subscription_id, into: &self.subscriptionId, "carillon.registry.v1.WebSubscription.subscription_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.WebSubscription.push_device_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.registry.v1.WebSubscription.device_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.WebSubscription.user_id")
        arena.read(source.pointee.endpoint_hash, into: &self.endpointHash, "carillon.registry.v1.WebSubscription.endpoint_hash")
        arena.read(source.pointee.browser, into: &self.browser, "carillon.registry.v1.WebSubscription.browser")
        arena.read(source.pointee.browser_version, into: &self.browserVersion, "carillon.registry.v1.WebSubscription.browser_version")
        arena.read(source.pointee.user_agent, into: &self.userAgent, "carillon.registry.v1.WebSubscription.user_agent")
        self.isActive = (source.pointee.is_active != 0)
        if source.pointee.optional_last_tested_at_ms_case == 11 { self.lastTestedAtMs = source.pointee.last_tested_at_ms }
        self.subscribedAtMs = source.pointee.subscribed_at_ms
        if source.pointee.optional_unsubscribed_at_ms_case == 13 { self.unsubscribedAtMs = source.pointee.unsubscribed_at_ms }
        if source.pointee.optional_expires_at_ms_case == 14 { self.expiresAtMs = source.pointee.expires_at_ms }
        arena.read(source.pointee.vapid_key_id, into: &self.vapidKeyId, "carillon.registry.v1.WebSubscription.vapid_key_id")
        arena.read(source.pointee.vapid_public_key, into: &self.vapidPublicKey, "carillon.registry.v1.WebSubscription.vapid_public_key")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__WebSubscription>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__WebSubscription> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__WebSubscription>.size).assumingMemoryBound(to: Carillon__Registry__V1__WebSubscription.self)
        carillon__registry__v1__web_subscription__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.subscription_id = arena.string(self.subscriptionId, "carillon.registry.v1.WebSubscription.subscription_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.WebSubscription.push_device_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.registry.v1.WebSubscription.device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.WebSubscription.user_id")
        target.pointee.endpoint_hash = arena.string(self.endpointHash, "carillon.registry.v1.WebSubscription.endpoint_hash")
        target.pointee.browser = arena.string(self.browser, "carillon.registry.v1.WebSubscription.browser")
        target.pointee.browser_version = arena.string(self.browserVersion, "carillon.registry.v1.WebSubscription.browser_version")
        target.pointee.user_agent = arena.string(self.userAgent, "carillon.registry.v1.WebSubscription.user_agent")
        target.pointee.is_active = self.isActive ? 1 : 0
        if let value = self.lastTestedAtMs {
            target.pointee.optional_last_tested_at_ms_case = 11
            target.pointee.last_tested_at_ms = value
        }
        target.pointee.subscribed_at_ms = self.subscribedAtMs
        if let value = self.unsubscribedAtMs {
            target.pointee.optional_unsubscribed_at_ms_case = 13
            target.pointee.unsubscribed_at_ms = value
        }
        if let value = self.expiresAtMs {
            target.pointee.optional_expires_at_ms_case = 14
            target.pointee.expires_at_ms = value
        }
        target.pointee.vapid_key_id = arena.string(self.vapidKeyId, "carillon.registry.v1.WebSubscription.vapid_key_id")
        target.pointee.vapid_public_key = arena.string(self.vapidPublicKey, "carillon.registry.v1.WebSubscription.vapid_public_key")
        return target
    }
}

extension RegistryV1.RegisterWebSubscriptionRequest {
    public static var fullName: String { "carillon.registry.v1.RegisterWebSubscriptionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterWebSubscriptionRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterWebSubscriptionRequest.self, initializer: carillon__registry__v1__register_web_subscription_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterWebSubscriptionRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.RegisterWebSubscriptionRequest.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.registry.v1.RegisterWebSubscriptionRequest.device_id")
        arena.read(source.pointee.endpoint, into: &self.endpoint, "carillon.registry.v1.RegisterWebSubscriptionRequest.endpoint")
        arena.read(source.pointee.p256dh, into: &self.p256dh, "carillon.registry.v1.RegisterWebSubscriptionRequest.p256dh")
        arena.read(source.pointee.auth, into: &self.auth, "carillon.registry.v1.RegisterWebSubscriptionRequest.auth")
        arena.read(source.pointee.browser, into: &self.browser, "carillon.registry.v1.RegisterWebSubscriptionRequest.browser")
        arena.read(source.pointee.browser_version, into: &self.browserVersion, "carillon.registry.v1.RegisterWebSubscriptionRequest.browser_version")
        arena.read(source.pointee.user_agent, into: &self.userAgent, "carillon.registry.v1.RegisterWebSubscriptionRequest.user_agent")
        arena.read(source.pointee.device_name, into: &self.deviceName, "carillon.registry.v1.RegisterWebSubscriptionRequest.device_name")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.RegisterWebSubscriptionRequest.locale")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.registry.v1.RegisterWebSubscriptionRequest.timezone")
        arena.read(source.pointee.vapid_public_key, into: &self.vapidPublicKey, "carillon.registry.v1.RegisterWebSubscriptionRequest.vapid_public_key")
        if source.pointee.optional_expires_at_ms_case == 14 { self.expiresAtMs = source.pointee.expires_at_ms }
        arena.read(source.pointee.origin, into: &self.origin, "carillon.registry.v1.RegisterWebSubscriptionRequest.origin")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterWebSubscriptionRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterWebSubscriptionRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterWebSubscriptionRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterWebSubscriptionRequest.self)
        carillon__registry__v1__register_web_subscription_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.RegisterWebSubscriptionRequest.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.registry.v1.RegisterWebSubscriptionRequest.device_id")
        target.pointee.endpoint = arena.string(self.endpoint, "carillon.registry.v1.RegisterWebSubscriptionRequest.endpoint")
        target.pointee.p256dh = arena.string(self.p256dh, "carillon.registry.v1.RegisterWebSubscriptionRequest.p256dh")
        target.pointee.auth = arena.string(self.auth, "carillon.registry.v1.RegisterWebSubscriptionRequest.auth")
        target.pointee.browser = arena.string(self.browser, "carillon.registry.v1.RegisterWebSubscriptionRequest.browser")
        target.pointee.browser_version = arena.string(self.browserVersion, "carillon.registry.v1.RegisterWebSubscriptionRequest.browser_version")
        target.pointee.user_agent = arena.string(self.userAgent, "carillon.registry.v1.RegisterWebSubscriptionRequest.user_agent")
        target.pointee.device_name = arena.string(self.deviceName, "carillon.registry.v1.RegisterWebSubscriptionRequest.device_name")
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.RegisterWebSubscriptionRequest.locale")
        target.pointee.timezone = arena.string(self.timezone, "carillon.registry.v1.RegisterWebSubscriptionRequest.timezone")
        target.pointee.vapid_public_key = arena.string(self.vapidPublicKey, "carillon.registry.v1.RegisterWebSubscriptionRequest.vapid_public_key")
        if let value = self.expiresAtMs {
            target.pointee.optional_expires_at_ms_case = 14
            target.pointee.expires_at_ms = value
        }
        target.pointee.origin = arena.string(self.origin, "carillon.registry.v1.RegisterWebSubscriptionRequest.origin")
        return target
    }
}

extension RegistryV1.RegisterWebSubscriptionResponse {
    public static var fullName: String { "carillon.registry.v1.RegisterWebSubscriptionResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterWebSubscriptionResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterWebSubscriptionResponse.self, initializer: carillon__registry__v1__register_web_subscription_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterWebSubscriptionResponse>, _ arena: Arena) {
        if let inner = source.pointee.subscription {
            self.subscription = RegistryV1.WebSubscription()
            self.subscription?.read(inner, arena)
        }
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
        self.created = (source.pointee.created != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterWebSubscriptionResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterWebSubscriptionResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterWebSubscriptionResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterWebSubscriptionResponse.self)
        carillon__registry__v1__register_web_subscription_response__init(target)
        target.pointee.subscription = self.subscription?.makeCStruct(in: arena)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        target.pointee.created = self.created ? 1 : 0
        return target
    }
}

extension RegistryV1.RemoveWebSubscriptionRequest {
    public static var fullName: String { "carillon.registry.v1.RemoveWebSubscriptionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveWebSubscriptionRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveWebSubscriptionRequest.self, initializer: carillon__registry__v1__remove_web_subscription_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveWebSubscriptionRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.RemoveWebSubscriptionRequest.user_id")
        arena.read(source.pointee.subscription_id, into: &self.subscriptionId, "carillon.registry.v1.RemoveWebSubscriptionRequest.subscription_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveWebSubscriptionRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveWebSubscriptionRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveWebSubscriptionRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveWebSubscriptionRequest.self)
        carillon__registry__v1__remove_web_subscription_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.RemoveWebSubscriptionRequest.user_id")
        target.pointee.subscription_id = arena.string(self.subscriptionId, "carillon.registry.v1.RemoveWebSubscriptionRequest.subscription_id")
        return target
    }
}

extension RegistryV1.RemoveWebSubscriptionResponse {
    public static var fullName: String { "carillon.registry.v1.RemoveWebSubscriptionResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveWebSubscriptionResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveWebSubscriptionResponse.self, initializer: carillon__registry__v1__remove_web_subscription_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveWebSubscriptionResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveWebSubscriptionResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveWebSubscriptionResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveWebSubscriptionResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveWebSubscriptionResponse.self)
        carillon__registry__v1__remove_web_subscription_response__init(target)
        return target
    }
}

extension RegistryV1.ListWebSubscriptionsRequest {
    public static var fullName: String { "carillon.registry.v1.ListWebSubscriptionsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListWebSubscriptionsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListWebSubscriptionsRequest.self, initializer: carillon__registry__v1__list_web_subscriptions_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListWebSubscriptionsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ListWebSubscriptionsRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListWebSubscriptionsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListWebSubscriptionsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListWebSubscriptionsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListWebSubscriptionsRequest.self)
        carillon__registry__v1__list_web_subscriptions_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ListWebSubscriptionsRequest.user_id")
        return target
    }
}

extension RegistryV1.ListWebSubscriptionsResponse {
    public static var fullName: String { "carillon.registry.v1.ListWebSubscriptionsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListWebSubscriptionsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListWebSubscriptionsResponse.self, initializer: carillon__registry__v1__list_web_subscriptions_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListWebSubscriptionsResponse>, _ arena: Arena) {
        if source.pointee.n_subscriptions > 0 {
            arena.beginList()
            self.subscriptions = [RegistryV1.WebSubscription](unsafeUninitializedCapacity: source.pointee.n_subscriptions) { space, count in
                while count < source.pointee.n_subscriptions {
                    space.initializeElement(at: count, to: RegistryV1.WebSubscription())
                    space[count].read(source.pointee.subscriptions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListWebSubscriptionsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListWebSubscriptionsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListWebSubscriptionsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListWebSubscriptionsResponse.self)
        carillon__registry__v1__list_web_subscriptions_response__init(target)
        if !self.subscriptions.isEmpty {
            target.pointee.n_subscriptions = self.subscriptions.count
            let list = arena.pointers(self.subscriptions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__WebSubscription>?.self)
            self.subscriptions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.subscriptions = list
        }
        return target
    }
}

extension RegistryV1.VapidKey {
    public static var fullName: String { "carillon.registry.v1.VapidKey" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__VapidKey.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__VapidKey.self, initializer: carillon__registry__v1__vapid_key__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__VapidKey>, _ arena: Arena) {
        arena.read(source.pointee.key_id, into: &self.keyId, "carillon.registry.v1.VapidKey.key_id")
        arena.read(source.pointee.public_key, into: &self.publicKey, "carillon.registry.v1.VapidKey.public_key")
        self.current = (source.pointee.current != 0)
        self.sinceMs = source.pointee.since_ms
        self.subscriptions = source.pointee.subscriptions
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__VapidKey>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__VapidKey> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__VapidKey>.size).assumingMemoryBound(to: Carillon__Registry__V1__VapidKey.self)
        carillon__registry__v1__vapid_key__init(target)
        target.pointee.key_id = arena.string(self.keyId, "carillon.registry.v1.VapidKey.key_id")
        target.pointee.public_key = arena.string(self.publicKey, "carillon.registry.v1.VapidKey.public_key")
        target.pointee.current = self.current ? 1 : 0
        target.pointee.since_ms = self.sinceMs
        target.pointee.subscriptions = self.subscriptions
        return target
    }
}

extension RegistryV1.ListVapidKeysRequest {
    public static var fullName: String { "carillon.registry.v1.ListVapidKeysRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListVapidKeysRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListVapidKeysRequest.self, initializer: carillon__registry__v1__list_vapid_keys_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListVapidKeysRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListVapidKeysRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListVapidKeysRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListVapidKeysRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListVapidKeysRequest.self)
        carillon__registry__v1__list_vapid_keys_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListVapidKeysResponse {
    public static var fullName: String { "carillon.registry.v1.ListVapidKeysResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListVapidKeysResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListVapidKeysResponse.self, initializer: carillon__registry__v1__list_vapid_keys_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListVapidKeysResponse>, _ arena: Arena) {
        if source.pointee.n_keys > 0 {
            arena.beginList()
            self.keys = [RegistryV1.VapidKey](unsafeUninitializedCapacity: source.pointee.n_keys) { space, count in
                while count < source.pointee.n_keys {
                    space.initializeElement(at: count, to: RegistryV1.VapidKey())
                    space[count].read(source.pointee.keys[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListVapidKeysResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListVapidKeysResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListVapidKeysResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListVapidKeysResponse.self)
        carillon__registry__v1__list_vapid_keys_response__init(target)
        if !self.keys.isEmpty {
            target.pointee.n_keys = self.keys.count
            let list = arena.pointers(self.keys.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__VapidKey>?.self)
            self.keys.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.keys = list
        }
        return target
    }
}

extension RegistryV1.ActivityAddress {
    public static var fullName: String { "carillon.registry.v1.ActivityAddress" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ActivityAddress.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ActivityAddress.self, initializer: carillon__registry__v1__activity_address__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ActivityAddress>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.address_id, into: &self.addressId, "carillon.registry.v1.ActivityAddress.address_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.ActivityAddress.push_device_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ActivityAddress.user_id")
        self.kind = RegistryV1.ActivityKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.ActivityAddress.name")
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        arena.read(source.pointee.token_hash, into: &self.tokenHash, "carillon.registry.v1.ActivityAddress.token_hash")
        self.version = source.pointee.version
        self.registeredAtMs = source.pointee.registered_at_ms
        self.updatedAtMs = source.pointee.updated_at_ms
        if source.pointee.optional_expires_at_ms_case == 12 { self.expiresAtMs = source.pointee.expires_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ActivityAddress>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ActivityAddress> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ActivityAddress>.size).assumingMemoryBound(to: Carillon__Registry__V1__ActivityAddress.self)
        carillon__registry__v1__activity_address__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.address_id = arena.string(self.addressId, "carillon.registry.v1.ActivityAddress.address_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.ActivityAddress.push_device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ActivityAddress.user_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.ActivityAddress.name")
        target.pointee.environment = self.environment.rawValue
        target.pointee.token_hash = arena.string(self.tokenHash, "carillon.registry.v1.ActivityAddress.token_hash")
        target.pointee.version = self.version
        target.pointee.registered_at_ms = self.registeredAtMs
        target.pointee.updated_at_ms = self.updatedAtMs
        if let value = self.expiresAtMs {
            target.pointee.optional_expires_at_ms_case = 12
            target.pointee.expires_at_ms = value
        }
        return target
    }
}

extension RegistryV1.RegisterActivityAddressRequest {
    public static var fullName: String { "carillon.registry.v1.RegisterActivityAddressRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterActivityAddressRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterActivityAddressRequest.self, initializer: carillon__registry__v1__register_activity_address_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterActivityAddressRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.RegisterActivityAddressRequest.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.RegisterActivityAddressRequest.push_device_id")
        self.kind = RegistryV1.ActivityKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.RegisterActivityAddressRequest.name")
        arena.read(source.pointee.token, into: &self.token, "carillon.registry.v1.RegisterActivityAddressRequest.token")
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        if source.pointee.optional_expires_at_ms_case == 8 { self.expiresAtMs = source.pointee.expires_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterActivityAddressRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterActivityAddressRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterActivityAddressRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterActivityAddressRequest.self)
        carillon__registry__v1__register_activity_address_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.RegisterActivityAddressRequest.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.RegisterActivityAddressRequest.push_device_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.RegisterActivityAddressRequest.name")
        target.pointee.token = arena.string(self.token, "carillon.registry.v1.RegisterActivityAddressRequest.token")
        target.pointee.environment = self.environment.rawValue
        if let value = self.expiresAtMs {
            target.pointee.optional_expires_at_ms_case = 8
            target.pointee.expires_at_ms = value
        }
        return target
    }
}

extension RegistryV1.RegisterActivityAddressResponse {
    public static var fullName: String { "carillon.registry.v1.RegisterActivityAddressResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RegisterActivityAddressResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RegisterActivityAddressResponse.self, initializer: carillon__registry__v1__register_activity_address_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterActivityAddressResponse>, _ arena: Arena) {
        if let inner = source.pointee.address {
            self.address = RegistryV1.ActivityAddress()
            self.address?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RegisterActivityAddressResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RegisterActivityAddressResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RegisterActivityAddressResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RegisterActivityAddressResponse.self)
        carillon__registry__v1__register_activity_address_response__init(target)
        target.pointee.address = self.address?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.EndActivityAddressRequest {
    public static var fullName: String { "carillon.registry.v1.EndActivityAddressRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EndActivityAddressRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EndActivityAddressRequest.self, initializer: carillon__registry__v1__end_activity_address_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EndActivityAddressRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.EndActivityAddressRequest.user_id")
        arena.read(source.pointee.address_id, into: &self.addressId, "carillon.registry.v1.EndActivityAddressRequest.address_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EndActivityAddressRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EndActivityAddressRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EndActivityAddressRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__EndActivityAddressRequest.self)
        carillon__registry__v1__end_activity_address_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.EndActivityAddressRequest.user_id")
        target.pointee.address_id = arena.string(self.addressId, "carillon.registry.v1.EndActivityAddressRequest.address_id")
        return target
    }
}

extension RegistryV1.EndActivityAddressResponse {
    public static var fullName: String { "carillon.registry.v1.EndActivityAddressResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EndActivityAddressResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EndActivityAddressResponse.self, initializer: carillon__registry__v1__end_activity_address_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EndActivityAddressResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EndActivityAddressResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EndActivityAddressResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EndActivityAddressResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__EndActivityAddressResponse.self)
        carillon__registry__v1__end_activity_address_response__init(target)
        return target
    }
}

extension RegistryV1.ListActivityAddressesRequest {
    public static var fullName: String { "carillon.registry.v1.ListActivityAddressesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListActivityAddressesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListActivityAddressesRequest.self, initializer: carillon__registry__v1__list_activity_addresses_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListActivityAddressesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ListActivityAddressesRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListActivityAddressesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListActivityAddressesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListActivityAddressesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListActivityAddressesRequest.self)
        carillon__registry__v1__list_activity_addresses_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ListActivityAddressesRequest.user_id")
        return target
    }
}

extension RegistryV1.ListActivityAddressesResponse {
    public static var fullName: String { "carillon.registry.v1.ListActivityAddressesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListActivityAddressesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListActivityAddressesResponse.self, initializer: carillon__registry__v1__list_activity_addresses_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListActivityAddressesResponse>, _ arena: Arena) {
        if source.pointee.n_addresses > 0 {
            arena.beginList()
            self.addresses = [RegistryV1.ActivityAddress](unsafeUninitializedCapacity: source.pointee.n_addresses) { space, count in
                while count < source.pointee.n_addresses {
                    space.initializeElement(at: count, to: RegistryV1.ActivityAddress())
                    space[count].read(source.pointee.addresses[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListActivityAddressesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListActivityAddressesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListActivityAddressesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListActivityAddressesResponse.self)
        carillon__registry__v1__list_activity_addresses_response__init(target)
        if !self.addresses.isEmpty {
            target.pointee.n_addresses = self.addresses.count
            let list = arena.pointers(self.addresses.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ActivityAddress>?.self)
            self.addresses.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.addresses = list
        }
        return target
    }
}

extension RegistryV1.ResolveActivityAddressesRequest {
    public static var fullName: String { "carillon.registry.v1.ResolveActivityAddressesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveActivityAddressesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveActivityAddressesRequest.self, initializer: carillon__registry__v1__resolve_activity_addresses_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveActivityAddressesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.registry.v1.ResolveActivityAddressesRequest.user_ids")
        }
        self.kind = RegistryV1.ActivityKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.ResolveActivityAddressesRequest.name")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveActivityAddressesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveActivityAddressesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveActivityAddressesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveActivityAddressesRequest.self)
        carillon__registry__v1__resolve_activity_addresses_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.registry.v1.ResolveActivityAddressesRequest.user_ids")
        }
        target.pointee.kind = self.kind.rawValue
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.ResolveActivityAddressesRequest.name")
        return target
    }
}

extension RegistryV1.ResolveActivityAddressesResponse {
    public static var fullName: String { "carillon.registry.v1.ResolveActivityAddressesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveActivityAddressesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveActivityAddressesResponse.self, initializer: carillon__registry__v1__resolve_activity_addresses_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveActivityAddressesResponse>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [CommonV1.SendableDevice](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: CommonV1.SendableDevice())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveActivityAddressesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveActivityAddressesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveActivityAddressesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveActivityAddressesResponse.self)
        carillon__registry__v1__resolve_activity_addresses_response__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__SendableDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.AuditRecord {
    public static var fullName: String { "carillon.registry.v1.AuditRecord" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AuditRecord.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AuditRecord.self, initializer: carillon__registry__v1__audit_record__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AuditRecord>, _ arena: Arena) {
        self.id = source.pointee.id
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.atMs = source.pointee.at_ms
        arena.read(source.pointee.actor, into: &self.actor, "carillon.registry.v1.AuditRecord.actor")
        arena.read(source.pointee.origin, into: &self.origin, "carillon.registry.v1.AuditRecord.origin")
        arena.read(source.pointee.action, into: &self.action, "carillon.registry.v1.AuditRecord.action")
        arena.read(source.pointee.subject, into: &self.subject, "carillon.registry.v1.AuditRecord.subject")
        arena.read(source.pointee.details, into: &self.details, "carillon.registry.v1.AuditRecord.details")
        if let inner = source.pointee.actor_tenant {
            self.actorTenant = CommonV1.Tenant()
            self.actorTenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AuditRecord>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AuditRecord> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AuditRecord>.size).assumingMemoryBound(to: Carillon__Registry__V1__AuditRecord.self)
        carillon__registry__v1__audit_record__init(target)
        target.pointee.id = self.id
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.at_ms = self.atMs
        target.pointee.actor = arena.string(self.actor, "carillon.registry.v1.AuditRecord.actor")
        target.pointee.origin = arena.string(self.origin, "carillon.registry.v1.AuditRecord.origin")
        target.pointee.action = arena.string(self.action, "carillon.registry.v1.AuditRecord.action")
        target.pointee.subject = arena.string(self.subject, "carillon.registry.v1.AuditRecord.subject")
        target.pointee.details = arena.string(self.details, "carillon.registry.v1.AuditRecord.details")
        target.pointee.actor_tenant = self.actorTenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListAuditRequest {
    public static var fullName: String { "carillon.registry.v1.ListAuditRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListAuditRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListAuditRequest.self, initializer: carillon__registry__v1__list_audit_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAuditRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.action, into: &self.action, "carillon.registry.v1.ListAuditRequest.action")
        arena.read(source.pointee.actor, into: &self.actor, "carillon.registry.v1.ListAuditRequest.actor")
        arena.read(source.pointee.subject, into: &self.subject, "carillon.registry.v1.ListAuditRequest.subject")
        self.fromMs = source.pointee.from_ms
        self.untilMs = source.pointee.until_ms
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListAuditRequest.page_token")
        if let inner = source.pointee.actor_tenant {
            self.actorTenant = CommonV1.Tenant()
            self.actorTenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAuditRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListAuditRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListAuditRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListAuditRequest.self)
        carillon__registry__v1__list_audit_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.action = arena.string(self.action, "carillon.registry.v1.ListAuditRequest.action")
        target.pointee.actor = arena.string(self.actor, "carillon.registry.v1.ListAuditRequest.actor")
        target.pointee.subject = arena.string(self.subject, "carillon.registry.v1.ListAuditRequest.subject")
        target.pointee.from_ms = self.fromMs
        target.pointee.until_ms = self.untilMs
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListAuditRequest.page_token")
        target.pointee.actor_tenant = self.actorTenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListAuditResponse {
    public static var fullName: String { "carillon.registry.v1.ListAuditResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListAuditResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListAuditResponse.self, initializer: carillon__registry__v1__list_audit_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAuditResponse>, _ arena: Arena) {
        if source.pointee.n_records > 0 {
            arena.beginList()
            self.records = [RegistryV1.AuditRecord](unsafeUninitializedCapacity: source.pointee.n_records) { space, count in
                while count < source.pointee.n_records {
                    space.initializeElement(at: count, to: RegistryV1.AuditRecord())
                    space[count].read(source.pointee.records[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListAuditResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAuditResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListAuditResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListAuditResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListAuditResponse.self)
        carillon__registry__v1__list_audit_response__init(target)
        if !self.records.isEmpty {
            target.pointee.n_records = self.records.count
            let list = arena.pointers(self.records.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__AuditRecord>?.self)
            self.records.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.records = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListAuditResponse.next_page_token")
        return target
    }
}

extension RegistryV1.AuditEntry {
    public static var fullName: String { "carillon.registry.v1.AuditEntry" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AuditEntry.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AuditEntry.self, initializer: carillon__registry__v1__audit_entry__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AuditEntry>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.actor, into: &self.actor, "carillon.registry.v1.AuditEntry.actor")
        arena.read(source.pointee.origin, into: &self.origin, "carillon.registry.v1.AuditEntry.origin")
        arena.read(source.pointee.action, into: &self.action, "carillon.registry.v1.AuditEntry.action")
        arena.read(source.pointee.subject, into: &self.subject, "carillon.registry.v1.AuditEntry.subject")
        arena.read(source.pointee.details, into: &self.details, "carillon.registry.v1.AuditEntry.details")
        if let inner = source.pointee.actor_tenant {
            self.actorTenant = CommonV1.Tenant()
            self.actorTenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AuditEntry>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AuditEntry> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AuditEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__AuditEntry.self)
        carillon__registry__v1__audit_entry__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.actor = arena.string(self.actor, "carillon.registry.v1.AuditEntry.actor")
        target.pointee.origin = arena.string(self.origin, "carillon.registry.v1.AuditEntry.origin")
        target.pointee.action = arena.string(self.action, "carillon.registry.v1.AuditEntry.action")
        target.pointee.subject = arena.string(self.subject, "carillon.registry.v1.AuditEntry.subject")
        target.pointee.details = arena.string(self.details, "carillon.registry.v1.AuditEntry.details")
        target.pointee.actor_tenant = self.actorTenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.RecordAuditRequest {
    public static var fullName: String { "carillon.registry.v1.RecordAuditRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RecordAuditRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RecordAuditRequest.self, initializer: carillon__registry__v1__record_audit_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RecordAuditRequest>, _ arena: Arena) {
        if source.pointee.n_entries > 0 {
            arena.beginList()
            self.entries = [RegistryV1.AuditEntry](unsafeUninitializedCapacity: source.pointee.n_entries) { space, count in
                while count < source.pointee.n_entries {
                    space.initializeElement(at: count, to: RegistryV1.AuditEntry())
                    space[count].read(source.pointee.entries[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RecordAuditRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RecordAuditRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RecordAuditRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RecordAuditRequest.self)
        carillon__registry__v1__record_audit_request__init(target)
        if !self.entries.isEmpty {
            target.pointee.n_entries = self.entries.count
            let list = arena.pointers(self.entries.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__AuditEntry>?.self)
            self.entries.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.entries = list
        }
        return target
    }
}

extension RegistryV1.RecordAuditResponse {
    public static var fullName: String { "carillon.registry.v1.RecordAuditResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RecordAuditResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RecordAuditResponse.self, initializer: carillon__registry__v1__record_audit_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RecordAuditResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RecordAuditResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RecordAuditResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RecordAuditResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RecordAuditResponse.self)
        carillon__registry__v1__record_audit_response__init(target)
        return target
    }
}

extension RegistryV1.DeviceDeliveries {
    public static var fullName: String { "carillon.registry.v1.DeviceDeliveries" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceDeliveries.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceDeliveries.self, initializer: carillon__registry__v1__device_deliveries__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceDeliveries>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.DeviceDeliveries.push_device_id")
        self.sent = source.pointee.sent
        self.delivered = source.pointee.delivered
        self.opened = source.pointee.opened
        self.lastDeliveryStatus = CommonV1.DeliveryStatus(rawValue: source.pointee.last_delivery_status)
        self.lastNotificationAtMs = source.pointee.last_notification_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceDeliveries>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceDeliveries> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceDeliveries>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceDeliveries.self)
        carillon__registry__v1__device_deliveries__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.DeviceDeliveries.push_device_id")
        target.pointee.sent = self.sent
        target.pointee.delivered = self.delivered
        target.pointee.opened = self.opened
        target.pointee.last_delivery_status = self.lastDeliveryStatus.rawValue
        target.pointee.last_notification_at_ms = self.lastNotificationAtMs
        return target
    }
}

extension RegistryV1.CountDeliveriesRequest {
    public static var fullName: String { "carillon.registry.v1.CountDeliveriesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CountDeliveriesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CountDeliveriesRequest.self, initializer: carillon__registry__v1__count_deliveries_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CountDeliveriesRequest>, _ arena: Arena) {
        arena.read(source.pointee.ledger_id, into: &self.ledgerId, "carillon.registry.v1.CountDeliveriesRequest.ledger_id")
        self.sequence = source.pointee.sequence
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [RegistryV1.DeviceDeliveries](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: RegistryV1.DeviceDeliveries())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CountDeliveriesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CountDeliveriesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CountDeliveriesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__CountDeliveriesRequest.self)
        carillon__registry__v1__count_deliveries_request__init(target)
        target.pointee.ledger_id = arena.string(self.ledgerId, "carillon.registry.v1.CountDeliveriesRequest.ledger_id")
        target.pointee.sequence = self.sequence
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__DeviceDeliveries>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.CountDeliveriesResponse {
    public static var fullName: String { "carillon.registry.v1.CountDeliveriesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CountDeliveriesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CountDeliveriesResponse.self, initializer: carillon__registry__v1__count_deliveries_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CountDeliveriesResponse>, _ arena: Arena) {
        if source.pointee.n_rejected > 0 {
            arena.beginList()
            self.rejected = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_rejected) { space, count in
                while count < source.pointee.n_rejected {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.rejected[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CountDeliveriesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CountDeliveriesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CountDeliveriesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__CountDeliveriesResponse.self)
        carillon__registry__v1__count_deliveries_response__init(target)
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            let list = arena.pointers(self.rejected.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.rejected.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.rejected = list
        }
        return target
    }
}

extension RegistryV1.DeviceFilter {
    public static var fullName: String { "carillon.registry.v1.DeviceFilter" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceFilter.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceFilter.self, initializer: carillon__registry__v1__device_filter__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceFilter>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.DeviceFilter.user_id")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        arena.read(source.pointee.platform, into: &self.platform, "carillon.registry.v1.DeviceFilter.platform")
        self.status = RegistryV1.DeviceStatus(rawValue: source.pointee.status)
        self.pushTokenType = RegistryV1.PushTokenType(rawValue: source.pointee.push_token_type)
        arena.read(source.pointee.app_version, into: &self.appVersion, "carillon.registry.v1.DeviceFilter.app_version")
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
        self.lastUsedFromMs = source.pointee.last_used_from_ms
        self.lastUsedBeforeMs = source.pointee.last_used_before_ms
        self.registeredFromMs = source.pointee.registered_from_ms
        self.registeredBeforeMs = source.pointee.registered_before_ms
        if source.pointee.optional_notifications_enabled_case == 13 { self.notificationsEnabled = (source.pointee.notifications_enabled != 0) }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceFilter>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceFilter> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceFilter>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceFilter.self)
        carillon__registry__v1__device_filter__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.DeviceFilter.user_id")
        target.pointee.device_type = self.deviceType.rawValue
        target.pointee.platform = arena.string(self.platform, "carillon.registry.v1.DeviceFilter.platform")
        target.pointee.status = self.status.rawValue
        target.pointee.push_token_type = self.pushTokenType.rawValue
        target.pointee.app_version = arena.string(self.appVersion, "carillon.registry.v1.DeviceFilter.app_version")
        target.pointee.permission_status = self.permissionStatus.rawValue
        target.pointee.last_used_from_ms = self.lastUsedFromMs
        target.pointee.last_used_before_ms = self.lastUsedBeforeMs
        target.pointee.registered_from_ms = self.registeredFromMs
        target.pointee.registered_before_ms = self.registeredBeforeMs
        if let value = self.notificationsEnabled {
            target.pointee.optional_notifications_enabled_case = 13
            target.pointee.notifications_enabled = value ? 1 : 0
        }
        return target
    }
}

extension RegistryV1.ListAllDevicesRequest {
    public static var fullName: String { "carillon.registry.v1.ListAllDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListAllDevicesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListAllDevicesRequest.self, initializer: carillon__registry__v1__list_all_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAllDevicesRequest>, _ arena: Arena) {
        if let inner = source.pointee.filter {
            self.filter = RegistryV1.DeviceFilter()
            self.filter?.read(inner, arena)
        }
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListAllDevicesRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAllDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListAllDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListAllDevicesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListAllDevicesRequest.self)
        carillon__registry__v1__list_all_devices_request__init(target)
        target.pointee.filter = self.filter?.makeCStruct(in: arena)
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListAllDevicesRequest.page_token")
        return target
    }
}

extension RegistryV1.ListAllDevicesResponse {
    public static var fullName: String { "carillon.registry.v1.ListAllDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListAllDevicesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListAllDevicesResponse.self, initializer: carillon__registry__v1__list_all_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAllDevicesResponse>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [RegistryV1.Device](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: RegistryV1.Device())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListAllDevicesResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAllDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListAllDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListAllDevicesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListAllDevicesResponse.self)
        carillon__registry__v1__list_all_devices_response__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Device>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListAllDevicesResponse.next_page_token")
        return target
    }
}

extension RegistryV1.GetDeviceRequest {
    public static var fullName: String { "carillon.registry.v1.GetDeviceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetDeviceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetDeviceRequest.self, initializer: carillon__registry__v1__get_device_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetDeviceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.GetDeviceRequest.push_device_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetDeviceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetDeviceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetDeviceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetDeviceRequest.self)
        carillon__registry__v1__get_device_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.GetDeviceRequest.push_device_id")
        return target
    }
}

extension RegistryV1.GetDeviceResponse {
    public static var fullName: String { "carillon.registry.v1.GetDeviceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetDeviceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetDeviceResponse.self, initializer: carillon__registry__v1__get_device_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetDeviceResponse>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetDeviceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetDeviceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetDeviceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetDeviceResponse.self)
        carillon__registry__v1__get_device_response__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.DeactivateDeviceRequest {
    public static var fullName: String { "carillon.registry.v1.DeactivateDeviceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeactivateDeviceRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeactivateDeviceRequest.self, initializer: carillon__registry__v1__deactivate_device_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeactivateDeviceRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.DeactivateDeviceRequest.push_device_id")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.registry.v1.DeactivateDeviceRequest.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeactivateDeviceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeactivateDeviceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeactivateDeviceRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeactivateDeviceRequest.self)
        carillon__registry__v1__deactivate_device_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.DeactivateDeviceRequest.push_device_id")
        target.pointee.reason = arena.string(self.reason, "carillon.registry.v1.DeactivateDeviceRequest.reason")
        return target
    }
}

extension RegistryV1.DeactivateDeviceResponse {
    public static var fullName: String { "carillon.registry.v1.DeactivateDeviceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeactivateDeviceResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeactivateDeviceResponse.self, initializer: carillon__registry__v1__deactivate_device_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeactivateDeviceResponse>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeactivateDeviceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeactivateDeviceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeactivateDeviceResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeactivateDeviceResponse.self)
        carillon__registry__v1__deactivate_device_response__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.RevokeTokenRequest {
    public static var fullName: String { "carillon.registry.v1.RevokeTokenRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RevokeTokenRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RevokeTokenRequest.self, initializer: carillon__registry__v1__revoke_token_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeTokenRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.RevokeTokenRequest.push_device_id")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.registry.v1.RevokeTokenRequest.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeTokenRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RevokeTokenRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RevokeTokenRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RevokeTokenRequest.self)
        carillon__registry__v1__revoke_token_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.RevokeTokenRequest.push_device_id")
        target.pointee.reason = arena.string(self.reason, "carillon.registry.v1.RevokeTokenRequest.reason")
        return target
    }
}

extension RegistryV1.RevokeTokenResponse {
    public static var fullName: String { "carillon.registry.v1.RevokeTokenResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RevokeTokenResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RevokeTokenResponse.self, initializer: carillon__registry__v1__revoke_token_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeTokenResponse>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = RegistryV1.Device()
            self.device?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeTokenResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RevokeTokenResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RevokeTokenResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RevokeTokenResponse.self)
        carillon__registry__v1__revoke_token_response__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.RefreshTokenRequest {
    public static var fullName: String { "carillon.registry.v1.RefreshTokenRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RefreshTokenRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RefreshTokenRequest.self, initializer: carillon__registry__v1__refresh_token_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RefreshTokenRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.registry.v1.RefreshTokenRequest.push_device_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RefreshTokenRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RefreshTokenRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RefreshTokenRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RefreshTokenRequest.self)
        carillon__registry__v1__refresh_token_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.registry.v1.RefreshTokenRequest.push_device_id")
        return target
    }
}

extension RegistryV1.RefreshTokenResponse {
    public static var fullName: String { "carillon.registry.v1.RefreshTokenResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RefreshTokenResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RefreshTokenResponse.self, initializer: carillon__registry__v1__refresh_token_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RefreshTokenResponse>, _ arena: Arena) {
        self.asked = (source.pointee.asked != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RefreshTokenResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RefreshTokenResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RefreshTokenResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RefreshTokenResponse.self)
        carillon__registry__v1__refresh_token_response__init(target)
        target.pointee.asked = self.asked ? 1 : 0
        return target
    }
}

extension RegistryV1.ExportDevicesRequest {
    public static var fullName: String { "carillon.registry.v1.ExportDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ExportDevicesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ExportDevicesRequest.self, initializer: carillon__registry__v1__export_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ExportDevicesRequest>, _ arena: Arena) {
        if let inner = source.pointee.filter {
            self.filter = RegistryV1.DeviceFilter()
            self.filter?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ExportDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ExportDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ExportDevicesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ExportDevicesRequest.self)
        carillon__registry__v1__export_devices_request__init(target)
        target.pointee.filter = self.filter?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ExportDevicesResponse {
    public static var fullName: String { "carillon.registry.v1.ExportDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ExportDevicesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ExportDevicesResponse.self, initializer: carillon__registry__v1__export_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ExportDevicesResponse>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [RegistryV1.Device](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: RegistryV1.Device())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ExportDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ExportDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ExportDevicesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ExportDevicesResponse.self)
        carillon__registry__v1__export_devices_response__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Device>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension RegistryV1.DeviceStatsRequest {
    public static var fullName: String { "carillon.registry.v1.DeviceStatsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceStatsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceStatsRequest.self, initializer: carillon__registry__v1__device_stats_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceStatsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceStatsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceStatsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceStatsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceStatsRequest.self)
        carillon__registry__v1__device_stats_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.DeviceStatsResponse {
    public static var fullName: String { "carillon.registry.v1.DeviceStatsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceStatsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceStatsResponse.self, initializer: carillon__registry__v1__device_stats_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceStatsResponse>, _ arena: Arena) {
        if source.pointee.n_apps > 0 {
            arena.beginList()
            self.apps = [RegistryV1.AppDeviceStats](unsafeUninitializedCapacity: source.pointee.n_apps) { space, count in
                while count < source.pointee.n_apps {
                    space.initializeElement(at: count, to: RegistryV1.AppDeviceStats())
                    space[count].read(source.pointee.apps[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceStatsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceStatsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceStatsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceStatsResponse.self)
        carillon__registry__v1__device_stats_response__init(target)
        if !self.apps.isEmpty {
            target.pointee.n_apps = self.apps.count
            let list = arena.pointers(self.apps.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__AppDeviceStats>?.self)
            self.apps.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.apps = list
        }
        return target
    }
}

extension RegistryV1.DeviceGroup {
    public static var fullName: String { "carillon.registry.v1.DeviceGroup" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__DeviceGroup.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__DeviceGroup.self, initializer: carillon__registry__v1__device_group__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceGroup>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.DeviceGroup.name")
        self.devices = source.pointee.devices
        self.users = source.pointee.users
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__DeviceGroup>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__DeviceGroup> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__DeviceGroup>.size).assumingMemoryBound(to: Carillon__Registry__V1__DeviceGroup.self)
        carillon__registry__v1__device_group__init(target)
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.DeviceGroup.name")
        target.pointee.devices = self.devices
        target.pointee.users = self.users
        return target
    }
}

extension RegistryV1.AppDeviceStats {
    public static var fullName: String { "carillon.registry.v1.AppDeviceStats" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AppDeviceStats.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AppDeviceStats.self, initializer: carillon__registry__v1__app_device_stats__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AppDeviceStats>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.activeDevices = source.pointee.active_devices
        if source.pointee.n_by_type > 0 {
            arena.beginList()
            self.byType = [RegistryV1.DeviceGroup](unsafeUninitializedCapacity: source.pointee.n_by_type) { space, count in
                while count < source.pointee.n_by_type {
                    space.initializeElement(at: count, to: RegistryV1.DeviceGroup())
                    space[count].read(source.pointee.by_type[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_by_platform > 0 {
            arena.beginList()
            self.byPlatform = [RegistryV1.DeviceGroup](unsafeUninitializedCapacity: source.pointee.n_by_platform) { space, count in
                while count < source.pointee.n_by_platform {
                    space.initializeElement(at: count, to: RegistryV1.DeviceGroup())
                    space[count].read(source.pointee.by_platform[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_by_status > 0 {
            arena.beginList()
            self.byStatus = [RegistryV1.DeviceGroup](unsafeUninitializedCapacity: source.pointee.n_by_status) { space, count in
                while count < source.pointee.n_by_status {
                    space.initializeElement(at: count, to: RegistryV1.DeviceGroup())
                    space[count].read(source.pointee.by_status[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.multiDeviceUsers = source.pointee.multi_device_users
        self.activeUsers = source.pointee.active_users
        self.pushEnabledUsers = source.pointee.push_enabled_users
        self.permissionDeterminedDevices = source.pointee.permission_determined_devices
        self.permissionDeniedDevices = source.pointee.permission_denied_devices
        self.tokensExpiredThisWeek = source.pointee.tokens_expired_this_week
        self.registrationsAttempted = source.pointee.registrations_attempted
        self.registrationsTaken = source.pointee.registrations_taken
        if source.pointee.n_metrics > 0 {
            arena.beginList()
            self.metrics = [CommonV1.MetricReading](unsafeUninitializedCapacity: source.pointee.n_metrics) { space, count in
                while count < source.pointee.n_metrics {
                    space.initializeElement(at: count, to: CommonV1.MetricReading())
                    space[count].read(source.pointee.metrics[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_languages > 0 {
            arena.beginList()
            self.languages = [RegistryV1.LanguageShare](unsafeUninitializedCapacity: source.pointee.n_languages) { space, count in
                while count < source.pointee.n_languages {
                    space.initializeElement(at: count, to: RegistryV1.LanguageShare())
                    space[count].read(source.pointee.languages[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.countedAtMs = source.pointee.counted_at_ms
        self.languagesCountedAtMs = source.pointee.languages_counted_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AppDeviceStats>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AppDeviceStats> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AppDeviceStats>.size).assumingMemoryBound(to: Carillon__Registry__V1__AppDeviceStats.self)
        carillon__registry__v1__app_device_stats__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.active_devices = self.activeDevices
        if !self.byType.isEmpty {
            target.pointee.n_by_type = self.byType.count
            let list = arena.pointers(self.byType.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__DeviceGroup>?.self)
            self.byType.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.by_type = list
        }
        if !self.byPlatform.isEmpty {
            target.pointee.n_by_platform = self.byPlatform.count
            let list = arena.pointers(self.byPlatform.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__DeviceGroup>?.self)
            self.byPlatform.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.by_platform = list
        }
        if !self.byStatus.isEmpty {
            target.pointee.n_by_status = self.byStatus.count
            let list = arena.pointers(self.byStatus.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__DeviceGroup>?.self)
            self.byStatus.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.by_status = list
        }
        target.pointee.multi_device_users = self.multiDeviceUsers
        target.pointee.active_users = self.activeUsers
        target.pointee.push_enabled_users = self.pushEnabledUsers
        target.pointee.permission_determined_devices = self.permissionDeterminedDevices
        target.pointee.permission_denied_devices = self.permissionDeniedDevices
        target.pointee.tokens_expired_this_week = self.tokensExpiredThisWeek
        target.pointee.registrations_attempted = self.registrationsAttempted
        target.pointee.registrations_taken = self.registrationsTaken
        if !self.metrics.isEmpty {
            target.pointee.n_metrics = self.metrics.count
            let list = arena.pointers(self.metrics.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__MetricReading>?.self)
            self.metrics.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.metrics = list
        }
        if !self.languages.isEmpty {
            target.pointee.n_languages = self.languages.count
            let list = arena.pointers(self.languages.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__LanguageShare>?.self)
            self.languages.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.languages = list
        }
        target.pointee.counted_at_ms = self.countedAtMs
        target.pointee.languages_counted_at_ms = self.languagesCountedAtMs
        return target
    }
}

extension RegistryV1.LanguageShare {
    public static var fullName: String { "carillon.registry.v1.LanguageShare" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__LanguageShare.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__LanguageShare.self, initializer: carillon__registry__v1__language_share__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__LanguageShare>, _ arena: Arena) {
        arena.read(source.pointee.language, into: &self.language, "carillon.registry.v1.LanguageShare.language")
        self.users = source.pointee.users
        self.share = source.pointee.share
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__LanguageShare>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__LanguageShare> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__LanguageShare>.size).assumingMemoryBound(to: Carillon__Registry__V1__LanguageShare.self)
        carillon__registry__v1__language_share__init(target)
        target.pointee.language = arena.string(self.language, "carillon.registry.v1.LanguageShare.language")
        target.pointee.users = self.users
        target.pointee.share = self.share
        return target
    }
}

extension RegistryV1.Group {
    public static var fullName: String { "carillon.registry.v1.Group" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Group.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Group.self, initializer: carillon__registry__v1__group__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Group>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.group_id, into: &self.groupId, "carillon.registry.v1.Group.group_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.Group.name")
        self.kind = RegistryV1.GroupKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.role, into: &self.role, "carillon.registry.v1.Group.role")
        self.memberCount = source.pointee.member_count
        if source.pointee.n_clear_fields > 0 {
            self.clearFields = arena.strings(source.pointee.clear_fields, source.pointee.n_clear_fields, "carillon.registry.v1.Group.clear_fields")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Group>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Group> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Group>.size).assumingMemoryBound(to: Carillon__Registry__V1__Group.self)
        carillon__registry__v1__group__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.group_id = arena.string(self.groupId, "carillon.registry.v1.Group.group_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.Group.name")
        target.pointee.kind = self.kind.rawValue
        target.pointee.role = arena.string(self.role, "carillon.registry.v1.Group.role")
        target.pointee.member_count = self.memberCount
        if !self.clearFields.isEmpty {
            target.pointee.n_clear_fields = self.clearFields.count
            target.pointee.clear_fields = arena.strings(self.clearFields, "carillon.registry.v1.Group.clear_fields")
        }
        return target
    }
}

extension RegistryV1.GroupChange {
    public static var fullName: String { "carillon.registry.v1.GroupChange" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GroupChange.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GroupChange.self, initializer: carillon__registry__v1__group_change__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GroupChange>, _ arena: Arena) {
        if let inner = source.pointee.group {
            self.group = RegistryV1.Group()
            self.group?.read(inner, arena)
        }
        if source.pointee.n_add_members > 0 {
            self.addMembers = arena.strings(source.pointee.add_members, source.pointee.n_add_members, "carillon.registry.v1.GroupChange.add_members")
        }
        if source.pointee.n_remove_members > 0 {
            self.removeMembers = arena.strings(source.pointee.remove_members, source.pointee.n_remove_members, "carillon.registry.v1.GroupChange.remove_members")
        }
        self.replaceMembers = (source.pointee.replace_members != 0)
        self.membersOnly = (source.pointee.members_only != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GroupChange>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GroupChange> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GroupChange>.size).assumingMemoryBound(to: Carillon__Registry__V1__GroupChange.self)
        carillon__registry__v1__group_change__init(target)
        target.pointee.group = self.group?.makeCStruct(in: arena)
        if !self.addMembers.isEmpty {
            target.pointee.n_add_members = self.addMembers.count
            target.pointee.add_members = arena.strings(self.addMembers, "carillon.registry.v1.GroupChange.add_members")
        }
        if !self.removeMembers.isEmpty {
            target.pointee.n_remove_members = self.removeMembers.count
            target.pointee.remove_members = arena.strings(self.removeMembers, "carillon.registry.v1.GroupChange.remove_members")
        }
        target.pointee.replace_members = self.replaceMembers ? 1 : 0
        target.pointee.members_only = self.membersOnly ? 1 : 0
        return target
    }
}

extension RegistryV1.UpsertGroupsRequest {
    public static var fullName: String { "carillon.registry.v1.UpsertGroupsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertGroupsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertGroupsRequest.self, initializer: carillon__registry__v1__upsert_groups_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertGroupsRequest>, _ arena: Arena) {
        if source.pointee.n_changes > 0 {
            arena.beginList()
            self.changes = [RegistryV1.GroupChange](unsafeUninitializedCapacity: source.pointee.n_changes) { space, count in
                while count < source.pointee.n_changes {
                    space.initializeElement(at: count, to: RegistryV1.GroupChange())
                    space[count].read(source.pointee.changes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertGroupsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertGroupsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertGroupsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertGroupsRequest.self)
        carillon__registry__v1__upsert_groups_request__init(target)
        if !self.changes.isEmpty {
            target.pointee.n_changes = self.changes.count
            let list = arena.pointers(self.changes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__GroupChange>?.self)
            self.changes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.changes = list
        }
        return target
    }
}

extension RegistryV1.UpsertGroupsResponse {
    public static var fullName: String { "carillon.registry.v1.UpsertGroupsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertGroupsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertGroupsResponse.self, initializer: carillon__registry__v1__upsert_groups_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertGroupsResponse>, _ arena: Arena) {
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertGroupsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertGroupsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertGroupsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertGroupsResponse.self)
        carillon__registry__v1__upsert_groups_response__init(target)
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        return target
    }
}

extension RegistryV1.GetGroupRequest {
    public static var fullName: String { "carillon.registry.v1.GetGroupRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetGroupRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetGroupRequest.self, initializer: carillon__registry__v1__get_group_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetGroupRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.group_id, into: &self.groupId, "carillon.registry.v1.GetGroupRequest.group_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetGroupRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetGroupRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetGroupRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetGroupRequest.self)
        carillon__registry__v1__get_group_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.group_id = arena.string(self.groupId, "carillon.registry.v1.GetGroupRequest.group_id")
        return target
    }
}

extension RegistryV1.GetGroupResponse {
    public static var fullName: String { "carillon.registry.v1.GetGroupResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetGroupResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetGroupResponse.self, initializer: carillon__registry__v1__get_group_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetGroupResponse>, _ arena: Arena) {
        if let inner = source.pointee.group {
            self.group = RegistryV1.Group()
            self.group?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetGroupResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetGroupResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetGroupResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetGroupResponse.self)
        carillon__registry__v1__get_group_response__init(target)
        target.pointee.group = self.group?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListGroupsRequest {
    public static var fullName: String { "carillon.registry.v1.ListGroupsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListGroupsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListGroupsRequest.self, initializer: carillon__registry__v1__list_groups_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListGroupsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ListGroupsRequest.user_id")
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListGroupsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListGroupsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListGroupsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListGroupsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListGroupsRequest.self)
        carillon__registry__v1__list_groups_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ListGroupsRequest.user_id")
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListGroupsRequest.page_token")
        return target
    }
}

extension RegistryV1.ListGroupsResponse {
    public static var fullName: String { "carillon.registry.v1.ListGroupsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListGroupsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListGroupsResponse.self, initializer: carillon__registry__v1__list_groups_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListGroupsResponse>, _ arena: Arena) {
        if source.pointee.n_groups > 0 {
            arena.beginList()
            self.groups = [RegistryV1.Group](unsafeUninitializedCapacity: source.pointee.n_groups) { space, count in
                while count < source.pointee.n_groups {
                    space.initializeElement(at: count, to: RegistryV1.Group())
                    space[count].read(source.pointee.groups[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListGroupsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListGroupsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListGroupsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListGroupsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListGroupsResponse.self)
        carillon__registry__v1__list_groups_response__init(target)
        if !self.groups.isEmpty {
            target.pointee.n_groups = self.groups.count
            let list = arena.pointers(self.groups.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Group>?.self)
            self.groups.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.groups = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListGroupsResponse.next_page_token")
        return target
    }
}

extension RegistryV1.RemoveGroupRequest {
    public static var fullName: String { "carillon.registry.v1.RemoveGroupRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveGroupRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveGroupRequest.self, initializer: carillon__registry__v1__remove_group_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveGroupRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.group_id, into: &self.groupId, "carillon.registry.v1.RemoveGroupRequest.group_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveGroupRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveGroupRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveGroupRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveGroupRequest.self)
        carillon__registry__v1__remove_group_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.group_id = arena.string(self.groupId, "carillon.registry.v1.RemoveGroupRequest.group_id")
        return target
    }
}

extension RegistryV1.RemoveGroupResponse {
    public static var fullName: String { "carillon.registry.v1.RemoveGroupResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RemoveGroupResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RemoveGroupResponse.self, initializer: carillon__registry__v1__remove_group_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveGroupResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RemoveGroupResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RemoveGroupResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RemoveGroupResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RemoveGroupResponse.self)
        carillon__registry__v1__remove_group_response__init(target)
        return target
    }
}

extension RegistryV1.ReencryptAddressesRequest {
    public static var fullName: String { "carillon.registry.v1.ReencryptAddressesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ReencryptAddressesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ReencryptAddressesRequest.self, initializer: carillon__registry__v1__reencrypt_addresses_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ReencryptAddressesRequest>, _ arena: Arena) {
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ReencryptAddressesRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ReencryptAddressesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ReencryptAddressesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ReencryptAddressesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ReencryptAddressesRequest.self)
        carillon__registry__v1__reencrypt_addresses_request__init(target)
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ReencryptAddressesRequest.page_token")
        return target
    }
}

extension RegistryV1.ReencryptAddressesResponse {
    public static var fullName: String { "carillon.registry.v1.ReencryptAddressesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ReencryptAddressesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ReencryptAddressesResponse.self, initializer: carillon__registry__v1__reencrypt_addresses_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ReencryptAddressesResponse>, _ arena: Arena) {
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ReencryptAddressesResponse.next_page_token")
        self.examined = source.pointee.examined
        self.reencrypted = source.pointee.reencrypted
        self.unreadable = source.pointee.unreadable
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ReencryptAddressesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ReencryptAddressesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ReencryptAddressesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ReencryptAddressesResponse.self)
        carillon__registry__v1__reencrypt_addresses_response__init(target)
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ReencryptAddressesResponse.next_page_token")
        target.pointee.examined = self.examined
        target.pointee.reencrypted = self.reencrypted
        target.pointee.unreadable = self.unreadable
        return target
    }
}

extension RegistryV1.AddressKeyUseRequest {
    public static var fullName: String { "carillon.registry.v1.AddressKeyUseRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AddressKeyUseRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AddressKeyUseRequest.self, initializer: carillon__registry__v1__address_key_use_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AddressKeyUseRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AddressKeyUseRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AddressKeyUseRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AddressKeyUseRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__AddressKeyUseRequest.self)
        carillon__registry__v1__address_key_use_request__init(target)
        return target
    }
}

extension RegistryV1.AddressKeyUse {
    public static var fullName: String { "carillon.registry.v1.AddressKeyUse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AddressKeyUse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AddressKeyUse.self, initializer: carillon__registry__v1__address_key_use__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AddressKeyUse>, _ arena: Arena) {
        arena.read(source.pointee.key_id, into: &self.keyId, "carillon.registry.v1.AddressKeyUse.key_id")
        self.current = (source.pointee.current != 0)
        self.inRing = (source.pointee.in_ring != 0)
        self.devices = source.pointee.devices
        self.journal = source.pointee.journal
        self.activities = source.pointee.activities
        self.issuers = source.pointee.issuers
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AddressKeyUse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AddressKeyUse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AddressKeyUse>.size).assumingMemoryBound(to: Carillon__Registry__V1__AddressKeyUse.self)
        carillon__registry__v1__address_key_use__init(target)
        target.pointee.key_id = arena.string(self.keyId, "carillon.registry.v1.AddressKeyUse.key_id")
        target.pointee.current = self.current ? 1 : 0
        target.pointee.in_ring = self.inRing ? 1 : 0
        target.pointee.devices = self.devices
        target.pointee.journal = self.journal
        target.pointee.activities = self.activities
        target.pointee.issuers = self.issuers
        return target
    }
}

extension RegistryV1.AddressKeyUseResponse {
    public static var fullName: String { "carillon.registry.v1.AddressKeyUseResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AddressKeyUseResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AddressKeyUseResponse.self, initializer: carillon__registry__v1__address_key_use_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AddressKeyUseResponse>, _ arena: Arena) {
        if source.pointee.n_keys > 0 {
            arena.beginList()
            self.keys = [RegistryV1.AddressKeyUse](unsafeUninitializedCapacity: source.pointee.n_keys) { space, count in
                while count < source.pointee.n_keys {
                    space.initializeElement(at: count, to: RegistryV1.AddressKeyUse())
                    space[count].read(source.pointee.keys[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AddressKeyUseResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AddressKeyUseResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AddressKeyUseResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__AddressKeyUseResponse.self)
        carillon__registry__v1__address_key_use_response__init(target)
        if !self.keys.isEmpty {
            target.pointee.n_keys = self.keys.count
            let list = arena.pointers(self.keys.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__AddressKeyUse>?.self)
            self.keys.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.keys = list
        }
        return target
    }
}

extension RegistryV1.Organization {
    public static var fullName: String { "carillon.registry.v1.Organization" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Organization.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Organization.self, initializer: carillon__registry__v1__organization__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Organization>, _ arena: Arena) {
        arena.read(source.pointee.organization_id, into: &self.organizationId, "carillon.registry.v1.Organization.organization_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.Organization.name")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.registry.v1.Organization.timezone")
        arena.read(source.pointee.default_locale, into: &self.defaultLocale, "carillon.registry.v1.Organization.default_locale")
        self.status = RegistryV1.OrganizationStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.profile, into: &self.profile, "carillon.registry.v1.Organization.profile")
        if source.pointee.n_policy_overrides > 0, let entries = source.pointee.policy_overrides {
            var map = [String: String](minimumCapacity: source.pointee.n_policy_overrides)
            for index in 0..<source.pointee.n_policy_overrides {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.Organization.policy_overrides")] = arena.string(entry.pointee.value, "carillon.registry.v1.Organization.policy_overrides")
            }
            self.policyOverrides = map
        }
        self.createdAtMs = source.pointee.created_at_ms
        self.updatedAtMs = source.pointee.updated_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Organization>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Organization> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Organization>.size).assumingMemoryBound(to: Carillon__Registry__V1__Organization.self)
        carillon__registry__v1__organization__init(target)
        target.pointee.organization_id = arena.string(self.organizationId, "carillon.registry.v1.Organization.organization_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.Organization.name")
        target.pointee.timezone = arena.string(self.timezone, "carillon.registry.v1.Organization.timezone")
        target.pointee.default_locale = arena.string(self.defaultLocale, "carillon.registry.v1.Organization.default_locale")
        target.pointee.status = self.status.rawValue
        target.pointee.profile = arena.string(self.profile, "carillon.registry.v1.Organization.profile")
        if !self.policyOverrides.isEmpty {
            let entries = arena.pointers(self.policyOverrides.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Organization__PolicyOverridesEntry>?.self)
            var count = 0
            for (key, value) in self.policyOverrides {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__Organization__PolicyOverridesEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__Organization__PolicyOverridesEntry.self)
                carillon__registry__v1__organization__policy_overrides_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.Organization.policy_overrides")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.Organization.policy_overrides")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_policy_overrides = count
            target.pointee.policy_overrides = entries
        }
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.updated_at_ms = self.updatedAtMs
        return target
    }
}

extension RegistryV1.App {
    public static var fullName: String { "carillon.registry.v1.App" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__App.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__App.self, initializer: carillon__registry__v1__app__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__App>, _ arena: Arena) {
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.registry.v1.App.app_id")
        arena.read(source.pointee.organization_id, into: &self.organizationId, "carillon.registry.v1.App.organization_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.App.name")
        arena.read(source.pointee.profile, into: &self.profile, "carillon.registry.v1.App.profile")
        if source.pointee.n_policy_overrides > 0, let entries = source.pointee.policy_overrides {
            var map = [String: String](minimumCapacity: source.pointee.n_policy_overrides)
            for index in 0..<source.pointee.n_policy_overrides {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.App.policy_overrides")] = arena.string(entry.pointee.value, "carillon.registry.v1.App.policy_overrides")
            }
            self.policyOverrides = map
        }
        arena.read(source.pointee.apns_topic, into: &self.apnsTopic, "carillon.registry.v1.App.apns_topic")
        self.apnsEnvironment = CommonV1.AddressEnvironment(rawValue: source.pointee.apns_environment)
        arena.read(source.pointee.fcm_project_id, into: &self.fcmProjectId, "carillon.registry.v1.App.fcm_project_id")
        arena.read(source.pointee.default_android_channel_id, into: &self.defaultAndroidChannelId, "carillon.registry.v1.App.default_android_channel_id")
        arena.read(source.pointee.deep_link_scheme, into: &self.deepLinkScheme, "carillon.registry.v1.App.deep_link_scheme")
        if let inner = source.pointee.auth {
            self.auth = RegistryV1.TokenIssuer()
            self.auth?.read(inner, arena)
        }
        self.createdAtMs = source.pointee.created_at_ms
        self.updatedAtMs = source.pointee.updated_at_ms
        self.profileVersion = source.pointee.profile_version
        arena.read(source.pointee.expo_project, into: &self.expoProject, "carillon.registry.v1.App.expo_project")
        arena.read(source.pointee.vapid_public_key, into: &self.vapidPublicKey, "carillon.registry.v1.App.vapid_public_key")
        arena.read(source.pointee.web_fallback_base_url, into: &self.webFallbackBaseUrl, "carillon.registry.v1.App.web_fallback_base_url")
        if source.pointee.n_allowed_origins > 0 {
            self.allowedOrigins = arena.strings(source.pointee.allowed_origins, source.pointee.n_allowed_origins, "carillon.registry.v1.App.allowed_origins")
        }
        arena.read(source.pointee.service_worker_path, into: &self.serviceWorkerPath, "carillon.registry.v1.App.service_worker_path")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__App>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__App> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__App>.size).assumingMemoryBound(to: Carillon__Registry__V1__App.self)
        carillon__registry__v1__app__init(target)
        target.pointee.app_id = arena.string(self.appId, "carillon.registry.v1.App.app_id")
        target.pointee.organization_id = arena.string(self.organizationId, "carillon.registry.v1.App.organization_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.App.name")
        target.pointee.profile = arena.string(self.profile, "carillon.registry.v1.App.profile")
        if !self.policyOverrides.isEmpty {
            let entries = arena.pointers(self.policyOverrides.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__App__PolicyOverridesEntry>?.self)
            var count = 0
            for (key, value) in self.policyOverrides {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__App__PolicyOverridesEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__App__PolicyOverridesEntry.self)
                carillon__registry__v1__app__policy_overrides_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.App.policy_overrides")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.App.policy_overrides")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_policy_overrides = count
            target.pointee.policy_overrides = entries
        }
        target.pointee.apns_topic = arena.string(self.apnsTopic, "carillon.registry.v1.App.apns_topic")
        target.pointee.apns_environment = self.apnsEnvironment.rawValue
        target.pointee.fcm_project_id = arena.string(self.fcmProjectId, "carillon.registry.v1.App.fcm_project_id")
        target.pointee.default_android_channel_id = arena.string(self.defaultAndroidChannelId, "carillon.registry.v1.App.default_android_channel_id")
        target.pointee.deep_link_scheme = arena.string(self.deepLinkScheme, "carillon.registry.v1.App.deep_link_scheme")
        target.pointee.auth = self.auth?.makeCStruct(in: arena)
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.updated_at_ms = self.updatedAtMs
        target.pointee.profile_version = self.profileVersion
        target.pointee.expo_project = arena.string(self.expoProject, "carillon.registry.v1.App.expo_project")
        target.pointee.vapid_public_key = arena.string(self.vapidPublicKey, "carillon.registry.v1.App.vapid_public_key")
        target.pointee.web_fallback_base_url = arena.string(self.webFallbackBaseUrl, "carillon.registry.v1.App.web_fallback_base_url")
        if !self.allowedOrigins.isEmpty {
            target.pointee.n_allowed_origins = self.allowedOrigins.count
            target.pointee.allowed_origins = arena.strings(self.allowedOrigins, "carillon.registry.v1.App.allowed_origins")
        }
        target.pointee.service_worker_path = arena.string(self.serviceWorkerPath, "carillon.registry.v1.App.service_worker_path")
        return target
    }
}

extension RegistryV1.TokenIssuer {
    public static var fullName: String { "carillon.registry.v1.TokenIssuer" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__TokenIssuer.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__TokenIssuer.self, initializer: carillon__registry__v1__token_issuer__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__TokenIssuer>, _ arena: Arena) {
        arena.read(source.pointee.issuer, into: &self.issuer, "carillon.registry.v1.TokenIssuer.issuer")
        arena.read(source.pointee.jwks, into: &self.jwks, "carillon.registry.v1.TokenIssuer.jwks")
        arena.read(source.pointee.audience, into: &self.audience, "carillon.registry.v1.TokenIssuer.audience")
        arena.read(source.pointee.jwks_url, into: &self.jwksUrl, "carillon.registry.v1.TokenIssuer.jwks_url")
        arena.read(source.pointee.shared_secret, into: &self.sharedSecret, "carillon.registry.v1.TokenIssuer.shared_secret")
        self.hasSharedSecret = (source.pointee.has_shared_secret != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__TokenIssuer>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__TokenIssuer> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__TokenIssuer>.size).assumingMemoryBound(to: Carillon__Registry__V1__TokenIssuer.self)
        carillon__registry__v1__token_issuer__init(target)
        target.pointee.issuer = arena.string(self.issuer, "carillon.registry.v1.TokenIssuer.issuer")
        target.pointee.jwks = arena.string(self.jwks, "carillon.registry.v1.TokenIssuer.jwks")
        target.pointee.audience = arena.string(self.audience, "carillon.registry.v1.TokenIssuer.audience")
        target.pointee.jwks_url = arena.string(self.jwksUrl, "carillon.registry.v1.TokenIssuer.jwks_url")
        target.pointee.shared_secret = arena.string(self.sharedSecret, "carillon.registry.v1.TokenIssuer.shared_secret")
        target.pointee.has_shared_secret = self.hasSharedSecret ? 1 : 0
        return target
    }
}

extension RegistryV1.UpsertOrganizationRequest {
    public static var fullName: String { "carillon.registry.v1.UpsertOrganizationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertOrganizationRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertOrganizationRequest.self, initializer: carillon__registry__v1__upsert_organization_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertOrganizationRequest>, _ arena: Arena) {
        if let inner = source.pointee.organization {
            self.organization = RegistryV1.Organization()
            self.organization?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertOrganizationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertOrganizationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertOrganizationRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertOrganizationRequest.self)
        carillon__registry__v1__upsert_organization_request__init(target)
        target.pointee.organization = self.organization?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.UpsertOrganizationResponse {
    public static var fullName: String { "carillon.registry.v1.UpsertOrganizationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertOrganizationResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertOrganizationResponse.self, initializer: carillon__registry__v1__upsert_organization_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertOrganizationResponse>, _ arena: Arena) {
        if let inner = source.pointee.organization {
            self.organization = RegistryV1.Organization()
            self.organization?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertOrganizationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertOrganizationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertOrganizationResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertOrganizationResponse.self)
        carillon__registry__v1__upsert_organization_response__init(target)
        target.pointee.organization = self.organization?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.GetOrganizationRequest {
    public static var fullName: String { "carillon.registry.v1.GetOrganizationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetOrganizationRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetOrganizationRequest.self, initializer: carillon__registry__v1__get_organization_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOrganizationRequest>, _ arena: Arena) {
        arena.read(source.pointee.organization_id, into: &self.organizationId, "carillon.registry.v1.GetOrganizationRequest.organization_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOrganizationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetOrganizationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetOrganizationRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetOrganizationRequest.self)
        carillon__registry__v1__get_organization_request__init(target)
        target.pointee.organization_id = arena.string(self.organizationId, "carillon.registry.v1.GetOrganizationRequest.organization_id")
        return target
    }
}

extension RegistryV1.GetOrganizationResponse {
    public static var fullName: String { "carillon.registry.v1.GetOrganizationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetOrganizationResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetOrganizationResponse.self, initializer: carillon__registry__v1__get_organization_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOrganizationResponse>, _ arena: Arena) {
        if let inner = source.pointee.organization {
            self.organization = RegistryV1.Organization()
            self.organization?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOrganizationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetOrganizationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetOrganizationResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetOrganizationResponse.self)
        carillon__registry__v1__get_organization_response__init(target)
        target.pointee.organization = self.organization?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListOrganizationsRequest {
    public static var fullName: String { "carillon.registry.v1.ListOrganizationsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListOrganizationsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListOrganizationsRequest.self, initializer: carillon__registry__v1__list_organizations_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListOrganizationsRequest>, _ arena: Arena) {
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListOrganizationsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListOrganizationsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListOrganizationsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListOrganizationsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListOrganizationsRequest.self)
        carillon__registry__v1__list_organizations_request__init(target)
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListOrganizationsRequest.page_token")
        return target
    }
}

extension RegistryV1.ListOrganizationsResponse {
    public static var fullName: String { "carillon.registry.v1.ListOrganizationsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListOrganizationsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListOrganizationsResponse.self, initializer: carillon__registry__v1__list_organizations_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListOrganizationsResponse>, _ arena: Arena) {
        if source.pointee.n_organizations > 0 {
            arena.beginList()
            self.organizations = [RegistryV1.Organization](unsafeUninitializedCapacity: source.pointee.n_organizations) { space, count in
                while count < source.pointee.n_organizations {
                    space.initializeElement(at: count, to: RegistryV1.Organization())
                    space[count].read(source.pointee.organizations[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListOrganizationsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListOrganizationsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListOrganizationsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListOrganizationsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListOrganizationsResponse.self)
        carillon__registry__v1__list_organizations_response__init(target)
        if !self.organizations.isEmpty {
            target.pointee.n_organizations = self.organizations.count
            let list = arena.pointers(self.organizations.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Organization>?.self)
            self.organizations.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.organizations = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListOrganizationsResponse.next_page_token")
        return target
    }
}

extension RegistryV1.UpsertAppRequest {
    public static var fullName: String { "carillon.registry.v1.UpsertAppRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertAppRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertAppRequest.self, initializer: carillon__registry__v1__upsert_app_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertAppRequest>, _ arena: Arena) {
        if let inner = source.pointee.app {
            self.app = RegistryV1.App()
            self.app?.read(inner, arena)
        }
        if source.pointee.n_clear_fields > 0 {
            self.clearFields = arena.strings(source.pointee.clear_fields, source.pointee.n_clear_fields, "carillon.registry.v1.UpsertAppRequest.clear_fields")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertAppRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertAppRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertAppRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertAppRequest.self)
        carillon__registry__v1__upsert_app_request__init(target)
        target.pointee.app = self.app?.makeCStruct(in: arena)
        if !self.clearFields.isEmpty {
            target.pointee.n_clear_fields = self.clearFields.count
            target.pointee.clear_fields = arena.strings(self.clearFields, "carillon.registry.v1.UpsertAppRequest.clear_fields")
        }
        return target
    }
}

extension RegistryV1.UpsertAppResponse {
    public static var fullName: String { "carillon.registry.v1.UpsertAppResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertAppResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertAppResponse.self, initializer: carillon__registry__v1__upsert_app_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertAppResponse>, _ arena: Arena) {
        if let inner = source.pointee.app {
            self.app = RegistryV1.App()
            self.app?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertAppResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertAppResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertAppResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertAppResponse.self)
        carillon__registry__v1__upsert_app_response__init(target)
        target.pointee.app = self.app?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.GetAppRequest {
    public static var fullName: String { "carillon.registry.v1.GetAppRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetAppRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetAppRequest.self, initializer: carillon__registry__v1__get_app_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetAppRequest>, _ arena: Arena) {
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.registry.v1.GetAppRequest.app_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetAppRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetAppRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetAppRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetAppRequest.self)
        carillon__registry__v1__get_app_request__init(target)
        target.pointee.app_id = arena.string(self.appId, "carillon.registry.v1.GetAppRequest.app_id")
        return target
    }
}

extension RegistryV1.GetAppResponse {
    public static var fullName: String { "carillon.registry.v1.GetAppResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetAppResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetAppResponse.self, initializer: carillon__registry__v1__get_app_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetAppResponse>, _ arena: Arena) {
        if let inner = source.pointee.app {
            self.app = RegistryV1.App()
            self.app?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetAppResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetAppResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetAppResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetAppResponse.self)
        carillon__registry__v1__get_app_response__init(target)
        target.pointee.app = self.app?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListAppsRequest {
    public static var fullName: String { "carillon.registry.v1.ListAppsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListAppsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListAppsRequest.self, initializer: carillon__registry__v1__list_apps_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAppsRequest>, _ arena: Arena) {
        arena.read(source.pointee.organization_id, into: &self.organizationId, "carillon.registry.v1.ListAppsRequest.organization_id")
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListAppsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAppsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListAppsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListAppsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListAppsRequest.self)
        carillon__registry__v1__list_apps_request__init(target)
        target.pointee.organization_id = arena.string(self.organizationId, "carillon.registry.v1.ListAppsRequest.organization_id")
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListAppsRequest.page_token")
        return target
    }
}

extension RegistryV1.ListAppsResponse {
    public static var fullName: String { "carillon.registry.v1.ListAppsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListAppsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListAppsResponse.self, initializer: carillon__registry__v1__list_apps_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAppsResponse>, _ arena: Arena) {
        if source.pointee.n_apps > 0 {
            arena.beginList()
            self.apps = [RegistryV1.App](unsafeUninitializedCapacity: source.pointee.n_apps) { space, count in
                while count < source.pointee.n_apps {
                    space.initializeElement(at: count, to: RegistryV1.App())
                    space[count].read(source.pointee.apps[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListAppsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListAppsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListAppsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListAppsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListAppsResponse.self)
        carillon__registry__v1__list_apps_response__init(target)
        if !self.apps.isEmpty {
            target.pointee.n_apps = self.apps.count
            let list = arena.pointers(self.apps.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__App>?.self)
            self.apps.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.apps = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListAppsResponse.next_page_token")
        return target
    }
}

extension RegistryV1.GetPolicyRequest {
    public static var fullName: String { "carillon.registry.v1.GetPolicyRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetPolicyRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetPolicyRequest.self, initializer: carillon__registry__v1__get_policy_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetPolicyRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetPolicyRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetPolicyRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetPolicyRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetPolicyRequest.self)
        carillon__registry__v1__get_policy_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.PolicySetting {
    public static var fullName: String { "carillon.registry.v1.PolicySetting" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PolicySetting.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PolicySetting.self, initializer: carillon__registry__v1__policy_setting__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PolicySetting>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.PolicySetting.name")
        arena.read(source.pointee.value, into: &self.value, "carillon.registry.v1.PolicySetting.value")
        self.origin = RegistryV1.PolicyOrigin(rawValue: source.pointee.origin)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PolicySetting>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PolicySetting> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PolicySetting>.size).assumingMemoryBound(to: Carillon__Registry__V1__PolicySetting.self)
        carillon__registry__v1__policy_setting__init(target)
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.PolicySetting.name")
        target.pointee.value = arena.string(self.value, "carillon.registry.v1.PolicySetting.value")
        target.pointee.origin = self.origin.rawValue
        return target
    }
}

extension RegistryV1.GetPolicyResponse {
    public static var fullName: String { "carillon.registry.v1.GetPolicyResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetPolicyResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetPolicyResponse.self, initializer: carillon__registry__v1__get_policy_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetPolicyResponse>, _ arena: Arena) {
        arena.read(source.pointee.profile, into: &self.profile, "carillon.registry.v1.GetPolicyResponse.profile")
        self.version = source.pointee.version
        if source.pointee.n_settings > 0 {
            arena.beginList()
            self.settings = [RegistryV1.PolicySetting](unsafeUninitializedCapacity: source.pointee.n_settings) { space, count in
                while count < source.pointee.n_settings {
                    space.initializeElement(at: count, to: RegistryV1.PolicySetting())
                    space[count].read(source.pointee.settings[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.organization_timezone, into: &self.organizationTimezone, "carillon.registry.v1.GetPolicyResponse.organization_timezone")
        self.organizationSuspended = (source.pointee.organization_suspended != 0)
        arena.read(source.pointee.app_name, into: &self.appName, "carillon.registry.v1.GetPolicyResponse.app_name")
        self.addressEnvironment = CommonV1.AddressEnvironment(rawValue: source.pointee.address_environment)
        arena.read(source.pointee.default_android_channel_id, into: &self.defaultAndroidChannelId, "carillon.registry.v1.GetPolicyResponse.default_android_channel_id")
        arena.read(source.pointee.organization_default_locale, into: &self.organizationDefaultLocale, "carillon.registry.v1.GetPolicyResponse.organization_default_locale")
        self.profileVersion = source.pointee.profile_version
        arena.read(source.pointee.vapid_public_key, into: &self.vapidPublicKey, "carillon.registry.v1.GetPolicyResponse.vapid_public_key")
        arena.read(source.pointee.service_worker_path, into: &self.serviceWorkerPath, "carillon.registry.v1.GetPolicyResponse.service_worker_path")
        if source.pointee.n_allowed_origins > 0 {
            self.allowedOrigins = arena.strings(source.pointee.allowed_origins, source.pointee.n_allowed_origins, "carillon.registry.v1.GetPolicyResponse.allowed_origins")
        }
        if source.pointee.n_client_floors > 0, let entries = source.pointee.client_floors {
            var map = [String: String](minimumCapacity: source.pointee.n_client_floors)
            for index in 0..<source.pointee.n_client_floors {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.GetPolicyResponse.client_floors")] = arena.string(entry.pointee.value, "carillon.registry.v1.GetPolicyResponse.client_floors")
            }
            self.clientFloors = map
        }
        self.deepLinkRequired = (source.pointee.deep_link_required != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetPolicyResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetPolicyResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetPolicyResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetPolicyResponse.self)
        carillon__registry__v1__get_policy_response__init(target)
        target.pointee.profile = arena.string(self.profile, "carillon.registry.v1.GetPolicyResponse.profile")
        target.pointee.version = self.version
        if !self.settings.isEmpty {
            target.pointee.n_settings = self.settings.count
            let list = arena.pointers(self.settings.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__PolicySetting>?.self)
            self.settings.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.settings = list
        }
        target.pointee.organization_timezone = arena.string(self.organizationTimezone, "carillon.registry.v1.GetPolicyResponse.organization_timezone")
        target.pointee.organization_suspended = self.organizationSuspended ? 1 : 0
        target.pointee.app_name = arena.string(self.appName, "carillon.registry.v1.GetPolicyResponse.app_name")
        target.pointee.address_environment = self.addressEnvironment.rawValue
        target.pointee.default_android_channel_id = arena.string(self.defaultAndroidChannelId, "carillon.registry.v1.GetPolicyResponse.default_android_channel_id")
        target.pointee.organization_default_locale = arena.string(self.organizationDefaultLocale, "carillon.registry.v1.GetPolicyResponse.organization_default_locale")
        target.pointee.profile_version = self.profileVersion
        target.pointee.vapid_public_key = arena.string(self.vapidPublicKey, "carillon.registry.v1.GetPolicyResponse.vapid_public_key")
        target.pointee.service_worker_path = arena.string(self.serviceWorkerPath, "carillon.registry.v1.GetPolicyResponse.service_worker_path")
        if !self.allowedOrigins.isEmpty {
            target.pointee.n_allowed_origins = self.allowedOrigins.count
            target.pointee.allowed_origins = arena.strings(self.allowedOrigins, "carillon.registry.v1.GetPolicyResponse.allowed_origins")
        }
        if !self.clientFloors.isEmpty {
            let entries = arena.pointers(self.clientFloors.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry>?.self)
            var count = 0
            for (key, value) in self.clientFloors {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetPolicyResponse__ClientFloorsEntry.self)
                carillon__registry__v1__get_policy_response__client_floors_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.GetPolicyResponse.client_floors")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.GetPolicyResponse.client_floors")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_client_floors = count
            target.pointee.client_floors = entries
        }
        target.pointee.deep_link_required = self.deepLinkRequired ? 1 : 0
        return target
    }
}

extension RegistryV1.GetCatalogueRequest {
    public static var fullName: String { "carillon.registry.v1.GetCatalogueRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetCatalogueRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetCatalogueRequest.self, initializer: carillon__registry__v1__get_catalogue_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetCatalogueRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetCatalogueRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetCatalogueRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetCatalogueRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetCatalogueRequest.self)
        carillon__registry__v1__get_catalogue_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.CatalogueTranslation {
    public static var fullName: String { "carillon.registry.v1.CatalogueTranslation" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CatalogueTranslation.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CatalogueTranslation.self, initializer: carillon__registry__v1__catalogue_translation__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CatalogueTranslation>, _ arena: Arena) {
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.CatalogueTranslation.locale")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.CatalogueTranslation.name")
        arena.read(source.pointee.description, into: &self.description, "carillon.registry.v1.CatalogueTranslation.description")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CatalogueTranslation>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CatalogueTranslation> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CatalogueTranslation>.size).assumingMemoryBound(to: Carillon__Registry__V1__CatalogueTranslation.self)
        carillon__registry__v1__catalogue_translation__init(target)
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.CatalogueTranslation.locale")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.CatalogueTranslation.name")
        target.pointee.description = arena.string(self.description, "carillon.registry.v1.CatalogueTranslation.description")
        return target
    }
}

extension RegistryV1.Category {
    public static var fullName: String { "carillon.registry.v1.Category" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Category.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Category.self, initializer: carillon__registry__v1__category__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Category>, _ arena: Arena) {
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.registry.v1.Category.category_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.Category.name")
        arena.read(source.pointee.description, into: &self.description, "carillon.registry.v1.Category.description")
        self.defaultEnabled = (source.pointee.default_enabled != 0)
        if source.pointee.n_roles > 0 {
            self.roles = arena.strings(source.pointee.roles, source.pointee.n_roles, "carillon.registry.v1.Category.roles")
        }
        self.sort = source.pointee.sort
        arena.read(source.pointee.icon, into: &self.icon, "carillon.registry.v1.Category.icon")
        if source.pointee.n_default_on_roles > 0 {
            self.defaultOnRoles = arena.strings(source.pointee.default_on_roles, source.pointee.n_default_on_roles, "carillon.registry.v1.Category.default_on_roles")
        }
        if source.pointee.n_translations > 0 {
            arena.beginList()
            self.translations = [RegistryV1.CatalogueTranslation](unsafeUninitializedCapacity: source.pointee.n_translations) { space, count in
                while count < source.pointee.n_translations {
                    space.initializeElement(at: count, to: RegistryV1.CatalogueTranslation())
                    space[count].read(source.pointee.translations[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.Category.locale")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Category>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Category> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Category>.size).assumingMemoryBound(to: Carillon__Registry__V1__Category.self)
        carillon__registry__v1__category__init(target)
        target.pointee.category_id = arena.string(self.categoryId, "carillon.registry.v1.Category.category_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.Category.name")
        target.pointee.description = arena.string(self.description, "carillon.registry.v1.Category.description")
        target.pointee.default_enabled = self.defaultEnabled ? 1 : 0
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            target.pointee.roles = arena.strings(self.roles, "carillon.registry.v1.Category.roles")
        }
        target.pointee.sort = self.sort
        target.pointee.icon = arena.string(self.icon, "carillon.registry.v1.Category.icon")
        if !self.defaultOnRoles.isEmpty {
            target.pointee.n_default_on_roles = self.defaultOnRoles.count
            target.pointee.default_on_roles = arena.strings(self.defaultOnRoles, "carillon.registry.v1.Category.default_on_roles")
        }
        if !self.translations.isEmpty {
            target.pointee.n_translations = self.translations.count
            let list = arena.pointers(self.translations.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__CatalogueTranslation>?.self)
            self.translations.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.translations = list
        }
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.Category.locale")
        return target
    }
}

extension RegistryV1.NotificationType {
    public static var fullName: String { "carillon.registry.v1.NotificationType" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__NotificationType.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__NotificationType.self, initializer: carillon__registry__v1__notification_type__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__NotificationType>, _ arena: Arena) {
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.registry.v1.NotificationType.type_id")
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.registry.v1.NotificationType.category_id")
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        if source.pointee.optional_ttl_seconds_case == 4 { self.ttlSeconds = source.pointee.ttl_seconds }
        arena.read(source.pointee.android_channel_id, into: &self.androidChannelId, "carillon.registry.v1.NotificationType.android_channel_id")
        arena.read(source.pointee.ios_category, into: &self.iosCategory, "carillon.registry.v1.NotificationType.ios_category")
        arena.read(source.pointee.ios_category_with_image, into: &self.iosCategoryWithImage, "carillon.registry.v1.NotificationType.ios_category_with_image")
        arena.read(source.pointee.click_action, into: &self.clickAction, "carillon.registry.v1.NotificationType.click_action")
        arena.read(source.pointee.sound_key, into: &self.soundKey, "carillon.registry.v1.NotificationType.sound_key")
        arena.read(source.pointee.badge_counter, into: &self.badgeCounter, "carillon.registry.v1.NotificationType.badge_counter")
        self.defaultPush = (source.pointee.default_push != 0)
        self.defaultEmail = (source.pointee.default_email != 0)
        self.critical = (source.pointee.critical != 0)
        self.threadKey = RegistryV1.ThreadKey(rawValue: source.pointee.thread_key)
        self.promotional = (source.pointee.promotional != 0)
        self.educationRecord = (source.pointee.education_record != 0)
        self.capExempt = (source.pointee.cap_exempt != 0)
        self.silent = (source.pointee.silent != 0)
        self.localOnly = (source.pointee.local_only != 0)
        arena.read(source.pointee.android_color, into: &self.androidColor, "carillon.registry.v1.NotificationType.android_color")
        arena.read(source.pointee.android_small_icon, into: &self.androidSmallIcon, "carillon.registry.v1.NotificationType.android_small_icon")
        arena.read(source.pointee.tag, into: &self.tag, "carillon.registry.v1.NotificationType.tag")
        if source.pointee.optional_relevance_score_case == 23 { self.relevanceScore = source.pointee.relevance_score }
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.registry.v1.NotificationType.deep_link")
        arena.read(source.pointee.fallback_deep_link, into: &self.fallbackDeepLink, "carillon.registry.v1.NotificationType.fallback_deep_link")
        arena.read(source.pointee.icon_key, into: &self.iconKey, "carillon.registry.v1.NotificationType.icon_key")
        self.androidStyle = RegistryV1.AndroidStyle(rawValue: source.pointee.android_style)
        if source.pointee.n_recipient_roles > 0 {
            self.recipientRoles = arena.strings(source.pointee.recipient_roles, source.pointee.n_recipient_roles, "carillon.registry.v1.NotificationType.recipient_roles")
        }
        if source.pointee.n_safe_values > 0 {
            self.safeValues = arena.strings(source.pointee.safe_values, source.pointee.n_safe_values, "carillon.registry.v1.NotificationType.safe_values")
        }
        if source.pointee.n_policy_overrides > 0, let entries = source.pointee.policy_overrides {
            var map = [String: String](minimumCapacity: source.pointee.n_policy_overrides)
            for index in 0..<source.pointee.n_policy_overrides {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.NotificationType.policy_overrides")] = arena.string(entry.pointee.value, "carillon.registry.v1.NotificationType.policy_overrides")
            }
            self.policyOverrides = map
        }
        arena.read(source.pointee.description, into: &self.description, "carillon.registry.v1.NotificationType.description")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__NotificationType>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__NotificationType> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__NotificationType>.size).assumingMemoryBound(to: Carillon__Registry__V1__NotificationType.self)
        carillon__registry__v1__notification_type__init(target)
        target.pointee.type_id = arena.string(self.typeId, "carillon.registry.v1.NotificationType.type_id")
        target.pointee.category_id = arena.string(self.categoryId, "carillon.registry.v1.NotificationType.category_id")
        target.pointee.priority = self.priority.rawValue
        if let value = self.ttlSeconds {
            target.pointee.optional_ttl_seconds_case = 4
            target.pointee.ttl_seconds = value
        }
        target.pointee.android_channel_id = arena.string(self.androidChannelId, "carillon.registry.v1.NotificationType.android_channel_id")
        target.pointee.ios_category = arena.string(self.iosCategory, "carillon.registry.v1.NotificationType.ios_category")
        target.pointee.ios_category_with_image = arena.string(self.iosCategoryWithImage, "carillon.registry.v1.NotificationType.ios_category_with_image")
        target.pointee.click_action = arena.string(self.clickAction, "carillon.registry.v1.NotificationType.click_action")
        target.pointee.sound_key = arena.string(self.soundKey, "carillon.registry.v1.NotificationType.sound_key")
        target.pointee.badge_counter = arena.string(self.badgeCounter, "carillon.registry.v1.NotificationType.badge_counter")
        target.pointee.default_push = self.defaultPush ? 1 : 0
        target.pointee.default_email = self.defaultEmail ? 1 : 0
        target.pointee.critical = self.critical ? 1 : 0
        target.pointee.thread_key = self.threadKey.rawValue
        target.pointee.promotional = self.promotional ? 1 : 0
        target.pointee.education_record = self.educationRecord ? 1 : 0
        target.pointee.cap_exempt = self.capExempt ? 1 : 0
        target.pointee.silent = self.silent ? 1 : 0
        target.pointee.local_only = self.localOnly ? 1 : 0
        target.pointee.android_color = arena.string(self.androidColor, "carillon.registry.v1.NotificationType.android_color")
        target.pointee.android_small_icon = arena.string(self.androidSmallIcon, "carillon.registry.v1.NotificationType.android_small_icon")
        target.pointee.tag = arena.string(self.tag, "carillon.registry.v1.NotificationType.tag")
        if let value = self.relevanceScore {
            target.pointee.optional_relevance_score_case = 23
            target.pointee.relevance_score = value
        }
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.registry.v1.NotificationType.deep_link")
        target.pointee.fallback_deep_link = arena.string(self.fallbackDeepLink, "carillon.registry.v1.NotificationType.fallback_deep_link")
        target.pointee.icon_key = arena.string(self.iconKey, "carillon.registry.v1.NotificationType.icon_key")
        target.pointee.android_style = self.androidStyle.rawValue
        if !self.recipientRoles.isEmpty {
            target.pointee.n_recipient_roles = self.recipientRoles.count
            target.pointee.recipient_roles = arena.strings(self.recipientRoles, "carillon.registry.v1.NotificationType.recipient_roles")
        }
        if !self.safeValues.isEmpty {
            target.pointee.n_safe_values = self.safeValues.count
            target.pointee.safe_values = arena.strings(self.safeValues, "carillon.registry.v1.NotificationType.safe_values")
        }
        if !self.policyOverrides.isEmpty {
            let entries = arena.pointers(self.policyOverrides.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__NotificationType__PolicyOverridesEntry>?.self)
            var count = 0
            for (key, value) in self.policyOverrides {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__NotificationType__PolicyOverridesEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__NotificationType__PolicyOverridesEntry.self)
                carillon__registry__v1__notification_type__policy_overrides_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.NotificationType.policy_overrides")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.NotificationType.policy_overrides")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_policy_overrides = count
            target.pointee.policy_overrides = entries
        }
        target.pointee.description = arena.string(self.description, "carillon.registry.v1.NotificationType.description")
        return target
    }
}

extension RegistryV1.Template {
    public static var fullName: String { "carillon.registry.v1.Template" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Template.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Template.self, initializer: carillon__registry__v1__template__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Template>, _ arena: Arena) {
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.registry.v1.Template.type_id")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.Template.locale")
        arena.read(source.pointee.title, into: &self.title, "carillon.registry.v1.Template.title")
        arena.read(source.pointee.subtitle, into: &self.subtitle, "carillon.registry.v1.Template.subtitle")
        arena.read(source.pointee.body, into: &self.body, "carillon.registry.v1.Template.body")
        arena.read(source.pointee.reader, into: &self.reader, "carillon.registry.v1.Template.reader")
        self.form = RegistryV1.TemplateForm(rawValue: source.pointee.form)
        self.plural = RegistryV1.PluralCategory(rawValue: source.pointee.plural)
        if source.pointee.n_words > 0, let entries = source.pointee.words {
            var map = [String: String](minimumCapacity: source.pointee.n_words)
            for index in 0..<source.pointee.n_words {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.Template.words")] = arena.string(entry.pointee.value, "carillon.registry.v1.Template.words")
            }
            self.words = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Template>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Template> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Template>.size).assumingMemoryBound(to: Carillon__Registry__V1__Template.self)
        carillon__registry__v1__template__init(target)
        target.pointee.type_id = arena.string(self.typeId, "carillon.registry.v1.Template.type_id")
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.Template.locale")
        target.pointee.title = arena.string(self.title, "carillon.registry.v1.Template.title")
        target.pointee.subtitle = arena.string(self.subtitle, "carillon.registry.v1.Template.subtitle")
        target.pointee.body = arena.string(self.body, "carillon.registry.v1.Template.body")
        target.pointee.reader = arena.string(self.reader, "carillon.registry.v1.Template.reader")
        target.pointee.form = self.form.rawValue
        target.pointee.plural = self.plural.rawValue
        if !self.words.isEmpty {
            let entries = arena.pointers(self.words.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Template__WordsEntry>?.self)
            var count = 0
            for (key, value) in self.words {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__Template__WordsEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__Template__WordsEntry.self)
                carillon__registry__v1__template__words_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.Template.words")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.Template.words")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_words = count
            target.pointee.words = entries
        }
        return target
    }
}

extension RegistryV1.AndroidChannel {
    public static var fullName: String { "carillon.registry.v1.AndroidChannel" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__AndroidChannel.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__AndroidChannel.self, initializer: carillon__registry__v1__android_channel__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__AndroidChannel>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.registry.v1.AndroidChannel.channel_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.AndroidChannel.name")
        arena.read(source.pointee.description, into: &self.description, "carillon.registry.v1.AndroidChannel.description")
        self.importance = RegistryV1.AndroidImportance(rawValue: source.pointee.importance)
        arena.read(source.pointee.sound, into: &self.sound, "carillon.registry.v1.AndroidChannel.sound")
        if source.pointee.n_vibration_pattern > 0 {
            self.vibrationPattern = Array(UnsafeBufferPointer(start: source.pointee.vibration_pattern, count: source.pointee.n_vibration_pattern))
        }
        self.enableLights = (source.pointee.enable_lights != 0)
        arena.read(source.pointee.light_color, into: &self.lightColor, "carillon.registry.v1.AndroidChannel.light_color")
        self.showBadge = (source.pointee.show_badge != 0)
        self.allowBubbles = (source.pointee.allow_bubbles != 0)
        if source.pointee.n_translations > 0 {
            arena.beginList()
            self.translations = [RegistryV1.CatalogueTranslation](unsafeUninitializedCapacity: source.pointee.n_translations) { space, count in
                while count < source.pointee.n_translations {
                    space.initializeElement(at: count, to: RegistryV1.CatalogueTranslation())
                    space[count].read(source.pointee.translations[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.locale, into: &self.locale, "carillon.registry.v1.AndroidChannel.locale")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__AndroidChannel>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__AndroidChannel> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__AndroidChannel>.size).assumingMemoryBound(to: Carillon__Registry__V1__AndroidChannel.self)
        carillon__registry__v1__android_channel__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.registry.v1.AndroidChannel.channel_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.AndroidChannel.name")
        target.pointee.description = arena.string(self.description, "carillon.registry.v1.AndroidChannel.description")
        target.pointee.importance = self.importance.rawValue
        target.pointee.sound = arena.string(self.sound, "carillon.registry.v1.AndroidChannel.sound")
        if !self.vibrationPattern.isEmpty {
            target.pointee.n_vibration_pattern = self.vibrationPattern.count
            let copy = self.vibrationPattern.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.vibration_pattern = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.enable_lights = self.enableLights ? 1 : 0
        target.pointee.light_color = arena.string(self.lightColor, "carillon.registry.v1.AndroidChannel.light_color")
        target.pointee.show_badge = self.showBadge ? 1 : 0
        target.pointee.allow_bubbles = self.allowBubbles ? 1 : 0
        if !self.translations.isEmpty {
            target.pointee.n_translations = self.translations.count
            let list = arena.pointers(self.translations.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__CatalogueTranslation>?.self)
            self.translations.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.translations = list
        }
        target.pointee.locale = arena.string(self.locale, "carillon.registry.v1.AndroidChannel.locale")
        return target
    }
}

extension RegistryV1.IosCategory {
    public static var fullName: String { "carillon.registry.v1.IosCategory" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__IosCategory.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__IosCategory.self, initializer: carillon__registry__v1__ios_category__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__IosCategory>, _ arena: Arena) {
        arena.read(source.pointee.identifier, into: &self.identifier, "carillon.registry.v1.IosCategory.identifier")
        if source.pointee.n_actions > 0 {
            arena.beginList()
            self.actions = [RegistryV1.IosAction](unsafeUninitializedCapacity: source.pointee.n_actions) { space, count in
                while count < source.pointee.n_actions {
                    space.initializeElement(at: count, to: RegistryV1.IosAction())
                    space[count].read(source.pointee.actions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__IosCategory>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__IosCategory> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__IosCategory>.size).assumingMemoryBound(to: Carillon__Registry__V1__IosCategory.self)
        carillon__registry__v1__ios_category__init(target)
        target.pointee.identifier = arena.string(self.identifier, "carillon.registry.v1.IosCategory.identifier")
        if !self.actions.isEmpty {
            target.pointee.n_actions = self.actions.count
            let list = arena.pointers(self.actions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__IosAction>?.self)
            self.actions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.actions = list
        }
        return target
    }
}

extension RegistryV1.IosAction {
    public static var fullName: String { "carillon.registry.v1.IosAction" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__IosAction.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__IosAction.self, initializer: carillon__registry__v1__ios_action__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__IosAction>, _ arena: Arena) {
        arena.read(source.pointee.identifier, into: &self.identifier, "carillon.registry.v1.IosAction.identifier")
        arena.read(source.pointee.title, into: &self.title, "carillon.registry.v1.IosAction.title")
        if source.pointee.n_options > 0 {
            self.options = [RegistryV1.IosActionOption](unsafeUninitializedCapacity: source.pointee.n_options) { space, count in
                while count < source.pointee.n_options {
                    space.initializeElement(at: count, to: RegistryV1.IosActionOption(rawValue: source.pointee.options[count]))
                    count += 1
                }
            }
        }
        if let inner = source.pointee.text_input {
            self.textInput = RegistryV1.IosTextInput()
            self.textInput?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__IosAction>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__IosAction> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__IosAction>.size).assumingMemoryBound(to: Carillon__Registry__V1__IosAction.self)
        carillon__registry__v1__ios_action__init(target)
        target.pointee.identifier = arena.string(self.identifier, "carillon.registry.v1.IosAction.identifier")
        target.pointee.title = arena.string(self.title, "carillon.registry.v1.IosAction.title")
        if !self.options.isEmpty {
            target.pointee.n_options = self.options.count
            let copy = self.options.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.options = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.text_input = self.textInput?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.IosTextInput {
    public static var fullName: String { "carillon.registry.v1.IosTextInput" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__IosTextInput.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__IosTextInput.self, initializer: carillon__registry__v1__ios_text_input__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__IosTextInput>, _ arena: Arena) {
        arena.read(source.pointee.button_title, into: &self.buttonTitle, "carillon.registry.v1.IosTextInput.button_title")
        arena.read(source.pointee.placeholder, into: &self.placeholder, "carillon.registry.v1.IosTextInput.placeholder")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__IosTextInput>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__IosTextInput> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__IosTextInput>.size).assumingMemoryBound(to: Carillon__Registry__V1__IosTextInput.self)
        carillon__registry__v1__ios_text_input__init(target)
        target.pointee.button_title = arena.string(self.buttonTitle, "carillon.registry.v1.IosTextInput.button_title")
        target.pointee.placeholder = arena.string(self.placeholder, "carillon.registry.v1.IosTextInput.placeholder")
        return target
    }
}

extension RegistryV1.GetCatalogueResponse {
    public static var fullName: String { "carillon.registry.v1.GetCatalogueResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetCatalogueResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetCatalogueResponse.self, initializer: carillon__registry__v1__get_catalogue_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetCatalogueResponse>, _ arena: Arena) {
        if source.pointee.n_categories > 0 {
            arena.beginList()
            self.categories = [RegistryV1.Category](unsafeUninitializedCapacity: source.pointee.n_categories) { space, count in
                while count < source.pointee.n_categories {
                    space.initializeElement(at: count, to: RegistryV1.Category())
                    space[count].read(source.pointee.categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_types > 0 {
            arena.beginList()
            self.types = [RegistryV1.NotificationType](unsafeUninitializedCapacity: source.pointee.n_types) { space, count in
                while count < source.pointee.n_types {
                    space.initializeElement(at: count, to: RegistryV1.NotificationType())
                    space[count].read(source.pointee.types[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_templates > 0 {
            arena.beginList()
            self.templates = [RegistryV1.Template](unsafeUninitializedCapacity: source.pointee.n_templates) { space, count in
                while count < source.pointee.n_templates {
                    space.initializeElement(at: count, to: RegistryV1.Template())
                    space[count].read(source.pointee.templates[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_android_channels > 0 {
            arena.beginList()
            self.androidChannels = [RegistryV1.AndroidChannel](unsafeUninitializedCapacity: source.pointee.n_android_channels) { space, count in
                while count < source.pointee.n_android_channels {
                    space.initializeElement(at: count, to: RegistryV1.AndroidChannel())
                    space[count].read(source.pointee.android_channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.version = source.pointee.version
        if source.pointee.n_ios_categories > 0 {
            arena.beginList()
            self.iosCategories = [RegistryV1.IosCategory](unsafeUninitializedCapacity: source.pointee.n_ios_categories) { space, count in
                while count < source.pointee.n_ios_categories {
                    space.initializeElement(at: count, to: RegistryV1.IosCategory())
                    space[count].read(source.pointee.ios_categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetCatalogueResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetCatalogueResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetCatalogueResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetCatalogueResponse.self)
        carillon__registry__v1__get_catalogue_response__init(target)
        if !self.categories.isEmpty {
            target.pointee.n_categories = self.categories.count
            let list = arena.pointers(self.categories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Category>?.self)
            self.categories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.categories = list
        }
        if !self.types.isEmpty {
            target.pointee.n_types = self.types.count
            let list = arena.pointers(self.types.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__NotificationType>?.self)
            self.types.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.types = list
        }
        if !self.templates.isEmpty {
            target.pointee.n_templates = self.templates.count
            let list = arena.pointers(self.templates.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Template>?.self)
            self.templates.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.templates = list
        }
        if !self.androidChannels.isEmpty {
            target.pointee.n_android_channels = self.androidChannels.count
            let list = arena.pointers(self.androidChannels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__AndroidChannel>?.self)
            self.androidChannels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.android_channels = list
        }
        target.pointee.version = self.version
        if !self.iosCategories.isEmpty {
            target.pointee.n_ios_categories = self.iosCategories.count
            let list = arena.pointers(self.iosCategories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__IosCategory>?.self)
            self.iosCategories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.ios_categories = list
        }
        return target
    }
}

extension RegistryV1.ServiceKey {
    public static var fullName: String { "carillon.registry.v1.ServiceKey" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ServiceKey.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ServiceKey.self, initializer: carillon__registry__v1__service_key__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ServiceKey>, _ arena: Arena) {
        arena.read(source.pointee.key_id, into: &self.keyId, "carillon.registry.v1.ServiceKey.key_id")
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_scopes > 0 {
            self.scopes = [RegistryV1.ServiceKeyScope](unsafeUninitializedCapacity: source.pointee.n_scopes) { space, count in
                while count < source.pointee.n_scopes {
                    space.initializeElement(at: count, to: RegistryV1.ServiceKeyScope(rawValue: source.pointee.scopes[count]))
                    count += 1
                }
            }
        }
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.ServiceKey.name")
        self.createdAtMs = source.pointee.created_at_ms
        if source.pointee.optional_revoked_at_ms_case == 7 { self.revokedAtMs = source.pointee.revoked_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ServiceKey>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ServiceKey> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ServiceKey>.size).assumingMemoryBound(to: Carillon__Registry__V1__ServiceKey.self)
        carillon__registry__v1__service_key__init(target)
        target.pointee.key_id = arena.string(self.keyId, "carillon.registry.v1.ServiceKey.key_id")
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.scopes.isEmpty {
            target.pointee.n_scopes = self.scopes.count
            let copy = self.scopes.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.scopes = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.ServiceKey.name")
        target.pointee.created_at_ms = self.createdAtMs
        if let value = self.revokedAtMs {
            target.pointee.optional_revoked_at_ms_case = 7
            target.pointee.revoked_at_ms = value
        }
        return target
    }
}

extension RegistryV1.ListServiceKeysRequest {
    public static var fullName: String { "carillon.registry.v1.ListServiceKeysRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListServiceKeysRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListServiceKeysRequest.self, initializer: carillon__registry__v1__list_service_keys_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListServiceKeysRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListServiceKeysRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListServiceKeysRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListServiceKeysRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListServiceKeysRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListServiceKeysRequest.self)
        carillon__registry__v1__list_service_keys_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListServiceKeysRequest.page_token")
        return target
    }
}

extension RegistryV1.ListServiceKeysResponse {
    public static var fullName: String { "carillon.registry.v1.ListServiceKeysResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListServiceKeysResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListServiceKeysResponse.self, initializer: carillon__registry__v1__list_service_keys_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListServiceKeysResponse>, _ arena: Arena) {
        if source.pointee.n_keys > 0 {
            arena.beginList()
            self.keys = [RegistryV1.ServiceKey](unsafeUninitializedCapacity: source.pointee.n_keys) { space, count in
                while count < source.pointee.n_keys {
                    space.initializeElement(at: count, to: RegistryV1.ServiceKey())
                    space[count].read(source.pointee.keys[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListServiceKeysResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListServiceKeysResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListServiceKeysResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListServiceKeysResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListServiceKeysResponse.self)
        carillon__registry__v1__list_service_keys_response__init(target)
        if !self.keys.isEmpty {
            target.pointee.n_keys = self.keys.count
            let list = arena.pointers(self.keys.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ServiceKey>?.self)
            self.keys.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.keys = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListServiceKeysResponse.next_page_token")
        return target
    }
}

extension RegistryV1.RevokeServiceKeyRequest {
    public static var fullName: String { "carillon.registry.v1.RevokeServiceKeyRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RevokeServiceKeyRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RevokeServiceKeyRequest.self, initializer: carillon__registry__v1__revoke_service_key_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeServiceKeyRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.key_id, into: &self.keyId, "carillon.registry.v1.RevokeServiceKeyRequest.key_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeServiceKeyRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RevokeServiceKeyRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RevokeServiceKeyRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__RevokeServiceKeyRequest.self)
        carillon__registry__v1__revoke_service_key_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.key_id = arena.string(self.keyId, "carillon.registry.v1.RevokeServiceKeyRequest.key_id")
        return target
    }
}

extension RegistryV1.RevokeServiceKeyResponse {
    public static var fullName: String { "carillon.registry.v1.RevokeServiceKeyResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__RevokeServiceKeyResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__RevokeServiceKeyResponse.self, initializer: carillon__registry__v1__revoke_service_key_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeServiceKeyResponse>, _ arena: Arena) {
        if let inner = source.pointee.key {
            self.key = RegistryV1.ServiceKey()
            self.key?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__RevokeServiceKeyResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__RevokeServiceKeyResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__RevokeServiceKeyResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__RevokeServiceKeyResponse.self)
        carillon__registry__v1__revoke_service_key_response__init(target)
        target.pointee.key = self.key?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.CreateServiceKeyRequest {
    public static var fullName: String { "carillon.registry.v1.CreateServiceKeyRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CreateServiceKeyRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CreateServiceKeyRequest.self, initializer: carillon__registry__v1__create_service_key_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CreateServiceKeyRequest>, _ arena: Arena) {
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.registry.v1.CreateServiceKeyRequest.app_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.CreateServiceKeyRequest.name")
        if source.pointee.n_scopes > 0 {
            self.scopes = [RegistryV1.ServiceKeyScope](unsafeUninitializedCapacity: source.pointee.n_scopes) { space, count in
                while count < source.pointee.n_scopes {
                    space.initializeElement(at: count, to: RegistryV1.ServiceKeyScope(rawValue: source.pointee.scopes[count]))
                    count += 1
                }
            }
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CreateServiceKeyRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CreateServiceKeyRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CreateServiceKeyRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__CreateServiceKeyRequest.self)
        carillon__registry__v1__create_service_key_request__init(target)
        target.pointee.app_id = arena.string(self.appId, "carillon.registry.v1.CreateServiceKeyRequest.app_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.CreateServiceKeyRequest.name")
        if !self.scopes.isEmpty {
            target.pointee.n_scopes = self.scopes.count
            let copy = self.scopes.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.scopes = copy.assumingMemoryBound(to: Int32.self)
        }
        return target
    }
}

extension RegistryV1.CreateServiceKeyResponse {
    public static var fullName: String { "carillon.registry.v1.CreateServiceKeyResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CreateServiceKeyResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CreateServiceKeyResponse.self, initializer: carillon__registry__v1__create_service_key_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CreateServiceKeyResponse>, _ arena: Arena) {
        if let inner = source.pointee.key {
            self.key = RegistryV1.ServiceKey()
            self.key?.read(inner, arena)
        }
        arena.read(source.pointee.secret, into: &self.secret, "carillon.registry.v1.CreateServiceKeyResponse.secret")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CreateServiceKeyResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CreateServiceKeyResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CreateServiceKeyResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__CreateServiceKeyResponse.self)
        carillon__registry__v1__create_service_key_response__init(target)
        target.pointee.key = self.key?.makeCStruct(in: arena)
        target.pointee.secret = arena.string(self.secret, "carillon.registry.v1.CreateServiceKeyResponse.secret")
        return target
    }
}

extension RegistryV1.VerifyServiceKeyRequest {
    public static var fullName: String { "carillon.registry.v1.VerifyServiceKeyRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__VerifyServiceKeyRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__VerifyServiceKeyRequest.self, initializer: carillon__registry__v1__verify_service_key_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__VerifyServiceKeyRequest>, _ arena: Arena) {
        arena.read(source.pointee.secret_hash, into: &self.secretHash, "carillon.registry.v1.VerifyServiceKeyRequest.secret_hash")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__VerifyServiceKeyRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__VerifyServiceKeyRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__VerifyServiceKeyRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__VerifyServiceKeyRequest.self)
        carillon__registry__v1__verify_service_key_request__init(target)
        target.pointee.secret_hash = arena.string(self.secretHash, "carillon.registry.v1.VerifyServiceKeyRequest.secret_hash")
        return target
    }
}

extension RegistryV1.VerifyServiceKeyResponse {
    public static var fullName: String { "carillon.registry.v1.VerifyServiceKeyResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__VerifyServiceKeyResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__VerifyServiceKeyResponse.self, initializer: carillon__registry__v1__verify_service_key_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__VerifyServiceKeyResponse>, _ arena: Arena) {
        if let inner = source.pointee.key {
            self.key = RegistryV1.ServiceKey()
            self.key?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__VerifyServiceKeyResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__VerifyServiceKeyResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__VerifyServiceKeyResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__VerifyServiceKeyResponse.self)
        carillon__registry__v1__verify_service_key_response__init(target)
        target.pointee.key = self.key?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ExplainSettingRequest {
    public static var fullName: String { "carillon.registry.v1.ExplainSettingRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ExplainSettingRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ExplainSettingRequest.self, initializer: carillon__registry__v1__explain_setting_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ExplainSettingRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.setting, into: &self.setting, "carillon.registry.v1.ExplainSettingRequest.setting")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.registry.v1.ExplainSettingRequest.type_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ExplainSettingRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ExplainSettingRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ExplainSettingRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ExplainSettingRequest.self)
        carillon__registry__v1__explain_setting_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.setting = arena.string(self.setting, "carillon.registry.v1.ExplainSettingRequest.setting")
        target.pointee.type_id = arena.string(self.typeId, "carillon.registry.v1.ExplainSettingRequest.type_id")
        return target
    }
}

extension RegistryV1.SettingLayer {
    public static var fullName: String { "carillon.registry.v1.SettingLayer" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__SettingLayer.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__SettingLayer.self, initializer: carillon__registry__v1__setting_layer__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__SettingLayer>, _ arena: Arena) {
        self.origin = RegistryV1.PolicyOrigin(rawValue: source.pointee.origin)
        arena.read(source.pointee.value, into: &self.value, "carillon.registry.v1.SettingLayer.value")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__SettingLayer>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__SettingLayer> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__SettingLayer>.size).assumingMemoryBound(to: Carillon__Registry__V1__SettingLayer.self)
        carillon__registry__v1__setting_layer__init(target)
        target.pointee.origin = self.origin.rawValue
        target.pointee.value = arena.string(self.value, "carillon.registry.v1.SettingLayer.value")
        return target
    }
}

extension RegistryV1.SettingEntry {
    public static var fullName: String { "carillon.registry.v1.SettingEntry" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__SettingEntry.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__SettingEntry.self, initializer: carillon__registry__v1__setting_entry__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__SettingEntry>, _ arena: Arena) {
        arena.read(source.pointee.key, into: &self.key, "carillon.registry.v1.SettingEntry.key")
        arena.read(source.pointee.value, into: &self.value, "carillon.registry.v1.SettingEntry.value")
        self.origin = RegistryV1.PolicyOrigin(rawValue: source.pointee.origin)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__SettingEntry>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__SettingEntry> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__SettingEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__SettingEntry.self)
        carillon__registry__v1__setting_entry__init(target)
        target.pointee.key = arena.string(self.key, "carillon.registry.v1.SettingEntry.key")
        target.pointee.value = arena.string(self.value, "carillon.registry.v1.SettingEntry.value")
        target.pointee.origin = self.origin.rawValue
        return target
    }
}

extension RegistryV1.ExplainSettingResponse {
    public static var fullName: String { "carillon.registry.v1.ExplainSettingResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ExplainSettingResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ExplainSettingResponse.self, initializer: carillon__registry__v1__explain_setting_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ExplainSettingResponse>, _ arena: Arena) {
        arena.read(source.pointee.setting, into: &self.setting, "carillon.registry.v1.ExplainSettingResponse.setting")
        arena.read(source.pointee.value, into: &self.value, "carillon.registry.v1.ExplainSettingResponse.value")
        self.origin = RegistryV1.PolicyOrigin(rawValue: source.pointee.origin)
        if source.pointee.n_entries > 0 {
            arena.beginList()
            self.entries = [RegistryV1.SettingEntry](unsafeUninitializedCapacity: source.pointee.n_entries) { space, count in
                while count < source.pointee.n_entries {
                    space.initializeElement(at: count, to: RegistryV1.SettingEntry())
                    space[count].read(source.pointee.entries[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_layers > 0 {
            arena.beginList()
            self.layers = [RegistryV1.SettingLayer](unsafeUninitializedCapacity: source.pointee.n_layers) { space, count in
                while count < source.pointee.n_layers {
                    space.initializeElement(at: count, to: RegistryV1.SettingLayer())
                    space[count].read(source.pointee.layers[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.allowed, into: &self.allowed, "carillon.registry.v1.ExplainSettingResponse.allowed")
        self.perType = (source.pointee.per_type != 0)
        arena.read(source.pointee.profile, into: &self.profile, "carillon.registry.v1.ExplainSettingResponse.profile")
        self.profileVersion = source.pointee.profile_version
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ExplainSettingResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ExplainSettingResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ExplainSettingResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ExplainSettingResponse.self)
        carillon__registry__v1__explain_setting_response__init(target)
        target.pointee.setting = arena.string(self.setting, "carillon.registry.v1.ExplainSettingResponse.setting")
        target.pointee.value = arena.string(self.value, "carillon.registry.v1.ExplainSettingResponse.value")
        target.pointee.origin = self.origin.rawValue
        if !self.entries.isEmpty {
            target.pointee.n_entries = self.entries.count
            let list = arena.pointers(self.entries.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__SettingEntry>?.self)
            self.entries.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.entries = list
        }
        if !self.layers.isEmpty {
            target.pointee.n_layers = self.layers.count
            let list = arena.pointers(self.layers.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__SettingLayer>?.self)
            self.layers.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.layers = list
        }
        target.pointee.allowed = arena.string(self.allowed, "carillon.registry.v1.ExplainSettingResponse.allowed")
        target.pointee.per_type = self.perType ? 1 : 0
        target.pointee.profile = arena.string(self.profile, "carillon.registry.v1.ExplainSettingResponse.profile")
        target.pointee.profile_version = self.profileVersion
        return target
    }
}

extension RegistryV1.PatchPolicyRequest {
    public static var fullName: String { "carillon.registry.v1.PatchPolicyRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PatchPolicyRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PatchPolicyRequest.self, initializer: carillon__registry__v1__patch_policy_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PatchPolicyRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_set > 0, let entries = source.pointee.set {
            var map = [String: String](minimumCapacity: source.pointee.n_set)
            for index in 0..<source.pointee.n_set {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.PatchPolicyRequest.set")] = arena.string(entry.pointee.value, "carillon.registry.v1.PatchPolicyRequest.set")
            }
            self.set = map
        }
        if source.pointee.n_clear > 0 {
            self.clear = arena.strings(source.pointee.clear, source.pointee.n_clear, "carillon.registry.v1.PatchPolicyRequest.clear")
        }
        if source.pointee.optional_expected_version_case == 5 { self.expectedVersion = source.pointee.expected_version }
        self.dryRun = (source.pointee.dry_run != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PatchPolicyRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PatchPolicyRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PatchPolicyRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__PatchPolicyRequest.self)
        carillon__registry__v1__patch_policy_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.set.isEmpty {
            let entries = arena.pointers(self.set.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__PatchPolicyRequest__SetEntry>?.self)
            var count = 0
            for (key, value) in self.set {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__PatchPolicyRequest__SetEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__PatchPolicyRequest__SetEntry.self)
                carillon__registry__v1__patch_policy_request__set_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.PatchPolicyRequest.set")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.PatchPolicyRequest.set")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_set = count
            target.pointee.set = entries
        }
        if !self.clear.isEmpty {
            target.pointee.n_clear = self.clear.count
            target.pointee.clear = arena.strings(self.clear, "carillon.registry.v1.PatchPolicyRequest.clear")
        }
        if let value = self.expectedVersion {
            target.pointee.optional_expected_version_case = 5
            target.pointee.expected_version = value
        }
        target.pointee.dry_run = self.dryRun ? 1 : 0
        return target
    }
}

extension RegistryV1.SettingChange {
    public static var fullName: String { "carillon.registry.v1.SettingChange" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__SettingChange.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__SettingChange.self, initializer: carillon__registry__v1__setting_change__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__SettingChange>, _ arena: Arena) {
        arena.read(source.pointee.app_id, into: &self.appId, "carillon.registry.v1.SettingChange.app_id")
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.SettingChange.name")
        arena.read(source.pointee.before, into: &self.before, "carillon.registry.v1.SettingChange.before")
        arena.read(source.pointee.after, into: &self.after, "carillon.registry.v1.SettingChange.after")
        self.originBefore = RegistryV1.PolicyOrigin(rawValue: source.pointee.origin_before)
        self.originAfter = RegistryV1.PolicyOrigin(rawValue: source.pointee.origin_after)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__SettingChange>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__SettingChange> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__SettingChange>.size).assumingMemoryBound(to: Carillon__Registry__V1__SettingChange.self)
        carillon__registry__v1__setting_change__init(target)
        target.pointee.app_id = arena.string(self.appId, "carillon.registry.v1.SettingChange.app_id")
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.SettingChange.name")
        target.pointee.before = arena.string(self.before, "carillon.registry.v1.SettingChange.before")
        target.pointee.after = arena.string(self.after, "carillon.registry.v1.SettingChange.after")
        target.pointee.origin_before = self.originBefore.rawValue
        target.pointee.origin_after = self.originAfter.rawValue
        return target
    }
}

extension RegistryV1.PatchPolicyResponse {
    public static var fullName: String { "carillon.registry.v1.PatchPolicyResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PatchPolicyResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PatchPolicyResponse.self, initializer: carillon__registry__v1__patch_policy_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PatchPolicyResponse>, _ arena: Arena) {
        if source.pointee.n_changes > 0 {
            arena.beginList()
            self.changes = [RegistryV1.SettingChange](unsafeUninitializedCapacity: source.pointee.n_changes) { space, count in
                while count < source.pointee.n_changes {
                    space.initializeElement(at: count, to: RegistryV1.SettingChange())
                    space[count].read(source.pointee.changes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.version = source.pointee.version
        if source.pointee.n_overrides > 0, let entries = source.pointee.overrides {
            var map = [String: String](minimumCapacity: source.pointee.n_overrides)
            for index in 0..<source.pointee.n_overrides {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.PatchPolicyResponse.overrides")] = arena.string(entry.pointee.value, "carillon.registry.v1.PatchPolicyResponse.overrides")
            }
            self.overrides = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PatchPolicyResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PatchPolicyResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PatchPolicyResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__PatchPolicyResponse.self)
        carillon__registry__v1__patch_policy_response__init(target)
        if !self.changes.isEmpty {
            target.pointee.n_changes = self.changes.count
            let list = arena.pointers(self.changes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__SettingChange>?.self)
            self.changes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.changes = list
        }
        target.pointee.version = self.version
        if !self.overrides.isEmpty {
            let entries = arena.pointers(self.overrides.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry>?.self)
            var count = 0
            for (key, value) in self.overrides {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__PatchPolicyResponse__OverridesEntry.self)
                carillon__registry__v1__patch_policy_response__overrides_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.PatchPolicyResponse.overrides")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.PatchPolicyResponse.overrides")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_overrides = count
            target.pointee.overrides = entries
        }
        return target
    }
}

extension RegistryV1.ListProfilesRequest {
    public static var fullName: String { "carillon.registry.v1.ListProfilesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListProfilesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListProfilesRequest.self, initializer: carillon__registry__v1__list_profiles_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListProfilesRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListProfilesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListProfilesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListProfilesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListProfilesRequest.self)
        carillon__registry__v1__list_profiles_request__init(target)
        return target
    }
}

extension RegistryV1.ProfileInfo {
    public static var fullName: String { "carillon.registry.v1.ProfileInfo" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ProfileInfo.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ProfileInfo.self, initializer: carillon__registry__v1__profile_info__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ProfileInfo>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.ProfileInfo.name")
        if source.pointee.n_versions > 0 {
            self.versions = Array(UnsafeBufferPointer(start: source.pointee.versions, count: source.pointee.n_versions))
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ProfileInfo>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ProfileInfo> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ProfileInfo>.size).assumingMemoryBound(to: Carillon__Registry__V1__ProfileInfo.self)
        carillon__registry__v1__profile_info__init(target)
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.ProfileInfo.name")
        if !self.versions.isEmpty {
            target.pointee.n_versions = self.versions.count
            let copy = self.versions.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.versions = copy.assumingMemoryBound(to: Int32.self)
        }
        return target
    }
}

extension RegistryV1.ListProfilesResponse {
    public static var fullName: String { "carillon.registry.v1.ListProfilesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListProfilesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListProfilesResponse.self, initializer: carillon__registry__v1__list_profiles_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListProfilesResponse>, _ arena: Arena) {
        if source.pointee.n_profiles > 0 {
            arena.beginList()
            self.profiles = [RegistryV1.ProfileInfo](unsafeUninitializedCapacity: source.pointee.n_profiles) { space, count in
                while count < source.pointee.n_profiles {
                    space.initializeElement(at: count, to: RegistryV1.ProfileInfo())
                    space[count].read(source.pointee.profiles[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListProfilesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListProfilesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListProfilesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListProfilesResponse.self)
        carillon__registry__v1__list_profiles_response__init(target)
        if !self.profiles.isEmpty {
            target.pointee.n_profiles = self.profiles.count
            let list = arena.pointers(self.profiles.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ProfileInfo>?.self)
            self.profiles.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.profiles = list
        }
        return target
    }
}

extension RegistryV1.MoveProfileRequest {
    public static var fullName: String { "carillon.registry.v1.MoveProfileRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__MoveProfileRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__MoveProfileRequest.self, initializer: carillon__registry__v1__move_profile_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__MoveProfileRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.profile, into: &self.profile, "carillon.registry.v1.MoveProfileRequest.profile")
        self.version = source.pointee.version
        self.dryRun = (source.pointee.dry_run != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__MoveProfileRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__MoveProfileRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__MoveProfileRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__MoveProfileRequest.self)
        carillon__registry__v1__move_profile_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.profile = arena.string(self.profile, "carillon.registry.v1.MoveProfileRequest.profile")
        target.pointee.version = self.version
        target.pointee.dry_run = self.dryRun ? 1 : 0
        return target
    }
}

extension RegistryV1.MoveProfileResponse {
    public static var fullName: String { "carillon.registry.v1.MoveProfileResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__MoveProfileResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__MoveProfileResponse.self, initializer: carillon__registry__v1__move_profile_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__MoveProfileResponse>, _ arena: Arena) {
        if source.pointee.n_changes > 0 {
            arena.beginList()
            self.changes = [RegistryV1.SettingChange](unsafeUninitializedCapacity: source.pointee.n_changes) { space, count in
                while count < source.pointee.n_changes {
                    space.initializeElement(at: count, to: RegistryV1.SettingChange())
                    space[count].read(source.pointee.changes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.profile, into: &self.profile, "carillon.registry.v1.MoveProfileResponse.profile")
        self.version = source.pointee.version
        if source.pointee.n_removed_types > 0 {
            self.removedTypes = arena.strings(source.pointee.removed_types, source.pointee.n_removed_types, "carillon.registry.v1.MoveProfileResponse.removed_types")
        }
        if source.pointee.n_added_types > 0 {
            self.addedTypes = arena.strings(source.pointee.added_types, source.pointee.n_added_types, "carillon.registry.v1.MoveProfileResponse.added_types")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__MoveProfileResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__MoveProfileResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__MoveProfileResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__MoveProfileResponse.self)
        carillon__registry__v1__move_profile_response__init(target)
        if !self.changes.isEmpty {
            target.pointee.n_changes = self.changes.count
            let list = arena.pointers(self.changes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__SettingChange>?.self)
            self.changes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.changes = list
        }
        target.pointee.profile = arena.string(self.profile, "carillon.registry.v1.MoveProfileResponse.profile")
        target.pointee.version = self.version
        if !self.removedTypes.isEmpty {
            target.pointee.n_removed_types = self.removedTypes.count
            target.pointee.removed_types = arena.strings(self.removedTypes, "carillon.registry.v1.MoveProfileResponse.removed_types")
        }
        if !self.addedTypes.isEmpty {
            target.pointee.n_added_types = self.addedTypes.count
            target.pointee.added_types = arena.strings(self.addedTypes, "carillon.registry.v1.MoveProfileResponse.added_types")
        }
        return target
    }
}

extension RegistryV1.PutCatalogueRequest {
    public static var fullName: String { "carillon.registry.v1.PutCatalogueRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PutCatalogueRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PutCatalogueRequest.self, initializer: carillon__registry__v1__put_catalogue_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PutCatalogueRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_categories > 0 {
            arena.beginList()
            self.categories = [RegistryV1.Category](unsafeUninitializedCapacity: source.pointee.n_categories) { space, count in
                while count < source.pointee.n_categories {
                    space.initializeElement(at: count, to: RegistryV1.Category())
                    space[count].read(source.pointee.categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_types > 0 {
            arena.beginList()
            self.types = [RegistryV1.NotificationType](unsafeUninitializedCapacity: source.pointee.n_types) { space, count in
                while count < source.pointee.n_types {
                    space.initializeElement(at: count, to: RegistryV1.NotificationType())
                    space[count].read(source.pointee.types[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_templates > 0 {
            arena.beginList()
            self.templates = [RegistryV1.Template](unsafeUninitializedCapacity: source.pointee.n_templates) { space, count in
                while count < source.pointee.n_templates {
                    space.initializeElement(at: count, to: RegistryV1.Template())
                    space[count].read(source.pointee.templates[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_android_channels > 0 {
            arena.beginList()
            self.androidChannels = [RegistryV1.AndroidChannel](unsafeUninitializedCapacity: source.pointee.n_android_channels) { space, count in
                while count < source.pointee.n_android_channels {
                    space.initializeElement(at: count, to: RegistryV1.AndroidChannel())
                    space[count].read(source.pointee.android_channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_ios_categories > 0 {
            arena.beginList()
            self.iosCategories = [RegistryV1.IosCategory](unsafeUninitializedCapacity: source.pointee.n_ios_categories) { space, count in
                while count < source.pointee.n_ios_categories {
                    space.initializeElement(at: count, to: RegistryV1.IosCategory())
                    space[count].read(source.pointee.ios_categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.remove {
            self.remove = RegistryV1.CatalogueRemovals()
            self.remove?.read(inner, arena)
        }
        self.dryRun = (source.pointee.dry_run != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PutCatalogueRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PutCatalogueRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PutCatalogueRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__PutCatalogueRequest.self)
        carillon__registry__v1__put_catalogue_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.categories.isEmpty {
            target.pointee.n_categories = self.categories.count
            let list = arena.pointers(self.categories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Category>?.self)
            self.categories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.categories = list
        }
        if !self.types.isEmpty {
            target.pointee.n_types = self.types.count
            let list = arena.pointers(self.types.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__NotificationType>?.self)
            self.types.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.types = list
        }
        if !self.templates.isEmpty {
            target.pointee.n_templates = self.templates.count
            let list = arena.pointers(self.templates.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Template>?.self)
            self.templates.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.templates = list
        }
        if !self.androidChannels.isEmpty {
            target.pointee.n_android_channels = self.androidChannels.count
            let list = arena.pointers(self.androidChannels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__AndroidChannel>?.self)
            self.androidChannels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.android_channels = list
        }
        if !self.iosCategories.isEmpty {
            target.pointee.n_ios_categories = self.iosCategories.count
            let list = arena.pointers(self.iosCategories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__IosCategory>?.self)
            self.iosCategories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.ios_categories = list
        }
        target.pointee.remove = self.remove?.makeCStruct(in: arena)
        target.pointee.dry_run = self.dryRun ? 1 : 0
        return target
    }
}

extension RegistryV1.CatalogueRemovals {
    public static var fullName: String { "carillon.registry.v1.CatalogueRemovals" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__CatalogueRemovals.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__CatalogueRemovals.self, initializer: carillon__registry__v1__catalogue_removals__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__CatalogueRemovals>, _ arena: Arena) {
        if source.pointee.n_category_ids > 0 {
            self.categoryIds = arena.strings(source.pointee.category_ids, source.pointee.n_category_ids, "carillon.registry.v1.CatalogueRemovals.category_ids")
        }
        if source.pointee.n_type_ids > 0 {
            self.typeIds = arena.strings(source.pointee.type_ids, source.pointee.n_type_ids, "carillon.registry.v1.CatalogueRemovals.type_ids")
        }
        if source.pointee.n_templates > 0 {
            arena.beginList()
            self.templates = [RegistryV1.Template](unsafeUninitializedCapacity: source.pointee.n_templates) { space, count in
                while count < source.pointee.n_templates {
                    space.initializeElement(at: count, to: RegistryV1.Template())
                    space[count].read(source.pointee.templates[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_ios_category_ids > 0 {
            self.iosCategoryIds = arena.strings(source.pointee.ios_category_ids, source.pointee.n_ios_category_ids, "carillon.registry.v1.CatalogueRemovals.ios_category_ids")
        }
        if source.pointee.n_android_channel_ids > 0 {
            self.androidChannelIds = arena.strings(source.pointee.android_channel_ids, source.pointee.n_android_channel_ids, "carillon.registry.v1.CatalogueRemovals.android_channel_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__CatalogueRemovals>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__CatalogueRemovals> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__CatalogueRemovals>.size).assumingMemoryBound(to: Carillon__Registry__V1__CatalogueRemovals.self)
        carillon__registry__v1__catalogue_removals__init(target)
        if !self.categoryIds.isEmpty {
            target.pointee.n_category_ids = self.categoryIds.count
            target.pointee.category_ids = arena.strings(self.categoryIds, "carillon.registry.v1.CatalogueRemovals.category_ids")
        }
        if !self.typeIds.isEmpty {
            target.pointee.n_type_ids = self.typeIds.count
            target.pointee.type_ids = arena.strings(self.typeIds, "carillon.registry.v1.CatalogueRemovals.type_ids")
        }
        if !self.templates.isEmpty {
            target.pointee.n_templates = self.templates.count
            let list = arena.pointers(self.templates.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Template>?.self)
            self.templates.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.templates = list
        }
        if !self.iosCategoryIds.isEmpty {
            target.pointee.n_ios_category_ids = self.iosCategoryIds.count
            target.pointee.ios_category_ids = arena.strings(self.iosCategoryIds, "carillon.registry.v1.CatalogueRemovals.ios_category_ids")
        }
        if !self.androidChannelIds.isEmpty {
            target.pointee.n_android_channel_ids = self.androidChannelIds.count
            target.pointee.android_channel_ids = arena.strings(self.androidChannelIds, "carillon.registry.v1.CatalogueRemovals.android_channel_ids")
        }
        return target
    }
}

extension RegistryV1.PutCatalogueResponse {
    public static var fullName: String { "carillon.registry.v1.PutCatalogueResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PutCatalogueResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PutCatalogueResponse.self, initializer: carillon__registry__v1__put_catalogue_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PutCatalogueResponse>, _ arena: Arena) {
        if let inner = source.pointee.catalogue {
            self.catalogue = RegistryV1.GetCatalogueResponse()
            self.catalogue?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PutCatalogueResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PutCatalogueResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PutCatalogueResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__PutCatalogueResponse.self)
        carillon__registry__v1__put_catalogue_response__init(target)
        target.pointee.catalogue = self.catalogue?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.GetOwnCatalogueRequest {
    public static var fullName: String { "carillon.registry.v1.GetOwnCatalogueRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetOwnCatalogueRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetOwnCatalogueRequest.self, initializer: carillon__registry__v1__get_own_catalogue_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOwnCatalogueRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOwnCatalogueRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetOwnCatalogueRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetOwnCatalogueRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetOwnCatalogueRequest.self)
        carillon__registry__v1__get_own_catalogue_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.GetOwnCatalogueResponse {
    public static var fullName: String { "carillon.registry.v1.GetOwnCatalogueResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetOwnCatalogueResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetOwnCatalogueResponse.self, initializer: carillon__registry__v1__get_own_catalogue_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOwnCatalogueResponse>, _ arena: Arena) {
        if let inner = source.pointee.own {
            self.own = RegistryV1.GetCatalogueResponse()
            self.own?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetOwnCatalogueResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetOwnCatalogueResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetOwnCatalogueResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetOwnCatalogueResponse.self)
        carillon__registry__v1__get_own_catalogue_response__init(target)
        target.pointee.own = self.own?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.FeatureFlag {
    public static var fullName: String { "carillon.registry.v1.FeatureFlag" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__FeatureFlag.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__FeatureFlag.self, initializer: carillon__registry__v1__feature_flag__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__FeatureFlag>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.registry.v1.FeatureFlag.name")
        arena.read(source.pointee.value, into: &self.value, "carillon.registry.v1.FeatureFlag.value")
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.registry.v1.FeatureFlag.user_ids")
        }
        self.percent = source.pointee.percent
        arena.read(source.pointee.otherwise, into: &self.otherwise, "carillon.registry.v1.FeatureFlag.otherwise")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__FeatureFlag>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__FeatureFlag> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__FeatureFlag>.size).assumingMemoryBound(to: Carillon__Registry__V1__FeatureFlag.self)
        carillon__registry__v1__feature_flag__init(target)
        target.pointee.name = arena.string(self.name, "carillon.registry.v1.FeatureFlag.name")
        target.pointee.value = arena.string(self.value, "carillon.registry.v1.FeatureFlag.value")
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.registry.v1.FeatureFlag.user_ids")
        }
        target.pointee.percent = self.percent
        target.pointee.otherwise = arena.string(self.otherwise, "carillon.registry.v1.FeatureFlag.otherwise")
        return target
    }
}

extension RegistryV1.PutFlagsRequest {
    public static var fullName: String { "carillon.registry.v1.PutFlagsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PutFlagsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PutFlagsRequest.self, initializer: carillon__registry__v1__put_flags_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PutFlagsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_flags > 0 {
            arena.beginList()
            self.flags = [RegistryV1.FeatureFlag](unsafeUninitializedCapacity: source.pointee.n_flags) { space, count in
                while count < source.pointee.n_flags {
                    space.initializeElement(at: count, to: RegistryV1.FeatureFlag())
                    space[count].read(source.pointee.flags[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_remove > 0 {
            self.remove = arena.strings(source.pointee.remove, source.pointee.n_remove, "carillon.registry.v1.PutFlagsRequest.remove")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PutFlagsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PutFlagsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PutFlagsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__PutFlagsRequest.self)
        carillon__registry__v1__put_flags_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.flags.isEmpty {
            target.pointee.n_flags = self.flags.count
            let list = arena.pointers(self.flags.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__FeatureFlag>?.self)
            self.flags.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.flags = list
        }
        if !self.remove.isEmpty {
            target.pointee.n_remove = self.remove.count
            target.pointee.remove = arena.strings(self.remove, "carillon.registry.v1.PutFlagsRequest.remove")
        }
        return target
    }
}

extension RegistryV1.PutFlagsResponse {
    public static var fullName: String { "carillon.registry.v1.PutFlagsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PutFlagsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PutFlagsResponse.self, initializer: carillon__registry__v1__put_flags_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PutFlagsResponse>, _ arena: Arena) {
        if source.pointee.n_flags > 0 {
            arena.beginList()
            self.flags = [RegistryV1.FeatureFlag](unsafeUninitializedCapacity: source.pointee.n_flags) { space, count in
                while count < source.pointee.n_flags {
                    space.initializeElement(at: count, to: RegistryV1.FeatureFlag())
                    space[count].read(source.pointee.flags[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PutFlagsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PutFlagsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PutFlagsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__PutFlagsResponse.self)
        carillon__registry__v1__put_flags_response__init(target)
        if !self.flags.isEmpty {
            target.pointee.n_flags = self.flags.count
            let list = arena.pointers(self.flags.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__FeatureFlag>?.self)
            self.flags.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.flags = list
        }
        return target
    }
}

extension RegistryV1.ListFlagsRequest {
    public static var fullName: String { "carillon.registry.v1.ListFlagsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListFlagsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListFlagsRequest.self, initializer: carillon__registry__v1__list_flags_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListFlagsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListFlagsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListFlagsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListFlagsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListFlagsRequest.self)
        carillon__registry__v1__list_flags_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListFlagsResponse {
    public static var fullName: String { "carillon.registry.v1.ListFlagsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListFlagsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListFlagsResponse.self, initializer: carillon__registry__v1__list_flags_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListFlagsResponse>, _ arena: Arena) {
        if source.pointee.n_flags > 0 {
            arena.beginList()
            self.flags = [RegistryV1.FeatureFlag](unsafeUninitializedCapacity: source.pointee.n_flags) { space, count in
                while count < source.pointee.n_flags {
                    space.initializeElement(at: count, to: RegistryV1.FeatureFlag())
                    space[count].read(source.pointee.flags[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListFlagsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListFlagsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListFlagsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListFlagsResponse.self)
        carillon__registry__v1__list_flags_response__init(target)
        if !self.flags.isEmpty {
            target.pointee.n_flags = self.flags.count
            let list = arena.pointers(self.flags.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__FeatureFlag>?.self)
            self.flags.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.flags = list
        }
        return target
    }
}

extension RegistryV1.ResolveFlagsRequest {
    public static var fullName: String { "carillon.registry.v1.ResolveFlagsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveFlagsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveFlagsRequest.self, initializer: carillon__registry__v1__resolve_flags_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveFlagsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.ResolveFlagsRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveFlagsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveFlagsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveFlagsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveFlagsRequest.self)
        carillon__registry__v1__resolve_flags_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.ResolveFlagsRequest.user_id")
        return target
    }
}

extension RegistryV1.ResolveFlagsResponse {
    public static var fullName: String { "carillon.registry.v1.ResolveFlagsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResolveFlagsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResolveFlagsResponse.self, initializer: carillon__registry__v1__resolve_flags_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveFlagsResponse>, _ arena: Arena) {
        if source.pointee.n_flags > 0, let entries = source.pointee.flags {
            var map = [String: String](minimumCapacity: source.pointee.n_flags)
            for index in 0..<source.pointee.n_flags {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.ResolveFlagsResponse.flags")] = arena.string(entry.pointee.value, "carillon.registry.v1.ResolveFlagsResponse.flags")
            }
            self.flags = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResolveFlagsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResolveFlagsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveFlagsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveFlagsResponse.self)
        carillon__registry__v1__resolve_flags_response__init(target)
        if !self.flags.isEmpty {
            let entries = arena.pointers(self.flags.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry>?.self)
            var count = 0
            for (key, value) in self.flags {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResolveFlagsResponse__FlagsEntry.self)
                carillon__registry__v1__resolve_flags_response__flags_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.ResolveFlagsResponse.flags")
                entry.pointee.value = arena.string(value, "carillon.registry.v1.ResolveFlagsResponse.flags")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_flags = count
            target.pointee.flags = entries
        }
        return target
    }
}

extension RegistryV1.PushSwitch {
    public static var fullName: String { "carillon.registry.v1.PushSwitch" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PushSwitch.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PushSwitch.self, initializer: carillon__registry__v1__push_switch__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PushSwitch>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.PushSwitch.user_id")
        self.enabled = (source.pointee.enabled != 0)
        self.changedAtMs = source.pointee.changed_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PushSwitch>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PushSwitch> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PushSwitch>.size).assumingMemoryBound(to: Carillon__Registry__V1__PushSwitch.self)
        carillon__registry__v1__push_switch__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.PushSwitch.user_id")
        target.pointee.enabled = self.enabled ? 1 : 0
        target.pointee.changed_at_ms = self.changedAtMs
        return target
    }
}

extension RegistryV1.SetPushSwitchesRequest {
    public static var fullName: String { "carillon.registry.v1.SetPushSwitchesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__SetPushSwitchesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__SetPushSwitchesRequest.self, initializer: carillon__registry__v1__set_push_switches_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__SetPushSwitchesRequest>, _ arena: Arena) {
        if source.pointee.n_switches > 0 {
            arena.beginList()
            self.switches = [RegistryV1.PushSwitch](unsafeUninitializedCapacity: source.pointee.n_switches) { space, count in
                while count < source.pointee.n_switches {
                    space.initializeElement(at: count, to: RegistryV1.PushSwitch())
                    space[count].read(source.pointee.switches[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__SetPushSwitchesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__SetPushSwitchesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__SetPushSwitchesRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__SetPushSwitchesRequest.self)
        carillon__registry__v1__set_push_switches_request__init(target)
        if !self.switches.isEmpty {
            target.pointee.n_switches = self.switches.count
            let list = arena.pointers(self.switches.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__PushSwitch>?.self)
            self.switches.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.switches = list
        }
        return target
    }
}

extension RegistryV1.SetPushSwitchesResponse {
    public static var fullName: String { "carillon.registry.v1.SetPushSwitchesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__SetPushSwitchesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__SetPushSwitchesResponse.self, initializer: carillon__registry__v1__set_push_switches_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__SetPushSwitchesResponse>, _ arena: Arena) {
        if source.pointee.n_rejected > 0 {
            arena.beginList()
            self.rejected = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_rejected) { space, count in
                while count < source.pointee.n_rejected {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.rejected[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__SetPushSwitchesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__SetPushSwitchesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__SetPushSwitchesResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__SetPushSwitchesResponse.self)
        carillon__registry__v1__set_push_switches_response__init(target)
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            let list = arena.pointers(self.rejected.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.rejected.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.rejected = list
        }
        return target
    }
}

extension RegistryV1.Relationship {
    public static var fullName: String { "carillon.registry.v1.Relationship" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Relationship.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Relationship.self, initializer: carillon__registry__v1__relationship__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Relationship>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.relationship_id, into: &self.relationshipId, "carillon.registry.v1.Relationship.relationship_id")
        arena.read(source.pointee.guardian_user_id, into: &self.guardianUserId, "carillon.registry.v1.Relationship.guardian_user_id")
        arena.read(source.pointee.child_user_id, into: &self.childUserId, "carillon.registry.v1.Relationship.child_user_id")
        self.kind = RegistryV1.RelationshipKind(rawValue: source.pointee.kind)
        self.status = RegistryV1.RelationshipStatus(rawValue: source.pointee.status)
        if source.pointee.optional_verified_at_ms_case == 7 { self.verifiedAtMs = source.pointee.verified_at_ms }
        if source.pointee.optional_ended_at_ms_case == 8 { self.endedAtMs = source.pointee.ended_at_ms }
        self.createdAtMs = source.pointee.created_at_ms
        self.updatedAtMs = source.pointee.updated_at_ms
        self.verifiedNow = (source.pointee.verified_now != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Relationship>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Relationship> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Relationship>.size).assumingMemoryBound(to: Carillon__Registry__V1__Relationship.self)
        carillon__registry__v1__relationship__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.relationship_id = arena.string(self.relationshipId, "carillon.registry.v1.Relationship.relationship_id")
        target.pointee.guardian_user_id = arena.string(self.guardianUserId, "carillon.registry.v1.Relationship.guardian_user_id")
        target.pointee.child_user_id = arena.string(self.childUserId, "carillon.registry.v1.Relationship.child_user_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.status = self.status.rawValue
        if let value = self.verifiedAtMs {
            target.pointee.optional_verified_at_ms_case = 7
            target.pointee.verified_at_ms = value
        }
        if let value = self.endedAtMs {
            target.pointee.optional_ended_at_ms_case = 8
            target.pointee.ended_at_ms = value
        }
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.updated_at_ms = self.updatedAtMs
        target.pointee.verified_now = self.verifiedNow ? 1 : 0
        return target
    }
}

extension RegistryV1.UpsertRelationshipsRequest {
    public static var fullName: String { "carillon.registry.v1.UpsertRelationshipsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertRelationshipsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertRelationshipsRequest.self, initializer: carillon__registry__v1__upsert_relationships_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertRelationshipsRequest>, _ arena: Arena) {
        if source.pointee.n_relationships > 0 {
            arena.beginList()
            self.relationships = [RegistryV1.Relationship](unsafeUninitializedCapacity: source.pointee.n_relationships) { space, count in
                while count < source.pointee.n_relationships {
                    space.initializeElement(at: count, to: RegistryV1.Relationship())
                    space[count].read(source.pointee.relationships[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertRelationshipsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertRelationshipsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertRelationshipsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertRelationshipsRequest.self)
        carillon__registry__v1__upsert_relationships_request__init(target)
        if !self.relationships.isEmpty {
            target.pointee.n_relationships = self.relationships.count
            let list = arena.pointers(self.relationships.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Relationship>?.self)
            self.relationships.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.relationships = list
        }
        return target
    }
}

extension RegistryV1.UpsertRelationshipsResponse {
    public static var fullName: String { "carillon.registry.v1.UpsertRelationshipsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UpsertRelationshipsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UpsertRelationshipsResponse.self, initializer: carillon__registry__v1__upsert_relationships_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertRelationshipsResponse>, _ arena: Arena) {
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_relationships > 0 {
            arena.beginList()
            self.relationships = [RegistryV1.Relationship](unsafeUninitializedCapacity: source.pointee.n_relationships) { space, count in
                while count < source.pointee.n_relationships {
                    space.initializeElement(at: count, to: RegistryV1.Relationship())
                    space[count].read(source.pointee.relationships[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UpsertRelationshipsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UpsertRelationshipsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UpsertRelationshipsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UpsertRelationshipsResponse.self)
        carillon__registry__v1__upsert_relationships_response__init(target)
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        if !self.relationships.isEmpty {
            target.pointee.n_relationships = self.relationships.count
            let list = arena.pointers(self.relationships.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Relationship>?.self)
            self.relationships.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.relationships = list
        }
        return target
    }
}

extension RegistryV1.ListRelationshipsRequest {
    public static var fullName: String { "carillon.registry.v1.ListRelationshipsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListRelationshipsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListRelationshipsRequest.self, initializer: carillon__registry__v1__list_relationships_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListRelationshipsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.guardian_user_id, into: &self.guardianUserId, "carillon.registry.v1.ListRelationshipsRequest.guardian_user_id")
        arena.read(source.pointee.child_user_id, into: &self.childUserId, "carillon.registry.v1.ListRelationshipsRequest.child_user_id")
        self.includeEnded = (source.pointee.include_ended != 0)
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.registry.v1.ListRelationshipsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListRelationshipsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListRelationshipsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListRelationshipsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListRelationshipsRequest.self)
        carillon__registry__v1__list_relationships_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.guardian_user_id = arena.string(self.guardianUserId, "carillon.registry.v1.ListRelationshipsRequest.guardian_user_id")
        target.pointee.child_user_id = arena.string(self.childUserId, "carillon.registry.v1.ListRelationshipsRequest.child_user_id")
        target.pointee.include_ended = self.includeEnded ? 1 : 0
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.registry.v1.ListRelationshipsRequest.page_token")
        return target
    }
}

extension RegistryV1.ListRelationshipsResponse {
    public static var fullName: String { "carillon.registry.v1.ListRelationshipsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListRelationshipsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListRelationshipsResponse.self, initializer: carillon__registry__v1__list_relationships_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListRelationshipsResponse>, _ arena: Arena) {
        if source.pointee.n_relationships > 0 {
            arena.beginList()
            self.relationships = [RegistryV1.Relationship](unsafeUninitializedCapacity: source.pointee.n_relationships) { space, count in
                while count < source.pointee.n_relationships {
                    space.initializeElement(at: count, to: RegistryV1.Relationship())
                    space[count].read(source.pointee.relationships[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.registry.v1.ListRelationshipsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListRelationshipsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListRelationshipsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListRelationshipsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListRelationshipsResponse.self)
        carillon__registry__v1__list_relationships_response__init(target)
        if !self.relationships.isEmpty {
            target.pointee.n_relationships = self.relationships.count
            let list = arena.pointers(self.relationships.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__Relationship>?.self)
            self.relationships.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.relationships = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.registry.v1.ListRelationshipsResponse.next_page_token")
        return target
    }
}

extension RegistryV1.EndRelationshipRequest {
    public static var fullName: String { "carillon.registry.v1.EndRelationshipRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EndRelationshipRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EndRelationshipRequest.self, initializer: carillon__registry__v1__end_relationship_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EndRelationshipRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.relationship_id, into: &self.relationshipId, "carillon.registry.v1.EndRelationshipRequest.relationship_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EndRelationshipRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EndRelationshipRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EndRelationshipRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__EndRelationshipRequest.self)
        carillon__registry__v1__end_relationship_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.relationship_id = arena.string(self.relationshipId, "carillon.registry.v1.EndRelationshipRequest.relationship_id")
        return target
    }
}

extension RegistryV1.EndRelationshipResponse {
    public static var fullName: String { "carillon.registry.v1.EndRelationshipResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EndRelationshipResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EndRelationshipResponse.self, initializer: carillon__registry__v1__end_relationship_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EndRelationshipResponse>, _ arena: Arena) {
        if let inner = source.pointee.relationship {
            self.relationship = RegistryV1.Relationship()
            self.relationship?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EndRelationshipResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EndRelationshipResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EndRelationshipResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__EndRelationshipResponse.self)
        carillon__registry__v1__end_relationship_response__init(target)
        target.pointee.relationship = self.relationship?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.TokenVerdictState {
    public static var fullName: String { "carillon.registry.v1.TokenVerdictState" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__TokenVerdictState.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__TokenVerdictState.self, initializer: carillon__registry__v1__token_verdict_state__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__TokenVerdictState>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.registry.v1.TokenVerdictState.provider")
        self.mode = RegistryV1.TokenVerdictMode(rawValue: source.pointee.mode)
        arena.read(source.pointee.reason, into: &self.reason, "carillon.registry.v1.TokenVerdictState.reason")
        if source.pointee.optional_since_ms_case == 5 { self.sinceMs = source.pointee.since_ms }
        if source.pointee.optional_until_ms_case == 6 { self.untilMs = source.pointee.until_ms }
        self.pending = source.pointee.pending
        self.undoable = source.pointee.undoable
        if source.pointee.optional_oldest_undoable_ms_case == 9 { self.oldestUndoableMs = source.pointee.oldest_undoable_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__TokenVerdictState>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__TokenVerdictState> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__TokenVerdictState>.size).assumingMemoryBound(to: Carillon__Registry__V1__TokenVerdictState.self)
        carillon__registry__v1__token_verdict_state__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.registry.v1.TokenVerdictState.provider")
        target.pointee.mode = self.mode.rawValue
        target.pointee.reason = arena.string(self.reason, "carillon.registry.v1.TokenVerdictState.reason")
        if let value = self.sinceMs {
            target.pointee.optional_since_ms_case = 5
            target.pointee.since_ms = value
        }
        if let value = self.untilMs {
            target.pointee.optional_until_ms_case = 6
            target.pointee.until_ms = value
        }
        target.pointee.pending = self.pending
        target.pointee.undoable = self.undoable
        if let value = self.oldestUndoableMs {
            target.pointee.optional_oldest_undoable_ms_case = 9
            target.pointee.oldest_undoable_ms = value
        }
        return target
    }
}

extension RegistryV1.ListTokenVerdictsRequest {
    public static var fullName: String { "carillon.registry.v1.ListTokenVerdictsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListTokenVerdictsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListTokenVerdictsRequest.self, initializer: carillon__registry__v1__list_token_verdicts_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListTokenVerdictsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListTokenVerdictsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListTokenVerdictsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListTokenVerdictsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListTokenVerdictsRequest.self)
        carillon__registry__v1__list_token_verdicts_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.ListTokenVerdictsResponse {
    public static var fullName: String { "carillon.registry.v1.ListTokenVerdictsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ListTokenVerdictsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ListTokenVerdictsResponse.self, initializer: carillon__registry__v1__list_token_verdicts_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ListTokenVerdictsResponse>, _ arena: Arena) {
        if source.pointee.n_states > 0 {
            arena.beginList()
            self.states = [RegistryV1.TokenVerdictState](unsafeUninitializedCapacity: source.pointee.n_states) { space, count in
                while count < source.pointee.n_states {
                    space.initializeElement(at: count, to: RegistryV1.TokenVerdictState())
                    space[count].read(source.pointee.states[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ListTokenVerdictsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ListTokenVerdictsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ListTokenVerdictsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ListTokenVerdictsResponse.self)
        carillon__registry__v1__list_token_verdicts_response__init(target)
        if !self.states.isEmpty {
            target.pointee.n_states = self.states.count
            let list = arena.pointers(self.states.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__TokenVerdictState>?.self)
            self.states.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.states = list
        }
        return target
    }
}

extension RegistryV1.PauseInvalidationRequest {
    public static var fullName: String { "carillon.registry.v1.PauseInvalidationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PauseInvalidationRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PauseInvalidationRequest.self, initializer: carillon__registry__v1__pause_invalidation_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PauseInvalidationRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.registry.v1.PauseInvalidationRequest.provider")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.registry.v1.PauseInvalidationRequest.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PauseInvalidationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PauseInvalidationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PauseInvalidationRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__PauseInvalidationRequest.self)
        carillon__registry__v1__pause_invalidation_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.registry.v1.PauseInvalidationRequest.provider")
        target.pointee.reason = arena.string(self.reason, "carillon.registry.v1.PauseInvalidationRequest.reason")
        return target
    }
}

extension RegistryV1.PauseInvalidationResponse {
    public static var fullName: String { "carillon.registry.v1.PauseInvalidationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__PauseInvalidationResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__PauseInvalidationResponse.self, initializer: carillon__registry__v1__pause_invalidation_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__PauseInvalidationResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__PauseInvalidationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__PauseInvalidationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__PauseInvalidationResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__PauseInvalidationResponse.self)
        carillon__registry__v1__pause_invalidation_response__init(target)
        return target
    }
}

extension RegistryV1.ResumeInvalidationRequest {
    public static var fullName: String { "carillon.registry.v1.ResumeInvalidationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResumeInvalidationRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResumeInvalidationRequest.self, initializer: carillon__registry__v1__resume_invalidation_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResumeInvalidationRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.registry.v1.ResumeInvalidationRequest.provider")
        self.apply = (source.pointee.apply != 0)
        self.trustSeconds = source.pointee.trust_seconds
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResumeInvalidationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResumeInvalidationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResumeInvalidationRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResumeInvalidationRequest.self)
        carillon__registry__v1__resume_invalidation_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.registry.v1.ResumeInvalidationRequest.provider")
        target.pointee.apply = self.apply ? 1 : 0
        target.pointee.trust_seconds = self.trustSeconds
        return target
    }
}

extension RegistryV1.ResumeInvalidationResponse {
    public static var fullName: String { "carillon.registry.v1.ResumeInvalidationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ResumeInvalidationResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ResumeInvalidationResponse.self, initializer: carillon__registry__v1__resume_invalidation_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ResumeInvalidationResponse>, _ arena: Arena) {
        self.devices = source.pointee.devices
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ResumeInvalidationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ResumeInvalidationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ResumeInvalidationResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__ResumeInvalidationResponse.self)
        carillon__registry__v1__resume_invalidation_response__init(target)
        target.pointee.devices = self.devices
        return target
    }
}

extension RegistryV1.UndoInvalidationsRequest {
    public static var fullName: String { "carillon.registry.v1.UndoInvalidationsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UndoInvalidationsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UndoInvalidationsRequest.self, initializer: carillon__registry__v1__undo_invalidations_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UndoInvalidationsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.registry.v1.UndoInvalidationsRequest.provider")
        self.sinceMs = source.pointee.since_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UndoInvalidationsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UndoInvalidationsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UndoInvalidationsRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__UndoInvalidationsRequest.self)
        carillon__registry__v1__undo_invalidations_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.registry.v1.UndoInvalidationsRequest.provider")
        target.pointee.since_ms = self.sinceMs
        return target
    }
}

extension RegistryV1.UndoInvalidationsResponse {
    public static var fullName: String { "carillon.registry.v1.UndoInvalidationsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__UndoInvalidationsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__UndoInvalidationsResponse.self, initializer: carillon__registry__v1__undo_invalidations_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__UndoInvalidationsResponse>, _ arena: Arena) {
        self.restored = source.pointee.restored
        self.skipped = source.pointee.skipped
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__UndoInvalidationsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__UndoInvalidationsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__UndoInvalidationsResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__UndoInvalidationsResponse.self)
        carillon__registry__v1__undo_invalidations_response__init(target)
        target.pointee.restored = self.restored
        target.pointee.skipped = self.skipped
        return target
    }
}

extension RegistryV1.ServiceErasure {
    public static var fullName: String { "carillon.registry.v1.ServiceErasure" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__ServiceErasure.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__ServiceErasure.self, initializer: carillon__registry__v1__service_erasure__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__ServiceErasure>, _ arena: Arena) {
        arena.read(source.pointee.service, into: &self.service, "carillon.registry.v1.ServiceErasure.service")
        self.status = RegistryV1.ErasureStatus(rawValue: source.pointee.status)
        if source.pointee.optional_done_at_ms_case == 3 { self.doneAtMs = source.pointee.done_at_ms }
        if source.pointee.n_erased > 0, let entries = source.pointee.erased {
            var map = [String: Int64](minimumCapacity: source.pointee.n_erased)
            for index in 0..<source.pointee.n_erased {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.registry.v1.ServiceErasure.erased")] = entry.pointee.value
            }
            self.erased = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__ServiceErasure>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__ServiceErasure> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__ServiceErasure>.size).assumingMemoryBound(to: Carillon__Registry__V1__ServiceErasure.self)
        carillon__registry__v1__service_erasure__init(target)
        target.pointee.service = arena.string(self.service, "carillon.registry.v1.ServiceErasure.service")
        target.pointee.status = self.status.rawValue
        if let value = self.doneAtMs {
            target.pointee.optional_done_at_ms_case = 3
            target.pointee.done_at_ms = value
        }
        if !self.erased.isEmpty {
            let entries = arena.pointers(self.erased.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ServiceErasure__ErasedEntry>?.self)
            var count = 0
            for (key, value) in self.erased {
                let entry = arena.reserve(MemoryLayout<Carillon__Registry__V1__ServiceErasure__ErasedEntry>.size).assumingMemoryBound(to: Carillon__Registry__V1__ServiceErasure__ErasedEntry.self)
                carillon__registry__v1__service_erasure__erased_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.registry.v1.ServiceErasure.erased")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_erased = count
            target.pointee.erased = entries
        }
        return target
    }
}

extension RegistryV1.Erasure {
    public static var fullName: String { "carillon.registry.v1.Erasure" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__Erasure.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__Erasure.self, initializer: carillon__registry__v1__erasure__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__Erasure>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.erasure_id, into: &self.erasureId, "carillon.registry.v1.Erasure.erasure_id")
        self.status = RegistryV1.ErasureStatus(rawValue: source.pointee.status)
        self.requestedAtMs = source.pointee.requested_at_ms
        if source.pointee.optional_done_at_ms_case == 5 { self.doneAtMs = source.pointee.done_at_ms }
        if source.pointee.n_services > 0 {
            arena.beginList()
            self.services = [RegistryV1.ServiceErasure](unsafeUninitializedCapacity: source.pointee.n_services) { space, count in
                while count < source.pointee.n_services {
                    space.initializeElement(at: count, to: RegistryV1.ServiceErasure())
                    space[count].read(source.pointee.services[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__Erasure>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__Erasure> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__Erasure>.size).assumingMemoryBound(to: Carillon__Registry__V1__Erasure.self)
        carillon__registry__v1__erasure__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.erasure_id = arena.string(self.erasureId, "carillon.registry.v1.Erasure.erasure_id")
        target.pointee.status = self.status.rawValue
        target.pointee.requested_at_ms = self.requestedAtMs
        if let value = self.doneAtMs {
            target.pointee.optional_done_at_ms_case = 5
            target.pointee.done_at_ms = value
        }
        if !self.services.isEmpty {
            target.pointee.n_services = self.services.count
            let list = arena.pointers(self.services.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Registry__V1__ServiceErasure>?.self)
            self.services.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.services = list
        }
        return target
    }
}

extension RegistryV1.EraseUserRequest {
    public static var fullName: String { "carillon.registry.v1.EraseUserRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EraseUserRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EraseUserRequest.self, initializer: carillon__registry__v1__erase_user_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EraseUserRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.registry.v1.EraseUserRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EraseUserRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EraseUserRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EraseUserRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__EraseUserRequest.self)
        carillon__registry__v1__erase_user_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.registry.v1.EraseUserRequest.user_id")
        return target
    }
}

extension RegistryV1.EraseUserResponse {
    public static var fullName: String { "carillon.registry.v1.EraseUserResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EraseUserResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EraseUserResponse.self, initializer: carillon__registry__v1__erase_user_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EraseUserResponse>, _ arena: Arena) {
        if let inner = source.pointee.erasure {
            self.erasure = RegistryV1.Erasure()
            self.erasure?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EraseUserResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EraseUserResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EraseUserResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__EraseUserResponse.self)
        carillon__registry__v1__erase_user_response__init(target)
        target.pointee.erasure = self.erasure?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.GetErasureRequest {
    public static var fullName: String { "carillon.registry.v1.GetErasureRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetErasureRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetErasureRequest.self, initializer: carillon__registry__v1__get_erasure_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetErasureRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.erasure_id, into: &self.erasureId, "carillon.registry.v1.GetErasureRequest.erasure_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetErasureRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetErasureRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetErasureRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetErasureRequest.self)
        carillon__registry__v1__get_erasure_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.erasure_id = arena.string(self.erasureId, "carillon.registry.v1.GetErasureRequest.erasure_id")
        return target
    }
}

extension RegistryV1.GetErasureResponse {
    public static var fullName: String { "carillon.registry.v1.GetErasureResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__GetErasureResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__GetErasureResponse.self, initializer: carillon__registry__v1__get_erasure_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__GetErasureResponse>, _ arena: Arena) {
        if let inner = source.pointee.erasure {
            self.erasure = RegistryV1.Erasure()
            self.erasure?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__GetErasureResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__GetErasureResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__GetErasureResponse>.size).assumingMemoryBound(to: Carillon__Registry__V1__GetErasureResponse.self)
        carillon__registry__v1__get_erasure_response__init(target)
        target.pointee.erasure = self.erasure?.makeCStruct(in: arena)
        return target
    }
}

extension RegistryV1.EraseOwnDataRequest {
    public static var fullName: String { "carillon.registry.v1.EraseOwnDataRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Registry__V1__EraseOwnDataRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Registry__V1__EraseOwnDataRequest.self, initializer: carillon__registry__v1__erase_own_data_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Registry__V1__EraseOwnDataRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Registry__V1__EraseOwnDataRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Registry__V1__EraseOwnDataRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Registry__V1__EraseOwnDataRequest>.size).assumingMemoryBound(to: Carillon__Registry__V1__EraseOwnDataRequest.self)
        carillon__registry__v1__erase_own_data_request__init(target)
        return target
    }
}
