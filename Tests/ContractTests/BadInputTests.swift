import CarillonAPI
import Protobuf
import RPC
import Testing

/// Every field of every request of registry and preferences, wrong in every way its rule knows (ARCH-16): generated from the contracts and the
/// limits, so that a new field is tried the day it appears, or this says that it has no rule.
@Suite("Bad input, generated from the contracts")
struct BadInputTests {
    private static let contracts = Contracts(of: descriptorPool.services.filter { $0.hasPrefix("carillon.") })

    /// A field somewhere in a request.
    private struct Place {
        var path: [Int]
        var names: [String]
        var message: String
        var field: Contracts.Field
    }

    /// All fields of a request and of its messages. Messages that the sample lacks are not looked into.
    private static func places(of call: ContractCall) -> [Place] {
        func places(in message: String, _ bytes: [UInt8], _ path: [Int], _ names: [String]) -> [Place] {
            let present = Wire.fields(of: bytes)
            return (contracts.messages[message] ?? []).flatMap { field -> [Place] in
                let here = Place(path: path + [field.number], names: names + [field.name], message: message, field: field)
                guard case .message(let type) = field.kind, let content = present.first(where: { $0.number == field.number })?.content else {
                    return [here]
                }
                return [here] + places(in: type, content, here.path, here.names)
            }
        }
        return places(in: call.message, call.request, [], [])
    }

    private static let names = ["registry.v1", "preferences.v1", "common.v1"].flatMap { package in
        descriptorPool.services.filter { $0.hasPrefix("carillon.\(package).") }
    }

    @Test("ARCH-16 No call and no field of registry and preferences is forgotten")
    func complete() async throws {
        let calls = try ContractCalls.all(try await ContractFixture())
        let tried = Set(calls.map(\.method.path))
        let contracts: [MethodDescriptor] =
            RegistryV1.Tenants.Method.all + RegistryV1.Registry.Method.all + RegistryV1.PolicyAdministration.Method.all
            + RegistryV1.TokenVerdicts.Method.all + RegistryV1.AddressKeys.Method.all + RegistryV1.AuditLog.Method.all
            + RegistryV1.Addresses.Method.all + RegistryV1.AppAccess.Method.all + RegistryV1.DeviceAdministration.Method.all
            + RegistryV1.UserData.Method.all + RegistryV1.AuditIntake.Method.all
            + PreferencesV1.Preferences.Method.all + PreferencesV1.Permissions.Method.all
            + PreferencesV1.LocalScheduling.Method.all
            + PreferencesV1.UserData.Method.all + RegistryV1.DeviceChanges.Method.all + PreferencesV1.PreferenceChanges.Method.all
            + PreferencesV1.Consents.Method.all + RegistryV1.Relationships.Method.all + RegistryV1.Groups.Method.all
            + RegistryV1.PushSwitches.Method.all + RegistryV1.DeliveryCounters.Method.all
            + CommonV1.Quarantine.Method.all
        // Without a field, or with one that is only compared.
        let empty: Set = ["ListProfiles", "GetAddressKeyUse", "VerifyServiceKey", "EraseOwnData"]
        let untried = contracts.filter { !tried.contains($0.path) && !ContractCalls.streams.contains($0.name) && !empty.contains($0.name) }
        #expect(untried.map(\.path) == [])
        #expect(Set(contracts.map(\.service.fullName)) == Set(Self.names), "a service of these packages is not looked at")
        let unruled = Set(
            calls.flatMap(Self.places).filter { FieldRules.rule(of: $0.field, in: $0.message) == nil }.map { "\($0.message).\($0.field.name)" })
        #expect(unruled.sorted() == [])
    }

