import CarillonAPI
import Foundation
import Protobuf
import RPC
import ServiceKit
import Synchronization
import TLS
import TestConditions
import TestFolders
import Testing

@Suite("Authorization")
struct AuthorizationTests {
    static let roles = ["system", "system_admin", "org_admin", "staff", "member"]

    /// Every method of every contract that any of our processes serves.
    static let methods: [MethodDescriptor] =
        CommonV1.Quarantine.Method.all + RegistryV1.Tenants.Method.all + RegistryV1.Registry.Method.all + RegistryV1.TokenVerdicts.Method.all
        + RegistryV1.AddressKeys.Method.all + RegistryV1.PolicyAdministration.Method.all + RegistryV1.DeviceAdministration.Method.all
        + RegistryV1.UserData.Method.all
        + RegistryV1.AuditIntake.Method.all + PreferencesV1.UserData.Method.all + RegistryV1.Addresses.Method.all
        + RegistryV1.AppAccess.Method.all + DispatcherV1.TestPushes.Method.all + DispatcherV1.ActivityPushes.Method.all
        + DispatcherV1.ActivityChannels.Method.all
        + DispatcherV1.Desktop.Method.all
        + RegistryV1.Relationships.Method.all + RegistryV1.Groups.Method.all
        + EvaluatorV1.UserData.Method.all + DispatcherV1.UserData.Method.all + ReceiptsV1.UserData.Method.all
        + PreferencesV1.Consents.Method.all + ReceiptsV1.Frequency.Method.all + ReceiptsV1.Telemetry.Method.all + RegistryV1.PushSwitches.Method.all
        + ReceiptsV1.Alerts.Method.all + ReceiptsV1.Reports.Method.all + ReceiptsV1.UserStreams.Method.all
        + RegistryV1.DeliveryCounters.Method.all
        + RegistryV1.AuditLog.Method.all + PreferencesV1.Preferences.Method.all + PreferencesV1.Permissions.Method.all
        + PreferencesV1.LocalScheduling.Method.all
        + EvaluatorV1.Evaluator.Method.all + EvaluatorV1.Broadcasts.Method.all + DispatcherV1.Dispatcher.Method.all
        + DispatcherV1.TokenProbes.Method.all + DispatcherV1.PersonMessages.Method.all + DispatcherV1.Webhooks.Method.all
        + GatewayV1.Media.Method.all
        + DispatcherV1.CredentialKeys.Method.all + ReceiptsV1.Receipts.Method.all + SimulatorV1.Simulator.Method.all
        + OperationsV1.Backups.Method.all + TestingV1.Clock.Method.all + RegistryV1.DeviceChanges.Method.all
        + PreferencesV1.PreferenceChanges.Method.all + ReceiptsV1.DeliveryChanges.Method.all + ReceiptsV1.Inbox.Method.all
        + GRPCHealthV1.Health.Method.all + GRPCReflectionV1.ServerReflection.Method.all + GRPCReflectionV1Alpha.ServerReflection.Method.all

    let folder: TemporaryFolder
    let interceptor: AuthorizationInterceptor

    init() throws {
        folder = try TemporaryFolder()
        for service in RunFolder.serviceNames + ["operator", "host"] { try folder.write("key-of-\(service)-0123456789\n", to: "keys/\(service)") }
        try folder.write("{}", to: "keys/address-keyring.json")
        interceptor = AuthorizationInterceptor(keys: ServiceKeyDirectory(folder: folder.file("keys")))
    }

    private func metadata(of principal: String) throws -> Metadata {
        if principal == "nobody" { return Metadata() }
        guard AuthorizationTests.roles.contains(principal) else { return ["authorization": "Bearer key-of-\(principal)-0123456789"] }
        var metadata: Metadata = ["authorization": "Bearer key-of-gateway-0123456789"]
        let actor = CommonV1.Actor(userId: "user", organizationId: "org", appId: "app", roles: CommonV1.Role(name: principal).map { [$0] } ?? [])
        metadata.addBinary(try actor.bytes(), forKey: AuthorizationInterceptor.actorKey)
        return metadata
    }

