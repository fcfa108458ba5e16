import CarillonAPI
import Providers
import RPC
import ServiceKit
import Synchronization
import Testing

@testable import DispatcherService

@Suite struct RemoteSendChecksTests {
    /// A peer that answers the two questions and counts the calls.
    final class Peer: RegistrableService {
        let calls = Mutex<[String]>([])
        let answers: Int?
        let mostDevices: Int

        /// - Parameters:
        ///   - answers: how many answers `CheckSend` gives, nil for as many as asked.
        ///   - mostDevices: verdicts that fit a message.
        init(answers: Int? = nil, mostDevices: Int = .max) {
            self.answers = answers
            self.mostDevices = mostDevices
        }

        func registerMethods(with router: inout RPCRouter) {
            router.unary(PreferencesV1.Preferences.Method.checkSend) { [self] (request: PreferencesV1.CheckSendRequest, _) in
                calls.withLock { $0.append("checkSend \(request.questions.count)") }
                if request.tenant?.appId == "gone" { throw APIError(.notFound, "there is no such app") }
                return PreferencesV1.CheckSendResponse(
                    answers: request.questions.prefix(answers ?? .max).map { question in
                        PreferencesV1.SendAnswer(
                            typeId: question.userId == "off" && !question.override && !question.silentPush ? "" : "dm", pushEnabled: true, version: 9,
                            gate: question.guardianConsentRequired ? .consentMissing : .unspecified)
                    })
            }
            router.serverStreaming(RegistryV1.Registry.Method.resolve) { [self] (request: RegistryV1.ResolveRequest, writer, _) in
                calls.withLock { $0.append("resolve \(request.userIds.count)") }
                try await writer.write(
                    RegistryV1.ResolveResponse(
                        users: request.userIds.map { .init(userId: $0, known: true, guardianConsentRequired: $0.hasPrefix("child")) }))
            }
            router.unary(RegistryV1.Registry.Method.checkDevices) { [self] (request: RegistryV1.CheckDevicesRequest, _) in
                calls.withLock { $0.append("checkDevices \(request.devices.count)") }
                if request.devices.count > mostDevices { throw RPCError.messageTooLarge(5_000_000, limit: 4_194_304) }
                return RegistryV1.CheckDevicesResponse(
                    verdicts: request.devices.map { claim in
                        switch claim.pushDeviceId {
                        case _ where claim.aboutUserId == "sam": RegistryV1.DeviceVerdict(sendable: false, reason: .relationshipEnded)
                        case "gone": RegistryV1.DeviceVerdict(sendable: false, reason: .removed)
                        case "rotated":
                            RegistryV1.DeviceVerdict(
                                sendable: true, address: CommonV1.SealedAddress(type: .apns, envelope: [7], version: claim.addressVersion + 1))
                        default: RegistryV1.DeviceVerdict(sendable: true)
                        }
                    })
            }
        }
    }

    func check(
        _ peer: Peer, _ pushes: [DispatcherV1.Push], of app: CommonV1.Tenant = TestPushes.tenant
    ) async throws -> [CheckedDelivery] {
        let channel = InProcessChannel(services: [peer])
        return try await RemoteSendChecks(answers: SendCheckClient(.init(channel)), verdicts: DeviceCheckClient(.init(channel)))
            .check(TestPushes.inFlight(pushes), of: app, now: TestPushes.start)
    }

    @Test("DISP-04 one question a push and one call a peer, whatever the number of devices")
    func batches() async throws {
        let peer = Peer()
        let checked = try await check(
            peer, [TestPushes.push("p1", devices: ["a", "b", "c"]), TestPushes.push("p2", devices: ["d"], user: "off")])
        #expect(peer.calls.withLock { $0.sorted() } == ["checkDevices 4", "checkSend 2"])
        #expect(checked.map(\.decision) == [.send, .send, .send, .skip(.preferenceDisabled)])
    }

    @Test("DISP-04 more deliveries than a call takes are checked in several, and answered in order")
    func manyDeliveries() async throws {
        let peer = Peer()
        let most = SendCheckClient.questionsPerCall
        let off = Set([3, most, most + 1])
        let checked = try await check(peer, (0..<most + 2).map { TestPushes.push("p\($0)", devices: ["d"], user: off.contains($0) ? "off" : "bob") })
        #expect(peer.calls.withLock { $0.sorted() } == ["checkDevices 2", "checkDevices \(most)", "checkSend 2", "checkSend \(most)"].sorted())
        #expect(Set(checked.indices.filter { checked[$0].decision != .send }) == off)
    }

    @Test("DISP-04 T33 an app that preferences do not know waits")
    func unknownApp() async throws {
        let gone = CommonV1.Tenant(organizationId: "org", appId: "gone")
        let checked = try await check(Peer(), [TestPushes.push("p2", devices: ["b"], tenant: gone)], of: gone)
        #expect(checked.map(\.decision) == [.waitForApp])
    }

