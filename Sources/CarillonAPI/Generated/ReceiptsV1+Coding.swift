// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension ReceiptsV1.AlertReport {
    public static var fullName: String { "carillon.receipts.v1.AlertReport" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__AlertReport.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__AlertReport.self, initializer: carillon__receipts__v1__alert_report__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__AlertReport>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.kind, into: &self.kind, "carillon.receipts.v1.AlertReport.kind")
        arena.read(source.pointee.subject, into: &self.subject, "carillon.receipts.v1.AlertReport.subject")
        self.state = ReceiptsV1.AlertState(rawValue: source.pointee.state)
        self.severity = ReceiptsV1.AlertSeverity(rawValue: source.pointee.severity)
        arena.read(source.pointee.detail, into: &self.detail, "carillon.receipts.v1.AlertReport.detail")
        arena.read(source.pointee.remedy, into: &self.remedy, "carillon.receipts.v1.AlertReport.remedy")
        self.atMs = source.pointee.at_ms
        self.quietAfterMs = source.pointee.quiet_after_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__AlertReport>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__AlertReport> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__AlertReport>.size).assumingMemoryBound(to: Carillon__Receipts__V1__AlertReport.self)
        carillon__receipts__v1__alert_report__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.kind = arena.string(self.kind, "carillon.receipts.v1.AlertReport.kind")
        target.pointee.subject = arena.string(self.subject, "carillon.receipts.v1.AlertReport.subject")
        target.pointee.state = self.state.rawValue
        target.pointee.severity = self.severity.rawValue
        target.pointee.detail = arena.string(self.detail, "carillon.receipts.v1.AlertReport.detail")
        target.pointee.remedy = arena.string(self.remedy, "carillon.receipts.v1.AlertReport.remedy")
        target.pointee.at_ms = self.atMs
        target.pointee.quiet_after_ms = self.quietAfterMs
        return target
    }
}

extension ReceiptsV1.ReportAlertsRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportAlertsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportAlertsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportAlertsRequest.self, initializer: carillon__receipts__v1__report_alerts_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportAlertsRequest>, _ arena: Arena) {
        if source.pointee.n_alerts > 0 {
            arena.beginList()
            self.alerts = [ReceiptsV1.AlertReport](unsafeUninitializedCapacity: source.pointee.n_alerts) { space, count in
                while count < source.pointee.n_alerts {
                    space.initializeElement(at: count, to: ReceiptsV1.AlertReport())
                    space[count].read(source.pointee.alerts[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportAlertsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportAlertsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportAlertsRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportAlertsRequest.self)
        carillon__receipts__v1__report_alerts_request__init(target)
        if !self.alerts.isEmpty {
            target.pointee.n_alerts = self.alerts.count
            let list = arena.pointers(self.alerts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__AlertReport>?.self)
            self.alerts.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.alerts = list
        }
        return target
    }
}

extension ReceiptsV1.ReportAlertsResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportAlertsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportAlertsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportAlertsResponse.self, initializer: carillon__receipts__v1__report_alerts_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportAlertsResponse>, _ arena: Arena) {
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
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportAlertsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportAlertsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportAlertsResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportAlertsResponse.self)
        carillon__receipts__v1__report_alerts_response__init(target)
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

extension ReceiptsV1.Alert {
    public static var fullName: String { "carillon.receipts.v1.Alert" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__Alert.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__Alert.self, initializer: carillon__receipts__v1__alert__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__Alert>, _ arena: Arena) {
        arena.read(source.pointee.alert_id, into: &self.alertId, "carillon.receipts.v1.Alert.alert_id")
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.kind, into: &self.kind, "carillon.receipts.v1.Alert.kind")
        arena.read(source.pointee.subject, into: &self.subject, "carillon.receipts.v1.Alert.subject")
        self.state = ReceiptsV1.AlertState(rawValue: source.pointee.state)
        self.severity = ReceiptsV1.AlertSeverity(rawValue: source.pointee.severity)
        arena.read(source.pointee.detail, into: &self.detail, "carillon.receipts.v1.Alert.detail")
        arena.read(source.pointee.remedy, into: &self.remedy, "carillon.receipts.v1.Alert.remedy")
        self.firedAtMs = source.pointee.fired_at_ms
        self.seenAtMs = source.pointee.seen_at_ms
        if source.pointee.optional_resolved_at_ms_case == 11 { self.resolvedAtMs = source.pointee.resolved_at_ms }
        self.count = source.pointee.count
        if source.pointee.optional_acknowledged_at_ms_case == 13 { self.acknowledgedAtMs = source.pointee.acknowledged_at_ms }
        arena.read(source.pointee.acknowledged_by, into: &self.acknowledgedBy, "carillon.receipts.v1.Alert.acknowledged_by")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__Alert>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__Alert> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__Alert>.size).assumingMemoryBound(to: Carillon__Receipts__V1__Alert.self)
        carillon__receipts__v1__alert__init(target)
        target.pointee.alert_id = arena.string(self.alertId, "carillon.receipts.v1.Alert.alert_id")
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.kind = arena.string(self.kind, "carillon.receipts.v1.Alert.kind")
        target.pointee.subject = arena.string(self.subject, "carillon.receipts.v1.Alert.subject")
        target.pointee.state = self.state.rawValue
        target.pointee.severity = self.severity.rawValue
        target.pointee.detail = arena.string(self.detail, "carillon.receipts.v1.Alert.detail")
        target.pointee.remedy = arena.string(self.remedy, "carillon.receipts.v1.Alert.remedy")
        target.pointee.fired_at_ms = self.firedAtMs
        target.pointee.seen_at_ms = self.seenAtMs
        if let value = self.resolvedAtMs {
            target.pointee.optional_resolved_at_ms_case = 11
            target.pointee.resolved_at_ms = value
        }
        target.pointee.count = self.count
        if let value = self.acknowledgedAtMs {
            target.pointee.optional_acknowledged_at_ms_case = 13
            target.pointee.acknowledged_at_ms = value
        }
        target.pointee.acknowledged_by = arena.string(self.acknowledgedBy, "carillon.receipts.v1.Alert.acknowledged_by")
        return target
    }
}

extension ReceiptsV1.ListAlertsRequest {
    public static var fullName: String { "carillon.receipts.v1.ListAlertsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ListAlertsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ListAlertsRequest.self, initializer: carillon__receipts__v1__list_alerts_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListAlertsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.state = ReceiptsV1.AlertState(rawValue: source.pointee.state)
        arena.read(source.pointee.kind, into: &self.kind, "carillon.receipts.v1.ListAlertsRequest.kind")
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.receipts.v1.ListAlertsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListAlertsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ListAlertsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ListAlertsRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ListAlertsRequest.self)
        carillon__receipts__v1__list_alerts_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.state = self.state.rawValue
        target.pointee.kind = arena.string(self.kind, "carillon.receipts.v1.ListAlertsRequest.kind")
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.receipts.v1.ListAlertsRequest.page_token")
        return target
    }
}