    /// The principal that the handler saw; nil when the call did not get there.
    private func admitted(_ method: MethodDescriptor, _ metadata: Metadata) async throws -> Principal?? {
        let seen = Mutex<Principal??>(nil)
        try await interceptor.intercept(ServerContext(method: method, metadata: metadata)) { context in
            seen.withLock { $0 = .some(context.principal) }
        }
        return seen.withLock { $0 }
    }

    private func error(_ method: MethodDescriptor, _ metadata: Metadata) async -> APIError? {
        do {
            _ = try await admitted(method, metadata)
            return nil
        } catch {
            return error as? APIError
        }
    }

    @Test("SEC-05 every method answers every principal as the table says")
    func table() async throws {
        let table = try AuthorizationTable()
        #expect(Set(table.principals) == Set(RunFolder.serviceNames + ["operator", "host", "nobody"] + AuthorizationTests.roles))
        for method in AuthorizationTests.methods {
            guard let row = table.allowed[method.description] else {
                Issue.record("authorization.tsv has no row for \(method); decide who may call it")
                continue
            }
            for principal in table.principals {
                let error = await error(method, try metadata(of: principal))
                #expect((error == nil) == row[principal], "\(method) by \(principal)")
                // The same from the head alone, before the request is collected.
                #expect(interceptor.admits(ServerContext(method: method, metadata: try metadata(of: principal))) == row[principal])
                if let error { #expect(error.reason == (principal == "nobody" ? .unauthenticated : .forbidden)) }
            }
        }
        let known = Set(AuthorizationTests.methods.map(\.description))
        #expect(table.allowed.keys.filter { !known.contains($0) } == [], "rows of methods that are gone")
    }

    @Test("SEC-05 no contract is forgotten by the walk")
    func allServices() {
        let walked = Set(AuthorizationTests.methods.map(\.service.fullName))
        let contracts = CarillonAPI.descriptorPool.services + DescriptorPool.standard.services
        #expect(Set(contracts).subtracting(walked) == [])
    }

    @Test("SEC-04 a method without the option is refused for everybody")
    func unlisted() async throws {
        let method = MethodDescriptor(service: ServiceDescriptor(fullName: "carillon.x.v1.X"), name: "Y", callType: .unary)
        for principal in ["operator", "system_admin", "registry"] {
            #expect(await error(method, try metadata(of: principal))?.reason == .forbidden)
        }
    }

    @Test(
        "SEC-04 wrong, empty and half keys are refused without detail",
        arguments: [
            "Bearer key-of-operator-012345678", "Bearer key-of-operator-01234567890", "Bearer ", "Bearer {}", "key-of-operator-0123456789",
            "Basic key-of-operator-0123456789",
        ])
    func wrongKeys(value: String) async {
        let error = await error(RegistryV1.Tenants.Method.listOrganizations, ["authorization": value])
        #expect(error?.reason == .unauthenticated && error?.message == "the call carries no valid credentials")
    }

    @Test("SEC-04 a key that is made while the service runs is found, a removed one forgotten")
    func keyChanges() async throws {
        let method = RegistryV1.Tenants.Method.listOrganizations
        let mine: Metadata = ["authorization": "Bearer the-second-key-of-the-operator"]
        #expect(await error(method, mine)?.reason == .unauthenticated)
        try folder.write("the-second-key-of-the-operator", to: "keys/operator")
        try await eventually("the new key is believed") { await error(method, mine) == nil }
        let old: Metadata = ["authorization": "Bearer key-of-operator-0123456789"]
        try await eventually("the old key is not") { await error(method, old)?.reason == .unauthenticated }
    }

    @Test("ROLE-01 a refusal of a method for administrators is reported with who it was, before the caller hears of it; other refusals are not")
    func refusals() async throws {
        let refused = Mutex<[String]>([])
        let interceptor = AuthorizationInterceptor(keys: ServiceKeyDirectory(folder: folder.file("keys"))) { event, context in
            refused.withLock { $0.append("\(context.callerName) \(context.callerOrigin) \(event.action) \(event.subject) \(event.details)") }
        }
        func attempt(_ method: MethodDescriptor, _ principal: String, origin: String? = nil) async throws {
            var metadata = try metadata(of: principal)
            if let origin { metadata.addString(origin, forKey: AuthorizationInterceptor.originKey) }
            let context = ServerContext(method: method, metadata: metadata, peer: "unix:/run/registry.sock")
            try? await interceptor.intercept(context) { _ in }
        }
        let revoke = RegistryV1.DeviceAdministration.Method.revokeToken
        try await attempt(revoke, "member", origin: "203.0.113.7")
        // An address is believed from the gateway alone.
        try await attempt(revoke, "dispatcher", origin: "203.0.113.7")
        try await attempt(RegistryV1.AddressKeys.Method.reencryptAddresses, "org_admin")
        // Allowed, not for administrators alone, and without credentials.
        try await attempt(revoke, "system_admin")
        try await attempt(RegistryV1.Registry.Method.registerDevice, "system")
        try await attempt(revoke, "nobody")
        let name = revoke.description
        #expect(
            refused.withLock { $0 } == [
                "user:user 203.0.113.7 access.refused \(name) as member", "service:dispatcher unix:/run/registry.sock access.refused \(name) ",
                "user:user unix:/run/registry.sock access.refused \(RegistryV1.AddressKeys.Method.reencryptAddresses) as org_admin",
            ])
    }

