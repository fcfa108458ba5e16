// Written by protoc-gen-carillon from carillon/evaluator/v1/evaluator.proto, carillon/evaluator/v1/broadcasts.proto, carillon/evaluator/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension EvaluatorV1.Mention {
    public static var fullName: String { "carillon.evaluator.v1.Mention" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Mention.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Mention.self, initializer: carillon__evaluator__v1__mention__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Mention>, _ arena: Arena) {
        self.type = EvaluatorV1.MentionType(rawValue: source.pointee.type)
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.evaluator.v1.Mention.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Mention>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Mention> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Mention>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Mention.self)
        carillon__evaluator__v1__mention__init(target)
        target.pointee.type = self.type.rawValue
        target.pointee.user_id = arena.string(self.userId, "carillon.evaluator.v1.Mention.user_id")
        return target
    }
}

extension EvaluatorV1.LocalSchedule {
    public static var fullName: String { "carillon.evaluator.v1.LocalSchedule" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__LocalSchedule.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__LocalSchedule.self, initializer: carillon__evaluator__v1__local_schedule__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__LocalSchedule>, _ arena: Arena) {
        arena.read(source.pointee.local_date, into: &self.localDate, "carillon.evaluator.v1.LocalSchedule.local_date")
        arena.read(source.pointee.local_time, into: &self.localTime, "carillon.evaluator.v1.LocalSchedule.local_time")
        self.timezoneSource = EvaluatorV1.LocalZone(rawValue: source.pointee.timezone_source)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__LocalSchedule>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__LocalSchedule> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__LocalSchedule>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__LocalSchedule.self)
        carillon__evaluator__v1__local_schedule__init(target)
        target.pointee.local_date = arena.string(self.localDate, "carillon.evaluator.v1.LocalSchedule.local_date")
        target.pointee.local_time = arena.string(self.localTime, "carillon.evaluator.v1.LocalSchedule.local_time")
        target.pointee.timezone_source = self.timezoneSource.rawValue
        return target
    }
}

