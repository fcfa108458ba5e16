import CarillonAPI
import Cryptography
import JetStream
import Logging
import ServiceKit
import Storage
import Synchronization

/// The dispatchers that share a queue in NATS. Each follows the buckets of ``FleetBuckets``, and tells the others there (decision 0073).
///
/// Without NATS the dispatcher goes on with what it knows, and commands fail.
actor JetStreamFleet: Fleet {
    struct Options: Sendable {
        /// Of the names of buckets and subjects. An account still belongs to one system: see ``QueueOwner``.
        var prefix = "carillon"
        /// The system of this dispatcher.
        var owner = QueueOwner(mark: "")
        /// Servers with a copy of the buckets: 1, 3 or 5.
        var replicas = 1
        /// The longest wait for other dispatchers to do a command.
        var commandWait = Duration.seconds(3)
    }

    /// What a dispatcher must know before it sends.
    enum Part: CaseIterable, Sendable { case members, lanes, throttles, credentials, commands }

    nonisolated let client: JetStreamClient
    let buckets: FleetBuckets
    let options: Options
    let store: Store
    let clock: any DomainClock
    let logger: Logger
    /// Of this run of the process: own publications are ignored, and those of an earlier run are not.
    let process = Hexadecimal.encode(SecureRandom.bytes(8))
    /// Seals commands. All dispatchers have it, and a rotation of the ring does not change it.
    let commandKey: [UInt8]
    /// What waits to be told.
    nonisolated let untold = Mailbox<FleetNews>()
    nonisolated let untoldTurns = Mailbox<SharedTurn>()

    var members: FleetMembers
    var position: FleetPosition
    var isSeenChecked = false
    /// Commands of this process that the log has not brought back, by id.
    var sent: Set<String> = []
    /// Commands that wait for acknowledgements, by id.
    var waits: [String: AckWait] = [:]
    private var toldShare = 1.0
    private var missingParts = Set(Part.allCases)
    private nonisolated let joining = Atomic<Bool>(true)
    private nonisolated let lastProblem = Mutex<String?>(nil)
    /// Has no permit until the dispatcher has joined. Each task that waits takes the permit and returns it, so that the next one gets it.
    private nonisolated let joinedPermit = AsyncSemaphore(0)

    /// - Parameters:
    ///   - store: has ``DispatcherMigrations``.
    ///   - keyRing: the credential key ring.
    ///   - name: of the machine or container, for operators.
    /// - Throws: ``StoreError``; ``NATSError`` for a prefix that cannot be.
    init(
        _ client: JetStreamClient, options: Options = Options(), store: Store, keyRing: KeyRing, clock: any DomainClock, name: String,
        version: String = CarillonVersion.current, logger: Logger
    ) async throws {
        self.client = client
        self.options = options
        self.store = store
        self.clock = clock
        self.logger = logger
        buckets = try FleetBuckets(client, prefix: options.prefix)
        commandKey = keyRing.keyedHash(Array("commands of dispatchers".utf8))
        let (now, newID) = (clock.now, Hexadecimal.encode(SecureRandom.bytes(8)))
        let position = try await store.write { try FleetPosition.take(newID: newID, now: now, $0) }
        self.position = position
        members = FleetMembers(
            own: FleetMember(id: position.memberID, name: name, version: version, clock: now, started: now))
    }

    // MARK: Joining

    nonisolated var isJoining: Bool { joining.load(ordering: .acquiring) }

    /// Why the dispatcher does not follow the others yet; nil when it does.
    nonisolated var problem: String? {
        isJoining ? lastProblem.withLock { $0 } ?? "this dispatcher does not follow the others yet; the log says what it waits for" : nil
    }

    /// Refuses a call that must reach the others. NATS forgets what is written to a bucket that was just made and has no leader yet.
    ///
    /// - Throws: ``APIError`` `unavailable`, at once.
    nonisolated func requireJoined(_ effect: String) throws(APIError) {
        guard let problem else { return }
        throw APIError(.unavailable, "\(effect), because other dispatchers cannot be told: \(problem)", retryAfter: .seconds(1))
    }

    nonisolated func joined() async throws {
        try await joinedPermit.acquire()
        joinedPermit.release()
    }

    /// The dispatcher knows a part of what it must know.
    func reached(_ part: Part) {
        guard missingParts.remove(part) != nil, missingParts.isEmpty else { return }
        joining.store(false, ordering: .releasing)
        joinedPermit.release()
        logger.notice("joined the dispatchers that share the queue", metadata: ["others": "\(members.living.map(\.label))"])
    }

    func run(for receiver: any FleetReceiver) async throws {
        var backoff = Backoff()
        var lastError = ""
        while true {
            let began = ContinuousClock.now
            do {
                try await options.owner.claim(client, replicas: options.replicas)
                try await buckets.ensure(replicas: options.replicas)
                lastProblem.withLock { $0 = nil }
                try await follow(receiver)
            } catch {
                try Task.checkCancellation()
                let problem = NATSError.sentence(of: error)
                lastProblem.withLock { $0 = problem }
                if .now - began > FleetMembers.lifetime {
                    backoff.reset()
                    lastError = ""
                }
                if buckets.isForgotten(error) {
                    logger.notice("NATS has started again without the dispatchers' heartbeats and throttles; their buckets are made anew")
                } else if problem != lastError {
                    lastError = problem
                    logger.error(
                        "the other dispatchers cannot be followed; what is known stays in force, and commands fail",
                        metadata: ["error": "\(problem)", "ready": "\(!isJoining)"])
                }
            }
            try await backoff.wait()
        }
    }

    /// Follows all buckets until one of them fails for good.
    private func follow(_ receiver: any FleetReceiver) async throws {
        try await checkPosition()
        try await beat()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.keepBeating() }
            group.addTask { try await self.watchMembers(receiver) }
            group.addTask { try await self.watchNews(self.buckets.lanes, .lanes, receiver) }
            group.addTask { try await self.watchNews(self.buckets.throttles, .throttles, receiver) }
            group.addTask { try await self.watchCredentials(receiver) }
            group.addTask { try await self.watchCommands(receiver) }
            group.addTask { try await self.tellNews() }
            group.addTask { try await self.tellTurns() }
            group.addTask { try await self.listen(receiver) }
            group.addTask { try await self.answerStatuses(receiver) }
            try await group.next()
        }
    }

    // MARK: Members

    var living: [FleetMember] { [members.own] + members.living }

    /// Tells the others that this dispatcher lives.
    private func beat() async throws {
        var own = members.own
        own.clock = clock.now
        try await buckets.members.put(own.id, try Self.encode(own))
    }

    private func keepBeating() async throws {
        while true {
            try await Task.sleep(for: FleetMembers.interval)
            // The watch finds out whether NATS is away.
            do { try await beat() } catch let error as NATSError where error.isRetryable { continue }
            try await noteSeen()
        }
    }

    private nonisolated func watchMembers(_ receiver: any FleetReceiver) async throws {
        var isLive = false
        try await buckets.members.watch { event in
            switch event {
            case .entry(let entry): await self.heard(entry, isLive: isLive, receiver)
            case .current:
                isLive = true
                await self.reached(.members)
            }
        }
    }

    private func heard(_ entry: KeyValueEntry, isLive: Bool, _ receiver: any FleetReceiver) async {
        if entry.operation != .put {
            members.left(entry.key)
        } else if let member: FleetMember = Self.decode(entry.value) {
            for warning in members.heard(member, at: .now, ownClock: clock.now, isLive: isLive) { warn(warning) }
        }
        guard members.share != toldShare else { return }
        toldShare = members.share
        logger.notice(
            "the number of dispatchers changed; quotas and send rates are divided anew",
            metadata: ["dispatchers": "\(members.living.count + 1)", "others": "\(members.living.map(\.label))"])
        await receiver.followShare(toldShare)
    }

    private func warn(_ warning: FleetMembers.Warning) {
        switch warning {
        case .otherVersion(let member):
            logger.warning(
                "another dispatcher has another version; that is meant for the time of an update",
                metadata: ["member": "\(member.label)", "version": "\(member.version)", "own_version": "\(members.own.version)"])
        case .otherClock(let member, let ahead):
            let isWrong = max(ahead, .zero - ahead) >= FleetMembers.wrongClock
            logger.log(
                level: isWrong ? .critical : .warning, "the clock of another dispatcher differs; set the clocks of both machines",
                metadata: ["member": "\(member.label)", "ahead_by": "\(ahead)", "limit": "\(FleetMembers.clockTolerance)"])
        }
    }

    func leave() async {
        do {
            try await buckets.members.delete(members.own.id)
        } catch {
            logger.notice(
                "the other dispatchers do not know that this one stopped, and divide quotas anew in \(FleetMembers.lifetime)",
                metadata: ["error": "\(error)"])
        }
    }
}
