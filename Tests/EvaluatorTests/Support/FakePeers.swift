import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Synchronization

@testable import EvaluatorService

/// Registry, preferences, receipts and dispatcher as the evaluator sees them, in memory and steered by the test.
final class FakePeers: RegistrableService {
    /// Answers to one user's `CheckSend`.
    struct Settings {
        var disabled: Set<String> = []
        var notifyAll: Set<String> = []
        var muted: Set<String> = []
        var quiet = false
        /// Quiet hours until this instant, milliseconds.
        var quietUntil: Int64?
        var quietTimezone = "Europe/Berlin"
        var pushEnabled = true
        var sound = ""
        var digestTime = "08:00"
        var email = false
        var reduceMotion = false
    }

    struct State {
        var users: [String: RegistryV1.ResolvedUser] = [:]
        var channels: [String: AudienceSnapshot.Channel] = [:]
        var threads: [String: [String]] = [:]
        var subjects: [String: RegistryV1.ResolvedSubject] = [:]
        /// Apps of `ListApps`.
        var apps: [CommonV1.Tenant] = []
        /// Users of an audience, by its words: `role teacher`, `whole app`; of all apps alike.
        var audiences: [String: [String]] = [:]
        /// Requests to `ResolveAudience`.
        var audienceRequests: [RegistryV1.ResolveAudienceRequest] = []
        /// What the ledger counts, by status.
        var countedByStatus: [String: Int64] = [:]
        /// Children with a guardian's consent.
        var consented: Set<String> = []
        var settings: [String: Settings] = [:]
        /// Users who are told once that they have quiet hours until the morning.
        var quietOnce: Set<String> = []
        /// Of the policy that preferences know; 0: they do not say.
        var policyVersion: Int64 = 0

        var calls: [String: Int] = [:]
        /// Calls of a method that fail before the next one is answered.
        var failures: [String: Int] = [:]
        /// The longest message of a method, request or answer, in bytes; without a limit where none is named.
        var largest: [String: Int] = [:]
        /// What ends a whole call that names the user, by method: a peer that does not answer item by item.
        var poison: [String: (user: String, error: RPCError)] = [:]
        /// Apps whose items a method answers later (`unavailable`).
        var later: [String: Set<CommonV1.Tenant>] = [:]
        /// Pushes the dispatcher refuses, by user.
        var refusedUsers: Set<String> = []
        /// Requests to `Resolve` that were answered.
        var resolved: [RegistryV1.ResolveRequest] = []
        /// Awaited before each of them is answered.
        var beforeResolve: @Sendable () async throws -> Void = {}
        /// The same, with what is asked.
        var beforeEachResolve: @Sendable (RegistryV1.ResolveRequest) async throws -> Void = { _ in }
        /// Awaited before each `CheckSend` is answered.
        var beforeEachCheck: @Sendable (PreferencesV1.CheckSendRequest) async throws -> Void = { _ in }

        /// What arrived, in order, repeats included.
        var recorded: [ReceiptsV1.NotificationRecord] = []
        var enqueued: [DispatcherV1.Push] = []
        /// Requests to `WithdrawEntries`.
        var withdrawals: [ReceiptsV1.WithdrawEntriesRequest] = []
        /// The dispatcher's queue is crowded.
        var isCrowded = false
        var outcomes: [ReceiptsV1.Outcome] = []
        /// What `CheckDelivery` answers, by push id. Nobody confirmed the others.
        var signs: [String: ReceiptsV1.DeliverySign] = [:]
        /// What the gateway answers about pictures, by source. It knows no others.
        var pictures: [String: Result<GatewayV1.PreparedMedia, APIError>] = [:]
        /// Awaited before each of these answers.
        var beforePicture: @Sendable (_ source: String) async throws -> Void = { _ in }
        /// Ids of `CancelQueued`.
        var cancelled: [String] = []
        /// What the ledger keeps.
        var badges: [String: Int32] = [:]
        var unread: [String: Int32] = [:]
        /// What devices have of a category where they need a summary, by push device id.
        var deviceGroups: [String: UInt32] = [:]
        /// What the devices of badge updates close, by user.
        var withdrawn: [String: [ReceiptsV1.WithdrawnNotification]] = [:]
    }

