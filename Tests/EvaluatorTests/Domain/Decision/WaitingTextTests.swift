import CarillonAPI
import Testing

@testable import EvaluatorService

@Suite("Texts in batches that wait")
struct WaitingTextTests {
    @Test("PRIV-09 A mail that may name an erased user is found in a stored batch, and taken out")
    func erased() throws {
        let records = ["ann", "ben"].map { named in
            ReceiptsV1.NotificationRecord(
                tenant: ChatApp.tenant, notificationId: "n_\(named)", userId: "bob", mail: .init(title: "Hello", body: named, aboutUserIds: [named]))
        }
        var batch = OutboxBatch(tenant: ChatApp.tenant, records: records, pushes: [])
        let stored = try StoredOutboxBatch(id: 1, EncodedOutboxBatch(batch))
        #expect(stored.records.map(\.usersOfRecord) == [["bob", "ann"], ["bob", "ben"]])
        batch.withdrawTexts(about: ["ann"])
        #expect(batch.records.map { $0.mail == nil } == [true, false])
    }

    @Test("PRIV-09 RCPT-10 So is the text of an entry in a notification centre")
    func entries() throws {
        let records = ["ann", "ben"].map { named in
            ReceiptsV1.NotificationRecord(
                tenant: ChatApp.tenant, notificationId: "n_\(named)", userId: "bob",
                inboxEntry: .init(title: "Hello", body: named, aboutUserIds: [named]))
        }
        var batch = OutboxBatch(tenant: ChatApp.tenant, records: records, pushes: [])
        let stored = try StoredOutboxBatch(id: 1, EncodedOutboxBatch(batch))
        #expect(stored.records.map(\.usersOfRecord) == [["bob", "ann"], ["bob", "ben"]])
        batch.withdrawTexts(about: ["ann"])
        #expect(batch.records.map { $0.inboxEntry == nil } == [true, false])
        batch.cancel(["n_ben"])
        #expect(batch.records.allSatisfy { $0.inboxEntry == nil })
    }
}
