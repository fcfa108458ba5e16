// Written by protoc-gen-carillon from carillon/simulator/v1/simulator.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension SimulatorV1.RecordedRequest {
    public static var fullName: String { "carillon.simulator.v1.RecordedRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.RecordedRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__RecordedRequest.self, initializer: carillon__simulator__v1__recorded_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__RecordedRequest>, arena: Arena) {
        self.sequence = source.pointee.sequence
        self.provider = arena.string(source.pointee.provider, "carillon.simulator.v1.RecordedRequest.provider")
        self.receivedAtMs = source.pointee.received_at_ms
        self.token = arena.string(source.pointee.token, "carillon.simulator.v1.RecordedRequest.token")
        self.headers = [:]
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
        self.reason = arena.string(source.pointee.reason, "carillon.simulator.v1.RecordedRequest.reason")
        self.title = arena.string(source.pointee.title, "carillon.simulator.v1.RecordedRequest.title")
        self.message = arena.string(source.pointee.message, "carillon.simulator.v1.RecordedRequest.message")
        self.connection = source.pointee.connection
        self.notificationId = arena.string(source.pointee.notification_id, "carillon.simulator.v1.RecordedRequest.notification_id")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__RecordedRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__RecordedRequest.self) else { return nil }
        carillon__simulator__v1__recorded_request__init(target)
        target.pointee.sequence = self.sequence
        target.pointee.provider = arena.string(self.provider, "carillon.simulator.v1.RecordedRequest.provider")
        target.pointee.received_at_ms = self.receivedAtMs
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.RecordedRequest.token")
        if !self.headers.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Simulator__V1__RecordedRequest__HeadersEntry>?.self, count: self.headers.count) {
            var count = 0
            for (key, value) in self.headers {
                guard let entry = arena.structure(Carillon__Simulator__V1__RecordedRequest__HeadersEntry.self) else { return nil }
                carillon__simulator__v1__recorded_request__headers_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.RecordedRequest.headers")
                entry.pointee.value = arena.string(value, "carillon.simulator.v1.RecordedRequest.headers")
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
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
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.Fault: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__Fault.self, initializer: carillon__simulator__v1__fault__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__Fault>, arena: Arena) {
        self.provider = arena.string(source.pointee.provider, "carillon.simulator.v1.Fault.provider")
        self.token = arena.string(source.pointee.token, "carillon.simulator.v1.Fault.token")
        self.status = source.pointee.status
        self.reason = arena.string(source.pointee.reason, "carillon.simulator.v1.Fault.reason")
        self.action = arena.string(source.pointee.action, "carillon.simulator.v1.Fault.action")
        self.times = source.pointee.times
        self.delayMs = source.pointee.delay_ms
        self.retryAfterSeconds = source.pointee.retry_after_seconds
        self.deadSinceMs = source.pointee.dead_since_ms
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__Fault>? {
        guard let target = arena.structure(Carillon__Simulator__V1__Fault.self) else { return nil }
        carillon__simulator__v1__fault__init(target)
        target.pointee.provider = arena.string(self.provider, "carillon.simulator.v1.Fault.provider")
        target.pointee.token = arena.string(self.token, "carillon.simulator.v1.Fault.token")
        target.pointee.status = self.status
        target.pointee.reason = arena.string(self.reason, "carillon.simulator.v1.Fault.reason")
        target.pointee.action = arena.string(self.action, "carillon.simulator.v1.Fault.action")
        target.pointee.times = self.times
        target.pointee.delay_ms = self.delayMs
        target.pointee.retry_after_seconds = self.retryAfterSeconds
        target.pointee.dead_since_ms = self.deadSinceMs
        return target
    }
}

extension SimulatorV1.SetStreamLimitRequest {
    public static var fullName: String { "carillon.simulator.v1.SetStreamLimitRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.SetStreamLimitRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SetStreamLimitRequest.self, initializer: carillon__simulator__v1__set_stream_limit_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__SetStreamLimitRequest>, arena: Arena) {
        self.maxConcurrentStreams = source.pointee.max_concurrent_streams
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SetStreamLimitRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__SetStreamLimitRequest.self) else { return nil }
        carillon__simulator__v1__set_stream_limit_request__init(target)
        target.pointee.max_concurrent_streams = self.maxConcurrentStreams
        return target
    }
}