    private let state = Mutex(State())

    func with<T: Sendable>(_ body: (inout sending State) -> sending T) -> T { state.withLock { body(&$0) } }

    /// Who a push went to, each push id once.
    var pushedUsers: [String] {
        with { state in
            var seen: Set<String> = []
            return state.enqueued.filter { seen.insert($0.pushId).inserted }.map(\.userId)
        }
    }

    func add(_ users: RegistryV1.ResolvedUser...) {
        with { state in for user in users { state.users[user.userId] = user } }
    }

    func calls(_ method: MethodDescriptor) -> Int { with { $0.calls[method.name] ?? 0 } }

    func failNext(_ count: Int, _ method: MethodDescriptor) { with { $0.failures[method.name] = count } }

    func registerMethods(with router: inout RPCRouter) {
        router.serverStreaming(RegistryV1.Registry.Method.resolve) { request, response, _ in
            try self.count(RegistryV1.Registry.Method.resolve)
            try await self.with { $0.beforeResolve }()
            try await self.with { $0.beforeEachResolve }(request)
            // Two messages, as a registry with many users would send.
            for part in self.resolve(request) { try await response.write(try self.fitting(part, RegistryV1.Registry.Method.resolve)) }
        }
        router.unary(RegistryV1.Registry.Method.resolveAudience) { (request: RegistryV1.ResolveAudienceRequest, _) in
            try self.count(RegistryV1.Registry.Method.resolveAudience)
            return self.audience(request)
        }
        router.unary(RegistryV1.Tenants.Method.listApps) { (request: RegistryV1.ListAppsRequest, _) in
            let apps = self.with { $0.apps }.filter { request.organizationId.isEmpty || $0.organizationId == request.organizationId }
            return RegistryV1.ListAppsResponse(apps: apps.map { .init(appId: $0.appId, organizationId: $0.organizationId) })
        }
        router.unary(ReceiptsV1.Receipts.Method.countByStatus) { (request: ReceiptsV1.CountByStatusRequest, _) in
            try self.count(ReceiptsV1.Receipts.Method.countByStatus)
            return ReceiptsV1.CountByStatusResponse(notifications: self.with { $0.countedByStatus })
        }
        router.unary(ReceiptsV1.Receipts.Method.checkDelivery) { (request: ReceiptsV1.CheckDeliveryRequest, _) in
            try self.count(ReceiptsV1.Receipts.Method.checkDelivery)
            try self.swallow(request.pushes.map(\.pushId), ReceiptsV1.Receipts.Method.checkDelivery)
            return ReceiptsV1.CheckDeliveryResponse(signs: self.with { state in request.pushes.map { state.signs[$0.pushId] ?? .none } })
        }
        router.unary(GatewayV1.Media.Method.prepareMedia) { (request: GatewayV1.PrepareMediaRequest, _) in
            try self.count(GatewayV1.Media.Method.prepareMedia)
            try await self.with { $0.beforePicture }(request.sourceUrl)
            let found = self.with { $0.pictures[request.sourceUrl] }
            return GatewayV1.PrepareMediaResponse(media: try found?.get())
        }
        router.unary(PreferencesV1.Preferences.Method.listChannelFollowers) { request, _ in
            try self.count(PreferencesV1.Preferences.Method.listChannelFollowers)
            return self.followers(request)
        }
        router.unary(PreferencesV1.Preferences.Method.checkSend) { request, _ in
            try self.count(PreferencesV1.Preferences.Method.checkSend)
            try await self.with { $0.beforeEachCheck }(request)
            return try self.fitting(self.check(request), PreferencesV1.Preferences.Method.checkSend)
        }
        router.unary(ReceiptsV1.Receipts.Method.recordNotification) { (request: ReceiptsV1.RecordNotificationRequest, _) in
            try self.count(ReceiptsV1.Receipts.Method.recordNotification)
            try self.swallow(request.notifications.map(\.userId), ReceiptsV1.Receipts.Method.recordNotification)
            return self.record(try self.fitting(request, ReceiptsV1.Receipts.Method.recordNotification))
        }
        router.unary(ReceiptsV1.Receipts.Method.recordOutcome) { (request: ReceiptsV1.RecordOutcomeRequest, _) in
            try self.count(ReceiptsV1.Receipts.Method.recordOutcome)
            try self.swallow(request.outcomes.map(\.userId), ReceiptsV1.Receipts.Method.recordOutcome)
            // As the ledger does.
            guard request.outcomes.allSatisfy({ !$0.pushDeviceId.isEmpty }) else {
                throw APIError(.invalidArgument, field: "outcomes", "push device id is required")
            }
            self.with { $0.outcomes += request.outcomes }
            return ReceiptsV1.RecordOutcomeResponse()
        }
        router.unary(ReceiptsV1.Inbox.Method.withdrawEntries) { (request: ReceiptsV1.WithdrawEntriesRequest, _) in
            try self.count(ReceiptsV1.Inbox.Method.withdrawEntries)
            // Two calls for each entity.
            return self.with { state in
                state.withdrawals.append(request)
                return ReceiptsV1.WithdrawEntriesResponse(withdrawn: 1, more: state.withdrawals.count(where: { $0 == request }) == 1)
            }
        }
        router.unary(DispatcherV1.Dispatcher.Method.enqueue) { (request: DispatcherV1.EnqueueRequest, _) in
            try self.count(DispatcherV1.Dispatcher.Method.enqueue)
            try self.swallow(request.pushes.map(\.userId), DispatcherV1.Dispatcher.Method.enqueue)
            return self.enqueue(try self.fitting(request, DispatcherV1.Dispatcher.Method.enqueue))
        }
        router.unary(DispatcherV1.Dispatcher.Method.cancelQueued) { (request: DispatcherV1.CancelQueuedRequest, _) in
            try self.count(DispatcherV1.Dispatcher.Method.cancelQueued)
            return self.cancelled(request.notificationIds)
        }
    }

