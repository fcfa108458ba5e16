// Written by protoc-gen-carillon from carillon/simulator/v1/simulator.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension SimulatorV1.RecordedRequest {
    public static var fullName: String { "carillon.simulator.v1.RecordedRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__RecordedRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__RecordedRequest.self, initializer: carillon__simulator__v1__recorded_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__RecordedRequest>, _ arena: Arena) {
        self.sequence = source.pointee.sequence
        arena.read(source.pointee.provider, into: &self.provider, "carillon.simulator.v1.RecordedRequest.provider")
        self.receivedAtMs = source.pointee.received_at_ms
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.RecordedRequest.token")
        if source.pointee.n_headers > 0, let entries = source.pointee.headers {
            var map = [String: String](minimumCapacity: source.pointee.n_headers)
            for index in 0..<source.pointee.n_headers {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.RecordedRequest.headers")] = arena.string(entry.pointee.value, "carillon.simulator.v1.RecordedRequest.headers")
            }
            self.headers = map
        }
        self.body = arena.bytes(source.pointee.body)
        self.status = source.pointee.status
        arena.read(source.pointee.reason, into: &self.reason, "carillon.simulator.v1.RecordedRequest.reason")
        arena.read(source.pointee.title, into: &self.title, "carillon.simulator.v1.RecordedRequest.title")
        arena.read(source.pointee.message, into: &self.message, "carillon.simulator.v1.RecordedRequest.message")
        self.connection = source.pointee.connection
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.simulator.v1.RecordedRequest.notification_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__RecordedRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__RecordedRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__RecordedRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__RecordedRequest.self)
        carillon__simulator__v1__recorded_request__init(target)
        target.pointee.sequence = self.sequence
        target.pointee.provider = arena.string(self.provider, "carillon.simulator.v1.RecordedRequest.provider")
        target.pointee.received_at_ms = self.receivedAtMs
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.RecordedRequest.token")
        if !self.headers.isEmpty {
            let entries = arena.pointers(self.headers.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__RecordedRequest__HeadersEntry>?.self)
            var count = 0
            for (key, value) in self.headers {
                let entry = arena.reserve(MemoryLayout<Carillon__Simulator__V1__RecordedRequest__HeadersEntry>.size).assumingMemoryBound(to: Carillon__Simulator__V1__RecordedRequest__HeadersEntry.self)
                carillon__simulator__v1__recorded_request__headers_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.RecordedRequest.headers")
                entry.pointee.value = arena.string(value, "carillon.simulator.v1.RecordedRequest.headers")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_headers = count
            target.pointee.headers = entries
        }
        target.pointee.body = arena.bytes(self.body)
        target.pointee.status = self.status
        target.pointee.reason = arena.string(self.reason, "carillon.simulator.v1.RecordedRequest.reason")
        target.pointee.title = arena.string(self.title, "carillon.simulator.v1.RecordedRequest.title")
        target.pointee.message = arena.string(self.message, "carillon.simulator.v1.RecordedRequest.message")
        target.pointee.connection = self.connection
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.simulator.v1.RecordedRequest.notification_id")
        return target
    }
}

extension SimulatorV1.Fault {
    public static var fullName: String { "carillon.simulator.v1.Fault" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__Fault.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__Fault.self, initializer: carillon__simulator__v1__fault__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__Fault>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.simulator.v1.Fault.provider")
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.Fault.token")
        self.status = source.pointee.status
        arena.read(source.pointee.reason, into: &self.reason, "carillon.simulator.v1.Fault.reason")
        self.action = SimulatorV1.FaultAction(rawValue: source.pointee.action)
        self.times = source.pointee.times
        self.delayMs = source.pointee.delay_ms
        self.retryAfterSeconds = source.pointee.retry_after_seconds
        self.deadSinceMs = source.pointee.dead_since_ms
        self.fromMs = source.pointee.from_ms
        self.afterMs = source.pointee.after_ms
        self.forMs = source.pointee.for_ms
        self.share = source.pointee.share
        self.quota = source.pointee.quota
        self.quotaMs = source.pointee.quota_ms
        if source.pointee.optional_max_concurrent_streams_case == 16 { self.maxConcurrentStreams = source.pointee.max_concurrent_streams }
        if source.pointee.optional_initial_window_bytes_case == 17 { self.initialWindowBytes = source.pointee.initial_window_bytes }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__Fault>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__Fault> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__Fault>.size).assumingMemoryBound(to: Carillon__Simulator__V1__Fault.self)
        carillon__simulator__v1__fault__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.simulator.v1.Fault.provider")
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.Fault.token")
        target.pointee.status = self.status
        target.pointee.reason = arena.string(self.reason, "carillon.simulator.v1.Fault.reason")
        target.pointee.action = self.action.rawValue
        target.pointee.times = self.times
        target.pointee.delay_ms = self.delayMs
        target.pointee.retry_after_seconds = self.retryAfterSeconds
        target.pointee.dead_since_ms = self.deadSinceMs
        target.pointee.from_ms = self.fromMs
        target.pointee.after_ms = self.afterMs
        target.pointee.for_ms = self.forMs
        target.pointee.share = self.share
        target.pointee.quota = self.quota
        target.pointee.quota_ms = self.quotaMs
        if let value = self.maxConcurrentStreams {
            target.pointee.optional_max_concurrent_streams_case = 16
            target.pointee.max_concurrent_streams = value
        }
        if let value = self.initialWindowBytes {
            target.pointee.optional_initial_window_bytes_case = 17
            target.pointee.initial_window_bytes = value
        }
        return target
    }
}

