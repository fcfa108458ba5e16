import CarillonAPI
import HTTP2
import NIOCore
import ServiceKit
import Testing

@testable import DispatcherService
@testable import Providers

/// An adapter that replaces Carillon's for APNs: its own payload, and its own meaning of answers.
private struct OtherAdapter: ProviderAdapter {
    static let id = ProviderID.apns
    static let addresses = APNsAdapter.addresses
    let own: APNsAdapter

    init(_ services: AdapterServices) throws { own = try APNsAdapter(services) }

    static let credentialFields = APNsAdapter.credentialFields

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender {
        OtherSender(own: try own.sender(for: fields, isNew: isNew))
    }

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { own.endpoint(for: environment) }
    static func payloadLimit(by policy: Policy) -> Int { APNsAdapter.payloadLimit(by: policy) }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        try APNsAdapter.payload(of: message, settings: settings, sizeLimit: sizeLimit, now: now)
    }

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        .all(
            answer.status == 200
                ? .accepted(messageID: "other\0message")
                : .retry(
                    Retry(
                        after: .seconds(7), scope: .device, cause: .providerFailure, code: "OTHER_BUSY", status: answer.status,
                        detail: "come\0again")))
    }
}

private struct OtherSender: ProviderSender {
    let own: any ProviderSender

    var identity: [String] { own.identity }
    var fingerprint: String { own.fingerprint }
    var sharedLane: String? { "other-" + own.fingerprint }

    func authorization(at now: Moment) async throws -> ProviderAuthorization { try await own.authorization(at: now) }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        var request = try own.compose(message, settings: settings, sizeLimit: sizeLimit, in: context)
        request.body = ByteBuffer(string: #"{"aps":{"alert":"said by another adapter"}}"#)
        return request
    }
}

@Suite("Other senders")
struct OtherSenderTests {
    @Test("ARCH-13 Another adapter takes the place of a provider's sender; queue, retries, contract and the other provider stay as they are")
    func replaced() async throws {
        try await withFixture(providers: ProviderList.all + [OtherAdapter.self]) { fixture in
            try await fixture.fault("apns", status: 410, reason: "Unregistered")
            let answer = try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1"])])
            #expect(answer.rejected.isEmpty)
            try await fixture.until("the first attempts") { fixture.peers.outcomes(of: "p1").count == 2 }
            let first = try #require(fixture.peers.outcomes(of: "p1").first { $0.pushDeviceId == "dev_1" })
            // A provider may answer with a NUL, which no message of Carillon's can contain.
            // APNs' own sender would have retired the address.
            #expect(first.status == .queued)
            #expect(first.providerCode == "OTHER_BUSY")
            #expect(first.providerErrorMessage == "come\u{FFFD}again")
            try await fixture.advance(by: .seconds(7))
            let last = try #require(fixture.peers.outcomes(of: "p1").last { $0.pushDeviceId == "dev_1" })
            #expect(last.status == .sent)
            #expect(last.providerMessageId == "other\u{FFFD}message")
            #expect(last.attemptNumber == 2)
            #expect(fixture.peers.reports.allSatisfy { $0.verdict == .ok })
            let bodies = try await fixture.requests("apns").map { String(decoding: $0.body, as: UTF8.self) }
            #expect(bodies == Array(repeating: #"{"aps":{"alert":"said by another adapter"}}"#, count: 2))
            #expect(try await fixture.requests("fcm").map(\.title) == ["Bob"])
            #expect(try await fixture.status().lanes.map(\.lane).contains { $0.contains("other-") })
        }
    }
}
