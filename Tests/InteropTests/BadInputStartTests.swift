import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

extension BadInput {
    @Suite("A process that cannot start says why")
    struct Starting {
        let fixture: BadInputFixture

        init() throws { fixture = try BadInputFixture.current }

        @Test("A setting that does not exist is refused, and the nearest one named", arguments: ["registry", "gateway"])
        func unknownSetting(service: String) async throws {
            let (wrong, right) = service == "registry" ? ("store_readerss", "store_readers") : ("http_listn", "http_listen")
            let ended = try await fixture.run(service, ["--run-dir", fixture.idle.path, "--set", "\(wrong)=3"])
            #expect(ended.status == 2)
            #expect(ended.said.contains("\(wrong); did you mean \(right)?"), "\(ended.said)")
        }

        @Test("A value that breaks its rule is refused with the rule")
        func wrongValue() async throws {
            let ended = try await fixture.run("registry", ["--run-dir", fixture.idle.path, "--set", "store_readers=abc"])
            #expect(ended.status == 2)
            #expect(ended.said.contains("store_readers = \"abc\" (--set store_readers): must be a whole number from 1 to 64"), "\(ended.said)")
        }

        @Test("A run folder without keys, or none, names the path and the command that makes it")
        func noKeys() async throws {
            let empty = fixture.folder.appending(path: "empty")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            let keyless = try await fixture.run("registry", ["--run-dir", empty.path])
            #expect(keyless.status == 2)
            #expect(keyless.said.contains("\(empty.path)/keys/registry"), "\(keyless.said)")
            #expect(keyless.said.contains("carillon keys init \(empty.path)"), "\(keyless.said)")

            let missing = fixture.folder.appending(path: "nowhere")
            let folderless = try await fixture.run("registry", ["--run-dir", missing.path])
            #expect(folderless.status == 2)
            #expect(folderless.said.contains("carillon keys init \(missing.path)"), "\(folderless.said)")
        }

        @Test("CTL-01 A port in use is named, with the way out")
        func portInUse() async throws {
            let taken = try fixture.system.folder.runningService("gateway").hostAndPort("http").port
            let registry = try await fixture.run("registry", ["--run-dir", fixture.idle.path, "--listen", "ipv4:127.0.0.1:\(taken)"])
            #expect(registry.status == 1)
            #expect(registry.said.contains("port \(taken) of 127.0.0.1 is in use by another process"), "\(registry.said)")
            #expect(registry.said.contains("--listen"))

            let gateway = try await fixture.run("gateway", ["--run-dir", fixture.idle.path, "--set", "http_listen=127.0.0.1:\(taken)"])
            #expect(gateway.status == 1)
            #expect(gateway.said.contains("port \(taken) of 127.0.0.1 is in use by another process"), "\(gateway.said)")
            #expect(gateway.said.contains("http_listen"), "\(gateway.said)")
        }

        @Test(
            "SEC-03 CTL-01 Plain HTTP is refused where others could reach it, before anything listens",
            arguments: [
                ("registry", "listen", "ipv4:0.0.0.0:0"), ("registry", "listen", "ipv6:[::]:0"), ("gateway", "http_listen", "0.0.0.0:0"),
                ("gateway", "http_listen", "127.example.com:0"), ("evaluator", "peers.registry", "ipv4:192.0.2.7:7101"),
            ])
        func plainElsewhere(service: String, key: String, address: String) async throws {
            let ended = try await fixture.run(service, ["--run-dir", fixture.idle.path, "--set", "\(key)=\(address)"])
            #expect(ended.status == 2)
            #expect(ended.said.contains(address) && ended.said.contains("loopback") && ended.said.contains("tls.certificate"), "\(ended.said)")
        }

        @Test("ARCH-03 A store from a newer version is left alone; file and migration are named")
        func newerStore() async throws {
            let folder = fixture.folder.appending(path: "newer")
            try FileManager.default.copyItem(at: fixture.idle, to: folder)
            let store = folder.appending(path: "stores/registry.sqlite").path
            let first = try ServiceProcess(
                name: "registry", executable: ReleaseExecutables.url("registry"), arguments: ["--run-dir", folder.path],
                log: fixture.folder.appending(path: "first.log"))
            try await eventually("the registry listens") {
                RunFolder(path: folder.path).record(of: "registry") != nil || first.exitStatus != nil
            }
            #expect(await first.stop() == 0, "\(first.lastLogLines())")
            let insert = "INSERT INTO grdb_migrations VALUES ('2099-01-from-tomorrow')"
            let edited = try await fixture.python(
                ["-c", "import sqlite3, sys; s = sqlite3.connect(sys.argv[1]); s.execute(sys.argv[2]); s.commit()", store, insert])
            try #require(edited.status == 0, "\(edited.said)")

            let ended = try await fixture.run("registry", ["--run-dir", folder.path])
            #expect(ended.status == 1 || ended.status == 2)
            #expect(ended.said.contains(store) && ended.said.contains("2099-01-from-tomorrow"), "\(ended.said)")
            #expect(ended.said.contains("written by a newer version"), "\(ended.said)")
        }

        @Test("ARCH-01 A second process on a store is refused with the first one's pid, which goes on undisturbed")
        func secondProcess() async throws {
            let folder = fixture.system.options.runFolder
            let pid = try #require(fixture.system.process("registry")).pid
            let ended = try await fixture.run("registry", ["--run-dir", folder.path])
            #expect(ended.status == 1 || ended.status == 2)
            #expect(ended.said.contains("in use by pid \(pid)"), "\(ended.said)")
            #expect(fixture.system.folder.record(of: "registry")?.pid == pid)
            _ = try await fixture.system.clients.tenants.listOrganizations(.init(pageSize: 1))
        }
    }
}
