import CarillonAPI
import DurableWork
import EventRules
import Logging
import OrderedCollections
import RPC
import ServiceKit

/// How many users are looked up at once. Each user takes some kilobytes with devices and preferences, and there are several batches at a time. The
/// defaults are for a machine with two cores.
struct AudienceLimits: Sendable {
    /// Members and followers of all audiences of a batch together; events that bring more are decided in parts. 1 to 10,000, as the registry takes
    /// them.
    var membersPerBatch = 5_000
    /// Members, or followers, of one part of an event. 1 to ``membersPerBatch``. Other events wait for a part: it is as large as a broadcast's page.
    var membersPerPart = 1_000
}

/// Asks the peers about the events of one app. A batch takes one stream of the registry and at most two calls of preferences, and more only where an
/// audience has more than a thousand users.
struct AudienceLookup: Sendable {
    /// Most ids in one `Resolve` call. The registry's limit is 10,000.
    static let idsPerResolve = 9_000
    /// A batch may name a whole channel of thousands.
    static let resolveTimeout = Duration.seconds(30)

    let clock: any DomainClock
    let policies: any PolicySource
    let peers: EvaluatorPeers
    let sendChecks: SendCheckClient
    let limits: AudienceLimits
    /// The delays between rounds in which a peer failed without a reason, and between the turns of an app without answers.
    let pauses: Backoff
    let logger: Logger

    init(
        clock: any DomainClock, policies: any PolicySource, peers: EvaluatorPeers, limits: AudienceLimits, pauses: Backoff = Backoff(),
        logger: Logger
    ) {
        self.clock = clock
        self.policies = policies
        self.peers = peers
        sendChecks = SendCheckClient(peers.preferences)
        self.limits = limits
        self.pauses = pauses
        self.logger = logger
    }

    /// Asks registry and preferences together, and finds the events that they fail for. Each delivery has its own back-off: an app that the
    /// peers are away for, or slow, delays no question about another app. The backlog counts as work meanwhile.
    var audiences: PeerDelivery {
        PeerDelivery(to: QuarantinedEvent.audiencePeers, backoff: PeerBackoff(), clock: clock, pauses: pauses, logger: logger)
    }

    /// Looks up events of one app together.
    ///
    /// - Throws: `CancellationError`; the error that a peer answers with, for example that the question does not fit into a message.
    func prepareTogether(_ events: [PendingEvent], tenant: CommonV1.Tenant, now: Instant) async throws -> PreparedEvents {
        var prepared = PreparedEvents(tenant: tenant, app: nil, items: [], snapshot: AudienceSnapshot(), answers: [])
        guard let app = try await policy(of: tenant) else {
            prepared.items = events.map { .init(event: $0, candidates: [], refusal: nil) }
            return prepared
        }
        prepared.app = app
        if app.policy.organizationSuspended {
            let refusal = Refusal(.organizationSuspended, "the organization was suspended when the event's turn came")
            prepared.items = events.map { .init(event: $0, candidates: [], refusal: refusal) }
            return prepared
        }
        let queries = try await queries(of: events, tenant: tenant)
        let snapshot = try await snapshot(for: events, queries, tenant: tenant)
        let incomplete = snapshot.incomplete
        let large = incomplete.isEmpty ? nil : zip(events, queries).first { incomplete.concern($0.event, $1) }?.0
        prepared.incompleteFrom = large?.row
        var questions = QuestionList()
        prepared.items = events.prefix { $0 !== large }.map { item($0, app: app, snapshot: snapshot, now: now, questions: &questions) }
        prepared.snapshot = snapshot
        prepared.answers = try await answers(to: questions.questions, tenant: tenant, now: now)
        return prepared
    }

    /// Reads the policy of an app.
    ///
    /// - Returns: nil for an app that does not exist any more.
    func policy(of tenant: CommonV1.Tenant) async throws -> AppPolicy? {
        do {
            return try await policies.current(for: tenant)
        } catch let error as RPCError where error.code == .notFound {
            return nil
        }
    }

