import CarillonAPI
import Testing

@testable import ReceiptsService

@Suite("Latencies")
struct LatencyHistogramsTests {
    @Test("DISP-36 an answer within a millisecond counts; a push that was not sent does not")
    func quickAnswers() throws {
        let histograms = LatencyHistograms()
        let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")
        let outcomes: [ReceiptsV1.Outcome] = [
            .init(tenant: tenant, status: .sent, providerLatencyMs: 0, endToEndUs: 900), .init(tenant: tenant, status: .sent, providerLatencyMs: 3),
            .init(tenant: tenant, status: .failed, providerLatencyMs: 50),
        ]
        histograms.record(of: outcomes, at: [0, 1, 2])
        let summaries = histograms.summaries(tenant)
        #expect(summaries.provider?.count == 2)
        #expect(try #require(summaries.provider).maxUs < 4_000)
        #expect(summaries.endToEnd?.count == 1)
        #expect(histograms.summaries(.init(organizationId: "org_2", appId: "chat")).provider == nil)
    }
}
