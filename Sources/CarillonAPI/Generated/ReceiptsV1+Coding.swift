// Written by protoc-gen-carillon from carillon/receipts/v1/receipts.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension ReceiptsV1.NotificationRecord {
    public static var fullName: String { "carillon.receipts.v1.NotificationRecord" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.NotificationRecord: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__NotificationRecord.self, initializer: carillon__receipts__v1__notification_record__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__NotificationRecord>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.notificationId = arena.string(source.pointee.notification_id, "carillon.receipts.v1.NotificationRecord.notification_id")
        self.pushId = arena.string(source.pointee.push_id, "carillon.receipts.v1.NotificationRecord.push_id")
        self.eventId = arena.string(source.pointee.event_id, "carillon.receipts.v1.NotificationRecord.event_id")
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.NotificationRecord.user_id")
        self.typeId = arena.string(source.pointee.type_id, "carillon.receipts.v1.NotificationRecord.type_id")
        self.categoryId = arena.string(source.pointee.category_id, "carillon.receipts.v1.NotificationRecord.category_id")
        self.channelId = arena.string(source.pointee.channel_id, "carillon.receipts.v1.NotificationRecord.channel_id")
        self.messageId = arena.string(source.pointee.message_id, "carillon.receipts.v1.NotificationRecord.message_id")
        self.priority = CommonV1.Priority(rawValue: Int32(bitPattern: source.pointee.priority.rawValue))
        self.title = arena.string(source.pointee.title, "carillon.receipts.v1.NotificationRecord.title")
        self.body = arena.string(source.pointee.body, "carillon.receipts.v1.NotificationRecord.body")
        self.skipReason = CommonV1.SkipReason(rawValue: Int32(bitPattern: source.pointee.skip_reason.rawValue))
        self.devices = arena.messages(source.pointee.devices, source.pointee.n_devices)
        self.createdAtMs = source.pointee.created_at_ms
        self.expiresAtMs = source.pointee.expires_at_ms
        self.badgeCounter = arena.string(source.pointee.badge_counter, "carillon.receipts.v1.NotificationRecord.badge_counter")
        self.acceptedMonotonicNs = source.pointee.accepted_monotonic_ns
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__NotificationRecord>? {
        guard let target = arena.structure(Carillon__Receipts__V1__NotificationRecord.self) else { return nil }
        carillon__receipts__v1__notification_record__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.NotificationRecord.notification_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.NotificationRecord.push_id")
        target.pointee.event_id = arena.string(self.eventId, "carillon.receipts.v1.NotificationRecord.event_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.NotificationRecord.user_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.receipts.v1.NotificationRecord.type_id")
        target.pointee.category_id = arena.string(self.categoryId, "carillon.receipts.v1.NotificationRecord.category_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.receipts.v1.NotificationRecord.channel_id")
        target.pointee.message_id = arena.string(self.messageId, "carillon.receipts.v1.NotificationRecord.message_id")
        target.pointee.priority = .init(rawValue: UInt32(bitPattern: self.priority.rawValue))
        target.pointee.title = arena.string(self.title, "carillon.receipts.v1.NotificationRecord.title")
        target.pointee.body = arena.string(self.body, "carillon.receipts.v1.NotificationRecord.body")
        target.pointee.skip_reason = .init(rawValue: UInt32(bitPattern: self.skipReason.rawValue))
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            target.pointee.devices = arena.messages(self.devices)
        }
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.badge_counter = arena.string(self.badgeCounter, "carillon.receipts.v1.NotificationRecord.badge_counter")
        target.pointee.accepted_monotonic_ns = self.acceptedMonotonicNs
        return target
    }
}

extension ReceiptsV1.RecordedDevice {
    public static var fullName: String { "carillon.receipts.v1.RecordedDevice" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.RecordedDevice: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordedDevice.self, initializer: carillon__receipts__v1__recorded_device__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__RecordedDevice>, arena: Arena) {
        self.pushDeviceId = arena.string(source.pointee.push_device_id, "carillon.receipts.v1.RecordedDevice.push_device_id")
        self.deviceId = arena.string(source.pointee.device_id, "carillon.receipts.v1.RecordedDevice.device_id")
        self.platform = arena.string(source.pointee.platform, "carillon.receipts.v1.RecordedDevice.platform")
        self.provider = arena.string(source.pointee.provider, "carillon.receipts.v1.RecordedDevice.provider")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordedDevice>? {
        guard let target = arena.structure(Carillon__Receipts__V1__RecordedDevice.self) else { return nil }
        carillon__receipts__v1__recorded_device__init(target)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.receipts.v1.RecordedDevice.push_device_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.RecordedDevice.device_id")
        target.pointee.platform = arena.string(self.platform, "carillon.receipts.v1.RecordedDevice.platform")
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.RecordedDevice.provider")
        return target
    }
}

extension ReceiptsV1.RecordNotificationRequest {
    public static var fullName: String { "carillon.receipts.v1.RecordNotificationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.RecordNotificationRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordNotificationRequest.self, initializer: carillon__receipts__v1__record_notification_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__RecordNotificationRequest>, arena: Arena) {
        self.notifications = arena.messages(source.pointee.notifications, source.pointee.n_notifications)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordNotificationRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__RecordNotificationRequest.self) else { return nil }
        carillon__receipts__v1__record_notification_request__init(target)
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            target.pointee.notifications = arena.messages(self.notifications)
        }
        return target
    }
}