    // MARK: Directory

    /// The questions about events. Where an event does not say the type of its channel, the directory is asked for it first: the members of a large
    /// channel are many more users than those whom its messages concern.
    func queries(of events: [PendingEvent], tenant: CommonV1.Tenant) async throws -> [AudienceQuery] {
        let unclear = Set(events.lazy.filter(\.query.membersIfDirect).map(\.event.channelId))
        guard !unclear.isEmpty else { return events.map(\.query) }
        var directory = AudienceSnapshot()
        try await resolve(RegistryV1.ResolveRequest(tenant: tenant, describedChannelIds: Array(unclear)), users: [], into: &directory)
        return events.map { event in
            guard event.query.membersIfDirect else { return event.query }
            return AudienceQuery(of: event.event, isDirect: TargetResolution.isDirect(event.event, snapshot: directory))
        }
    }

    /// - Parameter queries: of the events.
    private func snapshot(for events: [PendingEvent], _ queries: [AudienceQuery], tenant: CommonV1.Tenant) async throws -> AudienceSnapshot {
        var snapshot = AudienceSnapshot()
        // In the order of the events. A limit cuts off the last ones, so that the first events are still decided.
        var channelsToFollow: OrderedSet<String> = []
        var channels: OrderedSet<String> = []
        var described = Set<String>(minimumCapacity: events.count)
        var threads: OrderedSet<String> = []
        var users = Set<String>(minimumCapacity: queries.reduce(0) { $0 + $1.users.count })
        var memberships: [String: [String]] = [:]
        var subjects: Set<String> = []
        for (event, query) in zip(events, queries) {
            if query.channelFollowers { channelsToFollow.append(event.event.channelId) }
            if query.channelMembers { channels.append(event.event.channelId) }
            if query.channelDescription { described.insert(event.event.channelId) }
            if query.threadFollowers { threads.append(event.event.threadId) }
            if query.subject { subjects.insert(event.event.subjectUserId) }
            users.formUnion(query.users)
        }
        if !channelsToFollow.isEmpty {
            for channel in try await followers(of: channelsToFollow.elements, limit: limits.membersPerBatch, tenant: tenant) {
                snapshot.channelFollowers[channel.channelId] = channel.userIds
                if channel.incomplete { snapshot.incomplete.followers.insert(channel.channelId) }
            }
            for (event, query) in zip(events, queries) where query.channelFollowers {
                guard let followers = snapshot.channelFollowers[event.event.channelId], !followers.isEmpty else { continue }
                users.formUnion(followers)
                // Only members are notified, so the memberships of the followers are asked for.
                if !event.event.carriesMembers { memberships[event.event.channelId] = followers }
            }
        }
        for channel in channels { memberships[channel] = nil }
        described.subtract(channels)
        described.subtract(memberships.keys)
        users.remove("")
        guard !channels.isEmpty || !described.isEmpty || !threads.isEmpty || !users.isEmpty || !subjects.isEmpty else { return snapshot }
        let request = RegistryV1.ResolveRequest(
            tenant: tenant, channelIds: channels.elements, threadIds: threads.elements, includeMembers: true,
            describedChannelIds: Array(described), membersLimit: UInt32(limits.membersPerBatch),
            memberships: memberships.map { .init(channelId: $0.key, userIds: $0.value) }, subjectUserIds: Array(subjects))
        try await resolve(request, users: users, into: &snapshot)
        return snapshot
    }

    /// The users of these ids, by id.
    func users(_ ids: Set<String>, of tenant: CommonV1.Tenant) async throws -> [String: Recipient] {
        var snapshot = AudienceSnapshot()
        try await resolve(.init(tenant: tenant), users: ids, into: &snapshot)
        return snapshot.users
    }

