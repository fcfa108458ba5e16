// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

package import CCarillonAPI
public import Protobuf

extension PreferencesV1.Consent {
    public static var fullName: String { "carillon.preferences.v1.Consent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__Consent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__Consent.self, initializer: carillon__preferences__v1__consent__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__Consent>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.consent_id, into: &self.consentId, "carillon.preferences.v1.Consent.consent_id")
        arena.read(source.pointee.child_user_id, into: &self.childUserId, "carillon.preferences.v1.Consent.child_user_id")
        arena.read(source.pointee.guardian_user_id, into: &self.guardianUserId, "carillon.preferences.v1.Consent.guardian_user_id")
        arena.read(source.pointee.guardian_email, into: &self.guardianEmail, "carillon.preferences.v1.Consent.guardian_email")
        self.method = PreferencesV1.ConsentMethod(rawValue: source.pointee.method)
        self.status = PreferencesV1.ConsentStatus(rawValue: source.pointee.status)
        self.requestedAtMs = source.pointee.requested_at_ms
        if source.pointee.optional_decided_at_ms_case == 9 { self.decidedAtMs = source.pointee.decided_at_ms }
        arena.read(source.pointee.evidence, into: &self.evidence, "carillon.preferences.v1.Consent.evidence")
        self.linkNumber = source.pointee.link_number
        if source.pointee.optional_link_expires_at_ms_case == 12 { self.linkExpiresAtMs = source.pointee.link_expires_at_ms }
        if source.pointee.optional_link_used_at_ms_case == 13 { self.linkUsedAtMs = source.pointee.link_used_at_ms }
        if source.pointee.n_history > 0 {
            arena.beginList()
            self.history = [PreferencesV1.ConsentChange](unsafeUninitializedCapacity: source.pointee.n_history) { space, count in
                while count < source.pointee.n_history {
                    space.initializeElement(at: count, to: PreferencesV1.ConsentChange())
                    space[count].read(source.pointee.history[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__Consent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__Consent> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__Consent>.size).assumingMemoryBound(to: Carillon__Preferences__V1__Consent.self)
        carillon__preferences__v1__consent__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.consent_id = arena.string(self.consentId, "carillon.preferences.v1.Consent.consent_id")
        target.pointee.child_user_id = arena.string(self.childUserId, "carillon.preferences.v1.Consent.child_user_id")
        target.pointee.guardian_user_id = arena.string(self.guardianUserId, "carillon.preferences.v1.Consent.guardian_user_id")
        target.pointee.guardian_email = arena.string(self.guardianEmail, "carillon.preferences.v1.Consent.guardian_email")
        target.pointee.method = self.method.rawValue
        target.pointee.status = self.status.rawValue
        target.pointee.requested_at_ms = self.requestedAtMs
        if let value = self.decidedAtMs {
            target.pointee.optional_decided_at_ms_case = 9
            target.pointee.decided_at_ms = value
        }
        target.pointee.evidence = arena.string(self.evidence, "carillon.preferences.v1.Consent.evidence")
        target.pointee.link_number = self.linkNumber
        if let value = self.linkExpiresAtMs {
            target.pointee.optional_link_expires_at_ms_case = 12
            target.pointee.link_expires_at_ms = value
        }
        if let value = self.linkUsedAtMs {
            target.pointee.optional_link_used_at_ms_case = 13
            target.pointee.link_used_at_ms = value
        }
        if !self.history.isEmpty {
            target.pointee.n_history = self.history.count
            let list = arena.pointers(self.history.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__ConsentChange>?.self)
            self.history.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.history = list
        }
        return target
    }
}

extension PreferencesV1.ConsentChange {
    public static var fullName: String { "carillon.preferences.v1.ConsentChange" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ConsentChange.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ConsentChange.self, initializer: carillon__preferences__v1__consent_change__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ConsentChange>, _ arena: Arena) {
        self.atMs = source.pointee.at_ms
        self.action = PreferencesV1.ConsentAction(rawValue: source.pointee.action)
        self.oldStatus = PreferencesV1.ConsentStatus(rawValue: source.pointee.old_status)
        self.newStatus = PreferencesV1.ConsentStatus(rawValue: source.pointee.new_status)
        arena.read(source.pointee.actor, into: &self.actor, "carillon.preferences.v1.ConsentChange.actor")
        arena.read(source.pointee.evidence, into: &self.evidence, "carillon.preferences.v1.ConsentChange.evidence")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ConsentChange>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ConsentChange> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ConsentChange>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ConsentChange.self)
        carillon__preferences__v1__consent_change__init(target)
        target.pointee.at_ms = self.atMs
        target.pointee.action = self.action.rawValue
        target.pointee.old_status = self.oldStatus.rawValue
        target.pointee.new_status = self.newStatus.rawValue
        target.pointee.actor = arena.string(self.actor, "carillon.preferences.v1.ConsentChange.actor")
        target.pointee.evidence = arena.string(self.evidence, "carillon.preferences.v1.ConsentChange.evidence")
        return target
    }
}

extension PreferencesV1.PutConsentRequest {
    public static var fullName: String { "carillon.preferences.v1.PutConsentRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PutConsentRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PutConsentRequest.self, initializer: carillon__preferences__v1__put_consent_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutConsentRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.child_user_id, into: &self.childUserId, "carillon.preferences.v1.PutConsentRequest.child_user_id")
        arena.read(source.pointee.guardian_user_id, into: &self.guardianUserId, "carillon.preferences.v1.PutConsentRequest.guardian_user_id")
        arena.read(source.pointee.guardian_email, into: &self.guardianEmail, "carillon.preferences.v1.PutConsentRequest.guardian_email")
        self.action = PreferencesV1.ConsentAction(rawValue: source.pointee.action)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutConsentRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PutConsentRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PutConsentRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PutConsentRequest.self)
        carillon__preferences__v1__put_consent_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.child_user_id = arena.string(self.childUserId, "carillon.preferences.v1.PutConsentRequest.child_user_id")
        target.pointee.guardian_user_id = arena.string(self.guardianUserId, "carillon.preferences.v1.PutConsentRequest.guardian_user_id")
        target.pointee.guardian_email = arena.string(self.guardianEmail, "carillon.preferences.v1.PutConsentRequest.guardian_email")
        target.pointee.action = self.action.rawValue
        return target
    }
}

extension PreferencesV1.PutConsentResponse {
    public static var fullName: String { "carillon.preferences.v1.PutConsentResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PutConsentResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PutConsentResponse.self, initializer: carillon__preferences__v1__put_consent_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutConsentResponse>, _ arena: Arena) {
        if let inner = source.pointee.consent {
            self.consent = PreferencesV1.Consent()
            self.consent?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutConsentResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PutConsentResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PutConsentResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PutConsentResponse.self)
        carillon__preferences__v1__put_consent_response__init(target)
        target.pointee.consent = self.consent?.makeCStruct(in: arena)
        return target
    }
}

extension PreferencesV1.GetConsentLinkRequest {
    public static var fullName: String { "carillon.preferences.v1.GetConsentLinkRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetConsentLinkRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetConsentLinkRequest.self, initializer: carillon__preferences__v1__get_consent_link_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetConsentLinkRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.consent_id, into: &self.consentId, "carillon.preferences.v1.GetConsentLinkRequest.consent_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetConsentLinkRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetConsentLinkRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetConsentLinkRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetConsentLinkRequest.self)
        carillon__preferences__v1__get_consent_link_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.consent_id = arena.string(self.consentId, "carillon.preferences.v1.GetConsentLinkRequest.consent_id")
        return target
    }
}

extension PreferencesV1.GetConsentLinkResponse {
    public static var fullName: String { "carillon.preferences.v1.GetConsentLinkResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetConsentLinkResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetConsentLinkResponse.self, initializer: carillon__preferences__v1__get_consent_link_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetConsentLinkResponse>, _ arena: Arena) {
        arena.read(source.pointee.link_token, into: &self.linkToken, "carillon.preferences.v1.GetConsentLinkResponse.link_token")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetConsentLinkResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetConsentLinkResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetConsentLinkResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetConsentLinkResponse.self)
        carillon__preferences__v1__get_consent_link_response__init(target)
        target.pointee.link_token = arena.string(self.linkToken, "carillon.preferences.v1.GetConsentLinkResponse.link_token")
        return target
    }
}

extension PreferencesV1.ListConsentsRequest {
    public static var fullName: String { "carillon.preferences.v1.ListConsentsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListConsentsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListConsentsRequest.self, initializer: carillon__preferences__v1__list_consents_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListConsentsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.child_user_id, into: &self.childUserId, "carillon.preferences.v1.ListConsentsRequest.child_user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListConsentsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListConsentsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListConsentsRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListConsentsRequest.self)
        carillon__preferences__v1__list_consents_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.child_user_id = arena.string(self.childUserId, "carillon.preferences.v1.ListConsentsRequest.child_user_id")
        return target
    }
}

