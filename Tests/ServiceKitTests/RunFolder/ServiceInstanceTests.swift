import Foundation
import TestFolders
import Testing

@testable import ServiceKit

/// Several processes of the dispatcher in one run folder (decision 0074).
@Suite("Instances of a service")
struct ServiceInstanceTests {
    private let folder: TemporaryFolder
    private let run: RunFolder

    init() throws {
        folder = try TemporaryFolder()
        run = RunFolder(path: folder.path)
        try FileManager.default.createDirectory(atPath: run.storesFolder, withIntermediateDirectories: true)
    }

    private func claim(_ service: String = "dispatcher", _ instance: String? = nil) throws -> InstanceClaim {
        try InstanceClaim(service, ServiceConfig(service: service, values: instance.map { ["instance": $0] } ?? [:]), run)
    }

    @Test("The first instance has the service's name, others a number behind it; a name says which instance it is")
    func names() {
        #expect(ServiceInstance(service: "dispatcher").name == "dispatcher")
        #expect(ServiceInstance(service: "dispatcher", number: 12).name == "dispatcher-12")
        #expect(ServiceInstance(named: "dispatcher-12") == ServiceInstance(service: "dispatcher", number: 12))
        for text in ["dispatcher", "provider-sim", "dispatcher-1", "dispatcher-x", "dispatcher-1000", "registry-2"] {
            #expect(ServiceInstance(named: text) == ServiceInstance(service: text))
        }
    }

    @Test("DISP-01 `auto` takes the lowest free number, also one that ended")
    func lowestFree() throws {
        var second: InstanceClaim?
        let first = try claim("dispatcher", "auto")
        second = try claim("dispatcher", "auto")
        let third = try claim("dispatcher", "auto")
        #expect([first, second, third].map { $0?.instance.name } == ["dispatcher", "dispatcher-2", "dispatcher-3"])
        second = nil
        #expect(try claim("dispatcher", "auto").instance.number == 2)
        withExtendedLifetime((first, third)) {}
    }

    @Test("A number that another process has is refused with the remedy")
    func taken() throws {
        let first = try claim()
        let error = #expect(throws: ConfigurationError.self) { try claim("dispatcher", "1") }
        #expect(error?.description.contains("dispatcher runs with the run folder \(run.path) already") == true)
        #expect(error?.description.contains("queue.engine to jetstream") == true)
        #expect(try claim("dispatcher", "2").instance.number == 2)
        withExtendedLifetime(first) {}
    }

    @Test("DR-03 Each gateway of a run folder has a number, and with it a spool; a taken number is refused with the remedy")
    func gateways() throws {
        let first = try claim("gateway", "auto")
        let second = try claim("gateway", "auto")
        #expect([first, second].map(\.instance.name) == ["gateway", "gateway-2"])
        let error = #expect(throws: ConfigurationError.self) { try claim("gateway") }
        #expect(error?.description.contains("For another gateway give each a number") == true)
        #expect(error?.description.contains("queue.engine") == false)
        withExtendedLifetime((first, second)) {}
    }

    @Test("The setting is a number from 1 to 999 or `auto`", arguments: ["0", "1000", "two", "-1", "AUTO"])
    func wrongNumber(_ text: String) throws {
        let error = #expect(throws: ConfigurationError.self) { try claim("dispatcher", text) }
        #expect(error?.description.contains("instance") == true && error?.description.contains("auto, or a number from 1 to 999") == true)
    }

    @Test("Other services have one process, and do not know the setting")
    func others() throws {
        let config = ServiceConfig(service: "registry", values: ["instance": "2"])
        #expect(try InstanceClaim("registry", config, run).instance == ServiceInstance(service: "registry"))
        #expect(throws: ConfigurationError.self) { try config.refuseUnknownKeys() }
    }

    @Test("Records and stores of all instances are found, in the order of their numbers, and nothing else")
    func found() throws {
        for name in ["dispatcher-10", "dispatcher-2", "dispatcher", "registry", "dispatcher-new"] {
            try run.write(ProcessRecord(pid: 1, rpc: ["unix:/\(name)"], tls: false, admin: ""), of: name)
            try folder.write("", to: "stores/\(name).sqlite")
        }
        #expect(run.records(of: "dispatcher").map(\.rpc) == [["unix:/dispatcher"], ["unix:/dispatcher-2"], ["unix:/dispatcher-10"]])
        #expect(run.storedInstances(of: "dispatcher").map(\.number) == [1, 2, 10])
        #expect(run.processNames == ["registry", "dispatcher", "dispatcher-2", "dispatcher-10"])
        #expect(run.records(of: "registry").count == 1)
        #expect(run.records(of: "receipts").isEmpty)
    }
}