extension ReceiptsV1.RecordNotificationResponse {
    public static var fullName: String { "carillon.receipts.v1.RecordNotificationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.RecordNotificationResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordNotificationResponse.self, initializer: carillon__receipts__v1__record_notification_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__RecordNotificationResponse>, arena: Arena) {
        self.badges = arena.numbers(source.pointee.badges, source.pointee.n_badges)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordNotificationResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__RecordNotificationResponse.self) else { return nil }
        carillon__receipts__v1__record_notification_response__init(target)
        if !self.badges.isEmpty {
            target.pointee.n_badges = self.badges.count
            target.pointee.badges = arena.numbers(self.badges)
        }
        return target
    }
}

extension ReceiptsV1.Outcome {
    public static var fullName: String { "carillon.receipts.v1.Outcome" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.Outcome: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__Outcome.self, initializer: carillon__receipts__v1__outcome__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__Outcome>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.attemptId = arena.string(source.pointee.attempt_id, "carillon.receipts.v1.Outcome.attempt_id")
        self.pushId = arena.string(source.pointee.push_id, "carillon.receipts.v1.Outcome.push_id")
        self.notificationId = arena.string(source.pointee.notification_id, "carillon.receipts.v1.Outcome.notification_id")
        self.pushDeviceId = arena.string(source.pointee.push_device_id, "carillon.receipts.v1.Outcome.push_device_id")
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.Outcome.user_id")
        self.status = CommonV1.DeliveryStatus(rawValue: Int32(bitPattern: source.pointee.status.rawValue))
        self.attemptNumber = source.pointee.attempt_number
        self.provider = arena.string(source.pointee.provider, "carillon.receipts.v1.Outcome.provider")
        self.providerStatus = arena.string(source.pointee.provider_status, "carillon.receipts.v1.Outcome.provider_status")
        self.providerCode = arena.string(source.pointee.provider_code, "carillon.receipts.v1.Outcome.provider_code")
        self.providerMessageId = arena.string(source.pointee.provider_message_id, "carillon.receipts.v1.Outcome.provider_message_id")
        self.failureReason = arena.string(source.pointee.failure_reason, "carillon.receipts.v1.Outcome.failure_reason")
        self.occurredAtMs = source.pointee.occurred_at_ms
        self.providerLatencyMs = source.pointee.provider_latency_ms
        self.sequence = source.pointee.sequence
        self.skipReason = CommonV1.SkipReason(rawValue: Int32(bitPattern: source.pointee.skip_reason.rawValue))
        self.endToEndUs = source.pointee.end_to_end_us
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__Outcome>? {
        guard let target = arena.structure(Carillon__Receipts__V1__Outcome.self) else { return nil }
        carillon__receipts__v1__outcome__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.attempt_id = arena.string(self.attemptId, "carillon.receipts.v1.Outcome.attempt_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.Outcome.push_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.Outcome.notification_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.receipts.v1.Outcome.push_device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.Outcome.user_id")
        target.pointee.status = .init(rawValue: UInt32(bitPattern: self.status.rawValue))
        target.pointee.attempt_number = self.attemptNumber
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.Outcome.provider")
        target.pointee.provider_status = arena.string(self.providerStatus, "carillon.receipts.v1.Outcome.provider_status")
        target.pointee.provider_code = arena.string(self.providerCode, "carillon.receipts.v1.Outcome.provider_code")
        target.pointee.provider_message_id = arena.string(self.providerMessageId, "carillon.receipts.v1.Outcome.provider_message_id")
        target.pointee.failure_reason = arena.string(self.failureReason, "carillon.receipts.v1.Outcome.failure_reason")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.provider_latency_ms = self.providerLatencyMs
        target.pointee.sequence = self.sequence
        target.pointee.skip_reason = .init(rawValue: UInt32(bitPattern: self.skipReason.rawValue))
        target.pointee.end_to_end_us = self.endToEndUs
        return target
    }
}

extension ReceiptsV1.RecordOutcomeRequest {
    public static var fullName: String { "carillon.receipts.v1.RecordOutcomeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.RecordOutcomeRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordOutcomeRequest.self, initializer: carillon__receipts__v1__record_outcome_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__RecordOutcomeRequest>, arena: Arena) {
        self.outcomes = arena.messages(source.pointee.outcomes, source.pointee.n_outcomes)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordOutcomeRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__RecordOutcomeRequest.self) else { return nil }
        carillon__receipts__v1__record_outcome_request__init(target)
        if !self.outcomes.isEmpty {
            target.pointee.n_outcomes = self.outcomes.count
            target.pointee.outcomes = arena.messages(self.outcomes)
        }
        return target
    }
}

extension ReceiptsV1.RecordOutcomeResponse {
    public static var fullName: String { "carillon.receipts.v1.RecordOutcomeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.RecordOutcomeResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordOutcomeResponse.self, initializer: carillon__receipts__v1__record_outcome_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__RecordOutcomeResponse>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordOutcomeResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__RecordOutcomeResponse.self) else { return nil }
        carillon__receipts__v1__record_outcome_response__init(target)
        return target
    }
}

