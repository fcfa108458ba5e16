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

/// Checks the deliveries of a claimed batch right before their attempts (DISP-04). Throws when a peer does not answer, because nothing is sent
/// without the check. "Unknown app" is an answer: only that app's deliveries wait.
protocol SendChecks: Sendable {
    /// One answer a delivery, in order.
    func check(_ deliveries: [InFlightDelivery], now: Instant) async throws -> [CheckedDelivery]
}

/// The peer that did not answer.
struct SendCheckUnavailable: Error, CustomStringConvertible {
    var peer: String
    var cause: any Error
    var description: String { "the send-time check cannot be made: \(peer) does not answer (\(cause))" }

    var isUnknownApp: Bool { (cause as? any RPCErrorConvertible)?.rpcError.code == .notFound }
}

/// ``SendChecks`` over RPC: one `CheckSend` and one `CheckDevices` a tenant and batch, both at once.
struct RemoteSendChecks: SendChecks {
    let answers: SendCheckClient
    let verdicts: DeviceCheckClient

    func check(_ deliveries: [InFlightDelivery], now: Instant) async throws -> [CheckedDelivery] {
        // Most often a batch is of one app.
        let first = deliveries.first?.push.message.tenant ?? CommonV1.Tenant()
        if deliveries.count <= SendCheckClient.questionsPerCall, deliveries.allSatisfy({ $0.push.message.tenant == first }) {
            return try await checkOrWait(deliveries, of: first, now: now)
        }
        var byTenant: [CommonV1.Tenant: [Int]] = [:]
        for (index, delivery) in deliveries.enumerated() {
            byTenant[delivery.push.message.tenant ?? CommonV1.Tenant(), default: []].append(index)
        }
        var results = [CheckedDelivery?](repeating: nil, count: deliveries.count)
        try await withThrowingTaskGroup(of: [(Int, CheckedDelivery)].self) { group in
            for (tenant, indices) in byTenant {
                for start in stride(from: 0, to: indices.count, by: SendCheckClient.questionsPerCall) {
                    let part = Array(indices[start..<min(start + SendCheckClient.questionsPerCall, indices.count)])
                    group.addTask {
                        let checked = try await checkOrWait(part.map { deliveries[$0] }, of: tenant, now: now)
                        return Array(zip(part, checked))
                    }
                }
            }
            for try await part in group {
                for (index, checked) in part { results[index] = checked }
            }
        }
        return results.map { $0 ?? CheckedDelivery(decision: .skip(.recipientInactive)) }
    }

    /// Checks the deliveries of one app. They wait when a peer does not know the app.
    private func checkOrWait(_ deliveries: [InFlightDelivery], of tenant: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
        do {
            return try await check(deliveries, of: tenant, now: now)
        } catch let error as SendCheckUnavailable where error.isUnknownApp {
            return deliveries.map { _ in CheckedDelivery(decision: .waitForApp) }
        }
    }

    private func check(_ deliveries: [InFlightDelivery], of tenant: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
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
                questions.append(
                    PreferencesV1.SendQuestion(
                        userId: push.message.userId, typeIds: [push.message.typeId], channelId: push.message.channelId,
                        userTimezone: push.message.userTimezone, deviceTimezone: push.message.deviceTimezone, roles: push.message.userRoles,
                        guardianConsentRequired: push.message.guardianConsentRequired, override: push.message.preferencesOverridden))
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
                addressVersion: delivery.address?.version ?? 0, aboutUserId: delivery.push.message.aboutUserId)
        }
        do {
            return try await verdicts.verdicts(on: claims, of: tenant)
        } catch {
            throw SendCheckUnavailable(peer: "registry", cause: error)
        }
    }
}