extension PreferencesV1.ListConsentsResponse {
    public static var fullName: String { "carillon.preferences.v1.ListConsentsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListConsentsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListConsentsResponse.self, initializer: carillon__preferences__v1__list_consents_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListConsentsResponse>, _ arena: Arena) {
        if source.pointee.n_consents > 0 {
            arena.beginList()
            self.consents = [PreferencesV1.Consent](unsafeUninitializedCapacity: source.pointee.n_consents) { space, count in
                while count < source.pointee.n_consents {
                    space.initializeElement(at: count, to: PreferencesV1.Consent())
                    space[count].read(source.pointee.consents[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.required = (source.pointee.required != 0)
        self.satisfied = (source.pointee.satisfied != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListConsentsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListConsentsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListConsentsResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListConsentsResponse.self)
        carillon__preferences__v1__list_consents_response__init(target)
        if !self.consents.isEmpty {
            target.pointee.n_consents = self.consents.count
            let list = arena.pointers(self.consents.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__Consent>?.self)
            self.consents.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.consents = list
        }
        target.pointee.required = self.required ? 1 : 0
        target.pointee.satisfied = self.satisfied ? 1 : 0
        return target
    }
}

extension PreferencesV1.AnswerConsentLinkRequest {
    public static var fullName: String { "carillon.preferences.v1.AnswerConsentLinkRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__AnswerConsentLinkRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__AnswerConsentLinkRequest.self, initializer: carillon__preferences__v1__answer_consent_link_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__AnswerConsentLinkRequest>, _ arena: Arena) {
        arena.read(source.pointee.link_token, into: &self.linkToken, "carillon.preferences.v1.AnswerConsentLinkRequest.link_token")
        self.decision = PreferencesV1.ConsentAction(rawValue: source.pointee.decision)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__AnswerConsentLinkRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__AnswerConsentLinkRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__AnswerConsentLinkRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__AnswerConsentLinkRequest.self)
        carillon__preferences__v1__answer_consent_link_request__init(target)
        target.pointee.link_token = arena.string(self.linkToken, "carillon.preferences.v1.AnswerConsentLinkRequest.link_token")
        target.pointee.decision = self.decision.rawValue
        return target
    }
}

extension PreferencesV1.AnswerConsentLinkResponse {
    public static var fullName: String { "carillon.preferences.v1.AnswerConsentLinkResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__AnswerConsentLinkResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__AnswerConsentLinkResponse.self, initializer: carillon__preferences__v1__answer_consent_link_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__AnswerConsentLinkResponse>, _ arena: Arena) {
        if let inner = source.pointee.consent {
            self.consent = PreferencesV1.Consent()
            self.consent?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__AnswerConsentLinkResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__AnswerConsentLinkResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__AnswerConsentLinkResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__AnswerConsentLinkResponse.self)
        carillon__preferences__v1__answer_consent_link_response__init(target)
        target.pointee.consent = self.consent?.makeCStruct(in: arena)
        return target
    }
}

extension PreferencesV1.EndedGuardianship {
    public static var fullName: String { "carillon.preferences.v1.EndedGuardianship" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__EndedGuardianship.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__EndedGuardianship.self, initializer: carillon__preferences__v1__ended_guardianship__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__EndedGuardianship>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.guardian_user_id, into: &self.guardianUserId, "carillon.preferences.v1.EndedGuardianship.guardian_user_id")
        arena.read(source.pointee.child_user_id, into: &self.childUserId, "carillon.preferences.v1.EndedGuardianship.child_user_id")
        self.endedAtMs = source.pointee.ended_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__EndedGuardianship>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__EndedGuardianship> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__EndedGuardianship>.size).assumingMemoryBound(to: Carillon__Preferences__V1__EndedGuardianship.self)
        carillon__preferences__v1__ended_guardianship__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.guardian_user_id = arena.string(self.guardianUserId, "carillon.preferences.v1.EndedGuardianship.guardian_user_id")
        target.pointee.child_user_id = arena.string(self.childUserId, "carillon.preferences.v1.EndedGuardianship.child_user_id")
        target.pointee.ended_at_ms = self.endedAtMs
        return target
    }
}

extension PreferencesV1.EndGuardianshipsRequest {
    public static var fullName: String { "carillon.preferences.v1.EndGuardianshipsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__EndGuardianshipsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__EndGuardianshipsRequest.self, initializer: carillon__preferences__v1__end_guardianships_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__EndGuardianshipsRequest>, _ arena: Arena) {
        if source.pointee.n_ended > 0 {
            arena.beginList()
            self.ended = [PreferencesV1.EndedGuardianship](unsafeUninitializedCapacity: source.pointee.n_ended) { space, count in
                while count < source.pointee.n_ended {
                    space.initializeElement(at: count, to: PreferencesV1.EndedGuardianship())
                    space[count].read(source.pointee.ended[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__EndGuardianshipsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__EndGuardianshipsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__EndGuardianshipsRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__EndGuardianshipsRequest.self)
        carillon__preferences__v1__end_guardianships_request__init(target)
        if !self.ended.isEmpty {
            target.pointee.n_ended = self.ended.count
            let list = arena.pointers(self.ended.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__EndedGuardianship>?.self)
            self.ended.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.ended = list
        }
        return target
    }
}

extension PreferencesV1.EndGuardianshipsResponse {
    public static var fullName: String { "carillon.preferences.v1.EndGuardianshipsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__EndGuardianshipsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__EndGuardianshipsResponse.self, initializer: carillon__preferences__v1__end_guardianships_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__EndGuardianshipsResponse>, _ arena: Arena) {
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
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__EndGuardianshipsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__EndGuardianshipsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__EndGuardianshipsResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__EndGuardianshipsResponse.self)
        carillon__preferences__v1__end_guardianships_response__init(target)
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

extension PreferencesV1.GetLocalConfigRequest {
    public static var fullName: String { "carillon.preferences.v1.GetLocalConfigRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalConfigRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetLocalConfigRequest.self, initializer: carillon__preferences__v1__get_local_config_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalConfigRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.GetLocalConfigRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalConfigRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetLocalConfigRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetLocalConfigRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalConfigRequest.self)
        carillon__preferences__v1__get_local_config_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.GetLocalConfigRequest.user_id")
        return target
    }
}

extension PreferencesV1.GetLocalConfigResponse {
    public static var fullName: String { "carillon.preferences.v1.GetLocalConfigResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalConfigResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetLocalConfigResponse.self, initializer: carillon__preferences__v1__get_local_config_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalConfigResponse>, _ arena: Arena) {
        arena.read(source.pointee.options, into: &self.options, "carillon.preferences.v1.GetLocalConfigResponse.options")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalConfigResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetLocalConfigResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetLocalConfigResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalConfigResponse.self)
        carillon__preferences__v1__get_local_config_response__init(target)
        target.pointee.options = arena.string(self.options, "carillon.preferences.v1.GetLocalConfigResponse.options")
        return target
    }
}

extension PreferencesV1.PutLocalConfigRequest {
    public static var fullName: String { "carillon.preferences.v1.PutLocalConfigRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalConfigRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PutLocalConfigRequest.self, initializer: carillon__preferences__v1__put_local_config_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalConfigRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.PutLocalConfigRequest.user_id")
        arena.read(source.pointee.options, into: &self.options, "carillon.preferences.v1.PutLocalConfigRequest.options")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalConfigRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PutLocalConfigRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PutLocalConfigRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalConfigRequest.self)
        carillon__preferences__v1__put_local_config_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.PutLocalConfigRequest.user_id")
        target.pointee.options = arena.string(self.options, "carillon.preferences.v1.PutLocalConfigRequest.options")
        return target
    }
}

extension PreferencesV1.PutLocalConfigResponse {
    public static var fullName: String { "carillon.preferences.v1.PutLocalConfigResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalConfigResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PutLocalConfigResponse.self, initializer: carillon__preferences__v1__put_local_config_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalConfigResponse>, _ arena: Arena) {
        arena.read(source.pointee.options, into: &self.options, "carillon.preferences.v1.PutLocalConfigResponse.options")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalConfigResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PutLocalConfigResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PutLocalConfigResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalConfigResponse.self)
        carillon__preferences__v1__put_local_config_response__init(target)
        target.pointee.options = arena.string(self.options, "carillon.preferences.v1.PutLocalConfigResponse.options")
        return target
    }
}

extension PreferencesV1.LocalAudience {
    public static var fullName: String { "carillon.preferences.v1.LocalAudience" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__LocalAudience.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__LocalAudience.self, initializer: carillon__preferences__v1__local_audience__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__LocalAudience>, _ arena: Arena) {
        self.wholeApp = (source.pointee.whole_app != 0)
        arena.read(source.pointee.role, into: &self.role, "carillon.preferences.v1.LocalAudience.role")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__LocalAudience>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__LocalAudience> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__LocalAudience>.size).assumingMemoryBound(to: Carillon__Preferences__V1__LocalAudience.self)
        carillon__preferences__v1__local_audience__init(target)
        target.pointee.whole_app = self.wholeApp ? 1 : 0
        target.pointee.role = arena.string(self.role, "carillon.preferences.v1.LocalAudience.role")
        return target
    }
}

extension PreferencesV1.PutLocalContentRequest {
    public static var fullName: String { "carillon.preferences.v1.PutLocalContentRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalContentRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PutLocalContentRequest.self, initializer: carillon__preferences__v1__put_local_content_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalContentRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.PutLocalContentRequest.user_id")
        if let inner = source.pointee.audience {
            self.audience = PreferencesV1.LocalAudience()
            self.audience?.read(inner, arena)
        }
        arena.read(source.pointee.locale, into: &self.locale, "carillon.preferences.v1.PutLocalContentRequest.locale")
        arena.read(source.pointee.headline, into: &self.headline, "carillon.preferences.v1.PutLocalContentRequest.headline")
        arena.read(source.pointee.summary, into: &self.summary, "carillon.preferences.v1.PutLocalContentRequest.summary")
        arena.read(source.pointee.data, into: &self.data, "carillon.preferences.v1.PutLocalContentRequest.data")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalContentRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PutLocalContentRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PutLocalContentRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalContentRequest.self)
        carillon__preferences__v1__put_local_content_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.PutLocalContentRequest.user_id")
        target.pointee.audience = self.audience?.makeCStruct(in: arena)
        target.pointee.locale = arena.string(self.locale, "carillon.preferences.v1.PutLocalContentRequest.locale")
        target.pointee.headline = arena.string(self.headline, "carillon.preferences.v1.PutLocalContentRequest.headline")
        target.pointee.summary = arena.string(self.summary, "carillon.preferences.v1.PutLocalContentRequest.summary")
        target.pointee.data = arena.string(self.data, "carillon.preferences.v1.PutLocalContentRequest.data")
        return target
    }
}

extension PreferencesV1.PutLocalContentResponse {
    public static var fullName: String { "carillon.preferences.v1.PutLocalContentResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalContentResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PutLocalContentResponse.self, initializer: carillon__preferences__v1__put_local_content_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalContentResponse>, _ arena: Arena) {
        arena.read(source.pointee.etag, into: &self.etag, "carillon.preferences.v1.PutLocalContentResponse.etag")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PutLocalContentResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PutLocalContentResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PutLocalContentResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PutLocalContentResponse.self)
        carillon__preferences__v1__put_local_content_response__init(target)
        target.pointee.etag = arena.string(self.etag, "carillon.preferences.v1.PutLocalContentResponse.etag")
        return target
    }
}

extension PreferencesV1.GetLocalContentRequest {
    public static var fullName: String { "carillon.preferences.v1.GetLocalContentRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalContentRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetLocalContentRequest.self, initializer: carillon__preferences__v1__get_local_content_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalContentRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.GetLocalContentRequest.user_id")
        if source.pointee.n_locales > 0 {
            self.locales = arena.strings(source.pointee.locales, source.pointee.n_locales, "carillon.preferences.v1.GetLocalContentRequest.locales")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalContentRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetLocalContentRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetLocalContentRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalContentRequest.self)
        carillon__preferences__v1__get_local_content_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.GetLocalContentRequest.user_id")
        if !self.locales.isEmpty {
            target.pointee.n_locales = self.locales.count
            target.pointee.locales = arena.strings(self.locales, "carillon.preferences.v1.GetLocalContentRequest.locales")
        }
        return target
    }
}

extension PreferencesV1.GetLocalContentResponse {
    public static var fullName: String { "carillon.preferences.v1.GetLocalContentResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalContentResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetLocalContentResponse.self, initializer: carillon__preferences__v1__get_local_content_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalContentResponse>, _ arena: Arena) {
        if let inner = source.pointee.content {
            self.content = PreferencesV1.LocalContent()
            self.content?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetLocalContentResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetLocalContentResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetLocalContentResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetLocalContentResponse.self)
        carillon__preferences__v1__get_local_content_response__init(target)
        target.pointee.content = self.content?.makeCStruct(in: arena)
        return target
    }
}

extension PreferencesV1.LocalContent {
    public static var fullName: String { "carillon.preferences.v1.LocalContent" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__LocalContent.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__LocalContent.self, initializer: carillon__preferences__v1__local_content__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__LocalContent>, _ arena: Arena) {
        arena.read(source.pointee.locale, into: &self.locale, "carillon.preferences.v1.LocalContent.locale")
        arena.read(source.pointee.headline, into: &self.headline, "carillon.preferences.v1.LocalContent.headline")
        arena.read(source.pointee.summary, into: &self.summary, "carillon.preferences.v1.LocalContent.summary")
        arena.read(source.pointee.data, into: &self.data, "carillon.preferences.v1.LocalContent.data")
        arena.read(source.pointee.etag, into: &self.etag, "carillon.preferences.v1.LocalContent.etag")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__LocalContent>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__LocalContent> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__LocalContent>.size).assumingMemoryBound(to: Carillon__Preferences__V1__LocalContent.self)
        carillon__preferences__v1__local_content__init(target)
        target.pointee.locale = arena.string(self.locale, "carillon.preferences.v1.LocalContent.locale")
        target.pointee.headline = arena.string(self.headline, "carillon.preferences.v1.LocalContent.headline")
        target.pointee.summary = arena.string(self.summary, "carillon.preferences.v1.LocalContent.summary")
        target.pointee.data = arena.string(self.data, "carillon.preferences.v1.LocalContent.data")
        target.pointee.etag = arena.string(self.etag, "carillon.preferences.v1.LocalContent.etag")
        return target
    }
}

