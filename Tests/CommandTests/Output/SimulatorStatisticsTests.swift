import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("Counters of the simulators")
struct SimulatorStatisticsTests {
    @Test("SIM-02 CTL-01 each counter is a row, and a simulator that got nothing says so")
    func rows() {
        let nothing = SimulatorStatistics.View(SimulatorV1.SimulatorStatisticsResponse())
        #expect(nothing.text == "nothing was sent yet")
        let view = SimulatorStatistics.View(
            SimulatorV1.SimulatorStatisticsResponse(
                accepted: ["fcm": 7, "apns": 48_625], refused: ["apns/Unregistered": 2], duplicates: 1, violations: ["apns.BadPriority": 3]))
        let lines = view.text.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines == [
                "accepted apns 48,625", "accepted fcm 7", "refused apns/Unregistered 2", "broken rules apns.BadPriority 3", "duplicates all 1",
            ])
    }
}
