import JetStream
import Testing

@Suite("Errors of NATS as operators read them")
struct NATSErrorTests {
    @Test(
        "OBS-09 DISP-01 an error says where it is, what is wrong and what to do, in one sentence",
        arguments: [
            (NATSError(.streamFull, "maximum bytes exceeded", code: 10_077, subject: "PUSHES"), "give it a larger limit (`nats stream edit`)"),
            (NATSError(.unreachable, "cannot connect: Connection refused", subject: "nats://n1:4222"), "correct its address in the settings"),
            (NATSError(.permissionDenied, "Permissions Violation", subject: "$JS.API.INFO"), "let the user of this service use the subject"),
            (NATSError(.jetStreamUnavailable, "no JetStream", subject: "$JS.API.INFO"), "switch JetStream on"),
            (NATSError(.insufficientResources, "insufficient resources", code: 10_023, subject: "KV_x"), "as many servers as it keeps copies"),
        ])
    func sentence(_ error: NATSError, remedy: String) {
        #expect(error.sentence.hasPrefix(error.description + "; ") && error.sentence.contains(remedy), "\(error.sentence)")
        #expect(error.sentence.contains(error.subject ?? "none") && !error.sentence.contains("\n"))
        #expect(NATSError.sentence(of: error) == error.sentence)
    }

    @Test("OBS-09 an error without a remedy, and one that is not of NATS, keeps its own words")
    func ownWords() {
        struct Other: Error, CustomStringConvertible { let description = "the disk is full" }
        #expect(NATSError.sentence(of: Other()) == "the disk is full")
        let refused = NATSError(.refused, "no such thing", code: 10_003, subject: "stream.a")
        #expect(refused.sentence == "stream.a: no such thing (code 10003)")
    }
}
