import CarillonAPI
import RPC
import ServiceKit

/// The answers of preferences and the registry about one delivery.
struct CheckedDelivery: Sendable {
    var decision: SendDecision
    /// Why the registry refuses the device; UNSPECIFIED when it gives no reason.
    var refusal: RegistryV1.DeviceRefusal?
    /// The device's present address, when the token was rotated meanwhile.
    var address: CommonV1.SealedAddress?
    /// The push makes no sound.
    var silent = false
}

/// Checks the deliveries of one app right before their attempts (DISP-04). Throws when a peer does not answer, because nothing is sent without the
/// check. "Unknown app" is an answer.
protocol SendChecks: Sendable {
    /// One answer a delivery, in order.
    ///
    /// - Throws: ``SendCheckUnavailable``.
    func check(_ deliveries: [InFlightDelivery], of app: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery]
}

/// The peer that did not answer.
struct SendCheckUnavailable: Error, CustomStringConvertible {
    var peer: String
    var cause: any Error
    var description: String { "the send-time check cannot be made: \(peer) does not answer (\(cause))" }

    /// The peer and the status code, without a text that changes from one attempt to the next.
    var kind: String { "\(peer) \((cause as? any RPCErrorConvertible).map { "\($0.rpcError.code)" } ?? "\(type(of: cause))")" }

    var isUnknownApp: Bool { (cause as? any RPCErrorConvertible)?.rpcError.code == .notFound }
}

/// ``SendChecks`` over RPC: one `CheckSend` and one `CheckDevices` for up to 1,000 deliveries, both at once.
struct RemoteSendChecks: SendChecks {
    let answers: SendCheckClient
    let verdicts: DeviceCheckClient

    func check(_ deliveries: [InFlightDelivery], of app: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
        do {
            guard deliveries.count > SendCheckClient.questionsPerCall else { return try await ask(about: deliveries, of: app, now: now) }
            return try await askInParts(about: deliveries, of: app, now: now)
        } catch let error as SendCheckUnavailable where error.isUnknownApp {
            return deliveries.map { _ in CheckedDelivery(decision: .waitForApp) }
        }
    }

    /// Asks about all parts at once.
    private func askInParts(about deliveries: [InFlightDelivery], of app: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
        struct Part {
            var start: Int
            var checked: [CheckedDelivery]
        }
        let parts = try await withThrowingTaskGroup(of: Part.self) { group in
            for start in stride(from: 0, to: deliveries.count, by: SendCheckClient.questionsPerCall) {
                let part = Array(deliveries[start...].prefix(SendCheckClient.questionsPerCall))
                group.addTask { Part(start: start, checked: try await ask(about: part, of: app, now: now)) }
            }
            return try await group.reduce(into: [Part]()) { $0.append($1) }
        }
        return parts.sorted { $0.start < $1.start }.flatMap(\.checked)
    }

    private func ask(about deliveries: [InFlightDelivery], of tenant: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
        async let answers = preferenceAnswers(deliveries, of: tenant, now: now)
        async let verdicts = deviceVerdicts(deliveries, of: tenant)
        let (said, known) = try await (answers, verdicts)
        return deliveries.indices.map { index in
            let (delivery, verdict) = (deliveries[index], known[index])
            return CheckedDelivery(
                decision: SendDecision.judge(delivery.push.message, to: delivery.device, answer: said[index], now: now),
                refusal: verdict.sendable ? nil : verdict.reason,
                address: verdict.address, silent: said[index].silent)
        }
    }

    /// The devices of one push share a question.
    private func preferenceAnswers(
        _ deliveries: [InFlightDelivery], of tenant: CommonV1.Tenant, now: Instant
    ) async throws -> [PreferencesV1.SendAnswer] {
        var questions: [PreferencesV1.SendQuestion] = []
        var places: [Int] = []
        questions.reserveCapacity(deliveries.count)
        places.reserveCapacity(deliveries.count)
        var asked: QueuedPush?
        for delivery in deliveries {
            let push = delivery.push
            // They come one after the other. Where another push comes between them, they are asked about again.
            if push !== asked {
                asked = push
                var question = PreferencesV1.SendQuestion(
                    userId: push.message.userId, typeIds: [push.message.typeId], channelId: push.message.channelId,
                    userTimezone: push.message.userTimezone, deviceTimezone: push.message.deviceTimezone, roles: push.message.userRoles,
                    guardianConsentRequired: push.message.guardianConsentRequired, override: push.message.preferencesOverridden)
                question.silentPush = push.message.silentPush
                questions.append(question)
            }
            places.append(questions.count - 1)
        }
        do {
            let answers = try await answers.answers(to: questions, of: tenant, at: now)
            return places.map { answers[$0] }
        } catch {
            throw SendCheckUnavailable(peer: "preferences", cause: error)
        }
    }

    private func deviceVerdicts(
        _ deliveries: [InFlightDelivery], of tenant: CommonV1.Tenant
    ) async throws -> [RegistryV1.DeviceVerdict] {
        let claims = deliveries.map { delivery in
            RegistryV1.DeviceClaim(
                pushDeviceId: delivery.claim.pushDeviceID, userId: delivery.push.message.userId,
                addressVersion: delivery.addressVersion, aboutUserId: delivery.push.message.aboutUserId,
                furtherAboutUserIds: delivery.push.message.furtherAboutUserIds, sinceMs: delivery.push.message.createdAtMs)
        }
        do {
            return try await verdicts.verdicts(on: claims, of: tenant)
        } catch {
            throw SendCheckUnavailable(peer: "registry", cause: error)
        }
    }
}