    @Test("ROLE-01 an administrator who is told that another tenant's things are not there is on record; a member who errs is not")
    func reachedBeyond() async throws {
        let refused = Mutex<[String]>([])
        let interceptor = AuthorizationInterceptor(keys: ServiceKeyDirectory(folder: folder.file("keys"))) { event, context in
            refused.withLock { $0.append("\(context.callerName) \(event.action) \(event.subject) \(event.details)") }
        }
        func attempt(_ method: MethodDescriptor, _ principal: String, at tenant: CommonV1.Tenant, of user: String = "user") async throws -> APIError?
        {
            do {
                try await interceptor.intercept(ServerContext(method: method, metadata: try metadata(of: principal))) {
                    try $0.requireScope(tenant: tenant, userID: user)
                }
                return nil
            } catch {
                return error as? APIError
            }
        }
        let (own, foreign) = (CommonV1.Tenant(organizationId: "org", appId: "app"), CommonV1.Tenant(organizationId: "org_x", appId: "x"))
        let (policy, devices) = (RegistryV1.Tenants.Method.getPolicy, RegistryV1.Registry.Method.listDevices)
        #expect(try await attempt(policy, "org_admin", at: foreign)?.reason == .notFound)
        #expect(try await attempt(policy, "system_admin", at: foreign)?.reason == .notFound)
        #expect(try await attempt(devices, "org_admin", at: own, of: "ann")?.reason == .notFound)
        #expect(try await attempt(devices, "member", at: foreign)?.reason == .notFound)
        #expect(try await attempt(policy, "org_admin", at: own) == nil)
        // What a stranger writes is cut to a line.
        let long = CommonV1.Tenant(organizationId: String(repeating: "x", count: 500) + "\u{1b}[31m\n", appId: "a b")
        #expect(try await attempt(policy, "org_admin", at: long)?.reason == .notFound)
        let lines = refused.withLock { $0 }
        #expect(
            Array(lines.prefix(3)) == [
                "user:user access.refused \(policy) as org_admin, at org_x/x", "user:user access.refused \(policy) as system_admin, at org_x/x",
                "user:user access.refused \(devices) as org_admin, at org/app",
            ])
        #expect(lines.count == 4 && lines[3].hasSuffix("at " + String(repeating: "x", count: 200)))
        // A batch may be answered item by item: on record all the same.
        try await interceptor.intercept(ServerContext(method: policy, metadata: try metadata(of: "org_admin"))) {
            try? $0.requireScope(tenant: foreign)
        }
        #expect(refused.withLock { $0.count } == 5)
    }

    @Test("ROLE-01 SEC-05 a system admin of an app's issuer ends at its organization, one of the platform's issuer reaches everywhere")
    func systemAdministrators() throws {
        func context(_ method: MethodDescriptor, _ organization: String, platform: Bool = false) -> ServerContext {
            let actor = CommonActor(userID: "root", organizationID: organization, appID: "app", roles: ["system_admin"], isPlatform: platform)
            return ServerContext(method: method, principal: Principal(service: "gateway", actor: actor))
        }
        let methods = [
            RegistryV1.Tenants.Method.upsertApp, RegistryV1.Tenants.Method.getPolicy, RegistryV1.Registry.Method.listDevices,
            RegistryV1.DeviceAdministration.Method.revokeToken,
        ]
        for method in methods {
            let (bound, wide) = (context(method, "org"), context(method, "org", platform: true))
            for app in ["app", "other", ""] { try bound.requireScope(tenant: .init(organizationId: "org", appId: app), userID: "ann") }
            for tenant in [CommonV1.Tenant(organizationId: "org_x", appId: "app"), .init(), nil] {
                #expect(throws: APIError.self, "\(method)") { try bound.requireScope(tenant: tenant, userID: "root") }
                try wide.requireScope(tenant: tenant, userID: "ann")
            }
            #expect(try bound.searchScope(nil) == .init(organizationId: "org"))
            #expect(try wide.searchScope(nil) == nil)
            #expect(throws: APIError.self) { try bound.requirePlatform() }
            try wide.requirePlatform()
        }
        // Who is in no organization is not of all that is of none.
        let alone = context(methods[0], "")
        try alone.requireScope(tenant: .init(appId: "app"))
        #expect(throws: APIError.self) { try alone.requireScope(tenant: .init(appId: "other")) }
        #expect(throws: APIError.self) { try alone.requireScope(tenant: .init()) }
    }

    @Test("ROLE-01 SEC-10 an administrator of the platform is nobody's user: of the same name or not, it looks at another")
    func platformIsNoUser() throws {
        let tenant = CommonV1.Tenant(organizationId: "org", appId: "app")
        let method = RegistryV1.UserData.Method.eraseOwnData
        func context(_ actor: CommonActor) -> ServerContext { ServerContext(method: method, principal: Principal(service: "gateway", actor: actor)) }
        let platform = context(CommonActor(userID: "ann", organizationID: "org", appID: "app", roles: ["system_admin"], isPlatform: true))
        #expect(throws: APIError.self) { _ = try platform.ownUser() }
        #expect(platform.looksAtAnother(than: "ann", of: tenant) == true)
        #expect(!platform.isUser("ann", of: tenant))
        #expect(platform.callerName == "platform:ann" && platform.callerTenant == .init())
        let user = context(CommonActor(userID: "ann", organizationID: "org", appID: "app", roles: ["system_admin"]))
        #expect(user.looksAtAnother(than: "ann", of: tenant) == false)
        #expect(user.looksAtAnother(than: "ben", of: tenant) == true)
        #expect(user.looksAtAnother(than: "ann", of: .init(organizationId: "org", appId: "other")) == true)
        #expect(user.callerName == "user:ann" && user.callerTenant == tenant)
    }

    @Test("A platform's administrator is believed with that role alone, and needs no app")
    func platformActors() async throws {
        let method = RegistryV1.Tenants.Method.listOrganizations
        func metadata(_ actor: CommonV1.Actor) throws -> Metadata {
            var metadata: Metadata = ["authorization": "Bearer key-of-gateway-0123456789"]
            metadata.addBinary(try actor.bytes(), forKey: AuthorizationInterceptor.actorKey)
            return metadata
        }
        #expect(await error(method, try metadata(.init(userId: "root", roles: [.systemAdmin], platform: true))) == nil)
        for roles: [CommonV1.Role] in [[.member], [.systemAdmin, .member], []] {
            #expect(await error(method, try metadata(.init(userId: "root", roles: roles, platform: true)))?.reason == .invalidArgument)
        }
        #expect(await error(method, try metadata(.init(roles: [.systemAdmin], platform: true)))?.reason == .invalidArgument)
        #expect(await error(method, try metadata(.init(userId: "root", roles: [.systemAdmin])))?.reason == .invalidArgument)
    }

    @Test("A user is believed from the gateway only, and only when it can be read")
    func actors() async throws {
        let method = RegistryV1.Registry.Method.listDevices
        var forged: Metadata = ["authorization": "Bearer key-of-host-0123456789"]
        let actorKey = AuthorizationInterceptor.actorKey
        forged.addBinary(try #require(try metadata(of: "member")[binary: actorKey]), forKey: actorKey)
        #expect(await error(method, forged)?.reason == .forbidden)

        var unreadable: Metadata = ["authorization": "Bearer key-of-gateway-0123456789"]
        unreadable.addBinary([0xFF, 0xFF], forKey: AuthorizationInterceptor.actorKey)
        #expect(await error(method, unreadable)?.reason == .invalidArgument)

        let principal = try #require(try await admitted(method, try metadata(of: "member")))
        #expect(
            principal == Principal(service: "gateway", actor: CommonActor(userID: "user", organizationID: "org", appID: "app", roles: ["member"])))
    }

    @Test("SEC-04 with mutual TLS the certificate's URI is the service, whatever its key says")
    func certificates() async throws {
        let context = ServerContext(
            method: RegistryV1.Registry.Method.checkDevices, metadata: try metadata(of: "operator"),
            peerIdentity: .init(subjectCommonName: "registry", dnsNames: ["operator"], uris: ["spiffe://carillon/service/dispatcher"]))
        try await interceptor.intercept(context) { #expect($0.principal == Principal(service: "dispatcher")) }
    }

    @Test(
        "SEC-04 a certificate that names no service opens nothing, not even with a key that would",
        arguments: [[], ["spiffe://carillon/service/"], ["spiffe://elsewhere/service/operator"], ["carillon://service/operator"]])
    func namelessCertificate(uris: [String]) async throws {
        let context = ServerContext(
            method: RegistryV1.Tenants.Method.listOrganizations, metadata: try metadata(of: "operator"),
            peerIdentity: .init(subjectCommonName: "operator", dnsNames: ["operator"], uris: uris))
        let error = await #expect(throws: APIError.self) { try await interceptor.intercept(context) { _ in Issue.record("admitted") } }
        #expect(error?.reason == .unauthenticated)
    }
}