extension ReceiptsV1.ReportClientEventRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ReportClientEventRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventRequest.self, initializer: carillon__receipts__v1__report_client_event_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventRequest>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.ReportClientEventRequest.user_id")
        self.notificationId = arena.string(source.pointee.notification_id, "carillon.receipts.v1.ReportClientEventRequest.notification_id")
        self.deviceId = arena.string(source.pointee.device_id, "carillon.receipts.v1.ReportClientEventRequest.device_id")
        self.kind = arena.string(source.pointee.kind, "carillon.receipts.v1.ReportClientEventRequest.kind")
        self.occurredAtMs = source.pointee.occurred_at_ms
        self.actionTaken = arena.string(source.pointee.action_taken, "carillon.receipts.v1.ReportClientEventRequest.action_taken")
        self.appStateOnOpen = arena.string(source.pointee.app_state_on_open, "carillon.receipts.v1.ReportClientEventRequest.app_state_on_open")
        self.dismissMethod = arena.string(source.pointee.dismiss_method, "carillon.receipts.v1.ReportClientEventRequest.dismiss_method")
        self.deepLinkTarget = arena.string(source.pointee.deep_link_target, "carillon.receipts.v1.ReportClientEventRequest.deep_link_target")
        self.pushId = arena.string(source.pointee.push_id, "carillon.receipts.v1.ReportClientEventRequest.push_id")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ReportClientEventRequest.self) else { return nil }
        carillon__receipts__v1__report_client_event_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ReportClientEventRequest.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.ReportClientEventRequest.notification_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.ReportClientEventRequest.device_id")
        target.pointee.kind = arena.string(self.kind, "carillon.receipts.v1.ReportClientEventRequest.kind")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.action_taken = arena.string(self.actionTaken, "carillon.receipts.v1.ReportClientEventRequest.action_taken")
        target.pointee.app_state_on_open = arena.string(self.appStateOnOpen, "carillon.receipts.v1.ReportClientEventRequest.app_state_on_open")
        target.pointee.dismiss_method = arena.string(self.dismissMethod, "carillon.receipts.v1.ReportClientEventRequest.dismiss_method")
        target.pointee.deep_link_target = arena.string(self.deepLinkTarget, "carillon.receipts.v1.ReportClientEventRequest.deep_link_target")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.ReportClientEventRequest.push_id")
        return target
    }
}

extension ReceiptsV1.ReportClientEventResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ReportClientEventResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventResponse.self, initializer: carillon__receipts__v1__report_client_event_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventResponse>, arena: Arena) {
        self.recorded = (source.pointee.recorded != 0)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ReportClientEventResponse.self) else { return nil }
        carillon__receipts__v1__report_client_event_response__init(target)
        target.pointee.recorded = self.recorded ? 1 : 0
        return target
    }
}

extension ReceiptsV1.ReportClientEventsRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ReportClientEventsRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventsRequest.self, initializer: carillon__receipts__v1__report_client_events_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventsRequest>, arena: Arena) {
        self.events = arena.messages(source.pointee.events, source.pointee.n_events)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventsRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ReportClientEventsRequest.self) else { return nil }
        carillon__receipts__v1__report_client_events_request__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            target.pointee.events = arena.messages(self.events)
        }
        return target
    }
}

extension ReceiptsV1.ReportClientEventsResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ReportClientEventsResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventsResponse.self, initializer: carillon__receipts__v1__report_client_events_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventsResponse>, arena: Arena) {
        self.rejected = arena.messages(source.pointee.rejected, source.pointee.n_rejected)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventsResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ReportClientEventsResponse.self) else { return nil }
        carillon__receipts__v1__report_client_events_response__init(target)
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            target.pointee.rejected = arena.messages(self.rejected)
        }
        return target
    }
}

