public import CarillonAPI
import RPC
import ServiceKit

/// Reports what simulated devices did to the services of a system, as the apps' SDKs would (SIM-03).
public enum DeviceReports {
    /// What was reported.
    public struct Counts: Sendable, Hashable, Codable {
        /// Reports of kind `delivered`.
        public var delivered = 0
        /// Reports of kind `displayed`.
        public var displayed = 0
        /// Reports of kind `opened`.
        public var opened = 0
        /// Pressed buttons (EVAL-42).
        public var acted = 0
        /// Reports of kind `dismissed`.
        public var dismissed = 0
        /// Changed permissions.
        public var permissions = 0
        /// Events that nobody could report: of devices without a user, or of pushes without a notification.
        public var skipped = 0
        /// Reports that the receipts service refused.
        public var refused = 0
        /// The first reason of those.
        public var refusal: String?
        /// The number of the last event, for the next call.
        public var lastEvent: Int64 = 0
        /// The notification that was opened last, to trace.
        public var example: String?
        /// Its user.
        public var exampleUser: String?

        /// Counts reports by their answer.
        mutating func add(_ reports: [ReceiptsV1.ReportClientEventRequest], rejected: [CommonV1.ItemResult]) {
            let refusedPlaces = Set(rejected.map { Int($0.index) })
            for (place, report) in reports.enumerated() where !refusedPlaces.contains(place) {
                count(report.kind)
                if report.kind == .opened { (example, exampleUser) = (report.notificationId, report.userId) }
            }
            refuse(rejected)
        }

        /// Counts refused reports.
        mutating func refuse(_ rejected: [CommonV1.ItemResult]) {
            refused += rejected.count
            if refusal == nil { refusal = rejected.first.map { "\($0.reason): \($0.message)" } }
        }

        /// Adds what a later call reported.
        mutating func add(_ later: Counts) {
            delivered += later.delivered
            displayed += later.displayed
            opened += later.opened
            acted += later.acted
            dismissed += later.dismissed
            permissions += later.permissions
            skipped += later.skipped
            refused += later.refused
            refusal = refusal ?? later.refusal
            lastEvent = later.lastEvent
            if later.example != nil { (example, exampleUser) = (later.example, later.exampleUser) }
        }

        private mutating func count(_ kind: ReceiptsV1.ClientEventKind) {
            switch kind {
            case .delivered: delivered += 1
            case .displayed: displayed += 1
            case .opened: opened += 1
            case .dismissed: dismissed += 1
            default: break
            }
        }
    }

    /// Reports the events after a number.
    ///
    /// - Parameter tokens: of the devices whose events are reported; nil: of all.
    /// - Throws: errors of the calls.
    public static func send(
        after sequence: Int64, of tokens: Set<String>? = nil, tenant: CommonV1.Tenant, clients: OperatorClients
    ) async throws -> Counts {
        var counts = Counts()
        counts.lastEvent = sequence
        while true {
            let events = try await clients.simulator.listDeviceEvents(.init(afterSequence: counts.lastEvent, limit: 1_000)).events
            guard let last = events.last else { return counts }
            var reports: [ReceiptsV1.ReportClientEventRequest] = []
            var actions: [(action: ReceiptsV1.ReportActionRequest, opening: ReceiptsV1.ReportClientEventRequest?)] = []
            for event in events where tokens?.contains(event.token) ?? true {
                if let action = action(event, tenant) {
                    actions.append((action, report(event, tenant)))
                } else if let report = report(event, tenant) {
                    reports.append(report)
                } else if event.kind == .permission, !event.userId.isEmpty, !event.deviceId.isEmpty {
                    _ = try await clients.permissions.reportPermission(
                        .init(
                            tenant: tenant, userId: event.userId, deviceId: event.deviceId, permissionStatus: event.permission,
                            changedFrom: .osSettings))
                    counts.permissions += 1
                } else {
                    counts.skipped += 1
                }
            }
            if !reports.isEmpty {
                counts.add(reports, rejected: try await clients.receipts.reportClientEvents(.init(events: reports)).rejected)
            }
            for (action, opening) in actions where try await !send(action, &counts, clients) {
                guard let opening else { continue }
                // The user opened the notification all the same.
                counts.add([opening], rejected: try await clients.receipts.reportClientEvents(.init(events: [opening])).rejected)
            }
            counts.lastEvent = last.sequence
        }
    }

    /// The action of a pressed button; nil for another event.
    private static func action(_ event: SimulatorV1.DeviceEvent, _ tenant: CommonV1.Tenant) -> ReceiptsV1.ReportActionRequest? {
        guard event.kind == .opened, !event.action.isEmpty, !event.userId.isEmpty, !event.notificationId.isEmpty else { return nil }
        return ReceiptsV1.ReportActionRequest(
            tenant: tenant, userId: event.userId, notificationId: event.notificationId, deviceId: event.deviceId, action: event.action,
            textInput: event.textInput, occurredAtMs: event.atMs)
    }

    /// Reports a pressed button, and snoozes where it asks for that, as the gateway does for an app.
    ///
    /// - Returns: false for one that is refused; true also where it is taken and its snooze is refused.
    private static func send(_ action: ReceiptsV1.ReportActionRequest, _ counts: inout Counts, _ clients: OperatorClients) async throws -> Bool {
        var isTaken = false
        do {
            let answer = try await clients.receipts.reportAction(action)
            isTaken = true
            if answer.snoozeSeconds != 0 {
                _ = try await clients.evaluator.snooze(
                    .init(tenant: action.tenant, userId: action.userId, notificationId: action.notificationId, seconds: answer.snoozeSeconds))
            }
            counts.acted += 1
        } catch let error as RPCError where error.reason != nil && error.code != .unavailable {
            counts.refuse([APIError(error).itemResult(0)])
        }
        return isTaken
    }

    /// The number of the newest event; 0 without one.
    ///
    /// - Throws: errors of the calls.
    public static func lastEvent(_ clients: OperatorClients) async throws -> Int64 {
        var sequence: Int64 = 0
        while let last = try await clients.simulator.listDeviceEvents(.init(afterSequence: sequence, limit: 1_000)).events.last {
            sequence = last.sequence
        }
        return sequence
    }

    /// The report of an event; nil for an event that is not about a notification, or of nobody.
    private static func report(_ event: SimulatorV1.DeviceEvent, _ tenant: CommonV1.Tenant) -> ReceiptsV1.ReportClientEventRequest? {
        guard !event.userId.isEmpty, !event.notificationId.isEmpty else { return nil }
        var report = ReceiptsV1.ReportClientEventRequest()
        report.tenant = tenant
        report.userId = event.userId
        report.deviceId = event.deviceId
        report.notificationId = event.notificationId
        report.occurredAtMs = event.atMs
        switch event.kind {
        case .delivered: report.kind = .delivered
        case .displayed: report.kind = .displayed
        case .opened:
            report.kind = .opened
            report.actionTaken = "default"
            report.appStateOnOpen = appState(event.state)
        case .dismissed:
            report.kind = .dismissed
            report.dismissMethod = .swipe
        default: return nil
        }
        return report
    }

    private static func appState(_ state: SimulatorV1.DeviceState) -> ReceiptsV1.AppState {
        switch state {
        case .foreground: .foreground
        case .killed: .notRunning
        default: .background
        }
    }
}
