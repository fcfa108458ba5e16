import Testing

@testable import SystemControl

@Suite("The spool of a gateway, as its metrics have it")
struct SpoolReadingTests {
    @Test("DR-02 OBS-09 Spooled events, and those that were refused later, are found among the metrics; a page without a spool says nothing")
    func value() {
        let page = """
            # HELP carillon_spool_events Events in the spool.
            # TYPE carillon_spool_events gauge
            carillon_spool_events 21
            carillon_spool_events_other 5
            carillon_spool_bytes 900
            carillon_spool_refused_total{reason="unknown_type"} 3
            carillon_spool_refused_total{reason="organization_suspended"} 1
            """
        let reading = SpoolReading(page: page)
        #expect(reading?.events == 21 && reading?.refused == ["unknown_type": 3, "organization_suspended": 1])
        let other = SpoolReading(page: #"carillon_spool_events{service="gateway"} 3"#)
        #expect(other?.events == 3 && other?.refused == [:])
        #expect(SpoolReading(page: "carillon_spool_bytes 900") == nil && SpoolReading(page: "") == nil)
    }

    @Test("OBS-09 The spools of several gateways are counted together")
    func together() {
        let (one, other) = (SpoolReading(events: 1, refused: ["a": 1, "b": 2]), SpoolReading(events: 2, refused: ["b": 3]))
        #expect(one + other == SpoolReading(events: 3, refused: ["a": 1, "b": 5]))
    }
}