extension ReceiptsV1.DeviceReceipt {
    public static var fullName: String { "carillon.receipts.v1.DeviceReceipt" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.DeviceReceipt: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__DeviceReceipt.self, initializer: carillon__receipts__v1__device_receipt__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__DeviceReceipt>, arena: Arena) {
        self.pushDeviceId = arena.string(source.pointee.push_device_id, "carillon.receipts.v1.DeviceReceipt.push_device_id")
        self.deviceId = arena.string(source.pointee.device_id, "carillon.receipts.v1.DeviceReceipt.device_id")
        self.pushId = arena.string(source.pointee.push_id, "carillon.receipts.v1.DeviceReceipt.push_id")
        self.status = CommonV1.DeliveryStatus(rawValue: Int32(bitPattern: source.pointee.status.rawValue))
        self.provider = arena.string(source.pointee.provider, "carillon.receipts.v1.DeviceReceipt.provider")
        self.platform = arena.string(source.pointee.platform, "carillon.receipts.v1.DeviceReceipt.platform")
        self.sentToProviderAtMs = source.pointee.optional_sent_to_provider_at_ms_case.rawValue == 7 ? source.pointee.sent_to_provider_at_ms : nil
        self.deliveredToDeviceAtMs = source.pointee.optional_delivered_to_device_at_ms_case.rawValue == 8 ? source.pointee.delivered_to_device_at_ms : nil
        self.displayedAtMs = source.pointee.optional_displayed_at_ms_case.rawValue == 9 ? source.pointee.displayed_at_ms : nil
        self.openedAtMs = source.pointee.optional_opened_at_ms_case.rawValue == 10 ? source.pointee.opened_at_ms : nil
        self.dismissedAtMs = source.pointee.optional_dismissed_at_ms_case.rawValue == 11 ? source.pointee.dismissed_at_ms : nil
        self.failedAtMs = source.pointee.optional_failed_at_ms_case.rawValue == 12 ? source.pointee.failed_at_ms : nil
        self.failureReason = arena.string(source.pointee.failure_reason, "carillon.receipts.v1.DeviceReceipt.failure_reason")
        self.providerErrorCode = arena.string(source.pointee.provider_error_code, "carillon.receipts.v1.DeviceReceipt.provider_error_code")
        self.providerMessageId = arena.string(source.pointee.provider_message_id, "carillon.receipts.v1.DeviceReceipt.provider_message_id")
        self.providerLatencyMs = source.pointee.provider_latency_ms
        self.deliveryLatencyMs = source.pointee.delivery_latency_ms
        self.deliveryEvidence = arena.string(source.pointee.delivery_evidence, "carillon.receipts.v1.DeviceReceipt.delivery_evidence")
        self.actionTaken = arena.string(source.pointee.action_taken, "carillon.receipts.v1.DeviceReceipt.action_taken")
        self.attempts = source.pointee.attempts
        self.channel = arena.string(source.pointee.channel, "carillon.receipts.v1.DeviceReceipt.channel")
        self.opens = source.pointee.opens
        self.clamped = (source.pointee.clamped != 0)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__DeviceReceipt>? {
        guard let target = arena.structure(Carillon__Receipts__V1__DeviceReceipt.self) else { return nil }
        carillon__receipts__v1__device_receipt__init(target)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.receipts.v1.DeviceReceipt.push_device_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.DeviceReceipt.device_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.DeviceReceipt.push_id")
        target.pointee.status = .init(rawValue: UInt32(bitPattern: self.status.rawValue))
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.DeviceReceipt.provider")
        target.pointee.platform = arena.string(self.platform, "carillon.receipts.v1.DeviceReceipt.platform")
        if let value = self.sentToProviderAtMs {
            target.pointee.optional_sent_to_provider_at_ms_case = .init(rawValue: 7)
            target.pointee.sent_to_provider_at_ms = value
        }
        if let value = self.deliveredToDeviceAtMs {
            target.pointee.optional_delivered_to_device_at_ms_case = .init(rawValue: 8)
            target.pointee.delivered_to_device_at_ms = value
        }
        if let value = self.displayedAtMs {
            target.pointee.optional_displayed_at_ms_case = .init(rawValue: 9)
            target.pointee.displayed_at_ms = value
        }
        if let value = self.openedAtMs {
            target.pointee.optional_opened_at_ms_case = .init(rawValue: 10)
            target.pointee.opened_at_ms = value
        }
        if let value = self.dismissedAtMs {
            target.pointee.optional_dismissed_at_ms_case = .init(rawValue: 11)
            target.pointee.dismissed_at_ms = value
        }
        if let value = self.failedAtMs {
            target.pointee.optional_failed_at_ms_case = .init(rawValue: 12)
            target.pointee.failed_at_ms = value
        }
        target.pointee.failure_reason = arena.string(self.failureReason, "carillon.receipts.v1.DeviceReceipt.failure_reason")
        target.pointee.provider_error_code = arena.string(self.providerErrorCode, "carillon.receipts.v1.DeviceReceipt.provider_error_code")
        target.pointee.provider_message_id = arena.string(self.providerMessageId, "carillon.receipts.v1.DeviceReceipt.provider_message_id")
        target.pointee.provider_latency_ms = self.providerLatencyMs
        target.pointee.delivery_latency_ms = self.deliveryLatencyMs
        target.pointee.delivery_evidence = arena.string(self.deliveryEvidence, "carillon.receipts.v1.DeviceReceipt.delivery_evidence")
        target.pointee.action_taken = arena.string(self.actionTaken, "carillon.receipts.v1.DeviceReceipt.action_taken")
        target.pointee.attempts = self.attempts
        target.pointee.channel = arena.string(self.channel, "carillon.receipts.v1.DeviceReceipt.channel")
        target.pointee.opens = self.opens
        target.pointee.clamped = self.clamped ? 1 : 0
        return target
    }
}

extension ReceiptsV1.NotificationView {
    public static var fullName: String { "carillon.receipts.v1.NotificationView" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.NotificationView: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__NotificationView.self, initializer: carillon__receipts__v1__notification_view__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__NotificationView>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.notificationId = arena.string(source.pointee.notification_id, "carillon.receipts.v1.NotificationView.notification_id")
        self.pushId = arena.string(source.pointee.push_id, "carillon.receipts.v1.NotificationView.push_id")
        self.eventId = arena.string(source.pointee.event_id, "carillon.receipts.v1.NotificationView.event_id")
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.NotificationView.user_id")
        self.typeId = arena.string(source.pointee.type_id, "carillon.receipts.v1.NotificationView.type_id")
        self.categoryId = arena.string(source.pointee.category_id, "carillon.receipts.v1.NotificationView.category_id")
        self.channelId = arena.string(source.pointee.channel_id, "carillon.receipts.v1.NotificationView.channel_id")
        self.messageId = arena.string(source.pointee.message_id, "carillon.receipts.v1.NotificationView.message_id")
        self.title = arena.string(source.pointee.title, "carillon.receipts.v1.NotificationView.title")
        self.body = arena.string(source.pointee.body, "carillon.receipts.v1.NotificationView.body")
        self.status = CommonV1.DeliveryStatus(rawValue: Int32(bitPattern: source.pointee.status.rawValue))
        self.skipReason = CommonV1.SkipReason(rawValue: Int32(bitPattern: source.pointee.skip_reason.rawValue))
        self.createdAtMs = source.pointee.created_at_ms
        self.expiresAtMs = source.pointee.expires_at_ms
        self.receipts = arena.messages(source.pointee.receipts, source.pointee.n_receipts)
        self.priority = CommonV1.Priority(rawValue: Int32(bitPattern: source.pointee.priority.rawValue))
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__NotificationView>? {
        guard let target = arena.structure(Carillon__Receipts__V1__NotificationView.self) else { return nil }
        carillon__receipts__v1__notification_view__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.NotificationView.notification_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.NotificationView.push_id")
        target.pointee.event_id = arena.string(self.eventId, "carillon.receipts.v1.NotificationView.event_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.NotificationView.user_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.receipts.v1.NotificationView.type_id")
        target.pointee.category_id = arena.string(self.categoryId, "carillon.receipts.v1.NotificationView.category_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.receipts.v1.NotificationView.channel_id")
        target.pointee.message_id = arena.string(self.messageId, "carillon.receipts.v1.NotificationView.message_id")
        target.pointee.title = arena.string(self.title, "carillon.receipts.v1.NotificationView.title")
        target.pointee.body = arena.string(self.body, "carillon.receipts.v1.NotificationView.body")
        target.pointee.status = .init(rawValue: UInt32(bitPattern: self.status.rawValue))
        target.pointee.skip_reason = .init(rawValue: UInt32(bitPattern: self.skipReason.rawValue))
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.expires_at_ms = self.expiresAtMs
        if !self.receipts.isEmpty {
            target.pointee.n_receipts = self.receipts.count
            target.pointee.receipts = arena.messages(self.receipts)
        }
        target.pointee.priority = .init(rawValue: UInt32(bitPattern: self.priority.rawValue))
        return target
    }
}

extension ReceiptsV1.GetNotificationRequest {
    public static var fullName: String { "carillon.receipts.v1.GetNotificationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.GetNotificationRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__GetNotificationRequest.self, initializer: carillon__receipts__v1__get_notification_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__GetNotificationRequest>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.notificationId = arena.string(source.pointee.notification_id, "carillon.receipts.v1.GetNotificationRequest.notification_id")
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.GetNotificationRequest.user_id")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__GetNotificationRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__GetNotificationRequest.self) else { return nil }
        carillon__receipts__v1__get_notification_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.GetNotificationRequest.notification_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.GetNotificationRequest.user_id")
        return target
    }
}

extension ReceiptsV1.GetNotificationResponse {
    public static var fullName: String { "carillon.receipts.v1.GetNotificationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.GetNotificationResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__GetNotificationResponse.self, initializer: carillon__receipts__v1__get_notification_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__GetNotificationResponse>, arena: Arena) {
        self.notification = source.pointee.notification.map { ReceiptsV1.NotificationView(copying: $0, arena: arena) }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__GetNotificationResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__GetNotificationResponse.self) else { return nil }
        carillon__receipts__v1__get_notification_response__init(target)
        target.pointee.notification = self.notification?.makeCStruct(in: arena)
        return target
    }
}

extension ReceiptsV1.QueryReceiptsRequest {
    public static var fullName: String { "carillon.receipts.v1.QueryReceiptsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.QueryReceiptsRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__QueryReceiptsRequest.self, initializer: carillon__receipts__v1__query_receipts_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__QueryReceiptsRequest>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.QueryReceiptsRequest.user_id")
        self.eventId = arena.string(source.pointee.event_id, "carillon.receipts.v1.QueryReceiptsRequest.event_id")
        self.status = CommonV1.DeliveryStatus(rawValue: Int32(bitPattern: source.pointee.status.rawValue))
        self.fromMs = source.pointee.from_ms
        self.untilMs = source.pointee.until_ms
        self.pageSize = source.pointee.page_size
        self.pageToken = arena.string(source.pointee.page_token, "carillon.receipts.v1.QueryReceiptsRequest.page_token")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__QueryReceiptsRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__QueryReceiptsRequest.self) else { return nil }
        carillon__receipts__v1__query_receipts_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.QueryReceiptsRequest.user_id")
        target.pointee.event_id = arena.string(self.eventId, "carillon.receipts.v1.QueryReceiptsRequest.event_id")
        target.pointee.status = .init(rawValue: UInt32(bitPattern: self.status.rawValue))
        target.pointee.from_ms = self.fromMs
        target.pointee.until_ms = self.untilMs
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.receipts.v1.QueryReceiptsRequest.page_token")
        return target
    }
}