    private func audience(_ request: RegistryV1.ResolveAudienceRequest) -> RegistryV1.ResolveAudienceResponse {
        with { state in
            state.audienceRequests.append(request)
            let name =
                switch request.audience {
                case .role(let role): "role \(role)"
                case .groupId(let group): "group \(group)"
                case .channelId(let channel): "channel \(channel)"
                case .devices(let devices): "devices \(devices.pushDeviceIds.joined(separator: " "))"
                default: "whole app"
                }
            let left = (state.audiences[name] ?? []).sorted().filter { $0 > request.pageToken }
            let page = Array(left.prefix(Int(request.pageSize)))
            return .init(userIds: page, nextPageToken: page.count < left.count ? page.last ?? "" : "")
        }
    }

    private func cancelled(_ ids: [String]) -> DispatcherV1.CancelQueuedResponse {
        with { state in
            state.cancelled += ids
            let queued = ids.filter { id in state.enqueued.contains { $0.notificationId == id } }
            return DispatcherV1.CancelQueuedResponse(cancelled: Int64(queued.count), notificationIds: queued)
        }
    }

    private func count(_ method: MethodDescriptor) throws {
        let fails = with { state in
            state.calls[method.name, default: 0] += 1
            guard let left = state.failures[method.name], left > 0 else { return false }
            state.failures[method.name] = left - 1
            return true
        }
        if fails { throw RPCError(code: .unavailable, message: "down, as the test wants") }
    }

    private func swallow(_ users: [String], _ method: MethodDescriptor) throws {
        guard let poison = with({ $0.poison[method.name] }), users.contains(poison.user) else { return }
        throw poison.error
    }

