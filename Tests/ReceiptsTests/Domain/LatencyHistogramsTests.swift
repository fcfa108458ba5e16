import CarillonAPI
import Testing

@testable import ReceiptsService

@Suite("Latencies")
struct LatencyHistogramsTests {
    @Test("DISP-36 a provider that answers within a millisecond counts too; what was not sent does not")
    func quickAnswers() throws {
        let book = LatencyHistograms()
        let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")
        let outcomes: [ReceiptsV1.Outcome] = [
            .init(tenant: tenant, status: .sent, providerLatencyMs: 0, endToEndUs: 900), .init(tenant: tenant, status: .sent, providerLatencyMs: 3),
            .init(tenant: tenant, status: .failed, providerLatencyMs: 50),
        ]
        book.record(of: outcomes, [0, 1, 2])
        let summaries = book.summaries(tenant)
        #expect(summaries.provider?.count == 2)
        #expect(try #require(summaries.provider).maxUs < 4_000)
        #expect(summaries.endToEnd?.count == 1)
        #expect(book.summaries(.init(organizationId: "org_2", appId: "chat")).provider == nil)
    }
}
