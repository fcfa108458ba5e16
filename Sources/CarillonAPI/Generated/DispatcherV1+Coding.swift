// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension DispatcherV1.LiveActivity {
    public static var fullName: String { "carillon.dispatcher.v1.LiveActivity" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__LiveActivity.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__LiveActivity.self, initializer: carillon__dispatcher__v1__live_activity__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__LiveActivity>, _ arena: Arena) {
        self.event = DispatcherV1.ActivityEvent(rawValue: source.pointee.event)
        arena.read(source.pointee.content_state, into: &self.contentState, "carillon.dispatcher.v1.LiveActivity.content_state")
        arena.read(source.pointee.attributes_type, into: &self.attributesType, "carillon.dispatcher.v1.LiveActivity.attributes_type")
        arena.read(source.pointee.attributes, into: &self.attributes, "carillon.dispatcher.v1.LiveActivity.attributes")
        if source.pointee.optional_stale_at_ms_case == 5 { self.staleAtMs = source.pointee.stale_at_ms }
        if source.pointee.optional_dismissal_at_ms_case == 6 { self.dismissalAtMs = source.pointee.dismissal_at_ms }
        if source.pointee.optional_relevance_score_case == 7 { self.relevanceScore = source.pointee.relevance_score }
        arena.read(source.pointee.alert_title, into: &self.alertTitle, "carillon.dispatcher.v1.LiveActivity.alert_title")
        arena.read(source.pointee.alert_body, into: &self.alertBody, "carillon.dispatcher.v1.LiveActivity.alert_body")
        arena.read(source.pointee.sound, into: &self.sound, "carillon.dispatcher.v1.LiveActivity.sound")
        self.inputPushToken = (source.pointee.input_push_token != 0)
        arena.read(source.pointee.input_push_channel, into: &self.inputPushChannel, "carillon.dispatcher.v1.LiveActivity.input_push_channel")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__LiveActivity>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__LiveActivity> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__LiveActivity>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__LiveActivity.self)
        carillon__dispatcher__v1__live_activity__init(target)
        target.pointee.event = self.event.rawValue
        target.pointee.content_state = arena.string(self.contentState, "carillon.dispatcher.v1.LiveActivity.content_state")
        target.pointee.attributes_type = arena.string(self.attributesType, "carillon.dispatcher.v1.LiveActivity.attributes_type")
        target.pointee.attributes = arena.string(self.attributes, "carillon.dispatcher.v1.LiveActivity.attributes")
        if let value = self.staleAtMs {
            target.pointee.optional_stale_at_ms_case = 5
            target.pointee.stale_at_ms = value
        }
        if let value = self.dismissalAtMs {
            target.pointee.optional_dismissal_at_ms_case = 6
            target.pointee.dismissal_at_ms = value
        }
        if let value = self.relevanceScore {
            target.pointee.optional_relevance_score_case = 7
            target.pointee.relevance_score = value
        }
        target.pointee.alert_title = arena.string(self.alertTitle, "carillon.dispatcher.v1.LiveActivity.alert_title")
        target.pointee.alert_body = arena.string(self.alertBody, "carillon.dispatcher.v1.LiveActivity.alert_body")
        target.pointee.sound = arena.string(self.sound, "carillon.dispatcher.v1.LiveActivity.sound")
        target.pointee.input_push_token = self.inputPushToken ? 1 : 0
        target.pointee.input_push_channel = arena.string(self.inputPushChannel, "carillon.dispatcher.v1.LiveActivity.input_push_channel")
        return target
    }
}

extension DispatcherV1.SendActivityRequest {
    public static var fullName: String { "carillon.dispatcher.v1.SendActivityRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__SendActivityRequest.self, initializer: carillon__dispatcher__v1__send_activity_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.dispatcher.v1.SendActivityRequest.user_ids")
        }
        arena.read(source.pointee.name, into: &self.name, "carillon.dispatcher.v1.SendActivityRequest.name")
        if let inner = source.pointee.live_activity {
            self.liveActivity = DispatcherV1.LiveActivity()
            self.liveActivity?.read(inner, arena)
        }
        self.kind = RegistryV1.ActivityKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.payload, into: &self.payload, "carillon.dispatcher.v1.SendActivityRequest.payload")
        self.urgent = (source.pointee.urgent != 0)
        if source.pointee.optional_ttl_seconds_case == 8 { self.ttlSeconds = source.pointee.ttl_seconds }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__SendActivityRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__SendActivityRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityRequest.self)
        carillon__dispatcher__v1__send_activity_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.dispatcher.v1.SendActivityRequest.user_ids")
        }
        target.pointee.name = arena.string(self.name, "carillon.dispatcher.v1.SendActivityRequest.name")
        target.pointee.live_activity = self.liveActivity?.makeCStruct(in: arena)
        target.pointee.kind = self.kind.rawValue
        target.pointee.payload = arena.string(self.payload, "carillon.dispatcher.v1.SendActivityRequest.payload")
        target.pointee.urgent = self.urgent ? 1 : 0
        if let value = self.ttlSeconds {
            target.pointee.optional_ttl_seconds_case = 8
            target.pointee.ttl_seconds = value
        }
        return target
    }
}

extension DispatcherV1.SendActivityResponse {
    public static var fullName: String { "carillon.dispatcher.v1.SendActivityResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__SendActivityResponse.self, initializer: carillon__dispatcher__v1__send_activity_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityResponse>, _ arena: Arena) {
        self.addresses = source.pointee.addresses
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__SendActivityResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__SendActivityResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityResponse.self)
        carillon__dispatcher__v1__send_activity_response__init(target)
        target.pointee.addresses = self.addresses
        return target
    }
}

extension DispatcherV1.ActivityChannel {
    public static var fullName: String { "carillon.dispatcher.v1.ActivityChannel" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ActivityChannel.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ActivityChannel.self, initializer: carillon__dispatcher__v1__activity_channel__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ActivityChannel>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.dispatcher.v1.ActivityChannel.channel_id")
        self.storesLatest = (source.pointee.stores_latest != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ActivityChannel>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ActivityChannel> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ActivityChannel>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ActivityChannel.self)
        carillon__dispatcher__v1__activity_channel__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.dispatcher.v1.ActivityChannel.channel_id")
        target.pointee.stores_latest = self.storesLatest ? 1 : 0
        return target
    }
}

extension DispatcherV1.CreateActivityChannelRequest {
    public static var fullName: String { "carillon.dispatcher.v1.CreateActivityChannelRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CreateActivityChannelRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CreateActivityChannelRequest.self, initializer: carillon__dispatcher__v1__create_activity_channel_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CreateActivityChannelRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        self.storesLatest = (source.pointee.stores_latest != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CreateActivityChannelRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CreateActivityChannelRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CreateActivityChannelRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CreateActivityChannelRequest.self)
        carillon__dispatcher__v1__create_activity_channel_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.environment = self.environment.rawValue
        target.pointee.stores_latest = self.storesLatest ? 1 : 0
        return target
    }
}

