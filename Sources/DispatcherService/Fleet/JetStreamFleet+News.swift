import CarillonAPI
import Cryptography
import JetStream
import Logging
import Protobuf
import Providers
import ServiceKit

extension JetStreamFleet {
    /// News and the operator's pause, as they are in a bucket. Dates are of the domain clock.
    struct News: Codable, Sendable {
        /// `paused` and `resumed` are of all lanes, as older versions know them; `order` is of some lanes, or of a provider.
        enum Kind: String, Codable, Sendable { case lane, device, refused, restored, paused, resumed, order }
        /// ``JetStreamFleet/process`` of the dispatcher that learned it.
        var from: String
        var kind: Kind
        /// Of a device or a credential.
        var id: String?
        var provider: String?
        var authority: String?
        var credential: String?
        var until: Instant?
        /// The provider's code, or words for operators.
        var reason: String?
        /// Of an order; `until` has its date. Nil in the pauses of older versions.
        var order: LaneOrder.Kind?
        var scope: LaneOrder.Scope?
        var holds: Bool?
    }

    /// More news than these are dropped while they wait.
    private static let mostUntold = 10_000
    /// News of one key within this time are told once.
    private static let tellInterval = Duration.milliseconds(20)
    private static let pauseKey = "pause"

    nonisolated func tell(_ news: FleetNews) { if untold.count < Self.mostUntold { untold.append(news) } }

    /// Tells what waits. News that NATS does not take are dropped.
    nonisolated func tellNews() async throws {
        while true {
            await untold.wait()
            try Task.checkCancellation()
            var last: [String: (bucket: KeyValueBucket, value: News)] = [:]
            let clocksDiffer = await members.clocksDiffer
            for news in untold.takeAll() {
                if clocksDiffer, case .credentialRefused(let id, _, let code) = news {
                    logger.warning(
                        "other dispatchers are not told of a refused credential, because the clocks differ; each learns it by itself",
                        metadata: ["credential": "\(id)", "code": "\(code)"])
                    continue
                }
                let (bucket, key, value) = wire(news)
                last[key] = (bucket, value)
            }
            var failed: (any Error)?
            for (key, entry) in last {
                do { try await entry.bucket.put(key, try Self.encode(entry.value)) } catch { failed = error }
            }
            if let failed { logger.warning("other dispatchers were not told of a throttle or a credential", metadata: ["error": "\(failed)"]) }
            try await Task.sleep(for: Self.tellInterval)
        }
    }

    nonisolated func watchNews(_ bucket: KeyValueBucket, _ part: Part, _ receiver: any FleetReceiver) async throws {
        try await bucket.watch { event in
            guard case .entry(let entry) = event else { return await self.reached(part) }
            guard entry.operation == .put, let news: News = Self.decode(entry.value), news.from != self.process else { return }
            switch news.kind {
            case .paused, .resumed, .order: if let order = news.laneOrder(now: self.clock.now) { try await receiver.follow(order) }
            default: if let told = FleetNews(news) { await receiver.follow(told) }
            }
        }
    }

    func announce(_ order: LaneOrder) async throws(APIError) {
        let effect = "nothing was changed"
        try requireJoined(effect)
        var news = News(from: process, kind: .order, until: order.at, reason: order.reason)
        (news.order, news.scope, news.holds) = (order.kind, order.scope, order.holds)
        var key = Self.pauseKey
        if order.kind == .pause, order.scope == LaneOrder.Scope() {
            news.kind = order.holds ? .paused : .resumed
        } else {
            key = "order." + SHA256.hexadecimal("\(order.kind.rawValue) \(order.scope.key)")
        }
        do { try await buckets.lanes.put(key, try Self.encode(news)) } catch { throw Self.unavailable(effect, error) }
    }

    private nonisolated func wire(_ news: FleetNews) -> (KeyValueBucket, key: String, News) {
        switch news {
        case .laneThrottled(let lane, let until, let reason):
            var value = News(from: process, kind: .lane, until: until, reason: reason)
            value.lane = lane
            return (buckets.throttles, "lane." + SHA256.hexadecimal(lane.description), value)
        case .deviceThrottled(let device, let until):
            return (
                buckets.throttles, "device." + SHA256.hexadecimal(device),
                News(from: process, kind: .device, id: device, until: until)
            )
        case .credentialRefused(let id, let lane, let code):
            var value = News(from: process, kind: .refused, id: id, reason: code)
            value.lane = lane
            return (buckets.lanes, "credential." + SHA256.hexadecimal(id), value)
        case .credentialRestored(let id):
            return (buckets.lanes, "credential." + SHA256.hexadecimal(id), News(from: process, kind: .restored, id: id))
        }
    }

    // MARK: News of a moment