    /// Asks for audiences and users in one stream, or in several where a single event has lists of thousands.
    func resolve(_ request: RegistryV1.ResolveRequest, users: Set<String>, into snapshot: inout AudienceSnapshot) async throws {
        let described = Set(request.describedChannelIds)
        snapshot.users.reserveCapacity(snapshot.users.count + users.count)
        var request = request
        var userIDs = Array(users)[...]
        var others = request.channelIds.count + request.threadIds.count + described.count
        others += request.memberships.reduce(0) { $0 + 1 + $1.userIds.count } + request.subjectUserIds.count
        repeat {
            request.userIds = Array(userIDs.prefix(max(1, Self.idsPerResolve - others)))
            userIDs = userIDs.dropFirst(request.userIds.count)
            for response in try await resolve(request, oversized: &snapshot.oversized) { snapshot.add(response, describedOnly: described) }
            request = RegistryV1.ResolveRequest(tenant: request.tenant)
            others = 0
        } while !userIDs.isEmpty
    }

    /// - Parameters:
    ///   - channels: each once; the first are answered first.
    ///   - after: only those with a greater id.
    ///   - limit: how many at most, in all channels together.
    func followers(
        of channels: [String], after: String = "", limit: Int, tenant: CommonV1.Tenant
    ) async throws -> [PreferencesV1.ChannelFollowers] {
        let request = PreferencesV1.ListChannelFollowersRequest(
            tenant: tenant, channelIds: channels, usersLimit: UInt32(limit), usersAfter: after)
        return try await peers.preferences.listChannelFollowers(request).channels
    }

    // MARK: Settings

    /// Questions to preferences. Each one is asked once, also where a batch mentions a user many times.
    struct QuestionList {
        private(set) var questions: [PreferencesV1.SendQuestion] = []
        /// The last question about each user: an id is hashed sooner than a question, and a user has few.
        private var last: [String: Int] = [:]
        /// For each question the one before about the same user, or nil.
        private var before: [Int?] = []

        mutating func ask(_ question: PreferencesV1.SendQuestion) -> Int {
            let latest = last[question.userId]
            var known = latest
            while let position = known {
                if questions[position] == question { return position }
                known = before[position]
            }
            last[question.userId] = questions.count
            before.append(latest)
            questions.append(question)
            return questions.count - 1
        }
    }

    /// - Parameters:
    ///   - part: the users to decide; nil: all users of the event.
    ///   - known: its targets, where they were resolved before.
    func item(
        _ pending: PendingEvent, part: EventPart? = nil, targets known: [Target]? = nil, app: AppPolicy, snapshot: AudienceSnapshot, now: Instant,
        questions: inout QuestionList
    ) -> PreparedEvents.Item {
        let event = pending.event
        let all = known ?? TargetResolution.targets(of: event, snapshot: snapshot, catalogue: app.catalogue)
        var targets = part.map { part in all.filter { part.contains($0.userID) } } ?? all
        if known == nil, let filter = pending.broadcastFilter {
            targets = targets.filter { snapshot.users[$0.userID].map { filter.admits($0.user, policy: app.policy) } ?? false }
        }
        guard !targets.isEmpty else {
            // Other parts of the event may have targets.
            let isWhole = part.map { $0.isLast && $0.firstOrdinal == 0 } ?? true
            return .init(
                event: pending, candidates: [],
                refusal: isWhole ? Self.nobody(event, snapshot) : nil, part: part)
        }
        let age = now - (pending.occurredAt ?? pending.acceptedAt)
        func localAge(_ recipient: Recipient?) -> Duration? {
            pending.localSchedule.map { now - $0.time(of: recipient?.user ?? .init(), app.policy).until }
        }
        let candidates = targets.map { target -> PreparedEvents.Candidate in
            let recipient = snapshot.users[target.userID]
            let relationship = snapshot.relationship(of: target.userID, in: pending)
            let type = target.candidateTypes.first.flatMap(app.type)
            var check = RecipientCheck(
                event: pending, app: app, recipient: recipient, isOversized: snapshot.oversized.contains(target.userID),
                isCancelled: event.cancelledRecipients.contains(target.userID), relationship: relationship, types: target.candidateTypes,
                age: localAge(recipient) ?? age,
                timeToLive: event.timeToLive(as: type, priority: event.priority(as: type), policy: type?.policy ?? app.policy))
            if let refusal = EligibilityLadder.beforePreferences.refusal(of: &check) {
                return .init(
                    userID: target.userID, types: target.candidateTypes, refusal: refusal, answer: -1, relationship: relationship,
                    recipient: recipient ?? .unknown)
            }
            let question = PreferencesV1.SendQuestion(
                userId: target.userID, typeIds: check.types, channelId: event.channelId,
                userTimezone: recipient?.user.timezone ?? "", deviceTimezone: recipient?.user.deviceTimezone ?? "", roles: check.roles,
                silentPush: pending.isSilent, guardianConsentRequired: recipient?.user.guardianConsentRequired ?? false,
                override: event.overridesPreferences)
            return .init(
                userID: target.userID, types: check.types, refusal: nil, answer: questions.ask(question), relationship: relationship,
                recipient: recipient ?? .unknown)
        }
        return .init(event: pending, candidates: candidates, refusal: nil, part: part)
    }

