import CarillonAPI
import EventRules
import Protobuf
import ServiceKit

@testable import EvaluatorService

/// A message of a host system's stream, as JSON or protobuf: it is refused with a reason, or it is an event that can be checked and stored.
enum StreamMessageTarget {
    private static let apps = [["acme/chat"], ["acme/chat", "acme/forum"], ["*"]].compactMap(IntakeApps.init)

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let choices = input.byte()
        let apps = Self.apps[Int(choices >> 3) % Self.apps.count]
        let messageID = choices & 4 == 0 ? nil : text(&input)
        let contentType =
            switch choices & 3 {
            case 0: nil as String?
            case 1: "application/json"
            case 2: "application/protobuf"
            default: text(&input)
            }
        let message = StreamMessage(
            stream: "MESSAGES", sequence: 42, storedAt: Instant(milliseconds: 1_780_000_000_000), contentType: contentType, messageID: messageID,
            payload: input.remainder())
        promise((1...EventRules.eventIDBytes).contains(message.defaultID.utf8.count), "an id that no event may have: \(message.defaultID)")
        do {
            check(try message.event(of: apps, now: Instant(milliseconds: 1_780_000_060_000)), apps)
        } catch {
            promise((error as? APIError)?.message.isEmpty == false, "a refusal that does not say why: \(error)")
        }
    }

    private static func text(_ input: inout FuzzInput) -> String { String(decoding: input.piece(Int(input.byte() & 63)), as: UTF8.self) }

    private static func check(_ event: EvaluatorV1.Event, _ apps: IntakeApps) {
        promise(event.tenant != nil && !event.eventId.isEmpty, "an event without an app or an id")
        try? EventRules.check(event)
        try? apps.check(event.tenant ?? .init())
        do {
            let written = try event.bytes()
            promise(try EvaluatorV1.Event(bytes: written).bytes() == written, "an event changes when it is written and read again")
        } catch {
            fatalError("broken promise: an event was read but cannot be written and read again: \(error)")
        }
    }
}
