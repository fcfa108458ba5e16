import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon seed", .timeLimit(.minutes(2)))
struct SeedTests {
    @Test("CTL-03 Names that the registry would refuse are refused before anything is made, and a failure says what is there")
    func names() throws {
        for wrong in [["--app", "other-app!"], ["--app", ""], ["--organization", "a b"], ["--organization", "new", "--app", "Upper"]] {
            #expect(throws: (any Error).self, "\(wrong)") { try Carillon.parseAsRoot(["seed", "chat"] + wrong) }
        }
        let seed = try #require(try Carillon.parseAsRoot(["seed", "chat", "--organization", "new", "--app", "other-app"]) as? Seed)
        #expect(seed.app == "other-app" && seed.organization == "new")
        #expect(Seed.remains(app: "a1", organization: "o1").contains("the app a1 is there"))
        #expect(Seed.remains(app: nil, organization: "o1") == "; the organization o1 is there, without the app")
        #expect(Seed.remains(app: nil, organization: nil) == "")
    }

    @Test("CTL-03 Each profile gets an app with people and devices of its roles that a test push reaches; an app that exists stays as it is")
    func profiles() async throws {
        let folder = try TemporaryFolder()
        var options = CarillonSystem.Options(runFolder: URL(filePath: folder.file("run")))
        options.testMode = true
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        func carillon(_ arguments: String...) async throws -> (status: Int32, said: String) {
            try await StartedCommand.run(arguments + ["--run-dir", options.runFolder.path], in: folder)
        }
        do {
            try await system.start()
            for profile in ["chat", "mlc-lms", "school", "hr-warehouse", "timesafari"] {
                let seeded = try await carillon("seed", profile, "--json")
                #expect(seeded.status == 0, "\(profile): \(seeded.said)")
                let made = try #require(try JSONSerialization.jsonObject(with: Data(seeded.said.utf8)) as? [String: Any])
                let (users, app) = (try #require(made["user_ids"] as? [String]), try #require(made["app_id"] as? String))
                let tenant = CommonV1.Tenant(organizationId: "demo", appId: app)
                let known = try await system.clients.registry.listUsers(.init(tenant: tenant, pageSize: 100)).users
                #expect(app == "demo-\(profile)" && Set(known.map(\.userId)) == Set(users) && !users.isEmpty)
                let devices = try await system.clients.registry.listDevices(.init(tenant: tenant, userId: users[0])).devices
                #expect(devices.count == 1 && made["devices"] as? Int == users.count)
                if profile == "school" {
                    #expect(known.contains { $0.roles == ["guardian"] } && made["groups"] as? Int == 2 && made["guardians"] as? Int ?? 0 > 0)
                }
                let tested = try await carillon("push", "test", users[0], "--app", app)
                // A child of mlc-lms has no consent yet; timesafari sends no pushes.
                let isReached = tested.status == 0 || profile == "timesafari" || tested.said.contains("needs a guardian's consent")
                #expect(isReached, "\(profile): \(tested.said)")
            }
            let again = try await carillon("seed", "chat")
            #expect(again.status == 4 && again.said.contains("the app demo-chat exists: choose another name with --app"), "\(again.said)")
            let second = try await carillon("seed", "chat", "--app", "second")
            #expect(second.status == 0 && second.said.contains("try: carillon push test --app second alice"), "\(second.said)")
            let unknown = try await carillon("seed", "chess")
            #expect(unknown.status == 2 && unknown.said.contains("there is no profile chess; there are "), "\(unknown.said)")
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }
}