    /// A message of a method, as the wire lets it through.
    private func fitting<M: Message>(_ message: M, _ method: MethodDescriptor) throws -> M {
        let limit = with { $0.largest[method.name] } ?? .max
        let bytes = message.encodedSize()
        guard bytes <= limit else { throw RPCError.messageTooLarge(bytes, limit: limit) }
        return message
    }

    private func resolve(_ request: RegistryV1.ResolveRequest) -> [RegistryV1.ResolveResponse] {
        with { state in
            var first = RegistryV1.ResolveResponse()
            var wanted = request.userIds
            var page = Page(limit: request.membersLimit, after: request.membersAfter)
            for id in request.channelIds + request.describedChannelIds + request.memberships.map(\.channelId) {
                guard let channel = state.channels[id] else {
                    first.channels.append(.init(channelId: id))
                    continue
                }
                var entry = RegistryV1.ResolvedChannel(channelId: id, known: true, name: channel.name, channelType: channel.channelType)
                if request.channelIds.contains(id) { (entry.members, entry.incomplete) = page.take(channel.members ?? []) }
                if let question = request.memberships.first(where: { $0.channelId == id }) {
                    entry.members = question.userIds.filter(Set(channel.members ?? []).contains)
                }
                if request.includeMembers, request.channelIds.contains(id) { wanted += entry.members }
                first.channels.append(entry)
            }
            for id in request.threadIds {
                let (followers, incomplete) = page.take(state.threads[id] ?? [])
                if request.includeMembers { wanted += followers }
                first.threads.append(.init(threadId: id, known: state.threads[id] != nil, followers: followers, incomplete: incomplete))
            }
            state.resolved.append(request)
            for id in request.subjectUserIds {
                let subject = state.subjects[id] ?? .init(userId: id)
                first.subjects.append(subject)
                wanted += [id] + subject.guardians.map(\.userId) + subject.teacherIds
            }
            let users = Set(wanted).sorted().map { state.users[$0] ?? RegistryV1.ResolvedUser(userId: $0) }
            return [first, RegistryV1.ResolveResponse(users: users)]
        }
    }

    /// Deals out the members of audiences as a limited request gets them.
    private struct Page {
        var room: Int
        let after: String

        init(limit: UInt32, after: String) {
            room = limit == 0 ? .max : Int(limit)
            self.after = after
        }

        mutating func take(_ users: [String]) -> (users: [String], incomplete: Bool) {
            let left = users.filter { $0 > after }.sorted()
            let taken = Array(left.prefix(room))
            room -= taken.count
            return (taken, taken.count < left.count)
        }
    }

    private func followers(_ request: PreferencesV1.ListChannelFollowersRequest) -> PreferencesV1.ListChannelFollowersResponse {
        with { state in
            var page = Page(limit: request.usersLimit, after: request.usersAfter)
            return .init(
                channels: request.channelIds.map { channel in
                    let (users, incomplete) = page.take(state.settings.filter { $0.value.notifyAll.contains(channel) }.map(\.key))
                    return .init(channelId: channel, userIds: users, incomplete: incomplete)
                })
        }
    }

    private func check(_ request: PreferencesV1.CheckSendRequest) -> PreferencesV1.CheckSendResponse {
        with { state in
            .init(
                answers: request.questions.map { question in
                    let settings = question.override ? Settings() : state.settings[question.userId] ?? Settings()
                    if question.silentPush {
                        return .init(
                            typeId: settings.pushEnabled ? question.typeIds.first ?? "" : "", pushEnabled: settings.pushEnabled, version: 7,
                            gate: question.guardianConsentRequired && !state.consented.contains(question.userId) ? .consentMissing : .unspecified)
                    }
                    let chosen = question.typeIds.first { type in
                        guard settings.pushEnabled else { return false }
                        if type == "channel_message" { return settings.notifyAll.contains(question.channelId) }
                        return !settings.disabled.contains(type)
                    }
                    let once = state.quietOnce.remove(question.userId).map { _ in NightShift.morning.milliseconds }
                    let until = once ?? settings.quietUntil.flatMap { $0 > request.atMs ? $0 : nil }
                    return .init(
                        typeId: chosen ?? "", channelMuted: settings.muted.contains(question.channelId),
                        quietHoursActive: settings.quiet || until != nil, quietUntilMs: until,
                        pushEnabled: settings.pushEnabled, emailEnabled: settings.email, sound: settings.sound, version: 7,
                        gate: question.guardianConsentRequired && !state.consented.contains(question.userId) ? .consentMissing : .unspecified,
                        quietTimezone: question.override ? "" : settings.quietTimezone, quietTimezoneSource: question.override ? .unspecified : .user,
                        digestTime: question.asksDigestTime ? settings.digestTime : "",
                        reduceMotion: settings.reduceMotion)
                }, policyVersion: state.policyVersion)
        }
    }

