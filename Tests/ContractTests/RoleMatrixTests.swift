import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import TestFolders
import Testing

/// The matrix of roles over every method of the five services (ROLE-01…05, SEC-05): each cell of `authorization.tsv` is a real call, through a
/// process's interceptor to the service behind it. A cell has three questions: may this caller call at all, what does the caller reach of the own
/// app, and what of another tenant's. `AuthorizationTests` asks the interceptor alone, for the other processes, too.
@Suite("Every method and every caller")
struct RoleMatrixTests {
    /// Contracts of other processes, whose cells `AuthorizationTests` tries.
    private static let elsewhere = [
        "carillon.gateway.v1.Media/", "carillon.operations.v1.Backups/", "carillon.simulator.v1.Simulator/", "carillon.testing.v1.Clock/", "grpc.",
    ]
    /// Streams that do not end, for services alone.
    private static let endless: Set = ["WatchChanges", "WatchPolicy"]
    /// Calls that would ask a provider: their allowed cells are tried in the dispatcher's tests, before a simulator.
    private static let askingProviders: Set = [
        "TestPush", "TestPushAsAdministrator", "ProbeTokens", "CreateActivityChannel", "GetActivityChannel", "ListActivityChannels",
        "DeleteActivityChannel", "SendActivityBroadcast",
    ]

    /// What a caller gets.
    private enum Outcome: Equatable {
        case answered
        /// A code of the error table; of a batch that of its first refused item.
        case refused(String)
    }

    /// Where a role may call a method and has a smaller part of it than the operator, whose answers the others are compared with.
    private static func narrower(_ method: MethodDescriptor, _ principal: String) -> Outcome? {
        let isUser = principal != "system" && MatrixCallers.roles.contains(principal)
        switch (method.name, principal) {
        // Whoever is no guardian of a child is not told whether there is one.
        case ("PutConsent", _) where isUser: return .refused("not_found")
        // The erasure is another user's.
        case ("GetErasure", "org_admin"), ("GetErasure", "staff"), ("GetErasure", "member"): return .refused("not_found")
        // Texts are an organization's own; types are not.
        case ("PutCatalogue", "org_admin"): return .refused("forbidden")
        // These concern all tenants, and this administrator is one organization's.
        case ("PauseLanes", "system_admin"), ("MarkProvider", "system_admin"): return .refused("forbidden")
        // For users, and the operator is none.
        case ("ExportOwnData", _), ("EraseOwnData", _): return .answered
        default: return nil
        }
    }

    @Test("SEC-05 ROLE-01 Every method has a row in the matrix and a call that tries it")
    func complete() async throws {
        let (table, fixture) = (try AuthorizationTable(), try await PushFixture())
        let served = Set(fixture.methods.map(\.description))
        let rows = Set(table.allowed.keys.filter { row in !Self.elsewhere.contains { row.hasPrefix($0) } })
        #expect(served.subtracting(rows).sorted() == [], "methods without a row in authorization.tsv: decide who may call them")
        #expect(rows.subtracting(served).sorted() == [], "rows of methods that no service of the fixture has")
        let tried = Set(try ContractCalls.matrix(fixture).map(\.method.description))
        let untried = fixture.methods.filter { method in
            !tried.contains(method.description) && !Self.endless.contains(method.name) && !Self.askingProviders.contains(method.name)
        }
        #expect(untried.map(\.description) == [], "methods without a call in ContractCalls")
    }

    // MARK: Refused

    @Test("SEC-04 SEC-05 ROLE-01 Every refused cell is forbidden with the missing role, unauthenticated for nobody, and nothing changes")
    func refusedCells() async throws {
        let (table, fixture, callers) = (try AuthorizationTable(), try await PushFixture(), try MatrixCallers())
        let before = try await fixture.contents()
        var tried = 0
        for method in fixture.methods {
            for principal in table.principals where table.allows(principal, method.description) == false {
                tried += 1
                let what: Comment = "\(method) by \(principal)"
                let channel = fixture.channel(callers.interceptor, try callers.credentials(of: principal))
                guard let error = await Self.refusal(method, channel) else {
                    Issue.record("\(what) was answered")
                    continue
                }
                #expect(error.reason == (principal == "nobody" ? "unauthenticated" : "forbidden"), "\(what): \(error)")
                #expect(Self.missing(in: error.message, to: principal, method), "\(what): \(error.message)")
            }
            #expect(try await fixture.contents() == before, "\(method) changed something")
        }
        withExtendedLifetime(callers) {}
        #expect(tried > 1_000, "\(tried)")
    }

    /// Whether a refusal names what is missing, and nothing else.
    private static func missing(in message: String, to principal: String, _ method: MethodDescriptor) -> Bool {
        let roles = method.authorization?.roles ?? []
        return switch principal {
        case "nobody": message == "the call carries no valid credentials"
        case _ where !MatrixCallers.roles.contains(principal): message == "\(method.name): not for \(principal) itself"
        case _ where roles.isEmpty: message == "\(method.name): no role allows it"
        default: message == "\(method.name): needs the role " + roles.joined(separator: " or ")
        }
    }

    /// Calls with a request that no handler needs to read, because the head of the call is refused.
    private static func refusal(_ method: MethodDescriptor, _ channel: InProcessChannel) async -> RPCError? {
        let (request, options) = (CommonV1.Tenant(), CallOptions(timeout: .seconds(5)))
        do {
            switch method.callType {
            case .unary:
                let _: CommonV1.Tenant = try await channel.unary(method, request, options: options)
            case .serverStreaming:
                try await channel.serverStreaming(method, request, options: options) { (answers: ResponseStream<CommonV1.Tenant>) in
                    for try await _ in answers { return }
                }
            case .clientStreaming:
                let _: CommonV1.Tenant = try await channel.clientStreaming(
                    method, options: options, requests: { (_: RequestWriter<CommonV1.Tenant>) in })
            case .bidirectional:
                try await channel.bidirectional(
                    method, options: options, requests: { (_: RequestWriter<CommonV1.Tenant>) in },
                    onResponse: { (answers: ResponseStream<CommonV1.Tenant>) in
                        for try await _ in answers { return }
                    })
            }
            return nil
        } catch {
            return error as? RPCError
        }
    }

