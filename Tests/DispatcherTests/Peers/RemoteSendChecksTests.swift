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
                            typeId: question.userId == "off" && !question.override ? "" : "dm", pushEnabled: true, version: 9,
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

    func checks(_ peer: Peer) -> RemoteSendChecks {
        let channel = InProcessChannel(services: [peer])
        return RemoteSendChecks(answers: SendCheckClient(.init(channel)), verdicts: DeviceCheckClient(.init(channel)))
    }

    func deliveries(_ pushes: [DispatcherV1.Push]) -> [InFlightDelivery] {
        var row: Int64 = 0
        return pushes.flatMap { push in
            let shared = QueuedPush(message: push)
            return push.targets.indices.map { place in
                row += 1
                return InFlightDelivery(
                    claim: ClaimedDelivery(
                        row: row, routeRow: 1, pushRow: 1, pushDeviceID: shared.device(at: place), attempts: 0, sequence: 0, isCancelled: false,
                        queuedUntil: .distantFuture, message: nil),
                    push: shared, place: place,
                    route: Route(organizationID: "org", appID: "chat", provider: .apns, environment: .production))
            }
        }
    }

    @Test("DISP-04 one question a push and one call a tenant, whatever the number of devices")
    func batches() async throws {
        let peer = Peer()
        let other = CommonV1.Tenant(organizationId: "org2", appId: "lms")
        let checked = try await checks(peer).check(
            deliveries([
                TestPushes.push("p1", devices: ["a", "b", "c"]), TestPushes.push("p2", devices: ["d"], user: "off"),
                TestPushes.push("p3", devices: ["e"], tenant: other),
            ]), now: TestPushes.start)
        #expect(peer.calls.withLock { $0.sorted() } == ["checkDevices 1", "checkDevices 4", "checkSend 1", "checkSend 2"])
        #expect(checked.map(\.decision) == [.send, .send, .send, .skip(.preferenceDisabled), .send])
    }

    @Test("DISP-04 T33 an app that preferences do not know waits alone, in a batch with others and by itself")
    func unknownApp() async throws {
        let gone = TestPushes.push("p2", devices: ["b"], tenant: .init(organizationId: "org", appId: "gone"))
        let both = try await checks(Peer()).check(deliveries([TestPushes.push("p1", devices: ["a"]), gone]), now: TestPushes.start)
        #expect(both.map(\.decision) == [.send, .waitForApp])
        let alone = try await checks(Peer()).check(deliveries([gone]), now: TestPushes.start)
        #expect(alone.map(\.decision) == [.waitForApp])
    }

    @Test("DISP-04 a removed device is refused with the registry's word, a rotated one is sent to where it is now")
    func devices() async throws {
        let checked = try await checks(Peer()).check(
            deliveries([TestPushes.push("p1", devices: ["gone", "rotated", "fine"])]), now: TestPushes.start)
        #expect(checked.map(\.refusal) == [.removed, nil, nil])
        #expect(checked.map { $0.address?.version } == [nil, 2, nil])
    }

    @Test("DISP-04 ARCH-02 when addresses are so long that the verdicts on a batch fit no message, they are asked for in halves")
    func longAddresses() async throws {
        let peer = Peer(mostDevices: 2)
        let devices = ["a", "rotated", "b", "gone", "c"]
        let checked = try await checks(peer).check(deliveries([TestPushes.push("p1", devices: devices)]), now: TestPushes.start)
        #expect(checked.map(\.refusal) == [nil, nil, nil, .removed, nil] && checked.map { $0.address?.version } == [nil, 2, nil, nil, nil])
        let calls = peer.calls.withLock { $0.filter { $0.hasPrefix("checkDevices") } }
        #expect(calls == ["checkDevices 5", "checkDevices 2", "checkDevices 3", "checkDevices 1", "checkDevices 2"])
        // One item that exceeds a message is an error, not a loop.
        await #expect(throws: SendCheckUnavailable.self) {
            _ = try await checks(Peer(mostDevices: 0)).check(deliveries([TestPushes.push("p1", devices: devices)]), now: TestPushes.start)
        }
    }

    @Test("PREF-17 REG-04 what a push says of child and guardian is asked about again right before it is sent")
    func family() async throws {
        var (toChild, toGuardian) = (TestPushes.push("p1", devices: ["a"]), TestPushes.push("p2", devices: ["b"]))
        toChild.guardianConsentRequired = true
        toGuardian.aboutUserId = "sam"
        let checked = try await checks(Peer()).check(deliveries([toChild, toGuardian, TestPushes.push("p3")]), now: TestPushes.start)
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
        let checked = try await checks(peer).check(
            deliveries([alert, TestPushes.push("p2", devices: ["a"], user: "off")]), now: TestPushes.start)
        #expect(checked.map(\.decision) == [.send, .skip(.preferenceDisabled)])
        #expect(peer.calls.withLock { $0.contains("checkSend 2") })
    }

    @Test("DISP-04 an answer that does not fit the question is no answer: nothing is sent unchecked")
    func shortAnswer() async throws {
        await #expect(throws: SendCheckUnavailable.self) {
            try await checks(Peer(answers: 0)).check(deliveries([TestPushes.push("p1")]), now: TestPushes.start)
        }
    }
}