extension EvaluatorV1.Event {
    public static var fullName: String { "carillon.evaluator.v1.Event" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Event.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Event.self, initializer: carillon__evaluator__v1__event__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Event>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.evaluator.v1.Event.event_id")
        arena.read(source.pointee.event_type, into: &self.eventType, "carillon.evaluator.v1.Event.event_type")
        self.occurredAtMs = source.pointee.occurred_at_ms
        arena.read(source.pointee.actor_id, into: &self.actorId, "carillon.evaluator.v1.Event.actor_id")
        arena.read(source.pointee.subject_user_id, into: &self.subjectUserId, "carillon.evaluator.v1.Event.subject_user_id")
        if source.pointee.n_recipients > 0 {
            self.recipients = arena.strings(source.pointee.recipients, source.pointee.n_recipients, "carillon.evaluator.v1.Event.recipients")
        }
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.evaluator.v1.Event.channel_id")
        self.channelType = CommonV1.ChannelType(rawValue: source.pointee.channel_type)
        if source.pointee.n_channel_members > 0 {
            self.channelMembers = arena.strings(source.pointee.channel_members, source.pointee.n_channel_members, "carillon.evaluator.v1.Event.channel_members")
        }
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.evaluator.v1.Event.thread_id")
        if source.pointee.n_thread_followers > 0 {
            self.threadFollowers = arena.strings(source.pointee.thread_followers, source.pointee.n_thread_followers, "carillon.evaluator.v1.Event.thread_followers")
        }
        if source.pointee.n_mentions > 0 {
            arena.beginList()
            self.mentions = [EvaluatorV1.Mention](unsafeUninitializedCapacity: source.pointee.n_mentions) { space, count in
                while count < source.pointee.n_mentions {
                    space.initializeElement(at: count, to: EvaluatorV1.Mention())
                    space[count].read(source.pointee.mentions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.evaluator.v1.Event.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.evaluator.v1.Event.entity_id")
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.Event.data")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.Event.data")
            }
            self.data = map
        }
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.Event.type_id")
        self.inlineMembers = (source.pointee.inline_members != 0)
        self.inlineFollowers = (source.pointee.inline_followers != 0)
        self.scheduledForMs = source.pointee.scheduled_for_ms
        if let inner = source.pointee.content {
            self.content = EvaluatorV1.NotificationContent()
            self.content?.read(inner, arena)
        }
        if let inner = source.pointee.broadcast {
            self.broadcast = EvaluatorV1.BroadcastPart()
            self.broadcast?.read(inner, arena)
        }
        if let inner = source.pointee.scheduled_local {
            self.scheduledLocal = EvaluatorV1.LocalSchedule()
            self.scheduledLocal?.read(inner, arena)
        }
        if source.pointee.n_cancelled_recipients > 0 {
            self.cancelledRecipients = arena.strings(source.pointee.cancelled_recipients, source.pointee.n_cancelled_recipients, "carillon.evaluator.v1.Event.cancelled_recipients")
        }
        if let inner = source.pointee.snooze {
            self.snooze = EvaluatorV1.Snooze()
            self.snooze?.read(inner, arena)
        }
        if let inner = source.pointee.escalation {
            self.escalation = EvaluatorV1.Escalation()
            self.escalation?.read(inner, arena)
        }
        if let inner = source.pointee.silent {
            self.silent = EvaluatorV1.SilentPush()
            self.silent?.read(inner, arena)
        }
        if source.pointee.n_pictures > 0 {
            arena.beginList()
            self.pictures = [EvaluatorV1.EventPicture](unsafeUninitializedCapacity: source.pointee.n_pictures) { space, count in
                while count < source.pointee.n_pictures {
                    space.initializeElement(at: count, to: EvaluatorV1.EventPicture())
                    space[count].read(source.pointee.pictures[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.override_reason, into: &self.overrideReason, "carillon.evaluator.v1.Event.override_reason")
        arena.read(source.pointee.traceparent, into: &self.traceparent, "carillon.evaluator.v1.Event.traceparent")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Event>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Event> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Event>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Event.self)
        carillon__evaluator__v1__event__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.event_id = arena.string(self.eventId, "carillon.evaluator.v1.Event.event_id")
        target.pointee.event_type = arena.string(self.eventType, "carillon.evaluator.v1.Event.event_type")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.actor_id = arena.string(self.actorId, "carillon.evaluator.v1.Event.actor_id")
        target.pointee.subject_user_id = arena.string(self.subjectUserId, "carillon.evaluator.v1.Event.subject_user_id")
        if !self.recipients.isEmpty {
            target.pointee.n_recipients = self.recipients.count
            target.pointee.recipients = arena.strings(self.recipients, "carillon.evaluator.v1.Event.recipients")
        }
        target.pointee.channel_id = arena.string(self.channelId, "carillon.evaluator.v1.Event.channel_id")
        target.pointee.channel_type = self.channelType.rawValue
        if !self.channelMembers.isEmpty {
            target.pointee.n_channel_members = self.channelMembers.count
            target.pointee.channel_members = arena.strings(self.channelMembers, "carillon.evaluator.v1.Event.channel_members")
        }
        target.pointee.thread_id = arena.string(self.threadId, "carillon.evaluator.v1.Event.thread_id")
        if !self.threadFollowers.isEmpty {
            target.pointee.n_thread_followers = self.threadFollowers.count
            target.pointee.thread_followers = arena.strings(self.threadFollowers, "carillon.evaluator.v1.Event.thread_followers")
        }
        if !self.mentions.isEmpty {
            target.pointee.n_mentions = self.mentions.count
            let list = arena.pointers(self.mentions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Mention>?.self)
            self.mentions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.mentions = list
        }
        target.pointee.entity_type = arena.string(self.entityType, "carillon.evaluator.v1.Event.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.evaluator.v1.Event.entity_id")
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Event__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Event__DataEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Event__DataEntry.self)
                carillon__evaluator__v1__event__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.Event.data")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.Event.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        target.pointee.priority = self.priority.rawValue
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.Event.type_id")
        target.pointee.inline_members = self.inlineMembers ? 1 : 0
        target.pointee.inline_followers = self.inlineFollowers ? 1 : 0
        target.pointee.scheduled_for_ms = self.scheduledForMs
        target.pointee.content = self.content?.makeCStruct(in: arena)
        target.pointee.broadcast = self.broadcast?.makeCStruct(in: arena)
        target.pointee.scheduled_local = self.scheduledLocal?.makeCStruct(in: arena)
        if !self.cancelledRecipients.isEmpty {
            target.pointee.n_cancelled_recipients = self.cancelledRecipients.count
            target.pointee.cancelled_recipients = arena.strings(self.cancelledRecipients, "carillon.evaluator.v1.Event.cancelled_recipients")
        }
        target.pointee.snooze = self.snooze?.makeCStruct(in: arena)
        target.pointee.escalation = self.escalation?.makeCStruct(in: arena)
        target.pointee.silent = self.silent?.makeCStruct(in: arena)
        if !self.pictures.isEmpty {
            target.pointee.n_pictures = self.pictures.count
            let list = arena.pointers(self.pictures.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__EventPicture>?.self)
            self.pictures.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.pictures = list
        }
        target.pointee.override_reason = arena.string(self.overrideReason, "carillon.evaluator.v1.Event.override_reason")
        target.pointee.traceparent = arena.string(self.traceparent, "carillon.evaluator.v1.Event.traceparent")
        return target
    }
}

extension EvaluatorV1.EventPicture {
    public static var fullName: String { "carillon.evaluator.v1.EventPicture" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__EventPicture.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__EventPicture.self, initializer: carillon__evaluator__v1__event_picture__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EventPicture>, _ arena: Arena) {
        arena.read(source.pointee.source_url, into: &self.sourceUrl, "carillon.evaluator.v1.EventPicture.source_url")
        if let inner = source.pointee.media {
            self.media = GatewayV1.PreparedMedia()
            self.media?.read(inner, arena)
        }
        arena.read(source.pointee.failure, into: &self.failure, "carillon.evaluator.v1.EventPicture.failure")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EventPicture>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__EventPicture> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EventPicture>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EventPicture.self)
        carillon__evaluator__v1__event_picture__init(target)
        target.pointee.source_url = arena.string(self.sourceUrl, "carillon.evaluator.v1.EventPicture.source_url")
        target.pointee.media = self.media?.makeCStruct(in: arena)
        target.pointee.failure = arena.string(self.failure, "carillon.evaluator.v1.EventPicture.failure")
        return target
    }
}

extension EvaluatorV1.BroadcastPart {
    public static var fullName: String { "carillon.evaluator.v1.BroadcastPart" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastPart.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__BroadcastPart.self, initializer: carillon__evaluator__v1__broadcast_part__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastPart>, _ arena: Arena) {
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.BroadcastPart.broadcast_id")
        if source.pointee.n_device_types > 0 {
            self.deviceTypes = [CommonV1.DeviceType](unsafeUninitializedCapacity: source.pointee.n_device_types) { space, count in
                while count < source.pointee.n_device_types {
                    space.initializeElement(at: count, to: CommonV1.DeviceType(rawValue: source.pointee.device_types[count]))
                    count += 1
                }
            }
        }
        if source.pointee.n_locales > 0 {
            self.locales = arena.strings(source.pointee.locales, source.pointee.n_locales, "carillon.evaluator.v1.BroadcastPart.locales")
        }
        self.spreadSeconds = source.pointee.spread_seconds
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastPart>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__BroadcastPart> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__BroadcastPart>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastPart.self)
        carillon__evaluator__v1__broadcast_part__init(target)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.BroadcastPart.broadcast_id")
        if !self.deviceTypes.isEmpty {
            target.pointee.n_device_types = self.deviceTypes.count
            let copy = self.deviceTypes.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.device_types = copy.assumingMemoryBound(to: Int32.self)
        }
        if !self.locales.isEmpty {
            target.pointee.n_locales = self.locales.count
            target.pointee.locales = arena.strings(self.locales, "carillon.evaluator.v1.BroadcastPart.locales")
        }
        target.pointee.spread_seconds = self.spreadSeconds
        return target
    }
}

extension EvaluatorV1.NotificationContent {
    public static var fullName: String { "carillon.evaluator.v1.NotificationContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__NotificationContent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__NotificationContent.self, initializer: carillon__evaluator__v1__notification_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__NotificationContent>, _ arena: Arena) {
        arena.read(source.pointee.title, into: &self.title, "carillon.evaluator.v1.NotificationContent.title")
        arena.read(source.pointee.subtitle, into: &self.subtitle, "carillon.evaluator.v1.NotificationContent.subtitle")
        arena.read(source.pointee.body, into: &self.body, "carillon.evaluator.v1.NotificationContent.body")
        arena.read(source.pointee.image_url, into: &self.imageUrl, "carillon.evaluator.v1.NotificationContent.image_url")
        arena.read(source.pointee.deep_link_path, into: &self.deepLinkPath, "carillon.evaluator.v1.NotificationContent.deep_link_path")
        arena.read(source.pointee.sound, into: &self.sound, "carillon.evaluator.v1.NotificationContent.sound")
        arena.read(source.pointee.collapse_key, into: &self.collapseKey, "carillon.evaluator.v1.NotificationContent.collapse_key")
        arena.read(source.pointee.thread_id, into: &self.threadId, "carillon.evaluator.v1.NotificationContent.thread_id")
        arena.read(source.pointee.tag, into: &self.tag, "carillon.evaluator.v1.NotificationContent.tag")
        arena.read(source.pointee.android_channel_id, into: &self.androidChannelId, "carillon.evaluator.v1.NotificationContent.android_channel_id")
        if source.pointee.optional_ttl_seconds_case == 11 { self.ttlSeconds = source.pointee.ttl_seconds }
        if source.pointee.n_device_ids > 0 {
            self.deviceIds = arena.strings(source.pointee.device_ids, source.pointee.n_device_ids, "carillon.evaluator.v1.NotificationContent.device_ids")
        }
        if let inner = source.pointee.ios {
            self.ios = EvaluatorV1.IosContent()
            self.ios?.read(inner, arena)
        }
        if let inner = source.pointee.android {
            self.android = EvaluatorV1.AndroidContent()
            self.android?.read(inner, arena)
        }
        if source.pointee.n_actions > 0 {
            arena.beginList()
            self.actions = [EvaluatorV1.NotificationAction](unsafeUninitializedCapacity: source.pointee.n_actions) { space, count in
                while count < source.pointee.n_actions {
                    space.initializeElement(at: count, to: EvaluatorV1.NotificationAction())
                    space[count].read(source.pointee.actions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.default_action {
            self.defaultAction = EvaluatorV1.ActionTarget()
            self.defaultAction?.read(inner, arena)
        }
        if let inner = source.pointee.web {
            self.web = DispatcherV1.WebContent()
            self.web?.read(inner, arena)
        }
        arena.read(source.pointee.analytics_label, into: &self.analyticsLabel, "carillon.evaluator.v1.NotificationContent.analytics_label")
        self.contentAvailable = (source.pointee.content_available != 0)
        self.mutableContent = (source.pointee.mutable_content != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__NotificationContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__NotificationContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__NotificationContent>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__NotificationContent.self)
        carillon__evaluator__v1__notification_content__init(target)
        target.pointee.title = arena.string(self.title, "carillon.evaluator.v1.NotificationContent.title")
        target.pointee.subtitle = arena.string(self.subtitle, "carillon.evaluator.v1.NotificationContent.subtitle")
        target.pointee.body = arena.string(self.body, "carillon.evaluator.v1.NotificationContent.body")
        target.pointee.image_url = arena.string(self.imageUrl, "carillon.evaluator.v1.NotificationContent.image_url")
        target.pointee.deep_link_path = arena.string(self.deepLinkPath, "carillon.evaluator.v1.NotificationContent.deep_link_path")
        target.pointee.sound = arena.string(self.sound, "carillon.evaluator.v1.NotificationContent.sound")
        target.pointee.collapse_key = arena.string(self.collapseKey, "carillon.evaluator.v1.NotificationContent.collapse_key")
        target.pointee.thread_id = arena.string(self.threadId, "carillon.evaluator.v1.NotificationContent.thread_id")
        target.pointee.tag = arena.string(self.tag, "carillon.evaluator.v1.NotificationContent.tag")
        target.pointee.android_channel_id = arena.string(self.androidChannelId, "carillon.evaluator.v1.NotificationContent.android_channel_id")
        if let value = self.ttlSeconds {
            target.pointee.optional_ttl_seconds_case = 11
            target.pointee.ttl_seconds = value
        }
        if !self.deviceIds.isEmpty {
            target.pointee.n_device_ids = self.deviceIds.count
            target.pointee.device_ids = arena.strings(self.deviceIds, "carillon.evaluator.v1.NotificationContent.device_ids")
        }
        target.pointee.ios = self.ios?.makeCStruct(in: arena)
        target.pointee.android = self.android?.makeCStruct(in: arena)
        if !self.actions.isEmpty {
            target.pointee.n_actions = self.actions.count
            let list = arena.pointers(self.actions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__NotificationAction>?.self)
            self.actions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.actions = list
        }
        target.pointee.default_action = self.defaultAction?.makeCStruct(in: arena)
        target.pointee.web = self.web?.makeCStruct(in: arena)
        target.pointee.analytics_label = arena.string(self.analyticsLabel, "carillon.evaluator.v1.NotificationContent.analytics_label")
        target.pointee.content_available = self.contentAvailable ? 1 : 0
        target.pointee.mutable_content = self.mutableContent ? 1 : 0
        return target
    }
}

extension EvaluatorV1.ActionTarget {
    public static var fullName: String { "carillon.evaluator.v1.ActionTarget" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ActionTarget.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ActionTarget.self, initializer: carillon__evaluator__v1__action_target__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ActionTarget>, _ arena: Arena) {
        self.type = EvaluatorV1.ActionKind(rawValue: source.pointee.type)
        arena.read(source.pointee.target, into: &self.target, "carillon.evaluator.v1.ActionTarget.target")
        if source.pointee.n_params > 0, let entries = source.pointee.params {
            var map = [String: String](minimumCapacity: source.pointee.n_params)
            for index in 0..<source.pointee.n_params {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.ActionTarget.params")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.ActionTarget.params")
            }
            self.params = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ActionTarget>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ActionTarget> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ActionTarget>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ActionTarget.self)
        carillon__evaluator__v1__action_target__init(target)
        target.pointee.type = self.type.rawValue
        target.pointee.target = arena.string(self.target, "carillon.evaluator.v1.ActionTarget.target")
        if !self.params.isEmpty {
            let entries = arena.pointers(self.params.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__ActionTarget__ParamsEntry>?.self)
            var count = 0
            for (key, value) in self.params {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ActionTarget__ParamsEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ActionTarget__ParamsEntry.self)
                carillon__evaluator__v1__action_target__params_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.ActionTarget.params")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.ActionTarget.params")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_params = count
            target.pointee.params = entries
        }
        return target
    }
}

extension EvaluatorV1.NotificationAction {
    public static var fullName: String { "carillon.evaluator.v1.NotificationAction" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__NotificationAction.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__NotificationAction.self, initializer: carillon__evaluator__v1__notification_action__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__NotificationAction>, _ arena: Arena) {
        arena.read(source.pointee.action_id, into: &self.actionId, "carillon.evaluator.v1.NotificationAction.action_id")
        arena.read(source.pointee.title, into: &self.title, "carillon.evaluator.v1.NotificationAction.title")
        arena.read(source.pointee.icon, into: &self.icon, "carillon.evaluator.v1.NotificationAction.icon")
        self.requiresAuth = (source.pointee.requires_auth != 0)
        self.foreground = (source.pointee.foreground != 0)
        self.destructive = (source.pointee.destructive != 0)
        if let inner = source.pointee.action {
            self.action = EvaluatorV1.ActionTarget()
            self.action?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__NotificationAction>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__NotificationAction> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__NotificationAction>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__NotificationAction.self)
        carillon__evaluator__v1__notification_action__init(target)
        target.pointee.action_id = arena.string(self.actionId, "carillon.evaluator.v1.NotificationAction.action_id")
        target.pointee.title = arena.string(self.title, "carillon.evaluator.v1.NotificationAction.title")
        target.pointee.icon = arena.string(self.icon, "carillon.evaluator.v1.NotificationAction.icon")
        target.pointee.requires_auth = self.requiresAuth ? 1 : 0
        target.pointee.foreground = self.foreground ? 1 : 0
        target.pointee.destructive = self.destructive ? 1 : 0
        target.pointee.action = self.action?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.IosContent {
    public static var fullName: String { "carillon.evaluator.v1.IosContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__IosContent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__IosContent.self, initializer: carillon__evaluator__v1__ios_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__IosContent>, _ arena: Arena) {
        self.interruptionLevel = DispatcherV1.InterruptionLevel(rawValue: source.pointee.interruption_level)
        if source.pointee.optional_relevance_score_case == 2 { self.relevanceScore = source.pointee.relevance_score }
        arena.read(source.pointee.target_content_id, into: &self.targetContentId, "carillon.evaluator.v1.IosContent.target_content_id")
        arena.read(source.pointee.category, into: &self.category, "carillon.evaluator.v1.IosContent.category")
        if let inner = source.pointee.apple {
            self.apple = DispatcherV1.AppleContent()
            self.apple?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__IosContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__IosContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__IosContent>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__IosContent.self)
        carillon__evaluator__v1__ios_content__init(target)
        target.pointee.interruption_level = self.interruptionLevel.rawValue
        if let value = self.relevanceScore {
            target.pointee.optional_relevance_score_case = 2
            target.pointee.relevance_score = value
        }
        target.pointee.target_content_id = arena.string(self.targetContentId, "carillon.evaluator.v1.IosContent.target_content_id")
        target.pointee.category = arena.string(self.category, "carillon.evaluator.v1.IosContent.category")
        target.pointee.apple = self.apple?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.AndroidContent {
    public static var fullName: String { "carillon.evaluator.v1.AndroidContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__AndroidContent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__AndroidContent.self, initializer: carillon__evaluator__v1__android_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__AndroidContent>, _ arena: Arena) {
        arena.read(source.pointee.color, into: &self.color, "carillon.evaluator.v1.AndroidContent.color")
        arena.read(source.pointee.small_icon, into: &self.smallIcon, "carillon.evaluator.v1.AndroidContent.small_icon")
        if source.pointee.n_vibration_ms > 0 {
            self.vibrationMs = Array(UnsafeBufferPointer(start: source.pointee.vibration_ms, count: source.pointee.n_vibration_ms))
        }
        self.priority = DispatcherV1.AndroidNotificationPriority(rawValue: source.pointee.priority)
        self.visibility = DispatcherV1.AndroidVisibility(rawValue: source.pointee.visibility)
        arena.read(source.pointee.ticker, into: &self.ticker, "carillon.evaluator.v1.AndroidContent.ticker")
        self.ongoing = (source.pointee.ongoing != 0)
        arena.read(source.pointee.led_color, into: &self.ledColor, "carillon.evaluator.v1.AndroidContent.led_color")
        arena.read(source.pointee.large_icon_url, into: &self.largeIconUrl, "carillon.evaluator.v1.AndroidContent.large_icon_url")
        if let inner = source.pointee.details {
            self.details = DispatcherV1.AndroidDetails()
            self.details?.read(inner, arena)
        }
        if source.pointee.optional_auto_cancel_case == 11 { self.autoCancel = (source.pointee.auto_cancel != 0) }
        arena.read(source.pointee.group, into: &self.group, "carillon.evaluator.v1.AndroidContent.group")
        self.groupSummary = (source.pointee.group_summary != 0)
        self.style = EvaluatorV1.AndroidStyle(rawValue: source.pointee.style)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__AndroidContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__AndroidContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__AndroidContent>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__AndroidContent.self)
        carillon__evaluator__v1__android_content__init(target)
        target.pointee.color = arena.string(self.color, "carillon.evaluator.v1.AndroidContent.color")
        target.pointee.small_icon = arena.string(self.smallIcon, "carillon.evaluator.v1.AndroidContent.small_icon")
        if !self.vibrationMs.isEmpty {
            target.pointee.n_vibration_ms = self.vibrationMs.count
            let copy = self.vibrationMs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.vibration_ms = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.priority = self.priority.rawValue
        target.pointee.visibility = self.visibility.rawValue
        target.pointee.ticker = arena.string(self.ticker, "carillon.evaluator.v1.AndroidContent.ticker")
        target.pointee.ongoing = self.ongoing ? 1 : 0
        target.pointee.led_color = arena.string(self.ledColor, "carillon.evaluator.v1.AndroidContent.led_color")
        target.pointee.large_icon_url = arena.string(self.largeIconUrl, "carillon.evaluator.v1.AndroidContent.large_icon_url")
        target.pointee.details = self.details?.makeCStruct(in: arena)
        if let value = self.autoCancel {
            target.pointee.optional_auto_cancel_case = 11
            target.pointee.auto_cancel = value ? 1 : 0
        }
        target.pointee.group = arena.string(self.group, "carillon.evaluator.v1.AndroidContent.group")
        target.pointee.group_summary = self.groupSummary ? 1 : 0
        target.pointee.style = self.style.rawValue
        return target
    }
}

extension EvaluatorV1.SubmitNotificationRequest {
    public static var fullName: String { "carillon.evaluator.v1.SubmitNotificationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitNotificationRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitNotificationRequest.self, initializer: carillon__evaluator__v1__submit_notification_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitNotificationRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.evaluator.v1.SubmitNotificationRequest.user_ids")
        }
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.SubmitNotificationRequest.type_id")
        if let inner = source.pointee.content {
            self.content = EvaluatorV1.NotificationContent()
            self.content?.read(inner, arena)
        }
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.evaluator.v1.SubmitNotificationRequest.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.evaluator.v1.SubmitNotificationRequest.entity_id")
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.SubmitNotificationRequest.data")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.SubmitNotificationRequest.data")
            }
            self.data = map
        }
        self.scheduledForMs = source.pointee.scheduled_for_ms
        if let inner = source.pointee.scheduled_local {
            self.scheduledLocal = EvaluatorV1.LocalSchedule()
            self.scheduledLocal?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitNotificationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitNotificationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitNotificationRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitNotificationRequest.self)
        carillon__evaluator__v1__submit_notification_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.evaluator.v1.SubmitNotificationRequest.user_ids")
        }
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.SubmitNotificationRequest.type_id")
        target.pointee.content = self.content?.makeCStruct(in: arena)
        target.pointee.priority = self.priority.rawValue
        target.pointee.entity_type = arena.string(self.entityType, "carillon.evaluator.v1.SubmitNotificationRequest.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.evaluator.v1.SubmitNotificationRequest.entity_id")
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitNotificationRequest__DataEntry.self)
                carillon__evaluator__v1__submit_notification_request__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.SubmitNotificationRequest.data")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.SubmitNotificationRequest.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        target.pointee.scheduled_for_ms = self.scheduledForMs
        target.pointee.scheduled_local = self.scheduledLocal?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.SubmittedNotification {
    public static var fullName: String { "carillon.evaluator.v1.SubmittedNotification" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmittedNotification.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmittedNotification.self, initializer: carillon__evaluator__v1__submitted_notification__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmittedNotification>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.evaluator.v1.SubmittedNotification.user_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.evaluator.v1.SubmittedNotification.notification_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmittedNotification>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmittedNotification> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmittedNotification>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmittedNotification.self)
        carillon__evaluator__v1__submitted_notification__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.evaluator.v1.SubmittedNotification.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.evaluator.v1.SubmittedNotification.notification_id")
        return target
    }
}

extension EvaluatorV1.SubmitNotificationResponse {
    public static var fullName: String { "carillon.evaluator.v1.SubmitNotificationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitNotificationResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitNotificationResponse.self, initializer: carillon__evaluator__v1__submit_notification_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitNotificationResponse>, _ arena: Arena) {
        arena.read(source.pointee.carillon_event_id, into: &self.carillonEventId, "carillon.evaluator.v1.SubmitNotificationResponse.carillon_event_id")
        if source.pointee.n_notifications > 0 {
            arena.beginList()
            self.notifications = [EvaluatorV1.SubmittedNotification](unsafeUninitializedCapacity: source.pointee.n_notifications) { space, count in
                while count < source.pointee.n_notifications {
                    space.initializeElement(at: count, to: EvaluatorV1.SubmittedNotification())
                    space[count].read(source.pointee.notifications[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitNotificationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitNotificationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitNotificationResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitNotificationResponse.self)
        carillon__evaluator__v1__submit_notification_response__init(target)
        target.pointee.carillon_event_id = arena.string(self.carillonEventId, "carillon.evaluator.v1.SubmitNotificationResponse.carillon_event_id")
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            let list = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__SubmittedNotification>?.self)
            self.notifications.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.notifications = list
        }
        return target
    }
}

extension EvaluatorV1.Snooze {
    public static var fullName: String { "carillon.evaluator.v1.Snooze" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Snooze.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Snooze.self, initializer: carillon__evaluator__v1__snooze__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Snooze>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.evaluator.v1.Snooze.notification_id")
        self.number = source.pointee.number
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Snooze>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Snooze> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Snooze>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Snooze.self)
        carillon__evaluator__v1__snooze__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.evaluator.v1.Snooze.notification_id")
        target.pointee.number = self.number
        return target
    }
}

extension EvaluatorV1.Escalation {
    public static var fullName: String { "carillon.evaluator.v1.Escalation" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Escalation.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Escalation.self, initializer: carillon__evaluator__v1__escalation__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Escalation>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.evaluator.v1.Escalation.notification_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.evaluator.v1.Escalation.push_id")
        if source.pointee.n_push_device_ids > 0 {
            self.pushDeviceIds = arena.strings(source.pointee.push_device_ids, source.pointee.n_push_device_ids, "carillon.evaluator.v1.Escalation.push_device_ids")
        }
        self.number = source.pointee.number
        self.expiresAtMs = source.pointee.expires_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Escalation>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Escalation> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Escalation>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Escalation.self)
        carillon__evaluator__v1__escalation__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.evaluator.v1.Escalation.notification_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.evaluator.v1.Escalation.push_id")
        if !self.pushDeviceIds.isEmpty {
            target.pointee.n_push_device_ids = self.pushDeviceIds.count
            target.pointee.push_device_ids = arena.strings(self.pushDeviceIds, "carillon.evaluator.v1.Escalation.push_device_ids")
        }
        target.pointee.number = self.number
        target.pointee.expires_at_ms = self.expiresAtMs
        return target
    }
}

extension EvaluatorV1.SilentPush {
    public static var fullName: String { "carillon.evaluator.v1.SilentPush" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SilentPush.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SilentPush.self, initializer: carillon__evaluator__v1__silent_push__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SilentPush>, _ arena: Arena) {
        arena.read(source.pointee.sync_type, into: &self.syncType, "carillon.evaluator.v1.SilentPush.sync_type")
        self.syncTimestampMs = source.pointee.sync_timestamp_ms
        if source.pointee.n_device_ids > 0 {
            self.deviceIds = arena.strings(source.pointee.device_ids, source.pointee.n_device_ids, "carillon.evaluator.v1.SilentPush.device_ids")
        }
        if source.pointee.optional_badge_case == 4 { self.badge = source.pointee.badge }
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.evaluator.v1.SilentPush.notification_id")
        self.number = source.pointee.number
        self.expiresAtMs = source.pointee.expires_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SilentPush>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SilentPush> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SilentPush>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SilentPush.self)
        carillon__evaluator__v1__silent_push__init(target)
        target.pointee.sync_type = arena.string(self.syncType, "carillon.evaluator.v1.SilentPush.sync_type")
        target.pointee.sync_timestamp_ms = self.syncTimestampMs
        if !self.deviceIds.isEmpty {
            target.pointee.n_device_ids = self.deviceIds.count
            target.pointee.device_ids = arena.strings(self.deviceIds, "carillon.evaluator.v1.SilentPush.device_ids")
        }
        if let value = self.badge {
            target.pointee.optional_badge_case = 4
            target.pointee.badge = value
        }
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.evaluator.v1.SilentPush.notification_id")
        target.pointee.number = self.number
        target.pointee.expires_at_ms = self.expiresAtMs
        return target
    }
}