extension PreferencesV1.PermissionState {
    public static var fullName: String { "carillon.preferences.v1.PermissionState" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PermissionState.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PermissionState.self, initializer: carillon__preferences__v1__permission_state__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionState>, _ arena: Arena) {
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.preferences.v1.PermissionState.device_id")
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
        self.changedFrom = PreferencesV1.PermissionPlace(rawValue: source.pointee.changed_from)
        self.changedAtMs = source.pointee.changed_at_ms
        if source.pointee.n_history > 0 {
            arena.beginList()
            self.history = [PreferencesV1.PermissionChange](unsafeUninitializedCapacity: source.pointee.n_history) { space, count in
                while count < source.pointee.n_history {
                    space.initializeElement(at: count, to: PreferencesV1.PermissionChange())
                    space[count].read(source.pointee.history[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionState>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PermissionState> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PermissionState>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PermissionState.self)
        carillon__preferences__v1__permission_state__init(target)
        target.pointee.device_id = arena.string(self.deviceId, "carillon.preferences.v1.PermissionState.device_id")
        target.pointee.permission_status = self.permissionStatus.rawValue
        target.pointee.changed_from = self.changedFrom.rawValue
        target.pointee.changed_at_ms = self.changedAtMs
        if !self.history.isEmpty {
            target.pointee.n_history = self.history.count
            let list = arena.pointers(self.history.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__PermissionChange>?.self)
            self.history.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.history = list
        }
        return target
    }
}

extension PreferencesV1.PermissionChange {
    public static var fullName: String { "carillon.preferences.v1.PermissionChange" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PermissionChange.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PermissionChange.self, initializer: carillon__preferences__v1__permission_change__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionChange>, _ arena: Arena) {
        self.oldStatus = CommonV1.PermissionStatus(rawValue: source.pointee.old_status)
        self.newStatus = CommonV1.PermissionStatus(rawValue: source.pointee.new_status)
        self.changedFrom = PreferencesV1.PermissionPlace(rawValue: source.pointee.changed_from)
        self.changedAtMs = source.pointee.changed_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionChange>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PermissionChange> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PermissionChange>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PermissionChange.self)
        carillon__preferences__v1__permission_change__init(target)
        target.pointee.old_status = self.oldStatus.rawValue
        target.pointee.new_status = self.newStatus.rawValue
        target.pointee.changed_from = self.changedFrom.rawValue
        target.pointee.changed_at_ms = self.changedAtMs
        return target
    }
}

extension PreferencesV1.ReportPermissionRequest {
    public static var fullName: String { "carillon.preferences.v1.ReportPermissionRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ReportPermissionRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ReportPermissionRequest.self, initializer: carillon__preferences__v1__report_permission_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPermissionRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.ReportPermissionRequest.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.preferences.v1.ReportPermissionRequest.device_id")
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
        self.changedFrom = PreferencesV1.PermissionPlace(rawValue: source.pointee.changed_from)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPermissionRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ReportPermissionRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ReportPermissionRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ReportPermissionRequest.self)
        carillon__preferences__v1__report_permission_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.ReportPermissionRequest.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.preferences.v1.ReportPermissionRequest.device_id")
        target.pointee.permission_status = self.permissionStatus.rawValue
        target.pointee.changed_from = self.changedFrom.rawValue
        return target
    }
}

extension PreferencesV1.ReportPermissionResponse {
    public static var fullName: String { "carillon.preferences.v1.ReportPermissionResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ReportPermissionResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ReportPermissionResponse.self, initializer: carillon__preferences__v1__report_permission_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPermissionResponse>, _ arena: Arena) {
        if let inner = source.pointee.state {
            self.state = PreferencesV1.PermissionState()
            self.state?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPermissionResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ReportPermissionResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ReportPermissionResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ReportPermissionResponse.self)
        carillon__preferences__v1__report_permission_response__init(target)
        target.pointee.state = self.state?.makeCStruct(in: arena)
        return target
    }
}

extension PreferencesV1.ListPermissionsRequest {
    public static var fullName: String { "carillon.preferences.v1.ListPermissionsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListPermissionsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListPermissionsRequest.self, initializer: carillon__preferences__v1__list_permissions_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListPermissionsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.ListPermissionsRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListPermissionsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListPermissionsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListPermissionsRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListPermissionsRequest.self)
        carillon__preferences__v1__list_permissions_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.ListPermissionsRequest.user_id")
        return target
    }
}

extension PreferencesV1.ListPermissionsResponse {
    public static var fullName: String { "carillon.preferences.v1.ListPermissionsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListPermissionsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListPermissionsResponse.self, initializer: carillon__preferences__v1__list_permissions_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListPermissionsResponse>, _ arena: Arena) {
        if source.pointee.n_states > 0 {
            arena.beginList()
            self.states = [PreferencesV1.PermissionState](unsafeUninitializedCapacity: source.pointee.n_states) { space, count in
                while count < source.pointee.n_states {
                    space.initializeElement(at: count, to: PreferencesV1.PermissionState())
                    space[count].read(source.pointee.states[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListPermissionsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListPermissionsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListPermissionsResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListPermissionsResponse.self)
        carillon__preferences__v1__list_permissions_response__init(target)
        if !self.states.isEmpty {
            target.pointee.n_states = self.states.count
            let list = arena.pointers(self.states.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__PermissionState>?.self)
            self.states.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.states = list
        }
        return target
    }
}

extension PreferencesV1.DecidePromptRequest {
    public static var fullName: String { "carillon.preferences.v1.DecidePromptRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__DecidePromptRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__DecidePromptRequest.self, initializer: carillon__preferences__v1__decide_prompt_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__DecidePromptRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.DecidePromptRequest.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.preferences.v1.DecidePromptRequest.device_id")
        self.context = PreferencesV1.PromptContext(rawValue: source.pointee.context)
        self.deviceType = CommonV1.DeviceType(rawValue: source.pointee.device_type)
        if source.pointee.n_locales > 0 {
            self.locales = arena.strings(source.pointee.locales, source.pointee.n_locales, "carillon.preferences.v1.DecidePromptRequest.locales")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__DecidePromptRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__DecidePromptRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__DecidePromptRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__DecidePromptRequest.self)
        carillon__preferences__v1__decide_prompt_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.DecidePromptRequest.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.preferences.v1.DecidePromptRequest.device_id")
        target.pointee.context = self.context.rawValue
        target.pointee.device_type = self.deviceType.rawValue
        if !self.locales.isEmpty {
            target.pointee.n_locales = self.locales.count
            target.pointee.locales = arena.strings(self.locales, "carillon.preferences.v1.DecidePromptRequest.locales")
        }
        return target
    }
}

extension PreferencesV1.DecidePromptResponse {
    public static var fullName: String { "carillon.preferences.v1.DecidePromptResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__DecidePromptResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__DecidePromptResponse.self, initializer: carillon__preferences__v1__decide_prompt_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__DecidePromptResponse>, _ arena: Arena) {
        self.show = (source.pointee.show != 0)
        self.kind = PreferencesV1.PromptKind(rawValue: source.pointee.kind)
        self.reason = PreferencesV1.PromptReason(rawValue: source.pointee.reason)
        if source.pointee.optional_next_eligible_at_ms_case == 4 { self.nextEligibleAtMs = source.pointee.next_eligible_at_ms }
        arena.read(source.pointee.content_key, into: &self.contentKey, "carillon.preferences.v1.DecidePromptResponse.content_key")
        if source.pointee.n_texts > 0, let entries = source.pointee.texts {
            var map = [String: String](minimumCapacity: source.pointee.n_texts)
            for index in 0..<source.pointee.n_texts {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.DecidePromptResponse.texts")] = arena.string(entry.pointee.value, "carillon.preferences.v1.DecidePromptResponse.texts")
            }
            self.texts = map
        }
        arena.read(source.pointee.locale, into: &self.locale, "carillon.preferences.v1.DecidePromptResponse.locale")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__DecidePromptResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__DecidePromptResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__DecidePromptResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__DecidePromptResponse.self)
        carillon__preferences__v1__decide_prompt_response__init(target)
        target.pointee.show = self.show ? 1 : 0
        target.pointee.kind = self.kind.rawValue
        target.pointee.reason = self.reason.rawValue
        if let value = self.nextEligibleAtMs {
            target.pointee.optional_next_eligible_at_ms_case = 4
            target.pointee.next_eligible_at_ms = value
        }
        target.pointee.content_key = arena.string(self.contentKey, "carillon.preferences.v1.DecidePromptResponse.content_key")
        if !self.texts.isEmpty {
            let entries = arena.pointers(self.texts.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__DecidePromptResponse__TextsEntry>?.self)
            var count = 0
            for (key, value) in self.texts {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__DecidePromptResponse__TextsEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__DecidePromptResponse__TextsEntry.self)
                carillon__preferences__v1__decide_prompt_response__texts_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.DecidePromptResponse.texts")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.DecidePromptResponse.texts")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_texts = count
            target.pointee.texts = entries
        }
        target.pointee.locale = arena.string(self.locale, "carillon.preferences.v1.DecidePromptResponse.locale")
        return target
    }
}

extension PreferencesV1.ReportPromptRequest {
    public static var fullName: String { "carillon.preferences.v1.ReportPromptRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ReportPromptRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ReportPromptRequest.self, initializer: carillon__preferences__v1__report_prompt_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPromptRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.ReportPromptRequest.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.preferences.v1.ReportPromptRequest.device_id")
        self.kind = PreferencesV1.PromptKind(rawValue: source.pointee.kind)
        self.outcome = PreferencesV1.PromptOutcome(rawValue: source.pointee.outcome)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPromptRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ReportPromptRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ReportPromptRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ReportPromptRequest.self)
        carillon__preferences__v1__report_prompt_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.ReportPromptRequest.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.preferences.v1.ReportPromptRequest.device_id")
        target.pointee.kind = self.kind.rawValue
        target.pointee.outcome = self.outcome.rawValue
        return target
    }
}

extension PreferencesV1.ReportPromptResponse {
    public static var fullName: String { "carillon.preferences.v1.ReportPromptResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ReportPromptResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ReportPromptResponse.self, initializer: carillon__preferences__v1__report_prompt_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPromptResponse>, _ arena: Arena) {
        if source.pointee.optional_next_eligible_at_ms_case == 1 { self.nextEligibleAtMs = source.pointee.next_eligible_at_ms }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ReportPromptResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ReportPromptResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ReportPromptResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ReportPromptResponse.self)
        carillon__preferences__v1__report_prompt_response__init(target)
        if let value = self.nextEligibleAtMs {
            target.pointee.optional_next_eligible_at_ms_case = 1
            target.pointee.next_eligible_at_ms = value
        }
        return target
    }
}

extension PreferencesV1.PermissionStatisticsRequest {
    public static var fullName: String { "carillon.preferences.v1.PermissionStatisticsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PermissionStatisticsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PermissionStatisticsRequest.self, initializer: carillon__preferences__v1__permission_statistics_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionStatisticsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        self.sinceMs = source.pointee.since_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionStatisticsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PermissionStatisticsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PermissionStatisticsRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PermissionStatisticsRequest.self)
        carillon__preferences__v1__permission_statistics_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.since_ms = self.sinceMs
        return target
    }
}

extension PreferencesV1.PermissionStatisticsResponse {
    public static var fullName: String { "carillon.preferences.v1.PermissionStatisticsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__PermissionStatisticsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__PermissionStatisticsResponse.self, initializer: carillon__preferences__v1__permission_statistics_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionStatisticsResponse>, _ arena: Arena) {
        self.prompted = source.pointee.prompted
        self.granted = source.pointee.granted
        if source.pointee.optional_grant_rate_case == 3 { self.grantRate = source.pointee.grant_rate }
        arena.read(source.pointee.target, into: &self.target, "carillon.preferences.v1.PermissionStatisticsResponse.target")
        if source.pointee.optional_met_case == 5 { self.met = (source.pointee.met != 0) }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__PermissionStatisticsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__PermissionStatisticsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__PermissionStatisticsResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__PermissionStatisticsResponse.self)
        carillon__preferences__v1__permission_statistics_response__init(target)
        target.pointee.prompted = self.prompted
        target.pointee.granted = self.granted
        if let value = self.grantRate {
            target.pointee.optional_grant_rate_case = 3
            target.pointee.grant_rate = value
        }
        target.pointee.target = arena.string(self.target, "carillon.preferences.v1.PermissionStatisticsResponse.target")
        if let value = self.met {
            target.pointee.optional_met_case = 5
            target.pointee.met = value ? 1 : 0
        }
        return target
    }
}

extension PreferencesV1.DevicePermission {
    public static var fullName: String { "carillon.preferences.v1.DevicePermission" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__DevicePermission.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__DevicePermission.self, initializer: carillon__preferences__v1__device_permission__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__DevicePermission>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.DevicePermission.user_id")
        arena.read(source.pointee.device_id, into: &self.deviceId, "carillon.preferences.v1.DevicePermission.device_id")
        self.permissionStatus = CommonV1.PermissionStatus(rawValue: source.pointee.permission_status)
        self.changedAtMs = source.pointee.changed_at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__DevicePermission>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__DevicePermission> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__DevicePermission>.size).assumingMemoryBound(to: Carillon__Preferences__V1__DevicePermission.self)
        carillon__preferences__v1__device_permission__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.DevicePermission.user_id")
        target.pointee.device_id = arena.string(self.deviceId, "carillon.preferences.v1.DevicePermission.device_id")
        target.pointee.permission_status = self.permissionStatus.rawValue
        target.pointee.changed_at_ms = self.changedAtMs
        return target
    }
}

