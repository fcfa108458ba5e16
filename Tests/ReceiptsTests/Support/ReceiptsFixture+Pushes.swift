import CarillonAPI

extension ReceiptsFixture {
    /// An hour, as a snooze takes it.
    static let snooze: Int64 = 3_600_000

    /// The record of a further push, an hour later.
    static func further(
        _ id: String, _ push: String = "psh_2", devices: [String] = ["dev_1"], title: String = "Alice, again", user: String = "bob",
        createdAt: Int64 = start + snooze
    ) -> ReceiptsV1.NotificationRecord {
        var record = record(id, user: user, devices: devices, createdAt: createdAt)
        (record.pushId, record.title) = (push, title)
        return record
    }

    /// An outcome of a further push. Its attempt has the id that the first push's has, too.
    static func furtherOutcome(
        _ id: String, _ status: CommonV1.DeliveryStatus, push: String = "psh_2", sequence: Int64 = 1, device: String = "dev_1"
    ) -> ReceiptsV1.Outcome {
        var outcome = outcome(id, status, sequence: sequence, device: device, at: start + snooze + 100)
        outcome.pushId = push
        return outcome
    }

    static func report(
        push: String, _ kind: ReceiptsV1.ClientEventKind, at instant: Int64 = start + snooze + 500, device: String = ""
    ) -> ReceiptsV1.ReportClientEventRequest {
        .init(tenant: tenant, userId: "bob", deviceId: device, kind: kind, occurredAtMs: instant, pushId: push)
    }

    /// The receipts of a notification: push, device and status of each.
    func receipts(_ notification: String) async throws -> [String] {
        try await view(notification).receipts.map { "\($0.pushId) \($0.pushDeviceId) \($0.status.name)" }
    }
}