extension EvaluatorV1.SubmitSilentRequest {
    public static var fullName: String { "carillon.evaluator.v1.SubmitSilentRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitSilentRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitSilentRequest.self, initializer: carillon__evaluator__v1__submit_silent_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitSilentRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.evaluator.v1.SubmitSilentRequest.user_ids")
        }
        if source.pointee.n_device_ids > 0 {
            self.deviceIds = arena.strings(source.pointee.device_ids, source.pointee.n_device_ids, "carillon.evaluator.v1.SubmitSilentRequest.device_ids")
        }
        arena.read(source.pointee.sync_type, into: &self.syncType, "carillon.evaluator.v1.SubmitSilentRequest.sync_type")
        self.syncTimestampMs = source.pointee.sync_timestamp_ms
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.SubmitSilentRequest.data")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.SubmitSilentRequest.data")
            }
            self.data = map
        }
        if source.pointee.optional_badge_case == 7 { self.badge = source.pointee.badge }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitSilentRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitSilentRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitSilentRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitSilentRequest.self)
        carillon__evaluator__v1__submit_silent_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.evaluator.v1.SubmitSilentRequest.user_ids")
        }
        if !self.deviceIds.isEmpty {
            target.pointee.n_device_ids = self.deviceIds.count
            target.pointee.device_ids = arena.strings(self.deviceIds, "carillon.evaluator.v1.SubmitSilentRequest.device_ids")
        }
        target.pointee.sync_type = arena.string(self.syncType, "carillon.evaluator.v1.SubmitSilentRequest.sync_type")
        target.pointee.sync_timestamp_ms = self.syncTimestampMs
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitSilentRequest__DataEntry.self)
                carillon__evaluator__v1__submit_silent_request__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.SubmitSilentRequest.data")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.SubmitSilentRequest.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        if let value = self.badge {
            target.pointee.optional_badge_case = 7
            target.pointee.badge = value
        }
        return target
    }
}

extension EvaluatorV1.SubmitSilentResponse {
    public static var fullName: String { "carillon.evaluator.v1.SubmitSilentResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitSilentResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitSilentResponse.self, initializer: carillon__evaluator__v1__submit_silent_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitSilentResponse>, _ arena: Arena) {
        arena.read(source.pointee.carillon_event_id, into: &self.carillonEventId, "carillon.evaluator.v1.SubmitSilentResponse.carillon_event_id")
        if source.pointee.n_notifications > 0 {
            arena.beginList()
            self.notifications = [EvaluatorV1.SubmittedNotification](unsafeUninitializedCapacity: source.pointee.n_notifications) { space, count in
                while count < source.pointee.n_notifications {
                    space.initializeElement(at: count, to: EvaluatorV1.SubmittedNotification())
                    space[count].read(source.pointee.notifications[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitSilentResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitSilentResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitSilentResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitSilentResponse.self)
        carillon__evaluator__v1__submit_silent_response__init(target)
        target.pointee.carillon_event_id = arena.string(self.carillonEventId, "carillon.evaluator.v1.SubmitSilentResponse.carillon_event_id")
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            let list = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__SubmittedNotification>?.self)
            self.notifications.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.notifications = list
        }
        return target
    }
}

extension EvaluatorV1.SnoozeRequest {
    public static var fullName: String { "carillon.evaluator.v1.SnoozeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SnoozeRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SnoozeRequest.self, initializer: carillon__evaluator__v1__snooze_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SnoozeRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.evaluator.v1.SnoozeRequest.user_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.evaluator.v1.SnoozeRequest.notification_id")
        if source.pointee.optional_seconds_case == 4 { self.seconds = source.pointee.seconds }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SnoozeRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SnoozeRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SnoozeRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SnoozeRequest.self)
        carillon__evaluator__v1__snooze_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.evaluator.v1.SnoozeRequest.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.evaluator.v1.SnoozeRequest.notification_id")
        if let value = self.seconds {
            target.pointee.optional_seconds_case = 4
            target.pointee.seconds = value
        }
        return target
    }
}

extension EvaluatorV1.SnoozeResponse {
    public static var fullName: String { "carillon.evaluator.v1.SnoozeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SnoozeResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SnoozeResponse.self, initializer: carillon__evaluator__v1__snooze_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SnoozeResponse>, _ arena: Arena) {
        self.scheduledForMs = source.pointee.scheduled_for_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SnoozeResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SnoozeResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SnoozeResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SnoozeResponse.self)
        carillon__evaluator__v1__snooze_response__init(target)
        target.pointee.scheduled_for_ms = self.scheduledForMs
        return target
    }
}