extension SimulatorV1.SetStreamLimitResponse {
    public static var fullName: String { "carillon.simulator.v1.SetStreamLimitResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.SetStreamLimitResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SetStreamLimitResponse.self, initializer: carillon__simulator__v1__set_stream_limit_response__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__SetStreamLimitResponse>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SetStreamLimitResponse>? {
        guard let target = arena.structure(Carillon__Simulator__V1__SetStreamLimitResponse.self) else { return nil }
        carillon__simulator__v1__set_stream_limit_response__init(target)
        return target
    }
}

extension SimulatorV1.AddFaultsRequest {
    public static var fullName: String { "carillon.simulator.v1.AddFaultsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.AddFaultsRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__AddFaultsRequest.self, initializer: carillon__simulator__v1__add_faults_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__AddFaultsRequest>, arena: Arena) {
        self.faults = arena.messages(source.pointee.faults, source.pointee.n_faults)
        self.replace = (source.pointee.replace != 0)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__AddFaultsRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__AddFaultsRequest.self) else { return nil }
        carillon__simulator__v1__add_faults_request__init(target)
        if !self.faults.isEmpty {
            target.pointee.n_faults = self.faults.count
            target.pointee.faults = arena.messages(self.faults)
        }
        target.pointee.replace = self.replace ? 1 : 0
        return target
    }
}

extension SimulatorV1.AddFaultsResponse {
    public static var fullName: String { "carillon.simulator.v1.AddFaultsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.AddFaultsResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__AddFaultsResponse.self, initializer: carillon__simulator__v1__add_faults_response__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__AddFaultsResponse>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__AddFaultsResponse>? {
        guard let target = arena.structure(Carillon__Simulator__V1__AddFaultsResponse.self) else { return nil }
        carillon__simulator__v1__add_faults_response__init(target)
        return target
    }
}

extension SimulatorV1.ListRequestsRequest {
    public static var fullName: String { "carillon.simulator.v1.ListRequestsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.ListRequestsRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListRequestsRequest.self, initializer: carillon__simulator__v1__list_requests_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__ListRequestsRequest>, arena: Arena) {
        self.provider = arena.string(source.pointee.provider, "carillon.simulator.v1.ListRequestsRequest.provider")
        self.token = arena.string(source.pointee.token, "carillon.simulator.v1.ListRequestsRequest.token")
        self.afterSequence = source.pointee.after_sequence
        self.limit = source.pointee.limit
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListRequestsRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__ListRequestsRequest.self) else { return nil }
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
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.ListRequestsResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ListRequestsResponse.self, initializer: carillon__simulator__v1__list_requests_response__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__ListRequestsResponse>, arena: Arena) {
        self.requests = arena.messages(source.pointee.requests, source.pointee.n_requests)
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ListRequestsResponse>? {
        guard let target = arena.structure(Carillon__Simulator__V1__ListRequestsResponse.self) else { return nil }
        carillon__simulator__v1__list_requests_response__init(target)
        if !self.requests.isEmpty {
            target.pointee.n_requests = self.requests.count
            target.pointee.requests = arena.messages(self.requests)
        }
        return target
    }
}

extension SimulatorV1.SimulatorStatisticsRequest {
    public static var fullName: String { "carillon.simulator.v1.SimulatorStatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.SimulatorStatisticsRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SimulatorStatisticsRequest.self, initializer: carillon__simulator__v1__simulator_statistics_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__SimulatorStatisticsRequest>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__SimulatorStatisticsRequest.self) else { return nil }
        carillon__simulator__v1__simulator_statistics_request__init(target)
        return target
    }
}

