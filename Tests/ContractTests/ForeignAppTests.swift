import CarillonAPI
import RPC
import Testing

/// Whoever may act in an organization names that organization and an app that is another's: generated from the contracts, for every method and
/// role. An app's id names one app, of one organization; together with another organization's id it names nothing.
@Suite("Own organization, foreign app")
struct ForeignAppTests {
    private static let contracts = Contracts(of: descriptorPool.services.filter { $0.hasPrefix("carillon.") })
    /// As long as the real app's id, so that answers can be compared byte by byte.
    private static let nowhere = "nowh-chat"

    /// An erasure leaves the user's pseudonym under the organization that the caller named, its own: that nobody writes the user back.
    private let isOfOthers: @Sendable (String) -> Bool = {
        !($0.hasPrefix("erased_users ") && $0.contains("organization_id:\"\(ContractFixture.strange.organizationId)\""))
    }

    /// Calls that need no app that exists: they make one, and refuse one that another organization has.
    private static let makingApps: Set = [RegistryV1.Tenants.Method.upsertApp.path]
    /// Of no single app: they name none.
    private static let ofNoApp: Set = ["ExportOwnData", "MarkProvider", "PauseLanes"]

    @Test("SEC-08 ARCH-07 The samples have every method that users forwarded by the gateway may call")
    func complete() async throws {
        let calls = try ContractCalls.all(try await ContractFixture()) + ContractCalls.pushes()
        let tried = Set(calls.map(\.method.path))
        let methods: [MethodDescriptor] =
            EvaluatorV1.Evaluator.Method.all + EvaluatorV1.Broadcasts.Method.all + EvaluatorV1.UserData.Method.all
            + DispatcherV1.Dispatcher.Method.all + DispatcherV1.TestPushes.Method.all + DispatcherV1.Desktop.Method.all
            + DispatcherV1.ActivityPushes.Method.all + DispatcherV1.ActivityChannels.Method.all
            + DispatcherV1.TokenProbes.Method.all + DispatcherV1.CredentialKeys.Method.all + DispatcherV1.PersonMessages.Method.all
            + DispatcherV1.Webhooks.Method.all
            + DispatcherV1.UserData.Method.all + ReceiptsV1.Receipts.Method.all + ReceiptsV1.Inbox.Method.all + ReceiptsV1.Frequency.Method.all
            + ReceiptsV1.Telemetry.Method.all + ReceiptsV1.UserData.Method.all + ReceiptsV1.DeliveryChanges.Method.all
            + ReceiptsV1.Alerts.Method.all + ReceiptsV1.Reports.Method.all + ReceiptsV1.UserStreams.Method.all
        let untried = methods.filter {
            $0.authorization?.roles.isEmpty == false && !tried.contains($0.path) && !Self.ofNoApp.contains($0.name)
        }
        #expect(untried.map(\.path) == [])
        let packages = ["evaluator", "dispatcher", "receipts"].map { "carillon.\($0).v1." }
        let services = descriptorPool.services.filter { name in packages.contains { name.hasPrefix($0) } }
        #expect(Set(services) == Set(methods.map(\.service.fullName)), "a service of these packages is not looked at")
    }

    @Test("SEC-08 ARCH-07 ROLE-01 Own organization and foreign app: the answer is that of an app that is nowhere, and nothing changes")
    func foreignApp() async throws {
        let fixture = try await PushFixture()
        var before = try await fixture.contents()
        var tried = 0
        for call in try ContractCalls.all(fixture.contracts) + ContractCalls.pushes() {
            guard let foreign = Self.aim(call, at: ContractFixture.tenant.appId), let unknown = Self.aim(call, at: Self.nowhere) else { continue }
            for role in call.method.authorization?.roles ?? [] {
                tried += 1
                let what: Comment = "\(call.method.path) as \(role)"
                let stranger = fixture.channel(as: role == "system" ? "" : "eve", of: ContractFixture.strange, roles: [role])
                let outcome = await Self.outcome(of: foreign, call, stranger)
                if Self.makingApps.contains(call.method.path) {
                    guard case .refused = outcome else {
                        Issue.record("\(what): \(outcome)")
                        continue
                    }
                } else {
                    #expect(await outcome == Self.outcome(of: unknown, call, stranger), what)
                }
            }
            let after = try await fixture.contents()
            #expect(after.filter(isOfOthers) == before.filter(isOfOthers), "\(call.method.path) changed something")
            before = after
        }
        #expect(tried > 150, "\(tried)")
    }

    private enum Outcome: Equatable {
        case refused(code: String, field: String)
        case answered([UInt8])
    }

    private static func outcome(of bytes: [UInt8], _ call: ContractCall, _ channel: InProcessChannel) async -> Outcome {
        do {
            return .answered(naming(ContractFixture.tenant.appId, insteadOf: nowhere, in: try await call.answer(bytes, channel)))
        } catch let error as RPCError {
            return .refused(code: error.reason ?? error.code.name, field: error.field ?? "")
        } catch {
            return .refused(code: "\(error)", field: "")
        }
    }

    /// The request with the stranger's organization and an app, wherever it names such; nil for one that names no app.
    private static func aim(_ call: ContractCall, at app: String) -> [UInt8]? {
        var namesApp = false
        func aimed(_ bytes: [UInt8], _ message: String) -> [UInt8] {
            let fields = contracts.messages[message] ?? []
            return Wire.bytes(
                of: Wire.fields(of: bytes).map { present in
                    guard let field = fields.first(where: { $0.number == present.number }) else { return present }
                    var changed = present
                    switch (field.kind, field.name) {
                    case (.message(let type), _): changed.content = aimed(present.content, type)
                    case (.text, "app_id"):
                        namesApp = true
                        changed.content = Array(app.utf8)
                    case (.text, "organization_id"): changed.content = Array(ContractFixture.strange.organizationId.utf8)
                    default: break
                    }
                    return changed
                })
        }
        let bytes = aimed(call.request, call.message)
        return namesApp ? bytes : nil
    }

    private static func naming(_ app: String, insteadOf other: String, in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes.replace(Array(other.utf8), with: Array(app.utf8))
        return bytes
    }
}
