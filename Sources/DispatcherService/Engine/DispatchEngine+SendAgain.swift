import CarillonAPI
import Logging
import Providers
import ServiceKit

// Attempts that go on: with another token, or with a smaller payload.
extension DispatchEngine {
    /// Sends a delivery again at once, with another token or a smaller payload. Where it cannot leave now, the settlement releases it, and `rows`
    /// gets it.
    func sendAgain(
        _ delivery: InFlightDelivery, _ how: AttemptDecision.SendAgain, now: Instant, _ settlement: inout Settlement, _ rows: inout [Int64]
    ) async {
        var delivery = delivery
        let moment = Moment(date: now, steady: clock.steadyNow)
        guard let key = delivery.lane, let lane = lanes[key],
            let credential = credentials.current(for: delivery.route.tenant, provider: delivery.route.provider),
            condition(of: credential, on: key, at: moment.steady) == .open
        else {
            // The lane or the credential was stopped or removed after the answer.
            rows.append(delivery.claim.row)
            return release(delivery, &settlement)
        }
        do {
            switch how {
            case .newAuthorization:
                guard try await renew(&delivery, lane, credential, at: moment) else {
                    rows.append(delivery.claim.row)
                    return release(delivery, &settlement)
                }
            case .shrunk:
                delivery.sizeLimit = delivery.sizeLimitAfterRefusal
            }
            guard await credential.sender.hasAuthorization(at: moment) else {
                fetchAuthorization(of: credential, on: lane)
                rows.append(delivery.claim.row)
                return release(delivery, &settlement)
            }
            let authorization = try await credential.sender.authorization(at: moment)
            let before = settlement.deliveries.count
            await submit([delivery], to: lane, credential: credential, authorization: authorization, now: now, &settlement)
            // Composition failed under the smaller limit, or the token was replaced: the settlement covers the delivery.
            if settlement.deliveries.count > before { rows.append(delivery.claim.row) }
        } catch {
            authorizationFailed(error, of: credential, on: key, now: moment.steady)
            rows.append(delivery.claim.row)
            release(delivery, &settlement)
        }
    }

    /// Gets another token after the provider called a delivery's token expired.
    ///
    /// - Returns: false when the lane pauses before it sends again.
    /// - Throws: ``AuthorizationFailure``; what the sender throws.
    private func renew(
        _ delivery: inout InFlightDelivery, _ lane: Lane, _ credential: StoredCredential, at now: Moment
    ) async throws -> Bool {
        let renewal = await credential.sender.renewAuthorization(delivery.authorization, at: now)
        switch renewal {
        case .renewed:
            delivery.hasRenewedAuthorization = true
            // A token that must be fetched is fetched outside this loop.
            guard await credential.sender.hasAuthorization(at: now) else { return true }
            let known = lanes[lane.key]?.tokenEpoch
            follow(try await credential.sender.authorization(at: now), lane: lane.key)
            if lanes[lane.key]?.tokenEpoch != known { warnOfExpiredToken(lane.key) }
            return true
        case .later:
            throttle(lane.key, retryAfter: nil, reason: "token_refused", now: now.steady)
            follow(try await credential.sender.authorization(at: now), lane: lane.key)
            return false
        case .refusedTwice:
            throw AuthorizationFailure.refused(code: "token_refused_twice")
        }
    }

    /// No token is sent that is expired by this machine's clock. When the provider calls one expired, one of the clocks is wrong.
    private func warnOfExpiredToken(_ key: LaneKey) {
        logger.warning(
            "the provider calls a token expired that is valid by this machine's clock; new connections use a new token",
            metadata: ["lane": "\(key)", "remedy": "check that this machine's clock is right"])
    }

    /// The provider refused a token because tokens changed too often. The lane is throttled already; it continues with the previous token on new
    /// connections.
    func tokenIsTooNew(_ refused: String, of credential: StoredCredential, lane key: LaneKey) async {
        let now = Moment(clock)
        await credential.sender.tooNew(refused, at: now)
        do {
            follow(try await credential.sender.authorization(at: now), lane: key)
        } catch {
            authorizationFailed(error, of: credential, on: key, now: now.steady)
        }
    }
}
