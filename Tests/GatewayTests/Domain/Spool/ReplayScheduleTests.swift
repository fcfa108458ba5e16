import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Turns of apps in the spool")
struct ReplayScheduleTests {
    private let chat = SpooledRequests.chat
    private let forum = SpooledRequests.forum
    private let now = ContinuousClock.now

    private func apps(_ count: Int) -> [CommonV1.Tenant] { (0..<count).map { .init(organizationId: "acme", appId: "app-\($0)") } }

    @Test("DR-03 Apps take turns, whichever has the longest backlog; the one that waits longest begins")
    func turns() {
        var schedule = ReplaySchedule()
        var order: [CommonV1.Tenant] = []
        // One turn at a time, as while the evaluator is away: the oldest request is always of chat.
        for _ in 0..<4 {
            guard let tenant = schedule.begin([chat, forum], at: now) else { continue }
            order.append(tenant)
            schedule.ended(tenant, foundNothing: false)
        }
        #expect(order == [chat, forum, chat, forum])
    }

    @Test("DR-03 An app with a turn that takes long holds up no other; eight apps have turns at the same time, each one")
    func parallel() {
        var schedule = ReplaySchedule()
        let apps = apps(9)
        let begun = apps.indices.map { _ in schedule.begin(apps, at: now) }
        #expect(begun == Array(apps.prefix(8)) + [nil])
        schedule.ended(apps[3], foundNothing: false)
        let next = schedule.begin(apps, at: now)
        #expect(next == apps[8])
    }

    @Test("DR-03 While the evaluator is away one call finds out whether it is back")
    func probe() {
        var schedule = ReplaySchedule()
        schedule.waits.evaluatorIsAway(at: now)
        let early = schedule.begin([chat, forum], at: now)
        #expect(early == nil && schedule.next(after: now) == now + .milliseconds(100))
        let later = now + .milliseconds(100)
        let probes = [schedule.begin([chat, forum], at: later), schedule.begin([chat, forum], at: later)]
        #expect(probes == [chat, nil])
        schedule.ended(chat, foundNothing: false)
        schedule.waits.answered(for: chat, at: later)
        let turns = [schedule.begin([chat, forum], at: later), schedule.begin([chat, forum], at: later)]
        #expect(turns == [forum, chat])
    }

    @Test("DR-03 An app whose requests are not on disk yet has its next turn after a signal, also one that came during its turn")
    func signals() {
        var schedule = ReplaySchedule()
        var turns = [schedule.begin([chat], at: now)]
        schedule.ended(chat, foundNothing: true)
        turns.append(schedule.begin([chat], at: now))
        schedule.woken()
        turns.append(schedule.begin([chat], at: now))
        schedule.woken()
        schedule.ended(chat, foundNothing: true)
        turns.append(schedule.begin([chat], at: now))
        #expect(turns == [chat, nil, chat, chat])
    }

    @Test("DR-03 A deletion that fails is tried again later, and turns go on meanwhile")
    func deletions() {
        var schedule = ReplaySchedule()
        var begun = [schedule.beginDelete(at: now), schedule.beginDelete(at: now)]
        schedule.endedDelete(false, at: now)
        begun.append(schedule.beginDelete(at: now))
        #expect(begun == [true, false, false] && schedule.next(after: now) == now + .milliseconds(100))
        let turn = schedule.begin([chat], at: now)
        #expect(turn == chat)
        let later = now + .milliseconds(100)
        begun = [schedule.beginDelete(at: later)]
        schedule.endedDelete(true, at: later)
        begun.append(schedule.beginDelete(at: later))
        #expect(begun == [true, true] && schedule.next(after: later) == nil)
    }
}