extension EvaluatorV1.CancelRequest {
    public static var fullName: String { "carillon.evaluator.v1.CancelRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CancelRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CancelRequest.self, initializer: carillon__evaluator__v1__cancel_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_notification_ids > 0 {
            self.notificationIds = arena.strings(source.pointee.notification_ids, source.pointee.n_notification_ids, "carillon.evaluator.v1.CancelRequest.notification_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CancelRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CancelRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CancelRequest.self)
        carillon__evaluator__v1__cancel_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.notificationIds.isEmpty {
            target.pointee.n_notification_ids = self.notificationIds.count
            target.pointee.notification_ids = arena.strings(self.notificationIds, "carillon.evaluator.v1.CancelRequest.notification_ids")
        }
        return target
    }
}

extension EvaluatorV1.CancelResponse {
    public static var fullName: String { "carillon.evaluator.v1.CancelResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CancelResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CancelResponse.self, initializer: carillon__evaluator__v1__cancel_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelResponse>, _ arena: Arena) {
        self.cancelled = source.pointee.cancelled
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
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CancelResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CancelResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CancelResponse.self)
        carillon__evaluator__v1__cancel_response__init(target)
        target.pointee.cancelled = self.cancelled
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

extension EvaluatorV1.EntityDeletedRequest {
    public static var fullName: String { "carillon.evaluator.v1.EntityDeletedRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__EntityDeletedRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__EntityDeletedRequest.self, initializer: carillon__evaluator__v1__entity_deleted_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EntityDeletedRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.evaluator.v1.EntityDeletedRequest.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.evaluator.v1.EntityDeletedRequest.entity_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EntityDeletedRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__EntityDeletedRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EntityDeletedRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EntityDeletedRequest.self)
        carillon__evaluator__v1__entity_deleted_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.entity_type = arena.string(self.entityType, "carillon.evaluator.v1.EntityDeletedRequest.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.evaluator.v1.EntityDeletedRequest.entity_id")
        return target
    }
}

extension EvaluatorV1.EntityDeletedResponse {
    public static var fullName: String { "carillon.evaluator.v1.EntityDeletedResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__EntityDeletedResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__EntityDeletedResponse.self, initializer: carillon__evaluator__v1__entity_deleted_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EntityDeletedResponse>, _ arena: Arena) {
        self.cancelled = source.pointee.cancelled
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EntityDeletedResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__EntityDeletedResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EntityDeletedResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EntityDeletedResponse.self)
        carillon__evaluator__v1__entity_deleted_response__init(target)
        target.pointee.cancelled = self.cancelled
        return target
    }
}

extension EvaluatorV1.Item {
    public static var fullName: String { "carillon.evaluator.v1.Item" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Item.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Item.self, initializer: carillon__evaluator__v1__item__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Item>, _ arena: Arena) {
        arena.read(source.pointee.item_id, into: &self.itemId, "carillon.evaluator.v1.Item.item_id")
        arena.read(source.pointee.kind, into: &self.kind, "carillon.evaluator.v1.Item.kind")
        arena.read(source.pointee.owner_user_id, into: &self.ownerUserId, "carillon.evaluator.v1.Item.owner_user_id")
        arena.read(source.pointee.assignee_user_id, into: &self.assigneeUserId, "carillon.evaluator.v1.Item.assignee_user_id")
        arena.read(source.pointee.title, into: &self.title, "carillon.evaluator.v1.Item.title")
        arena.read(source.pointee.due_date, into: &self.dueDate, "carillon.evaluator.v1.Item.due_date")
        self.dueAtMs = source.pointee.due_at_ms
        self.startsAtMs = source.pointee.starts_at_ms
        self.expiresAtMs = source.pointee.expires_at_ms
        self.state = EvaluatorV1.ItemState(rawValue: source.pointee.state)
        self.updatedAtMs = source.pointee.updated_at_ms
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.Item.data")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.Item.data")
            }
            self.data = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Item>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Item> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Item>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Item.self)
        carillon__evaluator__v1__item__init(target)
        target.pointee.item_id = arena.string(self.itemId, "carillon.evaluator.v1.Item.item_id")
        target.pointee.kind = arena.string(self.kind, "carillon.evaluator.v1.Item.kind")
        target.pointee.owner_user_id = arena.string(self.ownerUserId, "carillon.evaluator.v1.Item.owner_user_id")
        target.pointee.assignee_user_id = arena.string(self.assigneeUserId, "carillon.evaluator.v1.Item.assignee_user_id")
        target.pointee.title = arena.string(self.title, "carillon.evaluator.v1.Item.title")
        target.pointee.due_date = arena.string(self.dueDate, "carillon.evaluator.v1.Item.due_date")
        target.pointee.due_at_ms = self.dueAtMs
        target.pointee.starts_at_ms = self.startsAtMs
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.state = self.state.rawValue
        target.pointee.updated_at_ms = self.updatedAtMs
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Item__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Item__DataEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Item__DataEntry.self)
                carillon__evaluator__v1__item__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.Item.data")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.Item.data")
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

