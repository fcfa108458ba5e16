import CarillonAPI
import HTTP2
import NIOCore
import ServiceKit

/// State shared by the endpoints of one simulator. Confined to one event loop.
final class SimulatorCore {
    let eventLoop: any EventLoop
    let clock: any DomainClock
    let activity: ActivityTracker
    let delays: DelayQueue
    let devices: SimulatedDevices
    var trust = TrustStore()
    var topics = TopicSubscriptions()
    var faults = FaultScript()
    var recorder: RequestRecorder
    var counters = SimulatorCounters()
    private var duplicates = DuplicateFinder()
    private var nextConnectionNumber = 1
    private var connectionNumbers: [ObjectIdentifier: Int] = [:]

    init(eventLoop: any EventLoop, clock: any DomainClock, activity: ActivityTracker, recordedRequests: Int) {
        self.eventLoop = eventLoop
        self.clock = clock
        self.activity = activity
        let delays = DelayQueue(eventLoop: eventLoop, clock: clock, activity: activity)
        self.delays = delays
        devices = SimulatedDevices(clock: clock, delays: delays)
        recorder = RequestRecorder(mostRequests: recordedRequests)
    }

    // MARK: Connections

    /// Counts a new connection and gives it a number, from 1 over all providers.
    func opened(_ connection: AnyObject, provider: Provider) {
        connectionNumbers[ObjectIdentifier(connection)] = nextConnectionNumber
        nextConnectionNumber += 1
        counters.connections[provider.rawValue, default: 0] += 1
    }

    func closed(_ connection: AnyObject) { connectionNumbers[ObjectIdentifier(connection)] = nil }

    // MARK: Requests

    /// Records a request and answers it. A scripted fault replaces a successful answer.
    ///
    /// A request that breaks a rule gets the provider's refusal even when a fault is scripted: faults are for correct senders.
    ///
    /// - Parameters:
    ///   - text: what is recorded in place of the body: the text of an encrypted one.
    ///   - onSettings: Called before a fault's SETTINGS are announced.
    ///   - onAnswer: Called right after an answer was sent, and when a success is withheld.
    func settle(
        _ exchange: Exchange, provider: Provider, token: String, notificationID: String, natural: Answer, recording text: [UInt8]? = nil,
        faultAnswer: (SimulatorV1.Fault) -> Answer, onSettings: (SimulatorV1.Fault) -> Void = { _ in },
        onAnswer: @escaping (Answer) -> Void = { _ in }
    ) {
        let message = ReceivedMessage(token: token, notificationID: notificationID)
        let request = ReceivedRequest(provider: provider, messages: [message], accepted: [message], body: text ?? exchange.bodyBytes)
        let scripted = natural.isSuccess ? faults.take(provider: provider.rawValue, among: [token], at: clock.now) : nil
        let fault = scripted ?? devices.refusal(of: token, by: provider)
        settle(exchange, request, natural: natural, fault: fault, faultAnswer: faultAnswer, onSettings: onSettings, onAnswer: onAnswer)
    }