extension SimulatorV1.SimulatorStatisticsResponse {
    public static var fullName: String { "carillon.simulator.v1.SimulatorStatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.SimulatorStatisticsResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__SimulatorStatisticsResponse.self, initializer: carillon__simulator__v1__simulator_statistics_response__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse>, arena: Arena) {
        self.accepted = [:]
        if source.pointee.n_accepted > 0, let entries = source.pointee.accepted {
            var map = [String: Int64](minimumCapacity: source.pointee.n_accepted)
            for index in 0..<source.pointee.n_accepted {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.accepted")] = entry.pointee.value
            }
            self.accepted = map
        }
        self.refused = [:]
        if source.pointee.n_refused > 0, let entries = source.pointee.refused {
            var map = [String: Int64](minimumCapacity: source.pointee.n_refused)
            for index in 0..<source.pointee.n_refused {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.refused")] = entry.pointee.value
            }
            self.refused = map
        }
        self.duplicates = source.pointee.duplicates
        self.connections = [:]
        if source.pointee.n_connections > 0, let entries = source.pointee.connections {
            var map = [String: Int64](minimumCapacity: source.pointee.n_connections)
            for index in 0..<source.pointee.n_connections {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.connections")] = entry.pointee.value
            }
            self.connections = map
        }
        self.violations = [:]
        if source.pointee.n_violations > 0, let entries = source.pointee.violations {
            var map = [String: Int64](minimumCapacity: source.pointee.n_violations)
            for index in 0..<source.pointee.n_violations {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.simulator.v1.SimulatorStatisticsResponse.violations")] = entry.pointee.value
            }
            self.violations = map
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse>? {
        guard let target = arena.structure(Carillon__Simulator__V1__SimulatorStatisticsResponse.self) else { return nil }
        carillon__simulator__v1__simulator_statistics_response__init(target)
        if !self.accepted.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry>?.self, count: self.accepted.count) {
            var count = 0
            for (key, value) in self.accepted {
                guard let entry = arena.structure(Carillon__Simulator__V1__SimulatorStatisticsResponse__AcceptedEntry.self) else { return nil }
                carillon__simulator__v1__simulator_statistics_response__accepted_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.accepted")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_accepted = count
            target.pointee.accepted = entries
        }
        if !self.refused.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry>?.self, count: self.refused.count) {
            var count = 0
            for (key, value) in self.refused {
                guard let entry = arena.structure(Carillon__Simulator__V1__SimulatorStatisticsResponse__RefusedEntry.self) else { return nil }
                carillon__simulator__v1__simulator_statistics_response__refused_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.refused")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_refused = count
            target.pointee.refused = entries
        }
        target.pointee.duplicates = self.duplicates
        if !self.connections.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry>?.self, count: self.connections.count) {
            var count = 0
            for (key, value) in self.connections {
                guard let entry = arena.structure(Carillon__Simulator__V1__SimulatorStatisticsResponse__ConnectionsEntry.self) else { return nil }
                carillon__simulator__v1__simulator_statistics_response__connections_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.connections")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_connections = count
            target.pointee.connections = entries
        }
        if !self.violations.isEmpty, let entries = arena.list(of: UnsafeMutablePointer<Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry>?.self, count: self.violations.count) {
            var count = 0
            for (key, value) in self.violations {
                guard let entry = arena.structure(Carillon__Simulator__V1__SimulatorStatisticsResponse__ViolationsEntry.self) else { return nil }
                carillon__simulator__v1__simulator_statistics_response__violations_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.simulator.v1.SimulatorStatisticsResponse.violations")
                entry.pointee.value = value
                entries[count] = entry
                count += 1
            }
            arena.sort(entries, count) { arena.isOrdered($0!.pointee.key, $1!.pointee.key) }
            target.pointee.n_violations = count
            target.pointee.violations = entries
        }
        return target
    }
}

extension SimulatorV1.ResetRequest {
    public static var fullName: String { "carillon.simulator.v1.ResetRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.ResetRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ResetRequest.self, initializer: carillon__simulator__v1__reset_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__ResetRequest>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ResetRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__ResetRequest.self) else { return nil }
        carillon__simulator__v1__reset_request__init(target)
        return target
    }
}

extension SimulatorV1.ResetResponse {
    public static var fullName: String { "carillon.simulator.v1.ResetResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.ResetResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__ResetResponse.self, initializer: carillon__simulator__v1__reset_response__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__ResetResponse>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__ResetResponse>? {
        guard let target = arena.structure(Carillon__Simulator__V1__ResetResponse.self) else { return nil }
        carillon__simulator__v1__reset_response__init(target)
        return target
    }
}

extension SimulatorV1.TrustRequest {
    public static var fullName: String { "carillon.simulator.v1.TrustRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.TrustRequest: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustRequest.self, initializer: carillon__simulator__v1__trust_request__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__TrustRequest>, arena: Arena) {
        switch source.pointee.credential_case.rawValue {
        case 1: self.credential = source.pointee.apns.map { SimulatorV1.TrustedApnsKey(copying: $0, arena: arena) }.map { Credential.apns($0) }
        case 2: self.credential = source.pointee.fcm.map { SimulatorV1.TrustedFcmAccount(copying: $0, arena: arena) }.map { Credential.fcm($0) }
        default: self.credential = nil
        }
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustRequest>? {
        guard let target = arena.structure(Carillon__Simulator__V1__TrustRequest.self) else { return nil }
        carillon__simulator__v1__trust_request__init(target)
        switch self.credential {
        case .apns(let value):
            target.pointee.credential_case = .init(rawValue: 1)
            target.pointee.apns = value.makeCStruct(in: arena)
        case .fcm(let value):
            target.pointee.credential_case = .init(rawValue: 2)
            target.pointee.fcm = value.makeCStruct(in: arena)
        case nil: break
        }
        return target
    }
}

extension SimulatorV1.TrustedApnsKey {
    public static var fullName: String { "carillon.simulator.v1.TrustedApnsKey" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.TrustedApnsKey: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustedApnsKey.self, initializer: carillon__simulator__v1__trusted_apns_key__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__TrustedApnsKey>, arena: Arena) {
        self.keyId = arena.string(source.pointee.key_id, "carillon.simulator.v1.TrustedApnsKey.key_id")
        self.teamId = arena.string(source.pointee.team_id, "carillon.simulator.v1.TrustedApnsKey.team_id")
        self.publicKeyPem = arena.string(source.pointee.public_key_pem, "carillon.simulator.v1.TrustedApnsKey.public_key_pem")
        self.topics = arena.strings(source.pointee.topics, source.pointee.n_topics, "carillon.simulator.v1.TrustedApnsKey.topics")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustedApnsKey>? {
        guard let target = arena.structure(Carillon__Simulator__V1__TrustedApnsKey.self) else { return nil }
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
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.TrustedFcmAccount: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustedFcmAccount.self, initializer: carillon__simulator__v1__trusted_fcm_account__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__TrustedFcmAccount>, arena: Arena) {
        self.clientEmail = arena.string(source.pointee.client_email, "carillon.simulator.v1.TrustedFcmAccount.client_email")
        self.projectId = arena.string(source.pointee.project_id, "carillon.simulator.v1.TrustedFcmAccount.project_id")
        self.publicKeyPem = arena.string(source.pointee.public_key_pem, "carillon.simulator.v1.TrustedFcmAccount.public_key_pem")
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustedFcmAccount>? {
        guard let target = arena.structure(Carillon__Simulator__V1__TrustedFcmAccount.self) else { return nil }
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
        self = try Self.decode(bytes)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        try pack(into: &buffer)
    }

    public func encodedSize() -> Int { packedSize() }
}

extension SimulatorV1.TrustResponse: CStructMessage {
    package static let cDescriptor = CMessageDescriptor(of: Carillon__Simulator__V1__TrustResponse.self, initializer: carillon__simulator__v1__trust_response__init)

    package init(copying source: UnsafePointer<Carillon__Simulator__V1__TrustResponse>, arena: Arena) {
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Simulator__V1__TrustResponse>? {
        guard let target = arena.structure(Carillon__Simulator__V1__TrustResponse.self) else { return nil }
        carillon__simulator__v1__trust_response__init(target)
        return target
    }
}