extension SimulatorV1.ActiveFault {
    public static var fullName: String { "carillon.simulator.v1.ActiveFault" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ActiveFault.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ActiveFault.self, initializer: carillon__simulator__v1__active_fault__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ActiveFault>, _ arena: Arena) {
        if let inner = source.pointee.fault {
            self.fault = SimulatorV1.Fault()
            self.fault?.read(inner, arena)
        }
        self.applied = source.pointee.applied
        self.beginMs = source.pointee.begin_ms
        self.endMs = source.pointee.end_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ActiveFault>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ActiveFault> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ActiveFault>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ActiveFault.self)
        carillon__simulator__v1__active_fault__init(target)
        target.pointee.fault = self.fault?.makeCStruct(in: arena)
        target.pointee.applied = self.applied
        target.pointee.begin_ms = self.beginMs
        target.pointee.end_ms = self.endMs
        return target
    }
}

extension SimulatorV1.SetStreamLimitRequest {
    public static var fullName: String { "carillon.simulator.v1.SetStreamLimitRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SetStreamLimitRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SetStreamLimitRequest.self, initializer: carillon__simulator__v1__set_stream_limit_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SetStreamLimitRequest>, _ arena: Arena) {
        self.maxConcurrentStreams = source.pointee.max_concurrent_streams
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SetStreamLimitRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SetStreamLimitRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SetStreamLimitRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SetStreamLimitRequest.self)
        carillon__simulator__v1__set_stream_limit_request__init(target)
        target.pointee.max_concurrent_streams = self.maxConcurrentStreams
        return target
    }
}

extension SimulatorV1.SetStreamLimitResponse {
    public static var fullName: String { "carillon.simulator.v1.SetStreamLimitResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SetStreamLimitResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SetStreamLimitResponse.self, initializer: carillon__simulator__v1__set_stream_limit_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SetStreamLimitResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SetStreamLimitResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SetStreamLimitResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SetStreamLimitResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SetStreamLimitResponse.self)
        carillon__simulator__v1__set_stream_limit_response__init(target)
        return target
    }
}

