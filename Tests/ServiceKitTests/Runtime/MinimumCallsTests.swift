import CarillonAPI
import RPC
import Testing

/// The calls that each service offers at least (ARCH-15), against the contracts as they are.
@Suite("Minimum internal calls")
struct MinimumCallsTests {
    /// One service's row of the table.
    private struct Row {
        let contract: [MethodDescriptor]
        /// What the contract has.
        let offered: [String]
        /// What comes with later work. A call leaves this list the day it appears.
        let later: [String]
    }

    private let table: [String: Row] = [
        "registry": Row(
            contract: RegistryV1.Tenants.Method.all + RegistryV1.Registry.Method.all + RegistryV1.PolicyAdministration.Method.all
                + RegistryV1.DeviceAdministration.Method.all + RegistryV1.UserData.Method.all + RegistryV1.Relationships.Method.all,
            offered: [
                "UpsertOrganization", "UpsertApp", "GetPolicy", "WatchPolicy", "UpsertUser", "UpsertDirectory", "ResolveAudience",
                "ReportPresence", "RegisterDevice", "RotateToken", "UpdateDevice", "RemoveDevice", "ListDevices", "ListSendable",
                "ReportTokenState", "GetCatalogue", "PutCatalogue", "DeviceStats", "ExportDevices", "EraseUser", "UpsertRelationship",
            ],
            later: []),
        "preferences": Row(
            contract: PreferencesV1.Preferences.Method.all + PreferencesV1.Permissions.Method.all + PreferencesV1.Consents.Method.all
                + PreferencesV1.UserData.Method.all,
            offered: [
                "GetPreferences", "UpdatePreferences", "CheckSend", "ListChannelFollowers", "MuteChannel", "ReportPermission",
                "DecidePrompt", "ReportPrompt", "EraseUser", "PutConsent",
            ],
            later: []),
        "evaluator": Row(
            contract: EvaluatorV1.Evaluator.Method.all + EvaluatorV1.Broadcasts.Method.all + EvaluatorV1.UserData.Method.all,
            offered: [
                "SubmitEvents", "SubmitNotification", "SubmitBroadcast", "SubmitSilent", "Cancel", "Snooze", "EntityDeleted", "UpsertItem", "Preview",
                "EraseUser",
            ],
            later: ["PutTemplates"]),
        "dispatcher": Row(
            contract: DispatcherV1.Dispatcher.Method.all + DispatcherV1.TestPushes.Method.all + DispatcherV1.Desktop.Method.all
                + DispatcherV1.UserData.Method.all,
            offered: [
                "Enqueue", "CancelQueued", "PutCredential", "QueueStatus", "DeadLetters", "Requeue", "TestPush", "DesktopStream", "EraseUser",
            ],
            later: ["ProviderState"]),
        "receipts": Row(
            contract: ReceiptsV1.Receipts.Method.all + ReceiptsV1.Inbox.Method.all + ReceiptsV1.UserData.Method.all,
            offered: [
                "RecordNotification", "RecordOutcome", "ReportClientEvent", "ListInbox", "MarkInbox", "Badge", "ChangeCounter", "QueryReceipts",
                "EraseUser",
            ],
            later: ["IngestTelemetry", "Metrics", "FailureReport"]),
    ]

    /// Calls that take many at once and carry that in their name.
    private let plural = ["UpsertUser": "UpsertUsers", "UpsertRelationship": "UpsertRelationships", "UpsertItem": "UpsertItems"]

    /// Writes whose repetition is told by an idempotency key or a document version that the caller sends along, not by the contract.
    private let idempotentByKey: Set = [
        "SubmitNotification", "SubmitBroadcast", "SubmitSilent", "RemoveDevice", "UpdatePreferences", "ChangeCounter", "TestPush",
    ]

    @Test("ARCH-15 Each contract offers the minimum calls, but for those that are named as later work")
    func offered() {
        #expect(table.values.reduce(0) { $0 + $1.offered.count + $1.later.count } == 64)
        for (service, row) in table {
            let names = Set(row.contract.map(\.name))
            for call in row.offered { #expect(names.contains(plural[call] ?? call), "\(service) has lost \(call)") }
            for call in row.later { #expect(!names.contains(call), "\(service) offers \(call) now: move it to `offered`") }
        }
    }

    @Test("ARCH-15 Every minimum call may be repeated: it is marked so, or it carries what tells a repetition")
    func idempotent() {
        for row in table.values {
            for call in row.offered {
                guard let method = row.contract.first(where: { $0.name == plural[call] ?? call }) else { continue }
                #expect(method.isIdempotent || idempotentByKey.contains(call), "\(method) writes, and says nothing of repetition")
            }
        }
    }

    @Test("ARCH-15 Server reflection shows these contracts to foreign clients")
    func reflected() throws {
        for row in table.values {
            let service = try #require(row.contract.first?.service)
            #expect(descriptorPool.file(containingSymbol: service.fullName) != nil, "\(service.fullName)")
        }
    }
}
