import ArgumentParser
import CarillonAPI
import RPC
import Testing

@testable import CarillonCommand

@Suite("What a command names and what is not there")
struct ExistenceTests {
    private let chat = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")

    @Test("CTL-01 a user whom the directory does not have is named, and the command ends with 4")
    func users() async throws {
        try await KnownUsers.require(["alice", "bob"], chat) { _ in true }
        let error = try await #require(throws: RPCError.self) { try await KnownUsers.require(["alice", "alise"], chat) { $0 == "alice" } }
        #expect(error.message == "no user 'alise' in app acme-chat: see `carillon users list`" && Carillon.report(error) == 4)
    }

    @Test("CTL-01 an app that is not there ends a command with 4 as well")
    func apps() async throws {
        let none = AppDirectory(app: { _ in nil }, apps: { _, _ in ([], "") })
        let error = try await #require(throws: RPCError.self) { try await none.choose(organization: nil, app: "shop") }
        #expect(Carillon.report(error) == 4)
    }

    @Test("PRIV-09 an id that may be a typo is not erased and barred, unless somebody says so")
    func erasure() throws {
        #expect(UsersErase.refusal("alice", chat, isKnown: true) == nil)
        let error = try #require(UsersErase.refusal("alise", chat, isKnown: false))
        #expect(error.message.hasPrefix("no user 'alise' in app acme-chat: --unknown erases") && error.message.contains("30 days"))
        #expect(Carillon.report(error) == 4)
        let named = try #require(try Carillon.parseAsRoot(["users", "erase", "alise", "--unknown"]) as? UsersErase)
        let usual = try #require(try Carillon.parseAsRoot(["users", "erase", "alise"]) as? UsersErase)
        #expect(named.unknown && !usual.unknown)
    }

    @Test("PRIV-09 CTL-01 an erasure that waits for a service says so, and ends with 1")
    func erasureThatWaits() throws {
        for line in [["users", "erase", "ann"], ["users", "erase", "ann", "--json"]] {
            let command = try #require(try Carillon.parseAsRoot(line) as? UsersErase)
            func show(_ status: String) throws {
                try command.show(
                    .init(
                        erasureId: "erase_1", status: status,
                        services: [
                            .init(service: "registry", status: "done", erased: ["devices": 1]),
                            .init(service: "receipts", status: status, erased: [:]),
                        ]))
            }
            #expect(throws: ExitCode(1)) { try show("pending") }
            #expect(throws: Never.self) { try show("done") }
        }
    }

    @Test("PRIV-09 the choices of somebody who is still a user are not erased alone: pushes would go out")
    func preferences() throws {
        let error = try #require(PreferencesErase.refusal("frank", isKnown: true))
        #expect(error.message.contains("use `carillon users erase frank`") && Carillon.report(error) == 4)
        #expect(PreferencesErase.refusal("frank", isKnown: false) == nil)
    }

    @Test("CTL-01 a message without a text is refused: a push would show a blank title")
    func blankText() throws {
        for text in ["", " "] {
            let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(["send", "--user", "alice", "--text", text]) }
            #expect(Carillon.fullMessage(for: error).contains("--text is empty"))
        }
    }
}