    private func record(_ request: ReceiptsV1.RecordNotificationRequest) -> ReceiptsV1.RecordNotificationResponse {
        with { state in
            var response = ReceiptsV1.RecordNotificationResponse()
            let later = state.later[ReceiptsV1.Receipts.Method.recordNotification.name] ?? []
            for (index, record) in request.notifications.enumerated() {
                guard !later.contains(record.tenant ?? .init()) else {
                    response.rejected.append(APIError(.unavailable, "the policy cannot be read").itemResult(index))
                    response.badges.append(-1)
                    continue
                }
                state.recorded.append(record)
                guard !record.silentPush else {
                    response.badges.append(-1)
                    if record.typeId == BadgePush.typeID {
                        for one in state.withdrawn[record.userId] ?? [] {
                            response.withdrawn.append(
                                .init(index: UInt32(index), notificationId: one.notificationId, tag: one.tag, deviceId: one.deviceId))
                        }
                    }
                    continue
                }
                if state.badges[record.notificationId] == nil {
                    state.unread[record.userId, default: 0] += 1
                    state.badges[record.notificationId] = state.unread[record.userId]
                }
                response.badges.append(state.badges[record.notificationId] ?? -1)
                for device in record.devices {
                    guard let count = state.deviceGroups[device.pushDeviceId] else { continue }
                    response.groups.append(.init(index: UInt32(index), pushDeviceId: device.pushDeviceId, count: count))
                }
            }
            return response
        }
    }

    private func enqueue(_ request: DispatcherV1.EnqueueRequest) -> DispatcherV1.EnqueueResponse {
        with { state in
            var response = DispatcherV1.EnqueueResponse(crowded: state.isCrowded)
            let later = state.later[DispatcherV1.Dispatcher.Method.enqueue.name] ?? []
            for (index, push) in request.pushes.enumerated() {
                if later.contains(push.tenant ?? .init()) {
                    response.rejected.append(APIError(.unavailable, "the policy cannot be read").itemResult(index))
                } else if state.refusedUsers.contains(push.userId) {
                    response.rejected.append(APIError(.invalidArgument, field: "targets", "refused").itemResult(index))
                } else {
                    state.enqueued.append(push)
                }
            }
            return response
        }
    }
}

/// One app's policy, changed by the test at will.
final class FakePolicies: PolicySource {
    private let apps: Mutex<[CommonV1.Tenant: AppPolicy]>
    private let errors = Mutex<[CommonV1.Tenant: RPCError]>([:])

    init(_ apps: [CommonV1.Tenant: AppPolicy]) {
        self.apps = Mutex(apps)
    }

    func set(_ app: AppPolicy?, for tenant: CommonV1.Tenant = ChatApp.tenant) { apps.withLock { $0[tenant] = app } }

    /// Nil: it can be had again.
    func fail(_ error: RPCError?, for tenant: CommonV1.Tenant) { errors.withLock { $0[tenant] = error } }

    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
        if let error = errors.withLock({ $0[tenant] }) { throw error }
        guard let app = apps.withLock({ $0[tenant] }) else { throw APIError(.notFound, "no such app").rpcError }
        return app
    }
}
