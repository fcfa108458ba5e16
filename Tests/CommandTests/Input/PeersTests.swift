import RPC
import Testing

@testable import CarillonCommand

@Suite("Services that run elsewhere")
struct PeersTests {
    @Test("CTL-01 their addresses come from the variables that services read; an empty one counts as not set, a wrong one is named")
    func variables() throws {
        let peers = try SystemOptions.peers(in: [
            "CARILLON_PEERS_REGISTRY": "dns:alpha.example.com:7101", "CARILLON_PEERS_PROVIDER_SIM": "ipv4:10.0.0.7:7300",
            "CARILLON_PEERS_RECEIPTS": "", "CARILLON_PEERS_NOBODY": "nowhere", "CARILLON_LOG_LEVEL": "debug",
        ])
        #expect(peers.keys.sorted() == ["provider-sim", "registry"])
        #expect(peers["registry"]?.name == "registry" && peers["registry"]?.isLocal == false)
        #expect(peers["provider-sim"]?.fixedAddresses == [.ip("10.0.0.7", port: 7300)])
        let error = try #require(throws: InputError.self) { try SystemOptions.peers(in: ["CARILLON_PEERS_GATEWAY": "nowhere"]) }
        #expect(error.description.contains("CARILLON_PEERS_GATEWAY: ") && Carillon.report(error) == 2, "\(error)")
    }
}
