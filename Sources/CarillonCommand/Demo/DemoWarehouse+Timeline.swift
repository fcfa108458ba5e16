import CarillonAPI
import ServiceKit

/// What the warehouse's system tells Carillon.
extension DemoWarehouse {
    /// A request of a worker, made at 10 o'clock of a day and decided at 16 o'clock.
    struct Request {
        var number, worker: Int
        /// Days of the month.
        var madeDay: Int
        /// Nil: not in this month.
        var decidedDay: Int?

        var id: String { DemoWarehouse.uuid(1_001 + number) }
        var isApproved: Bool { number % 5 != 4 }
    }

    /// One request on each workday, two on every second one. They are decided on the same workday, or one to three workdays later.
    static let requests: [Request] = {
        let days = DemoCalendar.workdays
        var requests: [Request] = []
        for (place, day) in days.enumerated() {
            let count = workers.count
            let asking = place.isMultiple(of: 2) ? [place % count, (place + 3) % count] : [place % count]
            for worker in asking {
                let decision = place + requests.count % 4
                requests.append(
                    Request(
                        number: requests.count, worker: worker, madeDay: day, decidedDay: days.indices.contains(decision) ? days[decision] : nil))
            }
        }
        return requests
    }()

    /// A document of a worker.
    struct Document {
        var worker: Int
        /// Day of the month from 0; larger numbers are in later months.
        var lastDay: Int
        /// The day on which it is renewed.
        var renewedDay: Int?
    }

    /// Two of one worker expire on one day, and one is in the window from the first day on.
    static let documents = [
        Document(worker: 0, lastDay: 37), Document(worker: 0, lastDay: 37), Document(worker: 1, lastDay: 47), Document(worker: 2, lastDay: 19),
        Document(worker: 3, lastDay: 73), Document(worker: 4, lastDay: 32), Document(worker: 4, lastDay: 52),
        Document(worker: 5, lastDay: 42, renewedDay: 4),
    ]

    /// Days of announcements to everybody.
    static let announcementDays = [0, 14]

    static var timeline: DemoTimeline {
        var timeline = DemoTimeline()
        for request in requests { add(request, to: &timeline) }
        for (number, document) in documents.enumerated() { add(document, number, to: &timeline) }
        for (number, day) in announcementDays.enumerated() {
            let broadcast = EvaluatorV1.SubmitBroadcastRequest(
                broadcastId: "announcement-\(number)", audience: EvaluatorV1.BroadcastAudience(audience: .wholeApp(true)), typeId: "announcement",
                entityType: "announcement", entityId: uuid(3_001 + number), data: ["title": "Canteen", "body": "The canteen opens at 11:30 today"])
            timeline.add(broadcast, at: DemoCalendar.at(day, 12))
        }
        return timeline
    }

    private static func add(_ request: Request, to timeline: inout DemoTimeline) {
        let worker = workers[request.worker]
        let manager = Self.manager(of: request.worker)
        func item(_ state: EvaluatorV1.ItemState) -> EvaluatorV1.Item {
            EvaluatorV1.Item(
                itemId: request.id, kind: "request", ownerUserId: worker.id, assigneeUserId: manager.id, title: "Leave", state: state)
        }
        let made = DemoCalendar.at(request.madeDay, 10)
        timeline.add(item(.pending), at: made)
        timeline.add(
            EvaluatorV1.Event(
                actorId: worker.id, recipients: [manager.id], entityType: "request", entityId: request.id, typeId: "request_submitted"), at: made)
        guard let day = request.decidedDay else { return }
        let decided = DemoCalendar.at(day, 16)
        timeline.add(item(.done), at: decided)
        timeline.add(
            EvaluatorV1.Event(
                actorId: manager.id, recipients: [worker.id], entityType: "request", entityId: request.id,
                data: ["request_kind": "leave", "outcome": request.isApproved ? "approved" : "rejected"], typeId: "request_status_changed"),
            at: decided)
    }

    /// Documents are told at the beginning of the month. A renewed one is good for two years.
    private static func add(_ document: Document, _ number: Int, to timeline: inout DemoTimeline) {
        func item(until day: Int) -> EvaluatorV1.Item {
            EvaluatorV1.Item(
                itemId: uuid(2_001 + number), kind: "document", ownerUserId: workers[document.worker].id, title: "Forklift licence",
                expiresAtMs: DemoCalendar.at(day, 12).milliseconds, state: .pending)
        }
        timeline.add(item(until: document.lastDay), at: DemoCalendar.at(0, 0))
        if let day = document.renewedDay { timeline.add(item(until: day + 730), at: DemoCalendar.at(day, 10, 30)) }
    }
}