extension ReceiptsV1.QueryReceiptsResponse {
    public static var fullName: String { "carillon.receipts.v1.QueryReceiptsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.QueryReceiptsResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__QueryReceiptsResponse.self, initializer: carillon__receipts__v1__query_receipts_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__QueryReceiptsResponse>, arena: Arena) {
        self.notifications = arena.messages(source.pointee.notifications, source.pointee.n_notifications)
        self.nextPageToken = arena.string(source.pointee.next_page_token, "carillon.receipts.v1.QueryReceiptsResponse.next_page_token")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__QueryReceiptsResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__QueryReceiptsResponse.self) else { return nil }
        carillon__receipts__v1__query_receipts_response__init(target)
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            target.pointee.notifications = arena.messages(self.notifications)
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.receipts.v1.QueryReceiptsResponse.next_page_token")
        return target
    }
}

extension ReceiptsV1.BadgeRequest {
    public static var fullName: String { "carillon.receipts.v1.BadgeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.BadgeRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__BadgeRequest.self, initializer: carillon__receipts__v1__badge_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__BadgeRequest>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.BadgeRequest.user_id")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__BadgeRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__BadgeRequest.self) else { return nil }
        carillon__receipts__v1__badge_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.BadgeRequest.user_id")
        return target
    }
}