extension EvaluatorV1.UpsertItemsRequest {
    public static var fullName: String { "carillon.evaluator.v1.UpsertItemsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__UpsertItemsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__UpsertItemsRequest.self, initializer: carillon__evaluator__v1__upsert_items_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__UpsertItemsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_items > 0 {
            arena.beginList()
            self.items = [EvaluatorV1.Item](unsafeUninitializedCapacity: source.pointee.n_items) { space, count in
                while count < source.pointee.n_items {
                    space.initializeElement(at: count, to: EvaluatorV1.Item())
                    space[count].read(source.pointee.items[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__UpsertItemsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__UpsertItemsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__UpsertItemsRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__UpsertItemsRequest.self)
        carillon__evaluator__v1__upsert_items_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.items.isEmpty {
            target.pointee.n_items = self.items.count
            let list = arena.pointers(self.items.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Item>?.self)
            self.items.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.items = list
        }
        return target
    }
}

extension EvaluatorV1.UpsertItemsResponse {
    public static var fullName: String { "carillon.evaluator.v1.UpsertItemsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__UpsertItemsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__UpsertItemsResponse.self, initializer: carillon__evaluator__v1__upsert_items_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__UpsertItemsResponse>, _ arena: Arena) {
        self.stored = source.pointee.stored
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
        if source.pointee.n_warnings > 0 {
            arena.beginList()
            self.warnings = [CommonV1.ItemResult](unsafeUninitializedCapacity: source.pointee.n_warnings) { space, count in
                while count < source.pointee.n_warnings {
                    space.initializeElement(at: count, to: CommonV1.ItemResult())
                    space[count].read(source.pointee.warnings[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__UpsertItemsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__UpsertItemsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__UpsertItemsResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__UpsertItemsResponse.self)
        carillon__evaluator__v1__upsert_items_response__init(target)
        target.pointee.stored = self.stored
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            let list = arena.pointers(self.rejected.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.rejected.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.rejected = list
        }
        if !self.warnings.isEmpty {
            target.pointee.n_warnings = self.warnings.count
            let list = arena.pointers(self.warnings.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.warnings.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.warnings = list
        }
        return target
    }
}

extension EvaluatorV1.ListItemsRequest {
    public static var fullName: String { "carillon.evaluator.v1.ListItemsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ListItemsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ListItemsRequest.self, initializer: carillon__evaluator__v1__list_items_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ListItemsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.item_id, into: &self.itemId, "carillon.evaluator.v1.ListItemsRequest.item_id")
        arena.read(source.pointee.owner_user_id, into: &self.ownerUserId, "carillon.evaluator.v1.ListItemsRequest.owner_user_id")
        arena.read(source.pointee.assignee_user_id, into: &self.assigneeUserId, "carillon.evaluator.v1.ListItemsRequest.assignee_user_id")
        arena.read(source.pointee.kind, into: &self.kind, "carillon.evaluator.v1.ListItemsRequest.kind")
        self.state = EvaluatorV1.ItemState(rawValue: source.pointee.state)
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.evaluator.v1.ListItemsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ListItemsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ListItemsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ListItemsRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ListItemsRequest.self)
        carillon__evaluator__v1__list_items_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.item_id = arena.string(self.itemId, "carillon.evaluator.v1.ListItemsRequest.item_id")
        target.pointee.owner_user_id = arena.string(self.ownerUserId, "carillon.evaluator.v1.ListItemsRequest.owner_user_id")
        target.pointee.assignee_user_id = arena.string(self.assigneeUserId, "carillon.evaluator.v1.ListItemsRequest.assignee_user_id")
        target.pointee.kind = arena.string(self.kind, "carillon.evaluator.v1.ListItemsRequest.kind")
        target.pointee.state = self.state.rawValue
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.evaluator.v1.ListItemsRequest.page_token")
        return target
    }
}

extension EvaluatorV1.ListItemsResponse {
    public static var fullName: String { "carillon.evaluator.v1.ListItemsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ListItemsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ListItemsResponse.self, initializer: carillon__evaluator__v1__list_items_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ListItemsResponse>, _ arena: Arena) {
        if source.pointee.n_items > 0 {
            arena.beginList()
            self.items = [EvaluatorV1.Item](unsafeUninitializedCapacity: source.pointee.n_items) { space, count in
                while count < source.pointee.n_items {
                    space.initializeElement(at: count, to: EvaluatorV1.Item())
                    space[count].read(source.pointee.items[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.evaluator.v1.ListItemsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ListItemsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ListItemsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ListItemsResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ListItemsResponse.self)
        carillon__evaluator__v1__list_items_response__init(target)
        if !self.items.isEmpty {
            target.pointee.n_items = self.items.count
            let list = arena.pointers(self.items.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Item>?.self)
            self.items.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.items = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.evaluator.v1.ListItemsResponse.next_page_token")
        return target
    }
}

extension EvaluatorV1.DeleteItemRequest {
    public static var fullName: String { "carillon.evaluator.v1.DeleteItemRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DeleteItemRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DeleteItemRequest.self, initializer: carillon__evaluator__v1__delete_item_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DeleteItemRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.item_id, into: &self.itemId, "carillon.evaluator.v1.DeleteItemRequest.item_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DeleteItemRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DeleteItemRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DeleteItemRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DeleteItemRequest.self)
        carillon__evaluator__v1__delete_item_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.item_id = arena.string(self.itemId, "carillon.evaluator.v1.DeleteItemRequest.item_id")
        return target
    }
}

extension EvaluatorV1.DeleteItemResponse {
    public static var fullName: String { "carillon.evaluator.v1.DeleteItemResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DeleteItemResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DeleteItemResponse.self, initializer: carillon__evaluator__v1__delete_item_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DeleteItemResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DeleteItemResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DeleteItemResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DeleteItemResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DeleteItemResponse.self)
        carillon__evaluator__v1__delete_item_response__init(target)
        return target
    }
}

extension EvaluatorV1.SubmitEventsRequest {
    public static var fullName: String { "carillon.evaluator.v1.SubmitEventsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitEventsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitEventsRequest.self, initializer: carillon__evaluator__v1__submit_events_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitEventsRequest>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [EvaluatorV1.Event](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: EvaluatorV1.Event())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_keyed > 0 {
            arena.beginList()
            self.keyed = [EvaluatorV1.KeyedEvents](unsafeUninitializedCapacity: source.pointee.n_keyed) { space, count in
                while count < source.pointee.n_keyed {
                    space.initializeElement(at: count, to: EvaluatorV1.KeyedEvents())
                    space[count].read(source.pointee.keyed[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitEventsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitEventsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitEventsRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitEventsRequest.self)
        carillon__evaluator__v1__submit_events_request__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Event>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        if !self.keyed.isEmpty {
            target.pointee.n_keyed = self.keyed.count
            let list = arena.pointers(self.keyed.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__KeyedEvents>?.self)
            self.keyed.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.keyed = list
        }
        return target
    }
}

extension EvaluatorV1.KeyedEvents {
    public static var fullName: String { "carillon.evaluator.v1.KeyedEvents" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__KeyedEvents.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__KeyedEvents.self, initializer: carillon__evaluator__v1__keyed_events__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__KeyedEvents>, _ arena: Arena) {
        arena.read(source.pointee.idempotency_key, into: &self.idempotencyKey, "carillon.evaluator.v1.KeyedEvents.idempotency_key")
        self.first = source.pointee.first
        self.events = source.pointee.events
        self.acceptedAtMs = source.pointee.accepted_at_ms
        arena.read(source.pointee.traceparent, into: &self.traceparent, "carillon.evaluator.v1.KeyedEvents.traceparent")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__KeyedEvents>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__KeyedEvents> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__KeyedEvents>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__KeyedEvents.self)
        carillon__evaluator__v1__keyed_events__init(target)
        target.pointee.idempotency_key = arena.string(self.idempotencyKey, "carillon.evaluator.v1.KeyedEvents.idempotency_key")
        target.pointee.first = self.first
        target.pointee.events = self.events
        target.pointee.accepted_at_ms = self.acceptedAtMs
        target.pointee.traceparent = arena.string(self.traceparent, "carillon.evaluator.v1.KeyedEvents.traceparent")
        return target
    }
}

extension EvaluatorV1.SubmittedEvent {
    public static var fullName: String { "carillon.evaluator.v1.SubmittedEvent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmittedEvent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmittedEvent.self, initializer: carillon__evaluator__v1__submitted_event__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmittedEvent>, _ arena: Arena) {
        self.index = source.pointee.index
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.evaluator.v1.SubmittedEvent.event_id")
        arena.read(source.pointee.carillon_event_id, into: &self.carillonEventId, "carillon.evaluator.v1.SubmittedEvent.carillon_event_id")
        self.duplicate = (source.pointee.duplicate != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmittedEvent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmittedEvent> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmittedEvent>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmittedEvent.self)
        carillon__evaluator__v1__submitted_event__init(target)
        target.pointee.index = self.index
        target.pointee.event_id = arena.string(self.eventId, "carillon.evaluator.v1.SubmittedEvent.event_id")
        target.pointee.carillon_event_id = arena.string(self.carillonEventId, "carillon.evaluator.v1.SubmittedEvent.carillon_event_id")
        target.pointee.duplicate = self.duplicate ? 1 : 0
        return target
    }
}

extension EvaluatorV1.SubmitEventsResponse {
    public static var fullName: String { "carillon.evaluator.v1.SubmitEventsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitEventsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitEventsResponse.self, initializer: carillon__evaluator__v1__submit_events_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitEventsResponse>, _ arena: Arena) {
        if source.pointee.n_accepted > 0 {
            arena.beginList()
            self.accepted = [EvaluatorV1.SubmittedEvent](unsafeUninitializedCapacity: source.pointee.n_accepted) { space, count in
                while count < source.pointee.n_accepted {
                    space.initializeElement(at: count, to: EvaluatorV1.SubmittedEvent())
                    space[count].read(source.pointee.accepted[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
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
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitEventsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitEventsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitEventsResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitEventsResponse.self)
        carillon__evaluator__v1__submit_events_response__init(target)
        if !self.accepted.isEmpty {
            target.pointee.n_accepted = self.accepted.count
            let list = arena.pointers(self.accepted.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__SubmittedEvent>?.self)
            self.accepted.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.accepted = list
        }
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

extension EvaluatorV1.SubmitOverrideRequest {
    public static var fullName: String { "carillon.evaluator.v1.SubmitOverrideRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitOverrideRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitOverrideRequest.self, initializer: carillon__evaluator__v1__submit_override_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitOverrideRequest>, _ arena: Arena) {
        if let inner = source.pointee.event {
            self.event = EvaluatorV1.Event()
            self.event?.read(inner, arena)
        }
        arena.read(source.pointee.reason, into: &self.reason, "carillon.evaluator.v1.SubmitOverrideRequest.reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitOverrideRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitOverrideRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitOverrideRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitOverrideRequest.self)
        carillon__evaluator__v1__submit_override_request__init(target)
        target.pointee.event = self.event?.makeCStruct(in: arena)
        target.pointee.reason = arena.string(self.reason, "carillon.evaluator.v1.SubmitOverrideRequest.reason")
        return target
    }
}

extension EvaluatorV1.SubmitOverrideResponse {
    public static var fullName: String { "carillon.evaluator.v1.SubmitOverrideResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitOverrideResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitOverrideResponse.self, initializer: carillon__evaluator__v1__submit_override_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitOverrideResponse>, _ arena: Arena) {
        if let inner = source.pointee.event {
            self.event = EvaluatorV1.SubmittedEvent()
            self.event?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitOverrideResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitOverrideResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitOverrideResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitOverrideResponse.self)
        carillon__evaluator__v1__submit_override_response__init(target)
        target.pointee.event = self.event?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.CancelEventRequest {
    public static var fullName: String { "carillon.evaluator.v1.CancelEventRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CancelEventRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CancelEventRequest.self, initializer: carillon__evaluator__v1__cancel_event_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelEventRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.id, into: &self.id, "carillon.evaluator.v1.CancelEventRequest.id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelEventRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CancelEventRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CancelEventRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CancelEventRequest.self)
        carillon__evaluator__v1__cancel_event_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.id = arena.string(self.id, "carillon.evaluator.v1.CancelEventRequest.id")
        return target
    }
}

extension EvaluatorV1.CancelEventResponse {
    public static var fullName: String { "carillon.evaluator.v1.CancelEventResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CancelEventResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CancelEventResponse.self, initializer: carillon__evaluator__v1__cancel_event_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelEventResponse>, _ arena: Arena) {
        self.cancelled = source.pointee.cancelled
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelEventResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CancelEventResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CancelEventResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CancelEventResponse.self)
        carillon__evaluator__v1__cancel_event_response__init(target)
        target.pointee.cancelled = self.cancelled
        return target
    }
}

extension EvaluatorV1.RescheduleEventRequest {
    public static var fullName: String { "carillon.evaluator.v1.RescheduleEventRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__RescheduleEventRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__RescheduleEventRequest.self, initializer: carillon__evaluator__v1__reschedule_event_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__RescheduleEventRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.id, into: &self.id, "carillon.evaluator.v1.RescheduleEventRequest.id")
        self.scheduledForMs = source.pointee.scheduled_for_ms
        if let inner = source.pointee.scheduled_local {
            self.scheduledLocal = EvaluatorV1.LocalSchedule()
            self.scheduledLocal?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__RescheduleEventRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__RescheduleEventRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__RescheduleEventRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__RescheduleEventRequest.self)
        carillon__evaluator__v1__reschedule_event_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.id = arena.string(self.id, "carillon.evaluator.v1.RescheduleEventRequest.id")
        target.pointee.scheduled_for_ms = self.scheduledForMs
        target.pointee.scheduled_local = self.scheduledLocal?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.RescheduleEventResponse {
    public static var fullName: String { "carillon.evaluator.v1.RescheduleEventResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__RescheduleEventResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__RescheduleEventResponse.self, initializer: carillon__evaluator__v1__reschedule_event_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__RescheduleEventResponse>, _ arena: Arena) {
        self.dueAtMs = source.pointee.due_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__RescheduleEventResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__RescheduleEventResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__RescheduleEventResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__RescheduleEventResponse.self)
        carillon__evaluator__v1__reschedule_event_response__init(target)
        target.pointee.due_at_ms = self.dueAtMs
        return target
    }
}

extension EvaluatorV1.ExplainRequest {
    public static var fullName: String { "carillon.evaluator.v1.ExplainRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ExplainRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ExplainRequest.self, initializer: carillon__evaluator__v1__explain_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ExplainRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.id, into: &self.id, "carillon.evaluator.v1.ExplainRequest.id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.evaluator.v1.ExplainRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ExplainRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ExplainRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ExplainRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ExplainRequest.self)
        carillon__evaluator__v1__explain_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.id = arena.string(self.id, "carillon.evaluator.v1.ExplainRequest.id")
        target.pointee.user_id = arena.string(self.userId, "carillon.evaluator.v1.ExplainRequest.user_id")
        return target
    }
}

extension EvaluatorV1.Decision {
    public static var fullName: String { "carillon.evaluator.v1.Decision" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Decision.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Decision.self, initializer: carillon__evaluator__v1__decision__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Decision>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.evaluator.v1.Decision.notification_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.evaluator.v1.Decision.user_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.Decision.type_id")
        self.outcome = EvaluatorV1.DecisionOutcome(rawValue: source.pointee.outcome)
        self.reason = CommonV1.SkipReason(rawValue: source.pointee.reason)
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.evaluator.v1.Decision.push_id")
        self.decidedAtMs = source.pointee.decided_at_ms
        self.deviceCount = source.pointee.device_count
        arena.read(source.pointee.detail, into: &self.detail, "carillon.evaluator.v1.Decision.detail")
        self.heldSinceMs = source.pointee.held_since_ms
        self.heldUntilMs = source.pointee.held_until_ms
        arena.read(source.pointee.carried_by, into: &self.carriedBy, "carillon.evaluator.v1.Decision.carried_by")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Decision>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Decision> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Decision>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Decision.self)
        carillon__evaluator__v1__decision__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.evaluator.v1.Decision.notification_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.evaluator.v1.Decision.user_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.Decision.type_id")
        target.pointee.outcome = self.outcome.rawValue
        target.pointee.reason = self.reason.rawValue
        target.pointee.push_id = arena.string(self.pushId, "carillon.evaluator.v1.Decision.push_id")
        target.pointee.decided_at_ms = self.decidedAtMs
        target.pointee.device_count = self.deviceCount
        target.pointee.detail = arena.string(self.detail, "carillon.evaluator.v1.Decision.detail")
        target.pointee.held_since_ms = self.heldSinceMs
        target.pointee.held_until_ms = self.heldUntilMs
        target.pointee.carried_by = arena.string(self.carriedBy, "carillon.evaluator.v1.Decision.carried_by")
        return target
    }
}

extension EvaluatorV1.DryRunRequest {
    public static var fullName: String { "carillon.evaluator.v1.DryRunRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DryRunRequest.self, initializer: carillon__evaluator__v1__dry_run_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunRequest>, _ arena: Arena) {
        if let inner = source.pointee.event {
            self.event = EvaluatorV1.Event()
            self.event?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.evaluator.v1.DryRunRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DryRunRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DryRunRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunRequest.self)
        carillon__evaluator__v1__dry_run_request__init(target)
        target.pointee.event = self.event?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.evaluator.v1.DryRunRequest.user_id")
        return target
    }
}

extension EvaluatorV1.DryRunStage {
    public static var fullName: String { "carillon.evaluator.v1.DryRunStage" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunStage.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DryRunStage.self, initializer: carillon__evaluator__v1__dry_run_stage__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunStage>, _ arena: Arena) {
        arena.read(source.pointee.name, into: &self.name, "carillon.evaluator.v1.DryRunStage.name")
        self.passed = (source.pointee.passed != 0)
        arena.read(source.pointee.detail, into: &self.detail, "carillon.evaluator.v1.DryRunStage.detail")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunStage>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DryRunStage> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DryRunStage>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunStage.self)
        carillon__evaluator__v1__dry_run_stage__init(target)
        target.pointee.name = arena.string(self.name, "carillon.evaluator.v1.DryRunStage.name")
        target.pointee.passed = self.passed ? 1 : 0
        target.pointee.detail = arena.string(self.detail, "carillon.evaluator.v1.DryRunStage.detail")
        return target
    }
}

extension EvaluatorV1.DryRunDecision {
    public static var fullName: String { "carillon.evaluator.v1.DryRunDecision" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunDecision.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DryRunDecision.self, initializer: carillon__evaluator__v1__dry_run_decision__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunDecision>, _ arena: Arena) {
        if let inner = source.pointee.decision {
            self.decision = EvaluatorV1.Decision()
            self.decision?.read(inner, arena)
        }
        if source.pointee.n_stages > 0 {
            arena.beginList()
            self.stages = [EvaluatorV1.DryRunStage](unsafeUninitializedCapacity: source.pointee.n_stages) { space, count in
                while count < source.pointee.n_stages {
                    space.initializeElement(at: count, to: EvaluatorV1.DryRunStage())
                    space[count].read(source.pointee.stages[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
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
        if source.pointee.n_push_device_ids > 0 {
            self.pushDeviceIds = arena.strings(source.pointee.push_device_ids, source.pointee.n_push_device_ids, "carillon.evaluator.v1.DryRunDecision.push_device_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunDecision>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DryRunDecision> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DryRunDecision>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunDecision.self)
        carillon__evaluator__v1__dry_run_decision__init(target)
        target.pointee.decision = self.decision?.makeCStruct(in: arena)
        if !self.stages.isEmpty {
            target.pointee.n_stages = self.stages.count
            let list = arena.pointers(self.stages.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__DryRunStage>?.self)
            self.stages.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.stages = list
        }
        if !self.contents.isEmpty {
            target.pointee.n_contents = self.contents.count
            let list = arena.pointers(self.contents.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Dispatcher__V1__Content>?.self)
            self.contents.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.contents = list
        }
        if !self.pushDeviceIds.isEmpty {
            target.pointee.n_push_device_ids = self.pushDeviceIds.count
            target.pointee.push_device_ids = arena.strings(self.pushDeviceIds, "carillon.evaluator.v1.DryRunDecision.push_device_ids")
        }
        return target
    }
}

extension EvaluatorV1.DryRunResponse {
    public static var fullName: String { "carillon.evaluator.v1.DryRunResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DryRunResponse.self, initializer: carillon__evaluator__v1__dry_run_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunResponse>, _ arena: Arena) {
        if source.pointee.n_decisions > 0 {
            arena.beginList()
            self.decisions = [EvaluatorV1.DryRunDecision](unsafeUninitializedCapacity: source.pointee.n_decisions) { space, count in
                while count < source.pointee.n_decisions {
                    space.initializeElement(at: count, to: EvaluatorV1.DryRunDecision())
                    space[count].read(source.pointee.decisions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.detail, into: &self.detail, "carillon.evaluator.v1.DryRunResponse.detail")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DryRunResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DryRunResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DryRunResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DryRunResponse.self)
        carillon__evaluator__v1__dry_run_response__init(target)
        if !self.decisions.isEmpty {
            target.pointee.n_decisions = self.decisions.count
            let list = arena.pointers(self.decisions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__DryRunDecision>?.self)
            self.decisions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.decisions = list
        }
        target.pointee.detail = arena.string(self.detail, "carillon.evaluator.v1.DryRunResponse.detail")
        return target
    }
}

extension EvaluatorV1.ExplainResponse {
    public static var fullName: String { "carillon.evaluator.v1.ExplainResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ExplainResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ExplainResponse.self, initializer: carillon__evaluator__v1__explain_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ExplainResponse>, _ arena: Arena) {
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.evaluator.v1.ExplainResponse.event_id")
        arena.read(source.pointee.carillon_event_id, into: &self.carillonEventId, "carillon.evaluator.v1.ExplainResponse.carillon_event_id")
        arena.read(source.pointee.event_type, into: &self.eventType, "carillon.evaluator.v1.ExplainResponse.event_type")
        self.acceptedAtMs = source.pointee.accepted_at_ms
        self.state = EvaluatorV1.EventState(rawValue: source.pointee.state)
        if source.pointee.n_decisions > 0 {
            arena.beginList()
            self.decisions = [EvaluatorV1.Decision](unsafeUninitializedCapacity: source.pointee.n_decisions) { space, count in
                while count < source.pointee.n_decisions {
                    space.initializeElement(at: count, to: EvaluatorV1.Decision())
                    space[count].read(source.pointee.decisions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.scheduledForMs = source.pointee.scheduled_for_ms
        self.dueAtMs = source.pointee.due_at_ms
        if let inner = source.pointee.scheduled_local {
            self.scheduledLocal = EvaluatorV1.LocalSchedule()
            self.scheduledLocal?.read(inner, arena)
        }
        arena.read(source.pointee.trace_id, into: &self.traceId, "carillon.evaluator.v1.ExplainResponse.trace_id")
        if source.pointee.n_repetitions > 0 {
            arena.beginList()
            self.repetitions = [EvaluatorV1.Repetition](unsafeUninitializedCapacity: source.pointee.n_repetitions) { space, count in
                while count < source.pointee.n_repetitions {
                    space.initializeElement(at: count, to: EvaluatorV1.Repetition())
                    space[count].read(source.pointee.repetitions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ExplainResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ExplainResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ExplainResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ExplainResponse.self)
        carillon__evaluator__v1__explain_response__init(target)
        target.pointee.event_id = arena.string(self.eventId, "carillon.evaluator.v1.ExplainResponse.event_id")
        target.pointee.carillon_event_id = arena.string(self.carillonEventId, "carillon.evaluator.v1.ExplainResponse.carillon_event_id")
        target.pointee.event_type = arena.string(self.eventType, "carillon.evaluator.v1.ExplainResponse.event_type")
        target.pointee.accepted_at_ms = self.acceptedAtMs
        target.pointee.state = self.state.rawValue
        if !self.decisions.isEmpty {
            target.pointee.n_decisions = self.decisions.count
            let list = arena.pointers(self.decisions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Decision>?.self)
            self.decisions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.decisions = list
        }
        target.pointee.scheduled_for_ms = self.scheduledForMs
        target.pointee.due_at_ms = self.dueAtMs
        target.pointee.scheduled_local = self.scheduledLocal?.makeCStruct(in: arena)
        target.pointee.trace_id = arena.string(self.traceId, "carillon.evaluator.v1.ExplainResponse.trace_id")
        if !self.repetitions.isEmpty {
            target.pointee.n_repetitions = self.repetitions.count
            let list = arena.pointers(self.repetitions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Repetition>?.self)
            self.repetitions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.repetitions = list
        }
        return target
    }
}

extension EvaluatorV1.Repetition {
    public static var fullName: String { "carillon.evaluator.v1.Repetition" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Repetition.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Repetition.self, initializer: carillon__evaluator__v1__repetition__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Repetition>, _ arena: Arena) {
        arena.read(source.pointee.carillon_event_id, into: &self.carillonEventId, "carillon.evaluator.v1.Repetition.carillon_event_id")
        self.snooze = source.pointee.snooze
        self.acceptedAtMs = source.pointee.accepted_at_ms
        self.state = EvaluatorV1.EventState(rawValue: source.pointee.state)
        self.scheduledForMs = source.pointee.scheduled_for_ms
        if let inner = source.pointee.decision {
            self.decision = EvaluatorV1.Decision()
            self.decision?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Repetition>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Repetition> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Repetition>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Repetition.self)
        carillon__evaluator__v1__repetition__init(target)
        target.pointee.carillon_event_id = arena.string(self.carillonEventId, "carillon.evaluator.v1.Repetition.carillon_event_id")
        target.pointee.snooze = self.snooze
        target.pointee.accepted_at_ms = self.acceptedAtMs
        target.pointee.state = self.state.rawValue
        target.pointee.scheduled_for_ms = self.scheduledForMs
        target.pointee.decision = self.decision?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.PreviewRequest {
    public static var fullName: String { "carillon.evaluator.v1.PreviewRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__PreviewRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__PreviewRequest.self, initializer: carillon__evaluator__v1__preview_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PreviewRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.PreviewRequest.type_id")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.PreviewRequest.data")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.PreviewRequest.data")
            }
            self.data = map
        }
        arena.read(source.pointee.locale, into: &self.locale, "carillon.evaluator.v1.PreviewRequest.locale")
        arena.read(source.pointee.role, into: &self.role, "carillon.evaluator.v1.PreviewRequest.role")
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        if let inner = source.pointee.content {
            self.content = EvaluatorV1.NotificationContent()
            self.content?.read(inner, arena)
        }
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.evaluator.v1.PreviewRequest.channel_id")
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.evaluator.v1.PreviewRequest.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.evaluator.v1.PreviewRequest.entity_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PreviewRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__PreviewRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__PreviewRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__PreviewRequest.self)
        carillon__evaluator__v1__preview_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.PreviewRequest.type_id")
        target.pointee.device_type = self.deviceType.rawValue
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__PreviewRequest__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__PreviewRequest__DataEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__PreviewRequest__DataEntry.self)
                carillon__evaluator__v1__preview_request__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.PreviewRequest.data")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.PreviewRequest.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        target.pointee.locale = arena.string(self.locale, "carillon.evaluator.v1.PreviewRequest.locale")
        target.pointee.role = arena.string(self.role, "carillon.evaluator.v1.PreviewRequest.role")
        target.pointee.priority = self.priority.rawValue
        target.pointee.content = self.content?.makeCStruct(in: arena)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.evaluator.v1.PreviewRequest.channel_id")
        target.pointee.entity_type = arena.string(self.entityType, "carillon.evaluator.v1.PreviewRequest.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.evaluator.v1.PreviewRequest.entity_id")
        return target
    }
}

extension EvaluatorV1.PreviewResponse {
    public static var fullName: String { "carillon.evaluator.v1.PreviewResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__PreviewResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__PreviewResponse.self, initializer: carillon__evaluator__v1__preview_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PreviewResponse>, _ arena: Arena) {
        arena.read(source.pointee.title, into: &self.title, "carillon.evaluator.v1.PreviewResponse.title")
        arena.read(source.pointee.subtitle, into: &self.subtitle, "carillon.evaluator.v1.PreviewResponse.subtitle")
        arena.read(source.pointee.body, into: &self.body, "carillon.evaluator.v1.PreviewResponse.body")
        if source.pointee.n_warnings > 0 {
            self.warnings = arena.strings(source.pointee.warnings, source.pointee.n_warnings, "carillon.evaluator.v1.PreviewResponse.warnings")
        }
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [EvaluatorV1.DevicePreview](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: EvaluatorV1.DevicePreview())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PreviewResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__PreviewResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__PreviewResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__PreviewResponse.self)
        carillon__evaluator__v1__preview_response__init(target)
        target.pointee.title = arena.string(self.title, "carillon.evaluator.v1.PreviewResponse.title")
        target.pointee.subtitle = arena.string(self.subtitle, "carillon.evaluator.v1.PreviewResponse.subtitle")
        target.pointee.body = arena.string(self.body, "carillon.evaluator.v1.PreviewResponse.body")
        if !self.warnings.isEmpty {
            target.pointee.n_warnings = self.warnings.count
            target.pointee.warnings = arena.strings(self.warnings, "carillon.evaluator.v1.PreviewResponse.warnings")
        }
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__DevicePreview>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension EvaluatorV1.DevicePreview {
    public static var fullName: String { "carillon.evaluator.v1.DevicePreview" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__DevicePreview.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__DevicePreview.self, initializer: carillon__evaluator__v1__device_preview__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DevicePreview>, _ arena: Arena) {
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        arena.read(source.pointee.provider, into: &self.provider, "carillon.evaluator.v1.DevicePreview.provider")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.evaluator.v1.DevicePreview.locale")
        arena.read(source.pointee.title, into: &self.title, "carillon.evaluator.v1.DevicePreview.title")
        arena.read(source.pointee.subtitle, into: &self.subtitle, "carillon.evaluator.v1.DevicePreview.subtitle")
        arena.read(source.pointee.body, into: &self.body, "carillon.evaluator.v1.DevicePreview.body")
        arena.read(source.pointee.collapsed_body, into: &self.collapsedBody, "carillon.evaluator.v1.DevicePreview.collapsed_body")
        arena.read(source.pointee.expanded_body, into: &self.expandedBody, "carillon.evaluator.v1.DevicePreview.expanded_body")
        arena.read(source.pointee.payload, into: &self.payload, "carillon.evaluator.v1.DevicePreview.payload")
        self.payloadBytes = source.pointee.payload_bytes
        self.payloadLimitBytes = source.pointee.payload_limit_bytes
        if source.pointee.n_omissions > 0 {
            self.omissions = arena.strings(source.pointee.omissions, source.pointee.n_omissions, "carillon.evaluator.v1.DevicePreview.omissions")
        }
        if source.pointee.n_warnings > 0 {
            self.warnings = arena.strings(source.pointee.warnings, source.pointee.n_warnings, "carillon.evaluator.v1.DevicePreview.warnings")
        }
        arena.read(source.pointee.problem, into: &self.problem, "carillon.evaluator.v1.DevicePreview.problem")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__DevicePreview>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__DevicePreview> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__DevicePreview>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__DevicePreview.self)
        carillon__evaluator__v1__device_preview__init(target)
        target.pointee.device_type = self.deviceType.rawValue
        target.pointee.provider = arena.string(self.provider, "carillon.evaluator.v1.DevicePreview.provider")
        target.pointee.locale = arena.string(self.locale, "carillon.evaluator.v1.DevicePreview.locale")
        target.pointee.title = arena.string(self.title, "carillon.evaluator.v1.DevicePreview.title")
        target.pointee.subtitle = arena.string(self.subtitle, "carillon.evaluator.v1.DevicePreview.subtitle")
        target.pointee.body = arena.string(self.body, "carillon.evaluator.v1.DevicePreview.body")
        target.pointee.collapsed_body = arena.string(self.collapsedBody, "carillon.evaluator.v1.DevicePreview.collapsed_body")
        target.pointee.expanded_body = arena.string(self.expandedBody, "carillon.evaluator.v1.DevicePreview.expanded_body")
        target.pointee.payload = arena.string(self.payload, "carillon.evaluator.v1.DevicePreview.payload")
        target.pointee.payload_bytes = self.payloadBytes
        target.pointee.payload_limit_bytes = self.payloadLimitBytes
        if !self.omissions.isEmpty {
            target.pointee.n_omissions = self.omissions.count
            target.pointee.omissions = arena.strings(self.omissions, "carillon.evaluator.v1.DevicePreview.omissions")
        }
        if !self.warnings.isEmpty {
            target.pointee.n_warnings = self.warnings.count
            target.pointee.warnings = arena.strings(self.warnings, "carillon.evaluator.v1.DevicePreview.warnings")
        }
        target.pointee.problem = arena.string(self.problem, "carillon.evaluator.v1.DevicePreview.problem")
        return target
    }
}

extension EvaluatorV1.CheckTemplatesRequest {
    public static var fullName: String { "carillon.evaluator.v1.CheckTemplatesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CheckTemplatesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CheckTemplatesRequest.self, initializer: carillon__evaluator__v1__check_templates_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CheckTemplatesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CheckTemplatesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CheckTemplatesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CheckTemplatesRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CheckTemplatesRequest.self)
        carillon__evaluator__v1__check_templates_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.TemplateFinding {
    public static var fullName: String { "carillon.evaluator.v1.TemplateFinding" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__TemplateFinding.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__TemplateFinding.self, initializer: carillon__evaluator__v1__template_finding__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__TemplateFinding>, _ arena: Arena) {
        self.problem = EvaluatorV1.TemplateProblem(rawValue: source.pointee.problem)
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.TemplateFinding.type_id")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.evaluator.v1.TemplateFinding.locale")
        arena.read(source.pointee.template_, into: &self.template, "carillon.evaluator.v1.TemplateFinding.template")
        arena.read(source.pointee.part, into: &self.part, "carillon.evaluator.v1.TemplateFinding.part")
        self.length = source.pointee.length
        self.limit = source.pointee.limit
        arena.read(source.pointee.detail, into: &self.detail, "carillon.evaluator.v1.TemplateFinding.detail")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__TemplateFinding>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__TemplateFinding> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__TemplateFinding>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__TemplateFinding.self)
        carillon__evaluator__v1__template_finding__init(target)
        target.pointee.problem = self.problem.rawValue
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.TemplateFinding.type_id")
        target.pointee.locale = arena.string(self.locale, "carillon.evaluator.v1.TemplateFinding.locale")
        target.pointee.template_ = arena.string(self.template, "carillon.evaluator.v1.TemplateFinding.template")
        target.pointee.part = arena.string(self.part, "carillon.evaluator.v1.TemplateFinding.part")
        target.pointee.length = self.length
        target.pointee.limit = self.limit
        target.pointee.detail = arena.string(self.detail, "carillon.evaluator.v1.TemplateFinding.detail")
        return target
    }
}

extension EvaluatorV1.CheckTemplatesResponse {
    public static var fullName: String { "carillon.evaluator.v1.CheckTemplatesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CheckTemplatesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CheckTemplatesResponse.self, initializer: carillon__evaluator__v1__check_templates_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CheckTemplatesResponse>, _ arena: Arena) {
        self.rendered = source.pointee.rendered
        if source.pointee.n_findings > 0 {
            arena.beginList()
            self.findings = [EvaluatorV1.TemplateFinding](unsafeUninitializedCapacity: source.pointee.n_findings) { space, count in
                while count < source.pointee.n_findings {
                    space.initializeElement(at: count, to: EvaluatorV1.TemplateFinding())
                    space[count].read(source.pointee.findings[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.more = source.pointee.more
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CheckTemplatesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CheckTemplatesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CheckTemplatesResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CheckTemplatesResponse.self)
        carillon__evaluator__v1__check_templates_response__init(target)
        target.pointee.rendered = self.rendered
        if !self.findings.isEmpty {
            target.pointee.n_findings = self.findings.count
            let list = arena.pointers(self.findings.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__TemplateFinding>?.self)
            self.findings.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.findings = list
        }
        target.pointee.more = self.more
        return target
    }
}

extension EvaluatorV1.EvaluatorStatisticsRequest {
    public static var fullName: String { "carillon.evaluator.v1.EvaluatorStatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__EvaluatorStatisticsRequest.self, initializer: carillon__evaluator__v1__evaluator_statistics_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EvaluatorStatisticsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.withMetrics = (source.pointee.with_metrics != 0)
        self.metricsFromMs = source.pointee.metrics_from_ms
        self.metricsUntilMs = source.pointee.metrics_until_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EvaluatorStatisticsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__EvaluatorStatisticsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EvaluatorStatisticsRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsRequest.self)
        carillon__evaluator__v1__evaluator_statistics_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.with_metrics = self.withMetrics ? 1 : 0
        target.pointee.metrics_from_ms = self.metricsFromMs
        target.pointee.metrics_until_ms = self.metricsUntilMs
        return target
    }
}

extension EvaluatorV1.EvaluatorStatisticsResponse {
    public static var fullName: String { "carillon.evaluator.v1.EvaluatorStatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__EvaluatorStatisticsResponse.self, initializer: carillon__evaluator__v1__evaluator_statistics_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EvaluatorStatisticsResponse>, _ arena: Arena) {
        self.eventsAccepted = source.pointee.events_accepted
        self.eventsEvaluated = source.pointee.events_evaluated
        self.eventsPending = source.pointee.events_pending
        self.targets = source.pointee.targets
        self.enqueued = source.pointee.enqueued
        if source.pointee.n_skipped > 0, let entries = source.pointee.skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_skipped)
            for index in 0..<source.pointee.n_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.EvaluatorStatisticsResponse.skipped")] = entry.pointee.value
            }
            self.skipped = map
        }
        self.outboxDepth = source.pointee.outbox_depth
        if source.pointee.n_targets_by_type > 0, let entries = source.pointee.targets_by_type {
            var map = [String: Int64](minimumCapacity: source.pointee.n_targets_by_type)
            for index in 0..<source.pointee.n_targets_by_type {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.EvaluatorStatisticsResponse.targets_by_type")] = entry.pointee.value
            }
            self.targetsByType = map
        }
        if source.pointee.n_events_skipped > 0, let entries = source.pointee.events_skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_events_skipped)
            for index in 0..<source.pointee.n_events_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.EvaluatorStatisticsResponse.events_skipped")] = entry.pointee.value
            }
            self.eventsSkipped = map
        }
        self.held = source.pointee.held
        self.scheduled = source.pointee.scheduled
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
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__EvaluatorStatisticsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__EvaluatorStatisticsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EvaluatorStatisticsResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsResponse.self)
        carillon__evaluator__v1__evaluator_statistics_response__init(target)
        target.pointee.events_accepted = self.eventsAccepted
        target.pointee.events_evaluated = self.eventsEvaluated
        target.pointee.events_pending = self.eventsPending
        target.pointee.targets = self.targets
        target.pointee.enqueued = self.enqueued
        if !self.skipped.isEmpty {
            let entries = arena.pointers(self.skipped.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry>?.self)
            var count = 0
            for (key, value) in self.skipped {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsResponse__SkippedEntry.self)
                carillon__evaluator__v1__evaluator_statistics_response__skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.EvaluatorStatisticsResponse.skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_skipped = count
            target.pointee.skipped = entries
        }
        target.pointee.outbox_depth = self.outboxDepth
        if !self.targetsByType.isEmpty {
            let entries = arena.pointers(self.targetsByType.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry>?.self)
            var count = 0
            for (key, value) in self.targetsByType {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsResponse__TargetsByTypeEntry.self)
                carillon__evaluator__v1__evaluator_statistics_response__targets_by_type_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.EvaluatorStatisticsResponse.targets_by_type")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_targets_by_type = count
            target.pointee.targets_by_type = entries
        }
        if !self.eventsSkipped.isEmpty {
            let entries = arena.pointers(self.eventsSkipped.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry>?.self)
            var count = 0
            for (key, value) in self.eventsSkipped {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__EvaluatorStatisticsResponse__EventsSkippedEntry.self)
                carillon__evaluator__v1__evaluator_statistics_response__events_skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.EvaluatorStatisticsResponse.events_skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_events_skipped = count
            target.pointee.events_skipped = entries
        }
        target.pointee.held = self.held
        target.pointee.scheduled = self.scheduled
        if !self.metrics.isEmpty {
            target.pointee.n_metrics = self.metrics.count
            let list = arena.pointers(self.metrics.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__MetricReading>?.self)
            self.metrics.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.metrics = list
        }
        return target
    }
}

extension EvaluatorV1.BroadcastUsers {
    public static var fullName: String { "carillon.evaluator.v1.BroadcastUsers" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastUsers.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__BroadcastUsers.self, initializer: carillon__evaluator__v1__broadcast_users__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastUsers>, _ arena: Arena) {
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.evaluator.v1.BroadcastUsers.user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastUsers>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__BroadcastUsers> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__BroadcastUsers>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastUsers.self)
        carillon__evaluator__v1__broadcast_users__init(target)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.evaluator.v1.BroadcastUsers.user_ids")
        }
        return target
    }
}

extension EvaluatorV1.BroadcastAudience {
    public static var fullName: String { "carillon.evaluator.v1.BroadcastAudience" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastAudience.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__BroadcastAudience.self, initializer: carillon__evaluator__v1__broadcast_audience__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastAudience>, _ arena: Arena) {
        switch source.pointee.audience_case {
        case 1: self.audience = .wholeApp((source.pointee.whole_app != 0))
        case 2: self.audience = .wholeOrganization((source.pointee.whole_organization != 0))
        case 3: self.audience = .wholePlatform((source.pointee.whole_platform != 0))
        case 4: self.audience = .role(arena.string(source.pointee.role, "carillon.evaluator.v1.BroadcastAudience.role"))
        case 5: self.audience = .groupId(arena.string(source.pointee.group_id, "carillon.evaluator.v1.BroadcastAudience.group_id"))
        case 6: self.audience = .channelId(arena.string(source.pointee.channel_id, "carillon.evaluator.v1.BroadcastAudience.channel_id"))
        case 7: self.audience = EvaluatorV1.BroadcastUsers.read(source.pointee.users, arena).map { Audience.users($0) }
        default: break
        }
        if source.pointee.n_device_types > 0 {
            self.deviceTypes = [CommonV1.DeviceType](unsafeUninitializedCapacity: source.pointee.n_device_types) { space, count in
                while count < source.pointee.n_device_types {
                    space.initializeElement(at: count, to: CommonV1.DeviceType(rawValue: source.pointee.device_types[count]))
                    count += 1
                }
            }
        }
        if source.pointee.n_locales > 0 {
            self.locales = arena.strings(source.pointee.locales, source.pointee.n_locales, "carillon.evaluator.v1.BroadcastAudience.locales")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastAudience>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__BroadcastAudience> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__BroadcastAudience>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastAudience.self)
        carillon__evaluator__v1__broadcast_audience__init(target)
        switch self.audience {
        case .wholeApp(let value):
            target.pointee.audience_case = 1
            target.pointee.whole_app = value ? 1 : 0
        case .wholeOrganization(let value):
            target.pointee.audience_case = 2
            target.pointee.whole_organization = value ? 1 : 0
        case .wholePlatform(let value):
            target.pointee.audience_case = 3
            target.pointee.whole_platform = value ? 1 : 0
        case .role(let value):
            target.pointee.audience_case = 4
            target.pointee.role = arena.presentString(value, "carillon.evaluator.v1.BroadcastAudience.role")
        case .groupId(let value):
            target.pointee.audience_case = 5
            target.pointee.group_id = arena.presentString(value, "carillon.evaluator.v1.BroadcastAudience.group_id")
        case .channelId(let value):
            target.pointee.audience_case = 6
            target.pointee.channel_id = arena.presentString(value, "carillon.evaluator.v1.BroadcastAudience.channel_id")
        case .users(let value):
            target.pointee.audience_case = 7
            target.pointee.users = value.makeCStruct(in: arena)
        case nil: break
        }
        if !self.deviceTypes.isEmpty {
            target.pointee.n_device_types = self.deviceTypes.count
            let copy = self.deviceTypes.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.device_types = copy.assumingMemoryBound(to: Int32.self)
        }
        if !self.locales.isEmpty {
            target.pointee.n_locales = self.locales.count
            target.pointee.locales = arena.strings(self.locales, "carillon.evaluator.v1.BroadcastAudience.locales")
        }
        return target
    }
}

extension EvaluatorV1.SubmitBroadcastRequest {
    public static var fullName: String { "carillon.evaluator.v1.SubmitBroadcastRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitBroadcastRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitBroadcastRequest.self, initializer: carillon__evaluator__v1__submit_broadcast_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitBroadcastRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.SubmitBroadcastRequest.broadcast_id")
        if let inner = source.pointee.audience {
            self.audience = EvaluatorV1.BroadcastAudience()
            self.audience?.read(inner, arena)
        }
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.SubmitBroadcastRequest.type_id")
        if let inner = source.pointee.content {
            self.content = EvaluatorV1.NotificationContent()
            self.content?.read(inner, arena)
        }
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.evaluator.v1.SubmitBroadcastRequest.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.evaluator.v1.SubmitBroadcastRequest.entity_id")
        if source.pointee.n_data > 0, let entries = source.pointee.data {
            var map = [String: String](minimumCapacity: source.pointee.n_data)
            for index in 0..<source.pointee.n_data {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.SubmitBroadcastRequest.data")] = arena.string(entry.pointee.value, "carillon.evaluator.v1.SubmitBroadcastRequest.data")
            }
            self.data = map
        }
        self.ratePerSecond = source.pointee.rate_per_second
        arena.read(source.pointee.override_reason, into: &self.overrideReason, "carillon.evaluator.v1.SubmitBroadcastRequest.override_reason")
        self.spreadSeconds = source.pointee.spread_seconds
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitBroadcastRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitBroadcastRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitBroadcastRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitBroadcastRequest.self)
        carillon__evaluator__v1__submit_broadcast_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.SubmitBroadcastRequest.broadcast_id")
        target.pointee.audience = self.audience?.makeCStruct(in: arena)
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.SubmitBroadcastRequest.type_id")
        target.pointee.content = self.content?.makeCStruct(in: arena)
        target.pointee.priority = self.priority.rawValue
        target.pointee.entity_type = arena.string(self.entityType, "carillon.evaluator.v1.SubmitBroadcastRequest.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.evaluator.v1.SubmitBroadcastRequest.entity_id")
        if !self.data.isEmpty {
            let entries = arena.pointers(self.data.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry>?.self)
            var count = 0
            for (key, value) in self.data {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitBroadcastRequest__DataEntry.self)
                carillon__evaluator__v1__submit_broadcast_request__data_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.SubmitBroadcastRequest.data")
                entry.pointee.value = arena.string(value, "carillon.evaluator.v1.SubmitBroadcastRequest.data")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_data = count
            target.pointee.data = entries
        }
        target.pointee.rate_per_second = self.ratePerSecond
        target.pointee.override_reason = arena.string(self.overrideReason, "carillon.evaluator.v1.SubmitBroadcastRequest.override_reason")
        target.pointee.spread_seconds = self.spreadSeconds
        return target
    }
}

extension EvaluatorV1.SubmitBroadcastResponse {
    public static var fullName: String { "carillon.evaluator.v1.SubmitBroadcastResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitBroadcastResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__SubmitBroadcastResponse.self, initializer: carillon__evaluator__v1__submit_broadcast_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitBroadcastResponse>, _ arena: Arena) {
        if let inner = source.pointee.broadcast {
            self.broadcast = EvaluatorV1.Broadcast()
            self.broadcast?.read(inner, arena)
        }
        self.duplicate = (source.pointee.duplicate != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__SubmitBroadcastResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__SubmitBroadcastResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__SubmitBroadcastResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__SubmitBroadcastResponse.self)
        carillon__evaluator__v1__submit_broadcast_response__init(target)
        target.pointee.broadcast = self.broadcast?.makeCStruct(in: arena)
        target.pointee.duplicate = self.duplicate ? 1 : 0
        return target
    }
}

extension EvaluatorV1.Broadcast {
    public static var fullName: String { "carillon.evaluator.v1.Broadcast" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__Broadcast.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__Broadcast.self, initializer: carillon__evaluator__v1__broadcast__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Broadcast>, _ arena: Arena) {
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.Broadcast.broadcast_id")
        arena.read(source.pointee.caller_id, into: &self.callerId, "carillon.evaluator.v1.Broadcast.caller_id")
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.state = EvaluatorV1.BroadcastState(rawValue: source.pointee.state)
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.evaluator.v1.Broadcast.type_id")
        self.createdAtMs = source.pointee.created_at_ms
        self.changedAtMs = source.pointee.changed_at_ms
        self.targeted = source.pointee.targeted
        self.queued = source.pointee.queued
        self.held = source.pointee.held
        if source.pointee.n_skipped > 0, let entries = source.pointee.skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_skipped)
            for index in 0..<source.pointee.n_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.evaluator.v1.Broadcast.skipped")] = entry.pointee.value
            }
            self.skipped = map
        }
        if let inner = source.pointee.delivery {
            self.delivery = EvaluatorV1.BroadcastDelivery()
            self.delivery?.read(inner, arena)
        }
        if source.pointee.n_apps > 0 {
            arena.beginList()
            self.apps = [EvaluatorV1.BroadcastApp](unsafeUninitializedCapacity: source.pointee.n_apps) { space, count in
                while count < source.pointee.n_apps {
                    space.initializeElement(at: count, to: EvaluatorV1.BroadcastApp())
                    space[count].read(source.pointee.apps[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__Broadcast>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__Broadcast> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Broadcast>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Broadcast.self)
        carillon__evaluator__v1__broadcast__init(target)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.Broadcast.broadcast_id")
        target.pointee.caller_id = arena.string(self.callerId, "carillon.evaluator.v1.Broadcast.caller_id")
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.state = self.state.rawValue
        target.pointee.type_id = arena.string(self.typeId, "carillon.evaluator.v1.Broadcast.type_id")
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.changed_at_ms = self.changedAtMs
        target.pointee.targeted = self.targeted
        target.pointee.queued = self.queued
        target.pointee.held = self.held
        if !self.skipped.isEmpty {
            let entries = arena.pointers(self.skipped.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__Broadcast__SkippedEntry>?.self)
            var count = 0
            for (key, value) in self.skipped {
                let entry = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__Broadcast__SkippedEntry>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__Broadcast__SkippedEntry.self)
                carillon__evaluator__v1__broadcast__skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.evaluator.v1.Broadcast.skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_skipped = count
            target.pointee.skipped = entries
        }
        target.pointee.delivery = self.delivery?.makeCStruct(in: arena)
        if !self.apps.isEmpty {
            target.pointee.n_apps = self.apps.count
            let list = arena.pointers(self.apps.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Evaluator__V1__BroadcastApp>?.self)
            self.apps.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.apps = list
        }
        return target
    }
}

extension EvaluatorV1.BroadcastDelivery {
    public static var fullName: String { "carillon.evaluator.v1.BroadcastDelivery" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastDelivery.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__BroadcastDelivery.self, initializer: carillon__evaluator__v1__broadcast_delivery__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastDelivery>, _ arena: Arena) {
        self.sent = source.pointee.sent
        self.failed = source.pointee.failed
        self.expired = source.pointee.expired
        self.cancelled = source.pointee.cancelled
        self.skipped = source.pointee.skipped
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastDelivery>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__BroadcastDelivery> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__BroadcastDelivery>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastDelivery.self)
        carillon__evaluator__v1__broadcast_delivery__init(target)
        target.pointee.sent = self.sent
        target.pointee.failed = self.failed
        target.pointee.expired = self.expired
        target.pointee.cancelled = self.cancelled
        target.pointee.skipped = self.skipped
        return target
    }
}

extension EvaluatorV1.BroadcastApp {
    public static var fullName: String { "carillon.evaluator.v1.BroadcastApp" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastApp.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__BroadcastApp.self, initializer: carillon__evaluator__v1__broadcast_app__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastApp>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.state = EvaluatorV1.BroadcastState(rawValue: source.pointee.state)
        self.taken = source.pointee.taken
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__BroadcastApp>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__BroadcastApp> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__BroadcastApp>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__BroadcastApp.self)
        carillon__evaluator__v1__broadcast_app__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.state = self.state.rawValue
        target.pointee.taken = self.taken
        return target
    }
}

extension EvaluatorV1.GetBroadcastRequest {
    public static var fullName: String { "carillon.evaluator.v1.GetBroadcastRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__GetBroadcastRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__GetBroadcastRequest.self, initializer: carillon__evaluator__v1__get_broadcast_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__GetBroadcastRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.GetBroadcastRequest.broadcast_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__GetBroadcastRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__GetBroadcastRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__GetBroadcastRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__GetBroadcastRequest.self)
        carillon__evaluator__v1__get_broadcast_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.GetBroadcastRequest.broadcast_id")
        return target
    }
}

extension EvaluatorV1.GetBroadcastResponse {
    public static var fullName: String { "carillon.evaluator.v1.GetBroadcastResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__GetBroadcastResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__GetBroadcastResponse.self, initializer: carillon__evaluator__v1__get_broadcast_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__GetBroadcastResponse>, _ arena: Arena) {
        if let inner = source.pointee.broadcast {
            self.broadcast = EvaluatorV1.Broadcast()
            self.broadcast?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__GetBroadcastResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__GetBroadcastResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__GetBroadcastResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__GetBroadcastResponse.self)
        carillon__evaluator__v1__get_broadcast_response__init(target)
        target.pointee.broadcast = self.broadcast?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.PauseBroadcastRequest {
    public static var fullName: String { "carillon.evaluator.v1.PauseBroadcastRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__PauseBroadcastRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__PauseBroadcastRequest.self, initializer: carillon__evaluator__v1__pause_broadcast_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PauseBroadcastRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.PauseBroadcastRequest.broadcast_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PauseBroadcastRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__PauseBroadcastRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__PauseBroadcastRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__PauseBroadcastRequest.self)
        carillon__evaluator__v1__pause_broadcast_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.PauseBroadcastRequest.broadcast_id")
        return target
    }
}

extension EvaluatorV1.PauseBroadcastResponse {
    public static var fullName: String { "carillon.evaluator.v1.PauseBroadcastResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__PauseBroadcastResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__PauseBroadcastResponse.self, initializer: carillon__evaluator__v1__pause_broadcast_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PauseBroadcastResponse>, _ arena: Arena) {
        if let inner = source.pointee.broadcast {
            self.broadcast = EvaluatorV1.Broadcast()
            self.broadcast?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__PauseBroadcastResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__PauseBroadcastResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__PauseBroadcastResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__PauseBroadcastResponse.self)
        carillon__evaluator__v1__pause_broadcast_response__init(target)
        target.pointee.broadcast = self.broadcast?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.ResumeBroadcastRequest {
    public static var fullName: String { "carillon.evaluator.v1.ResumeBroadcastRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ResumeBroadcastRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ResumeBroadcastRequest.self, initializer: carillon__evaluator__v1__resume_broadcast_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ResumeBroadcastRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.ResumeBroadcastRequest.broadcast_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ResumeBroadcastRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ResumeBroadcastRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ResumeBroadcastRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ResumeBroadcastRequest.self)
        carillon__evaluator__v1__resume_broadcast_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.ResumeBroadcastRequest.broadcast_id")
        return target
    }
}

extension EvaluatorV1.ResumeBroadcastResponse {
    public static var fullName: String { "carillon.evaluator.v1.ResumeBroadcastResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__ResumeBroadcastResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__ResumeBroadcastResponse.self, initializer: carillon__evaluator__v1__resume_broadcast_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ResumeBroadcastResponse>, _ arena: Arena) {
        if let inner = source.pointee.broadcast {
            self.broadcast = EvaluatorV1.Broadcast()
            self.broadcast?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__ResumeBroadcastResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__ResumeBroadcastResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__ResumeBroadcastResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__ResumeBroadcastResponse.self)
        carillon__evaluator__v1__resume_broadcast_response__init(target)
        target.pointee.broadcast = self.broadcast?.makeCStruct(in: arena)
        return target
    }
}

extension EvaluatorV1.CancelBroadcastRequest {
    public static var fullName: String { "carillon.evaluator.v1.CancelBroadcastRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CancelBroadcastRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CancelBroadcastRequest.self, initializer: carillon__evaluator__v1__cancel_broadcast_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelBroadcastRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.broadcast_id, into: &self.broadcastId, "carillon.evaluator.v1.CancelBroadcastRequest.broadcast_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelBroadcastRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CancelBroadcastRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CancelBroadcastRequest>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CancelBroadcastRequest.self)
        carillon__evaluator__v1__cancel_broadcast_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.broadcast_id = arena.string(self.broadcastId, "carillon.evaluator.v1.CancelBroadcastRequest.broadcast_id")
        return target
    }
}

extension EvaluatorV1.CancelBroadcastResponse {
    public static var fullName: String { "carillon.evaluator.v1.CancelBroadcastResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Evaluator__V1__CancelBroadcastResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Evaluator__V1__CancelBroadcastResponse.self, initializer: carillon__evaluator__v1__cancel_broadcast_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelBroadcastResponse>, _ arena: Arena) {
        if let inner = source.pointee.broadcast {
            self.broadcast = EvaluatorV1.Broadcast()
            self.broadcast?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Evaluator__V1__CancelBroadcastResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Evaluator__V1__CancelBroadcastResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Evaluator__V1__CancelBroadcastResponse>.size).assumingMemoryBound(to: Carillon__Evaluator__V1__CancelBroadcastResponse.self)
        carillon__evaluator__v1__cancel_broadcast_response__init(target)
        target.pointee.broadcast = self.broadcast?.makeCStruct(in: arena)
        return target
    }
}