@Suite("The scope of a user's permission")
struct ScopeTests {
    private func context(_ method: MethodDescriptor, roles: [String]) -> ServerContext {
        let actor = CommonActor(userID: "ann", organizationID: "org", appID: "app", roles: roles)
        return ServerContext(method: method, principal: Principal(service: "gateway", actor: actor))
    }

    private func reaches(_ context: ServerContext, _ tenant: CommonV1.Tenant?, _ user: String?) -> Bool {
        do {
            try context.requireScope(tenant: tenant, userID: user)
            return true
        } catch let error as APIError {
            #expect(error.reason == .notFound)
            return false
        } catch {
            Issue.record(error)
            return false
        }
    }

    let own = CommonV1.Tenant(organizationId: "org", appId: "app")
    let strange = [CommonV1.Tenant(organizationId: "other", appId: "app"), CommonV1.Tenant(organizationId: "org", appId: "other"), nil]

    @Test("SEC-08 a member touches what is their own, and nothing else exists for them")
    func ownUser() {
        let member = context(RegistryV1.Registry.Method.listDevices, roles: ["member"])
        #expect(reaches(member, own, "ann"))
        #expect(!reaches(member, own, "bob") && !reaches(member, own, nil))
        for tenant in strange { #expect(!reaches(member, tenant, "ann")) }
    }

    @Test("ARCH-07 an organization's scope ends at the organization and the app")
    func ownOrganization() {
        let admin = context(RegistryV1.Tenants.Method.listApps, roles: ["member", "org_admin"])
        #expect(reaches(admin, own, "bob"))
        for tenant in strange { #expect(!reaches(admin, tenant, "bob")) }
    }

    @Test("ROLE-01 a host's key acts for its users, a system admin in the organization; a role that the method does not name gives nothing")
    func roles() {
        let host = context(RegistryV1.Registry.Method.getUser, roles: ["system"])
        #expect(reaches(host, own, "bob") && !reaches(host, strange[0], "bob"))
        let systemAdmin = context(RegistryV1.Registry.Method.listDevices, roles: ["system_admin"])
        #expect(reaches(systemAdmin, own, "bob") && !reaches(systemAdmin, strange[0], "bob"))
        #expect(!reaches(context(RegistryV1.Registry.Method.listDevices, roles: ["system"]), own, "ann"))
    }

    @Test("A service that calls for itself passes; a call without principal never")
    func services() {
        let service = ServerContext(method: RegistryV1.Registry.Method.resolve, principal: Principal(service: "evaluator"))
        #expect(reaches(service, strange[0], nil))
        let nobody = ServerContext(method: RegistryV1.Registry.Method.resolve)
        #expect(throws: APIError.self) { try nobody.requireScope(tenant: own) }
    }
}