    /// Records a request and answers it.
    ///
    /// - Parameters:
    ///   - fault: replaces a successful answer.
    ///   - onSettings: Called before a fault's SETTINGS are announced.
    ///   - onAnswer: Called right after an answer was sent, and when a success is withheld.
    func settle(
        _ exchange: Exchange, _ request: ReceivedRequest, natural: Answer, fault: SimulatorV1.Fault?,
        faultAnswer: (SimulatorV1.Fault) -> Answer, onSettings: (SimulatorV1.Fault) -> Void = { _ in },
        onAnswer: @escaping (Answer) -> Void = { _ in }
    ) {
        let (sequence, provider) = (recorder.nextSequence(), request.provider)
        recorder.record(
            ObservedRequest(
                sequence: sequence, provider: provider, receivedAt: clock.now, messages: request.messages,
                connection: connectionNumbers[ObjectIdentifier(exchange.connection)] ?? 0, headers: exchange.headers.compacted(),
                body: request.body))
        if let rule = natural.violatedRule { counters.violations[rule, default: 0] += 1 }

        let reply: (Answer) -> Void = { [self] answer in
            note(answer, to: request, sequence: sequence)
            exchange.answer(answer)
            onAnswer(answer)
        }
        // A device gets its push at once, also where only the answer is late.
        func deliver(_ answer: Answer) {
            if answer.isSuccess { devices.receive(request, exchange.headers) }
        }
        guard natural.isSuccess, let fault else {
            deliver(natural)
            return reply(natural)
        }
        var answer = natural
        if fault.status != 0 {
            answer = faultAnswer(fault)
            if fault.retryAfterSeconds > 0 { answer.headers.append(("retry-after", String(fault.retryAfterSeconds))) }
        }
        switch fault.action.known {
        case .answer, nil:
            deliver(answer)
            reply(answer)
        case .delay, .withhold:
            deliver(answer)
            recorder.noteAnswer(sequence, status: 0, reason: "withheld")
            // The provider accepted the request and only its answer is missing. The connection goes on as after a success.
            onAnswer(natural)
            if fault.delayMs > 0 {
                exchange.delay(by: fault.delayMs, in: self) { reply(answer) }
            } else {
                exchange.withhold(in: self)
            }
        case .reset:
            noteLoss("reset", sequence: sequence, provider: provider)
            exchange.reset(fault.reason == "REFUSED_STREAM" ? .refusedStream : .internalError)
        case .goaway:
            noteLoss("goaway", sequence: sequence, provider: provider)
            exchange.goAway(debugData: fault.reason.isEmpty ? "" : #"{"reason":"\#(fault.reason)"}"#)
        case .close:
            noteLoss("close", sequence: sequence, provider: provider)
            exchange.closeConnection()
        case .settings:
            onSettings(fault)
            // In front of the answer: requests that the sender has in flight meet the new limits.
            exchange.updateSettings(
                maxConcurrentStreams: fault.maxConcurrentStreams.map { Int($0) }, initialWindowBytes: fault.initialWindowBytes.map { Int($0) })
            deliver(answer)
            reply(answer)
        }
    }

    // MARK: Mails

    /// Records a mail and answers it. A scripted fault of `smtp` replaces a success: its token is a recipient, its status the code of the reply.
    ///
    /// - Returns: the reply; nil: the connection closes without one.
    func settle(_ mail: SimulatedMail, from connection: SMTPConnection) -> String? {
        let messages = mail.recipients.map { ReceivedMessage(token: $0, notificationID: mail.messageID) }
        let request = ReceivedRequest(provider: .smtp, messages: messages, accepted: messages, body: mail.bytes)
        let sequence = recorder.nextSequence()
        recorder.record(
            ObservedRequest(
                sequence: sequence, provider: .smtp, receivedAt: clock.now, messages: messages,
                connection: connectionNumbers[ObjectIdentifier(connection)] ?? 0, headers: mail.envelope, body: mail.bytes))
        if let rule = mail.brokenRule {
            violated("smtp.\(rule)")
            note(Answer(status: 554, reason: rule), to: request, sequence: sequence)
            return "554 5.6.0 \(rule)"
        }
        guard let fault = faults.take(provider: Provider.smtp.rawValue, among: mail.recipients, at: clock.now) else {
            note(Answer(status: 250), to: request, sequence: sequence)
            return "250 2.0.0 taken"
        }
        guard fault.status != 0 else {
            noteLoss("close", sequence: sequence, provider: .smtp)
            return nil
        }
        note(Answer(status: Int(fault.status), reason: fault.reason), to: request, sequence: sequence)
        return "\(fault.status) \(fault.reason.isEmpty ? "as the script says" : fault.reason)"
    }

    /// Counts a broken rule that does not lead to a refusal.
    func violated(_ rule: String) { counters.violations[rule, default: 0] += 1 }

    private func note(_ answer: Answer, to request: ReceivedRequest, sequence: Int64) {
        let provider = request.provider
        recorder.noteAnswer(sequence, status: answer.status, reason: answer.reason)
        if answer.isSuccess {
            counters.accepted[provider.rawValue, default: 0] += 1
            for message in request.accepted {
                if message.notificationID.isEmpty {
                    if provider != .oauth { counters.probes[provider.rawValue, default: 0] += 1 }
                } else if duplicates.isRepeated(token: message.token, notificationID: message.notificationID) {
                    counters.duplicates += 1
                }
            }
        } else {
            // An answer that a fault scripted may have no reason.
            let code = answer.reason.isEmpty ? String(answer.status) : answer.reason
            counters.refused["\(provider.rawValue)/\(code)", default: 0] += 1
        }
    }

    private func noteLoss(_ what: String, sequence: Int64, provider: Provider) {
        recorder.noteAnswer(sequence, status: 0, reason: what)
        counters.refused["\(provider.rawValue)/\(what)", default: 0] += 1
    }

    /// Clears requests, counters, duplicates, faults, topic subscriptions and simulated devices. Credentials stay trusted, and connections stay open.
    func reset() {
        recorder.removeAll()
        faults.removeAll()
        devices.removeAll()
        topics = TopicSubscriptions()
        counters = SimulatorCounters()
        duplicates = DuplicateFinder()
    }
}
