import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// Audiences and users as one stream. Only one page is in memory, for an audience of any size.
extension UsersAndDevicesService {
    /// Members of a page with their users. A user with devices takes some kilobytes.
    static let membersAPage = 2_000
    /// Members of a page of ids alone. An id has up to 200 bytes, and a message up to 4 MiB (ARCH-02).
    static let idsAPage = 10_000
    /// The most members that a request may limit itself to.
    static let largestLimit = 10_000

    func resolve(
        _ request: RegistryV1.ResolveRequest, response: ResponseWriter<RegistryV1.ResolveResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(
            request.channelIds.count + request.threadIds.count + request.userIds.count + request.describedChannelIds.count
                + request.memberships.reduce(0) { $0 + 1 + $1.userIds.count } + request.subjectUserIds.count,
            field: "user_ids")
        guard Int(request.membersLimit) <= Self.largestLimit else {
            throw APIError(.invalidValue, field: "members_limit", "is at most \(Self.largestLimit); 0 streams everybody")
        }
        let tenant = request.tenant ?? .init()
        let policy = try await policies.entry(for: tenant).policy
        let subjects =
            request.subjectUserIds.isEmpty
            ? [] : try await store.read { try Guardianships.subjects(request.subjectUserIds, tenant: tenant, $0) }
        let named = (request.userIds + subjects.flatMap { [$0.userId] + $0.guardians.map(\.userId) + $0.teacherIds }).uniqued()
        let reader = ResolveReader(
            tenant: tenant, named: named, includeMembers: request.includeMembers, now: now,
            presence: PresenceTimes(policy), consentAge: ConsentAge(policy, now: clock.now))
        let expanded = request.channelIds.uniqued()
        let channelIds = (expanded + request.describedChannelIds + request.memberships.map(\.channelId)).uniqued()
        let threadIds = request.threadIds.uniqued()
        var pages = AudiencePages(channels: expanded, threads: threadIds, after: request.membersAfter)
        let limit = request.membersLimit > 0 ? Int(request.membersLimit) : reader.membersAPage

        let first = try await store.read { [pages] database in
            var pages = pages
            var page = try pages.next(limit: limit, tenant: tenant, database)
            page.channels += try ResolveQueries.members(request.memberships, tenant: tenant, database)
            let channels = try ResolveQueries.channels(channelIds, tenant: tenant, database)
            let threads = try ResolveQueries.threads(threadIds, tenant: tenant, database)
            return (page: page, pages: pages, channels: channels, threads: threads)
        }
        pages = first.pages
        let users = named + reader.members(of: first.page)
        // The users of many pages are read once, and would evict all others from the cache.
        let devices = pages.isFinished ? try await knownDevices(users, tenant: tenant, policy: policy) : nil
        let resolved = try await store.read { try reader.users(users, devices: devices, $0) }
        let isLimited = request.membersLimit > 0
        let messages = ResolveMessages(response)
        try await messages.add(
            audiences: Self.audiences(first.channels, first.threads, first.page, incomplete: isLimited ? pages : nil))
        try await messages.add(subjects: subjects)
        try await messages.add(users: resolved)
        guard !isLimited else { return }

        let channels = Dictionary(first.channels.map { ($0.channelId, $0) }) { $1 }
        let threads = Dictionary(first.threads.map { ($0.threadId, $0) }) { $1 }
        while !pages.isFinished {
            let (page, rest, users) = try await store.read { [pages] database in
                var pages = pages
                let page = try pages.next(limit: limit, tenant: tenant, database)
                return (page, pages, try reader.users(reader.members(of: page), devices: nil, database))
            }
            pages = rest
            try await messages.add(
                audiences: Self.audiences(
                    page.channels.compactMap { channels[$0.id] }, page.threads.compactMap { threads[$0.id] }, page, incomplete: nil))
            try await messages.add(users: users)
        }
    }

    /// The part of these audiences in a page.
    ///
    /// - Parameter incomplete: the audiences that a limited request does not finish; nil: more pages follow.
    private static func audiences(
        _ channels: [RegistryV1.ResolvedChannel], _ threads: [RegistryV1.ResolvedThread], _ page: AudiencePages.Page,
        incomplete: AudiencePages?
    ) -> RegistryV1.ResolveResponse {
        let members = Dictionary(page.channels.map { ($0.id, $0.users) }) { $1 }
        let followers = Dictionary(page.threads.map { ($0.id, $0.users) }) { $1 }
        let openChannels = Set((incomplete?.channels ?? []).map(\.id))
        let openThreads = Set((incomplete?.threads ?? []).map(\.id))
        return .init(
            channels: channels.map { channel in
                var channel = channel
                channel.members = members[channel.channelId] ?? []
                channel.incomplete = openChannels.contains(channel.channelId)
                return channel
            },
            threads: threads.map { thread in
                var thread = thread
                thread.followers = followers[thread.threadId] ?? []
                thread.incomplete = openThreads.contains(thread.threadId)
                return thread
            })
    }
}