    @Test("DISP-04 a removed device is refused with the registry's word, a rotated one is sent to where it is now")
    func devices() async throws {
        let checked = try await check(Peer(), [TestPushes.push("p1", devices: ["gone", "rotated", "fine"])])
        #expect(checked.map(\.refusal) == [.removed, nil, nil])
        #expect(checked.map { $0.address?.version } == [nil, 2, nil])
    }

    @Test("DISP-04 ARCH-02 when addresses are so long that the verdicts on a batch fit no message, they are asked for in halves")
    func longAddresses() async throws {
        let peer = Peer(mostDevices: 2)
        let devices = ["a", "rotated", "b", "gone", "c"]
        let checked = try await check(peer, [TestPushes.push("p1", devices: devices)])
        #expect(checked.map(\.refusal) == [nil, nil, nil, .removed, nil] && checked.map { $0.address?.version } == [nil, 2, nil, nil, nil])
        let calls = peer.calls.withLock { $0.filter { $0.hasPrefix("checkDevices") } }
        #expect(calls == ["checkDevices 5", "checkDevices 2", "checkDevices 3", "checkDevices 1", "checkDevices 2"])
        // One item that exceeds a message is an error, not a loop.
        await #expect(throws: SendCheckUnavailable.self) {
            _ = try await check(Peer(mostDevices: 0), [TestPushes.push("p1", devices: devices)])
        }
    }

    @Test("PREF-17 REG-04 what a push says of child and guardian is asked about again right before it is sent")
    func family() async throws {
        var (toChild, toGuardian) = (TestPushes.push("p1", devices: ["a"]), TestPushes.push("p2", devices: ["b"]))
        toChild.guardianConsentRequired = true
        toGuardian.aboutUserId = "sam"
        let checked = try await check(Peer(), [toChild, toGuardian, TestPushes.push("p3")])
        #expect(checked.map(\.decision) == [.skip(.consentMissing), .send, .send])
        #expect(checked.map(\.refusal) == [nil, .relationshipEnded, nil])
    }

    /// The registry's policy of the app.
    struct OnePolicy: PolicySource {
        let policy: AppPolicy

        init(consentUnder age: Int?) throws {
            policy = AppPolicy(
                policy: try Policy(settings: ["guardian_consent_under_age": age.map { .int($0) } ?? .null], of: PolicyOwner(profile: "mlc-lms")),
                catalogue: Catalogue(RegistryV1.GetCatalogueResponse()))
        }

        func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy { policy }
    }

    @Test("PRIV-05 PREF-17 for tests and probes the registry says who is a child, preferences whose guardian consented; elsewhere nobody is asked")
    func consent() async throws {
        func consent(_ peer: Peer, under age: Int?) throws -> RemoteGuardianConsent {
            let channel = InProcessChannel(services: [peer])
            return RemoteGuardianConsent(
                registry: .init(channel), answers: SendCheckClient(.init(channel)), policies: try OnePolicy(consentUnder: age),
                clock: VirtualClock(start: TestPushes.start, activity: ActivityTracker()))
        }
        let (asked, idle) = (Peer(), Peer())
        let users: Set = ["ann", "child-1", "child-2"]
        #expect(try await consent(asked, under: 13).requiring(among: users, of: TestPushes.tenant) == ["child-1", "child-2"])
        #expect(try await consent(asked, under: 13).missing(among: users, of: TestPushes.tenant) == ["child-1", "child-2"])
        #expect(asked.calls.withLock { $0 } == ["resolve 3", "resolve 3", "checkSend 2"])
        #expect(try await consent(idle, under: nil).missing(among: users, of: TestPushes.tenant).isEmpty)
        #expect(idle.calls.withLock { $0.isEmpty })
    }

    @Test("ROLE-05 an override is asked with right before sending as well, and of no other push to the same user")
    func override() async throws {
        let peer = Peer()
        var alert = TestPushes.push("p1", devices: ["a"], user: "off")
        alert.preferencesOverridden = true
        let checked = try await check(peer, [alert, TestPushes.push("p2", devices: ["a"], user: "off")])
        #expect(checked.map(\.decision) == [.send, .skip(.preferenceDisabled)])
        #expect(peer.calls.withLock { $0.contains("checkSend 2") })
    }

    @Test("EVAL-43 whether a push is silent is asked with right before sending as well")
    func silent() async throws {
        var silent = TestPushes.push("p1", devices: ["a"], user: "off")
        silent.silentPush = true
        let checked = try await check(Peer(), [silent, TestPushes.push("p2", devices: ["a"], user: "off")])
        #expect(checked.map(\.decision) == [.send, .skip(.preferenceDisabled)])
    }

    @Test("DISP-04 an answer that does not fit the question is no answer: nothing is sent unchecked")
    func shortAnswer() async throws {
        await #expect(throws: SendCheckUnavailable.self) {
            try await check(Peer(answers: 0), [TestPushes.push("p1")])
        }
    }
}