extension ReceiptsV1.BadgeResponse {
    public static var fullName: String { "carillon.receipts.v1.BadgeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.BadgeResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__BadgeResponse.self, initializer: carillon__receipts__v1__badge_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__BadgeResponse>, arena: Arena) {
        self.badge = source.pointee.badge
        self.counters = [:]
        if source.pointee.n_counters > 0, let entries = source.pointee.counters {
            var map = [String: Int32](minimumCapacity: source.pointee.n_counters)
            for index in 0..<source.pointee.n_counters {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.BadgeResponse.counters")] = entry.pointee.value
            }
            self.counters = map
        }
        self.trueCount = source.pointee.true_count
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__BadgeResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__BadgeResponse.self) else { return nil }
        carillon__receipts__v1__badge_response__init(target)
        target.pointee.badge = self.badge
        if !self.counters.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__BadgeResponse__CountersEntry>?.self, count: self.counters.count) {
            var count = 0
            for (key, value) in self.counters {
                guard let entry = arena.structure(Carillon__Receipts__V1__BadgeResponse__CountersEntry.self) else { return nil }
                carillon__receipts__v1__badge_response__counters_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.BadgeResponse.counters")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_counters = count
            target.pointee.counters = entries
        }
        target.pointee.true_count = self.trueCount
        return target
    }
}

extension ReceiptsV1.ChangeCounterRequest {
    public static var fullName: String { "carillon.receipts.v1.ChangeCounterRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ChangeCounterRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ChangeCounterRequest.self, initializer: carillon__receipts__v1__change_counter_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ChangeCounterRequest>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.userId = arena.string(source.pointee.user_id, "carillon.receipts.v1.ChangeCounterRequest.user_id")
        self.counter = arena.string(source.pointee.counter, "carillon.receipts.v1.ChangeCounterRequest.counter")
        self.op = arena.string(source.pointee.op, "carillon.receipts.v1.ChangeCounterRequest.op")
        self.value = source.pointee.value
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ChangeCounterRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ChangeCounterRequest.self) else { return nil }
        carillon__receipts__v1__change_counter_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ChangeCounterRequest.user_id")
        target.pointee.counter = arena.string(self.counter, "carillon.receipts.v1.ChangeCounterRequest.counter")
        target.pointee.op = arena.string(self.op, "carillon.receipts.v1.ChangeCounterRequest.op")
        target.pointee.value = self.value
        return target
    }
}

extension ReceiptsV1.ChangeCounterResponse {
    public static var fullName: String { "carillon.receipts.v1.ChangeCounterResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ChangeCounterResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ChangeCounterResponse.self, initializer: carillon__receipts__v1__change_counter_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ChangeCounterResponse>, arena: Arena) {
        self.badge = source.pointee.badge
        self.counters = [:]
        if source.pointee.n_counters > 0, let entries = source.pointee.counters {
            var map = [String: Int32](minimumCapacity: source.pointee.n_counters)
            for index in 0..<source.pointee.n_counters {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChangeCounterResponse.counters")] = entry.pointee.value
            }
            self.counters = map
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ChangeCounterResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ChangeCounterResponse.self) else { return nil }
        carillon__receipts__v1__change_counter_response__init(target)
        target.pointee.badge = self.badge
        if !self.counters.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry>?.self, count: self.counters.count) {
            var count = 0
            for (key, value) in self.counters {
                guard let entry = arena.structure(Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry.self) else { return nil }
                carillon__receipts__v1__change_counter_response__counters_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChangeCounterResponse.counters")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_counters = count
            target.pointee.counters = entries
        }
        return target
    }
}

