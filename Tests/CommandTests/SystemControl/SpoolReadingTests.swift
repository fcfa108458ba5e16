import Testing

@testable import SystemControl

@Suite("The spool of a gateway, as its metrics have it")
struct SpoolReadingTests {
    @Test("DR-02 OBS-09 The number of spooled events is found among the metrics; a page without it says nothing")
    func value() {
        let page = """
            # HELP carillon_spool_events Events in the spool.
            # TYPE carillon_spool_events gauge
            carillon_spool_events 21
            carillon_spool_events_other 5
            carillon_spool_bytes 900
            """
        #expect(SpoolReading.events(in: page) == 21)
        #expect(SpoolReading.events(in: #"carillon_spool_events{service="gateway"} 3"#) == 3)
        #expect(SpoolReading.events(in: "carillon_spool_bytes 900") == nil && SpoolReading.events(in: "") == nil)
    }
}