extension DispatcherV1.CreateActivityChannelResponse {
    public static var fullName: String { "carillon.dispatcher.v1.CreateActivityChannelResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CreateActivityChannelResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CreateActivityChannelResponse.self, initializer: carillon__dispatcher__v1__create_activity_channel_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CreateActivityChannelResponse>, _ arena: Arena) {
        if let inner = source.pointee.channel {
            self.channel = DispatcherV1.ActivityChannel()
            self.channel?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CreateActivityChannelResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CreateActivityChannelResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CreateActivityChannelResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CreateActivityChannelResponse.self)
        carillon__dispatcher__v1__create_activity_channel_response__init(target)
        target.pointee.channel = self.channel?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.GetActivityChannelRequest {
    public static var fullName: String { "carillon.dispatcher.v1.GetActivityChannelRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__GetActivityChannelRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__GetActivityChannelRequest.self, initializer: carillon__dispatcher__v1__get_activity_channel_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__GetActivityChannelRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.dispatcher.v1.GetActivityChannelRequest.channel_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__GetActivityChannelRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__GetActivityChannelRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__GetActivityChannelRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__GetActivityChannelRequest.self)
        carillon__dispatcher__v1__get_activity_channel_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.environment = self.environment.rawValue
        target.pointee.channel_id = arena.string(self.channelId, "carillon.dispatcher.v1.GetActivityChannelRequest.channel_id")
        return target
    }
}

extension DispatcherV1.GetActivityChannelResponse {
    public static var fullName: String { "carillon.dispatcher.v1.GetActivityChannelResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__GetActivityChannelResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__GetActivityChannelResponse.self, initializer: carillon__dispatcher__v1__get_activity_channel_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__GetActivityChannelResponse>, _ arena: Arena) {
        if let inner = source.pointee.channel {
            self.channel = DispatcherV1.ActivityChannel()
            self.channel?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__GetActivityChannelResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__GetActivityChannelResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__GetActivityChannelResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__GetActivityChannelResponse.self)
        carillon__dispatcher__v1__get_activity_channel_response__init(target)
        target.pointee.channel = self.channel?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.ListActivityChannelsRequest {
    public static var fullName: String { "carillon.dispatcher.v1.ListActivityChannelsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ListActivityChannelsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ListActivityChannelsRequest.self, initializer: carillon__dispatcher__v1__list_activity_channels_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListActivityChannelsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListActivityChannelsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ListActivityChannelsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ListActivityChannelsRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ListActivityChannelsRequest.self)
        carillon__dispatcher__v1__list_activity_channels_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.environment = self.environment.rawValue
        return target
    }
}

extension DispatcherV1.ListActivityChannelsResponse {
    public static var fullName: String { "carillon.dispatcher.v1.ListActivityChannelsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ListActivityChannelsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ListActivityChannelsResponse.self, initializer: carillon__dispatcher__v1__list_activity_channels_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListActivityChannelsResponse>, _ arena: Arena) {
        if source.pointee.n_channel_ids > 0 {
            self.channelIds = arena.strings(source.pointee.channel_ids, source.pointee.n_channel_ids, "carillon.dispatcher.v1.ListActivityChannelsResponse.channel_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListActivityChannelsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ListActivityChannelsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ListActivityChannelsResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ListActivityChannelsResponse.self)
        carillon__dispatcher__v1__list_activity_channels_response__init(target)
        if !self.channelIds.isEmpty {
            target.pointee.n_channel_ids = self.channelIds.count
            target.pointee.channel_ids = arena.strings(self.channelIds, "carillon.dispatcher.v1.ListActivityChannelsResponse.channel_ids")
        }
        return target
    }
}

extension DispatcherV1.DeleteActivityChannelRequest {
    public static var fullName: String { "carillon.dispatcher.v1.DeleteActivityChannelRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DeleteActivityChannelRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DeleteActivityChannelRequest.self, initializer: carillon__dispatcher__v1__delete_activity_channel_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeleteActivityChannelRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.dispatcher.v1.DeleteActivityChannelRequest.channel_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeleteActivityChannelRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DeleteActivityChannelRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DeleteActivityChannelRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DeleteActivityChannelRequest.self)
        carillon__dispatcher__v1__delete_activity_channel_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.environment = self.environment.rawValue
        target.pointee.channel_id = arena.string(self.channelId, "carillon.dispatcher.v1.DeleteActivityChannelRequest.channel_id")
        return target
    }
}

extension DispatcherV1.DeleteActivityChannelResponse {
    public static var fullName: String { "carillon.dispatcher.v1.DeleteActivityChannelResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DeleteActivityChannelResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DeleteActivityChannelResponse.self, initializer: carillon__dispatcher__v1__delete_activity_channel_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeleteActivityChannelResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeleteActivityChannelResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DeleteActivityChannelResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DeleteActivityChannelResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DeleteActivityChannelResponse.self)
        carillon__dispatcher__v1__delete_activity_channel_response__init(target)
        return target
    }
}

extension DispatcherV1.SendActivityBroadcastRequest {
    public static var fullName: String { "carillon.dispatcher.v1.SendActivityBroadcastRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityBroadcastRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__SendActivityBroadcastRequest.self, initializer: carillon__dispatcher__v1__send_activity_broadcast_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityBroadcastRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.environment = CommonV1.AddressEnvironment(rawValue: source.pointee.environment)
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.dispatcher.v1.SendActivityBroadcastRequest.channel_id")
        if let inner = source.pointee.live_activity {
            self.liveActivity = DispatcherV1.LiveActivity()
            self.liveActivity?.read(inner, arena)
        }
        self.urgent = (source.pointee.urgent != 0)
        self.ttlSeconds = source.pointee.ttl_seconds
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityBroadcastRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__SendActivityBroadcastRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__SendActivityBroadcastRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityBroadcastRequest.self)
        carillon__dispatcher__v1__send_activity_broadcast_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.environment = self.environment.rawValue
        target.pointee.channel_id = arena.string(self.channelId, "carillon.dispatcher.v1.SendActivityBroadcastRequest.channel_id")
        target.pointee.live_activity = self.liveActivity?.makeCStruct(in: arena)
        target.pointee.urgent = self.urgent ? 1 : 0
        target.pointee.ttl_seconds = self.ttlSeconds
        return target
    }
}

extension DispatcherV1.SendActivityBroadcastResponse {
    public static var fullName: String { "carillon.dispatcher.v1.SendActivityBroadcastResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityBroadcastResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__SendActivityBroadcastResponse.self, initializer: carillon__dispatcher__v1__send_activity_broadcast_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityBroadcastResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendActivityBroadcastResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__SendActivityBroadcastResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__SendActivityBroadcastResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__SendActivityBroadcastResponse.self)
        carillon__dispatcher__v1__send_activity_broadcast_response__init(target)
        return target
    }
}

extension DispatcherV1.DesktopStreamRequest {
    public static var fullName: String { "carillon.dispatcher.v1.DesktopStreamRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DesktopStreamRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DesktopStreamRequest.self, initializer: carillon__dispatcher__v1__desktop_stream_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DesktopStreamRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.DesktopStreamRequest.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.dispatcher.v1.DesktopStreamRequest.push_device_id")
        if source.pointee.n_acknowledged > 0 {
            self.acknowledged = arena.strings(source.pointee.acknowledged, source.pointee.n_acknowledged, "carillon.dispatcher.v1.DesktopStreamRequest.acknowledged")
        }
        self.endsAtMs = source.pointee.ends_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DesktopStreamRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DesktopStreamRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DesktopStreamRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DesktopStreamRequest.self)
        carillon__dispatcher__v1__desktop_stream_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.DesktopStreamRequest.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.dispatcher.v1.DesktopStreamRequest.push_device_id")
        if !self.acknowledged.isEmpty {
            target.pointee.n_acknowledged = self.acknowledged.count
            target.pointee.acknowledged = arena.strings(self.acknowledged, "carillon.dispatcher.v1.DesktopStreamRequest.acknowledged")
        }
        target.pointee.ends_at_ms = self.endsAtMs
        return target
    }
}

extension DispatcherV1.DesktopStreamResponse {
    public static var fullName: String { "carillon.dispatcher.v1.DesktopStreamResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DesktopStreamResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DesktopStreamResponse.self, initializer: carillon__dispatcher__v1__desktop_stream_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DesktopStreamResponse>, _ arena: Arena) {
        if let inner = source.pointee.message {
            self.message = DispatcherV1.DesktopMessage()
            self.message?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DesktopStreamResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DesktopStreamResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DesktopStreamResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DesktopStreamResponse.self)
        carillon__dispatcher__v1__desktop_stream_response__init(target)
        target.pointee.message = self.message?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.DesktopMessage {
    public static var fullName: String { "carillon.dispatcher.v1.DesktopMessage" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DesktopMessage.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DesktopMessage.self, initializer: carillon__dispatcher__v1__desktop_message__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DesktopMessage>, _ arena: Arena) {
        arena.read(source.pointee.id, into: &self.id, "carillon.dispatcher.v1.DesktopMessage.id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.DesktopMessage.push_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.dispatcher.v1.DesktopMessage.notification_id")
        self.expiresAtMs = source.pointee.expires_at_ms
        arena.read(source.pointee.payload, into: &self.payload, "carillon.dispatcher.v1.DesktopMessage.payload")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DesktopMessage>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DesktopMessage> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DesktopMessage>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DesktopMessage.self)
        carillon__dispatcher__v1__desktop_message__init(target)
        target.pointee.id = arena.string(self.id, "carillon.dispatcher.v1.DesktopMessage.id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.DesktopMessage.push_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.dispatcher.v1.DesktopMessage.notification_id")
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.payload = arena.string(self.payload, "carillon.dispatcher.v1.DesktopMessage.payload")
        return target
    }
}

extension DispatcherV1.AcknowledgeDesktopRequest {
    public static var fullName: String { "carillon.dispatcher.v1.AcknowledgeDesktopRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__AcknowledgeDesktopRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__AcknowledgeDesktopRequest.self, initializer: carillon__dispatcher__v1__acknowledge_desktop_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AcknowledgeDesktopRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.AcknowledgeDesktopRequest.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.dispatcher.v1.AcknowledgeDesktopRequest.push_device_id")
        if source.pointee.n_ids > 0 {
            self.ids = arena.strings(source.pointee.ids, source.pointee.n_ids, "carillon.dispatcher.v1.AcknowledgeDesktopRequest.ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AcknowledgeDesktopRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__AcknowledgeDesktopRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__AcknowledgeDesktopRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__AcknowledgeDesktopRequest.self)
        carillon__dispatcher__v1__acknowledge_desktop_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.AcknowledgeDesktopRequest.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.dispatcher.v1.AcknowledgeDesktopRequest.push_device_id")
        if !self.ids.isEmpty {
            target.pointee.n_ids = self.ids.count
            target.pointee.ids = arena.strings(self.ids, "carillon.dispatcher.v1.AcknowledgeDesktopRequest.ids")
        }
        return target
    }
}

extension DispatcherV1.AcknowledgeDesktopResponse {
    public static var fullName: String { "carillon.dispatcher.v1.AcknowledgeDesktopResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__AcknowledgeDesktopResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__AcknowledgeDesktopResponse.self, initializer: carillon__dispatcher__v1__acknowledge_desktop_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AcknowledgeDesktopResponse>, _ arena: Arena) {
        self.acknowledged = source.pointee.acknowledged
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AcknowledgeDesktopResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__AcknowledgeDesktopResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__AcknowledgeDesktopResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__AcknowledgeDesktopResponse.self)
        carillon__dispatcher__v1__acknowledge_desktop_response__init(target)
        target.pointee.acknowledged = self.acknowledged
        return target
    }
}

extension DispatcherV1.StoredDesktopMessage {
    public static var fullName: String { "carillon.dispatcher.v1.StoredDesktopMessage" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__StoredDesktopMessage.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__StoredDesktopMessage.self, initializer: carillon__dispatcher__v1__stored_desktop_message__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__StoredDesktopMessage>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.StoredDesktopMessage.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.dispatcher.v1.StoredDesktopMessage.push_device_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.StoredDesktopMessage.push_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.dispatcher.v1.StoredDesktopMessage.notification_id")
        self.attemptNumber = source.pointee.attempt_number
        self.sequence = source.pointee.sequence
        self.expiresAtMs = source.pointee.expires_at_ms
        arena.read(source.pointee.payload, into: &self.payload, "carillon.dispatcher.v1.StoredDesktopMessage.payload")
        self.test = (source.pointee.test != 0)
        self.inLedger = (source.pointee.in_ledger != 0)
        if source.pointee.n_about_user_ids > 0 {
            self.aboutUserIds = arena.strings(source.pointee.about_user_ids, source.pointee.n_about_user_ids, "carillon.dispatcher.v1.StoredDesktopMessage.about_user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__StoredDesktopMessage>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__StoredDesktopMessage> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__StoredDesktopMessage>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__StoredDesktopMessage.self)
        carillon__dispatcher__v1__stored_desktop_message__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.StoredDesktopMessage.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.dispatcher.v1.StoredDesktopMessage.push_device_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.StoredDesktopMessage.push_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.dispatcher.v1.StoredDesktopMessage.notification_id")
        target.pointee.attempt_number = self.attemptNumber
        target.pointee.sequence = self.sequence
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.payload = arena.string(self.payload, "carillon.dispatcher.v1.StoredDesktopMessage.payload")
        target.pointee.test = self.test ? 1 : 0
        target.pointee.in_ledger = self.inLedger ? 1 : 0
        if !self.aboutUserIds.isEmpty {
            target.pointee.n_about_user_ids = self.aboutUserIds.count
            target.pointee.about_user_ids = arena.strings(self.aboutUserIds, "carillon.dispatcher.v1.StoredDesktopMessage.about_user_ids")
        }
        return target
    }
}

extension DispatcherV1.WebContent {
    public static var fullName: String { "carillon.dispatcher.v1.WebContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__WebContent.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__WebContent.self, initializer: carillon__dispatcher__v1__web_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__WebContent>, _ arena: Arena) {
        arena.read(source.pointee.badge_url, into: &self.badgeUrl, "carillon.dispatcher.v1.WebContent.badge_url")
        self.dir = DispatcherV1.TextDirection(rawValue: source.pointee.dir)
        arena.read(source.pointee.lang, into: &self.lang, "carillon.dispatcher.v1.WebContent.lang")
        self.requireInteraction = (source.pointee.require_interaction != 0)
        self.renotify = (source.pointee.renotify != 0)
        self.silent = (source.pointee.silent != 0)
        if source.pointee.n_vibration_ms > 0 {
            self.vibrationMs = Array(UnsafeBufferPointer(start: source.pointee.vibration_ms, count: source.pointee.n_vibration_ms))
        }
        self.timestampMs = source.pointee.timestamp_ms
        arena.read(source.pointee.icon_url, into: &self.iconUrl, "carillon.dispatcher.v1.WebContent.icon_url")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__WebContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__WebContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__WebContent>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__WebContent.self)
        carillon__dispatcher__v1__web_content__init(target)
        target.pointee.badge_url = arena.string(self.badgeUrl, "carillon.dispatcher.v1.WebContent.badge_url")
        target.pointee.dir = self.dir.rawValue
        target.pointee.lang = arena.string(self.lang, "carillon.dispatcher.v1.WebContent.lang")
        target.pointee.require_interaction = self.requireInteraction ? 1 : 0
        target.pointee.renotify = self.renotify ? 1 : 0
        target.pointee.silent = self.silent ? 1 : 0
        if !self.vibrationMs.isEmpty {
            target.pointee.n_vibration_ms = self.vibrationMs.count
            let copy = self.vibrationMs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.vibration_ms = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.timestamp_ms = self.timestampMs
        target.pointee.icon_url = arena.string(self.iconUrl, "carillon.dispatcher.v1.WebContent.icon_url")
        return target
    }
}

extension DispatcherV1.AppleContent {
    public static var fullName: String { "carillon.dispatcher.v1.AppleContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__AppleContent.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__AppleContent.self, initializer: carillon__dispatcher__v1__apple_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AppleContent>, _ arena: Arena) {
        arena.read(source.pointee.title_loc_key, into: &self.titleLocKey, "carillon.dispatcher.v1.AppleContent.title_loc_key")
        if source.pointee.n_title_loc_args > 0 {
            self.titleLocArgs = arena.strings(source.pointee.title_loc_args, source.pointee.n_title_loc_args, "carillon.dispatcher.v1.AppleContent.title_loc_args")
        }
        arena.read(source.pointee.subtitle_loc_key, into: &self.subtitleLocKey, "carillon.dispatcher.v1.AppleContent.subtitle_loc_key")
        if source.pointee.n_subtitle_loc_args > 0 {
            self.subtitleLocArgs = arena.strings(source.pointee.subtitle_loc_args, source.pointee.n_subtitle_loc_args, "carillon.dispatcher.v1.AppleContent.subtitle_loc_args")
        }
        arena.read(source.pointee.loc_key, into: &self.locKey, "carillon.dispatcher.v1.AppleContent.loc_key")
        if source.pointee.n_loc_args > 0 {
            self.locArgs = arena.strings(source.pointee.loc_args, source.pointee.n_loc_args, "carillon.dispatcher.v1.AppleContent.loc_args")
        }
        arena.read(source.pointee.launch_image, into: &self.launchImage, "carillon.dispatcher.v1.AppleContent.launch_image")
        arena.read(source.pointee.filter_criteria, into: &self.filterCriteria, "carillon.dispatcher.v1.AppleContent.filter_criteria")
        if source.pointee.optional_critical_volume_case == 9 { self.criticalVolume = source.pointee.critical_volume }
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.dispatcher.v1.AppleContent.message_id")
        self.priority = DispatcherV1.ApplePriority(rawValue: source.pointee.priority)
        if source.pointee.optional_expiration_ms_case == 12 { self.expirationMs = source.pointee.expiration_ms }
        arena.read(source.pointee.collapse_id, into: &self.collapseId, "carillon.dispatcher.v1.AppleContent.collapse_id")
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.dispatcher.v1.AppleContent.thread_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AppleContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__AppleContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__AppleContent>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__AppleContent.self)
        carillon__dispatcher__v1__apple_content__init(target)
        target.pointee.title_loc_key = arena.string(self.titleLocKey, "carillon.dispatcher.v1.AppleContent.title_loc_key")
        if !self.titleLocArgs.isEmpty {
            target.pointee.n_title_loc_args = self.titleLocArgs.count
            target.pointee.title_loc_args = arena.strings(self.titleLocArgs, "carillon.dispatcher.v1.AppleContent.title_loc_args")
        }
        target.pointee.subtitle_loc_key = arena.string(self.subtitleLocKey, "carillon.dispatcher.v1.AppleContent.subtitle_loc_key")
        if !self.subtitleLocArgs.isEmpty {
            target.pointee.n_subtitle_loc_args = self.subtitleLocArgs.count
            target.pointee.subtitle_loc_args = arena.strings(self.subtitleLocArgs, "carillon.dispatcher.v1.AppleContent.subtitle_loc_args")
        }
        target.pointee.loc_key = arena.string(self.locKey, "carillon.dispatcher.v1.AppleContent.loc_key")
        if !self.locArgs.isEmpty {
            target.pointee.n_loc_args = self.locArgs.count
            target.pointee.loc_args = arena.strings(self.locArgs, "carillon.dispatcher.v1.AppleContent.loc_args")
        }
        target.pointee.launch_image = arena.string(self.launchImage, "carillon.dispatcher.v1.AppleContent.launch_image")
        target.pointee.filter_criteria = arena.string(self.filterCriteria, "carillon.dispatcher.v1.AppleContent.filter_criteria")
        if let value = self.criticalVolume {
            target.pointee.optional_critical_volume_case = 9
            target.pointee.critical_volume = value
        }
        target.pointee.message_id = arena.string(self.messageId, "carillon.dispatcher.v1.AppleContent.message_id")
        target.pointee.priority = self.priority.rawValue
        if let value = self.expirationMs {
            target.pointee.optional_expiration_ms_case = 12
            target.pointee.expiration_ms = value
        }
        target.pointee.collapse_id = arena.string(self.collapseId, "carillon.dispatcher.v1.AppleContent.collapse_id")
        target.pointee.thread_id = arena.string(self.threadId, "carillon.dispatcher.v1.AppleContent.thread_id")
        return target
    }
}

extension DispatcherV1.AndroidDetails {
    public static var fullName: String { "carillon.dispatcher.v1.AndroidDetails" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__AndroidDetails.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__AndroidDetails.self, initializer: carillon__dispatcher__v1__android_details__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AndroidDetails>, _ arena: Arena) {
        arena.read(source.pointee.title_loc_key, into: &self.titleLocKey, "carillon.dispatcher.v1.AndroidDetails.title_loc_key")
        if source.pointee.n_title_loc_args > 0 {
            self.titleLocArgs = arena.strings(source.pointee.title_loc_args, source.pointee.n_title_loc_args, "carillon.dispatcher.v1.AndroidDetails.title_loc_args")
        }
        arena.read(source.pointee.body_loc_key, into: &self.bodyLocKey, "carillon.dispatcher.v1.AndroidDetails.body_loc_key")
        if source.pointee.n_body_loc_args > 0 {
            self.bodyLocArgs = arena.strings(source.pointee.body_loc_args, source.pointee.n_body_loc_args, "carillon.dispatcher.v1.AndroidDetails.body_loc_args")
        }
        self.eventTimeMs = source.pointee.event_time_ms
        self.localOnly = (source.pointee.local_only != 0)
        self.defaultSound = (source.pointee.default_sound != 0)
        self.defaultVibrateTimings = (source.pointee.default_vibrate_timings != 0)
        self.defaultLightSettings = (source.pointee.default_light_settings != 0)
        if source.pointee.optional_light_on_ms_case == 10 { self.lightOnMs = source.pointee.light_on_ms }
        if source.pointee.optional_light_off_ms_case == 11 { self.lightOffMs = source.pointee.light_off_ms }
        self.proxy = DispatcherV1.AndroidProxy(rawValue: source.pointee.proxy)
        arena.read(source.pointee.restricted_package_name, into: &self.restrictedPackageName, "carillon.dispatcher.v1.AndroidDetails.restricted_package_name")
        self.directBootOk = (source.pointee.direct_boot_ok != 0)
        self.bandwidthConstrainedOk = (source.pointee.bandwidth_constrained_ok != 0)
        self.restrictedSatelliteOk = (source.pointee.restricted_satellite_ok != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__AndroidDetails>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__AndroidDetails> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__AndroidDetails>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__AndroidDetails.self)
        carillon__dispatcher__v1__android_details__init(target)
        target.pointee.title_loc_key = arena.string(self.titleLocKey, "carillon.dispatcher.v1.AndroidDetails.title_loc_key")
        if !self.titleLocArgs.isEmpty {
            target.pointee.n_title_loc_args = self.titleLocArgs.count
            target.pointee.title_loc_args = arena.strings(self.titleLocArgs, "carillon.dispatcher.v1.AndroidDetails.title_loc_args")
        }
        target.pointee.body_loc_key = arena.string(self.bodyLocKey, "carillon.dispatcher.v1.AndroidDetails.body_loc_key")
        if !self.bodyLocArgs.isEmpty {
            target.pointee.n_body_loc_args = self.bodyLocArgs.count
            target.pointee.body_loc_args = arena.strings(self.bodyLocArgs, "carillon.dispatcher.v1.AndroidDetails.body_loc_args")
        }
        target.pointee.event_time_ms = self.eventTimeMs
        target.pointee.local_only = self.localOnly ? 1 : 0
        target.pointee.default_sound = self.defaultSound ? 1 : 0
        target.pointee.default_vibrate_timings = self.defaultVibrateTimings ? 1 : 0
        target.pointee.default_light_settings = self.defaultLightSettings ? 1 : 0
        if let value = self.lightOnMs {
            target.pointee.optional_light_on_ms_case = 10
            target.pointee.light_on_ms = value
        }
        if let value = self.lightOffMs {
            target.pointee.optional_light_off_ms_case = 11
            target.pointee.light_off_ms = value
        }
        target.pointee.proxy = self.proxy.rawValue
        target.pointee.restricted_package_name = arena.string(self.restrictedPackageName, "carillon.dispatcher.v1.AndroidDetails.restricted_package_name")
        target.pointee.direct_boot_ok = self.directBootOk ? 1 : 0
        target.pointee.bandwidth_constrained_ok = self.bandwidthConstrainedOk ? 1 : 0
        target.pointee.restricted_satellite_ok = self.restrictedSatelliteOk ? 1 : 0
        return target
    }
}

extension DispatcherV1.ActivityContent {
    public static var fullName: String { "carillon.dispatcher.v1.ActivityContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ActivityContent.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ActivityContent.self, initializer: carillon__dispatcher__v1__activity_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ActivityContent>, _ arena: Arena) {
        self.kind = RegistryV1.ActivityKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.payload, into: &self.payload, "carillon.dispatcher.v1.ActivityContent.payload")
        self.urgent = (source.pointee.urgent != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ActivityContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ActivityContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ActivityContent>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ActivityContent.self)
        carillon__dispatcher__v1__activity_content__init(target)
        target.pointee.kind = self.kind.rawValue
        target.pointee.payload = arena.string(self.payload, "carillon.dispatcher.v1.ActivityContent.payload")
        target.pointee.urgent = self.urgent ? 1 : 0
        return target
    }
}

extension DispatcherV1.Content {
    public static var fullName: String { "carillon.dispatcher.v1.Content" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__Content.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__Content.self, initializer: carillon__dispatcher__v1__content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Content>, _ arena: Arena) {
        arena.read(source.pointee.title, into: &self.title, "carillon.dispatcher.v1.Content.title")
        arena.read(source.pointee.subtitle, into: &self.subtitle, "carillon.dispatcher.v1.Content.subtitle")
        arena.read(source.pointee.body, into: &self.body, "carillon.dispatcher.v1.Content.body")
        arena.read(source.pointee.image_url, into: &self.imageUrl, "carillon.dispatcher.v1.Content.image_url")
        arena.read(source.pointee.sound, into: &self.sound, "carillon.dispatcher.v1.Content.sound")
        arena.read(source.pointee.android_channel_id, into: &self.androidChannelId, "carillon.dispatcher.v1.Content.android_channel_id")
        arena.read(source.pointee.ios_category, into: &self.iosCategory, "carillon.dispatcher.v1.Content.ios_category")
        arena.read(source.pointee.click_action, into: &self.clickAction, "carillon.dispatcher.v1.Content.click_action")
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.dispatcher.v1.Content.thread_id")
        arena.read(source.pointee.tag, into: &self.tag, "carillon.dispatcher.v1.Content.tag")
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.dispatcher.v1.Content.deep_link")
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.Content.data")] = arena.string(entry.pointee.value, "carillon.dispatcher.v1.Content.data")
            }
            self.data = map
        }
        self.interruptionLevel = DispatcherV1.InterruptionLevel(rawValue: source.pointee.interruption_level)
        arena.read(source.pointee.locale, into: &self.locale, "carillon.dispatcher.v1.Content.locale")
        self.mutableContent = (source.pointee.mutable_content != 0)
        arena.read(source.pointee.summary_arg, into: &self.summaryArg, "carillon.dispatcher.v1.Content.summary_arg")
        self.summaryArgCount = source.pointee.summary_arg_count
        if source.pointee.optional_relevance_score_case == 18 { self.relevanceScore = source.pointee.relevance_score }
        arena.read(source.pointee.target_content_id, into: &self.targetContentId, "carillon.dispatcher.v1.Content.target_content_id")
        self.criticalSound = (source.pointee.critical_sound != 0)
        arena.read(source.pointee.android_color, into: &self.androidColor, "carillon.dispatcher.v1.Content.android_color")
        arena.read(source.pointee.android_icon, into: &self.androidIcon, "carillon.dispatcher.v1.Content.android_icon")
        arena.read(source.pointee.android_ticker, into: &self.androidTicker, "carillon.dispatcher.v1.Content.android_ticker")
        self.androidSticky = (source.pointee.android_sticky != 0)
        self.androidVisibility = DispatcherV1.AndroidVisibility(rawValue: source.pointee.android_visibility)
        self.androidNotificationPriority = DispatcherV1.AndroidNotificationPriority(rawValue: source.pointee.android_notification_priority)
        if source.pointee.n_vibration_ms > 0 {
            self.vibrationMs = Array(UnsafeBufferPointer(start: source.pointee.vibration_ms, count: source.pointee.n_vibration_ms))
        }
        arena.read(source.pointee.android_light_color, into: &self.androidLightColor, "carillon.dispatcher.v1.Content.android_light_color")
        if let inner = source.pointee.web {
            self.web = DispatcherV1.WebContent()
            self.web?.read(inner, arena)
        }
        if let inner = source.pointee.apple {
            self.apple = DispatcherV1.AppleContent()
            self.apple?.read(inner, arena)
        }
        if let inner = source.pointee.android {
            self.android = DispatcherV1.AndroidDetails()
            self.android?.read(inner, arena)
        }
        arena.read(source.pointee.analytics_label, into: &self.analyticsLabel, "carillon.dispatcher.v1.Content.analytics_label")
        self.contentAvailable = (source.pointee.content_available != 0)
        if let inner = source.pointee.activity {
            self.activity = DispatcherV1.ActivityContent()
            self.activity?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Content>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__Content> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__Content>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__Content.self)
        carillon__dispatcher__v1__content__init(target)
        target.pointee.title = arena.string(self.title, "carillon.dispatcher.v1.Content.title")
        target.pointee.subtitle = arena.string(self.subtitle, "carillon.dispatcher.v1.Content.subtitle")
        target.pointee.body = arena.string(self.body, "carillon.dispatcher.v1.Content.body")
        target.pointee.image_url = arena.string(self.imageUrl, "carillon.dispatcher.v1.Content.image_url")
        target.pointee.sound = arena.string(self.sound, "carillon.dispatcher.v1.Content.sound")
        target.pointee.android_channel_id = arena.string(self.androidChannelId, "carillon.dispatcher.v1.Content.android_channel_id")
        target.pointee.ios_category = arena.string(self.iosCategory, "carillon.dispatcher.v1.Content.ios_category")
        target.pointee.click_action = arena.string(self.clickAction, "carillon.dispatcher.v1.Content.click_action")
        target.pointee.thread_id = arena.string(self.threadId, "carillon.dispatcher.v1.Content.thread_id")
        target.pointee.tag = arena.string(self.tag, "carillon.dispatcher.v1.Content.tag")
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.dispatcher.v1.Content.deep_link")
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Content__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__Content__DataEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__Content__DataEntry.self)
                carillon__dispatcher__v1__content__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.Content.data")
                entry.pointee.value = arena.string(value, "carillon.dispatcher.v1.Content.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        target.pointee.interruption_level = self.interruptionLevel.rawValue
        target.pointee.locale = arena.string(self.locale, "carillon.dispatcher.v1.Content.locale")
        target.pointee.mutable_content = self.mutableContent ? 1 : 0
        target.pointee.summary_arg = arena.string(self.summaryArg, "carillon.dispatcher.v1.Content.summary_arg")
        target.pointee.summary_arg_count = self.summaryArgCount
        if let value = self.relevanceScore {
            target.pointee.optional_relevance_score_case = 18
            target.pointee.relevance_score = value
        }
        target.pointee.target_content_id = arena.string(self.targetContentId, "carillon.dispatcher.v1.Content.target_content_id")
        target.pointee.critical_sound = self.criticalSound ? 1 : 0
        target.pointee.android_color = arena.string(self.androidColor, "carillon.dispatcher.v1.Content.android_color")
        target.pointee.android_icon = arena.string(self.androidIcon, "carillon.dispatcher.v1.Content.android_icon")
        target.pointee.android_ticker = arena.string(self.androidTicker, "carillon.dispatcher.v1.Content.android_ticker")
        target.pointee.android_sticky = self.androidSticky ? 1 : 0
        target.pointee.android_visibility = self.androidVisibility.rawValue
        target.pointee.android_notification_priority = self.androidNotificationPriority.rawValue
        if !self.vibrationMs.isEmpty {
            target.pointee.n_vibration_ms = self.vibrationMs.count
            let copy = self.vibrationMs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.vibration_ms = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.android_light_color = arena.string(self.androidLightColor, "carillon.dispatcher.v1.Content.android_light_color")
        target.pointee.web = self.web?.makeCStruct(in: arena)
        target.pointee.apple = self.apple?.makeCStruct(in: arena)
        target.pointee.android = self.android?.makeCStruct(in: arena)
        target.pointee.analytics_label = arena.string(self.analyticsLabel, "carillon.dispatcher.v1.Content.analytics_label")
        target.pointee.content_available = self.contentAvailable ? 1 : 0
        target.pointee.activity = self.activity?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.Target {
    public static var fullName: String { "carillon.dispatcher.v1.Target" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__Target.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__Target.self, initializer: carillon__dispatcher__v1__target__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Target>, _ arena: Arena) {
        if let inner = source.pointee.device {
            self.device = CommonV1.SendableDevice()
            self.device?.read(inner, arena)
        }
        self.contentIndex = source.pointee.content_index
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Target>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__Target> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__Target>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__Target.self)
        carillon__dispatcher__v1__target__init(target)
        target.pointee.device = self.device?.makeCStruct(in: arena)
        target.pointee.content_index = self.contentIndex
        return target
    }
}

extension DispatcherV1.Push {
    public static var fullName: String { "carillon.dispatcher.v1.Push" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__Push.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__Push.self, initializer: carillon__dispatcher__v1__push__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Push>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.Push.push_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.dispatcher.v1.Push.notification_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.Push.user_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.dispatcher.v1.Push.type_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.dispatcher.v1.Push.channel_id")
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        if source.pointee.n_contents > 0 {
            arena.beginList()
            self.contents = [DispatcherV1.Content](unsafeUninitializedCapacity: source.pointee.n_contents) { space, count in
                while count < source.pointee.n_contents {
                    space.initializeElement(at: count, to: DispatcherV1.Content())
                    space[count].read(source.pointee.contents[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_targets > 0 {
            arena.beginList()
            self.targets = [DispatcherV1.Target](unsafeUninitializedCapacity: source.pointee.n_targets) { space, count in
                while count < source.pointee.n_targets {
                    space.initializeElement(at: count, to: DispatcherV1.Target())
                    space[count].read(source.pointee.targets[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.optional_badge_case == 10 { self.badge = source.pointee.badge }
        arena.read(source.pointee.collapse_id, into: &self.collapseId, "carillon.dispatcher.v1.Push.collapse_id")
        self.createdAtMs = source.pointee.created_at_ms
        self.expiresAtMs = source.pointee.expires_at_ms
        self.preferencesVersion = source.pointee.preferences_version
        self.quietHoursAction = DispatcherV1.QuietHoursAction(rawValue: source.pointee.quiet_hours_action)
        self.deliversIfCriticalAllowed = (source.pointee.delivers_if_critical_allowed != 0)
        arena.read(source.pointee.user_timezone, into: &self.userTimezone, "carillon.dispatcher.v1.Push.user_timezone")
        self.acceptedMonotonicNs = source.pointee.accepted_monotonic_ns
        arena.read(source.pointee.device_timezone, into: &self.deviceTimezone, "carillon.dispatcher.v1.Push.device_timezone")
        if source.pointee.n_user_roles > 0 {
            self.userRoles = arena.strings(source.pointee.user_roles, source.pointee.n_user_roles, "carillon.dispatcher.v1.Push.user_roles")
        }
        self.test = (source.pointee.test != 0)
        self.guardianConsentRequired = (source.pointee.guardian_consent_required != 0)
        arena.read(source.pointee.about_user_id, into: &self.aboutUserId, "carillon.dispatcher.v1.Push.about_user_id")
        if source.pointee.n_further_about_user_ids > 0 {
            self.furtherAboutUserIds = arena.strings(source.pointee.further_about_user_ids, source.pointee.n_further_about_user_ids, "carillon.dispatcher.v1.Push.further_about_user_ids")
        }
        if source.pointee.n_sender_ids > 0 {
            self.senderIds = arena.strings(source.pointee.sender_ids, source.pointee.n_sender_ids, "carillon.dispatcher.v1.Push.sender_ids")
        }
        self.preferencesOverridden = (source.pointee.preferences_overridden != 0)
        self.silentPush = (source.pointee.silent_push != 0)
        arena.read(source.pointee.traceparent, into: &self.traceparent, "carillon.dispatcher.v1.Push.traceparent")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Push>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__Push> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__Push>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__Push.self)
        carillon__dispatcher__v1__push__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.Push.push_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.dispatcher.v1.Push.notification_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.Push.user_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.dispatcher.v1.Push.type_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.dispatcher.v1.Push.channel_id")
        target.pointee.priority = self.priority.rawValue
        if !self.contents.isEmpty {
            target.pointee.n_contents = self.contents.count
            let list = arena.pointers(self.contents.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Content>?.self)
            self.contents.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.contents = list
        }
        if !self.targets.isEmpty {
            target.pointee.n_targets = self.targets.count
            let list = arena.pointers(self.targets.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Target>?.self)
            self.targets.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.targets = list
        }
        if let value = self.badge {
            target.pointee.optional_badge_case = 10
            target.pointee.badge = value
        }
        target.pointee.collapse_id = arena.string(self.collapseId, "carillon.dispatcher.v1.Push.collapse_id")
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.preferences_version = self.preferencesVersion
        target.pointee.quiet_hours_action = self.quietHoursAction.rawValue
        target.pointee.delivers_if_critical_allowed = self.deliversIfCriticalAllowed ? 1 : 0
        target.pointee.user_timezone = arena.string(self.userTimezone, "carillon.dispatcher.v1.Push.user_timezone")
        target.pointee.accepted_monotonic_ns = self.acceptedMonotonicNs
        target.pointee.device_timezone = arena.string(self.deviceTimezone, "carillon.dispatcher.v1.Push.device_timezone")
        if !self.userRoles.isEmpty {
            target.pointee.n_user_roles = self.userRoles.count
            target.pointee.user_roles = arena.strings(self.userRoles, "carillon.dispatcher.v1.Push.user_roles")
        }
        target.pointee.test = self.test ? 1 : 0
        target.pointee.guardian_consent_required = self.guardianConsentRequired ? 1 : 0
        target.pointee.about_user_id = arena.string(self.aboutUserId, "carillon.dispatcher.v1.Push.about_user_id")
        if !self.furtherAboutUserIds.isEmpty {
            target.pointee.n_further_about_user_ids = self.furtherAboutUserIds.count
            target.pointee.further_about_user_ids = arena.strings(self.furtherAboutUserIds, "carillon.dispatcher.v1.Push.further_about_user_ids")
        }
        if !self.senderIds.isEmpty {
            target.pointee.n_sender_ids = self.senderIds.count
            target.pointee.sender_ids = arena.strings(self.senderIds, "carillon.dispatcher.v1.Push.sender_ids")
        }
        target.pointee.preferences_overridden = self.preferencesOverridden ? 1 : 0
        target.pointee.silent_push = self.silentPush ? 1 : 0
        target.pointee.traceparent = arena.string(self.traceparent, "carillon.dispatcher.v1.Push.traceparent")
        return target
    }
}

extension DispatcherV1.EnqueueRequest {
    public static var fullName: String { "carillon.dispatcher.v1.EnqueueRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__EnqueueRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__EnqueueRequest.self, initializer: carillon__dispatcher__v1__enqueue_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__EnqueueRequest>, _ arena: Arena) {
        if source.pointee.n_pushes > 0 {
            arena.beginList()
            self.pushes = [DispatcherV1.Push](unsafeUninitializedCapacity: source.pointee.n_pushes) { space, count in
                while count < source.pointee.n_pushes {
                    space.initializeElement(at: count, to: DispatcherV1.Push())
                    space[count].read(source.pointee.pushes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__EnqueueRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__EnqueueRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__EnqueueRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__EnqueueRequest.self)
        carillon__dispatcher__v1__enqueue_request__init(target)
        if !self.pushes.isEmpty {
            target.pointee.n_pushes = self.pushes.count
            let list = arena.pointers(self.pushes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Push>?.self)
            self.pushes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.pushes = list
        }
        return target
    }
}

extension DispatcherV1.EnqueueResponse {
    public static var fullName: String { "carillon.dispatcher.v1.EnqueueResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__EnqueueResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__EnqueueResponse.self, initializer: carillon__dispatcher__v1__enqueue_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__EnqueueResponse>, _ arena: Arena) {
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
        self.crowded = (source.pointee.crowded != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__EnqueueResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__EnqueueResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__EnqueueResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__EnqueueResponse.self)
        carillon__dispatcher__v1__enqueue_response__init(target)
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            let list = arena.pointers(self.rejected.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.rejected.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.rejected = list
        }
        target.pointee.crowded = self.crowded ? 1 : 0
        return target
    }
}

extension DispatcherV1.CancelQueuedRequest {
    public static var fullName: String { "carillon.dispatcher.v1.CancelQueuedRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CancelQueuedRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CancelQueuedRequest.self, initializer: carillon__dispatcher__v1__cancel_queued_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CancelQueuedRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_notification_ids > 0 {
            self.notificationIds = arena.strings(source.pointee.notification_ids, source.pointee.n_notification_ids, "carillon.dispatcher.v1.CancelQueuedRequest.notification_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CancelQueuedRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CancelQueuedRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CancelQueuedRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CancelQueuedRequest.self)
        carillon__dispatcher__v1__cancel_queued_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.notificationIds.isEmpty {
            target.pointee.n_notification_ids = self.notificationIds.count
            target.pointee.notification_ids = arena.strings(self.notificationIds, "carillon.dispatcher.v1.CancelQueuedRequest.notification_ids")
        }
        return target
    }
}

extension DispatcherV1.CancelQueuedResponse {
    public static var fullName: String { "carillon.dispatcher.v1.CancelQueuedResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CancelQueuedResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CancelQueuedResponse.self, initializer: carillon__dispatcher__v1__cancel_queued_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CancelQueuedResponse>, _ arena: Arena) {
        self.cancelled = source.pointee.cancelled
        if source.pointee.n_notification_ids > 0 {
            self.notificationIds = arena.strings(source.pointee.notification_ids, source.pointee.n_notification_ids, "carillon.dispatcher.v1.CancelQueuedResponse.notification_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CancelQueuedResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CancelQueuedResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CancelQueuedResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CancelQueuedResponse.self)
        carillon__dispatcher__v1__cancel_queued_response__init(target)
        target.pointee.cancelled = self.cancelled
        if !self.notificationIds.isEmpty {
            target.pointee.n_notification_ids = self.notificationIds.count
            target.pointee.notification_ids = arena.strings(self.notificationIds, "carillon.dispatcher.v1.CancelQueuedResponse.notification_ids")
        }
        return target
    }
}

extension DispatcherV1.PutCredentialRequest {
    public static var fullName: String { "carillon.dispatcher.v1.PutCredentialRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PutCredentialRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PutCredentialRequest.self, initializer: carillon__dispatcher__v1__put_credential_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PutCredentialRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.PutCredentialRequest.provider")
        if source.pointee.n_fields > 0, let entries = source.pointee.fields {
            var map = [String: String](minimumCapacity: source.pointee.n_fields)
            for index in 0..<source.pointee.n_fields {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.PutCredentialRequest.fields")] = arena.string(entry.pointee.value, "carillon.dispatcher.v1.PutCredentialRequest.fields")
            }
            self.fields = map
        }
        self.force = (source.pointee.force != 0)
        if source.pointee.n_secrets > 0, let entries = source.pointee.secrets {
            var map = [String: String](minimumCapacity: source.pointee.n_secrets)
            for index in 0..<source.pointee.n_secrets {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.PutCredentialRequest.secrets")] = arena.string(entry.pointee.value, "carillon.dispatcher.v1.PutCredentialRequest.secrets")
            }
            self.secrets = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PutCredentialRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PutCredentialRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PutCredentialRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PutCredentialRequest.self)
        carillon__dispatcher__v1__put_credential_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.PutCredentialRequest.provider")
        if !self.fields.isEmpty {
            let entries = arena.pointers(self.fields.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry>?.self)
            var count = 0
            for (key, value) in self.fields {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PutCredentialRequest__FieldsEntry.self)
                carillon__dispatcher__v1__put_credential_request__fields_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.PutCredentialRequest.fields")
                entry.pointee.value = arena.string(value, "carillon.dispatcher.v1.PutCredentialRequest.fields")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_fields = count
            target.pointee.fields = entries
        }
        target.pointee.force = self.force ? 1 : 0
        if !self.secrets.isEmpty {
            let entries = arena.pointers(self.secrets.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry>?.self)
            var count = 0
            for (key, value) in self.secrets {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PutCredentialRequest__SecretsEntry.self)
                carillon__dispatcher__v1__put_credential_request__secrets_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.PutCredentialRequest.secrets")
                entry.pointee.value = arena.string(value, "carillon.dispatcher.v1.PutCredentialRequest.secrets")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_secrets = count
            target.pointee.secrets = entries
        }
        return target
    }
}

extension DispatcherV1.PutCredentialResponse {
    public static var fullName: String { "carillon.dispatcher.v1.PutCredentialResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PutCredentialResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PutCredentialResponse.self, initializer: carillon__dispatcher__v1__put_credential_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PutCredentialResponse>, _ arena: Arena) {
        arena.read(source.pointee.credential_id, into: &self.credentialId, "carillon.dispatcher.v1.PutCredentialResponse.credential_id")
        arena.read(source.pointee.fingerprint, into: &self.fingerprint, "carillon.dispatcher.v1.PutCredentialResponse.fingerprint")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PutCredentialResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PutCredentialResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PutCredentialResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PutCredentialResponse.self)
        carillon__dispatcher__v1__put_credential_response__init(target)
        target.pointee.credential_id = arena.string(self.credentialId, "carillon.dispatcher.v1.PutCredentialResponse.credential_id")
        target.pointee.fingerprint = arena.string(self.fingerprint, "carillon.dispatcher.v1.PutCredentialResponse.fingerprint")
        return target
    }
}

extension DispatcherV1.ListCredentialsRequest {
    public static var fullName: String { "carillon.dispatcher.v1.ListCredentialsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ListCredentialsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ListCredentialsRequest.self, initializer: carillon__dispatcher__v1__list_credentials_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListCredentialsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListCredentialsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ListCredentialsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ListCredentialsRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ListCredentialsRequest.self)
        carillon__dispatcher__v1__list_credentials_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.CredentialSecret {
    public static var fullName: String { "carillon.dispatcher.v1.CredentialSecret" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialSecret.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CredentialSecret.self, initializer: carillon__dispatcher__v1__credential_secret__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialSecret>, _ arena: Arena) {
        arena.read(source.pointee.field, into: &self.field, "carillon.dispatcher.v1.CredentialSecret.field")
        arena.read(source.pointee.name, into: &self.name, "carillon.dispatcher.v1.CredentialSecret.name")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialSecret>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CredentialSecret> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CredentialSecret>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialSecret.self)
        carillon__dispatcher__v1__credential_secret__init(target)
        target.pointee.field = arena.string(self.field, "carillon.dispatcher.v1.CredentialSecret.field")
        target.pointee.name = arena.string(self.name, "carillon.dispatcher.v1.CredentialSecret.name")
        return target
    }
}

extension DispatcherV1.Credential {
    public static var fullName: String { "carillon.dispatcher.v1.Credential" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__Credential.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__Credential.self, initializer: carillon__dispatcher__v1__credential__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Credential>, _ arena: Arena) {
        arena.read(source.pointee.credential_id, into: &self.credentialId, "carillon.dispatcher.v1.Credential.credential_id")
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.Credential.provider")
        arena.read(source.pointee.fingerprint, into: &self.fingerprint, "carillon.dispatcher.v1.Credential.fingerprint")
        self.createdAtMs = source.pointee.created_at_ms
        if source.pointee.optional_replaced_at_ms_case == 5 { self.replacedAtMs = source.pointee.replaced_at_ms }
        self.rotationDue = (source.pointee.rotation_due != 0)
        self.putAtMs = source.pointee.put_at_ms
        if source.pointee.optional_rotation_due_at_ms_case == 8 { self.rotationDueAtMs = source.pointee.rotation_due_at_ms }
        if source.pointee.n_details > 0, let entries = source.pointee.details {
            var map = [String: String](minimumCapacity: source.pointee.n_details)
            for index in 0..<source.pointee.n_details {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.Credential.details")] = arena.string(entry.pointee.value, "carillon.dispatcher.v1.Credential.details")
            }
            self.details = map
        }
        if source.pointee.n_secrets > 0 {
            arena.beginList()
            self.secrets = [DispatcherV1.CredentialSecret](unsafeUninitializedCapacity: source.pointee.n_secrets) { space, count in
                while count < source.pointee.n_secrets {
                    space.initializeElement(at: count, to: DispatcherV1.CredentialSecret())
                    space[count].read(source.pointee.secrets[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.secret_source, into: &self.secretSource, "carillon.dispatcher.v1.Credential.secret_source")
        arena.read(source.pointee.problem, into: &self.problem, "carillon.dispatcher.v1.Credential.problem")
        self.unreadable = (source.pointee.unreadable != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__Credential>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__Credential> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__Credential>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__Credential.self)
        carillon__dispatcher__v1__credential__init(target)
        target.pointee.credential_id = arena.string(self.credentialId, "carillon.dispatcher.v1.Credential.credential_id")
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.Credential.provider")
        target.pointee.fingerprint = arena.string(self.fingerprint, "carillon.dispatcher.v1.Credential.fingerprint")
        target.pointee.created_at_ms = self.createdAtMs
        if let value = self.replacedAtMs {
            target.pointee.optional_replaced_at_ms_case = 5
            target.pointee.replaced_at_ms = value
        }
        target.pointee.rotation_due = self.rotationDue ? 1 : 0
        target.pointee.put_at_ms = self.putAtMs
        if let value = self.rotationDueAtMs {
            target.pointee.optional_rotation_due_at_ms_case = 8
            target.pointee.rotation_due_at_ms = value
        }
        if !self.details.isEmpty {
            let entries = arena.pointers(self.details.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Credential__DetailsEntry>?.self)
            var count = 0
            for (key, value) in self.details {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__Credential__DetailsEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__Credential__DetailsEntry.self)
                carillon__dispatcher__v1__credential__details_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.Credential.details")
                entry.pointee.value = arena.string(value, "carillon.dispatcher.v1.Credential.details")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_details = count
            target.pointee.details = entries
        }
        if !self.secrets.isEmpty {
            target.pointee.n_secrets = self.secrets.count
            let list = arena.pointers(self.secrets.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__CredentialSecret>?.self)
            self.secrets.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.secrets = list
        }
        target.pointee.secret_source = arena.string(self.secretSource, "carillon.dispatcher.v1.Credential.secret_source")
        target.pointee.problem = arena.string(self.problem, "carillon.dispatcher.v1.Credential.problem")
        target.pointee.unreadable = self.unreadable ? 1 : 0
        return target
    }
}

extension DispatcherV1.ListCredentialsResponse {
    public static var fullName: String { "carillon.dispatcher.v1.ListCredentialsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ListCredentialsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ListCredentialsResponse.self, initializer: carillon__dispatcher__v1__list_credentials_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListCredentialsResponse>, _ arena: Arena) {
        if source.pointee.n_credentials > 0 {
            arena.beginList()
            self.credentials = [DispatcherV1.Credential](unsafeUninitializedCapacity: source.pointee.n_credentials) { space, count in
                while count < source.pointee.n_credentials {
                    space.initializeElement(at: count, to: DispatcherV1.Credential())
                    space[count].read(source.pointee.credentials[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListCredentialsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ListCredentialsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ListCredentialsResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ListCredentialsResponse.self)
        carillon__dispatcher__v1__list_credentials_response__init(target)
        if !self.credentials.isEmpty {
            target.pointee.n_credentials = self.credentials.count
            let list = arena.pointers(self.credentials.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Credential>?.self)
            self.credentials.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.credentials = list
        }
        return target
    }
}

extension DispatcherV1.RemoveCredentialRequest {
    public static var fullName: String { "carillon.dispatcher.v1.RemoveCredentialRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__RemoveCredentialRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__RemoveCredentialRequest.self, initializer: carillon__dispatcher__v1__remove_credential_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RemoveCredentialRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.RemoveCredentialRequest.provider")
        arena.read(source.pointee.credential_id, into: &self.credentialId, "carillon.dispatcher.v1.RemoveCredentialRequest.credential_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RemoveCredentialRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__RemoveCredentialRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__RemoveCredentialRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__RemoveCredentialRequest.self)
        carillon__dispatcher__v1__remove_credential_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.RemoveCredentialRequest.provider")
        target.pointee.credential_id = arena.string(self.credentialId, "carillon.dispatcher.v1.RemoveCredentialRequest.credential_id")
        return target
    }
}

extension DispatcherV1.RemoveCredentialResponse {
    public static var fullName: String { "carillon.dispatcher.v1.RemoveCredentialResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__RemoveCredentialResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__RemoveCredentialResponse.self, initializer: carillon__dispatcher__v1__remove_credential_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RemoveCredentialResponse>, _ arena: Arena) {
        arena.read(source.pointee.credential_id, into: &self.credentialId, "carillon.dispatcher.v1.RemoveCredentialResponse.credential_id")
        arena.read(source.pointee.fingerprint, into: &self.fingerprint, "carillon.dispatcher.v1.RemoveCredentialResponse.fingerprint")
        self.waiting = source.pointee.waiting
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RemoveCredentialResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__RemoveCredentialResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__RemoveCredentialResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__RemoveCredentialResponse.self)
        carillon__dispatcher__v1__remove_credential_response__init(target)
        target.pointee.credential_id = arena.string(self.credentialId, "carillon.dispatcher.v1.RemoveCredentialResponse.credential_id")
        target.pointee.fingerprint = arena.string(self.fingerprint, "carillon.dispatcher.v1.RemoveCredentialResponse.fingerprint")
        target.pointee.waiting = self.waiting
        return target
    }
}

extension DispatcherV1.QueueStatusRequest {
    public static var fullName: String { "carillon.dispatcher.v1.QueueStatusRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__QueueStatusRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__QueueStatusRequest.self, initializer: carillon__dispatcher__v1__queue_status_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__QueueStatusRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__QueueStatusRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__QueueStatusRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__QueueStatusRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__QueueStatusRequest.self)
        carillon__dispatcher__v1__queue_status_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.QueueStatusResponse {
    public static var fullName: String { "carillon.dispatcher.v1.QueueStatusResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__QueueStatusResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__QueueStatusResponse.self, initializer: carillon__dispatcher__v1__queue_status_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__QueueStatusResponse>, _ arena: Arena) {
        self.queued = source.pointee.queued
        self.leased = source.pointee.leased
        self.waitingRetry = source.pointee.waiting_retry
        self.deadLetters = source.pointee.dead_letters
        if source.pointee.optional_oldest_queued_at_ms_case == 5 { self.oldestQueuedAtMs = source.pointee.oldest_queued_at_ms }
        if source.pointee.n_lanes > 0 {
            arena.beginList()
            self.lanes = [DispatcherV1.LaneStatus](unsafeUninitializedCapacity: source.pointee.n_lanes) { space, count in
                while count < source.pointee.n_lanes {
                    space.initializeElement(at: count, to: DispatcherV1.LaneStatus())
                    space[count].read(source.pointee.lanes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_sent_by_provider > 0, let entries = source.pointee.sent_by_provider {
            var map = [String: Int64](minimumCapacity: source.pointee.n_sent_by_provider)
            for index in 0..<source.pointee.n_sent_by_provider {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.QueueStatusResponse.sent_by_provider")] = entry.pointee.value
            }
            self.sentByProvider = map
        }
        self.attempts = source.pointee.attempts
        self.outcomeOutboxDepth = source.pointee.outcome_outbox_depth
        if source.pointee.n_failures_by_code > 0, let entries = source.pointee.failures_by_code {
            var map = [String: Int64](minimumCapacity: source.pointee.n_failures_by_code)
            for index in 0..<source.pointee.n_failures_by_code {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.QueueStatusResponse.failures_by_code")] = entry.pointee.value
            }
            self.failuresByCode = map
        }
        if source.pointee.n_dispatchers > 0 {
            arena.beginList()
            self.dispatchers = [DispatcherV1.DispatcherMember](unsafeUninitializedCapacity: source.pointee.n_dispatchers) { space, count in
                while count < source.pointee.n_dispatchers {
                    space.initializeElement(at: count, to: DispatcherV1.DispatcherMember())
                    space[count].read(source.pointee.dispatchers[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_providers > 0 {
            arena.beginList()
            self.providers = [DispatcherV1.ProviderStatus](unsafeUninitializedCapacity: source.pointee.n_providers) { space, count in
                while count < source.pointee.n_providers {
                    space.initializeElement(at: count, to: DispatcherV1.ProviderStatus())
                    space[count].read(source.pointee.providers[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_pauses > 0 {
            arena.beginList()
            self.pauses = [DispatcherV1.LanePause](unsafeUninitializedCapacity: source.pointee.n_pauses) { space, count in
                while count < source.pointee.n_pauses {
                    space.initializeElement(at: count, to: DispatcherV1.LanePause())
                    space[count].read(source.pointee.pauses[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__QueueStatusResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__QueueStatusResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__QueueStatusResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__QueueStatusResponse.self)
        carillon__dispatcher__v1__queue_status_response__init(target)
        target.pointee.queued = self.queued
        target.pointee.leased = self.leased
        target.pointee.waiting_retry = self.waitingRetry
        target.pointee.dead_letters = self.deadLetters
        if let value = self.oldestQueuedAtMs {
            target.pointee.optional_oldest_queued_at_ms_case = 5
            target.pointee.oldest_queued_at_ms = value
        }
        if !self.lanes.isEmpty {
            target.pointee.n_lanes = self.lanes.count
            let list = arena.pointers(self.lanes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__LaneStatus>?.self)
            self.lanes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.lanes = list
        }
        if !self.sentByProvider.isEmpty {
            let entries = arena.pointers(self.sentByProvider.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry>?.self)
            var count = 0
            for (key, value) in self.sentByProvider {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__QueueStatusResponse__SentByProviderEntry.self)
                carillon__dispatcher__v1__queue_status_response__sent_by_provider_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.QueueStatusResponse.sent_by_provider")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_sent_by_provider = count
            target.pointee.sent_by_provider = entries
        }
        target.pointee.attempts = self.attempts
        target.pointee.outcome_outbox_depth = self.outcomeOutboxDepth
        if !self.failuresByCode.isEmpty {
            let entries = arena.pointers(self.failuresByCode.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry>?.self)
            var count = 0
            for (key, value) in self.failuresByCode {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__QueueStatusResponse__FailuresByCodeEntry.self)
                carillon__dispatcher__v1__queue_status_response__failures_by_code_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.QueueStatusResponse.failures_by_code")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_failures_by_code = count
            target.pointee.failures_by_code = entries
        }
        if !self.dispatchers.isEmpty {
            target.pointee.n_dispatchers = self.dispatchers.count
            let list = arena.pointers(self.dispatchers.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__DispatcherMember>?.self)
            self.dispatchers.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.dispatchers = list
        }
        if !self.providers.isEmpty {
            target.pointee.n_providers = self.providers.count
            let list = arena.pointers(self.providers.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__ProviderStatus>?.self)
            self.providers.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.providers = list
        }
        if !self.pauses.isEmpty {
            target.pointee.n_pauses = self.pauses.count
            let list = arena.pointers(self.pauses.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__LanePause>?.self)
            self.pauses.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.pauses = list
        }
        return target
    }
}

extension DispatcherV1.LanePause {
    public static var fullName: String { "carillon.dispatcher.v1.LanePause" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__LanePause.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__LanePause.self, initializer: carillon__dispatcher__v1__lane_pause__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__LanePause>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.LanePause.provider")
        arena.read(source.pointee.environment, into: &self.environment, "carillon.dispatcher.v1.LanePause.environment")
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.sinceMs = source.pointee.since_ms
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.LanePause.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__LanePause>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__LanePause> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__LanePause>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__LanePause.self)
        carillon__dispatcher__v1__lane_pause__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.LanePause.provider")
        target.pointee.environment = arena.string(self.environment, "carillon.dispatcher.v1.LanePause.environment")
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.since_ms = self.sinceMs
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.LanePause.reason")
        return target
    }
}

extension DispatcherV1.ProviderStatus {
    public static var fullName: String { "carillon.dispatcher.v1.ProviderStatus" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ProviderStatus.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ProviderStatus.self, initializer: carillon__dispatcher__v1__provider_status__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ProviderStatus>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.ProviderStatus.provider")
        self.down = (source.pointee.down != 0)
        self.calledDown = (source.pointee.called_down != 0)
        if source.pointee.optional_down_since_ms_case == 4 { self.downSinceMs = source.pointee.down_since_ms }
        self.lanes = source.pointee.lanes
        self.lanesDown = source.pointee.lanes_down
        self.waiting = source.pointee.waiting
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.ProviderStatus.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ProviderStatus>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ProviderStatus> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ProviderStatus>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ProviderStatus.self)
        carillon__dispatcher__v1__provider_status__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.ProviderStatus.provider")
        target.pointee.down = self.down ? 1 : 0
        target.pointee.called_down = self.calledDown ? 1 : 0
        if let value = self.downSinceMs {
            target.pointee.optional_down_since_ms_case = 4
            target.pointee.down_since_ms = value
        }
        target.pointee.lanes = self.lanes
        target.pointee.lanes_down = self.lanesDown
        target.pointee.waiting = self.waiting
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.ProviderStatus.reason")
        return target
    }
}

extension DispatcherV1.DispatcherMember {
    public static var fullName: String { "carillon.dispatcher.v1.DispatcherMember" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DispatcherMember.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DispatcherMember.self, initializer: carillon__dispatcher__v1__dispatcher_member__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DispatcherMember>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.dispatcher.v1.DispatcherMember.name")
        arena.read(source.pointee.version, into: &self.version, "carillon.dispatcher.v1.DispatcherMember.version")
        self.startedAtMs = source.pointee.started_at_ms
        self.silent = (source.pointee.silent != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DispatcherMember>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DispatcherMember> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DispatcherMember>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DispatcherMember.self)
        carillon__dispatcher__v1__dispatcher_member__init(target)
        target.pointee.name = arena.string(self.name, "carillon.dispatcher.v1.DispatcherMember.name")
        target.pointee.version = arena.string(self.version, "carillon.dispatcher.v1.DispatcherMember.version")
        target.pointee.started_at_ms = self.startedAtMs
        target.pointee.silent = self.silent ? 1 : 0
        return target
    }
}

extension DispatcherV1.LaneStatus {
    public static var fullName: String { "carillon.dispatcher.v1.LaneStatus" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__LaneStatus.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__LaneStatus.self, initializer: carillon__dispatcher__v1__lane_status__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__LaneStatus>, _ arena: Arena) {
        arena.read(source.pointee.lane, into: &self.lane, "carillon.dispatcher.v1.LaneStatus.lane")
        self.connections = source.pointee.connections
        self.inFlight = source.pointee.in_flight
        self.state = DispatcherV1.LaneState(rawValue: source.pointee.state)
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.LaneStatus.reason")
        if source.pointee.optional_until_ms_case == 6 { self.untilMs = source.pointee.until_ms }
        self.waiting = source.pointee.waiting
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.LaneStatus.provider")
        self.sentLastMinute = source.pointee.sent_last_minute
        if source.pointee.optional_oldest_queued_at_ms_case == 10 { self.oldestQueuedAtMs = source.pointee.oldest_queued_at_ms }
        if source.pointee.optional_next_probe_at_ms_case == 11 { self.nextProbeAtMs = source.pointee.next_probe_at_ms }
        if source.pointee.optional_down_since_ms_case == 12 { self.downSinceMs = source.pointee.down_since_ms }
        self.paused = (source.pointee.paused != 0)
        self.waitingRetry = source.pointee.waiting_retry
        self.failedLastMinute = source.pointee.failed_last_minute
        self.calledDown = (source.pointee.called_down != 0)
        arena.read(source.pointee.host, into: &self.host, "carillon.dispatcher.v1.LaneStatus.host")
        arena.read(source.pointee.environment, into: &self.environment, "carillon.dispatcher.v1.LaneStatus.environment")
        arena.read(source.pointee.credential_id, into: &self.credentialId, "carillon.dispatcher.v1.LaneStatus.credential_id")
        arena.read(source.pointee.project, into: &self.project, "carillon.dispatcher.v1.LaneStatus.project")
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__LaneStatus>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__LaneStatus> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__LaneStatus>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__LaneStatus.self)
        carillon__dispatcher__v1__lane_status__init(target)
        target.pointee.lane = arena.string(self.lane, "carillon.dispatcher.v1.LaneStatus.lane")
        target.pointee.connections = self.connections
        target.pointee.in_flight = self.inFlight
        target.pointee.state = self.state.rawValue
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.LaneStatus.reason")
        if let value = self.untilMs {
            target.pointee.optional_until_ms_case = 6
            target.pointee.until_ms = value
        }
        target.pointee.waiting = self.waiting
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.LaneStatus.provider")
        target.pointee.sent_last_minute = self.sentLastMinute
        if let value = self.oldestQueuedAtMs {
            target.pointee.optional_oldest_queued_at_ms_case = 10
            target.pointee.oldest_queued_at_ms = value
        }
        if let value = self.nextProbeAtMs {
            target.pointee.optional_next_probe_at_ms_case = 11
            target.pointee.next_probe_at_ms = value
        }
        if let value = self.downSinceMs {
            target.pointee.optional_down_since_ms_case = 12
            target.pointee.down_since_ms = value
        }
        target.pointee.paused = self.paused ? 1 : 0
        target.pointee.waiting_retry = self.waitingRetry
        target.pointee.failed_last_minute = self.failedLastMinute
        target.pointee.called_down = self.calledDown ? 1 : 0
        target.pointee.host = arena.string(self.host, "carillon.dispatcher.v1.LaneStatus.host")
        target.pointee.environment = arena.string(self.environment, "carillon.dispatcher.v1.LaneStatus.environment")
        target.pointee.credential_id = arena.string(self.credentialId, "carillon.dispatcher.v1.LaneStatus.credential_id")
        target.pointee.project = arena.string(self.project, "carillon.dispatcher.v1.LaneStatus.project")
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.ListUnsentRequest {
    public static var fullName: String { "carillon.dispatcher.v1.ListUnsentRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ListUnsentRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ListUnsentRequest.self, initializer: carillon__dispatcher__v1__list_unsent_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListUnsentRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.dispatcher.v1.ListUnsentRequest.notification_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListUnsentRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ListUnsentRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ListUnsentRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ListUnsentRequest.self)
        carillon__dispatcher__v1__list_unsent_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.dispatcher.v1.ListUnsentRequest.notification_id")
        return target
    }
}

extension DispatcherV1.UnsentDelivery {
    public static var fullName: String { "carillon.dispatcher.v1.UnsentDelivery" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__UnsentDelivery.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__UnsentDelivery.self, initializer: carillon__dispatcher__v1__unsent_delivery__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__UnsentDelivery>, _ arena: Arena) {
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.UnsentDelivery.push_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.dispatcher.v1.UnsentDelivery.push_device_id")
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.UnsentDelivery.provider")
        self.state = DispatcherV1.UnsentState(rawValue: source.pointee.state)
        self.attempts = source.pointee.attempts
        arena.read(source.pointee.provider_code, into: &self.providerCode, "carillon.dispatcher.v1.UnsentDelivery.provider_code")
        if source.pointee.optional_due_at_ms_case == 7 { self.dueAtMs = source.pointee.due_at_ms }
        self.queuedAtMs = source.pointee.queued_at_ms
        if let inner = source.pointee.lane {
            self.lane = DispatcherV1.LaneStatus()
            self.lane?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__UnsentDelivery>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__UnsentDelivery> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__UnsentDelivery>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__UnsentDelivery.self)
        carillon__dispatcher__v1__unsent_delivery__init(target)
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.UnsentDelivery.push_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.dispatcher.v1.UnsentDelivery.push_device_id")
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.UnsentDelivery.provider")
        target.pointee.state = self.state.rawValue
        target.pointee.attempts = self.attempts
        target.pointee.provider_code = arena.string(self.providerCode, "carillon.dispatcher.v1.UnsentDelivery.provider_code")
        if let value = self.dueAtMs {
            target.pointee.optional_due_at_ms_case = 7
            target.pointee.due_at_ms = value
        }
        target.pointee.queued_at_ms = self.queuedAtMs
        target.pointee.lane = self.lane?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.ListUnsentResponse {
    public static var fullName: String { "carillon.dispatcher.v1.ListUnsentResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ListUnsentResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ListUnsentResponse.self, initializer: carillon__dispatcher__v1__list_unsent_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListUnsentResponse>, _ arena: Arena) {
        if source.pointee.n_deliveries > 0 {
            arena.beginList()
            self.deliveries = [DispatcherV1.UnsentDelivery](unsafeUninitializedCapacity: source.pointee.n_deliveries) { space, count in
                while count < source.pointee.n_deliveries {
                    space.initializeElement(at: count, to: DispatcherV1.UnsentDelivery())
                    space[count].read(source.pointee.deliveries[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ListUnsentResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ListUnsentResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ListUnsentResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ListUnsentResponse.self)
        carillon__dispatcher__v1__list_unsent_response__init(target)
        if !self.deliveries.isEmpty {
            target.pointee.n_deliveries = self.deliveries.count
            let list = arena.pointers(self.deliveries.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__UnsentDelivery>?.self)
            self.deliveries.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.deliveries = list
        }
        return target
    }
}

extension DispatcherV1.DeadLetterFilter {
    public static var fullName: String { "carillon.dispatcher.v1.DeadLetterFilter" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLetterFilter.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DeadLetterFilter.self, initializer: carillon__dispatcher__v1__dead_letter_filter__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLetterFilter>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.DeadLetterFilter.provider")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.DeadLetterFilter.reason")
        arena.read(source.pointee.provider_code, into: &self.providerCode, "carillon.dispatcher.v1.DeadLetterFilter.provider_code")
        self.failedFromMs = source.pointee.failed_from_ms
        self.failedBeforeMs = source.pointee.failed_before_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLetterFilter>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DeadLetterFilter> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DeadLetterFilter>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLetterFilter.self)
        carillon__dispatcher__v1__dead_letter_filter__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.DeadLetterFilter.provider")
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.DeadLetterFilter.reason")
        target.pointee.provider_code = arena.string(self.providerCode, "carillon.dispatcher.v1.DeadLetterFilter.provider_code")
        target.pointee.failed_from_ms = self.failedFromMs
        target.pointee.failed_before_ms = self.failedBeforeMs
        return target
    }
}

extension DispatcherV1.DeadLettersRequest {
    public static var fullName: String { "carillon.dispatcher.v1.DeadLettersRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLettersRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DeadLettersRequest.self, initializer: carillon__dispatcher__v1__dead_letters_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLettersRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.dispatcher.v1.DeadLettersRequest.page_token")
        if let inner = source.pointee.filter {
            self.filter = DispatcherV1.DeadLetterFilter()
            self.filter?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLettersRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DeadLettersRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DeadLettersRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLettersRequest.self)
        carillon__dispatcher__v1__dead_letters_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.dispatcher.v1.DeadLettersRequest.page_token")
        target.pointee.filter = self.filter?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.DeadLetter {
    public static var fullName: String { "carillon.dispatcher.v1.DeadLetter" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLetter.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DeadLetter.self, initializer: carillon__dispatcher__v1__dead_letter__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLetter>, _ arena: Arena) {
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.DeadLetter.push_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.dispatcher.v1.DeadLetter.notification_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.DeadLetter.user_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.dispatcher.v1.DeadLetter.push_device_id")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.DeadLetter.reason")
        arena.read(source.pointee.provider_code, into: &self.providerCode, "carillon.dispatcher.v1.DeadLetter.provider_code")
        self.attempts = source.pointee.attempts
        self.failedAtMs = source.pointee.failed_at_ms
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.DeadLetter.provider")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLetter>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DeadLetter> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DeadLetter>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLetter.self)
        carillon__dispatcher__v1__dead_letter__init(target)
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.DeadLetter.push_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.dispatcher.v1.DeadLetter.notification_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.DeadLetter.user_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.dispatcher.v1.DeadLetter.push_device_id")
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.DeadLetter.reason")
        target.pointee.provider_code = arena.string(self.providerCode, "carillon.dispatcher.v1.DeadLetter.provider_code")
        target.pointee.attempts = self.attempts
        target.pointee.failed_at_ms = self.failedAtMs
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.DeadLetter.provider")
        return target
    }
}

extension DispatcherV1.DeadLettersResponse {
    public static var fullName: String { "carillon.dispatcher.v1.DeadLettersResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLettersResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DeadLettersResponse.self, initializer: carillon__dispatcher__v1__dead_letters_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLettersResponse>, _ arena: Arena) {
        if source.pointee.n_dead_letters > 0 {
            arena.beginList()
            self.deadLetters = [DispatcherV1.DeadLetter](unsafeUninitializedCapacity: source.pointee.n_dead_letters) { space, count in
                while count < source.pointee.n_dead_letters {
                    space.initializeElement(at: count, to: DispatcherV1.DeadLetter())
                    space[count].read(source.pointee.dead_letters[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.dispatcher.v1.DeadLettersResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DeadLettersResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DeadLettersResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DeadLettersResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DeadLettersResponse.self)
        carillon__dispatcher__v1__dead_letters_response__init(target)
        if !self.deadLetters.isEmpty {
            target.pointee.n_dead_letters = self.deadLetters.count
            let list = arena.pointers(self.deadLetters.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__DeadLetter>?.self)
            self.deadLetters.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.dead_letters = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.dispatcher.v1.DeadLettersResponse.next_page_token")
        return target
    }
}

extension DispatcherV1.RequeueRequest {
    public static var fullName: String { "carillon.dispatcher.v1.RequeueRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__RequeueRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__RequeueRequest.self, initializer: carillon__dispatcher__v1__requeue_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RequeueRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_push_ids > 0 {
            self.pushIds = arena.strings(source.pointee.push_ids, source.pointee.n_push_ids, "carillon.dispatcher.v1.RequeueRequest.push_ids")
        }
        self.all = (source.pointee.all != 0)
        if let inner = source.pointee.filter {
            self.filter = DispatcherV1.DeadLetterFilter()
            self.filter?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RequeueRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__RequeueRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__RequeueRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__RequeueRequest.self)
        carillon__dispatcher__v1__requeue_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.pushIds.isEmpty {
            target.pointee.n_push_ids = self.pushIds.count
            target.pointee.push_ids = arena.strings(self.pushIds, "carillon.dispatcher.v1.RequeueRequest.push_ids")
        }
        target.pointee.all = self.all ? 1 : 0
        target.pointee.filter = self.filter?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.RequeueResponse {
    public static var fullName: String { "carillon.dispatcher.v1.RequeueResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__RequeueResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__RequeueResponse.self, initializer: carillon__dispatcher__v1__requeue_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RequeueResponse>, _ arena: Arena) {
        self.requeued = source.pointee.requeued
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__RequeueResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__RequeueResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__RequeueResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__RequeueResponse.self)
        carillon__dispatcher__v1__requeue_response__init(target)
        target.pointee.requeued = self.requeued
        return target
    }
}

extension DispatcherV1.DropDeadLettersRequest {
    public static var fullName: String { "carillon.dispatcher.v1.DropDeadLettersRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DropDeadLettersRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DropDeadLettersRequest.self, initializer: carillon__dispatcher__v1__drop_dead_letters_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DropDeadLettersRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_push_ids > 0 {
            self.pushIds = arena.strings(source.pointee.push_ids, source.pointee.n_push_ids, "carillon.dispatcher.v1.DropDeadLettersRequest.push_ids")
        }
        self.all = (source.pointee.all != 0)
        if let inner = source.pointee.filter {
            self.filter = DispatcherV1.DeadLetterFilter()
            self.filter?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DropDeadLettersRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DropDeadLettersRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DropDeadLettersRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DropDeadLettersRequest.self)
        carillon__dispatcher__v1__drop_dead_letters_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.pushIds.isEmpty {
            target.pointee.n_push_ids = self.pushIds.count
            target.pointee.push_ids = arena.strings(self.pushIds, "carillon.dispatcher.v1.DropDeadLettersRequest.push_ids")
        }
        target.pointee.all = self.all ? 1 : 0
        target.pointee.filter = self.filter?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.DropDeadLettersResponse {
    public static var fullName: String { "carillon.dispatcher.v1.DropDeadLettersResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__DropDeadLettersResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__DropDeadLettersResponse.self, initializer: carillon__dispatcher__v1__drop_dead_letters_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DropDeadLettersResponse>, _ arena: Arena) {
        self.dropped = source.pointee.dropped
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__DropDeadLettersResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__DropDeadLettersResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__DropDeadLettersResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__DropDeadLettersResponse.self)
        carillon__dispatcher__v1__drop_dead_letters_response__init(target)
        target.pointee.dropped = self.dropped
        return target
    }
}

extension DispatcherV1.PauseLanesRequest {
    public static var fullName: String { "carillon.dispatcher.v1.PauseLanesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PauseLanesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PauseLanesRequest.self, initializer: carillon__dispatcher__v1__pause_lanes_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PauseLanesRequest>, _ arena: Arena) {
        self.paused = (source.pointee.paused != 0)
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.PauseLanesRequest.provider")
        arena.read(source.pointee.environment, into: &self.environment, "carillon.dispatcher.v1.PauseLanesRequest.environment")
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.PauseLanesRequest.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PauseLanesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PauseLanesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PauseLanesRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PauseLanesRequest.self)
        carillon__dispatcher__v1__pause_lanes_request__init(target)
        target.pointee.paused = self.paused ? 1 : 0
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.PauseLanesRequest.provider")
        target.pointee.environment = arena.string(self.environment, "carillon.dispatcher.v1.PauseLanesRequest.environment")
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.PauseLanesRequest.reason")
        return target
    }
}

extension DispatcherV1.PauseLanesResponse {
    public static var fullName: String { "carillon.dispatcher.v1.PauseLanesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PauseLanesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PauseLanesResponse.self, initializer: carillon__dispatcher__v1__pause_lanes_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PauseLanesResponse>, _ arena: Arena) {
        self.changed = (source.pointee.changed != 0)
        if source.pointee.n_pauses > 0 {
            arena.beginList()
            self.pauses = [DispatcherV1.LanePause](unsafeUninitializedCapacity: source.pointee.n_pauses) { space, count in
                while count < source.pointee.n_pauses {
                    space.initializeElement(at: count, to: DispatcherV1.LanePause())
                    space[count].read(source.pointee.pauses[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PauseLanesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PauseLanesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PauseLanesResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PauseLanesResponse.self)
        carillon__dispatcher__v1__pause_lanes_response__init(target)
        target.pointee.changed = self.changed ? 1 : 0
        if !self.pauses.isEmpty {
            target.pointee.n_pauses = self.pauses.count
            let list = arena.pointers(self.pauses.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__LanePause>?.self)
            self.pauses.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.pauses = list
        }
        return target
    }
}

extension DispatcherV1.MarkProviderRequest {
    public static var fullName: String { "carillon.dispatcher.v1.MarkProviderRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__MarkProviderRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__MarkProviderRequest.self, initializer: carillon__dispatcher__v1__mark_provider_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__MarkProviderRequest>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.dispatcher.v1.MarkProviderRequest.provider")
        self.down = (source.pointee.down != 0)
        arena.read(source.pointee.environment, into: &self.environment, "carillon.dispatcher.v1.MarkProviderRequest.environment")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.MarkProviderRequest.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__MarkProviderRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__MarkProviderRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__MarkProviderRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__MarkProviderRequest.self)
        carillon__dispatcher__v1__mark_provider_request__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.dispatcher.v1.MarkProviderRequest.provider")
        target.pointee.down = self.down ? 1 : 0
        target.pointee.environment = arena.string(self.environment, "carillon.dispatcher.v1.MarkProviderRequest.environment")
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.MarkProviderRequest.reason")
        return target
    }
}

extension DispatcherV1.MarkProviderResponse {
    public static var fullName: String { "carillon.dispatcher.v1.MarkProviderResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__MarkProviderResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__MarkProviderResponse.self, initializer: carillon__dispatcher__v1__mark_provider_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__MarkProviderResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__MarkProviderResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__MarkProviderResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__MarkProviderResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__MarkProviderResponse.self)
        carillon__dispatcher__v1__mark_provider_response__init(target)
        return target
    }
}

extension DispatcherV1.PushAvailabilityRequest {
    public static var fullName: String { "carillon.dispatcher.v1.PushAvailabilityRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PushAvailabilityRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PushAvailabilityRequest.self, initializer: carillon__dispatcher__v1__push_availability_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PushAvailabilityRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PushAvailabilityRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PushAvailabilityRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PushAvailabilityRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PushAvailabilityRequest.self)
        carillon__dispatcher__v1__push_availability_request__init(target)
        return target
    }
}

extension DispatcherV1.PushAvailabilityResponse {
    public static var fullName: String { "carillon.dispatcher.v1.PushAvailabilityResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PushAvailabilityResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PushAvailabilityResponse.self, initializer: carillon__dispatcher__v1__push_availability_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PushAvailabilityResponse>, _ arena: Arena) {
        if source.pointee.n_providers_down > 0 {
            self.providersDown = arena.strings(source.pointee.providers_down, source.pointee.n_providers_down, "carillon.dispatcher.v1.PushAvailabilityResponse.providers_down")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PushAvailabilityResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PushAvailabilityResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PushAvailabilityResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PushAvailabilityResponse.self)
        carillon__dispatcher__v1__push_availability_response__init(target)
        if !self.providersDown.isEmpty {
            target.pointee.n_providers_down = self.providersDown.count
            target.pointee.providers_down = arena.strings(self.providersDown, "carillon.dispatcher.v1.PushAvailabilityResponse.providers_down")
        }
        return target
    }
}

extension DispatcherV1.ReencryptCredentialsRequest {
    public static var fullName: String { "carillon.dispatcher.v1.ReencryptCredentialsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ReencryptCredentialsRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ReencryptCredentialsRequest.self, initializer: carillon__dispatcher__v1__reencrypt_credentials_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ReencryptCredentialsRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ReencryptCredentialsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ReencryptCredentialsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ReencryptCredentialsRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ReencryptCredentialsRequest.self)
        carillon__dispatcher__v1__reencrypt_credentials_request__init(target)
        return target
    }
}

extension DispatcherV1.ReencryptCredentialsResponse {
    public static var fullName: String { "carillon.dispatcher.v1.ReencryptCredentialsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ReencryptCredentialsResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ReencryptCredentialsResponse.self, initializer: carillon__dispatcher__v1__reencrypt_credentials_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ReencryptCredentialsResponse>, _ arena: Arena) {
        self.examined = source.pointee.examined
        self.reencrypted = source.pointee.reencrypted
        self.unreadable = source.pointee.unreadable
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ReencryptCredentialsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ReencryptCredentialsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ReencryptCredentialsResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ReencryptCredentialsResponse.self)
        carillon__dispatcher__v1__reencrypt_credentials_response__init(target)
        target.pointee.examined = self.examined
        target.pointee.reencrypted = self.reencrypted
        target.pointee.unreadable = self.unreadable
        return target
    }
}

extension DispatcherV1.CredentialKeyUseRequest {
    public static var fullName: String { "carillon.dispatcher.v1.CredentialKeyUseRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialKeyUseRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CredentialKeyUseRequest.self, initializer: carillon__dispatcher__v1__credential_key_use_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialKeyUseRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialKeyUseRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CredentialKeyUseRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CredentialKeyUseRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialKeyUseRequest.self)
        carillon__dispatcher__v1__credential_key_use_request__init(target)
        return target
    }
}

extension DispatcherV1.CredentialKeyUse {
    public static var fullName: String { "carillon.dispatcher.v1.CredentialKeyUse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialKeyUse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CredentialKeyUse.self, initializer: carillon__dispatcher__v1__credential_key_use__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialKeyUse>, _ arena: Arena) {
        arena.read(source.pointee.key_id, into: &self.keyId, "carillon.dispatcher.v1.CredentialKeyUse.key_id")
        self.current = (source.pointee.current != 0)
        self.inRing = (source.pointee.in_ring != 0)
        self.credentials = source.pointee.credentials
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialKeyUse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CredentialKeyUse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CredentialKeyUse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialKeyUse.self)
        carillon__dispatcher__v1__credential_key_use__init(target)
        target.pointee.key_id = arena.string(self.keyId, "carillon.dispatcher.v1.CredentialKeyUse.key_id")
        target.pointee.current = self.current ? 1 : 0
        target.pointee.in_ring = self.inRing ? 1 : 0
        target.pointee.credentials = self.credentials
        return target
    }
}

extension DispatcherV1.CredentialKeyUseResponse {
    public static var fullName: String { "carillon.dispatcher.v1.CredentialKeyUseResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialKeyUseResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CredentialKeyUseResponse.self, initializer: carillon__dispatcher__v1__credential_key_use_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialKeyUseResponse>, _ arena: Arena) {
        if source.pointee.n_keys > 0 {
            arena.beginList()
            self.keys = [DispatcherV1.CredentialKeyUse](unsafeUninitializedCapacity: source.pointee.n_keys) { space, count in
                while count < source.pointee.n_keys {
                    space.initializeElement(at: count, to: DispatcherV1.CredentialKeyUse())
                    space[count].read(source.pointee.keys[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CredentialKeyUseResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CredentialKeyUseResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CredentialKeyUseResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CredentialKeyUseResponse.self)
        carillon__dispatcher__v1__credential_key_use_response__init(target)
        if !self.keys.isEmpty {
            target.pointee.n_keys = self.keys.count
            let list = arena.pointers(self.keys.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__CredentialKeyUse>?.self)
            self.keys.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.keys = list
        }
        return target
    }
}

extension DispatcherV1.UserAction {
    public static var fullName: String { "carillon.dispatcher.v1.UserAction" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__UserAction.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__UserAction.self, initializer: carillon__dispatcher__v1__user_action__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__UserAction>, _ arena: Arena) {
        arena.read(source.pointee.action, into: &self.action, "carillon.dispatcher.v1.UserAction.action")
        arena.read(source.pointee.text_input, into: &self.textInput, "carillon.dispatcher.v1.UserAction.text_input")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.UserAction.push_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.dispatcher.v1.UserAction.device_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.dispatcher.v1.UserAction.type_id")
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.dispatcher.v1.UserAction.event_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.dispatcher.v1.UserAction.channel_id")
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.dispatcher.v1.UserAction.message_id")
        self.occurredAtMs = source.pointee.occurred_at_ms
        arena.read(source.pointee.callback_target, into: &self.callbackTarget, "carillon.dispatcher.v1.UserAction.callback_target")
        if source.pointee.n_callback_params > 0, let entries = source.pointee.callback_params {
            var map = [String: String](minimumCapacity: source.pointee.n_callback_params)
            for index in 0..<source.pointee.n_callback_params {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.UserAction.callback_params")] = arena.string(entry.pointee.value, "carillon.dispatcher.v1.UserAction.callback_params")
            }
            self.callbackParams = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__UserAction>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__UserAction> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__UserAction>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__UserAction.self)
        carillon__dispatcher__v1__user_action__init(target)
        target.pointee.action = arena.string(self.action, "carillon.dispatcher.v1.UserAction.action")
        target.pointee.text_input = arena.string(self.textInput, "carillon.dispatcher.v1.UserAction.text_input")
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.UserAction.push_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.dispatcher.v1.UserAction.device_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.dispatcher.v1.UserAction.type_id")
        target.pointee.event_id = arena.string(self.eventId, "carillon.dispatcher.v1.UserAction.event_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.dispatcher.v1.UserAction.channel_id")
        target.pointee.message_id = arena.string(self.messageId, "carillon.dispatcher.v1.UserAction.message_id")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.callback_target = arena.string(self.callbackTarget, "carillon.dispatcher.v1.UserAction.callback_target")
        if !self.callbackParams.isEmpty {
            let entries = arena.pointers(self.callbackParams.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry>?.self)
            var count = 0
            for (key, value) in self.callbackParams {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__UserAction__CallbackParamsEntry.self)
                carillon__dispatcher__v1__user_action__callback_params_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.UserAction.callback_params")
                entry.pointee.value = arena.string(value, "carillon.dispatcher.v1.UserAction.callback_params")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_callback_params = count
            target.pointee.callback_params = entries
        }
        return target
    }
}

extension DispatcherV1.PersonMessage {
    public static var fullName: String { "carillon.dispatcher.v1.PersonMessage" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__PersonMessage.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__PersonMessage.self, initializer: carillon__dispatcher__v1__person_message__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PersonMessage>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.dispatcher.v1.PersonMessage.message_id")
        self.kind = DispatcherV1.PersonMessageKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.PersonMessage.user_id")
        arena.read(source.pointee.email, into: &self.email, "carillon.dispatcher.v1.PersonMessage.email")
        arena.read(source.pointee.title, into: &self.title, "carillon.dispatcher.v1.PersonMessage.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.dispatcher.v1.PersonMessage.body")
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.dispatcher.v1.PersonMessage.deep_link")
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.PersonMessage.reason")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.dispatcher.v1.PersonMessage.locale")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.dispatcher.v1.PersonMessage.notification_id")
        arena.read(source.pointee.subject, into: &self.subject, "carillon.dispatcher.v1.PersonMessage.subject")
        self.way = DispatcherV1.PersonMessageWay(rawValue: source.pointee.way)
        if let inner = source.pointee.action {
            self.action = DispatcherV1.UserAction()
            self.action?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__PersonMessage>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__PersonMessage> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__PersonMessage>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__PersonMessage.self)
        carillon__dispatcher__v1__person_message__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.message_id = arena.string(self.messageId, "carillon.dispatcher.v1.PersonMessage.message_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.PersonMessage.user_id")
        target.pointee.email = arena.string(self.email, "carillon.dispatcher.v1.PersonMessage.email")
        target.pointee.title = arena.string(self.title, "carillon.dispatcher.v1.PersonMessage.title")
        target.pointee.body = arena.string(self.body, "carillon.dispatcher.v1.PersonMessage.body")
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.dispatcher.v1.PersonMessage.deep_link")
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.PersonMessage.reason")
        target.pointee.locale = arena.string(self.locale, "carillon.dispatcher.v1.PersonMessage.locale")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.dispatcher.v1.PersonMessage.notification_id")
        target.pointee.subject = arena.string(self.subject, "carillon.dispatcher.v1.PersonMessage.subject")
        target.pointee.way = self.way.rawValue
        target.pointee.action = self.action?.makeCStruct(in: arena)
        return target
    }
}

extension DispatcherV1.SendPersonMessagesRequest {
    public static var fullName: String { "carillon.dispatcher.v1.SendPersonMessagesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__SendPersonMessagesRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__SendPersonMessagesRequest.self, initializer: carillon__dispatcher__v1__send_person_messages_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendPersonMessagesRequest>, _ arena: Arena) {
        if source.pointee.n_messages > 0 {
            arena.beginList()
            self.messages = [DispatcherV1.PersonMessage](unsafeUninitializedCapacity: source.pointee.n_messages) { space, count in
                while count < source.pointee.n_messages {
                    space.initializeElement(at: count, to: DispatcherV1.PersonMessage())
                    space[count].read(source.pointee.messages[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendPersonMessagesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__SendPersonMessagesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__SendPersonMessagesRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__SendPersonMessagesRequest.self)
        carillon__dispatcher__v1__send_person_messages_request__init(target)
        if !self.messages.isEmpty {
            target.pointee.n_messages = self.messages.count
            let list = arena.pointers(self.messages.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__PersonMessage>?.self)
            self.messages.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.messages = list
        }
        return target
    }
}

extension DispatcherV1.SendPersonMessagesResponse {
    public static var fullName: String { "carillon.dispatcher.v1.SendPersonMessagesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__SendPersonMessagesResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__SendPersonMessagesResponse.self, initializer: carillon__dispatcher__v1__send_person_messages_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendPersonMessagesResponse>, _ arena: Arena) {
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
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__SendPersonMessagesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__SendPersonMessagesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__SendPersonMessagesResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__SendPersonMessagesResponse.self)
        carillon__dispatcher__v1__send_person_messages_response__init(target)
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

extension DispatcherV1.ProbeTokensRequest {
    public static var fullName: String { "carillon.dispatcher.v1.ProbeTokensRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ProbeTokensRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ProbeTokensRequest.self, initializer: carillon__dispatcher__v1__probe_tokens_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ProbeTokensRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.probe_id, into: &self.probeId, "carillon.dispatcher.v1.ProbeTokensRequest.probe_id")
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
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.dispatcher.v1.ProbeTokensRequest.data")] = arena.string(entry.pointee.value, "carillon.dispatcher.v1.ProbeTokensRequest.data")
            }
            self.data = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ProbeTokensRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ProbeTokensRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ProbeTokensRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ProbeTokensRequest.self)
        carillon__dispatcher__v1__probe_tokens_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.probe_id = arena.string(self.probeId, "carillon.dispatcher.v1.ProbeTokensRequest.probe_id")
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__SendableDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ProbeTokensRequest__DataEntry.self)
                carillon__dispatcher__v1__probe_tokens_request__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.dispatcher.v1.ProbeTokensRequest.data")
                entry.pointee.value = arena.string(value, "carillon.dispatcher.v1.ProbeTokensRequest.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        return target
    }
}

extension DispatcherV1.ProbeTokensResponse {
    public static var fullName: String { "carillon.dispatcher.v1.ProbeTokensResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__ProbeTokensResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__ProbeTokensResponse.self, initializer: carillon__dispatcher__v1__probe_tokens_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ProbeTokensResponse>, _ arena: Arena) {
        self.accepted = source.pointee.accepted
        if source.pointee.n_suspended_device_ids > 0 {
            self.suspendedDeviceIds = arena.strings(source.pointee.suspended_device_ids, source.pointee.n_suspended_device_ids, "carillon.dispatcher.v1.ProbeTokensResponse.suspended_device_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__ProbeTokensResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__ProbeTokensResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__ProbeTokensResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__ProbeTokensResponse.self)
        carillon__dispatcher__v1__probe_tokens_response__init(target)
        target.pointee.accepted = self.accepted
        if !self.suspendedDeviceIds.isEmpty {
            target.pointee.n_suspended_device_ids = self.suspendedDeviceIds.count
            target.pointee.suspended_device_ids = arena.strings(self.suspendedDeviceIds, "carillon.dispatcher.v1.ProbeTokensResponse.suspended_device_ids")
        }
        return target
    }
}

extension DispatcherV1.TestPushRequest {
    public static var fullName: String { "carillon.dispatcher.v1.TestPushRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__TestPushRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__TestPushRequest.self, initializer: carillon__dispatcher__v1__test_push_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__TestPushRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.dispatcher.v1.TestPushRequest.user_id")
        if source.pointee.n_push_device_ids > 0 {
            self.pushDeviceIds = arena.strings(source.pointee.push_device_ids, source.pointee.n_push_device_ids, "carillon.dispatcher.v1.TestPushRequest.push_device_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__TestPushRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__TestPushRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__TestPushRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__TestPushRequest.self)
        carillon__dispatcher__v1__test_push_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.dispatcher.v1.TestPushRequest.user_id")
        if !self.pushDeviceIds.isEmpty {
            target.pointee.n_push_device_ids = self.pushDeviceIds.count
            target.pointee.push_device_ids = arena.strings(self.pushDeviceIds, "carillon.dispatcher.v1.TestPushRequest.push_device_ids")
        }
        return target
    }
}

extension DispatcherV1.TestPushResult {
    public static var fullName: String { "carillon.dispatcher.v1.TestPushResult" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__TestPushResult.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__TestPushResult.self, initializer: carillon__dispatcher__v1__test_push_result__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__TestPushResult>, _ arena: Arena) {
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.dispatcher.v1.TestPushResult.push_device_id")
        arena.read(source.pointee.platform, into: &self.platform, "carillon.dispatcher.v1.TestPushResult.platform")
        self.status = DispatcherV1.TestPushStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.reason, into: &self.reason, "carillon.dispatcher.v1.TestPushResult.reason")
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.dispatcher.v1.TestPushResult.message_id")
        self.waitReason = DispatcherV1.WaitReason(rawValue: source.pointee.wait_reason)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__TestPushResult>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__TestPushResult> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__TestPushResult>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__TestPushResult.self)
        carillon__dispatcher__v1__test_push_result__init(target)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.dispatcher.v1.TestPushResult.push_device_id")
        target.pointee.platform = arena.string(self.platform, "carillon.dispatcher.v1.TestPushResult.platform")
        target.pointee.status = self.status.rawValue
        target.pointee.reason = arena.string(self.reason, "carillon.dispatcher.v1.TestPushResult.reason")
        target.pointee.message_id = arena.string(self.messageId, "carillon.dispatcher.v1.TestPushResult.message_id")
        target.pointee.wait_reason = self.waitReason.rawValue
        return target
    }
}

extension DispatcherV1.TestPushResponse {
    public static var fullName: String { "carillon.dispatcher.v1.TestPushResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__TestPushResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__TestPushResponse.self, initializer: carillon__dispatcher__v1__test_push_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__TestPushResponse>, _ arena: Arena) {
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.dispatcher.v1.TestPushResponse.push_id")
        if source.pointee.n_results > 0 {
            arena.beginList()
            self.results = [DispatcherV1.TestPushResult](unsafeUninitializedCapacity: source.pointee.n_results) { space, count in
                while count < source.pointee.n_results {
                    space.initializeElement(at: count, to: DispatcherV1.TestPushResult())
                    space[count].read(source.pointee.results[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__TestPushResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__TestPushResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__TestPushResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__TestPushResponse.self)
        carillon__dispatcher__v1__test_push_response__init(target)
        target.pointee.push_id = arena.string(self.pushId, "carillon.dispatcher.v1.TestPushResponse.push_id")
        if !self.results.isEmpty {
            target.pointee.n_results = self.results.count
            let list = arena.pointers(self.results.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__TestPushResult>?.self)
            self.results.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.results = list
        }
        return target
    }
}

extension DispatcherV1.CheckSignatureRequest {
    public static var fullName: String { "carillon.dispatcher.v1.CheckSignatureRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CheckSignatureRequest.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CheckSignatureRequest.self, initializer: carillon__dispatcher__v1__check_signature_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CheckSignatureRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.signature, into: &self.signature, "carillon.dispatcher.v1.CheckSignatureRequest.signature")
        self.body = arena.bytes(source.pointee.body)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CheckSignatureRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CheckSignatureRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CheckSignatureRequest>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CheckSignatureRequest.self)
        carillon__dispatcher__v1__check_signature_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.signature = arena.string(self.signature, "carillon.dispatcher.v1.CheckSignatureRequest.signature")
        target.pointee.body = arena.bytes(self.body)
        return target
    }
}

extension DispatcherV1.CheckSignatureResponse {
    public static var fullName: String { "carillon.dispatcher.v1.CheckSignatureResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Dispatcher__V1__CheckSignatureResponse.self), arena)
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

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Dispatcher__V1__CheckSignatureResponse.self, initializer: carillon__dispatcher__v1__check_signature_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CheckSignatureResponse>, _ arena: Arena) {
        self.verdict = DispatcherV1.SignatureVerdict(rawValue: source.pointee.verdict)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Dispatcher__V1__CheckSignatureResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Dispatcher__V1__CheckSignatureResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Dispatcher__V1__CheckSignatureResponse>.size).assumingMemoryBound(to: Carillon__Dispatcher__V1__CheckSignatureResponse.self)
        carillon__dispatcher__v1__check_signature_response__init(target)
        target.pointee.verdict = self.verdict.rawValue
        return target
    }
}
