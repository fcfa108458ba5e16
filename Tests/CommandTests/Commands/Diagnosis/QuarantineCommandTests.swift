import ArgumentParser
import Foundation
import RPC
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon quarantine")
struct QuarantineCommandTests {
    @Test("CTL-01 each id is asked about by itself, and unknown ones are named")
    func unknown() async throws {
        let some = try #require(try Carillon.parseAsRoot(["quarantine", "drop", "evaluator", "17", "5", "18", "17"]) as? QuarantineDrop)
        var calls: [[Int64]] = []
        let effect = await NamedEffect(of: some.choice.ids, all: some.choice.all) { ids, all in
            #expect(!all)
            calls.append(ids)
            return ids == [5] ? 0 : 1
        }
        #expect(calls == [[17], [5], [18]])
        #expect(effect.count == 2 && effect.unknown == [5])
        #expect(throws: ExitCode(1)) { try some.choice.show(effect, .dropped, json: false) }
        let all = try #require(try Carillon.parseAsRoot(["quarantine", "requeue", "evaluator", "--all"]) as? QuarantineRequeue)
        let everything = await NamedEffect(of: all.choice.ids, all: all.choice.all) { ids, all in ids.isEmpty && all ? 3 : 0 }
        #expect(everything.count == 3 && everything.unknown.isEmpty)
        try all.choice.show(everything, .requeued, json: true)
    }

    @Test("CTL-01 an error of one call comes after the effect of the calls before it")
    func failure() async throws {
        func effect(failingAt number: Int64) async -> NamedEffect<Int64> {
            await NamedEffect(of: [1, 2, 3, 4, 5], all: false) { ids, _ in
                if ids == [number] { throw InputError("away") }
                return ids == [2] ? 0 : 1
            }
        }
        let third = await effect(failingAt: 3)
        #expect(third.count == 1 && third.unknown == [2])
        #expect(try third.text(.dropped, json: false) == "1 dropped")
        #expect(throws: InputError.self) { try third.show(.dropped, json: true) { "\($0)" } }
        // Nothing was done.
        #expect(try await effect(failingAt: 1).text(.dropped, json: false) == nil)
    }

    @Test("CTL-01 PRIV-09 a requeue says how many messages it dropped because their users were erased")
    func droppedInstead() throws {
        var effect = NamedEffect<Int64>(count: 2)
        effect.droppedInstead = 1
        #expect(try effect.text(.requeued, json: false) == "2 requeued, 1 dropped: their users were erased")
        let json = try #require(try effect.text(.requeued, json: true))
        #expect(json.contains("dropped"))
        let usual = try #require(try NamedEffect<Int64>(count: 2).text(.requeued, json: true))
        #expect(!usual.contains("dropped"))
    }

    @Test("CTL-01 an outbox that a service does not have is refused with those that it has; the manual names each of them")
    func outboxes() throws {
        func error(_ outbox: String, _ services: QuarantineCommand.Service...) throws -> String? {
            let list = try #require(try Carillon.parseAsRoot(["quarantine", "list", "--outbox", outbox]) as? QuarantineList)
            do {
                try list.scope.requireOutbox(of: services)
                return nil
            } catch let error as RPCError {
                #expect(Carillon.report(error) == 4)
                return error.message
            }
        }
        #expect(try error("pushes", .evaluator) == nil && error("token_outbox", .registry, .dispatcher) == nil)
        #expect(try error("nope", .dispatcher) == "dispatcher has no outbox 'nope': there are alert_outbox, outcome_outbox, token_outbox")
        #expect(
            try error("pushs", .dispatcher, .evaluator)?.hasPrefix(
                "no service has an outbox 'pushs': there are alert_outbox, decision_outbox, events, ") == true)
        #expect(try error("pushs", .evaluator)?.hasSuffix("; did you mean pushes?") == true)

        let manual = ProjectFolder.root.appending(path: "docs/operations.md")
        let rows = try String(contentsOf: manual, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
        for service in QuarantineCommand.Service.allCases {
            for outbox in service.outboxes {
                #expect(rows.contains { $0.contains("`\(outbox)`") && $0.prefix { $0 != "`" }.contains(service.rawValue) }, "\(service) \(outbox)")
            }
        }
    }

    @Test("CTL-01 messages are named by service and id, or all of them, and never both or none")
    func choice() throws {
        let some = try #require(
            try Carillon.parseAsRoot(["quarantine", "requeue", "evaluator", "17", "18", "--outbox", "pushes"]) as? QuarantineRequeue)
        #expect(some.choice.service == .evaluator && some.choice.ids == [17, 18] && !some.choice.all && some.scope.outbox == "pushes")
        let all = try #require(try Carillon.parseAsRoot(["quarantine", "drop", "receipts", "--all", "--json"]) as? QuarantineDrop)
        #expect(all.choice.all && all.choice.ids.isEmpty && all.system.json)
        let list = try #require(try Carillon.parseAsRoot(["quarantine", "--service", "registry"]) as? QuarantineList)
        #expect(list.service == .registry && list.scope.app == nil)
        let page = try #require(try Carillon.parseAsRoot(["quarantine", "list", "--limit", "5", "--after", "evaluator:17"]) as? QuarantineList).page
        #expect(page.limit == 5 && page.after == "evaluator:17")
        for wrong in [["requeue", "evaluator"], ["drop", "evaluator", "1", "--all"], ["drop", "gateway", "1"], ["requeue", "evaluator", "x"]] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(["quarantine"] + wrong) }
        }
    }
}
