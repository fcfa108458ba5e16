import CarillonAPI
import ServiceKit
import Testing

@Suite("OBS-08 The metric catalogue")
struct CatalogueMetricTests {
    @Test("OBS-08 The catalogue has 24 metrics, in its order also where no service read one")
    func complete() {
        #expect(CatalogueMetric.allCases.count == 24)
        let read = [
            CatalogueMetric.badgeDrift.reading(value: 0.5, profile: ""), CatalogueMetric.openRate.reading(1, of: 4, profile: ""),
            CatalogueMetric.openRate.reading(group: "mention", 1, of: 2, profile: ""),
        ]
        let all = CatalogueMetric.catalogue(read)
        #expect(all.count == 25 && all.first?.name == "delivery_rate" && all.first?.value == nil && all.last?.value == 0.5)
        let opened = all.filter { $0.name == "open_rate" }.map(\.group)
        let success = all.first { $0.name == "success_rate" }
        #expect(opened == ["", "mention"] && success?.target == "> 98 %")
    }

    @Test("OBS-08 A reading is a share, a mean of milliseconds in seconds, or a count; without data it has no value and meets nothing")
    func values() {
        let share = CatalogueMetric.firstAttemptSuccess.reading(970, of: 1_000, profile: "school")
        #expect(share.value == 0.97 && share.met == true && share.part == 970 && share.whole == 1_000)
        #expect(CatalogueMetric.firstAttemptSuccess.reading(949, of: 1_000, profile: "").met == false)
        let none = CatalogueMetric.firstAttemptSuccess.reading(0, of: 0, profile: "")
        #expect(none.value == nil && none.met == nil && none.target == "≥ 95 %")
        #expect(CatalogueMetric.deliveryLatency.reading(9_000, of: 2, profile: "school").value == 4.5)
        let violations = CatalogueMetric.suppressedViolations
        #expect(violations.reading(0, of: 10, profile: "").met == true && violations.reading(2, of: 10, profile: "").met == false)
        #expect(violations.reading(2, of: 10, profile: "").value == 2)
        // What is taken back later may exceed what its hours counted.
        #expect(CatalogueMetric.successRate.reading(-1, of: 2, profile: "").value == 0)
    }

    @Test("OBS-08 Some targets are those of a profile, or a comparison with the time before; a reason has none")
    func targets() {
        func target(_ metric: CatalogueMetric, _ group: String = "", _ profile: String = "") -> String? {
            metric.target(group: group, profile: profile)?.words
        }
        #expect(target(.openRate) == nil && target(.openRate, "", "hr-warehouse") == "> 30 %")
        #expect(target(.deliveryLatency, "", "hr-warehouse") == "< 5 s" && target(.deliveryLatency, "", "school") == "≤ 10 s")
        #expect(target(.deliveryLatency, "", "chat") == nil && target(.pushEnabledUsers, "", "hr-warehouse") == "≥ 80 %")
        #expect(target(.failureRate) == "< 2 %" && target(.failureRate, "Unregistered") == nil)
        #expect(CatalogueMetric.staleTokenAge.reading(value: 86_400, profile: "").met == true)
        #expect(CatalogueMetric.staleTokenAge.reading(value: 86_401, profile: "").met == false)
        let checks = CatalogueMetric.statusChecks
        #expect(checks.reading(5, of: 5, profile: "").met == nil && checks.reading(5, of: 5, before: 10, profile: "").met == true)
        #expect(checks.reading(6, of: 6, before: 10, profile: "").met == false)
        let items = CatalogueMetric.itemsOnTimeRatio
        #expect(items.reading(8, of: 10, before: 0.7, profile: "").met == true && items.reading(7, of: 10, before: 0.7, profile: "").met == false)
    }
}