    // The receiver needs them within seconds or not at all, so they are in no bucket. Each begins with the process that tells it.
    private nonisolated var testSubject: String { options.prefix + ".test-outcomes" }
    private nonisolated var takeOverSubject: String { options.prefix + ".desktop-streams" }
    private nonisolated var turnSubject: String { options.prefix + ".turns" }
    /// Turns in one message: about 100 kB of the megabyte that NATS takes.
    private static let turnsOfMessage = 500

    nonisolated func tell(turn: SharedTurn) { if untoldTurns.count < Self.mostUntold { untoldTurns.append(turn) } }

    /// Tells turns in the order in which they came, at once: the next push for the same address may be at another dispatcher already.
    nonisolated func tellTurns() async throws {
        while true {
            await untoldTurns.wait()
            try Task.checkCancellation()
            var turns = untoldTurns.takeAll()[...]
            while !turns.isEmpty {
                let part = Array(turns.prefix(Self.turnsOfMessage))
                turns = turns.dropFirst(part.count)
                try? await client.connection.publish(turnSubject, payload: Array(process.utf8) + Self.encode(part))
            }
        }
    }

    nonisolated func tell(testOutcomes: [ReceiptsV1.Outcome]) {
        Task {
            for outcome in testOutcomes {
                guard let bytes = try? outcome.bytes() else { continue }
                try? await client.connection.publish(testSubject, payload: Array(process.utf8) + bytes)
            }
        }
    }

    nonisolated func tell(takeOver: DesktopTakeOver) async {
        guard let bytes = try? Self.encode(takeOver) else { return }
        try? await client.connection.publish(takeOverSubject, payload: Array(process.utf8) + bytes)
    }

    nonisolated func listen(_ receiver: any FleetReceiver) async throws {
        let own = Array(process.utf8)
        /// Nil for what this dispatcher told.
        @Sendable func told(_ payload: [UInt8]) -> [UInt8]? {
            payload.count > own.count && !payload.starts(with: own) ? Array(payload.dropFirst(own.count)) : nil
        }
        let outcomes = try await client.connection.subscribe(testSubject) { message in
            guard let bytes = told(message.payload), let outcome = try? ReceiptsV1.Outcome(bytes: bytes) else { return }
            receiver.follow(testOutcomes: [outcome])
        }
        defer { outcomes.unsubscribe() }
        let takeOvers = try await client.connection.subscribe(takeOverSubject) { message in
            guard let bytes = told(message.payload), let takeOver: DesktopTakeOver = Self.decode(bytes) else { return }
            receiver.follow(takeOver: takeOver)
        }
        defer { takeOvers.unsubscribe() }
        let turnMessages = try await client.connection.subscribe(turnSubject) { message in
            guard let bytes = told(message.payload), let turns: [SharedTurn] = Self.decode(bytes) else { return }
            for turn in turns { receiver.follow(turn: turn) }
        }
        defer { turnMessages.unsubscribe() }
        try await Task.untilCancelled()
    }
}

extension JetStreamFleet.News {
    /// Nil for a value without what an order needs.
    ///
    /// - Parameter now: the date of a pause that an older version told without one.
    fileprivate func laneOrder(now: Instant) -> LaneOrder? {
        switch kind {
        case .paused, .resumed:
            LaneOrder(kind: .pause, scope: .init(), holds: kind == .paused, at: until ?? now, reason: reason ?? "")
        case .order:
            if let order, let scope, let holds, let until {
                LaneOrder(kind: order, scope: scope, holds: holds, at: until, reason: reason ?? "")
            } else {
                nil
            }
        case .lane, .device, .refused, .restored: nil
        }
    }

    fileprivate var lane: LaneKey? {
        get {
            guard let provider, let authority, let credential else { return nil }
            return LaneKey(provider: ProviderID(rawValue: provider), authority: authority, credential: credential)
        }
        set { (provider, authority, credential) = (newValue?.provider.rawValue, newValue?.authority, newValue?.credential) }
    }
}

extension FleetNews {
    /// Nil for a value without what its kind needs.
    fileprivate init?(_ news: JetStreamFleet.News) {
        switch news.kind {
        case .lane:
            guard let lane = news.lane, let until = news.until else { return nil }
            self = .laneThrottled(lane, until: until, reason: news.reason ?? "")
        case .device:
            guard let id = news.id, let until = news.until else { return nil }
            self = .deviceThrottled(id, until: until)
        case .refused:
            guard let id = news.id, let lane = news.lane else { return nil }
            self = .credentialRefused(id: id, lane, code: news.reason ?? "")
        case .restored:
            guard let id = news.id else { return nil }
            self = .credentialRestored(id: id)
        case .paused, .resumed, .order: return nil
        }
    }
}