    @Test("ARCH-16 SEC-06 Every field wrong in every way is refused with its name and rule, and nothing is stored")
    func wrongValues() async throws {
        let fixture = try await ContractFixture()
        var before = try await fixture.contents()
        var tried = 0
        for call in try ContractCalls.all(fixture) {
            for place in Self.places(of: call) {
                guard let rule = FieldRules.rule(of: place.field, in: place.message) else { continue }
                var wrongs = rule.wrongs(for: place.field.kind)
                let short = place.message.split(separator: ".").last.map(String.init) ?? ""
                if FieldRules.required.contains("\(short).\(place.field.name)") { wrongs.append(.init("missing", nil, ["invalid_argument"])) }
                for wrong in wrongs {
                    tried += 1
                    let bytes = Wire.setting(place.path, to: wrong.value, in: call.request)
                    let what: Comment = "\(call.method.name): \(place.names.joined(separator: ".")) \(wrong.what)"
                    guard let refusal = await Self.refusal(of: bytes, call, fixture.channel) else {
                        Issue.record("\(what) was taken")
                        continue
                    }
                    #expect(wrong.codes.isEmpty ? Self.isAnAnswer(refusal.code) : wrong.codes.contains(refusal.code), "\(what): \(refusal)")
                    // What a map of the outside holds is a message with a name in it here: there the map is named, with the entry.
                    #expect(place.names.suffix(2).contains { refusal.names($0) }, "\(what): \(refusal)")
                    #expect(!refusal.message.isEmpty && refusal.message.utf8.count < 2_000, "\(what)")
                }
            }
            let after = try await fixture.contents()
            #expect(after == before, "\(call.method.name) stored something of what it refused")
            before = after
        }
        #expect(tried > 800, "\(tried)")
    }

    @Test("ARCH-16 SEC-06 Input that no rule refuses is answered, and stores neither endless values nor control characters")
    func harmless() async throws {
        let tried = try await Self.inFixturesOfTheirOwn { call, fixture in
            var tried = 0
            for place in Self.places(of: call) {
                guard let rule = FieldRules.rule(of: place.field, in: place.message), rule.takesAnything else { continue }
                let before = Set(try await fixture.contents())
                for value in rule.probes(for: place.field.kind) {
                    tried += 1
                    let what: Comment = "\(call.method.name): \(place.names.joined(separator: ".")) \(value.content.prefix(20))"
                    guard let refusal = await Self.refusal(of: Wire.setting(place.path, to: value, in: call.request), call, fixture.channel) else {
                        continue
                    }
                    // No fault of the service.
                    #expect(refusal.code == "undecodable" || Self.isAnAnswer(refusal.code), "\(what): \(refusal)")
                }
                let stored = Set(try await fixture.contents()).subtracting(before)
                let endless = String(repeating: FieldRule.marker, count: 1_000)
                for row in stored {
                    let isBounded = !row.contains(endless) && !row.contains("\u{7}")
                    #expect(isBounded, "\(call.method.name): \(place.names.joined(separator: ".")) is stored as it came: \(row.prefix(200))")
                }
            }
            return tried
        }
        #expect(tried > 300, "\(tried)")
    }

