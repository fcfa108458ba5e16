import CarillonAPI
import Testing

@testable import EvaluatorService

@Suite("Mails in batches that wait")
struct WaitingMailTests {
    @Test("PRIV-09 A mail that may name an erased user is found in a stored batch, and taken out")
    func erased() throws {
        let records = ["ann", "ben"].map { named in
            ReceiptsV1.NotificationRecord(
                tenant: ChatApp.tenant, notificationId: "n_\(named)", userId: "bob", mail: .init(title: "Hello", body: named, aboutUserIds: [named]))
        }
        var batch = OutboxBatch(tenant: ChatApp.tenant, records: records, pushes: [])
        let stored = try StoredOutboxBatch(id: 1, EncodedOutboxBatch(batch))
        #expect(stored.records.map(\.usersOfRecord) == [["bob", "ann"], ["bob", "ben"]])
        batch.withdrawMails(about: ["ann"])
        #expect(batch.records.map { $0.mail == nil } == [true, false])
    }
}
