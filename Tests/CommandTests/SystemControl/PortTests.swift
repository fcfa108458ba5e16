import Foundation
import Testing

@testable import SystemControl

@Suite("Documented ports of a system")
struct PortTests {
    @Test("CTL-01 an address that somebody listens on is found, with the process; a free one is not")
    func holder() throws {
        let listener = Listener()
        try #require(listener.port != 0)
        let free = Listener()
        let freePort = free.port
        free.close()
        let addresses = [
            FixedAddress(service: "registry", purpose: "gRPC", setting: "listen", port: listener.port),
            FixedAddress(service: "gateway", purpose: "HTTP", setting: "http_listen", port: freePort),
        ]
        let taken = PortInUse.among(addresses)
        #expect(taken.map(\.port) == [listener.port] && taken.first?.service == "registry")
        let text = "\(SystemError.portsInUse(taken))"
        #expect(text.contains("127.0.0.1:\(listener.port) (gRPC of registry): held by ") && text.contains("(pid \(getpid()))"), "\(text)")
        #expect(text.contains("--any-ports") && text.filter { $0 == "(" }.count == text.filter { $0 == ")" }.count, "\(text)")
        listener.close()
        #expect(PortInUse.among(addresses) == [])
    }

    @Test("CTL-01 every service has its documented ports, each once")
    func documented() {
        let all = ([CarillonSystem.simulator] + CarillonSystem.services).flatMap(FixedAddress.addresses)
        #expect(all.count == 19 && Set(all.map(\.port)).count == 19)
        #expect(FixedAddress.addresses(of: "gateway").map(\.port) == [7180, 7106, 7206])
        #expect(FixedAddress.addresses(of: "provider-sim").map(\.port) == [7300, 7400, 7301, 7302, 7303, 7304])
    }
}