    // MARK: The own app

    @Test("SEC-05 ROLE-01 ROLE-05 Every allowed cell reaches the own app, and no more of a method than the role has")
    func allowedCells() async throws {
        let (table, callers) = (try AuthorizationTable(), try MatrixCallers())
        for principal in table.principals where principal != "nobody" {
            // A changed store changes later answers. So the operator makes the same calls in the same order, beside the principal.
            let (fixture, reference) = (try await PushFixture(), try await PushFixture())
            let channel = fixture.channel(callers.interceptor, try callers.credentials(of: principal))
            let operators = reference.channel(as: "operator")
            var (tried, answered) = (0, 0)
            for (call, same) in zip(try ContractCalls.matrix(fixture), try ContractCalls.matrix(reference)) {
                guard table.allows(principal, call.method.description) == true, !Self.askingProviders.contains(call.method.name) else { continue }
                tried += 1
                let (outcome, operatorsOutcome) = (await Self.outcome(of: call, channel), await Self.outcome(of: same, operators))
                if outcome == .answered { answered += 1 }
                let expected = Self.narrower(call.method, principal) ?? operatorsOutcome
                #expect(outcome == expected, "\(call.method) by \(principal)")
                #expect(outcome != .refused("internal"), "\(call.method) by \(principal)")
            }
            #expect(2 * answered >= tried, "\(principal): \(answered) of \(tried)")
            withExtendedLifetime((fixture, reference)) {}
        }
        withExtendedLifetime(callers) {}
    }

    private static func outcome(of call: ContractCall, _ channel: InProcessChannel) async -> Outcome {
        do {
            return try await call.send(call.request, channel).first.map { Outcome.refused($0.reason) } ?? .answered
        } catch let error as RPCError {
            return .refused(error.reason ?? error.code.name)
        } catch {
            return .refused("\(error)")
        }
    }

    // MARK: Others' apps and users

    @Test("SEC-08 ARCH-07 ROLE-05 In every role that may call, another organization's things are not there: not_found, nothing told, nothing changed")
    func foreignTenants() async throws {
        let (fixture, callers) = (try await PushFixture(), try MatrixCallers())
        let before = try await fixture.contents()
        var tried = 0
        for call in try ContractCalls.matrix(fixture) {
            for role in call.method.authorization?.roles ?? [] {
                tried += 1
                // Another user for each role, because a user's data is exported a few times a minute.
                let credentials = try callers.credentials(of: role, user: "eve-\(role)", of: ContractFixture.strange)
                let stranger = fixture.channel(callers.interceptor, credentials)
                guard !Self.namesNoTenant.contains(call.method.name) else {
                    await Self.expectSilence(call, stranger, "\(call.method) by a stranger as \(role)")
                    continue
                }
                let outcome = await Self.outcome(of: call, stranger)
                #expect(outcome == .refused("not_found"), "\(call.method) by a stranger as \(role)")
            }
        }
        #expect(try await fixture.contents().filter(Self.isOfOthers) == before.filter(Self.isOfOthers))
        withExtendedLifetime(callers) {}
        #expect(tried > 250, "\(tried)")
    }

    /// Calls that name no app: what they answer is the caller's own. The calls for all tenants are forbidden to one organization's administrator.
    private static let namesNoTenant: Set = [
        "ListOrganizations", "ListProfiles", "ExportOwnData", "EraseOwnData", "PauseLanes", "MarkProvider",
    ]

    /// The stranger's erasure of the own data leaves the pseudonym of eve, who is nobody, and the erasure itself.
    private static let isOfOthers: @Sendable (String) -> Bool = { !$0.contains(ContractFixture.strange.organizationId) }

    /// The call answers without anything of the other organization, or is refused as forbidden.
    private static func expectSilence(_ call: ContractCall, _ channel: InProcessChannel, _ what: Comment) async {
        do {
            let answer = String(decoding: try await call.answer(call.request, channel), as: UTF8.self)
            for mark in [ContractFixture.tenant.organizationId, ContractFixture.tenant.appId] { #expect(!answer.contains(mark), what) }
        } catch {
            #expect((error as? RPCError)?.reason == "forbidden", what)
        }
    }

    @Test("SEC-08 ROLE-01 A colleague in a role below system administrator finds nothing of another user: not_found, nothing changed")
    func foreignUsers() async throws {
        let (fixture, callers) = (try await PushFixture(), try MatrixCallers())
        let before = try await fixture.contents()
        var tried = 0
        for call in try ContractCalls.matrix(fixture) where call.method.authorization?.scope == .ownUser {
            guard !Self.namesNoTenant.contains(call.method.name) else { continue }
            for role in ["org_admin", "staff", "member"] where call.method.authorization?.roles.contains(role) == true {
                tried += 1
                let colleague = fixture.channel(callers.interceptor, try callers.credentials(of: role, user: "carol"))
                let outcome = await Self.outcome(of: call, colleague)
                #expect(outcome == .refused("not_found"), "\(call.method) by a colleague as \(role)")
            }
        }
        #expect(try await fixture.contents() == before)
        withExtendedLifetime(callers) {}
        #expect(tried > 80, "\(tried)")
    }
}