extension ReceiptsV1.ListAlertsResponse {
    public static var fullName: String { "carillon.receipts.v1.ListAlertsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ListAlertsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ListAlertsResponse.self, initializer: carillon__receipts__v1__list_alerts_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListAlertsResponse>, _ arena: Arena) {
        if source.pointee.n_alerts > 0 {
            arena.beginList()
            self.alerts = [ReceiptsV1.Alert](unsafeUninitializedCapacity: source.pointee.n_alerts) { space, count in
                while count < source.pointee.n_alerts {
                    space.initializeElement(at: count, to: ReceiptsV1.Alert())
                    space[count].read(source.pointee.alerts[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.receipts.v1.ListAlertsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListAlertsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ListAlertsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ListAlertsResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ListAlertsResponse.self)
        carillon__receipts__v1__list_alerts_response__init(target)
        if !self.alerts.isEmpty {
            target.pointee.n_alerts = self.alerts.count
            let list = arena.pointers(self.alerts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__Alert>?.self)
            self.alerts.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.alerts = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.receipts.v1.ListAlertsResponse.next_page_token")
        return target
    }
}

extension ReceiptsV1.AcknowledgeAlertRequest {
    public static var fullName: String { "carillon.receipts.v1.AcknowledgeAlertRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__AcknowledgeAlertRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__AcknowledgeAlertRequest.self, initializer: carillon__receipts__v1__acknowledge_alert_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__AcknowledgeAlertRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.alert_id, into: &self.alertId, "carillon.receipts.v1.AcknowledgeAlertRequest.alert_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__AcknowledgeAlertRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__AcknowledgeAlertRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__AcknowledgeAlertRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__AcknowledgeAlertRequest.self)
        carillon__receipts__v1__acknowledge_alert_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.alert_id = arena.string(self.alertId, "carillon.receipts.v1.AcknowledgeAlertRequest.alert_id")
        return target
    }
}

extension ReceiptsV1.AcknowledgeAlertResponse {
    public static var fullName: String { "carillon.receipts.v1.AcknowledgeAlertResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__AcknowledgeAlertResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__AcknowledgeAlertResponse.self, initializer: carillon__receipts__v1__acknowledge_alert_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__AcknowledgeAlertResponse>, _ arena: Arena) {
        if let inner = source.pointee.alert {
            self.alert = ReceiptsV1.Alert()
            self.alert?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__AcknowledgeAlertResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__AcknowledgeAlertResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__AcknowledgeAlertResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__AcknowledgeAlertResponse.self)
        carillon__receipts__v1__acknowledge_alert_response__init(target)
        target.pointee.alert = self.alert?.makeCStruct(in: arena)
        return target
    }
}

extension ReceiptsV1.CountPushesRequest {
    public static var fullName: String { "carillon.receipts.v1.CountPushesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CountPushesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CountPushesRequest.self, initializer: carillon__receipts__v1__count_pushes_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountPushesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.CountPushesRequest.user_id")
        self.normalSinceMs = source.pointee.normal_since_ms
        self.highSinceMs = source.pointee.high_since_ms
        if source.pointee.n_exempt_type_ids > 0 {
            self.exemptTypeIds = arena.strings(source.pointee.exempt_type_ids, source.pointee.n_exempt_type_ids, "carillon.receipts.v1.CountPushesRequest.exempt_type_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountPushesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CountPushesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountPushesRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountPushesRequest.self)
        carillon__receipts__v1__count_pushes_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.CountPushesRequest.user_id")
        target.pointee.normal_since_ms = self.normalSinceMs
        target.pointee.high_since_ms = self.highSinceMs
        if !self.exemptTypeIds.isEmpty {
            target.pointee.n_exempt_type_ids = self.exemptTypeIds.count
            target.pointee.exempt_type_ids = arena.strings(self.exemptTypeIds, "carillon.receipts.v1.CountPushesRequest.exempt_type_ids")
        }
        return target
    }
}

extension ReceiptsV1.CountPushesResponse {
    public static var fullName: String { "carillon.receipts.v1.CountPushesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CountPushesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CountPushesResponse.self, initializer: carillon__receipts__v1__count_pushes_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountPushesResponse>, _ arena: Arena) {
        self.normal = source.pointee.normal
        self.high = source.pointee.high
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountPushesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CountPushesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountPushesResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountPushesResponse.self)
        carillon__receipts__v1__count_pushes_response__init(target)
        target.pointee.normal = self.normal
        target.pointee.high = self.high
        return target
    }
}

extension ReceiptsV1.InboxEntry {
    public static var fullName: String { "carillon.receipts.v1.InboxEntry" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__InboxEntry.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__InboxEntry.self, initializer: carillon__receipts__v1__inbox_entry__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__InboxEntry>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.InboxEntry.notification_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.receipts.v1.InboxEntry.type_id")
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.receipts.v1.InboxEntry.category_id")
        arena.read(source.pointee.title, into: &self.title, "carillon.receipts.v1.InboxEntry.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.receipts.v1.InboxEntry.body")
        arena.read(source.pointee.icon_key, into: &self.iconKey, "carillon.receipts.v1.InboxEntry.icon_key")
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.receipts.v1.InboxEntry.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.receipts.v1.InboxEntry.entity_id")
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.receipts.v1.InboxEntry.deep_link")
        arena.read(source.pointee.fallback_deep_link, into: &self.fallbackDeepLink, "carillon.receipts.v1.InboxEntry.fallback_deep_link")
        self.createdAtMs = source.pointee.created_at_ms
        if source.pointee.optional_read_at_ms_case == 12 { self.readAtMs = source.pointee.read_at_ms }
        self.expiresAtMs = source.pointee.expires_at_ms
        self.pushStatus = CommonV1.DeliveryStatus(rawValue: source.pointee.push_status)
        self.pushSkipReason = CommonV1.SkipReason(rawValue: source.pointee.push_skip_reason)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__InboxEntry>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__InboxEntry> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__InboxEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__InboxEntry.self)
        carillon__receipts__v1__inbox_entry__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.InboxEntry.notification_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.receipts.v1.InboxEntry.type_id")
        target.pointee.category_id = arena.string(self.categoryId, "carillon.receipts.v1.InboxEntry.category_id")
        target.pointee.title = arena.string(self.title, "carillon.receipts.v1.InboxEntry.title")
        target.pointee.body = arena.string(self.body, "carillon.receipts.v1.InboxEntry.body")
        target.pointee.icon_key = arena.string(self.iconKey, "carillon.receipts.v1.InboxEntry.icon_key")
        target.pointee.entity_type = arena.string(self.entityType, "carillon.receipts.v1.InboxEntry.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.receipts.v1.InboxEntry.entity_id")
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.receipts.v1.InboxEntry.deep_link")
        target.pointee.fallback_deep_link = arena.string(self.fallbackDeepLink, "carillon.receipts.v1.InboxEntry.fallback_deep_link")
        target.pointee.created_at_ms = self.createdAtMs
        if let value = self.readAtMs {
            target.pointee.optional_read_at_ms_case = 12
            target.pointee.read_at_ms = value
        }
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.push_status = self.pushStatus.rawValue
        target.pointee.push_skip_reason = self.pushSkipReason.rawValue
        return target
    }
}

extension ReceiptsV1.ListInboxRequest {
    public static var fullName: String { "carillon.receipts.v1.ListInboxRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ListInboxRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ListInboxRequest.self, initializer: carillon__receipts__v1__list_inbox_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListInboxRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.ListInboxRequest.user_id")
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.receipts.v1.ListInboxRequest.category_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.receipts.v1.ListInboxRequest.type_id")
        self.unreadOnly = (source.pointee.unread_only != 0)
        if source.pointee.n_notification_ids > 0 {
            self.notificationIds = arena.strings(source.pointee.notification_ids, source.pointee.n_notification_ids, "carillon.receipts.v1.ListInboxRequest.notification_ids")
        }
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.receipts.v1.ListInboxRequest.page_token")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListInboxRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ListInboxRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ListInboxRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ListInboxRequest.self)
        carillon__receipts__v1__list_inbox_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ListInboxRequest.user_id")
        target.pointee.category_id = arena.string(self.categoryId, "carillon.receipts.v1.ListInboxRequest.category_id")
        target.pointee.type_id = arena.string(self.typeId, "carillon.receipts.v1.ListInboxRequest.type_id")
        target.pointee.unread_only = self.unreadOnly ? 1 : 0
        if !self.notificationIds.isEmpty {
            target.pointee.n_notification_ids = self.notificationIds.count
            target.pointee.notification_ids = arena.strings(self.notificationIds, "carillon.receipts.v1.ListInboxRequest.notification_ids")
        }
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.receipts.v1.ListInboxRequest.page_token")
        target.pointee.device_type = self.deviceType.rawValue
        return target
    }
}

extension ReceiptsV1.ListInboxResponse {
    public static var fullName: String { "carillon.receipts.v1.ListInboxResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ListInboxResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ListInboxResponse.self, initializer: carillon__receipts__v1__list_inbox_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListInboxResponse>, _ arena: Arena) {
        if source.pointee.n_entries > 0 {
            arena.beginList()
            self.entries = [ReceiptsV1.InboxEntry](unsafeUninitializedCapacity: source.pointee.n_entries) { space, count in
                while count < source.pointee.n_entries {
                    space.initializeElement(at: count, to: ReceiptsV1.InboxEntry())
                    space[count].read(source.pointee.entries[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.receipts.v1.ListInboxResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListInboxResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ListInboxResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ListInboxResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ListInboxResponse.self)
        carillon__receipts__v1__list_inbox_response__init(target)
        if !self.entries.isEmpty {
            target.pointee.n_entries = self.entries.count
            let list = arena.pointers(self.entries.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__InboxEntry>?.self)
            self.entries.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.entries = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.receipts.v1.ListInboxResponse.next_page_token")
        return target
    }
}

extension ReceiptsV1.CountInboxRequest {
    public static var fullName: String { "carillon.receipts.v1.CountInboxRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CountInboxRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CountInboxRequest.self, initializer: carillon__receipts__v1__count_inbox_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountInboxRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.CountInboxRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountInboxRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CountInboxRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountInboxRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountInboxRequest.self)
        carillon__receipts__v1__count_inbox_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.CountInboxRequest.user_id")
        return target
    }
}

extension ReceiptsV1.CountInboxResponse {
    public static var fullName: String { "carillon.receipts.v1.CountInboxResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CountInboxResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CountInboxResponse.self, initializer: carillon__receipts__v1__count_inbox_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountInboxResponse>, _ arena: Arena) {
        self.unread = source.pointee.unread
        self.badge = source.pointee.badge
        arena.read(source.pointee.label, into: &self.label, "carillon.receipts.v1.CountInboxResponse.label")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountInboxResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CountInboxResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountInboxResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountInboxResponse.self)
        carillon__receipts__v1__count_inbox_response__init(target)
        target.pointee.unread = self.unread
        target.pointee.badge = self.badge
        target.pointee.label = arena.string(self.label, "carillon.receipts.v1.CountInboxResponse.label")
        return target
    }
}

extension ReceiptsV1.InboxMark {
    public static var fullName: String { "carillon.receipts.v1.InboxMark" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__InboxMark.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__InboxMark.self, initializer: carillon__receipts__v1__inbox_mark__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__InboxMark>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.InboxMark.notification_id")
        self.kind = ReceiptsV1.InboxMarkKind(rawValue: source.pointee.kind)
        self.occurredAtMs = source.pointee.occurred_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__InboxMark>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__InboxMark> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__InboxMark>.size).assumingMemoryBound(to: Carillon__Receipts__V1__InboxMark.self)
        carillon__receipts__v1__inbox_mark__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.InboxMark.notification_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.occurred_at_ms = self.occurredAtMs
        return target
    }
}

extension ReceiptsV1.InboxMarkAll {
    public static var fullName: String { "carillon.receipts.v1.InboxMarkAll" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__InboxMarkAll.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__InboxMarkAll.self, initializer: carillon__receipts__v1__inbox_mark_all__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__InboxMarkAll>, _ arena: Arena) {
        self.untilMs = source.pointee.until_ms
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.receipts.v1.InboxMarkAll.category_id")
        self.occurredAtMs = source.pointee.occurred_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__InboxMarkAll>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__InboxMarkAll> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__InboxMarkAll>.size).assumingMemoryBound(to: Carillon__Receipts__V1__InboxMarkAll.self)
        carillon__receipts__v1__inbox_mark_all__init(target)
        target.pointee.until_ms = self.untilMs
        target.pointee.category_id = arena.string(self.categoryId, "carillon.receipts.v1.InboxMarkAll.category_id")
        target.pointee.occurred_at_ms = self.occurredAtMs
        return target
    }
}

extension ReceiptsV1.MarkInboxRequest {
    public static var fullName: String { "carillon.receipts.v1.MarkInboxRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__MarkInboxRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__MarkInboxRequest.self, initializer: carillon__receipts__v1__mark_inbox_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__MarkInboxRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.MarkInboxRequest.user_id")
        if source.pointee.n_marks > 0 {
            arena.beginList()
            self.marks = [ReceiptsV1.InboxMark](unsafeUninitializedCapacity: source.pointee.n_marks) { space, count in
                while count < source.pointee.n_marks {
                    space.initializeElement(at: count, to: ReceiptsV1.InboxMark())
                    space[count].read(source.pointee.marks[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.all {
            self.all = ReceiptsV1.InboxMarkAll()
            self.all?.read(inner, arena)
        }
        self.requiresEntries = (source.pointee.requires_entries != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__MarkInboxRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__MarkInboxRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__MarkInboxRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__MarkInboxRequest.self)
        carillon__receipts__v1__mark_inbox_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.MarkInboxRequest.user_id")
        if !self.marks.isEmpty {
            target.pointee.n_marks = self.marks.count
            let list = arena.pointers(self.marks.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__InboxMark>?.self)
            self.marks.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.marks = list
        }
        target.pointee.all = self.all?.makeCStruct(in: arena)
        target.pointee.requires_entries = self.requiresEntries ? 1 : 0
        return target
    }
}

extension ReceiptsV1.MarkInboxResponse {
    public static var fullName: String { "carillon.receipts.v1.MarkInboxResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__MarkInboxResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__MarkInboxResponse.self, initializer: carillon__receipts__v1__mark_inbox_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__MarkInboxResponse>, _ arena: Arena) {
        self.unread = source.pointee.unread
        if source.pointee.n_unknown_ids > 0 {
            self.unknownIds = arena.strings(source.pointee.unknown_ids, source.pointee.n_unknown_ids, "carillon.receipts.v1.MarkInboxResponse.unknown_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__MarkInboxResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__MarkInboxResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__MarkInboxResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__MarkInboxResponse.self)
        carillon__receipts__v1__mark_inbox_response__init(target)
        target.pointee.unread = self.unread
        if !self.unknownIds.isEmpty {
            target.pointee.n_unknown_ids = self.unknownIds.count
            target.pointee.unknown_ids = arena.strings(self.unknownIds, "carillon.receipts.v1.MarkInboxResponse.unknown_ids")
        }
        return target
    }
}

extension ReceiptsV1.FindTargetRequest {
    public static var fullName: String { "carillon.receipts.v1.FindTargetRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__FindTargetRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__FindTargetRequest.self, initializer: carillon__receipts__v1__find_target_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__FindTargetRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.FindTargetRequest.user_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.FindTargetRequest.notification_id")
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__FindTargetRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__FindTargetRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__FindTargetRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__FindTargetRequest.self)
        carillon__receipts__v1__find_target_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.FindTargetRequest.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.FindTargetRequest.notification_id")
        target.pointee.device_type = self.deviceType.rawValue
        return target
    }
}

extension ReceiptsV1.FindTargetResponse {
    public static var fullName: String { "carillon.receipts.v1.FindTargetResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__FindTargetResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__FindTargetResponse.self, initializer: carillon__receipts__v1__find_target_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__FindTargetResponse>, _ arena: Arena) {
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.receipts.v1.FindTargetResponse.deep_link")
        self.exists = (source.pointee.exists != 0)
        arena.read(source.pointee.fallback_deep_link, into: &self.fallbackDeepLink, "carillon.receipts.v1.FindTargetResponse.fallback_deep_link")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__FindTargetResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__FindTargetResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__FindTargetResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__FindTargetResponse.self)
        carillon__receipts__v1__find_target_response__init(target)
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.receipts.v1.FindTargetResponse.deep_link")
        target.pointee.exists = self.exists ? 1 : 0
        target.pointee.fallback_deep_link = arena.string(self.fallbackDeepLink, "carillon.receipts.v1.FindTargetResponse.fallback_deep_link")
        return target
    }
}

extension ReceiptsV1.WithdrawEntriesRequest {
    public static var fullName: String { "carillon.receipts.v1.WithdrawEntriesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__WithdrawEntriesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__WithdrawEntriesRequest.self, initializer: carillon__receipts__v1__withdraw_entries_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__WithdrawEntriesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.receipts.v1.WithdrawEntriesRequest.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.receipts.v1.WithdrawEntriesRequest.entity_id")
        self.deletedAtMs = source.pointee.deleted_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__WithdrawEntriesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__WithdrawEntriesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__WithdrawEntriesRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__WithdrawEntriesRequest.self)
        carillon__receipts__v1__withdraw_entries_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.entity_type = arena.string(self.entityType, "carillon.receipts.v1.WithdrawEntriesRequest.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.receipts.v1.WithdrawEntriesRequest.entity_id")
        target.pointee.deleted_at_ms = self.deletedAtMs
        return target
    }
}

extension ReceiptsV1.WithdrawEntriesResponse {
    public static var fullName: String { "carillon.receipts.v1.WithdrawEntriesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__WithdrawEntriesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__WithdrawEntriesResponse.self, initializer: carillon__receipts__v1__withdraw_entries_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__WithdrawEntriesResponse>, _ arena: Arena) {
        self.withdrawn = source.pointee.withdrawn
        self.more = (source.pointee.more != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__WithdrawEntriesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__WithdrawEntriesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__WithdrawEntriesResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__WithdrawEntriesResponse.self)
        carillon__receipts__v1__withdraw_entries_response__init(target)
        target.pointee.withdrawn = self.withdrawn
        target.pointee.more = self.more ? 1 : 0
        return target
    }
}

extension ReceiptsV1.NotificationRecord {
    public static var fullName: String { "carillon.receipts.v1.NotificationRecord" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__NotificationRecord.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__NotificationRecord.self, initializer: carillon__receipts__v1__notification_record__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__NotificationRecord>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.NotificationRecord.notification_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.NotificationRecord.push_id")
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.receipts.v1.NotificationRecord.event_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.NotificationRecord.user_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.receipts.v1.NotificationRecord.type_id")
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.receipts.v1.NotificationRecord.category_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.receipts.v1.NotificationRecord.channel_id")
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.receipts.v1.NotificationRecord.message_id")
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        arena.read(source.pointee.title, into: &self.title, "carillon.receipts.v1.NotificationRecord.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.receipts.v1.NotificationRecord.body")
        self.skipReason = CommonV1.SkipReason(rawValue: source.pointee.skip_reason)
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [ReceiptsV1.RecordedDevice](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: ReceiptsV1.RecordedDevice())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.createdAtMs = source.pointee.created_at_ms
        self.expiresAtMs = source.pointee.expires_at_ms
        arena.read(source.pointee.badge_counter, into: &self.badgeCounter, "carillon.receipts.v1.NotificationRecord.badge_counter")
        self.acceptedMonotonicNs = source.pointee.accepted_monotonic_ns
        self.held = (source.pointee.held != 0)
        self.silentPush = (source.pointee.silent_push != 0)
        self.email = ReceiptsV1.EmailDecision(rawValue: source.pointee.email)
        if let inner = source.pointee.mail {
            self.mail = ReceiptsV1.NotificationMail()
            self.mail?.read(inner, arena)
        }
        if let inner = source.pointee.inbox_entry {
            self.inboxEntry = ReceiptsV1.RecordedInboxEntry()
            self.inboxEntry?.read(inner, arena)
        }
        if let inner = source.pointee.offered_actions {
            self.offeredActions = ReceiptsV1.OfferedActions()
            self.offeredActions?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__NotificationRecord>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__NotificationRecord> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__NotificationRecord>.size).assumingMemoryBound(to: Carillon__Receipts__V1__NotificationRecord.self)
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
        target.pointee.priority = self.priority.rawValue
        target.pointee.title = arena.string(self.title, "carillon.receipts.v1.NotificationRecord.title")
        target.pointee.body = arena.string(self.body, "carillon.receipts.v1.NotificationRecord.body")
        target.pointee.skip_reason = self.skipReason.rawValue
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__RecordedDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.expires_at_ms = self.expiresAtMs
        target.pointee.badge_counter = arena.string(self.badgeCounter, "carillon.receipts.v1.NotificationRecord.badge_counter")
        target.pointee.accepted_monotonic_ns = self.acceptedMonotonicNs
        target.pointee.held = self.held ? 1 : 0
        target.pointee.silent_push = self.silentPush ? 1 : 0
        target.pointee.email = self.email.rawValue
        target.pointee.mail = self.mail?.makeCStruct(in: arena)
        target.pointee.inbox_entry = self.inboxEntry?.makeCStruct(in: arena)
        target.pointee.offered_actions = self.offeredActions?.makeCStruct(in: arena)
        return target
    }
}

extension ReceiptsV1.RecordedInboxEntry {
    public static var fullName: String { "carillon.receipts.v1.RecordedInboxEntry" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordedInboxEntry.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordedInboxEntry.self, initializer: carillon__receipts__v1__recorded_inbox_entry__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordedInboxEntry>, _ arena: Arena) {
        arena.read(source.pointee.title, into: &self.title, "carillon.receipts.v1.RecordedInboxEntry.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.receipts.v1.RecordedInboxEntry.body")
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.receipts.v1.RecordedInboxEntry.deep_link")
        arena.read(source.pointee.fallback_deep_link, into: &self.fallbackDeepLink, "carillon.receipts.v1.RecordedInboxEntry.fallback_deep_link")
        arena.read(source.pointee.entity_type, into: &self.entityType, "carillon.receipts.v1.RecordedInboxEntry.entity_type")
        arena.read(source.pointee.entity_id, into: &self.entityId, "carillon.receipts.v1.RecordedInboxEntry.entity_id")
        if source.pointee.n_about_user_ids > 0 {
            self.aboutUserIds = arena.strings(source.pointee.about_user_ids, source.pointee.n_about_user_ids, "carillon.receipts.v1.RecordedInboxEntry.about_user_ids")
        }
        arena.read(source.pointee.tag, into: &self.tag, "carillon.receipts.v1.RecordedInboxEntry.tag")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordedInboxEntry>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordedInboxEntry> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordedInboxEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordedInboxEntry.self)
        carillon__receipts__v1__recorded_inbox_entry__init(target)
        target.pointee.title = arena.string(self.title, "carillon.receipts.v1.RecordedInboxEntry.title")
        target.pointee.body = arena.string(self.body, "carillon.receipts.v1.RecordedInboxEntry.body")
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.receipts.v1.RecordedInboxEntry.deep_link")
        target.pointee.fallback_deep_link = arena.string(self.fallbackDeepLink, "carillon.receipts.v1.RecordedInboxEntry.fallback_deep_link")
        target.pointee.entity_type = arena.string(self.entityType, "carillon.receipts.v1.RecordedInboxEntry.entity_type")
        target.pointee.entity_id = arena.string(self.entityId, "carillon.receipts.v1.RecordedInboxEntry.entity_id")
        if !self.aboutUserIds.isEmpty {
            target.pointee.n_about_user_ids = self.aboutUserIds.count
            target.pointee.about_user_ids = arena.strings(self.aboutUserIds, "carillon.receipts.v1.RecordedInboxEntry.about_user_ids")
        }
        target.pointee.tag = arena.string(self.tag, "carillon.receipts.v1.RecordedInboxEntry.tag")
        return target
    }
}

extension ReceiptsV1.OfferedActions {
    public static var fullName: String { "carillon.receipts.v1.OfferedActions" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__OfferedActions.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__OfferedActions.self, initializer: carillon__receipts__v1__offered_actions__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__OfferedActions>, _ arena: Arena) {
        arena.read(source.pointee.ios_category, into: &self.iosCategory, "carillon.receipts.v1.OfferedActions.ios_category")
        if source.pointee.n_actions > 0 {
            arena.beginList()
            self.actions = [ReceiptsV1.OfferedAction](unsafeUninitializedCapacity: source.pointee.n_actions) { space, count in
                while count < source.pointee.n_actions {
                    space.initializeElement(at: count, to: ReceiptsV1.OfferedAction())
                    space[count].read(source.pointee.actions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__OfferedActions>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__OfferedActions> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__OfferedActions>.size).assumingMemoryBound(to: Carillon__Receipts__V1__OfferedActions.self)
        carillon__receipts__v1__offered_actions__init(target)
        target.pointee.ios_category = arena.string(self.iosCategory, "carillon.receipts.v1.OfferedActions.ios_category")
        if !self.actions.isEmpty {
            target.pointee.n_actions = self.actions.count
            let list = arena.pointers(self.actions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__OfferedAction>?.self)
            self.actions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.actions = list
        }
        return target
    }
}

extension ReceiptsV1.OfferedAction {
    public static var fullName: String { "carillon.receipts.v1.OfferedAction" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__OfferedAction.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__OfferedAction.self, initializer: carillon__receipts__v1__offered_action__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__OfferedAction>, _ arena: Arena) {
        arena.read(source.pointee.action_id, into: &self.actionId, "carillon.receipts.v1.OfferedAction.action_id")
        arena.read(source.pointee.callback_target, into: &self.callbackTarget, "carillon.receipts.v1.OfferedAction.callback_target")
        if source.pointee.n_callback_params > 0, let entries = source.pointee.callback_params {
            var map = [String: String](minimumCapacity: source.pointee.n_callback_params)
            for index in 0..<source.pointee.n_callback_params {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.OfferedAction.callback_params")] = arena.string(entry.pointee.value, "carillon.receipts.v1.OfferedAction.callback_params")
            }
            self.callbackParams = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__OfferedAction>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__OfferedAction> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__OfferedAction>.size).assumingMemoryBound(to: Carillon__Receipts__V1__OfferedAction.self)
        carillon__receipts__v1__offered_action__init(target)
        target.pointee.action_id = arena.string(self.actionId, "carillon.receipts.v1.OfferedAction.action_id")
        target.pointee.callback_target = arena.string(self.callbackTarget, "carillon.receipts.v1.OfferedAction.callback_target")
        if !self.callbackParams.isEmpty {
            let entries = arena.pointers(self.callbackParams.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry>?.self)
            var count = 0
            for (key, value) in self.callbackParams {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__OfferedAction__CallbackParamsEntry.self)
                carillon__receipts__v1__offered_action__callback_params_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.OfferedAction.callback_params")
                entry.pointee.value = arena.string(value, "carillon.receipts.v1.OfferedAction.callback_params")
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

extension ReceiptsV1.NotificationMail {
    public static var fullName: String { "carillon.receipts.v1.NotificationMail" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__NotificationMail.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__NotificationMail.self, initializer: carillon__receipts__v1__notification_mail__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__NotificationMail>, _ arena: Arena) {
        arena.read(source.pointee.title, into: &self.title, "carillon.receipts.v1.NotificationMail.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.receipts.v1.NotificationMail.body")
        arena.read(source.pointee.deep_link, into: &self.deepLink, "carillon.receipts.v1.NotificationMail.deep_link")
        arena.read(source.pointee.locale, into: &self.locale, "carillon.receipts.v1.NotificationMail.locale")
        self.atOnce = (source.pointee.at_once != 0)
        self.hasFurtherDevices = (source.pointee.has_further_devices != 0)
        if source.pointee.n_about_user_ids > 0 {
            self.aboutUserIds = arena.strings(source.pointee.about_user_ids, source.pointee.n_about_user_ids, "carillon.receipts.v1.NotificationMail.about_user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__NotificationMail>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__NotificationMail> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__NotificationMail>.size).assumingMemoryBound(to: Carillon__Receipts__V1__NotificationMail.self)
        carillon__receipts__v1__notification_mail__init(target)
        target.pointee.title = arena.string(self.title, "carillon.receipts.v1.NotificationMail.title")
        target.pointee.body = arena.string(self.body, "carillon.receipts.v1.NotificationMail.body")
        target.pointee.deep_link = arena.string(self.deepLink, "carillon.receipts.v1.NotificationMail.deep_link")
        target.pointee.locale = arena.string(self.locale, "carillon.receipts.v1.NotificationMail.locale")
        target.pointee.at_once = self.atOnce ? 1 : 0
        target.pointee.has_further_devices = self.hasFurtherDevices ? 1 : 0
        if !self.aboutUserIds.isEmpty {
            target.pointee.n_about_user_ids = self.aboutUserIds.count
            target.pointee.about_user_ids = arena.strings(self.aboutUserIds, "carillon.receipts.v1.NotificationMail.about_user_ids")
        }
        return target
    }
}

extension ReceiptsV1.RecordedDevice {
    public static var fullName: String { "carillon.receipts.v1.RecordedDevice" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordedDevice.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordedDevice.self, initializer: carillon__receipts__v1__recorded_device__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordedDevice>, _ arena: Arena) {
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.receipts.v1.RecordedDevice.push_device_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.RecordedDevice.device_id")
        arena.read(source.pointee.platform, into: &self.platform, "carillon.receipts.v1.RecordedDevice.platform")
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.RecordedDevice.provider")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordedDevice>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordedDevice> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordedDevice>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordedDevice.self)
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
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordNotificationRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordNotificationRequest.self, initializer: carillon__receipts__v1__record_notification_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordNotificationRequest>, _ arena: Arena) {
        if source.pointee.n_notifications > 0 {
            arena.beginList()
            self.notifications = [ReceiptsV1.NotificationRecord](unsafeUninitializedCapacity: source.pointee.n_notifications) { space, count in
                while count < source.pointee.n_notifications {
                    space.initializeElement(at: count, to: ReceiptsV1.NotificationRecord())
                    space[count].read(source.pointee.notifications[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordNotificationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordNotificationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordNotificationRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordNotificationRequest.self)
        carillon__receipts__v1__record_notification_request__init(target)
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            let list = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__NotificationRecord>?.self)
            self.notifications.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.notifications = list
        }
        return target
    }
}

extension ReceiptsV1.RecordNotificationResponse {
    public static var fullName: String { "carillon.receipts.v1.RecordNotificationResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordNotificationResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordNotificationResponse.self, initializer: carillon__receipts__v1__record_notification_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordNotificationResponse>, _ arena: Arena) {
        if source.pointee.n_badges > 0 {
            self.badges = Array(UnsafeBufferPointer(start: source.pointee.badges, count: source.pointee.n_badges))
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
        if source.pointee.n_groups > 0 {
            arena.beginList()
            self.groups = [ReceiptsV1.DeviceGroup](unsafeUninitializedCapacity: source.pointee.n_groups) { space, count in
                while count < source.pointee.n_groups {
                    space.initializeElement(at: count, to: ReceiptsV1.DeviceGroup())
                    space[count].read(source.pointee.groups[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_withdrawn > 0 {
            arena.beginList()
            self.withdrawn = [ReceiptsV1.WithdrawnNotification](unsafeUninitializedCapacity: source.pointee.n_withdrawn) { space, count in
                while count < source.pointee.n_withdrawn {
                    space.initializeElement(at: count, to: ReceiptsV1.WithdrawnNotification())
                    space[count].read(source.pointee.withdrawn[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordNotificationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordNotificationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordNotificationResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordNotificationResponse.self)
        carillon__receipts__v1__record_notification_response__init(target)
        if !self.badges.isEmpty {
            target.pointee.n_badges = self.badges.count
            let copy = self.badges.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.badges = copy.assumingMemoryBound(to: Int32.self)
        }
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            let list = arena.pointers(self.rejected.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.rejected.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.rejected = list
        }
        if !self.groups.isEmpty {
            target.pointee.n_groups = self.groups.count
            let list = arena.pointers(self.groups.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__DeviceGroup>?.self)
            self.groups.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.groups = list
        }
        if !self.withdrawn.isEmpty {
            target.pointee.n_withdrawn = self.withdrawn.count
            let list = arena.pointers(self.withdrawn.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__WithdrawnNotification>?.self)
            self.withdrawn.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.withdrawn = list
        }
        return target
    }
}

extension ReceiptsV1.WithdrawnNotification {
    public static var fullName: String { "carillon.receipts.v1.WithdrawnNotification" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__WithdrawnNotification.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__WithdrawnNotification.self, initializer: carillon__receipts__v1__withdrawn_notification__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__WithdrawnNotification>, _ arena: Arena) {
        self.index = source.pointee.index
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.WithdrawnNotification.notification_id")
        arena.read(source.pointee.tag, into: &self.tag, "carillon.receipts.v1.WithdrawnNotification.tag")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.WithdrawnNotification.device_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__WithdrawnNotification>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__WithdrawnNotification> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__WithdrawnNotification>.size).assumingMemoryBound(to: Carillon__Receipts__V1__WithdrawnNotification.self)
        carillon__receipts__v1__withdrawn_notification__init(target)
        target.pointee.index = self.index
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.WithdrawnNotification.notification_id")
        target.pointee.tag = arena.string(self.tag, "carillon.receipts.v1.WithdrawnNotification.tag")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.WithdrawnNotification.device_id")
        return target
    }
}

extension ReceiptsV1.DeviceGroup {
    public static var fullName: String { "carillon.receipts.v1.DeviceGroup" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__DeviceGroup.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__DeviceGroup.self, initializer: carillon__receipts__v1__device_group__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeviceGroup>, _ arena: Arena) {
        self.index = source.pointee.index
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.receipts.v1.DeviceGroup.push_device_id")
        self.count = source.pointee.count
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeviceGroup>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__DeviceGroup> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__DeviceGroup>.size).assumingMemoryBound(to: Carillon__Receipts__V1__DeviceGroup.self)
        carillon__receipts__v1__device_group__init(target)
        target.pointee.index = self.index
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.receipts.v1.DeviceGroup.push_device_id")
        target.pointee.count = self.count
        return target
    }
}

extension ReceiptsV1.Outcome {
    public static var fullName: String { "carillon.receipts.v1.Outcome" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__Outcome.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__Outcome.self, initializer: carillon__receipts__v1__outcome__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__Outcome>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.attempt_id, into: &self.attemptId, "carillon.receipts.v1.Outcome.attempt_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.Outcome.push_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.Outcome.notification_id")
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.receipts.v1.Outcome.push_device_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.Outcome.user_id")
        self.status = CommonV1.DeliveryStatus(rawValue: source.pointee.status)
        self.attemptNumber = source.pointee.attempt_number
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.Outcome.provider")
        arena.read(source.pointee.provider_status, into: &self.providerStatus, "carillon.receipts.v1.Outcome.provider_status")
        arena.read(source.pointee.provider_code, into: &self.providerCode, "carillon.receipts.v1.Outcome.provider_code")
        arena.read(source.pointee.provider_message_id, into: &self.providerMessageId, "carillon.receipts.v1.Outcome.provider_message_id")
        arena.read(source.pointee.failure_reason, into: &self.failureReason, "carillon.receipts.v1.Outcome.failure_reason")
        self.occurredAtMs = source.pointee.occurred_at_ms
        self.providerLatencyMs = source.pointee.provider_latency_ms
        self.sequence = source.pointee.sequence
        self.skipReason = CommonV1.SkipReason(rawValue: source.pointee.skip_reason)
        self.endToEndUs = source.pointee.end_to_end_us
        arena.read(source.pointee.provider_error_message, into: &self.providerErrorMessage, "carillon.receipts.v1.Outcome.provider_error_message")
        self.evidence = ReceiptsV1.DeliveryEvidence(rawValue: source.pointee.evidence)
        arena.read(source.pointee.payload_changes, into: &self.payloadChanges, "carillon.receipts.v1.Outcome.payload_changes")
        self.hasImage = (source.pointee.has_image != 0)
        self.hasActions = (source.pointee.has_actions != 0)
        arena.read(source.pointee.channel, into: &self.channel, "carillon.receipts.v1.Outcome.channel")
        arena.read(source.pointee.message_reason, into: &self.messageReason, "carillon.receipts.v1.Outcome.message_reason")
        arena.read(source.pointee.traceparent, into: &self.traceparent, "carillon.receipts.v1.Outcome.traceparent")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__Outcome>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__Outcome> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__Outcome>.size).assumingMemoryBound(to: Carillon__Receipts__V1__Outcome.self)
        carillon__receipts__v1__outcome__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.attempt_id = arena.string(self.attemptId, "carillon.receipts.v1.Outcome.attempt_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.Outcome.push_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.Outcome.notification_id")
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.receipts.v1.Outcome.push_device_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.Outcome.user_id")
        target.pointee.status = self.status.rawValue
        target.pointee.attempt_number = self.attemptNumber
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.Outcome.provider")
        target.pointee.provider_status = arena.string(self.providerStatus, "carillon.receipts.v1.Outcome.provider_status")
        target.pointee.provider_code = arena.string(self.providerCode, "carillon.receipts.v1.Outcome.provider_code")
        target.pointee.provider_message_id = arena.string(self.providerMessageId, "carillon.receipts.v1.Outcome.provider_message_id")
        target.pointee.failure_reason = arena.string(self.failureReason, "carillon.receipts.v1.Outcome.failure_reason")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.provider_latency_ms = self.providerLatencyMs
        target.pointee.sequence = self.sequence
        target.pointee.skip_reason = self.skipReason.rawValue
        target.pointee.end_to_end_us = self.endToEndUs
        target.pointee.provider_error_message = arena.string(self.providerErrorMessage, "carillon.receipts.v1.Outcome.provider_error_message")
        target.pointee.evidence = self.evidence.rawValue
        target.pointee.payload_changes = arena.string(self.payloadChanges, "carillon.receipts.v1.Outcome.payload_changes")
        target.pointee.has_image = self.hasImage ? 1 : 0
        target.pointee.has_actions = self.hasActions ? 1 : 0
        target.pointee.channel = arena.string(self.channel, "carillon.receipts.v1.Outcome.channel")
        target.pointee.message_reason = arena.string(self.messageReason, "carillon.receipts.v1.Outcome.message_reason")
        target.pointee.traceparent = arena.string(self.traceparent, "carillon.receipts.v1.Outcome.traceparent")
        return target
    }
}

extension ReceiptsV1.RecordOutcomeRequest {
    public static var fullName: String { "carillon.receipts.v1.RecordOutcomeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordOutcomeRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordOutcomeRequest.self, initializer: carillon__receipts__v1__record_outcome_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordOutcomeRequest>, _ arena: Arena) {
        if source.pointee.n_outcomes > 0 {
            arena.beginList()
            self.outcomes = [ReceiptsV1.Outcome](unsafeUninitializedCapacity: source.pointee.n_outcomes) { space, count in
                while count < source.pointee.n_outcomes {
                    space.initializeElement(at: count, to: ReceiptsV1.Outcome())
                    space[count].read(source.pointee.outcomes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordOutcomeRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordOutcomeRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordOutcomeRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordOutcomeRequest.self)
        carillon__receipts__v1__record_outcome_request__init(target)
        if !self.outcomes.isEmpty {
            target.pointee.n_outcomes = self.outcomes.count
            let list = arena.pointers(self.outcomes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__Outcome>?.self)
            self.outcomes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.outcomes = list
        }
        return target
    }
}

extension ReceiptsV1.RecordOutcomeResponse {
    public static var fullName: String { "carillon.receipts.v1.RecordOutcomeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordOutcomeResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordOutcomeResponse.self, initializer: carillon__receipts__v1__record_outcome_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordOutcomeResponse>, _ arena: Arena) {
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
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordOutcomeResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordOutcomeResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordOutcomeResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordOutcomeResponse.self)
        carillon__receipts__v1__record_outcome_response__init(target)
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

extension ReceiptsV1.ReportClientEventRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventRequest.self, initializer: carillon__receipts__v1__report_client_event_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.ReportClientEventRequest.user_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.ReportClientEventRequest.notification_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.ReportClientEventRequest.device_id")
        self.kind = ReceiptsV1.ClientEventKind(rawValue: source.pointee.kind)
        self.occurredAtMs = source.pointee.occurred_at_ms
        arena.read(source.pointee.action_taken, into: &self.actionTaken, "carillon.receipts.v1.ReportClientEventRequest.action_taken")
        self.appStateOnOpen = ReceiptsV1.AppState(rawValue: source.pointee.app_state_on_open)
        self.dismissMethod = ReceiptsV1.DismissMethod(rawValue: source.pointee.dismiss_method)
        arena.read(source.pointee.deep_link_target, into: &self.deepLinkTarget, "carillon.receipts.v1.ReportClientEventRequest.deep_link_target")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.ReportClientEventRequest.push_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportClientEventRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventRequest.self)
        carillon__receipts__v1__report_client_event_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ReportClientEventRequest.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.ReportClientEventRequest.notification_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.ReportClientEventRequest.device_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.action_taken = arena.string(self.actionTaken, "carillon.receipts.v1.ReportClientEventRequest.action_taken")
        target.pointee.app_state_on_open = self.appStateOnOpen.rawValue
        target.pointee.dismiss_method = self.dismissMethod.rawValue
        target.pointee.deep_link_target = arena.string(self.deepLinkTarget, "carillon.receipts.v1.ReportClientEventRequest.deep_link_target")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.ReportClientEventRequest.push_id")
        return target
    }
}

extension ReceiptsV1.ReportClientEventResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventResponse.self, initializer: carillon__receipts__v1__report_client_event_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventResponse>, _ arena: Arena) {
        self.recorded = (source.pointee.recorded != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportClientEventResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventResponse.self)
        carillon__receipts__v1__report_client_event_response__init(target)
        target.pointee.recorded = self.recorded ? 1 : 0
        return target
    }
}

extension ReceiptsV1.ReportActionRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportActionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportActionRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportActionRequest.self, initializer: carillon__receipts__v1__report_action_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportActionRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.ReportActionRequest.user_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.ReportActionRequest.notification_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.ReportActionRequest.push_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.ReportActionRequest.device_id")
        arena.read(source.pointee.action, into: &self.action, "carillon.receipts.v1.ReportActionRequest.action")
        arena.read(source.pointee.text_input, into: &self.textInput, "carillon.receipts.v1.ReportActionRequest.text_input")
        self.occurredAtMs = source.pointee.occurred_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportActionRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportActionRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportActionRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportActionRequest.self)
        carillon__receipts__v1__report_action_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ReportActionRequest.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.ReportActionRequest.notification_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.ReportActionRequest.push_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.ReportActionRequest.device_id")
        target.pointee.action = arena.string(self.action, "carillon.receipts.v1.ReportActionRequest.action")
        target.pointee.text_input = arena.string(self.textInput, "carillon.receipts.v1.ReportActionRequest.text_input")
        target.pointee.occurred_at_ms = self.occurredAtMs
        return target
    }
}

extension ReceiptsV1.ReportActionResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportActionResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportActionResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportActionResponse.self, initializer: carillon__receipts__v1__report_action_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportActionResponse>, _ arena: Arena) {
        arena.read(source.pointee.report_id, into: &self.reportId, "carillon.receipts.v1.ReportActionResponse.report_id")
        self.snoozeSeconds = source.pointee.snooze_seconds
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportActionResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportActionResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportActionResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportActionResponse.self)
        carillon__receipts__v1__report_action_response__init(target)
        target.pointee.report_id = arena.string(self.reportId, "carillon.receipts.v1.ReportActionResponse.report_id")
        target.pointee.snooze_seconds = self.snoozeSeconds
        return target
    }
}

extension ReceiptsV1.ReportClientEventsRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventsRequest.self, initializer: carillon__receipts__v1__report_client_events_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventsRequest>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.ReportClientEventRequest](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.ReportClientEventRequest())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportClientEventsRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventsRequest.self)
        carillon__receipts__v1__report_client_events_request__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventRequest>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        return target
    }
}

extension ReceiptsV1.ReportClientEventsResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportClientEventsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportClientEventsResponse.self, initializer: carillon__receipts__v1__report_client_events_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventsResponse>, _ arena: Arena) {
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
        self.ignored = source.pointee.ignored
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportClientEventsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportClientEventsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportClientEventsResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportClientEventsResponse.self)
        carillon__receipts__v1__report_client_events_response__init(target)
        if !self.rejected.isEmpty {
            target.pointee.n_rejected = self.rejected.count
            let list = arena.pointers(self.rejected.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Common__V1__ItemResult>?.self)
            self.rejected.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.rejected = list
        }
        target.pointee.ignored = self.ignored
        return target
    }
}

extension ReceiptsV1.DeliveryReport {
    public static var fullName: String { "carillon.receipts.v1.DeliveryReport" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__DeliveryReport.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__DeliveryReport.self, initializer: carillon__receipts__v1__delivery_report__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeliveryReport>, _ arena: Arena) {
        arena.read(source.pointee.report_id, into: &self.reportId, "carillon.receipts.v1.DeliveryReport.report_id")
        self.status = ReceiptsV1.ReportedStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.DeliveryReport.notification_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.DeliveryReport.push_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.DeliveryReport.device_id")
        arena.read(source.pointee.provider_message_id, into: &self.providerMessageId, "carillon.receipts.v1.DeliveryReport.provider_message_id")
        self.occurredAtMs = source.pointee.occurred_at_ms
        arena.read(source.pointee.error_code, into: &self.errorCode, "carillon.receipts.v1.DeliveryReport.error_code")
        arena.read(source.pointee.error_message, into: &self.errorMessage, "carillon.receipts.v1.DeliveryReport.error_message")
        arena.read(source.pointee.action_taken, into: &self.actionTaken, "carillon.receipts.v1.DeliveryReport.action_taken")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeliveryReport>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__DeliveryReport> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__DeliveryReport>.size).assumingMemoryBound(to: Carillon__Receipts__V1__DeliveryReport.self)
        carillon__receipts__v1__delivery_report__init(target)
        target.pointee.report_id = arena.string(self.reportId, "carillon.receipts.v1.DeliveryReport.report_id")
        target.pointee.status = self.status.rawValue
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.DeliveryReport.notification_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.DeliveryReport.push_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.DeliveryReport.device_id")
        target.pointee.provider_message_id = arena.string(self.providerMessageId, "carillon.receipts.v1.DeliveryReport.provider_message_id")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.error_code = arena.string(self.errorCode, "carillon.receipts.v1.DeliveryReport.error_code")
        target.pointee.error_message = arena.string(self.errorMessage, "carillon.receipts.v1.DeliveryReport.error_message")
        target.pointee.action_taken = arena.string(self.actionTaken, "carillon.receipts.v1.DeliveryReport.action_taken")
        return target
    }
}

extension ReceiptsV1.ReportDeliveriesRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportDeliveriesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportDeliveriesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportDeliveriesRequest.self, initializer: carillon__receipts__v1__report_deliveries_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportDeliveriesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.ReportDeliveriesRequest.provider")
        if source.pointee.n_reports > 0 {
            arena.beginList()
            self.reports = [ReceiptsV1.DeliveryReport](unsafeUninitializedCapacity: source.pointee.n_reports) { space, count in
                while count < source.pointee.n_reports {
                    space.initializeElement(at: count, to: ReceiptsV1.DeliveryReport())
                    space[count].read(source.pointee.reports[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportDeliveriesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportDeliveriesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportDeliveriesRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportDeliveriesRequest.self)
        carillon__receipts__v1__report_deliveries_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.ReportDeliveriesRequest.provider")
        if !self.reports.isEmpty {
            target.pointee.n_reports = self.reports.count
            let list = arena.pointers(self.reports.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__DeliveryReport>?.self)
            self.reports.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.reports = list
        }
        return target
    }
}

extension ReceiptsV1.ReportDeliveriesResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportDeliveriesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportDeliveriesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportDeliveriesResponse.self, initializer: carillon__receipts__v1__report_deliveries_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportDeliveriesResponse>, _ arena: Arena) {
        self.recorded = source.pointee.recorded
        self.repeated = source.pointee.repeated
        self.ignored = source.pointee.ignored
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportDeliveriesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportDeliveriesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportDeliveriesResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportDeliveriesResponse.self)
        carillon__receipts__v1__report_deliveries_response__init(target)
        target.pointee.recorded = self.recorded
        target.pointee.repeated = self.repeated
        target.pointee.ignored = self.ignored
        return target
    }
}

extension ReceiptsV1.DeviceReceipt {
    public static var fullName: String { "carillon.receipts.v1.DeviceReceipt" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__DeviceReceipt.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__DeviceReceipt.self, initializer: carillon__receipts__v1__device_receipt__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeviceReceipt>, _ arena: Arena) {
        arena.read(source.pointee.push_device_id, into: &self.pushDeviceId, "carillon.receipts.v1.DeviceReceipt.push_device_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.DeviceReceipt.device_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.DeviceReceipt.push_id")
        self.status = CommonV1.DeliveryStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.DeviceReceipt.provider")
        arena.read(source.pointee.platform, into: &self.platform, "carillon.receipts.v1.DeviceReceipt.platform")
        if source.pointee.optional_sent_to_provider_at_ms_case == 7 { self.sentToProviderAtMs = source.pointee.sent_to_provider_at_ms }
        if source.pointee.optional_delivered_to_device_at_ms_case == 8 { self.deliveredToDeviceAtMs = source.pointee.delivered_to_device_at_ms }
        if source.pointee.optional_displayed_at_ms_case == 9 { self.displayedAtMs = source.pointee.displayed_at_ms }
        if source.pointee.optional_opened_at_ms_case == 10 { self.openedAtMs = source.pointee.opened_at_ms }
        if source.pointee.optional_dismissed_at_ms_case == 11 { self.dismissedAtMs = source.pointee.dismissed_at_ms }
        if source.pointee.optional_failed_at_ms_case == 12 { self.failedAtMs = source.pointee.failed_at_ms }
        arena.read(source.pointee.failure_reason, into: &self.failureReason, "carillon.receipts.v1.DeviceReceipt.failure_reason")
        arena.read(source.pointee.provider_error_code, into: &self.providerErrorCode, "carillon.receipts.v1.DeviceReceipt.provider_error_code")
        arena.read(source.pointee.provider_message_id, into: &self.providerMessageId, "carillon.receipts.v1.DeviceReceipt.provider_message_id")
        self.providerLatencyMs = source.pointee.provider_latency_ms
        self.deliveryLatencyMs = source.pointee.delivery_latency_ms
        self.deliveryEvidence = ReceiptsV1.DeliveryEvidence(rawValue: source.pointee.delivery_evidence)
        arena.read(source.pointee.action_taken, into: &self.actionTaken, "carillon.receipts.v1.DeviceReceipt.action_taken")
        self.attempts = source.pointee.attempts
        arena.read(source.pointee.channel, into: &self.channel, "carillon.receipts.v1.DeviceReceipt.channel")
        self.opens = source.pointee.opens
        self.clamped = (source.pointee.clamped != 0)
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.DeviceReceipt.notification_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.DeviceReceipt.user_id")
        arena.read(source.pointee.provider_error_message, into: &self.providerErrorMessage, "carillon.receipts.v1.DeviceReceipt.provider_error_message")
        self.retryCount = source.pointee.retry_count
        self.createdAtMs = source.pointee.created_at_ms
        if source.pointee.n_attempt_log > 0 {
            arena.beginList()
            self.attemptLog = [ReceiptsV1.Attempt](unsafeUninitializedCapacity: source.pointee.n_attempt_log) { space, count in
                while count < source.pointee.n_attempt_log {
                    space.initializeElement(at: count, to: ReceiptsV1.Attempt())
                    space[count].read(source.pointee.attempt_log[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.payload_changes, into: &self.payloadChanges, "carillon.receipts.v1.DeviceReceipt.payload_changes")
        arena.read(source.pointee.message_reason, into: &self.messageReason, "carillon.receipts.v1.DeviceReceipt.message_reason")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeviceReceipt>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__DeviceReceipt> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__DeviceReceipt>.size).assumingMemoryBound(to: Carillon__Receipts__V1__DeviceReceipt.self)
        carillon__receipts__v1__device_receipt__init(target)
        target.pointee.push_device_id = arena.string(self.pushDeviceId, "carillon.receipts.v1.DeviceReceipt.push_device_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.DeviceReceipt.device_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.DeviceReceipt.push_id")
        target.pointee.status = self.status.rawValue
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.DeviceReceipt.provider")
        target.pointee.platform = arena.string(self.platform, "carillon.receipts.v1.DeviceReceipt.platform")
        if let value = self.sentToProviderAtMs {
            target.pointee.optional_sent_to_provider_at_ms_case = 7
            target.pointee.sent_to_provider_at_ms = value
        }
        if let value = self.deliveredToDeviceAtMs {
            target.pointee.optional_delivered_to_device_at_ms_case = 8
            target.pointee.delivered_to_device_at_ms = value
        }
        if let value = self.displayedAtMs {
            target.pointee.optional_displayed_at_ms_case = 9
            target.pointee.displayed_at_ms = value
        }
        if let value = self.openedAtMs {
            target.pointee.optional_opened_at_ms_case = 10
            target.pointee.opened_at_ms = value
        }
        if let value = self.dismissedAtMs {
            target.pointee.optional_dismissed_at_ms_case = 11
            target.pointee.dismissed_at_ms = value
        }
        if let value = self.failedAtMs {
            target.pointee.optional_failed_at_ms_case = 12
            target.pointee.failed_at_ms = value
        }
        target.pointee.failure_reason = arena.string(self.failureReason, "carillon.receipts.v1.DeviceReceipt.failure_reason")
        target.pointee.provider_error_code = arena.string(self.providerErrorCode, "carillon.receipts.v1.DeviceReceipt.provider_error_code")
        target.pointee.provider_message_id = arena.string(self.providerMessageId, "carillon.receipts.v1.DeviceReceipt.provider_message_id")
        target.pointee.provider_latency_ms = self.providerLatencyMs
        target.pointee.delivery_latency_ms = self.deliveryLatencyMs
        target.pointee.delivery_evidence = self.deliveryEvidence.rawValue
        target.pointee.action_taken = arena.string(self.actionTaken, "carillon.receipts.v1.DeviceReceipt.action_taken")
        target.pointee.attempts = self.attempts
        target.pointee.channel = arena.string(self.channel, "carillon.receipts.v1.DeviceReceipt.channel")
        target.pointee.opens = self.opens
        target.pointee.clamped = self.clamped ? 1 : 0
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.DeviceReceipt.notification_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.DeviceReceipt.user_id")
        target.pointee.provider_error_message = arena.string(self.providerErrorMessage, "carillon.receipts.v1.DeviceReceipt.provider_error_message")
        target.pointee.retry_count = self.retryCount
        target.pointee.created_at_ms = self.createdAtMs
        if !self.attemptLog.isEmpty {
            target.pointee.n_attempt_log = self.attemptLog.count
            let list = arena.pointers(self.attemptLog.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__Attempt>?.self)
            self.attemptLog.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.attempt_log = list
        }
        target.pointee.payload_changes = arena.string(self.payloadChanges, "carillon.receipts.v1.DeviceReceipt.payload_changes")
        target.pointee.message_reason = arena.string(self.messageReason, "carillon.receipts.v1.DeviceReceipt.message_reason")
        return target
    }
}

extension ReceiptsV1.Attempt {
    public static var fullName: String { "carillon.receipts.v1.Attempt" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__Attempt.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__Attempt.self, initializer: carillon__receipts__v1__attempt__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__Attempt>, _ arena: Arena) {
        self.number = source.pointee.number
        self.status = CommonV1.DeliveryStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.Attempt.provider")
        arena.read(source.pointee.provider_status, into: &self.providerStatus, "carillon.receipts.v1.Attempt.provider_status")
        arena.read(source.pointee.provider_code, into: &self.providerCode, "carillon.receipts.v1.Attempt.provider_code")
        arena.read(source.pointee.provider_message_id, into: &self.providerMessageId, "carillon.receipts.v1.Attempt.provider_message_id")
        arena.read(source.pointee.failure_reason, into: &self.failureReason, "carillon.receipts.v1.Attempt.failure_reason")
        self.occurredAtMs = source.pointee.occurred_at_ms
        self.providerLatencyMs = source.pointee.provider_latency_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__Attempt>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__Attempt> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__Attempt>.size).assumingMemoryBound(to: Carillon__Receipts__V1__Attempt.self)
        carillon__receipts__v1__attempt__init(target)
        target.pointee.number = self.number
        target.pointee.status = self.status.rawValue
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.Attempt.provider")
        target.pointee.provider_status = arena.string(self.providerStatus, "carillon.receipts.v1.Attempt.provider_status")
        target.pointee.provider_code = arena.string(self.providerCode, "carillon.receipts.v1.Attempt.provider_code")
        target.pointee.provider_message_id = arena.string(self.providerMessageId, "carillon.receipts.v1.Attempt.provider_message_id")
        target.pointee.failure_reason = arena.string(self.failureReason, "carillon.receipts.v1.Attempt.failure_reason")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.provider_latency_ms = self.providerLatencyMs
        return target
    }
}

extension ReceiptsV1.NotificationView {
    public static var fullName: String { "carillon.receipts.v1.NotificationView" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__NotificationView.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__NotificationView.self, initializer: carillon__receipts__v1__notification_view__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__NotificationView>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.NotificationView.notification_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.NotificationView.push_id")
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.receipts.v1.NotificationView.event_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.NotificationView.user_id")
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.receipts.v1.NotificationView.type_id")
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.receipts.v1.NotificationView.category_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.receipts.v1.NotificationView.channel_id")
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.receipts.v1.NotificationView.message_id")
        arena.read(source.pointee.title, into: &self.title, "carillon.receipts.v1.NotificationView.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.receipts.v1.NotificationView.body")
        self.status = CommonV1.DeliveryStatus(rawValue: source.pointee.status)
        self.skipReason = CommonV1.SkipReason(rawValue: source.pointee.skip_reason)
        self.createdAtMs = source.pointee.created_at_ms
        self.expiresAtMs = source.pointee.expires_at_ms
        if source.pointee.n_receipts > 0 {
            arena.beginList()
            self.receipts = [ReceiptsV1.DeviceReceipt](unsafeUninitializedCapacity: source.pointee.n_receipts) { space, count in
                while count < source.pointee.n_receipts {
                    space.initializeElement(at: count, to: ReceiptsV1.DeviceReceipt())
                    space[count].read(source.pointee.receipts[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.priority = CommonV1.Priority(rawValue: source.pointee.priority)
        self.email = ReceiptsV1.EmailDecision(rawValue: source.pointee.email)
        if source.pointee.n_message_receipts > 0 {
            arena.beginList()
            self.messageReceipts = [ReceiptsV1.DeviceReceipt](unsafeUninitializedCapacity: source.pointee.n_message_receipts) { space, count in
                while count < source.pointee.n_message_receipts {
                    space.initializeElement(at: count, to: ReceiptsV1.DeviceReceipt())
                    space[count].read(source.pointee.message_receipts[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__NotificationView>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__NotificationView> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__NotificationView>.size).assumingMemoryBound(to: Carillon__Receipts__V1__NotificationView.self)
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
        target.pointee.status = self.status.rawValue
        target.pointee.skip_reason = self.skipReason.rawValue
        target.pointee.created_at_ms = self.createdAtMs
        target.pointee.expires_at_ms = self.expiresAtMs
        if !self.receipts.isEmpty {
            target.pointee.n_receipts = self.receipts.count
            let list = arena.pointers(self.receipts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__DeviceReceipt>?.self)
            self.receipts.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.receipts = list
        }
        target.pointee.priority = self.priority.rawValue
        target.pointee.email = self.email.rawValue
        if !self.messageReceipts.isEmpty {
            target.pointee.n_message_receipts = self.messageReceipts.count
            let list = arena.pointers(self.messageReceipts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__DeviceReceipt>?.self)
            self.messageReceipts.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.message_receipts = list
        }
        return target
    }
}

extension ReceiptsV1.PushReference {
    public static var fullName: String { "carillon.receipts.v1.PushReference" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__PushReference.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__PushReference.self, initializer: carillon__receipts__v1__push_reference__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__PushReference>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.PushReference.notification_id")
        arena.read(source.pointee.push_id, into: &self.pushId, "carillon.receipts.v1.PushReference.push_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__PushReference>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__PushReference> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__PushReference>.size).assumingMemoryBound(to: Carillon__Receipts__V1__PushReference.self)
        carillon__receipts__v1__push_reference__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.PushReference.notification_id")
        target.pointee.push_id = arena.string(self.pushId, "carillon.receipts.v1.PushReference.push_id")
        return target
    }
}

extension ReceiptsV1.CheckDeliveryRequest {
    public static var fullName: String { "carillon.receipts.v1.CheckDeliveryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CheckDeliveryRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CheckDeliveryRequest.self, initializer: carillon__receipts__v1__check_delivery_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CheckDeliveryRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_pushes > 0 {
            arena.beginList()
            self.pushes = [ReceiptsV1.PushReference](unsafeUninitializedCapacity: source.pointee.n_pushes) { space, count in
                while count < source.pointee.n_pushes {
                    space.initializeElement(at: count, to: ReceiptsV1.PushReference())
                    space[count].read(source.pointee.pushes[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CheckDeliveryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CheckDeliveryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CheckDeliveryRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CheckDeliveryRequest.self)
        carillon__receipts__v1__check_delivery_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.pushes.isEmpty {
            target.pointee.n_pushes = self.pushes.count
            let list = arena.pointers(self.pushes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__PushReference>?.self)
            self.pushes.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.pushes = list
        }
        return target
    }
}

extension ReceiptsV1.CheckDeliveryResponse {
    public static var fullName: String { "carillon.receipts.v1.CheckDeliveryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CheckDeliveryResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CheckDeliveryResponse.self, initializer: carillon__receipts__v1__check_delivery_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CheckDeliveryResponse>, _ arena: Arena) {
        if source.pointee.n_signs > 0 {
            self.signs = [ReceiptsV1.DeliverySign](unsafeUninitializedCapacity: source.pointee.n_signs) { space, count in
                while count < source.pointee.n_signs {
                    space.initializeElement(at: count, to: ReceiptsV1.DeliverySign(rawValue: source.pointee.signs[count]))
                    count += 1
                }
            }
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CheckDeliveryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CheckDeliveryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CheckDeliveryResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CheckDeliveryResponse.self)
        carillon__receipts__v1__check_delivery_response__init(target)
        if !self.signs.isEmpty {
            target.pointee.n_signs = self.signs.count
            let copy = self.signs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.signs = copy.assumingMemoryBound(to: Int32.self)
        }
        return target
    }
}

extension ReceiptsV1.GetNotificationRequest {
    public static var fullName: String { "carillon.receipts.v1.GetNotificationRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__GetNotificationRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__GetNotificationRequest.self, initializer: carillon__receipts__v1__get_notification_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetNotificationRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.GetNotificationRequest.notification_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.GetNotificationRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetNotificationRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__GetNotificationRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__GetNotificationRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__GetNotificationRequest.self)
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
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__GetNotificationResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__GetNotificationResponse.self, initializer: carillon__receipts__v1__get_notification_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetNotificationResponse>, _ arena: Arena) {
        if let inner = source.pointee.notification {
            self.notification = ReceiptsV1.NotificationView()
            self.notification?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetNotificationResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__GetNotificationResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__GetNotificationResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__GetNotificationResponse.self)
        carillon__receipts__v1__get_notification_response__init(target)
        target.pointee.notification = self.notification?.makeCStruct(in: arena)
        return target
    }
}

extension ReceiptsV1.QueryReceiptsRequest {
    public static var fullName: String { "carillon.receipts.v1.QueryReceiptsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__QueryReceiptsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__QueryReceiptsRequest.self, initializer: carillon__receipts__v1__query_receipts_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryReceiptsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.QueryReceiptsRequest.user_id")
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.receipts.v1.QueryReceiptsRequest.event_id")
        self.status = CommonV1.DeliveryStatus(rawValue: source.pointee.status)
        self.fromMs = source.pointee.from_ms
        self.untilMs = source.pointee.until_ms
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.receipts.v1.QueryReceiptsRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryReceiptsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__QueryReceiptsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__QueryReceiptsRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__QueryReceiptsRequest.self)
        carillon__receipts__v1__query_receipts_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.QueryReceiptsRequest.user_id")
        target.pointee.event_id = arena.string(self.eventId, "carillon.receipts.v1.QueryReceiptsRequest.event_id")
        target.pointee.status = self.status.rawValue
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
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__QueryReceiptsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__QueryReceiptsResponse.self, initializer: carillon__receipts__v1__query_receipts_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryReceiptsResponse>, _ arena: Arena) {
        if source.pointee.n_notifications > 0 {
            arena.beginList()
            self.notifications = [ReceiptsV1.NotificationView](unsafeUninitializedCapacity: source.pointee.n_notifications) { space, count in
                while count < source.pointee.n_notifications {
                    space.initializeElement(at: count, to: ReceiptsV1.NotificationView())
                    space[count].read(source.pointee.notifications[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.receipts.v1.QueryReceiptsResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryReceiptsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__QueryReceiptsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__QueryReceiptsResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__QueryReceiptsResponse.self)
        carillon__receipts__v1__query_receipts_response__init(target)
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            let list = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__NotificationView>?.self)
            self.notifications.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.notifications = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.receipts.v1.QueryReceiptsResponse.next_page_token")
        return target
    }
}

extension ReceiptsV1.DeliveryLogEntry {
    public static var fullName: String { "carillon.receipts.v1.DeliveryLogEntry" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__DeliveryLogEntry.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__DeliveryLogEntry.self, initializer: carillon__receipts__v1__delivery_log_entry__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeliveryLogEntry>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.DeliveryLogEntry.notification_id")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.DeliveryLogEntry.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.receipts.v1.DeliveryLogEntry.device_id")
        arena.read(source.pointee.type, into: &self.type, "carillon.receipts.v1.DeliveryLogEntry.type")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.receipts.v1.DeliveryLogEntry.channel_id")
        arena.read(source.pointee.message_id, into: &self.messageId, "carillon.receipts.v1.DeliveryLogEntry.message_id")
        self.status = ReceiptsV1.DeliveryLogStatus(rawValue: source.pointee.status)
        arena.read(source.pointee.platform, into: &self.platform, "carillon.receipts.v1.DeliveryLogEntry.platform")
        arena.read(source.pointee.apns_id, into: &self.apnsId, "carillon.receipts.v1.DeliveryLogEntry.apns_id")
        self.createdAtMs = source.pointee.created_at_ms
        if source.pointee.optional_sent_at_ms_case == 11 { self.sentAtMs = source.pointee.sent_at_ms }
        if source.pointee.optional_delivered_at_ms_case == 12 { self.deliveredAtMs = source.pointee.delivered_at_ms }
        arena.read(source.pointee.error_code, into: &self.errorCode, "carillon.receipts.v1.DeliveryLogEntry.error_code")
        arena.read(source.pointee.error_message, into: &self.errorMessage, "carillon.receipts.v1.DeliveryLogEntry.error_message")
        self.retryCount = source.pointee.retry_count
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__DeliveryLogEntry>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__DeliveryLogEntry> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__DeliveryLogEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__DeliveryLogEntry.self)
        carillon__receipts__v1__delivery_log_entry__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.DeliveryLogEntry.notification_id")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.DeliveryLogEntry.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.receipts.v1.DeliveryLogEntry.device_id")
        target.pointee.type = arena.string(self.type, "carillon.receipts.v1.DeliveryLogEntry.type")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.receipts.v1.DeliveryLogEntry.channel_id")
        target.pointee.message_id = arena.string(self.messageId, "carillon.receipts.v1.DeliveryLogEntry.message_id")
        target.pointee.status = self.status.rawValue
        target.pointee.platform = arena.string(self.platform, "carillon.receipts.v1.DeliveryLogEntry.platform")
        target.pointee.apns_id = arena.string(self.apnsId, "carillon.receipts.v1.DeliveryLogEntry.apns_id")
        target.pointee.created_at_ms = self.createdAtMs
        if let value = self.sentAtMs {
            target.pointee.optional_sent_at_ms_case = 11
            target.pointee.sent_at_ms = value
        }
        if let value = self.deliveredAtMs {
            target.pointee.optional_delivered_at_ms_case = 12
            target.pointee.delivered_at_ms = value
        }
        target.pointee.error_code = arena.string(self.errorCode, "carillon.receipts.v1.DeliveryLogEntry.error_code")
        target.pointee.error_message = arena.string(self.errorMessage, "carillon.receipts.v1.DeliveryLogEntry.error_message")
        target.pointee.retry_count = self.retryCount
        return target
    }
}

extension ReceiptsV1.QueryDeliveryLogRequest {
    public static var fullName: String { "carillon.receipts.v1.QueryDeliveryLogRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__QueryDeliveryLogRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__QueryDeliveryLogRequest.self, initializer: carillon__receipts__v1__query_delivery_log_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryDeliveryLogRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.QueryDeliveryLogRequest.user_id")
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.QueryDeliveryLogRequest.notification_id")
        self.status = ReceiptsV1.DeliveryLogStatus(rawValue: source.pointee.status)
        self.fromMs = source.pointee.from_ms
        self.untilMs = source.pointee.until_ms
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.receipts.v1.QueryDeliveryLogRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryDeliveryLogRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__QueryDeliveryLogRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__QueryDeliveryLogRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__QueryDeliveryLogRequest.self)
        carillon__receipts__v1__query_delivery_log_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.QueryDeliveryLogRequest.user_id")
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.QueryDeliveryLogRequest.notification_id")
        target.pointee.status = self.status.rawValue
        target.pointee.from_ms = self.fromMs
        target.pointee.until_ms = self.untilMs
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.receipts.v1.QueryDeliveryLogRequest.page_token")
        return target
    }
}

extension ReceiptsV1.QueryDeliveryLogResponse {
    public static var fullName: String { "carillon.receipts.v1.QueryDeliveryLogResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__QueryDeliveryLogResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__QueryDeliveryLogResponse.self, initializer: carillon__receipts__v1__query_delivery_log_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryDeliveryLogResponse>, _ arena: Arena) {
        if source.pointee.n_entries > 0 {
            arena.beginList()
            self.entries = [ReceiptsV1.DeliveryLogEntry](unsafeUninitializedCapacity: source.pointee.n_entries) { space, count in
                while count < source.pointee.n_entries {
                    space.initializeElement(at: count, to: ReceiptsV1.DeliveryLogEntry())
                    space[count].read(source.pointee.entries[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.receipts.v1.QueryDeliveryLogResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__QueryDeliveryLogResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__QueryDeliveryLogResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__QueryDeliveryLogResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__QueryDeliveryLogResponse.self)
        carillon__receipts__v1__query_delivery_log_response__init(target)
        if !self.entries.isEmpty {
            target.pointee.n_entries = self.entries.count
            let list = arena.pointers(self.entries.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__DeliveryLogEntry>?.self)
            self.entries.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.entries = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.receipts.v1.QueryDeliveryLogResponse.next_page_token")
        return target
    }
}

extension ReceiptsV1.BadgeRequest {
    public static var fullName: String { "carillon.receipts.v1.BadgeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__BadgeRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__BadgeRequest.self, initializer: carillon__receipts__v1__badge_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__BadgeRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.BadgeRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__BadgeRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__BadgeRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__BadgeRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__BadgeRequest.self)
        carillon__receipts__v1__badge_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.BadgeRequest.user_id")
        return target
    }
}

extension ReceiptsV1.BadgeResponse {
    public static var fullName: String { "carillon.receipts.v1.BadgeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__BadgeResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__BadgeResponse.self, initializer: carillon__receipts__v1__badge_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__BadgeResponse>, _ arena: Arena) {
        self.badge = source.pointee.badge
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

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__BadgeResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__BadgeResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__BadgeResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__BadgeResponse.self)
        carillon__receipts__v1__badge_response__init(target)
        target.pointee.badge = self.badge
        if !self.counters.isEmpty {
            let entries = arena.pointers(self.counters.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__BadgeResponse__CountersEntry>?.self)
            var count = 0
            for (key, value) in self.counters {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__BadgeResponse__CountersEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__BadgeResponse__CountersEntry.self)
                carillon__receipts__v1__badge_response__counters_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.BadgeResponse.counters")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
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
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ChangeCounterRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ChangeCounterRequest.self, initializer: carillon__receipts__v1__change_counter_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ChangeCounterRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.ChangeCounterRequest.user_id")
        arena.read(source.pointee.counter, into: &self.counter, "carillon.receipts.v1.ChangeCounterRequest.counter")
        self.op = ReceiptsV1.CounterOperation(rawValue: source.pointee.op)
        self.value = source.pointee.value
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ChangeCounterRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ChangeCounterRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChangeCounterRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChangeCounterRequest.self)
        carillon__receipts__v1__change_counter_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ChangeCounterRequest.user_id")
        target.pointee.counter = arena.string(self.counter, "carillon.receipts.v1.ChangeCounterRequest.counter")
        target.pointee.op = self.op.rawValue
        target.pointee.value = self.value
        return target
    }
}

extension ReceiptsV1.ChangeCounterResponse {
    public static var fullName: String { "carillon.receipts.v1.ChangeCounterResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ChangeCounterResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ChangeCounterResponse.self, initializer: carillon__receipts__v1__change_counter_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ChangeCounterResponse>, _ arena: Arena) {
        self.badge = source.pointee.badge
        if source.pointee.n_counters > 0, let entries = source.pointee.counters {
            var map = [String: Int32](minimumCapacity: source.pointee.n_counters)
            for index in 0..<source.pointee.n_counters {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChangeCounterResponse.counters")] = entry.pointee.value
            }
            self.counters = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ChangeCounterResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ChangeCounterResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChangeCounterResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChangeCounterResponse.self)
        carillon__receipts__v1__change_counter_response__init(target)
        target.pointee.badge = self.badge
        if !self.counters.isEmpty {
            let entries = arena.pointers(self.counters.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry>?.self)
            var count = 0
            for (key, value) in self.counters {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChangeCounterResponse__CountersEntry.self)
                carillon__receipts__v1__change_counter_response__counters_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChangeCounterResponse.counters")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_counters = count
            target.pointee.counters = entries
        }
        return target
    }
}

extension ReceiptsV1.CountByStatusRequest {
    public static var fullName: String { "carillon.receipts.v1.CountByStatusRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CountByStatusRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CountByStatusRequest.self, initializer: carillon__receipts__v1__count_by_status_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountByStatusRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.event_id_prefix, into: &self.eventIdPrefix, "carillon.receipts.v1.CountByStatusRequest.event_id_prefix")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountByStatusRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CountByStatusRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountByStatusRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountByStatusRequest.self)
        carillon__receipts__v1__count_by_status_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.event_id_prefix = arena.string(self.eventIdPrefix, "carillon.receipts.v1.CountByStatusRequest.event_id_prefix")
        return target
    }
}

extension ReceiptsV1.CountByStatusResponse {
    public static var fullName: String { "carillon.receipts.v1.CountByStatusResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__CountByStatusResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__CountByStatusResponse.self, initializer: carillon__receipts__v1__count_by_status_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountByStatusResponse>, _ arena: Arena) {
        if source.pointee.n_notifications > 0, let entries = source.pointee.notifications {
            var map = [String: Int64](minimumCapacity: source.pointee.n_notifications)
            for index in 0..<source.pointee.n_notifications {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.CountByStatusResponse.notifications")] = entry.pointee.value
            }
            self.notifications = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__CountByStatusResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__CountByStatusResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountByStatusResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountByStatusResponse.self)
        carillon__receipts__v1__count_by_status_response__init(target)
        if !self.notifications.isEmpty {
            let entries = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry>?.self)
            var count = 0
            for (key, value) in self.notifications {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__CountByStatusResponse__NotificationsEntry.self)
                carillon__receipts__v1__count_by_status_response__notifications_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.CountByStatusResponse.notifications")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_notifications = count
            target.pointee.notifications = entries
        }
        return target
    }
}

extension ReceiptsV1.LedgerStatisticsRequest {
    public static var fullName: String { "carillon.receipts.v1.LedgerStatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__LedgerStatisticsRequest.self, initializer: carillon__receipts__v1__ledger_statistics_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__LedgerStatisticsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.byChannel = (source.pointee.by_channel != 0)
        self.withMetrics = (source.pointee.with_metrics != 0)
        self.metricsFromMs = source.pointee.metrics_from_ms
        self.metricsUntilMs = source.pointee.metrics_until_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__LedgerStatisticsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LedgerStatisticsRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsRequest.self)
        carillon__receipts__v1__ledger_statistics_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.by_channel = self.byChannel ? 1 : 0
        target.pointee.with_metrics = self.withMetrics ? 1 : 0
        target.pointee.metrics_from_ms = self.metricsFromMs
        target.pointee.metrics_until_ms = self.metricsUntilMs
        return target
    }
}

extension ReceiptsV1.LedgerStatisticsResponse {
    public static var fullName: String { "carillon.receipts.v1.LedgerStatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__LedgerStatisticsResponse.self, initializer: carillon__receipts__v1__ledger_statistics_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__LedgerStatisticsResponse>, _ arena: Arena) {
        self.notifications = source.pointee.notifications
        self.pushed = source.pointee.pushed
        if source.pointee.n_skipped > 0, let entries = source.pointee.skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_skipped)
            for index in 0..<source.pointee.n_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.skipped")] = entry.pointee.value
            }
            self.skipped = map
        }
        if source.pointee.n_devices_by_status > 0, let entries = source.pointee.devices_by_status {
            var map = [String: Int64](minimumCapacity: source.pointee.n_devices_by_status)
            for index in 0..<source.pointee.n_devices_by_status {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.devices_by_status")] = entry.pointee.value
            }
            self.devicesByStatus = map
        }
        if source.pointee.n_sent_by_provider > 0, let entries = source.pointee.sent_by_provider {
            var map = [String: Int64](minimumCapacity: source.pointee.n_sent_by_provider)
            for index in 0..<source.pointee.n_sent_by_provider {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.sent_by_provider")] = entry.pointee.value
            }
            self.sentByProvider = map
        }
        if source.pointee.n_client_events > 0, let entries = source.pointee.client_events {
            var map = [String: Int64](minimumCapacity: source.pointee.n_client_events)
            for index in 0..<source.pointee.n_client_events {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.LedgerStatisticsResponse.client_events")] = entry.pointee.value
            }
            self.clientEvents = map
        }
        if let inner = source.pointee.end_to_end {
            self.endToEnd = ReceiptsV1.LatencySummary()
            self.endToEnd?.read(inner, arena)
        }
        if let inner = source.pointee.provider {
            self.provider = ReceiptsV1.LatencySummary()
            self.provider?.read(inner, arena)
        }
        self.openDevices = source.pointee.open_devices
        if source.pointee.n_channels > 0 {
            arena.beginList()
            self.channels = [ReceiptsV1.ChannelStatistics](unsafeUninitializedCapacity: source.pointee.n_channels) { space, count in
                while count < source.pointee.n_channels {
                    space.initializeElement(at: count, to: ReceiptsV1.ChannelStatistics())
                    space[count].read(source.pointee.channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_deliveries > 0 {
            arena.beginList()
            self.deliveries = [ReceiptsV1.ProviderDelivery](unsafeUninitializedCapacity: source.pointee.n_deliveries) { space, count in
                while count < source.pointee.n_deliveries {
                    space.initializeElement(at: count, to: ReceiptsV1.ProviderDelivery())
                    space[count].read(source.pointee.deliveries[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.first_attempts {
            self.firstAttempts = ReceiptsV1.FirstAttempts()
            self.firstAttempts?.read(inner, arena)
        }
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
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__LedgerStatisticsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LedgerStatisticsResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsResponse.self)
        carillon__receipts__v1__ledger_statistics_response__init(target)
        target.pointee.notifications = self.notifications
        target.pointee.pushed = self.pushed
        if !self.skipped.isEmpty {
            let entries = arena.pointers(self.skipped.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry>?.self)
            var count = 0
            for (key, value) in self.skipped {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsResponse__SkippedEntry.self)
                carillon__receipts__v1__ledger_statistics_response__skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_skipped = count
            target.pointee.skipped = entries
        }
        if !self.devicesByStatus.isEmpty {
            let entries = arena.pointers(self.devicesByStatus.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry>?.self)
            var count = 0
            for (key, value) in self.devicesByStatus {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsResponse__DevicesByStatusEntry.self)
                carillon__receipts__v1__ledger_statistics_response__devices_by_status_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.devices_by_status")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_devices_by_status = count
            target.pointee.devices_by_status = entries
        }
        if !self.sentByProvider.isEmpty {
            let entries = arena.pointers(self.sentByProvider.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry>?.self)
            var count = 0
            for (key, value) in self.sentByProvider {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsResponse__SentByProviderEntry.self)
                carillon__receipts__v1__ledger_statistics_response__sent_by_provider_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.sent_by_provider")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_sent_by_provider = count
            target.pointee.sent_by_provider = entries
        }
        if !self.clientEvents.isEmpty {
            let entries = arena.pointers(self.clientEvents.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry>?.self)
            var count = 0
            for (key, value) in self.clientEvents {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LedgerStatisticsResponse__ClientEventsEntry.self)
                carillon__receipts__v1__ledger_statistics_response__client_events_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.LedgerStatisticsResponse.client_events")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_client_events = count
            target.pointee.client_events = entries
        }
        target.pointee.end_to_end = self.endToEnd?.makeCStruct(in: arena)
        target.pointee.provider = self.provider?.makeCStruct(in: arena)
        target.pointee.open_devices = self.openDevices
        if !self.channels.isEmpty {
            target.pointee.n_channels = self.channels.count
            let list = arena.pointers(self.channels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics>?.self)
            self.channels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channels = list
        }
        if !self.deliveries.isEmpty {
            target.pointee.n_deliveries = self.deliveries.count
            let list = arena.pointers(self.deliveries.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ProviderDelivery>?.self)
            self.deliveries.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.deliveries = list
        }
        target.pointee.first_attempts = self.firstAttempts?.makeCStruct(in: arena)
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

extension ReceiptsV1.FirstAttempts {
    public static var fullName: String { "carillon.receipts.v1.FirstAttempts" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__FirstAttempts.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__FirstAttempts.self, initializer: carillon__receipts__v1__first_attempts__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__FirstAttempts>, _ arena: Arena) {
        self.attempted = source.pointee.attempted
        self.succeeded = source.pointee.succeeded
        if source.pointee.optional_success_rate_case == 3 { self.successRate = source.pointee.success_rate }
        arena.read(source.pointee.target, into: &self.target, "carillon.receipts.v1.FirstAttempts.target")
        if source.pointee.optional_met_case == 5 { self.met = (source.pointee.met != 0) }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__FirstAttempts>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__FirstAttempts> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__FirstAttempts>.size).assumingMemoryBound(to: Carillon__Receipts__V1__FirstAttempts.self)
        carillon__receipts__v1__first_attempts__init(target)
        target.pointee.attempted = self.attempted
        target.pointee.succeeded = self.succeeded
        if let value = self.successRate {
            target.pointee.optional_success_rate_case = 3
            target.pointee.success_rate = value
        }
        target.pointee.target = arena.string(self.target, "carillon.receipts.v1.FirstAttempts.target")
        if let value = self.met {
            target.pointee.optional_met_case = 5
            target.pointee.met = value ? 1 : 0
        }
        return target
    }
}

extension ReceiptsV1.ProviderDelivery {
    public static var fullName: String { "carillon.receipts.v1.ProviderDelivery" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ProviderDelivery.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ProviderDelivery.self, initializer: carillon__receipts__v1__provider_delivery__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ProviderDelivery>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.ProviderDelivery.provider")
        self.accepted = source.pointee.accepted
        self.confirmed = source.pointee.confirmed
        if source.pointee.optional_delivery_rate_case == 4 { self.deliveryRate = source.pointee.delivery_rate }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ProviderDelivery>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ProviderDelivery> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ProviderDelivery>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ProviderDelivery.self)
        carillon__receipts__v1__provider_delivery__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.ProviderDelivery.provider")
        target.pointee.accepted = self.accepted
        target.pointee.confirmed = self.confirmed
        if let value = self.deliveryRate {
            target.pointee.optional_delivery_rate_case = 4
            target.pointee.delivery_rate = value
        }
        return target
    }
}

extension ReceiptsV1.ChannelStatistics {
    public static var fullName: String { "carillon.receipts.v1.ChannelStatistics" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ChannelStatistics.self, initializer: carillon__receipts__v1__channel_statistics__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ChannelStatistics>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.receipts.v1.ChannelStatistics.channel_id")
        self.notifications = source.pointee.notifications
        self.pushed = source.pointee.pushed
        if source.pointee.n_skipped > 0, let entries = source.pointee.skipped {
            var map = [String: Int64](minimumCapacity: source.pointee.n_skipped)
            for index in 0..<source.pointee.n_skipped {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.skipped")] = entry.pointee.value
            }
            self.skipped = map
        }
        if source.pointee.n_devices_by_status > 0, let entries = source.pointee.devices_by_status {
            var map = [String: Int64](minimumCapacity: source.pointee.n_devices_by_status)
            for index in 0..<source.pointee.n_devices_by_status {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.devices_by_status")] = entry.pointee.value
            }
            self.devicesByStatus = map
        }
        if source.pointee.n_sent_by_provider > 0, let entries = source.pointee.sent_by_provider {
            var map = [String: Int64](minimumCapacity: source.pointee.n_sent_by_provider)
            for index in 0..<source.pointee.n_sent_by_provider {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.sent_by_provider")] = entry.pointee.value
            }
            self.sentByProvider = map
        }
        if source.pointee.n_client_events > 0, let entries = source.pointee.client_events {
            var map = [String: Int64](minimumCapacity: source.pointee.n_client_events)
            for index in 0..<source.pointee.n_client_events {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.client_events")] = entry.pointee.value
            }
            self.clientEvents = map
        }
        if source.pointee.n_by_type > 0, let entries = source.pointee.by_type {
            var map = [String: Int64](minimumCapacity: source.pointee.n_by_type)
            for index in 0..<source.pointee.n_by_type {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.receipts.v1.ChannelStatistics.by_type")] = entry.pointee.value
            }
            self.byType = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ChannelStatistics>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChannelStatistics>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics.self)
        carillon__receipts__v1__channel_statistics__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.receipts.v1.ChannelStatistics.channel_id")
        target.pointee.notifications = self.notifications
        target.pointee.pushed = self.pushed
        if !self.skipped.isEmpty {
            let entries = arena.pointers(self.skipped.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__SkippedEntry>?.self)
            var count = 0
            for (key, value) in self.skipped {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChannelStatistics__SkippedEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics__SkippedEntry.self)
                carillon__receipts__v1__channel_statistics__skipped_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.skipped")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_skipped = count
            target.pointee.skipped = entries
        }
        if !self.devicesByStatus.isEmpty {
            let entries = arena.pointers(self.devicesByStatus.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry>?.self)
            var count = 0
            for (key, value) in self.devicesByStatus {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics__DevicesByStatusEntry.self)
                carillon__receipts__v1__channel_statistics__devices_by_status_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.devices_by_status")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_devices_by_status = count
            target.pointee.devices_by_status = entries
        }
        if !self.sentByProvider.isEmpty {
            let entries = arena.pointers(self.sentByProvider.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry>?.self)
            var count = 0
            for (key, value) in self.sentByProvider {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics__SentByProviderEntry.self)
                carillon__receipts__v1__channel_statistics__sent_by_provider_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.sent_by_provider")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_sent_by_provider = count
            target.pointee.sent_by_provider = entries
        }
        if !self.clientEvents.isEmpty {
            let entries = arena.pointers(self.clientEvents.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry>?.self)
            var count = 0
            for (key, value) in self.clientEvents {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics__ClientEventsEntry.self)
                carillon__receipts__v1__channel_statistics__client_events_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.client_events")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_client_events = count
            target.pointee.client_events = entries
        }
        if !self.byType.isEmpty {
            let entries = arena.pointers(self.byType.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry>?.self)
            var count = 0
            for (key, value) in self.byType {
                let entry = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ChannelStatistics__ByTypeEntry.self)
                carillon__receipts__v1__channel_statistics__by_type_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.receipts.v1.ChannelStatistics.by_type")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_by_type = count
            target.pointee.by_type = entries
        }
        return target
    }
}

extension ReceiptsV1.LatencySummary {
    public static var fullName: String { "carillon.receipts.v1.LatencySummary" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__LatencySummary.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__LatencySummary.self, initializer: carillon__receipts__v1__latency_summary__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__LatencySummary>, _ arena: Arena) {
        self.count = source.pointee.count
        self.p50Us = source.pointee.p50_us
        self.p95Us = source.pointee.p95_us
        self.p99Us = source.pointee.p99_us
        self.maxUs = source.pointee.max_us
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__LatencySummary>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__LatencySummary> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__LatencySummary>.size).assumingMemoryBound(to: Carillon__Receipts__V1__LatencySummary.self)
        carillon__receipts__v1__latency_summary__init(target)
        target.pointee.count = self.count
        target.pointee.p50_us = self.p50Us
        target.pointee.p95_us = self.p95Us
        target.pointee.p99_us = self.p99Us
        target.pointee.max_us = self.maxUs
        return target
    }
}

extension ReceiptsV1.GetFailureReportRequest {
    public static var fullName: String { "carillon.receipts.v1.GetFailureReportRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__GetFailureReportRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__GetFailureReportRequest.self, initializer: carillon__receipts__v1__get_failure_report_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetFailureReportRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.dayMs = source.pointee.day_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetFailureReportRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__GetFailureReportRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__GetFailureReportRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__GetFailureReportRequest.self)
        carillon__receipts__v1__get_failure_report_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.day_ms = self.dayMs
        return target
    }
}

extension ReceiptsV1.GetFailureReportResponse {
    public static var fullName: String { "carillon.receipts.v1.GetFailureReportResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__GetFailureReportResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__GetFailureReportResponse.self, initializer: carillon__receipts__v1__get_failure_report_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetFailureReportResponse>, _ arena: Arena) {
        if let inner = source.pointee.report {
            self.report = ReceiptsV1.FailureReport()
            self.report?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__GetFailureReportResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__GetFailureReportResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__GetFailureReportResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__GetFailureReportResponse.self)
        carillon__receipts__v1__get_failure_report_response__init(target)
        target.pointee.report = self.report?.makeCStruct(in: arena)
        return target
    }
}

extension ReceiptsV1.FailureReport {
    public static var fullName: String { "carillon.receipts.v1.FailureReport" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__FailureReport.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__FailureReport.self, initializer: carillon__receipts__v1__failure_report__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__FailureReport>, _ arena: Arena) {
        self.dayMs = source.pointee.day_ms
        self.accepted = source.pointee.accepted
        self.failed = source.pointee.failed
        self.failedShare = source.pointee.failed_share
        if source.pointee.n_failures > 0 {
            arena.beginList()
            self.failures = [ReceiptsV1.FailureCount](unsafeUninitializedCapacity: source.pointee.n_failures) { space, count in
                while count < source.pointee.n_failures {
                    space.initializeElement(at: count, to: ReceiptsV1.FailureCount())
                    space[count].read(source.pointee.failures[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.text, into: &self.text, "carillon.receipts.v1.FailureReport.text")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__FailureReport>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__FailureReport> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__FailureReport>.size).assumingMemoryBound(to: Carillon__Receipts__V1__FailureReport.self)
        carillon__receipts__v1__failure_report__init(target)
        target.pointee.day_ms = self.dayMs
        target.pointee.accepted = self.accepted
        target.pointee.failed = self.failed
        target.pointee.failed_share = self.failedShare
        if !self.failures.isEmpty {
            target.pointee.n_failures = self.failures.count
            let list = arena.pointers(self.failures.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__FailureCount>?.self)
            self.failures.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.failures = list
        }
        target.pointee.text = arena.string(self.text, "carillon.receipts.v1.FailureReport.text")
        return target
    }
}

extension ReceiptsV1.FailureCount {
    public static var fullName: String { "carillon.receipts.v1.FailureCount" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__FailureCount.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__FailureCount.self, initializer: carillon__receipts__v1__failure_count__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__FailureCount>, _ arena: Arena) {
        arena.read(source.pointee.code, into: &self.code, "carillon.receipts.v1.FailureCount.code")
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.FailureCount.provider")
        arena.read(source.pointee.platform, into: &self.platform, "carillon.receipts.v1.FailureCount.platform")
        self.count = source.pointee.count
        self.share = source.pointee.share
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__FailureCount>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__FailureCount> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__FailureCount>.size).assumingMemoryBound(to: Carillon__Receipts__V1__FailureCount.self)
        carillon__receipts__v1__failure_count__init(target)
        target.pointee.code = arena.string(self.code, "carillon.receipts.v1.FailureCount.code")
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.FailureCount.provider")
        target.pointee.platform = arena.string(self.platform, "carillon.receipts.v1.FailureCount.platform")
        target.pointee.count = self.count
        target.pointee.share = self.share
        return target
    }
}

extension ReceiptsV1.TelemetryEvent {
    public static var fullName: String { "carillon.receipts.v1.TelemetryEvent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryEvent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__TelemetryEvent.self, initializer: carillon__receipts__v1__telemetry_event__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryEvent>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.event_id, into: &self.eventId, "carillon.receipts.v1.TelemetryEvent.event_id")
        arena.read(source.pointee.event_type, into: &self.eventType, "carillon.receipts.v1.TelemetryEvent.event_type")
        self.occurredAtMs = source.pointee.occurred_at_ms
        arena.read(source.pointee.properties, into: &self.properties, "carillon.receipts.v1.TelemetryEvent.properties")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.TelemetryEvent.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryEvent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryEvent> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__TelemetryEvent>.size).assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryEvent.self)
        carillon__receipts__v1__telemetry_event__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.event_id = arena.string(self.eventId, "carillon.receipts.v1.TelemetryEvent.event_id")
        target.pointee.event_type = arena.string(self.eventType, "carillon.receipts.v1.TelemetryEvent.event_type")
        target.pointee.occurred_at_ms = self.occurredAtMs
        target.pointee.properties = arena.string(self.properties, "carillon.receipts.v1.TelemetryEvent.properties")
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.TelemetryEvent.user_id")
        return target
    }
}

extension ReceiptsV1.RecordTelemetryRequest {
    public static var fullName: String { "carillon.receipts.v1.RecordTelemetryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordTelemetryRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordTelemetryRequest.self, initializer: carillon__receipts__v1__record_telemetry_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordTelemetryRequest>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.TelemetryEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.TelemetryEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordTelemetryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordTelemetryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordTelemetryRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordTelemetryRequest.self)
        carillon__receipts__v1__record_telemetry_request__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        return target
    }
}

extension ReceiptsV1.RecordTelemetryResponse {
    public static var fullName: String { "carillon.receipts.v1.RecordTelemetryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__RecordTelemetryResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__RecordTelemetryResponse.self, initializer: carillon__receipts__v1__record_telemetry_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordTelemetryResponse>, _ arena: Arena) {
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
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__RecordTelemetryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__RecordTelemetryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__RecordTelemetryResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__RecordTelemetryResponse.self)
        carillon__receipts__v1__record_telemetry_response__init(target)
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

extension ReceiptsV1.ReportTelemetryRequest {
    public static var fullName: String { "carillon.receipts.v1.ReportTelemetryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportTelemetryRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportTelemetryRequest.self, initializer: carillon__receipts__v1__report_telemetry_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportTelemetryRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.ReportTelemetryRequest.user_id")
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.TelemetryEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.TelemetryEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportTelemetryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportTelemetryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportTelemetryRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportTelemetryRequest.self)
        carillon__receipts__v1__report_telemetry_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ReportTelemetryRequest.user_id")
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        return target
    }
}

extension ReceiptsV1.ReportTelemetryResponse {
    public static var fullName: String { "carillon.receipts.v1.ReportTelemetryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ReportTelemetryResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ReportTelemetryResponse.self, initializer: carillon__receipts__v1__report_telemetry_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportTelemetryResponse>, _ arena: Arena) {
        self.accepted = source.pointee.accepted
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
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ReportTelemetryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ReportTelemetryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ReportTelemetryResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ReportTelemetryResponse.self)
        carillon__receipts__v1__report_telemetry_response__init(target)
        target.pointee.accepted = self.accepted
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

extension ReceiptsV1.ListTelemetryRequest {
    public static var fullName: String { "carillon.receipts.v1.ListTelemetryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ListTelemetryRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ListTelemetryRequest.self, initializer: carillon__receipts__v1__list_telemetry_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListTelemetryRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.ListTelemetryRequest.user_id")
        arena.read(source.pointee.event_type, into: &self.eventType, "carillon.receipts.v1.ListTelemetryRequest.event_type")
        self.fromMs = source.pointee.from_ms
        self.untilMs = source.pointee.until_ms
        self.pageSize = source.pointee.page_size
        arena.read(source.pointee.page_token, into: &self.pageToken, "carillon.receipts.v1.ListTelemetryRequest.page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListTelemetryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ListTelemetryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ListTelemetryRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ListTelemetryRequest.self)
        carillon__receipts__v1__list_telemetry_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.ListTelemetryRequest.user_id")
        target.pointee.event_type = arena.string(self.eventType, "carillon.receipts.v1.ListTelemetryRequest.event_type")
        target.pointee.from_ms = self.fromMs
        target.pointee.until_ms = self.untilMs
        target.pointee.page_size = self.pageSize
        target.pointee.page_token = arena.string(self.pageToken, "carillon.receipts.v1.ListTelemetryRequest.page_token")
        return target
    }
}

extension ReceiptsV1.ListTelemetryResponse {
    public static var fullName: String { "carillon.receipts.v1.ListTelemetryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__ListTelemetryResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__ListTelemetryResponse.self, initializer: carillon__receipts__v1__list_telemetry_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListTelemetryResponse>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.TelemetryEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.TelemetryEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.next_page_token, into: &self.nextPageToken, "carillon.receipts.v1.ListTelemetryResponse.next_page_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__ListTelemetryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__ListTelemetryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__ListTelemetryResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__ListTelemetryResponse.self)
        carillon__receipts__v1__list_telemetry_response__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        target.pointee.next_page_token = arena.string(self.nextPageToken, "carillon.receipts.v1.ListTelemetryResponse.next_page_token")
        return target
    }
}

extension ReceiptsV1.StreamTelemetryRequest {
    public static var fullName: String { "carillon.receipts.v1.StreamTelemetryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__StreamTelemetryRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__StreamTelemetryRequest.self, initializer: carillon__receipts__v1__stream_telemetry_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamTelemetryRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_event_types > 0 {
            self.eventTypes = arena.strings(source.pointee.event_types, source.pointee.n_event_types, "carillon.receipts.v1.StreamTelemetryRequest.event_types")
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.StreamTelemetryRequest.user_id")
        arena.read(source.pointee.notification_type, into: &self.notificationType, "carillon.receipts.v1.StreamTelemetryRequest.notification_type")
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.StreamTelemetryRequest.provider")
        arena.read(source.pointee.after, into: &self.after, "carillon.receipts.v1.StreamTelemetryRequest.after")
        self.fromStart = (source.pointee.from_start != 0)
        self.follow = (source.pointee.follow != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamTelemetryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__StreamTelemetryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__StreamTelemetryRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__StreamTelemetryRequest.self)
        carillon__receipts__v1__stream_telemetry_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.eventTypes.isEmpty {
            target.pointee.n_event_types = self.eventTypes.count
            target.pointee.event_types = arena.strings(self.eventTypes, "carillon.receipts.v1.StreamTelemetryRequest.event_types")
        }
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.StreamTelemetryRequest.user_id")
        target.pointee.notification_type = arena.string(self.notificationType, "carillon.receipts.v1.StreamTelemetryRequest.notification_type")
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.StreamTelemetryRequest.provider")
        target.pointee.after = arena.string(self.after, "carillon.receipts.v1.StreamTelemetryRequest.after")
        target.pointee.from_start = self.fromStart ? 1 : 0
        target.pointee.follow = self.follow ? 1 : 0
        return target
    }
}

extension ReceiptsV1.StreamTelemetryResponse {
    public static var fullName: String { "carillon.receipts.v1.StreamTelemetryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__StreamTelemetryResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__StreamTelemetryResponse.self, initializer: carillon__receipts__v1__stream_telemetry_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamTelemetryResponse>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.StreamedTelemetryEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.StreamedTelemetryEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.cursor, into: &self.cursor, "carillon.receipts.v1.StreamTelemetryResponse.cursor")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamTelemetryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__StreamTelemetryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__StreamTelemetryResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__StreamTelemetryResponse.self)
        carillon__receipts__v1__stream_telemetry_response__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__StreamedTelemetryEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        target.pointee.cursor = arena.string(self.cursor, "carillon.receipts.v1.StreamTelemetryResponse.cursor")
        return target
    }
}

extension ReceiptsV1.StreamedTelemetryEvent {
    public static var fullName: String { "carillon.receipts.v1.StreamedTelemetryEvent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__StreamedTelemetryEvent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__StreamedTelemetryEvent.self, initializer: carillon__receipts__v1__streamed_telemetry_event__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamedTelemetryEvent>, _ arena: Arena) {
        if let inner = source.pointee.event {
            self.event = ReceiptsV1.TelemetryEvent()
            self.event?.read(inner, arena)
        }
        arena.read(source.pointee.cursor, into: &self.cursor, "carillon.receipts.v1.StreamedTelemetryEvent.cursor")
        arena.read(source.pointee.notification_type, into: &self.notificationType, "carillon.receipts.v1.StreamedTelemetryEvent.notification_type")
        arena.read(source.pointee.provider, into: &self.provider, "carillon.receipts.v1.StreamedTelemetryEvent.provider")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamedTelemetryEvent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__StreamedTelemetryEvent> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__StreamedTelemetryEvent>.size).assumingMemoryBound(to: Carillon__Receipts__V1__StreamedTelemetryEvent.self)
        carillon__receipts__v1__streamed_telemetry_event__init(target)
        target.pointee.event = self.event?.makeCStruct(in: arena)
        target.pointee.cursor = arena.string(self.cursor, "carillon.receipts.v1.StreamedTelemetryEvent.cursor")
        target.pointee.notification_type = arena.string(self.notificationType, "carillon.receipts.v1.StreamedTelemetryEvent.notification_type")
        target.pointee.provider = arena.string(self.provider, "carillon.receipts.v1.StreamedTelemetryEvent.provider")
        return target
    }
}

extension ReceiptsV1.TakeTelemetryRequest {
    public static var fullName: String { "carillon.receipts.v1.TakeTelemetryRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__TakeTelemetryRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__TakeTelemetryRequest.self, initializer: carillon__receipts__v1__take_telemetry_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__TakeTelemetryRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.claimant, into: &self.claimant, "carillon.receipts.v1.TakeTelemetryRequest.claimant")
        arena.read(source.pointee.delivered, into: &self.delivered, "carillon.receipts.v1.TakeTelemetryRequest.delivered")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__TakeTelemetryRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__TakeTelemetryRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__TakeTelemetryRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__TakeTelemetryRequest.self)
        carillon__receipts__v1__take_telemetry_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.claimant = arena.string(self.claimant, "carillon.receipts.v1.TakeTelemetryRequest.claimant")
        target.pointee.delivered = arena.string(self.delivered, "carillon.receipts.v1.TakeTelemetryRequest.delivered")
        return target
    }
}

extension ReceiptsV1.TakeTelemetryResponse {
    public static var fullName: String { "carillon.receipts.v1.TakeTelemetryResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__TakeTelemetryResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__TakeTelemetryResponse.self, initializer: carillon__receipts__v1__take_telemetry_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__TakeTelemetryResponse>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.StreamedTelemetryEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.StreamedTelemetryEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.after, into: &self.after, "carillon.receipts.v1.TakeTelemetryResponse.after")
        arena.read(source.pointee.cursor, into: &self.cursor, "carillon.receipts.v1.TakeTelemetryResponse.cursor")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__TakeTelemetryResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__TakeTelemetryResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__TakeTelemetryResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__TakeTelemetryResponse.self)
        carillon__receipts__v1__take_telemetry_response__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__StreamedTelemetryEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        target.pointee.after = arena.string(self.after, "carillon.receipts.v1.TakeTelemetryResponse.after")
        target.pointee.cursor = arena.string(self.cursor, "carillon.receipts.v1.TakeTelemetryResponse.cursor")
        return target
    }
}

extension ReceiptsV1.TelemetryCountsRequest {
    public static var fullName: String { "carillon.receipts.v1.TelemetryCountsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryCountsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__TelemetryCountsRequest.self, initializer: carillon__receipts__v1__telemetry_counts_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryCountsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.fromMs = source.pointee.from_ms
        self.untilMs = source.pointee.until_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryCountsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryCountsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__TelemetryCountsRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryCountsRequest.self)
        carillon__receipts__v1__telemetry_counts_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.from_ms = self.fromMs
        target.pointee.until_ms = self.untilMs
        return target
    }
}

extension ReceiptsV1.TelemetryCountsResponse {
    public static var fullName: String { "carillon.receipts.v1.TelemetryCountsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryCountsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__TelemetryCountsResponse.self, initializer: carillon__receipts__v1__telemetry_counts_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryCountsResponse>, _ arena: Arena) {
        if source.pointee.n_counts > 0 {
            arena.beginList()
            self.counts = [ReceiptsV1.TelemetryCount](unsafeUninitializedCapacity: source.pointee.n_counts) { space, count in
                while count < source.pointee.n_counts {
                    space.initializeElement(at: count, to: ReceiptsV1.TelemetryCount())
                    space[count].read(source.pointee.counts[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryCountsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryCountsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__TelemetryCountsResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryCountsResponse.self)
        carillon__receipts__v1__telemetry_counts_response__init(target)
        if !self.counts.isEmpty {
            target.pointee.n_counts = self.counts.count
            let list = arena.pointers(self.counts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryCount>?.self)
            self.counts.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.counts = list
        }
        return target
    }
}

extension ReceiptsV1.TelemetryCount {
    public static var fullName: String { "carillon.receipts.v1.TelemetryCount" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryCount.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__TelemetryCount.self, initializer: carillon__receipts__v1__telemetry_count__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryCount>, _ arena: Arena) {
        self.dayMs = source.pointee.day_ms
        arena.read(source.pointee.event_type, into: &self.eventType, "carillon.receipts.v1.TelemetryCount.event_type")
        self.count = source.pointee.count
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__TelemetryCount>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__TelemetryCount> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__TelemetryCount>.size).assumingMemoryBound(to: Carillon__Receipts__V1__TelemetryCount.self)
        carillon__receipts__v1__telemetry_count__init(target)
        target.pointee.day_ms = self.dayMs
        target.pointee.event_type = arena.string(self.eventType, "carillon.receipts.v1.TelemetryCount.event_type")
        target.pointee.count = self.count
        return target
    }
}

extension ReceiptsV1.UserEvent {
    public static var fullName: String { "carillon.receipts.v1.UserEvent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__UserEvent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__UserEvent.self, initializer: carillon__receipts__v1__user_event__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__UserEvent>, _ arena: Arena) {
        self.id = source.pointee.id
        self.kind = ReceiptsV1.UserEventKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.receipts.v1.UserEvent.notification_id")
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.receipts.v1.UserEvent.category_id")
        self.untilMs = source.pointee.until_ms
        if let inner = source.pointee.entry {
            self.entry = ReceiptsV1.InboxEntry()
            self.entry?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__UserEvent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__UserEvent> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__UserEvent>.size).assumingMemoryBound(to: Carillon__Receipts__V1__UserEvent.self)
        carillon__receipts__v1__user_event__init(target)
        target.pointee.id = self.id
        target.pointee.kind = self.kind.rawValue
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.receipts.v1.UserEvent.notification_id")
        target.pointee.category_id = arena.string(self.categoryId, "carillon.receipts.v1.UserEvent.category_id")
        target.pointee.until_ms = self.untilMs
        target.pointee.entry = self.entry?.makeCStruct(in: arena)
        return target
    }
}

extension ReceiptsV1.UserBadge {
    public static var fullName: String { "carillon.receipts.v1.UserBadge" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__UserBadge.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__UserBadge.self, initializer: carillon__receipts__v1__user_badge__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__UserBadge>, _ arena: Arena) {
        self.unread = source.pointee.unread
        self.badge = source.pointee.badge
        arena.read(source.pointee.label, into: &self.label, "carillon.receipts.v1.UserBadge.label")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__UserBadge>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__UserBadge> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__UserBadge>.size).assumingMemoryBound(to: Carillon__Receipts__V1__UserBadge.self)
        carillon__receipts__v1__user_badge__init(target)
        target.pointee.unread = self.unread
        target.pointee.badge = self.badge
        target.pointee.label = arena.string(self.label, "carillon.receipts.v1.UserBadge.label")
        return target
    }
}

extension ReceiptsV1.StreamUserRequest {
    public static var fullName: String { "carillon.receipts.v1.StreamUserRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__StreamUserRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__StreamUserRequest.self, initializer: carillon__receipts__v1__stream_user_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamUserRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.receipts.v1.StreamUserRequest.user_id")
        arena.read(source.pointee.after, into: &self.after, "carillon.receipts.v1.StreamUserRequest.after")
        self.endsAtMs = source.pointee.ends_at_ms
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamUserRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__StreamUserRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__StreamUserRequest>.size).assumingMemoryBound(to: Carillon__Receipts__V1__StreamUserRequest.self)
        carillon__receipts__v1__stream_user_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.receipts.v1.StreamUserRequest.user_id")
        target.pointee.after = arena.string(self.after, "carillon.receipts.v1.StreamUserRequest.after")
        target.pointee.ends_at_ms = self.endsAtMs
        target.pointee.device_type = self.deviceType.rawValue
        return target
    }
}

extension ReceiptsV1.StreamUserResponse {
    public static var fullName: String { "carillon.receipts.v1.StreamUserResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Receipts__V1__StreamUserResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Receipts__V1__StreamUserResponse.self, initializer: carillon__receipts__v1__stream_user_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamUserResponse>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [ReceiptsV1.UserEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: ReceiptsV1.UserEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        arena.read(source.pointee.position, into: &self.position, "carillon.receipts.v1.StreamUserResponse.position")
        self.reset = (source.pointee.reset != 0)
        if let inner = source.pointee.badge {
            self.badge = ReceiptsV1.UserBadge()
            self.badge?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Receipts__V1__StreamUserResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Receipts__V1__StreamUserResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Receipts__V1__StreamUserResponse>.size).assumingMemoryBound(to: Carillon__Receipts__V1__StreamUserResponse.self)
        carillon__receipts__v1__stream_user_response__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Receipts__V1__UserEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        target.pointee.position = arena.string(self.position, "carillon.receipts.v1.StreamUserResponse.position")
        target.pointee.reset = self.reset ? 1 : 0
        target.pointee.badge = self.badge?.makeCStruct(in: arena)
        return target
    }
}
