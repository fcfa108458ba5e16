import ArgumentParser
import Testing

@testable import CarillonCommand

@Suite("carillon quarantine")
struct QuarantineCommandTests {
    @Test("CTL-01 messages are named by service and id, or all of them, and never both or none")
    func choice() throws {
        let some = try #require(
            try Carillon.parseAsRoot(["quarantine", "requeue", "evaluator", "17", "18", "--outbox", "pushes"]) as? QuarantineRequeue)
        #expect(some.choice.service == .evaluator && some.choice.ids == [17, 18] && !some.choice.all && some.scope.outbox == "pushes")
        let all = try #require(try Carillon.parseAsRoot(["quarantine", "drop", "receipts", "--all", "--json"]) as? QuarantineDrop)
        #expect(all.choice.all && all.choice.ids.isEmpty && all.system.json)
        let list = try #require(try Carillon.parseAsRoot(["quarantine", "--service", "registry"]) as? QuarantineList)
        #expect(list.service == .registry && list.scope.app == nil)
        for wrong in [["requeue", "evaluator"], ["drop", "evaluator", "1", "--all"], ["drop", "gateway", "1"], ["requeue", "evaluator", "x"]] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(["quarantine"] + wrong) }
        }
    }
}
