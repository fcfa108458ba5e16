import CarillonAPI
import Logging
import Providers
import ServiceKit

// Attempts that go on: with another token, with a smaller payload, or in a smaller request.
extension DispatchEngine {
    /// Sends deliveries that left together again at once, with another token, a smaller payload, or as a part of their request. Where they cannot
    /// leave now, the settlement releases them, and `rows` gets them.
    func sendAgain(
        _ deliveries: [InFlightDelivery], _ how: AttemptDecision.SendAgain, now: Instant, _ settlement: inout Settlement, _ rows: inout [Int64]
    ) async {
        var deliveries = deliveries
        let moment = Moment(date: now, steady: clock.steadyNow)
        guard let first = deliveries.first, let key = first.lane, let lane = lanes[key],
            let credential = credentials.current(for: first.route.tenant, provider: first.route.provider),
            factory.key(for: first.route, credential: credential) == key, condition(of: credential, on: key, at: moment.steady) == .open
        else {
            // The lane or the credential was stopped, replaced or removed after the answer.
            return giveBack(deliveries, &settlement, &rows)
        }
        do {
            switch how {
            case .newAuthorization:
                for index in deliveries.indices {
                    guard try await renew(&deliveries[index], lane, credential, at: moment) else { return giveBack(deliveries, &settlement, &rows) }
                }
            case .shrunk:
                for index in deliveries.indices { deliveries[index].sizeLimit = deliveries[index].sizeLimitAfterRefusal }
            case .divided: break
            }
            guard await credential.sender.hasAuthorization(at: moment) else {
                fetchAuthorization(of: credential, on: lane)
                return giveBack(deliveries, &settlement, &rows)
            }
            let authorization = try await credential.sender.authorization(at: moment)
            let before = settlement.deliveries.count
            lanes[key]?.quota?.goesAgain(deliveries.count, at: moment.steady)
            await submit(deliveries, to: lane, credential: credential, authorization: authorization, now: now, &settlement)
            lanes[key]?.quota?.giveBack(settlement.deliveries.count - before)
            // Composition failed under the smaller limit, or the token was replaced: the settlement covers these deliveries.
            rows += settlement.deliveries[before...].map(\.row)
        } catch {
            authorizationFailed(error, of: credential, on: key, now: moment.steady)
            giveBack(deliveries, &settlement, &rows)
        }
    }

    private func giveBack(_ deliveries: [InFlightDelivery], _ settlement: inout Settlement, _ rows: inout [Int64]) {
        for delivery in deliveries {
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
