import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("GW-06 The content that a user gets")
struct LocalContentCandidateTests {
    private func candidate(_ row: Int64, _ recipient: LocalRecipient, _ locale: String = "en") -> LocalContentCandidate {
        LocalContentCandidate(row: row, recipient: recipient, locale: locale)
    }

    private func best(_ candidates: [LocalContentCandidate], roles: [String] = [], _ wanted: String...) throws -> Int64? {
        let policy = try Policy(settings: ["default_locale": .text("fr")])
        return LocalContentCandidate.best(among: candidates, roles: roles, wanted: wanted, policy: policy)?.row
    }

    @Test("GW-06 The recipient counts before the language: a user's own content in another language is the user's")
    func recipientFirst() throws {
        let candidates = [candidate(1, .app, "de"), candidate(2, .role("reader"), "es"), candidate(3, .user("ann"), "pt")]
        #expect(try best(candidates, roles: ["reader"], "de") == 3)
        #expect(try best(Array(candidates[...1]), roles: ["reader"], "de") == 2)
        #expect(try best(Array(candidates[...1]), roles: ["editor"], "de") == 1)
        #expect(try best([candidate(2, .role("reader"))], "en") == nil)
        #expect(try best([]) == nil)
    }

    @Test("GW-06 The wanted language, then the app's default, then English, then any")
    func languages() throws {
        let all = ["de", "en", "es", "fr", "pt-BR"].enumerated().map { candidate(Int64($0), .app, $1) }
        #expect(try best(all, "ja", "es-MX") == 2)
        #expect(try best(all, "pt_br") == 4)
        #expect(try best(all, "ja") == 3)
        #expect(try best(Array(all[...2]), "ja") == 1)
        #expect(try best([all[0], all[2]], "ja") == 0)
    }

    @Test("GW-06 The directory is asked for roles only where a role has content and the user has none")
    func roles() {
        #expect(LocalContentCandidate.dependsOnRoles([candidate(1, .role("reader")), candidate(2, .app)]))
        #expect(!LocalContentCandidate.dependsOnRoles([candidate(1, .role("reader")), candidate(2, .user("ann"))]))
        #expect(!LocalContentCandidate.dependsOnRoles([candidate(2, .app)]))
    }
}