extension ReceiptsV1.LedgerStatisticsRequest {
    public static var fullName: String { "carillon.receipts.v1.LedgerStatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.LedgerStatisticsRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__LedgerStatisticsRequest.self, initializer: carillon__receipts__v1__ledger_statistics_request__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__LedgerStatisticsRequest>, arena: Arena) {
        self.tenant = source.pointee.tenant.map { CommonV1.Tenant(copying: $0, arena: arena) }
        self.byChannel = (source.pointee.by_channel != 0)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsRequest>? {
        guard let target = arena.structure(Carillon__Receipts__V1__LedgerStatisticsRequest.self) else { return nil }
        carillon__receipts__v1__ledger_statistics_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.by_channel = self.byChannel ? 1 : 0
        return target
    }
}

extension ReceiptsV1.LedgerStatisticsResponse {
    public static var fullName: String { "carillon.receipts.v1.LedgerStatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.LedgerStatisticsResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__LedgerStatisticsResponse.self, initializer: carillon__receipts__v1__ledger_statistics_response__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__LedgerStatisticsResponse>, arena: Arena) {
        self.notifications = source.pointee.notifications
        self.pushed = source.pointee.pushed
        self.skipped = [:]
        if source.pointee.n_skipped > 0, let entries = source.pointee.skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_skipped)
            for index in 0..<source.pointee.n_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.skipped")] = entry.pointee.value
            }
            self.skipped = map
        }
        self.devicesByStatus = [:]
        if source.pointee.n_devices_by_status > 0, let entries = source.pointee.devices_by_status {
            var map = [String: Int64](minimumCapacity: source.pointee.n_devices_by_status)
            for index in 0..<source.pointee.n_devices_by_status {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.devices_by_status")] = entry.pointee.value
            }
            self.devicesByStatus = map
        }
        self.sentByProvider = [:]
        if source.pointee.n_sent_by_provider > 0, let entries = source.pointee.sent_by_provider {
            var map = [String: Int64](minimumCapacity: source.pointee.n_sent_by_provider)
            for index in 0..<source.pointee.n_sent_by_provider {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.sent_by_provider")] = entry.pointee.value
            }
            self.sentByProvider = map
        }
        self.clientEvents = [:]
        if source.pointee.n_client_events > 0, let entries = source.pointee.client_events {
            var map = [String: Int64](minimumCapacity: source.pointee.n_client_events)
            for index in 0..<source.pointee.n_client_events {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.client_events")] = entry.pointee.value
            }
            self.clientEvents = map
        }
        self.endToEnd = source.pointee.end_to_end.map { ReceiptsV1.LatencySummary(copying: $0, arena: arena) }
        self.provider = source.pointee.provider.map { ReceiptsV1.LatencySummary(copying: $0, arena: arena) }
        self.openDevices = source.pointee.open_devices
        self.channels = arena.messages(source.pointee.channels, source.pointee.n_channels)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse>? {
        guard let target = arena.structure(Carillon__Receipts__V1__LedgerStatisticsResponse.self) else { return nil }
        carillon__receipts__v1__ledger_statistics_response__init(target)
        target.pointee.notifications = self.notifications
        target.pointee.pushed = self.pushed
        if !self.skipped.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry>?.self, count: self.skipped.count) {
            var count = 0
            for (key, value) in self.skipped {
                guard let entry = arena.structure(Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry.self) else { return nil }
                carillon__receipts__v1__ledger_statistics_response__skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_skipped = count
            target.pointee.skipped = entries
        }
        if !self.devicesByStatus.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry>?.self, count: self.devicesByStatus.count) {
            var count = 0
            for (key, value) in self.devicesByStatus {
                guard let entry = arena.structure(Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry.self) else { return nil }
                carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.devices_by_status")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_devices_by_status = count
            target.pointee.devices_by_status = entries
        }
        if !self.sentByProvider.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry>?.self, count: self.sentByProvider.count) {
            var count = 0
            for (key, value) in self.sentByProvider {
                guard let entry = arena.structure(Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry.self) else { return nil }
                carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.sent_by_provider")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_sent_by_provider = count
            target.pointee.sent_by_provider = entries
        }
        if !self.clientEvents.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry>?.self, count: self.clientEvents.count) {
            var count = 0
            for (key, value) in self.clientEvents {
                guard let entry = arena.structure(Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry.self) else { return nil }
                carillon__receipts__v1__ledger_statistics_response__client_events_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.client_events")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_client_events = count
            target.pointee.client_events = entries
        }
        target.pointee.end_to_end = self.endToEnd?.makeCStruct(in: arena)
        target.pointee.provider = self.provider?.makeCStruct(in: arena)
        target.pointee.open_devices = self.openDevices
        if !self.channels.isEmpty {
            target.pointee.n_channels = self.channels.count
            target.pointee.channels = arena.messages(self.channels)
        }
        return target
    }
}