extension SimulatorV1.AddFaultsRequest {
    public static var fullName: String { "carillon.simulator.v1.AddFaultsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__AddFaultsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__AddFaultsRequest.self, initializer: carillon__simulator__v1__add_faults_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__AddFaultsRequest>, _ arena: Arena) {
        if source.pointee.n_faults > 0 {
            arena.beginList()
            self.faults = [SimulatorV1.Fault](unsafeUninitializedCapacity: source.pointee.n_faults) { space, count in
                while count < source.pointee.n_faults {
                    space.initializeElement(at: count, to: SimulatorV1.Fault())
                    space[count].read(source.pointee.faults[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.replace = (source.pointee.replace != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__AddFaultsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__AddFaultsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__AddFaultsRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__AddFaultsRequest.self)
        carillon__simulator__v1__add_faults_request__init(target)
        if !self.faults.isEmpty {
            target.pointee.n_faults = self.faults.count
            let list = arena.pointers(self.faults.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__Fault>?.self)
            self.faults.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.faults = list
        }
        target.pointee.replace = self.replace ? 1 : 0
        return target
    }
}

extension SimulatorV1.AddFaultsResponse {
    public static var fullName: String { "carillon.simulator.v1.AddFaultsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__AddFaultsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__AddFaultsResponse.self, initializer: carillon__simulator__v1__add_faults_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__AddFaultsResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__AddFaultsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__AddFaultsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__AddFaultsResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__AddFaultsResponse.self)
        carillon__simulator__v1__add_faults_response__init(target)
        return target
    }
}

extension SimulatorV1.ListFaultsRequest {
    public static var fullName: String { "carillon.simulator.v1.ListFaultsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListFaultsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListFaultsRequest.self, initializer: carillon__simulator__v1__list_faults_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListFaultsRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListFaultsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListFaultsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListFaultsRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListFaultsRequest.self)
        carillon__simulator__v1__list_faults_request__init(target)
        return target
    }
}

extension SimulatorV1.ListFaultsResponse {
    public static var fullName: String { "carillon.simulator.v1.ListFaultsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListFaultsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListFaultsResponse.self, initializer: carillon__simulator__v1__list_faults_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListFaultsResponse>, _ arena: Arena) {
        if source.pointee.n_faults > 0 {
            arena.beginList()
            self.faults = [SimulatorV1.ActiveFault](unsafeUninitializedCapacity: source.pointee.n_faults) { space, count in
                while count < source.pointee.n_faults {
                    space.initializeElement(at: count, to: SimulatorV1.ActiveFault())
                    space[count].read(source.pointee.faults[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListFaultsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListFaultsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListFaultsResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListFaultsResponse.self)
        carillon__simulator__v1__list_faults_response__init(target)
        if !self.faults.isEmpty {
            target.pointee.n_faults = self.faults.count
            let list = arena.pointers(self.faults.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__ActiveFault>?.self)
            self.faults.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.faults = list
        }
        return target
    }
}

extension SimulatorV1.ListRequestsRequest {
    public static var fullName: String { "carillon.simulator.v1.ListRequestsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListRequestsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListRequestsRequest.self, initializer: carillon__simulator__v1__list_requests_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListRequestsRequest>, _ arena: Arena) {
        arena.read(source.pointee.provider, into: &self.provider, "carillon.simulator.v1.ListRequestsRequest.provider")
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.ListRequestsRequest.token")
        self.afterSequence = source.pointee.after_sequence
        self.limit = source.pointee.limit
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListRequestsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListRequestsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListRequestsRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListRequestsRequest.self)
        carillon__simulator__v1__list_requests_request__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.simulator.v1.ListRequestsRequest.provider")
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.ListRequestsRequest.token")
        target.pointee.after_sequence = self.afterSequence
        target.pointee.limit = self.limit
        return target
    }
}

extension SimulatorV1.ListRequestsResponse {
    public static var fullName: String { "carillon.simulator.v1.ListRequestsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListRequestsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListRequestsResponse.self, initializer: carillon__simulator__v1__list_requests_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListRequestsResponse>, _ arena: Arena) {
        if source.pointee.n_requests > 0 {
            arena.beginList()
            self.requests = [SimulatorV1.RecordedRequest](unsafeUninitializedCapacity: source.pointee.n_requests) { space, count in
                while count < source.pointee.n_requests {
                    space.initializeElement(at: count, to: SimulatorV1.RecordedRequest())
                    space[count].read(source.pointee.requests[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListRequestsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListRequestsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListRequestsResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListRequestsResponse.self)
        carillon__simulator__v1__list_requests_response__init(target)
        if !self.requests.isEmpty {
            target.pointee.n_requests = self.requests.count
            let list = arena.pointers(self.requests.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__RecordedRequest>?.self)
            self.requests.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.requests = list
        }
        return target
    }
}

extension SimulatorV1.SimulatorStatisticsRequest {
    public static var fullName: String { "carillon.simulator.v1.SimulatorStatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SimulatorStatisticsRequest.self, initializer: carillon__simulator__v1__simulator_statistics_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SimulatorStatisticsRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SimulatorStatisticsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsRequest.self)
        carillon__simulator__v1__simulator_statistics_request__init(target)
        return target
    }
}

extension SimulatorV1.SimulatorStatisticsResponse {
    public static var fullName: String { "carillon.simulator.v1.SimulatorStatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SimulatorStatisticsResponse.self, initializer: carillon__simulator__v1__simulator_statistics_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse>, _ arena: Arena) {
        if source.pointee.n_accepted > 0, let entries = source.pointee.accepted {
            var map = [String: Int64](minimumCapacity: source.pointee.n_accepted)
            for index in 0..<source.pointee.n_accepted {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.accepted")] = entry.pointee.value
            }
            self.accepted = map
        }
        if source.pointee.n_refused > 0, let entries = source.pointee.refused {
            var map = [String: Int64](minimumCapacity: source.pointee.n_refused)
            for index in 0..<source.pointee.n_refused {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.refused")] = entry.pointee.value
            }
            self.refused = map
        }
        self.duplicates = source.pointee.duplicates
        if source.pointee.n_connections > 0, let entries = source.pointee.connections {
            var map = [String: Int64](minimumCapacity: source.pointee.n_connections)
            for index in 0..<source.pointee.n_connections {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.connections")] = entry.pointee.value
            }
            self.connections = map
        }
        if source.pointee.n_violations > 0, let entries = source.pointee.violations {
            var map = [String: Int64](minimumCapacity: source.pointee.n_violations)
            for index in 0..<source.pointee.n_violations {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.violations")] = entry.pointee.value
            }
            self.violations = map
        }
        if source.pointee.n_probes > 0, let entries = source.pointee.probes {
            var map = [String: Int64](minimumCapacity: source.pointee.n_probes)
            for index in 0..<source.pointee.n_probes {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.probes")] = entry.pointee.value
            }
            self.probes = map
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse.self)
        carillon__simulator__v1__simulator_statistics_response__init(target)
        if !self.accepted.isEmpty {
            let entries = arena.pointers(self.accepted.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry>?.self)
            var count = 0
            for (key, value) in self.accepted {
                let entry = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry.self)
                carillon__simulator__v1__simulator_statistics_response__accepted_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.accepted")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_accepted = count
            target.pointee.accepted = entries
        }
        if !self.refused.isEmpty {
            let entries = arena.pointers(self.refused.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry>?.self)
            var count = 0
            for (key, value) in self.refused {
                let entry = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry.self)
                carillon__simulator__v1__simulator_statistics_response__refused_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.refused")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_refused = count
            target.pointee.refused = entries
        }
        target.pointee.duplicates = self.duplicates
        if !self.connections.isEmpty {
            let entries = arena.pointers(self.connections.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry>?.self)
            var count = 0
            for (key, value) in self.connections {
                let entry = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry.self)
                carillon__simulator__v1__simulator_statistics_response__connections_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.connections")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_connections = count
            target.pointee.connections = entries
        }
        if !self.violations.isEmpty {
            let entries = arena.pointers(self.violations.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry>?.self)
            var count = 0
            for (key, value) in self.violations {
                let entry = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry.self)
                carillon__simulator__v1__simulator_statistics_response__violations_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.violations")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_violations = count
            target.pointee.violations = entries
        }
        if !self.probes.isEmpty {
            let entries = arena.pointers(self.probes.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry>?.self)
            var count = 0
            for (key, value) in self.probes {
                let entry = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatorStatisticsResponse__ProbesEntry.self)
                carillon__simulator__v1__simulator_statistics_response__probes_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.probes")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_probes = count
            target.pointee.probes = entries
        }
        return target
    }
}

extension SimulatorV1.ResetRequest {
    public static var fullName: String { "carillon.simulator.v1.ResetRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ResetRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ResetRequest.self, initializer: carillon__simulator__v1__reset_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ResetRequest>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ResetRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ResetRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ResetRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ResetRequest.self)
        carillon__simulator__v1__reset_request__init(target)
        return target
    }
}

extension SimulatorV1.ResetResponse {
    public static var fullName: String { "carillon.simulator.v1.ResetResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ResetResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ResetResponse.self, initializer: carillon__simulator__v1__reset_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ResetResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ResetResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ResetResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ResetResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ResetResponse.self)
        carillon__simulator__v1__reset_response__init(target)
        return target
    }
}

extension SimulatorV1.TrustRequest {
    public static var fullName: String { "carillon.simulator.v1.TrustRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__TrustRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustRequest.self, initializer: carillon__simulator__v1__trust_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustRequest>, _ arena: Arena) {
        switch source.pointee.credential_case {
        case 1: self.credential = SimulatorV1.TrustedApnsKey.read(source.pointee.apns, arena).map { Credential.apns($0) }
        case 2: self.credential = SimulatorV1.TrustedFcmAccount.read(source.pointee.fcm, arena).map { Credential.fcm($0) }
        default: break
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__TrustRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__TrustRequest.self)
        carillon__simulator__v1__trust_request__init(target)
        switch self.credential {
        case .apns(let value):
            target.pointee.credential_case = 1
            target.pointee.apns = value.makeCStruct(in: arena)
        case .fcm(let value):
            target.pointee.credential_case = 2
            target.pointee.fcm = value.makeCStruct(in: arena)
        case nil: break
        }
        return target
    }
}

extension SimulatorV1.TrustedApnsKey {
    public static var fullName: String { "carillon.simulator.v1.TrustedApnsKey" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__TrustedApnsKey.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustedApnsKey.self, initializer: carillon__simulator__v1__trusted_apns_key__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustedApnsKey>, _ arena: Arena) {
        arena.read(source.pointee.key_id, into: &self.keyId, "carillon.simulator.v1.TrustedApnsKey.key_id")
        arena.read(source.pointee.team_id, into: &self.teamId, "carillon.simulator.v1.TrustedApnsKey.team_id")
        arena.read(source.pointee.public_key_pem, into: &self.publicKeyPem, "carillon.simulator.v1.TrustedApnsKey.public_key_pem")
        if source.pointee.n_topics > 0 {
            self.topics = arena.strings(source.pointee.topics, source.pointee.n_topics, "carillon.simulator.v1.TrustedApnsKey.topics")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustedApnsKey>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustedApnsKey> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__TrustedApnsKey>.size).assumingMemoryBound(to: Carillon__Simulator__V1__TrustedApnsKey.self)
        carillon__simulator__v1__trusted_apns_key__init(target)
        target.pointee.key_id = arena.string(self.keyId, "carillon.simulator.v1.TrustedApnsKey.key_id")
        target.pointee.team_id = arena.string(self.teamId, "carillon.simulator.v1.TrustedApnsKey.team_id")
        target.pointee.public_key_pem = arena.string(self.publicKeyPem, "carillon.simulator.v1.TrustedApnsKey.public_key_pem")
        if !self.topics.isEmpty {
            target.pointee.n_topics = self.topics.count
            target.pointee.topics = arena.strings(self.topics, "carillon.simulator.v1.TrustedApnsKey.topics")
        }
        return target
    }
}

extension SimulatorV1.TrustedFcmAccount {
    public static var fullName: String { "carillon.simulator.v1.TrustedFcmAccount" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__TrustedFcmAccount.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustedFcmAccount.self, initializer: carillon__simulator__v1__trusted_fcm_account__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustedFcmAccount>, _ arena: Arena) {
        arena.read(source.pointee.client_email, into: &self.clientEmail, "carillon.simulator.v1.TrustedFcmAccount.client_email")
        arena.read(source.pointee.project_id, into: &self.projectId, "carillon.simulator.v1.TrustedFcmAccount.project_id")
        arena.read(source.pointee.public_key_pem, into: &self.publicKeyPem, "carillon.simulator.v1.TrustedFcmAccount.public_key_pem")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustedFcmAccount>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustedFcmAccount> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__TrustedFcmAccount>.size).assumingMemoryBound(to: Carillon__Simulator__V1__TrustedFcmAccount.self)
        carillon__simulator__v1__trusted_fcm_account__init(target)
        target.pointee.client_email = arena.string(self.clientEmail, "carillon.simulator.v1.TrustedFcmAccount.client_email")
        target.pointee.project_id = arena.string(self.projectId, "carillon.simulator.v1.TrustedFcmAccount.project_id")
        target.pointee.public_key_pem = arena.string(self.publicKeyPem, "carillon.simulator.v1.TrustedFcmAccount.public_key_pem")
        return target
    }
}

extension SimulatorV1.TrustResponse {
    public static var fullName: String { "carillon.simulator.v1.TrustResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__TrustResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustResponse.self, initializer: carillon__simulator__v1__trust_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__TrustResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__TrustResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__TrustResponse.self)
        carillon__simulator__v1__trust_response__init(target)
        return target
    }
}

extension SimulatorV1.SubscribeRequest {
    public static var fullName: String { "carillon.simulator.v1.SubscribeRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SubscribeRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SubscribeRequest.self, initializer: carillon__simulator__v1__subscribe_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SubscribeRequest>, _ arena: Arena) {
        arena.read(source.pointee.vapid_public_key, into: &self.vapidPublicKey, "carillon.simulator.v1.SubscribeRequest.vapid_public_key")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SubscribeRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SubscribeRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SubscribeRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SubscribeRequest.self)
        carillon__simulator__v1__subscribe_request__init(target)
        target.pointee.vapid_public_key = arena.string(self.vapidPublicKey, "carillon.simulator.v1.SubscribeRequest.vapid_public_key")
        return target
    }
}

extension SimulatorV1.SubscribeResponse {
    public static var fullName: String { "carillon.simulator.v1.SubscribeResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SubscribeResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SubscribeResponse.self, initializer: carillon__simulator__v1__subscribe_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SubscribeResponse>, _ arena: Arena) {
        arena.read(source.pointee.endpoint, into: &self.endpoint, "carillon.simulator.v1.SubscribeResponse.endpoint")
        arena.read(source.pointee.p256dh, into: &self.p256dh, "carillon.simulator.v1.SubscribeResponse.p256dh")
        arena.read(source.pointee.auth, into: &self.auth, "carillon.simulator.v1.SubscribeResponse.auth")
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.SubscribeResponse.token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SubscribeResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SubscribeResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SubscribeResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SubscribeResponse.self)
        carillon__simulator__v1__subscribe_response__init(target)
        target.pointee.endpoint = arena.string(self.endpoint, "carillon.simulator.v1.SubscribeResponse.endpoint")
        target.pointee.p256dh = arena.string(self.p256dh, "carillon.simulator.v1.SubscribeResponse.p256dh")
        target.pointee.auth = arena.string(self.auth, "carillon.simulator.v1.SubscribeResponse.auth")
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.SubscribeResponse.token")
        return target
    }
}

extension SimulatorV1.DeviceScript {
    public static var fullName: String { "carillon.simulator.v1.DeviceScript" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__DeviceScript.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__DeviceScript.self, initializer: carillon__simulator__v1__device_script__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__DeviceScript>, _ arena: Arena) {
        self.confirmation = SimulatorV1.DeviceConfirmation(rawValue: source.pointee.confirmation)
        self.afterMs = source.pointee.after_ms
        self.openShare = source.pointee.open_share
        self.dismissShare = source.pointee.dismiss_share
        self.actShare = source.pointee.act_share
        arena.read(source.pointee.action, into: &self.action, "carillon.simulator.v1.DeviceScript.action")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__DeviceScript>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__DeviceScript> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__DeviceScript>.size).assumingMemoryBound(to: Carillon__Simulator__V1__DeviceScript.self)
        carillon__simulator__v1__device_script__init(target)
        target.pointee.confirmation = self.confirmation.rawValue
        target.pointee.after_ms = self.afterMs
        target.pointee.open_share = self.openShare
        target.pointee.dismiss_share = self.dismissShare
        target.pointee.act_share = self.actShare
        target.pointee.action = arena.string(self.action, "carillon.simulator.v1.DeviceScript.action")
        return target
    }
}

extension SimulatorV1.ShownNotification {
    public static var fullName: String { "carillon.simulator.v1.ShownNotification" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ShownNotification.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ShownNotification.self, initializer: carillon__simulator__v1__shown_notification__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ShownNotification>, _ arena: Arena) {
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.simulator.v1.ShownNotification.notification_id")
        arena.read(source.pointee.title, into: &self.title, "carillon.simulator.v1.ShownNotification.title")
        arena.read(source.pointee.body, into: &self.body, "carillon.simulator.v1.ShownNotification.body")
        arena.read(source.pointee.category, into: &self.category, "carillon.simulator.v1.ShownNotification.category")
        arena.read(source.pointee.tag, into: &self.tag, "carillon.simulator.v1.ShownNotification.tag")
        self.shownAtMs = source.pointee.shown_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ShownNotification>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ShownNotification> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ShownNotification>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ShownNotification.self)
        carillon__simulator__v1__shown_notification__init(target)
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.simulator.v1.ShownNotification.notification_id")
        target.pointee.title = arena.string(self.title, "carillon.simulator.v1.ShownNotification.title")
        target.pointee.body = arena.string(self.body, "carillon.simulator.v1.ShownNotification.body")
        target.pointee.category = arena.string(self.category, "carillon.simulator.v1.ShownNotification.category")
        target.pointee.tag = arena.string(self.tag, "carillon.simulator.v1.ShownNotification.tag")
        target.pointee.shown_at_ms = self.shownAtMs
        return target
    }
}

extension SimulatorV1.SimulatedDevice {
    public static var fullName: String { "carillon.simulator.v1.SimulatedDevice" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__SimulatedDevice.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SimulatedDevice.self, initializer: carillon__simulator__v1__simulated_device__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__SimulatedDevice>, _ arena: Arena) {
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.SimulatedDevice.token")
        self.platform = SimulatorV1.DevicePlatform(rawValue: source.pointee.platform)
        self.permission = CommonV1.PermissionStatus(rawValue: source.pointee.permission)
        self.state = SimulatorV1.DeviceState(rawValue: source.pointee.state)
        self.uninstalled = (source.pointee.uninstalled != 0)
        if source.pointee.n_blocked_categories > 0 {
            self.blockedCategories = arena.strings(source.pointee.blocked_categories, source.pointee.n_blocked_categories, "carillon.simulator.v1.SimulatedDevice.blocked_categories")
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.simulator.v1.SimulatedDevice.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.simulator.v1.SimulatedDevice.device_id")
        if let inner = source.pointee.script {
            self.script = SimulatorV1.DeviceScript()
            self.script?.read(inner, arena)
        }
        self.badge = source.pointee.badge
        if source.pointee.n_shown > 0 {
            arena.beginList()
            self.shown = [SimulatorV1.ShownNotification](unsafeUninitializedCapacity: source.pointee.n_shown) { space, count in
                while count < source.pointee.n_shown {
                    space.initializeElement(at: count, to: SimulatorV1.ShownNotification())
                    space[count].read(source.pointee.shown[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__SimulatedDevice>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SimulatedDevice> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__SimulatedDevice>.size).assumingMemoryBound(to: Carillon__Simulator__V1__SimulatedDevice.self)
        carillon__simulator__v1__simulated_device__init(target)
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.SimulatedDevice.token")
        target.pointee.platform = self.platform.rawValue
        target.pointee.permission = self.permission.rawValue
        target.pointee.state = self.state.rawValue
        target.pointee.uninstalled = self.uninstalled ? 1 : 0
        if !self.blockedCategories.isEmpty {
            target.pointee.n_blocked_categories = self.blockedCategories.count
            target.pointee.blocked_categories = arena.strings(self.blockedCategories, "carillon.simulator.v1.SimulatedDevice.blocked_categories")
        }
        target.pointee.user_id = arena.string(self.userId, "carillon.simulator.v1.SimulatedDevice.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.simulator.v1.SimulatedDevice.device_id")
        target.pointee.script = self.script?.makeCStruct(in: arena)
        target.pointee.badge = self.badge
        if !self.shown.isEmpty {
            target.pointee.n_shown = self.shown.count
            let list = arena.pointers(self.shown.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__ShownNotification>?.self)
            self.shown.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.shown = list
        }
        return target
    }
}

extension SimulatorV1.DeviceEvent {
    public static var fullName: String { "carillon.simulator.v1.DeviceEvent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__DeviceEvent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__DeviceEvent.self, initializer: carillon__simulator__v1__device_event__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__DeviceEvent>, _ arena: Arena) {
        self.sequence = source.pointee.sequence
        self.atMs = source.pointee.at_ms
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.DeviceEvent.token")
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.simulator.v1.DeviceEvent.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.simulator.v1.DeviceEvent.device_id")
        self.kind = SimulatorV1.DeviceEventKind(rawValue: source.pointee.kind)
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.simulator.v1.DeviceEvent.notification_id")
        arena.read(source.pointee.action, into: &self.action, "carillon.simulator.v1.DeviceEvent.action")
        self.state = SimulatorV1.DeviceState(rawValue: source.pointee.state)
        self.permission = CommonV1.PermissionStatus(rawValue: source.pointee.permission)
        arena.read(source.pointee.text_input, into: &self.textInput, "carillon.simulator.v1.DeviceEvent.text_input")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__DeviceEvent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__DeviceEvent> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__DeviceEvent>.size).assumingMemoryBound(to: Carillon__Simulator__V1__DeviceEvent.self)
        carillon__simulator__v1__device_event__init(target)
        target.pointee.sequence = self.sequence
        target.pointee.at_ms = self.atMs
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.DeviceEvent.token")
        target.pointee.user_id = arena.string(self.userId, "carillon.simulator.v1.DeviceEvent.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.simulator.v1.DeviceEvent.device_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.simulator.v1.DeviceEvent.notification_id")
        target.pointee.action = arena.string(self.action, "carillon.simulator.v1.DeviceEvent.action")
        target.pointee.state = self.state.rawValue
        target.pointee.permission = self.permission.rawValue
        target.pointee.text_input = arena.string(self.textInput, "carillon.simulator.v1.DeviceEvent.text_input")
        return target
    }
}

extension SimulatorV1.PutDevicesRequest {
    public static var fullName: String { "carillon.simulator.v1.PutDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__PutDevicesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__PutDevicesRequest.self, initializer: carillon__simulator__v1__put_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__PutDevicesRequest>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [SimulatorV1.SimulatedDevice](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: SimulatorV1.SimulatedDevice())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__PutDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__PutDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__PutDevicesRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__PutDevicesRequest.self)
        carillon__simulator__v1__put_devices_request__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatedDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension SimulatorV1.PutDevicesResponse {
    public static var fullName: String { "carillon.simulator.v1.PutDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__PutDevicesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__PutDevicesResponse.self, initializer: carillon__simulator__v1__put_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__PutDevicesResponse>, _ arena: Arena) {
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__PutDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__PutDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__PutDevicesResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__PutDevicesResponse.self)
        carillon__simulator__v1__put_devices_response__init(target)
        return target
    }
}

extension SimulatorV1.ListDevicesRequest {
    public static var fullName: String { "carillon.simulator.v1.ListDevicesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListDevicesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListDevicesRequest.self, initializer: carillon__simulator__v1__list_devices_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDevicesRequest>, _ arena: Arena) {
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.ListDevicesRequest.token")
        arena.read(source.pointee.after_token, into: &self.afterToken, "carillon.simulator.v1.ListDevicesRequest.after_token")
        self.limit = source.pointee.limit
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDevicesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListDevicesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListDevicesRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListDevicesRequest.self)
        carillon__simulator__v1__list_devices_request__init(target)
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.ListDevicesRequest.token")
        target.pointee.after_token = arena.string(self.afterToken, "carillon.simulator.v1.ListDevicesRequest.after_token")
        target.pointee.limit = self.limit
        return target
    }
}

extension SimulatorV1.ListDevicesResponse {
    public static var fullName: String { "carillon.simulator.v1.ListDevicesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListDevicesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListDevicesResponse.self, initializer: carillon__simulator__v1__list_devices_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDevicesResponse>, _ arena: Arena) {
        if source.pointee.n_devices > 0 {
            arena.beginList()
            self.devices = [SimulatorV1.SimulatedDevice](unsafeUninitializedCapacity: source.pointee.n_devices) { space, count in
                while count < source.pointee.n_devices {
                    space.initializeElement(at: count, to: SimulatorV1.SimulatedDevice())
                    space[count].read(source.pointee.devices[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDevicesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListDevicesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListDevicesResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListDevicesResponse.self)
        carillon__simulator__v1__list_devices_response__init(target)
        if !self.devices.isEmpty {
            target.pointee.n_devices = self.devices.count
            let list = arena.pointers(self.devices.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatedDevice>?.self)
            self.devices.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.devices = list
        }
        return target
    }
}

extension SimulatorV1.UseDeviceRequest {
    public static var fullName: String { "carillon.simulator.v1.UseDeviceRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__UseDeviceRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__UseDeviceRequest.self, initializer: carillon__simulator__v1__use_device_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__UseDeviceRequest>, _ arena: Arena) {
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.UseDeviceRequest.token")
        self.act = SimulatorV1.DeviceAct(rawValue: source.pointee.act)
        arena.read(source.pointee.notification_id, into: &self.notificationId, "carillon.simulator.v1.UseDeviceRequest.notification_id")
        arena.read(source.pointee.action, into: &self.action, "carillon.simulator.v1.UseDeviceRequest.action")
        arena.read(source.pointee.text_input, into: &self.textInput, "carillon.simulator.v1.UseDeviceRequest.text_input")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__UseDeviceRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__UseDeviceRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__UseDeviceRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__UseDeviceRequest.self)
        carillon__simulator__v1__use_device_request__init(target)
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.UseDeviceRequest.token")
        target.pointee.act = self.act.rawValue
        target.pointee.notification_id = arena.string(self.notificationId, "carillon.simulator.v1.UseDeviceRequest.notification_id")
        target.pointee.action = arena.string(self.action, "carillon.simulator.v1.UseDeviceRequest.action")
        target.pointee.text_input = arena.string(self.textInput, "carillon.simulator.v1.UseDeviceRequest.text_input")
        return target
    }
}

extension SimulatorV1.UseDeviceResponse {
    public static var fullName: String { "carillon.simulator.v1.UseDeviceResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__UseDeviceResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__UseDeviceResponse.self, initializer: carillon__simulator__v1__use_device_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__UseDeviceResponse>, _ arena: Arena) {
        if let inner = source.pointee.event {
            self.event = SimulatorV1.DeviceEvent()
            self.event?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__UseDeviceResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__UseDeviceResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__UseDeviceResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__UseDeviceResponse.self)
        carillon__simulator__v1__use_device_response__init(target)
        target.pointee.event = self.event?.makeCStruct(in: arena)
        return target
    }
}

extension SimulatorV1.ListDeviceEventsRequest {
    public static var fullName: String { "carillon.simulator.v1.ListDeviceEventsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListDeviceEventsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListDeviceEventsRequest.self, initializer: carillon__simulator__v1__list_device_events_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDeviceEventsRequest>, _ arena: Arena) {
        arena.read(source.pointee.token, into: &self.token, "carillon.simulator.v1.ListDeviceEventsRequest.token")
        self.afterSequence = source.pointee.after_sequence
        self.limit = source.pointee.limit
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDeviceEventsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListDeviceEventsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListDeviceEventsRequest>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListDeviceEventsRequest.self)
        carillon__simulator__v1__list_device_events_request__init(target)
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.ListDeviceEventsRequest.token")
        target.pointee.after_sequence = self.afterSequence
        target.pointee.limit = self.limit
        return target
    }
}

extension SimulatorV1.ListDeviceEventsResponse {
    public static var fullName: String { "carillon.simulator.v1.ListDeviceEventsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Simulator__V1__ListDeviceEventsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListDeviceEventsResponse.self, initializer: carillon__simulator__v1__list_device_events_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDeviceEventsResponse>, _ arena: Arena) {
        if source.pointee.n_events > 0 {
            arena.beginList()
            self.events = [SimulatorV1.DeviceEvent](unsafeUninitializedCapacity: source.pointee.n_events) { space, count in
                while count < source.pointee.n_events {
                    space.initializeElement(at: count, to: SimulatorV1.DeviceEvent())
                    space[count].read(source.pointee.events[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Simulator__V1__ListDeviceEventsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListDeviceEventsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Simulator__V1__ListDeviceEventsResponse>.size).assumingMemoryBound(to: Carillon__Simulator__V1__ListDeviceEventsResponse.self)
        carillon__simulator__v1__list_device_events_response__init(target)
        if !self.events.isEmpty {
            target.pointee.n_events = self.events.count
            let list = arena.pointers(self.events.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Simulator__V1__DeviceEvent>?.self)
            self.events.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.events = list
        }
        return target
    }
}
