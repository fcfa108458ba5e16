import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Options and content of devices' schedulers")
struct LocalSchedulingTests {
    private let tenant = PreferencesFixture.tenant

    private func fixture(sync: Bool = true, retentionDays: Int = 14) async throws -> PreferencesFixture {
        try await PreferencesFixture(
            overrides: ["local_config_sync": .bool(sync), "local_retention_days": .int(retentionDays)],
            users: ["ann": .init(roles: ["editor", "reader"], isKnown: true), "ben": .init(isKnown: true)])
    }

    private func count(_ table: String, _ fixture: PreferencesFixture) async throws -> Int? {
        try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
    }

    // MARK: Options

    @Test("AGENT-03 GW-06 The options that a user stored are answered with the names of AGENT-03; the next ones replace them, wrong ones do not")
    func options() async throws {
        let fixture = try await fixture()
        let ann = PreferencesV1.LocalScheduling.Client(fixture.channel(actingAs: "ann", role: "member"))
        #expect(try await ann.getLocalConfig(.init(tenant: tenant, userId: "ann")).options == "")
        _ = try await ann.putLocalConfig(.init(tenant: tenant, userId: "ann", options: PreferencesFixture.localOptions))
        let stored = try await ann.getLocalConfig(.init(tenant: tenant, userId: "ann")).options
        #expect(
            stored == #"{"contentTemplate":{"body":"b","title":"{{headline}}"},"storage":"private","times":[{"hour":8,"minute":0}]}"#)
        let wrong = await reason {
            _ = try await ann.putLocalConfig(.init(tenant: tenant, userId: "ann", options: #"{"times":[],"storage":"private"}"#))
        }
        #expect(wrong == "invalid_argument")
        #expect(try await ann.getLocalConfig(.init(tenant: tenant, userId: "ann")).options == stored)
        let later = PreferencesFixture.localOptions.replacing(#""hour":8"#, with: #""hour":18"#)
        _ = try await ann.putLocalConfig(.init(tenant: tenant, userId: "ann", options: later))
        #expect(try await ann.getLocalConfig(.init(tenant: tenant, userId: "ann")).options.contains(#""hour":18"#))
        #expect(try await count("local_configs", fixture) == 1)
        #expect(await reason(of: { _ = try await ann.getLocalConfig(.init(tenant: tenant, userId: "ben")) }) == "not_found")
    }

    @Test("C-67 Without local_config_sync, as in timesafari, options are refused and none is stored; those of before are deleted within a day")
    func withoutSync() async throws {
        let fixture = try await fixture(sync: false)
        let put = await reason {
            _ = try await fixture.localScheduling.putLocalConfig(.init(tenant: tenant, userId: "ann", options: PreferencesFixture.localOptions))
        }
        #expect(put == "conflict")
        #expect(await reason(of: { _ = try await fixture.localScheduling.getLocalConfig(.init(tenant: tenant, userId: "ann")) }) == "conflict")
        #expect(try await count("local_configs", fixture) == 0)
        try await fixture.store.write { [tenant] database in
            try database.execute(
                sql: "INSERT INTO local_configs VALUES (?, ?, 'ann', '{}', 1)", arguments: [tenant.organizationId, tenant.appId])
        }
        try await fixture.jobs.round()
        #expect(try await count("local_configs", fixture) == 0)
    }

    // MARK: Content

    @Test("AGENT-09 The entity tag is the content's: the same content again has the same one, another text or data another one")
    func entityTags() async throws {
        let fixture = try await fixture()
        let first = try await fixture.putContent("News", for: "ann", data: #"{"a":1,"b":2}"#)
        fixture.clock.advance(by: .seconds(60))
        #expect(try await fixture.putContent("News", for: "ann", data: #"{"b":2,"a":1}"#) == first)
        #expect(try await fixture.putContent("News", for: "ann", data: #"{"b":2,"a":3}"#) != first)
        #expect(try await fixture.putContent("More news", for: "ann", data: #"{"a":1,"b":2}"#) != first)
        #expect(try await count("local_contents", fixture) == 1)
        // The same in another store: it holds no state of a process.
        let other = try await self.fixture()
        #expect(try await other.putContent("News", for: "ben", data: #"{"a":1,"b":2}"#) == first)
    }

    @Test("GW-06 A user's own content comes first, then that of the user's roles, then that of the whole app; of others' nothing")
    func recipients() async throws {
        let fixture = try await fixture()
        #expect(try await fixture.headline(for: "ann") == nil)
        try await fixture.putContent("For all")
        try await fixture.putContent("For readers", role: "reader")
        try await fixture.putContent("For admins", role: "admin")
        #expect(try await fixture.headline(for: "ann") == "For readers en")
        #expect(try await fixture.headline(for: "ben") == "For all en")
        try await fixture.putContent("For editors", role: "editor")
        #expect(try await fixture.headline(for: "ann") == "For editors en")
        try await fixture.putContent("For ann", for: "ann")
        #expect(try await fixture.headline(for: "ann") == "For ann en")
        // Roles are asked for only where they decide.
        fixture.registryGoesAway()
        #expect(try await fixture.headline(for: "ann") == "For ann en")
        let away = await reason(of: { _ = try await fixture.headline(for: "ben") })
        #expect(away == "UNAVAILABLE")
    }

    @Test("GW-06 A content in the wanted language, else in the app's default, else in any")
    func languages() async throws {
        let fixture = try await fixture()
        try await fixture.putContent("Ola", locale: "pt_BR")
        #expect(try await fixture.headline(for: "ann", "de") == "Ola pt-BR")
        try await fixture.putContent("Hello")
        try await fixture.putContent("Hola", locale: "es")
        #expect(try await fixture.headline(for: "ann", "de") == "Hello en")
        #expect(try await fixture.headline(for: "ann", "de", "es-MX") == "Hola es")
        #expect(try await fixture.headline(for: "ann", "pt-br") == "Ola pt-BR")
    }

    @Test("GW-06 A whole number is answered with each digit; one that 64 bits do not hold is refused by its place")
    func numbers() async throws {
        let fixture = try await fixture()
        func put(_ data: String) async throws {
            _ = try await fixture.localScheduling.putLocalContent(
                .init(tenant: tenant, userId: "ann", headline: "News", summary: "Rain", data: data))
        }
        let exact = #"{"least":-9223372036854775808,"most":9223372036854775807,"share":0.25,"small":1e-300}"#
        try await put(exact)
        let content = try await fixture.localScheduling.getLocalContent(.init(tenant: tenant, userId: "ann")).content
        #expect(content?.data == exact)
        for (data, place) in [
            (#"{"a":9223372036854775808}"#, "data.a"), (#"{"a":-9223372036854775809}"#, "data.a"),
            (#"{"a":1,"b":[1,{"id":18446744073709551615}]}"#, "data.b[1].id"), (#"{"a":1e20}"#, "data.a"),
        ] {
            do {
                try await put(data)
                Issue.record("\(data) is taken")
            } catch let error as RPCError { #expect("\(error.reason ?? "") \(error.field ?? "")" == "invalid_value \(place)") }
        }
        #expect(try await fixture.localScheduling.getLocalContent(.init(tenant: tenant, userId: "ann")).content?.data == exact)
    }

    @Test("OQ-36 ARCH-16 More than 64 KiB, no text, no recipient and two of them are refused with the field")
    func refusals() async throws {
        let fixture = try await fixture()
        func refused(_ change: (inout PreferencesV1.PutLocalContentRequest) -> Void) async -> String {
            var request = PreferencesV1.PutLocalContentRequest(tenant: tenant, userId: "ann", headline: "News", summary: "Rain")
            change(&request)
            do {
                _ = try await fixture.localScheduling.putLocalContent(request)
                return "taken"
            } catch let error as RPCError { return "\(error.reason ?? "") \(error.field ?? "")" } catch { return "\(error)" }
        }
        let large = String(repeating: "x", count: 65_536)
        #expect(await refused({ $0.data = #"{"a":"\#(large)"}"# }) == "payload_too_large data")
        #expect(await refused({ $0.data = #"{"a":"\#(large.dropLast(300))"}"# }) == "taken")
        #expect(await refused({ $0.data = "[]" }) == "invalid_value data")
        #expect(await refused({ $0.headline = " " }) == "invalid_argument headline")
        #expect(await refused({ $0.summary = String(repeating: "x", count: 4_001) }) == "invalid_value summary")
        #expect(await refused({ $0.locale = "not a tag" }) == "invalid_value locale")
        #expect(await refused({ $0.userId = "" }) == "invalid_argument user_id")
        #expect(await refused({ $0.audience = .init(wholeApp: true) }) == "invalid_argument user_id")
        #expect(await refused({ $0.audience = .init(role: String(repeating: "r", count: 65)) }) == "invalid_value audience.role")
    }

    @Test("PRIV-01 Content is deleted local_retention_days after it was put last, with 0 days after one day; and each app has its own days")
    func retention() async throws {
        for (days, kept) in [(14, 14), (0, 1)] {
            let fixture = try await fixture(retentionDays: days)
            try await fixture.putContent("Old")
            try await fixture.putContent("Renewed", for: "ann")
            fixture.clock.advance(by: .seconds(3_600))
            try await fixture.putContent("Renewed", for: "ann")
            fixture.clock.advance(by: .seconds(Int64(kept) * 86_400 - 3_600))
            try await fixture.jobs.round()
            #expect(try await fixture.headline(for: "ben") == "Old en", "\(days)")
            fixture.clock.advance(by: .milliseconds(1))
            try await fixture.jobs.round()
            #expect(try await fixture.headline(for: "ben") == nil, "\(days)")
            #expect(try await fixture.headline(for: "ann") == "Renewed en", "\(days)")
        }
    }

    @Test("PRIV-11 A user's options and own content are exported, and no audience's")
    func export() async throws {
        let fixture = try await fixture()
        try await fixture.putLocalData(of: "ann")
        try await fixture.putContent("For all")
        let own = PreferencesV1.UserData.Client(fixture.channel(actingAs: "ann", role: "member"))
        let rows = try await own.exportOwnData(.init()) { responses in
            var rows: [String: [String]] = [:]
            for try await response in responses { if let section = response.section { rows[section.name, default: []] += section.rows } }
            return rows
        }
        #expect(rows["local_contents"]?.count == 1 && rows["local_contents"]?.first?.contains("For ann") == true)
        #expect(rows["local_configs"]?.count == 1 && rows["local_configs"]?.first?.contains("contentTemplate") == true)
    }

    @Test("SEC-10 An administrator's look at a user's content is audited, the user's own is not")
    func audited() async throws {
        let fixture = try await fixture()
        let root = PreferencesV1.LocalScheduling.Client(fixture.channel(actingAs: "root", role: "system_admin"))
        let ann = PreferencesV1.LocalScheduling.Client(fixture.channel(actingAs: "ann", role: "member"))
        _ = try await ann.getLocalContent(.init(tenant: tenant, userId: "ann"))
        #expect(fixture.audit.details == [])
        _ = try await root.getLocalContent(.init(tenant: tenant, userId: "ann"))
        #expect(fixture.audit.details == ["local content"])
    }
}