    @Test("SEC-08 ARCH-07 An id of another tenant or user is 404 for every caller, and its object does not change")
    func foreign() async throws {
        let fixture = try await ContractFixture()
        let before = try await fixture.contents()
        let mine = Wire.Value.raw(try ContractFixture.tenant.bytes())
        for call in try ContractCalls.all(fixture) where call.method.authorization?.roles.isEmpty == false {
            let fields = Self.contracts.messages[call.message] ?? []
            let roles = call.method.authorization?.roles ?? []
            let role = ["member", "org_admin", "system"].first(where: roles.contains)
            // A system admin is at home everywhere.
            guard let role else { continue }
            let stranger = fixture.channel(as: role == "system" ? "" : "eve", of: ContractFixture.strange, roles: [role])
            let refusal = await Self.refusal(of: call.request, call, stranger)
            #expect(refusal?.code == "not_found", "\(call.method.name) by a stranger: \(String(describing: refusal))")
            guard role == "member", fields.contains(where: { $0.name == "user_id" }) else { continue }
            // Somebody of the same app, in another's name.
            let colleague = await Self.refusal(of: call.request, call, fixture.channel(as: "ben", of: ContractFixture.tenant, roles: ["member"]))
            #expect(colleague?.code == "not_found", "\(call.method.name) by a colleague: \(String(describing: colleague))")
            // In the own name, with another's things.
            let anns = fixture.channel(as: "ann", of: ContractFixture.tenant, roles: ["member"])
            for (name, value) in [
                ("push_device_id", fixture.bens.device), ("subscription_id", fixture.bens.subscription), ("address_id", fixture.bens.activity),
            ] {
                guard let field = fields.first(where: { $0.name == name }) else { continue }
                let bytes = Wire.setting([field.number], to: .text(value), in: Wire.setting([1], to: mine, in: call.request))
                let refusal = await Self.refusal(of: bytes, call, anns)
                #expect(
                    refusal?.code == "not_found" && refusal?.names(name) == true,
                    "\(call.method.name) of ben's \(name): \(String(describing: refusal))")
            }
        }
        #expect(try await fixture.contents() == before)
    }

    @Test("ARCH-16 Bytes that are no such message are refused before anybody acts on them, or mean no more than the field's absence")
    func encodings() async throws {
        for call in try ContractCalls.all(try await ContractFixture()) {
            #expect(call.decodes(call.request), "\(call.method.name)")
            for place in Self.places(of: call) {
                let what: Comment = "\(call.method.name): \(place.names.joined(separator: "."))"
                if case .text = place.field.kind {
                    for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x61, 0x00, 0x62]] {
                        #expect(!call.decodes(Wire.setting(place.path, to: .raw(bytes), in: call.request)), "\(what) with \(bytes)")
                    }
                }
                // Another wire type than the field's: never a crash, whatever the decoder makes of it.
                for value: Wire.Value in [.integer(-1), .double(.nan), .raw([0xFF, 0xFF, 0xFF]), .raw([])] {
                    _ = call.decodes(Wire.setting(place.path, to: value, in: call.request))
                }
            }
            for length in stride(from: 1, to: call.request.count, by: max(1, call.request.count / 16)) {
                _ = call.decodes(Array(call.request.prefix(length)))
            }
        }
    }

    @Test("ARCH-16 The samples are valid: each refusal above was for the fault that the test put in")
    func samples() async throws {
        let tried = try await Self.inFixturesOfTheirOwn { call, fixture in
            let refusal = await Self.refusal(of: call.request, call, fixture.channel)
            #expect(refusal == nil, "\(call.method.name): \(String(describing: refusal))")
            return 1
        }
        #expect(tried > 50, "\(tried)")
    }

    /// Tries every call in a fixture of its own, because an accepted call changes the fixture. Making fixtures takes most of the time, so two are
    /// made at once.
    ///
    /// - Parameter body: tries a call, and returns how often.
    /// - Returns: the tries of all calls.
    private static func inFixturesOfTheirOwn(_ body: @escaping @Sendable (ContractCall, ContractFixture) async throws -> Int) async throws -> Int {
        let (calls, workers) = (try ContractCalls.all(try await ContractFixture()).count, 2)
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for worker in 0..<workers {
                group.addTask {
                    var tried = 0
                    for index in stride(from: worker, to: calls, by: workers) {
                        let fixture = try await ContractFixture()
                        tried += try await body(ContractCalls.all(fixture)[index], fixture)
                    }
                    return tried
                }
            }
            return try await group.reduce(0, +)
        }
    }

    // MARK: Answers

    private struct Refusal {
        var code: String
        var field: String
        var message: String

        /// Whether it says which field; names of the JSON form and places in a map or list count.
        func names(_ name: String) -> Bool {
            let parts = field.split { ".[]".contains($0) }.map(String.init)
            let plain = name.hasSuffix("_ms") ? String(name.dropLast(3)) : name
            // An import is checked as the update that it amounts to; a profile is named with its version, an app with its organization.
            let other = ["origin": "Origin", "types": "notifications", "version": "profile_version", "organization_id": "app_id"][name]
            return parts.contains(name) || parts.contains(plain) || other.map(parts.contains) == true
        }
    }

    private static func isAnAnswer(_ code: String) -> Bool {
        guard let reason = ErrorReason(code: code) else { return false }
        return (400..<500).contains(reason.httpStatus)
    }

    private static func refusal(of bytes: [UInt8], _ call: ContractCall, _ channel: InProcessChannel) async -> Refusal? {
        do {
            return try await call.send(bytes, channel).first.map { Refusal(code: $0.reason, field: $0.field, message: $0.message) }
        } catch let error as RPCError {
            return Refusal(code: error.reason ?? error.code.name, field: error.field ?? "", message: error.message)
        } catch {
            return Refusal(code: "undecodable", field: "", message: "\(error)")
        }
    }
}
