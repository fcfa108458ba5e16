import CarillonAPI
import Protobuf
import Testing

@testable import DurableWork

@Suite("Rows of outboxes")
struct OutboxRowTests {
    private static func outcome(_ id: String, app: String = "chat", message: String = "") -> ReceiptsV1.Outcome {
        .init(tenant: .init(organizationId: "org", appId: app), notificationId: id, providerErrorMessage: message)
    }

    @Test("ARCH-04 items become a row an app, in order; none of them is left out")
    func rows() throws {
        let rows = try OutboxRow.rows([Self.outcome("n1"), Self.outcome("n2", app: "lms"), Self.outcome("n3")])
        #expect(rows.map(\.tenant.appId) == ["chat", "lms"] && rows.map(\.count) == [2, 1])
        #expect(try rows.map { try ReceiptsV1.Outcome.items(of: $0.bytes).map(\.notificationId) } == [["n1", "n3"], ["n2"]])
    }

    @Test("ARCH-04 an item with a NUL in a text is refused with the field's name and not dropped, in a row of many and in one of its own")
    func nul() {
        let outcomes = #expect(throws: EncodingError.self) {
            try OutboxRow.rows([Self.outcome("n1"), Self.outcome("n2", message: "a\0b")])
        }
        #expect(outcomes?.description.contains("provider_error_message") == true)
        let events = #expect(throws: EncodingError.self) {
            try OutboxRow.rows([ReceiptsV1.TelemetryEvent(eventId: "t1", userId: "a\0b")])
        }
        #expect(events?.description.contains("user_id") == true)
    }
}