extension ReceiptsV1.ChannelStatistics {
    public static var fullName: String { "carillon.receipts.v1.ChannelStatistics" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.ChannelStatistics: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ChannelStatistics.self, initializer: carillon__receipts__v1__channel_statistics__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__ChannelStatistics>, arena: Arena) {
        self.channelId = arena.string(source.pointee.channel_id, "carillon.receipts.v1.ChannelStatistics.channel_id")
        self.notifications = source.pointee.notifications
        self.pushed = source.pointee.pushed
        self.skipped = [:]
        if source.pointee.n_skipped > 0, let entries = source.pointee.skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_skipped)
            for index in 0..<source.pointee.n_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.skipped")] = entry.pointee.value
            }
            self.skipped = map
        }
        self.devicesByStatus = [:]
        if source.pointee.n_devices_by_status > 0, let entries = source.pointee.devices_by_status {
            var map = [String: Int64](minimumCapacity: source.pointee.n_devices_by_status)
            for index in 0..<source.pointee.n_devices_by_status {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.devices_by_status")] = entry.pointee.value
            }
            self.devicesByStatus = map
        }
        self.sentByProvider = [:]
        if source.pointee.n_sent_by_provider > 0, let entries = source.pointee.sent_by_provider {
            var map = [String: Int64](minimumCapacity: source.pointee.n_sent_by_provider)
            for index in 0..<source.pointee.n_sent_by_provider {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.sent_by_provider")] = entry.pointee.value
            }
            self.sentByProvider = map
        }
        self.clientEvents = [:]
        if source.pointee.n_client_events > 0, let entries = source.pointee.client_events {
            var map = [String: Int64](minimumCapacity: source.pointee.n_client_events)
            for index in 0..<source.pointee.n_client_events {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.client_events")] = entry.pointee.value
            }
            self.clientEvents = map
        }
        self.byType = [:]
        if source.pointee.n_by_type > 0, let entries = source.pointee.by_type {
            var map = [String: Int64](minimumCapacity: source.pointee.n_by_type)
            for index in 0..<source.pointee.n_by_type {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.by_type")] = entry.pointee.value
            }
            self.byType = map
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics>? {
        guard let target = arena.structure(Carillon__Receipts__V1__ChannelStatistics.self) else { return nil }
        carillon__receipts__v1__channel_statistics__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.receipts.v1.ChannelStatistics.channel_id")
        target.pointee.notifications = self.notifications
        target.pointee.pushed = self.pushed
        if !self.skipped.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__SkippedEntry>?.self, count: self.skipped.count) {
            var count = 0
            for (key, value) in self.skipped {
                guard let entry = arena.structure(Carillon__Receipts__V1__ChannelStatistics__SkippedEntry.self) else { return nil }
                carillon__receipts__v1__channel_statistics__skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_skipped = count
            target.pointee.skipped = entries
        }
        if !self.devicesByStatus.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry>?.self, count: self.devicesByStatus.count) {
            var count = 0
            for (key, value) in self.devicesByStatus {
                guard let entry = arena.structure(Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry.self) else { return nil }
                carillon__receipts__v1__channel_statistics__devices_by_status_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.devices_by_status")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_devices_by_status = count
            target.pointee.devices_by_status = entries
        }
        if !self.sentByProvider.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry>?.self, count: self.sentByProvider.count) {
            var count = 0
            for (key, value) in self.sentByProvider {
                guard let entry = arena.structure(Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry.self) else { return nil }
                carillon__receipts__v1__channel_statistics__sent_by_provider_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.sent_by_provider")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_sent_by_provider = count
            target.pointee.sent_by_provider = entries
        }
        if !self.clientEvents.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry>?.self, count: self.clientEvents.count) {
            var count = 0
            for (key, value) in self.clientEvents {
                guard let entry = arena.structure(Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry.self) else { return nil }
                carillon__receipts__v1__channel_statistics__client_events_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.client_events")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_client_events = count
            target.pointee.client_events = entries
        }
        if !self.byType.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry>?.self, count: self.byType.count) {
            var count = 0
            for (key, value) in self.byType {
                guard let entry = arena.structure(Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry.self) else { return nil }
                carillon__receipts__v1__channel_statistics__by_type_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.by_type")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_by_type = count
            target.pointee.by_type = entries
        }
        return target
    }
}

extension ReceiptsV1.LatencySummary {
    public static var fullName: String { "carillon.receipts.v1.LatencySummary" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension ReceiptsV1.LatencySummary: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__LatencySummary.self, initializer: carillon__receipts__v1__latency_summary__init)

    package init(copying source: UnsafePointer<Carillon__Receipts__V1__LatencySummary>, arena: Arena) {
        self.count = source.pointee.count
        self.p50Us = source.pointee.p50_us
        self.p95Us = source.pointee.p95_us
        self.p99Us = source.pointee.p99_us
        self.maxUs = source.pointee.max_us
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__LatencySummary>? {
        guard let target = arena.structure(Carillon__Receipts__V1__LatencySummary.self) else { return nil }
        carillon__receipts__v1__latency_summary__init(target)
        target.pointee.count = self.count
        target.pointee.p50_us = self.p50Us
        target.pointee.p95_us = self.p95Us
        target.pointee.p99_us = self.p99Us
        target.pointee.max_us = self.maxUs
        return target
    }
}