    /// Why an event has no targets.
    private static func nobody(_ event: EvaluatorV1.Event, _ snapshot: AudienceSnapshot) -> Refusal {
        // Guardians and teachers of an inactive child are no targets.
        if EventKind(eventType: event.eventType) == .other, let subject = snapshot.users[event.subjectUserId]?.user, subject.known,
            !subject.active
        {
            return Refusal(.recipientInactive, "the user whom the event is about is inactive")
        }
        return Refusal(.noRecipients, noRecipientsDetail(event, snapshot))
    }

    private static func noRecipientsDetail(_ event: EvaluatorV1.Event, _ snapshot: AudienceSnapshot) -> String {
        if event.broadcast != nil { return "the filters of the broadcast leave none of these users" }
        if !event.channelId.isEmpty, AudienceQuery(of: event).channelMembers, snapshot.channels[event.channelId] == nil {
            return "channel \(event.channelId) is not in the directory, and the event carries no members"
        }
        guard EventKind(eventType: event.eventType) == .message, !TargetResolution.isDirect(event, snapshot: snapshot) else {
            return "the event concerns nobody but its sender"
        }
        return "the message mentions nobody but its sender, and nobody else follows the \(event.threadId.isEmpty ? "channel" : "thread")"
    }

    func answers(
        to questions: [PreferencesV1.SendQuestion], tenant: CommonV1.Tenant, now: Instant
    ) async throws -> [PreferencesV1.SendAnswer] {
        try await versionedAnswers(to: questions, tenant: tenant, now: now).answers
    }

    /// The answers with the version of the policy that preferences used.
    func versionedAnswers(
        to questions: [PreferencesV1.SendQuestion], tenant: CommonV1.Tenant, now: Instant
    ) async throws -> SendCheckClient.Versioned {
        try await sendChecks.versionedAnswers(to: questions, of: tenant, at: now)
    }
}

extension AudienceSnapshot {
    /// Adds one message of the registry's stream.
    ///
    /// - Parameter describedOnly: Channels whose members were not asked for.
    mutating func add(_ response: RegistryV1.ResolveResponse, describedOnly: Set<String>) {
        for channel in response.channels where channel.known {
            if describedOnly.contains(channel.channelId) {
                channels[channel.channelId] = Channel(name: channel.name, channelType: channel.channelType)
            } else {
                // A large channel may come in several parts.
                var known = channels[channel.channelId] ?? Channel(members: [])
                known.name = channel.name
                known.channelType = channel.channelType
                known.members = (known.members ?? []) + channel.members
                channels[channel.channelId] = known
                if channel.incomplete { incomplete.members.insert(channel.channelId) }
            }
        }
        for thread in response.threads where thread.known {
            threadFollowers[thread.threadId, default: []] += thread.followers
            if thread.incomplete { incomplete.threads.insert(thread.threadId) }
        }
        for subject in response.subjects { subjects[subject.userId] = subject }
        for user in response.users { users[user.userId] = Recipient(user) }
    }
}