extension PreferencesV1.TakePermissionsRequest {
    public static var fullName: String { "carillon.preferences.v1.TakePermissionsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__TakePermissionsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__TakePermissionsRequest.self, initializer: carillon__preferences__v1__take_permissions_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__TakePermissionsRequest>, _ arena: Arena) {
        if source.pointee.n_permissions > 0 {
            arena.beginList()
            self.permissions = [PreferencesV1.DevicePermission](unsafeUninitializedCapacity: source.pointee.n_permissions) { space, count in
                while count < source.pointee.n_permissions {
                    space.initializeElement(at: count, to: PreferencesV1.DevicePermission())
                    space[count].read(source.pointee.permissions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__TakePermissionsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__TakePermissionsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__TakePermissionsRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__TakePermissionsRequest.self)
        carillon__preferences__v1__take_permissions_request__init(target)
        if !self.permissions.isEmpty {
            target.pointee.n_permissions = self.permissions.count
            let list = arena.pointers(self.permissions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__DevicePermission>?.self)
            self.permissions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.permissions = list
        }
        return target
    }
}

extension PreferencesV1.TakePermissionsResponse {
    public static var fullName: String { "carillon.preferences.v1.TakePermissionsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__TakePermissionsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__TakePermissionsResponse.self, initializer: carillon__preferences__v1__take_permissions_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__TakePermissionsResponse>, _ arena: Arena) {
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
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__TakePermissionsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__TakePermissionsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__TakePermissionsResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__TakePermissionsResponse.self)
        carillon__preferences__v1__take_permissions_response__init(target)
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

extension PreferencesV1.TypeSwitch {
    public static var fullName: String { "carillon.preferences.v1.TypeSwitch" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__TypeSwitch.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__TypeSwitch.self, initializer: carillon__preferences__v1__type_switch__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__TypeSwitch>, _ arena: Arena) {
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.preferences.v1.TypeSwitch.type_id")
        if source.pointee.optional_push_case == 2 { self.push = (source.pointee.push != 0) }
        if source.pointee.optional_email_case == 3 { self.email = (source.pointee.email != 0) }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__TypeSwitch>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__TypeSwitch> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__TypeSwitch>.size).assumingMemoryBound(to: Carillon__Preferences__V1__TypeSwitch.self)
        carillon__preferences__v1__type_switch__init(target)
        target.pointee.type_id = arena.string(self.typeId, "carillon.preferences.v1.TypeSwitch.type_id")
        if let value = self.push {
            target.pointee.optional_push_case = 2
            target.pointee.push = value ? 1 : 0
        }
        if let value = self.email {
            target.pointee.optional_email_case = 3
            target.pointee.email = value ? 1 : 0
        }
        return target
    }
}

extension PreferencesV1.CategorySwitch {
    public static var fullName: String { "carillon.preferences.v1.CategorySwitch" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__CategorySwitch.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__CategorySwitch.self, initializer: carillon__preferences__v1__category_switch__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__CategorySwitch>, _ arena: Arena) {
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.preferences.v1.CategorySwitch.category_id")
        self.enabled = (source.pointee.enabled != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__CategorySwitch>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__CategorySwitch> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__CategorySwitch>.size).assumingMemoryBound(to: Carillon__Preferences__V1__CategorySwitch.self)
        carillon__preferences__v1__category_switch__init(target)
        target.pointee.category_id = arena.string(self.categoryId, "carillon.preferences.v1.CategorySwitch.category_id")
        target.pointee.enabled = self.enabled ? 1 : 0
        return target
    }
}

extension PreferencesV1.QuietHours {
    public static var fullName: String { "carillon.preferences.v1.QuietHours" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__QuietHours.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__QuietHours.self, initializer: carillon__preferences__v1__quiet_hours__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__QuietHours>, _ arena: Arena) {
        self.enabled = (source.pointee.enabled != 0)
        arena.read(source.pointee.start, into: &self.start, "carillon.preferences.v1.QuietHours.start")
        arena.read(source.pointee.end, into: &self.end, "carillon.preferences.v1.QuietHours.end")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.preferences.v1.QuietHours.timezone")
        if source.pointee.n_days_of_week > 0 {
            self.daysOfWeek = Array(UnsafeBufferPointer(start: source.pointee.days_of_week, count: source.pointee.n_days_of_week))
        }
        self.allowCritical = (source.pointee.allow_critical != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__QuietHours>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__QuietHours> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__QuietHours>.size).assumingMemoryBound(to: Carillon__Preferences__V1__QuietHours.self)
        carillon__preferences__v1__quiet_hours__init(target)
        target.pointee.enabled = self.enabled ? 1 : 0
        target.pointee.start = arena.string(self.start, "carillon.preferences.v1.QuietHours.start")
        target.pointee.end = arena.string(self.end, "carillon.preferences.v1.QuietHours.end")
        target.pointee.timezone = arena.string(self.timezone, "carillon.preferences.v1.QuietHours.timezone")
        if !self.daysOfWeek.isEmpty {
            target.pointee.n_days_of_week = self.daysOfWeek.count
            let copy = self.daysOfWeek.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.days_of_week = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.allow_critical = self.allowCritical ? 1 : 0
        return target
    }
}

extension PreferencesV1.VibrationPattern {
    public static var fullName: String { "carillon.preferences.v1.VibrationPattern" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__VibrationPattern.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__VibrationPattern.self, initializer: carillon__preferences__v1__vibration_pattern__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__VibrationPattern>, _ arena: Arena) {
        arena.read(source.pointee.category_id, into: &self.categoryId, "carillon.preferences.v1.VibrationPattern.category_id")
        if source.pointee.n_milliseconds > 0 {
            self.milliseconds = Array(UnsafeBufferPointer(start: source.pointee.milliseconds, count: source.pointee.n_milliseconds))
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__VibrationPattern>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__VibrationPattern> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__VibrationPattern>.size).assumingMemoryBound(to: Carillon__Preferences__V1__VibrationPattern.self)
        carillon__preferences__v1__vibration_pattern__init(target)
        target.pointee.category_id = arena.string(self.categoryId, "carillon.preferences.v1.VibrationPattern.category_id")
        if !self.milliseconds.isEmpty {
            target.pointee.n_milliseconds = self.milliseconds.count
            let copy = self.milliseconds.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.milliseconds = copy.assumingMemoryBound(to: Int32.self)
        }
        return target
    }
}

extension PreferencesV1.QuietState {
    public static var fullName: String { "carillon.preferences.v1.QuietState" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__QuietState.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__QuietState.self, initializer: carillon__preferences__v1__quiet_state__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__QuietState>, _ arena: Arena) {
        self.active = (source.pointee.active != 0)
        if source.pointee.optional_ends_at_ms_case == 2 { self.endsAtMs = source.pointee.ends_at_ms }
        if source.pointee.optional_next_change_at_ms_case == 3 { self.nextChangeAtMs = source.pointee.next_change_at_ms }
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.preferences.v1.QuietState.timezone")
        self.timezoneSource = PreferencesV1.TimezoneSource(rawValue: source.pointee.timezone_source)
        if source.pointee.n_unknown_timezones > 0 {
            self.unknownTimezones = arena.strings(source.pointee.unknown_timezones, source.pointee.n_unknown_timezones, "carillon.preferences.v1.QuietState.unknown_timezones")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__QuietState>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__QuietState> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__QuietState>.size).assumingMemoryBound(to: Carillon__Preferences__V1__QuietState.self)
        carillon__preferences__v1__quiet_state__init(target)
        target.pointee.active = self.active ? 1 : 0
        if let value = self.endsAtMs {
            target.pointee.optional_ends_at_ms_case = 2
            target.pointee.ends_at_ms = value
        }
        if let value = self.nextChangeAtMs {
            target.pointee.optional_next_change_at_ms_case = 3
            target.pointee.next_change_at_ms = value
        }
        target.pointee.timezone = arena.string(self.timezone, "carillon.preferences.v1.QuietState.timezone")
        target.pointee.timezone_source = self.timezoneSource.rawValue
        if !self.unknownTimezones.isEmpty {
            target.pointee.n_unknown_timezones = self.unknownTimezones.count
            target.pointee.unknown_timezones = arena.strings(self.unknownTimezones, "carillon.preferences.v1.QuietState.unknown_timezones")
        }
        return target
    }
}

extension PreferencesV1.ChannelSetting {
    public static var fullName: String { "carillon.preferences.v1.ChannelSetting" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ChannelSetting.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ChannelSetting.self, initializer: carillon__preferences__v1__channel_setting__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ChannelSetting>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.preferences.v1.ChannelSetting.channel_id")
        self.muted = (source.pointee.muted != 0)
        if source.pointee.optional_muted_until_ms_case == 3 { self.mutedUntilMs = source.pointee.muted_until_ms }
        self.notifyAll = (source.pointee.notify_all != 0)
        self.starred = (source.pointee.starred != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ChannelSetting>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ChannelSetting> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ChannelSetting>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ChannelSetting.self)
        carillon__preferences__v1__channel_setting__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.preferences.v1.ChannelSetting.channel_id")
        target.pointee.muted = self.muted ? 1 : 0
        if let value = self.mutedUntilMs {
            target.pointee.optional_muted_until_ms_case = 3
            target.pointee.muted_until_ms = value
        }
        target.pointee.notify_all = self.notifyAll ? 1 : 0
        target.pointee.starred = self.starred ? 1 : 0
        return target
    }
}

extension PreferencesV1.Document {
    public static var fullName: String { "carillon.preferences.v1.Document" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__Document.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__Document.self, initializer: carillon__preferences__v1__document__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__Document>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.Document.user_id")
        self.pushEnabled = (source.pointee.push_enabled != 0)
        self.emailEnabled = (source.pointee.email_enabled != 0)
        if source.pointee.n_notifications > 0 {
            arena.beginList()
            self.notifications = [PreferencesV1.TypeSwitch](unsafeUninitializedCapacity: source.pointee.n_notifications) { space, count in
                while count < source.pointee.n_notifications {
                    space.initializeElement(at: count, to: PreferencesV1.TypeSwitch())
                    space[count].read(source.pointee.notifications[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_categories > 0 {
            arena.beginList()
            self.categories = [PreferencesV1.CategorySwitch](unsafeUninitializedCapacity: source.pointee.n_categories) { space, count in
                while count < source.pointee.n_categories {
                    space.initializeElement(at: count, to: PreferencesV1.CategorySwitch())
                    space[count].read(source.pointee.categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.quiet_hours {
            self.quietHours = PreferencesV1.QuietHours()
            self.quietHours?.read(inner, arena)
        }
        if source.pointee.n_channel_settings > 0 {
            arena.beginList()
            self.channelSettings = [PreferencesV1.ChannelSetting](unsafeUninitializedCapacity: source.pointee.n_channel_settings) { space, count in
                while count < source.pointee.n_channel_settings {
                    space.initializeElement(at: count, to: PreferencesV1.ChannelSetting())
                    space[count].read(source.pointee.channel_settings[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_sound > 0, let entries = source.pointee.sound {
            var map = [String: String](minimumCapacity: source.pointee.n_sound)
            for index in 0..<source.pointee.n_sound {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.Document.sound")] = arena.string(entry.pointee.value, "carillon.preferences.v1.Document.sound")
            }
            self.sound = map
        }
        self.deviceScope = CommonV1.DeviceScope(rawValue: source.pointee.device_scope)
        self.promotionalOptIn = (source.pointee.promotional_opt_in != 0)
        if source.pointee.optional_language_case == 12 { self.language = arena.string(source.pointee.language, "carillon.preferences.v1.Document.language") }
        if source.pointee.optional_opted_out_at_ms_case == 13 { self.optedOutAtMs = source.pointee.opted_out_at_ms }
        self.version = source.pointee.version
        self.updatedAtMs = source.pointee.updated_at_ms
        if source.pointee.n_device_scope_choices > 0 {
            self.deviceScopeChoices = [CommonV1.DeviceScope](unsafeUninitializedCapacity: source.pointee.n_device_scope_choices) { space, count in
                while count < source.pointee.n_device_scope_choices {
                    space.initializeElement(at: count, to: CommonV1.DeviceScope(rawValue: source.pointee.device_scope_choices[count]))
                    count += 1
                }
            }
        }
        if source.pointee.n_digest_time > 0, let entries = source.pointee.digest_time {
            var map = [String: String](minimumCapacity: source.pointee.n_digest_time)
            for index in 0..<source.pointee.n_digest_time {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.Document.digest_time")] = arena.string(entry.pointee.value, "carillon.preferences.v1.Document.digest_time")
            }
            self.digestTime = map
        }
        arena.read(source.pointee.digest_default_time, into: &self.digestDefaultTime, "carillon.preferences.v1.Document.digest_default_time")
        if source.pointee.n_vibration > 0 {
            arena.beginList()
            self.vibration = [PreferencesV1.VibrationPattern](unsafeUninitializedCapacity: source.pointee.n_vibration) { space, count in
                while count < source.pointee.n_vibration {
                    space.initializeElement(at: count, to: PreferencesV1.VibrationPattern())
                    space[count].read(source.pointee.vibration[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.reduceMotion = (source.pointee.reduce_motion != 0)
        if source.pointee.n_opt_out_history_ms > 0 {
            self.optOutHistoryMs = Array(UnsafeBufferPointer(start: source.pointee.opt_out_history_ms, count: source.pointee.n_opt_out_history_ms))
        }
        if source.pointee.optional_managed_by_case == 22 { self.managedBy = arena.string(source.pointee.managed_by, "carillon.preferences.v1.Document.managed_by") }
        self.defaultSource = PreferencesV1.DefaultSource(rawValue: source.pointee.default_source)
        if let inner = source.pointee.quiet_state {
            self.quietState = PreferencesV1.QuietState()
            self.quietState?.read(inner, arena)
        }
        self.guardianConsent = PreferencesV1.GuardianConsent(rawValue: source.pointee.guardian_consent)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__Document>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__Document> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__Document>.size).assumingMemoryBound(to: Carillon__Preferences__V1__Document.self)
        carillon__preferences__v1__document__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.Document.user_id")
        target.pointee.push_enabled = self.pushEnabled ? 1 : 0
        target.pointee.email_enabled = self.emailEnabled ? 1 : 0
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            let list = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__TypeSwitch>?.self)
            self.notifications.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.notifications = list
        }
        if !self.categories.isEmpty {
            target.pointee.n_categories = self.categories.count
            let list = arena.pointers(self.categories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__CategorySwitch>?.self)
            self.categories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.categories = list
        }
        target.pointee.quiet_hours = self.quietHours?.makeCStruct(in: arena)
        if !self.channelSettings.isEmpty {
            target.pointee.n_channel_settings = self.channelSettings.count
            let list = arena.pointers(self.channelSettings.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__ChannelSetting>?.self)
            self.channelSettings.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channel_settings = list
        }
        if !self.sound.isEmpty {
            let entries = arena.pointers(self.sound.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__Document__SoundEntry>?.self)
            var count = 0
            for (key, value) in self.sound {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__Document__SoundEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__Document__SoundEntry.self)
                carillon__preferences__v1__document__sound_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.Document.sound")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.Document.sound")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_sound = count
            target.pointee.sound = entries
        }
        target.pointee.device_scope = self.deviceScope.rawValue
        target.pointee.promotional_opt_in = self.promotionalOptIn ? 1 : 0
        if let value = self.language {
            target.pointee.optional_language_case = 12
            target.pointee.language = arena.presentString(value, "carillon.preferences.v1.Document.language")
        }
        if let value = self.optedOutAtMs {
            target.pointee.optional_opted_out_at_ms_case = 13
            target.pointee.opted_out_at_ms = value
        }
        target.pointee.version = self.version
        target.pointee.updated_at_ms = self.updatedAtMs
        if !self.deviceScopeChoices.isEmpty {
            target.pointee.n_device_scope_choices = self.deviceScopeChoices.count
            let copy = self.deviceScopeChoices.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.device_scope_choices = copy.assumingMemoryBound(to: Int32.self)
        }
        if !self.digestTime.isEmpty {
            let entries = arena.pointers(self.digestTime.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__Document__DigestTimeEntry>?.self)
            var count = 0
            for (key, value) in self.digestTime {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__Document__DigestTimeEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__Document__DigestTimeEntry.self)
                carillon__preferences__v1__document__digest_time_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.Document.digest_time")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.Document.digest_time")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_digest_time = count
            target.pointee.digest_time = entries
        }
        target.pointee.digest_default_time = arena.string(self.digestDefaultTime, "carillon.preferences.v1.Document.digest_default_time")
        if !self.vibration.isEmpty {
            target.pointee.n_vibration = self.vibration.count
            let list = arena.pointers(self.vibration.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__VibrationPattern>?.self)
            self.vibration.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.vibration = list
        }
        target.pointee.reduce_motion = self.reduceMotion ? 1 : 0
        if !self.optOutHistoryMs.isEmpty {
            target.pointee.n_opt_out_history_ms = self.optOutHistoryMs.count
            let copy = self.optOutHistoryMs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.opt_out_history_ms = copy.assumingMemoryBound(to: Int64.self)
        }
        if let value = self.managedBy {
            target.pointee.optional_managed_by_case = 22
            target.pointee.managed_by = arena.presentString(value, "carillon.preferences.v1.Document.managed_by")
        }
        target.pointee.default_source = self.defaultSource.rawValue
        target.pointee.quiet_state = self.quietState?.makeCStruct(in: arena)
        target.pointee.guardian_consent = self.guardianConsent.rawValue
        return target
    }
}

extension PreferencesV1.GetPreferencesRequest {
    public static var fullName: String { "carillon.preferences.v1.GetPreferencesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetPreferencesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetPreferencesRequest.self, initializer: carillon__preferences__v1__get_preferences_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetPreferencesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.GetPreferencesRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetPreferencesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetPreferencesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetPreferencesRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetPreferencesRequest.self)
        carillon__preferences__v1__get_preferences_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.GetPreferencesRequest.user_id")
        return target
    }
}

extension PreferencesV1.GetPreferencesResponse {
    public static var fullName: String { "carillon.preferences.v1.GetPreferencesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__GetPreferencesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__GetPreferencesResponse.self, initializer: carillon__preferences__v1__get_preferences_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetPreferencesResponse>, _ arena: Arena) {
        if let inner = source.pointee.document {
            self.document = PreferencesV1.Document()
            self.document?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__GetPreferencesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__GetPreferencesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__GetPreferencesResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__GetPreferencesResponse.self)
        carillon__preferences__v1__get_preferences_response__init(target)
        target.pointee.document = self.document?.makeCStruct(in: arena)
        return target
    }
}

extension PreferencesV1.UpdatePreferencesRequest {
    public static var fullName: String { "carillon.preferences.v1.UpdatePreferencesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__UpdatePreferencesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__UpdatePreferencesRequest.self, initializer: carillon__preferences__v1__update_preferences_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdatePreferencesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.UpdatePreferencesRequest.user_id")
        if source.pointee.optional_push_enabled_case == 3 { self.pushEnabled = (source.pointee.push_enabled != 0) }
        if source.pointee.optional_email_enabled_case == 4 { self.emailEnabled = (source.pointee.email_enabled != 0) }
        if source.pointee.n_notifications > 0 {
            arena.beginList()
            self.notifications = [PreferencesV1.TypeSwitch](unsafeUninitializedCapacity: source.pointee.n_notifications) { space, count in
                while count < source.pointee.n_notifications {
                    space.initializeElement(at: count, to: PreferencesV1.TypeSwitch())
                    space[count].read(source.pointee.notifications[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_categories > 0 {
            arena.beginList()
            self.categories = [PreferencesV1.CategorySwitch](unsafeUninitializedCapacity: source.pointee.n_categories) { space, count in
                while count < source.pointee.n_categories {
                    space.initializeElement(at: count, to: PreferencesV1.CategorySwitch())
                    space[count].read(source.pointee.categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.quiet_hours {
            self.quietHours = PreferencesV1.QuietHoursUpdate()
            self.quietHours?.read(inner, arena)
        }
        if source.pointee.optional_promotional_opt_in_case == 8 { self.promotionalOptIn = (source.pointee.promotional_opt_in != 0) }
        if source.pointee.optional_language_case == 9 { self.language = arena.string(source.pointee.language, "carillon.preferences.v1.UpdatePreferencesRequest.language") }
        if source.pointee.n_sound > 0, let entries = source.pointee.sound {
            var map = [String: String](minimumCapacity: source.pointee.n_sound)
            for index in 0..<source.pointee.n_sound {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.UpdatePreferencesRequest.sound")] = arena.string(entry.pointee.value, "carillon.preferences.v1.UpdatePreferencesRequest.sound")
            }
            self.sound = map
        }
        if source.pointee.optional_if_version_case == 11 { self.ifVersion = source.pointee.if_version }
        if source.pointee.optional_device_scope_case == 12 { self.deviceScope = CommonV1.DeviceScope(rawValue: source.pointee.device_scope) }
        if source.pointee.n_digest_time > 0, let entries = source.pointee.digest_time {
            var map = [String: String](minimumCapacity: source.pointee.n_digest_time)
            for index in 0..<source.pointee.n_digest_time {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.UpdatePreferencesRequest.digest_time")] = arena.string(entry.pointee.value, "carillon.preferences.v1.UpdatePreferencesRequest.digest_time")
            }
            self.digestTime = map
        }
        if source.pointee.n_vibration > 0 {
            arena.beginList()
            self.vibration = [PreferencesV1.VibrationPattern](unsafeUninitializedCapacity: source.pointee.n_vibration) { space, count in
                while count < source.pointee.n_vibration {
                    space.initializeElement(at: count, to: PreferencesV1.VibrationPattern())
                    space[count].read(source.pointee.vibration[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.optional_reduce_motion_case == 15 { self.reduceMotion = (source.pointee.reduce_motion != 0) }
        if source.pointee.n_reset > 0 {
            self.reset = arena.strings(source.pointee.reset, source.pointee.n_reset, "carillon.preferences.v1.UpdatePreferencesRequest.reset")
        }
        self.changedFrom = PreferencesV1.ChoicePlace(rawValue: source.pointee.changed_from)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdatePreferencesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__UpdatePreferencesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UpdatePreferencesRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UpdatePreferencesRequest.self)
        carillon__preferences__v1__update_preferences_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.UpdatePreferencesRequest.user_id")
        if let value = self.pushEnabled {
            target.pointee.optional_push_enabled_case = 3
            target.pointee.push_enabled = value ? 1 : 0
        }
        if let value = self.emailEnabled {
            target.pointee.optional_email_enabled_case = 4
            target.pointee.email_enabled = value ? 1 : 0
        }
        if !self.notifications.isEmpty {
            target.pointee.n_notifications = self.notifications.count
            let list = arena.pointers(self.notifications.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__TypeSwitch>?.self)
            self.notifications.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.notifications = list
        }
        if !self.categories.isEmpty {
            target.pointee.n_categories = self.categories.count
            let list = arena.pointers(self.categories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__CategorySwitch>?.self)
            self.categories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.categories = list
        }
        target.pointee.quiet_hours = self.quietHours?.makeCStruct(in: arena)
        if let value = self.promotionalOptIn {
            target.pointee.optional_promotional_opt_in_case = 8
            target.pointee.promotional_opt_in = value ? 1 : 0
        }
        if let value = self.language {
            target.pointee.optional_language_case = 9
            target.pointee.language = arena.presentString(value, "carillon.preferences.v1.UpdatePreferencesRequest.language")
        }
        if !self.sound.isEmpty {
            let entries = arena.pointers(self.sound.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry>?.self)
            var count = 0
            for (key, value) in self.sound {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UpdatePreferencesRequest__SoundEntry.self)
                carillon__preferences__v1__update_preferences_request__sound_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.UpdatePreferencesRequest.sound")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.UpdatePreferencesRequest.sound")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_sound = count
            target.pointee.sound = entries
        }
        if let value = self.ifVersion {
            target.pointee.optional_if_version_case = 11
            target.pointee.if_version = value
        }
        if let value = self.deviceScope {
            target.pointee.optional_device_scope_case = 12
            target.pointee.device_scope = value.rawValue
        }
        if !self.digestTime.isEmpty {
            let entries = arena.pointers(self.digestTime.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry>?.self)
            var count = 0
            for (key, value) in self.digestTime {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UpdatePreferencesRequest__DigestTimeEntry.self)
                carillon__preferences__v1__update_preferences_request__digest_time_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.UpdatePreferencesRequest.digest_time")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.UpdatePreferencesRequest.digest_time")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_digest_time = count
            target.pointee.digest_time = entries
        }
        if !self.vibration.isEmpty {
            target.pointee.n_vibration = self.vibration.count
            let list = arena.pointers(self.vibration.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__VibrationPattern>?.self)
            self.vibration.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.vibration = list
        }
        if let value = self.reduceMotion {
            target.pointee.optional_reduce_motion_case = 15
            target.pointee.reduce_motion = value ? 1 : 0
        }
        if !self.reset.isEmpty {
            target.pointee.n_reset = self.reset.count
            target.pointee.reset = arena.strings(self.reset, "carillon.preferences.v1.UpdatePreferencesRequest.reset")
        }
        target.pointee.changed_from = self.changedFrom.rawValue
        return target
    }
}

extension PreferencesV1.QuietHoursUpdate {
    public static var fullName: String { "carillon.preferences.v1.QuietHoursUpdate" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__QuietHoursUpdate.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__QuietHoursUpdate.self, initializer: carillon__preferences__v1__quiet_hours_update__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__QuietHoursUpdate>, _ arena: Arena) {
        if source.pointee.optional_enabled_case == 1 { self.enabled = (source.pointee.enabled != 0) }
        if source.pointee.optional_start_case == 2 { self.start = arena.string(source.pointee.start, "carillon.preferences.v1.QuietHoursUpdate.start") }
        if source.pointee.optional_end_case == 3 { self.end = arena.string(source.pointee.end, "carillon.preferences.v1.QuietHoursUpdate.end") }
        if source.pointee.optional_timezone_case == 4 { self.timezone = arena.string(source.pointee.timezone, "carillon.preferences.v1.QuietHoursUpdate.timezone") }
        if source.pointee.optional_days_case == 5 { self.days = PreferencesV1.Weekdays.read(source.pointee.days, arena) }
        if source.pointee.optional_allow_critical_case == 6 { self.allowCritical = (source.pointee.allow_critical != 0) }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__QuietHoursUpdate>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__QuietHoursUpdate> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__QuietHoursUpdate>.size).assumingMemoryBound(to: Carillon__Preferences__V1__QuietHoursUpdate.self)
        carillon__preferences__v1__quiet_hours_update__init(target)
        if let value = self.enabled {
            target.pointee.optional_enabled_case = 1
            target.pointee.enabled = value ? 1 : 0
        }
        if let value = self.start {
            target.pointee.optional_start_case = 2
            target.pointee.start = arena.presentString(value, "carillon.preferences.v1.QuietHoursUpdate.start")
        }
        if let value = self.end {
            target.pointee.optional_end_case = 3
            target.pointee.end = arena.presentString(value, "carillon.preferences.v1.QuietHoursUpdate.end")
        }
        if let value = self.timezone {
            target.pointee.optional_timezone_case = 4
            target.pointee.timezone = arena.presentString(value, "carillon.preferences.v1.QuietHoursUpdate.timezone")
        }
        if let value = self.days {
            target.pointee.optional_days_case = 5
            target.pointee.days = value.makeCStruct(in: arena)
        }
        if let value = self.allowCritical {
            target.pointee.optional_allow_critical_case = 6
            target.pointee.allow_critical = value ? 1 : 0
        }
        return target
    }
}

extension PreferencesV1.Weekdays {
    public static var fullName: String { "carillon.preferences.v1.Weekdays" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__Weekdays.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__Weekdays.self, initializer: carillon__preferences__v1__weekdays__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__Weekdays>, _ arena: Arena) {
        if source.pointee.n_days_of_week > 0 {
            self.daysOfWeek = Array(UnsafeBufferPointer(start: source.pointee.days_of_week, count: source.pointee.n_days_of_week))
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__Weekdays>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__Weekdays> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__Weekdays>.size).assumingMemoryBound(to: Carillon__Preferences__V1__Weekdays.self)
        carillon__preferences__v1__weekdays__init(target)
        if !self.daysOfWeek.isEmpty {
            target.pointee.n_days_of_week = self.daysOfWeek.count
            let copy = self.daysOfWeek.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.days_of_week = copy.assumingMemoryBound(to: Int32.self)
        }
        return target
    }
}

extension PreferencesV1.UpdatePreferencesResponse {
    public static var fullName: String { "carillon.preferences.v1.UpdatePreferencesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__UpdatePreferencesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__UpdatePreferencesResponse.self, initializer: carillon__preferences__v1__update_preferences_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdatePreferencesResponse>, _ arena: Arena) {
        if let inner = source.pointee.document {
            self.document = PreferencesV1.Document()
            self.document?.read(inner, arena)
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdatePreferencesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__UpdatePreferencesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UpdatePreferencesResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UpdatePreferencesResponse.self)
        carillon__preferences__v1__update_preferences_response__init(target)
        target.pointee.document = self.document?.makeCStruct(in: arena)
        return target
    }
}

extension PreferencesV1.MuteChannelRequest {
    public static var fullName: String { "carillon.preferences.v1.MuteChannelRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__MuteChannelRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__MuteChannelRequest.self, initializer: carillon__preferences__v1__mute_channel_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__MuteChannelRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.MuteChannelRequest.user_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.preferences.v1.MuteChannelRequest.channel_id")
        self.muted = (source.pointee.muted != 0)
        arena.read(source.pointee.duration, into: &self.duration, "carillon.preferences.v1.MuteChannelRequest.duration")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__MuteChannelRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__MuteChannelRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__MuteChannelRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__MuteChannelRequest.self)
        carillon__preferences__v1__mute_channel_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.MuteChannelRequest.user_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.preferences.v1.MuteChannelRequest.channel_id")
        target.pointee.muted = self.muted ? 1 : 0
        target.pointee.duration = arena.string(self.duration, "carillon.preferences.v1.MuteChannelRequest.duration")
        return target
    }
}

extension PreferencesV1.MuteChannelResponse {
    public static var fullName: String { "carillon.preferences.v1.MuteChannelResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__MuteChannelResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__MuteChannelResponse.self, initializer: carillon__preferences__v1__mute_channel_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__MuteChannelResponse>, _ arena: Arena) {
        if let inner = source.pointee.setting {
            self.setting = PreferencesV1.ChannelSetting()
            self.setting?.read(inner, arena)
        }
        self.version = source.pointee.version
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__MuteChannelResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__MuteChannelResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__MuteChannelResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__MuteChannelResponse.self)
        carillon__preferences__v1__mute_channel_response__init(target)
        target.pointee.setting = self.setting?.makeCStruct(in: arena)
        target.pointee.version = self.version
        return target
    }
}

extension PreferencesV1.UpdateChannelSettingsRequest {
    public static var fullName: String { "carillon.preferences.v1.UpdateChannelSettingsRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__UpdateChannelSettingsRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__UpdateChannelSettingsRequest.self, initializer: carillon__preferences__v1__update_channel_settings_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdateChannelSettingsRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.UpdateChannelSettingsRequest.user_id")
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.preferences.v1.UpdateChannelSettingsRequest.channel_id")
        if source.pointee.optional_notify_all_case == 4 { self.notifyAll = (source.pointee.notify_all != 0) }
        if source.pointee.optional_starred_case == 5 { self.starred = (source.pointee.starred != 0) }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdateChannelSettingsRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__UpdateChannelSettingsRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UpdateChannelSettingsRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UpdateChannelSettingsRequest.self)
        carillon__preferences__v1__update_channel_settings_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.UpdateChannelSettingsRequest.user_id")
        target.pointee.channel_id = arena.string(self.channelId, "carillon.preferences.v1.UpdateChannelSettingsRequest.channel_id")
        if let value = self.notifyAll {
            target.pointee.optional_notify_all_case = 4
            target.pointee.notify_all = value ? 1 : 0
        }
        if let value = self.starred {
            target.pointee.optional_starred_case = 5
            target.pointee.starred = value ? 1 : 0
        }
        return target
    }
}

extension PreferencesV1.UpdateChannelSettingsResponse {
    public static var fullName: String { "carillon.preferences.v1.UpdateChannelSettingsResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__UpdateChannelSettingsResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__UpdateChannelSettingsResponse.self, initializer: carillon__preferences__v1__update_channel_settings_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdateChannelSettingsResponse>, _ arena: Arena) {
        if let inner = source.pointee.setting {
            self.setting = PreferencesV1.ChannelSetting()
            self.setting?.read(inner, arena)
        }
        self.version = source.pointee.version
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__UpdateChannelSettingsResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__UpdateChannelSettingsResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UpdateChannelSettingsResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UpdateChannelSettingsResponse.self)
        carillon__preferences__v1__update_channel_settings_response__init(target)
        target.pointee.setting = self.setting?.makeCStruct(in: arena)
        target.pointee.version = self.version
        return target
    }
}

extension PreferencesV1.ListChannelFollowersRequest {
    public static var fullName: String { "carillon.preferences.v1.ListChannelFollowersRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListChannelFollowersRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListChannelFollowersRequest.self, initializer: carillon__preferences__v1__list_channel_followers_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListChannelFollowersRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_channel_ids > 0 {
            self.channelIds = arena.strings(source.pointee.channel_ids, source.pointee.n_channel_ids, "carillon.preferences.v1.ListChannelFollowersRequest.channel_ids")
        }
        self.usersLimit = source.pointee.users_limit
        arena.read(source.pointee.users_after, into: &self.usersAfter, "carillon.preferences.v1.ListChannelFollowersRequest.users_after")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListChannelFollowersRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListChannelFollowersRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListChannelFollowersRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListChannelFollowersRequest.self)
        carillon__preferences__v1__list_channel_followers_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.channelIds.isEmpty {
            target.pointee.n_channel_ids = self.channelIds.count
            target.pointee.channel_ids = arena.strings(self.channelIds, "carillon.preferences.v1.ListChannelFollowersRequest.channel_ids")
        }
        target.pointee.users_limit = self.usersLimit
        target.pointee.users_after = arena.string(self.usersAfter, "carillon.preferences.v1.ListChannelFollowersRequest.users_after")
        return target
    }
}

extension PreferencesV1.ListChannelFollowersResponse {
    public static var fullName: String { "carillon.preferences.v1.ListChannelFollowersResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListChannelFollowersResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListChannelFollowersResponse.self, initializer: carillon__preferences__v1__list_channel_followers_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListChannelFollowersResponse>, _ arena: Arena) {
        if source.pointee.n_channels > 0 {
            arena.beginList()
            self.channels = [PreferencesV1.ChannelFollowers](unsafeUninitializedCapacity: source.pointee.n_channels) { space, count in
                while count < source.pointee.n_channels {
                    space.initializeElement(at: count, to: PreferencesV1.ChannelFollowers())
                    space[count].read(source.pointee.channels[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListChannelFollowersResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListChannelFollowersResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListChannelFollowersResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListChannelFollowersResponse.self)
        carillon__preferences__v1__list_channel_followers_response__init(target)
        if !self.channels.isEmpty {
            target.pointee.n_channels = self.channels.count
            let list = arena.pointers(self.channels.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__ChannelFollowers>?.self)
            self.channels.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channels = list
        }
        return target
    }
}

extension PreferencesV1.ChannelFollowers {
    public static var fullName: String { "carillon.preferences.v1.ChannelFollowers" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ChannelFollowers.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ChannelFollowers.self, initializer: carillon__preferences__v1__channel_followers__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ChannelFollowers>, _ arena: Arena) {
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.preferences.v1.ChannelFollowers.channel_id")
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.preferences.v1.ChannelFollowers.user_ids")
        }
        self.incomplete = (source.pointee.incomplete != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ChannelFollowers>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ChannelFollowers> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ChannelFollowers>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ChannelFollowers.self)
        carillon__preferences__v1__channel_followers__init(target)
        target.pointee.channel_id = arena.string(self.channelId, "carillon.preferences.v1.ChannelFollowers.channel_id")
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.preferences.v1.ChannelFollowers.user_ids")
        }
        target.pointee.incomplete = self.incomplete ? 1 : 0
        return target
    }
}

extension PreferencesV1.ListQuietHoursRequest {
    public static var fullName: String { "carillon.preferences.v1.ListQuietHoursRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListQuietHoursRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListQuietHoursRequest.self, initializer: carillon__preferences__v1__list_quiet_hours_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListQuietHoursRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_user_ids > 0 {
            self.userIds = arena.strings(source.pointee.user_ids, source.pointee.n_user_ids, "carillon.preferences.v1.ListQuietHoursRequest.user_ids")
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListQuietHoursRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListQuietHoursRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListQuietHoursRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListQuietHoursRequest.self)
        carillon__preferences__v1__list_quiet_hours_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.userIds.isEmpty {
            target.pointee.n_user_ids = self.userIds.count
            target.pointee.user_ids = arena.strings(self.userIds, "carillon.preferences.v1.ListQuietHoursRequest.user_ids")
        }
        return target
    }
}

extension PreferencesV1.ListQuietHoursResponse {
    public static var fullName: String { "carillon.preferences.v1.ListQuietHoursResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ListQuietHoursResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ListQuietHoursResponse.self, initializer: carillon__preferences__v1__list_quiet_hours_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListQuietHoursResponse>, _ arena: Arena) {
        if source.pointee.n_users > 0 {
            arena.beginList()
            self.users = [PreferencesV1.UserQuietHours](unsafeUninitializedCapacity: source.pointee.n_users) { space, count in
                while count < source.pointee.n_users {
                    space.initializeElement(at: count, to: PreferencesV1.UserQuietHours())
                    space[count].read(source.pointee.users[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ListQuietHoursResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ListQuietHoursResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ListQuietHoursResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ListQuietHoursResponse.self)
        carillon__preferences__v1__list_quiet_hours_response__init(target)
        if !self.users.isEmpty {
            target.pointee.n_users = self.users.count
            let list = arena.pointers(self.users.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__UserQuietHours>?.self)
            self.users.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.users = list
        }
        return target
    }
}

extension PreferencesV1.UserQuietHours {
    public static var fullName: String { "carillon.preferences.v1.UserQuietHours" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__UserQuietHours.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__UserQuietHours.self, initializer: carillon__preferences__v1__user_quiet_hours__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__UserQuietHours>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.UserQuietHours.user_id")
        arena.read(source.pointee.end, into: &self.end, "carillon.preferences.v1.UserQuietHours.end")
        arena.read(source.pointee.timezone, into: &self.timezone, "carillon.preferences.v1.UserQuietHours.timezone")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__UserQuietHours>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__UserQuietHours> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__UserQuietHours>.size).assumingMemoryBound(to: Carillon__Preferences__V1__UserQuietHours.self)
        carillon__preferences__v1__user_quiet_hours__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.UserQuietHours.user_id")
        target.pointee.end = arena.string(self.end, "carillon.preferences.v1.UserQuietHours.end")
        target.pointee.timezone = arena.string(self.timezone, "carillon.preferences.v1.UserQuietHours.timezone")
        return target
    }
}

extension PreferencesV1.SendQuestion {
    public static var fullName: String { "carillon.preferences.v1.SendQuestion" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__SendQuestion.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__SendQuestion.self, initializer: carillon__preferences__v1__send_question__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__SendQuestion>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.SendQuestion.user_id")
        if source.pointee.n_type_ids > 0 {
            self.typeIds = arena.strings(source.pointee.type_ids, source.pointee.n_type_ids, "carillon.preferences.v1.SendQuestion.type_ids")
        }
        arena.read(source.pointee.channel_id, into: &self.channelId, "carillon.preferences.v1.SendQuestion.channel_id")
        arena.read(source.pointee.user_timezone, into: &self.userTimezone, "carillon.preferences.v1.SendQuestion.user_timezone")
        arena.read(source.pointee.device_timezone, into: &self.deviceTimezone, "carillon.preferences.v1.SendQuestion.device_timezone")
        if source.pointee.n_roles > 0 {
            self.roles = arena.strings(source.pointee.roles, source.pointee.n_roles, "carillon.preferences.v1.SendQuestion.roles")
        }
        self.silentPush = (source.pointee.silent_push != 0)
        self.asksDigestTime = (source.pointee.asks_digest_time != 0)
        self.guardianConsentRequired = (source.pointee.guardian_consent_required != 0)
        self.override = (source.pointee.override != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__SendQuestion>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__SendQuestion> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__SendQuestion>.size).assumingMemoryBound(to: Carillon__Preferences__V1__SendQuestion.self)
        carillon__preferences__v1__send_question__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.SendQuestion.user_id")
        if !self.typeIds.isEmpty {
            target.pointee.n_type_ids = self.typeIds.count
            target.pointee.type_ids = arena.strings(self.typeIds, "carillon.preferences.v1.SendQuestion.type_ids")
        }
        target.pointee.channel_id = arena.string(self.channelId, "carillon.preferences.v1.SendQuestion.channel_id")
        target.pointee.user_timezone = arena.string(self.userTimezone, "carillon.preferences.v1.SendQuestion.user_timezone")
        target.pointee.device_timezone = arena.string(self.deviceTimezone, "carillon.preferences.v1.SendQuestion.device_timezone")
        if !self.roles.isEmpty {
            target.pointee.n_roles = self.roles.count
            target.pointee.roles = arena.strings(self.roles, "carillon.preferences.v1.SendQuestion.roles")
        }
        target.pointee.silent_push = self.silentPush ? 1 : 0
        target.pointee.asks_digest_time = self.asksDigestTime ? 1 : 0
        target.pointee.guardian_consent_required = self.guardianConsentRequired ? 1 : 0
        target.pointee.override = self.override ? 1 : 0
        return target
    }
}

extension PreferencesV1.SendAnswer {
    public static var fullName: String { "carillon.preferences.v1.SendAnswer" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__SendAnswer.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__SendAnswer.self, initializer: carillon__preferences__v1__send_answer__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__SendAnswer>, _ arena: Arena) {
        arena.read(source.pointee.type_id, into: &self.typeId, "carillon.preferences.v1.SendAnswer.type_id")
        self.channelMuted = (source.pointee.channel_muted != 0)
        self.quietHoursActive = (source.pointee.quiet_hours_active != 0)
        if source.pointee.optional_quiet_until_ms_case == 4 { self.quietUntilMs = source.pointee.quiet_until_ms }
        self.allowCritical = (source.pointee.allow_critical != 0)
        self.pushEnabled = (source.pointee.push_enabled != 0)
        self.emailEnabled = (source.pointee.email_enabled != 0)
        arena.read(source.pointee.sound, into: &self.sound, "carillon.preferences.v1.SendAnswer.sound")
        self.version = source.pointee.version
        self.gate = CommonV1.SkipReason(rawValue: source.pointee.gate)
        self.silent = (source.pointee.silent != 0)
        if source.pointee.n_vibration_ms > 0 {
            self.vibrationMs = Array(UnsafeBufferPointer(start: source.pointee.vibration_ms, count: source.pointee.n_vibration_ms))
        }
        self.deviceScope = CommonV1.DeviceScope(rawValue: source.pointee.device_scope)
        arena.read(source.pointee.quiet_timezone, into: &self.quietTimezone, "carillon.preferences.v1.SendAnswer.quiet_timezone")
        self.quietTimezoneSource = PreferencesV1.TimezoneSource(rawValue: source.pointee.quiet_timezone_source)
        if source.pointee.n_unknown_timezones > 0 {
            self.unknownTimezones = arena.strings(source.pointee.unknown_timezones, source.pointee.n_unknown_timezones, "carillon.preferences.v1.SendAnswer.unknown_timezones")
        }
        arena.read(source.pointee.digest_time, into: &self.digestTime, "carillon.preferences.v1.SendAnswer.digest_time")
        self.reduceMotion = (source.pointee.reduce_motion != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__SendAnswer>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__SendAnswer> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__SendAnswer>.size).assumingMemoryBound(to: Carillon__Preferences__V1__SendAnswer.self)
        carillon__preferences__v1__send_answer__init(target)
        target.pointee.type_id = arena.string(self.typeId, "carillon.preferences.v1.SendAnswer.type_id")
        target.pointee.channel_muted = self.channelMuted ? 1 : 0
        target.pointee.quiet_hours_active = self.quietHoursActive ? 1 : 0
        if let value = self.quietUntilMs {
            target.pointee.optional_quiet_until_ms_case = 4
            target.pointee.quiet_until_ms = value
        }
        target.pointee.allow_critical = self.allowCritical ? 1 : 0
        target.pointee.push_enabled = self.pushEnabled ? 1 : 0
        target.pointee.email_enabled = self.emailEnabled ? 1 : 0
        target.pointee.sound = arena.string(self.sound, "carillon.preferences.v1.SendAnswer.sound")
        target.pointee.version = self.version
        target.pointee.gate = self.gate.rawValue
        target.pointee.silent = self.silent ? 1 : 0
        if !self.vibrationMs.isEmpty {
            target.pointee.n_vibration_ms = self.vibrationMs.count
            let copy = self.vibrationMs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.vibration_ms = copy.assumingMemoryBound(to: Int32.self)
        }
        target.pointee.device_scope = self.deviceScope.rawValue
        target.pointee.quiet_timezone = arena.string(self.quietTimezone, "carillon.preferences.v1.SendAnswer.quiet_timezone")
        target.pointee.quiet_timezone_source = self.quietTimezoneSource.rawValue
        if !self.unknownTimezones.isEmpty {
            target.pointee.n_unknown_timezones = self.unknownTimezones.count
            target.pointee.unknown_timezones = arena.strings(self.unknownTimezones, "carillon.preferences.v1.SendAnswer.unknown_timezones")
        }
        target.pointee.digest_time = arena.string(self.digestTime, "carillon.preferences.v1.SendAnswer.digest_time")
        target.pointee.reduce_motion = self.reduceMotion ? 1 : 0
        return target
    }
}

extension PreferencesV1.CheckSendRequest {
    public static var fullName: String { "carillon.preferences.v1.CheckSendRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__CheckSendRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__CheckSendRequest.self, initializer: carillon__preferences__v1__check_send_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__CheckSendRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_questions > 0 {
            arena.beginList()
            self.questions = [PreferencesV1.SendQuestion](unsafeUninitializedCapacity: source.pointee.n_questions) { space, count in
                while count < source.pointee.n_questions {
                    space.initializeElement(at: count, to: PreferencesV1.SendQuestion())
                    space[count].read(source.pointee.questions[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.atMs = source.pointee.at_ms
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__CheckSendRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__CheckSendRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__CheckSendRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__CheckSendRequest.self)
        carillon__preferences__v1__check_send_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.questions.isEmpty {
            target.pointee.n_questions = self.questions.count
            let list = arena.pointers(self.questions.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__SendQuestion>?.self)
            self.questions.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.questions = list
        }
        target.pointee.at_ms = self.atMs
        return target
    }
}

extension PreferencesV1.CheckSendResponse {
    public static var fullName: String { "carillon.preferences.v1.CheckSendResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__CheckSendResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__CheckSendResponse.self, initializer: carillon__preferences__v1__check_send_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__CheckSendResponse>, _ arena: Arena) {
        if source.pointee.n_answers > 0 {
            arena.beginList()
            self.answers = [PreferencesV1.SendAnswer](unsafeUninitializedCapacity: source.pointee.n_answers) { space, count in
                while count < source.pointee.n_answers {
                    space.initializeElement(at: count, to: PreferencesV1.SendAnswer())
                    space[count].read(source.pointee.answers[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.policyVersion = source.pointee.policy_version
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__CheckSendResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__CheckSendResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__CheckSendResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__CheckSendResponse.self)
        carillon__preferences__v1__check_send_response__init(target)
        if !self.answers.isEmpty {
            target.pointee.n_answers = self.answers.count
            let list = arena.pointers(self.answers.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__SendAnswer>?.self)
            self.answers.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.answers = list
        }
        target.pointee.policy_version = self.policyVersion
        return target
    }
}

extension PreferencesV1.StoredChoices {
    public static var fullName: String { "carillon.preferences.v1.StoredChoices" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__StoredChoices.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__StoredChoices.self, initializer: carillon__preferences__v1__stored_choices__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__StoredChoices>, _ arena: Arena) {
        if source.pointee.n_types > 0 {
            arena.beginList()
            self.types = [PreferencesV1.TypeSwitch](unsafeUninitializedCapacity: source.pointee.n_types) { space, count in
                while count < source.pointee.n_types {
                    space.initializeElement(at: count, to: PreferencesV1.TypeSwitch())
                    space[count].read(source.pointee.types[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if source.pointee.n_categories > 0 {
            arena.beginList()
            self.categories = [PreferencesV1.CategorySwitch](unsafeUninitializedCapacity: source.pointee.n_categories) { space, count in
                while count < source.pointee.n_categories {
                    space.initializeElement(at: count, to: PreferencesV1.CategorySwitch())
                    space[count].read(source.pointee.categories[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        if let inner = source.pointee.quiet_hours {
            self.quietHours = PreferencesV1.QuietHoursUpdate()
            self.quietHours?.read(inner, arena)
        }
        if source.pointee.n_sound > 0, let entries = source.pointee.sound {
            var map = [String: String](minimumCapacity: source.pointee.n_sound)
            for index in 0..<source.pointee.n_sound {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.StoredChoices.sound")] = arena.string(entry.pointee.value, "carillon.preferences.v1.StoredChoices.sound")
            }
            self.sound = map
        }
        if source.pointee.n_vibration > 0 {
            arena.beginList()
            self.vibration = [PreferencesV1.VibrationPattern](unsafeUninitializedCapacity: source.pointee.n_vibration) { space, count in
                while count < source.pointee.n_vibration {
                    space.initializeElement(at: count, to: PreferencesV1.VibrationPattern())
                    space[count].read(source.pointee.vibration[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.deviceScope = CommonV1.DeviceScope(rawValue: source.pointee.device_scope)
        if source.pointee.n_digest_time > 0, let entries = source.pointee.digest_time {
            var map = [String: String](minimumCapacity: source.pointee.n_digest_time)
            for index in 0..<source.pointee.n_digest_time {
                guard let entry = entries[index] else { continue }
                map[arena.string(entry.pointee.key, "carillon.preferences.v1.StoredChoices.digest_time")] = arena.string(entry.pointee.value, "carillon.preferences.v1.StoredChoices.digest_time")
            }
            self.digestTime = map
        }
        if source.pointee.optional_reduce_motion_case == 8 { self.reduceMotion = (source.pointee.reduce_motion != 0) }
        if source.pointee.n_opt_out_history_ms > 0 {
            self.optOutHistoryMs = Array(UnsafeBufferPointer(start: source.pointee.opt_out_history_ms, count: source.pointee.n_opt_out_history_ms))
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__StoredChoices>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__StoredChoices> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__StoredChoices>.size).assumingMemoryBound(to: Carillon__Preferences__V1__StoredChoices.self)
        carillon__preferences__v1__stored_choices__init(target)
        if !self.types.isEmpty {
            target.pointee.n_types = self.types.count
            let list = arena.pointers(self.types.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__TypeSwitch>?.self)
            self.types.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.types = list
        }
        if !self.categories.isEmpty {
            target.pointee.n_categories = self.categories.count
            let list = arena.pointers(self.categories.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__CategorySwitch>?.self)
            self.categories.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.categories = list
        }
        target.pointee.quiet_hours = self.quietHours?.makeCStruct(in: arena)
        if !self.sound.isEmpty {
            let entries = arena.pointers(self.sound.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__StoredChoices__SoundEntry>?.self)
            var count = 0
            for (key, value) in self.sound {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__StoredChoices__SoundEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__StoredChoices__SoundEntry.self)
                carillon__preferences__v1__stored_choices__sound_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.StoredChoices.sound")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.StoredChoices.sound")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_sound = count
            target.pointee.sound = entries
        }
        if !self.vibration.isEmpty {
            target.pointee.n_vibration = self.vibration.count
            let list = arena.pointers(self.vibration.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__VibrationPattern>?.self)
            self.vibration.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.vibration = list
        }
        target.pointee.device_scope = self.deviceScope.rawValue
        if !self.digestTime.isEmpty {
            let entries = arena.pointers(self.digestTime.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__StoredChoices__DigestTimeEntry>?.self)
            var count = 0
            for (key, value) in self.digestTime {
                let entry = arena.reserve(MemoryLayout<Carillon__Preferences__V1__StoredChoices__DigestTimeEntry>.size).assumingMemoryBound(to: Carillon__Preferences__V1__StoredChoices__DigestTimeEntry.self)
                carillon__preferences__v1__stored_choices__digest_time_entry__init(entry)
                entry.pointee.key = arena.presentString(key, "carillon.preferences.v1.StoredChoices.digest_time")
                entry.pointee.value = arena.string(value, "carillon.preferences.v1.StoredChoices.digest_time")
                entries[count] = entry
                count += 1
            }
            arena.sortByString(entries, count)
            target.pointee.n_digest_time = count
            target.pointee.digest_time = entries
        }
        if let value = self.reduceMotion {
            target.pointee.optional_reduce_motion_case = 8
            target.pointee.reduce_motion = value ? 1 : 0
        }
        if !self.optOutHistoryMs.isEmpty {
            target.pointee.n_opt_out_history_ms = self.optOutHistoryMs.count
            let copy = self.optOutHistoryMs.withUnsafeBytes { arena.copyBytes($0) }
            target.pointee.opt_out_history_ms = copy.assumingMemoryBound(to: Int64.self)
        }
        return target
    }
}

extension PreferencesV1.StoredUser {
    public static var fullName: String { "carillon.preferences.v1.StoredUser" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__StoredUser.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__StoredUser.self, initializer: carillon__preferences__v1__stored_user__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__StoredUser>, _ arena: Arena) {
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.StoredUser.user_id")
        self.pushEnabled = (source.pointee.push_enabled != 0)
        self.emailEnabled = (source.pointee.email_enabled != 0)
        self.promotionalOptIn = (source.pointee.promotional_opt_in != 0)
        if source.pointee.optional_language_case == 5 { self.language = arena.string(source.pointee.language, "carillon.preferences.v1.StoredUser.language") }
        if source.pointee.optional_opted_out_at_ms_case == 6 { self.optedOutAtMs = source.pointee.opted_out_at_ms }
        self.version = source.pointee.version
        self.updatedAtMs = source.pointee.updated_at_ms
        if let inner = source.pointee.choices {
            self.choices = PreferencesV1.StoredChoices()
            self.choices?.read(inner, arena)
        }
        if source.pointee.n_channel_settings > 0 {
            arena.beginList()
            self.channelSettings = [PreferencesV1.ChannelSetting](unsafeUninitializedCapacity: source.pointee.n_channel_settings) { space, count in
                while count < source.pointee.n_channel_settings {
                    space.initializeElement(at: count, to: PreferencesV1.ChannelSetting())
                    space[count].read(source.pointee.channel_settings[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__StoredUser>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__StoredUser> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__StoredUser>.size).assumingMemoryBound(to: Carillon__Preferences__V1__StoredUser.self)
        carillon__preferences__v1__stored_user__init(target)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.StoredUser.user_id")
        target.pointee.push_enabled = self.pushEnabled ? 1 : 0
        target.pointee.email_enabled = self.emailEnabled ? 1 : 0
        target.pointee.promotional_opt_in = self.promotionalOptIn ? 1 : 0
        if let value = self.language {
            target.pointee.optional_language_case = 5
            target.pointee.language = arena.presentString(value, "carillon.preferences.v1.StoredUser.language")
        }
        if let value = self.optedOutAtMs {
            target.pointee.optional_opted_out_at_ms_case = 6
            target.pointee.opted_out_at_ms = value
        }
        target.pointee.version = self.version
        target.pointee.updated_at_ms = self.updatedAtMs
        target.pointee.choices = self.choices?.makeCStruct(in: arena)
        if !self.channelSettings.isEmpty {
            target.pointee.n_channel_settings = self.channelSettings.count
            let list = arena.pointers(self.channelSettings.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__ChannelSetting>?.self)
            self.channelSettings.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.channel_settings = list
        }
        return target
    }
}

extension PreferencesV1.ExportPreferencesRequest {
    public static var fullName: String { "carillon.preferences.v1.ExportPreferencesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ExportPreferencesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ExportPreferencesRequest.self, initializer: carillon__preferences__v1__export_preferences_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ExportPreferencesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        arena.read(source.pointee.user_id, into: &self.userId, "carillon.preferences.v1.ExportPreferencesRequest.user_id")
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ExportPreferencesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ExportPreferencesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ExportPreferencesRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ExportPreferencesRequest.self)
        carillon__preferences__v1__export_preferences_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        target.pointee.user_id = arena.string(self.userId, "carillon.preferences.v1.ExportPreferencesRequest.user_id")
        return target
    }
}

extension PreferencesV1.ExportPreferencesResponse {
    public static var fullName: String { "carillon.preferences.v1.ExportPreferencesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ExportPreferencesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ExportPreferencesResponse.self, initializer: carillon__preferences__v1__export_preferences_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ExportPreferencesResponse>, _ arena: Arena) {
        if source.pointee.n_users > 0 {
            arena.beginList()
            self.users = [PreferencesV1.StoredUser](unsafeUninitializedCapacity: source.pointee.n_users) { space, count in
                while count < source.pointee.n_users {
                    space.initializeElement(at: count, to: PreferencesV1.StoredUser())
                    space[count].read(source.pointee.users[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ExportPreferencesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ExportPreferencesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ExportPreferencesResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ExportPreferencesResponse.self)
        carillon__preferences__v1__export_preferences_response__init(target)
        if !self.users.isEmpty {
            target.pointee.n_users = self.users.count
            let list = arena.pointers(self.users.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__StoredUser>?.self)
            self.users.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.users = list
        }
        return target
    }
}

extension PreferencesV1.ImportPreferencesRequest {
    public static var fullName: String { "carillon.preferences.v1.ImportPreferencesRequest" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ImportPreferencesRequest.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ImportPreferencesRequest.self, initializer: carillon__preferences__v1__import_preferences_request__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ImportPreferencesRequest>, _ arena: Arena) {
        if let inner = source.pointee.tenant {
            self.tenant = CommonV1.Tenant()
            self.tenant?.read(inner, arena)
        }
        if source.pointee.n_users > 0 {
            arena.beginList()
            self.users = [PreferencesV1.StoredUser](unsafeUninitializedCapacity: source.pointee.n_users) { space, count in
                while count < source.pointee.n_users {
                    space.initializeElement(at: count, to: PreferencesV1.StoredUser())
                    space[count].read(source.pointee.users[count]!, arena)
                    count += 1
                }
            }
            arena.endList()
        }
        self.dryRun = (source.pointee.dry_run != 0)
    }

    /// The message a field points to; `nil` for none.
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ImportPreferencesRequest>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ImportPreferencesRequest> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ImportPreferencesRequest>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ImportPreferencesRequest.self)
        carillon__preferences__v1__import_preferences_request__init(target)
        target.pointee.tenant = self.tenant?.makeCStruct(in: arena)
        if !self.users.isEmpty {
            target.pointee.n_users = self.users.count
            let list = arena.pointers(self.users.count).assumingMemoryBound(to: UnsafeMutablePointer<Carillon__Preferences__V1__StoredUser>?.self)
            self.users.withUnsafeBufferPointer { items in
                for index in items.indices { list[index] = items[index].makeCStruct(in: arena) }
            }
            target.pointee.users = list
        }
        target.pointee.dry_run = self.dryRun ? 1 : 0
        return target
    }
}

extension PreferencesV1.ImportPreferencesResponse {
    public static var fullName: String { "carillon.preferences.v1.ImportPreferencesResponse" }

    public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
        let arena = try Arena.lend(toDecode: bytes.count, Self.fullName)
        defer { arena.giveBack() }
        let source = try arena.unpack(Self.cDescriptor, bytes, Self.fullName)
        self.init()
        read(source.assumingMemoryBound(to: Carillon__Preferences__V1__ImportPreferencesResponse.self), arena)
        try arena.checkDecoded(Self.fullName)
    }

    public func encode(into buffer: inout ByteBuffer) throws(EncodingError) {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        arena.pack(target, into: &buffer)
    }

    public func encodedBytes() throws(EncodingError) -> [UInt8] {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        let target = makeCStruct(in: arena)
        try arena.checkEncoded(Self.fullName)
        return arena.pack(target)
    }

    public func encodedSize() -> Int {
        let arena = Arena.lendToEncode()
        defer { arena.giveBack() }
        return arena.packedSize(makeCStruct(in: arena))
    }

    private static let cDescriptor = CMessageDescriptor(of: Carillon__Preferences__V1__ImportPreferencesResponse.self, initializer: carillon__preferences__v1__import_preferences_response__init)

    package mutating func read(_ source: UnsafePointer<Carillon__Preferences__V1__ImportPreferencesResponse>, _ arena: Arena) {
        self.imported = source.pointee.imported
        self.unchanged = source.pointee.unchanged
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
    package static func read(_ source: UnsafePointer<Carillon__Preferences__V1__ImportPreferencesResponse>?, _ arena: Arena) -> Self? {
        guard let source else { return nil }
        var message = Self()
        message.read(source, arena)
        return message
    }

    package func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<Carillon__Preferences__V1__ImportPreferencesResponse> {
        let target = arena.reserve(MemoryLayout<Carillon__Preferences__V1__ImportPreferencesResponse>.size).assumingMemoryBound(to: Carillon__Preferences__V1__ImportPreferencesResponse.self)
        carillon__preferences__v1__import_preferences_response__init(target)
        target.pointee.imported = self.imported
        target.pointee.unchanged = self.unchanged
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
