import CarillonAPI
import HTTP2
import NIOCore
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

/// An adapter of somebody else's in the place of APNs' own: its own payload, its own reading of answers.
private struct OtherSender: ProviderSender {
    let provider = ProviderKind.apns
    let own: APNsSender

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { own.endpoint(for: environment) }
    func laneCredential(_ credential: StoredCredential) -> String { "other-" + credential.id }

    func authorization(for credential: StoredCredential, at now: Moment) async throws -> ProviderAuthorization {
        try await own.authorization(for: credential, at: now)
    }

    func renewAuthorization(_ refused: String, of credential: StoredCredential, at now: Moment) async -> Renewal { .refusedTwice }

    func request(for delivery: InFlightDelivery, in context: SendContext) throws -> ProviderRequest {
        var request = try own.request(for: delivery, in: context)
        request.body = ByteBuffer(string: #"{"aps":{"alert":"said by another adapter"}}"#)
        return request
    }

    func verdict(on answer: ProviderAnswer, now: Instant) -> ProviderVerdict {
        answer.status == 200
            ? .accepted(messageID: "other-message")
            : .retry(
                Retry(after: .seconds(7), scope: .device, cause: .providerFailure, code: "OTHER_BUSY", status: answer.status, detail: "come again"))
    }
}

@Suite("Other senders")
struct OtherSenderTests {
    @Test("ARCH-13 Another adapter takes the place of a provider's sender; queue, retries, contract and the other provider stay as they are")
    func replaced() async throws {
        try await withBench(senders: { simulator in
            guard let endpoint = try? ProviderEndpoint(baseURL: "https://" + simulator.apnsAddress, setting: "test") else { return [:] }
            return [.apns: OtherSender(own: APNsSender(production: endpoint, sandbox: endpoint))]
        }) { bench in
            try await bench.fault("apns", status: 410, reason: "Unregistered")
            let answer = try await bench.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1"])])
            #expect(answer.rejected.isEmpty)
            try await bench.until("the first attempts") { bench.peers.outcomes(of: "p1").count == 2 }
            let first = try #require(bench.peers.outcomes(of: "p1").first { $0.pushDeviceId == "dev_1" })
            // APNs' own sender would have retired the address.
            #expect(first.status == .queued)
            #expect(first.providerCode == "OTHER_BUSY")
            #expect(first.providerErrorMessage == "come again")
            try await bench.advance(by: .seconds(7))
            let last = try #require(bench.peers.outcomes(of: "p1").last { $0.pushDeviceId == "dev_1" })
            #expect(last.status == .sent)
            #expect(last.providerMessageId == "other-message")
            #expect(last.attemptNumber == 2)
            #expect(bench.peers.reports.allSatisfy { $0.verdict == "ok" })
            let bodies = try await bench.requests("apns").map { String(decoding: $0.body, as: UTF8.self) }
            #expect(bodies == Array(repeating: #"{"aps":{"alert":"said by another adapter"}}"#, count: 2))
            #expect(try await bench.requests("fcm").map(\.title) == ["Bob"])
            #expect(try await bench.status().lanes.map(\.lane).contains { $0.contains("other-") })
        }
    }
}
